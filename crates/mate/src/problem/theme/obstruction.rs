//! Obstruction: a piece stands in the way of a line of the other side.

use super::battery::fired;
use super::scene::{Play, Scene, altered, mates};
use super::{Finding, Theme, Trace, put};
use tratto_board::{Move, Position, Square, squares_between};

pub(super) fn find(play: &Play, found: &mut Vec<Finding>) {
    let mut evidence = Vec::new();
    for scene in &play.scenes {
        let traces = play
            .threats
            .iter()
            .filter_map(|&threat| by_black(play, scene, threat))
            .chain(by_white(play, scene));
        if let Some(trace) = traces.into_iter().next() {
            evidence.push(play.evidence(scene, Some(trace)));
        }
    }
    put(found, Theme::Obstruction, evidence);
}

/// By Black against the threat: the threat does not mate after the defence, but would if the defending piece were taken off the board; and
/// what it lacks is a white line that this piece cuts: the way of the threatening piece, its check, or the guard of a square to
/// which the king now goes.
fn by_black(play: &Play, scene: &Scene, threat: Move) -> Option<Trace> {
    let at = scene.defence.destination();
    if play.defender(scene) == Some(tratto_board::Role::King) || scene.defence.is_castling() {
        return None;
    }
    let without = altered(&scene.after, |setup| {
        setup.remove(at);
    })?;
    if mates(&scene.after, threat) || !mates(&without, threat) {
        return None;
    }
    if squares_between(threat.from(), threat.to()).has(at) {
        return Some(Trace::Line { piece: threat.from(), at, to: threat.to() });
    }
    if !scene.after.is_legal(threat) {
        return None;
    }
    let (mut tried, mut wanted) = (scene.after, without);
    tried.play_unchecked(threat);
    wanted.play_unchecked(threat);
    let king = tried.king(play.them());
    let through = |square: Square, pieces: &Position| {
        let lifted = pieces.occupied().without(king);
        let guards = pieces.attackers_through(square, play.us(), lifted);
        guards.iter().find(|&piece| squares_between(piece, square).has(at))
    };
    if !tried.is_check() {
        return through(king, &wanted).map(|piece| Trace::Line { piece, at, to: king });
    }
    let flights = tried.legal_moves_from(king);
    flights.iter().find_map(|m| through(m.to(), &wanted).map(|piece| Trace::Line { piece, at, to: m.to() }))
}

/// By White in mating: the front piece of a battery goes to a square on the line of a black piece. Taken off the board it leaves that piece a
/// legal answer to the check across the very square.
fn by_white(play: &Play, scene: &Scene) -> Option<Trace> {
    fired(scene)?;
    let at = scene.mate.destination();
    let without = altered(&scene.mated, |setup| {
        setup.remove(at);
    })?;
    let answers = without.legal_moves();
    let cut = |m: &&Move| {
        let is_line_piece = super::scene::line_pieces(&without, play.them()).has(m.from());
        is_line_piece && squares_between(m.from(), m.to()).has(at)
    };
    answers.iter().find(cut).map(|m| Trace::Line { piece: m.from(), at, to: m.to() })
}
