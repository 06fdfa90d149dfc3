//! Whether and how a king can be mated.

pub mod winnable;
