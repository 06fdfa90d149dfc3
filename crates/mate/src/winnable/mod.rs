//! Whether a side can still mate.

mod drift;
mod material;
mod perform;
mod plan;
mod steps;
mod verdict;

pub use verdict::Reason;

use tratto_board::{Color, Move, Position};

/// Development entry.
pub fn by_plan(position: &Position, winner: Color, nodes: &mut u64) -> Option<Vec<Move>> {
    let mut line = Vec::with_capacity(32);
    let mut at = *position;
    let rounds: usize = ROUNDS.load(std::sync::atomic::Ordering::Relaxed);
    for _ in 0..rounds {
        let root = at;
        let view = plan::View::new(&root, winner);
        let start = line.len();
        let mut longest = (root, 0);
        let mut way = vec![];
        for stage in 0..5 {
            let plans = view.plans(stage)?;
            for plan in plans.iter() {
                if perform::play(&view, plan, &mut at, &mut line, nodes) {
                    return Some(line);
                }
                if line.len() - start > longest.1 && at.has_legal_move() {
                    longest = (at, line.len() - start);
                    way = line[start..].to_vec();
                }
                line.truncate(start);
                at = root;
            }
        }
        if longest.1 > 1 && line.len() < 80 {
            at = longest.0;
            line.extend(way);
        } else {
            if line.len() > 100 {
                return None;
            }
            for _ in 0..2 {
                let m = drift::choose(&at, winner, &line)?;
                at.play_unchecked(m);
                line.push(m);
            }
        }
    }
    None
}
/// Rounds.
pub static ROUNDS: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(1);
