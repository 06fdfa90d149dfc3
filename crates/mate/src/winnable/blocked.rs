//! Positions where nothing of the winner's can ever give check.
//!
//! For every piece the squares are collected that it may ever reach, generously: a piece that may move or be taken blocks
//! nothing, and the others are walls. What is left out is left out for good: a locked pawn never moves, a square that a
//! locked pawn attacks is closed to the other king. If at the end no piece of the winner's attacks a square that the losing
//! king may stand on, there will never be a check, and so never a mate.

use super::steps::{KING, attacks, each, last_rank, pushed, square, struck};
use tratto_board::{Color, Position, Role};

struct Walker {
    role: Role,
    color: Color,
    reach: u64,
}

/// Whether it is proved that the winner can never give check. "No" proves nothing.
pub(super) fn is_blocked(position: &Position, winner: Color) -> bool {
    // Castling and en passant move pieces in ways that are not worth following here.
    if position.castling().any() || position.legal_en_passant().is_some() {
        return false;
    }
    let mut pieces: Vec<(usize, Walker)> = Vec::with_capacity(32);
    for at in position.occupied() {
        let Some(piece) = position.piece_at(at) else { return false };
        pieces.push((
            at.index() as usize,
            Walker { role: piece.role, color: piece.color, reach: at.bitboard().0 },
        ));
    }
    let mut walls = position.occupied().0;
    loop {
        let before = walls;
        let mut grew = false;
        // Where pieces of either side that can be taken may stand.
        let prey = Color::ALL.map(|color| {
            pieces
                .iter()
                .filter(|(_, piece)| piece.color == color && piece.role != Role::King)
                .fold(0, |set, (_, piece)| set | piece.reach)
        });
        // What the walls attack for good: leapers only, since a line may be closed.
        let closed = Color::ALL.map(|color| {
            pieces.iter().filter(|(at, piece)| piece.color == color && walls & 1 << at != 0).fold(
                0,
                |set, (at, piece)| {
                    set | match piece.role {
                        Role::Pawn => struck(1 << at, color),
                        Role::Knight | Role::King => attacks(piece.role, *at, 0),
                        _ => 0,
                    }
                },
            )
        });
        let standing = |color: Color, kings_too: bool| {
            pieces
                .iter()
                .filter(|(at, piece)| {
                    piece.color == color && walls & 1 << at != 0 && (kings_too || piece.role != Role::King)
                })
                .fold(0, |set, (at, _)| set | 1u64 << at)
        };
        // A piece goes neither onto a wall of its own side nor onto a king that cannot step away.
        let barred =
            Color::ALL.map(|color| standing(color, true) | standing(!color, true) & !standing(!color, false));
        for (at, piece) in &mut pieces {
            let them = !piece.color as usize;
            let mut reach = piece.reach;
            for from in each(piece.reach) {
                reach |= match piece.role {
                    Role::Pawn => {
                        let one = pushed(1 << from, piece.color) & !walls;
                        let home = if piece.color.is_white() { from >> 3 == 1 } else { from >> 3 == 6 };
                        let two = if home { pushed(one, piece.color) & !walls } else { 0 };
                        one | two | struck(1 << from, piece.color) & prey[them]
                    }
                    Role::King => KING[from] & !closed[them],
                    role => attacks(role, from, walls),
                } & !barred[piece.color as usize];
            }
            if piece.role == Role::Pawn && reach & last_rank(piece.color) != 0 {
                return false;
            }
            if reach != piece.reach {
                piece.reach = reach;
                grew = true;
            }
            // Whoever moves is no wall, nor is whoever may be taken.
            if reach != 1 << *at {
                walls &= !reach;
            }
        }
        if !grew && walls == before {
            break;
        }
    }
    let king = position.king(!winner);
    let region = pieces.iter().find(|(at, _)| square(*at) == king).map_or(!0, |(_, piece)| piece.reach);
    pieces.iter().filter(|(_, piece)| piece.color == winner && piece.role != Role::King).all(|(_, piece)| {
        each(piece.reach).all(|from| {
            let seen = match piece.role {
                Role::Pawn => struck(1 << from, piece.color),
                role => attacks(role, from, walls),
            };
            seen & region == 0
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_board::Setup;

    fn is(fen: &str, winner: Color) -> bool {
        let (setup, _) = Setup::from_fen_relaxed(fen).unwrap();
        is_blocked(&setup.examine().0.unwrap(), winner)
    }

    #[test]
    fn walls() {
        for (fen, white) in [
            ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", true),
            // A bishop behind its own wall; the other bishop takes a pawn of theirs.
            ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4KB2 w - -", true),
            ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 w - -", false),
            // A gap; a pawn that can be taken; a rook that looks along a file; a pawn free to run; a double step to come.
            ("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - -", false),
            ("4k3/8/8/p1p1p1p1/P1P1P1PR/8/8/4K3 w - -", false),
            ("4k3/7p/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", false),
            ("4k3/8/p7/2p1p1p1/P1P1P1P1/8/8/4K3 w - -", false),
        ] {
            assert_eq!(is(fen, Color::White), white, "{fen}");
        }
    }

    #[test]
    fn castling_and_en_passant_are_left_to_others() {
        assert!(!is("4k3/8/8/p1p1p1pP/P1P1P1P1/8/8/4K3 w - g6", Color::White));
        assert!(!is("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K2R w K -", Color::White));
    }
}
