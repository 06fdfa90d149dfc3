//! The slower FEN reader: strict with an exact error for what the fast path refuses, or relaxed.

use super::error::{FenField, FenProblem, ParseFenError, quoted};
use super::relaxed::Supplied;
use super::rights::{self, RightsSpelling};
use super::write::FenText;
use crate::setup::Setup;
use crate::types::{Color, File, Piece, Rank, Square};
use alloc::string::ToString;
use alloc::vec::Vec;

/// Whether deviations from the strict form are errors or corrected.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Mode {
    Strict,
    Relaxed,
}

/// The fields of a text, one after the other, with what had to be supplied so far.
#[derive(Debug)]
pub(crate) struct Fields<'t> {
    text: &'t str,
    /// The first byte not yet read.
    at: usize,
    mode: Mode,
    pub(crate) supplied: Vec<Supplied>,
}

/// A field as it is written, and where it begins.
#[derive(Copy, Clone, Debug)]
struct Word<'t> {
    at: usize,
    text: &'t str,
}

#[cold]
pub(super) fn read_strict(text: &str) -> Result<Setup, ParseFenError> {
    Fields::new(text, Mode::Strict).six()
}

pub(super) fn read_relaxed(text: &str) -> Result<(Setup, Vec<Supplied>), ParseFenError> {
    let mut fields = Fields::new(text, Mode::Relaxed);
    let setup = fields.six()?;
    Ok((setup, fields.supplied))
}

/// What the relaxed reader takes for a separator: ASCII blanks, the no-break space of web pages, the underscore of
/// addresses.
pub(crate) fn is_blank(c: char) -> bool {
    c.is_ascii_whitespace() || c == '\u{a0}' || c == '_'
}

/// `-`, and in relaxed mode the dashes that word processors make of it.
fn is_dash(text: &str, mode: Mode) -> bool {
    text == "-" || mode == Mode::Relaxed && matches!(text, "–" | "—" | "−")
}

impl<'t> Fields<'t> {
    pub(crate) fn new(text: &'t str, mode: Mode) -> Fields<'t> {
        Fields { text, at: 0, mode, supplied: Vec::new() }
    }

    /// Where the next field, or what follows the fields, begins; blanks not yet skipped.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    fn error(&self, at: usize, field: FenField, problem: FenProblem) -> ParseFenError {
        ParseFenError::new(self.text, at, field, problem)
    }

    /// Strict reading fails with this; relaxed reading goes on.
    fn mend(&self, at: usize, field: FenField, problem: FenProblem) -> Result<(), ParseFenError> {
        match self.mode {
            Mode::Strict => Err(self.error(at, field, problem)),
            Mode::Relaxed => Ok(()),
        }
    }

    fn rewritten(&mut self, field: FenField, word: Word<'_>, read: impl ToString) {
        let (at, written) = (word.at, quoted(word.text));
        self.supplied.push(Supplied::Rewritten { field, at, written, read: read.to_string() });
    }

    /// Skips what separates two fields: one space, or in relaxed mode any blanks, around the text too.
    fn skip_blanks(&mut self, field: FenField) -> Result<(), ParseFenError> {
        let rest = &self.text[self.at..];
        if self.mode == Mode::Relaxed {
            let skipped = &rest[..rest.find(|c| !is_blank(c)).unwrap_or(rest.len())];
            let between = self.at > 0 && skipped.len() < rest.len();
            if skipped != if between { " " } else { "" } {
                self.note_spacing(self.at);
            }
            self.at += skipped.len();
            return Ok(());
        }
        if self.at > 0 && rest.starts_with(' ') {
            self.at += 1;
        }
        match self.text[self.at..].chars().next() {
            Some(found) if found.is_whitespace() => {
                Err(self.error(self.at, field, FenProblem::Blank { found }))
            }
            _ => Ok(()),
        }
    }

    /// Records, once, that the spacing is unusual.
    pub(crate) fn note_spacing(&mut self, at: usize) {
        if !self.supplied.iter().any(|it| matches!(it, Supplied::Spacing { .. })) {
            self.supplied.push(Supplied::Spacing { at });
        }
    }

    /// The next field; `None` if it was left out and may be.
    fn word(&mut self, field: FenField) -> Result<Option<Word<'t>>, ParseFenError> {
        self.skip_blanks(field)?;
        let rest = &self.text[self.at..];
        let len = match self.mode {
            Mode::Strict => rest.find(' '),
            Mode::Relaxed => rest.find(is_blank),
        };
        let text = &rest[..len.unwrap_or(rest.len())];
        if text.is_empty() {
            self.mend(self.at, field, FenProblem::Missing)?;
            self.supplied.push(Supplied::Missing { field });
            return Ok(None);
        }
        let word = Word { at: self.at, text };
        self.at += text.len();
        Ok(Some(word))
    }

    /// The six fields of a FEN, and nothing after them.
    fn six(&mut self) -> Result<Setup, ParseFenError> {
        let mut setup = self.four()?;
        self.counters(&mut setup)?;
        self.end()?;
        Ok(setup)
    }

    /// The six fields of a FEN or the first four, and nothing after them.
    pub(crate) fn four_or_six(&mut self) -> Result<Setup, ParseFenError> {
        let mut setup = self.four()?;
        if self.at < self.text.len() {
            self.counters(&mut setup)?;
        }
        self.end()?;
        Ok(setup)
    }

    fn end(&mut self) -> Result<(), ParseFenError> {
        let end = self.at;
        self.skip_blanks(FenField::End)?;
        if self.at < self.text.len() {
            let text = quoted(&self.text[self.at..]);
            return Err(self.error(self.at, FenField::End, FenProblem::Trailing { text }));
        }
        // A single space at the end separates nothing.
        if end < self.at {
            self.mend(end, FenField::End, FenProblem::Blank { found: ' ' })?;
        }
        Ok(())
    }

    /// The four fields that a FEN and an EPD share.
    pub(crate) fn four(&mut self) -> Result<Setup, ParseFenError> {
        let first = FenField::Placement { rank: Rank::Eighth };
        let mut setup = match self.word(first)? {
            Some(word) => self.placement(word)?,
            None => return Err(self.error(self.at, first, FenProblem::Missing)),
        };
        if let Some(word) = self.word(FenField::Turn)? {
            setup.turn = self.turn(word)?;
        }
        if let Some(word) = self.word(FenField::Castling)? {
            self.castling(word, &mut setup)?;
        }
        if let Some(word) = self.word(FenField::EnPassant)? {
            setup.en_passant = self.en_passant(word)?;
        }
        Ok(setup)
    }

    /// The two counters of a FEN.
    pub(crate) fn counters(&mut self, setup: &mut Setup) -> Result<(), ParseFenError> {
        if let Some(word) = self.word(FenField::Halfmoves)? {
            setup.halfmoves = self.number(word, FenField::Halfmoves)?;
        }
        if let Some(word) = self.word(FenField::Fullmoves)? {
            setup.fullmoves = self.number(word, FenField::Fullmoves)?;
        }
        Ok(())
    }

    fn placement(&mut self, word: Word<'t>) -> Result<Setup, ParseFenError> {
        let mut setup = Setup::empty();
        let mut ranks = 0;
        let mut at = word.at;
        for text in word.text.split('/') {
            if ranks == 8 {
                let field = FenField::Placement { rank: Rank::First };
                return Err(self.error(at - 1, field, FenProblem::ExtraRank));
            }
            self.row(Word { at, text }, Rank::from_index(7 - ranks), &mut setup)?;
            ranks += 1;
            at += text.len() + 1;
        }
        if ranks < 8 {
            let field = FenField::Placement { rank: Rank::from_index(7 - ranks) };
            return Err(self.error(self.at, field, FenProblem::MissingRanks { ranks: ranks.into() }));
        }
        Ok(setup)
    }

    /// The pieces of one rank.
    fn row(&mut self, word: Word<'t>, rank: Rank, setup: &mut Setup) -> Result<(), ParseFenError> {
        let field = FenField::Placement { rank };
        let mut squares = 0;
        let mut digit_before = None;
        let mut plain = true;
        if word.text.is_empty() {
            self.mend(word.at, field, FenProblem::EmptyRank)?;
            self.rewritten(field, word, 8);
            return Ok(());
        }
        for (i, found) in word.text.char_indices() {
            let at = word.at + i;
            let digit = found.to_digit(9).filter(|&digit| digit > 0);
            let piece = Piece::from_letter(found);
            if digit.is_none() && piece.is_none() {
                return Err(self.error(at, field, FenProblem::Character { found }));
            }
            let first = squares;
            squares += digit.unwrap_or(1);
            if squares > 8 {
                return Err(self.error(at, field, FenProblem::LongRank { squares }));
            }
            if let (Some(first), Some(_)) = (digit_before, digit) {
                self.mend(at, field, FenProblem::JoinedDigits { first, second: found })?;
                plain = false;
            }
            if let Some(piece) = piece {
                setup.put(Square::new(File::from_index(first as u8), rank), piece);
            }
            digit_before = digit.map(|_| found);
        }
        if squares < 8 {
            let at = word.at + word.text.len();
            return Err(self.error(at, field, FenProblem::ShortRank { squares }));
        }
        if !plain {
            let text = FenText::new(setup, RightsSpelling::Automatic);
            let read = text.as_str().split(['/', ' ']).nth(7 - usize::from(rank.index())).unwrap_or_default();
            self.rewritten(field, word, read);
        }
        Ok(())
    }

    fn turn(&mut self, word: Word<'t>) -> Result<Color, ParseFenError> {
        let side = match word.text {
            "w" => return Ok(Color::White),
            "b" => return Ok(Color::Black),
            text => Color::ALL.into_iter().find(|color| {
                text.eq_ignore_ascii_case(&color.to_string())
                    || text.chars().eq([color.letter().to_ascii_uppercase()])
            }),
        };
        let problem = FenProblem::Side { text: quoted(word.text) };
        match (side, self.mode) {
            (Some(color), Mode::Relaxed) => {
                self.rewritten(FenField::Turn, word, color.letter());
                Ok(color)
            }
            _ => Err(self.error(word.at, FenField::Turn, problem)),
        }
    }

    fn castling(&mut self, word: Word<'t>, setup: &mut Setup) -> Result<(), ParseFenError> {
        let field = FenField::Castling;
        if is_dash(word.text, self.mode) {
            if word.text != "-" {
                self.rewritten(field, word, "-");
            }
            return Ok(());
        }
        let mut greatest = None;
        let mut plain = true;
        for (i, letter) in word.text.char_indices() {
            let at = word.at + i;
            let rook = u8::try_from(letter).ok().and_then(|letter| rights::rook_of_letter(setup, letter));
            let Some(square) = rook else {
                return Err(self.error(at, field, FenProblem::Character { found: letter }));
            };
            if setup.castling.has(square) {
                self.mend(at, field, FenProblem::CastlingTwice { letter, square })?;
                plain = false;
            } else if Some(rights::order(square)) < greatest {
                self.mend(at, field, FenProblem::CastlingOrder { letter })?;
                plain = false;
            }
            greatest = greatest.max(Some(rights::order(square)));
            setup.castling = setup.castling.with(square);
        }
        if !plain {
            let text = FenText::new(setup, RightsSpelling::Automatic);
            self.rewritten(field, word, text.as_str().split(' ').nth(2).unwrap_or_default());
        }
        Ok(())
    }

    fn en_passant(&mut self, word: Word<'t>) -> Result<Option<Square>, ParseFenError> {
        let field = FenField::EnPassant;
        if is_dash(word.text, self.mode) {
            if word.text != "-" {
                self.rewritten(field, word, "-");
            }
            return Ok(None);
        }
        let square = match word.text.parse::<Square>() {
            Ok(square) => square,
            Err(_) => {
                let problem = FenProblem::NoSquare { text: quoted(word.text) };
                self.mend(word.at, field, problem.clone())?;
                let Ok(square) = word.text.to_ascii_lowercase().parse::<Square>() else {
                    return Err(self.error(word.at, field, problem));
                };
                self.rewritten(field, word, square);
                square
            }
        };
        match square.rank() {
            Rank::Third | Rank::Sixth => Ok(Some(square)),
            _ => Err(self.error(word.at, field, FenProblem::EnPassantRank { square })),
        }
    }

    fn number(&mut self, word: Word<'t>, field: FenField) -> Result<u16, ParseFenError> {
        let least = u16::from(field == FenField::Fullmoves);
        if self.mode == Mode::Relaxed && is_dash(word.text, self.mode) {
            self.rewritten(field, word, least);
            return Ok(least);
        }
        if let Some((i, found)) = word.text.char_indices().find(|(_, c)| !c.is_ascii_digit()) {
            return Err(self.error(word.at + i, field, FenProblem::Character { found }));
        }
        if word.text.len() > 1 && word.text.starts_with('0') {
            self.mend(word.at, field, FenProblem::LeadingZero { text: quoted(word.text) })?;
        }
        let digits = word.text.trim_start_matches('0');
        let value = match digits.parse::<u16>() {
            Ok(value) => value,
            Err(_) if digits.is_empty() => 0,
            Err(_) => {
                let text = quoted(word.text);
                return Err(self.error(word.at, field, FenProblem::TooLarge { text }));
            }
        };
        if value < least {
            self.mend(word.at, field, FenProblem::MoveZero)?;
        }
        let value = value.max(least);
        if word.text != value.to_string() {
            self.rewritten(field, word, value);
        }
        Ok(value)
    }
}
