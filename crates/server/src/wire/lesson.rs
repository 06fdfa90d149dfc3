//! Lessons.

use super::ExerciseView;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// All lessons, in order.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct CourseView {
    /// The chapters, in order.
    pub chapters: Vec<ChapterOfLessons>,
}

/// Lessons about one thing.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChapterOfLessons {
    /// Its key.
    pub key: String,
    /// Its title.
    pub title: String,
    /// Its lessons, in order.
    pub lessons: Vec<LessonLine>,
}

/// A lesson in the list.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LessonLine {
    /// Its key.
    #[schema(example = "fork")]
    pub key: String,
    /// Its number in the whole course, from 1.
    pub order: usize,
    /// Its title.
    pub title: String,
}

/// A lesson with everything that belongs to it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LessonView {
    /// Its key.
    pub key: String,
    /// Its number in the whole course, from 1.
    pub order: usize,
    /// The key of its chapter.
    pub chapter: String,
    /// Its title.
    pub title: String,
    /// The paragraphs.
    pub parts: Vec<LessonPart>,
    /// A question, with every answer that can be given.
    pub question: ExerciseView,
    /// Drills that go with it.
    pub exercises: Vec<LessonDrill>,
    /// Terms of the glossary.
    pub terms: Vec<String>,
    /// Keys of rules in the table of the Laws.
    pub laws: Vec<String>,
    /// The key of the lesson before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    /// The key of the next lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

/// A paragraph, with the board it speaks of.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LessonPart {
    /// What it says.
    pub text: String,
    /// The board, if it speaks of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The board in words, a sentence for each side.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub board_text: Vec<String>,
    /// Squares that are marked on it.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub marks: Vec<String>,
    /// Arrows on it, each two squares such as `e2e4`.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub arrows: Vec<String>,
}

/// A drill that goes with a lesson.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LessonDrill {
    /// The drill.
    pub drill: String,
    /// Its level.
    pub level: u8,
    /// Its name.
    pub title: String,
}
