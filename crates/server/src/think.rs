//! Queues for slow work, separate from the games: limits on running, waiting, and work per address.
//!
//! The permit belongs to the work, not to the client: when the client disconnects, the work is told to stop, and its permit is
//! returned when it has stopped.

use crate::error::ServerError;
use crate::guard::Peer;
use crate::table::blocking;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A cancellation flag.
#[derive(Clone, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub(crate) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Sets the flag when it is dropped; held by the waiting client.
#[derive(Default)]
pub(crate) struct CancelOnDrop(Stop);

impl CancelOnDrop {
    pub(crate) fn stop(&self) -> Stop {
        self.0.clone()
    }
}

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.set();
    }
}

/// A queue for one kind of work.
pub(crate) struct WorkQueue {
    working: Arc<Semaphore>,
    /// Permits for running and waiting work together.
    admitted: Arc<Semaphore>,
    by_address: Arc<Mutex<HashMap<Peer, u32>>>,
    most_by_address: u32,
}

/// A place in a queue, returned when the work is done.
pub(crate) struct Admission {
    peer: Peer,
    by_address: Arc<Mutex<HashMap<Peer, u32>>>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut counts = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.peer) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.peer);
            }
        }
    }
}

impl WorkQueue {
    /// Limits on running work, on waiting work, and on both together per address.
    pub(crate) fn new(at_once: usize, waiting: usize, by_address: u32) -> WorkQueue {
        WorkQueue {
            working: Arc::new(Semaphore::new(at_once)),
            admitted: Arc::new(Semaphore::new(at_once + waiting)),
            by_address: Arc::default(),
            most_by_address: by_address,
        }
    }

    /// A place for new work; refused at once if the queue is full.
    pub(crate) fn admit(&self, peer: Peer) -> Result<Admission, ServerError> {
        let permit = Arc::clone(&self.admitted).try_acquire_owned().map_err(|_| ServerError::Busy)?;
        let mut counts = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(peer).or_default();
        if *count >= self.most_by_address {
            return Err(ServerError::TooMany);
        }
        *count += 1;
        Ok(Admission { peer, by_address: Arc::clone(&self.by_address), _permit: permit })
    }

    /// Runs the work when a permit is free. Dropping the future does not stop it: it runs until it checks its flag.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        admission: Admission,
        stop: Stop,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let permit = Arc::clone(&self.working).acquire_owned().await.map_err(ServerError::internal)?;
        blocking(move || {
            let _held = (admission, permit);
            work(&stop)
        })
        .await
    }

    /// Runs work for a waiting client, and cancels it when the client goes.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        peer: Peer,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let admission = self.admit(peer)?;
        let cancel_on_drop = CancelOnDrop::default();
        self.work(admission, cancel_on_drop.stop(), work).await
    }

    /// How many are running.
    #[cfg(test)]
    fn at_work(&self, at_once: usize) -> usize {
        at_once - self.working.available_permits()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;
    use std::time::Duration;

    fn peer(last: u8) -> Peer {
        Peer::of([127, 0, 0, last].into())
    }

    /// Work that runs until it is cancelled, and counts how many run at once.
    fn endless(now: Arc<AtomicUsize>, most: Arc<AtomicUsize>) -> impl FnOnce(&Stop) + Send + 'static {
        move |stop| {
            most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            while !stop.is_set() {
                std::thread::sleep(Duration::from_millis(1));
            }
            // Work takes a moment to stop.
            std::thread::sleep(Duration::from_millis(20));
            now.fetch_sub(1, Ordering::SeqCst);
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn askers_who_hang_up_leave_no_work_behind() {
        let queue = Arc::new(WorkQueue::new(2, 100, 100));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        for _ in 0..60 {
            let work = endless(Arc::clone(&now), Arc::clone(&most));
            let asked = tokio::time::timeout(Duration::from_millis(5), queue.answer(peer(1), work)).await;
            assert!(asked.is_err(), "it would go on for ever");
        }
        // Another client gets an answer without waiting for the cancelled work.
        assert_eq!(queue.answer(peer(2), |_| 7).await.unwrap(), 7);
        while now.load(Ordering::SeqCst) > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(most.load(Ordering::SeqCst) <= 2, "no more at once than there is room for");
        while queue.at_work(2) > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert!(queue.by_address.lock().unwrap().is_empty());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn one_address_does_not_take_all_places() {
        let queue = WorkQueue::new(1, 3, 2);
        let first = queue.admit(peer(1)).unwrap();
        let _second = queue.admit(peer(1)).unwrap();
        assert!(matches!(queue.admit(peer(1)), Err(ServerError::TooMany)));
        let _third = queue.admit(peer(2)).unwrap();
        let _fourth = queue.admit(peer(3)).unwrap();
        assert!(matches!(queue.admit(peer(4)), Err(ServerError::Busy)));
        drop(first);
        queue.admit(peer(1)).unwrap();
    }
}
