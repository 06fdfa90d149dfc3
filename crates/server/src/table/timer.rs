//! Schedules what happens by itself: flags and absences. What falls due within about a day is held in memory; later deadlines stay in
//! the store and are fetched in time, so that correspondence games cost no memory and no deadline is too far away.

use super::registry::GameRegistry;
use super::work::run_detached;
use crate::time::ServerTime;
use std::collections::HashMap;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior};
use tokio_util::time::DelayQueue;
use tokio_util::time::delay_queue::Key;

const HOUR: u64 = 3_600_000;
/// How far ahead deadlines are fetched from the store, and how often.
const FETCHED: u64 = 24 * HOUR;
const FETCHING: Duration = Duration::from_hours(6);
/// Deadlines within this time are held in memory. It is longer than the fetching interval, because the store may learn of a deadline
/// with some delay: every deadline that is left to the store lies after the range of the next fetch.
const NEAR: u64 = FETCHED + HOUR;
/// When something is retried that could not be done, at once or for a longer time.
const SOON: u64 = 1_000;
const SELDOM: u64 = 60_000;

#[derive(Default)]
struct Moments {
    queue: DelayQueue<Arc<str>>,
    keys: HashMap<Arc<str>, Key>,
    /// Up to which moment deadlines have been fetched.
    fetched_until: Option<u64>,
    /// Whether there may be later deadlines in the store.
    is_more_later: bool,
}

/// The deadlines of games.
pub(crate) struct Timer {
    time: ServerTime,
    moments: Mutex<Moments>,
}

impl Timer {
    pub(crate) fn new(time: ServerTime) -> Timer {
        Timer { time, moments: Mutex::default() }
    }

    fn moments(&self) -> MutexGuard<'_, Moments> {
        self.moments.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the deadline of a game, replacing any other.
    pub(crate) fn arm(&self, id: &str, due: Option<u64>) {
        let near = due.map(|due| self.time.until(due)).filter(|wait| *wait <= Duration::from_millis(NEAR));
        let Moments { queue, keys, is_more_later, .. } = &mut *self.moments();
        match (near, keys.get(id)) {
            (Some(wait), Some(key)) => queue.reset(key, wait),
            (Some(wait), None) => {
                let id: Arc<str> = id.into();
                keys.insert(Arc::clone(&id), queue.insert(id, wait));
            }
            (None, _) => {
                *is_more_later |= due.is_some();
                if let Some(key) = keys.remove(id) {
                    queue.remove(&key);
                }
            }
        }
    }

    /// Sets the deadline of a game unless there is one already, which is newer than what the store knows.
    pub(crate) fn arm_unless_armed(&self, id: &str, due: Option<u64>) {
        if !self.moments().keys.contains_key(id) {
            self.arm(id, due);
        }
    }

    /// Sets the deadline of a game unless there is an earlier one.
    fn arm_unless_sooner(&self, id: &str, due: u64) {
        let moments = self.moments();
        let armed = moments.keys.get(id).map(|key| moments.queue.deadline(key));
        drop(moments);
        if armed.is_none_or(|armed| armed.saturating_duration_since(Instant::now()) > self.time.until(due)) {
            self.arm(id, Some(due));
        }
    }

    /// The range of deadlines to fetch from the store: after the first moment, if there is one, and up to the second.
    pub(crate) fn begin_fetching(&self) -> (Option<u64>, u64) {
        let mut moments = self.moments();
        moments.is_more_later = false;
        (moments.fetched_until, self.time.now().saturating_add(FETCHED))
    }

    /// Records that deadlines up to a moment have been fetched, and whether there may be later ones.
    pub(crate) fn fetched(&self, until: Option<u64>, is_more_later: bool) {
        let mut moments = self.moments();
        moments.fetched_until = until.or(moments.fetched_until);
        moments.is_more_later |= is_more_later;
    }

    /// Whether any deadline is set.
    pub(crate) fn is_wound(&self) -> bool {
        let moments = self.moments();
        moments.is_more_later || !moments.queue.is_empty()
    }

    /// Waits for the next game that is due.
    async fn next(&self) -> Arc<str> {
        poll_fn(|context| {
            let mut moments = self.moments();
            match moments.queue.poll_expired(context) {
                Poll::Ready(Some(due)) => {
                    moments.keys.remove(due.get_ref());
                    Poll::Ready(due.into_inner())
                }
                // When something is added to the empty queue, the waiting task is woken.
                Poll::Ready(None) | Poll::Pending => Poll::Pending,
            }
        })
        .await
    }
}

/// Carries out what falls due, until the server stops.
pub(crate) async fn keep(registry: Arc<GameRegistry>) {
    let mut fetching = tokio::time::interval(FETCHING);
    fetching.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The first fetch is made at the start.
    fetching.tick().await;
    loop {
        tokio::select! {
            id = registry.timer.next() => run_due(Arc::clone(&registry), id),
            _ = fetching.tick() => registry.schedule_due_games().await,
        }
    }
}

fn run_due(registry: Arc<GameRegistry>, id: Arc<str>) {
    tokio::spawn(async move {
        let ringing = run_detached({
            let (registry, id) = (Arc::clone(&registry), Arc::clone(&id));
            async move { registry.run_due(&id).await }
        });
        if let Err(error) = ringing.await {
            let wait = if error.is_lasting() { SELDOM } else { SOON };
            tracing::warn!(game = %id, %error, again_in_ms = wait, "what fell due could not be done");
            registry.timer.arm_unless_sooner(&id, registry.time.now().saturating_add(wait));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::{advance, sleep, timeout, timeout_at};

    /// What falls due within a time, with the seconds until then: the timer uses real time and fires a little late.
    async fn due_within(timer: &Timer, seconds: u64) -> Vec<(String, u64)> {
        let start = Instant::now();
        let end = start + Duration::from_secs(seconds);
        let mut due = Vec::new();
        while let Ok(id) = timeout_at(end, timer.next()).await {
            due.push((id.to_string(), (start.elapsed() + Duration::from_millis(500)).as_secs()));
        }
        due
    }

    /// A timer with a paused clock; times count from its creation.
    fn timer() -> (Timer, impl Fn(u64) -> Option<u64>) {
        let timer = Timer::new(ServerTime::start(1_000_000, 0));
        (timer, |seconds| Some(1_000_000 + 1_000 * seconds))
    }

    fn named(due: &[(&str, u64)]) -> Vec<(String, u64)> {
        due.iter().map(|(id, at)| ((*id).to_owned(), *at)).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn a_game_is_due_once_and_at_its_last_moment() {
        let (timer, at) = timer();
        timer.arm("a", at(10));
        timer.arm("b", at(20));
        timer.arm("a", at(30));
        timer.arm("c", at(0));
        timer.arm("d", at(5));
        timer.arm("d", None);
        assert!(timer.is_wound());
        assert_eq!(due_within(&timer, 1_000).await, named(&[("c", 0), ("b", 20), ("a", 30)]));
        assert!(!timer.is_wound());
        assert!(timer.moments().keys.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_waits_hears_of_what_comes_sooner() {
        let (timer, at) = timer();
        let timer = Arc::new(timer);
        let waiting = tokio::spawn({
            let timer = Arc::clone(&timer);
            async move { due_within(&timer, 1_000).await }
        });
        sleep(Duration::from_secs(1)).await;
        timer.arm("first", at(500));
        sleep(Duration::from_secs(1)).await;
        timer.arm("second", at(60));
        sleep(Duration::from_secs(1)).await;
        timer.arm("first", at(30));
        assert_eq!(waiting.await.unwrap(), named(&[("first", 33), ("second", 62)]));
    }

    #[tokio::test(start_paused = true)]
    async fn what_could_not_be_done_is_tried_again_but_not_later_than_it_is_due() {
        let (timer, at) = timer();
        timer.arm("a", at(10));
        timer.arm_unless_sooner("a", at(60).unwrap());
        timer.arm("b", at(60));
        timer.arm_unless_sooner("b", at(20).unwrap());
        timer.arm_unless_sooner("c", at(30).unwrap());
        timer.arm_unless_armed("c", at(40));
        timer.arm_unless_armed("d", at(50));
        assert_eq!(due_within(&timer, 1_000).await, named(&[("a", 10), ("b", 20), ("c", 30), ("d", 50)]));
    }

    #[tokio::test(start_paused = true)]
    async fn a_deadline_in_ten_years_is_left_to_the_store() {
        let (timer, at) = timer();
        let ten_years = 10 * 365 * 24 * 3_600;
        timer.arm("far", at(ten_years));
        timer.arm("never", Some(u64::MAX));
        timer.arm_unless_sooner("later", at(ten_years).unwrap());
        assert!(timer.moments().queue.is_empty(), "it would not bear a deadline so far");
        assert!(timer.is_wound(), "a clock runs all the same");
        let (after, until) = timer.begin_fetching();
        assert_eq!((after, until / FETCHED), (None, 1));
        timer.fetched(Some(until), false);
        assert!(!timer.is_wound());
        assert_eq!(timer.begin_fetching().0, Some(until), "nothing is fetched twice");
        // A clock due in an hour is set to ten years and back.
        timer.arm("moved", at(3_600));
        timer.arm("moved", at(ten_years));
        assert!(timeout(Duration::from_secs(7_200), timer.next()).await.is_err());
        timer.arm("moved", at(60));
        advance(Duration::from_secs(1)).await;
        assert_eq!(timer.next().await.as_ref(), "moved");
    }
}
