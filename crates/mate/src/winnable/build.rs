//! Finding a mating line by plans: most positions need nothing else.

use super::plan::Attempt;
use super::{drift, perform, plan};
use tratto_board::{Color, Move, Position};

/// How often to plan anew.
const ROUNDS: usize = 32;
/// How many plans to try from one position: at first, and when that was not enough.
pub(super) const FEW: usize = 4;
pub(super) const MANY: usize = 12;
/// No longer line is built.
const LONGEST: usize = 100;

/// A mating line, if one is found within so many nodes.
pub(super) fn line(
    position: &Position,
    winner: Color,
    tries: usize,
    budget: u64,
    nodes: &mut u64,
) -> Option<Vec<Move>> {
    let mut line = Vec::with_capacity(32);
    let mut at = *position;
    // The longest that was played without a mate, from where the round began.
    let mut way: Vec<Move> = Vec::new();
    for round in 0..ROUNDS {
        let root = at;
        let view = plan::View::new(&root, winner);
        let start = line.len();
        let mut farthest = root;
        way.clear();
        // Later rounds stand in the middle of something: a simple plan comes up soon, or another round does.
        let only_simple = tries == FEW && round > 0;
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
