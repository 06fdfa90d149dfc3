//! Checks a [`Setup`], makes a [`Position`] of it, and lists everything irregular about it.

use super::core::{CASTLING, Core};
use super::play::can_take_en_passant;
use super::{Position, hash};
use crate::attacks::{KNIGHT, PAWN, line_through, squares_between};
use crate::setup::Setup;
use crate::types::{Bitboard, Color, File, Rank, Role, Square};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

/// Something that cannot occur in a game played by the Laws.
#[non_exhaustive]
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Irregularity {
    /// A side has no king: there is no [`Position`].
    NoKing(Color),
    /// A side has more than one king: there is no [`Position`].
    ManyKings {
        /// Whose.
        color: Color,
        /// Where they stand.
        kings: Bitboard,
    },
    /// The side that has just moved is in check.
    OpponentInCheck {
        /// The king left attacked.
        king: Square,
        /// The pieces that attack it.
        by: Bitboard,
    },
    /// Both kings are in check.
    BothInCheck,
    /// More than sixteen pieces of one side.
    TooManyPieces {
        /// Whose.
        color: Color,
        /// How many.
        count: u8,
    },
    /// More than eight pawns of one side.
    TooManyPawns {
        /// Whose.
        color: Color,
        /// How many.
        count: u8,
    },
    /// More promoted pieces than missing pawns.
    TooManyPromotions {
        /// Whose.
        color: Color,
        /// How many pieces must have been promoted.
        promoted: u8,
        /// How many pawns are gone.
        missing: u8,
    },
    /// Pawns on the first or last rank.
    PawnsOnEndRanks {
        /// Where.
        pawns: Bitboard,
    },
    /// An impossible castling right; the position is made without it.
    Castling {
        /// The rook's square.
        rook: Square,
        /// What is wrong with it.
        fault: CastlingFault,
    },
    /// An impossible en-passant square. The position is made without it, unless only the check contradicts it.
    EnPassant {
        /// The square.
        square: Square,
        /// What is wrong with it.
        fault: EnPassantFault,
    },
    /// Three or more pieces give check.
    TooManyCheckers {
        /// The pieces that give check.
        checkers: Bitboard,
    },
    /// No last move can have given these checks.
    ImpossibleCheck {
        /// The pieces that give check.
        checkers: Bitboard,
    },
}

/// Why a castling right is impossible.
#[non_exhaustive]
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum CastlingFault {
    /// The square is on neither side's first rank.
    NotOnFirstRank,
    /// No rook of that side stands there.
    NoRook,
    /// The king is not on its first rank, or stands on the edge of it, where no game starts.
    KingNotAtHome,
    /// Two rooks on the same side of the king cannot both have the right.
    TwoOnOneSide,
}

/// Why an en-passant square is impossible.
#[non_exhaustive]
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum EnPassantFault {
    /// It is not on the rank that the last double step passed.
    WrongRank,
    /// It is occupied.
    Occupied,
    /// No pawn of the other side stands before it.
    NoPawn,
    /// The square from which the pawn came is occupied.
    OriginOccupied,
    /// The side to move is in check in a way that the double step cannot have given.
    CheckNotFromIt,
}

/// All that is irregular about a setup; empty for a regular one.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Irregularities(Vec<Irregularity>);

impl Irregularities {
    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The list, in a fixed order.
    pub fn as_slice(&self) -> &[Irregularity] {
        &self.0
    }

    /// One after the other.
    pub fn iter(&self) -> core::slice::Iter<'_, Irregularity> {
        self.0.iter()
    }

    /// Whether this one is among them.
    pub fn has(&self, irregularity: Irregularity) -> bool {
        self.0.contains(&irregularity)
    }
}

impl<'a> IntoIterator for &'a Irregularities {
    type Item = &'a Irregularity;
    type IntoIter = core::slice::Iter<'a, Irregularity>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// A setup refused by a strict caller, with every reason and, where there is one king a side, the position all the same.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct IrregularError {
    /// Every reason.
    pub irregularities: Irregularities,
    /// The position, for a caller that decides to keep it.
    pub position: Option<Box<Position>>,
}

impl fmt::Display for IrregularError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, irregularity) in self.irregularities.iter().enumerate() {
            write!(f, "{}{irregularity}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for IrregularError {}

impl Setup {
    /// Checks everything: gives the position whenever there is exactly one king a side, and all that is irregular about it.
    ///
    /// ```
    /// use tratto_board::{Color, Irregularity, Role, Setup, Square};
    /// let mut setup = Setup::initial();
    /// setup.remove(Square::F7);
    /// setup.remove(Square::D1);
    /// setup.put(Square::H5, Role::Queen.of(Color::White));
    /// let (position, irregularities) = setup.examine();
    /// assert!(position.is_some(), "the game goes on");
    /// assert!(matches!(irregularities.as_slice()[0], Irregularity::OpponentInCheck { .. }));
    /// ```
    pub fn examine(&self) -> (Option<Position>, Irregularities) {
        let mut found = Vec::new();
        let mut kings_missing = false;
        for color in Color::ALL {
            let kings = self.pieces(Role::King.of(color));
            match kings.len() {
                0 => found.push(Irregularity::NoKing(color)),
                1 => continue,
                _ => found.push(Irregularity::ManyKings { color, kings }),
            }
            kings_missing = true;
        }
        for color in Color::ALL {
            self.count_pieces(color, &mut found);
        }
        let pawns = self.by_role(Role::Pawn) & Bitboard::END_RANKS;
        if pawns.any() {
            found.push(Irregularity::PawnsOnEndRanks { pawns });
        }
        if kings_missing {
            return (None, Irregularities(found));
        }
        let castling = self.possible_castling(&mut found);
        let mut position = self.raw_position(castling);
        if let Some(square) = self.en_passant {
            let fault = position.en_passant_fault(square);
            if let Some(fault) = fault {
                found.push(Irregularity::EnPassant { square, fault });
            }
            if matches!(fault, None | Some(EnPassantFault::CheckNotFromIt)) {
                position.set_passed(square);
            }
        }
        position.hash = hash::fresh(&position.core, position.turn);
        position.examine_checks(&mut found);
        (Some(position), Irregularities(found))
    }

    /// The position, or every reason why a strict caller should refuse it.
    pub fn position(&self) -> Result<Position, IrregularError> {
        match self.examine() {
            (Some(position), irregularities) if irregularities.is_empty() => Ok(position),
            (position, irregularities) => {
                Err(IrregularError { irregularities, position: position.map(Box::new) })
            }
        }
    }

    fn count_pieces(&self, color: Color, found: &mut Vec<Irregularity>) {
        let count = |role: Role| self.pieces(role.of(color)).len();
        let pieces = self.by_color(color).len() as u8;
        if pieces > 16 {
            found.push(Irregularity::TooManyPieces { color, count: pieces });
        }
        let pawns = count(Role::Pawn);
        if pawns > 8 {
            found.push(Irregularity::TooManyPawns { color, count: pawns as u8 });
        }
        let bishops = self.pieces(Role::Bishop.of(color));
        let promoted = count(Role::Queen).saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Knight).saturating_sub(2)
            + (bishops & Bitboard::LIGHT).len().saturating_sub(1)
            + (bishops & Bitboard::DARK).len().saturating_sub(1);
        let missing = 8u32.saturating_sub(pawns);
        if promoted > missing {
            found.push(Irregularity::TooManyPromotions {
                color,
                promoted: promoted as u8,
                missing: missing as u8,
            });
        }
    }

    /// The possible castling rights; the others are reported.
    fn possible_castling(&self, found: &mut Vec<Irregularity>) -> u64 {
        let mut good = Bitboard::EMPTY;
        for rook in self.castling {
            match self.castling_fault(rook) {
                None => good = good.with(rook),
                Some(fault) => found.push(Irregularity::Castling { rook, fault }),
            }
        }
        good.0
    }

    fn castling_fault(&self, rook: Square) -> Option<CastlingFault> {
        let Some(color) = Color::ALL.into_iter().find(|&color| rook.rank() == Rank::First.from_side(color))
        else {
            return Some(CastlingFault::NotOnFirstRank);
        };
        let rooks = self.pieces(Role::Rook.of(color));
        if !rooks.has(rook) {
            return Some(CastlingFault::NoRook);
        }
        let king = self.pieces(Role::King.of(color)).first()?;
        if king.rank() != rook.rank() || matches!(king.file(), File::A | File::H) {
            return Some(CastlingFault::KingNotAtHome);
        }
        let rank = rook.rank().bitboard();
        let twin = (self.castling & rank & rooks)
            .iter()
            .any(|other| other != rook && (other > king) == (rook > king));
        twin.then_some(CastlingFault::TwoOnOneSide)
    }

    fn raw_position(&self, castling: u64) -> Position {
        let set = |role: Role| self.by_role(role).0;
        let queens = set(Role::Queen);
        let core = Core {
            pawns: set(Role::Pawn),
            knights: set(Role::Knight),
            diagonal: set(Role::Bishop) | queens,
            orthogonal: set(Role::Rook) | queens,
            kings: set(Role::King),
            white: self.by_color(Color::White).0,
            black: self.by_color(Color::Black).0,
            state: castling & CASTLING,
        };
        let Setup { turn, halfmoves, fullmoves, .. } = *self;
        Position { core, hash: 0, halfmoves, fullmoves, turn, passed: None }
    }
}

impl Position {
    fn set_passed(&mut self, square: Square) {
        self.passed = Some(square);
        if can_take_en_passant(&self.core, self.turn, square.bit()) {
            self.core.state |= square.bit();
        }
    }

    fn en_passant_fault(&self, square: Square) -> Option<EnPassantFault> {
        let (us, them) = (self.turn, !self.turn);
        if square.rank() != Rank::Sixth.from_side(us) {
            return Some(EnPassantFault::WrongRank);
        }
        if self.occupied().has(square) {
            return Some(EnPassantFault::Occupied);
        }
        let pawn = Square::new(square.file(), Rank::Fourth.from_side(them));
        if !self.pieces(Role::Pawn.of(them)).has(pawn) {
            return Some(EnPassantFault::NoPawn);
        }
        let origin = Square::new(square.file(), Rank::Second.from_side(them));
        if self.occupied().has(origin) {
            return Some(EnPassantFault::OriginOccupied);
        }
        if !self.is_check() {
            return None;
        }
        // With the pawn put back, our king must not have been attacked.
        let before = self.occupied().without(pawn).with(origin);
        let by = self.attackers_through(self.king(us), them, before).without(pawn);
        by.any().then_some(EnPassantFault::CheckNotFromIt)
    }

    fn examine_checks(&self, found: &mut Vec<Irregularity>) {
        let checkers = self.checkers();
        let other_king = self.king(!self.turn);
        let by = self.attackers(other_king, self.turn);
        if by.any() {
            found.push(Irregularity::OpponentInCheck { king: other_king, by });
            if checkers.any() {
                found.push(Irregularity::BothInCheck);
            }
        }
        match checkers.len() {
            0 | 1 => {}
            2 if self.two_can_check(checkers) => {}
            2 => found.push(Irregularity::ImpossibleCheck { checkers }),
            _ => found.push(Irregularity::TooManyCheckers { checkers }),
        }
    }

    /// Whether some last move can have given two checks at once: one piece moved and checks, the other is a line piece behind
    /// the square it left; or a capture in passing opened both lines.
    fn two_can_check(&self, checkers: Bitboard) -> bool {
        let (Some(one), Some(other)) = (checkers.first(), checkers.last()) else { return false };
        self.moved_and_uncovered(one, other)
            || self.moved_and_uncovered(other, one)
            || self.uncovered_in_passing(one, other)
    }

    /// Whether the piece on `moved` can have come from a square between `behind` and our king.
    fn moved_and_uncovered(&self, moved: Square, behind: Square) -> bool {
        let king = self.king(self.turn);
        let them = !self.turn;
        let origins = squares_between(behind, king) - self.occupied();
        let Some(role) = self.role_at(moved) else { return false };
        let line = line_through(behind, king);
        let straight = line == behind.file().bitboard() || line == behind.rank().bitboard();
        let clear = |origin: Square| (squares_between(origin, moved) & self.occupied()).is_empty();
        let aligned = |origin: Square| origin.file() == moved.file() || origin.rank() == moved.rank();
        let slid = |origin: Square, straight: bool| {
            line_through(origin, moved).any() && aligned(origin) == straight && clear(origin)
        };
        // A pawn arrives from below or aslant, or promotes; it must not have attacked our king before.
        let as_pawn = |origin: Square, arrived: Square| {
            let attacks = PAWN[(them == Color::Black) as usize][origin.idx()];
            let forward = origin.bitboard().forward(them);
            let twice = if origin.rank() == Rank::Second.from_side(them) {
                forward.forward(them)
            } else {
                Bitboard::EMPTY
            };
            !origin.rank().bitboard().has(Square::new(File::A, Rank::First.from_side(them)))
                && attacks & king.bit() == 0
                && (attacks & arrived.bit() != 0
                    || forward.has(arrived)
                    || twice.has(arrived) && clear(origin))
        };
        let promoted =
            moved.rank() == Rank::Eighth.from_side(them) && role != Role::King && role != Role::Pawn;
        origins.iter().any(|origin| {
            (promoted && as_pawn(origin, moved))
                || match role {
                    Role::Pawn => as_pawn(origin, moved),
                    Role::Knight => KNIGHT[origin.idx()] & moved.bit() != 0,
                    // A piece that moves along the uncovered line would have been giving check already.
                    Role::Bishop => straight && slid(origin, false),
                    Role::Rook => !straight && slid(origin, true),
                    Role::Queen | Role::King => false,
                }
        })
    }

    /// Whether a pawn of theirs can just have captured in passing and opened both lines: its own square's and the
    /// captured pawn's.
    fn uncovered_in_passing(&self, one: Square, other: Square) -> bool {
        let king = self.king(self.turn);
        let them = !self.turn;
        let candidates = self.pieces(Role::Pawn.of(them)) & Rank::Sixth.from_side(them).bitboard();
        candidates.iter().any(|pawn| {
            let taken = Square::new(pawn.file(), Rank::Fifth.from_side(them));
            let start = Square::new(pawn.file(), Rank::Seventh.from_side(them));
            if self.occupied().has(taken) || self.occupied().has(start) {
                return false;
            }
            [-1, 1].into_iter().filter_map(|file| taken.offset(file, 0)).any(|origin| {
                // Before the capture: our pawn on its square, theirs beside it, and our king not attacked.
                let before = self.occupied().without(pawn).with(taken).with(origin);
                !self.occupied().has(origin)
                    && self.attackers_through(king, them, before).without(pawn).is_empty()
                    && PAWN[(them == Color::Black) as usize][origin.idx()] & king.bit() == 0
                    && [one, other].iter().all(|&checker| {
                        checker == pawn || {
                            let line = squares_between(checker, king);
                            line.has(origin) || line.has(taken)
                        }
                    })
            })
        })
    }
}

impl fmt::Display for Irregularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Irregularity::NoKing(color) => write!(f, "{color} has no king"),
            Irregularity::ManyKings { color, kings } => write!(f, "{color} has {} kings", kings.len()),
            Irregularity::OpponentInCheck { king, .. } => {
                write!(f, "the side that has just moved is in check: its king on {king} is attacked")
            }
            Irregularity::BothInCheck => f.write_str("both kings are in check"),
            Irregularity::TooManyPieces { color, count } => {
                write!(f, "{color} has {count} pieces, more than 16")
            }
            Irregularity::TooManyPawns { color, count } => {
                write!(f, "{color} has {count} pawns, more than 8")
            }
            Irregularity::TooManyPromotions { color, promoted, missing } => {
                write!(f, "{color} has {promoted} promoted pieces, but only {missing} pawns are missing")
            }
            Irregularity::PawnsOnEndRanks { pawns } => {
                write!(f, "{} pawns stand on the first or last rank", pawns.len())
            }
            Irregularity::Castling { rook, fault } => write!(f, "castling with the rook on {rook}: {fault}"),
            Irregularity::EnPassant { square, fault } => write!(f, "en passant on {square}: {fault}"),
            Irregularity::TooManyCheckers { checkers } => write!(f, "{} pieces give check", checkers.len()),
            Irregularity::ImpossibleCheck { .. } => f.write_str("no move can have given both checks"),
        }
    }
}

impl fmt::Display for CastlingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CastlingFault::NotOnFirstRank => "the square is on neither side's first rank",
            CastlingFault::NoRook => "no rook of that side stands there",
            CastlingFault::KingNotAtHome => "the king is not where a game can have started",
            CastlingFault::TwoOnOneSide => {
                "two rooks on the same side of the king cannot both have the right"
            }
        })
    }
}

impl fmt::Display for EnPassantFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EnPassantFault::WrongRank => "the square is not on the rank that the last double step passed",
            EnPassantFault::Occupied => "the square is occupied",
            EnPassantFault::NoPawn => "no pawn stands before the square",
            EnPassantFault::OriginOccupied => "the square where the pawn came from is occupied",
            EnPassantFault::CheckNotFromIt => "the double step cannot have given the check on the board",
        })
    }
}
