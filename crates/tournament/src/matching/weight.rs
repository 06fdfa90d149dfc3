//! Weights of edges: whole numbers with a sign, as wide as a bracket needs.

use std::fmt::Debug;

/// A whole number with a sign that holds every sum the solver makes. [`bits_needed`](super::bits_needed) says how wide it has to be.
pub(crate) trait Weight: Copy + Ord + Debug + Default {
    const ZERO: Self;
    /// How many bits there are besides the sign.
    const BITS: u32;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    /// Half of an even number.
    fn half(self) -> Self;
    /// `value · 2^shift`.
    fn shifted(value: u32, shift: u32) -> Self;

    fn twice(self) -> Self {
        self.plus(self)
    }

    fn is_zero(self) -> bool {
        self == Self::ZERO
    }
}

macro_rules! primitive {
    ($($number:ty),*) => {$(
        impl Weight for $number {
            const ZERO: Self = 0;
            const BITS: u32 = <$number>::BITS - 1;

            #[inline]
            fn plus(self, other: Self) -> Self {
                self + other
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self - other
            }

            #[inline]
            fn half(self) -> Self {
                self >> 1
            }

            #[inline]
            fn shifted(value: u32, shift: u32) -> Self {
                <$number>::from(value) << shift
            }
        }
    )*};
}

primitive!(i64, i128);

/// A number in two's complement, the lowest word first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wide<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Default for Wide<WORDS> {
    fn default() -> Self {
        Wide([0; WORDS])
    }
}

impl<const WORDS: usize> PartialOrd for Wide<WORDS> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<const WORDS: usize> Ord for Wide<WORDS> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        // The sign bit turned over makes the order of words without a sign the right one.
        let top = |words: &[u64; WORDS]| words[WORDS - 1] ^ (1 << 63);
        top(&self.0)
            .cmp(&top(&other.0))
            .then_with(|| self.0[..WORDS - 1].iter().rev().cmp(other.0[..WORDS - 1].iter().rev()))
    }
}

impl<const WORDS: usize> Weight for Wide<WORDS> {
    const ZERO: Self = Wide([0; WORDS]);
    const BITS: u32 = 64 * WORDS as u32 - 1;

    #[inline]
    fn plus(self, other: Self) -> Self {
        let mut words = [0; WORDS];
        let mut carry = false;
        for (index, word) in words.iter_mut().enumerate() {
            let (sum, first) = self.0[index].overflowing_add(other.0[index]);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            *word = sum;
            carry = first | second;
        }
        Wide(words)
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        let mut words = [0; WORDS];
        let mut borrow = false;
        for (index, word) in words.iter_mut().enumerate() {
            let (rest, first) = self.0[index].overflowing_sub(other.0[index]);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            *word = rest;
            borrow = first | second;
        }
        Wide(words)
    }

    fn half(self) -> Self {
        let mut words = self.0;
        for index in 0..WORDS {
            let above = if index + 1 == WORDS {
                // The sign is kept.
                (self.0[index] >> 63) << 63
            } else {
                self.0[index + 1] << 63
            };
            words[index] = self.0[index] >> 1 | above;
        }
        Wide(words)
    }

    fn shifted(value: u32, shift: u32) -> Self {
        let mut words = [0; WORDS];
        let (word, bit) = ((shift / 64) as usize, shift % 64);
        let value = u128::from(value) << bit;
        if word < WORDS {
            words[word] = value as u64;
        }
        if word + 1 < WORDS {
            words[word + 1] = (value >> 64) as u64;
        }
        Wide(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn wide(number: i128) -> Wide<3> {
        let sign = if number < 0 { u64::MAX } else { 0 };
        Wide([number as u64, (number >> 64) as u64, sign])
    }

    proptest! {
        #[test]
        fn wide_numbers_count_as_narrow_ones_do(a in -1i128 << 100..1i128 << 100, b in -1i128 << 100..1i128 << 100) {
            prop_assert_eq!(wide(a).plus(wide(b)), wide(a + b));
            prop_assert_eq!(wide(a).minus(wide(b)), wide(a - b));
            prop_assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
            prop_assert_eq!(wide(a).twice().half(), wide(a));
        }

        #[test]
        fn shifting_is_multiplying(value: u32, shift in 0u32..90) {
            prop_assert_eq!(Wide::<3>::shifted(value, shift), wide(i128::from(value) << shift));
        }
    }
}
