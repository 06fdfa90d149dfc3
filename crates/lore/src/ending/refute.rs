//! Was the move good? If not, what shows it.

use super::pawn::{Outcome, PawnEnding, is_push};
use crate::evidence::{Evidence, Part};
use tratto_board::{Color, IllegalMove, Move, Position, Role};

/// What a move does to the result.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Judgement {
    /// Who moved.
    pub side: Color,
    /// The outcome before the move.
    pub before: Outcome,
    /// The outcome after it.
    pub after: Outcome,
    /// What proves that the move spoils the result; none if it keeps it.
    pub refutation: Option<Refutation>,
}

impl Judgement {
    /// Whether the win is still won or the draw still drawn.
    pub fn keeps(&self) -> bool {
        self.refutation.is_none()
    }
}

/// Why a move was wrong. The outcome is proved by the table; the line shows how it comes about with good play.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Refutation {
    /// All replies that hold what the move gave away; none if the move itself ended the game.
    pub replies: Vec<Move>,
    /// A line from the position after the move, both sides choosing well.
    pub line: Vec<Move>,
    /// How the line ends.
    pub end: LineEnd,
    /// The move's squares, and the line.
    pub evidence: Evidence,
}

/// How a line of this ending ends.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum LineEnd {
    /// The pawn promotes and wins.
    Promoted,
    /// The pawn, or what it became, is taken.
    Taken,
    /// The lone king has no move.
    Stalemate,
    /// Nothing more happens: the position has been there before, or the pawn's side has no good try left.
    Repeated,
}

/// A line that shows a draw is cut here at the latest.
const LONGEST: usize = 60;

impl PawnEnding {
    /// What a move does to the result, with the line that refutes it if it spoils it.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_lore::ending::{LineEnd, PawnEnding};
    /// // A queen would stalemate.
    /// let position = Position::from_fen("8/5P1k/5K2/8/8/8/8/8 w - - 0 1")?;
    /// let ending = PawnEnding::of(&position).unwrap();
    /// let queen = ending.judge(position.read_uci("f7f8q")?)?;
    /// assert_eq!(queen.refutation.map(|refutation| refutation.end), Some(LineEnd::Stalemate));
    /// assert!(ending.judge(position.read_uci("f7f8r")?)?.keeps());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn judge(&self, m: Move) -> Result<Judgement, IllegalMove> {
        let next = self.position().play(m)?;
        let (before, after) = (self.outcome(), self.after(m));
        let spoils = before.is_won() != after.is_won();
        Ok(Judgement {
            side: self.position().turn(),
            before,
            after,
            refutation: spoils.then(|| self.refute(m, next)),
        })
    }

    /// How the ending goes on with good play, to the end of what there is to show.
    pub fn good_play(&self) -> Vec<Move> {
        self.demonstrate(*self.position()).0
    }

    fn refute(&self, m: Move, next: Position) -> Refutation {
        let replies = match PawnEnding::of(&next) {
            Some(ending) => ending.keeping(),
            // The pawn has promoted, in vain: it is taken or stalemates, or a knight or bishop cannot win.
            None => next.legal_moves().into_iter().filter(|reply| reply.to() == m.to()).collect(),
        };
        let (line, end) = self.demonstrate(next);
        let evidence = Evidence::about(m.from())
            .with(Part::Target, m.to())
            .with(Part::Key, self.pawn())
            .by(line.iter().copied());
        Refutation { replies, line, end, evidence }
    }

    /// A line from the position after a move of this ending, to the end of what there is to show.
    fn demonstrate(&self, mut position: Position) -> (Vec<Move>, LineEnd) {
        let strong = self.strong();
        let mut seen = vec![position.hash()];
        let mut line = Vec::new();
        loop {
            if position.is_stalemate() {
                return (line, LineEnd::Stalemate);
            }
            let Some(ending) = PawnEnding::of(&position) else {
                // Promoted in vain, or to a piece that cannot win.
                let piece = position.by_color(strong) - position.by_role(Role::King);
                let taken = position.legal_captures().into_iter().find(|m| piece.has(m.to()));
                line.extend(taken);
                return (line, if taken.is_some() { LineEnd::Taken } else { LineEnd::Repeated });
            };
            let Some(m) = ending.choose() else { return (line, LineEnd::Repeated) };
            let is_capture = position.role_at(m.to()).is_some();
            let is_won = ending.after(m).is_won();
            line.push(m);
            position.play_unchecked(m);
            if is_capture {
                return (line, LineEnd::Taken);
            }
            if m.promotes_to().is_some() && is_won {
                return (line, LineEnd::Promoted);
            }
            if seen.contains(&position.hash()) || line.len() >= LONGEST {
                return (line, LineEnd::Repeated);
            }
            seen.push(position.hash());
        }
    }

    /// A good move to show. In a draw the pawn's side advances, so that something happens; the other takes the pawn, or keeps near it.
    fn choose(&self) -> Option<Move> {
        let best = self.best();
        if self.outcome().is_won() {
            return best.first().copied();
        }
        let position = self.position();
        let ahead = self.pawn().offset(0, if self.strong() == Color::White { 1 } else { -1 });
        best.into_iter().min_by_key(|&m| {
            let is_capture = position.role_at(m.to()).is_some();
            let distance = ahead.map_or(0, |square| square.distance(m.to()));
            // A queen if the pawn promotes, as anyone would try.
            let is_lesser = m.promotes_to().is_some_and(|role| role != tratto_board::PromotionRole::Queen);
            (!is_capture, is_lesser, !is_push(position, m), distance, m.bits())
        })
    }
}
