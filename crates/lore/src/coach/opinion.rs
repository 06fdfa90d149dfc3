//! What an engine thinks, as a caller passes it in: never without its name and what it spent.

use tratto_board::{IllegalMove, Move, Position};

/// Who thinks so.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Source {
    /// The name and version that the engine gives itself.
    pub engine: String,
    /// How many nodes it spent.
    pub nodes: u64,
}

/// An evaluation, from the side of whoever is to move.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative if it is mated.
    Mate(i32),
}

impl Score {
    /// The same for the other side.
    #[must_use]
    pub const fn reversed(self) -> Score {
        match self {
            Score::Centipawns(score) => Score::Centipawns(-score),
            Score::Mate(moves) => Score::Mate(-moves),
        }
    }

    /// The chances of the side, from -1 (lost) to 1 (won), as Lichess reckons them.
    pub fn chances(self) -> f64 {
        match self {
            Score::Mate(moves) => f64::from(moves.signum()),
            Score::Centipawns(score) => 2.0 / (1.0 + (-0.003_682 * f64::from(score)).exp()) - 1.0,
        }
    }
}

/// An engine's opinion of a position.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Opinion {
    source: Source,
    score: Score,
    line: Vec<Move>,
}

impl Opinion {
    /// An opinion of this position. Its line must be legal there.
    pub fn new(
        position: &Position,
        source: Source,
        score: Score,
        line: impl IntoIterator<Item = Move>,
    ) -> Result<Opinion, IllegalMove> {
        let line: Vec<Move> = line.into_iter().collect();
        line.iter().try_fold(*position, |at, &m| at.play(m))?;
        Ok(Opinion { source, score, line })
    }

    /// Who thinks so.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The evaluation, from the side of whoever is to move.
    pub fn score(&self) -> Score {
        self.score
    }

    /// The moves that it expects.
    pub fn line(&self) -> &[Move] {
        &self.line
    }
}

/// How much a move loses, in an engine's opinion.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Grade {
    /// A tenth of the winning chances or more.
    Dubious,
    /// A fifth or more.
    Mistake,
    /// Three tenths or more.
    Blunder,
}

impl Grade {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Dubious => "dubious",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    fn of_loss(loss: f64) -> Option<Grade> {
        match loss {
            loss if loss >= 0.3 => Some(Grade::Blunder),
            loss if loss >= 0.2 => Some(Grade::Mistake),
            loss if loss >= 0.1 => Some(Grade::Dubious),
            _ => None,
        }
    }

    /// How much a move loses: the evaluations before and after it, both from the side of whoever moves.
    ///
    /// A forced mate that is lost or allowed is graded by how much is left, or was there: from 10 pawns it is only dubious, from 7 a mistake.
    ///
    /// ```
    /// use tratto_lore::coach::{Grade, Score};
    /// let graded = |before, after| Grade::of(before, after);
    /// assert_eq!(graded(Score::Centipawns(50), Score::Centipawns(40)), None);
    /// assert_eq!(graded(Score::Centipawns(100), Score::Centipawns(-100)), Some(Grade::Blunder));
    /// assert_eq!(graded(Score::Mate(2), Score::Centipawns(1200)), Some(Grade::Dubious));
    /// assert_eq!(graded(Score::Centipawns(0), Score::Mate(-3)), Some(Grade::Blunder));
    /// assert_eq!(graded(Score::Mate(2), Score::Mate(5)), None);
    /// ```
    pub fn of(before: Score, after: Score) -> Option<Grade> {
        let by_rest = |rest: i32| match rest {
            1000.. => Grade::Dubious,
            700.. => Grade::Mistake,
            _ => Grade::Blunder,
        };
        match (before, after) {
            (Score::Mate(had), Score::Centipawns(left)) if had > 0 => Some(by_rest(left)),
            (Score::Centipawns(had), Score::Mate(now)) if now <= 0 => Some(by_rest(-had)),
            (Score::Mate(had), Score::Mate(now)) if had > 0 && now <= 0 => Some(Grade::Blunder),
            (Score::Centipawns(_), Score::Centipawns(_)) => {
                Grade::of_loss(before.chances() - after.chances())
            }
            _ => None,
        }
    }
}
