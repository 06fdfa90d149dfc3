//! The columns of one line.

use super::{Problem, ReportFault};
use crate::{Number, Points};

/// One line of a report; columns are counted in characters, from 1.
pub(super) struct Columns<'l> {
    line: usize,
    chars: &'l [char],
}

impl<'l> Columns<'l> {
    pub(super) fn new(line: usize, chars: &'l [char]) -> Columns<'l> {
        Columns { line, chars }
    }

    pub(super) fn len(&self) -> usize {
        self.chars.len()
    }

    pub(super) fn code(&self) -> String {
        self.chars.iter().take(3).collect()
    }

    pub(super) fn fault(&self, column: usize, problem: Problem) -> ReportFault {
        ReportFault { line: self.line, column: Some(column), problem }
    }

    pub(super) fn whole(&self, problem: Problem) -> ReportFault {
        ReportFault { line: self.line, column: None, problem }
    }

    /// The characters from one column to another, both included, as they stand.
    pub(super) fn raw(&self, from: usize, to: usize) -> &'l [char] {
        let end = to.min(self.chars.len());
        self.chars.get(from - 1..end).unwrap_or(&[])
    }

    /// The same, without blanks around.
    pub(super) fn text(&self, from: usize, to: usize) -> String {
        self.raw(from, to).iter().collect::<String>().trim().to_owned()
    }

    /// All from a column on, without blanks around.
    pub(super) fn rest(&self, from: usize) -> String {
        self.text(from, self.chars.len().max(from))
    }

    pub(super) fn char(&self, column: usize) -> Option<char> {
        self.chars.get(column - 1).copied().filter(|c| *c != ' ')
    }

    pub(super) fn needs(&self, columns: usize) -> Result<(), ReportFault> {
        if self.len() < columns {
            return Err(self.whole(Problem::TooShort { code: self.code(), needed: columns }));
        }
        Ok(())
    }

    pub(super) fn number(&self, from: usize, to: usize, range: (u32, u32)) -> Result<u32, ReportFault> {
        let text = self.text(from, to);
        self.numeral(from, &text, range)
    }

    pub(super) fn numeral(
        &self,
        column: usize,
        text: &str,
        (from, to): (u32, u32),
    ) -> Result<u32, ReportFault> {
        let error = || self.fault(column, Problem::NotANumber { text: text.to_owned(), from, to });
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error());
        }
        let number: u32 = text.parse().map_err(|_| error())?;
        if (from..=to).contains(&number) { Ok(number) } else { Err(error()) }
    }

    pub(super) fn player(&self, from: usize, to: usize) -> Result<Number, ReportFault> {
        Ok(self.as_player(self.number(from, to, (1, 9999))?))
    }

    pub(super) fn as_player(&self, number: u32) -> Number {
        Number(u16::try_from(number).unwrap_or(u16::MAX))
    }

    /// Numbers of four columns each, with one between, from a column on; blanks are skipped.
    pub(super) fn players(&self, from: usize) -> Result<Vec<Number>, ReportFault> {
        (from..=self.len())
            .step_by(5)
            .filter(|&column| !self.text(column, column + 3).is_empty())
            .map(|column| self.player(column, column + 3))
            .collect()
    }

    /// Words, with the column where each begins.
    pub(super) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut within = false;
        for (index, c) in self.chars.iter().enumerate().skip(from - 1) {
            if c.is_whitespace() {
                within = false;
            } else if within {
                words.last_mut().expect("a word was begun").1.push(*c);
            } else {
                within = true;
                words.push((index + 1, c.to_string()));
            }
        }
        words
    }

    pub(super) fn points(&self, from: usize, to: usize) -> Result<Points, ReportFault> {
        let text = self.text(from, to);
        text.parse().map_err(|_| self.fault(from, Problem::NotPoints { text }))
    }
}
