//! What there is to say about an answer.

use crate::fact::Concept;
use crate::lesson::Lesson;
use crate::opening::Opening;
use tratto_board::{Bitboard, Piece, Role, Square, WhyNot};

/// What there is to say about an answer. The moves that belong to it are the refutation beside it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Remark {
    /// The number of the file and the number of the rank make an even sum, or an odd one.
    Parity {
        /// The square.
        square: Square,
        /// Whether it is light.
        light: bool,
    },
    /// The colours of both.
    Colours(Square, Square),
    /// All the squares of the diagonal that both are on.
    Diagonal(Bitboard),
    /// Files and ranks apart, which are equal on a diagonal.
    Apart {
        /// Files.
        files: u8,
        /// Ranks.
        ranks: u8,
    },
    /// The square has this name.
    Named(Square),
    /// So many moves, by these squares.
    Route {
        /// How many.
        moves: u8,
        /// The squares, the last one included.
        by: Vec<Square>,
    },
    /// It is a step on a shortest way: so many are left.
    Nearer(u8),
    /// From there it takes so many more, which is too many.
    NotNearer(u8),
    /// A bishop never reaches a square of the other colour.
    OtherColour,
    /// The piece on the square attacks the other.
    Attacks(Square, Square),
    /// The piece on the square does not attack the other.
    AttacksNot(Square, Square),
    /// It takes.
    Takes(Role),
    /// It takes nothing.
    TakesNothing,
    /// It gives check.
    GivesCheck,
    /// It gives no check.
    NoCheck,
    /// The best capture of it wins so much.
    Wins {
        /// The piece that falls.
        role: Role,
        /// In pawns.
        gain: i32,
    },
    /// Taking it loses so much.
    Loses(i32),
    /// Taking it is an even exchange.
    Even,
    /// Nothing can take it.
    CannotTake,
    /// The move is legal.
    Legal,
    /// It is not, and why.
    Illegal(WhyNot),
    /// It mates.
    Mates,
    /// It does not mate; the line is an answer to it.
    NoMate,
    /// It stalemates.
    Stalemates,
    /// It is a key: whatever is answered, it mates in so many moves.
    Key(u8),
    /// After the answer that follows there is no mate in so many moves.
    MateAvoided(u8),
    /// By exchanges it wins at least so much, whatever is answered; the line is the best for both.
    Gains(i32),
    /// It wins less: so much.
    GainsLess(i32),
    /// It wins nothing.
    GainsNothing,
    /// It loses so much.
    Drops(i32),
    /// The pawn's side wins, in so many moves.
    PawnWins(u8),
    /// Nobody wins.
    PawnDraws,
    /// The move keeps the win; so many moves are left.
    KeepsWin(u8),
    /// It keeps the draw.
    KeepsDraw,
    /// It wins too, and takes so many more moves than the best.
    Slower(u8),
    /// It gives the win away.
    SpoilsWin,
    /// It loses.
    SpoilsDraw,
    /// The other king is outside the square of the pawn.
    Outside,
    /// It gets into the square of the pawn.
    Inside,
    /// The bishop does not command the corner, and the king gets there or is there.
    WrongCorner,
    /// The king does not get to the corner in time.
    CornerTooFar,
    /// A key square: with the king there the pawn wins, whoever is to move.
    KeySquare,
    /// The move takes the opposition.
    HasOpposition,
    /// This piece stands there.
    Stands(Piece, Square),
    /// Nothing stands there.
    IsEmpty(Square),
    /// The moves are this opening's.
    IsOpening(&'static Opening),
    /// What the pieces of White and those of Black are worth.
    Worth(i32, i32),
    /// This can be said of the position.
    IsConcept(Concept),
    /// It meets the attack that is asked about.
    MeetsAttack,
    /// The piece that is asked about can still be taken with gain, by the move that follows.
    StillTaken,
    /// What the lesson says about its answer.
    Lesson(&'static Lesson),
    /// Nothing more than that it is wrong.
    Not,
}
