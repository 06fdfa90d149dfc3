//! Development, its lead, and pawns that are offered for it.

use crate::evidence::{Evidence, Part};
use crate::exchange::{balance, captured, exchange};
use tratto_board::{
    Bitboard, CastlingSide, Color, File, IllegalMove, Move, Piece, Position, Rank, Role, Square,
};

use super::record::{MINORS, seen, stands};

/// How far a side has come from the initial array.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Development {
    /// Minor pieces on the board that have left their places.
    pub minors: u8,
    /// Whether the king is castled, or stands on b1, c1 or g1 (b8, c8, g8) with no rook between it and the corner.
    pub king: bool,
    /// Whether the queen has left the line of the rooks.
    pub queen: bool,
    /// The minor pieces that are out, the king (key), where minor pieces are still at home (target), and the queens that are (line).
    pub evidence: Evidence,
}

impl Development {
    /// The development of a side. It goes by where pieces stand, so that it means something only in an opening.
    pub fn of(position: &Position, color: Color) -> Development {
        let king = position.king(color);
        let first = Bitboard::from(Rank::First.from_side(color));
        let may_castle = [CastlingSide::King, CastlingSide::Queen]
            .into_iter()
            .any(|side| position.castling_rook(color, side).is_some());
        let rooks = position.pieces(Piece { color, role: Role::Rook }) & first;
        let is_right = king.file() == File::G;
        let beyond =
            |rook: &Square| if is_right { rook.file() > king.file() } else { rook.file() < king.file() };
        let is_wing = matches!(king.file(), File::B | File::C | File::G);
        let is_safe =
            first.has(king) && is_wing && !may_castle && !rooks.into_iter().any(|rook| beyond(&rook));
        let queens = position.pieces(Piece { color, role: Role::Queen });
        let at_home =
            MINORS.into_iter().filter(|&(role, file)| stands(position, color, role, file, Rank::First));
        let at_home: Bitboard = at_home.map(|(_, file)| seen(color, file, Rank::First)).collect();
        let light = position.pieces(Piece { color, role: Role::Knight })
            | position.pieces(Piece { color, role: Role::Bishop });
        let out = light - at_home;
        let queens = queens & first;
        let evidence =
            Evidence::about(out).with(Part::Key, king).with(Part::Target, at_home).with(Part::Line, queens);
        Development { minors: out.len() as u8, king: is_safe, queen: queens.is_empty(), evidence }
    }

    /// Steps of development done, of six.
    pub fn steps(&self) -> i32 {
        i32::from(self.minors) + i32::from(self.king) + i32::from(self.queen)
    }

    /// A side's lead in steps; the move counts one more.
    pub fn lead(position: &Position, color: Color) -> i32 {
        let tempo = if position.turn() == color { 1 } else { -1 };
        Development::of(position, color).steps() - Development::of(position, !color).steps() + tempo
    }
}

/// A pawn offered in the opening, and what became of it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Gambit {
    /// Who offers.
    pub by: Color,
    /// With which of the side's moves.
    pub at: u16,
    /// The move that offers.
    pub offer: Move,
    /// The pawn.
    pub pawn: Square,
    /// How it could be taken.
    pub taking: Move,
    /// Whether the next move took it.
    pub accepted: bool,
    /// Whether the other side had offered a pawn with its move before: a countergambit.
    pub counters: bool,
    /// The pawn, who attacks it, and the moves.
    pub evidence: Evidence,
}

/// Offers are looked for up to this move.
const OFFERED_BY: u16 = 8;
/// A pawn that is won back within so many moves of its side was no gambit.
const REGAINED_WITHIN: usize = 3;

/// The gambits of a game: pawns that the other side can take with a gain by exchange, and which, if taken at once, are not won back within
/// three moves. A game that ends before that is not judged.
pub fn gambits(start: &Position, moves: &[Move]) -> Result<Vec<Gambit>, IllegalMove> {
    let mut boards = vec![*start];
    for (at, &m) in moves.iter().enumerate() {
        let next = boards[at].play(m)?;
        boards.push(next);
    }
    let mut found: Vec<Gambit> = Vec::new();
    let mut offered_last = false;
    for (at, &offer) in moves.iter().enumerate() {
        let (before, after) = (&boards[at], &boards[at + 1]);
        let (by, number) = (before.turn(), (at / 2 + 1) as u16);
        if number > OFFERED_BY {
            break;
        }
        let offered = offered_pawn(before, after, by);
        let Some((pawn, taking)) = offered else {
            offered_last = false;
            continue;
        };
        let counters = std::mem::replace(&mut offered_last, true);
        let accepted =
            moves.get(at + 1) == Some(&taking) || moves.get(at + 1).is_some_and(|m| m.to() == pawn);
        // Whose material after our move, our moves after it: won back, or not?
        let had = balance(before, by);
        let later: Vec<i32> = (1..=REGAINED_WITHIN)
            .filter_map(|n| boards.get(at + 1 + 2 * n))
            .map(|board| balance(board, by))
            .collect();
        let is_regained = later.iter().any(|&now| now >= had);
        if accepted && (is_regained || later.len() < REGAINED_WITHIN) {
            continue;
        }
        let evidence = Evidence::about(pawn).with(Part::Attacker, taking.from()).by([offer, taking]);
        found.push(Gambit { by, at: number, offer, pawn, taking, accepted, counters, evidence });
    }
    Ok(found)
}

/// A pawn that the other side can now win by exchange, and could not before, so that it would be ahead of what was: not one that has
/// itself just taken a pawn.
fn offered_pawn(before: &Position, after: &Position, by: Color) -> Option<(Square, Move)> {
    let wins = |position: &Position| -> Vec<Move> {
        let captures = position.legal_captures();
        let of_pawns = captures.into_iter().filter(|&m| captured(position, m) == Some(Role::Pawn));
        of_pawns.filter(|&m| exchange(position, m) > 0).collect()
    };
    if before.is_check() {
        return None;
    }
    let already = wins(&before.pass());
    let now = wins(after);
    let fresh = now.into_iter().find(|m| !already.iter().any(|old| old.to() == m.to()));
    let costs = |m: &Move| balance(after, by) - exchange(after, *m) < balance(before, by);
    fresh.filter(|m| after.by_color(by).has(m.to()) && costs(m)).map(|m| (m.to(), m))
}
