//! A game that goes, or the names in it: those who are at the table are told.

use super::registry::GameRegistry;
use super::live::LiveGame;
use crate::error::ServerError;
use crate::store::{GameRow, Reason};
use crate::time::day;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OwnedMutexGuard;

/// Whoever was loading a game while it was deleted has it by then, and is told too.
const LATE: Duration = Duration::from_secs(5);

impl GameRegistry {
    /// A stored game by its public name; told apart are one that never was and one that was deleted.
    pub(crate) async fn row(&self, id: &str) -> Result<GameRow, ServerError> {
        match self.store.game(id).await? {
            Some(row) => Ok(row),
            None if self.store.is_deleted(id).await? => Err(ServerError::Deleted),
            None => Err(ServerError::NoGame),
        }
    }

    /// Deletes a game whole, and sends home whoever is at its table.
    pub(crate) async fn remove(self: &Arc<Self>, id: &str, reason: Reason) -> Result<(), ServerError> {
        let held = self.hold(id).await;
        self.store.delete_game(id, reason, self.today()).await?;
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

    /// Takes the names and the owner out of a game, also where it is being looked at.
    pub(crate) async fn erase_names(&self, id: &str) -> Result<(), ServerError> {
        let held = self.hold(id).await;
        self.store.erase_names(id.to_owned(), self.today()).await?;
        if let Some((live, mut guard)) = held {
            // It is loaded again without them, and whoever looks at it comes again.
            guard.unsettled = true;
            self.forget(&live);
        }
        Ok(())
    }

    /// A live game that nobody can act in meanwhile; what is under way in it is done first.
    async fn hold(&self, id: &str) -> Option<(Arc<LiveGame>, OwnedMutexGuard<super::Table>)> {
        let live = self.live(id)?;
        let guard = Arc::clone(&live.table).lock_owned().await;
        Some((live, guard))
    }

    fn dismiss(&self, id: &str, held: Option<(Arc<LiveGame>, OwnedMutexGuard<super::Table>)>) {
        if let Some((live, mut guard)) = held {
            guard.unsettled = true;
            live.tell_deleted();
            self.forget(&live);
        }
        self.timer.arm(id, None);
    }

    /// The day it is, as `2026-01-31`.
    pub(crate) fn today(&self) -> String {
        day(self.time.now())
    }
}
