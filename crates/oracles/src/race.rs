//! A race: several ways to do the same work, timed in turn in one process, the best round of each kept.

use std::time::Duration;

/// One way to do the work: its name, and a function that does it all and returns a number to compare.
pub struct Runner<'a> {
    /// Who runs.
    pub name: &'a str,
    /// Does the whole work once; the number must be the same for all runners.
    pub run: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Runner<'a> {
    /// A runner from a closure.
    pub fn new(name: &'a str, run: impl FnMut() -> u64 + 'a) -> Runner<'a> {
        Runner { name, run: Box::new(run) }
    }
}

/// What came out: the best CPU time of each runner, in the order given.
#[derive(Debug)]
pub struct Outcome<'a> {
    /// Name and best time.
    pub times: Vec<(&'a str, Duration)>,
    /// The number all agreed on.
    pub result: u64,
}

impl Outcome<'_> {
    /// How many times faster the first runner is than the one named.
    ///
    /// # Panics
    /// If no runner has that name.
    pub fn ratio(&self, rival: &str) -> f64 {
        let (_, time) = self.times.iter().find(|(name, _)| *name == rival).expect("a runner of that name");
        time.as_secs_f64() / self.times[0].1.as_secs_f64()
    }
}

/// Runs every runner `rounds` times, in turn, and keeps each one's best CPU time.
///
/// # Panics
/// If two runners disagree on the result: a race is worth nothing if the work is not the same.
pub fn race<'a>(rounds: usize, runners: &mut [Runner<'a>]) -> Outcome<'a> {
    let mut times: Vec<(&str, Duration)> =
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
