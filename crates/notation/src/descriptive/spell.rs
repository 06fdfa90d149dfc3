//! The form of a move in descriptive notation, without a board.

use crate::reading::{Malformed, Note};
use crate::relaxed::suffix;
use crate::relaxed::{Marks, Misread, Scanner, is_capture};
use tratto_board::{Bitboard, CastlingSide, Color, File, PromotionRole, Rank, Role};

/// The side of the board from which a piece came.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Side {
    King,
    Queen,
}

/// Which pieces a text may mean.
#[derive(Clone, Debug)]
pub(super) struct NamedPiece {
    pub(super) role: Role,
    /// Where it may stand: a pawn by its file, any piece by what is added in parentheses.
    pub(super) squares: Bitboard,
    /// `KR`, `QN`: whose of the two it is.
    pub(super) side: Option<Side>,
}

/// What a text says a player does.
#[derive(Clone, Debug)]
pub(super) enum Act {
    /// `Castles`, perhaps without saying which way.
    Castling(Option<CastlingSide>),
    /// `N-KB3`: to one of these squares.
    Step { piece: NamedPiece, to: Bitboard, promotion: Option<PromotionRole> },
    /// `NxP`, or `NxKB5`: a piece is taken, or whatever stands on one of these squares.
    Capture {
        piece: NamedPiece,
        captured: Option<NamedPiece>,
        to: Bitboard,
        promotion: Option<PromotionRole>,
    },
}

/// All that a text says.
pub(super) struct Said {
    pub(super) act: Act,
    pub(super) marks: Marks,
    pub(super) notes: Vec<Note>,
}

/// The names of files, a longer one before what it begins with.
const FILES: [(&str, &[File]); 14] = [
    ("KKt", &[File::G]),
    ("KR", &[File::H]),
    ("KN", &[File::G]),
    ("KB", &[File::F]),
    ("Kt", &[File::B, File::G]),
    ("K", &[File::E]),
    ("QKt", &[File::B]),
    ("QR", &[File::A]),
    ("QN", &[File::B]),
    ("QB", &[File::C]),
    ("Q", &[File::D]),
    ("R", &[File::A, File::H]),
    ("N", &[File::B, File::G]),
    ("B", &[File::C, File::F]),
];

/// The letters of pieces, the same way.
const PIECES: [(&str, Role); 7] = [
    ("Kt", Role::Knight),
    ("K", Role::King),
    ("Q", Role::Queen),
    ("R", Role::Rook),
    ("B", Role::Bishop),
    ("N", Role::Knight),
    ("P", Role::Pawn),
];

/// Reads the form. Nothing if it is another notation; a fault once it can be no other.
pub(super) fn said(text: &str, us: Color) -> Option<Result<Said, Misread>> {
    let mut scanner = Scanner::new(text);
    let mut marks = Marks { number: scanner.move_number(), ..Marks::default() };
    let mut notes = Vec::new();
    let act = match castling(&mut scanner) {
        Some(side) => Act::Castling(side),
        None => match act(&mut scanner, us, &mut notes)? {
            Ok(act) => act,
            Err(fault) => return Some(Err(fault)),
        },
    };
    Some(suffix::marks(&mut scanner, &mut marks, &mut notes).map(|()| Said { act, marks, notes }))
}

/// `Castles`, `Castles K`, `Castles (QR)`.
fn castling(scanner: &mut Scanner<'_>) -> Option<Option<CastlingSide>> {
    if !scanner.word("castles") {
        return None;
    }
    let mut ahead = scanner.clone();
    ahead.skip_spaces();
    let parenthesis = ahead.word("(");
    let side = match ahead.peek() {
        Some('K') => CastlingSide::King,
        Some('Q') => CastlingSide::Queen,
        _ => return Some(None),
    };
    ahead.next();
    // The rook on that side may be named too.
    ahead.exactly("R");
    if parenthesis && !ahead.word(")") {
        return Some(None);
    }
    *scanner = ahead;
    Some(Some(side))
}

fn act(scanner: &mut Scanner<'_>, us: Color, notes: &mut Vec<Note>) -> Option<Result<Act, Misread>> {
    let piece = piece(scanner, us, true)?;
    let spaced = scanner.skip_spaces();
    let capture = match scanner.peek()? {
        letter if is_capture(letter) => scanner.next().is_some(),
        _ if scanner.hyphen() => false,
        _ => return None,
    };
    if scanner.skip_spaces() || spaced {
        notes.push(Note::StraySpace);
    }
    let pawn = piece.role == Role::Pawn;
    if !capture {
        let files = files(scanner)?;
        // From here on it can be nothing else.
        let to = match rank(scanner, us) {
            Some(rank) => files & rank.bitboard(),
            None => return Some(Err(missing(scanner))),
        };
        return Some(promotion(scanner, pawn).map(|promotion| Act::Step { piece, to, promotion }));
    }
    let mut ahead = scanner.clone();
    if let (false, Some(files)) = (ahead.peek() == Some('B'), files(&mut ahead))
        && let Some(rank) = rank(&mut ahead, us)
    {
        *scanner = ahead;
        let to = files & rank.bitboard();
        return Some(promotion(scanner, pawn).map(|promotion| Act::Capture {
            piece,
            captured: None,
            to,
            promotion,
        }));
    }
    let captured = self::piece(scanner, us, !pawn)?;
    // A digit after it is a square of algebraic notation, its file in a capital: "NxB4".
    if scanner.peek().is_some_and(|next| next.is_ascii_digit()) {
        return None;
    }
    let to = captured.squares;
    Some(promotion(scanner, pawn).map(|promotion| Act::Capture {
        piece,
        captured: Some(captured),
        to,
        promotion,
    }))
}

/// The error where a rank should stand.
fn missing(scanner: &Scanner<'_>) -> Misread {
    let why = match scanner.peek() {
        Some(found) => Malformed::Unexpected { found },
        None => Malformed::SquareMissing,
    };
    (scanner.at(), why)
}

/// A piece with all that is said of it: `P`, `KBP`, `QR`, `N(K2)`, `R/1`. With `lone` a file or a piece's letter alone may
/// stand in the parentheses; otherwise that is a promotion.
fn piece(scanner: &mut Scanner<'_>, us: Color, lone: bool) -> Option<NamedPiece> {
    let mut piece = named(scanner)?;
    let mut ahead = scanner.clone();
    let open = ahead.next();
    if matches!(open, Some('(' | '/')) {
        let files = files(&mut ahead);
        let rank = rank(&mut ahead, us);
        let closed = open == Some('/') || ahead.word(")");
        if closed && (rank.is_some() || lone && files.is_some()) {
            let rank = rank.map_or(Bitboard::ALL, Rank::bitboard);
            piece.squares &= files.unwrap_or(Bitboard::ALL) & rank;
            *scanner = ahead;
        }
    }
    Some(piece)
}

/// A piece's letter, with the file of a pawn or the side of a piece before it.
fn named(scanner: &mut Scanner<'_>) -> Option<NamedPiece> {
    let mut ahead = scanner.clone();
    if let Some(files) = files(&mut ahead)
        && ahead.exactly("P")
    {
        *scanner = ahead;
        return Some(NamedPiece { role: Role::Pawn, squares: files, side: None });
    }
    for (letter, side) in [("K", Side::King), ("Q", Side::Queen)] {
        let mut ahead = scanner.clone();
        if ahead.exactly(letter)
            && let Some(role @ (Role::Rook | Role::Bishop | Role::Knight)) = role(&mut ahead)
        {
            *scanner = ahead;
            return Some(NamedPiece { role, squares: Bitboard::ALL, side: Some(side) });
        }
    }
    let role = role(scanner)?;
    Some(NamedPiece { role, squares: Bitboard::ALL, side: None })
}

fn role(scanner: &mut Scanner<'_>) -> Option<Role> {
    PIECES.iter().find(|(letter, _)| scanner.exactly(letter)).map(|(_, role)| *role)
}

fn files(scanner: &mut Scanner<'_>) -> Option<Bitboard> {
    let (_, files) = FILES.iter().find(|(name, _)| scanner.exactly(name))?;
    Some(files.iter().fold(Bitboard::EMPTY, |all, file| all | file.bitboard()))
}

/// A rank as the mover counts it; `sq` is the first.
fn rank(scanner: &mut Scanner<'_>, us: Color) -> Option<Rank> {
    if scanner.exactly("sq") {
        return Some(Rank::First.from_side(us));
    }
    let rank = Rank::from_letter(scanner.peek()?)?;
    scanner.next();
    Some(rank.from_side(us))
}

/// `(Q)`, `=Q`, `/Q` or just `Q`.
fn promotion(scanner: &mut Scanner<'_>, pawn: bool) -> Result<Option<PromotionRole>, Misread> {
    if !pawn {
        return Ok(None);
    }
    let mut ahead = scanner.clone();
    let parenthesis = ahead.word("(");
    let _ = parenthesis || ahead.word("=") || ahead.word("/");
    let at = ahead.at();
    let Some(role) = role(&mut ahead) else { return Ok(None) };
    if parenthesis && !ahead.word(")") {
        return Ok(None);
    }
    *scanner = ahead;
    PromotionRole::from_role(role).map(Some).ok_or((at, Malformed::NoPromotionTo { role }))
}
