//! Batteries, and checks answered by mate.

use super::scene::{Play, Scene, line_pieces};
use super::{Evidence, Finding, Theme, Trace, put};
use tratto_board::{Color, MoveKind, Position, Square, squares_between};

pub(super) fn find(play: &Play, found: &mut Vec<Finding>) {
    let told = |scene: &Scene| {
        let rear = fired(scene)?;
        let trace = Trace::Line { piece: rear, at: scene.mate.from(), to: scene.king() };
        Some(play.evidence(scene, Some(trace)))
    };
    put(found, Theme::Battery, play.scenes.iter().filter_map(told).collect());
    put(found, Theme::BatteryFormed, formed(play));
    put(found, Theme::CrossCheck, cross_checks(play));
}

/// Whether a white line piece aims at a square with one white piece between, and nothing else.
pub(super) fn stands(position: &Position, rear: Square, front: Square, aim: Square, us: Color) -> bool {
    let between = squares_between(rear, aim);
    line_pieces(position, us).has(rear)
        && position.by_color(us).has(front)
        && between & position.occupied() == front.bitboard()
        && position.attackers_through(aim, us, position.occupied().without(front)).has(rear)
}

/// The rear piece of a battery that the mate fires: it gives check, has not moved, and between it and the king stood the piece that
/// mates and nothing else.
pub(super) fn fired(scene: &Scene) -> Option<Square> {
    let front = scene.mate.from();
    let moved = [Some(scene.mate.destination()), scene.mate.rook_to()];
    scene.mated.checkers().iter().find(|&rear| {
        !moved.contains(&Some(rear)) && stands(&scene.after, rear, front, scene.king(), !scene.mated.turn())
    })
}

/// Batteries that the first move makes: after it the battery stands, aimed at the king, in the diagram it did not, and a mate fires it.
fn formed(play: &Play) -> Vec<Evidence> {
    let Some(first) = play.first else { return Vec::new() };
    let us = play.us();
    let king = play.before.king(play.them());
    let mut evidence = Vec::new();
    for scene in &play.scenes {
        let Some(rear) = fired(scene) else { continue };
        let front = scene.mate.from();
        let made_it = [rear, front].contains(&first.destination());
        let by_clearing = squares_between(rear, king).has(first.from());
        if scene.king() == king
            && (made_it || by_clearing)
            && stands(&play.before, rear, front, king, us)
            && !stands(&play.start, rear, front, king, us)
        {
            let trace = Trace::Line { piece: rear, at: front, to: king };
            evidence.push(play.evidence_by_first(scene, Some(trace)));
        }
    }
    evidence
}

/// Cross-checks: the defence gives check, and the mate takes nothing.
fn cross_checks(play: &Play) -> Vec<Evidence> {
    let is_quiet = |scene: &&Scene| {
        let takes = scene.after.by_color(play.them()).has(scene.mate.to());
        scene.after.is_check() && !takes && scene.mate.kind() != MoveKind::EnPassant
    };
    play.scenes.iter().filter(is_quiet).map(|scene| play.evidence(scene, None)).collect()
}
