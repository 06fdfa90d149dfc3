//! Jobs that outlive a request: a queue with progress and cancellation. Jobs whose clients have gone are dropped.

use crate::error::ServerError;
use crate::guard::{Peer, Secret};
use crate::think::{Admission, Stop, WorkQueue};
use crate::wire::{JobAnswer, JobState, JobView};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tratto_words::Words;

/// One job at a time, so that memory is bounded; the length of the queue; the most jobs per address.
const AT_ONCE: usize = 1;
const WAITING: usize = 20;
const BY_ADDRESS: u32 = 2;

/// A job that no client has polled for this long is stopped, in milliseconds.
const ABANDONED_AFTER: u64 = 30_000;
/// An answer that no client fetches is dropped after this long.
const ANSWER_KEPT: u64 = 300_000;

/// All jobs.
pub(crate) struct Jobs {
    queue: WorkQueue,
    all: Mutex<HashMap<String, Arc<Job>>>,
}

impl Default for Jobs {
    fn default() -> Jobs {
        Jobs { queue: WorkQueue::new(AT_ONCE, WAITING, BY_ADDRESS), all: Mutex::default() }
    }
}

/// One job.
pub(crate) struct Job {
    stop: Stop,
    /// When a client last polled it.
    asked_at: AtomicU64,
    /// The work done so far, in units of the job.
    done: AtomicU64,
    state: Mutex<Progress>,
}

enum Progress {
    Waiting,
    Working,
    Ended(Result<JobAnswer, ServerError>),
    Stopped,
}

/// What a running job sees of itself.
#[derive(Clone)]
pub(crate) struct JobHandle {
    job: Arc<Job>,
}

impl JobHandle {
    /// Records progress; returns whether to go on.
    pub(crate) fn go_on(&self, done: u64) -> bool {
        self.job.done.store(done, Ordering::Relaxed);
        !self.job.stop.is_set()
    }
}

impl Job {
    fn state(&self) -> MutexGuard<'_, Progress> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn has_ended(&self) -> bool {
        matches!(*self.state(), Progress::Ended(_) | Progress::Stopped)
    }

    fn view(&self, words: &Words, id: &str) -> JobView {
        let done = self.done.load(Ordering::Relaxed);
        let (state, answer, fault) = match &*self.state() {
            Progress::Waiting => (JobState::Waiting, None, None),
            Progress::Working => (JobState::Working, None, None),
            Progress::Stopped => (JobState::Stopped, None, None),
            Progress::Ended(Ok(answer)) => (JobState::Done, Some(answer.clone()), None),
            Progress::Ended(Err(error)) => (JobState::Failed, None, Some(Box::new(error.fault(words)))),
        };
        JobView { id: id.to_owned(), state, done, answer, fault }
    }
}

impl Jobs {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a job and returns its first view. It runs independently of the request, as long as a client polls it now and then.
    pub(crate) fn begin(
        self: &Arc<Self>,
        peer: Peer,
        now: u64,
        words: &Words,
        work: impl FnOnce(&JobHandle) -> Result<JobAnswer, ServerError> + Send + 'static,
    ) -> Result<JobView, ServerError> {
        let admission = self.queue.admit(peer)?;
        let id = Secret::random()?.reveal();
        let job = Arc::new(Job {
            stop: Stop::default(),
            asked_at: AtomicU64::new(now),
            done: AtomicU64::new(0),
            state: Mutex::new(Progress::Waiting),
        });
        self.all().insert(id.clone(), Arc::clone(&job));
        let view = job.view(words, &id);
        tokio::spawn(Arc::clone(self).run(job, admission, work));
        Ok(view)
    }

    async fn run(
        self: Arc<Self>,
        job: Arc<Job>,
        admission: Admission,
        work: impl FnOnce(&JobHandle) -> Result<JobAnswer, ServerError> + Send + 'static,
    ) {
        let handle = JobHandle { job: Arc::clone(&job) };
        let worked = self.queue.work(admission, job.stop.clone(), move |stop| {
            if stop.is_set() {
                return None;
            }
            *handle.job.state() = Progress::Working;
            let answer = work(&handle);
            (!stop.is_set()).then_some(answer)
        });
        let ended = match worked.await {
            Ok(Some(answer)) => Progress::Ended(answer),
            Ok(None) => Progress::Stopped,
            Err(error) => Progress::Ended(Err(error)),
        };
        *job.state() = ended;
    }

    /// The state of a job.
    pub(crate) fn look(&self, id: &str, now: u64, words: &Words) -> Option<JobView> {
        let job = self.all().get(id).cloned()?;
        job.asked_at.store(now, Ordering::Relaxed);
        Some(job.view(words, id))
    }

    /// Stops a job and forgets it.
    pub(crate) fn stop(&self, id: &str) -> bool {
        let job = self.all().remove(id);
        if let Some(job) = &job {
            job.stop.set();
        }
        job.is_some()
    }

    /// Stops abandoned jobs and drops answers that nobody has fetched.
    pub(crate) fn sweep(&self, now: u64) {
        self.all().retain(|_, job| {
            let unasked = now.saturating_sub(job.asked_at.load(Ordering::Relaxed));
            if unasked > ABANDONED_AFTER && !job.has_ended() {
                job.stop.set();
            }
            unasked <= ANSWER_KEPT
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_words::Lang;

    fn english() -> &'static Words {
        Words::of(Lang::EN)
    }
    use std::time::Duration;

    fn peer() -> Peer {
        Peer::of([127, 0, 0, 1].into())
    }

    fn endless(handle: &JobHandle) -> Result<JobAnswer, ServerError> {
        let mut done = 0;
        while handle.go_on(done) {
            done += 1;
            std::thread::sleep(Duration::from_millis(1));
        }
        Err(ServerError::Stopping)
    }

    async fn until(jobs: &Arc<Jobs>, id: &str, state: JobState) -> JobView {
        for _ in 0..2_000 {
            let view = jobs.look(id, 0, english()).unwrap();
            if view.state == state {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        panic!("never {state:?}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_job_shows_progress_and_can_be_stopped() {
        let jobs = Arc::new(Jobs::default());
        let first = jobs.begin(peer(), 0, english(), endless).unwrap();
        let second = jobs.begin(peer(), 0, english(), |_| Err(ServerError::NoGame)).unwrap();
        until(&jobs, &first.id, JobState::Working).await;
        while jobs.look(&first.id, 0, english()).unwrap().done < 3 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert_eq!(jobs.look(&second.id, 0, english()).unwrap().state, JobState::Waiting, "one at a time");
        assert!(
            matches!(jobs.begin(peer(), 0, english(), endless), Err(ServerError::TooMany)),
            "two for an address"
        );
        assert!(jobs.stop(&first.id));
        assert!(jobs.look(&first.id, 0, english()).is_none());
        let ended = until(&jobs, &second.id, JobState::Failed).await;
        assert!(ended.fault.is_some());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nobody_who_has_gone_is_remembered() {
        let jobs = Arc::new(Jobs::default());
        let job = jobs.begin(peer(), 0, english(), endless).unwrap();
        until(&jobs, &job.id, JobState::Working).await;
        jobs.sweep(ABANDONED_AFTER);
        assert_eq!(
            jobs.look(&job.id, 0, english()).unwrap().state,
            JobState::Working,
            "somebody asked a moment ago"
        );
        jobs.sweep(ABANDONED_AFTER + 1);
        until(&jobs, &job.id, JobState::Stopped).await;
        jobs.sweep(ANSWER_KEPT + 1);
        assert!(jobs.look(&job.id, 0, english()).is_none());
    }
}
