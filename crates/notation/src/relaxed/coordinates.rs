//! The heart of a move: the piece, where from, where to, what it becomes.

use super::scanner::{Scanner, is_capture};
use super::suffix::en_passant;
use super::{Marks, Misread, Small};
use crate::facts::Hint;
use crate::language::Language;
use crate::reading::{Malformed, Note};
use crate::resolve::{Intent, Line, squares_of};
use tratto_board::{File, PromotionRole, Rank, Role};

/// What has been read of the squares so far.
#[derive(Default)]
struct Squares {
    lines: Vec<Line>,
    capture: bool,
    captured: Option<Role>,
}

impl Squares {
    /// Whether the last thing read is a whole square.
    fn ends_on_square(&self) -> bool {
        matches!(self.lines[..], [.., Line::File(_), Line::Rank(_)])
    }
}

pub(super) fn piece(
    scanner: &mut Scanner<'_>,
    language: Language,
    small: Small,
    marks: &mut Marks,
    notes: &mut Vec<Note>,
) -> Result<Intent, Misread> {
    let start = scanner.clone();
    let letter = scanner.piece(language, small == Small::Pieces);
    let letter_text = &start.rest()[..scanner.at() - start.at()];
    let role = letter.map(|(role, _)| role);
    if letter.is_some_and(|(_, small)| small) {
        notes.push(Note::SmallLetter);
    }
    if role == Some(Role::Pawn) {
        notes.push(Note::PawnLetter);
    }
    let squares = squares(scanner, language, role.is_some(), marks, notes);
    let pawn = role.is_none_or(|role| role == Role::Pawn);
    let Some((from, to_file, to_rank)) = squares_of(&squares.lines, pawn) else {
        let could_be_file = matches!(letter_text.as_bytes(), [b'A'..=b'H']);
        if let (Some(role), [Line::Rank(_)], true) = (role, &squares.lines[..], could_be_file) {
            let why = Malformed::FileMissing { letter: letter_text.to_owned(), role };
            return Err((start.at() + letter_text.len(), why));
        }
        let why = match scanner.peek() {
            Some(found) => Malformed::Unexpected { found },
            None => Malformed::SquareMissing,
        };
        return Err((scanner.at(), why));
    };
    // "Cc3" is no pawn's step with its file said twice, but a piece of another language.
    if let (None, Some(found @ 'A'..='H'), true) = (role, start.peek(), from == Hint::file(to_file)) {
        return Err((start.at(), Malformed::Unexpected { found }));
    }
    let promotion = match to_rank {
        Some(rank) if pawn => promotion(scanner, language, rank, notes)?,
        _ => None,
    };
    Ok(Intent {
        role,
        from,
        to_rank,
        capture: squares.capture,
        captured: squares.captured,
        promotion,
        ..Intent::to_file(to_file)
    })
}

fn squares(
    scanner: &mut Scanner<'_>,
    language: Language,
    has_letter: bool,
    marks: &mut Marks,
    notes: &mut Vec<Note>,
) -> Squares {
    let mut read = Squares::default();
    let mut spaced = false;
    loop {
        let mut ahead = scanner.clone();
        let space = ahead.skip_spaces();
        let after_letter = read.lines.is_empty() && has_letter;
        let Some(step) = step(&mut ahead, language, &read, marks) else { break };
        match step {
            Step::Line(line, capital) => {
                if read.lines.len() == 4 {
                    break;
                }
                if capital {
                    note_once(notes, Note::CapitalFile);
                }
                read.lines.push(line);
            }
            Step::Capture => read.capture = true,
            Step::Captured(role) => read.captured = Some(role),
            Step::Hyphen => {}
            Step::EnPassant => marks.en_passant = true,
        }
        spaced |= space && (after_letter || !read.lines.is_empty() || read.capture);
        *scanner = ahead;
    }
    if spaced {
        note_once(notes, Note::StraySpace);
    }
    read
}

enum Step {
    Line(Line, bool),
    Capture,
    Captured(Role),
    Hyphen,
    EnPassant,
}

/// The next thing that belongs to the squares, if the next thing does.
fn step(ahead: &mut Scanner<'_>, language: Language, read: &Squares, marks: &Marks) -> Option<Step> {
    let letter = ahead.peek()?;
    if is_capture(letter) {
        ahead.next();
        // A sign of capture stands before a square, or, in older print, after the last: "ed:", "Sf3:".
        let mut further = ahead.clone();
        further.skip_spaces();
        let before_square = further.peek().is_some_and(|next| {
            next.is_ascii_alphanumeric() || language.leading_piece(further.rest()).is_some() || next == '('
        });
        return (before_square || letter == ':').then_some(Step::Capture);
    }
    let mut further = ahead.clone();
    if !read.lines.is_empty() && en_passant(&mut further) {
        further.skip_spaces();
        if !read.capture || marks.en_passant || !coordinate_follows(&further) {
            return None;
        }
        // "d5x e.p.e6".
        *ahead = further;
        return Some(Step::EnPassant);
    }
    if super::scanner::is_hyphen(letter) {
        ahead.next();
        let mut further = ahead.clone();
        further.skip_spaces();
        return coordinate_follows(&further).then_some(Step::Hyphen);
    }
    let second = ahead.peek_second();
    let rank_follows = second.is_some_and(|next| Rank::from_letter(next).is_some());
    if let Some(rank) = Rank::from_letter(letter) {
        if read.ends_on_square() || matches!(read.lines[..], [Line::Rank(_)]) {
            return None;
        }
        ahead.next();
        return Some(Step::Line(Line::Rank(rank), false));
    }
    if let Some(file) = File::from_letter(letter) {
        // After a whole square a letter begins a second square, or else the words after the move: "Nf3ch".
        let two_files = matches!(read.lines[..], [Line::File(_), Line::File(_)]);
        if two_files || (read.ends_on_square() && !rank_follows) {
            return None;
        }
        ahead.next();
        return Some(Step::Line(Line::File(file), false));
    }
    if read.capture && read.captured.is_none() {
        let mut further = ahead.clone();
        if let Some((role, _)) = further.piece(language, false)
            && file_follows(&further)
        {
            *ahead = further;
            return Some(Step::Captured(role));
        }
    }
    let file = File::from_letter(letter.to_ascii_lowercase())?;
    let mut further = ahead.clone();
    further.next();
    let hint = !read.ends_on_square()
        && second.is_some_and(|next| {
            is_capture(next) || (next.is_ascii_alphabetic() && coordinate_follows(&further))
        });
    if !rank_follows && !hint {
        return None;
    }
    *ahead = further;
    Some(Step::Line(Line::File(file), true))
}

/// Whether a file or a rank comes next, as far as one can tell.
fn coordinate_follows(scanner: &Scanner<'_>) -> bool {
    scanner.peek().is_some_and(|letter| Rank::from_letter(letter).is_some()) || file_follows(scanner)
}

fn file_follows(scanner: &Scanner<'_>) -> bool {
    match scanner.peek() {
        Some('a'..='h') => true,
        Some('A'..='H') => scanner.peek_second().is_some_and(|next| Rank::from_letter(next).is_some()),
        _ => false,
    }
}

/// `=D`, `(D)`, `/D`, `-D`, ` D` or just `D`.
fn promotion(
    scanner: &mut Scanner<'_>,
    language: Language,
    to: Rank,
    notes: &mut Vec<Note>,
) -> Result<Option<PromotionRole>, Misread> {
    let last = matches!(to, Rank::First | Rank::Eighth);
    let mut ahead = scanner.clone();
    let spaced = ahead.skip_spaces();
    let opened = match ahead.peek() {
        Some('=' | '/') => {
            ahead.next();
            ahead.skip_spaces();
            true
        }
        Some(_) if last && ahead.hyphen() => {
            ahead.skip_spaces();
            true
        }
        _ => false,
    };
    let parenthesis = ahead.peek() == Some('(');
    if parenthesis {
        ahead.next();
        ahead.skip_spaces();
    }
    if !last && !opened {
        return Ok(None);
    }
    let at = ahead.at();
    let Some((role, small)) = ahead.piece(language, true) else { return Ok(None) };
    // A small letter with more letters after it is a word: "b8ch", "a1mate".
    if small && ahead.peek().is_some_and(char::is_alphabetic) {
        return Ok(None);
    }
    if parenthesis {
        ahead.skip_spaces();
        if ahead.peek() != Some(')') {
            return Ok(None);
        }
        ahead.next();
    }
    let Some(promotion) = PromotionRole::from_role(role) else {
        return Err((at, Malformed::NoPromotionTo { role }));
    };
    if small {
        note_once(notes, Note::SmallLetter);
    }
    if spaced {
        note_once(notes, Note::StraySpace);
    }
    *scanner = ahead;
    Ok(Some(promotion))
}

pub(super) fn note_once(notes: &mut Vec<Note>, note: Note) {
    if !notes.contains(&note) {
        notes.push(note);
    }
}
