//! Clauses of pieces in good places and bad ones.

use super::teller::{Case, Teller};
use crate::say;
use tratto_board::{Bitboard, File, Role};
use tratto_lore::Part;

/// With fewer pawns than this on the files c to f a bishop is judged by all of them.
const ENOUGH: u32 = 3;

impl Teller<'_> {
    pub(super) fn bad_bishop(&self) -> String {
        let pawns = self.at.pieces(Role::Pawn.of(self.side()));
        let middle = [File::C, File::D, File::E, File::F].into_iter();
        let middle = middle.fold(Bitboard::EMPTY, |set, file| set | file.bitboard());
        let central = if (pawns & middle).len() >= ENOUGH { "yes" } else { "no" };
        say!(
            self.words,
            "fact-bad-bishop",
            color = self.side(),
            subject = self.subject(),
            central = central,
            what = self.plainly(Part::Target)
        )
    }

    pub(super) fn bishop_outside_chain(&self) -> String {
        // After "further forward than", which Italian says with "of".
        let what = self.words.pieces_in(self.at, self.set(Part::Target), Case::Of, false);
        say!(self.words, "fact-bishop-outside-chain", subject = self.subject(), what = what)
    }

    pub(super) fn good_bishop(&self) -> String {
        let count = self.set(Part::Target).len();
        let what = self.plainly(Part::Target);
        say!(self.words, "fact-good-bishop", subject = self.subject(), count = count, what = what)
    }

    pub(super) fn bishop_pair(&self) -> String {
        say!(self.words, "fact-bishop-pair", color = self.side(), subject = self.plainly(Part::Subject))
    }

    pub(super) fn opposite_bishops(&self) -> String {
        say!(self.words, "fact-opposite-bishops", subject = self.subject())
    }

    pub(super) fn fianchetto(&self) -> String {
        say!(self.words, "fact-fianchetto", subject = self.subject(), what = self.plainly(Part::Key))
    }

    pub(super) fn castled_fianchetto(&self) -> String {
        let what = self.words.pieces_in(self.at, self.set(Part::Target), Case::To, false);
        say!(self.words, "fact-castled-fianchetto", subject = self.subject(), what = what)
    }

    pub(super) fn knight_on_rim(&self) -> String {
        say!(self.words, "fact-knight-on-rim", subject = self.subject())
    }

    pub(super) fn central_knight(&self) -> String {
        say!(self.words, "fact-central-knight", subject = self.subject())
    }

    pub(super) fn connected_rooks(&self) -> String {
        say!(self.words, "fact-connected-rooks", subject = self.subject())
    }

    pub(super) fn rook_on_open_file(&self) -> String {
        let file = self.file(Part::Subject);
        say!(self.words, "fact-rook-on-open-file", subject = self.subject(), file = file)
    }

    pub(super) fn rook_on_half_open_file(&self) -> String {
        let (file, what) = (self.file(Part::Subject), self.pieces(Part::Target));
        say!(self.words, "fact-rook-on-half-open-file", subject = self.subject(), file = file, what = what)
    }

    pub(super) fn seventh(&self) -> String {
        let targets = self.set(Part::Target);
        let king = targets & self.at.by_role(Role::King);
        let pawns = targets - king;
        let mut what = Vec::new();
        if king.any() {
            let king = self.words.pieces_told(self.at, king);
            what.push(say!(self.words, "fact-seventh-king", what = king));
        }
        if pawns.any() {
            let pawns = self.words.pieces_in(self.at, pawns, Case::Plain, false);
            what.push(say!(self.words, "fact-seventh-pawns", what = pawns));
        }
        say!(self.words, "fact-seventh", subject = self.subject(), what = self.words.list(&what))
    }

    pub(super) fn doubled_on_seventh(&self) -> String {
        say!(self.words, "fact-doubled-on-seventh", subject = self.subject())
    }

    pub(super) fn rook_behind_passer(&self) -> String {
        let what = self.words.passed_pawns(self.at, self.set(Part::Target));
        say!(self.words, "fact-rook-behind-passer", subject = self.subject(), what = what)
    }
}
