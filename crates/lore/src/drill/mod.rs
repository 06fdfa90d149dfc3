//! Exercises that are generated and verified, not typed.
//!
//! [`Drill`] is the closed list of kinds. [`Drill::exercise`] makes one from a level and a seed, always the same one. An [`Exercise`] is
//! complete: every answer that can be given carries its verdict, and a wrong move the line that refutes it, so that whoever shows the
//! exercise looks up and judges nothing. What is right follows from the rules of the board, from exchanges, from an exact table or from
//! a search; where a generator does not find a position of which that can be said, it makes no exercise.

mod blind;
mod chance;
mod coordinates;
mod ending;
mod exercise;
mod hint;
mod keys;
mod ladder;
pub(crate) mod made;
mod material;
mod mates;
mod moves;
mod named;
mod openings;
mod remark;
mod rights;
mod seen;
mod sights;
mod table;
mod tactics;
mod themes;

pub use exercise::{
    Answer, Choice, Earlier, Exercise, Instead, Judged, Label, Node, Question, Sight, Solution, Source,
    Verdict,
};
pub use hint::Hint;
pub use ladder::{LADDER, Rung};
pub use remark::Remark;
pub use rights::Right;
pub use table::{Drill, Group};
