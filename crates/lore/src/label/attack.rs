//! Labels of attacks: fork, pin, skewer, discovered attack, x-ray.

use crate::exchange::{is_en_prise, is_hanging, price};
use crate::line::{Line, Turn};
use tratto_board::{
    Bitboard, Color, File, Piece, Position, Rank, Role, Square, attacks_from, line_through, squares_between,
};

/// Whether a role moves along lines.
pub(super) const fn is_line_piece(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// What the piece on a square attacks.
pub(super) fn attacks(position: &Position, square: Square) -> Bitboard {
    position
        .piece_at(square)
        .map_or(Bitboard::EMPTY, |piece| attacks_from(piece, square, position.occupied()))
}

/// The worth, in comparisons, of what stands on a square; nothing is worth nothing.
pub(super) fn price_at(position: &Position, square: Square) -> i32 {
    position.role_at(square).map_or(0, price)
}

pub(super) fn fork(line: &Line) -> bool {
    let them = !line.solver();
    line.turns().filter(|turn| !turn.is_last()).any(|turn| {
        let (board, to) = (turn.after(), turn.to());
        if turn.role() == Some(Role::King) || is_en_prise(board, to) {
            return false;
        }
        let officers = (attacks(board, to) & board.by_color(them)) - board.by_role(Role::Pawn);
        let is_target = |square| {
            price_at(board, square) > price_at(board, to)
                || is_hanging(board, square) && !attacks(board, square).has(to)
        };
        officers.into_iter().filter(|&square| is_target(square)).count() > 1
    })
}

pub(super) fn pin(line: &Line) -> bool {
    let (us, them) = (line.solver(), !line.solver());
    line.turns().any(|turn| {
        let board = turn.after();
        board.pinned(them).into_iter().any(|pinned| {
            let along = line_through(board.king(them), pinned);
            keeps_from_attacking(board, pinned, along, us) || keeps_from_leaving(board, pinned, along, us)
        })
    })
}

/// Whether the pin keeps a piece from taking something that is dearer or undefended.
fn keeps_from_attacking(board: &Position, pinned: Square, along: Bitboard, us: Color) -> bool {
    let attacked = (attacks(board, pinned) & board.by_color(us)) - along;
    attacked
        .into_iter()
        .any(|square| price_at(board, square) > price_at(board, pinned) || is_hanging(board, square))
}

/// Whether the pin keeps a piece from leaving the line on which it is attacked.
fn keeps_from_leaving(board: &Position, pinned: Square, along: Bitboard, us: Color) -> bool {
    (board.attackers(pinned, us) & along).into_iter().any(|attacker| {
        price_at(board, pinned) > price_at(board, attacker)
            || is_hanging(board, pinned)
                && !attacks(board, pinned).has(attacker)
                && (reach(board, pinned) - along).any()
    })
}

/// Where a piece may go by its way of moving, whatever becomes of its king.
fn reach(board: &Position, square: Square) -> Bitboard {
    let Some(piece) = board.piece_at(square) else { return Bitboard::EMPTY };
    let own = board.by_color(piece.color);
    if piece.role != Role::Pawn {
        return attacks(board, square) - own;
    }
    let mut takes = board.by_color(!piece.color);
    takes |= board.en_passant().map_or(Bitboard::EMPTY, Square::bitboard);
    let mut reached = attacks(board, square) & takes;
    let step = if piece.color == Color::White { 1 } else { -1 };
    let is_free = |at: &Square| !board.occupied().has(*at);
    if let Some(one) = square.offset(0, step).filter(is_free) {
        reached |= one.bitboard();
        let is_home = square.rank() == Rank::Second.from_side(piece.color);
        if let Some(two) = one.offset(0, step).filter(|two| is_home && is_free(two)) {
            reached |= two.bitboard();
        }
    }
    reached
}

pub(super) fn skewer(line: &Line) -> bool {
    line.turns_from(2).any(|turn| {
        let board = turn.before();
        let Some((_, moved)) = turn.preceding() else { return false };
        turn.captured().is_some()
            && turn.role().is_some_and(is_line_piece)
            && !turn.after().is_checkmate()
            && moved.destination() != turn.to()
            && squares_between(turn.from(), turn.to()).has(moved.from())
            && price_at(board, moved.destination()) > price_at(board, turn.to())
            && is_en_prise(board, turn.to())
    })
}

pub(super) fn discovered_check(line: &Line) -> bool {
    line.turns().any(|turn| turn.after().checkers().without(turn.to()).any())
}

pub(super) fn double_check(line: &Line) -> bool {
    line.turns().any(|turn| turn.after().checkers().more_than_one())
}

pub(super) fn discovered_attack(line: &Line) -> bool {
    let alone = |turn: Turn| {
        let checkers = turn.after().checkers();
        checkers.any() && !checkers.has(turn.to())
    };
    if line.turns().any(alone) {
        return true;
    }
    for turn in line.turns_from(2).filter(|turn| turn.captured().is_some()) {
        let (Some((_, reply)), Some(earlier)) = (turn.preceding(), turn.earlier()) else { return false };
        if reply.destination() == turn.to() {
            return false;
        }
        if squares_between(turn.from(), turn.to()).has(earlier.from())
            && earlier.to() != turn.to()
            && earlier.to() != turn.from()
            && !earlier.played().is_castling()
        {
            return true;
        }
    }
    false
}

pub(super) fn x_ray_attack(line: &Line) -> bool {
    line.turns_from(2).any(|turn| {
        let (Some((_, reply)), Some(earlier)) = (turn.preceding(), turn.earlier()) else { return false };
        turn.captured().is_some()
            && reply.destination() == turn.to()
            && earlier.to() == turn.to()
            && turn.before().role_at(turn.to()) != Some(Role::King)
            && squares_between(turn.from(), turn.to()).has(reply.from())
    })
}

/// A square by file and rank, for readers of patterns.
pub(super) const fn is_edge_file(file: File) -> bool {
    matches!(file, File::A | File::H)
}

/// Whether a square holds this piece.
pub(super) fn holds(position: &Position, square: Option<Square>, color: Color, role: Role) -> bool {
    square.and_then(|square| position.piece_at(square)) == Some(Piece { color, role })
}
