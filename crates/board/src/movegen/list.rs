//! A list of moves on the stack.

#![allow(unsafe_code)]

use crate::moves::Move;
use core::fmt;
use core::iter::FusedIterator;
use core::mem::MaybeUninit;
use core::ops::{Deref, DerefMut};

/// More moves than any position with one king a side can have, legal or not.
///
/// A piece has at most 27 moves, so `n` pieces of one side have at most `27 n`. Each of the `64 - n` other squares can be
/// reached by at most eight sliders (or the king) and eight knights, and on the last rank by three pawns with four promotions
/// each: at most `16 (64 - n) + 96`, and two castlings. The lesser of the two is never above 718.
const CAPACITY: usize = 720;

/// Room for the moves that the unrolled writer puts down beyond the end before it knows how many there were.
const SLACK: usize = 8;

/// The moves found, on the stack: no allocation. Dereferences to a slice of [`Move`], and gives its moves one by one.
///
/// ```
/// use tratto_board::{Move, Position, Square};
/// let position = Position::initial();
/// let moves = position.legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.contains(&Move::normal(Square::G1, Square::F3)));
/// for m in position.legal_moves() {
///     assert!(position.is_legal(m));
/// }
/// ```
#[derive(Clone)]
pub struct MoveList {
    length: usize,
    moves: [MaybeUninit<Move>; CAPACITY + SLACK],
}

impl MoveList {
    /// An empty list.
    #[inline]
    pub const fn new() -> MoveList {
        MoveList { length: 0, moves: [const { MaybeUninit::uninit() }; CAPACITY + SLACK] }
    }

    /// Writes one move for each target: `base + target * step`, with `base` a move's bits.
    ///
    /// Eight are written at a time without asking how many there are, because on positions of real games a loop
    /// that ends where the targets do costs a mispredicted branch a piece (157 ns a list against 110).
    #[inline(always)]
    pub(crate) fn push_targets(&mut self, mut targets: u64, base: u16, step: u16) {
        let count = targets.count_ones() as usize;
        if self.length + count > CAPACITY {
            return;
        }
        // SAFETY: the list has room for `count` moves and for eight more. Every value written is non-zero, whatever the
        // target: see `Lister`. Only `count` of them, made from real targets, become part of the list.
        unsafe {
            let mut end = self.moves.as_mut_ptr().cast::<u16>().add(self.length);
            self.length += count;
            let stop = self.moves.as_mut_ptr().cast::<u16>().add(self.length);
            loop {
                for i in 0..SLACK {
                    let target = targets.trailing_zeros() as u16;
                    *end.add(i) = base.wrapping_add(target.wrapping_mul(step));
                    targets &= targets.wrapping_sub(1);
                }
                end = end.add(SLACK);
                if end >= stop {
                    break;
                }
            }
        }
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// Adds a move; a full list keeps what it has.
    #[inline]
    pub fn push(&mut self, m: Move) {
        if self.length < CAPACITY {
            self.moves[self.length] = MaybeUninit::new(m);
            self.length += 1;
        }
    }

    /// Keeps only the moves for which the condition holds.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        let mut kept = MoveList::new();
        for &m in self.iter() {
            if keep(m) {
                kept.push(m);
            }
        }
        *self = kept;
    }

    /// The moves in the order of their squares.
    pub fn sort(&mut self) {
        self.sort_unstable_by_key(|m| (m.from(), m.to(), m.bits()));
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        // SAFETY: the first `length` places are filled.
        unsafe { core::slice::from_raw_parts(self.moves.as_ptr().cast::<Move>(), self.length) }
    }
}

impl DerefMut for MoveList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        // SAFETY: the first `length` places are filled.
        unsafe { core::slice::from_raw_parts_mut(self.moves.as_mut_ptr().cast::<Move>(), self.length) }
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = IntoMoves;

    #[inline]
    fn into_iter(self) -> IntoMoves {
        IntoMoves { list: self, next: 0 }
    }
}

impl Extend<Move> for MoveList {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        moves.into_iter().for_each(|m| self.push(m));
    }
}

impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> MoveList {
        let mut list = MoveList::new();
        Extend::extend(&mut list, moves);
        list
    }
}

/// The moves of a [`MoveList`], one by one and from either end.
#[derive(Clone)]
pub struct IntoMoves {
    list: MoveList,
    next: usize,
}

impl IntoMoves {
    /// The moves that are still to come.
    #[inline]
    pub fn as_slice(&self) -> &[Move] {
        &self.list[self.next..]
    }
}

impl Iterator for IntoMoves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let m = *self.list.get(self.next)?;
        self.next += 1;
        Some(m)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.length - self.next;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for IntoMoves {
    #[inline]
    fn next_back(&mut self) -> Option<Move> {
        let &m = self.as_slice().last()?;
        self.list.length -= 1;
        Some(m)
    }
}

impl ExactSizeIterator for IntoMoves {}

impl FusedIterator for IntoMoves {}

impl fmt::Debug for IntoMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("IntoMoves").field(&self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use crate::{Move, MoveList, Position};

    #[test]
    fn moves_come_from_either_end_and_each_once() {
        let list = Position::initial().legal_moves();
        let there: Vec<Move> = list.clone().into_iter().collect();
        assert_eq!(there, &list[..]);
        let back: Vec<Move> = list.clone().into_iter().rev().collect();
        assert!(back.iter().rev().eq(&there));
        let mut ends = list.clone().into_iter();
        for left in (0..list.len()).rev() {
            let m = if left % 2 == 0 { ends.next() } else { ends.next_back() };
            assert!(m.is_some());
            assert_eq!((ends.len(), ends.as_slice().len()), (left, left));
        }
        assert_eq!((ends.next(), ends.next_back(), ends.next()), (None, None, None));
        let again: MoveList = there.iter().copied().collect();
        assert_eq!(&again[..], &list[..]);
    }
}
