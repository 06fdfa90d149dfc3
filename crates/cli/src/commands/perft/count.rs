//! Counting, on one thread or on several.

use indicatif::{ParallelProgressIterator, ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use tratto_board::{Move, Position};

/// Below this depth counting on one thread is faster than starting others.
const SHALLOW: u32 = 4;

/// Counts trees with a number of threads, showing progress or not.
pub(super) struct Counter {
    pool: ThreadPool,
    threads: usize,
    progress: bool,
}

/// What counting within a limit came to.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Count {
    Exactly(u64),
    /// There are more leaves than the limit.
    Exceeded,
    /// There are more positions on the way to the leaves than the limit: how many leaves there are is not known.
    Unknown,
}

/// Adds up the positions at each depth; `false` as soon as there are more than the limit at one of them.
fn meet(position: &Position, depth: usize, met: &mut [u64], limit: u64) -> bool {
    met[depth] += 1;
    if met[depth] > limit {
        return false;
    }
    if depth + 1 == met.len() {
        return true;
    }
    let moves = position.legal_moves();
    // The last moves are counted and not played.
    if depth + 2 == met.len() {
        met[depth + 1] += moves.len() as u64;
        return met[depth + 1] <= limit;
    }
    moves.iter().all(|&m| {
        let mut next = *position;
        next.play_unchecked(m);
        meet(&next, depth + 1, met, limit)
    })
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
        // Two plies down there are enough jobs, of similar size, to keep every thread busy to the end.
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

    /// The leaves at a depth, if counting them meets no more positions than a limit at any depth on the way.
    pub(super) fn within(position: &Position, depth: u32, limit: u64) -> Count {
        if limit == u64::MAX {
            return Count::Exactly(position.perft(depth));
        }
        let mut met = vec![0; depth as usize + 1];
        match meet(position, 0, &mut met, limit) {
            true => Count::Exactly(met[depth as usize]),
            false if met[depth as usize] > limit => Count::Exceeded,
            false => Count::Unknown,
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_within_a_limit_stops_there() {
        let start = Position::initial();
        assert_eq!(Counter::within(&start, 3, 8902), Count::Exactly(8902));
        assert_eq!(Counter::within(&start, 3, 8901), Count::Exceeded);
        assert_eq!(Counter::within(&start, 0, 1), Count::Exactly(1));
        assert_eq!(Counter::within(&start, 0, 0), Count::Exceeded);
        // A tree that is far too large to count.
        assert_ne!(Counter::within(&start, 40, 1000), Count::Exactly(0));
        // Every move ends the game at once: no leaves deeper, and yet positions on the way to them.
        let mate = Position::from_fen("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").unwrap();
        assert_eq!(Counter::within(&mate, 2, 1), Count::Exactly(0));
    }
}
