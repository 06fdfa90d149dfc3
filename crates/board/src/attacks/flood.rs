//! The attacks of all of a side's sliding men at once, eight directions in two vectors.

#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_and_si256, _mm256_castsi256_si128,
    _mm256_extracti128_si256, _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_sllv_epi64,
    _mm256_srlv_epi64,
};

const NOT_A: i64 = !0x0101_0101_0101_0101;
const NOT_H: i64 = !(0x0101_0101_0101_0101 << 7);

/// Every square attacked along a line: each man spreads over empty squares by one, two and four steps (Kogge-Stone), then
/// one step more onto whatever stops it. The masks keep it from running round the edge.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn slider_set(diagonal: u64, orthogonal: u64, occupied: u64) -> u64 {
    let (slanted, straight) = (diagonal as i64, orthogonal as i64);
    let men = _mm256_set_epi64x(straight, straight, slanted, slanted);
    let empty = _mm256_set1_epi64x(!occupied as i64);
    let step = _mm256_set_epi64x(8, 1, 9, 7);
    let up = _mm256_set_epi64x(-1, NOT_A, NOT_A, NOT_H);
    let down = _mm256_set_epi64x(-1, NOT_H, NOT_H, NOT_A);
    let two = _mm256_set_epi64x(16, 2, 18, 14);
    let four = _mm256_set_epi64x(32, 4, 36, 28);

    macro_rules! spread {
        ($shift:ident, $edge:ident) => {{
            let mut free = _mm256_and_si256(empty, $edge);
            let mut reached = men;
            reached = or_and(reached, free, $shift(reached, step));
            free = _mm256_and_si256(free, $shift(free, step));
            reached = or_and(reached, free, $shift(reached, two));
            free = _mm256_and_si256(free, $shift(free, two));
            reached = or_and(reached, free, $shift(reached, four));
            _mm256_and_si256($shift(reached, step), $edge)
        }};
    }
    let all = _mm256_or_si256(spread!(_mm256_sllv_epi64, up), spread!(_mm256_srlv_epi64, down));
    let half = _mm_or_si128(_mm256_castsi256_si128(all), _mm256_extracti128_si256::<1>(all));
    _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64
}

#[inline]
#[target_feature(enable = "avx2")]
fn or_and(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_or_si256(a, _mm256_and_si256(b, c))
}
