//! The words for what `tratto-lore` says in types.

mod almanac;
mod calendar;
mod drill;
mod lesson;
mod opening;
mod term;
