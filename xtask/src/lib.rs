//! The house rules that can be checked.
//!
//! Each rule is a function from the [`House`] to its findings; `cargo test -p xtask` demands that there are none, and
//! `cargo xtask` prints them. A finding names the file, the line where there is one, and what would be right.

pub mod castling;
pub mod coverage;
pub mod documents;
pub mod editions;
pub mod features;
pub mod graph;
pub mod house;
pub mod locales;
pub mod names;
pub mod packages;
pub mod purity;
pub mod sizes;
pub mod sources;
pub mod store;
pub mod traces;
pub mod vocabulary;

pub use house::{Finding, House};

/// A rule of the house: its name and what looks for breaches.
pub type Rule = (&'static str, fn(&House) -> Vec<Finding>);

/// All the rules.
pub const RULES: &[Rule] = &[
    ("crates use only what the table allows", graph::findings),
    ("every published crate can be packaged", packages::findings),
    ("files stay small", sizes::findings),
    ("identifiers are English", names::findings),
    ("both languages are complete", locales::findings),
    ("Italian as arbiters write it", vocabulary::findings),
    ("nothing is left unfinished or switched off", sources::findings),
    ("no trace of one machine", traces::findings),
    ("the documents keep up", documents::findings),
    ("every article has a case or a reason", coverage::findings),
    ("editions are told apart only in their tables", editions::findings),
    ("the position says how castling is written", castling::findings),
    ("only the store knows how things are stored", store::findings),
    ("pure crates reach for nothing outside", purity::findings),
];
