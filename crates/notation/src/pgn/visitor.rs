//! The interface between the reader and the code that uses what it finds.

use super::fault::{PgnFault, Place};
use super::text::Text;
use super::window::Window;
use super::word::{self, ENDS_WORD, Outcome};
use crate::Sign;
use tratto_board::WrittenMove;

/// Whether the reader should go into a part of the record or pass over it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Flow {
    /// Go into it.
    Enter,
    /// Skip it: none of its parts is reported.
    Skip,
}

/// Receives the parts of a game record, in the order in which they stand.
///
/// For each game: `begin_game`, any number of `tag`s, `begin_moves`, the movetext, `end_game`. Every method does nothing by default;
/// the constants tell the reader what is not needed, which it then skips faster.
///
/// ```
/// use tratto_notation::pgn::{Reader, Text, Spot, Visitor};
///
/// struct Whites(Vec<String>);
/// impl Visitor for Whites {
///     fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: Spot<'_>) {
///         if name.as_bytes() == b"White" {
///             self.0.push(value.decode().into_owned());
///         }
///     }
/// }
///
/// let mut whites = Whites(Vec::new());
/// Reader::new("[White \"Anderssen\"]\n\n1. e4 e5 *".as_bytes()).read_all(&mut whites).unwrap();
/// assert_eq!(whites.0, ["Anderssen"]);
/// ```
pub trait Visitor {
    /// Whether tags are wanted.
    const TAGS: bool = true;
    /// Whether comments and annotations are wanted.
    const COMMENTS: bool = true;
    /// Whether variations are wanted.
    const VARIATIONS: bool = true;
    /// Whether move numbers are wanted.
    const NUMBERS: bool = false;
    /// Whether [`Severity::Note`](super::Severity::Note)s are wanted beside the errors.
    const NOTES: bool = true;

    /// A game begins.
    fn begin_game(&mut self, spot: Spot<'_>) {
        let _ = spot;
    }

    /// A tag.
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, spot: Spot<'_>) {
        let _ = (name, value, spot);
    }

    /// The tags are over, the movetext begins.
    fn begin_moves(&mut self, spot: Spot<'_>) -> Flow {
        let _ = spot;
        Flow::Enter
    }

    /// Moves that follow one another with nothing between them. Written only where speed matters; otherwise each comes as
    /// a [`Visitor::played`].
    fn run(&mut self, run: Run<'_>) {
        for i in 0..run.len() {
            self.played(run.word(i));
        }
    }

    /// A move, as it was written.
    fn played(&mut self, word: Word<'_>) {
        let _ = word;
    }

    /// A move's number, with the dots after it.
    fn number(&mut self, number: Text<'_>, dots: usize, spot: Spot<'_>) {
        let _ = (number, dots, spot);
    }

    /// A numeric annotation glyph, `$1` or `!`.
    fn nag(&mut self, nag: u8) {
        let _ = nag;
    }

    /// A sign of check or mate separated from its move, such as `ch` or `mate`. Reported if notes are wanted.
    fn sign(&mut self, sign: Sign, text: Text<'_>, spot: Spot<'_>) {
        let _ = (sign, text, spot);
    }

    /// A comment, without its braces or its semicolon.
    fn comment(&mut self, text: Text<'_>, spot: Spot<'_>) {
        let _ = (text, spot);
    }

    /// A variation begins: an alternative to the move just played.
    fn begin_variation(&mut self, spot: Spot<'_>) -> Flow {
        let _ = spot;
        Flow::Enter
    }

    /// A variation ends; the game goes on after the move to which it was an alternative.
    fn end_variation(&mut self) {}

    /// The result at the end of the moves; not told of a game that has none.
    fn result(&mut self, outcome: Outcome, spot: Spot<'_>) {
        let _ = (outcome, spot);
    }

    /// Something is wrong. What can still be told of it follows.
    fn fault(&mut self, fault: PgnFault) {
        let _ = fault;
    }

    /// The game is over.
    fn end_game(&mut self, spot: Spot<'_>) {
        let _ = spot;
    }
}

/// Where in the input something stands; worked out in full when [`Spot::place`] asks.
#[derive(Copy, Clone)]
pub struct Spot<'a> {
    pub(super) window: &'a Window,
    pub(super) index: usize,
    pub(super) game: u64,
}

impl Spot<'_> {
    /// Game, line, column and offset.
    pub fn place(self) -> Place {
        self.window.place(self.index, self.game)
    }

    /// How many bytes of the input lie before it.
    pub fn offset(self) -> u64 {
        self.window.offset_of(self.index)
    }

    /// Which game of the input it is, from 1.
    pub fn game(self) -> u64 {
        self.game
    }
}

/// What a written move means, without a board.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Meaning {
    /// A move as its text describes it.
    WrittenMove(WrittenMove),
    /// The side to move passes.
    Null,
    /// No move in English letters; perhaps one in another language, or no move at all.
    Unknown,
}

/// A written move.
#[derive(Copy, Clone)]
pub struct Word<'a> {
    /// Its text, without `!` and `?`.
    pub text: Text<'a>,
    /// What it means.
    pub meaning: Meaning,
    /// Where it stands.
    pub spot: Spot<'a>,
}

/// Written moves that follow one another.
#[derive(Copy, Clone)]
pub struct Run<'a> {
    pub(super) written_moves: &'a [WrittenMove],
    pub(super) indices: &'a [u32],
    pub(super) window: &'a Window,
    pub(super) game: u64,
}

impl<'a> Run<'a> {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.written_moves.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.written_moves.is_empty()
    }

    /// What they mean, one after another.
    #[inline]
    pub fn written_moves(&self) -> &'a [WrittenMove] {
        self.written_moves
    }

    /// One of them with its text and its place.
    pub fn word(&self, i: usize) -> Word<'a> {
        let index = self.indices[i] as usize;
        let rest = &self.window.bytes()[index..self.window.end()];
        let length = rest.iter().position(|&byte| ENDS_WORD[byte as usize]).unwrap_or(rest.len());
        let length = word::length(rest, length);
        Word {
            text: Text::new(&rest[..length]),
            meaning: Meaning::WrittenMove(self.written_moves[i]),
            spot: Spot { window: self.window, index, game: self.game },
        }
    }
}
