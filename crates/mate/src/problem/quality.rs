//! Properties of a first move and of a diagram.

use super::tree::Solution;
use tratto_board::{Bitboard, Move, Position, Role, Square, attacks_from};

/// What kind of move a key is. Solvers look for such moves first, so that most of these count against it.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct KeyQuality {
    /// It gives check.
    pub checks: bool,
    /// It takes something.
    pub captures: Option<Role>,
    /// It promotes.
    pub promotes: bool,
    /// Squares the other king could have gone to before, and cannot now.
    pub takes_flights: Bitboard,
    /// Squares the other king can go to now, and could not before.
    pub gives_flights: Bitboard,
    /// The other side could have given check before it, with no answer in the set play: the key provides for it.
    pub meets_unprovided_check: bool,
    /// Why a solver would try it first.
    pub obvious: Vec<Obvious>,
}

/// Why a key is easily found.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Obvious {
    /// The piece that moves had nothing to do with the other king.
    OutOfPlay,
    /// The piece that moves was attacked.
    Attacked,
    /// The other king had flights with no mate set for them, and something had to be done about it.
    UnprovidedFlights(Bitboard),
}

impl KeyQuality {
    /// Whether a solver would try it first.
    pub fn is_obvious(&self) -> bool {
        !self.obvious.is_empty()
    }
}

/// Looks at a key.
pub fn quality(solution: &Solution, key: Move) -> KeyQuality {
    let position = &solution.position;
    let them = !position.turn();
    let mut after = *position;
    after.play_unchecked(key);
    let flights = |at: &Position| -> Bitboard {
        let king = at.king(them);
        // The king's own moves, whoever is to move.
        let at = if at.turn() == them { *at } else { at.pass() };
        at.legal_moves_from(king).iter().filter(|m| !m.is_castling()).map(|m| m.to()).collect()
    };
    let (before, now) = if position.is_check() {
        (Bitboard::EMPTY, Bitboard::EMPTY)
    } else {
        (flights(position), flights(&after))
    };
    let captures = match position.role_at(key.to()) {
        Some(role) if !key.is_castling() => Some(role),
        _ if key.kind() == tratto_board::MoveKind::EnPassant => Some(Role::Pawn),
        _ => None,
    };
    let provided: Vec<Move> = solution.set_play.iter().map(|variation| variation.defence).collect();
    let unprovided = |m: &&Move| !provided.contains(m);
    let (mut unprovided_check, mut unprovided_flights) = (false, Bitboard::EMPTY);
    if !position.is_check() && solution.has_set_play {
        let theirs = position.pass();
        let moves = theirs.legal_moves();
        unprovided_check = moves.iter().filter(unprovided).any(|&m| theirs.gives_check(m));
        let flees = |m: &&Move| m.from() == theirs.king(them) && !m.is_castling();
        unprovided_flights = moves.iter().filter(unprovided).filter(flees).map(|m| m.to()).collect();
    }
    let mut obvious = Vec::new();
    if is_out_of_play(position, key.from(), them) {
        obvious.push(Obvious::OutOfPlay);
    }
    if position.attackers(key.from(), them).any() {
        obvious.push(Obvious::Attacked);
    }
    if unprovided_flights.any() {
        obvious.push(Obvious::UnprovidedFlights(unprovided_flights));
    }
    KeyQuality {
        checks: after.is_check(),
        captures,
        promotes: key.promotes_to().is_some(),
        takes_flights: before - now,
        gives_flights: now - before,
        meets_unprovided_check: unprovided_check,
        obvious,
    }
}

/// Whether a piece has nothing to do with the other king: it neither attacks a square of its field nor blocks or guards a piece there.
fn is_out_of_play(position: &Position, square: Square, them: tratto_board::Color) -> bool {
    let Some(piece) = position.piece_at(square) else { return false };
    let field = attacks_from(Role::King.of(them), position.king(them), Bitboard::EMPTY);
    piece.role != Role::King && (attacks_from(piece, square, position.occupied()) & field).is_empty()
}

/// How large a problem is, by its pieces.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Size {
    /// Up to seven pieces.
    Miniature,
    /// Eight to twelve pieces.
    Meredith,
    /// More.
    Larger,
}

/// The size of a position.
pub fn size(position: &Position) -> Size {
    match position.occupied().len() {
        0..=7 => Size::Miniature,
        8..=12 => Size::Meredith,
        _ => Size::Larger,
    }
}
