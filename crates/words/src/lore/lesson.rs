//! The words around lessons. Their texts stand in their own file, in Italian and in English.

use crate::{Words, say};
use tratto_lore::lesson::{Chapter, Text};

impl Words {
    /// A text of a lesson in the language of the reader; in English where that is neither Italian nor English.
    pub fn lesson_text(&self, text: &Text) -> &'static str {
        text.of(self.lang().letters())
    }

    /// What a chapter is about.
    pub fn lesson_chapter(&self, chapter: Chapter) -> String {
        match chapter {
            Chapter::Board => say!(self, "lesson-chapter-board"),
            Chapter::Pieces => say!(self, "lesson-chapter-pieces"),
            Chapter::Values => say!(self, "lesson-chapter-values"),
            Chapter::Centre => say!(self, "lesson-chapter-centre"),
            Chapter::Pawns => say!(self, "lesson-chapter-pawns"),
            Chapter::Officers => say!(self, "lesson-chapter-officers"),
            Chapter::Opening => say!(self, "lesson-chapter-opening"),
            Chapter::King => say!(self, "lesson-chapter-king"),
            Chapter::Tactics => say!(self, "lesson-chapter-tactics"),
            Chapter::Plans => say!(self, "lesson-chapter-plans"),
            Chapter::Endings => say!(self, "lesson-chapter-endings"),
            Chapter::Conduct => say!(self, "lesson-chapter-conduct"),
        }
    }
}
