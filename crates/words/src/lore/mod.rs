//! The words for what `tratto-lore` says in types.

mod almanac;
mod drill;
mod lesson;
mod term;
