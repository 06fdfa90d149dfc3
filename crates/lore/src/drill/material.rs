//! What a move wins or loses when everything that can be taken is taken: a search by captures after every reply.

use crate::exchange::{balance, captured};
use tratto_board::{Move, Position};

/// More than all pieces together: mate.
pub(super) const MATE: i32 = 1_000;
/// So many positions are looked at for one answer at most; captures alone rarely need a hundredth of it.
const MOST: u32 = 200_000;

/// What a move comes to, seen by the side that makes it.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    /// What is won in pawns, or [`MATE`]; less than nothing if something is lost.
    pub(super) gain: i32,
    /// The best reply and the captures that follow.
    pub(super) line: Vec<Move>,
}

/// Looks at positions until there were too many.
struct Search {
    left: u32,
    /// Whether the bounds are ignored, for the differential test.
    is_plain: bool,
}

fn after(position: &Position, m: Move) -> Position {
    let mut next = *position;
    position.play_into(m, &mut next);
    next
}

/// Whether the side to move mates at once, and how.
pub(super) fn mate_in_one(position: &Position) -> Option<Move> {
    position.legal_checks().into_iter().find(|&m| !after(position, m).has_legal_move())
}

/// Captures and promotions, or every way out of check; the dearest prey first.
fn forcing(position: &Position) -> Vec<Move> {
    let moves = position.legal_moves();
    let in_check = position.is_check();
    let is_forcing = |m: &Move| in_check || captured(position, *m).is_some() || m.promotes_to().is_some();
    let mut moves: Vec<Move> = moves.into_iter().filter(is_forcing).collect();
    moves.sort_by_key(|&m| (std::cmp::Reverse(captured(position, m)), position.role_at(m.from()), m.bits()));
    moves
}

impl Search {
    /// What the side to move has in the end, by its balance, when each side takes as long as that is better than to stop. None if too
    /// many positions would have to be looked at.
    fn settled(&mut self, position: &Position, mut low: i32, high: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let in_check = position.is_check();
        if in_check && !position.has_legal_move() {
            return Some(-MATE);
        }
        let mut best = if in_check { -MATE } else { balance(position, position.turn()) };
        low = low.max(best);
        for m in forcing(position) {
            if low >= high && !self.is_plain {
                break;
            }
            let (from, to) = if self.is_plain { (-2 * MATE, 2 * MATE) } else { (-high, -low) };
            let score = -self.settled(&after(position, m), from, to)?;
            best = best.max(score);
            low = low.max(best);
        }
        Some(best)
    }

    fn value(&mut self, position: &Position) -> Option<i32> {
        self.settled(position, -2 * MATE, 2 * MATE)
    }

    /// The captures by which a position comes to its settled value.
    fn captures(&mut self, position: &Position) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        let mut at = *position;
        loop {
            let value = self.value(&at)?;
            if !at.is_check() && value == balance(&at, at.turn()) {
                return Some(line);
            }
            let mut next = None;
            for m in forcing(&at) {
                let then = after(&at, m);
                if -self.value(&then)? == value {
                    next = Some((m, then));
                    break;
                }
            }
            let Some((m, then)) = next else { return Some(line) };
            line.push(m);
            at = then;
        }
    }

    /// What a legal move is worth: after it the other side makes the reply that leaves us least, and then everything is taken that can
    /// be taken with gain; a mate at once counts, too.
    fn worth(&mut self, position: &Position, m: Move) -> Option<Worth> {
        let us = position.turn();
        let start = balance(position, us);
        let next = after(position, m);
        let replies = next.legal_moves();
        if replies.is_empty() {
            let gain = if next.is_check() { MATE } else { -start };
            return Some(Worth { gain, line: Vec::new() });
        }
        let mut least: Option<(i32, Move)> = None;
        for &reply in &replies {
            let then = after(&next, reply);
            let bound = least.map_or(2 * MATE, |(gain, _)| gain);
            let score = if then.has_legal_move() {
                self.settled(&then, -2 * MATE, bound + start)?
            } else if then.is_check() {
                -MATE
            } else {
                0
            };
            let gain = if score <= -MATE { -MATE } else { score - start };
            if gain < bound && mate_in_one(&then).is_none() {
                least = Some((gain, reply));
            }
        }
        let Some((gain, reply)) = least else {
            let line = replies.first().map(|&reply| {
                let then = after(&next, reply);
                [reply].into_iter().chain(mate_in_one(&then)).collect()
            });
            return Some(Worth { gain: MATE, line: line.unwrap_or_default() });
        };
        let rest = self.captures(&after(&next, reply))?;
        Some(Worth { gain, line: [reply].into_iter().chain(rest).collect() })
    }
}

/// What a legal move is worth. None if that takes too many positions.
pub(super) fn worth(position: &Position, m: Move) -> Option<Worth> {
    Search { left: MOST, is_plain: false }.worth(position, m)
}

/// What the side to move wins by captures alone.
pub(super) fn settled_gain(position: &Position) -> Option<i32> {
    let value = Search { left: MOST, is_plain: false }.value(position)?;
    Some(value - balance(position, position.turn()))
}

#[cfg(test)]
mod tests {
    use super::super::Drill;
    use super::super::chance::Chance;
    use super::*;

    fn at(fen: &str) -> Position {
        Position::from_fen(fen).unwrap()
    }

    #[test]
    fn a_fork_wins_the_rook() {
        let position = at("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1");
        let found = worth(&position, position.read_uci("b5c7").unwrap()).unwrap();
        assert_eq!(found.gain, 5);
        assert_eq!(found.line.len(), 2, "the king goes, the rook falls");
        let quiet = worth(&position, position.read_uci("e1e2").unwrap()).unwrap();
        assert_eq!(quiet.gain, 0);
    }

    #[test]
    fn a_piece_that_can_be_taken_back_wins_nothing() {
        let position = at("4k3/8/3p4/4p3/8/3N4/8/4K3 w - - 0 1");
        assert_eq!(settled_gain(&position), Some(0));
        assert_eq!(worth(&position, position.read_uci("d3e5").unwrap()).unwrap().gain, -2);
    }

    /// The bounds change no value.
    #[test]
    fn bounds_change_nothing() {
        let mut compared = 0;
        for seed in 0..300 {
            let Some(position) = Chance::of(Drill::Fork, 1, seed).position(60, 160) else { continue };
            let fast = Search { left: MOST, is_plain: false }.value(&position);
            let plain = Search { left: MOST, is_plain: true }.value(&position);
            if let (Some(fast), Some(plain)) = (fast, plain) {
                assert_eq!(fast, plain, "{}", position.fen());
                compared += 1;
            }
        }
        assert!(compared > 50, "{compared}");
    }
}
