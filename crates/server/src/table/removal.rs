//! Deleting a game, or the names in it, while clients may be connected.

use super::live::LiveGame;
use super::registry::GameRegistry;
use crate::error::ServerError;
use crate::store::{GameRow, Reason};
use crate::time::day;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OwnedMutexGuard;

/// After this time a second notice reaches clients that were loading the game while it was deleted.
const LATE: Duration = Duration::from_secs(5);

impl GameRegistry {
    /// A stored game by its public id; the error tells an unknown game from a deleted one.
    pub(crate) async fn row(&self, id: &str) -> Result<GameRow, ServerError> {
        match self.store.game(id).await? {
            Some(row) => Ok(row),
            None if self.store.is_deleted(id).await? => Err(ServerError::Deleted),
            None => Err(ServerError::NoGame),
        }
    }

    /// Deletes a game and disconnects its clients.
    pub(crate) async fn remove(self: &Arc<Self>, id: &str, reason: Reason) -> Result<(), ServerError> {
        let held = self.hold(id).await;
        let row = self.store.game(id).await.ok().flatten();
        self.store.delete_game(id, reason, self.today()).await?;
        if let Some(row) = row {
            self.playing.forget(row.number);
        }
        self.dismiss(id, held);
        let (registry, id) = (Arc::clone(self), id.to_owned());
        tokio::spawn(async move {
            tokio::time::sleep(LATE).await;
            let late = registry.hold(&id).await;
            if late.is_some() {
                registry.dismiss(&id, late);
            }
        });
        Ok(())
    }

    /// Removes the names and the owner of a game, also while it is in use.
    pub(crate) async fn erase_names(&self, id: &str) -> Result<(), ServerError> {
        let held = self.hold(id).await;
        self.store.erase_names(id.to_owned(), self.today()).await?;
        if let Some((live, mut guard)) = held {
            // Reload it without the names; clients have to reconnect.
            guard.unsettled = true;
            self.forget(&live);
        }
        Ok(())
    }

    /// Locks a game after everything in progress in it, so that nobody can act in it.
    async fn hold(&self, id: &str) -> Option<(Arc<LiveGame>, OwnedMutexGuard<super::GameInPlay>)> {
        let live = self.live(id)?;
        let guard = Arc::clone(&live.table).lock_owned().await;
        Some((live, guard))
    }

    fn dismiss(&self, id: &str, held: Option<(Arc<LiveGame>, OwnedMutexGuard<super::GameInPlay>)>) {
        if let Some((live, mut guard)) = held {
            guard.unsettled = true;
            live.tell_deleted();
            self.forget(&live);
        }
        self.timer.arm(id, None);
    }

    /// Today's date, as `2026-01-31`.
    pub(crate) fn today(&self) -> String {
        day(self.time.now())
    }
}
