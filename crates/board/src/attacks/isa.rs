//! The two instruction sets that the performance-critical code is compiled for, and the switch between them.

#![allow(unsafe_code)]

use super::sliders::{BISHOP, Entry, MAGIC_TABLE, ROOK};
#[cfg(target_arch = "x86_64")]
use super::sliders::{BISHOP_ROWS, ROOK_ROWS, Row};
use core::sync::atomic::{AtomicU8, Ordering};

/// How sliding attacks are looked up.
///
/// Code generic over `Isa` is `#[inline(always)]`, so that it takes on the processor features of the function made by
/// [`entry!`] that it is inlined into: population count and bit scans become single instructions there too.
pub(crate) trait Isa: Copy {
    /// Where a rook attacks.
    fn rook(square: usize, occupied: u64) -> u64;
    /// Where a bishop attacks.
    fn bishop(square: usize, occupied: u64) -> u64;

    /// Every square attacked by one side's sliding pieces.
    #[inline(always)]
    fn slider_set(diagonal: u64, orthogonal: u64, occupied: u64) -> u64 {
        sliders_one_by_one::<Self>(diagonal, orthogonal, occupied)
    }

    /// Counts all moves of the sliding pieces onto `targets` at once, if this processor does that faster.
    #[inline(always)]
    fn slider_moves(_diagonal: u64, _orthogonal: u64, _occupied: u64, _targets: u64) -> Option<u64> {
        None
    }
}

#[inline(always)]
fn sliders_one_by_one<I: Isa>(diagonal: u64, orthogonal: u64, occupied: u64) -> u64 {
    let mut set = 0;
    let mut rest = diagonal;
    while rest != 0 {
        set |= I::bishop(rest.trailing_zeros() as usize, occupied);
        rest &= rest - 1;
    }
    rest = orthogonal;
    while rest != 0 {
        set |= I::rook(rest.trailing_zeros() as usize, occupied);
        rest &= rest - 1;
    }
    set
}

/// Any processor.
#[derive(Copy, Clone)]
pub(crate) struct Portable;

impl Isa for Portable {
    #[inline(always)]
    fn rook(square: usize, occupied: u64) -> u64 {
        magic(&ROOK[square & 63], occupied)
    }

    #[inline(always)]
    fn bishop(square: usize, occupied: u64) -> u64 {
        magic(&BISHOP[square & 63], occupied)
    }
}

#[inline(always)]
fn magic(entry: &Entry, occupied: u64) -> u64 {
    let index = ((occupied & entry.mask).wrapping_mul(entry.magic) >> entry.shift) as usize;
    // SAFETY: `shift` leaves as many bits as the mask has squares, and `entries` gave each square that many places
    // from `offset` on, so the sum is inside the table. Worth 4 % of portable perft.
    unsafe { *MAGIC_TABLE.get_unchecked(entry.offset as usize + index) }
}

/// A processor with BMI1, BMI2, POPCNT and AVX2. Only code behind [`entry!`]'s switch, and tests that asked
/// [`uses_bmi2`], may name it.
#[cfg(target_arch = "x86_64")]
#[derive(Copy, Clone)]
pub(crate) struct Bmi2;

#[cfg(target_arch = "x86_64")]
impl Isa for Bmi2 {
    #[inline(always)]
    fn rook(square: usize, occupied: u64) -> u64 {
        pext(&ROOK_ROWS[square & 63], occupied)
    }

    #[inline(always)]
    fn bishop(square: usize, occupied: u64) -> u64 {
        pext(&BISHOP_ROWS[square & 63], occupied)
    }

    /// All pieces at once: looping over one or two lookups is slower because of mispredicted branches.
    #[inline(always)]
    fn slider_set(diagonal: u64, orthogonal: u64, occupied: u64) -> u64 {
        if diagonal | orthogonal == 0 {
            return 0;
        }
        // SAFETY: this type is named only where the processor was asked.
        unsafe { super::flood::slider_set(diagonal, orthogonal, occupied) }
    }

    #[inline(always)]
    fn slider_moves(diagonal: u64, orthogonal: u64, occupied: u64, targets: u64) -> Option<u64> {
        if (diagonal | orthogonal).count_ones() <= 3 {
            return None;
        }
        // SAFETY: as above.
        Some(unsafe { super::flood::slider_moves(diagonal, orthogonal, occupied, targets) })
    }
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn pext(row: &Row, occupied: u64) -> u64 {
    // SAFETY: this type is named only where the processor was asked; the index has as many bits as the mask has
    // squares, so it is inside the row.
    unsafe { *row.first.add(core::arch::x86_64::_pext_u64(occupied, row.mask) as usize) }
}

const UNKNOWN: u8 = 0;
const PORTABLE: u8 = 1;
const BMI2: u8 = 2;
static CHOICE: AtomicU8 = AtomicU8::new(UNKNOWN);

#[cold]
fn detect() -> u8 {
    // Only the standard library can detect processor features; without it only compile-time features are known.
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    let is_there = is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("avx2");
    #[cfg(not(all(target_arch = "x86_64", feature = "std")))]
    let is_there = cfg!(all(
        target_arch = "x86_64",
        target_feature = "bmi1",
        target_feature = "bmi2",
        target_feature = "popcnt",
        target_feature = "avx2"
    ));
    if is_there {
        CHOICE.store(BMI2, Ordering::Relaxed);
        return BMI2;
    }
    CHOICE.store(PORTABLE, Ordering::Relaxed);
    PORTABLE
}

/// Whether the code for BMI2 processors is in use.
#[inline]
pub fn uses_bmi2() -> bool {
    let choice = CHOICE.load(Ordering::Relaxed);
    (if choice == UNKNOWN { detect() } else { choice }) == BMI2
}

/// Switches to the code that runs on any processor, or back to what this one can do. Both give the same results:
/// this is for benchmarks and for tests of the slower path.
pub fn use_portable_code(portable: bool) {
    CHOICE.store(if portable { PORTABLE } else { UNKNOWN }, Ordering::Relaxed);
}

/// Makes an entry point: a function compiled for both instruction sets, which chooses between them when it is called.
///
/// `fn name(args) -> Ret = body;` where `body` is generic over [`Isa`] first, then over the type parameters given.
macro_rules! entry {
    ($(#[$meta:meta])* $vis:vis fn $name:ident $(<$side:ident : $bound:path>)? ($($arg:ident : $ty:ty),*) $(-> $ret:ty)? = $body:path;) => {
        $(#[$meta])*
        #[inline]
        $vis fn $name $(<$side: $bound>)? ($($arg: $ty),*) $(-> $ret)? {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "bmi1,bmi2,popcnt,avx2")]
                fn for_bmi2 $(<$side: $bound>)? ($($arg: $ty),*) $(-> $ret)? {
                    use $body as body;
                    body::<$crate::attacks::Bmi2 $(, $side)?>($($arg),*)
                }
                if $crate::attacks::uses_bmi2() {
                    // SAFETY: the processor was asked for these features.
                    #[allow(unsafe_code)]
                    return unsafe { for_bmi2 $(::<$side>)? ($($arg),*) };
                }
            }
            use $body as body;
            body::<$crate::attacks::Portable $(, $side)?>($($arg),*)
        }
    };
}
pub(crate) use entry;
