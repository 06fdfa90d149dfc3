//! The move before the last, where the side to be mated helps: which of its moves may lead to a mate in one.
//!
//! A move of a man, not the king, can take one flight away by going there, and open lines by leaving. What the lines are worth is
//! asked once for all moves of the man; where the king goes, our men guard what they did.

use super::last::{Checks, Net};
use tratto_board::{Bitboard, Move, MoveKind, Position, Role, Square};

/// The moves that may help. None is missed, and a few too many are let through.
pub(super) struct Aid {
    net: Net,
    men: Men,
}

/// What the men beside the king can do.
enum Men {
    /// All may help: in check moves are few.
    All,
    /// None can: there are too many flights.
    None,
    Some(Help),
}

struct Help {
    /// Men whose leaving may open a line, or a pawn's way.
    leave: Bitboard,
    /// Where a man can be taken by a pawn that gives check, or takes one of ours that stood in the way.
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
    pub(super) fn new(position: &Position) -> Aid {
        let net = Net::new(position, !position.turn(), Bitboard::EMPTY);
        let men = if position.is_check() {
            Men::All
        } else if net.stays_wide(position) {
            Men::None
        } else {
            Men::Some(Help::new(&net, position))
        };
        Aid { net, men }
    }

    /// Whether a move may lead to a mate in one; quickest if the moves of a man come one after the other.
    pub(super) fn may(&mut self, position: &Position, m: Move) -> bool {
        if m.from() != self.net.king {
            return match &mut self.men {
                Men::All => true,
                Men::None => false,
                Men::Some(help) => help.may(&self.net, position, m),
            };
        }
        m.is_castling() || self.net.guard.ours.has(m.to()) || self.net.moved(m.to()).may_close(position)
    }
}

impl Help {
    fn new(net: &Net, position: &Position) -> Help {
        let checks = net.checks(position);
        let pawns = position.pieces(Role::Pawn.of(net.us));
        let ahead = pawns.forward(net.us);
        let leave = net.guard.lines | checks.by_rook | checks.by_bishop | ahead | ahead.forward(net.us);
        let uncovers = (checks.uncover & pawns).any();
        let by_pawn = if uncovers { !Bitboard::EMPTY } else { checks.by_pawn | Bitboard::END_RANKS };
        let taken = position.attacked_through(pawns, net.us, net.guard.men) & by_pawn;
        let stay = Wanted::new(net, &checks, position);
        Help { leave, enter: taken | net.guard.ours & leave, stay, lifted: None }
    }

    fn may(&mut self, net: &Net, position: &Position, m: Move) -> bool {
        let is_plain = matches!(m.kind(), MoveKind::Normal | MoveKind::Promotion(_));
        if !is_plain || self.stay.nothing || self.enter.has(m.to()) {
            return true;
        }
        let from = m.from();
        let wanted = match self.lifted {
            _ if !self.leave.has(from) => self.stay,
            Some((man, wanted)) if man == from => wanted,
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
    use super::super::last::{reaches_in_one, tests::each_by_lot};
    use super::super::stipulation::Goal;
    use super::*;

    #[test]
    fn no_help_is_missed() {
        let (mut helped, mut left_out) = (0, 0);
        each_by_lot(|position| {
            let mut aid = Aid::new(position);
            for &m in &position.legal_moves() {
                let may = aid.may(position, m);
                let helps = reaches_in_one(&position.play(m).unwrap(), Goal::Mate);
                assert!(may || !helps, "{position:?} {m:?}");
                helped += u32::from(helps);
                left_out += u32::from(!may);
            }
        });
        assert!(helped > 1000, "only {helped} were met");
        assert!(left_out > 10 * helped, "only {left_out} were left out");
    }
}
