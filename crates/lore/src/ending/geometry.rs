//! The square of the pawn, and the opposition.

use super::pawn::PawnEnding;
use crate::evidence::{Evidence, Part, Truth};
use tratto_board::{Bitboard, Color, Position, Rank, Role, Square, line_through, squares_between};

/// The square of a pawn whose way is free: from where the other king, walking alone, reaches it in time.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PawnSquare {
    /// Whose pawn it is.
    pub strong: Color,
    /// Where it stands.
    pub pawn: Square,
    /// Where it promotes.
    pub promotion: Square,
    /// How many moves it needs; the double step is one.
    pub moves: u8,
    /// The square: if the other side is to move, it is a step wider.
    pub region: Bitboard,
    /// Whether the other king stands in it. That proves nothing while the pawn's king may help.
    pub inside: bool,
    /// Whether it proves that the pawn wins: one pawn and kings only, the other king outside and not next to the pawn.
    pub wins: bool,
    /// The pawn, the other king, where the pawn promotes, and its square.
    pub evidence: Evidence,
}

impl PawnSquare {
    /// The square of the pawn that stands here, if there is one and nothing stands before it.
    pub fn of(position: &Position, pawn: Square) -> Option<PawnSquare> {
        let piece = position.piece_at(pawn).filter(|piece| piece.role == Role::Pawn)?;
        let strong = piece.color;
        let promotion = Square::new(pawn.file(), Rank::Eighth.from_side(strong));
        let way = squares_between(pawn, promotion) | promotion.bitboard();
        if Bitboard::END_RANKS.has(pawn) || (way & position.occupied()).any() {
            return None;
        }
        let steps = pawn.distance(promotion);
        // From its own second rank it may take two steps at once.
        let moves = steps.min(5);
        let reach = moves + u8::from(position.turn() != strong);
        let region: Bitboard = Square::all().filter(|square| square.distance(promotion) <= reach).collect();
        let king = position.king(!strong);
        let inside = region.has(king);
        let wins = !inside && king.distance(pawn) > 1 && PawnEnding::of(position).is_some();
        let evidence = Evidence::about(pawn)
            .with(Part::Defender, king)
            .with(Part::Target, promotion)
            .with(Part::Line, region);
        Some(PawnSquare { strong, pawn, promotion, moves, region, inside, wins, evidence })
    }

    /// Geometry, or a proof where it wins: a test walks through every position it speaks of.
    pub fn truth(&self) -> Truth {
        if self.wins { Truth::Proof } else { Truth::Board }
    }
}

/// Along what two kings face each other.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Alignment {
    /// A file.
    File,
    /// A rank.
    Rank,
    /// A diagonal.
    Diagonal,
}

/// The kings face each other with one, three or five empty squares between them. Geometry: what it is worth the table says.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Opposition {
    /// Along what.
    pub alignment: Alignment,
    /// How many squares lie between: 1 is the direct opposition, 3 and 5 the distant one.
    pub between: u8,
    /// Who holds it: the side that is not to move.
    pub holder: Color,
    /// The holder's king, the other, and the squares between.
    pub evidence: Evidence,
}

impl Opposition {
    /// The opposition in a position.
    ///
    /// ```
    /// use tratto_board::{Color, Position};
    /// use tratto_lore::ending::{Alignment, Opposition};
    /// let position = Position::from_fen("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1")?;
    /// let opposition = Opposition::of(&position).unwrap();
    /// assert_eq!((opposition.alignment, opposition.holder), (Alignment::File, Color::White));
    /// assert!(opposition.is_direct());
    /// # Ok::<(), tratto_board::FenError>(())
    /// ```
    pub fn of(position: &Position) -> Option<Opposition> {
        let holder = !position.turn();
        let (mine, yours) = (position.king(holder), position.king(!holder));
        if line_through(mine, yours).is_empty() {
            return None;
        }
        let squares = squares_between(mine, yours);
        let alignment = if mine.file() == yours.file() {
            Alignment::File
        } else if mine.rank() == yours.rank() {
            Alignment::Rank
        } else {
            Alignment::Diagonal
        };
        let between = squares.len() as u8;
        let faces = matches!(between, 1 | 3 | 5) && (squares & position.occupied()).is_empty();
        let evidence = || Evidence::about(mine).with(Part::Target, yours).with(Part::Line, squares);
        faces.then(|| Opposition { alignment, between, holder, evidence: evidence() })
    }

    /// Whether one square lies between.
    pub fn is_direct(&self) -> bool {
        self.between == 1
    }
}
