//! Why a move is not legal, and by which article.

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
    /// assert_eq!(Words::of(Lang::En).why_not(&position, why), "the pawn on e2 is in the way");
    /// assert_eq!(Words::of(Lang::It).why_not(&position, why), "il pedone in e2 impedisce la mossa");
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

    /// The article a reason rests on, as one cites it; see [`article`].
    pub fn cited(&self, article: &str) -> String {
        say!(self, "article-2023", article = article)
    }
}

/// The article of the Laws of 2023 that a reason rests on. `None` where nothing was moved at all, on which the Laws are
/// silent.
///
/// | reason | article |
/// |---|---|
/// | it is the other side's turn | 1.3 |
/// | the king would be captured | 1.4.1 |
/// | an own piece is there | 3.1 |
/// | bishop, rook, queen, knight, pawn, king do not move so | 3.2, 3.3, 3.4, 3.6, 3.7, 3.8.1 |
/// | a piece in the way | 3.5; of a pawn 3.7 |
/// | nothing for the pawn to capture; not any more en passant | 3.7.3; 3.7.3.2 |
/// | promotion | 3.7.3.3 |
/// | castling: right lost; prevented for now | 3.8.2.1; 3.8.2.2 |
/// | the own king attacked | 3.9.2 |
pub fn article(why: WhyNot) -> Option<&'static str> {
    Some(match why {
        WhyNot::NotYours { .. } => "1.3",
        WhyNot::KingThere { .. } => "1.4.1",
        WhyNot::OwnPieceThere { .. } => "3.1",
        WhyNot::NotItsMove { role, .. } => match role {
            Role::Bishop => "3.2",
            Role::Rook => "3.3",
            Role::Queen => "3.4",
            Role::Knight => "3.6",
            Role::Pawn => "3.7",
            Role::King => "3.8.1",
        },
        WhyNot::Blocked { role: Role::Pawn, .. } => "3.7",
        WhyNot::Blocked { .. } => "3.5",
        WhyNot::NothingToCapture { .. } => "3.7.3",
        WhyNot::EnPassantUnavailable { .. } => "3.7.3.2",
        WhyNot::PromotionMissing { .. } | WhyNot::PromotionImpossible { .. } => "3.7.3.3",
        WhyNot::CastlingRightLost { .. } => "3.8.2.1",
        WhyNot::CastlingBlocked { .. }
        | WhyNot::CastlingOutOfCheck { .. }
        | WhyNot::CastlingThroughCheck { .. }
        | WhyNot::CastlingIntoCheck { .. } => "3.8.2.2",
        WhyNot::StaysInCheck { .. } | WhyNot::ExposesKing { .. } | WhyNot::KingIntoCheck { .. } => "3.9.2",
        _ => return None,
    })
}
