//! The words for what `tratto-lore` says in types.

mod almanac;
mod calendar;
mod coach;
mod fact;
mod opening;
mod term;

pub use fact::{AnswerLine, BalanceLine, Change, ChangeLine};
