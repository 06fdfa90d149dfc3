//! Acts as short sentences: the form that logs and scenario files hold.

mod read;
mod write;

pub use read::ParseActError;

#[cfg(test)]
mod tests;
