//! Where each game lies.

use super::fault::Place;
use super::visitor::{Flow, Spot, Visitor};

/// Gathers where each game begins and ends, so that any of them can be read without the others.
///
/// ```
/// use tratto_notation::pgn::{Indexer, Reader};
/// let text = "1. e4 *\n\n[White \"Morphy\"]\n\n1. d4 *\n";
/// let mut index = Indexer::default();
/// Reader::new(text.as_bytes()).read_all(&mut index).unwrap();
/// let second = index.games[1];
/// assert_eq!(&text[second.begin.offset as usize..second.end as usize], "[White \"Morphy\"]\n\n1. d4 *");
/// assert_eq!(second.begin.line, 3);
/// ```
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Indexer {
    /// The games, in order.
    pub games: Vec<Extent>,
}

/// Where a game lies.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Extent {
    /// Where it begins.
    pub begin: Place,
    /// How many bytes of the input lie before its end.
    pub end: u64,
}

impl Visitor for Indexer {
    const TAGS: bool = false;
    const COMMENTS: bool = false;
    const VARIATIONS: bool = false;
    const NOTES: bool = false;

    fn begin_game(&mut self, spot: Spot<'_>) {
        self.games.push(Extent { begin: spot.place(), end: 0 });
    }

    fn begin_moves(&mut self, _: Spot<'_>) -> Flow {
        Flow::Skip
    }

    fn end_game(&mut self, spot: Spot<'_>) {
        if let Some(game) = self.games.last_mut() {
            game.end = spot.offset();
        }
    }
}
