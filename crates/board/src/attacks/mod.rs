//! Which squares a piece attacks.
//!
//! Leapers and lines are tables built at compile time. Sliding pieces are looked up in a table indexed by the occupied
//! squares that matter: with PEXT where the processor has it, with multiplication ("magics") elsewhere. Which of the
//! two is a type parameter ([`Isa`]), chosen once at a coarse entry point, never per lookup.

#[cfg(target_arch = "x86_64")]
mod flood;
mod from;
mod isa;
mod leapers;
mod lines;
mod magics;
mod sliders;
mod view;

pub use from::attacks_from;
#[cfg(target_arch = "x86_64")]
pub(crate) use isa::Bmi2;
pub(crate) use isa::{Isa, Portable, entry};
pub use isa::{use_portable_code, uses_bmi2};
pub(crate) use leapers::{KING, KNIGHT, PAWN, knight_set, pawn_set};
pub(crate) use lines::{REACH, between};
pub use lines::{line_through, squares_between};
pub(crate) use sliders::{SLANTED, STRAIGHT, rook_by_lines};
pub(crate) use view::VIEWS;
