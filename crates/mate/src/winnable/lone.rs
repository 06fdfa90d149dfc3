//! Mates by a lone bishop or knight.
//!
//! Only mates in a corner are tried, with one of the loser's pieces next to its king and the winner's king near by. So there are few goals,
//! and for each a lower bound on the number of moves of either side is known. A depth-first search of fixed length that cuts off every line
//! in which a side has too few moves left finds a line quickly, or fails quickly.

use super::steps::{KING, around, attacks, each, lowest};
use tratto_board::{Color, Move, Position, Role, Square, squares_between};

/// The most goals that are tried.
const GOALS: usize = 16;
/// The nodes spent on one goal in the first attempt.
pub(super) const LITTLE: u64 = 40;
/// The same in the second attempt, after other ways have failed.
pub(super) const MUCH: u64 = 160;
/// The most moves that each side may have beyond the lower bound.
const SPARE: usize = 1;
/// Goals for which more plies than this are needed are left out.
const FARTHEST: usize = 44;

const CORNERS: [usize; 4] = [0, 7, 56, 63];

/// A mate to aim at.
#[derive(Copy, Clone)]
pub(super) struct Goal {
    /// The square of the losing king.
    pub(super) corner: usize,
    /// The square of the winner's king.
    pub(super) king: usize,
    /// The square from which the minor piece gives mate.
    pub(super) strike: usize,
    /// The square now of the piece of the loser's that will stand next to its king.
    pub(super) helper: usize,
    /// The square on which that piece will stand, and its role then: another one if it is a pawn now.
    pub(super) block: usize,
    pub(super) role: Role,
    /// A lower bound on the number of plies.
    pub(super) plies: usize,
}

/// A mating line, if the winner has one minor piece and nothing else, and one is found with `worth` nodes for each goal and `budget` in all.
pub(super) fn line(
    position: &Position,
    winner: Color,
    worth: u64,
    budget: u64,
    nodes: &mut u64,
) -> Option<Vec<Move>> {
    let ours = position.by_color(winner).0 & !position.king(winner).bitboard().0;
    if ours == 0 || ours & (ours - 1) != 0 {
        return None;
    }
    let minor = lowest(ours);
    let role = position.role_at(at(minor)).filter(|role| matches!(role, Role::Bishop | Role::Knight))?;
    let mut goals = goals(position, winner, role, minor);
    goals.sort_by_key(|goal| goal.plies);
    goals.truncate(GOALS);
    let mut failed = Failures::default();
    for spare in 0..=SPARE {
        for &goal in &goals {
            let left = budget.saturating_sub(*nodes).min(worth);
            failed.turn_over();
            let line = Vec::with_capacity(48);
            let mut search = Search { winner, role, goal, left, nodes: 0, line, failed: &mut failed };
            let state = State { minor, helper: goal.helper };
            let found = search.reach(position, state, goal.plies + 2 * spare);
            *nodes += search.nodes;
            if found {
                search.line.reverse();
                return Some(search.line);
            }
            if *nodes >= budget {
                return None;
            }
        }
    }
    None
}

pub(super) const fn at(index: usize) -> Square {
    Square::from_index(index as u8)
}

fn steps(from: usize, to: usize) -> usize {
    at(from).distance(at(to)) as usize
}

const fn is_light(square: usize) -> bool {
    (square ^ square >> 3) & 1 != 0
}

/// The number of moves that a piece needs on an empty board; for line pieces a lower bound.
pub(super) fn moves(role: Role, from: usize, to: usize) -> usize {
    if from == to {
        return 0;
    }
    match role {
        Role::King => steps(from, to),
        Role::Knight => KNIGHT[from][to] as usize,
        _ => 2 - (attacks(role, from, 0) >> to & 1) as usize,
    }
}

/// The same for the minor piece. If it already attacks the corner, the king cannot enter it, so the piece has to move away first: two moves.
fn moves_striking(role: Role, from: usize, to: usize, corner: usize) -> usize {
    if attacks(role, corner, 0) >> from & 1 != 0 { 2 } else { moves(role, from, to) }
}

/// A lower bound on the moves after which a piece of the loser's stands on a square in this role; `None` if it never can.
pub(super) fn moves_of_helper(
    piece: Role,
    from: usize,
    loser: Color,
    role: Role,
    to: usize,
) -> Option<usize> {
    if role == Role::Bishop && piece != Role::Pawn && is_light(from) != is_light(to) {
        return None;
    }
    if piece == role {
        return Some(moves(role, from, to));
    }
    if piece != Role::Pawn {
        return None;
    }
    let rank = from >> 3;
    let (left, is_home, last) = match loser {
        Color::White => (7 - rank, rank == 1, 56 + (from & 7)),
        Color::Black => (rank, rank == 6, from & 7),
    };
    if role == Role::Bishop && is_light(last) != is_light(to) {
        return None;
    }
    Some(left - is_home as usize + moves(role, last, to))
}

/// All goals that are not excluded, each with its lower bound on plies.
pub(super) fn goals(position: &Position, winner: Color, minor_role: Role, minor: usize) -> Vec<Goal> {
    let loser = !winner;
    let (our_king, their_king) =
        (position.king(winner).index() as usize, position.king(loser).index() as usize);
    let first = position.turn() == winner;
    let helpers = position.by_color(loser).0 & !(1 << their_king);
    let mut found = Vec::new();
    for corner in CORNERS {
        if minor_role == Role::Bishop && is_light(corner) != is_light(minor) {
            continue;
        }
        for strike in each(attacks(minor_role, corner, 0)) {
            let seen = attacks(minor_role, strike, 0) | 1 << strike;
            let exits = KING[corner] & !seen;
            let line = squares_between(at(strike), at(corner)).0;
            for king in each(around(KING[corner]) & !KING[corner] & !(1 << corner | 1 << strike | line)) {
                let blocks = exits & !KING[king];
                // A minor piece next to the losing king has to be protected by the winner's king.
                let taken = KING[corner] & 1 << strike != 0 && KING[king] & 1 << strike == 0;
                if blocks == 0 || blocks & (blocks - 1) != 0 || taken || blocks & 1 << king != 0 {
                    continue;
                }
                let block = lowest(blocks);
                let ours =
                    moves(Role::King, our_king, king) + moves_striking(minor_role, minor, strike, corner);
                for role in [Role::Knight, Role::Bishop, Role::Rook] {
                    // The blocking piece must not be able to capture the minor piece or block its line, nor give check.
                    let others = 1 << corner | 1 << strike | 1 << king;
                    if attacks(role, block, others) & (line | 1 << strike | 1 << king) != 0 {
                        continue;
                    }
                    for helper in each(helpers) {
                        let Some(piece) = position.role_at(at(helper)) else { continue };
                        let Some(way) = moves_of_helper(piece, helper, loser, role, block) else { continue };
                        let theirs = way + moves(Role::King, their_king, corner);
                        let plies = if first { 2 * ours.max(theirs + 1) - 1 } else { 2 * ours.max(theirs) };
                        if plies <= FARTHEST {
                            found.push(Goal { corner, king, strike, helper, block, role, plies });
                        }
                    }
                }
            }
        }
    }
    found
}

/// The squares of the minor piece and of the piece that will block.
#[derive(Copy, Clone)]
struct State {
    minor: usize,
    helper: usize,
}

/// The rank of a move, lower ones being tried first; the move; and the state after it.
type Candidate = (u32, Move, State);
/// Further moves of a position are ignored.
const MOST: usize = 64;

struct Search<'f> {
    winner: Color,
    role: Role,
    goal: Goal,
    left: u64,
    nodes: u64,
    /// The line found, in reverse order.
    line: Vec<Move>,
    failed: &'f mut Failures,
}

impl Search<'_> {
    /// Whether the goal can be reached in exactly this number of plies.
    fn reach(&mut self, position: &Position, state: State, plies: usize) -> bool {
        self.nodes += 1;
        if self.nodes > self.left {
            return false;
        }
        if plies == 1 {
            let m = Move::normal(at(state.minor), at(self.goal.strike));
            if !position.is_legal(m) {
                return false;
            }
            let mut next = *position;
            next.play_unchecked(m);
            if !next.is_checkmate() {
                return false;
            }
            self.line.push(m);
            return true;
        }
        let key = position.hash() ^ plies as u64;
        if self.failed.has(key) {
            return false;
        }
        let (moves, count) = self.candidates(position, state, plies);
        for &(_, m, after) in &moves[..count] {
            let mut next = *position;
            next.play_unchecked(m);
            if self.reach(&next, after, plies - 1) {
                self.line.push(m);
                return true;
            }
            if self.nodes > self.left {
                return false;
            }
        }
        self.failed.add(key);
        false
    }

    /// The moves after which both sides still have enough moves left, the most promising first.
    ///
    /// The losing king should move first. The other pieces wait as long as there is time, so that the way to the corner stays open and no piece
    /// has to leave its final square again.
    fn candidates(&self, position: &Position, state: State, plies: usize) -> ([Candidate; MOST], usize) {
        let side = position.turn();
        let ours = side == self.winner;
        let before = self.needed(position, state, side);
        let waits = before.is_some_and(|needed| needed < plies.div_ceil(2));
        let corner = KING[self.goal.corner] | 1 << self.goal.corner;
        let mut found = [(0, Move::normal(Square::A1, Square::A1), state); MOST];
        let mut count = 0;
        for &m in &position.legal_moves() {
            let Some(after) = self.follow(state, m, ours) else { continue };
            let mut next = *position;
            next.play_unchecked(m);
            let Some(needed) = self.needed(&next, after, side) else { continue };
            let others = self.needed(&next, after, !side);
            if needed > (plies - 1) / 2 || others.is_none_or(|others| others > plies / 2) || count == MOST {
                continue;
            }
            let nears = before.is_some_and(|before| needed < before);
            let rank = if ours {
                let king = next.king(side).index() as usize;
                let seen = attacks(self.role, after.minor, next.occupied().0) | KING[king];
                100 * (nears == waits) as u32 + 4 * (seen & corner).count_ones() + next.is_check() as u32
            } else if m.from() == position.king(side) {
                100 * !nears as u32
            } else if m.from() == at(state.helper) {
                if nears == waits { 60 } else { 40 }
            } else {
                20
            };
            found[count] = (rank, m, after);
            count += 1;
        }
        found[..count].sort_by_key(|(rank, _, _)| *rank);
        (found, count)
    }

    /// The state after a move; `None` if one of the two pieces is captured.
    fn follow(&self, state: State, m: Move, ours: bool) -> Option<State> {
        let (from, to) = (m.from().index() as usize, m.to().index() as usize);
        let mut after = state;
        if ours {
            if to == state.helper {
                return None;
            }
            if from == state.minor {
                after.minor = to;
            }
        } else {
            if to == state.minor {
                return None;
            }
            if from == state.helper {
                after.helper = to;
            }
        }
        Some(after)
    }

    /// A lower bound on the moves that a side needs; `None` if it cannot reach the goal.
    fn needed(&self, position: &Position, state: State, side: Color) -> Option<usize> {
        let king = position.king(side).index() as usize;
        if side == self.winner {
            let striking = moves_striking(self.role, state.minor, self.goal.strike, self.goal.corner);
            return Some(moves(Role::King, king, self.goal.king) + striking);
        }
        let piece = position.role_at(at(state.helper))?;
        let way = moves_of_helper(piece, state.helper, side, self.goal.role, self.goal.block)?;
        Some(way + moves(Role::King, king, self.goal.corner))
    }
}

/// A small hash table of positions from which the goal was not reached; new entries overwrite old ones.
struct Failures {
    keys: Box<[u64; 256]>,
    /// A different number for each search: entries of earlier searches do not match.
    age: u64,
}

impl Default for Failures {
    fn default() -> Failures {
        Failures { keys: Box::new([0; 256]), age: 0 }
    }
}

impl Failures {
    /// Forgets all entries.
    fn turn_over(&mut self) {
        self.age = self.age.wrapping_add(0x9e37_79b9_7f4a_7c15);
    }

    fn has(&self, key: u64) -> bool {
        let key = key ^ self.age;
        self.keys[key as usize & 255] == key
    }

    fn add(&mut self, key: u64) {
        let key = key ^ self.age;
        self.keys[key as usize & 255] = key;
    }
}

const fn knight_table() -> [[u8; 64]; 64] {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    const NOT_AB: u64 = !0x0303_0303_0303_0303;
    const NOT_GH: u64 = !0xc0c0_c0c0_c0c0_c0c0;
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut seen: u64 = 1 << from;
        let mut fresh = seen;
        let mut count = 1;
        while fresh != 0 {
            let next = (fresh & NOT_H) << 17
                | (fresh & NOT_A) << 15
                | (fresh & NOT_GH) << 10
                | (fresh & NOT_AB) << 6
                | (fresh & NOT_A) >> 17
                | (fresh & NOT_H) >> 15
                | (fresh & NOT_AB) >> 10
                | (fresh & NOT_GH) >> 6;
            fresh = next & !seen;
            seen |= fresh;
            let mut to = 0;
            while to < 64 {
                if fresh >> to & 1 != 0 {
                    table[from][to] = count;
                }
                to += 1;
            }
            count += 1;
        }
        from += 1;
    }
    table
}

/// The number of moves that a knight needs from square to square.
static KNIGHT: [[u8; 64]; 64] = knight_table();

#[cfg(test)]
mod tests {
    use super::*;

    fn plies(fen: &str, winner: Color) -> Option<usize> {
        let position = Position::from_fen(fen).unwrap();
        let line = line(&position, winner, MUCH, 100_000, &mut 0)?;
        let mut at = position;
        for &m in &line {
            at = at.play(m).unwrap();
        }
        assert!(at.is_checkmate() && at.turn() != winner, "{fen}");
        Some(line.len())
    }

    #[test]
    fn one_minor_piece_and_a_piece_in_the_corner() {
        // A bishop of the other colour, a knight, a rook, and pawns that have to become something first.
        assert_eq!(plies("8/8/8/4b3/K4k2/5B2/8/8 w - - 0 1", Color::White), Some(13));
        assert!(plies("8/8/8/8/4pK2/3k4/8/4N3 b - - 0 1", Color::White).is_some());
        assert!(plies("7k/8/8/8/8/5n2/8/1R5K w - - 0 1", Color::Black).is_some());
        assert!(plies("8/8/2N5/K4b2/4k3/8/8/8 b - - 0 1", Color::Black).is_some());
    }

    #[test]
    fn nothing_to_do_here() {
        // Two minor pieces, a rook, and a bishop against one of its own colour.
        for fen in [
            "4k3/p7/8/8/8/8/8/2B1KB2 w - - 0 1",
            "4k3/p7/8/8/8/8/8/R3K3 w - - 0 1",
            "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        ] {
            assert_eq!(plies(fen, Color::White), None, "{fen}");
        }
    }

    #[test]
    fn knights_on_an_empty_board() {
        assert_eq!((KNIGHT[0][0], KNIGHT[0][9], KNIGHT[0][10], KNIGHT[0][63]), (0, 4, 1, 6));
    }
}
