//! What happens by itself: flags, absences. One heap of moments, one task that waits for the next.

use super::hall::Hall;
use super::work::to_its_end;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// How long the task sleeps when nothing is due.
const LONG: Duration = Duration::from_secs(3_600);
/// When what fell due is tried again if it could not be done, and if it will not be possible for a while.
const SOON: u64 = 1_000;
const SELDOM: u64 = 60_000;

#[derive(Default)]
struct Moments {
    heap: BinaryHeap<Reverse<(u64, Arc<str>)>>,
    /// What each game waits for: an entry of the heap that says otherwise is stale.
    current: HashMap<Arc<str>, u64>,
}

/// The moments at which games have to be looked at.
#[derive(Default)]
pub(crate) struct Timer {
    moments: Mutex<Moments>,
    sooner: Notify,
}

impl Timer {
    /// A game is to be looked at then, and at no other time.
    pub(crate) fn arm(&self, id: &str, due: Option<u64>) {
        let mut moments = self.moments.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(due) = due else {
            moments.current.remove(id);
            return;
        };
        let first = moments.heap.peek().map(|Reverse((at, _))| *at);
        let key = moments.current.get_key_value(id).map_or_else(|| Arc::from(id), |(key, _)| Arc::clone(key));
        if moments.current.insert(Arc::clone(&key), due) == Some(due) {
            return;
        }
        moments.heap.push(Reverse((due, key)));
        // Stale entries are dropped when their time comes, or when they outnumber the others.
        if moments.heap.len() > 64 + 4 * moments.current.len() {
            let current = std::mem::take(&mut moments.current);
            moments.heap = current.iter().map(|(id, due)| Reverse((*due, Arc::clone(id)))).collect();
            moments.current = current;
        }
        if first.is_none_or(|first| due < first) {
            self.sooner.notify_one();
        }
    }

    /// A game is to be looked at then, or before if that is laid down already.
    fn arm_unless_sooner(&self, id: &str, due: u64) {
        let armed = self.moments.lock().unwrap_or_else(PoisonError::into_inner).current.get(id).copied();
        if armed.is_none_or(|armed| armed > due) {
            self.arm(id, Some(due));
        }
    }

    /// Whether any game waits for something.
    pub(crate) fn is_wound(&self) -> bool {
        !self.moments.lock().unwrap_or_else(PoisonError::into_inner).current.is_empty()
    }

    /// The games that are due, and the moment of the next one.
    fn due(&self, now: u64) -> (Vec<Arc<str>>, Option<u64>) {
        let mut moments = self.moments.lock().unwrap_or_else(PoisonError::into_inner);
        let mut due = Vec::new();
        while let Some(Reverse((at, _))) = moments.heap.peek() {
            if *at > now {
                return (due, Some(*at));
            }
            let Some(Reverse((at, id))) = moments.heap.pop() else { break };
            if moments.current.get(&id) == Some(&at) {
                moments.current.remove(&id);
                due.push(id);
            }
        }
        (due, None)
    }
}

/// Waits for the next moment, for ever.
pub(crate) async fn keep(hall: Arc<Hall>) {
    loop {
        let (due, next) = hall.timer.due(hall.time.now());
        for id in due {
            let hall = Arc::clone(&hall);
            tokio::spawn(async move {
                let ringing = to_its_end({
                    let (hall, id) = (Arc::clone(&hall), Arc::clone(&id));
                    async move { hall.ring(&id).await }
                });
                if let Err(error) = ringing.await {
                    let wait = if error.is_lasting() { SELDOM } else { SOON };
                    tracing::warn!(game = %id, %error, again_in_ms = wait, "what fell due could not be done");
                    hall.timer.arm_unless_sooner(&id, hall.time.now().saturating_add(wait));
                }
            });
        }
        let wait = next.map_or(LONG, |at| hall.time.until(at));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = hall.timer.sooner.notified() => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_due_once_and_at_its_last_moment() {
        let timer = Timer::default();
        timer.arm("a", Some(10));
        timer.arm("b", Some(20));
        timer.arm("a", Some(30));
        assert_eq!(timer.due(5), (vec![], Some(10)));
        let (due, next) = timer.due(25);
        assert_eq!((due.len(), due[0].as_ref(), next), (1, "b", Some(30)));
        timer.arm("a", None);
        assert_eq!(timer.due(100), (vec![], None));
        assert!(!timer.is_wound());
    }

    #[test]
    fn stale_moments_do_not_pile_up() {
        let timer = Timer::default();
        for at in 0..10_000 {
            timer.arm("a", Some(1_000_000 - at));
        }
        assert!(timer.moments.lock().unwrap().heap.len() < 100);
        assert_eq!(timer.due(2_000_000).0.len(), 1);
    }
}
