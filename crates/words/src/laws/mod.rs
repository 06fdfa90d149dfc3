//! The words for what `tratto-laws` says in types: rulings, acts, duties, rules and editions.
//!
//! Every match here is over all members and has no catch-all: what the Laws learn to say, they must be taught to say in both
//! languages before it compiles.

mod arbiter;
mod deed;
mod duty;
mod edition;
mod effect;
mod fault;
mod finding;
mod part;
mod rule;
mod ruling;
#[cfg(test)]
mod tests;
mod told;
mod written;

pub use rule::Chapter;
pub use ruling::Pronounced;
