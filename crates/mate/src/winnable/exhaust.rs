//! Looking at every position that can arise.

use super::material;
use super::verdict::{Reason, Verdict};
use std::collections::HashSet;
use tratto_board::{Color, Move, Position};

/// Positions are kept in memory, so there is a limit to them whatever the budget.
const MOST: usize = 2_000_000;

/// The exact answer, if all that can arise is seen within the budget.
pub(super) fn verdict(position: &Position, winner: Color, budget: u64, nodes: &mut u64) -> Verdict {
    let mut seen = HashSet::new();
    let mut found: Vec<(Position, u32, Option<Move>)> = vec![(*position, 0, None)];
    seen.insert(position.hash());
    let mut next = 0;
    while let Some(&(at, _, _)) = found.get(next) {
        *nodes += 1;
        if *nodes > budget || found.len() > MOST {
            return Verdict::Undetermined;
        }
        let moves = at.legal_moves();
        if moves.is_empty() && at.turn() != winner && at.is_check() {
            let mut line = Vec::new();
            let mut place = next;
            while let Some(m) = found[place].2 {
                line.push(m);
                place = found[place].1 as usize;
            }
            line.reverse();
            return Verdict::Winnable { line };
        }
        if !material::is_insufficient(&at, winner) {
            for &m in &moves {
                let mut after = at;
                after.play_unchecked(m);
                if seen.insert(after.hash()) {
                    found.push((after, next as u32, Some(m)));
                }
            }
        }
        next += 1;
    }
    Verdict::Unwinnable { why: Reason::NoMate }
}
