//! Work in numbered parts, distributed over as many searches as the caller has threads.
//!
//! This crate starts no thread. The caller distributes the parts with [`Spread`]; the results are returned in order, so the answer
//! does not depend on the distribution.

use super::search::{Answer, Limits, Search, Stopped};
use super::stipulation::{Kind, Stipulation};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Calls the function for every number below the first argument: in any order, on any threads, each number once.
///
/// ```
/// use tratto_mate::problem::{Request, solve};
/// let threads = |parts: usize, work: &(dyn Fn(usize) + Sync)| {
///     let next = std::sync::atomic::AtomicUsize::new(0);
///     let take = || next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
///     std::thread::scope(|scope| {
///         for _ in 0..2 {
///             scope.spawn(|| std::iter::repeat_with(take).take_while(|&part| part < parts).for_each(work));
///         }
///     });
/// };
/// let setup = tratto_board::Setup::from_fen("7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1")?;
/// let request = Request { spread: Some(&threads), ..Request::default() };
/// let (solution, _) = solve(&setup, &"#2".parse()?, &request).expect("one king a side");
/// assert_eq!(solution.keys.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Spread<'a> = &'a (dyn Fn(usize, &(dyn Fn(usize) + Sync)) + Sync);

/// The pool of searches for one problem.
pub(super) struct Crew<'a> {
    stipulation: Stipulation,
    limits: Limits<'a>,
    spread: Option<Spread<'a>>,
    /// Idle searches, each with its hash table.
    idle: Mutex<Vec<Search<'a>>>,
    nodes: &'a AtomicU64,
    /// Whether pruning is off, for differential tests.
    pub(super) is_plain: bool,
}

impl<'a> Crew<'a> {
    pub(super) fn new(
        stipulation: &Stipulation,
        limits: Limits<'a>,
        spread: Option<Spread<'a>>,
        nodes: &'a AtomicU64,
    ) -> Crew<'a> {
        Crew {
            stipulation: *stipulation,
            limits,
            spread,
            idle: Mutex::new(Vec::new()),
            nodes,
            is_plain: false,
        }
    }

    /// Every part's result, in order; none where the work was stopped.
    pub(super) fn each<T: Send>(
        &self,
        parts: usize,
        work: impl Fn(&mut Search<'a>, usize) -> Answer<T> + Sync,
    ) -> Vec<Option<T>> {
        let results: Vec<Mutex<Option<T>>> = (0..parts).map(|_| Mutex::new(None)).collect();
        let one = |part: usize| {
            if self.limits.are_reached(self.nodes.load(Ordering::Relaxed)) {
                return;
            }
            let mut search = self.take();
            let result = work(&mut search, part).ok();
            *results[part].lock().unwrap_or_else(PoisonError::into_inner) = result;
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(search);
        };
        match self.spread {
            Some(spread) => spread(parts, &one),
            None => (0..parts).for_each(one),
        }
        results.into_iter().map(|one| one.into_inner().unwrap_or_else(PoisonError::into_inner)).collect()
    }

    /// The same, if all results are needed.
    pub(super) fn all<T: Send>(
        &self,
        parts: usize,
        work: impl Fn(&mut Search<'a>, usize) -> Answer<T> + Sync,
    ) -> Answer<Vec<T>> {
        self.each(parts, work).into_iter().collect::<Option<_>>().ok_or(Stopped)
    }

    pub(super) fn is_direct(&self) -> bool {
        self.stipulation.kind() == Kind::Direct
    }

    fn take(&self) -> Search<'a> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.unwrap_or_else(|| {
            let mut search = Search::new(&self.stipulation, self.limits, self.nodes);
            search.is_plain = self.is_plain;
            search
        })
    }

    pub(super) fn nodes(&self) -> u64 {
        let counted = self.nodes.load(Ordering::Relaxed);
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        counted + idle.iter().map(Search::uncounted).sum::<u64>()
    }
}
