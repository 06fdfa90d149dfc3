//! What an exercise is made of. Everything is a type: the sentences are made elsewhere.

use super::Drill;
use super::remark::Remark;
use super::rights::Right;
use crate::evidence::Part;
use crate::fact::Concept;
use crate::lesson::Lesson;
use crate::opening::Opening;
use tratto_board::{Bitboard, Color, Move, Piece, Position, Role, Setup, Square};

/// A question with every answer that can be given.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// Where it comes from.
    pub source: Source,
    /// The board the question is about; none where it needs no board.
    pub board: Option<Setup>,
    /// Who sits below.
    pub orientation: Color,
    /// How much of the board is seen.
    pub sight: Sight,
    /// Squares that the question points at.
    pub marks: Bitboard,
    /// The board some moves earlier, and those moves: it is shown in place of the other.
    pub earlier: Option<Earlier>,
    /// What is asked.
    pub question: Question,
    /// What the question tells that the board does not show.
    pub rights: Vec<Right>,
    /// Every answer.
    pub answer: Answer,
    /// The answer told.
    pub solution: Solution,
}

/// Where an exercise comes from.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Source {
    /// It was made.
    Made {
        /// The kind.
        drill: Drill,
        /// How hard, from 1.
        level: u8,
        /// What it was made from.
        seed: u64,
    },
    /// It is the question of a lesson.
    Lesson(&'static Lesson),
}

/// How much of the board is seen while the question is answered.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Sight {
    /// All of it.
    Shown,
    /// It is shown until the reader hides it, and then the question is asked.
    ThenHidden,
    /// Nothing: pieces are told in words, or there are none.
    Hidden,
}

/// A board some moves earlier.
#[derive(Clone, Debug)]
pub struct Earlier {
    /// The position.
    pub position: Position,
    /// The moves that lead to the position the question is about.
    pub moves: Vec<Move>,
}

/// What is asked.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Question {
    /// Light or dark?
    SquareColour(Square),
    /// Are they of one colour?
    SameColour(Square, Square),
    /// Are they on one diagonal?
    SameDiagonal(Square, Square),
    /// Where is it?
    FindSquare(Square),
    /// What is the name of the marked square?
    NameSquare,
    /// All squares where this piece can go.
    PieceMoves(Role, Square),
    /// Bring the knight there, as quickly as possible.
    KnightRoute(Square, Square),
    /// How many moves does the knight need?
    KnightDistance(Square, Square),
    /// How many moves does the piece need on an empty board?
    MovesNeeded(Role, Square, Square),
    /// All pieces of a side that attack the square.
    Attackers(Color, Square),
    /// All legal captures of the side to move.
    Captures,
    /// All moves that give check.
    Checks,
    /// All pieces that the side to move can win by taking.
    Winnable,
    /// Is this move legal?
    IsLegal(Square, Square),
    /// Mate in one.
    MateInOne,
    /// Mate in so many moves, two or more.
    MateIn(u8),
    /// The move that wins material, by this motif.
    WinMaterial,
    /// Every move that meets the attack on this piece.
    MeetAttack(Square),
    /// The squares that a concept is about.
    Seen {
        /// What is looked for.
        concept: Concept,
        /// Whose it is.
        side: Color,
    },
    /// Who is ahead in material, and by how much?
    Material,
    /// Open, blocked, mobile, or nothing of these?
    CentreKind,
    /// Is it won or drawn?
    Result,
    /// Does the pawn get through by itself?
    PawnRuns,
    /// All moves that keep the win or the draw.
    Keep {
        /// Whether the position is won for the side to move; otherwise it is drawn.
        wins: bool,
    },
    /// Take the opposition.
    TakeOpposition,
    /// Win it, in the fewest moves.
    PlayOut {
        /// How many moves it takes, the promotion included.
        moves: u8,
    },
    /// Which squares are the key squares of the pawn?
    KeySquares,
    /// What stands there?
    WhatStands(Square),
    /// Where does the piece that stood there stand now?
    WhereNow(Piece, Square),
    /// Which opening is it?
    OpeningName,
    /// The question of a lesson.
    Lesson(&'static Lesson),
}

/// Every answer that can be given.
#[derive(Clone, Debug)]
pub enum Answer {
    /// One of several things.
    Choice(Vec<Choice>),
    /// All of these squares and no other. What is not among the remarks is simply wrong.
    Squares {
        /// The right ones.
        right: Bitboard,
        /// What there is to say about squares, right or wrong.
        remarks: Vec<(Square, Remark)>,
    },
    /// One square.
    Square(Square),
    /// Moves, the first node first.
    Moves {
        /// The positions in which moves are asked for.
        nodes: Vec<Node>,
        /// Whether all the right moves of the first node are wanted, not one of them.
        all: bool,
    },
}

/// One of several things to choose from.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What it says.
    pub label: Label,
    /// Whether it is right.
    pub right: bool,
    /// What there is to say about it.
    pub remark: Remark,
    /// For a wrong one, moves from the board of the question that show it.
    pub refutation: Vec<Move>,
}

/// What a choice says.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Label {
    /// Yes.
    Yes,
    /// No.
    No,
    /// A light square.
    Light,
    /// A dark square.
    Dark,
    /// A square.
    Square(Square),
    /// So many moves.
    Moves(u8),
    /// The piece never gets there.
    Never,
    /// A piece.
    Piece(Piece),
    /// No piece.
    Empty,
    /// The side with the pawn wins.
    Won,
    /// Nobody wins.
    Drawn,
    /// An opening.
    Opening(&'static Opening),
    /// A concept.
    Concept(Concept),
    /// White is ahead by so many pawns' worth; less than nothing if Black is.
    Ahead(i32),
}

/// A position in which a move is asked for.
#[derive(Clone, Debug)]
pub struct Node {
    /// The board.
    pub board: Setup,
    /// Every move that may be tried, with its verdict. In a position with two kings these are all legal moves.
    pub moves: Vec<Judged>,
}

/// A move with its verdict.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The move.
    pub played: Move,
    /// Right or wrong.
    pub verdict: Verdict,
    /// What there is to say about it.
    pub remark: Remark,
    /// For a wrong move, a line that shows it, beginning with the other side's move.
    pub refutation: Vec<Move>,
    /// For a right move after which the exercise goes on, the other side's answer, if there is another side.
    pub reply: Option<Move>,
    /// For a right move that ends a variation, another answer to an earlier move, with which the exercise goes on.
    pub instead: Option<Instead>,
    /// Where the exercise goes on.
    pub next: Option<usize>,
}

/// Another answer to an earlier move.
#[derive(Clone, Debug)]
pub struct Instead {
    /// The position in which it is given.
    pub position: Position,
    /// The answer.
    pub reply: Move,
}

/// Whether a move answers the question.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Verdict {
    /// It does.
    Right,
    /// It is good, and not what is asked for.
    Also,
    /// It does not.
    Wrong,
}

/// The answer told.
#[derive(Clone, Debug, Default)]
pub struct Solution {
    /// What there is to say; where it says nothing of its own, the remark of the right answer.
    pub remark: Option<Remark>,
    /// The squares that matter, by what they have to do with it.
    pub squares: Vec<(Part, Bitboard)>,
    /// The moves, from the board of the question.
    pub moves: Vec<Move>,
}

impl Exercise {
    /// A question without a board. The answer tells the rest.
    pub(super) fn new(drill: Drill, level: u8, seed: u64, question: Question, answer: Answer) -> Exercise {
        let mut exercise = Exercise::from(Source::Made { drill, level, seed }, question, answer);
        if drill.is_blind() {
            exercise.sight = Sight::Hidden;
        }
        exercise
    }

    /// The question of a lesson, solved by these moves if it is about moves.
    pub(crate) fn of_lesson(
        lesson: &'static Lesson,
        question: Question,
        answer: Answer,
        moves: Vec<Move>,
    ) -> Exercise {
        let exercise = Exercise::from(Source::Lesson(lesson), question, answer).on(lesson.board);
        exercise.told(Remark::Lesson(lesson)).solved_by(moves)
    }

    fn from(source: Source, question: Question, answer: Answer) -> Exercise {
        Exercise {
            source,
            board: None,
            orientation: Color::White,
            sight: Sight::Shown,
            marks: Bitboard::EMPTY,
            earlier: None,
            question,
            rights: Vec::new(),
            answer,
            solution: Solution::default(),
        }
    }

    /// The same on a board, seen by whoever is to move.
    pub(super) fn on(mut self, board: Setup) -> Exercise {
        self.orientation = board.turn;
        self.board = Some(board);
        self
    }

    /// The same with marked squares.
    pub(super) fn marking(mut self, squares: impl Into<Bitboard>) -> Exercise {
        self.marks = squares.into();
        self
    }

    /// The same, telling this as well.
    pub(crate) fn telling(mut self, rights: Vec<Right>) -> Exercise {
        self.rights = rights;
        self
    }

    /// The same with what the solution says.
    pub(super) fn told(mut self, remark: Remark) -> Exercise {
        self.solution.remark = Some(remark);
        self
    }

    /// The same with squares in the solution.
    pub(super) fn showing(mut self, part: Part, squares: impl Into<Bitboard>) -> Exercise {
        self.solution.squares.push((part, squares.into()));
        self
    }

    /// The same with a line as its solution.
    pub(super) fn solved_by(mut self, moves: Vec<Move>) -> Exercise {
        self.solution.moves = moves;
        self
    }

    /// The same with these moves to show to whoever chooses a wrong answer.
    pub(super) fn refuted_by(mut self, moves: &[Move]) -> Exercise {
        if let Answer::Choice(choices) = &mut self.answer {
            for choice in choices.iter_mut().filter(|choice| !choice.right) {
                choice.refutation = moves.to_vec();
            }
        }
        self
    }

    /// The name by which the exercise is made again: `drill:level:seed`, or `lesson:key`.
    pub fn id(&self) -> String {
        match self.source {
            Source::Made { drill, level, seed } => format!("{}:{level}:{seed}", drill.key()),
            Source::Lesson(lesson) => format!("lesson:{}", lesson.key),
        }
    }

    /// The version of the generator; none for the question of a lesson. An exercise with the same name may be another one in another
    /// version.
    pub fn version(&self) -> Option<u32> {
        self.drill().map(Drill::version)
    }

    /// The kind of exercise; none for the question of a lesson.
    pub fn drill(&self) -> Option<Drill> {
        match self.source {
            Source::Made { drill, .. } => Some(drill),
            Source::Lesson(_) => None,
        }
    }

    /// The ids of the glossary's terms that belong to it.
    pub fn terms(&self) -> &[&'static str] {
        match self.source {
            Source::Made { drill, .. } => drill.terms(),
            Source::Lesson(lesson) => &lesson.terms,
        }
    }

    /// The position, if both kings are on the board.
    pub fn position(&self) -> Option<Position> {
        self.board.as_ref()?.position().ok()
    }
}

impl Choice {
    pub(super) fn new(label: Label, right: bool, remark: Remark) -> Choice {
        Choice { label, right, remark, refutation: Vec::new() }
    }

    /// Yes or no, with the same remark on both.
    pub(super) fn yes_or_no(yes: bool, remark: Remark) -> Answer {
        Answer::Choice(vec![
            Choice::new(Label::Yes, yes, remark.clone()),
            Choice::new(Label::No, !yes, remark),
        ])
    }
}

impl Judged {
    pub(super) fn right(played: Move, remark: Remark) -> Judged {
        Judged::new(played, Verdict::Right, remark, Vec::new())
    }

    pub(super) fn wrong(played: Move, remark: Remark, refutation: Vec<Move>) -> Judged {
        Judged::new(played, Verdict::Wrong, remark, refutation)
    }

    pub(super) fn new(played: Move, verdict: Verdict, remark: Remark, refutation: Vec<Move>) -> Judged {
        Judged { played, verdict, remark, refutation, reply: None, instead: None, next: None }
    }
}
