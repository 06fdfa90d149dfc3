//! What an account owns, a little at a time.

use super::StoreError;
use async_trait::async_trait;
use serde_json::Value;

/// What whoever has an account can take along.
#[async_trait]
pub(crate) trait Export: Send + Sync {
    /// The next game of an account after a number, without its log: its number, everything about it, and the last event of its log that
    /// may be shown, because after it comes a sealed move.
    async fn export_game(&self, account: i64, after: i64) -> Result<Option<(i64, u64, Value)>, StoreError>;

    /// Some events of a game after a number and up to another, and the number of the last.
    async fn export_events(
        &self,
        game: i64,
        after: u64,
        last: u64,
        most: u32,
    ) -> Result<(Vec<Value>, u64), StoreError>;
}
