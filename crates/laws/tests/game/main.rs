//! A game from outside: rights and duties, what cannot have happened, many events at once.

mod castling;
mod refusals;
mod restored;
mod rights;
mod sequence;
mod told;
