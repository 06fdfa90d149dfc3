//! What a board does not show: who may still castle, and which pawn can be taken in passing. A question that may turn on it tells it.

use tratto_board::{Bitboard, CastlingSide, Color, File, Position, Rank, Role, Square};

/// Something that the board leaves open.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Right {
    /// King and rook are at home: may they still castle?
    Castle {
        /// Whose they are.
        color: Color,
        /// On which side.
        side: CastlingSide,
        /// Whether neither has moved.
        has: bool,
    },
    /// The last move was this double step of a pawn, beside a pawn of the other side.
    DoubleStep(Square, Square),
    /// Pawns stand beside each other as after a double step, and the last move was none.
    NoDoubleStep,
}

/// Where a side's king stands when a game begins.
fn home(color: Color) -> Square {
    Square::new(File::E, Rank::First.from_side(color))
}

/// The castlings of which the board alone does not say whether the right is still there.
pub(super) fn castling(position: &Position, color: Color) -> Vec<Right> {
    let king = home(color);
    if position.king(color) != king {
        return Vec::new();
    }
    let open = |side: CastlingSide| {
        let file = if side == CastlingSide::King { File::H } else { File::A };
        let rook = Square::new(file, king.rank());
        let is_home = position.piece_at(rook) == Some(Role::Rook.of(color));
        is_home.then(|| Right::Castle { color, side, has: position.castling().has(rook) })
    };
    CastlingSide::ALL.into_iter().filter_map(open).collect()
}

/// The pawns that could have made a double step just now, with the pawns beside them that could then take in passing.
fn neighbours(position: &Position) -> impl Iterator<Item = (Square, Bitboard)> {
    let (us, them) = (position.turn(), !position.turn());
    let back = if them.is_white() { -1 } else { 1 };
    let (mine, occupied) = (position.pieces(Role::Pawn.of(us)), position.occupied());
    let theirs = position.pieces(Role::Pawn.of(them)) & Bitboard::from(Rank::Fourth.from_side(them));
    theirs.into_iter().filter_map(move |pawn| {
        let behind = [1, 2].map(|ranks| pawn.offset(0, ranks * back));
        let is_free = behind.iter().flatten().all(|square| !occupied.has(*square));
        let beside = [-1, 1].into_iter().filter_map(|files| pawn.offset(files, 0));
        let takers: Bitboard = beside.filter(|square| mine.has(*square)).collect();
        (is_free && takers.any()).then_some((pawn, takers))
    })
}

/// What the board does not say about taking in passing, for the pawns on these squares.
fn passing_by(position: &Position, takers: Bitboard) -> Option<Right> {
    let concerned: Vec<Square> =
        neighbours(position).filter(|(_, beside)| (*beside & takers).any()).map(|(pawn, _)| pawn).collect();
    let stepped = concerned
        .iter()
        .find(|pawn| position.en_passant().is_some_and(|passed| passed.file() == pawn.file()));
    match (stepped, concerned.is_empty()) {
        (Some(pawn), _) => {
            let from = Square::new(pawn.file(), Rank::Second.from_side(!position.turn()));
            Some(Right::DoubleStep(from, *pawn))
        }
        (None, false) => Some(Right::NoDoubleStep),
        (None, true) => None,
    }
}

/// What the board does not say about taking in passing.
pub(super) fn passing(position: &Position) -> Vec<Right> {
    passing_by(position, !Bitboard::EMPTY).into_iter().collect()
}

/// What the board does not say about the moves of the piece on a square.
pub(super) fn of_piece(position: &Position, square: Square) -> Vec<Right> {
    let mut rights: Vec<Right> = passing_by(position, square.bitboard()).into_iter().collect();
    if position.king(position.turn()) == square {
        rights.extend(castling(position, position.turn()));
    }
    rights
}

/// What the board does not say about the moves of the side to move.
pub(super) fn of_mover(position: &Position) -> Vec<Right> {
    [castling(position, position.turn()), passing(position)].concat()
}

/// What the board does not say about the moves of both sides.
pub(super) fn of_both(position: &Position) -> Vec<Right> {
    [castling(position, position.turn()), castling(position, !position.turn()), passing(position)].concat()
}

/// Whether a move is illegal for want of such a right: to tell that would give the answer away.
pub(super) fn is_told_away(position: &Position, from: Square, to: Square) -> bool {
    let castles =
        from.file().index().abs_diff(to.file().index()) == 2 && position.role_at(from) == Some(Role::King);
    let takes = position.role_at(from) == Some(Role::Pawn)
        && from.file() != to.file()
        && position.piece_at(to).is_none();
    let rights = of_piece(position, from);
    let side = if to.file() > from.file() { CastlingSide::King } else { CastlingSide::Queen };
    castles
        && rights
            .iter()
            .any(|right| matches!(right, Right::Castle { side: one, has: false, .. } if *one == side))
        || takes && rights.contains(&Right::NoDoubleStep)
}
