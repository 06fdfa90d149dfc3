//! A game on Braille paper.

use super::cells::{BrailleCode, to_brf, to_cells};
use crate::language::Language;
use crate::style::{Form, Style};
use tratto_board::{Color, Move, Position};

/// A scoresheet in Braille: some lines of heading, one line a move, the result.
///
/// Long lines are folded at blanks, with two empty cells before what is carried over. Moves that are not legal where they stand end the list of
/// moves: the caller gives a game that was played.
///
/// ```
/// use tratto_board::Position;
/// use tratto_notation::Style;
/// use tratto_notation::braille::{Scoresheet, BrailleCode};
/// let start = Position::initial();
/// let e4 = Style::PGN.read(&start, "e4")?;
/// let sheet = Scoresheet::new(BrailleCode::Italian, start, &[e4]);
/// assert_eq!(sheet.unicode(), "⠼⠁⠲⠀⠑⠼⠙\n");
/// assert_eq!(sheet.brf(), "#A4 E#D\r\n");
/// # Ok::<(), tratto_notation::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scoresheet {
    table: BrailleCode,
    style: Style,
    heading: Vec<String>,
    start: Position,
    moves: Vec<Move>,
    draw_offers: Vec<usize>,
    result: Option<String>,
    width: usize,
    height: usize,
}

impl Scoresheet {
    /// A scoresheet of these moves, on pages of 40 cells by 25 lines.
    pub fn new(table: BrailleCode, start: Position, moves: &[Move]) -> Scoresheet {
        let language = match table {
            BrailleCode::Italian => Language::Italian,
            BrailleCode::English => Language::English,
        };
        Scoresheet {
            table,
            style: Style::new(language, Form::Short),
            heading: Vec::new(),
            start,
            moves: moves.to_vec(),
            draw_offers: Vec::new(),
            result: None,
            width: 40,
            height: 25,
        }
    }

    /// With these lines before the moves: event, names, date, as the caller words them.
    pub fn with_heading(mut self, lines: impl IntoIterator<Item = String>) -> Scoresheet {
        self.heading = lines.into_iter().collect();
        self
    }

    /// With a draw offer `(=)` after the half-moves of these indices (8.1 asks that offers be recorded).
    pub fn with_draw_offers(mut self, halfmoves: impl IntoIterator<Item = usize>) -> Scoresheet {
        self.draw_offers = halfmoves.into_iter().collect();
        self
    }

    /// With the result on the last line.
    pub fn with_result(mut self, result: impl Into<String>) -> Scoresheet {
        self.result = Some(result.into());
        self
    }

    /// With pages of so many cells by so many lines; no line is narrower than ten cells.
    pub fn with_page(mut self, width: usize, height: usize) -> Scoresheet {
        self.width = width.max(10);
        self.height = height.max(1);
        self
    }

    /// The lines before they are put in Braille, one move a line.
    pub fn text(&self) -> Vec<String> {
        let mut lines = self.heading.clone();
        if !lines.is_empty() {
            lines.push(String::new());
        }
        let mut position = self.start;
        let mut line = String::new();
        for (i, &m) in self.moves.iter().enumerate() {
            let Ok(next) = position.play(m) else { break };
            let white = position.turn() == Color::White;
            if line.is_empty() {
                line = format!("{}.{} ", position.fullmoves(), if white { "" } else { ".." });
            } else {
                line.push(' ');
            }
            self.style.write_into(&position, m, &mut line);
            if self.draw_offers.contains(&i) {
                line.push_str(" (=)");
            }
            if !white {
                lines.push(std::mem::take(&mut line));
            }
            position = next;
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines.extend(self.result.clone());
        lines
    }

    /// The lines in Unicode Braille, folded to the width of the page.
    pub fn lines(&self) -> Vec<String> {
        self.text().iter().flat_map(|line| folded(&to_cells(self.table, line), self.width)).collect()
    }

    /// The whole in Unicode Braille, a line end after each line.
    pub fn unicode(&self) -> String {
        self.lines().iter().map(|line| format!("{line}\n")).collect()
    }

    /// The whole as a BRF file: ASCII, lines ended by CR and LF, a form feed between pages.
    pub fn brf(&self) -> String {
        let mut text = String::new();
        for (i, line) in self.lines().iter().enumerate() {
            if i > 0 && i % self.height == 0 {
                text.push('\u{c}');
            }
            text.push_str(&to_brf(line));
            text.push_str("\r\n");
        }
        text
    }
}

/// Breaks a line of cells at blanks; a word longer than the line is broken where the line ends.
fn folded(line: &str, width: usize) -> Vec<String> {
    const INDENT: &str = "⠀⠀";
    let mut lines = Vec::new();
    let mut current = String::new();
    let mut length = 0;
    for word in line.split('⠀') {
        let mut word: Vec<char> = word.chars().collect();
        let needed = word.len() + usize::from(length > 0);
        if length > 0 && length + needed > width {
            lines.push(std::mem::replace(&mut current, INDENT.to_owned()));
            length = 2;
        } else if length > 0 {
            current.push('⠀');
            length += 1;
        }
        while length + word.len() > width {
            let rest = word.split_off(width - length);
            current.extend(word);
            lines.push(std::mem::replace(&mut current, INDENT.to_owned()));
            length = 2;
            word = rest;
        }
        length += word.len();
        current.extend(word);
    }
    lines.push(current);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_at_blanks() {
        let cells = to_cells(BrailleCode::English, "one two three fourfivesix");
        let lines: Vec<String> = folded(&cells, 10).iter().map(|line| to_brf(line)).collect();
        assert_eq!(lines, ["ONE TWO", "  THREE", "  FOURFIVE", "  SIX"]);
        assert_eq!(folded("", 10), [""]);
    }

    #[test]
    fn pages_are_parted_by_form_feeds() {
        let sheet = Scoresheet::new(BrailleCode::English, Position::initial(), &[])
            .with_heading(["a".into(), "b".into()])
            .with_result("1-0")
            .with_page(20, 2);
        assert_eq!(sheet.brf(), "A\r\nB\r\n\u{c}\r\n#A-#J\r\n");
    }
}
