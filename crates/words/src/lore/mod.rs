//! The words for what `tratto-lore` says in types.

mod almanac;
mod calendar;
mod drill;
mod opening;
mod term;
