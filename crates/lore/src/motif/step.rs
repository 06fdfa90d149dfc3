//! One half-move of a line, with what stands before and after it.

use crate::line::Line;
use tratto_board::{Color, Move, MoveKind, Position, Role, Square};

#[derive(Copy, Clone)]
pub(super) struct Step<'l> {
    line: &'l Line,
    at: usize,
}

impl<'l> Step<'l> {
    pub(super) fn all(line: &'l Line) -> impl Iterator<Item = Step<'l>> {
        (0..line.moves().len()).map(move |at| Step { line, at })
    }

    pub(super) fn line(self) -> &'l Line {
        self.line
    }

    pub(super) fn at(self) -> usize {
        self.at
    }

    pub(super) fn is_solver(self) -> bool {
        self.at.is_multiple_of(2)
    }

    pub(super) fn is_last(self) -> bool {
        self.at + 1 == self.line.moves().len()
    }

    pub(super) fn played(self) -> Move {
        self.line.moves()[self.at]
    }

    pub(super) fn before(self) -> &'l Position {
        &self.line.boards()[self.at]
    }

    pub(super) fn after(self) -> &'l Position {
        &self.line.boards()[self.at + 1]
    }

    /// Who moves.
    pub(super) fn us(self) -> Color {
        self.before().turn()
    }

    pub(super) fn from(self) -> Square {
        self.played().from()
    }

    pub(super) fn to(self) -> Square {
        self.played().destination()
    }

    /// What stands on its square after the move.
    pub(super) fn role(self) -> Option<Role> {
        self.after().role_at(self.to())
    }

    pub(super) fn captured(self) -> Option<Role> {
        crate::exchange::captured(self.before(), self.played())
    }

    /// Where the captured piece stood.
    pub(super) fn captured_at(self) -> Option<Square> {
        self.captured().map(|_| victim(self.played()))
    }

    /// The half-move after this one.
    pub(super) fn next(self) -> Option<Step<'l>> {
        (!self.is_last()).then(|| Step { at: self.at + 1, ..self })
    }

    /// The same side's next move.
    pub(super) fn later(self) -> Option<Step<'l>> {
        self.next()?.next()
    }

    /// The half-move before this one, in the line or just before it, and the position in which it was made.
    pub(super) fn preceding(self) -> Option<(&'l Position, Move)> {
        match self.at.checked_sub(1) {
            Some(at) => Some((&self.line.boards()[at], self.line.moves()[at])),
            None => self.line.previous(),
        }
    }
}

/// The square of what a capture takes.
pub(super) fn victim(m: Move) -> Square {
    match m.kind() {
        MoveKind::EnPassant => Square::new(m.to().file(), m.from().rank()),
        _ => m.to(),
    }
}
