//! Every sentence Tratto says, in Italian and in English.
//!
//! The sentences live in Project Fluent files under `locales/`, one folder a language, embedded when the crate is
//! built. The crates below speak only in types ([`tratto_board::WhyNot`], ...); here each type gets its sentence, one
//! module per crate phrased. The command line, and whatever else talks to people, asks here and writes no sentence of
//! its own.
//!
//! ```
//! use tratto_words::{Lang, Words, say};
//! let words = Words::of(Lang::It);
//! assert_eq!(say!(words, "turn", color = "white"), "Muove il Bianco");
//! ```
//!
//! What it does not do: it prints nothing, reads no environment (the caller passes a look-up to [`Lang::choose`]) and decides
//! nothing.

mod board;
mod clock;
mod lang;
mod laws;
mod mate;
mod notation;
mod pgn;
mod problem;
mod scenario;
mod sentence;
mod theme;
mod twin;

pub use board::article;
pub use lang::{Lang, UnknownLang};
pub use laws::{Chapter, Pronounced, Scene};
pub use sentence::{Value, Words};
