#![doc = include_str!("../README.md")]

mod engine;
mod error;
mod limits;
mod opinion;
mod pool;
mod program;
mod question;
mod reader;

pub use engine::Engine;
pub use error::{EngineError, Phase};
pub use opinion::{Opinion, Score, Variation, winning_chances};
pub use pool::Pool;
pub use program::{NotFound, Program};
pub use question::{Question, Strength, Unfit};
