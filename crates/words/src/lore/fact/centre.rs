//! Clauses of the centre, files, squares and space.

use super::teller::{Case, Teller, wing_name};
use crate::say;
use tratto_board::{Bitboard, Square};
use tratto_lore::Part;
use tratto_lore::fact::{Figures, Ranks, Wing};

impl Teller<'_> {
    pub(super) fn centre_occupation(&self) -> String {
        say!(self.words, "fact-centre-occupation", color = self.side(), what = self.plainly(Part::Subject))
    }

    pub(super) fn centre_control(&self) -> String {
        let (pawns, officers) = match self.fact.figures {
            Figures::Split { pawns, officers } => (pawns, officers),
            _ => (0, 0),
        };
        say!(self.words, "fact-centre-control", color = self.side(), pawns = pawns, officers = officers)
    }

    pub(super) fn blocked_centre(&self) -> String {
        say!(self.words, "fact-blocked-centre", subject = self.subject())
    }

    pub(super) fn open_centre(&self) -> String {
        say!(self.words, "fact-open-centre", file = self.file(Part::Line))
    }

    pub(super) fn mobile_centre(&self) -> String {
        let stops = self.set(Part::Key);
        let squares = self.words.squares_told(stops);
        say!(
            self.words,
            "fact-mobile-centre",
            color = self.side(),
            subject = self.plainly(Part::Subject),
            squares = squares,
            count = stops.len()
        )
    }

    pub(super) fn unfixed_centre(&self) -> String {
        say!(self.words, "fact-unfixed-centre", subject = self.subject())
    }

    pub(super) fn open_file(&self) -> String {
        say!(self.words, "fact-open-file", file = self.file(Part::Line))
    }

    pub(super) fn half_open_file(&self) -> String {
        let what = self.pieces(Part::Target);
        say!(
            self.words,
            "fact-half-open-file",
            color = self.side(),
            file = self.file(Part::Line),
            what = what
        )
    }

    pub(super) fn closed_file(&self) -> String {
        say!(self.words, "fact-closed-file", file = self.file(Part::Line), subject = self.subject())
    }

    pub(super) fn battery(&self) -> String {
        let pair = self.set(Part::Subject);
        let (one, other) = (pair.first().unwrap_or(Square::A1), pair.last().unwrap_or(Square::A1));
        let along = self.words.along(one, other);
        say!(self.words, "fact-battery", subject = self.subject(), along = along)
    }

    pub(super) fn doubled_on_file(&self) -> String {
        say!(self.words, "fact-doubled-on-file", subject = self.subject(), file = self.file(Part::Subject))
    }

    pub(super) fn hole(&self) -> String {
        say!(self.words, "fact-hole", color = self.side(), square = self.square(Part::Subject))
    }

    pub(super) fn future_hole(&self) -> String {
        say!(self.words, "fact-future-hole", color = self.side(), square = self.square(Part::Subject))
    }

    pub(super) fn negligible_hole(&self) -> String {
        say!(self.words, "fact-negligible-hole", color = self.side(), square = self.square(Part::Subject))
    }

    pub(super) fn fixed_hole(&self) -> String {
        let (square, what) = (self.square(Part::Subject), self.pieces(Part::Attacker));
        say!(self.words, "fact-fixed-hole", color = self.side(), square = square, what = what)
    }

    pub(super) fn colour_complex(&self) -> String {
        let holes = self.set(Part::Subject);
        let shade = if (holes & Bitboard::LIGHT).any() { "light" } else { "dark" };
        let squares = self.words.squares_told(holes);
        say!(self.words, "fact-colour-complex", color = self.side(), shade = shade, squares = squares)
    }

    pub(super) fn outpost(&self) -> String {
        let (square, by) = (self.square(Part::Subject), self.by(Part::Defender));
        say!(self.words, "fact-outpost", color = self.side(), square = square, by = by)
    }

    pub(super) fn held_outpost(&self) -> String {
        say!(
            self.words,
            "fact-held-outpost",
            color = self.side(),
            subject = self.subject(),
            role = self.role(),
            by = self.by(Part::Defender)
        )
    }

    pub(super) fn supported_knight(&self) -> String {
        let by = self.by(Part::Defender);
        say!(self.words, "fact-supported-knight", subject = self.subject(), by = by)
    }

    pub(super) fn space(&self) -> String {
        let Figures::Space { squares, queenside, kingside } = self.fact.figures else {
            return String::new();
        };
        let wings = [(Wing::Queenside, queenside), (Wing::Kingside, kingside)];
        let told = wings.into_iter().filter(|(_, ranks)| ranks.pawns > 0);
        let told: Vec<String> = told.map(|(wing, ranks)| self.mean_rank(wing, ranks)).collect();
        let ranks = self.words.list(&told);
        say!(self.words, "fact-space", color = self.side(), count = squares, ranks = ranks)
    }

    fn mean_rank(&self, wing: Wing, ranks: Ranks) -> String {
        let mean = f64::from(ranks.sum) / f64::from(ranks.pawns);
        let is_whole = ranks.sum.is_multiple_of(ranks.pawns);
        let rank = self.words.decimal(mean, if is_whole { 0 } else { 1 });
        say!(self.words, "fact-space-wing", rank = rank, wing = wing_name(wing))
    }

    pub(super) fn space_advantage(&self) -> String {
        let (ours, theirs) = self.versus();
        say!(self.words, "fact-space-advantage", color = self.side(), ours = ours, theirs = theirs)
    }

    pub(super) fn transit_square(&self) -> String {
        let subject = self.words.pieces_in(self.at, self.set(Part::Subject), Case::Plain, false);
        say!(
            self.words,
            "fact-transit",
            color = self.side(),
            square = self.square(Part::Key),
            subject = subject
        )
    }
}
