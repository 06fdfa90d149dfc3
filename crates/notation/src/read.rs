//! Reading a move in a style, strictly or not.

use crate::announce::{Announcer, Tongue};
use crate::braille;
use crate::reading::{Malformed, ReadError, Reading};
use crate::relaxed;
use crate::san::San;
use crate::style::{Form, Style};
use tratto_board::{Move, Position};

impl Style {
    /// Reads a move written exactly in this style: the text that [`Style::write`] gives, and no other.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_notation::{Form, Language, ReadError, Style};
    /// let italian = Style::new(Language::Italian, Form::Short);
    /// let start = Position::initial();
    /// assert!(italian.read(&start, "Cf3").is_ok());
    /// let error = italian.read(&start, "Cgf3").unwrap_err();
    /// assert!(matches!(error, ReadError::NotTheStyle { ref expected, .. } if expected == "Cf3"));
    /// ```
    pub fn read(&self, position: &Position, text: &str) -> Result<Move, ReadError> {
        if self.is_plain_san()
            && let Some(m) = San::parse(text.as_bytes()).and_then(|san| san.find(position).ok())
            && San::write(position, m).as_str() == text
        {
            return Ok(m);
        }
        // Spoken and Braille forms are read by trying which legal move is written so.
        if matches!(self.form(), Form::Spoken | Form::Braille)
            && let Some(&m) = position.legal_moves().iter().find(|&&m| self.write(position, m) == text)
        {
            return Ok(m);
        }
        let played = self.read_relaxed(position, text)?.played;
        let expected = self.write(position, played);
        if expected == text {
            return Ok(played);
        }
        Err(ReadError::NotTheStyle { text: text.to_owned(), expected, played })
    }

    /// Reads a move as people write it: in the letters of this style's language or in figurines, short, long, minimal, UCI or
    /// numeric, with all the carelessness that leaves the meaning clear. What was odd is in the notes.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_notation::{Form, Language, Note, Style};
    /// let italian = Style::new(Language::Italian, Form::Short);
    /// let reading = italian.read_relaxed(&Position::initial(), "1. Cg1xf3!?")?;
    /// assert_eq!(reading.notes, [Note::NothingCaptured]);
    /// assert_eq!(reading.nags, [5]);
    /// # Ok::<(), tratto_notation::ReadError>(())
    /// ```
    pub fn read_relaxed(&self, position: &Position, text: &str) -> Result<Reading, ReadError> {
        if self.form() == Form::Spoken {
            let announcer = Announcer::new(Tongue::for_language(self.language()));
            return announcer.hear(position, text);
        }
        if text.chars().any(braille::is_cell) {
            let table = braille::BrailleCode::for_language(self.language());
            let letters = braille::from_cells(table, text).map_err(|error| ReadError::NotAMove {
                text: text.to_owned(),
                at: error.at,
                why: Malformed::Unexpected { found: error.cell },
            })?;
            let read = relaxed::read(position, &letters, self.language(), self.double_plus());
            return read.map_err(|error| error.about(text, |at| cell_place(table, text, at)));
        }
        relaxed::read(position, text, self.language(), self.double_plus())
    }
}

/// The place among the cells of a place among the letters they stand for.
fn cell_place(table: braille::BrailleCode, cells: &str, at: usize) -> usize {
    let before = |end: &usize| braille::from_cells(table, &cells[..*end]).is_ok_and(|text| text.len() <= at);
    let ends = cells.char_indices().map(|(end, _)| end).chain([cells.len()]);
    ends.rev().find(before).unwrap_or(0)
}
