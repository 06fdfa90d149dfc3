//! The attacks of all of a side's sliding pieces at once, eight directions in two vectors.

#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m256i, _mm_add_epi64, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi8,
    _mm256_and_si256, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256, _mm256_sad_epu8,
    _mm256_set_epi64x, _mm256_set1_epi8, _mm256_set1_epi64x, _mm256_setr_epi8, _mm256_setzero_si256,
    _mm256_shuffle_epi8, _mm256_sllv_epi64, _mm256_srli_epi16, _mm256_srlv_epi64,
};

const NOT_A: i64 = !0x0101_0101_0101_0101;
const NOT_H: i64 = !(0x0101_0101_0101_0101 << 7);

/// Every square attacked along a line.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn slider_set(diagonal: u64, orthogonal: u64, occupied: u64) -> u64 {
    let (up, down) = directions(diagonal, orthogonal, occupied);
    let all = _mm256_or_si256(up, down);
    let half = _mm_or_si128(_mm256_castsi256_si128(all), _mm256_extracti128_si256::<1>(all));
    _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64
}

/// How many moves these pieces have onto `targets`. In one direction no square is reached by two pieces, for the nearer one
/// stands in the other's way; so the moves are as many as the squares of the eight directions.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn slider_moves(diagonal: u64, orthogonal: u64, occupied: u64, targets: u64) -> u64 {
    let (up, down) = directions(diagonal, orthogonal, occupied);
    let targets = _mm256_set1_epi64x(targets as i64);
    let bytes = _mm256_add_epi8(bits(_mm256_and_si256(up, targets)), bits(_mm256_and_si256(down, targets)));
    let sums = _mm256_sad_epu8(bytes, _mm256_setzero_si256());
    let half = _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256::<1>(sums));
    _mm_cvtsi128_si64(_mm_add_epi64(half, _mm_unpackhi_epi64(half, half))) as u64
}

/// How many bits each byte has, four bits at a time from a table.
#[inline]
#[target_feature(enable = "avx2")]
fn bits(set: __m256i) -> __m256i {
    let table = _mm256_setr_epi8(
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
    );
    let low = _mm256_set1_epi8(15);
    let high = _mm256_and_si256(_mm256_srli_epi16::<4>(set), low);
    _mm256_add_epi8(_mm256_shuffle_epi8(table, _mm256_and_si256(set, low)), _mm256_shuffle_epi8(table, high))
}

/// The squares attacked in each of the eight directions: each piece spreads over empty squares by one, two and four steps
/// (Kogge-Stone), then one step more onto whatever stops it. The masks keep it from running round the edge.
#[inline]
#[target_feature(enable = "avx2")]
fn directions(diagonal: u64, orthogonal: u64, occupied: u64) -> (__m256i, __m256i) {
    let (slanted, straight) = (diagonal as i64, orthogonal as i64);
    let pieces = _mm256_set_epi64x(straight, straight, slanted, slanted);
    let empty = _mm256_set1_epi64x(!occupied as i64);
    let step = _mm256_set_epi64x(8, 1, 9, 7);
    let up = _mm256_set_epi64x(-1, NOT_A, NOT_A, NOT_H);
    let down = _mm256_set_epi64x(-1, NOT_H, NOT_H, NOT_A);
    let two = _mm256_set_epi64x(16, 2, 18, 14);
    let four = _mm256_set_epi64x(32, 4, 36, 28);

    macro_rules! spread {
        ($shift:ident, $edge:ident) => {{
            let mut free = _mm256_and_si256(empty, $edge);
            let mut reached = pieces;
            reached = or_and(reached, free, $shift(reached, step));
            free = _mm256_and_si256(free, $shift(free, step));
            reached = or_and(reached, free, $shift(reached, two));
            free = _mm256_and_si256(free, $shift(free, two));
            reached = or_and(reached, free, $shift(reached, four));
            _mm256_and_si256($shift(reached, step), $edge)
        }};
    }
    (spread!(_mm256_sllv_epi64, up), spread!(_mm256_srlv_epi64, down))
}

#[inline]
#[target_feature(enable = "avx2")]
fn or_and(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_or_si256(a, _mm256_and_si256(b, c))
}
