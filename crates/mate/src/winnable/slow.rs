//! The solver of the hard positions: the crate `chasolver`, by the author of the algorithm. Nothing outside this file
//! knows it.

use chasolver::{Winnability, winnability};
use chess::{
    Board, BoardBuilder, CastleRights, ChessMove, Color as TheirColor, File, Piece, Square as TheirSquare,
};
use tratto_board::{
    Bitboard, CastlingSide, Color, File as OurFile, Move, Position, PromotionRole, Role, Square,
};

/// What the solver found.
pub(super) enum Found {
    /// A mating line, not yet confirmed.
    Line(Vec<Move>),
    /// There is none.
    Nothing,
    /// It does not know.
    Unknown,
}

/// A position in the solver's own terms.
pub(super) struct Question {
    board: Board,
    /// Whether castling rights had to be left out, so that "nothing" means less than it says.
    pub(super) lacks_castling: bool,
}

impl Question {
    /// The position for the solver; none if it cannot be put to it: a king left attacked, pawns on the end ranks.
    pub(super) fn new(position: &Position) -> Option<Question> {
        if (position.by_role(Role::Pawn) & Bitboard::END_RANKS).any() {
            return None;
        }
        let mut builder = BoardBuilder::new();
        for square in position.occupied() {
            let piece = position.piece_at(square)?;
            builder.piece(their_square(square), their_piece(piece.role), their_color(piece.color));
        }
        builder.side_to_move(their_color(position.turn()));
        let mut kept = Bitboard::EMPTY;
        for color in Color::ALL {
            let (rights, rooks) = orthodox_rights(position, color);
            builder.castle_rights(their_color(color), rights);
            kept |= rooks;
        }
        let lacks_castling = kept != position.castling();
        if let Some(square) = position.legal_en_passant() {
            builder.en_passant(Some(File::from_index(square.file().index() as usize)));
        }
        let board = Board::try_from(&builder).ok()?;
        Some(Question { board, lacks_castling })
    }

    /// Asks.
    pub(super) fn ask(&self, position: &Position, winner: Color) -> Found {
        match winnability(&self.board, their_color(winner)) {
            Some(Winnability::Winnable { helpmate }) => match our_moves(position, &helpmate) {
                Some(line) => Found::Line(line),
                None => Found::Unknown,
            },
            Some(Winnability::Unwinnable) => Found::Nothing,
            None => Found::Unknown,
        }
    }
}

/// The rights that exist in orthodox chess, and the rooks they are for.
fn orthodox_rights(position: &Position, color: Color) -> (CastleRights, Bitboard) {
    if position.king(color).file() != OurFile::E {
        return (CastleRights::NoRights, Bitboard::EMPTY);
    }
    let rook = |side, file| position.castling_rook(color, side).filter(|rook: &Square| rook.file() == file);
    let king_side = rook(CastlingSide::King, OurFile::H);
    let queen_side = rook(CastlingSide::Queen, OurFile::A);
    let rooks = [king_side, queen_side].into_iter().flatten().collect();
    let rights = match (king_side, queen_side) {
        (None, None) => CastleRights::NoRights,
        (Some(_), None) => CastleRights::KingSide,
        (None, Some(_)) => CastleRights::QueenSide,
        (Some(_), Some(_)) => CastleRights::Both,
    };
    (rights, rooks)
}

fn our_moves(position: &Position, line: &[ChessMove]) -> Option<Vec<Move>> {
    let mut at = *position;
    let mut moves = Vec::with_capacity(line.len());
    for m in line {
        let promotion = match m.get_promotion() {
            None => None,
            Some(Piece::Knight) => Some(PromotionRole::Knight),
            Some(Piece::Bishop) => Some(PromotionRole::Bishop),
            Some(Piece::Rook) => Some(PromotionRole::Rook),
            Some(_) => Some(PromotionRole::Queen),
        };
        let square = |square: TheirSquare| Square::from_index(square.to_index() as u8);
        let m = at.move_between(square(m.get_source()), square(m.get_dest()), promotion);
        at = at.play(m).ok()?;
        moves.push(m);
    }
    Some(moves)
}

fn their_color(color: Color) -> TheirColor {
    match color {
        Color::White => TheirColor::White,
        Color::Black => TheirColor::Black,
    }
}

fn their_piece(role: Role) -> Piece {
    match role {
        Role::Pawn => Piece::Pawn,
        Role::Knight => Piece::Knight,
        Role::Bishop => Piece::Bishop,
        Role::Rook => Piece::Rook,
        Role::Queen => Piece::Queen,
        Role::King => Piece::King,
    }
}

fn their_square(square: Square) -> TheirSquare {
    chess::ALL_SQUARES[square.index() as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_board::Setup;

    fn question(fen: &str) -> Option<Question> {
        let (setup, _) = Setup::from_fen_relaxed(fen).unwrap();
        Question::new(&setup.examine().0.unwrap())
    }

    #[test]
    fn what_can_be_asked() {
        let whole = |fen: &str| question(fen).map(|question| !question.lacks_castling);
        assert_eq!(whole("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), Some(true));
        assert_eq!(whole("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"), Some(true));
        assert_eq!(whole("4k3/8/8/8/8/8/8/4KR2 w F - 0 1"), Some(false), "a rook of Chess960");
        assert_eq!(whole("4k3/8/8/8/8/8/8/3K3R w H - 0 1"), Some(false), "a king of Chess960");
        assert_eq!(whole("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"), None, "the black king is left attacked");
        assert_eq!(whole("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"), None, "a pawn on the last rank");
    }

    #[test]
    fn moves_come_back_as_ours() {
        let position = Position::from_fen("4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 1").unwrap();
        let line = [
            ChessMove::new(TheirSquare::E5, TheirSquare::D6, None),
            ChessMove::new(TheirSquare::E8, TheirSquare::F8, None),
            ChessMove::new(TheirSquare::E1, TheirSquare::C1, None),
        ];
        let moves = our_moves(&position, &line).unwrap();
        assert_eq!(moves[0], Move::en_passant(Square::E5, Square::D6));
        assert_eq!(moves[2], Move::castling(Square::E1, Square::A1));
        assert_eq!(our_moves(&position, &[ChessMove::new(TheirSquare::E1, TheirSquare::E3, None)]), None);
    }
}
