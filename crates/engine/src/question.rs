//! Questions to an engine.

use std::time::Duration;
use tratto_board::{CastlingSpelling, Irregularity, Move, Position};

/// The largest node count of a question.
pub(crate) const MOST_NODES: u64 = 5_000_000;
const MOST_TIME: Duration = Duration::from_secs(10);
const MOST_LINES: u8 = 5;
/// The size of the engine's hash table, in megabytes.
pub(crate) const HASH: u32 = 16;

/// A position, the moves played from it, and limits on the search.
///
/// The main limit is a number of nodes and not a time, so that a question has the same answer on every machine, and answers can be stored
/// and tested.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    pub(crate) lines: u8,
    pub(crate) strength: Strength,
}

/// The playing strength.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Strength {
    /// Full strength.
    #[default]
    Full,
    /// Limited to this rating, or to the nearest that the engine supports.
    Elo(u16),
}

/// Why a question is not one for an engine.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unfit {
    /// The position is irregular; many engines crash on such positions.
    #[error("the position is irregular ({0:?}): engines take only positions of regular games")]
    Irregular(Irregularity),
    /// A move of the line is not legal.
    #[error("half-move {number} of the line is not legal")]
    IllegalMove {
        /// Its number, from 1.
        number: usize,
    },
    /// There is no legal move.
    #[error("the game is over in this position")]
    Over,
}

impl Question {
    /// A question about a position, with one line and a limit of a hundred thousand nodes.
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

    /// Asks about the position after these moves. The engine gets the moves too, so it knows of repetitions.
    #[must_use]
    pub fn after(mut self, moves: impl IntoIterator<Item = Move>) -> Question {
        self.moves = moves.into_iter().collect();
        self
    }

    /// Sets the number of nodes, at most five million.
    #[must_use]
    pub fn nodes(mut self, nodes: u64) -> Question {
        self.nodes = nodes.clamp(1, MOST_NODES);
        self
    }

    /// Sets a limit on the time as well, at most ten seconds.
    #[must_use]
    pub fn time(mut self, time: Duration) -> Question {
        self.time = time.clamp(Duration::from_millis(1), MOST_TIME);
        self
    }

    /// Sets the number of lines, at most five.
    #[must_use]
    pub fn lines(mut self, lines: u8) -> Question {
        self.lines = lines.clamp(1, MOST_LINES);
        self
    }

    /// Sets the playing strength.
    #[must_use]
    pub fn strength(mut self, strength: Strength) -> Question {
        self.strength = strength;
        self
    }

    /// The position that the question is about, if it can be sent to an engine.
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

    /// Whether castling is that of Chess960, which the engine has to be told.
    pub(crate) fn is_chess960(&self) -> bool {
        self.start.castling_spelling() == CastlingSpelling::KingTakesRook
    }

    /// The command that sets up the position.
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
    fn limits_are_kept_whatever_is_asked_for() {
        let start = || Question::about(Position::initial());
        let usual = start();
        assert_eq!((usual.nodes, usual.time, usual.lines), (100_000, Duration::from_secs(10), 1));
        for (asked, nodes) in
            [(0, 1), (1, 1), (5_000_000, 5_000_000), (5_000_001, 5_000_000), (u64::MAX, 5_000_000)]
        {
            assert_eq!(start().nodes(asked).nodes, nodes, "{asked}");
        }
        let ms = Duration::from_millis;
        for (asked, time) in
            [(Duration::ZERO, ms(1)), (ms(1), ms(1)), (ms(10_001), ms(10_000)), (Duration::MAX, ms(10_000))]
        {
            assert_eq!(start().time(asked).time, time, "{asked:?}");
        }
        for (asked, lines) in [(0, 1), (1, 1), (5, 5), (6, 5), (u8::MAX, 5)] {
            assert_eq!(start().lines(asked).lines, lines, "{asked}");
        }
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
