//! A benchmark of several implementations of the same work, timed alternately in one process, keeping the best round of each.

#![allow(clippy::print_stdout)]

use std::time::Duration;

/// One implementation: its name, and a function that does the whole work and returns a number to compare.
pub struct Runner<'a> {
    /// The name in the table.
    pub name: &'static str,
    /// Does the whole work once; the number must be the same for all runners.
    pub run: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Runner<'a> {
    /// A runner from a closure.
    pub fn new(name: &'static str, run: impl FnMut() -> u64 + 'a) -> Runner<'a> {
        Runner { name, run: Box::new(run) }
    }
}

/// The results: the best CPU time of each runner, in the order given.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Name and best time.
    pub times: Vec<(&'static str, Duration)>,
    /// The number that all runners returned.
    pub result: u64,
}

impl Outcome {
    /// Adds the times of another part of the same benchmark.
    pub fn add(&mut self, leg: Outcome) {
        if self.times.is_empty() {
            self.times = leg.times;
        } else {
            for ((_, sum), (_, time)) in self.times.iter_mut().zip(leg.times) {
                *sum += time;
            }
        }
        self.result += leg.result;
    }

    /// How many times faster the runner at `place` is than the one named.
    fn ratio(&self, place: usize, rival: usize) -> f64 {
        self.times[rival].1.as_secs_f64() / self.times[place].1.as_secs_f64()
    }

    /// Prints a table: each runner's speed (`result` per second times `scale`), and how many times faster than each rival
    /// our own runners are. Ours come first, and their names begin with `tratto`.
    pub fn print(&self, title: &str, unit: &str, scale: f64) {
        let ours = self.times.iter().filter(|(name, _)| name.starts_with("tratto")).count();
        println!("{title}");
        for (place, (name, time)) in self.times.iter().enumerate() {
            print!("  {name:<24}{:>10.1} {unit}", self.result as f64 / time.as_secs_f64() * scale);
            if place < ours {
                for rival in ours..self.times.len() {
                    print!("  {:>5.2} x {}", self.ratio(place, rival), self.times[rival].0);
                }
            }
            println!();
        }
    }
}

/// Runs every runner `rounds` times, in turn, and keeps each one's best CPU time.
///
/// # Panics
/// If two runners return different numbers: then they did not do the same work.
pub fn race(rounds: usize, runners: &mut [Runner<'_>]) -> Outcome {
    let mut times: Vec<(&'static str, Duration)> =
        runners.iter().map(|runner| (runner.name, Duration::MAX)).collect();
    let mut result = None;
    for _ in 0..rounds {
        for (runner, (name, best)) in runners.iter_mut().zip(&mut times) {
            let start = cpu_time::ProcessTime::now();
            let got = (runner.run)();
            *best = (*best).min(start.elapsed());
            assert_eq!(*result.get_or_insert(got), got, "{name} disagrees");
        }
    }
    Outcome { times, result: result.unwrap_or(0) }
}
