//! Finds a mating line by plans: most positions need nothing else.
//!
//! Each round surveys the plans of a position and plays them until one mates. If none does, the line goes on from where the plan that got
//! farthest ended, or if none got anywhere, by two moves of `drift`, one of each side; then the next round begins.

use super::plan::Attempt;
use super::{drift, perform, plan};
use tratto_board::{Color, Move, Position};

/// The most rounds.
const ROUNDS: usize = 32;
/// How many plans are tried in each round: in the first attempt, and in the second one if the first fails.
pub(super) const FEW: usize = 4;
pub(super) const MANY: usize = 12;
/// A line that is longer than this, in plies, is given up.
const LONGEST: usize = 100;

/// A mating line, if one is found within the budget. Counts the plies played in `nodes`.
pub(super) fn line(
    position: &Position,
    winner: Color,
    tries: usize,
    budget: u64,
    nodes: &mut u64,
) -> Option<Vec<Move>> {
    let mut line = Vec::with_capacity(32);
    let mut at = *position;
    // The longest of the failed plans of this round: its moves from the start of the round.
    let mut way: Vec<Move> = Vec::new();
    for _ in 0..ROUNDS {
        let root = at;
        let view = plan::View::new(&root, winner);
        let start = line.len();
        let mut farthest = root;
        way.clear();
        // In the first attempt only plans of the first two stages are tried: they are found fast, and another round is cheaper than the others.
        let only_simple = tries == FEW;
        let mut tries = tries;
        let mated = view.survey(only_simple, &mut |plan| {
            if *nodes >= budget {
                return Attempt::Enough;
            }
            if perform::play(&view, plan, &mut at, &mut line, nodes) {
                return Attempt::Mated;
            }
            if line.len() - start > way.len() && at.has_legal_move() {
                farthest = at;
                way.clear();
                way.extend_from_slice(&line[start..]);
            }
            line.truncate(start);
            at = root;
            tries -= 1;
            if tries == 0 { Attempt::Enough } else { Attempt::Failed }
        });
        if mated {
            return Some(line);
        }
        if line.len() > LONGEST {
            return None;
        }
        if way.len() > 1 && line.len() < LONGEST - 20 {
            at = farthest;
            line.append(&mut way);
            continue;
        }
        if *nodes >= budget {
            return None;
        }
        for _ in 0..2 {
            *nodes += 1;
            let m = drift::choose(&at, winner, &line)?;
            at.play_unchecked(m);
            line.push(m);
        }
    }
    None
}
