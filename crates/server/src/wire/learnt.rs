//! What somebody has learnt, as an account stores it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An exercise that comes back, as its client schedules it: the server computes none of it.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LearntCard {
    /// The exercise.
    #[schema(example = "fork:1:12345", min_length = 1, max_length = 160)]
    pub id: String,
    /// The version of the exercise that was answered; 1 if left out.
    #[serde(default = "first")]
    pub version: u32,
    /// When it falls due.
    pub due: u64,
    /// When it was last answered: of two cards for one exercise the one answered later is kept.
    pub reviewed: u64,
    /// How well it is remembered, in days.
    #[schema(minimum = 0, maximum = 36500)]
    pub stability: f64,
    /// How hard it is.
    #[schema(minimum = 0, maximum = 10)]
    pub difficulty: f64,
    /// For how many days it was put off.
    #[schema(maximum = 365)]
    pub days: u32,
    /// How often it was answered.
    pub reps: u32,
    /// How often it was forgotten.
    pub lapses: u32,
    /// The scheduler's state.
    #[schema(maximum = 3)]
    pub state: u8,
}

fn first() -> u32 {
    1
}

/// How a drill went at a level.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LearntRun {
    /// The drill and the level.
    #[schema(example = "mate-in-one:2", min_length = 1, max_length = 160)]
    pub id: String,
    /// How many runs there were on one device; of two numbers the larger is kept.
    pub runs: u32,
    /// The most exercises that were right in one; the larger is kept.
    pub best: u32,
    /// When it was passed for the first time; the earlier is kept. Left out if it was not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passed_at: Option<u64>,
}

/// A lesson that was done.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LearntLesson {
    /// The lesson.
    #[schema(example = "rook", min_length = 1, max_length = 160)]
    pub id: String,
    /// When its question was answered for the first time; the earlier is kept.
    pub done_at: u64,
}

/// What is to be kept: everything, or what has changed. What is left out stays as it is.
#[derive(Clone, Default, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Learnt {
    /// Cards.
    #[serde(default)]
    pub cards: Vec<LearntCard>,
    /// Runs of drills.
    #[serde(default)]
    pub runs: Vec<LearntRun>,
    /// Lessons.
    #[serde(default)]
    pub lessons: Vec<LearntLesson>,
}

/// What the account keeps, or what has changed since.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
pub struct LearntPage {
    /// Cards.
    pub cards: Vec<LearntCard>,
    /// Runs of drills.
    pub runs: Vec<LearntRun>,
    /// Lessons.
    pub lessons: Vec<LearntLesson>,
    /// Ask for what is newer with `after`. If it is smaller than what was asked with, an older copy of the store was put back:
    /// ask from 0, and send everything again.
    pub revision: u64,
    /// Whether there is more.
    pub more: bool,
}

/// That it is kept.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
pub struct LearntKept {
    /// The number of the last change.
    pub revision: u64,
}
