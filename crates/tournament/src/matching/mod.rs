//! Matchings in graphs: of greatest weight ([`Solver`]), and of most edges ([`Cover`]).

mod cover;
mod solver;
#[cfg(test)]
mod tests;
mod weight;

pub(crate) use cover::Cover;
pub(crate) use solver::Solver;
pub(crate) use weight::{Weight, Wide};

/// How many bits besides the sign a weight needs, where edges weigh less than `2^bits`: slacks are sums of four of these at
/// most, doubled, and blossoms add to them.
pub(crate) const fn bits_needed(bits: u32) -> u32 {
    bits + 8
}
