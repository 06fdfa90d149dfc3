//! Duties: what falls if one piece is lifted off the board.

use super::Out;
use super::view::View;
use crate::evidence::{Evidence, Part};
use crate::exchange::capture_through;
use tratto_board::{Bitboard, Color, Move, Position, Square};

/// What one side's pieces must guard, by square of the piece that guards.
pub(crate) struct Duties {
    guarded: [Bitboard; 64],
    mates: [Option<Move>; 64],
}

/// Whether some capture of the piece on a square wins something, where just these squares are occupied.
fn falls(view: &View<'_>, side: Color, square: Square, occupied: Bitboard) -> bool {
    let attackers = view.at.attackers_through(square, !side, occupied) & view.at.by_color(!side) & occupied;
    let wins = |from| capture_through(view.at, from, square, occupied).is_some_and(|gain| gain > 0);
    attackers.into_iter().any(wins)
}

/// A move that mates at once.
pub(crate) fn mate_in_one(at: &Position) -> Option<Move> {
    at.legal_moves().iter().copied().find(|&m| {
        at.gives_check(m) && {
            let mut after = *at;
            after.play_unchecked(m);
            !after.has_legal_move()
        }
    })
}

/// The position with one piece gone and the other side to move.
fn without(at: &Position, square: Square, to_move: Color) -> Option<Position> {
    let mut setup = at.setup();
    setup.remove(square);
    setup.castling = setup.castling.without(square);
    if setup.turn != to_move {
        setup.turn = to_move;
        setup.en_passant = None;
    }
    setup.examine().0
}

impl Duties {
    pub(crate) fn of(view: &View<'_>, side: Color) -> Duties {
        let mut duties = Duties { guarded: [Bitboard::EMPTY; 64], mates: [None; 64] };
        let king = view.at.king(side);
        let others = view.at.by_color(side).without(king);
        let safe: Bitboard =
            others.into_iter().filter(|square| !falls(view, side, *square, view.occupied)).collect();
        let open_to_mate = view.turn(!side).is_some_and(|(at, _)| mate_in_one(at).is_none());
        for guard in others - view.pinned[side] {
            let lifted = view.occupied.without(guard);
            let lost = |square: &Square| falls(view, side, *square, lifted);
            duties.guarded[guard.index() as usize] = safe.without(guard).into_iter().filter(lost).collect();
            if open_to_mate {
                duties.mates[guard.index() as usize] =
                    without(view.at, guard, !side).and_then(|at| mate_in_one(&at));
            }
        }
        duties
    }

    /// The pieces that fall without the one on a square.
    pub(crate) fn guarded(&self, guard: Square) -> Bitboard {
        self.guarded[guard.index() as usize]
    }

    /// A mate that exists only without the piece on a square.
    pub(crate) fn mate(&self, guard: Square) -> Option<Move> {
        self.mates[guard.index() as usize]
    }

    fn count(&self, guard: Square) -> u32 {
        self.guarded(guard).len() + u32::from(self.mate(guard).is_some())
    }
}

/// Everything that a piece has a duty to, the mated king among them.
fn evidence(view: &View<'_>, side: Color, guard: Square) -> Evidence {
    let duties = view.duties(side);
    let mate = duties.mate(guard);
    let king = if mate.is_some() { view.at.king(side).bitboard() } else { Bitboard::EMPTY };
    Evidence::about(guard).with(Part::Target, duties.guarded(guard) | king).by(mate)
}

pub(super) fn duty(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for guard in view.at.by_color(side) {
        for target in view.duties(side).guarded(guard) {
            let attackers = view.attackers(target, !side);
            out.add(Evidence::about(guard).with(Part::Target, target).with(Part::Attacker, attackers));
        }
    }
}

pub(super) fn mate_duty(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for guard in view.at.by_color(side) {
        if let Some(mate) = view.duties(side).mate(guard) {
            let evidence = Evidence::about(guard).with(Part::Target, view.at.king(side));
            out.add(evidence.with(Part::Attacker, mate.from()).by([mate]));
        }
    }
}

pub(super) fn overloaded(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for guard in view.at.by_color(side) {
        let count = view.duties(side).count(guard);
        if count >= 2 {
            out.count(count, evidence(view, side, guard));
        }
    }
}

pub(super) fn defensive(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for guard in view.officers(side) {
        let count = view.duties(side).count(guard);
        if count >= 1 {
            out.count(count, evidence(view, side, guard));
        }
    }
}

/// Whether one piece is the only one that keeps another of its side from being won by a capture: with it lifted off, some capture
/// wins something, and with it on the board none does. Not asked of kings, nor of a piece that is pinned against its king.
///
/// ```
/// use tratto_board::{Position, Square};
/// use tratto_lore::fact::holds;
/// // The knight on d7 alone holds the pawn on e5.
/// let position = Position::from_fen("6k1/3n4/8/4p3/8/8/8/4R1K1 w - - 0 1")?;
/// assert!(holds(&position, Square::D7, Square::E5));
/// assert!(!holds(&position, Square::E5, Square::D7));
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn holds(position: &Position, guard: Square, target: Square) -> bool {
    let Some(piece) = position.piece_at(guard) else { return false };
    let view = View::new(position);
    view.duties(piece.color).guarded(guard).has(target)
}
