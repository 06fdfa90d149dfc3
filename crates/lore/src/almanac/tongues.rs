//! What the game and its pieces are called elsewhere.

use super::table::{self, Row};
use std::sync::OnceLock;

const PIECES: &str = include_str!("../../data/piece-names.tsv");
const GAMES: &str = include_str!("../../data/game-names.tsv");

/// The pieces in one language. Names that are not known are empty.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PieceNames {
    /// The code of the language.
    pub language: &'static str,
    /// What Italian calls the language.
    pub italian: &'static str,
    /// King, queen, rook, bishop, knight and pawn.
    pub names: [&'static str; 6],
    /// Their letters in the same order; none where none are known.
    pub initials: Vec<&'static str>,
    /// Where it stands: a number of a source and a line.
    pub source: &'static str,
}

/// The game in one language.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct GameName {
    /// The code of the language.
    pub language: &'static str,
    /// What Italian calls those who speak it.
    pub italian: &'static str,
    /// What they call the game, or their game of the same family.
    pub name: &'static str,
    /// Where it stands: a number of a source and a line.
    pub source: &'static str,
}

fn pieces(row: Row) -> Option<PieceNames> {
    let name = |column| row.text(column);
    Some(PieceNames {
        language: row.text(0)?,
        italian: row.text(1)?,
        names: [name(2)?, name(3)?, name(4)?, name(5)?, name(6)?, name(7)?],
        initials: row.text(8)?.split_whitespace().collect(),
        source: row.text(10)?,
    })
}

fn game(row: Row) -> Option<GameName> {
    Some(GameName { language: row.text(0)?, italian: row.text(1)?, name: row.text(2)?, source: row.text(4)? })
}

/// The pieces in every language of the sources.
pub fn piece_names() -> &'static [PieceNames] {
    static NAMES: OnceLock<Vec<PieceNames>> = OnceLock::new();
    NAMES.get_or_init(|| table::read(PIECES, pieces))
}

/// The game in every language of the sources.
pub fn game_names() -> &'static [GameName] {
    static NAMES: OnceLock<Vec<GameName>> = OnceLock::new();
    NAMES.get_or_init(|| table::read(GAMES, game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_language() {
        assert_eq!(piece_names().len(), table::count(PIECES));
        assert_eq!(game_names().len(), table::count(GAMES));
    }
}
