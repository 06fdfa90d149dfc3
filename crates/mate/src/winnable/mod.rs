//! Whether a side can still mate.

mod net;
mod perform;
mod plan;
mod steps;


use tratto_board::{Color, Move, Position};

/// Development entry.
pub fn by_plan(position: &Position, winner: Color, nodes: &mut u64) -> Option<Vec<Move>> {
    let view = plan::View::new(position, winner);
    let plans = view.plans();
    plans.iter().find_map(|plan| perform::play(&view, plan, nodes))
}

/// Development counters.
pub fn stats(position: &Position, winner: Color) -> (usize, usize) {
    let view = plan::View::new(position, winner);
    let plans = view.plans();
    let n = plans.iter().count();
    let k = plans.iter().position(|plan| perform::play(&view, plan, &mut 0).is_some()).map_or(9, |x| x);
    (n, k)
}
/// Development entry.
pub fn by_net(position: &Position, winner: Color, expansions: u64, nodes: &mut u64) -> Option<Vec<Move>> {
    net::search(position, winner, expansions, nodes)
}
