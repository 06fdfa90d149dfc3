//! The readers of EPD, strict and relaxed.

use super::error::{EpdProblem, ParseEpdError};
use super::operation::{Operand, Operation, is_bare, is_opcode};
use super::{Epd, FULLMOVES, HALFMOVES};
use crate::fen::{Fields, Mode, Supplied, quoted};
use crate::setup::Setup;
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

pub(super) fn read_strict(text: &str) -> Result<Epd, ParseEpdError> {
    Ok(read(text, Mode::Strict)?.0)
}

pub(super) fn read_relaxed(text: &str) -> Result<(Epd, Vec<Supplied>), ParseEpdError> {
    read(text, Mode::Relaxed)
}

fn read(text: &str, mode: Mode) -> Result<(Epd, Vec<Supplied>), ParseEpdError> {
    let mut fields = Fields::new(text, mode);
    let mut setup = fields.four()?;
    let mut seen = [false; 2];
    let after = &text[fields.at()..];
    if mode == Mode::Relaxed && after.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
        let at = text.len() - after.trim_start().len();
        fields.counters(&mut setup)?;
        fields.supplied.push(Supplied::Counters { at });
        seen = [true; 2];
    }
    let at = fields.at();
    let mut scanner = Scanner { text, at, mode, fields, setup, seen };
    let mut operations = Vec::new();
    while scanner.separator()? {
        if let Some(operation) = scanner.operation()? {
            operations.push(operation);
        }
    }
    let Scanner { setup, fields, .. } = scanner;
    Ok((Epd::new(setup, operations), fields.supplied))
}

/// The operations of a text, from the byte `at`.
struct Scanner<'t> {
    text: &'t str,
    at: usize,
    mode: Mode,
    /// Where what was supplied is noted.
    fields: Fields<'t>,
    setup: Setup,
    /// Whether the two counters have been given.
    seen: [bool; 2],
}

impl<'t> Scanner<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn error(&self, at: usize, problem: EpdProblem) -> ParseEpdError {
        ParseEpdError::new(self.text, at, problem)
    }

    /// Strict reading fails with this; relaxed reading notes it and goes on.
    fn mend(&mut self, problem: EpdProblem, supplied: Supplied) -> Result<(), ParseEpdError> {
        match self.mode {
            Mode::Strict => Err(self.error(self.at, problem)),
            Mode::Relaxed => {
                self.fields.supplied.push(supplied);
                Ok(())
            }
        }
    }

    /// Skips the blanks before an operation or operand: one space strictly, none before a semicolon or the end.
    fn blanks(&mut self) -> Result<(), ParseEpdError> {
        let rest = self.rest();
        let skipped = &rest[..rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len())];
        let usual = match rest[skipped.len()..].chars().next() {
            None | Some(';') => "",
            Some(_) => " ",
        };
        if !skipped.is_empty() && skipped != usual {
            match self.mode {
                Mode::Strict => {
                    let at = self.at + usize::from(skipped.starts_with(usual)) * usual.len();
                    let found = self.text[at..].chars().next().unwrap_or(' ');
                    return Err(self.error(at, EpdProblem::Blank { found }));
                }
                Mode::Relaxed => self.fields.note_spacing(self.at),
            }
        }
        self.at += skipped.len();
        Ok(())
    }

    /// Goes to the next operation; says whether there is one.
    fn separator(&mut self) -> Result<bool, ParseEpdError> {
        let start = self.at;
        self.blanks()?;
        if self.at == start && self.at < self.text.len() && !self.rest().starts_with(';') {
            // Two operations with no blank between them.
            let found = self.next().unwrap_or(' ');
            match self.mode {
                Mode::Strict => return Err(self.error(self.at, EpdProblem::Character { found })),
                Mode::Relaxed => self.fields.note_spacing(self.at),
            }
        }
        Ok(self.at < self.text.len())
    }

    /// An operation with its semicolon; `None` if it is empty and may be left out.
    fn operation(&mut self) -> Result<Option<Operation>, ParseEpdError> {
        let start = self.at;
        let rest = self.rest();
        let opcode = &rest[..rest.find(|c: char| c.is_whitespace() || c == ';').unwrap_or(rest.len())];
        if opcode.is_empty() {
            self.mend(EpdProblem::EmptyOperation, Supplied::EmptyOperation { at: start })?;
            self.at += 1;
            return Ok(None);
        }
        if !is_opcode(opcode) {
            return Err(self.error(start, EpdProblem::Opcode { text: quoted(opcode) }));
        }
        self.at += opcode.len();
        let mut operands = Vec::new();
        let first = self.at;
        loop {
            self.blanks()?;
            match self.next() {
                Some(';') => {
                    self.at += 1;
                    break;
                }
                None => {
                    self.mend(EpdProblem::NoSemicolon, Supplied::Semicolon { at: self.at })?;
                    break;
                }
                Some('"') => operands.push(Operand::Text(self.string()?)),
                Some(_) => operands.push(Operand::Word(self.word()?)),
            }
            if let Some(found) = self.next().filter(|&c| c != ';' && !c.is_whitespace()) {
                return Err(self.error(self.at, EpdProblem::Character { found }));
            }
        }
        self.counter(start, first, opcode, &operands)?;
        Ok(Some(Operation::checked(opcode, operands)))
    }

    fn word(&mut self) -> Result<String, ParseEpdError> {
        let rest = self.rest();
        let word = &rest[..rest.find(|c| !is_bare(c)).unwrap_or(rest.len())];
        if word.is_empty() {
            let found = self.next().unwrap_or(' ');
            return Err(self.error(self.at, EpdProblem::Character { found }));
        }
        self.at += word.len();
        Ok(word.to_owned())
    }

    /// A string, from its opening to its closing quote.
    fn string(&mut self) -> Result<String, ParseEpdError> {
        let start = self.at + 1;
        let mut text = String::new();
        let mut characters = self.text[start..].char_indices().peekable();
        while let Some((i, c)) = characters.next() {
            match c {
                '"' => {
                    self.at = start + i + 1;
                    return Ok(text);
                }
                '\\' => {
                    let escaped = characters.next_if(|&(_, next)| next == '"' || next == '\\');
                    text.push(escaped.map_or('\\', |(_, next)| next));
                }
                found if found.is_control() => {
                    return Err(self.error(start + i, EpdProblem::Character { found }));
                }
                _ => text.push(c),
            }
        }
        Err(self.error(self.text.len(), EpdProblem::OpenString))
    }

    /// Takes over the value of `hmvc` and `fmvn`.
    fn counter(
        &mut self,
        at: usize,
        first: usize,
        opcode: &str,
        operands: &[Operand],
    ) -> Result<(), ParseEpdError> {
        let (index, least) = match opcode {
            HALFMOVES => (0, 0),
            FULLMOVES => (1, 1),
            _ => return Ok(()),
        };
        if core::mem::replace(&mut self.seen[index], true) {
            return Err(self.error(at, EpdProblem::CounterTwice { opcode: opcode.to_owned() }));
        }
        let value = match operands {
            [Operand::Word(word)] => {
                word.parse::<u16>().ok().filter(|value| *value >= least && *word == value.to_string())
            }
            _ => None,
        };
        let Some(value) = value else {
            let written = self.text[first..self.at].trim_end_matches(';').trim_end();
            let text = written.trim_start();
            let at = first + written.len() - text.len();
            let (opcode, text) = (opcode.to_owned(), quoted(text));
            return Err(self.error(at, EpdProblem::Counter { opcode, text }));
        };
        match index {
            0 => self.setup.halfmoves = value,
            _ => self.setup.fullmoves = value,
        }
        Ok(())
    }
}
