//! The words for what `tratto-lore` says in types.

mod almanac;
mod calendar;
mod coach;
mod drill;
mod drill_names;
mod fact;
mod lesson;
mod motif;
mod opening;
mod term;

pub use fact::{AnswerLine, BalanceLine, Change, ChangeLine};
