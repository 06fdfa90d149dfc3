//! The words for openings and for the lines of the courses. Names stand in the tables of openings.

use crate::{Words, say};
use tratto_lore::opening::{Opening, Reason, Status};
use tratto_notation::Language;

impl Words {
    /// The name of an opening in the language of the reader; in English where that is not Italian.
    pub fn opening<'a>(&self, opening: &'a Opening) -> &'a str {
        if self.is_italian() { &opening.italian } else { opening.english }
    }

    /// Its name in the language that is of use beside the reader's own: English to Italians, Italian to all others.
    pub fn opening_beside<'a>(&self, opening: &'a Opening) -> &'a str {
        if self.is_italian() { opening.english } else { &opening.italian }
    }

    fn is_italian(&self) -> bool {
        self.lang().letters() == Language::Italian
    }

    /// What was done to a line of a course.
    pub fn course_status(&self, status: Status) -> String {
        match status {
            Status::Legal => say!(self, "course-legal"),
            Status::Corrected => say!(self, "course-corrected"),
            Status::Completed => say!(self, "course-completed"),
            Status::Unclear => say!(self, "course-unclear"),
        }
    }

    /// Why a line of a course is not as it was printed, or what one should know of it.
    pub fn course_reason(&self, reason: &Reason) -> String {
        match *reason {
            Reason::Misprint { number, color, printed, meant } => say!(
                self,
                "course-misprint",
                number = u64::from(number),
                color = color,
                printed = self.own_letters(printed),
                meant = self.own_letters(meant)
            ),
            Reason::Supplied(color) => say!(self, "course-supplied", color = color),
            Reason::Misnamed => say!(self, "course-misnamed"),
            Reason::Unfinished => say!(self, "course-unfinished"),
            Reason::Stray => say!(self, "course-stray"),
            Reason::Unusual(usual) => say!(self, "course-unusual", usual = self.own_letters(usual)),
            Reason::Refuted(by) => say!(self, "course-refuted", by = self.own_letters(by)),
        }
    }

    /// A move with an English letter, in the letters of the reader. It need not be legal: misprints are not.
    fn own_letters(&self, text: &str) -> String {
        match Language::English.leading_piece(text) {
            Some((role, length)) => format!("{}{}", self.lang().letters().letter(role), &text[length..]),
            None => text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Words};
    use tratto_board::Color;
    use tratto_lore::opening::{Reason, course_lines, openings};

    #[test]
    fn names_and_letters_are_those_of_the_reader() {
        let (en, it) = (Words::of(Lang::EN), Words::of(Lang::IT));
        let benko = openings().iter().find(|one| one.english == "Benko Gambit").unwrap();
        assert_eq!((en.opening(benko), en.opening_beside(benko)), ("Benko Gambit", "Gambetto Benko"));
        assert_eq!(it.opening(benko), "Gambetto Benko");
        let misprint = Reason::Misprint { number: 9, color: Color::White, printed: "Ndb2", meant: "Nbd2" };
        assert_eq!(en.course_reason(&misprint), "White's move 9 is printed as Ndb2; Nbd2 is meant.");
        assert_eq!(it.course_reason(&misprint), "La mossa 9 del Bianco è stampata Cdb2; si intende Cbd2.");
        assert_eq!(
            it.course_reason(&Reason::Misprint {
                number: 1,
                color: Color::Black,
                printed: "e5",
                meant: "c5"
            }),
            "La mossa 1 del Nero è stampata e5; si intende c5."
        );
    }

    #[test]
    fn every_reason_is_a_sentence() {
        for words in Lang::ALL.map(Words::of) {
            for line in course_lines() {
                for said in line.reasons.iter().map(|reason| words.course_reason(reason)) {
                    assert!(said.ends_with('.') && !said.contains("course-"), "{said}");
                }
            }
        }
    }
}
