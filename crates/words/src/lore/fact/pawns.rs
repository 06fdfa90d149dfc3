//! Clauses of pawns.

use super::teller::{Teller, letters};
use crate::say;
use tratto_board::{Bitboard, File, Square};
use tratto_lore::fact::Concept;
use tratto_lore::{Evidence, Part};

/// The files beside that of a square.
fn beside(square: Square) -> Bitboard {
    let at = square.file().index();
    let near = File::ALL.into_iter().filter(|file| file.index().abs_diff(at) == 1);
    near.fold(Bitboard::EMPTY, |set, file| set | file.bitboard())
}

impl Teller<'_> {
    pub(super) fn pawn_islands(&self) -> String {
        say!(self.words, "fact-pawn-islands", color = self.side(), count = self.count())
    }

    pub(super) fn isolated(&self) -> String {
        let files = letters(beside(self.square(Part::Subject)));
        say!(
            self.words,
            "fact-isolated",
            color = self.side(),
            subject = self.subject(),
            count = files.len(),
            files = self.words.list_or(&files)
        )
    }

    pub(super) fn isolani(&self) -> String {
        say!(self.words, "fact-isolani", color = self.side(), subject = self.subject())
    }

    pub(super) fn doubled(&self) -> String {
        let file = self.file(Part::Subject);
        say!(self.words, "fact-doubled", subject = self.subject(), count = self.count(), file = file)
    }

    pub(super) fn backward(&self) -> String {
        say!(
            self.words,
            "fact-backward",
            color = self.side(),
            subject = self.subject(),
            square = self.square(Part::Key),
            by = self.by(Part::Attacker)
        )
    }

    /// Whether another concept holds of what the fact is about.
    fn is_also(&self, concept: Concept) -> bool {
        let about = self.set(Part::Subject);
        let all = concept.of(self.at, self.side());
        all.iter().any(|fact| fact.evidence.squares(Part::Subject) == about)
    }

    /// Why a pawn can be weak.
    fn flaw(&self) -> &'static str {
        if self.is_also(Concept::IsolatedPawn) {
            "isolated"
        } else if self.is_also(Concept::BackwardPawn) {
            "backward"
        } else {
            "doubled"
        }
    }

    pub(super) fn weak(&self) -> String {
        let (subject, flaw) = (self.subject(), self.flaw());
        if self.set(Part::Attacker).any() {
            let by = self.by(Part::Attacker);
            return say!(self.words, "fact-weak-attacked", subject = subject, flaw = flaw, by = by);
        }
        say!(self.words, "fact-weak-open", color = self.side(), subject = subject, flaw = flaw)
    }

    pub(super) fn negligible_weakness(&self) -> String {
        say!(self.words, "fact-negligible-weakness", of = self.subject_of(), flaw = self.flaw())
    }

    pub(super) fn classic_weakness(&self) -> String {
        let by = self.by(Part::Target);
        say!(self.words, "fact-classic-weakness", subject = self.subject(), by = by)
    }

    pub(super) fn fixed_weak_pawn(&self) -> String {
        let what = self.pieces(Part::Attacker);
        say!(self.words, "fact-fixed-weak-pawn", of = self.subject_of(), what = what)
    }

    pub(super) fn hanging_pawns(&self) -> String {
        say!(self.words, "fact-hanging-pawns", color = self.side(), subject = self.subject())
    }

    pub(super) fn pawn_chain(&self) -> String {
        say!(
            self.words,
            "fact-pawn-chain",
            subject = self.subject(),
            base = self.square(Part::Key),
            head = self.square(Part::Target)
        )
    }

    pub(super) fn pawn_pair(&self) -> String {
        let (base, head) = (self.pieces(Part::Key), self.square(Part::Target));
        say!(self.words, "fact-pawn-pair", subject = base, head = head)
    }

    pub(super) fn phalanx(&self) -> String {
        say!(self.words, "fact-phalanx", subject = self.subject(), count = self.count())
    }

    pub(super) fn stonewall(&self) -> String {
        say!(
            self.words,
            "fact-stonewall",
            color = self.side(),
            what = self.plainly(Part::Subject),
            strong = self.square(Part::Target),
            weak = self.square(Part::Key)
        )
    }

    pub(super) fn ram(&self) -> String {
        say!(self.words, "fact-ram", subject = self.subject(), what = self.pieces(Part::Target))
    }

    pub(super) fn blocked_pawn(&self) -> String {
        say!(self.words, "fact-blocked-pawn", subject = self.subject(), by = self.by(Part::Attacker))
    }

    pub(super) fn blockade(&self) -> String {
        let pawn = self.set(Part::Target);
        let passed = Concept::PassedPawn.of(self.at, !self.side());
        let is_it = |evidence: &Evidence| evidence.squares(Part::Subject) == pawn;
        let kind = if passed.iter().any(|fact| is_it(&fact.evidence)) { "passed" } else { "isolated" };
        let what = self.pieces(Part::Target);
        say!(self.words, "fact-blockade", subject = self.subject(), what = what, kind = kind)
    }

    pub(super) fn lever(&self) -> String {
        say!(self.words, "fact-lever", subject = self.subject(), what = self.plainly(Part::Target))
    }

    pub(super) fn pawn_break(&self) -> String {
        say!(
            self.words,
            "fact-pawn-break",
            subject = self.subject(),
            square = self.square(Part::Key),
            what = self.plainly(Part::Target)
        )
    }

    pub(super) fn majority(&self) -> String {
        let (ours, theirs) = self.versus();
        say!(
            self.words,
            "fact-majority",
            color = self.side(),
            wing = self.wing(),
            ours = ours,
            theirs = theirs
        )
    }

    pub(super) fn effective_majority(&self) -> String {
        let (ours, theirs) = self.versus();
        say!(
            self.words,
            "fact-effective-majority",
            color = self.side(),
            wing = self.wing(),
            ours = ours,
            theirs = theirs
        )
    }

    pub(super) fn passed(&self) -> String {
        let before = self.set(Part::Key);
        if before.any() {
            let what = self.plainly(Part::Key);
            return say!(
                self.words,
                "fact-passed-behind",
                subject = self.subject(),
                what = what,
                count = before.len()
            );
        }
        say!(self.words, "fact-passed", color = self.side(), subject = self.subject())
    }

    pub(super) fn protected_passed(&self) -> String {
        say!(self.words, "fact-protected-passed", subject = self.subject(), by = self.by(Part::Defender))
    }

    /// The passed pawns that the fact is about.
    fn passers(&self) -> String {
        self.words.passed_pawns(self.at, self.set(Part::Subject))
    }

    pub(super) fn connected_passed(&self) -> String {
        say!(self.words, "fact-connected-passed", subject = self.passers())
    }

    pub(super) fn united_passed(&self) -> String {
        say!(self.words, "fact-united-passed", subject = self.passers())
    }

    pub(super) fn outside_passed(&self) -> String {
        say!(self.words, "fact-outside-passed", subject = self.subject())
    }

    pub(super) fn candidate(&self) -> String {
        let (ours, theirs) = self.versus();
        say!(
            self.words,
            "fact-candidate",
            color = self.side(),
            subject = self.subject(),
            ours = ours,
            theirs = theirs
        )
    }
}
