//! Portable game notation: reading, replaying and writing game records.
//!
//! A [`Reader`] makes one pass over any source of bytes, in constant memory, and reports what it finds to a [`Visitor`]. Four visitors
//! are here: [`Counter`], [`Indexer`], [`Replayer`], which plays and checks every move of the main lines, and [`Builder`],
//! which makes a [`Game`] of everything; [`games`] is the easy way to that one. A [`Writer`] writes games.
//!
//! Nothing is repaired in silence: each [`PgnFault`] has its [`Place`], the text and the [`Reason`], an illegal move that of the
//! board, and the reader goes on. [`Severity::Note`]s are what was understood but is not as the standard has it.
//!
//! ```
//! use tratto_notation::pgn::{Letters, Severity, games};
//! let text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n1. d4 d5 1/2-1/2\n";
//! for game in games(text.as_bytes(), Letters::English) {
//!     let (game, faults) = game?;
//!     for fault in faults.iter().filter(|fault| fault.severity() == Severity::Error) {
//!         assert_eq!(
//!             fault.to_string(),
//!             "game 1, line 3, column 13: \"Ke3\": \"Ke3\" is not legal: a king does not move from e1 to e3"
//!         );
//!     }
//!     assert!(game.main_line().count() >= 2);
//! }
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! Supported: any line ends, UTF-8, UTF-16, Windows-1252 and Latin-1, byte-order marks, escape lines, comments in braces and after semicolons,
//! nested variations, `$`, `!` and `±` annotations, null moves (`--`, `Z0`), `SetUp` and `FEN`, Chess960 in X-FEN and
//! Shredder-FEN, moves in odd spellings, in other languages and in descriptive notation, games cut off. What it does not: variants other than
//! Chess960, whose moves it keeps and does not check; packed files, which are the caller's to unpack.
//!
//! Why it is fast: the movetext is scanned 64 bytes at a time; a word seen before is looked up in a cache instead of being parsed; the
//! moves of a run go to the board together as [`WrittenMove`](tratto_board::WrittenMove)s, and [`Replay`](tratto_board::Replay) plays
//! them without generating moves. `cargo run --release -p tratto-oracles --bin pgn-race -- FILE` measures it against other libraries.

mod build;
mod comment;
mod count;
mod fault;
mod index;
mod limits;
mod meaning;
mod movetext;
mod reader;
mod replay;
mod scan;
mod source;
mod split;
mod start;
mod steps;
mod tags;
mod text;
mod tree;
mod visitor;
mod walk;
mod window;
mod word;
mod word_cache;
mod write;

pub use build::{Builder, Letters, games};
pub use comment::{Arrow, Command, Comment, Eval, EvalScore, Ink, Mark};
pub use count::Counter;
pub use fault::{PgnFault, Place, Reason, Severity, Unplayable};
pub use index::{Extent, Indexer};
pub use limits::Limits;
pub use reader::Reader;
pub use replay::Replayer;
pub use split::last_game;
pub use text::{Encoding, Text};
pub use tree::{Game, Node, NodeId, Played};
pub use visitor::{Flow, Meaning, Run, Spot, Visitor, Word};
pub use walk::{MoveAt, Step, Walk};
pub use word::Outcome;
pub use write::{TagOrder, Writer};
