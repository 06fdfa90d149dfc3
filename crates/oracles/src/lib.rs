//! Independent chess libraries beside our own: oracles for differential tests, rivals for benchmarks.
//!
//! Nothing that Tratto ships depends on this crate.

pub mod archive;
pub mod race;
