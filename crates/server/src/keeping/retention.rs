//! What goes by itself: games that have been over for longer than the operator keeps them, and what is left of accounts whose deletion
//! a crash has cut off.

use crate::error::ServerError;
use crate::store::{Leaver, Leaving, Reason};
use crate::table::Hall;
use std::sync::Arc;
use std::time::Duration;

/// So many are asked for at a time.
const SOME: u32 = 50;
/// The pause after each game, so that nobody who plays notices.
const PAUSE: Duration = Duration::from_millis(20);
/// How long after the start it is looked for the first time, and then how often.
const FIRST: Duration = Duration::from_secs(60);
const AGAIN: Duration = Duration::from_secs(3_600);
const DAY: u64 = 86_400_000;
/// If the server was away for longer than this, its clock is doubted first, in milliseconds.
const LONG_AWAY: u64 = 2 * DAY;

/// Runs beside the requests for as long as the server does.
pub(crate) async fn keep_tidy(hall: Arc<Hall>, days: Option<u32>) {
    if let Err(error) = resume(&hall).await {
        tracing::error!(%error, "the deletion of an account could not be finished");
    }
    let Some(days) = days else { return std::future::pending().await };
    tokio::time::sleep(FIRST).await;
    let away = hall.away_for();
    if let Some(grace) = grace(away) {
        tracing::warn!(
            away_ms = away,
            "nothing has run here for long, by the clock: old games stay for another day"
        );
        tokio::time::sleep(grace).await;
    }
    loop {
        match expire(&hall, days, hall.time.now()).await {
            Ok(0) => {}
            Ok(count) => {
                tracing::info!(count, days, "games that were over for longer than they are kept are deleted")
            }
            Err(error) => tracing::error!(%error, "old games could not be deleted"),
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// How long old games stay after the server was away for so many milliseconds. It was away for long, or the clock of the system is
/// wrong and nothing is old at all: then there is a day to put it right and start again.
fn grace(away: u64) -> Option<Duration> {
    (away > LONG_AWAY).then_some(Duration::from_millis(DAY))
}

/// Deletes the games that had been over for so many days at a moment; how many there were.
pub(crate) async fn expire(hall: &Arc<Hall>, days: u32, now: u64) -> Result<u64, ServerError> {
    let moment = now.saturating_sub(u64::from(days).saturating_mul(DAY));
    let mut count = 0;
    loop {
        let games = hall.store.over_since(moment, SOME).await?;
        if games.is_empty() {
            return Ok(count);
        }
        for id in games {
            hall.remove(&id, Reason::Age).await?;
            count += 1;
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Finishes what an end of the server has cut off.
async fn resume(hall: &Arc<Hall>) -> Result<(), ServerError> {
    for leaver in hall.store.leavers().await? {
        leave(hall, leaver).await?;
    }
    Ok(())
}

/// Deletes an account after its games, which go or lose owner and names: each in a transaction of its own.
pub(crate) async fn leave(hall: &Arc<Hall>, leaver: Leaver) -> Result<(), ServerError> {
    loop {
        for id in hall.store.some_of(leaver.account, SOME).await? {
            match leaver.leaving {
                Leaving::Delete => hall.remove(&id, Reason::Account).await?,
                Leaving::Leave => hall.erase_names(&id).await?,
            }
        }
        // A game that was being made meanwhile has come to it.
        if hall.store.erase_account(leaver, hall.today()).await? {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use crate::config::Config;
    use crate::store::{from_dump, reasons};

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

    /// Two games of the fixture are over: they go when they are old enough, and nothing else does.
    #[tokio::test]
    async fn only_games_that_are_over_go_by_age() {
        let folder = tempfile::tempdir().unwrap();
        let db = folder.path().join("t.db");
        let old = include_str!("../../../../testdata/store/v1.sql");
        from_dump(&db, old);
        // The last of the two ended at this moment, and a flag falls hours later: until then it is not over.
        let last = 1_794_963_746_137;
        let config = Config { db: db.clone(), ..Config::default() };
        let app = App::open_at(config, last + 60_000).await.unwrap();
        assert_eq!(expire(&app.hall, 3, last + 2 * DAY).await.unwrap(), 0);
        assert_eq!(expire(&app.hall, 3, last + 4 * DAY).await.unwrap(), 2);
        assert_eq!(expire(&app.hall, 3, last + 4 * DAY).await.unwrap(), 0);
        assert!(matches!(app.hall.row("hSQVkgxH6e").await, Err(ServerError::Deleted)));
        assert!(app.hall.row("7zQVum6W7V").await.is_ok(), "adjourned");
        app.close().await;
        assert_eq!(reasons(&db), ["age", "age"]);
    }
}
