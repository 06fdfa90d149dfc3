//! Clauses of material and of single pieces.

use super::teller::{Case, Teller};
use crate::say;
use tratto_board::{Bitboard, Role};
use tratto_lore::Part;
use tratto_lore::exchange::{is_hanging, price, value};

/// With so many squares of mobility or fewer a piece is out of play wherever it stands.
const SHUT_IN: u32 = 2;

impl Teller<'_> {
    pub(super) fn material(&self) -> String {
        let (ours, theirs) = self.versus();
        say!(self.words, "fact-material", color = self.side(), ours = ours, theirs = theirs)
    }

    pub(super) fn material_lead(&self) -> String {
        say!(self.words, "fact-material-lead", color = self.side(), count = self.count())
    }

    pub(super) fn exchange_up(&self) -> String {
        say!(self.words, "fact-exchange-up", color = self.side())
    }

    pub(super) fn hanging(&self) -> String {
        let (subject, role) = (self.subject(), self.role());
        if self.set(Part::Attacker).is_empty() {
            say!(self.words, "fact-hanging", subject = subject, role = role)
        } else {
            let by = self.by(Part::Attacker);
            say!(self.words, "fact-hanging-attacked", subject = subject, role = role, by = by)
        }
    }

    pub(super) fn en_prise(&self) -> String {
        let (subject, role) = (self.subject(), self.role());
        if is_hanging(self.at, self.square(Part::Subject)) {
            let by = self.by(Part::Attacker);
            return say!(self.words, "fact-en-prise", subject = subject, role = role, by = by);
        }
        let is_cheaper = |at: &tratto_board::Square| {
            self.at.role_at(*at).is_some_and(|attacker| price(attacker) < value(role))
        };
        let cheaper: Bitboard = self.set(Part::Attacker).into_iter().filter(is_cheaper).collect();
        let by = self.words.pieces_in(self.at, cheaper, Case::By, false);
        say!(self.words, "fact-en-prise-cheaper", subject = subject, role = role, by = by)
    }

    pub(super) fn winnable(&self) -> String {
        if self.set(Part::Attacker).is_empty() {
            return say!(self.words, "fact-winnable-in-passing", subject = self.subject());
        }
        let (of, role, by) = (self.subject_of(), self.role(), self.by(Part::Attacker));
        if self.set(Part::Defender).is_empty() {
            say!(self.words, "fact-winnable", of = of, role = role, by = by)
        } else {
            let defended = self.by(Part::Defender);
            say!(self.words, "fact-winnable-defended", of = of, role = role, by = by, defended = defended)
        }
    }

    pub(super) fn trapped(&self) -> String {
        let by = self.by(Part::Attacker);
        say!(self.words, "fact-trapped", subject = self.subject(), role = self.role(), by = by)
    }

    pub(super) fn mobility(&self) -> String {
        let (subject, count) = (self.subject(), self.count());
        say!(self.words, "fact-mobility", subject = subject, count = count, color = self.side())
    }

    pub(super) fn out_of_play(&self) -> String {
        let (subject, count) = (self.subject(), self.count());
        if count <= SHUT_IN {
            return say!(
                self.words,
                "fact-out-of-play-shut",
                subject = subject,
                count = count,
                color = self.side()
            );
        }
        let king = self.at.king(!self.side()).bitboard();
        let king = self.words.pieces_in(self.at, king, Case::To, true);
        say!(self.words, "fact-out-of-play-far", subject = subject, role = self.role(), king = king)
    }

    pub(super) fn offensive(&self) -> String {
        let targets = self.set(Part::Target);
        let theirs = targets & self.at.by_color(!self.side());
        let holes = targets - theirs;
        let mut what = Vec::new();
        if theirs.any() {
            what.push(self.words.pieces_in(self.at, theirs, Case::Plain, false));
        }
        if holes.any() {
            let squares = self.words.squares(holes);
            what.push(say!(self.words, "fact-weak-squares", count = holes.len(), squares = squares));
        }
        say!(self.words, "fact-offensive", subject = self.subject(), what = self.words.list(&what))
    }

    /// What a piece guards, and the mate that it prevents.
    fn duties(&self) -> String {
        let guarded = self.set(Part::Target) - self.at.by_role(Role::King);
        let mut what = Vec::new();
        if guarded.any() {
            let guarded = self.words.pieces_in(self.at, guarded, Case::Plain, false);
            what.push(say!(self.words, "fact-duty-guards", what = guarded));
        }
        let mates = self.fact.evidence.moves.iter();
        what.extend(mates.map(|mate| say!(self.words, "fact-duty-mate", square = mate.destination())));
        self.words.list(&what)
    }

    pub(super) fn defensive(&self) -> String {
        let (subject, what) = (self.subject(), self.duties());
        say!(self.words, "fact-defensive", subject = subject, count = self.count(), what = what)
    }

    pub(super) fn overloaded(&self) -> String {
        let (subject, count, what) = (self.subject(), self.count(), self.duties());
        say!(self.words, "fact-overloaded", subject = subject, role = self.role(), count = count, what = what)
    }

    pub(super) fn stable(&self) -> String {
        say!(self.words, "fact-stable", subject = self.subject(), color = self.side())
    }

    pub(super) fn long_diagonal(&self) -> String {
        let all = self.set(Part::Subject) | self.set(Part::Line);
        let (from, to) = ends(all);
        let initial = to.file().letter();
        say!(
            self.words,
            "fact-long-diagonal",
            subject = self.subject(),
            from = from,
            to = to,
            initial = initial
        )
    }
}

/// The ends of a long diagonal, that on the a-file first.
fn ends(diagonal: Bitboard) -> (tratto_board::Square, tratto_board::Square) {
    use tratto_board::Square;
    if diagonal.has(Square::A1) { (Square::A1, Square::H8) } else { (Square::A8, Square::H1) }
}
