//! Endings.

use crate::{Words, say};
use tratto_lore::Part;
use tratto_lore::coach::{Advice, EndingNote};
use tratto_lore::ending::{Alignment, Outcome, Verdict};
use tratto_notation::Style;

impl Words {
    pub(super) fn advice_on_ending(&self, note: &EndingNote, advice: &Advice, style: &Style) -> String {
        let color = advice.side();
        let squares = |part| self.squares(advice.evidence().squares(part));
        match note {
            EndingNote::Table { outcome, .. } => {
                let pawn = squares(Part::Subject);
                let result = match outcome {
                    Outcome::Won { moves } => say!(self, "coach-ending-won", pawn = pawn, moves = *moves),
                    Outcome::Drawn => say!(self, "coach-ending-drawn", pawn = pawn),
                };
                match self.keeping(advice, style) {
                    Some(keeping) => format!("{result} {keeping}"),
                    None => result,
                }
            }
            EndingNote::Dead => say!(self, "coach-dead-position"),
            EndingNote::Zugzwang => say!(self, "coach-zugzwang", color = color),
            EndingNote::KeySquares { held } => say!(
                self,
                "coach-key-squares",
                pawn = squares(Part::Subject),
                squares = squares(Part::Key),
                held = if *held { "yes" } else { "no" }
            ),
            EndingNote::Opposition { alignment, between } => {
                let alignment = match alignment {
                    Alignment::File => "file",
                    Alignment::Rank => "rank",
                    Alignment::Diagonal => "diagonal",
                };
                say!(self, "coach-opposition", color = color, alignment = alignment, between = *between)
            }
            EndingNote::Square { pawn, inside, wins } => {
                let king = squares(Part::Defender);
                match (inside, wins) {
                    (_, true) => say!(self, "coach-square-wins", king = king, pawn = *pawn),
                    (false, false) => say!(self, "coach-square-outside", king = king, pawn = *pawn),
                    (true, false) => say!(self, "coach-square-inside", king = king, pawn = *pawn),
                }
            }
            EndingNote::RookNotQueen => say!(self, "coach-rook-not-queen", pawn = squares(Part::Subject)),
            EndingNote::WrongBishop { verdict } => {
                let (verdict, moves) = match verdict {
                    Verdict::Won { moves } => ("won", *moves),
                    Verdict::Drawn => ("drawn", 0),
                    Verdict::Undetermined => ("unknown", 0),
                };
                let corner = squares(Part::Key);
                say!(
                    self,
                    "coach-wrong-bishop",
                    color = color,
                    corner = corner,
                    verdict = verdict,
                    moves = moves
                )
            }
            EndingNote::Breakthrough { moves } => {
                let line = style.write_line(advice.position(), advice.moves());
                say!(self, "coach-breakthrough", color = color, line = line, moves = *moves)
            }
        }
    }

    /// Which moves keep the result; nothing where there is no move.
    fn keeping(&self, advice: &Advice, style: &Style) -> Option<String> {
        let (keeping, all) = (advice.moves().len(), advice.position().legal_moves().len());
        let kind = match keeping {
            0 => return None,
            count if count == all => "all",
            1 => "one",
            _ => "some",
        };
        let written: Vec<String> =
            advice.moves().iter().map(|&m| self.advised_move(advice, m, style)).collect();
        Some(say!(self, "coach-ending-keeping", keeping = kind, moves = self.list(&written)))
    }
}
