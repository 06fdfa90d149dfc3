//! Moves as people write them: every spelling of the sources, and careless ones.
//!
//! Each text has exactly one meaning, by fixed rules, and oddities are reported as notes:
//! - a capital that is a piece's letter is that piece; any other capital from A to H is a file;
//! - a small letter from a to h is a file; only if no move comes of it is it taken for a piece's letter;
//! - small letters and digits in the exact shape of UCI (`e7e8q`) are UCI, whatever the language;
//! - `=` and a piece's letter after the last rank is a promotion, `(=)` or `=` at the end a draw offer;
//! - a small letter at the head that may be a file or a piece's is told as a choice: `bc4` is a pawn's capture, noted, and `bb3` is refused;
//! - in English, a piece, a hyphen or a sign of capture and no square of algebraic notation are descriptive notation (`P-K4`, `NxP`);
//! - a pawn's move without a file is a step straight on, and a capture only if no step is possible.

mod coordinates;
mod scanner;
pub(crate) mod suffix;

pub(crate) use scanner::{Scanner, is_capture, is_hyphen};

use crate::descriptive;
use crate::facts::{Facts, Hint, Threat};
use crate::language::Language;
use crate::reading::{Malformed, Note, ReadError, Reading, Sign};
use crate::resolve::{Aim, Intent, resolve};
use crate::style::DoublePlus;
use tratto_board::{CastlingSide, File, Move, Position, PromotionRole, Rank, Role};

/// What a text says, before a board has been asked.
#[derive(Clone, Debug)]
pub(crate) struct Spelled {
    pub(crate) aim: Aim,
    pub(crate) marks: Marks,
    pub(crate) notes: Vec<Note>,
}

/// What surrounds a move: number, check, annotations.
#[derive(Clone, Default, Debug)]
pub(crate) struct Marks {
    pub(crate) sign: Option<Sign>,
    pub(crate) nags: Vec<u8>,
    pub(crate) draw_offer: bool,
    pub(crate) en_passant: bool,
    pub(crate) number: Option<u16>,
}

/// Whether a small letter may be a piece's.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Small {
    Files,
    Pieces,
}

/// Reads a move however it is spelled.
pub(crate) fn read(
    position: &Position,
    text: &str,
    language: Language,
    double_plus: DoublePlus,
) -> Result<Reading, ReadError> {
    let described = descriptive::read(position, text, language, double_plus);
    described.unwrap_or_else(|| read_letters(position, text, language, double_plus))
}

/// Reads a move in algebraic notation, where a small letter at the head may be a file or the letter of a piece.
fn read_letters(
    position: &Position,
    text: &str,
    language: Language,
    double_plus: DoublePlus,
) -> Result<Reading, ReadError> {
    let tried = |small| read_in(position, text, language, double_plus, small);
    let mut pawn = match tried(Small::Files) {
        Ok(pawn) => pawn,
        Err(error) => return tried(Small::Pieces).map_err(|_| error),
    };
    let Some(doubt) = doubt(text, language) else { return Ok(pawn) };
    let other = match tried(Small::Pieces) {
        Ok(piece) if piece.played != pawn.played => piece.played,
        _ => return Ok(pawn),
    };
    match doubt {
        Doubt::Slight => {
            pawn.notes.push(Note::PawnOrPiece { taken: pawn.played, other });
            Ok(pawn)
        }
        Doubt::Grave => {
            Err(ReadError::Ambiguous { text: text.to_owned(), candidates: vec![pawn.played, other] })
        }
    }
}

/// How doubtful it is that a small letter at the head is a pawn's file.
enum Doubt {
    /// `bc4`: a capture without its sign is written so (C.13), but so is a careless `Bc4`.
    Slight,
    /// `bb3`: the file of a pawn that steps straight forward is never written.
    Grave,
}

/// Whether a text has the form of a pawn's move that may be a piece's with its letter in small type.
fn doubt(text: &str, language: Language) -> Option<Doubt> {
    let Aim::Piece(intent) = parse(text, language, Small::Files).ok()?.aim else { return None };
    let from = intent.from.file.filter(|_| intent.from.rank.is_none())?;
    if intent.role.is_some() || intent.capture || intent.promotion.is_some() {
        return None;
    }
    Some(if from == intent.to_file { Doubt::Grave } else { Doubt::Slight })
}

/// Reads a move, with small letters in one sense.
pub(crate) fn read_in(
    position: &Position,
    text: &str,
    language: Language,
    double_plus: DoublePlus,
    small: Small,
) -> Result<Reading, ReadError> {
    let spelled = parse(text, language, small)?;
    let (played, notes) = resolve(position, &spelled.aim, text)?;
    Ok(weighed(position, played, spelled, notes, double_plus))
}

/// Compares what the text says with what the move does.
pub(crate) fn weighed(
    position: &Position,
    played: Move,
    spelled: Spelled,
    found: Vec<Note>,
    double_plus: DoublePlus,
) -> Reading {
    let Spelled { aim, marks, mut notes } = spelled;
    notes.extend(found);
    let facts = Facts::of(position, played);
    if let Aim::Piece(intent) = &aim {
        match (intent.captured, facts.captured) {
            (Some(said), found) if Some(said) != found => {
                notes.push(Note::OtherPieceCaptured { said, found })
            }
            (None, None) if intent.capture => notes.push(Note::NothingCaptured),
            (None, Some(_)) if !intent.capture && !intent.unmarked => notes.push(Note::CaptureUnmarked),
            _ => {}
        }
        match (marks.en_passant, facts.en_passant) {
            (true, false) => notes.push(Note::NotEnPassant),
            (false, true) if !intent.unmarked => notes.push(Note::EnPassantUnmarked),
            _ => {}
        }
    } else if marks.en_passant {
        notes.push(Note::NotEnPassant);
    }
    let unmarked = matches!(&aim, Aim::Piece(Intent { unmarked: true, .. }));
    if !unmarked || marks.sign.is_some() {
        notes.extend(sign_note(Threat::of(position, played), marks.sign, double_plus));
    }
    Reading {
        played,
        notes,
        sign: marks.sign,
        nags: marks.nags,
        draw_offer: marks.draw_offer,
        number: marks.number,
    }
}

/// What there is to say of a sign of check beside the check that is given.
pub(crate) fn sign_note(threat: Threat, sign: Option<Sign>, double_plus: DoublePlus) -> Option<Note> {
    let sign = match (sign, double_plus) {
        (Some(Sign::DoublePlus), DoublePlus::Mate) => Some(Sign::Mate),
        (Some(Sign::DoublePlus), DoublePlus::DoubleCheck) => Some(Sign::DoubleCheck),
        (sign, _) => sign,
    };
    match (sign, threat) {
        (None, Threat::None) => None,
        (None, Threat::Mate) => Some(Note::MateUnmarked),
        (None, _) => Some(Note::CheckUnmarked),
        (Some(Sign::Check | Sign::DiscoveredCheck), Threat::None) => Some(Note::NoCheck),
        (Some(Sign::Check | Sign::DiscoveredCheck | Sign::DoubleCheck), Threat::Mate) => {
            Some(Note::MateUnmarked)
        }
        (Some(Sign::Check | Sign::DiscoveredCheck), _) => None,
        (Some(Sign::DoubleCheck), Threat::DoubleCheck) => None,
        (Some(Sign::DoubleCheck), _) => Some(Note::NoDoubleCheck),
        (Some(Sign::DoublePlus), Threat::Mate) => Some(Note::DoublePlusMeansMate),
        (Some(Sign::DoublePlus), Threat::DoubleCheck) => Some(Note::DoublePlusMeansDoubleCheck),
        (Some(Sign::DoublePlus), _) => Some(Note::DoublePlusMeansNothing),
        (Some(Sign::Mate), Threat::Mate) => None,
        (Some(Sign::Mate), _) => Some(Note::NoMate),
    }
}

/// Reads the form of a move.
pub(crate) fn parse(text: &str, language: Language, small: Small) -> Result<Spelled, ReadError> {
    let mut scanner = Scanner::new(text);
    let parsed = spelled(&mut scanner, language, small);
    parsed.map_err(|(at, why)| ReadError::NotAMove { text: text.to_owned(), at, why })
}

/// A text without the number before the move.
pub(crate) fn without_number(text: &str) -> &str {
    let mut scanner = Scanner::new(text);
    scanner.move_number();
    scanner.rest()
}

/// Where it goes wrong, and why.
pub(crate) type Misread = (usize, Malformed);

fn spelled(scanner: &mut Scanner<'_>, language: Language, small: Small) -> Result<Spelled, Misread> {
    let mut marks = Marks { number: scanner.move_number(), ..Marks::default() };
    let mut notes = Vec::new();
    if scanner.is_at_end() {
        return Err((scanner.at(), Malformed::Empty));
    }
    if scanner.is_null_move() {
        return Err((scanner.at(), Malformed::NullMove));
    }
    let aim = if let Some(side) = castling(scanner, &mut notes) {
        Aim::Castling(side)
    } else if let Some(intent) = numeric(scanner).or_else(|| uci(scanner)) {
        Aim::Piece(intent)
    } else {
        Aim::Piece(coordinates::piece(scanner, language, small, &mut marks, &mut notes)?)
    };
    suffix::marks(scanner, &mut marks, &mut notes)?;
    Ok(Spelled { aim, marks, notes })
}

/// `0-0`, `O-O-O`, `o–o`, `00`: zeros or letters that look like them, with or without any kind of hyphen.
fn castling(scanner: &mut Scanner<'_>, notes: &mut Vec<Note>) -> Option<CastlingSide> {
    let mut ahead = scanner.clone();
    let mut zeros = 0;
    let mut spaced = false;
    loop {
        let mut next = ahead.clone();
        if zeros > 0 {
            let space = next.skip_spaces();
            let hyphen = next.hyphen();
            let space = next.skip_spaces() || space;
            if space && !hyphen {
                break;
            }
            if !matches!(next.peek(), Some('0' | 'O' | 'o' | 'О' | 'о' | 'Ο' | 'ο')) {
                break;
            }
            spaced |= space;
        } else if !matches!(next.peek(), Some('0' | 'O' | 'o' | 'О' | 'о' | 'Ο' | 'ο')) {
            return None;
        }
        next.next();
        zeros += 1;
        ahead = next;
    }
    let side = match zeros {
        2 => CastlingSide::King,
        3 => CastlingSide::Queen,
        _ => return None,
    };
    // "Oo" followed by a square would be an Estonian bishop gone wrong, not castling.
    if ahead.peek().is_some_and(|next| next.is_ascii_digit() || File::from_letter(next).is_some()) {
        return None;
    }
    if spaced {
        notes.push(Note::StraySpace);
    }
    *scanner = ahead;
    Some(side)
}

/// The four or five digits of correspondence chess.
fn numeric(scanner: &mut Scanner<'_>) -> Option<Intent> {
    let digits = scanner.rest().bytes().take_while(u8::is_ascii_digit).count();
    if !(4..=5).contains(&digits) {
        return None;
    }
    let value = |i: usize| scanner.rest().as_bytes()[i].wrapping_sub(b'1');
    if (0..4).any(|i| value(i) > 7) {
        return None;
    }
    let promotion = match digits {
        4 => None,
        _ => Some(match value(4) {
            0 => PromotionRole::Queen,
            1 => PromotionRole::Rook,
            2 => PromotionRole::Bishop,
            3 => PromotionRole::Knight,
            _ => return None,
        }),
    };
    let intent = Intent {
        from: Hint { file: Some(File::from_index(value(0))), rank: Some(Rank::from_index(value(1))) },
        to_rank: Some(Rank::from_index(value(3))),
        promotion,
        unlettered: true,
        unmarked: true,
        ..Intent::to_file(File::from_index(value(2)))
    };
    scanner.skip(digits);
    Some(intent)
}

/// Small letters and digits in the exact shape of UCI, with nothing between and nothing after.
fn uci(scanner: &mut Scanner<'_>) -> Option<Intent> {
    let (squares, promotion) = match *scanner.rest().as_bytes() {
        [a, b, c, d] => ([a, b, c, d], None),
        [a, b, c, d, letter @ (b'q' | b'r' | b'b' | b'n')] => {
            let role = Role::from_letter(letter as char)?;
            ([a, b, c, d], Some(PromotionRole::from_role(role)?))
        }
        _ => return None,
    };
    let [from_file, from_rank, to_file, to_rank] = squares.map(char::from);
    let intent = Intent {
        from: Hint { file: Some(File::from_letter(from_file)?), rank: Some(Rank::from_letter(from_rank)?) },
        to_rank: Some(Rank::from_letter(to_rank)?),
        promotion,
        unlettered: true,
        unmarked: true,
        ..Intent::to_file(File::from_letter(to_file)?)
    };
    scanner.skip(scanner.rest().len());
    Some(intent)
}
