#![doc = include_str!("../README.md")]

mod board;
mod clock;
mod lang;
mod laws;
mod lore;
mod mate;
mod notation;
mod pgn;
mod problem;
mod scenario;
mod sentence;
mod theme;
mod tournament;
mod twin;

pub use lang::{Lang, UnknownLang};
pub use laws::{Chapter, Pronounced};
pub use lore::{AnswerLine, BalanceLine, Change, ChangeLine};
pub use sentence::{Value, Words};
