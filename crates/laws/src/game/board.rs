//! What stands on the board, which need not be a position of any legal game.

use tratto_board::{Color, Move, MoveKind, Piece, Position, Rank, Role, Setup, Square};

/// What stands on the board.
///
/// A position as long as there is one king a side, however irregular. A king may also be missing, after an illegal capture or
/// removal, and the Laws say what to do then.
#[derive(Clone, Copy, Eq, PartialEq, Debug)]
pub enum OnBoard {
    /// A position that can be played from, regular or not.
    Playable(Position),
    /// A board on which a king is missing.
    Kingless(Setup),
}

impl OnBoard {
    pub(crate) fn of(setup: &Setup) -> OnBoard {
        match setup.examine() {
            (Some(position), _) => OnBoard::Playable(position),
            (None, _) => OnBoard::Kingless(*setup),
        }
    }

    /// The position, unless a king is missing.
    pub fn position(&self) -> Option<&Position> {
        match self {
            OnBoard::Playable(position) => Some(position),
            OnBoard::Kingless(_) => None,
        }
    }

    /// Everything that stands there.
    pub fn setup(&self) -> Setup {
        match self {
            OnBoard::Playable(position) => position.setup(),
            OnBoard::Kingless(setup) => *setup,
        }
    }

    /// Whose move it is.
    #[inline]
    pub fn turn(&self) -> Color {
        match self {
            OnBoard::Playable(position) => position.turn(),
            OnBoard::Kingless(setup) => setup.turn,
        }
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        match self {
            OnBoard::Playable(position) => position.piece_at(square),
            OnBoard::Kingless(setup) => setup.piece_at(square),
        }
    }

    /// The number of the move about to be made, from 1.
    pub(crate) fn fullmoves(&self) -> u16 {
        match self {
            OnBoard::Playable(position) => position.fullmoves(),
            OnBoard::Kingless(setup) => setup.fullmoves,
        }
    }

    /// Half-moves since the last capture or pawn move.
    pub(crate) fn halfmoves(&self) -> u16 {
        match self {
            OnBoard::Playable(position) => position.halfmoves(),
            OnBoard::Kingless(setup) => setup.halfmoves,
        }
    }

    /// The board after pieces have been moved as this move says, whether the Laws allow it or not.
    pub(crate) fn displaced(&self, m: Move) -> OnBoard {
        let before = self.setup();
        let mut after = before;
        let Some(piece) = after.remove(m.from()) else { return *self };
        let mover = before.turn;
        let mut captured = false;
        if let Some(rook_to) = m.rook_to() {
            let rook = after.remove(m.to());
            after.put(m.destination(), piece);
            if let Some(rook) = rook {
                after.put(rook_to, rook);
            }
        } else {
            captured = after.remove(m.to()).is_some();
            let landed = m.promotes_to().map_or(piece, |role| role.role().of(piece.color));
            after.put(m.to(), landed);
            if m.kind() == MoveKind::EnPassant {
                captured |= after.remove(Square::new(m.to().file(), m.from().rank())).is_some();
            }
        }
        after.turn = !mover;
        after.en_passant = match m.kind() {
            MoveKind::DoubleStep if piece.role == Role::Pawn => between_ranks(m),
            _ => None,
        };
        after.castling = before.castling.without(m.from()).without(m.to());
        if piece.role == Role::King {
            after.castling &= !Rank::First.from_side(piece.color).bitboard();
        }
        let resets = captured || piece.role == Role::Pawn;
        after.halfmoves = if resets { 0 } else { before.halfmoves.saturating_add(1) };
        after.fullmoves = before.fullmoves.saturating_add(u16::from(mover == Color::Black));
        OnBoard::of(&after)
    }

    /// The board with the move passed to the other side, as after an unnoticed press without a move.
    pub(crate) fn passed(&self) -> OnBoard {
        match self {
            OnBoard::Playable(position) => OnBoard::Playable(position.pass()),
            OnBoard::Kingless(setup) => {
                let mut next = *setup;
                next.turn = !setup.turn;
                OnBoard::Kingless(next)
            }
        }
    }
}

/// The square that a double step passes over.
fn between_ranks(m: Move) -> Option<Square> {
    let (from, to) = (m.from().index(), m.to().index());
    (from.abs_diff(to) == 16).then(|| Square::from_index(from.midpoint(to)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_board::PromotionRole;

    fn board(setup: Setup) -> OnBoard {
        OnBoard::of(&setup)
    }

    #[test]
    fn a_legal_move_displaces_as_it_plays() {
        let mut queue = vec![Position::initial()];
        for _ in 0..3 {
            let mut next = Vec::new();
            for position in &queue {
                for m in position.legal_moves().iter() {
                    let mut played = *position;
                    played.play_unchecked(*m);
                    assert_eq!(
                        OnBoard::Playable(*position).displaced(*m),
                        OnBoard::Playable(played),
                        "{m:?}"
                    );
                    if next.len() < 400 {
                        next.push(played);
                    }
                }
            }
            queue = next;
        }
    }

    #[test]
    fn a_king_can_be_taken_off() {
        let mut setup = Setup::empty();
        setup.put(Square::E1, Role::King.of(Color::White));
        setup.put(Square::E7, Role::Queen.of(Color::White));
        setup.put(Square::E8, Role::King.of(Color::Black));
        let after = board(setup).displaced(Move::normal(Square::E7, Square::E8));
        assert!(after.position().is_none());
        assert_eq!(after.piece_at(Square::E8), Some(Role::Queen.of(Color::White)));
        assert_eq!((after.turn(), after.halfmoves()), (Color::Black, 0));
    }

    #[test]
    fn a_pawn_can_stay_on_the_last_rank_or_promote() {
        let mut setup = Setup::empty();
        setup.put(Square::E1, Role::King.of(Color::White));
        setup.put(Square::A7, Role::Pawn.of(Color::White));
        setup.put(Square::H7, Role::King.of(Color::Black));
        let left = board(setup).displaced(Move::normal(Square::A7, Square::A8));
        assert_eq!(left.piece_at(Square::A8), Some(Role::Pawn.of(Color::White)));
        let promoted = board(setup).displaced(Move::promotion(Square::A7, Square::A8, PromotionRole::Rook));
        assert_eq!(promoted.piece_at(Square::A8), Some(Role::Rook.of(Color::White)));
    }
}
