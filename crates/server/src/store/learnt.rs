//! What an account has learnt: cards, runs of drills, lessons. The store neither reads nor schedules them.

use super::StoreError;
use async_trait::async_trait;

/// What is kept.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub(crate) enum LearntKind {
    /// An exercise that comes back.
    Card,
    /// How a drill went at a level.
    Run,
    /// A lesson that was done.
    Lesson,
}

impl LearntKind {
    pub(crate) const ALL: [LearntKind; 3] = [LearntKind::Card, LearntKind::Run, LearntKind::Lesson];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            LearntKind::Card => "card",
            LearntKind::Run => "run",
            LearntKind::Lesson => "lesson",
        }
    }

    pub(super) fn from_name(name: &str) -> Option<LearntKind> {
        LearntKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// One thing that is kept: a text under a name.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct LearntRow {
    pub(crate) kind: LearntKind,
    pub(crate) id: String,
    pub(crate) body: String,
}

/// What of two texts of the same name is kept, the stored one and the new one: `None` for the stored one. The order in which texts come,
/// and how often, must not matter.
pub(crate) type Merge = fn(LearntKind, &str, &str) -> Option<String>;

/// The result of keeping things.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Keeping {
    /// They are kept; the number of the last change.
    Kept(u64),
    /// There would be too many of a kind: nothing was kept.
    TooMany(LearntKind),
}

/// Changes in their order.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct LearntPage {
    pub(crate) rows: Vec<LearntRow>,
    /// The number of the last change among these; if there are none, of the last one at all.
    pub(crate) revision: u64,
    /// Whether more follow.
    pub(crate) more: bool,
}

/// What accounts have learnt.
#[async_trait]
pub(crate) trait Learning: Send + Sync {
    /// Keeps things, all or none; of two of the same name what `merge` says. No more than `most` of each kind are kept.
    async fn keep_learnt(
        &self,
        account: i64,
        rows: Vec<LearntRow>,
        merge: Merge,
        most: fn(LearntKind) -> usize,
    ) -> Result<Keeping, StoreError>;

    /// What has changed after a number, in the order of the changes. Each thing is there once, as it is now.
    async fn learnt(&self, account: i64, after: u64, most: u32) -> Result<LearntPage, StoreError>;
}
