//! Counting the leaves of the tree of legal moves.

#![allow(unsafe_code)]

use super::generate::{Filter, Sink, generate};
use super::sinks::Counter;
#[cfg(target_arch = "x86_64")]
use crate::attacks::Bmi2;
use crate::attacks::{Isa, Portable, entry};
use crate::position::Position;
use crate::position::core::{Black, CASTLING, Core, Side, White, beside};
use crate::types::Color;
use core::marker::PhantomData;

impl Position {
    /// The number of different sequences of `depth` legal moves: the usual test of a move generator.
    ///
    /// The last ply is counted, not played. Without hashing or threads; the counters are left alone.
    ///
    /// ```
    /// use tratto_board::Position;
    /// assert_eq!(Position::initial().perft(4), 197_281);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        match self.turn() {
            Color::White => perft::<White>(self.core(), depth),
            Color::Black => perft::<Black>(self.core(), depth),
        }
    }
}

entry! {
    fn perft<S: Side>(core: &Core, depth: u32) -> u64 = walk;
}

/// An instruction set that can call itself: recursion must go through a function that has the features.
trait Recursive: Isa + Sized {
    fn walk<S: Side>(core: &Core, depth: u32) -> u64;
}

#[inline(always)]
fn walk<I: Recursive, S: Side>(core: &Core, depth: u32) -> u64 {
    if depth <= 1 {
        return count::<I, S>(core);
    }
    let mut walker = Walker::<I> { core, depth, nodes: 0, isa: PhantomData };
    generate::<I, S>(core, Filter::ALL, &mut walker);
    walker.nodes
}

#[inline(always)]
fn count<I: Isa, S: Side>(core: &Core) -> u64 {
    let mut counter = Counter(0);
    generate::<I, S>(core, Filter::ALL, &mut counter);
    counter.0
}

impl Recursive for Portable {
    fn walk<S: Side>(core: &Core, depth: u32) -> u64 {
        walk::<Portable, S>(core, depth)
    }
}

#[cfg(target_arch = "x86_64")]
impl Recursive for Bmi2 {
    #[inline(always)]
    fn walk<S: Side>(core: &Core, depth: u32) -> u64 {
        #[target_feature(enable = "bmi1,bmi2,popcnt,avx2")]
        fn with_features<S: Side>(core: &Core, depth: u32) -> u64 {
            walk::<Bmi2, S>(core, depth)
        }
        // SAFETY: `Bmi2` is named only behind the switch of `entry!`.
        unsafe { with_features::<S>(core, depth) }
    }
}

/// Makes each move on a copy and goes on from there.
struct Walker<'a, I> {
    core: &'a Core,
    depth: u32,
    nodes: u64,
    isa: PhantomData<I>,
}

impl<I: Recursive> Walker<'_, I> {
    /// Counts the last ply without playing it, with separate code for each kind of move: worth 12 % of perft, because the branch
    /// predictor then does not mix up the replies to pawn moves with those to rook moves.
    #[inline(always)]
    fn visit<S: Side>(&mut self, child: &Core) {
        self.nodes += if self.depth == 2 {
            count::<I, S::Them>(child)
        } else {
            I::walk::<S::Them>(child, self.depth - 1)
        };
    }

    /// The board after our piece left `from` and whatever stood on `to` was taken; the piece itself is still to be put.
    #[inline(always)]
    fn moved<S: Side>(&self, from: u64, to: u64) -> Core {
        let mut child = *self.core;
        child.clear(to);
        child.toggle_pieces::<S>(from | to);
        child.state &= CASTLING & !(from | to);
        child
    }

    #[inline(always)]
    fn each<S: Side>(&mut self, from: u64, mut targets: u64, put: impl Fn(&mut Core, u64)) {
        while targets != 0 {
            let to = targets & targets.wrapping_neg();
            let mut child = self.moved::<S>(from, to);
            put(&mut child, from | to);
            self.visit::<S>(&child);
            targets &= targets - 1;
        }
    }
}

#[inline(always)]
fn shifted_back(bit: u64, delta: u32) -> u64 {
    bit.rotate_right(delta & 63)
}

impl<I: Recursive, S: Side> Sink<S> for Walker<'_, I> {
    #[inline(always)]
    fn king(&mut self, from: usize, targets: u64) {
        self.each::<S>(1 << from, targets, |child, both| {
            child.kings ^= both;
            child.state &= !S::BACK_RANK;
        });
    }

    #[inline(always)]
    fn knight(&mut self, from: usize, targets: u64) {
        self.each::<S>(1 << from, targets, |child, both| child.knights ^= both);
    }

    #[inline(always)]
    fn diagonal(&mut self, from: usize, targets: u64) {
        let queen = (self.core.orthogonal >> from & 1).wrapping_neg();
        self.each::<S>(1 << from, targets, |child, both| {
            child.diagonal ^= both;
            child.orthogonal ^= both & queen;
        });
    }

    #[inline(always)]
    fn orthogonal(&mut self, from: usize, targets: u64) {
        let queen = (self.core.diagonal >> from & 1).wrapping_neg();
        self.each::<S>(1 << from, targets, |child, both| {
            child.orthogonal ^= both;
            child.diagonal ^= both & queen;
        });
    }

    #[inline(always)]
    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64) {
        for (mut targets, delta) in
            [(single, S::FORWARD), (west, S::FORWARD.wrapping_sub(1)), (east, S::FORWARD.wrapping_add(1))]
        {
            while targets != 0 {
                let to = targets & targets.wrapping_neg();
                let from = shifted_back(to, delta);
                let mut child = self.moved::<S>(from, to);
                child.pawns ^= from | to;
                self.visit::<S>(&child);
                targets &= targets - 1;
            }
        }
        let mut targets = double;
        while targets != 0 {
            let to = targets & targets.wrapping_neg();
            let passed = S::Them::forward(to);
            let from = S::Them::forward(passed);
            let mut child = self.moved::<S>(from, to);
            child.pawns ^= from | to;
            if beside(to) & child.pawns & S::Them::pieces(&child) != 0 {
                child.state |= passed;
            }
            self.visit::<S>(&child);
            targets &= targets - 1;
        }
    }

    #[inline(always)]
    fn promotions(&mut self, mut targets: u64, delta: u32) {
        while targets != 0 {
            let to = targets & targets.wrapping_neg();
            let from = shifted_back(to, delta);
            let mut child = self.moved::<S>(from, to);
            child.pawns ^= from;
            for (knight, diagonal, orthogonal) in [(0, to, to), (0, 0, to), (0, to, 0), (to, 0, 0)] {
                let mut child = child;
                child.knights |= knight;
                child.diagonal |= diagonal;
                child.orthogonal |= orthogonal;
                self.visit::<S>(&child);
            }
            targets &= targets - 1;
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: usize, to: usize) {
        let (from, to) = (1u64 << from, 1u64 << to);
        let taken = S::Them::forward(to);
        let mut child = self.moved::<S>(from, to);
        child.pawns ^= from | to | taken;
        child.toggle_pieces::<S::Them>(taken);
        self.visit::<S>(&child);
    }

    #[inline(always)]
    fn castling(&mut self, king: usize, rook: usize) {
        let child = self.core.castled::<S>(king, rook);
        self.visit::<S>(&child);
    }
}
