//! The words for what `tratto-laws` says in types: rulings, acts, duties, rules and editions.
//!
//! Every match here covers all variants without a catch-all, so that a new variant does not compile without its sentences in both
//! languages.

mod arbiter;
mod duty;
mod edition;
mod effect;
mod fault;
mod finding;
mod part;
mod player_act;
mod rule;
mod ruling;
#[cfg(test)]
mod tests;
mod told;
mod written;

pub use rule::Chapter;
pub use ruling::Pronounced;
