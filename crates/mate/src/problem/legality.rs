//! Whether a position can arise from the initial array: a reason given here is a proof that it cannot.

use super::retro::{DEPTH, Past};
use tratto_board::{Bitboard, Color, Irregularity, Role, Setup, Square};

/// Why a position cannot arise.
#[non_exhaustive]
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Illegal {
    /// Something the board itself shows: too many pieces, pawns on the end ranks, the king of the side that has moved in check, checks that no
    /// move can have given.
    Board(Irregularity),
    /// More promoted pieces than pawns that are missing.
    Promotions {
        /// Whose.
        color: Color,
        /// Pieces that must have been promoted.
        promoted: u32,
        /// Pawns that are not on the board.
        missing: u32,
    },
    /// The pawns of a side must have captured more often than the other side has pieces missing.
    PawnCaptures {
        /// Whose pawns.
        color: Color,
        /// Captures needed at least.
        needed: u32,
        /// Pieces of the other side that are not on the board and can have been taken by pawns: a bishop that never left its first square was not.
        missing: u32,
    },
    /// No move of the side that has moved can have led here.
    NoLastMove {
        /// Whose move it should have been.
        color: Color,
    },
    /// A bishop stands where it cannot have come from its home, which its own pawns still shut in, and it is not promoted.
    LockedBishop {
        /// Where it stands.
        square: Square,
    },
}

/// Reasons why the position cannot arise from the initial array; if there are none, it is not shown illegal.
pub fn illegality(setup: &Setup) -> Vec<Illegal> {
    let mut reasons = by_counting(setup);
    if reasons.is_empty() && !Past::new(setup).is_open(Bitboard::EMPTY, DEPTH) {
        reasons.push(Illegal::NoLastMove { color: !setup.turn });
    }
    reasons
}

/// What pieces, pawns and checks show without taking back a move.
pub(super) fn by_counting(setup: &Setup) -> Vec<Illegal> {
    let mut reasons: Vec<Illegal> =
        setup.examine().1.iter().filter(|one| proves(**one)).map(|&one| Illegal::Board(one)).collect();
    for color in Color::ALL {
        let count = |role: Role| (setup.by_color(color) & setup.by_role(role)).len();
        let missing = 8u32.saturating_sub(count(Role::Pawn));
        let promoted = promoted(setup, color);
        if promoted > missing {
            reasons.push(Illegal::Promotions { color, promoted, missing });
        }
        let needed = captures(setup, color);
        let theirs = setup.by_color(!color).len();
        let missing = 16u32.saturating_sub(theirs).saturating_sub(died_at_home(setup, !color));
        if needed > missing {
            reasons.push(Illegal::PawnCaptures { color, needed, missing });
        }
        reasons.extend(locked_bishop(setup, color, missing_pawns(setup, color)));
    }
    reasons
}

fn proves(irregularity: Irregularity) -> bool {
    matches!(
        irregularity,
        Irregularity::NoKing(_)
            | Irregularity::ManyKings { .. }
            | Irregularity::OpponentInCheck { .. }
            | Irregularity::BothInCheck
            | Irregularity::TooManyPieces { .. }
            | Irregularity::TooManyPawns { .. }
            | Irregularity::PawnsOnEndRanks { .. }
            | Irregularity::TooManyCheckers { .. }
            | Irregularity::ImpossibleCheck { .. }
    )
}

fn missing_pawns(setup: &Setup, color: Color) -> u32 {
    8u32.saturating_sub((setup.by_color(color) & setup.by_role(Role::Pawn)).len())
}

/// How many pieces of a side must have been promoted.
fn promoted(setup: &Setup, color: Color) -> u32 {
    let of = |role: Role| setup.by_color(color) & setup.by_role(role);
    let beyond = |have: u32, at_first: u32| have.saturating_sub(at_first);
    let bishops = of(Role::Bishop);
    beyond(of(Role::Queen).len(), 1)
        + beyond(of(Role::Rook).len(), 2)
        + beyond(of(Role::Knight).len(), 2)
        + beyond((bishops & Bitboard::LIGHT).len(), 1)
        + beyond((bishops & Bitboard::DARK).len(), 1)
}

/// The fewest captures that bring pawns from their files to where they stand: every pawn needs as many as its file is away from the file it
/// came from, and no two came from the same one.
fn captures(setup: &Setup, color: Color) -> u32 {
    let pawns = setup.by_color(color) & setup.by_role(Role::Pawn);
    if pawns.len() > 8 {
        return 0;
    }
    // The least sum over all ways to give each pawn a file of its own: one pawn after the other, over sets of files used.
    const NEVER: u32 = u32::MAX / 2;
    let mut least = [NEVER; 256];
    least[0] = 0;
    for pawn in pawns {
        let file = pawn.file().index() as i32;
        let rank = if color.is_white() { pawn.rank().index() } else { 7 - pawn.rank().index() } as i32;
        let mut next = [NEVER; 256];
        for (used, &so_far) in least.iter().enumerate().filter(|(_, least)| **least < NEVER) {
            for from in (0..8i32).filter(|from| used >> from & 1 == 0) {
                let away = (file - from).unsigned_abs();
                // A pawn on its n-th rank has made n - 1 steps at most, and cannot have captured more often.
                let cost = if away as i32 > rank - 1 { NEVER } else { so_far + away };
                let slot = &mut next[used | 1 << from];
                *slot = (*slot).min(cost);
            }
        }
        least = next;
    }
    let needed = least.into_iter().min().unwrap_or(0);
    if needed >= NEVER { 17 } else { needed }
}

/// Homes of bishops that are still shut in by their own pawns, which have never moved.
fn shut_homes(setup: &Setup, color: Color) -> impl Iterator<Item = Square> {
    let at = |file: u8, n: u8| Square::from_index(if color.is_white() { n } else { 7 - n } * 8 + file);
    let pawn = Role::Pawn.of(color);
    let shut = move |setup: &Setup, file: u8| {
        setup.piece_at(at(file - 1, 1)) == Some(pawn) && setup.piece_at(at(file + 1, 1)) == Some(pawn)
    };
    let homes = [2u8, 5].map(|file| shut(setup, file).then(|| at(file, 0)));
    homes.into_iter().flatten()
}

/// How many bishops of a side were taken at home: no pawn that is still a pawn took them.
fn died_at_home(setup: &Setup, color: Color) -> u32 {
    let bishop = Role::Bishop.of(color);
    shut_homes(setup, color).filter(|&home| setup.piece_at(home) != Some(bishop)).count() as u32
}

/// A bishop outside while the pawns before its home have never moved, and no pawn is missing that might have become it.
fn locked_bishop(setup: &Setup, color: Color, missing: u32) -> Option<Illegal> {
    if missing > 0 {
        return None;
    }
    let bishop = Role::Bishop.of(color);
    for home in shut_homes(setup, color).filter(|&home| setup.piece_at(home) != Some(bishop)) {
        let colour = if Bitboard::LIGHT.has(home) { Bitboard::LIGHT } else { Bitboard::DARK };
        if let Some(square) = (setup.pieces(bishop) & colour).first() {
            return Some(Illegal::LockedBishop { square });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(fen: &str) -> Vec<Illegal> {
        illegality(&Setup::from_fen_relaxed(fen).unwrap().0)
    }

    #[test]
    fn nothing_is_claimed_of_positions_that_arise() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
            "r1bqkbnr/pppp1ppp/2n5/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 1",
            "4k3/8/8/8/8/8/8/QQQ1K3 b - - 0 1",
            "4k3/P7/P7/P7/8/8/8/4K3 w - - 0 1",
        ] {
            assert_eq!(reasons(fen), [], "{fen}");
        }
    }

    #[test]
    fn counted_out() {
        // Two queens and eight pawns.
        let queens = reasons("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1");
        assert_eq!(queens, [Illegal::Promotions { color: Color::White, promoted: 1, missing: 0 }]);
        // Bishops of one colour with all pawns there.
        let bishops = reasons("4k3/8/8/8/4B3/2N5/PP1P1PPP/R1BQK1NR w KQ - 0 1");
        assert_eq!(bishops, []);
        // Tripled pawns on the edge need three captures, and Black lacks two pieces.
        let pawns = reasons("rnbqkb1r/ppppppp1/8/P7/P7/P7/3PPPPP/RNBQKBNR w KQkq - 0 1");
        assert_eq!(pawns, [Illegal::PawnCaptures { color: Color::White, needed: 3, missing: 2 }]);
        // A pawn on its second rank came from there: two of them on one file cannot be, and g2 cannot have come from h2.
        assert!(
            !reasons("4k3/8/8/8/8/P7/P7/4K3 w - - 0 1").iter().any(|one| matches!(one, Illegal::Board(_)))
        );
    }

    #[test]
    fn a_bishop_that_never_got_out() {
        let locked = reasons("rnbqkbnr/pppppppp/8/8/8/5B2/PPPPPPPP/RNBQK1NR w KQkq - 0 1");
        assert_eq!(locked, [Illegal::LockedBishop { square: Square::F3 }]);
        assert_eq!(reasons("rnbqkbnr/pppppppp/8/8/2B5/4P3/PPPP1PPP/RNBQK1NR w KQkq - 0 1"), []);
    }

    #[test]
    fn what_the_board_shows() {
        assert!(matches!(reasons("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1")[..], [Illegal::Board(_)]));
    }
}
