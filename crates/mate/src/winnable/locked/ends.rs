//! Moves that occur in no line that ends in mate, except as its last move: after them the game is over, or the winner's last piece is
//! captured in any case.

use super::{Case, Reachable, Walker};
use crate::winnable::steps::{KING, around, attacks, each, pushed, square, struck};
use tratto_board::{Color, Role, squares_between};

impl Reachable {
    fn king(&self, color: Color) -> Option<&Walker> {
        self.pieces().iter().find(|piece| piece.role == Role::King && piece.color == color)
    }

    /// The squares that a king may step to: not onto walls, and not where the other side attacks in every case.
    pub(super) fn steps(&self, king: &Walker) -> u64 {
        around(king.reach) & !self.closed[!king.color as usize] & !(self.barred(king.color) & !king.home)
    }

    /// The steps of a king after which the other side may have a legal reply.
    ///
    /// If the other side can move nothing but its king, that king must have a step from one of its squares, neither of them next to the king
    /// that moved, onto a square that is not certainly illegal. Only attacks of pawns and knights make a square certainly illegal here: the
    /// king that has just moved may block a line.
    ///
    /// In [`Case::TakenAtHome`] the reply may be the capture of that piece, so a piece that may attack it can move.
    pub(super) fn goes_on(&self, king: &Walker, steps: u64) -> u64 {
        let them = !king.color;
        let staying = self.pieces().iter().filter(|piece| piece.case == Some(Case::TakenAtHome));
        let staying = staying.fold(0, |set, piece| set | piece.home);
        let may_take = |taker: &Walker| {
            taker.color == them
                && taker.role != Role::King
                && each(taker.reach).any(|from| taker.attacks(from, self.walls & !taker.home) & staying != 0)
        };
        if self.moves[them as usize] || staying != 0 && self.pieces().iter().any(may_take) {
            return steps;
        }
        let Some(other) = self.king(them) else { return steps };
        let open = !self.leapt[king.color as usize] & !(self.barred(them) & !other.home & !staying);
        each(steps & !king.reach)
            .filter(|&to| {
                let near = KING[to] | 1 << to;
                around(other.reach & !near) & open & !near != 0
            })
            .fold(steps & king.reach, |set, to| set | 1 << to)
    }

    /// Whether [`ends`](Self::ends) can be true of any move of this piece; if not, its moves need not be examined one by one.
    pub(super) fn may_end(&self, piece: &Walker) -> bool {
        if piece.promotes {
            return false;
        }
        let is_fixed = |color| self.king(color).is_some_and(|king| king.reach == king.home);
        if piece.color == self.winner {
            self.is_last(piece) && is_fixed(!self.winner)
        } else {
            is_fixed(self.winner)
        }
    }

    /// Whether this is the winner's only piece besides the king.
    fn is_last(&self, piece: &Walker) -> bool {
        self.pieces()
            .iter()
            .all(|other| other.color != self.winner || other.role == Role::King || other.home == piece.home)
    }

    /// Whether a move of a piece other than a king certainly mates the winner, or certainly costs the winner its last piece.
    pub(super) fn ends(&self, piece: &Walker, from: usize, to: usize) -> bool {
        let double_step = piece.role == Role::Pawn && from.abs_diff(to) == 16;
        let promotion = piece.role == Role::Pawn && !(8..56).contains(&to);
        if double_step || promotion {
            false
        } else if piece.color == self.winner {
            self.throws_away_the_last(piece, to)
        } else {
            self.mates_the_winner(piece, from, to)
        }
    }

    /// All squares on which pieces other than this one may stand.
    fn maybe_without(&self, piece: &Walker) -> u64 {
        self.pieces().iter().filter(|other| other.home != piece.home).fold(0, |set, other| set | other.reach)
    }

    /// Whether this move of the winner's last piece to `to` is a check after which it is captured in any case: the losing king has never moved
    /// and has no other step; the check cannot be blocked, because it comes from the next square or from a knight; and the piece can be
    /// captured, by the king if the winner's king cannot protect it, or by a wall. So it is no mate, and every legal reply captures the piece.
    fn throws_away_the_last(&self, piece: &Walker, to: usize) -> bool {
        let (Some(theirs), Some(ours)) = (self.king(!self.winner), self.king(self.winner)) else {
            return false;
        };
        let at = theirs.home.trailing_zeros() as usize;
        if KING[to] & theirs.home == 0 && piece.role != Role::Knight {
            return false;
        }
        let seen = piece.attacks(to, self.maybe_without(piece) & !theirs.home);
        if seen & theirs.home == 0 {
            return false;
        }
        // The king has no other step: the squares next to it are walls of its own side, or attacked.
        let walls = self.standing[!self.winner as usize];
        let guarded = each(ours.reach).fold(u64::MAX, |set, from| set & KING[from]);
        if KING[at] & !(1 << to) & !(walls | guarded | seen) != 0 {
            return false;
        }
        let protected = ours.reach & KING[to] != 0;
        !protected && KING[at] >> to & 1 != 0
            || self.pieces().iter().any(|taker| {
                taker.color != self.winner
                    && taker.role != Role::King
                    && taker.home != 1 << to
                    && taker.is_wall()
                    && taker
                        .attacks(taker.home.trailing_zeros() as usize, self.maybe_without(taker) & !(1 << to))
                        >> to
                        & 1
                        != 0
            })
    }

    /// Whether this move of the loser's mates the winner's king, which has never moved: every square next to it is occupied by a wall of its own
    /// side or guarded by a piece other than the one that moves, and nothing can capture the checking piece or block the check.
    fn mates_the_winner(&self, piece: &Walker, from: usize, to: usize) -> bool {
        let Some(king) = self.king(self.winner) else { return false };
        let at = king.home.trailing_zeros() as usize;
        let others = self.maybe_without(piece);
        // Whatever stood on the goal is captured.
        let occupied = (others | 1 << to) & !(1 << from) & !king.home;
        let direct = piece.attacks(to, occupied) >> at & 1 != 0;
        let laid_open = self.pieces().iter().find(|checker| {
            checker.color != self.winner
                && checker.home != piece.home
                && checker.is_wall()
                && matches!(checker.role, Role::Bishop | Role::Rook | Role::Queen)
                && squares_between(square(checker.home.trailing_zeros() as usize), square(at)).0 >> from & 1
                    != 0
                && checker.attacks(checker.home.trailing_zeros() as usize, occupied) >> at & 1 != 0
        });
        let is_double = direct && laid_open.is_some();
        let checker = match laid_open {
            Some(checker) => checker.home.trailing_zeros() as usize,
            None if direct => to,
            None => return false,
        };
        // The king's steps.
        let blocked = self.standing[self.winner as usize] & !(1 << to);
        let open = each(KING[at] & !blocked).any(|step| !self.is_guarded_without(piece, step, 1 << to));
        if open {
            return false;
        }
        let answers = squares_between(square(checker), square(at)).0 | 1 << checker;
        is_double || self.arrivals(piece) & answers == 0
    }

    /// Whether a piece of the loser's other than this one certainly attacks a square, these further squares being occupied too.
    fn is_guarded_without(&self, piece: &Walker, at: usize, in_the_way: u64) -> bool {
        self.pieces().iter().any(|guard| {
            guard.color != self.winner && guard.home != piece.home && !guard.takeable && !guard.promotes && {
                let maybe = self.maybe_without(guard) | in_the_way;
                each(guard.reach).all(|from| guard.attacks(from, maybe) >> at & 1 != 0)
            }
        })
    }

    /// The squares that the winner's pieces other than the king may reach by one move, once this piece of the loser's has left its first square.
    fn arrivals(&self, gone: &Walker) -> u64 {
        let walls = self.walls & !gone.home;
        self.pieces().iter().filter(|one| one.color == self.winner && one.role != Role::King).fold(
            0,
            |set, one| {
                set | match one.role {
                    Role::Pawn if one.promotes => u64::MAX,
                    Role::Pawn => {
                        let third = if one.color.is_white() { 0xff << 16 } else { 0xff << 40 };
                        let step = pushed(one.reach, one.color) & !walls;
                        step | pushed(step & third, one.color) & !walls | struck(one.reach, one.color)
                    }
                    role => each(one.reach).fold(0, |set, from| set | attacks(role, from, walls & !one.home)),
                }
            },
        )
    }
}
