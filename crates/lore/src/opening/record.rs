//! The first moves of a game from the initial array, with what the checks ask of them.

use tratto_board::{Color, File, IllegalMove, Move, Piece, Position, Rank, Role, Square};

/// A side's moves that are looked at.
pub(super) const MOVES: usize = 12;

/// The boards and moves of the opening.
pub(super) struct Record {
    /// One more than the moves.
    boards: Vec<Position>,
    moves: Vec<Move>,
}

/// One side's move in the record.
#[derive(Copy, Clone)]
pub(super) struct Step<'r> {
    /// Which of the side's moves it is, from 1.
    pub number: u16,
    pub played: Move,
    pub before: &'r Position,
    pub after: &'r Position,
    /// The other side's move before it.
    pub answered: Option<Move>,
    /// What moves.
    pub role: Role,
}

impl Step<'_> {
    /// Whether it takes something, and what.
    pub(super) fn captured(&self) -> Option<Role> {
        crate::exchange::captured(self.before, self.played)
    }

    /// Whether it takes on the square to which the other side has just moved.
    pub(super) fn recaptures(&self) -> bool {
        self.captured().is_some() && self.answered.is_some_and(|answered| answered.to() == self.played.to())
    }

    pub(super) fn is_officer(&self) -> bool {
        !matches!(self.role, Role::Pawn | Role::King)
    }
}

impl Record {
    /// Plays the moves from the initial array. Those after the twelfth of each side are not looked at.
    pub(super) fn of(moves: &[Move]) -> Result<Record, IllegalMove> {
        let moves = &moves[..moves.len().min(2 * MOVES)];
        let mut boards = vec![Position::initial()];
        for (at, &m) in moves.iter().enumerate() {
            let next = boards[at].play(m)?;
            boards.push(next);
        }
        Ok(Record { boards, moves: moves.to_vec() })
    }

    /// One side's moves.
    pub(super) fn steps(&self, color: Color) -> impl Iterator<Item = Step<'_>> {
        let first = usize::from(color == Color::Black);
        (first..self.moves.len()).step_by(2).map(|at| Step {
            number: (at / 2 + 1) as u16,
            played: self.moves[at],
            before: &self.boards[at],
            after: &self.boards[at + 1],
            answered: at.checked_sub(1).map(|before| self.moves[before]),
            role: self.boards[at].role_at(self.moves[at].from()).unwrap_or(Role::Pawn),
        })
    }

    /// Whether a side has made all of its moves, so that what it has not done is left undone.
    pub(super) fn is_full(&self, color: Color) -> bool {
        self.steps(color).count() >= MOVES
    }

    /// The last board.
    pub(super) fn last(&self) -> &Position {
        &self.boards[self.boards.len() - 1]
    }
}

/// A square as a side sees it: for Black the ranks are turned.
pub(super) fn seen(color: Color, file: File, rank: Rank) -> Square {
    Square::new(file, rank.from_side(color))
}

/// Whether a piece of a side stands on a square, given as the side sees it.
pub(super) fn stands(position: &Position, color: Color, role: Role, file: File, rank: Rank) -> bool {
    position.piece_at(seen(color, file, rank)) == Some(Piece { color, role })
}

/// Where the minor pieces start.
pub(super) const MINORS: [(Role, File); 4] =
    [(Role::Knight, File::B), (Role::Bishop, File::C), (Role::Bishop, File::F), (Role::Knight, File::G)];

/// How many minor pieces have left their places. One that was taken there has too.
pub(super) fn minors_out(position: &Position, color: Color) -> usize {
    MINORS.into_iter().filter(|&(role, file)| !stands(position, color, role, file, Rank::First)).count()
}
