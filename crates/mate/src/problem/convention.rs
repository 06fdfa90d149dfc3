//! The problemists' conventions about what a diagram does not show.
//!
//! Castling is allowed if king and rook stand on their squares: no retrograde analysis is made here that might show that one of them
//! has moved. En passant is allowed only where the position as given names the square; whether the last move must have been the
//! double step is not looked into. In all problems but help play the side to move is the one that the position names; in help
//! play Black begins, or White if there is half a move more.

use super::stipulation::{Kind, Stipulation};
use tratto_board::{Bitboard, CastlingSide, Color, Position, Role, Setup, Square};

/// What convention decided about a position.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Conventions {
    /// The rooks that may castle because nothing shows that they may not.
    pub castling: Bitboard,
    /// The square where en passant is allowed, because the position as it was given says so.
    pub en_passant: Option<Square>,
    /// Whether the side to move was changed, because the stipulation says who begins.
    pub turned: bool,
}

/// The position to solve, and what convention decided; none if the board has not one king a side.
pub(super) fn apply(setup: &Setup, stipulation: &Stipulation) -> Option<(Position, Conventions)> {
    let mut setup = *setup;
    let begins = match stipulation.kind() {
        Kind::Help if stipulation.has_half_move() => Some(Color::White),
        Kind::Help | Kind::SeriesHelp => Some(Color::Black),
        _ => None,
    };
    let turned = begins.is_some_and(|begins| begins != setup.turn);
    if let Some(begins) = begins {
        setup.turn = begins;
    }
    if turned {
        setup.en_passant = None;
    }
    for color in Color::ALL {
        let rank = if color.is_white() { 0 } else { 56 };
        let square = |file: u8| Square::from_index(rank + file);
        if setup.piece_at(square(4)) != Some(Role::King.of(color)) {
            continue;
        }
        for rook in [square(0), square(7)] {
            if setup.piece_at(rook) == Some(Role::Rook.of(color)) {
                setup.castling |= rook.bitboard();
            }
        }
    }
    let position = setup.examine().0?;
    let castling = Color::ALL
        .into_iter()
        .flat_map(|color| CastlingSide::ALL.map(|side| position.castling_rook(color, side)))
        .flatten()
        .collect();
    let conventions = Conventions { castling, en_passant: position.legal_en_passant(), turned };
    Some((position, conventions))
}
