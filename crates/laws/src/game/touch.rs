//! What touched pieces bind a player to: Articles 4.3 to 4.5.

use crate::edition::Rule;
use tratto_board::{CastlingSide, Move, MoveKind, Position, Rank, Role, Square, WhyNot};

/// The moves that touched pieces leave to a player.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Obligation {
    /// The moves among which he must choose, in the order of their squares. Every legal move where nothing binds him.
    pub moves: Vec<Move>,
    /// Whether nothing binds him, because no touched piece can move or be captured.
    pub is_free: bool,
    /// The rules by which it is so.
    pub rules: Vec<Rule>,
}

impl Obligation {
    fn to(mut moves: Vec<Move>, rules: &[Rule]) -> Obligation {
        moves.sort_unstable_by_key(|m| (m.from(), m.to(), m.bits()));
        Obligation { moves, is_free: false, rules: rules.to_vec() }
    }

    /// A piece released on a square goes nowhere else.
    pub(crate) fn released(m: Move, rules: &[Rule]) -> Obligation {
        Obligation::to(vec![m], &[rules, &[Rule::Made]].concat())
    }

    fn free(position: &Position, rule: Rule) -> Obligation {
        let all = position.legal_moves().to_vec();
        Obligation { is_free: true, ..Obligation::to(all, &[rule]) }
    }

    /// Whether a move keeps to it.
    pub fn allows(&self, m: Move) -> bool {
        self.moves.contains(&m)
    }
}

/// What the player on move is bound to after touching the pieces on these squares in this order; `None` where he has touched
/// none.
pub(crate) fn obligation(position: &Position, touched: &[Square]) -> Option<Obligation> {
    let us = position.turn();
    let pieces: Vec<Square> =
        touched.iter().copied().filter(|square| position.occupied().has(*square)).collect();
    let own: Vec<Square> =
        pieces.iter().copied().filter(|square| position.by_color(us).has(*square)).collect();
    let theirs: Vec<Square> =
        pieces.iter().copied().filter(|square| !position.by_color(us).has(*square)).collect();
    match (own.first(), theirs.first()) {
        (None, None) => None,
        (Some(_), None) => Some(own_only(position, &own)),
        (None, Some(_)) => Some(
            first_of(position, &theirs, captures_of)
                .map(|moves| Obligation::to(moves, &[Rule::TouchedEnemy]))
                .unwrap_or_else(|| Obligation::free(position, Rule::TouchedNone)),
        ),
        (Some(&piece), Some(&target)) => {
            let capture: Vec<Move> =
                captures_of(position, target).into_iter().filter(|m| m.from() == piece).collect();
            if !capture.is_empty() {
                return Some(Obligation::to(capture, &[Rule::TouchedBoth]));
            }
            let bound = first_of(position, &pieces, |position, square| {
                if position.by_color(us).has(square) {
                    moves_of(position, square)
                } else {
                    captures_of(position, square)
                }
            });
            Some(match bound {
                Some(moves) => Obligation::to(moves, &[Rule::TouchedBoth]),
                None => Obligation::free(position, Rule::TouchedNone),
            })
        }
    }
}

/// What the player on move is bound to after touching the pieces on these squares and then making this move.
pub(crate) fn duty(position: &Position, touched: &[Square], made: Option<Move>) -> Option<Obligation> {
    let king = position.king(position.turn());
    let from_king = touched.iter().all(|square| *square == king);
    if from_king && made.is_some_and(|m| castles_in_vain(position, m)) {
        return Some(another_by_king(position));
    }
    let then = made.map(|m| touched_by(position, m)).unwrap_or_default();
    obligation(position, &[touched, &then].concat())
}

/// What king and rook bind to, where they are the first of his own pieces that the player has touched.
pub(crate) fn castling_duty(position: &Position, touched: &[Square]) -> Option<Obligation> {
    let us = position.by_color(position.turn());
    if touched.iter().any(|square| position.occupied().has(*square) && !us.has(*square)) {
        return None;
    }
    let mut own: Vec<Square> = Vec::new();
    for square in touched.iter().filter(|square| us.has(**square)) {
        if !own.contains(square) {
            own.push(*square);
        }
    }
    let [first, second, ..] = own[..] else { return None };
    castling_touch(position, first, second)
}

/// Whether a move is castling, and illegal: the king is put on its rook or goes two squares towards one, as only castling does.
fn castles_in_vain(position: &Position, m: Move) -> bool {
    let us = position.turn();
    let illegal = position.legal(m).err().is_some_and(|illegal| is_castling(illegal.why));
    let rooks = position.pieces(Role::Rook.of(us)) & Rank::First.from_side(us).bitboard();
    let towards = match m.to() > m.from() {
        true => CastlingSide::King,
        false => CastlingSide::Queen,
    };
    let has_rook = rooks.iter().any(|rook| match towards {
        CastlingSide::King => rook > m.from(),
        CastlingSide::Queen => rook < m.from(),
    });
    illegal && has_rook
}

/// Whether it is castling that is at fault.
pub(crate) fn is_castling(why: WhyNot) -> bool {
    matches!(
        why,
        WhyNot::CastlingRightLost { .. }
            | WhyNot::CastlingBlocked { .. }
            | WhyNot::CastlingOutOfCheck { .. }
            | WhyNot::CastlingThroughCheck { .. }
            | WhyNot::CastlingIntoCheck { .. }
    )
}

/// Castling was meant and is illegal: another move of the king, and if it has none, any move.
fn another_by_king(position: &Position) -> Obligation {
    let others = moves_of(position, position.king(position.turn()));
    match others.is_empty() {
        false => Obligation::to(others, &[Rule::CastlingIllegal]),
        true => Obligation::free(position, Rule::CastlingIllegal),
    }
}

fn own_only(position: &Position, own: &[Square]) -> Obligation {
    if let Some(bound) = castling_duty(position, own) {
        return bound;
    }
    first_of(position, own, moves_of)
        .map(|moves| Obligation::to(moves, &[Rule::TouchedOwn]))
        .unwrap_or_else(|| Obligation::free(position, Rule::TouchedNone))
}

/// King and rook touched one after the other, as one does to castle: a rook with which the right to castle is lost is any rook.
fn castling_touch(position: &Position, first: Square, second: Square) -> Option<Obligation> {
    let king = position.king(position.turn());
    let rook = if first == king { second } else { first };
    if ![first, second].contains(&king) || !position.castling().has(rook) {
        return None;
    }
    let castling = Move::castling(king, rook);
    if first == king {
        return Some(match position.is_legal(castling) {
            true => Obligation::to(vec![castling], &[Rule::TouchedToCastle]),
            false => another_by_king(position),
        });
    }
    let rules = [Rule::RookBeforeKing, Rule::TouchedOwn];
    let by_rook = moves_of(position, rook);
    if !by_rook.is_empty() {
        return Some(Obligation::to(by_rook, &rules));
    }
    let by_king: Vec<Move> = moves_of(position, king).into_iter().filter(|m| *m != castling).collect();
    Some(match by_king.is_empty() {
        false => Obligation::to(by_king, &rules),
        true => Obligation::free(position, Rule::TouchedNone),
    })
}

fn first_of(
    position: &Position,
    squares: &[Square],
    moves: impl Fn(&Position, Square) -> Vec<Move>,
) -> Option<Vec<Move>> {
    squares.iter().map(|square| moves(position, *square)).find(|moves| !moves.is_empty())
}

fn moves_of(position: &Position, square: Square) -> Vec<Move> {
    position.legal_moves_from(square).to_vec()
}

/// The legal moves that capture the piece on a square, in passing too.
fn captures_of(position: &Position, square: Square) -> Vec<Move> {
    let takes = |m: &&Move| match m.kind() {
        MoveKind::EnPassant => Square::new(m.to().file(), m.from().rank()) == square,
        MoveKind::Castling => false,
        _ => m.to() == square,
    };
    position.legal_moves().iter().filter(takes).copied().collect()
}

/// The pieces touched in making this move: the mover, then what it takes; king, then rook.
pub(crate) fn touched_by(position: &Position, m: Move) -> Vec<Square> {
    let mut touched = vec![m.from()];
    let taken = match m.kind() {
        MoveKind::EnPassant => Square::new(m.to().file(), m.from().rank()),
        _ => m.to(),
    };
    if position.occupied().has(taken) {
        touched.push(taken);
    }
    touched
}
