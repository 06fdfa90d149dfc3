//! What the second definitions of motifs ask of a line: every answer by legal moves played out, or square by square on a plain board.

use super::naive::{gain, mates_within, taken};
use super::slow::{Plain, worth};
use tratto_board::{Color, Move, Position, Role, Square};
use tratto_lore::{Line, Part, Seen};

/// More than any exchange wins.
const MATE: i32 = 100;

/// A motif in its line, and the answer's words for what is wrong with it.
pub(crate) struct Told<'l> {
    pub(crate) seen: &'l Seen,
    pub(crate) line: &'l Line,
}

impl Told<'_> {
    /// The position so many half-moves after the move of the motif was to be made; 0 is before it.
    pub(crate) fn board(&self, later: usize) -> Option<&Position> {
        self.line.boards().get(self.seen.at + later)
    }

    pub(crate) fn before(&self) -> &Position {
        &self.line.boards()[self.seen.at]
    }

    pub(crate) fn after(&self) -> &Position {
        &self.line.boards()[self.seen.at + 1]
    }

    pub(crate) fn last(&self) -> &Position {
        self.line.last()
    }

    /// The move of the motif, or one of those after it.
    pub(crate) fn played(&self, later: usize) -> Option<Move> {
        self.line.moves().get(self.seen.at + later).copied()
    }

    pub(crate) fn m(&self) -> Move {
        self.line.moves()[self.seen.at]
    }

    /// Where the piece of the motif went.
    pub(crate) fn to(&self) -> Square {
        self.m().destination()
    }

    pub(crate) fn is_last(&self) -> bool {
        self.seen.at + 1 == self.line.moves().len()
    }

    pub(crate) fn us(&self) -> Color {
        self.seen.by
    }

    /// The move before that of the motif, and the position in which it was made.
    pub(crate) fn preceding(&self) -> Option<(&Position, Move)> {
        match self.seen.at.checked_sub(1) {
            Some(at) => Some((&self.line.boards()[at], self.line.moves()[at])),
            None => self.line.previous(),
        }
    }

    pub(crate) fn squares(&self, part: Part) -> Vec<Square> {
        self.seen.evidence.squares(part).into_iter().collect()
    }

    pub(crate) fn subject(&self) -> Option<Square> {
        self.squares(Part::Subject).first().copied()
    }

    pub(crate) fn attacker(&self) -> Option<Square> {
        self.squares(Part::Attacker).first().copied()
    }

    pub(crate) fn target(&self) -> Option<Square> {
        self.squares(Part::Target).first().copied()
    }
}

/// What a capture or promotion wins by exchange; nothing for other moves.
pub(crate) fn wins(at: &Position, m: Move) -> i32 {
    if taken(at, m).is_some() || m.promotes_to().is_some() { gain(at, m) } else { 0 }
}

/// What the side to move wins at most by one capture or promotion.
pub(crate) fn best_win(at: &Position) -> i32 {
    at.legal_moves().iter().map(|&m| wins(at, m)).max().unwrap_or(0).max(0)
}

/// What it wins at most by taking what stands on a square; 0 if nothing.
pub(crate) fn falls(at: &Position, square: Square) -> i32 {
    let moves = at.legal_moves();
    let takes = moves.iter().filter(|&&m| taken(at, m) == Some(square));
    takes.map(|&m| gain(at, m)).max().unwrap_or(0).max(0)
}

pub(crate) fn mates(at: &Position, m: Move) -> bool {
    at.play(m).is_ok_and(|after| after.is_checkmate())
}

pub(crate) fn succeeds(at: &Position, m: Move) -> bool {
    at.is_legal(m) && (mates(at, m) || wins(at, m) > 0)
}

/// What the side to move could do at once.
pub(crate) fn threat(at: &Position) -> i32 {
    if mates_within(at, 1) { MATE } else { best_win(at) }
}

/// One side's pieces less the other's.
pub(crate) fn balance(at: &Position, us: Color) -> i32 {
    let plain = Plain::new(at);
    let sum = |color| -> i32 {
        plain
            .own(color)
            .into_iter()
            .filter_map(|square| plain.at(square))
            .map(|piece| worth(piece.role))
            .sum()
    };
    sum(us) - sum(!us)
}

/// The same after the side to move has taken what it can win.
pub(crate) fn settled(at: &Position, us: Color) -> i32 {
    let best = best_win(at);
    balance(at, us) + if at.turn() == us { best } else { -best }
}

pub(crate) fn ends_well(last: &Position, us: Color, floor: i32) -> bool {
    if last.is_checkmate() { last.turn() != us } else { settled(last, us) >= floor }
}

/// What a move takes, and what it gains by promoting.
pub(crate) fn given(at: &Position, m: Move) -> i32 {
    let took = taken(at, m).map_or(0, |square| worth(at.role_at(square).unwrap()));
    took + m.promotes_to().map_or(0, |role| worth(role.into()) - 1)
}

/// The board with one piece gone, this side to move; none for a king or where it would be no position.
pub(crate) fn without(at: &Position, square: Square, turn: Color) -> Option<Position> {
    if at.role_at(square)? == Role::King {
        return None;
    }
    let mut setup = at.setup();
    setup.remove(square);
    setup.castling = setup.castling.without(square);
    setup.turn = turn;
    setup.en_passant = None;
    setup.examine().0
}

/// The board with one piece put back, this side to move.
pub(crate) fn put_back(at: &Position, from: Square, to: Square, turn: Color) -> Option<Position> {
    let mut setup = at.setup();
    let piece = setup.remove(from)?;
    setup.put(to, piece);
    setup.turn = turn;
    setup.en_passant = None;
    setup.examine().0
}

/// Whether three squares lie on one line.
pub(crate) fn in_line(one: Square, other: Square, third: Square) -> bool {
    let at = |square: Square| (i32::from(square.file().index()), i32::from(square.rank().index()));
    let (a, b, c) = (at(one), at(other), at(third));
    (b.0 - a.0) * (c.1 - a.1) == (b.1 - a.1) * (c.0 - a.0)
}

/// Whether a check, a capture or a threat.
pub(crate) fn presses(before: &Position, m: Move) -> bool {
    let after = before.play(m).unwrap();
    after.is_check() || taken(before, m).is_some() || threat(&after.pass()) > 0
}
