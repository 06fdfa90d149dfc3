//! Drawing a net around the losing king: a best-first search in which both sides help.

use super::steps::{KING, attacks};
use std::collections::{BinaryHeap, HashSet};
use std::cmp::Reverse;
use tratto_board::{Bitboard, Color, Move, Position, Role};

struct Node {
    position: Position,
    parent: u32,
    played: Option<Move>,
    depth: u16,
}

fn edge_distance(at: usize) -> i32 {
    let (file, rank) = (at & 7, at >> 3);
    (file.min(7 - file)).min(rank.min(7 - rank)) as i32
}

/// How far the losing king is from being mated, roughly.
#[inline]
fn estimate(position: &Position, winner: Color) -> i32 {
    let loser = !winner;
    let king = position.king(loser);
    let at = king.index() as usize;
    let ours = position.by_color(winner);
    let theirs = position.by_color(loser);
    let bare = (ours | theirs).without(king);
    let seen = position.attacked_through(ours, winner, bare).0;
    let exits = KING[at] & !theirs.0 & !seen;
    let own = position.king(winner);
    let mut score = 3 * exits.count_ones() as i32
        + 2 * edge_distance(at)
        + (own.distance(king) as i32 - 2).max(0);
    let heavy = (position.by_role(Role::Queen) | position.by_role(Role::Rook)) & ours;
    if heavy.is_empty() {
        let pawns = position.by_role(Role::Pawn) & ours;
        let best = if winner.is_white() {
            pawns.last().map(|pawn| 7 - (pawn.index() >> 3) as i32)
        } else {
            pawns.first().map(|pawn| (pawn.index() >> 3) as i32)
        };
        if let Some(steps) = best {
            score += 8 + 4 * steps;
        }
    }
    score
}

/// Looks for a mate in so many expansions.
pub(super) fn search(root: &Position, winner: Color, expansions: u64, nodes: &mut u64) -> Option<Vec<Move>> {
    let mut arena: Vec<Node> = Vec::with_capacity(1024);
    let mut open: BinaryHeap<Reverse<(i32, u32)>> = BinaryHeap::with_capacity(1024);
    let mut seen: HashSet<u64> = HashSet::with_capacity(1024);
    arena.push(Node { position: *root, parent: 0, played: None, depth: 0 });
    open.push(Reverse((estimate(root, winner), 0)));
    let mut left = expansions;
    while let Some(Reverse((_, index))) = open.pop() {
        if left == 0 {
            return None;
        }
        left -= 1;
        *nodes += 1;
        let Node { position, depth, .. } = arena[index as usize];
        let ours = position.turn() == winner;
        for &m in &position.legal_moves() {
            let mut next = position;
            next.play_unchecked(m);
            let score = estimate(&next, winner);
            if ours && next.is_checkmate() {
                let mut line = vec![m];
                let mut at = index;
                while let Some(played) = arena[at as usize].played {
                    line.push(played);
                    at = arena[at as usize].parent;
                }
                line.reverse();
                return Some(line);
            }
            if !seen.insert(next.hash()) {
                continue;
            }
            let at = arena.len() as u32;
            arena.push(Node { position: next, parent: index, played: Some(m), depth: depth + 1 });
            open.push(Reverse((4 * score + depth as i32, at)));
        }
    }
    let _ = attacks;
    let _ = Bitboard::EMPTY;
    None
}
