//! Scans many bytes at a time.
//!
//! Sixteen at a time with SSE2, which every x86-64 processor has, so that no run-time detection is needed; elsewhere eight, in an
//! ordinary register. Finding words and quotation marks takes a third of the time of reading an archive; SSE2 halves it compared with
//! the portable code (`pgn-race`, `Counter`).

/// How many bytes [`words`] looks at.
pub(super) const BLOCK: usize = 64;

/// For each of 64 bytes a bit: whether it belongs to a word of the movetext, that is, is neither blank (nor a control
/// character) nor a full stop.
#[inline(always)]
pub(super) fn words(block: &[u8; BLOCK]) -> u64 {
    let mut bits = 0;
    let mut i = 0;
    while i < BLOCK / LANES {
        let part: &[u8; LANES] = block[i * LANES..][..LANES].try_into().expect("a part of the block");
        bits |= (lanes::words(part) as u64) << (i * LANES);
        i += 1;
    }
    bits
}

/// Where one of several bytes first occurs.
#[inline(always)]
pub(super) fn find<const N: usize>(bytes: &[u8], wanted: [u8; N]) -> Option<usize> {
    let (parts, rest) = bytes.as_chunks::<LANES>();
    for (i, part) in parts.iter().enumerate() {
        let bits = wanted.iter().fold(0, |bits, &byte| bits | lanes::equal(part, byte));
        if bits != 0 {
            return Some(i * LANES + bits.trailing_zeros() as usize);
        }
    }
    let at = rest.iter().position(|byte| wanted.contains(byte))?;
    Some(parts.len() * LANES + at)
}

/// How many lines end in `bytes`: by a line feed, or by a carriage return that no line feed follows. `next` is the byte
/// after them.
pub(super) fn line_ends(bytes: &[u8], next: u8) -> u64 {
    let mut count = count(bytes, b'\n');
    if count_is_not_zero(bytes, b'\r') {
        let follows = |i: usize| bytes.get(i + 1).copied().unwrap_or(next);
        let alone = |&(i, &byte): &(usize, &u8)| byte == b'\r' && follows(i) != b'\n';
        count += bytes.iter().enumerate().filter(alone).count() as u64;
    }
    count
}

/// How often a byte occurs. In blocks of 240, so that the sum of a block fits in a byte and the compiler adds sixteen at once.
fn count(bytes: &[u8], wanted: u8) -> u64 {
    let block = |block: &[u8]| block.iter().fold(0u8, |sum, &byte| sum.wrapping_add((byte == wanted) as u8));
    bytes.chunks(240).map(|bytes| block(bytes) as u64).sum()
}

fn count_is_not_zero(bytes: &[u8], wanted: u8) -> bool {
    find(bytes, [wanted]).is_some()
}

#[cfg(target_arch = "x86_64")]
use sse2 as lanes;
#[cfg(not(target_arch = "x86_64"))]
use swar as lanes;

use lanes::LANES;

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod sse2 {
    use core::arch::x86_64::{
        __m128i, _mm_andnot_si128, _mm_cmpeq_epi8, _mm_loadu_si128, _mm_max_epu8, _mm_movemask_epi8,
        _mm_set1_epi8,
    };

    pub(super) const LANES: usize = 16;

    #[inline(always)]
    pub(super) fn words(part: &[u8; LANES]) -> u32 {
        // SAFETY: SSE2 belongs to x86-64, and the load reads the sixteen bytes of the array.
        unsafe {
            let bytes = _mm_loadu_si128(part.as_ptr().cast::<__m128i>());
            let dark = _mm_cmpeq_epi8(_mm_max_epu8(bytes, _mm_set1_epi8(b' ' as i8 + 1)), bytes);
            let stop = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(b'.' as i8));
            _mm_movemask_epi8(_mm_andnot_si128(stop, dark)) as u32
        }
    }

    #[inline(always)]
    pub(super) fn equal(part: &[u8; LANES], wanted: u8) -> u32 {
        // SAFETY: as above.
        unsafe {
            let bytes = _mm_loadu_si128(part.as_ptr().cast::<__m128i>());
            _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(wanted as i8))) as u32
        }
    }
}

#[cfg(any(test, not(target_arch = "x86_64")))]
mod swar {
    pub(super) const LANES: usize = 8;

    const ONES: u64 = 0x0101_0101_0101_0101;
    const LOW: u64 = 0x7f * ONES;
    const HIGH: u64 = 0x80 * ONES;

    /// The highest bit of each byte, gathered into eight bits.
    #[inline(always)]
    fn gather(high: u64) -> u32 {
        ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
    }

    /// In the highest bit of each byte, whether the byte is not zero.
    #[inline(always)]
    fn not_zero(bytes: u64) -> u64 {
        (((bytes & LOW) + LOW) | bytes) & HIGH
    }

    #[inline(always)]
    pub(super) fn words(part: &[u8; LANES]) -> u32 {
        let bytes = u64::from_le_bytes(*part);
        let dark = ((bytes & LOW) + (0x7f - b' ' as u64) * ONES) | bytes;
        gather(dark & not_zero(bytes ^ (b'.' as u64 * ONES)))
    }

    #[inline(always)]
    pub(super) fn equal(part: &[u8; LANES], wanted: u8) -> u32 {
        gather(not_zero(u64::from_le_bytes(*part) ^ (wanted as u64 * ONES)) ^ HIGH)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(seed: u64) -> [u8; BLOCK] {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        std::array::from_fn(|i| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            if state & 3 == 0 { b" .\n{}e4\xff"[i % 8] } else { (state >> 32) as u8 }
        })
    }

    #[test]
    fn word_bits_are_what_they_say() {
        for seed in 0..2000 {
            let block = block(seed);
            let bits = words(&block);
            for (i, &byte) in block.iter().enumerate() {
                assert_eq!(bits >> i & 1 == 1, byte > b' ' && byte != b'.', "{byte:?}");
            }
            for (i, part) in block.as_chunks::<8>().0.iter().enumerate() {
                assert_eq!(swar::words(part) as u64, bits >> (8 * i) & 0xff);
                assert_eq!(swar::equal(part, b'e'), (0..8).map(|k| ((part[k] == b'e') as u32) << k).sum());
            }
        }
    }

    #[test]
    fn finding_agrees_with_the_plain_way() {
        for seed in 0..500 {
            let block = block(seed);
            for len in 0..BLOCK {
                let bytes = &block[..len];
                assert_eq!(find(bytes, [b'}']), bytes.iter().position(|&b| b == b'}'));
                assert_eq!(find(bytes, *b"4\n"), bytes.iter().position(|b| b"4\n".contains(b)));
            }
        }
    }

    #[test]
    fn line_ends_of_every_kind() {
        assert_eq!(line_ends(b"a\nb\r\nc\rd", b'x'), 3);
        assert_eq!(line_ends(b"a\r", b'\n'), 0);
        assert_eq!(line_ends(b"a\r", b'x'), 1);
        assert_eq!(line_ends(&b"\n".repeat(1000), 0), 1000);
        assert_eq!(line_ends(b"", 0), 0);
    }
}
