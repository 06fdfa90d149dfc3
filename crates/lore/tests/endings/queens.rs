//! A queen or a rook against a bare king wins after every promotion that the table calls won: the two endings are solved here by the
//! legal moves of the board alone.

use super::regular;
use tratto_board::{Color, Position, PromotionRole, Role, Square};
use tratto_lore::ending::PawnEnding;

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn index(piece: Square, king: Square, alone: Square) -> usize {
    (usize::from(piece.index()) * 64 + usize::from(king.index())) * 64 + usize::from(alone.index())
}

fn at(position: &Position, role: Role) -> Option<usize> {
    let piece = position.by_role(role).single()?;
    Some(index(piece, position.king(WHITE), position.king(BLACK)))
}

/// Which positions, Black to move, are lost.
fn lost(role: Role) -> Vec<bool> {
    let squares =
        || Square::all().flat_map(|a| Square::all().flat_map(move |b| Square::all().map(move |c| (a, b, c))));
    // What White can reach, and what Black can; none if the piece is taken.
    let mut white: Vec<Vec<u32>> = vec![Vec::new(); 64 * 64 * 64];
    let mut black: Vec<Option<Vec<u32>>> = vec![None; 64 * 64 * 64];
    let mut lost = vec![false; 64 * 64 * 64];
    for (piece, king, alone) in squares() {
        let pieces = [(piece, role, WHITE), (king, Role::King, WHITE), (alone, Role::King, BLACK)];
        for turn in Color::ALL {
            let Some(position) = regular(turn, &pieces) else { continue };
            let i = index(piece, king, alone);
            let children = position.legal_moves().into_iter().map(|m| {
                let mut next = position;
                next.play_unchecked(m);
                at(&next, role).map(|child| child as u32)
            });
            if turn == WHITE {
                white[i] = children.flatten().collect();
            } else {
                black[i] = children.collect();
                lost[i] = position.is_checkmate();
                if position.is_stalemate() {
                    black[i] = None;
                }
            }
        }
    }
    let mut won = vec![false; 64 * 64 * 64];
    loop {
        let mut grown = false;
        for i in 0..won.len() {
            if !won[i] && white[i].iter().any(|&child| lost[child as usize]) {
                won[i] = true;
                grown = true;
            }
        }
        for i in 0..lost.len() {
            let Some(children) = black[i].as_ref().filter(|children| !children.is_empty()) else { continue };
            if !lost[i] && children.iter().all(|&child| won[child as usize]) {
                lost[i] = true;
                grown = true;
            }
        }
        if !grown {
            return lost;
        }
    }
}

#[test]
fn every_promotion_is_what_the_table_says() {
    let tables = [(PromotionRole::Queen, lost(Role::Queen)), (PromotionRole::Rook, lost(Role::Rook))];
    let mut promotions = 0;
    for pawn in (0..8).map(|file| Square::from_index(48 + file)) {
        for king in Square::all() {
            for alone in Square::all() {
                let pieces =
                    [(pawn, Role::Pawn, WHITE), (king, Role::King, WHITE), (alone, Role::King, BLACK)];
                let Some(ending) = regular(WHITE, &pieces).and_then(|at| PawnEnding::of(&at)) else {
                    continue;
                };
                for &m in ending.position().legal_moves().iter().filter(|m| m.promotes_to().is_some()) {
                    let after = ending.judge(m).unwrap().after.is_won();
                    let next = ending.position().play(m).unwrap();
                    let table = tables.iter().find(|(role, _)| Some(*role) == m.promotes_to());
                    let is_won = table.is_some_and(|(role, lost)| lost[at(&next, role.role()).unwrap()]);
                    assert_eq!(after, is_won, "{ending:?} {m:?}");
                    promotions += 1;
                }
            }
        }
    }
    assert!(promotions > 50_000, "{promotions}");
}
