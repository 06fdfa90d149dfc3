//! A board as text and as a diagram.
//!
//! A [`Diagram`] takes the pieces of any [`Setup`], however strange, and draws them as plain text, as coloured
//! text for a terminal, or as an SVG picture that needs nothing beside it: no font for the pieces, no file, no
//! script. It knows no language: title and description come from the caller, and so may the letters of the
//! pieces.
//!
//! ```
//! use tratto_board::{Setup, Square};
//! use tratto_board::draw::{Arrow, Diagram, Highlight};
//!
//! let mut setup = Setup::empty();
//! setup.put(Square::E1, tratto_board::Piece::from_letter('K').unwrap());
//! setup.put(Square::E8, tratto_board::Piece::from_letter('k').unwrap());
//! setup.put(Square::D1, tratto_board::Piece::from_letter('Q').unwrap());
//! let diagram = Diagram::new(&setup);
//! assert_eq!(
//!     diagram.ascii(),
//!     "\
//! 8  . . . . k . . .
//! 7  . . . . . . . .
//! 6  . . . . . . . .
//! 5  . . . . . . . .
//! 4  . . . . . . . .
//! 3  . . . . . . . .
//! 2  . . . . . . . .
//! 1  . . . Q K . . .
//!
//!    a b c d e f g h
//! "
//! );
//! let svg = diagram
//!     .highlight(Square::E8, Highlight::Check)
//!     .arrow(Arrow::new(Square::D1, Square::E2))
//!     .title("White to move")
//!     .svg();
//! assert!(svg.starts_with("<svg ") && svg.contains("<title"));
//! ```

mod ansi;
mod art;
mod marks;
mod svg;
mod text;
mod theme;

pub use ansi::AnsiDepth;
pub use marks::{Arrow, Highlight};
pub use theme::{Finish, ParseRgbError, Rgb, Theme};

use crate::{Color, File, Rank, Setup, Square};

#[cfg(test)]
mod tests;

/// Where files and ranks are named.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Coordinates {
    /// Nowhere.
    None,
    /// Beside the board: ranks on the left, files below.
    #[default]
    Margin,
    /// In the corners of the squares at the edge; in text forms, where a square has no corners, beside the
    /// board.
    Inside,
}

/// A picture of a setup, and all that is laid on it: build it, then ask for the form you want.
///
/// Highlights and arrows appear in the SVG; the ANSI form shows highlights too, the plain forms neither.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Diagram {
    setup: Setup,
    bottom: Color,
    coordinates: Coordinates,
    turn_marker: bool,
    highlights: Vec<(Square, Highlight)>,
    arrows: Vec<Arrow>,
    size: u32,
    theme: Theme,
    title: Option<String>,
    description: Option<String>,
    id_prefix: String,
}

impl Diagram {
    /// The diagram of a setup: White below, coordinates in the margin, 400 pixels wide.
    pub fn new(setup: &Setup) -> Diagram {
        Diagram {
            setup: *setup,
            bottom: Color::White,
            coordinates: Coordinates::Margin,
            turn_marker: false,
            highlights: Vec::new(),
            arrows: Vec::new(),
            size: 400,
            theme: Theme::BOOK,
            title: None,
            description: None,
            id_prefix: "tratto-".to_owned(),
        }
    }

    /// Seen from this side: its first rank is below.
    ///
    /// ```
    /// use tratto_board::{Color, Setup, draw::Diagram};
    /// let text = Diagram::new(&Setup::initial()).seen_by(Color::Black).ascii();
    /// assert!(text.starts_with("1  R N B K Q B N R\n2  P"));
    /// assert!(text.ends_with("   h g f e d c b a\n"));
    /// ```
    pub fn seen_by(mut self, side: Color) -> Diagram {
        self.bottom = side;
        self
    }

    /// Seen from Black's side if so, else from White's.
    pub fn flipped(self, flipped: bool) -> Diagram {
        self.seen_by(if flipped { Color::Black } else { Color::White })
    }

    /// Where files and ranks are named.
    pub fn coordinates(mut self, coordinates: Coordinates) -> Diagram {
        self.coordinates = coordinates;
        self
    }

    /// Whether the SVG shows a small square in the margin, white or black, at the side that has the move.
    pub fn turn_marker(mut self, shown: bool) -> Diagram {
        self.turn_marker = shown;
        self
    }

    /// Highlights a square; a square may have several, the later over the earlier.
    pub fn highlight(mut self, square: Square, highlight: Highlight) -> Diagram {
        self.highlights.push((square, highlight));
        self
    }

    /// Highlights the two squares of the last move.
    pub fn last_move(self, from: Square, to: Square) -> Diagram {
        self.highlight(from, Highlight::LastMove).highlight(to, Highlight::LastMove)
    }

    /// Lays an arrow over the board.
    pub fn arrow(mut self, arrow: Arrow) -> Diagram {
        self.arrows.push(arrow);
        self
    }

    /// The width of the SVG in pixels, margin included; 0 is read as 1. The height follows.
    pub fn size(mut self, pixels: u32) -> Diagram {
        self.size = pixels.max(1);
        self
    }

    /// The colours of the SVG, and of the highlights in the ANSI form.
    pub fn theme(mut self, theme: Theme) -> Diagram {
        self.theme = theme;
        self
    }

    /// The name of the picture, as a screen reader says it first.
    pub fn title(mut self, title: impl Into<String>) -> Diagram {
        self.title = Some(title.into());
        self
    }

    /// A description of the picture for people who cannot see it: the pieces and their squares, say.
    pub fn description(mut self, description: impl Into<String>) -> Diagram {
        self.description = Some(description.into());
        self
    }

    /// What the ids inside the SVG begin with, `tratto-` unless told. Diagrams that share an HTML page and
    /// differ in theme need prefixes that differ. Only ASCII letters, digits, `-` and `_` are kept.
    pub fn id_prefix(mut self, prefix: &str) -> Diagram {
        self.id_prefix =
            prefix.chars().filter(|&c| c.is_ascii_alphanumeric() || c == '-' || c == '_').collect();
        if !self.id_prefix.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            self.id_prefix.insert(0, '_');
        }
        self
    }

    /// The files from left to right.
    fn files(&self) -> [File; 8] {
        let mut files = File::ALL;
        if self.bottom == Color::Black {
            files.reverse();
        }
        files
    }

    /// The ranks from top to bottom.
    fn ranks(&self) -> [Rank; 8] {
        let mut ranks = Rank::ALL;
        if self.bottom == Color::White {
            ranks.reverse();
        }
        ranks
    }

    /// How many squares from the left and from the top.
    fn place(&self, square: Square) -> (u8, u8) {
        let (file, rank) = (square.file().index(), square.rank().index());
        match self.bottom {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        }
    }
}
