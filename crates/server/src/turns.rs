//! Permits that addresses take in turn, for the slow work of games: judging and replaying.
//!
//! However much one address asks for, another waits at most for what is running, and no address holds all permits. The permit belongs
//! to the work, not to the client, and the time that the work took is charged to the address when it ends.

use crate::error::ServerError;
use crate::guard::{Peer, Quota, RateLimiter};
use crate::table::blocking;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::oneshot;

/// On whose account work is done: an address, or the server itself.
pub(crate) type Payer = Option<Peer>;

/// A queue of slow work in which addresses take turns.
#[derive(Clone)]
pub(crate) struct Turns {
    book: Arc<Mutex<Book>>,
    limiter: Arc<RateLimiter>,
    /// What the time is charged to.
    quota: Quota,
}

struct Book {
    free: usize,
    /// How many permits a payer may hold.
    most: usize,
    held: HashMap<Payer, usize>,
    waiting: HashMap<Payer, VecDeque<oneshot::Sender<Turn>>>,
    /// The payers that wait and may hold another permit, in the order of their turns.
    ring: VecDeque<Payer>,
}

/// A permit. The time for which it is held is charged when it is dropped.
pub(crate) struct Turn {
    turns: Turns,
    payer: Payer,
    /// Since when it is used.
    begun: Option<Instant>,
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let (Some(peer), Some(begun)) = (self.payer, self.begun) {
            self.turns.limiter.charge(peer, self.turns.quota, begun.elapsed());
        }
        let returned = {
            let mut book = self.turns.book();
            book.give_back(self.payer);
            book.grant(&self.turns)
        };
        drop(returned);
    }
}

impl Turns {
    /// Limits on the work at once, in all and for one address.
    pub(crate) fn new(at_once: usize, by_address: usize, limiter: Arc<RateLimiter>, quota: Quota) -> Turns {
        let book = Book {
            free: at_once,
            most: by_address,
            held: HashMap::new(),
            waiting: HashMap::new(),
            ring: VecDeque::new(),
        };
        Turns { book: Arc::new(Mutex::new(book)), limiter, quota }
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A permit for what must be done in any case: it comes before everything else that the payer waits for, whatever he has used.
    pub(crate) async fn take(&self, payer: Payer) -> Result<Turn, ServerError> {
        self.wait(payer, true).await
    }

    async fn wait(&self, payer: Payer, is_urgent: bool) -> Result<Turn, ServerError> {
        let (sender, receiver) = oneshot::channel();
        let returned = {
            let mut book = self.book();
            book.queue(payer, sender, is_urgent);
            book.grant(self)
        };
        drop(returned);
        receiver.await.map_err(ServerError::internal)
    }

    /// A permit for somebody who has time left, also when his turn comes: what he began earlier may have used it up.
    pub(crate) async fn take_paid(&self, payer: Payer) -> Result<Turn, ServerError> {
        let has_time = || payer.map_or(Ok(()), |peer| self.limiter.has_time(peer, self.quota));
        has_time()?;
        let turn = self.wait(payer, false).await?;
        has_time()?;
        Ok(turn)
    }

    /// Runs work on a blocking thread, for somebody who has time left. Once begun it runs to its end.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        payer: Payer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        self.take_paid(payer).await?.run(work).await
    }
}

impl Turn {
    /// Runs work on a blocking thread. The permit is returned when the work ends, whoever still waits for it.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        blocking(move || {
            let mut turn = self;
            turn.begun = Some(Instant::now());
            work()
        })
        .await
    }
}

impl Book {
    fn may_hold_another(&self, payer: Payer) -> bool {
        self.held.get(&payer).copied().unwrap_or_default() < self.most
    }

    fn queue(&mut self, payer: Payer, sender: oneshot::Sender<Turn>, is_urgent: bool) {
        let waiting = self.waiting.entry(payer).or_default();
        if is_urgent {
            waiting.push_front(sender);
        } else {
            waiting.push_back(sender);
        }
        if waiting.len() == 1 && self.may_hold_another(payer) {
            self.ring.push_back(payer);
        }
    }

    fn give_back(&mut self, payer: Payer) {
        // Whoever held as many as he may was not in the ring.
        let comes_back = !self.may_hold_another(payer) && self.waiting.contains_key(&payer);
        self.free += 1;
        if let Some(held) = self.held.get_mut(&payer) {
            *held -= 1;
            if *held == 0 {
                self.held.remove(&payer);
            }
        }
        if comes_back {
            self.ring.push_back(payer);
        }
    }

    /// Gives free permits to those whose turn it is. Returns permits whose takers left at this moment: they must be dropped after the
    /// book is unlocked.
    fn grant(&mut self, turns: &Turns) -> Vec<Turn> {
        let mut returned = Vec::new();
        while self.free > 0
            && let Some(payer) = self.ring.pop_front()
        {
            let Some(waiting) = self.waiting.get_mut(&payer) else { continue };
            let next = std::iter::from_fn(|| waiting.pop_front()).find(|sender| !sender.is_closed());
            if waiting.is_empty() {
                self.waiting.remove(&payer);
            }
            let Some(next) = next else { continue };
            self.free -= 1;
            *self.held.entry(payer).or_default() += 1;
            if self.waiting.contains_key(&payer) && self.may_hold_another(payer) {
                self.ring.push_back(payer);
            }
            let turn = Turn { turns: turns.clone(), payer, begun: None };
            returned.extend(next.send(turn).err());
        }
        returned
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guard::{Limits, Rate};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    fn peer(last: u8) -> Peer {
        Peer::of([127, 0, 0, last].into())
    }

    fn turns(at_once: usize, by_address: usize) -> Turns {
        let limiter = Arc::new(RateLimiter::new(Limits::none()));
        Turns::new(at_once, by_address, limiter, Quota::Judging)
    }

    /// Whether a turn comes without anything being returned first.
    async fn comes(turns: &Turns, payer: Payer) -> Option<Turn> {
        tokio::time::timeout(Duration::from_millis(20), turns.take(payer)).await.ok().map(Result::unwrap)
    }

    #[tokio::test]
    async fn no_address_holds_all_permits() {
        let turns = turns(3, 2);
        let (one, two) = (comes(&turns, Some(peer(1))).await, comes(&turns, Some(peer(1))).await);
        assert!(one.is_some() && two.is_some());
        assert!(comes(&turns, Some(peer(1))).await.is_none(), "a third");
        let other = comes(&turns, Some(peer(2))).await;
        assert!(other.is_some());
        assert!(comes(&turns, None).await.is_none(), "all are taken");
        drop(one);
        let server = comes(&turns, None).await;
        assert!(server.is_some());
        drop((two, other, server));
        let book = turns.book();
        assert_eq!((book.free, book.held.len(), book.waiting.len(), book.ring.len()), (3, 0, 0, 0));
    }

    /// A hundred wait from one address; one that comes later is next, and again, and the hundred are served in the end.
    #[tokio::test]
    async fn addresses_take_turns() {
        let turns = turns(1, 1);
        let running = turns.take(Some(peer(1))).await.unwrap();
        let order: Arc<Mutex<Vec<u8>>> = Arc::default();
        let mut tasks = Vec::new();
        for number in [1; 100].into_iter().chain([2, 2, 3]) {
            let (turns, order) = (turns.clone(), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let _turn = turns.take_paid(Some(peer(number))).await.unwrap();
                order.lock().unwrap().push(number);
                tokio::task::yield_now().await;
            }));
            // Each is in the queue before the next.
            tokio::task::yield_now().await;
        }
        drop(running);
        for task in tasks {
            task.await.unwrap();
        }
        let order = order.lock().unwrap();
        assert_eq!(order.len(), 103);
        assert!(order[..6].iter().filter(|number| **number != 1).count() == 3, "{:?}", &order[..8]);
    }

    /// What must be done is not kept waiting by what else the same address has asked for.
    #[tokio::test]
    async fn what_must_be_done_comes_first() {
        let turns = turns(1, 1);
        let running = turns.take(Some(peer(1))).await.unwrap();
        let order: Arc<Mutex<Vec<bool>>> = Arc::default();
        let mut tasks = Vec::new();
        for must in [false, false, true] {
            let (turns, order) = (turns.clone(), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let payer = Some(peer(1));
                let turn = if must { turns.take(payer).await } else { turns.take_paid(payer).await };
                order.lock().unwrap().push(must);
                drop(turn);
            }));
            tokio::task::yield_now().await;
        }
        drop(running);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [true, false, false]);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nothing_is_lost_when_askers_go_at_any_moment() {
        let turns = turns(3, 2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut tasks = Vec::new();
        for number in 0..3_000_u64 {
            let (turns, now, most) = (turns.clone(), Arc::clone(&now), Arc::clone(&most));
            tasks.push(tokio::spawn(async move {
                let work = async {
                    let payer = Some(peer((number % 5) as u8));
                    let turn =
                        if number % 3 == 0 { turns.take(payer).await } else { turns.take_paid(payer).await };
                    let turn = turn.unwrap();
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_micros(number % 70));
                    now.fetch_sub(1, Ordering::SeqCst);
                    drop(turn);
                };
                let patience = Duration::from_micros(number * 7919 % 3_000);
                tokio::time::timeout(patience, work).await.is_ok()
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
        assert!(most.load(Ordering::SeqCst) <= 3);
        let taken = turns.run(Some(peer(1)), || 7).await.unwrap();
        assert_eq!(taken, 7);
        let book = turns.book();
        assert_eq!((book.free, book.held.len(), book.ring.len()), (3, 0, 0));
    }

    /// Work that nobody waits for any more is charged too, and what waits is refused when the time is used up.
    #[tokio::test(flavor = "multi_thread")]
    async fn the_time_is_charged_to_the_address() {
        let judging = Rate { burst: 10.0, per_second: 0.001 };
        let limiter = Arc::new(RateLimiter::new(Limits { judging, ..Limits::none() }));
        let turns = Turns::new(1, 1, limiter, Quota::Judging);
        let work = || std::thread::sleep(Duration::from_millis(30));
        let first = tokio::time::timeout(Duration::from_millis(5), turns.run(Some(peer(1)), work));
        assert!(first.await.is_err(), "he has gone");
        assert!(matches!(turns.run(Some(peer(1)), || ()).await, Err(ServerError::TooMany)));
        turns.run(Some(peer(2)), || ()).await.unwrap();
        // The server's own work is never refused.
        turns.run(None, work).await.unwrap();
        turns.run(None, || ()).await.unwrap();
        // Nor is what must be done in any case.
        turns.take(Some(peer(1))).await.unwrap().run(|| ()).await.unwrap();
    }
}
