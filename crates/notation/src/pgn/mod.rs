//! Portable game notation: reading, replaying and writing game records.

mod count;

mod fault;
mod lexicon;
mod limits;
mod reader;
mod replay;
mod scan;
mod start;
mod text;
mod visitor;
mod window;
mod word;

pub use count::Counter;
pub use fault::{Fault, Place, Reason, Severity};
pub use limits::Limits;
pub use reader::Reader;
pub use replay::Replayer;
pub use text::Text;
pub use visitor::{Flow, Meaning, Run, Spot, Visitor, Word};
pub use word::Outcome;
