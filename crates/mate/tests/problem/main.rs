//! Problems from outside: classics, and a private collection where one is given.

mod collection;
