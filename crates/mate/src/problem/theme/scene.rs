//! What the detectors look at: the play of a two-mover laid out flat, with the boards before and after each move.

use super::{Evidence, Mate, Phase, Trace, mate_of};
use crate::problem::tree::{Continuation, Solution, Variation};
use tratto_board::{Bitboard, Color, Move, Position, Role, Setup, Square, attacks_from, squares_between};

/// The play of one phase.
pub(super) struct Play {
    pub(super) phase: Phase,
    /// The key or try; none in set play.
    pub(super) first: Option<Move>,
    /// The diagram.
    pub(super) start: Position,
    /// The board that the defences are played on.
    pub(super) before: Position,
    /// What the first move threatens.
    pub(super) threats: Vec<Move>,
    /// The defences with one single mate each. Duals and defences that let the threat through prove nothing.
    pub(super) scenes: Vec<Scene>,
}

/// A defence and the only mate that answers it.
#[derive(Copy, Clone)]
pub(super) struct Scene {
    pub(super) defence: Move,
    pub(super) mate: Move,
    /// The board after the defence.
    pub(super) after: Position,
    /// The board after the mate.
    pub(super) mated: Position,
}

impl Play {
    /// The phases of a solved two-mover: set play, tries, keys.
    pub(super) fn all(solution: &Solution) -> Vec<Play> {
        let start = solution.position;
        let mut plays = Vec::new();
        if !solution.set_play.is_empty() {
            let before = start.pass();
            let scenes = scenes(&before, &solution.set_play);
            let play = Play { phase: Phase::Set, first: None, start, before, threats: Vec::new(), scenes };
            plays.push(play);
        }
        let tries = solution.tries.iter().enumerate().map(|(i, one)| (Phase::Try(i), &one.play));
        let keys = solution.keys.iter().enumerate().map(|(i, key)| (Phase::Actual(i), key));
        plays.extend(tries.chain(keys).map(|(phase, first)| Play::of(start, phase, first)));
        plays
    }

    fn of(start: Position, phase: Phase, first: &Continuation) -> Play {
        let mut before = start;
        before.play_unchecked(first.played);
        let threats = first.threats.iter().map(|threat| threat.played).collect();
        let scenes = scenes(&before, &first.variations);
        Play { phase, first: Some(first.played), start, before, threats, scenes }
    }

    /// The side that mates.
    pub(super) fn us(&self) -> Color {
        self.start.turn()
    }

    /// The side that is mated.
    pub(super) fn them(&self) -> Color {
        !self.start.turn()
    }

    /// A variation as evidence.
    pub(super) fn evidence(&self, scene: &Scene, trace: Option<Trace>) -> Evidence {
        let mut line: Vec<Move> = self.first.into_iter().collect();
        line.extend([scene.defence, scene.mate]);
        Evidence { phase: self.phase, line, by_first: false, trace }
    }

    /// A variation as evidence of what the first move does.
    pub(super) fn evidence_by_first(&self, scene: &Scene, trace: Option<Trace>) -> Evidence {
        Evidence { by_first: true, ..self.evidence(scene, trace) }
    }

    /// The mate of a scene, by the piece that gives it.
    pub(super) fn mate_of(&self, scene: &Scene) -> Mate {
        mate_of(self.first, scene.mate)
    }

    /// The piece that defends.
    pub(super) fn defender(&self, scene: &Scene) -> Option<Role> {
        self.before.role_at(scene.defence.from())
    }
}

impl Scene {
    /// The king that is mated.
    pub(super) fn king(&self) -> Square {
        self.mated.king(self.mated.turn())
    }

    /// Whether the defending piece, which is not the king, still stands where it went.
    pub(super) fn defender_stands(&self) -> bool {
        let them = self.mated.turn();
        let at = self.mated.piece_at(self.defence.destination());
        !self.defence.is_castling() && at.is_some_and(|piece| piece.color == them && piece.role != Role::King)
    }
}

fn scenes(before: &Position, variations: &[Variation]) -> Vec<Scene> {
    let single = |one: &&Variation| !one.lets_threat && one.continuations.len() == 1;
    let scene = |one: &Variation| {
        let mate = one.continuations[0].played;
        let mut after = *before;
        after.play_unchecked(one.defence);
        let mut mated = after;
        mated.play_unchecked(mate);
        Scene { defence: one.defence, mate, after, mated }
    };
    variations.iter().filter(single).map(scene).collect()
}

/// The board with something changed; none if a king is missing.
pub(super) fn altered(position: &Position, change: impl FnOnce(&mut Setup)) -> Option<Position> {
    let mut setup = position.setup();
    change(&mut setup);
    setup.examine().0
}

/// The squares next to a king.
pub(super) fn field(king: Square) -> Bitboard {
    attacks_from(Role::King.of(Color::White), king, Bitboard::EMPTY)
}

/// One side's pieces that attack a square once the other king has left its own: so they bar it from going there.
pub(super) fn guards(position: &Position, square: Square, by: Color) -> Bitboard {
    position.attackers_through(square, by, position.occupied().without(position.king(!by)))
}

/// Whether a move is legal and mates.
pub(super) fn mates(position: &Position, m: Move) -> bool {
    let mut next = *position;
    position.is_legal(m) && {
        next.play_unchecked(m);
        next.is_checkmate()
    }
}

/// The line pieces of one side.
pub(super) fn line_pieces(position: &Position, color: Color) -> Bitboard {
    let roles = [Role::Bishop, Role::Rook, Role::Queen];
    let line_pieces = roles.into_iter().fold(Bitboard::EMPTY, |all, role| all | position.by_role(role));
    line_pieces & position.by_color(color)
}

/// The line piece that pins a piece to its king: alone between them, on a line that the other moves along.
pub(super) fn pinner(position: &Position, piece: Square, color: Color) -> Option<Square> {
    let king = position.king(color);
    let behind = position.attackers_through(king, !color, position.occupied().without(piece));
    let mut pinners = behind & line_pieces(position, !color);
    pinners = pinners.iter().filter(|&by| squares_between(by, king).has(piece)).collect();
    pinners.first()
}

/// The pins that a mate needs, piece and line piece: each black piece alone between its king and a white line piece that could answer the mate if
/// the line piece were taken off the board.
pub(super) fn needed_pins(mated: &Position) -> Vec<(Square, Square)> {
    let them = mated.turn();
    let needed = |piece: Square| {
        let by = pinner(mated, piece, them)?;
        let without = altered(mated, |setup| {
            setup.remove(by);
        })?;
        (!without.legal_moves_from(piece).is_empty()).then_some((piece, by))
    };
    mated.pinned(them).iter().filter_map(needed).collect()
}
