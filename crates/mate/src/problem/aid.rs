//! The half-move before the last one of a help mate: which moves of the side to be mated may allow a mate in one.
//!
//! A move of a piece other than the king can help in two ways: it blocks a flight on its goal, and it opens lines by leaving its square. The
//! second effect is the same for all moves of a piece and is computed once. A king's move changes nothing of what our pieces attack. Each
//! pruning step says why none of the pruned moves can help; the tests compare it with trying every move.
//!
//! "We" mate; the side to move is the other one. Terms are those of [`last`](super::last).

use super::last::{Checks, Net};
use tratto_board::{Bitboard, Move, MoveKind, Position, Role, Square};

/// A test on moves that lets every move pass after which we mate in one, and possibly others.
pub(super) struct Aid {
    net: Net,
    pieces: Pieces,
}

/// Which moves of pieces other than the king may help.
enum Pieces {
    /// All: in check there are few moves, and pruning would not pay.
    All,
    /// None: there are too many flights.
    None,
    Some(Help),
}

struct Help {
    /// Squares that a piece may open a line or the way of a pawn by leaving.
    leave: Bitboard,
    /// Squares on which a piece gives us a new kind of move: a pawn of ours may capture it there, or it captured one of our pieces.
    enter: Bitboard,
    /// What a mate in one lacks with all pieces where they are.
    stay: Wanted,
    /// The piece examined last, and what a mate in one lacks with it taken off the board.
    lifted: Option<(Square, Wanted)>,
}

/// What a mate in one lacks: nothing, or one block of a flight.
#[derive(Copy, Clone)]
struct Wanted {
    /// Some check may leave no flight open.
    nothing: bool,
    /// The flights that are the only one left open by some check.
    blocks: Bitboard,
}

impl Wanted {
    fn new(net: &Net, checks: &Checks, position: &Position) -> Wanted {
        let mut wanted = Wanted { nothing: false, blocks: Bitboard::EMPTY };
        if !net.is_wide(1) {
            net.each_open(position, checks, |open| {
                wanted.nothing = open.is_empty();
                if !open.more_than_one() {
                    wanted.blocks |= open;
                }
                !wanted.nothing
            });
        }
        wanted
    }
}

impl Aid {
    /// No move of a piece other than the king helps if [`Net::stays_wide`] says that every check leaves a flight open after any of them.
    pub(super) fn new(position: &Position) -> Aid {
        let net = Net::new(position, !position.turn(), Bitboard::EMPTY);
        let pieces = if position.is_check() {
            Pieces::All
        } else if net.stays_wide(position) {
            Pieces::None
        } else {
            Pieces::Some(Help::new(&net, position))
        };
        Aid { net, pieces }
    }

    /// Whether a legal move may allow a mate in one. Moves of the same piece should come one after the other: the last piece is cached.
    pub(super) fn may(&mut self, position: &Position, m: Move) -> bool {
        if m.from() != self.net.king {
            return match &mut self.pieces {
                Pieces::All => true,
                Pieces::None => false,
                Pieces::Some(help) => help.may(&self.net, position, m),
            };
        }
        // A king's step that captures nothing changes only the square of the king, and our attacks stay the same: so this is the question
        // for a mate in one. Captures and castling change more and are not pruned.
        m.is_castling() || self.net.guard.ours.has(m.to()) || self.net.moved(m.to()).may_close(position)
    }
}

impl Help {
    fn new(net: &Net, position: &Position) -> Help {
        let checks = net.checks(position);
        let pawns = position.pieces(Role::Pawn.of(net.us));
        let ahead = pawns.forward(net.us);
        let leave = net.guard.lines | checks.by_rook | checks.by_bishop | ahead | ahead.forward(net.us);
        let enter = position.attacked_through(pawns, net.us, net.guard.pieces) | net.guard.ours;
        Help { leave, enter, stay: Wanted::new(net, &checks, position), lifted: None }
    }

    /// Not pruned: castling, double steps (which allow en passant), captures, and moves to squares that a pawn of ours attacks.
    ///
    /// For all other moves, compare the position after the move with the board without the moved piece. Every legal move of ours in the
    /// first is possible on the second, because on its goal the piece only blocks lines, and no pawn captures it there. A check in the
    /// first is a check on the second, and our pieces attack no less there. So a mating move leaves no flight open on the second board, except
    /// possibly the square on which the moved piece stands.
    fn may(&mut self, net: &Net, position: &Position, m: Move) -> bool {
        let is_plain = matches!(m.kind(), MoveKind::Normal | MoveKind::Promotion(_));
        if !is_plain || self.stay.nothing || self.enter.has(m.to()) {
            return true;
        }
        let from = m.from();
        let wanted = match self.lifted {
            // A piece that blocks no line of ours and no pawn changes nothing by leaving, except that its square may become a flight: `stay`
            // allows at least as much.
            _ if !self.leave.has(from) => self.stay,
            Some((piece, wanted)) if piece == from => wanted,
            _ => {
                let net = Net::new(position, net.us, Bitboard::EMPTY.with(from));
                let wanted = Wanted::new(&net, &net.checks(position), position);
                self.lifted = Some((from, wanted));
                wanted
            }
        };
        wanted.nothing || wanted.blocks.has(m.to())
    }
}

#[cfg(test)]
mod tests {
    use super::super::last::{is_reached, tests::each_by_lot};
    use super::super::provoke::{Lot, many, position};
    use super::super::stipulation::Goal;
    use super::*;

    /// How many moves helped, and how many were pruned.
    #[derive(Default)]
    struct Met {
        helped: u64,
        left_out: u64,
        /// Captures among the moves that helped, and moves of special kinds.
        captures: u64,
        others: u64,
    }

    impl Met {
        /// Compares the moves that are not pruned with those that help, found by playing every move and every answer.
        fn see(&mut self, position: &Position) {
            let mut aid = Aid::new(position);
            for &m in &position.legal_moves() {
                let may = aid.may(position, m);
                let mut next = *position;
                next.play_unchecked(m);
                let mates = |&answer: &Move| {
                    let mut last = next;
                    last.play_unchecked(answer);
                    is_reached(&last, Goal::Mate)
                };
                // Moves that are not pruned need no check, but some are counted, to see that the positions are good tests.
                let helps = (!may || self.left_out.is_multiple_of(4)) && next.legal_moves().iter().any(mates);
                assert!(may || !helps, "{} {m:?}", position.setup().fen());
                self.helped += u64::from(helps);
                self.captures += u64::from(helps && position.occupied().has(m.to()));
                self.others += u64::from(helps && m.kind() != MoveKind::Normal);
                self.left_out += u64::from(!may);
            }
        }
    }

    #[test]
    fn no_help_is_missed_along_games() {
        let mut met = Met::default();
        each_by_lot(|position| met.see(position));
        assert!(met.helped > 300, "only {} were met", met.helped);
        assert!(met.left_out > 10 * met.helped, "only {} were left out", met.left_out);
    }

    #[test]
    fn no_help_is_missed_where_it_is_provoked() {
        let (mut met, mut lot) = (Met::default(), Lot::new(23));
        for _ in 0..many(12_000) {
            if let Some(position) = position(&mut lot) {
                met.see(&position);
            }
        }
        assert!(met.helped > 300 && met.captures > 30 && met.others > 10, "too few were met");
        assert!(met.left_out > 10 * met.helped, "only {} were left out", met.left_out);
    }
}
