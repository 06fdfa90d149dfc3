//! What proves a statement: squares with their roles, moves, and the kind of truth.

use tratto_board::{Bitboard, Move, Square};

/// How a statement is known. Only an engine's opinion is not a fact; it is always attributed.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Truth {
    /// Seen on the board: geometry of one position.
    Board,
    /// By static exchange on a square, or by one half-move.
    Exchange,
    /// It holds in the line that is given.
    Line,
    /// Proved by a search or an exact table.
    Proof,
    /// An engine's opinion.
    Engine,
}

impl Truth {
    /// All kinds, the plainest first.
    pub const ALL: [Truth; 5] = [Truth::Board, Truth::Exchange, Truth::Line, Truth::Proof, Truth::Engine];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Truth::Board => "board",
            Truth::Exchange => "exchange",
            Truth::Line => "line",
            Truth::Proof => "proof",
            Truth::Engine => "engine",
        }
    }
}

/// What a square has to do with a statement.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Part {
    /// What the statement is about.
    Subject,
    /// A piece that attacks.
    Attacker,
    /// A piece that defends.
    Defender,
    /// What is attacked, or where something is going.
    Target,
    /// A square of the line, file or diagonal that matters.
    Line,
    /// A square that decides.
    Key,
}

impl Part {
    /// All, in the order in which they are told.
    pub const ALL: [Part; 6] =
        [Part::Subject, Part::Attacker, Part::Defender, Part::Target, Part::Line, Part::Key];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Part::Subject => "subject",
            Part::Attacker => "attacker",
            Part::Defender => "defender",
            Part::Target => "target",
            Part::Line => "line",
            Part::Key => "key",
        }
    }
}

/// The squares that prove a statement, by role, and the moves where it needs them. An empty list of moves takes no memory.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Evidence {
    squares: [Bitboard; Part::ALL.len()],
    /// The moves, from the position that the statement is about.
    pub moves: Vec<Move>,
}

impl Evidence {
    /// Evidence about these squares.
    ///
    /// ```
    /// use tratto_board::Square;
    /// use tratto_lore::{Evidence, Part};
    /// let evidence = Evidence::about(Square::E5).with(Part::Attacker, Square::E1);
    /// assert_eq!(evidence.squares(Part::Attacker).single(), Some(Square::E1));
    /// assert!(!evidence.is_empty());
    /// ```
    pub fn about(squares: impl Into<Bitboard>) -> Evidence {
        Evidence::default().with(Part::Subject, squares)
    }

    /// The same with more squares in a role.
    #[must_use]
    pub fn with(mut self, part: Part, squares: impl Into<Bitboard>) -> Evidence {
        self.squares[part as usize] |= squares.into();
        self
    }

    /// The same with these moves.
    #[must_use]
    pub fn by(mut self, moves: impl IntoIterator<Item = Move>) -> Evidence {
        self.moves.extend(moves);
        self
    }

    /// The squares that have a role.
    pub fn squares(&self, part: Part) -> Bitboard {
        self.squares[part as usize]
    }

    /// The one square the statement is about; none if there are several.
    pub fn subject(&self) -> Option<Square> {
        self.squares(Part::Subject).single()
    }

    /// Whether it proves nothing: such a statement must not be made.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.squares.iter().all(|squares| squares.is_empty())
    }
}
