//! The move before the last, where the side to be mated helps: which of its moves may lead to a mate in one.
//!
//! A move of a piece other than the king can block one flight by going there, and open lines by leaving. The effect of the lines is
//! computed once for all moves of the piece; wherever the king goes, our pieces guard what they did. Each pruning step says why none of
//! the pruned moves can help; the tests compare it with trying every move.
//!
//! In what follows "we" mate and the other side helps.

use super::last::{Checks, Net};
use tratto_board::{Bitboard, Move, MoveKind, Position, Role, Square};

/// The moves that may help: a superset of those that do.
pub(super) struct Aid {
    net: Net,
    pieces: Pieces,
}

/// What the pieces beside the king can do.
enum Pieces {
    /// All may help: there are few moves out of check.
    All,
    /// None can: there are too many flights.
    None,
    Some(Help),
}

struct Help {
    /// Pieces whose leaving may open a line, or a pawn's way.
    leave: Bitboard,
    /// Where a piece arrives that we may take in a way we could not move before: a pawn takes it, or it took one of ours.
    enter: Bitboard,
    stay: Wanted,
    lifted: Option<(Square, Wanted)>,
}

/// What a mate in one lacks.
#[derive(Copy, Clone)]
struct Wanted {
    nothing: bool,
    /// The flights of which just one is open after some check.
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
    /// Too many flights for any move of a piece: were all pieces of the other side off the board, our lines would be as long as they
    /// can get, and so after any of its moves we guard no more than then. One flight may be taken by the piece that moves. If a
    /// check from the widest piece we have still leaves one, and none of our pieces hides a line to the king's field, there is no mate.
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

    /// Whether a move may lead to a mate in one; fastest if the moves of a piece come one after the other.
    pub(super) fn may(&mut self, position: &Position, m: Move) -> bool {
        if m.from() != self.net.king {
            return match &mut self.pieces {
                Pieces::All => true,
                Pieces::None => false,
                Pieces::Some(help) => help.may(&self.net, position, m),
            };
        }
        // The board after a step of the king is known but for the king, and we guard what we did, since it hid nothing: the same
        // question as for a mate in one. Captures and castling change more and are not pruned.
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

    /// Not pruned: castling, double steps (we may take in passing), captures, and whatever goes where a pawn of ours takes.
    /// Of the rest: take the piece off the board. Every move of ours after its move is one there too, since on its new square the piece
    /// only stops lines and we do not take it with a pawn; whatever gives check then gives check there; we guard no less
    /// there. So a mate leaves there no flight open, or only the square on which the piece came to stand.
    fn may(&mut self, net: &Net, position: &Position, m: Move) -> bool {
        let is_plain = matches!(m.kind(), MoveKind::Normal | MoveKind::Promotion(_));
        if !is_plain || self.stay.nothing || self.enter.has(m.to()) {
            return true;
        }
        let from = m.from();
        let wanted = match self.lifted {
            // A piece that stops no line of ours, none to its king and no pawn may as well stay: its square may be one flight more.
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

    /// How often a move helped, and how often one was left out.
    #[derive(Default)]
    struct Met {
        helped: u64,
        left_out: u64,
        /// Captures, promotions and the like among those that helped.
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
