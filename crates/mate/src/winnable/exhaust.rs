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
    let kings =
        position.king(Color::White).index() as u64 | (position.king(Color::Black).index() as u64) << 8;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict_of(fen: &str, budget: u64) -> Verdict {
        verdict(&Position::from_fen(fen).unwrap(), Color::White, budget, &mut 0)
    }

    #[test]
    fn small_worlds() {
        let nothing = Verdict::Unwinnable { why: Reason::NoMate };
        // The kings are shut in on either side of the wall.
        let wall = "1k6/8/1p1p1p1p/1P1P1P1P/8/8/8/1K6 w - - 0 1";
        assert_eq!(verdict_of(wall, 100_000), nothing);
        assert_eq!(verdict_of(wall, 100), Verdict::Undetermined);
        let Verdict::Winnable { line } = verdict_of("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", 100_000) else {
            panic!("mate in one")
        };
        assert_eq!(line.len(), 1, "the shortest line comes first");
    }

    #[test]
    fn identities_differ_where_positions_do() {
        let of = |fen: &str| identity(&Position::from_fen(fen).unwrap());
        let plain = of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2");
        for other in [
            "r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk d6 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2Q w Qkq d6 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2N w Qkq d6 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2B w Qkq d6 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K1R1 w Qkq d6 0 2",
        ] {
            assert_ne!(plain, of(other), "{other}");
        }
        assert_eq!(plain, of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 7 9"), "counters do not count");
    }
}
