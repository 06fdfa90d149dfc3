//! What is irregular about a position.

use crate::{Words, say};
use tratto_board::{CastlingFault, EnPassantFault, Irregularity, Setup, Square};

impl Words {
    /// An irregularity of a setup, as a clause.
    ///
    /// ```
    /// use tratto_board::Setup;
    /// use tratto_words::{Lang, Words};
    /// let setup = Setup::empty();
    /// let (_, irregularities) = setup.examine();
    /// let said = irregularities.iter().map(|&one| Words::of(Lang::IT).irregularity(&setup, one));
    /// assert_eq!(said.collect::<Vec<_>>(), ["il Bianco non ha re", "il Nero non ha re"]);
    /// ```
    pub fn irregularity(&self, setup: &Setup, irregularity: Irregularity) -> String {
        let piece_at = |square| setup.piece_at(square);
        match irregularity {
            Irregularity::NoKing(color) => say!(self, "no-king", color = color),
            Irregularity::ManyKings { color, kings } => {
                say!(self, "many-kings", color = color, count = kings.len(), squares = self.squares(kings))
            }
            Irregularity::OpponentInCheck { king, by } => {
                say!(
                    self,
                    "opponent-in-check",
                    king = king,
                    by = self.pieces_by(by, piece_at),
                    color = setup.turn
                )
            }
            Irregularity::BothInCheck => say!(self, "both-in-check"),
            Irregularity::TooManyPieces { color, count } => {
                say!(self, "too-many-pieces", color = color, count = count)
            }
            Irregularity::TooManyPawns { color, count } => {
                say!(self, "too-many-pawns", color = color, count = count)
            }
            Irregularity::TooManyPromotions { color, promoted, missing } => {
                say!(self, "too-many-promotions", color = color, promoted = promoted, missing = missing)
            }
            Irregularity::PawnsOnEndRanks { pawns } => {
                say!(self, "pawns-on-end-ranks", count = pawns.len(), squares = self.squares(pawns))
            }
            Irregularity::Castling { rook, fault } => self.castling_fault(rook, fault),
            Irregularity::EnPassant { square, fault } => self.en_passant_fault(square, fault),
            Irregularity::TooManyCheckers { checkers } => {
                say!(self, "too-many-checkers", checkers = self.pieces_on(checkers, piece_at))
            }
            Irregularity::ImpossibleCheck { checkers } => {
                say!(self, "impossible-check", checkers = self.pieces_on(checkers, piece_at))
            }
            // A kind this crate does not know yet still gets said, in the library's own English.
            other => other.to_string(),
        }
    }

    fn castling_fault(&self, rook: Square, fault: CastlingFault) -> String {
        match fault {
            CastlingFault::NotOnFirstRank => say!(self, "castling-not-first-rank", rook = rook),
            CastlingFault::NoRook => say!(self, "castling-no-rook", rook = rook),
            CastlingFault::KingNotAtHome => say!(self, "castling-king-away", rook = rook),
            CastlingFault::TwoOnOneSide => say!(self, "castling-two-rooks", rook = rook),
            _ => say!(self, "castling-fault", rook = rook),
        }
    }

    fn en_passant_fault(&self, square: Square, fault: EnPassantFault) -> String {
        match fault {
            EnPassantFault::WrongRank => say!(self, "en-passant-wrong-rank", square = square),
            EnPassantFault::Occupied => say!(self, "en-passant-occupied", square = square),
            EnPassantFault::NoPawn => say!(self, "en-passant-no-pawn", square = square),
            EnPassantFault::OriginOccupied => say!(self, "en-passant-origin", square = square),
            EnPassantFault::CheckNotFromIt => say!(self, "en-passant-check", square = square),
            _ => say!(self, "en-passant-fault", square = square),
        }
    }
}
