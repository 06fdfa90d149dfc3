//! What an engine may be asked.

use std::time::Duration;
use tratto_board::{CastlingSpelling, Irregularity, Move, Position};

/// The most that a question may cost, whoever asks.
pub(crate) const MOST_NODES: u64 = 5_000_000;
const MOST_TIME: Duration = Duration::from_secs(10);
const MOST_LINES: u8 = 5;
/// The memory of the engine's table, in megabytes.
pub(crate) const HASH: u32 = 16;

/// A position, the moves from it, and how much may be spent on it.
///
/// Nodes rather than time: the same question has the same answer on every machine, so that answers can be kept and tested.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    pub(crate) lines: u8,
    pub(crate) strength: Strength,
}

/// How strong the engine is to play.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Strength {
    /// As well as it can.
    #[default]
    Full,
    /// As a player of this rating, as far as the engine says that it can.
    Elo(u16),
}

/// Why a question cannot be put to an engine.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unfit {
    /// Engines crash on what cannot arise in a game.
    #[error("the position is irregular ({0:?}): engines take only positions of regular games")]
    Irregular(Irregularity),
    /// A move of the line is not legal.
    #[error("half-move {number} of the line is not legal")]
    IllegalMove {
        /// Which, from 1.
        number: usize,
    },
    /// There is nothing to think about.
    #[error("the game is over in this position")]
    Over,
}

impl Question {
    /// About a position, for a hundred thousand nodes, one line.
    pub fn about(start: Position) -> Question {
        Question {
            start,
            moves: Vec::new(),
            nodes: 100_000,
            time: MOST_TIME,
            lines: 1,
            strength: Strength::Full,
        }
    }

    /// About the position after these moves, which the engine sees: repetition counts.
    #[must_use]
    pub fn after(mut self, moves: impl IntoIterator<Item = Move>) -> Question {
        self.moves = moves.into_iter().collect();
        self
    }

    /// So many nodes, at most five million.
    #[must_use]
    pub fn nodes(mut self, nodes: u64) -> Question {
        self.nodes = nodes.clamp(1, MOST_NODES);
        self
    }

    /// So much time, at most ten seconds; whatever comes first ends the thinking.
    #[must_use]
    pub fn time(mut self, time: Duration) -> Question {
        self.time = time.clamp(Duration::from_millis(1), MOST_TIME);
        self
    }

    /// So many lines, at most five.
    #[must_use]
    pub fn lines(mut self, lines: u8) -> Question {
        self.lines = lines.clamp(1, MOST_LINES);
        self
    }

    /// So strong.
    #[must_use]
    pub fn strength(mut self, strength: Strength) -> Question {
        self.strength = strength;
        self
    }

    /// The position that the question is about, if an engine may see it.
    pub(crate) fn position(&self) -> Result<Position, Unfit> {
        if let Some(&irregular) = self.start.setup().examine().1.as_slice().first() {
            return Err(Unfit::Irregular(irregular));
        }
        let mut at = self.start;
        for (index, &m) in self.moves.iter().enumerate() {
            at = at.play(m).map_err(|_| Unfit::IllegalMove { number: index + 1 })?;
        }
        if at.has_legal_move() { Ok(at) } else { Err(Unfit::Over) }
    }

    /// Whether the engine has to be told that castling is that of Chess960.
    pub(crate) fn is_chess960(&self) -> bool {
        self.start.castling_spelling() == CastlingSpelling::KingTakesRook
    }

    /// The command that sets the position up.
    pub(crate) fn command(&self) -> String {
        let mut command = format!("position fen {}", self.start.setup());
        if !self.moves.is_empty() {
            command.push_str(" moves");
        }
        for m in self.start.uci_line(&self.moves) {
            command.push(' ');
            command.push_str(&m.to_string());
        }
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_made_of_values() {
        let start = Position::initial();
        let e4 = start.read_uci("e2e4").unwrap();
        let question = Question::about(start).after([e4]);
        let expected = "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4";
        assert_eq!(question.command(), expected);
        let chess960 = Position::from_fen("5rkr/8/8/8/8/8/8/5RKR w HFhf - 0 1").unwrap();
        assert!(Question::about(chess960).is_chess960() && !Question::about(start).is_chess960());
    }

    #[test]
    fn what_an_engine_must_not_see() {
        let fen = |text: &str| {
            Question::about(tratto_board::Setup::from_fen_relaxed(text).unwrap().0.examine().0.unwrap())
        };
        let both = fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
        assert!(matches!(both.position(), Err(Unfit::Irregular(Irregularity::OpponentInCheck { .. }))));
        assert!(matches!(fen("P3k3/8/8/8/8/8/8/4K3 w - - 0 1").position(), Err(Unfit::Irregular(_))));
        let mated = fen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        assert_eq!(mated.position(), Err(Unfit::Over));
        let impossible = Question::about(Position::initial())
            .after([Move::normal(tratto_board::Square::A1, tratto_board::Square::A5)]);
        assert_eq!(impossible.position(), Err(Unfit::IllegalMove { number: 1 }));
    }
}
