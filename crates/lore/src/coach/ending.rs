//! What is known of an ending, and by what.

use super::{Advice, Moves, Saying};
use crate::ending::{
    Alignment, Opposition, Outcome, PawnEnding, PawnSquare, Search, Verdict, WrongBishop, breakthrough,
};
use crate::evidence::{Evidence, Truth};
use crate::fact::passed_pawns;
use tratto_board::{Bitboard, Color, Position, Role, Square};
use tratto_mate::winnable::{self, Budget};

/// Something said of an ending.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum EndingNote {
    /// King and pawn against king: won or drawn by the exact table. The moves keep the result.
    Table {
        /// The result with best play.
        outcome: Outcome,
        /// Whether it is the side with the pawn that is to move.
        pawn_moves: bool,
    },
    /// Whoever is to move spoils the result.
    Zugzwang,
    /// The king stands on a key square of its pawn, or does not.
    KeySquares {
        /// Whether it does.
        held: bool,
    },
    /// The kings face each other; the side told of is not to move and holds the opposition.
    Opposition {
        /// Along what.
        alignment: Alignment,
        /// How many squares lie between.
        between: u8,
    },
    /// The king stands inside the square of the pawn, or outside.
    Square {
        /// Where the pawn stands.
        pawn: Square,
        /// Whether it stands inside.
        inside: bool,
        /// Whether that proves that the pawn wins.
        wins: bool,
    },
    /// The pawn must become a rook: a queen would stalemate.
    RookNotQueen,
    /// Rook pawns, and a bishop that does not command the corner.
    WrongBishop {
        /// The result, where it is proved.
        verdict: Verdict,
    },
    /// Neither side can mate by any series of legal moves.
    Dead,
    /// A pawn is offered so that another gets through.
    Breakthrough {
        /// In so many moves at most.
        moves: u8,
    },
}

impl EndingNote {
    /// The name in data.
    pub const fn key(&self) -> &'static str {
        match self {
            EndingNote::Table { .. } => "pawn-ending",
            EndingNote::Zugzwang => "zugzwang",
            EndingNote::KeySquares { .. } => "key-squares",
            EndingNote::Opposition { .. } => "opposition",
            EndingNote::Square { .. } => "pawn-square",
            EndingNote::RookNotQueen => "rook-not-queen",
            EndingNote::WrongBishop { .. } => "wrong-bishop",
            EndingNote::Dead => "dead-position",
            EndingNote::Breakthrough { .. } => "breakthrough",
        }
    }

    /// What its moves are.
    pub const fn moves(&self) -> Moves {
        match self {
            EndingNote::Breakthrough { .. } => Moves::Line,
            _ => Moves::Choices,
        }
    }
}

/// So many positions are looked at for a breakthrough.
const BREAKTHROUGH: u32 = 20_000;

/// So many positions are looked at to find out whether anybody can still mate.
const DEAD: Budget = Budget::nodes(20_000);

/// All that is known of the ending of a position.
pub(super) fn notes(position: &Position) -> Vec<Advice> {
    let mut found = Vec::new();
    let mut tell = |side: Color, note: EndingNote, truth: Truth, evidence: Evidence| {
        found.extend(Advice::new(position, side, Saying::Ending(note), truth, evidence));
    };
    if let Some(ending) = PawnEnding::of(position) {
        let (evidence, truth) = ending.evidence();
        let pawn_moves = position.turn() == ending.strong();
        tell(ending.strong(), EndingNote::Table { outcome: ending.outcome(), pawn_moves }, truth, evidence);
        if let Some(zugzwang) = ending.zugzwang() {
            tell(zugzwang.side, EndingNote::Zugzwang, Truth::Proof, zugzwang.evidence);
        }
        let keys = ending.key_squares();
        if keys.squares.any() {
            tell(ending.strong(), EndingNote::KeySquares { held: keys.held }, Truth::Proof, keys.evidence);
        }
        if let Some(rook) = ending.underpromotion() {
            tell(ending.strong(), EndingNote::RookNotQueen, Truth::Proof, rook.evidence);
        }
    }
    if is_pawn_ending(position) {
        if let Some(facing) = Opposition::of(position) {
            let Opposition { alignment, between, holder, evidence } = facing;
            tell(holder, EndingNote::Opposition { alignment, between }, Truth::Board, evidence);
        }
        for square in runners(position) {
            let truth = square.truth();
            let PawnSquare { strong, pawn, inside, wins, evidence, .. } = square;
            tell(strong, EndingNote::Square { pawn, inside, wins }, truth, evidence);
        }
    }
    if let Some(wrong) = WrongBishop::of(position) {
        let truth = wrong.truth();
        tell(wrong.strong, EndingNote::WrongBishop { verdict: wrong.verdict }, truth, wrong.evidence);
    }
    if winnable::dead(position, DEAD) == Some(true) {
        tell(position.turn(), EndingNote::Dead, Truth::Proof, Evidence::about(position.occupied()));
    }
    if let Search::Proved(found) = breakthrough(position, BREAKTHROUGH) {
        let note = EndingNote::Breakthrough { moves: found.moves };
        tell(position.turn(), note, Truth::Proof, found.evidence);
    }
    found
}

/// Whether there are only kings and pawns, and a pawn.
fn is_pawn_ending(position: &Position) -> bool {
    let pawns = position.by_role(Role::Pawn);
    pawns.any() && (position.occupied() - pawns - position.by_role(Role::King)).is_empty()
}

/// The squares of the pawns that are passed and have a free way.
fn runners(position: &Position) -> Vec<PawnSquare> {
    let passed = Color::ALL.map(|color| passed_pawns(position, color));
    let pawns = passed.into_iter().fold(Bitboard::EMPTY, |all, of_side| all | of_side);
    pawns.into_iter().filter_map(|pawn| PawnSquare::of(position, pawn)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::Part;

    fn keys(fen: &str) -> Vec<&'static str> {
        let position = Position::from_fen(fen).unwrap();
        notes(&position).iter().map(|advice| advice.saying().key()).collect()
    }

    #[test]
    fn each_ending_has_its_notes() {
        // Direct opposition, Black to move: won, and Black is in zugzwang.
        let facing = keys("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1");
        for key in ["pawn-ending", "zugzwang", "key-squares", "opposition"] {
            assert!(facing.contains(&key), "{key}: {facing:?}");
        }
        assert!(keys("8/8/8/8/P4k2/8/8/K7 w - - 0 1").contains(&"pawn-square"));
        assert!(keys("8/5P1k/5K2/8/8/8/8/8 w - - 0 1").contains(&"rook-not-queen"));
        assert_eq!(keys("k7/8/8/P7/8/4B3/8/K7 w - - 0 1"), ["wrong-bishop"]);
        assert!(keys("7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1").contains(&"breakthrough"));
        // Kings alone; pawns locked from edge to edge, and nothing else; one pawn that can still move.
        assert_eq!(keys("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), ["dead-position"]);
        assert!(keys("4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1").contains(&"dead-position"));
        assert!(!keys("4k3/8/p1p1p1p1/PpPpPpP1/1P1P1P1P/8/7p/4K3 w - - 0 1").contains(&"dead-position"));
        assert!(keys("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").is_empty());
    }

    #[test]
    fn evidence_has_the_role_of_a_key_square() {
        let position = Position::from_fen("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1").unwrap();
        let found = notes(&position);
        let keys = found.iter().find(|advice| advice.saying().key() == "key-squares").unwrap();
        // Pawn on e2: d4, e4, f4.
        let expected: Bitboard = [Square::D4, Square::E4, Square::F4].into_iter().collect();
        assert_eq!(keys.evidence().squares(Part::Key), expected);
    }
}
