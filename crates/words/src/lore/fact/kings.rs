//! Clauses of kings.

use super::teller::{Case, Teller, letters};
use crate::say;
use tratto_board::{File, Square};
use tratto_lore::Part;
use tratto_lore::fact::Figures;

impl Teller<'_> {
    pub(super) fn same_side_castling(&self) -> String {
        say!(self.words, "fact-same-side-castling", subject = self.subject())
    }

    pub(super) fn opposite_side_castling(&self) -> String {
        say!(self.words, "fact-opposite-side-castling", subject = self.subject())
    }

    pub(super) fn shield(&self) -> String {
        let what = self.plainly(Part::Defender);
        say!(self.words, "fact-shield", subject = self.subject(), count = self.count(), what = what)
    }

    pub(super) fn weakened(&self) -> String {
        let (missing, moved) = (self.set(Part::Target), self.set(Part::Key));
        let mut what = Vec::new();
        if missing.any() {
            let files = letters(missing);
            let (count, files) = (files.len(), self.words.list(&files));
            what.push(say!(self.words, "fact-weakened-missing", count = count, files = files));
        }
        if moved.any() {
            let pawns = self.plainly(Part::Key);
            let nest = self.nest();
            what.push(say!(
                self.words,
                "fact-weakened-moved",
                color = self.side(),
                what = pawns,
                count = moved.len(),
                square = nest
            ));
        }
        let king = self.plainly(Part::Subject);
        say!(self.words, "fact-weakened", color = self.side(), king = king, what = what.join("; "))
    }

    /// The square on which a bishop would guard the castled king.
    fn nest(&self) -> Square {
        let file = if self.square(Part::Subject).file() < File::E { File::B } else { File::G };
        let nest = Square::new(file, tratto_board::Rank::Second);
        if self.side().is_white() { nest } else { nest.flip_ranks() }
    }

    pub(super) fn uncastled(&self) -> String {
        let files = letters(self.set(Part::Line));
        say!(
            self.words,
            "fact-uncastled",
            subject = self.subject(),
            number = self.number(),
            count = files.len(),
            files = self.words.list(&files)
        )
    }

    pub(super) fn exposed(&self) -> String {
        say!(self.words, "fact-exposed", color = self.side(), subject = self.subject())
    }

    pub(super) fn king_pressure(&self) -> String {
        let (king, what) = (self.to(Part::Subject), self.plainly(Part::Attacker));
        if self.set(Part::Defender).is_empty() {
            return say!(
                self.words,
                "fact-king-pressure-alone",
                color = self.side(),
                king = king,
                what = what
            );
        }
        let (ours, theirs) = self.versus();
        say!(
            self.words,
            "fact-king-pressure",
            color = self.side(),
            king = king,
            what = what,
            defended = self.plainly(Part::Defender),
            ours = ours,
            theirs = theirs
        )
    }

    pub(super) fn local_superiority(&self) -> String {
        let files = letters(self.set(Part::Subject));
        let [from, .., to] = files.as_slice() else { return String::new() };
        let (ours, theirs) = self.versus();
        let what = self.plainly(Part::Attacker);
        if self.set(Part::Defender).is_empty() {
            return say!(
                self.words,
                "fact-local-superiority-alone",
                color = self.side(),
                from = from,
                to = to,
                what = what,
                ours = ours
            );
        }
        say!(
            self.words,
            "fact-local-superiority",
            color = self.side(),
            from = from,
            to = to,
            what = what,
            defended = self.plainly(Part::Defender),
            ours = ours,
            theirs = theirs
        )
    }

    pub(super) fn pawn_storm(&self) -> String {
        let count = self.set(Part::Subject).len();
        let king = self.to(Part::Target);
        say!(self.words, "fact-pawn-storm", subject = self.subject(), count = count, king = king)
    }

    pub(super) fn storm_open_centre(&self) -> String {
        let files = letters(self.set(Part::Line)).join("-");
        say!(
            self.words,
            "fact-storm-open-centre",
            subject = self.subject(),
            count = self.set(Part::Subject).len(),
            king = self.to(Part::Target),
            files = files
        )
    }

    pub(super) fn back_rank(&self) -> String {
        let attackers = self.set(Part::Attacker);
        let entries: Vec<String> = self.set(Part::Key).into_iter().map(|square| square.to_string()).collect();
        let king = self.words.pieces_in(self.at, self.set(Part::Subject), Case::To, false);
        let (what, squares) = (self.plainly(Part::Attacker), self.words.list_or(&entries));
        let guards = self.set(Part::Defender);
        if guards.is_empty() {
            return say!(
                self.words,
                "fact-back-rank",
                color = self.side(),
                king = king,
                what = what,
                squares = squares,
                count = attackers.len()
            );
        }
        say!(
            self.words,
            "fact-back-rank-guarded",
            color = self.side(),
            king = king,
            what = what,
            squares = squares,
            count = attackers.len(),
            defended = self.plainly(Part::Defender),
            guards = guards.len()
        )
    }

    pub(super) fn luft(&self) -> String {
        let free = self.set(Part::Key);
        let squares = self.words.squares_told(free);
        say!(self.words, "fact-luft", subject = self.subject(), count = free.len(), squares = squares)
    }

    pub(super) fn king_activity(&self) -> String {
        let (centre, weak) = match self.fact.figures {
            Figures::Distances { centre, weak_pawn } => (centre, weak_pawn),
            _ => (0, None),
        };
        let Some(weak) = weak else {
            return say!(self.words, "fact-king-activity", subject = self.subject(), centre = centre);
        };
        let nearest: Vec<String> =
            self.set(Part::Target).into_iter().map(|square| square.to_string()).collect();
        say!(
            self.words,
            "fact-king-activity-weak",
            color = self.side(),
            subject = self.subject(),
            centre = centre,
            weak = weak,
            squares = self.words.list_or(&nearest)
        )
    }

    pub(super) fn cut_off(&self) -> String {
        let pawns = self.set(Part::Target);
        say!(
            self.words,
            "fact-cut-off",
            subject = self.subject(),
            file = self.file(Part::Attacker),
            by = self.by(Part::Attacker),
            what = self.words.passed_pawns(self.at, pawns),
            count = pawns.len()
        )
    }
}
