//! A position with king and pawn against king, and all that the table proves about it.

use super::table::{Turn, table, wins};
use crate::evidence::{Evidence, Part, Truth};
use tratto_board::{Bitboard, Color, File, Move, MoveKind, Position, PromotionRole, Rank, Role, Square};

/// How a position ends with the best play.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Outcome {
    /// The side with the pawn wins.
    Won {
        /// Its moves up to and with the promotion that wins; 0 after it.
        moves: u8,
    },
    /// It does not.
    Drawn,
}

impl Outcome {
    /// Whether the side with the pawn wins.
    pub const fn is_won(self) -> bool {
        matches!(self, Outcome::Won { .. })
    }
}

/// King and pawn against king, in a position in which the side that is not to move is not in check.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::ending::{Outcome, PawnEnding};
/// let position = Position::from_fen("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1")?;
/// let ending = PawnEnding::of(&position).unwrap();
/// assert!(ending.outcome().is_won());
/// assert!(ending.zugzwang().is_some(), "with White to move it is drawn");
/// # Ok::<(), tratto_board::FenError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct PawnEnding {
    position: Position,
    strong: Color,
    pawn: Square,
}

impl PawnEnding {
    /// The ending, if the position is one.
    pub fn of(position: &Position) -> Option<PawnEnding> {
        let pawn = position.by_role(Role::Pawn).single()?;
        let others = position.occupied() - position.by_role(Role::King);
        let turn = position.turn();
        let is_regular = others.single() == Some(pawn)
            && !Bitboard::END_RANKS.has(pawn)
            && position.attackers(position.king(!turn), turn).is_empty();
        let strong = position.piece_at(pawn)?.color;
        is_regular.then_some(PawnEnding { position: *position, strong, pawn })
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The side with the pawn.
    pub fn strong(&self) -> Color {
        self.strong
    }

    /// Where the pawn stands.
    pub fn pawn(&self) -> Square {
        self.pawn
    }

    /// The king that has the pawn.
    pub fn king(&self) -> Square {
        self.position.king(self.strong)
    }

    /// The king that has nothing else.
    pub fn lone_king(&self) -> Square {
        self.position.king(!self.strong)
    }

    /// Where the pawn promotes.
    pub fn promotion(&self) -> Square {
        Square::new(self.pawn.file(), Rank::Eighth.from_side(self.strong))
    }

    /// Won or drawn.
    pub fn outcome(&self) -> Outcome {
        let turn = if self.position.turn() == self.strong { Turn::Pawn } else { Turn::King };
        ask(turn, self.strong, self.pawn, self.king(), self.lone_king())
    }

    /// The evidence for the outcome: the pawn, the kings, and the moves that keep it, by the exact table ([`Truth::Proof`]).
    pub fn evidence(&self) -> (Evidence, Truth) {
        let evidence = Evidence::about(self.pawn)
            .with(Part::Attacker, self.king())
            .with(Part::Defender, self.lone_king())
            .with(Part::Target, self.promotion())
            .by(self.keeping());
        (evidence, Truth::Proof)
    }

    /// The outcome after a legal move.
    pub(super) fn after(&self, m: Move) -> Outcome {
        if let Some(role) = m.promotes_to() {
            let [to, king, alone] = [m.to(), self.king(), self.lone_king()].map(|square| self.turned(square));
            // With knight or bishop no mate is possible.
            let can_mate = matches!(role, PromotionRole::Queen | PromotionRole::Rook);
            let is_won = can_mate && wins(role, to, king, alone);
            return if is_won { Outcome::Won { moves: 0 } } else { Outcome::Drawn };
        }
        let mut next = self.position;
        next.play_unchecked(m);
        // Without the pawn there is nothing to win.
        PawnEnding::of(&next).map_or(Outcome::Drawn, |ending| ending.outcome())
    }

    /// As if the side with the pawn were White.
    fn turned(&self, square: Square) -> Square {
        if self.strong == Color::White { square } else { square.flip_ranks() }
    }

    /// All legal moves that keep what the position is worth to the side to move.
    pub fn keeping(&self) -> Vec<Move> {
        let is_won = self.outcome().is_won();
        let moves = self.position.legal_moves();
        moves.into_iter().filter(|&m| self.after(m).is_won() == is_won).collect()
    }

    /// Of the moves that keep the result, the quickest to win or the longest to hold out; all of them in a draw.
    pub fn best(&self) -> Vec<Move> {
        let count = |m: &Move| match self.after(*m) {
            Outcome::Won { moves } => i32::from(moves),
            Outcome::Drawn => 0,
        };
        let sign = if self.position.turn() == self.strong { 1 } else { -1 };
        let keeping = self.keeping();
        let Some(least) = keeping.iter().map(|m| sign * count(m)).min() else { return keeping };
        keeping.into_iter().filter(|m| sign * count(m) == least).collect()
    }

    /// Whether the side to move would be better off if it could pass. With one pawn every such zugzwang is mutual: whoever is to move
    /// spoils the result.
    pub fn zugzwang(&self) -> Option<Zugzwang> {
        if self.position.is_check() || !self.position.has_legal_move() {
            return None;
        }
        let other = PawnEnding { position: self.position.pass(), ..*self };
        let side = self.position.turn();
        let (now, then) = (self.outcome().is_won(), other.outcome().is_won());
        let is_worse = if side == self.strong { !now && then } else { now && !then };
        let evidence = || {
            Evidence::about(self.position.king(side))
                .with(Part::Attacker, self.position.king(!side))
                .with(Part::Key, self.pawn)
                .by(self.position.legal_moves())
        };
        is_worse.then(|| Zugzwang { side, evidence: evidence() })
    }

    /// The moves with which the side with the pawn stalemates at once.
    pub fn stalemates(&self) -> Vec<Stalemating> {
        if self.position.turn() != self.strong {
            return Vec::new();
        }
        let is_won = self.outcome().is_won();
        let stalemates = |m: &Move| {
            let mut next = self.position;
            next.play_unchecked(*m);
            next.is_stalemate()
        };
        let moves = self.position.legal_moves().into_iter().filter(stalemates);
        moves
            .map(|m| Stalemating {
                played: m,
                throws_win: is_won,
                evidence: Evidence::about(m.from())
                    .with(Part::Target, self.lone_king())
                    .with(Part::Attacker, self.king())
                    .by([m]),
            })
            .collect()
    }

    /// Whether the pawn must become a rook, because a queen stalemates.
    pub fn underpromotion(&self) -> Option<Underpromotion> {
        if self.position.turn() != self.strong {
            return None;
        }
        let to = self.promotion();
        let [queen, rook] =
            [PromotionRole::Queen, PromotionRole::Rook].map(|role| Move::promotion(self.pawn, to, role));
        let is_needed =
            self.position.is_legal(rook) && self.after(rook).is_won() && !self.after(queen).is_won();
        let evidence = || Evidence::about(self.pawn).with(Part::Target, self.lone_king()).by([rook]);
        is_needed.then(|| Underpromotion { queen, rook, evidence: evidence() })
    }

    /// The squares from which the king with the pawn wins wherever the other stands and whoever is to move, unless the pawn is taken at
    /// once. The table says so for this pawn; it is no rule. None for a pawn on the seventh rank, which promotes or is taken.
    pub fn key_squares(&self) -> KeySquares {
        let squares = key_squares(self.strong, self.pawn);
        let evidence = Evidence::about(self.pawn).with(Part::Key, squares).with(Part::Attacker, self.king());
        KeySquares { squares, held: squares.has(self.king()), evidence }
    }
}

/// The outcome of a position given by its squares, which must be regular.
pub(super) fn ask(turn: Turn, strong: Color, pawn: Square, king: Square, alone: Square) -> Outcome {
    let upright = |square: Square| if strong == Color::White { square } else { square.flip_ranks() };
    let is_right = pawn.file() > File::D;
    let seen = |square: Square| if is_right { upright(square).flip_files() } else { upright(square) };
    match table().moves(turn, seen(pawn), seen(king), seen(alone)) {
        Some(moves) => Outcome::Won { moves },
        None => Outcome::Drawn,
    }
}

/// See [`PawnEnding::key_squares`].
fn key_squares(strong: Color, pawn: Square) -> Bitboard {
    // A pawn on the seventh rank promotes or is taken: no king has to get anywhere first.
    if pawn.rank() == Rank::Seventh.from_side(strong) {
        return Bitboard::EMPTY;
    }
    let guarded = tratto_board::attacks_from(Role::Pawn.of(strong), pawn, Bitboard::EMPTY);
    let is_key = |king: &Square| {
        Square::all().filter(|alone| ![pawn, *king].contains(alone) && king.distance(*alone) > 1).all(
            |alone| {
                let may_take = alone.distance(pawn) == 1 && king.distance(pawn) > 1;
                let after_black = guarded.has(alone) || ask(Turn::Pawn, strong, pawn, *king, alone).is_won();
                after_black && (may_take || ask(Turn::King, strong, pawn, *king, alone).is_won())
            },
        )
    };
    Square::all().filter(|&king| king != pawn).filter(is_key).collect()
}

/// Whoever is to move spoils his result.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Zugzwang {
    /// The side to move.
    pub side: Color,
    /// Its king, the other king, the pawn, and all its moves, each of which spoils the result. [`Truth::Proof`].
    pub evidence: Evidence,
}

/// A move that stalemates.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Stalemating {
    /// The move.
    pub played: Move,
    /// Whether the position was won.
    pub throws_win: bool,
    /// What moves, and the king that cannot. [`Truth::Exchange`]: seen after one half-move.
    pub evidence: Evidence,
}

/// A pawn that must become a rook.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Underpromotion {
    /// The move that only draws.
    pub queen: Move,
    /// The move that wins.
    pub rook: Move,
    /// The pawn, the king that a queen would stalemate, and the move. [`Truth::Proof`].
    pub evidence: Evidence,
}

/// The key squares of a pawn.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct KeySquares {
    /// The squares.
    pub squares: Bitboard,
    /// Whether the king with the pawn stands on one.
    pub held: bool,
    /// The pawn, its key squares, its king. [`Truth::Proof`].
    pub evidence: Evidence,
}

/// Whether a move only moves a pawn forward.
pub(super) fn is_push(position: &Position, m: Move) -> bool {
    position.role_at(m.from()) == Some(Role::Pawn)
        && m.from().file() == m.to().file()
        && m.kind() != MoveKind::Castling
}
