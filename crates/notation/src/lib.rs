#![doc = include_str!("../README.md")]

pub mod announce;
pub mod braille;
mod descriptive;
pub mod detect;
mod facts;
pub mod forsyth;
mod language;
pub mod pgn;
mod read;
mod reading;
mod relaxed;
mod resolve;
mod san;
pub mod score;
mod style;

pub use announce::{Announcer, Tongue, UnknownTongue};
pub use facts::{Hint, Threat};
pub use language::{Language, UnknownLanguage};
pub use reading::{Malformed, Note, ReadError, Reading, Refused, Sign, Weight};
pub use san::{ParseSanError, San, SanError, SanProblem, SanText};
pub use style::{CaptureSign, CastlingSign, CheckSigns, DoublePlus, Form, PromotionSign, Style, UnknownForm};
