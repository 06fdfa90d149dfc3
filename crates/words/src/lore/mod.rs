//! The words for what `tratto-lore` says in types.

mod almanac;
mod coach;
mod term;
