//! The ladder of training without the board: one drill after the other, each to be passed before the next.

use super::Drill;

/// A step of the ladder.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rung {
    /// The drill.
    pub drill: Drill,
    /// Its level.
    pub level: u8,
    /// How many must be right.
    pub pass: u8,
    /// Of how many.
    pub of: u8,
}

const fn rung(drill: Drill, level: u8) -> Rung {
    Rung { drill, level, pass: 8, of: 10 }
}

/// From single squares to whole openings.
pub const LADDER: &[Rung] = &[
    rung(Drill::SquareColour, 1),
    rung(Drill::SquareColour, 2),
    rung(Drill::SameDiagonal, 1),
    rung(Drill::KnightDistance, 1),
    rung(Drill::MovesNeeded, 2),
    rung(Drill::AttackersBlind, 1),
    rung(Drill::Recall, 1),
    rung(Drill::Follow, 1),
    rung(Drill::MateAhead, 1),
    rung(Drill::MateInOneBlind, 1),
    rung(Drill::MateInTwo, 1),
    rung(Drill::MateInTwoBlind, 1),
    rung(Drill::MateAhead, 3),
    rung(Drill::MateInThree, 1),
    rung(Drill::MateInThreeBlind, 1),
    rung(Drill::PawnResultBlind, 1),
    rung(Drill::PawnPlayBlind, 1),
    rung(Drill::PawnPlayBlind, 2),
    rung(Drill::Follow, 3),
    rung(Drill::OpeningFollow, 1),
    rung(Drill::OpeningFollow, 3),
];
