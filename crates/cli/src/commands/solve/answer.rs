//! The solution of a problem, one for each of its twins.

use super::input::{Problem, Sides};
use crate::console::Outcome;
use tratto_board::Setup;
use tratto_mate::problem::{Conventions, Finding, Part, Solution};
use tratto_words::{Words, say};

/// A problem with all its solutions.
pub(crate) struct Answer {
    pub(crate) problem: Problem,
    /// The diagram, and its twins.
    pub(crate) parts: Vec<Solved>,
}

/// One twin, solved.
pub(crate) struct Solved {
    pub(crate) part: Part,
    /// Whether the side that solves is not the one that the stipulation and the position say.
    pub(crate) other_side: bool,
    pub(crate) solution: Solution,
    pub(crate) conventions: Conventions,
    /// The themes, if they were asked for.
    pub(crate) themes: Option<Vec<Finding>>,
}

impl Solved {
    pub(crate) fn is_sound(&self) -> bool {
        self.solution.is_sound()
    }

    /// "#2 (9+7): sound", with the numbers of pieces as problemists write them in any language.
    pub(crate) fn headline(&self, words: &Words) -> String {
        format!("{}: {}", self.caption(), self.status(words))
    }

    /// "#2 (9+7)".
    pub(crate) fn caption(&self) -> String {
        let position = &self.solution.position;
        let [white, black] = tratto_board::Color::ALL.map(|color| position.by_color(color).len());
        format!("{} ({white}+{black})", self.part.stipulation)
    }

    pub(crate) fn status(&self, words: &Words) -> String {
        words.problem_status(&self.part.stipulation, &self.solution)
    }
}

impl Answer {
    pub(crate) fn has_twins(&self) -> bool {
        !self.problem.twins.is_empty()
    }

    /// Whether it has several parts: twins, or the two sides of a duplex.
    pub(crate) fn has_parts(&self) -> bool {
        self.has_twins() || self.parts.len() > 1
    }

    /// A problem is sound if all its twins are.
    pub(crate) fn is_sound(&self) -> bool {
        self.parts.iter().all(Solved::is_sound)
    }

    /// "No" if the problem is not sound.
    pub(crate) fn outcome(&self) -> Outcome {
        if self.is_sound() { Outcome::Done } else { Outcome::No }
    }

    /// "3 twins: all sound", or which are not; the status itself where there is only one.
    pub(crate) fn status(&self, words: &Words) -> String {
        if let [only] = &self.parts[..] {
            return only.status(words);
        }
        if !self.has_twins() {
            let sides = self
                .parts
                .iter()
                .map(|one| format!("{}: {}", words.begins(one.solution.first()), one.status(words)));
            return sides.collect::<Vec<_>>().join("; ");
        }
        let mut bad: Vec<String> = self
            .parts
            .iter()
            .filter(|one| !one.is_sound())
            .map(|one| format!("{})", one.part.letter))
            .collect();
        bad.dedup();
        let count = self.problem.twins.len() + usize::from(!self.problem.is_zero);
        match bad.is_empty() {
            true => say!(words, "twin-all-sound", count = count),
            false => say!(words, "twin-not-sound", count = count, letters = words.list(&bad)),
        }
    }

    /// "b) Qf1→a1" for a twin, "Black begins" for a side of a duplex, and both where it has both.
    pub(crate) fn title(&self, place: usize, words: &Words) -> String {
        let begins = words.begins(self.parts[place].solution.first());
        match (self.has_twins(), self.problem.asked.sides == Sides::Both) {
            (true, true) => format!("{} · {begins}", self.twin_title(place, words)),
            (true, false) => self.twin_title(place, words),
            (false, _) => begins,
        }
    }

    fn twin_title(&self, place: usize, words: &Words) -> String {
        let part = &self.parts[place].part;
        let letter = part.letter.as_str();
        let Some(twin) = part.twin.and_then(|twin| self.problem.twins.get(twin)) else {
            return say!(words, "twin-diagram", letter = letter);
        };
        let before = self.parts[..place].iter().rev().find(|one| one.part.twin != part.twin);
        let before: &Setup = match before {
            Some(before) if twin.continued => &before.part.setup,
            _ => &self.problem.setup,
        };
        say!(words, "twin-title", letter = letter, changes = words.twin(twin, before))
    }
}
