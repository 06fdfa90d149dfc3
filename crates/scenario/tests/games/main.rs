//! Games written down: the logs, and what all the cases together leave out.

mod complete;
mod log;
