//! Lines: opened for White, and cut by Black's own pieces.

use super::scene::{Play, Scene, altered, field, line_pieces};
use super::{Evidence, Finding, Theme, Trace, put};
use tratto_board::{Move, Position, Role, Square, squares_between};

pub(super) fn find(play: &Play, found: &mut Vec<Finding>) {
    opened(play, found);
    let cuts: Vec<(&Scene, Cut)> = play
        .scenes
        .iter()
        .flat_map(|scene| cuts(play, scene).into_iter().map(move |cut| (scene, cut)))
        .collect();
    for (kind, theme) in [(Kind::Open, Theme::Interference), (Kind::Closed, Theme::RetroInterference)] {
        let told = cuts.iter().filter(|(_, cut)| cut.kind == kind);
        put(found, theme, told.map(|(scene, cut)| play.evidence(scene, Some(cut.trace()))).collect());
    }
    mutual(play, &cuts, Kind::Open, Theme::Grimshaw, found);
    mutual(play, &cuts, Kind::Taken, Theme::Novotny, found);
}

/// A line of a black piece cut by another.
struct Cut {
    piece: Square,
    at: Square,
    to: Square,
    kind: Kind,
}

#[derive(Copy, Clone, Eq, PartialEq)]
enum Kind {
    /// The line was open before.
    Open,
    /// The line was closed before by the white piece that mates.
    Closed,
    /// The cutting piece took, on the square of the cut, the piece of White's first move.
    Taken,
}

impl Cut {
    fn trace(&self) -> Trace {
        Trace::Line { piece: self.piece, at: self.at, to: self.to }
    }
}

/// The lines that a defence cuts to Black's harm. The defending piece stands in the mate on the line of another black piece, a bishop, rook or
/// queen, or a pawn before its double step. Taken off the board it leaves that piece a legal answer to the mate across the very square.
/// And the defence did cut the line: it came from elsewhere, and nothing else stood in between.
fn cuts(play: &Play, scene: &Scene) -> Vec<Cut> {
    let at = scene.defence.destination();
    if !scene.defender_stands() {
        return Vec::new();
    }
    let Some(without) = altered(&scene.mated, |setup| {
        setup.remove(at);
    }) else {
        return Vec::new();
    };
    let them = play.them();
    let pawns = without.pieces(Role::Pawn.of(them));
    let mut cuts = Vec::new();
    for piece in line_pieces(&without, them) | pawns {
        let across = |m: &&Move| squares_between(piece, m.to()).has(at);
        let answers = without.legal_moves_from(piece);
        let takes = answers.iter().filter(across).find(|m| m.to() == scene.mate.destination());
        let Some(to) = takes.or_else(|| answers.iter().find(across)).map(|m| m.to()) else { continue };
        let between = squares_between(piece, to).without(at);
        if between.has(scene.defence.from()) {
            continue;
        }
        let stood = between & play.before.occupied();
        let was_empty = play.before.piece_at(at).is_none();
        let kind = if was_empty && stood.is_empty() {
            Kind::Open
        } else if was_empty && stood == scene.mate.from().bitboard() {
            Kind::Closed
        } else if stood.is_empty() && play.first.is_some_and(|first| first.destination() == at) {
            Kind::Taken
        } else {
            continue;
        };
        cuts.push(Cut { piece, at, to, kind });
    }
    cuts
}

/// Two defences on one square, each cutting the line of the piece that makes the other, with different mates. The pieces are a rook and a
/// bishop, or a bishop and a pawn: pieces of one movement on crossing lines would be another theme.
fn mutual(play: &Play, cuts: &[(&Scene, Cut)], kind: Kind, theme: Theme, found: &mut Vec<Finding>) {
    let role = |square| play.before.role_at(square);
    for (i, (scene, cut)) in cuts.iter().enumerate() {
        for (other, back) in &cuts[i + 1..] {
            let is_pair = cut.at == back.at
                && [cut.kind, back.kind] == [kind; 2]
                && cut.piece == other.defence.from()
                && back.piece == scene.defence.from()
                && scene.mate != other.mate;
            let roles = [role(cut.piece), role(back.piece)];
            let has = |wanted| roles.contains(&Some(wanted));
            if is_pair && has(Role::Bishop) && (has(Role::Rook) || has(Role::Pawn)) {
                let told = |(scene, cut): (&Scene, &Cut)| match kind {
                    Kind::Taken => play.evidence_by_first(scene, Some(cut.trace())),
                    _ => play.evidence(scene, Some(cut.trace())),
                };
                let evidence = [(*scene, cut), (*other, back)].map(told);
                put(found, theme, evidence.to_vec());
            }
        }
    }
}

/// Lines of White that Black's defence or White's first move opens: clearance if the piece goes off the line, opening if it goes further
/// along it.
fn opened(play: &Play, found: &mut Vec<Finding>) {
    let (mut clearances, mut openings) = (Vec::new(), Vec::new());
    let mut tell = |evidence: Evidence, piece: Square, by: Move| {
        let along = squares_between(piece, by.destination()).has(by.from());
        if along { openings.push(evidence) } else { clearances.push(evidence) }
    };
    for scene in &play.scenes {
        if play.defender(scene) != Some(Role::King)
            && let Some(trace @ Trace::Line { piece, .. }) = used(scene, &scene.after, scene.defence.from())
        {
            tell(play.evidence(scene, Some(trace)), piece, scene.defence);
        }
        if let Some(first) = play.first
            && let Some(trace @ Trace::Line { piece, .. }) = used(scene, &play.before, first.from())
            && piece != first.destination()
        {
            tell(play.evidence_by_first(scene, Some(trace)), piece, first);
        }
    }
    put(found, Theme::LineClearance, clearances);
    put(found, Theme::LineOpening, openings);
}

/// The line through a square just left that the mate uses: the mating piece runs through the square; or a white line piece that has not
/// moved gives the only check through it; or alone guards through it a square that the king could otherwise go to. With something on
/// the square again the mate would not be one.
fn used(scene: &Scene, stood: &Position, left: Square) -> Option<Trace> {
    let us = !scene.mated.turn();
    let (mated, king) = (&scene.mated, scene.king());
    let (from, to) = (scene.mate.from(), scene.mate.destination());
    if line_pieces(&scene.after, us).has(from) && squares_between(from, to).has(left) {
        return Some(Trace::Line { piece: from, at: left, to });
    }
    if mated.piece_at(left).is_some() {
        return None;
    }
    let lifted = mated.occupied().without(king);
    let unmoved = line_pieces(mated, us) & line_pieces(stood, us);
    let unmoved = unmoved.without(to);
    if let Some(piece) = mated.checkers().single()
        && unmoved.has(piece)
        && squares_between(piece, king).has(left)
    {
        return Some(Trace::Line { piece, at: left, to: king });
    }
    for square in field(king) - mated.by_color(!us) {
        let guards = mated.attackers_through(square, us, lifted) & unmoved;
        let through = guards.iter().find(|&piece| squares_between(piece, square).has(left));
        if let Some(piece) = through
            && mated.attackers_through(square, us, lifted.with(left)).is_empty()
        {
            return Some(Trace::Line { piece, at: left, to: square });
        }
    }
    None
}
