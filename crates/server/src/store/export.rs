//! Export of an account's data, in chunks.

use super::StoreError;
use async_trait::async_trait;
use serde_json::Value;

/// Export of an account's data.
#[async_trait]
pub(crate) trait Export: Send + Sync {
    /// The first game of an account after a number, without its log: its number, its data, and the last event that may be exported:
    /// a sealed move comes after it.
    async fn export_game(&self, account: i64, after: i64) -> Result<Option<(i64, u64, Value)>, StoreError>;

    /// Some events of a game between two numbers, and the number of the last.
    async fn export_events(
        &self,
        game: i64,
        after: u64,
        last: u64,
        most: u32,
    ) -> Result<(Vec<Value>, u64), StoreError>;
}
