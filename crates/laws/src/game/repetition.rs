//! Counting: how often a position has appeared, and how long nothing was captured and no pawn moved.

use super::{Game, OnBoard};
use crate::edition::Fivefold;
use tratto_board::{Move, Position};

/// The appearances of a position on the board.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Appearances {
    /// After how many half-moves from the starting point it stood there, in order.
    pub after: Vec<usize>,
}

impl Appearances {
    /// How many.
    pub fn count(&self) -> usize {
        self.after.len()
    }
}

/// How long nothing was captured and no pawn moved.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Quiet {
    /// The half-moves since.
    pub halfmoves: u16,
    /// The half-move that was the last capture or pawn move, counted from 1; `None` if it lies before the starting point.
    pub since: Option<usize>,
}

impl Game {
    /// The appearances of the position on the board, this one included. Positions that a ruling took back do not count.
    pub fn appearances(&self) -> Appearances {
        match self.position() {
            Some(position) => self.appearances_of(position, self.plies.len()),
            None => Appearances { after: Vec::new() },
        }
    }

    /// The appearances of the position that a legal move would bring, that one included as the last; none where the move is
    /// not legal.
    pub fn appearances_with(&self, m: Move) -> Appearances {
        let Some(position) = self.position().filter(|position| position.is_legal(m)) else {
            return Appearances { after: Vec::new() };
        };
        let mut next = *position;
        next.play_unchecked(m);
        let mut appearances = self.appearances_of(&next, self.plies.len());
        appearances.after.push(self.plies.len() + 1);
        appearances
    }

    fn appearances_of(&self, position: &Position, last: usize) -> Appearances {
        let hash = position.hash();
        let alike: Vec<usize> = (0..=last).filter(|&index| self.hashes[index] == hash).collect();
        Appearances { after: self.where_it_stood(alike, position) }
    }

    /// Of these numbers of half-moves, rising, those after which a position stood on the board. Equal hashes have been found
    /// already: this excludes collisions.
    fn where_it_stood(&self, mut after: Vec<usize>, position: &Position) -> Vec<usize> {
        let same =
            |board: &OnBoard| matches!(board, OnBoard::Playable(there) if there.same_position(position));
        match after.as_slice() {
            [] => {}
            [only] if *only == self.plies.len() => after.retain(|_| same(&self.board)),
            _ => {
                let mut boards = self.boards().enumerate();
                after.retain(|index| {
                    boards.find(|(number, _)| number == index).is_some_and(|(_, board)| same(&board))
                });
            }
        }
        after
    }

    /// Whether the position on the board ends the game by repetition alone.
    #[inline]
    pub(crate) fn is_fivefold(&self) -> bool {
        let rule = self.values().fivefold;
        let OnBoard::Playable(position) = &self.board else { return false };
        // Five appearances need sixteen half-moves since the last capture or pawn move.
        if rule == Fivefold::Never || position.halfmoves() < 16 {
            return false;
        }
        let last = self.plies.len();
        let hash = position.hash();
        let is_alike = |index: &usize| self.hashes[*index] == hash;
        let earliest = match rule {
            Fivefold::Never => return false,
            Fivefold::Chain => last.saturating_sub(16),
            Fivefold::AnySpacing => last.saturating_sub(usize::from(position.halfmoves())),
        };
        let spacing = if rule == Fivefold::Chain { 4 } else { 2 };
        let before = (earliest..last).rev().skip(spacing - 1).step_by(spacing);
        if before.clone().filter(is_alike).take(4).count() < 4 {
            return false;
        }
        let mut alike: Vec<usize> = before.filter(is_alike).collect();
        alike.reverse();
        self.where_it_stood(alike, position).len() >= 4
    }

    /// Whether so many quiet half-moves have been played that the game is over.
    #[inline]
    pub(crate) fn is_quiet_limit(&self) -> bool {
        self.values().quiet_limit.is_some_and(|limit| self.board.halfmoves() >= limit)
    }

    /// How long nothing was captured and no pawn moved.
    pub fn quiet(&self) -> Quiet {
        let halfmoves = self.board.halfmoves();
        let since = self.plies.len().checked_sub(usize::from(halfmoves)).filter(|since| *since > 0);
        Quiet { halfmoves, since }
    }
}
