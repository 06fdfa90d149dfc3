//! One more move of a piece, from every square on which it may stand.

use super::{Case, Reachable, SHUT_IN, Walker};
use crate::winnable::steps::{attacks, each, last_rank, pushed, square, struck};
use tratto_board::{Role, squares_between};

impl Reachable {
    /// The piece with its reach extended by every move from every square of it that is not excluded.
    pub(super) fn spread(&self, piece: &Walker) -> Walker {
        let mut piece = *piece;
        if piece.case == Some(Case::TakenAtHome) {
            return piece;
        }
        let barred = self.barred(piece.color) & !piece.home;
        match piece.role {
            Role::Pawn if piece.promotes => {
                piece.reach |= !barred;
                piece.taking |= !barred;
            }
            Role::Pawn => {
                let open = !(self.walls & !piece.home) & self.before_the_next(&piece);
                let prey = self.pieces().iter().fold(0, |set, other| {
                    let spared =
                        other.color == piece.color || other.role == Role::King || other.home == self.last;
                    if spared { set } else { set | other.reach }
                });
                let may_end = self.may_end(&piece);
                for from in each(piece.reach) {
                    let one = pushed(1 << from, piece.color) & open;
                    let home_rank: u64 = if piece.color.is_white() { 0xff << 8 } else { 0xff << 48 };
                    let two = if home_rank >> from & 1 != 0 { pushed(one, piece.color) & open } else { 0 };
                    let steps = (one | two) & !piece.reach;
                    let takes = struck(1 << from, piece.color) & prey & !barred & !piece.taking;
                    let goes_on = |to: &usize| !may_end || !self.ends(&piece, from, *to);
                    let steps = each(steps).filter(goes_on).fold(0, |set, to| set | 1 << to);
                    let takes = each(takes).filter(goes_on).fold(0, |set, to| set | 1 << to);
                    piece.taking |= takes;
                    piece.reach |= steps | takes;
                }
                piece.promotes = piece.reach & last_rank(piece.color) != 0;
            }
            Role::King => {
                let steps = self.goes_on(&piece, self.steps(&piece));
                piece.taking |= steps;
                piece.reach |= steps;
            }
            role => {
                let stuck = self.stuck(&piece);
                let may_end = self.may_end(&piece);
                for from in each(piece.reach) {
                    let mut to = attacks(role, from, self.walls & !piece.home) & !barred & !piece.taking;
                    if stuck != 0 {
                        to = self.past(&piece, from, to, stuck);
                    }
                    if may_end {
                        to = each(to)
                            .filter(|&to| !self.ends(&piece, from, to))
                            .fold(0, |set, to| set | 1 << to);
                    }
                    piece.taking |= to;
                }
                piece.reach |= piece.taking;
            }
        }
        piece
    }

    /// The squares of other pieces that are never captured and have only a few squares ([`SHUT_IN`]): they may block a way for good.
    fn stuck(&self, piece: &Walker) -> u64 {
        let shut_in = |other: &&Walker| {
            other.home != piece.home
                && !other.takeable
                && !other.is_wall()
                && other.reach.count_ones() <= SHUT_IN
        };
        self.pieces().iter().filter(shut_in).fold(0, |set, other| set | other.reach)
    }

    /// The moves `to` without those that some other piece always blocks: one that is never captured, and whose squares all lie on the way,
    /// both ends included. It cannot stand on `from`, where the moving piece is; so it stands in between or on the goal.
    fn past(&self, piece: &Walker, from: usize, to: u64, stuck: u64) -> u64 {
        each(to)
            .filter(|&to| {
                let way = squares_between(square(from), square(to)).0 | 1 << to | 1 << from;
                let in_the_way = |other: &Walker| {
                    other.home != piece.home && !other.takeable && !other.is_wall() && other.reach & !way == 0
                };
                stuck & way == 0 || !self.pieces().iter().any(in_the_way)
            })
            .fold(0, |set, to| set | 1 << to)
    }

    /// The squares that a pawn may enter by stepping forward: not those at or beyond a pawn that faces it on its file, if neither of the two
    /// ever captures and the other one is never captured.
    fn before_the_next(&self, pawn: &Walker) -> u64 {
        if pawn.taking != 0 {
            return u64::MAX;
        }
        let mut ahead = pawn.home;
        for _ in 0..6 {
            ahead |= pushed(ahead, pawn.color);
        }
        let facing = |other: &&Walker| {
            other.role == Role::Pawn
                && other.color != pawn.color
                && other.home & ahead != 0
                && !other.takeable
                && other.taking == 0
        };
        let mut open = u64::MAX;
        for other in self.pieces().iter().filter(facing) {
            let mut beyond = other.home;
            for _ in 0..6 {
                beyond |= pushed(beyond, pawn.color);
            }
            open &= !beyond;
        }
        open
    }
}
