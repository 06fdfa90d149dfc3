//! The plain text forms.

use super::{Coordinates, Diagram};
use crate::{Piece, Square};
use std::fmt::Display;

impl Diagram {
    /// The board in Unicode figurines, White's outlined and Black's filled. Every line ends with a newline.
    ///
    /// ```
    /// use tratto_board::{Setup, draw::{Coordinates, Diagram}};
    /// let text = Diagram::new(&Setup::initial()).coordinates(Coordinates::None).unicode();
    /// assert_eq!(text.lines().next(), Some("♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜"));
    /// assert_eq!(text.lines().nth(3), Some("· · · · · · · ·"));
    /// ```
    pub fn unicode(&self) -> String {
        self.rows(Piece::figurine, '·')
    }

    /// The board in the English letters of FEN, capitals for White. Every line ends with a newline.
    pub fn ascii(&self) -> String {
        self.rows(Piece::letter, '.')
    }

    /// The board in letters of the caller's choice, as a language has them or a problem needs them: one or
    /// more characters a piece, all columns as wide as the widest.
    ///
    /// ```
    /// use tratto_board::{Setup, draw::{Coordinates, Diagram}};
    /// let diagram = Diagram::new(&Setup::initial()).coordinates(Coordinates::None);
    /// let text = diagram.lettered(|piece| {
    ///     format!("{}{}", piece.color.letter(), piece.role.letter().to_ascii_uppercase())
    /// });
    /// assert_eq!(text.lines().next(), Some("bR bN bB bQ bK bB bN bR"));
    /// assert_eq!(text.lines().nth(2), Some(".  .  .  .  .  .  .  ."));
    /// ```
    pub fn lettered<T: Display>(&self, letter: impl Fn(Piece) -> T) -> String {
        self.rows(letter, '.')
    }

    fn rows<T: Display>(&self, letter: impl Fn(Piece) -> T, empty: char) -> String {
        let cells = self.cells(|piece| letter(piece).to_string(), empty);
        let width = column_width(&cells);
        let named = self.coordinates != Coordinates::None;
        let mut text = String::new();
        for (rank, cells) in self.ranks().into_iter().zip(&cells) {
            let margin = if named { format!("{rank}  ") } else { String::new() };
            push_row(&mut text, &margin, cells, width);
        }
        if named {
            text.push('\n');
            push_row(&mut text, "   ", &self.files().map(|file| file.to_string()), width);
        }
        text
    }

    /// What each square shows, from the top left.
    pub(super) fn cells(&self, letter: impl Fn(Piece) -> String, empty: char) -> [[String; 8]; 8] {
        self.ranks().map(|rank| {
            self.files().map(|file| match self.setup.piece_at(Square::new(file, rank)) {
                Some(piece) => letter(piece),
                None => empty.to_string(),
            })
        })
    }
}

/// The characters of the widest cell, at least one.
pub(super) fn column_width(cells: &[[String; 8]; 8]) -> usize {
    cells.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(1).max(1)
}

fn push_row(text: &mut String, margin: &str, cells: &[String; 8], width: usize) {
    let row = cells.each_ref().map(|cell| format!("{cell:<width$}")).join(" ");
    text.push_str(margin);
    text.push_str(row.trim_end());
    text.push('\n');
}
