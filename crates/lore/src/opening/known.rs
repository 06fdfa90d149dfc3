//! The moves that the table of openings knows in a position.

use super::names::{Opening, named, openings};
use super::tree::{GameEnd, Tree};
use std::sync::OnceLock;
use tratto_board::{Move, Position};

/// No named position lies deeper.
const DEEPEST: usize = 60;

/// A move after which the board is on the way to a named position, or at one.
#[derive(Copy, Clone, Debug)]
pub struct KnownMove {
    /// The move.
    pub played: Move,
    /// The opening that the position after it is, if that has a name.
    pub opening: Option<&'static Opening>,
    /// How many named openings come through the position after it by their usual moves.
    pub lines: u32,
}

/// The moves of all openings, by positions.
fn book() -> &'static Tree {
    static BOOK: OnceLock<Tree> = OnceLock::new();
    BOOK.get_or_init(|| {
        let start = Position::initial();
        let lines = openings().iter().map(|one| (start, one.moves.as_slice(), GameEnd::Unknown));
        // The moves of the table are legal: they were read on the board.
        Tree::of(DEEPEST, lines).unwrap_or_else(|_| Tree::new(DEEPEST))
    })
}

/// How many named openings come through a position by their usual moves.
pub fn lines_through(position: &Position) -> u32 {
    book().counts(position).games()
}

/// The moves that are known in a position, those on the way to most openings first. A move counts by the position that it leads to, so
/// transpositions are among them.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::opening::known_moves;
/// let start = Position::initial();
/// let best = known_moves(&start)[0];
/// assert_eq!(start.uci(best.played).to_string(), "e2e4");
/// assert_eq!(best.opening.map(|opening| opening.english), Some("King's Pawn Game"));
/// ```
pub fn known_moves(position: &Position) -> Vec<KnownMove> {
    let mut known: Vec<KnownMove> = Vec::new();
    for played in position.legal_moves() {
        let mut next = *position;
        next.play_unchecked(played);
        let lines = lines_through(&next);
        if lines > 0 {
            known.push(KnownMove { played, opening: named(&next), lines });
        }
    }
    known.sort_by_key(|one| (std::cmp::Reverse(one.lines), one.played.bits()));
    known
}
