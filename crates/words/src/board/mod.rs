//! The words for what `tratto-board` says in types.

mod fen;
mod irregular;
mod pieces;
#[cfg(test)]
mod tests;
mod why;
