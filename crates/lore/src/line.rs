//! A line: a position, the solver's moves and the replies.

use tratto_board::{Color, IllegalMove, Move, Position, Role, Square};

/// A position and the moves played from it, the solver's first. Perhaps the move that led to the position is known as well.
///
/// The solver's moves are counted from 1 to [`Line::len`]; the reply to the `i`-th is the `i`-th reply.
#[derive(Clone, Debug)]
pub struct Line {
    previous: Option<(Position, Move)>,
    moves: Vec<Move>,
    /// The position before each move, and after the last.
    boards: Vec<Position>,
}

impl Line {
    /// The line of these moves. An illegal move is named.
    pub fn new(start: Position, moves: impl IntoIterator<Item = Move>) -> Result<Line, IllegalMove> {
        let mut line = Line { previous: None, moves: Vec::new(), boards: vec![start] };
        for m in moves {
            let next = line.last().play(m)?;
            line.moves.push(m);
            line.boards.push(next);
        }
        Ok(line)
    }

    /// The line of all moves after the first, which is the opponent's and led to the position. Puzzles are written so.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_lore::Line;
    /// let before = Position::from_fen("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1")?;
    /// let moves = [before.read_uci("a2a8")?, before.play(before.read_uci("a2a8")?)?.read_uci("d1d8")?];
    /// let line = Line::after(before, moves)?;
    /// assert_eq!((line.len(), line.solver()), (1, tratto_board::Color::White));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn after(before: Position, moves: impl IntoIterator<Item = Move>) -> Result<Line, IllegalMove> {
        let mut moves = moves.into_iter();
        let Some(first) = moves.next() else { return Line::new(before, []) };
        let mut line = Line::new(before.play(first)?, moves)?;
        line.previous = Some((before, first));
        Ok(line)
    }

    /// Who solves.
    pub fn solver(&self) -> Color {
        self.boards[0].turn()
    }

    /// How many moves the solver makes.
    pub fn len(&self) -> usize {
        self.moves.len().div_ceil(2)
    }

    /// Whether no move is made.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// All moves, the solver's first.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position before each move, and the one after the last.
    pub fn boards(&self) -> &[Position] {
        &self.boards
    }

    /// The position from which the line starts.
    pub fn start(&self) -> &Position {
        &self.boards[0]
    }

    /// The position at the end.
    pub fn last(&self) -> &Position {
        &self.boards[self.boards.len() - 1]
    }

    /// The opponent's move that led to the first position, and the position before it.
    pub fn previous(&self) -> Option<(&Position, Move)> {
        self.previous.as_ref().map(|(position, m)| (position, *m))
    }

    /// The solver's moves, by number, from a number on.
    pub fn turns_from(&self, first: usize) -> impl Iterator<Item = Turn<'_>> {
        (first..=self.len()).map(|number| Turn { line: self, number })
    }

    /// All of the solver's moves.
    pub fn turns(&self) -> impl Iterator<Item = Turn<'_>> {
        self.turns_from(1)
    }
}

/// One of the solver's moves in its line, with what stands around it.
#[derive(Copy, Clone)]
pub struct Turn<'l> {
    line: &'l Line,
    number: usize,
}

impl<'l> Turn<'l> {
    /// Which of the solver's moves it is, from 1.
    pub fn number(self) -> usize {
        self.number
    }

    /// The move.
    pub fn played(self) -> Move {
        self.line.moves[2 * self.number - 2]
    }

    /// The position before it.
    pub fn before(self) -> &'l Position {
        &self.line.boards[2 * self.number - 2]
    }

    /// The position after it.
    pub fn after(self) -> &'l Position {
        &self.line.boards[2 * self.number - 1]
    }

    /// From where the piece goes.
    pub fn from(self) -> Square {
        self.played().from()
    }

    /// To where the piece goes; in castling, the king.
    pub fn to(self) -> Square {
        self.played().destination()
    }

    /// What stands on its square after the move: what was promoted to, if it was a promotion.
    pub fn role(self) -> Option<Role> {
        self.after().role_at(self.to())
    }

    /// What the move takes.
    pub fn captured(self) -> Option<Role> {
        crate::exchange::captured(self.before(), self.played())
    }

    /// The solver's move before this one.
    pub fn earlier(self) -> Option<Turn<'l>> {
        (self.number > 1).then(|| Turn { number: self.number - 1, ..self })
    }

    /// The solver's next move.
    pub fn later(self) -> Option<Turn<'l>> {
        (self.number < self.line.len()).then(|| Turn { number: self.number + 1, ..self })
    }

    /// The reply to this move, if the line has one.
    pub fn reply(self) -> Option<Move> {
        self.line.moves.get(2 * self.number - 1).copied()
    }

    /// The opponent's move before this one, and the position in which it was made.
    pub fn preceding(self) -> Option<(&'l Position, Move)> {
        match self.earlier() {
            Some(earlier) => earlier.reply().map(|reply| (earlier.after(), reply)),
            None => self.line.previous(),
        }
    }

    /// Whether it is the solver's last move.
    pub fn is_last(self) -> bool {
        self.number == self.line.len()
    }
}
