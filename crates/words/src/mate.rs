//! The words for what `tratto-mate` says in types: whether a side can mate, and why not.

use crate::{Words, say};
use tratto_board::Color;
use tratto_mate::winnable::{Reason, Verdict};

impl Words {
    /// The verdict on one side's chances; the mating line comes written out, with its move numbers.
    ///
    /// ```
    /// use tratto_board::{Color, Position};
    /// use tratto_mate::winnable::{Budget, verdict};
    /// use tratto_words::{Lang, Words};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4KN2 w - - 0 1")?;
    /// let verdict = verdict(&position, Color::White, Budget::default());
    /// let words = Words::of(Lang::IT);
    /// assert_eq!(
    ///     words.verdict(Color::White, &verdict, ""),
    ///     "Il Bianco non può dare matto: resta solo un cavallo, e nulla lo aiuta.",
    /// );
    /// # Ok::<(), tratto_board::FenError>(())
    /// ```
    pub fn verdict(&self, winner: Color, verdict: &Verdict, line: &str) -> String {
        match verdict {
            Verdict::Winnable { line: moves } if moves.is_empty() => {
                say!(self, "winnable-mated", color = winner)
            }
            Verdict::Winnable { .. } => say!(self, "winnable-line", color = winner, line = line),
            Verdict::Unwinnable { why } => {
                say!(self, "winnable-no", color = winner, reason = self.unwinnable(*why))
            }
            Verdict::Undetermined => say!(self, "winnable-unknown", color = winner),
        }
    }

    /// Why a side cannot mate, as a clause that follows "cannot mate:".
    pub fn unwinnable(&self, why: Reason) -> String {
        match why {
            Reason::Mated => say!(self, "reason-mated"),
            Reason::Stalemate => say!(self, "reason-stalemate"),
            Reason::BareKing => say!(self, "reason-bare-king"),
            Reason::BishopsOfOneColour => say!(self, "reason-bishops"),
            Reason::LoneKnight => say!(self, "reason-knight"),
            Reason::Blocked => say!(self, "reason-blocked"),
            Reason::NoMate => say!(self, "reason-no-mate"),
            Reason::FirstMoves => say!(self, "reason-first-moves"),
            _ => say!(self, "reason-other"),
        }
    }
}
