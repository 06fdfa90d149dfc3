//! A game from outside: rights and duties, what cannot have happened, many events at once.

mod refusals;
mod rights;
mod sequence;
mod told;
