//! Portable game notation: reading, replaying and writing game records.

mod build;
mod comment;
mod count;
mod fault;
mod index;
mod lexicon;
mod limits;
mod meaning;
mod movetext;
mod reader;
mod replay;
mod scan;
mod split;
mod start;
mod tags;
mod text;
mod tree;
mod visitor;
mod window;
mod word;
mod write;

pub use build::{Builder, Letters, games};
pub use comment::{Arrow, Command, Comment, Eval, EvalScore, Ink, Mark};
pub use count::Counter;
pub use fault::{Fault, Place, Reason, Severity, Unplayable};
pub use index::{Extent, Indexer};
pub use limits::Limits;
pub use reader::Reader;
pub use replay::Replayer;
pub use split::last_game;
pub use text::Text;
pub use tree::{Game, Node, NodeId, Played};
pub use visitor::{Flow, Meaning, Run, Spot, Visitor, Word};
pub use word::Outcome;
pub use write::{TagOrder, Writer};
