//! Looking at every position that can arise: for what cannot be put to the slow solver, or what it does not know.

use super::material;
use super::verdict::{Reason, Verdict};
use std::collections::HashSet;
use tratto_board::{Color, Move, Position, Role};

/// Positions are kept in memory, so there is a limit to them whatever the budget.
const MOST: usize = 1_000_000;

/// All that decides which moves are legal, now and later. A hash would not do: this is a proof.
type Identity = [u64; 7];

fn identity(position: &Position) -> Identity {
    let role = |role| position.by_role(role).0;
    // Roles as three bits a square, colours as one; the rights and the turn share a word: rooks stand on the end ranks,
    // the en-passant square on the third or sixth, and e4 is neither.
    let (pawns, knights, bishops) = (role(Role::Pawn), role(Role::Knight), role(Role::Bishop));
    let (rooks, queens) = (role(Role::Rook), role(Role::Queen));
    let passed = position.legal_en_passant().map_or(0, |square| square.bitboard().0);
    let turn = (position.turn().is_white() as u64) << 28;
    let kings = position.king(Color::White).index() as u64 | (position.king(Color::Black).index() as u64) << 8;
    [
        pawns,
        knights | queens,
        bishops | queens,
        rooks,
        position.by_color(Color::White).0,
        position.castling().0 | passed | turn,
        kings,
    ]
}

/// The exact answer, if all that can arise is seen within the budget.
pub(super) fn verdict(position: &Position, winner: Color, budget: u64, nodes: &mut u64) -> Verdict {
    let mut seen = HashSet::new();
    let mut found: Vec<(Position, u32, Option<Move>)> = vec![(*position, 0, None)];
    seen.insert(identity(position));
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
        if material::why_insufficient(&at, winner).is_none() {
            for &m in &moves {
                let mut after = at;
                after.play_unchecked(m);
                if seen.insert(identity(&after)) {
                    found.push((after, next as u32, Some(m)));
                }
            }
        }
        next += 1;
    }
    Verdict::Unwinnable { why: Reason::NoMate }
}
