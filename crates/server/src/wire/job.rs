//! What takes longer than a request.

use super::{ErrorBody, JudgeQuestion, Judged, Winnable, WinnableQuestion};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a job is to find out.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum JobQuestion {
    /// Whether a position can be won, with all the effort there is.
    Winnable(WinnableQuestion),
    /// A case for the Laws, with all the effort there is.
    Judge(JudgeQuestion),
}

/// What a job found out.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum JobAnswer {
    /// Whether a position can be won.
    Winnable(Box<Winnable>),
    /// What the Laws say.
    Judge(Box<Judged>),
}

/// How far a job is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum JobState {
    /// Others come first.
    Waiting,
    /// It is under way.
    Working,
    /// `answer` is there.
    Done,
    /// It was stopped, or nobody asked after it for half a minute.
    Stopped,
    /// `fault` says why.
    Failed,
}

/// A job.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct JobView {
    /// Its secret name: whoever has it may ask after it and stop it.
    pub id: String,
    /// How far it is.
    pub state: JobState,
    /// What has been done: positions looked at, or acts judged.
    pub done: u64,
    /// What it found out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<JobAnswer>,
    /// Why it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Box<ErrorBody>>,
}
