//! The words for what `tratto-lore` says in types.

mod almanac;
mod coach;
mod fact;
mod motif;
mod term;

pub use fact::{AnswerLine, BalanceLine, Change, ChangeLine};
