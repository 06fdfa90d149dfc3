//! Finds the one move that a parsed text can mean.

use crate::facts::Hint;
use crate::reading::{Note, ReadError, Refused};
use tratto_board::{
    Bitboard, CastlingSide, File, Move, MoveKind, Position, PromotionRole, Rank, Role, Square, WhyNot,
};

/// What a text says a player does.
#[derive(Clone, Debug)]
pub(crate) enum Aim {
    Castling(CastlingSide),
    Piece(Intent),
}

/// A file or a rank; a text names them in some order.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Line {
    File(File),
    Rank(Rank),
}

/// The departure, as far as the text names it, and the arrival, from the files and ranks in the order of the text.
pub(crate) fn squares_of(lines: &[Line], pawn: bool) -> Option<(Hint, File, Option<Rank>)> {
    use Line::{File, Rank};
    Some(match *lines {
        [File(file), Rank(rank)] => (Hint::NONE, file, Some(rank)),
        [File(from), File(file), Rank(rank)] => (Hint { file: Some(from), rank: None }, file, Some(rank)),
        [Rank(from), File(file), Rank(rank)] => (Hint { file: None, rank: Some(from) }, file, Some(rank)),
        [File(from_file), Rank(from_rank), File(file), Rank(rank)] => {
            (Hint { file: Some(from_file), rank: Some(from_rank) }, file, Some(rank))
        }
        // "ed": a pawn's capture without the rank.
        [File(from), File(file)] if pawn => (Hint { file: Some(from), rank: None }, file, None),
        _ => return None,
    })
}

/// What a text says of a piece's move.
#[derive(Clone, Debug)]
pub(crate) struct Intent {
    /// The piece, if it is named.
    pub(crate) role: Option<Role>,
    /// The departure, as far as the text names it.
    pub(crate) from: Hint,
    pub(crate) to_file: File,
    /// Missing in "ed" for "exd5".
    pub(crate) to_rank: Option<Rank>,
    pub(crate) capture: bool,
    pub(crate) captured: Option<Role>,
    pub(crate) promotion: Option<PromotionRole>,
    /// Whether the form has no letters for pieces, so that a missing one means nothing.
    pub(crate) unlettered: bool,
    /// Whether the form has no signs for capture and check, so that a missing one means nothing.
    pub(crate) unmarked: bool,
}

impl Intent {
    pub(crate) fn to_file(file: File) -> Intent {
        Intent {
            role: None,
            from: Hint::NONE,
            to_file: file,
            to_rank: None,
            capture: false,
            captured: None,
            promotion: None,
            unlettered: false,
            unmarked: false,
        }
    }
}

/// The one legal move that fits.
pub(crate) fn resolve(position: &Position, aim: &Aim, text: &str) -> Result<(Move, Vec<Note>), ReadError> {
    match aim {
        Aim::Castling(side) => castling(position, *side, text).map(|m| (m, Vec::new())),
        Aim::Piece(intent) => match (intent.to_rank, intent.role, intent.from.square()) {
            (None, ..) => pawn_by_files(position, intent, text),
            (Some(rank), Some(Role::King), Some(from)) => {
                between(position, intent, from, Square::new(intent.to_file, rank), text)
            }
            (Some(rank), None, Some(from)) => {
                between(position, intent, from, Square::new(intent.to_file, rank), text)
            }
            (Some(rank), role, _) => {
                let to = Square::new(intent.to_file, rank);
                piece(position, intent, role.unwrap_or(Role::Pawn), to, text)
            }
        },
    }
}

pub(crate) fn castling(position: &Position, side: CastlingSide, text: &str) -> Result<Move, ReadError> {
    let us = position.turn();
    let king = position.king(us);
    let why = match position.castling_rook(us, side) {
        Some(rook) => match position.legal(Move::castling(king, rook)) {
            Ok(legal) => return Ok(legal.get()),
            Err(illegal) => illegal.why,
        },
        None => WhyNot::CastlingRightLost { side },
    };
    Err(ReadError::Illegal { text: text.to_owned(), refused: vec![Refused { from: king, why }] })
}

/// Both squares are named, so the piece is the one that stands there; a king may be castling.
fn between(
    position: &Position,
    intent: &Intent,
    from: Square,
    to: Square,
    text: &str,
) -> Result<(Move, Vec<Note>), ReadError> {
    let there = position.piece_at(from).filter(|piece| piece.color == position.turn());
    if let Some(role) = intent.role
        && there.is_none_or(|piece| piece.role != role)
    {
        return Err(ReadError::NoSuchPiece { text: text.to_owned(), role, from: intent.from });
    }
    // A plain step of the king beside its rook is that step, whatever right of castling there is.
    let step = Move::normal(from, to);
    let king_steps = there.is_some_and(|piece| piece.role == Role::King) && position.is_legal(step);
    let found = if king_steps && intent.promotion.is_none() {
        Ok(step)
    } else {
        position.find_move(from, to, intent.promotion)
    };
    let m = found
        .map_err(|why| ReadError::Illegal { text: text.to_owned(), refused: vec![Refused { from, why }] })?;
    let mut notes = Vec::new();
    if m.kind() == MoveKind::Castling && !intent.unlettered {
        notes.push(Note::CastlingAsKingMove);
    } else if let (None, Some(piece), false) = (intent.role, there, intent.unlettered)
        && piece.role != Role::Pawn
    {
        notes.push(Note::LetterMissing { role: piece.role });
    }
    Ok((m, notes))
}

/// A piece by its letter, with or without a hint.
fn piece(
    position: &Position,
    intent: &Intent,
    role: Role,
    to: Square,
    text: &str,
) -> Result<(Move, Vec<Note>), ReadError> {
    let able = position.legal_sources(role, to);
    let mut fitting = able & intent.from.squares();
    let mut notes = Vec::new();
    if role == Role::Pawn && intent.from == Hint::NONE {
        let straight = able & to.file().bitboard();
        if straight.any() && !intent.capture {
            fitting = straight;
        } else if able.any() {
            fitting = able;
            notes.push(Note::PawnFileMissing);
        }
    } else if is_needless(intent.from, role, to, able) {
        notes.push(Note::NeedlessHint);
    }
    let Some(from) = fitting.single() else {
        if fitting.is_empty() {
            return Err(refusal(position, intent, role, to, text));
        }
        let candidates =
            fitting.iter().map(|from| moved(position, role, from, to, intent.promotion)).collect();
        return Err(ReadError::Ambiguous { text: text.to_owned(), candidates });
    };
    let m = moved(position, role, from, to, intent.promotion);
    match position.legal(m) {
        Ok(_) => Ok((m, notes)),
        Err(illegal) => Err(ReadError::Illegal {
            text: text.to_owned(),
            refused: vec![Refused { from, why: illegal.why }],
        }),
    }
}

/// Whether file or rank of departure are said where no other piece could be meant. Of a pawn only its own file is needless, and a
/// square said in full is another way of writing.
fn is_needless(from: Hint, role: Role, to: Square, able: Bitboard) -> bool {
    match role {
        Role::Pawn => from == Hint::file(to.file()),
        _ => from != Hint::NONE && from.square().is_none() && able.single().is_some(),
    }
}

fn moved(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<PromotionRole>,
) -> Move {
    match role {
        Role::Pawn => position.move_between(from, to, promotion),
        _ => Move::normal(from, to),
    }
}

/// "ed": a pawn of one file takes on another, wherever.
fn pawn_by_files(position: &Position, intent: &Intent, text: &str) -> Result<(Move, Vec<Note>), ReadError> {
    let from_squares = intent.from.squares() & position.pieces(Role::Pawn.of(position.turn()));
    let moves = position.legal_moves();
    let fits = |m: &Move| {
        from_squares.has(m.from())
            && m.to().file() == intent.to_file
            && !m.is_castling()
            && (intent.promotion.is_none() || m.promotes_to() == intent.promotion)
    };
    let candidates: Vec<Move> = moves.iter().copied().filter(fits).collect();
    match candidates[..] {
        [only] => Ok((only, vec![Note::RankMissing])),
        [] if from_squares.is_empty() => {
            Err(ReadError::NoSuchPiece { text: text.to_owned(), role: Role::Pawn, from: intent.from })
        }
        [] => {
            // Where such a capture would end: one step on.
            let forward = if position.turn().is_white() { 1 } else { -1 };
            let refused = from_squares.iter().filter_map(|from| {
                let to = Square::new(intent.to_file, from.offset(0, forward)?.rank());
                Some(Refused { from, why: position.why_not(from, to, intent.promotion)? })
            });
            Err(illegal(intent, Role::Pawn, refused.collect(), text))
        }
        _ => Err(ReadError::Ambiguous { text: text.to_owned(), candidates }),
    }
}

/// Why none of the possible pieces can go there.
fn refusal(position: &Position, intent: &Intent, role: Role, to: Square, text: &str) -> ReadError {
    let mut pieces = position.pieces(role.of(position.turn())) & intent.from.squares();
    if role == Role::Pawn && intent.from == Hint::NONE {
        let near: Bitboard =
            pieces.iter().filter(|from| from.file().index().abs_diff(to.file().index()) == 1).collect();
        pieces = if intent.capture { near } else { pieces & to.file().bitboard() };
    }
    let refused = pieces.iter().filter_map(|from| {
        let why = position.why_not(from, to, intent.promotion)?;
        Some(Refused { from, why })
    });
    illegal(intent, role, refused.collect(), text)
}

pub(crate) fn illegal(intent: &Intent, role: Role, mut refused: Vec<Refused>, text: &str) -> ReadError {
    let text = text.to_owned();
    if refused.is_empty() {
        let mut from = intent.from;
        if role == Role::Pawn && from == Hint::NONE && !intent.capture {
            from.file = Some(intent.to_file);
        }
        return ReadError::NoSuchPiece { text, role, from };
    }
    refused.sort_by_key(|refused| telling(&refused.why));
    // Pieces that are far from making the move are not worth mentioning if another nearly can.
    if telling(&refused[0].why) < FAR_OFF {
        refused.retain(|refused| telling(&refused.why) < FAR_OFF);
    }
    ReadError::Illegal { text, refused }
}

const FAR_OFF: u8 = 3;

/// Whether a reason says more than that such a piece does not move so.
pub(crate) fn is_telling(why: &WhyNot) -> bool {
    telling(why) < FAR_OFF
}

/// How informative a reason is: first a king in danger, then an obstacle, then a move that such a piece cannot make.
fn telling(why: &WhyNot) -> u8 {
    match why {
        WhyNot::StaysInCheck { .. } | WhyNot::ExposesKing { .. } | WhyNot::KingIntoCheck { .. } => 0,
        WhyNot::PromotionMissing { .. } | WhyNot::PromotionImpossible { .. } => 0,
        WhyNot::EnPassantUnavailable { .. } | WhyNot::KingThere { .. } => 1,
        WhyNot::NotItsMove { .. } | WhyNot::SameSquare { .. } => FAR_OFF,
        _ => 2,
    }
}
