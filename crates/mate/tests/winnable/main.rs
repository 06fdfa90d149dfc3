//! Winnability from outside: known answers, exhaustive ones, and what must hold of all.

mod edges;
mod games;
mod labels;
mod properties;
mod retrograde;

use tratto_board::{Color, Move, Position, Setup};

/// Whether the long suites are switched on.
fn is_slow() -> bool {
    std::env::var_os("TRATTO_SLOW").is_some_and(|value| value == "1")
}

/// Any position with one king a side, regular or not.
fn position(fen: &str) -> Position {
    let (setup, _) = Setup::from_fen_relaxed(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    setup.examine().0.unwrap_or_else(|| panic!("{fen}: no position"))
}

/// Plays a line and demands that it ends with the loser mated.
fn assert_mates(position: &Position, line: &[Move], winner: Color) {
    let mut at = *position;
    for &m in line {
        at = at.play(m).unwrap_or_else(|error| panic!("{}: {error}", position.fen()));
    }
    assert!(at.is_checkmate(), "{}: {} is no mate", position.fen(), at.fen());
    assert_eq!(at.turn(), !winner, "{}: the wrong side is mated", position.fen());
}
