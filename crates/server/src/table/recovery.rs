//! Recovery after the server had stopped or crashed: the clocks go on by the game's own regulation.

use super::live::LiveGame;
use super::play::GameInPlay;
use super::registry::GameRegistry;
use crate::error::ServerError;
use crate::wire::Role;
use std::sync::Arc;
use tokio::sync::OwnedMutexGuard;
use tratto_laws::{Act, ArbiterAct};

impl GameRegistry {
    /// Recovers a game that was being played when an earlier run of the server ended.
    ///
    /// If the regulation says that the clocks stop, they are stopped at the last moment when that run is known to have been alive.
    /// This is an event of the log, so that every replay gives the same.
    pub(super) async fn recover(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        mut guard: OwnedMutexGuard<GameInPlay>,
    ) -> Result<OwnedMutexGuard<GameInPlay>, ServerError> {
        if let Some(at) = self.crashed_at(&guard).await? {
            guard = self.stop_at(live, guard, at).await?;
        }
        let now = guard.now(&self.time);
        guard.begin_waiting(now);
        guard.recovered = true;
        self.timer.arm(&live.id, guard.rings_at());
        Ok(guard)
    }

    /// When the run with the game's last event ended; `None` if nothing has to be stopped.
    async fn crashed_at(&self, table: &GameInPlay) -> Result<Option<u64>, ServerError> {
        let last = table.game.now().get();
        if !table.stops_at_crash() || last >= self.boot.started_at {
            return Ok(None);
        }
        let run = self.store.boot_at(last).await?;
        Ok(run.filter(|run| run.number != self.boot.number).map(|run| run.alive_at.max(last)))
    }

    async fn stop_at(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        mut guard: OwnedMutexGuard<GameInPlay>,
        at: u64,
    ) -> Result<OwnedMutexGuard<GameInPlay>, ServerError> {
        // A flag that fell while the server was still alive has fallen.
        while let Some((brought, due)) = guard.overdue(at) {
            (guard, _) = self.perform(live, guard, vec![brought], due).await?;
        }
        if guard.stops_at_crash() {
            let stop = (Role::Server, Act::Arbiter(ArbiterAct::Stop));
            (guard, _) = self.perform(live, guard, vec![stop], at).await?;
        }
        Ok(guard)
    }
}

impl GameInPlay {
    /// Whether nothing more can happen by itself.
    pub(crate) fn is_finished(&self) -> bool {
        use tratto_laws::Status;
        matches!(self.game.status(), Status::Over(_) | Status::Annulled(_))
    }
}
