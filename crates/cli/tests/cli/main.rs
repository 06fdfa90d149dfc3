//! The command from outside: what it says, in both languages, and how it ends.

#![allow(clippy::unwrap_used)]

mod admin;
mod answers;
mod castling;
mod coach;
mod facts;
mod games;
mod harness;
mod help;
mod hostile;
mod judge;
mod languages;
mod lore;
mod manual;
mod motifs;
mod notation;
mod pair;
mod pipes;
mod positions;
mod readme;
mod records;
mod refusals;
mod sentences;
#[cfg(unix)]
mod served;
