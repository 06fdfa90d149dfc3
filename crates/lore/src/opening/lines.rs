//! The opening lines of two Italian courses, corrected, with the reason for every change.

use super::names::{Named, classify};
use std::sync::OnceLock;
use tratto_board::{Color, Move, Position};
use tratto_notation::San;

const TABLE: &str = include_str!("../../data/openings-lines.tsv");

/// What was done to a printed line.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Status {
    /// The printed moves are legal and stand as they are.
    Legal,
    /// They are not, or do not fit the heading, and were put right.
    Corrected,
    /// Moves of one side were missing and were supplied.
    Completed,
    /// No safe reading: there are no moves.
    Unclear,
}

/// Why a line is not as it was printed, or what a reader should know of it.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Reason {
    /// A move was printed as another.
    Misprint {
        /// The number of the move.
        number: u16,
        /// Whose move.
        color: Color,
        /// What was printed, in English letters.
        printed: &'static str,
        /// What is meant.
        meant: &'static str,
    },
    /// All moves of a side were missing.
    Supplied(Color),
    /// The heading names another opening than the moves.
    Misnamed,
    /// The printed moves stop before the one that gives the opening its name.
    Unfinished,
    /// The printed moves have a rest that belongs to nothing and is left out.
    Stray,
    /// The reply that is printed is playable; another is usual.
    Unusual(&'static str),
    /// A reply that the course does not give refutes the line.
    Refuted(&'static str),
}

/// A line of a course.
#[derive(Clone, Debug)]
pub struct CourseLine {
    /// The heading, in Italian.
    pub heading: &'static str,
    /// What was done to it.
    pub status: Status,
    /// Whether the reading is certain.
    pub is_certain: bool,
    /// Why.
    pub reasons: Vec<Reason>,
    /// The moves from the initial array; none if no reading is safe.
    pub moves: Vec<Move>,
    /// Another continuation: the moves that it shares with the line are left out.
    pub branch: Option<Branch>,
}

/// A continuation that leaves a line.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Branch {
    /// After how many half-moves of the line.
    pub after: usize,
    /// The moves.
    pub moves: Vec<Move>,
}

impl CourseLine {
    /// The opening that the moves are.
    pub fn opening(&self) -> Option<Named> {
        classify(&Position::initial(), &self.moves).ok().flatten()
    }
}

/// All lines, in the order of the courses.
///
/// ```
/// use tratto_lore::opening::{Reason, course_lines};
/// // Légal's mate: the course gives 5...Bxd1 only; 5...Nxe5 wins a piece.
/// let legal = &course_lines()[0];
/// assert!(legal.reasons.contains(&Reason::Refuted("Nxe5")));
/// assert_eq!(legal.branch.as_ref().map(|branch| branch.after), Some(9));
/// ```
pub fn course_lines() -> &'static [CourseLine] {
    static LINES: OnceLock<Vec<CourseLine>> = OnceLock::new();
    LINES.get_or_init(|| {
        let rows = TABLE.lines().filter(|line| !line.starts_with('#')).skip(1);
        rows.filter_map(|row| line(&row.split('\t').collect::<Vec<_>>())).collect()
    })
}

/// A row. One that does not read is left out; a test counts them.
fn line(row: &[&'static str]) -> Option<CourseLine> {
    let &[heading, status, certain, reasons, moves, branch] = row else { return None };
    let status = match status {
        "legal" => Status::Legal,
        "corrected" => Status::Corrected,
        "completed" => Status::Completed,
        "unclear" => Status::Unclear,
        _ => return None,
    };
    let reasons: Option<Vec<Reason>> =
        reasons.split("; ").filter(|text| !text.is_empty()).map(reason).collect();
    let (moves, boards) = played(&Position::initial(), moves)?;
    let branch = match branch.split_once(' ') {
        None => None,
        Some((after, text)) => {
            let after = after.parse().ok()?;
            Some(Branch { after, moves: played(boards.get(after)?, text)?.0 })
        }
    };
    Some(CourseLine { heading, status, is_certain: certain == "yes", reasons: reasons?, moves, branch })
}

fn played(start: &Position, text: &str) -> Option<(Vec<Move>, Vec<Position>)> {
    let (mut moves, mut boards) = (Vec::new(), vec![*start]);
    for text in text.split_whitespace() {
        let last = boards.last()?;
        let m = San::read(last, text).ok()?;
        let next = last.play(m).ok()?;
        moves.push(m);
        boards.push(next);
    }
    Some((moves, boards))
}

/// A reason as the table writes it: `misprint 2 b Nf6 Nc6`, `supplied b`, `refuted Nxe5` and so on.
fn reason(text: &'static str) -> Option<Reason> {
    let color = |letter: &str| match letter {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    };
    Some(match *text.split(' ').collect::<Vec<_>>().as_slice() {
        ["misprint", number, side, printed, meant] => {
            Reason::Misprint { number: number.parse().ok()?, color: color(side)?, printed, meant }
        }
        ["supplied", side] => Reason::Supplied(color(side)?),
        ["misnamed"] => Reason::Misnamed,
        ["unfinished"] => Reason::Unfinished,
        ["stray"] => Reason::Stray,
        ["unusual", usual] => Reason::Unusual(usual),
        ["refuted", by] => Reason::Refuted(by),
        _ => return None,
    })
}
