//! How the answer to a lesson's question is found.

use super::Lesson;
use crate::drill::{Answer, Exercise, Question, Remark, made};
use crate::evidence::Part;
use crate::fact::Concept;
use tratto_board::{Bitboard, Color, Square};

/// How the answer to a question is found on its board.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Ask {
    /// The squares that play a part in the facts of a concept.
    Squares(Concept, Color, Part),
    /// Whether there is a fact of a concept.
    Yes(Concept, Color),
    /// Where a piece can go.
    Piece(Square),
    /// Mate in one.
    Mate,
    /// Mate in so many moves.
    Mates(u8),
    /// What the side to move can win by taking.
    Winnable,
    /// The moves that meet the attack on a piece.
    Answers(Square),
    /// Won or drawn, by the exact tables.
    Result,
    /// The moves that keep what the exact table says.
    Keep,
    /// The key squares of the pawn.
    KeySquares,
}

impl Ask {
    pub(super) fn read(text: &str) -> Option<Ask> {
        let side = |word: &str| match word {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        };
        Some(match *text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["squares", concept, color, part] => {
                let part = Part::ALL.into_iter().find(|one| one.key() == part)?;
                Ask::Squares(Concept::from_key(concept)?, side(color)?, part)
            }
            ["yes", concept, color] => Ask::Yes(Concept::from_key(concept)?, side(color)?),
            ["piece", square] => Ask::Piece(square.parse().ok()?),
            ["mate"] => Ask::Mate,
            ["mates", moves] => Ask::Mates(moves.parse().ok().filter(|moves| (2..=3).contains(moves))?),
            ["winnable"] => Ask::Winnable,
            ["answers", square] => Ask::Answers(square.parse().ok()?),
            ["result"] => Ask::Result,
            ["keep"] => Ask::Keep,
            ["key-squares"] => Ask::KeySquares,
            _ => return None,
        })
    }

    pub(super) fn exercise(self, lesson: &'static Lesson) -> Option<Exercise> {
        let position = lesson.board.position().ok()?;
        let told = || Remark::Lesson(lesson);
        let squares = |right: Bitboard| Answer::Squares { right, remarks: Vec::new() };
        let (answer, moves) = match self {
            Ask::Squares(concept, side, part) => {
                let facts = concept.of(&position, side);
                let right = facts.iter().map(|fact| fact.evidence.squares(part));
                (squares(right.fold(Bitboard::EMPTY, |all, one| all | one)), Vec::new())
            }
            Ask::Yes(concept, side) => {
                (made::yes_or_no(!concept.of(&position, side).is_empty(), told()), Vec::new())
            }
            Ask::Piece(square) => {
                let moves = position.legal_moves_from(square);
                (squares(moves.iter().map(|m| m.destination()).collect()), Vec::new())
            }
            Ask::Mate => made::mate(&position)?,
            Ask::Mates(moves) => made::mates(&position, moves)?,
            Ask::Winnable => (made::winnable(&position)?, Vec::new()),
            Ask::Answers(square) => (made::answers(&position, square)?, Vec::new()),
            Ask::Result => (made::result(&position, &told())?, Vec::new()),
            Ask::Keep => made::keep(&position)?,
            Ask::KeySquares => (squares(made::key_squares(&position)?), Vec::new()),
        };
        let rights = match self {
            Ask::Piece(square) => made::rights(&position, Some(square)),
            Ask::Mate | Ask::Mates(_) | Ask::Winnable | Ask::Answers(_) => made::rights(&position, None),
            _ => Vec::new(),
        };
        Some(Exercise::of_lesson(lesson, Question::Lesson(lesson), answer, moves).telling(rights))
    }
}
