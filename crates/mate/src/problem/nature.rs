//! What kind of problem a key makes: threat or block, and how clean the play is.

use super::stipulation::{Kind, Stipulation};
use super::tree::{Continuation, Solution, Variation};
use tratto_board::Move;

/// What a key does to the other side.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Nature {
    /// It gives check.
    Check,
    /// It threatens.
    Threat,
    /// It waits, and every move of the other side was answered already in the set play, in the same way.
    CompleteBlock,
    /// It waits, and completes the set play, of which there may be none.
    IncompleteBlock,
    /// It waits; the set play was complete, but some of it had to be changed.
    Mutate,
    /// It waits; the set play was not looked at.
    Waiting,
}

/// What kind of problem a key makes; none where the problem is no direct one, or the play after the key is not there.
///
/// ```
/// use tratto_board::Setup;
/// use tratto_mate::problem::{Nature, Request, nature, solve};
/// let setup = Setup::from_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")?;
/// let stipulation = "#2".parse()?;
/// let request = Request { set_play: true, ..Request::default() };
/// let (solution, _) = solve(&setup, &stipulation, &request).expect("one king a side");
/// assert_eq!(nature(&solution, &stipulation, &solution.keys[0]), Some(Nature::IncompleteBlock));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn nature(solution: &Solution, stipulation: &Stipulation, key: &Continuation) -> Option<Nature> {
    if stipulation.kind() != Kind::Direct || key.variations.is_empty() {
        return None;
    }
    let mut after = solution.position;
    after.play_unchecked(key.played);
    if after.is_check() {
        return Some(Nature::Check);
    }
    if !key.threats.is_empty() {
        return Some(Nature::Threat);
    }
    if !solution.has_set_play {
        return Some(Nature::Waiting);
    }
    let is_complete = !solution.position.is_check()
        && solution.set_play.len() == solution.position.pass().legal_moves().len();
    if !is_complete {
        return Some(Nature::IncompleteBlock);
    }
    let moves = |variation: &Variation| -> Vec<Move> {
        variation.continuations.iter().map(|one| one.played).collect()
    };
    let is_kept = |set: &Variation| {
        let now = key.variations.iter().find(|variation| variation.defence == set.defence);
        let now = now.map(moves).unwrap_or_default();
        moves(set).iter().any(|mate| now.contains(mate))
    };
    let kept = solution.set_play.iter().all(is_kept);
    Some(if kept { Nature::CompleteBlock } else { Nature::Mutate })
}

/// Several moves where one was wanted.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Dual {
    /// How many moves solve: two is a dual, three a triple.
    pub count: usize,
    /// How much it matters.
    pub weight: Weight,
}

/// How much a dual matters.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Weight {
    /// The moves differ, and the defence has an answer of its own: it counts against the problem.
    Full,
    /// All the moves are among the threats: the defence only stops some of them.
    Threats,
    /// The moves differ only in what a pawn becomes.
    Promotion,
}

/// The dual after a defence, if there is one. The threats are those of the move before it.
pub fn dual(variation: &Variation, threats: &[Continuation]) -> Option<Dual> {
    let moves: Vec<Move> = variation.continuations.iter().map(|one| one.played).collect();
    if moves.len() < 2 || variation.lets_threat {
        return None;
    }
    let is_threat = |m: &Move| threats.iter().any(|threat| threat.played == *m);
    let way = |m: &Move| (m.from(), m.to());
    let weight = if moves.iter().all(is_threat) {
        Weight::Threats
    } else if moves.iter().all(|m| way(m) == way(&moves[0])) {
        Weight::Promotion
    } else {
        Weight::Full
    };
    Some(Dual { count: moves.len(), weight })
}

/// What there is to say of the play after a key, counted.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Tally {
    /// Threats of the key.
    pub threats: usize,
    /// Defences that have an answer of their own.
    pub defences: usize,
    /// Duals that count against the problem.
    pub duals: usize,
    /// Three moves that solve, or more: these are among the duals, too.
    pub multiple: usize,
    /// Duals that matter less: only some of the threats, or only what a pawn becomes.
    pub lesser: usize,
    /// Defences that are answered by less than the full length.
    pub short: usize,
}

/// Counts what happens after a key.
pub fn tally(stipulation: &Stipulation, key: &Continuation) -> Tally {
    let mut counted = Tally { threats: key.threats.len(), ..Tally::default() };
    count(key, stipulation.moves(), true, &mut counted);
    counted
}

fn count(one: &Continuation, moves: u8, is_first: bool, counted: &mut Tally) {
    for variation in one.variations.iter().filter(|variation| !variation.lets_threat) {
        if is_first && !variation.refutes() {
            counted.defences += 1;
            // With one move to go the answer ends the play; with more it should not.
            let ends = variation.continuations.iter().any(|answer| answer.variations.is_empty());
            counted.short += usize::from(moves > 2 && ends);
        }
        match dual(variation, &one.threats) {
            Some(Dual { count, weight: Weight::Full }) => {
                counted.duals += 1;
                counted.multiple += usize::from(count > 2);
            }
            Some(_) => counted.lesser += 1,
            None => {}
        }
        for answer in &variation.continuations {
            count(answer, moves.saturating_sub(1), false, counted);
        }
    }
}
