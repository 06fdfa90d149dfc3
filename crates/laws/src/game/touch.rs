//! What touched men bind a player to: Articles 4.3 to 4.5.

use crate::edition::Rule;
use tratto_board::{CastlingSide, Move, MoveKind, Position, Rank, Role, Square};

/// The moves that touched men leave to a player.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Obligation {
    /// The moves among which he must choose, in the order of their squares. Every legal move where nothing binds him.
    pub moves: Vec<Move>,
    /// Whether nothing binds him, because no touched man can move or be captured.
    pub is_free: bool,
    /// The rules by which it is so.
    pub rules: Vec<Rule>,
}

impl Obligation {
    fn to(mut moves: Vec<Move>, rules: &[Rule]) -> Obligation {
        moves.sort_unstable_by_key(|m| (m.from(), m.to(), m.bits()));
        Obligation { moves, is_free: false, rules: rules.to_vec() }
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

/// What the player on move is bound to after touching the men on these squares in this order; `None` where he has touched
/// none.
pub(crate) fn obligation(position: &Position, touched: &[Square]) -> Option<Obligation> {
    let us = position.turn();
    let men: Vec<Square> = touched.iter().copied().filter(|square| position.men().has(*square)).collect();
    let own: Vec<Square> = men.iter().copied().filter(|square| position.by_color(us).has(*square)).collect();
    let theirs: Vec<Square> =
        men.iter().copied().filter(|square| !position.by_color(us).has(*square)).collect();
    match (own.first(), theirs.first()) {
        (None, None) => None,
        (Some(_), None) => Some(own_only(position, &own)),
        (None, Some(_)) => Some(
            first_of(position, &theirs, captures_of)
                .map(|moves| Obligation::to(moves, &[Rule::TouchedEnemy]))
                .unwrap_or_else(|| Obligation::free(position, Rule::TouchedNone)),
        ),
        (Some(&man), Some(&target)) => {
            let capture: Vec<Move> =
                captures_of(position, target).into_iter().filter(|m| m.from() == man).collect();
            if !capture.is_empty() {
                return Some(Obligation::to(capture, &[Rule::TouchedBoth]));
            }
            let bound = first_of(position, &men, |position, square| {
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

fn own_only(position: &Position, own: &[Square]) -> Obligation {
    if let [first, second, ..] = own
        && let Some(bound) = castling_touch(position, *first, *second)
    {
        return bound;
    }
    first_of(position, own, moves_of)
        .map(|moves| Obligation::to(moves, &[Rule::TouchedOwn]))
        .unwrap_or_else(|| Obligation::free(position, Rule::TouchedNone))
}

/// King and rook touched one after the other, as one does to castle.
fn castling_touch(position: &Position, first: Square, second: Square) -> Option<Obligation> {
    let us = position.turn();
    let king = position.king(us);
    let home = Rank::First.from_side(us);
    let is_rook = |square: Square| position.role_at(square) == Some(Role::Rook);
    let (rook, king_first) = if first == king && is_rook(second) {
        (second, true)
    } else if second == king && is_rook(first) {
        (first, false)
    } else {
        return None;
    };
    if king.rank() != home || rook.rank() != home {
        return None;
    }
    let castling = Move::castling(king, rook);
    if king_first {
        if position.is_legal(castling) {
            return Some(Obligation::to(vec![castling], &[Rule::TouchedToCastle]));
        }
        let others = moves_of(position, king);
        return Some(match others.is_empty() {
            false => Obligation::to(others, &[Rule::CastlingIllegal]),
            true => Obligation::free(position, Rule::CastlingIllegal),
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

/// The legal moves that capture the man on a square, in passing too.
fn captures_of(position: &Position, square: Square) -> Vec<Move> {
    let takes = |m: &&Move| match m.kind() {
        MoveKind::EnPassant => Square::new(m.to().file(), m.from().rank()) == square,
        MoveKind::Castling => false,
        _ => m.to() == square,
    };
    position.legal_moves().iter().filter(takes).copied().collect()
}

/// The men touched by whoever makes this move: the mover, then what it takes; king, then rook.
pub(crate) fn touched_by(position: &Position, m: Move) -> Vec<Square> {
    let mut touched = vec![m.from()];
    let taken = match m.kind() {
        MoveKind::EnPassant => Square::new(m.to().file(), m.from().rank()),
        _ => m.to(),
    };
    if position.men().has(taken) {
        touched.push(taken);
    } else if position.role_at(m.from()) == Some(Role::King) && m.from().distance(m.to()) == 2 {
        // Two squares along the rank: castling was meant, with the rook on that side if there is one.
        let side = if m.to() > m.from() { CastlingSide::King } else { CastlingSide::Queen };
        let rank = m.from().rank().bitboard();
        let rooks = position.pieces(Role::Rook.of(position.turn())) & rank;
        let rook = match side {
            CastlingSide::King => rooks.iter().filter(|rook| *rook > m.from()).last(),
            CastlingSide::Queen => rooks.iter().find(|rook| *rook < m.from()),
        };
        touched.extend(rook);
    }
    touched
}
