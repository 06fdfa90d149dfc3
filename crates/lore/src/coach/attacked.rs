//! Pieces that can be won, each with every way to meet the attack.

use crate::exchange::{Exchanges, capture_through, to_move};
use crate::fact::{Answer, answers};
use tratto_board::{Color, Piece, Position, Square};

/// A piece that the other side can win by exchange.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Attacked {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// Every legal move of its side that meets the attack, if it were its turn: none is left out.
    pub answers: Vec<Answer>,
}

/// The pieces that can be won by exchange, the side to move first, then by square; each with the complete list of answers. While the side
/// to move is in check, the other's pieces are not asked about.
///
/// ```
/// use tratto_board::{Position, Square};
/// use tratto_lore::coach::attacked;
/// let position = Position::from_fen("7k/4r3/8/8/4N3/8/3K4/8 w - - 0 1")?;
/// let found = attacked(&position);
/// assert_eq!((found.len(), found[0].square, found[0].answers.len()), (1, Square::E4, 9));
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn attacked(position: &Position) -> Vec<Attacked> {
    let exchanges = Exchanges::of(position);
    let of_side = |side: Color| {
        // Whoever would move only after a pass in check cannot be asked for answers: that there are none must not be said.
        let can_answer = to_move(position, side).is_some();
        // A capture that only promotes with profit does not win what it takes.
        let is_lost = move |square: Square| {
            let takes = |from| capture_through(position, from, square, position.occupied());
            let attackers = position.attackers(square, !side);
            attackers.into_iter().any(|from| takes(from).is_some_and(|gain| gain > 0))
        };
        exchanges.winnable_of(side).into_iter().filter_map(move |square| {
            let piece = position.piece_at(square).filter(|_| can_answer && is_lost(square))?;
            Some(Attacked { square, piece, answers: answers(position, square) })
        })
    };
    let turn = position.turn();
    of_side(turn).chain(of_side(!turn)).collect()
}
