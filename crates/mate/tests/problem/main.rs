//! Problems from outside: those written down, and a private collection where one is given.

mod collection;
mod lost;
mod options;
mod themes;
mod written;
