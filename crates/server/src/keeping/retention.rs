//! Automatic deletion: finished games older than the retention period, and accounts whose deletion a crash has interrupted.

use crate::error::ServerError;
use crate::store::{DepartingAccount, Leaving, Reason};
use crate::table::GameRegistry;
use std::sync::Arc;
use std::time::Duration;

/// How many games are fetched at a time.
const SOME: u32 = 50;
/// The pause after each deletion, so that players do not notice.
const PAUSE: Duration = Duration::from_millis(20);
/// The first run after the start, and the interval after that.
const FIRST: Duration = Duration::from_secs(60);
const RETRY: Duration = Duration::from_secs(3_600);
const DAY: u64 = 86_400_000;
/// After an absence longer than this the system clock is doubted, in milliseconds.
const LONG_AWAY: u64 = 2 * DAY;

/// Background task, which runs until the server stops.
pub(crate) async fn keep_tidy(registry: Arc<GameRegistry>, days: Option<u32>) {
    if let Err(error) = resume(&registry).await {
        tracing::error!(%error, "the deletion of an account could not be finished");
    }
    let Some(days) = days else { return std::future::pending().await };
    tokio::time::sleep(FIRST).await;
    let away = registry.away_for();
    if let Some(grace) = grace(away) {
        tracing::warn!(
            away_ms = away,
            "nothing has run here for long, by the clock: old games stay for another day"
        );
        tokio::time::sleep(grace).await;
    }
    loop {
        match expire(&registry, days, registry.time.now()).await {
            Ok(0) => {}
            Ok(count) => {
                tracing::info!(count, days, "games that were over for longer than they are kept are deleted")
            }
            Err(error) => tracing::error!(%error, "old games could not be deleted"),
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// How long to wait before deleting old games after an absence. After a long absence the system clock may be wrong, and nothing
/// old at all: then the operator has a day to correct it and restart.
fn grace(away: u64) -> Option<Duration> {
    (away > LONG_AWAY).then_some(Duration::from_millis(DAY))
}

/// Deletes the games that finished more than `days` days before `now`; returns how many. One that cannot be deleted is left out.
pub(crate) async fn expire(registry: &Arc<GameRegistry>, days: u32, now: u64) -> Result<u64, ServerError> {
    let moment = now.saturating_sub(u64::from(days).saturating_mul(DAY));
    let (mut count, mut after) = (0, None);
    loop {
        let games = registry.store.over_since(moment, after, SOME).await?;
        if games.is_empty() {
            return Ok(count);
        }
        for (place, id) in games {
            after = Some(place);
            match registry.remove(&id, Reason::Age).await {
                Ok(()) => count += 1,
                // It stays until the next run; the others go.
                Err(error) => tracing::error!(game = id, %error, "an old game could not be deleted"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Completes deletions that a crash has interrupted.
async fn resume(registry: &Arc<GameRegistry>) -> Result<(), ServerError> {
    for departing in registry.store.departing_accounts().await? {
        delete_departing(registry, departing).await?;
    }
    Ok(())
}

/// Deletes an account after its games, which are deleted or lose owner and names: each in a transaction of its own.
pub(crate) async fn delete_departing(
    registry: &Arc<GameRegistry>,
    departing: DepartingAccount,
) -> Result<(), ServerError> {
    loop {
        for id in registry.store.some_of(departing.account, SOME).await? {
            match departing.leaving {
                Leaving::Delete => registry.remove(&id, Reason::Account).await?,
                Leaving::Leave => registry.erase_names(&id).await?,
            }
        }
        // If a game was made meanwhile, the account still has one: repeat.
        if registry.store.erase_account(departing, registry.today()).await? {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use crate::config::Config;
    use crate::store::{from_dump, reasons, set_oldest_stays};

    #[test]
    fn a_clock_that_jumped_ahead_deletes_nothing_at_once() {
        let year = 365 * DAY;
        for ordinary in [0, 60_000, DAY, 2 * DAY] {
            assert_eq!(grace(ordinary), None);
        }
        for doubtful in [2 * DAY + 1, 10 * year, u64::MAX] {
            assert_eq!(grace(doubtful), Some(Duration::from_secs(86_400)));
        }
    }

    /// Two games of the fixture are over: they are deleted when they are old enough, and nothing else is.
    #[tokio::test]
    async fn only_games_that_are_over_go_by_age() {
        let folder = tempfile::tempdir().unwrap();
        let db = folder.path().join("t.db");
        let old = include_str!("../../../../testdata/store/v1.sql");
        from_dump(&db, old);
        // The later of the two ended at this moment: its flag fell hours after its last event.
        let last = 1_794_963_746_137;
        let config = Config { db: db.clone(), ..Config::default() };
        let app = App::open_at(config, last + 60_000).await.unwrap();
        assert_eq!(expire(&app.registry, 3, last + 2 * DAY).await.unwrap(), 0);
        assert_eq!(expire(&app.registry, 3, last + 4 * DAY).await.unwrap(), 2);
        assert_eq!(expire(&app.registry, 3, last + 4 * DAY).await.unwrap(), 0);
        assert!(matches!(app.registry.row("hSQVkgxH6e").await, Err(ServerError::Deleted)));
        assert!(app.registry.row("7zQVum6W7V").await.is_ok(), "adjourned");
        app.close().await;
        assert_eq!(reasons(&db), ["age", "age"]);
    }

    /// The older of the two cannot be deleted: the other one goes, now and whenever it is tried again.
    #[tokio::test]
    async fn a_game_that_cannot_be_deleted_keeps_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let db = folder.path().join("t.db");
        from_dump(&db, include_str!("../../../../testdata/store/v1.sql"));
        let last = 1_794_963_746_137;
        let config = Config { db: db.clone(), ..Config::default() };
        let app = App::open_at(config, last + 60_000).await.unwrap();
        set_oldest_stays(&db, true);
        assert_eq!(expire(&app.registry, 3, last + 4 * DAY).await.unwrap(), 1);
        assert_eq!(expire(&app.registry, 3, last + 4 * DAY).await.unwrap(), 0);
        set_oldest_stays(&db, false);
        assert_eq!(expire(&app.registry, 3, last + 4 * DAY).await.unwrap(), 1);
        app.close().await;
        assert_eq!(reasons(&db), ["age", "age"]);
    }
}
