//! The legal moves that a text in descriptive notation fits.

use super::spell::{Act, NamedPiece, Side};
use crate::facts::{Facts, Hint, Threat};
use crate::reading::{Malformed, Note, ReadError, Refused, Sign};
use crate::relaxed::Marks;
use crate::resolve::{self, Intent};
use tratto_board::{Bitboard, CastlingSide, Color, Move, MoveKind, Position, PromotionRole, Role, Square};

/// The one move, or why there is not just one.
pub(super) fn find(
    position: &Position,
    act: &Act,
    marks: &Marks,
    text: &str,
) -> Result<(Move, Vec<Note>), ReadError> {
    let promotion = match act {
        Act::Castling(side) => return castling(position, *side, text).map(|m| (m, Vec::new())),
        Act::Step { promotion, .. } | Act::Capture { promotion, .. } => *promotion,
    };
    let mut fitting: Vec<Move> =
        position.legal_moves().iter().copied().filter(|m| fits(position, act, *m)).collect();
    // A hyphen is for moves that take nothing; only if there is none of them is it a capture.
    if let Act::Step { .. } = act {
        prefer(&mut fitting, |m| Facts::of(position, m).captured.is_none());
    }
    if fitting.len() > 1 {
        match marks.sign {
            Some(Sign::Mate) => prefer(&mut fitting, |m| Threat::of(position, m) == Threat::Mate),
            Some(Sign::DoubleCheck) => {
                prefer(&mut fitting, |m| Threat::of(position, m) == Threat::DoubleCheck)
            }
            Some(_) => prefer(&mut fitting, |m| Threat::of(position, m) != Threat::None),
            None => {}
        }
    }
    if marks.en_passant {
        prefer(&mut fitting, |m| m.kind() == MoveKind::EnPassant);
    }
    if promotion.is_none()
        && let Some(m) = fitting.iter().find(|m| m.promotes_to().is_some())
        && let Some(why) = position.why_not(m.from(), m.to(), None)
    {
        let refused = vec![Refused { from: m.from(), why }];
        return Err(ReadError::Illegal { text: text.to_owned(), refused });
    }
    let notes = by_side(act, &mut fitting);
    match fitting[..] {
        [only] => Ok((only, notes)),
        [] => Err(refusal(position, act, promotion, text)),
        _ => Err(ReadError::Ambiguous { text: text.to_owned(), candidates: fitting }),
    }
}

/// Keeps the moves of which something is true, if there are any.
fn prefer(moves: &mut Vec<Move>, good: impl Fn(Move) -> bool) {
    if moves.iter().any(|m| good(*m)) {
        moves.retain(|m| good(*m));
    }
}

fn castling(position: &Position, side: Option<CastlingSide>, text: &str) -> Result<Move, ReadError> {
    let text = text.to_owned();
    if let Some(side) = side {
        return resolve::castling(position, side, &text);
    }
    let candidates: Vec<Move> = position.legal_moves().iter().copied().filter(|m| m.is_castling()).collect();
    match candidates[..] {
        [only] => Ok(only),
        [] => Err(ReadError::NotAMove { at: text.len(), text, why: Malformed::CastlingSideMissing }),
        _ => Err(ReadError::Ambiguous { text, candidates }),
    }
}

fn fits(position: &Position, act: &Act, m: Move) -> bool {
    let facts = Facts::of(position, m);
    if facts.castling.is_some() {
        return false;
    }
    let mover = |piece: &NamedPiece| pieces(position, piece, position.turn()).has(facts.from);
    match act {
        Act::Castling(_) => false,
        Act::Step { piece, to, promotion } => {
            mover(piece) && to.has(facts.to) && is_promotion(facts.promotion, *promotion)
        }
        Act::Capture { piece, captured, to, promotion } => {
            let Some(taken) = facts.captured else { return false };
            let at = if facts.en_passant { beside(facts.from, facts.to) } else { facts.to };
            let is_taken = match captured {
                Some(captured) => {
                    captured.role == taken
                        && pieces(
                            position,
                            &NamedPiece { squares: Bitboard::ALL, ..captured.clone() },
                            !position.turn(),
                        )
                        .has(at)
                }
                None => true,
            };
            // In passing, a square is where the capture ends, and a file is the same.
            mover(piece) && is_taken && to.has(facts.to) && is_promotion(facts.promotion, *promotion)
        }
    }
}

/// The square of the pawn that is taken in passing.
fn beside(from: Square, to: Square) -> Square {
    Square::new(to.file(), from.rank())
}

/// Without a word on promotion any will do, so that what is missing can be told.
fn is_promotion(made: Option<PromotionRole>, said: Option<PromotionRole>) -> bool {
    said.is_none() || made == said
}

/// The pieces of a side that a text may mean. The two bishops are told apart by the colour of their squares; rooks and
/// knights are not told apart here.
fn pieces(position: &Position, piece: &NamedPiece, color: Color) -> Bitboard {
    let all = position.pieces(piece.role.of(color)) & piece.squares;
    match (piece.role, piece.side) {
        (Role::Bishop, Some(side)) => {
            let home = match side {
                Side::King => Square::F1,
                Side::Queen => Square::C1,
            };
            let is_light = home.is_light() == color.is_white();
            all.iter().filter(|square| square.is_light() == is_light).collect()
        }
        _ => all,
    }
}

/// Of two rooks or knights, the one nearer to the side that is named.
fn by_side(act: &Act, fitting: &mut Vec<Move>) -> Vec<Note> {
    let (Act::Step { piece, .. } | Act::Capture { piece, .. }) = act else { return Vec::new() };
    let (Some(side), Role::Rook | Role::Knight) = (piece.side, piece.role) else { return Vec::new() };
    let file = |m: &Move| m.from().file();
    let nearest = match side {
        Side::King => fitting.iter().map(file).max(),
        Side::Queen => fitting.iter().map(file).min(),
    };
    let left_out = fitting.iter().copied().find(|m| Some(file(m)) != nearest);
    fitting.retain(|m| Some(file(m)) == nearest);
    match (&fitting[..], left_out) {
        ([taken], Some(other)) => vec![Note::SideByFile { taken: *taken, other }],
        _ => Vec::new(),
    }
}

/// Why no legal move fits.
fn refusal(position: &Position, act: &Act, promotion: Option<PromotionRole>, text: &str) -> ReadError {
    let text = text.to_owned();
    let (piece, targets, captured) = match act {
        Act::Step { piece, to, .. } => (piece, *to, None),
        Act::Capture { piece, captured, to, .. } => {
            let taken = captured.as_ref().map(|captured| pieces(position, captured, !position.turn()));
            (piece, taken.unwrap_or(*to), captured.as_ref().map(|captured| captured.role))
        }
        Act::Castling(_) => return ReadError::NotAMove { text, at: 0, why: Malformed::CastlingSideMissing },
    };
    let own = pieces(position, piece, position.turn());
    if own.is_empty() {
        return ReadError::NoSuchPiece { text, role: piece.role, from: Hint::NONE };
    }
    let mut refused = Vec::new();
    for from in own {
        // A pawn steps on its own file.
        let reach = match (piece.role, act) {
            (Role::Pawn, Act::Step { .. }) => targets & from.file().bitboard(),
            _ => targets,
        };
        refused.extend(
            reach.iter().filter_map(|to| Some(Refused { from, why: position.why_not(from, to, promotion)? })),
        );
    }
    if let Some(captured) = captured {
        refused.retain(|refused| resolve::is_telling(&refused.why));
        if refused.is_empty() {
            return ReadError::NoCapture { text, role: piece.role, captured };
        }
    }
    let first = targets.first().map_or(Square::A1, |square| square);
    let intent = Intent { capture: captured.is_some(), ..Intent::to_file(first.file()) };
    resolve::illegal(&intent, piece.role, refused, &text)
}
