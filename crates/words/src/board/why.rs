//! Why a move is not legal.

use crate::{Words, say};
use tratto_board::{CastlingSide, Position, Role, WhyNot};

impl Words {
    /// The reason as a clause that follows "is not legal:".
    ///
    /// ```
    /// use tratto_board::{Position, Square};
    /// use tratto_words::{Lang, Words};
    /// let position = Position::initial();
    /// let why = position.why_not(Square::F1, Square::C4, None).expect("the pawn is in the way");
    /// assert_eq!(Words::of(Lang::EN).why_not(&position, why), "the pawn on e2 is in the way");
    /// assert_eq!(Words::of(Lang::IT).why_not(&position, why), "il pedone in e2 impedisce la mossa");
    /// ```
    pub fn why_not(&self, position: &Position, why: WhyNot) -> String {
        let turn = position.turn();
        let pieces_by = |squares| self.pieces_by(squares, |square| position.piece_at(square));
        match why {
            WhyNot::NoPiece { from } => say!(self, "why-no-piece", from = from),
            WhyNot::NotYours { from, piece } => {
                say!(self, "why-not-yours", role = piece.role, square = from, color = piece.color)
            }
            WhyNot::SameSquare { from } => {
                let role = position.role_at(from).unwrap_or(Role::Pawn);
                say!(self, "why-same-square", role = role, square = from)
            }
            WhyNot::OwnPieceThere { to, piece } => {
                say!(self, "why-own-piece", role = piece.role, color = piece.color, square = to)
            }
            WhyNot::KingThere { to } => say!(self, "why-king-there", square = to),
            WhyNot::NotItsMove { role, .. } => say!(self, "why-not-its-move", role = role),
            WhyNot::Blocked { at, by, .. } => say!(self, "why-blocked", role = by.role, square = at),
            WhyNot::NothingToCapture { to } => say!(self, "why-nothing-to-capture", square = to),
            WhyNot::EnPassantUnavailable { pawn, .. } => say!(self, "why-en-passant", pawn = pawn),
            WhyNot::PromotionMissing { to } => say!(self, "why-promotion-missing", square = to),
            WhyNot::PromotionImpossible { role, to } => {
                say!(self, "why-promotion-impossible", role = role, square = to)
            }
            WhyNot::StaysInCheck { king, by } => {
                say!(self, "why-stays-in-check", king = king, by = pieces_by(by))
            }
            WhyNot::ExposesKing { king, by } => {
                say!(self, "why-exposes-king", king = king, by = pieces_by(by))
            }
            WhyNot::KingIntoCheck { to, by } => {
                say!(self, "why-king-into-check", square = to, by = pieces_by(by))
            }
            WhyNot::CastlingRightLost { side } => {
                let wing = match side {
                    CastlingSide::King => "king",
                    CastlingSide::Queen => "queen",
                };
                say!(self, "why-castling-right", color = turn, wing = wing)
            }
            WhyNot::CastlingBlocked { at, by, .. } => {
                say!(self, "why-castling-blocked", role = by.role, square = at)
            }
            WhyNot::CastlingOutOfCheck { by, .. } => say!(self, "why-castling-out", by = pieces_by(by)),
            WhyNot::CastlingThroughCheck { at, by, .. } => {
                say!(self, "why-castling-through", square = at, by = pieces_by(by))
            }
            WhyNot::CastlingIntoCheck { at, by, .. } => {
                say!(self, "why-castling-into", square = at, by = pieces_by(by))
            }
            _ => say!(self, "why-unknown"),
        }
    }
}
