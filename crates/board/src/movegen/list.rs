//! A list of moves on the stack.

#![allow(unsafe_code)]

use crate::moves::Move;
use std::fmt;
use std::mem::MaybeUninit;
use std::ops::Deref;

/// More moves than any position with one king a side can have, legal or not.
///
/// A piece has at most 27 moves, so `n` pieces of one side have at most `27 n`. Each of the `64 - n` other squares can be
/// reached by at most eight sliders (or the king) and eight knights, and on the last rank by three pawns with four promotions
/// each: at most `16 (64 - n) + 96`, and two castlings. The lesser of the two is never above 718.
const CAPACITY: usize = 720;

/// Room for the moves that the unrolled writer puts down beyond the end before it knows how many there were.
const SLACK: usize = 8;

/// The moves found, on the stack: no allocation. Dereferences to a slice of [`Move`].
///
/// ```
/// use tratto_board::Position;
/// let moves = Position::initial().legal_moves();
/// assert_eq!(moves.len(), 20);
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
    pub(crate) fn extend(&mut self, mut targets: u64, base: u16, step: u16) {
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
        // SAFETY: the first `length` places are filled.
        let moves =
            unsafe { std::slice::from_raw_parts_mut(self.moves.as_mut_ptr().cast::<Move>(), self.length) };
        moves.sort_unstable_by_key(|m| (m.from(), m.to(), m.bits()));
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
        unsafe { std::slice::from_raw_parts(self.moves.as_ptr().cast::<Move>(), self.length) }
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
