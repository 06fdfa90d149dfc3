#![doc = include_str!("../README.md")]

pub mod problem;
pub mod winnable;
