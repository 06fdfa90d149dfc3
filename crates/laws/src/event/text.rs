//! Acts as short sentences: the form that logs and scenario files hold.

mod read;
mod write;

pub use read::{ParseActError, read_time};

#[cfg(test)]
mod tests;
