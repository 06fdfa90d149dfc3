//! Choices by a seed.

use super::Drill;
use crate::exchange::exchange;
use tratto_board::{Bitboard, Color, Move, Piece, Position, Role, Setup, Square};

/// How many moves a player of [`Chance::game`] compares.
const COMPARED: u64 = 4;

/// The generator splitmix64: the same seed always makes the same choices.
pub(super) struct Chance {
    state: u64,
}

impl Chance {
    /// The choices of one exercise. Each drill and level has its own.
    pub(super) fn of(drill: Drill, level: u8, seed: u64) -> Chance {
        let salt = drill.key().bytes().chain([level]);
        let state = salt.fold(seed, |state, byte| {
            Chance { state: state ^ u64::from(byte) }.next().wrapping_add(state.rotate_left(7))
        });
        Chance { state }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below another, which is at least 1.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(end.max(1))) >> 64) as u64
    }

    /// Yes or no.
    pub(super) fn toss(&mut self) -> bool {
        self.below(2) == 0
    }

    /// One of these, if there is one.
    pub(super) fn one_of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len() as u64) as usize).copied()
    }

    /// Any square.
    pub(super) fn square(&mut self) -> Square {
        Square::from_index(self.below(64) as u8)
    }

    /// One of these squares, if there is one.
    pub(super) fn square_of(&mut self, squares: Bitboard) -> Option<Square> {
        squares.into_iter().nth(self.below(u64::from(squares.len())) as usize)
    }

    /// Puts things in another order.
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u64 + 1) as usize);
        }
    }

    /// A game from the initial array of about so many half-moves, all positions with the moves that led on. Both sides look at a few
    /// moves and play the one that loses least by exchange.
    pub(super) fn game(&mut self, plies: u64) -> (Vec<Position>, Vec<Move>) {
        self.game_from(Position::initial(), plies)
    }

    /// The same from another position.
    pub(super) fn game_from(&mut self, start: Position, plies: u64) -> (Vec<Position>, Vec<Move>) {
        let (mut positions, mut moves) = (vec![start], Vec::new());
        let mut at = start;
        for _ in 0..plies {
            let Some(m) = self.play(&at) else { break };
            at.play_unchecked(m);
            positions.push(at);
            moves.push(m);
        }
        (positions, moves)
    }

    fn play(&mut self, at: &Position) -> Option<Move> {
        let moves = at.legal_moves();
        let looked_at = (0..COMPARED).filter_map(|_| self.one_of(&moves));
        let looked_at: Vec<Move> = looked_at.collect();
        looked_at.into_iter().max_by_key(|&m| exchange(at, m))
    }

    /// A position from such a game, with about so many half-moves behind it, in which a move can be made.
    pub(super) fn position(&mut self, least: u64, most: u64) -> Option<Position> {
        let plies = least + self.below(most - least + 1);
        let (positions, _) = self.game(plies);
        positions.last().copied().filter(Position::has_legal_move)
    }

    /// These pieces somewhere on the board, pawns on ranks 2 to 7, if that makes a regular position.
    pub(super) fn placed(&mut self, pieces: &[Piece], turn: Color) -> Option<Position> {
        let mut setup = Setup::empty();
        for &piece in pieces {
            let barred = if piece.role == Role::Pawn { Bitboard::END_RANKS } else { Bitboard::EMPTY };
            let square = self.square_of(!(setup.occupied() | barred))?;
            setup.put(square, piece);
        }
        setup.turn = turn;
        let (position, irregularities) = setup.examine();
        position.filter(|position| irregularities.is_empty() && position.has_legal_move())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first outputs of splitmix64 from state 1234567, as published with the algorithm.
    #[test]
    fn it_is_the_published_generator() {
        let mut chance = Chance { state: 1_234_567 };
        assert_eq!(chance.next(), 6_457_827_717_110_365_317);
        assert_eq!(chance.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn every_drill_and_level_has_its_own() {
        let first = |drill, level, seed| Chance::of(drill, level, seed).next();
        let mut seen: Vec<u64> = Drill::ALL
            .iter()
            .flat_map(|&drill| {
                (1..=3).flat_map(move |level| (0..50).map(move |seed| first(drill, level, seed)))
            })
            .collect();
        let all = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), all);
    }
}
