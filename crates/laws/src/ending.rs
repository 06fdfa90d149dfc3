//! How a game ended, and by which article.

use crate::edition::Article;
use crate::named::named;
use crate::points::{Points, Scoring};
use tratto_board::{ByColor, Color};

/// The end of a game: the score and its reason.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Ending {
    /// What each player scores. Both may lose, and one may get half a point while the other gets none.
    pub score: ByColor<Points>,
    /// The reason.
    pub by: EndedBy,
    /// The article that carries it.
    pub article: Article,
    /// What a win, a draw and a loss score in this event, so that the score can be read.
    pub scoring: Scoring,
}

/// What a score means.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Outcome {
    /// A player has won, and his opponent has lost.
    Won(Color),
    /// A draw.
    Drawn,
    /// Both players have lost.
    BothLost,
    /// Another score, given by an arbiter.
    Other,
}

impl Ending {
    /// What the score means.
    pub fn outcome(&self) -> Outcome {
        let winner = Color::ALL.into_iter().find(|color| self.scoring.won_by(*color) == self.score);
        match winner {
            Some(winner) => Outcome::Won(winner),
            None if self.score == self.scoring.drawn() => Outcome::Drawn,
            None if self.score == self.scoring.both_lose() => Outcome::BothLost,
            None => Outcome::Other,
        }
    }
}

/// How a game came to its end. A claim has a claimant; what ends a game by itself has none.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum EndedBy {
    /// By itself, as soon as the position was on the board.
    Automatic(Automatic),
    /// A player resigned.
    Resignation {
        /// Who.
        by: Color,
    },
    /// The players agreed on a draw.
    Agreement,
    /// A player claimed it.
    Claim {
        /// Who.
        claimant: Color,
        /// On what ground.
        ground: Ground,
    },
    /// The arbiter ruled it.
    Arbiter(Decision),
}

named! {
    /// What ends a game by itself.
    Automatic {
        /// The king is mated.
        Checkmate = "checkmate",
        /// No legal move, and no check.
        Stalemate = "stalemate",
        /// Nobody can mate by any series of legal moves.
        DeadPosition = "dead-position",
        /// The same position for the fifth time.
        Fivefold = "fivefold",
        /// Seventy-five moves each without capture or pawn move.
        SeventyFive = "seventy-five",
    }
}

named! {
    /// On what a player's claim rests.
    Ground {
        /// The same position for the third time.
        Threefold = "threefold",
        /// Fifty moves each without capture or pawn move.
        Fifty = "fifty",
        /// The opponent's time is over.
        Flag = "flag",
        /// The opponent's illegal move.
        IllegalMove = "illegal-move",
        /// The opponent cannot win, or does not try to win, by normal means.
        Quickplay = "quickplay",
    }
}

named! {
    /// On what a decision of the arbiter rests.
    Decision {
        /// A flag that the arbiter saw.
        Flag = "flag",
        /// Both flags down.
        BothFlags = "both-flags",
        /// A player came too late, or not at all.
        Lateness = "lateness",
        /// Illegal moves.
        IllegalMoves = "illegal-moves",
        /// An illegal position that stayed.
        IllegalPosition = "illegal-position",
        /// A claim in a quickplay finish.
        Quickplay = "quickplay",
        /// The conduct of a player, or of both.
        Conduct = "conduct",
        /// A sealed move.
        SealedMove = "sealed-move",
        /// The result that both players signed.
        Signed = "signed",
        /// The arbiter's own judgement.
        Declared = "declared",
    }
}
