//! Why a move is not legal.

use crate::attacks::{line_through, squares_between};
use crate::moves::{CastlingSide, Move, MoveKind};
use crate::position::Position;
use crate::types::{Bitboard, Color, Piece, PromotionRole, Rank, Role, Square};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The reason why a move is not legal. If several apply, the first that a person would name: what stands where, then how the piece
/// moves, then what is in the way, then the king's safety.
#[non_exhaustive]
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum WhyNot {
    /// Nothing stands on the square.
    NoPiece {
        /// The empty square.
        from: Square,
    },
    /// The piece belongs to the side that is not to move.
    NotYours {
        /// Where it stands.
        from: Square,
        /// What it is.
        piece: Piece,
    },
    /// The piece is put back where it was.
    SameSquare {
        /// Where it stands.
        from: Square,
    },
    /// A piece of the same side stands on the target square.
    OwnPieceThere {
        /// The target.
        to: Square,
        /// What stands there.
        piece: Piece,
    },
    /// The enemy king stands on the target square, and a king is never captured.
    KingThere {
        /// The target.
        to: Square,
    },
    /// Such a piece does not move that way.
    NotItsMove {
        /// The piece.
        role: Role,
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// Something stands in the way, or, for a pawn going straight on, on the target square.
    Blocked {
        /// The piece that moves.
        role: Role,
        /// The first square in the way.
        at: Square,
        /// What stands there.
        by: Piece,
    },
    /// A pawn goes aslant only to capture, and there is nothing to capture.
    NothingToCapture {
        /// The target.
        to: Square,
    },
    /// The pawn beside has not just made a double step: the chance to capture it in passing is gone, or never was.
    EnPassantUnavailable {
        /// The target.
        to: Square,
        /// The pawn that is not captured.
        pawn: Square,
    },
    /// A pawn that reaches the last rank must become something.
    PromotionMissing {
        /// The target.
        to: Square,
    },
    /// Only a pawn that reaches the last rank becomes something else.
    PromotionImpossible {
        /// The piece that moves.
        role: Role,
        /// The target.
        to: Square,
    },
    /// The king is in check and the move does not answer it.
    StaysInCheck {
        /// The king's square.
        king: Square,
        /// The pieces that would attack it.
        by: Bitboard,
    },
    /// The piece is pinned, or a capture in passing opens a line: the move leaves the king attacked.
    ExposesKing {
        /// The king's square.
        king: Square,
        /// The pieces that would attack it.
        by: Bitboard,
    },
    /// The king would step onto an attacked square.
    KingIntoCheck {
        /// The target.
        to: Square,
        /// The pieces that attack it.
        by: Bitboard,
    },
    /// The king or that rook has moved, or there is no such rook.
    CastlingRightLost {
        /// Which way.
        side: CastlingSide,
    },
    /// Something stands between king and rook, or where they must pass.
    CastlingBlocked {
        /// Which way.
        side: CastlingSide,
        /// The square.
        at: Square,
        /// What stands there.
        by: Piece,
    },
    /// The king is in check.
    CastlingOutOfCheck {
        /// Which way.
        side: CastlingSide,
        /// The pieces that give check.
        by: Bitboard,
    },
    /// The king would pass over an attacked square.
    CastlingThroughCheck {
        /// Which way.
        side: CastlingSide,
        /// The square passed over.
        at: Square,
        /// The pieces that attack it.
        by: Bitboard,
    },
    /// The king would arrive on an attacked square.
    CastlingIntoCheck {
        /// Which way.
        side: CastlingSide,
        /// Where the king arrives.
        at: Square,
        /// The pieces that attack it.
        by: Bitboard,
    },
}

impl Position {
    /// The legal move from one square to another, or the reason why there is none.
    ///
    /// ```
    /// use tratto_board::{Position, Square, WhyNot};
    /// let why = Position::initial().find_move(Square::F1, Square::C4, None);
    /// assert!(matches!(why, Err(WhyNot::Blocked { at: Square::E2, .. })));
    /// ```
    #[inline]
    pub fn find_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<PromotionRole>,
    ) -> Result<Move, WhyNot> {
        if promotion.is_none()
            && let Some(usual) = self.usual_move(from, to)
        {
            return Ok(usual);
        }
        self.find_unusual(from, to, promotion)
    }

    #[cold]
    fn find_unusual(
        &self,
        from: Square,
        to: Square,
        promotion: Option<PromotionRole>,
    ) -> Result<Move, WhyNot> {
        let m = self.move_between(from, to, promotion);
        if self.is_legal(m) { Ok(m) } else { Err(self.reason(m)) }
    }

    /// Why going from one square to another is not legal; `None` exactly when it is.
    pub fn why_not(&self, from: Square, to: Square, promotion: Option<PromotionRole>) -> Option<WhyNot> {
        self.find_move(from, to, promotion).err()
    }

    /// Why this move is not legal here.
    pub(crate) fn why_not_move(&self, m: Move) -> WhyNot {
        self.reason(m)
    }

    #[cold]
    fn reason(&self, m: Move) -> WhyNot {
        let (us, from, to) = (self.turn(), m.from(), m.to());
        let Some(piece) = self.piece_at(from) else { return WhyNot::NoPiece { from } };
        if piece.color != us {
            return WhyNot::NotYours { from, piece };
        }
        if from == to {
            return WhyNot::SameSquare { from };
        }
        if let Some(side) = self.castling_attempt(piece.role, m) {
            return self.castling_reason(from, side);
        }
        let role = piece.role;
        if let Some(there) = self.piece_at(to) {
            if there.color == us {
                return WhyNot::OwnPieceThere { to, piece: there };
            }
            if there.role == Role::King {
                return WhyNot::KingThere { to };
            }
        }
        let geometry =
            if role == Role::Pawn { self.pawn_reason(m) } else { self.piece_reason(role, from, to) };
        geometry.unwrap_or_else(|| self.king_reason(role, m))
    }

    /// Which way the king is trying to castle, if that is what the squares mean: onto its own rook, or two squares or
    /// more along its first rank to the c- or g-file.
    fn castling_attempt(&self, role: Role, m: Move) -> Option<CastlingSide> {
        if let Some(side) = m.castling_side() {
            return (role == Role::King).then_some(side);
        }
        let (from, to) = (m.from(), m.to());
        let home = Rank::First.from_side(self.turn());
        let tries = role == Role::King && from.rank() == home && to.rank() == home && from.distance(to) == 2;
        CastlingSide::ALL.into_iter().find(|side| tries && side.king_file() == to.file())
    }

    fn castling_reason(&self, king: Square, side: CastlingSide) -> WhyNot {
        let (us, them) = (self.turn(), !self.turn());
        let Some(rook) = self.castling_rook(us, side).filter(|_| king == self.king(us)) else {
            return WhyNot::CastlingRightLost { side };
        };
        let m = Move::castling(king, rook);
        let (king_to, rook_to) = (m.destination(), m.rook_to().unwrap_or(rook));
        let walk = squares_between(king, king_to).with(king_to);
        let paths = (walk | squares_between(rook, rook_to).with(rook_to)).without(king).without(rook);
        // From the king outwards, as a person looks along the rank.
        let mut in_the_way: Vec<Square> = (paths & self.occupied()).iter().collect();
        in_the_way.sort_by_key(|square| square.distance(king));
        if let Some((at, by)) = in_the_way.first().and_then(|&at| Some((at, self.piece_at(at)?))) {
            return WhyNot::CastlingBlocked { side, at, by };
        }
        let by = self.checkers();
        if by.any() {
            return WhyNot::CastlingOutOfCheck { side, by };
        }
        let without_king = self.occupied().without(king);
        let mut passed: Vec<Square> = walk.without(king_to).iter().collect();
        passed.sort_by_key(|square| square.distance(king));
        for at in passed {
            let by = self.attackers_through(at, them, without_king);
            if by.any() {
                return WhyNot::CastlingThroughCheck { side, at, by };
            }
        }
        // The rook too has left its square, which in Chess960 may open the rank.
        let by = self.attackers_through(king_to, them, without_king.without(rook).with(rook_to));
        WhyNot::CastlingIntoCheck { side, at: king_to, by }
    }

    fn piece_reason(&self, role: Role, from: Square, to: Square) -> Option<WhyNot> {
        let files = from.file().index().abs_diff(to.file().index());
        let ranks = from.rank().index().abs_diff(to.rank().index());
        let straight = files == 0 || ranks == 0;
        let slanted = files == ranks;
        let fits = match role {
            Role::Knight => files.min(ranks) == 1 && files.max(ranks) == 2,
            Role::King => files.max(ranks) == 1,
            Role::Bishop => slanted,
            Role::Rook => straight,
            _ => straight || slanted,
        };
        if !fits {
            return Some(WhyNot::NotItsMove { role, from, to });
        }
        self.first_between(from, to).map(|(at, by)| WhyNot::Blocked { role, at, by })
    }

    fn pawn_reason(&self, m: Move) -> Option<WhyNot> {
        let (us, from, to) = (self.turn(), m.from(), m.to());
        let role = Role::Pawn;
        let forward = if us == Color::White { 1 } else { -1 };
        let files = from.file().index().abs_diff(to.file().index());
        let ranks = (to.rank().index() as i8 - from.rank().index() as i8) * forward;
        let may_step_twice = from.rank() == Rank::Second.from_side(us);
        match (files, ranks) {
            (0, 1) | (0, 2) if ranks == 1 || may_step_twice => {
                let in_the_way = self.first_between(from, to).or_else(|| Some((to, self.piece_at(to)?)));
                if let Some((at, by)) = in_the_way {
                    return Some(WhyNot::Blocked { role, at, by });
                }
            }
            (1, 1) => {
                if self.piece_at(to).is_none() && m.kind() != MoveKind::EnPassant {
                    let pawn = Square::new(to.file(), from.rank());
                    return Some(match self.piece_at(pawn) {
                        Some(beside)
                            if beside == role.of(!us) && from.rank() == Rank::Fifth.from_side(us) =>
                        {
                            WhyNot::EnPassantUnavailable { to, pawn }
                        }
                        _ => WhyNot::NothingToCapture { to },
                    });
                }
            }
            _ => return Some(WhyNot::NotItsMove { role, from, to }),
        }
        None
    }

    /// The reason where the move suits the piece and nothing is in its way: a missing promotion, or the king's safety.
    fn king_reason(&self, role: Role, m: Move) -> WhyNot {
        let (us, from, to) = (self.turn(), m.from(), m.to());
        let last = role == Role::Pawn && to.rank() == Rank::Eighth.from_side(us);
        let king = self.king(us);
        let mut occupied = self.occupied().without(from).with(to);
        let mut attackers = self.by_color(!us).without(to);
        if m.kind() == MoveKind::EnPassant {
            let taken = Square::new(to.file(), from.rank());
            occupied = occupied.without(taken);
            attackers = attackers.without(taken);
        }
        let square = if role == Role::King { to } else { king };
        let by = self.attackers_through(square, !us, occupied) & attackers;
        if by.is_empty() || (last != m.promotes_to().is_some() && m.promotes_to().is_some()) {
            return if last {
                WhyNot::PromotionMissing { to }
            } else {
                WhyNot::PromotionImpossible { role, to }
            };
        }
        if role == Role::King {
            return WhyNot::KingIntoCheck { to, by };
        }
        let still = by & self.checkers();
        if still.any() { WhyNot::StaysInCheck { king, by: still } } else { WhyNot::ExposesKing { king, by } }
    }

    /// The first piece on the way from one square to another, counted from the start.
    fn first_between(&self, from: Square, to: Square) -> Option<(Square, Piece)> {
        let pieces = squares_between(from, to) & self.occupied();
        let at = if to > from { pieces.first() } else { pieces.last() }?;
        debug_assert!(line_through(from, to).has(at));
        Some((at, self.piece_at(at)?))
    }
}

/// The squares of a set, joined for a sentence.
fn named(squares: Bitboard) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            WhyNot::NoPiece { from } => write!(f, "no piece stands on {from}"),
            WhyNot::NotYours { from, piece } => {
                write!(f, "the piece on {from} is a {piece}, and it is not that side's turn")
            }
            WhyNot::SameSquare { from } => write!(f, "the piece stays on {from}"),
            WhyNot::OwnPieceThere { to, piece } => write!(f, "an own piece, a {piece}, stands on {to}"),
            WhyNot::KingThere { to } => write!(f, "the king on {to} cannot be captured"),
            WhyNot::NotItsMove { role, from, to } => write!(f, "a {role} does not move from {from} to {to}"),
            WhyNot::Blocked { role, at, by } => write!(f, "the {role}'s way is blocked by the {by} on {at}"),
            WhyNot::NothingToCapture { to } => write!(f, "there is nothing for the pawn to capture on {to}"),
            WhyNot::EnPassantUnavailable { to, pawn } => {
                write!(
                    f,
                    "the pawn on {pawn} cannot be captured in passing on {to}: its double step was not the last move"
                )
            }
            WhyNot::PromotionMissing { to } => {
                write!(f, "a pawn that reaches {to} must become another piece")
            }
            WhyNot::PromotionImpossible { role, to } => {
                write!(f, "a {role} that goes to {to} does not promote")
            }
            WhyNot::StaysInCheck { king, by } => {
                write!(f, "the king on {king} stays in check from {}", named(by))
            }
            WhyNot::ExposesKing { king, by } => {
                write!(f, "the king on {king} would be attacked from {}", named(by))
            }
            WhyNot::KingIntoCheck { to, by } => write!(f, "{to} is attacked from {}", named(by)),
            WhyNot::CastlingRightLost { .. } => f.write_str("the right to castle on that side is lost"),
            WhyNot::CastlingBlocked { at, by, .. } => write!(f, "castling is blocked by the {by} on {at}"),
            WhyNot::CastlingOutOfCheck { by, .. } => write!(f, "castling out of check from {}", named(by)),
            WhyNot::CastlingThroughCheck { at, by, .. } => {
                write!(f, "castling over {at}, which is attacked from {}", named(by))
            }
            WhyNot::CastlingIntoCheck { at, by, .. } => {
                write!(f, "castling to {at}, which is attacked from {}", named(by))
            }
        }
    }
}
