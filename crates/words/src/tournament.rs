//! The words for what `tratto-tournament` says in types: reports that cannot be read, rounds that cannot be paired, colours.

use crate::{Words, say};
use tratto_tournament::Number;
use tratto_tournament::swiss::{ColorRule, NoPairing};
use tratto_tournament::trf::{Problem, ReportFault, Warning};

impl Words {
    /// Why a tournament report cannot be read, with the place.
    ///
    /// ```
    /// use tratto_tournament::trf::Report;
    /// use tratto_words::{Lang, Words};
    /// let fault = Report::read(b"142 nine\n").expect_err("that is no number");
    /// assert_eq!(
    ///     Words::of(Lang::EN).report_fault(&fault),
    ///     "line 1, column 5: \"nine\" should be a number from 1 to 99"
    /// );
    /// ```
    pub fn report_fault(&self, fault: &ReportFault) -> String {
        let problem = self.report_problem(&fault.problem);
        match fault.column {
            Some(column) => {
                say!(self, "report-at-column", line = fault.line, column = column, problem = problem)
            }
            None => say!(self, "report-at-line", line = fault.line, problem = problem),
        }
    }

    fn report_problem(&self, problem: &Problem) -> String {
        let list =
            |right: &[&str]| self.list_or(&right.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>());
        match problem {
            Problem::TooShort { code, needed } => {
                say!(self, "report-too-short", code = code, needed = *needed)
            }
            Problem::NotANumber { text, from, to } => {
                say!(self, "report-not-a-number", text = text, from = *from, to = *to)
            }
            Problem::NotPoints { text } => say!(self, "report-not-points", text = text),
            Problem::NotOneOf { text, right } => {
                say!(self, "report-not-one-of", text = text, right = list(right))
            }
            Problem::NoSuchRound { player, round, text } => {
                say!(self, "report-no-such-round", player = player.0, round = *round, text = text)
            }
            Problem::Repeated { number, first } => {
                say!(self, "report-repeated", number = number.0, line = *first)
            }
            Problem::Unknown { number } => say!(self, "report-unknown", number = number.0),
            Problem::Contradiction { player, opponent, round } => {
                say!(self, "report-contradiction", player = player.0, opponent = opponent.0, round = *round)
            }
            Problem::WrongPoints { player, said, counted } => say!(
                self,
                "report-wrong-points",
                player = player.0,
                said = said.to_string(),
                counted = counted.to_string()
            ),
            Problem::NoPlayers => say!(self, "report-no-players"),
            Problem::BakuPoints => say!(self, "report-baku-points"),
            Problem::Unsupported { what } => say!(self, "report-unsupported", what = what),
            other => other.to_string(),
        }
    }

    /// Something odd in a report that could be read all the same.
    pub fn report_warning(&self, warning: &Warning) -> String {
        match warning {
            Warning::OtherSystem(kind) => say!(self, "report-other-system", kind = kind),
            _ => say!(self, "report-latin"),
        }
    }

    /// Why a round cannot be paired.
    pub fn no_pairing(&self, none: &NoPairing) -> String {
        match none {
            NoPairing::Nobody => say!(self, "pair-nobody"),
            NoPairing::NoInitialColor => say!(self, "pair-no-initial-color"),
            NoPairing::Finished { rounds } => say!(self, "pair-finished", rounds = *rounds),
            NoPairing::Impossible { stuck } if stuck.is_empty() => say!(self, "pair-impossible"),
            NoPairing::Impossible { stuck } => {
                say!(self, "pair-impossible-for", players = self.pairing_numbers(stuck), count = stuck.len())
            }
            other => other.to_string(),
        }
    }

    /// Pairing numbers in a sentence: "3, 7 and 12".
    pub fn pairing_numbers(&self, numbers: &[Number]) -> String {
        self.list(&numbers.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    /// Why the colours of a pair are so, with the article.
    pub fn color_rule(&self, rule: ColorRule) -> String {
        match rule {
            ColorRule::BothGranted => say!(self, "pair-color-both"),
            ColorRule::StrongerGranted => say!(self, "pair-color-stronger"),
            ColorRule::Alternates => say!(self, "pair-color-alternates"),
            ColorRule::HigherGranted => say!(self, "pair-color-higher"),
            ColorRule::Number => say!(self, "pair-color-number"),
        }
    }
}
