//! Counting, on one thread or on several.

use indicatif::{ParallelProgressIterator, ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use tratto_board::{Move, Position};

/// Below this depth the whole tree is counted before a thread has started.
const SHALLOW: u32 = 4;

/// Counts trees with a number of threads, showing progress or not.
pub(super) struct Counter {
    pool: ThreadPool,
    threads: usize,
    progress: bool,
}

impl Counter {
    pub(super) fn new(threads: usize, progress: bool) -> Result<Counter, ThreadPoolBuildError> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        Ok(Counter { pool, threads, progress })
    }

    /// The leaves at a depth.
    pub(super) fn count(&self, position: &Position, depth: u32) -> u64 {
        if depth < SHALLOW || (self.threads == 1 && !self.progress) {
            return position.perft(depth);
        }
        self.divide(position, depth).into_iter().map(|(_, nodes)| nodes).sum()
    }

    /// The leaves under each legal move, in the order of the squares.
    pub(super) fn divide(&self, position: &Position, depth: u32) -> Vec<(Move, u64)> {
        let mut roots = position.legal_moves();
        roots.sort();
        let after = |position: &Position, m: Move| {
            let mut next = *position;
            next.play_unchecked(m);
            next
        };
        let mut counts: Vec<(Move, u64)> = roots.iter().map(|&m| (m, 0)).collect();
        if depth == 0 {
            return Vec::new();
        }
        if depth < SHALLOW {
            for (m, nodes) in &mut counts {
                *nodes = after(position, *m).perft(depth - 1);
            }
            return counts;
        }
        // Two plies down there are enough pieces of work, and even enough ones, to keep every thread busy to the end.
        let mut jobs: Vec<(usize, Position)> = Vec::new();
        for (index, &m) in roots.iter().enumerate() {
            let reply = after(position, m);
            jobs.extend(reply.legal_moves().iter().map(|&m| (index, after(&reply, m))));
        }
        let nodes = self.each(&jobs, |(_, position)| position.perft(depth - 2));
        for ((index, _), nodes) in jobs.iter().zip(nodes) {
            counts[*index].1 += nodes;
        }
        counts
    }

    /// Does each piece of work on the threads, and gives the results in order.
    pub(super) fn each<J: Sync, R: Send>(&self, jobs: &[J], work: impl Fn(&J) -> R + Sync + Send) -> Vec<R> {
        let bar = self.bar(jobs.len());
        let results = self.pool.install(|| jobs.par_iter().progress_with(bar.clone()).map(work).collect());
        bar.finish_and_clear();
        results
    }

    fn bar(&self, length: usize) -> ProgressBar {
        if !self.progress {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        ProgressBar::with_draw_target(Some(length as u64), ProgressDrawTarget::stderr()).with_style(style)
    }
}
