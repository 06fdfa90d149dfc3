//! The sinks: what is done with the moves found.

use super::generate::Sink;
use super::list::MoveList;
use crate::attacks::Isa;
use crate::moves::{Move, TAG_DOUBLE, TAG_NORMAL, TAG_PROMOTION};
use crate::position::core::Side;
use crate::types::Square;

/// Counts.
pub(super) struct Counter(pub(super) u64);

impl Counter {
    #[inline(always)]
    fn add(&mut self, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }
}

impl<S: Side> Sink<S> for Counter {
    #[inline(always)]
    fn sliders<I: Isa>(&mut self, diagonal: u64, orthogonal: u64, occupied: u64, targets: u64) -> bool {
        let moves = I::slider_moves(diagonal, orthogonal, occupied, targets);
        self.0 += moves.unwrap_or(0);
        moves.is_some()
    }
    #[inline(always)]
    fn king(&mut self, _: usize, targets: u64) {
        self.add(targets);
    }
    #[inline(always)]
    fn knight(&mut self, _: usize, targets: u64) {
        self.add(targets);
    }
    #[inline(always)]
    fn diagonal(&mut self, _: usize, targets: u64) {
        self.add(targets);
    }
    #[inline(always)]
    fn orthogonal(&mut self, _: usize, targets: u64) {
        self.add(targets);
    }
    #[inline(always)]
    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64) {
        self.add(single | double | west);
        self.add(east);
    }
    #[inline(always)]
    fn promotions(&mut self, targets: u64, _: u32) {
        self.0 += 4 * u64::from(targets.count_ones());
    }
    #[inline(always)]
    fn en_passant(&mut self, _: usize, _: usize) {
        self.0 += 1;
    }
    #[inline(always)]
    fn castling(&mut self, _: usize, _: usize) {
        self.0 += 1;
    }
}

/// Stops as soon as there is a move at all.
pub(crate) struct First(pub(crate) bool);

impl<S: Side> Sink<S> for First {
    const SCATTERED: bool = true;
    #[inline(always)]
    fn is_full(&self) -> bool {
        self.0
    }
    #[inline(always)]
    fn king(&mut self, _: usize, targets: u64) {
        self.0 |= targets != 0;
    }
    #[inline(always)]
    fn knight(&mut self, _: usize, targets: u64) {
        self.0 |= targets != 0;
    }
    #[inline(always)]
    fn diagonal(&mut self, _: usize, targets: u64) {
        self.0 |= targets != 0;
    }
    #[inline(always)]
    fn orthogonal(&mut self, _: usize, targets: u64) {
        self.0 |= targets != 0;
    }
    #[inline(always)]
    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64) {
        self.0 |= single | double | west | east != 0;
    }
    #[inline(always)]
    fn promotions(&mut self, targets: u64, _: u32) {
        self.0 |= targets != 0;
    }
    #[inline(always)]
    fn en_passant(&mut self, _: usize, _: usize) {
        self.0 = true;
    }
    #[inline(always)]
    fn castling(&mut self, _: usize, _: usize) {
        self.0 = true;
    }
}

/// Writes the moves into a list.
///
/// A move's bits are `from | to << 6 | tag`. For a piece on `from` that is `from + tag + to * 64`; for a pawn that comes
/// from `to - delta` it is `tag - delta + to * 65`. No move of a real target is zero, since only a1-a1 would be.
pub(crate) struct Lister<'a>(pub(crate) &'a mut MoveList);

impl Lister<'_> {
    #[inline(always)]
    fn piece(&mut self, from: usize, targets: u64) {
        self.0.push_targets(targets, from as u16 | TAG_NORMAL, 64);
    }
}

impl<S: Side> Sink<S> for Lister<'_> {
    const SCATTERED: bool = true;
    #[inline(always)]
    fn king(&mut self, from: usize, targets: u64) {
        self.piece(from, targets);
    }
    #[inline(always)]
    fn knight(&mut self, from: usize, targets: u64) {
        self.piece(from, targets);
    }
    #[inline(always)]
    fn diagonal(&mut self, from: usize, targets: u64) {
        self.piece(from, targets);
    }
    #[inline(always)]
    fn orthogonal(&mut self, from: usize, targets: u64) {
        self.piece(from, targets);
    }
    #[inline(always)]
    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64) {
        let forward = S::FORWARD as u16;
        self.0.push_targets(single, TAG_NORMAL.wrapping_sub(forward), 65);
        self.0.push_targets(double, TAG_DOUBLE.wrapping_sub(forward.wrapping_mul(2)), 65);
        if west | east != 0 {
            self.0.push_targets(west, TAG_NORMAL.wrapping_sub(forward).wrapping_add(1), 65);
            self.0.push_targets(east, TAG_NORMAL.wrapping_sub(forward).wrapping_sub(1), 65);
        }
    }
    #[inline(always)]
    fn promotions(&mut self, targets: u64, delta: u32) {
        if targets != 0 {
            for role in [3u16, 2, 1, 0] {
                self.0.push_targets(targets, (TAG_PROMOTION + (role << 12)).wrapping_sub(delta as u16), 65);
            }
        }
    }
    #[inline(always)]
    fn en_passant(&mut self, from: usize, to: usize) {
        self.0.push(Move::en_passant(Square::from_index(from as u8), Square::from_index(to as u8)));
    }
    #[inline(always)]
    fn castling(&mut self, king: usize, rook: usize) {
        self.0.push(Move::castling(Square::from_index(king as u8), Square::from_index(rook as u8)));
    }
}
