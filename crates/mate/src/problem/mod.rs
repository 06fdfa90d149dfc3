//! Chess problems: solving, testing and describing them.
//!
//! [`solve`] takes a position and a [`Stipulation`] and returns a [`Solution`]: a tree of moves, not a text. In direct mates, selfmates and
//! reflex mates the tree begins with the keys, and with the tries and the set play where they are asked for; in help
//! play the solutions are lines. If the search was stopped, [`Solution::is_complete`] says so, and what was found is correct.
//!
//! ```
//! use tratto_board::{Setup, Square};
//! use tratto_mate::problem::{Request, Status, solve};
//! let setup: Setup = Setup::from_fen("7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1")?;
//! let (solution, _) = solve(&setup, &"#2".parse()?, &Request::default()).expect("one king a side");
//! assert_eq!(solution.status(), Status::Sound);
//! assert_eq!((solution.keys[0].played.from(), solution.keys[0].played.to()), (Square::F1, Square::A1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aid;
mod convention;
mod crew;
mod help;
mod last;
mod legality;
mod nature;
mod phases;
mod play;
#[cfg(test)]
mod provoke;
mod quality;
mod retro;
mod search;
mod stipulation;
mod theme;
mod tree;
mod twin;
mod verify;

pub use convention::{Conventions, Rights};
pub use crew::Spread;
pub use legality::{Illegal, illegality};
pub use nature::{Dual, Nature, Tally, Weight, dual, nature, tally};
pub use phases::{Cell, Column, Entry, Phases, Row, phases};
pub use quality::{KeyQuality, Obvious, Size, quality, size};
pub use retro::{LastKind, LastMove, Passing, Right, last_moves};
pub use search::Limits;
pub use stipulation::{Goal, Kind, Stipulation, StipulationError};
pub use theme::{Evidence, Finding, Group, Phase, Theme, Trace, themes};
pub use tree::{Continuation, Solution, Status, Try, Variation};
pub use twin::{Change, Mirror, Named, Part, Twin, TwinError, parts};
pub use verify::{Flaw, verify};

use crew::Crew;
use play::Merit;
use search::{Answer, Search};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use tratto_board::{Bitboard, Move, Position, Setup};

/// What is wanted beside the keys, and how far to go.
#[derive(Copy, Clone, Default)]
pub struct Request<'a> {
    /// Tries that no more than so many defences refute; with one they are what problemists call tries, with none they are not looked for.
    pub refutations: usize,
    /// Set play.
    pub set_play: bool,
    /// Whether the sides are exchanged, as in the second half of a duplex: the other side begins and reaches the goal.
    pub other_side: bool,
    /// Kings and rooks that may not castle, whatever the diagram shows.
    pub no_castling: Bitboard,
    /// How many moves of the solver are written out after each first move; none is all of them.
    pub depth: Option<u8>,
    /// Who decides about castling and en passant.
    pub rights: Rights,
    /// How many solutions the composer wanted, if that is known: `2.1.1.1` is two.
    pub intended: Option<usize>,
    /// How far to go.
    pub limits: Limits<'a>,
    /// Called after every first move with how many are done, of how many.
    pub progress: Option<&'a (dyn Fn(usize, usize) + Sync)>,
    /// How the work is distributed over threads; `None` for one after the other.
    pub spread: Option<Spread<'a>>,
}

/// Solves a problem; none if the board has not one king a side.
pub fn solve(
    setup: &Setup,
    stipulation: &Stipulation,
    request: &Request<'_>,
) -> Option<(Solution, Conventions)> {
    let (position, conventions) = convention::apply(setup, stipulation, request)?;
    let nodes = AtomicU64::new(0);
    let crew = Crew::new(stipulation, request.limits, request.spread, &nodes);
    Some((worked_out(&crew, position, stipulation, request), conventions))
}

/// The solution of a position whose rights are settled.
fn worked_out(
    crew: &Crew<'_>,
    position: Position,
    stipulation: &Stipulation,
    request: &Request<'_>,
) -> Solution {
    let mut solution = Solution {
        position,
        keys: Vec::new(),
        lengths: Vec::new(),
        tries: Vec::new(),
        set_play: Vec::new(),
        has_set_play: false,
        set_lines: Vec::new(),
        lines: Vec::new(),
        short_lines: Vec::new(),
        short: None,
        nearest: Vec::new(),
        intended: request.intended,
        is_complete: true,
        nodes: 0,
    };
    match stipulation.kind() {
        Kind::Help | Kind::SeriesHelp => {
            let mut enough = Enough(request.limits.solutions);
            // A shorter solution is a cook.
            for (moves, plies) in shorter(stipulation) {
                let (lines, is_complete) = enough.of(help::lines(crew, &position, plies));
                if !lines.is_empty() && solution.short.is_none() {
                    solution.short = Some(moves);
                }
                solution.short_lines.extend(lines);
                solution.is_complete &= is_complete;
            }
            let (lines, is_complete) = enough.of(help::lines(crew, &position, stipulation.plies()));
            solution.lines = lines;
            solution.is_complete &= is_complete;
            if request.set_play {
                let (lines, is_complete) = help::set_lines(crew, &position, stipulation);
                (solution.set_lines, solution.has_set_play) = (lines, true);
                solution.is_complete &= is_complete;
            }
        }
        _ => {
            let finished = force(crew, stipulation, request, &mut solution);
            solution.is_complete = finished.is_ok();
            if let Some(most) = request.limits.solutions.filter(|&most| solution.keys.len() > most) {
                solution.keys.truncate(most);
                solution.lengths.truncate(most);
                solution.is_complete = false;
            }
        }
    }
    solution.nodes = crew.nodes();
    solution
}

/// How many more solutions are wanted, where that was said.
struct Enough(Option<usize>);

impl Enough {
    /// As many of the lines as are still wanted, and whether that is all there are.
    fn of(&mut self, (mut lines, is_complete): (Vec<Vec<Move>>, bool)) -> (Vec<Vec<Move>>, bool) {
        let Some(left) = &mut self.0 else { return (lines, is_complete) };
        let all = lines.len();
        lines.truncate(*left);
        *left -= lines.len();
        let is_cut = lines.len() < all;
        (lines, is_complete && !is_cut)
    }
}

/// The lengths below the one asked for, in moves and in plies: the same side begins and the same side reaches the goal.
fn shorter(stipulation: &Stipulation) -> impl Iterator<Item = (u8, u32)> + use<> {
    let (is_series, half) = (stipulation.kind() == Kind::SeriesHelp, stipulation.has_half_move());
    let least = if half { 0 } else { 1 };
    (least..stipulation.moves()).map(move |moves| match is_series {
        true => (moves, u32::from(moves) + 1),
        false => (moves, 2 * u32::from(moves) + u32::from(half)),
    })
}

/// What a first move turned out to be, with its play.
enum First {
    Key(Continuation),
    Try(Try),
    Refuted,
}

fn force(
    crew: &Crew<'_>,
    stipulation: &Stipulation,
    request: &Request<'_>,
    solution: &mut Solution,
) -> Answer<()> {
    let position = solution.position;
    // In reflex play a side that can reach the goal must do so, at the first move too: then nothing solves.
    if stipulation.kind() == Kind::Reflex && last::reaches_in_one(&position, stipulation.goal()) {
        return Ok(());
    }
    let moves = stipulation.moves();
    let first_moves = position.legal_moves();
    let parts = first_moves.len();
    // A first move that solves sooner than asked for is a key as well, and told as what it is.
    let shortest =
        crew.all(parts, |search, part| search.shortest(&position, first_moves[part], moves - 1))?;
    solution.short = shortest.iter().flatten().copied().min();
    let done = AtomicUsize::new(0);
    let looked_at = crew.each(parts, |search, part| {
        let length = shortest[part].unwrap_or(moves);
        let found = first(search, &position, first_moves[part], length, request);
        if let Some(progress) = request.progress {
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, parts);
        }
        found
    });
    let stopped = looked_at.iter().any(Option::is_none);
    for (found, shortest) in looked_at.into_iter().zip(&shortest) {
        match found {
            Some(First::Key(key)) => {
                solution.keys.push(key);
                solution.lengths.push(shortest.unwrap_or(moves));
            }
            Some(First::Try(found)) => solution.tries.push(found),
            Some(First::Refuted) | None => {}
        }
    }
    if stopped {
        return Err(search::Stopped);
    }
    if solution.keys.is_empty() {
        solution.nearest = nearest(crew, &position, &first_moves, moves)?;
    }
    if request.set_play {
        solution.set_play = play::set_play(crew, &position, moves, request.depth.unwrap_or(u8::MAX))?;
        solution.has_set_play = true;
    }
    Ok(())
}

/// Looks at one first move.
fn first(
    search: &mut Search<'_>,
    position: &Position,
    first: Move,
    length: u8,
    request: &Request<'_>,
) -> Answer<First> {
    let depth = request.depth.unwrap_or(u8::MAX);
    Ok(match search.merit(position, first, length, request.refutations.saturating_add(1))? {
        Merit::Key => First::Key(search.continuation(position, first, length, depth)?),
        Merit::Try(refutations) => First::Try(search.attempt(position, first, refutations, length, depth)?),
        Merit::Refuted(_) => First::Refuted,
    })
}

/// The first moves with the fewest refutations, each with all of them.
fn nearest(
    crew: &Crew<'_>,
    position: &Position,
    first_moves: &[Move],
    moves: u8,
) -> Answer<Vec<(Move, Vec<Move>)>> {
    let fewest = AtomicUsize::new(usize::MAX);
    let found = crew.all(first_moves.len(), |search, part| {
        let most = fewest.load(Ordering::Relaxed).saturating_add(1);
        let refutations = match search.merit(position, first_moves[part], moves, most)? {
            Merit::Key => Vec::new(),
            Merit::Try(refutations) | Merit::Refuted(refutations) => refutations,
        };
        // Such moves (stalemate, for example) fail without a refutation.
        if !refutations.is_empty() {
            fewest.fetch_min(refutations.len(), Ordering::Relaxed);
        }
        Ok((first_moves[part], refutations))
    })?;
    let fewest = fewest.into_inner();
    Ok(found.into_iter().filter(|(_, refutations)| refutations.len() == fewest).collect())
}
