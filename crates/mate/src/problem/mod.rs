//! Chess problems: solving, testing and describing them.
//!
//! [`solve`] takes a position and a [`Stipulation`] and returns a [`Solution`]: a tree of moves, not a text. In direct mates, selfmates and
//! reflex mates the tree begins with the keys, and with the tries and the set play where they are asked for; in help
//! play the solutions are lines. Where the search was stopped, [`Solution::is_complete`] says so, and what was found is true.
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

mod convention;
mod help;
mod legality;
mod play;
mod quality;
mod search;
mod stipulation;
mod theme;
mod tree;
mod verify;

pub use convention::Conventions;
pub use legality::{Illegal, illegality};
pub use quality::{KeyQuality, Size, quality, size};
pub use search::Limits;
pub use stipulation::{Goal, Kind, Stipulation, StipulationError};
pub use theme::{Evidence, Finding, Group, Phase, Theme, Trace, themes};
pub use tree::{Continuation, Solution, Status, Try, Variation};
pub use verify::{Flaw, verify};

use play::Merit;
use search::{Answer, Search};
use tratto_board::{Move, Position, Setup};

/// What is wanted beside the keys, and how far to go.
#[derive(Copy, Clone, Default)]
pub struct Request<'a> {
    /// Tries with a single refutation.
    pub tries: bool,
    /// Set play.
    pub set_play: bool,
    /// How many moves of the solver are written out after each first move; none is all of them.
    pub depth: Option<u8>,
    /// How far to go.
    pub limits: Limits<'a>,
    /// Told after every first move: how many are done, of how many.
    pub progress: Option<&'a (dyn Fn(usize, usize) + Sync)>,
}

/// Solves a problem; none if the board has not one king a side.
pub fn solve(
    setup: &Setup,
    stipulation: &Stipulation,
    request: &Request<'_>,
) -> Option<(Solution, Conventions)> {
    let (position, conventions) = convention::apply(setup, stipulation)?;
    let mut search = Search::new(stipulation.kind(), stipulation.goal(), stipulation.plies(), request.limits);
    let mut solution = Solution {
        position,
        keys: Vec::new(),
        tries: Vec::new(),
        set_play: Vec::new(),
        lines: Vec::new(),
        short: None,
        nearest: Vec::new(),
        is_complete: true,
        nodes: 0,
    };
    match stipulation.kind() {
        Kind::Help | Kind::SeriesHelp => {
            let plies = stipulation.plies();
            solution.is_complete = help::lines(&mut search, &position, plies, &mut solution.lines);
        }
        _ => {
            let finished = force(&mut search, stipulation.moves(), request, &mut solution);
            solution.is_complete = finished.is_ok();
        }
    }
    solution.nodes = search.nodes;
    Some((solution, conventions))
}

fn force(search: &mut Search<'_>, moves: u8, request: &Request<'_>, solution: &mut Solution) -> Answer<()> {
    let position = solution.position;
    let depth = request.depth.unwrap_or(u8::MAX);
    let first_moves = position.legal_moves();
    for length in 1..moves {
        if search.attack(&position, length)? {
            solution.short = Some(length);
            break;
        }
    }
    let length = solution.short.unwrap_or(moves);
    let most = if request.tries { 2 } else { 1 };
    let mut refuted: Vec<(Move, Vec<Move>)> = Vec::new();
    for (done, &first) in first_moves.iter().enumerate() {
        match search.merit(&position, first, length, most)? {
            Merit::Key => solution.keys.push(search.continuation(&position, first, length, depth)?),
            Merit::Try(refutation) => {
                refuted.push((first, vec![refutation]));
                if request.tries {
                    solution.tries.push(search.attempt(&position, first, refutation, length, depth)?);
                }
            }
            Merit::Refuted(refutations) => refuted.push((first, refutations)),
        }
        if let Some(progress) = request.progress {
            progress(done + 1, first_moves.len());
        }
    }
    if solution.keys.is_empty() {
        solution.nearest = nearest(search, &position, refuted, length)?;
    }
    if request.set_play {
        solution.set_play = search.set_play(&position, length, depth)?;
    }
    Ok(())
}

/// The first moves with the fewest refutations, each with all of them.
fn nearest(
    search: &mut Search<'_>,
    position: &Position,
    refuted: Vec<(Move, Vec<Move>)>,
    moves: u8,
) -> Answer<Vec<(Move, Vec<Move>)>> {
    let mut found: Vec<(Move, Vec<Move>)> = Vec::new();
    let mut fewest = usize::MAX;
    for (first, _) in refuted {
        let refutations = match search.merit(position, first, moves, fewest.saturating_add(1))? {
            Merit::Key => continue,
            Merit::Try(only) => vec![only],
            Merit::Refuted(refutations) => refutations,
        };
        // Stalemate and the like have no refutation, they just fail.
        if refutations.is_empty() || refutations.len() > fewest {
            continue;
        }
        if refutations.len() < fewest {
            fewest = refutations.len();
            found.clear();
        }
        found.push((first, refutations));
    }
    Ok(found)
}
