//! The course: short lessons in order, each with boards, a question whose answer a predicate finds, and exercises.
//!
//! The texts stand in `data/lessons.txt`, both languages side by side. What they say of a board is written beside it as claims, and what
//! a question's answer should be is written beside the question; tests compare both with the predicates. Rules are not taught here:
//! a lesson names the rules of the Laws that it needs.

mod ask;
mod read;

use crate::drill::{Drill, Exercise};
use std::sync::OnceLock;
use tratto_board::{Bitboard, Setup, Square};
use tratto_notation::Language;

pub use ask::Ask;

const COURSE: &str = include_str!("../../data/lessons.txt");

/// What lessons are about, in order.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Chapter {
    /// The board and its squares.
    Board,
    /// The moves of the pieces.
    Pieces,
    /// What the pieces are worth, attack and defence.
    Values,
    /// The centre, files and squares.
    Centre,
    /// Pawns.
    Pawns,
    /// Officers.
    Officers,
    /// The opening.
    Opening,
    /// The king.
    King,
    /// Motifs.
    Tactics,
    /// Advantages and plans.
    Plans,
    /// Endings.
    Endings,
    /// Training and conduct.
    Conduct,
}

impl Chapter {
    /// All, in order.
    pub const ALL: [Chapter; 12] = [
        Chapter::Board,
        Chapter::Pieces,
        Chapter::Values,
        Chapter::Centre,
        Chapter::Pawns,
        Chapter::Officers,
        Chapter::Opening,
        Chapter::King,
        Chapter::Tactics,
        Chapter::Plans,
        Chapter::Endings,
        Chapter::Conduct,
    ];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Chapter::Board => "board",
            Chapter::Pieces => "pieces",
            Chapter::Values => "values",
            Chapter::Centre => "centre",
            Chapter::Pawns => "pawns",
            Chapter::Officers => "officers",
            Chapter::Opening => "opening",
            Chapter::King => "king",
            Chapter::Tactics => "tactics",
            Chapter::Plans => "plans",
            Chapter::Endings => "endings",
            Chapter::Conduct => "conduct",
        }
    }
}

/// A text in both languages.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Text {
    /// In Italian.
    pub italian: &'static str,
    /// In English.
    pub english: &'static str,
}

impl Text {
    /// The text in a language: Italian, or English for every other.
    pub fn of(&self, language: Language) -> &'static str {
        if language == Language::Italian { self.italian } else { self.english }
    }
}

/// A paragraph, with the board it speaks of.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Paragraph {
    /// What it says.
    pub text: Text,
    /// The board, if it speaks of one.
    pub board: Option<Setup>,
    /// Squares that are marked on it.
    pub marks: Bitboard,
    /// Arrows on it.
    pub arrows: Vec<(Square, Square)>,
    /// What the text says of the board, for programs: tests ask the predicates.
    pub claims: Vec<&'static str>,
}

/// A lesson.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Lesson {
    /// Its name for programs, which does not change.
    pub key: &'static str,
    /// What it is about.
    pub chapter: Chapter,
    /// Its title.
    pub title: Text,
    /// The paragraphs.
    pub parts: Vec<Paragraph>,
    /// What is asked.
    pub question: Text,
    /// The board of the question.
    pub board: Setup,
    /// How the answer is found.
    pub ask: Ask,
    /// What the answer is: squares, moves as in UCI, or a word. Tests compare it with what is found.
    pub right: Vec<&'static str>,
    /// What there is to say about the answer.
    pub answer: Text,
    /// Drills that go with it, and their levels.
    pub drills: Vec<(Drill, u8)>,
    /// The ids of the glossary's terms.
    pub terms: Vec<&'static str>,
    /// The keys of the rules that it needs, in the table of the Laws.
    pub laws: Vec<&'static str>,
}

impl Lesson {
    /// The question with every answer that can be given, found by the predicates. None if they say nothing of the board, which a test
    /// rules out.
    ///
    /// ```
    /// use tratto_lore::drill::Answer;
    /// use tratto_lore::lesson::lesson;
    /// let Answer::Squares { right, .. } = lesson("islands").unwrap().exercise().unwrap().answer else { panic!("squares") };
    /// assert_eq!(right.single(), Some(tratto_board::Square::D4));
    /// ```
    pub fn exercise(&'static self) -> Option<Exercise> {
        self.ask.exercise(self)
    }
}

/// All lessons, in order.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();
    LESSONS.get_or_init(|| read::lessons(COURSE))
}

/// The lesson with this key.
pub fn lesson(key: &str) -> Option<&'static Lesson> {
    lessons().iter().find(|lesson| lesson.key == key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_read() {
        let written = COURSE.lines().filter(|line| line.starts_with("lesson ")).count();
        assert_eq!(lessons().len(), written);
        assert!(lessons().is_sorted_by_key(|lesson| lesson.chapter), "by chapter");
    }
}
