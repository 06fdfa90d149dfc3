//! Finds the legal move that a written move means.

use super::Position;
use crate::moves::Move;
use crate::types::{Bitboard, Role, Square};
use crate::why::WhyNot;
use crate::written::WrittenMove;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// Why a [`WrittenMove`] does not mean exactly one legal move.
#[non_exhaustive]
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum NotOneMove {
    /// The side to move has no such piece, at least not where the written move says.
    NoSuchPiece {
        /// The piece that is missing.
        role: Role,
    },
    /// No piece meant can legally go there. One entry for each of them, the nearest to being legal first.
    Illegal(Vec<Refusal>),
    /// Each of these pieces can legally go there.
    Ambiguous {
        /// The pieces.
        role: Role,
        /// Their squares.
        from: Bitboard,
        /// Where to.
        to: Square,
    },
}

/// A piece that cannot go where it was said to go.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Refusal {
    /// The move it would be.
    pub tried: Move,
    /// Why it is not legal.
    pub why: WhyNot,
}

impl Refusal {
    /// Whether the piece moves as such pieces move, and only its own king is left attacked: the kind of illegal move that can
    /// be played on a board and after which the game can go on.
    pub fn can_stand(&self) -> bool {
        matches!(
            self.why,
            WhyNot::StaysInCheck { .. } | WhyNot::ExposesKing { .. } | WhyNot::KingIntoCheck { .. }
        )
    }
}

impl NotOneMove {
    /// The illegal move that was clearly meant and can stand on the board, if there is one.
    pub fn standing(&self) -> Option<Move> {
        let NotOneMove::Illegal(refusals) = self else { return None };
        let mut standing = refusals.iter().filter(|refusal| refusal.can_stand());
        match (standing.next(), standing.next()) {
            (Some(only), None) => Some(only.tried),
            _ => None,
        }
    }
}

impl Position {
    /// The one legal move that a written move means.
    ///
    /// ```
    /// use tratto_board::{CastlingSide, WrittenMove, NotOneMove, Position, Role, Square, WhyNot};
    /// let position = Position::initial();
    /// assert!(position.find(WrittenMove::new(Role::Knight, Square::F3)).is_ok());
    /// let Err(NotOneMove::Illegal(refusals)) = position.find(WrittenMove::new(Role::Bishop, Square::C4)) else { panic!() };
    /// assert!(matches!(refusals[0].why, WhyNot::Blocked { .. }));
    /// ```
    pub fn find(&self, written: WrittenMove) -> Result<Move, NotOneMove> {
        if let Some(side) = written.castling_side() {
            let king = self.king(self.turn);
            let tried = match self.castling_rook(self.turn, side) {
                Some(rook) => Move::castling(king, rook),
                // No rook has the right: the squares of ordinary chess, so that the reason can be told.
                None => Move::castling(
                    king,
                    Square::new(
                        match side {
                            crate::CastlingSide::King => crate::File::H,
                            crate::CastlingSide::Queen => crate::File::A,
                        },
                        king.rank(),
                    ),
                ),
            };
            if self.is_legal(tried) {
                return Ok(tried);
            }
            let why = match self.castling_rook(self.turn, side) {
                Some(_) => self.why_not_move(tried),
                None => WhyNot::CastlingRightLost { side },
            };
            return Err(NotOneMove::Illegal(vec![Refusal { tried, why }]));
        }
        let (role, to) = (written.role(), written.to());
        let pieces = self.pieces(role.of(self.turn)) & written.origins();
        if pieces.is_empty() {
            return Err(NotOneMove::NoSuchPiece { role });
        }
        let tries = || pieces.iter().map(|from| self.move_between(from, to, written.promotes_to()));
        let mut legal = tries().filter(|&m| !m.is_castling() && self.is_legal(m));
        match (legal.next(), legal.next()) {
            (Some(only), None) => Ok(only),
            (None, _) => {
                let mut refusals: Vec<Refusal> =
                    tries().map(|tried| Refusal { tried, why: self.why_not_move(tried) }).collect();
                refusals.sort_by_key(|refusal| closeness(refusal.why));
                Err(NotOneMove::Illegal(refusals))
            }
            _ => {
                let from = tries().filter(|&m| self.is_legal(m)).map(Move::from).collect();
                Err(NotOneMove::Ambiguous { role, from, to })
            }
        }
    }
}

/// How near a refused move is to being legal: 0 is nearest.
fn closeness(why: WhyNot) -> u8 {
    match why {
        WhyNot::StaysInCheck { .. } | WhyNot::ExposesKing { .. } | WhyNot::KingIntoCheck { .. } => 0,
        WhyNot::PromotionMissing { .. } | WhyNot::PromotionImpossible { .. } => 1,
        WhyNot::Blocked { .. } | WhyNot::EnPassantUnavailable { .. } | WhyNot::NothingToCapture { .. } => 2,
        WhyNot::OwnPieceThere { .. } | WhyNot::KingThere { .. } => 3,
        _ => 4,
    }
}

impl fmt::Display for NotOneMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotOneMove::NoSuchPiece { role } => write!(f, "the side to move has no {role} there"),
            NotOneMove::Illegal(refusals) => match refusals.first() {
                Some(first) => first.why.fmt(f),
                None => f.write_str("no piece can go there"),
            },
            NotOneMove::Ambiguous { role, from, to } => {
                let squares: Vec<String> = from.iter().map(|square| square.to_string()).collect();
                write!(f, "the {role}s on {} can all go to {to}", squares.join(", "))
            }
        }
    }
}

impl core::error::Error for NotOneMove {}
