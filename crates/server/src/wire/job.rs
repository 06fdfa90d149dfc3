//! Jobs that outlive a request.

use super::{
    BlindReply, BlindTurn, CoachQuestion, ErrorBody, GameAdvice, GameQuestion, JudgeQuestion, Judged,
    OwnExercises, OwnQuestion, PositionAdvice, Winnable, WinnableQuestion,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a job is to find out, with the full effort.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum JobQuestion {
    /// Whether a position can be won.
    Winnable(WinnableQuestion),
    /// A case for the Laws.
    Judge(JudgeQuestion),
    /// A position for the coach.
    Coach(CoachQuestion),
    /// A game for the coach.
    CoachGame(GameQuestion),
    /// Positions from games, for exercises.
    OwnExercises(OwnQuestion),
    /// The engine's move in a game without the board.
    BlindGame(BlindTurn),
}

/// What a job found out.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum JobAnswer {
    /// Whether a position can be won.
    Winnable(Box<Winnable>),
    /// What the Laws say.
    Judge(Box<Judged>),
    /// What the coach says of a position.
    Coach(Box<PositionAdvice>),
    /// What the coach says of a game.
    CoachGame(Box<GameAdvice>),
    /// Exercises from games.
    OwnExercises(Box<OwnExercises>),
    /// The engine's move in a game without the board.
    BlindGame(Box<BlindReply>),
}

/// The state of a job.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum JobState {
    /// In the queue.
    Waiting,
    /// In progress.
    Working,
    /// Done: see `answer`.
    Done,
    /// Stopped, by request or because nobody polled it for half a minute.
    Stopped,
    /// Failed: see `fault`.
    Failed,
}

/// A job.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct JobView {
    /// Its secret id: anybody who has it may poll it and stop it.
    pub id: String,
    /// Its state.
    pub state: JobState,
    /// The work done so far: positions examined, positions of a game, or positions that an engine looked at.
    pub done: u64,
    /// What it found out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<JobAnswer>,
    /// Why it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Box<ErrorBody>>,
}
