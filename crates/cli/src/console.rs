//! The input and output of a command.

use crate::archive::Foreign;
use crate::escaping;
use crate::terminal::Layout;
use anyhow::Result;
use serde_json::{Value, json};
use std::cell::Cell;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use tratto_lore::almanac::Date;
use tratto_words::{Lang, Words, say};

/// The environment of a run: streams and variables.
pub struct World<'a> {
    /// What `-` reads.
    pub input: &'a mut dyn BufRead,
    /// Where answers go.
    pub out: &'a mut dyn Write,
    /// Where errors, remarks and progress go.
    pub err: &'a mut dyn Write,
    /// Looks up an environment variable.
    pub variable: &'a dyn Fn(&str) -> Option<String>,
    /// Whether answers go to a terminal: only then are there colours.
    pub out_is_terminal: bool,
    /// Whether errors go to a terminal: only then are there progress bars.
    pub err_is_terminal: bool,
    /// The width of the terminal that answers go to.
    pub columns: Option<usize>,
    /// What day it is where the reader lives.
    pub today: Option<Date>,
}

impl<'a> World<'a> {
    /// Streams that are no terminal, an environment without variables, and a day that does not pass: 18 November 2026.
    pub fn quiet(input: &'a mut dyn BufRead, out: &'a mut dyn Write, err: &'a mut dyn Write) -> World<'a> {
        let variable = &|_: &str| None;
        World {
            input,
            out,
            err,
            variable,
            out_is_terminal: false,
            err_is_terminal: false,
            columns: None,
            today: Date::new(2026, 11, 18),
        }
    }
}

/// The outcome of a command, from best to worst.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum Outcome {
    /// Done, or the answer is "yes": exit code 0.
    Done,
    /// The answer is "no", or there are findings: exit code 1.
    No,
    /// Bad usage or bad input: exit code 2.
    Bad,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        match outcome {
            Outcome::Done => ExitCode::SUCCESS,
            Outcome::No => ExitCode::from(1),
            Outcome::Bad => ExitCode::from(2),
        }
    }
}

/// What every command is given.
pub(crate) struct Console<'a> {
    pub(crate) words: &'static Words,
    /// The languages that can be chosen.
    pub(crate) languages: &'a [Lang],
    pub(crate) input: &'a mut dyn BufRead,
    pub(crate) out: &'a mut dyn Write,
    pub(crate) err: &'a mut dyn Write,
    /// Whether answers may carry colours.
    pub(crate) color: bool,
    /// Whether the terminal knows all colours, and not 256 only.
    pub(crate) true_color: bool,
    /// Whether progress is shown.
    pub(crate) progress: bool,
    /// Whether answers are JSON, one object a line.
    pub(crate) json: bool,
    pub(crate) variable: &'a dyn Fn(&str) -> Option<String>,
    /// The width of the terminal, where there is one.
    pub(crate) columns: Option<usize>,
    /// What day it is where the reader lives.
    pub(crate) today: Option<Date>,
    out_is_terminal: bool,
    /// Whether answers are written without escaping.
    raw: &'a Cell<bool>,
}

impl<'a> Console<'a> {
    pub(crate) fn new(
        words: &'static Words,
        languages: &'a [Lang],
        world: World<'a>,
        raw: &'a Cell<bool>,
    ) -> Console<'a> {
        let has = |name: &str| (world.variable)(name).is_some_and(|value| !value.is_empty());
        let dumb = (world.variable)("TERM").is_some_and(|term| term == "dumb");
        Console {
            words,
            languages,
            input: world.input,
            out: world.out,
            err: world.err,
            color: world.out_is_terminal && !has("NO_COLOR") && !dumb,
            true_color: (world.variable)("COLORTERM")
                .is_some_and(|term| term == "truecolor" || term == "24bit"),
            progress: world.err_is_terminal && !dumb,
            json: false,
            variable: world.variable,
            columns: world.columns,
            today: world.today,
            out_is_terminal: world.out_is_terminal,
            raw,
        }
    }

    /// From here on the answer is data and keeps its bytes, as in a file; a terminal still gets them escaped.
    pub(crate) fn data(&mut self) {
        self.raw.set(!self.out_is_terminal);
    }

    /// Its input, and the rest of it: what is read while answers are written leaves the console for as long.
    pub(crate) fn parted<'b>(&'b mut self, nothing: &'b mut io::Empty) -> (&'b mut dyn BufRead, Console<'b>) {
        let rest = Console { input: nothing, out: &mut *self.out, err: &mut *self.err, ..*self };
        (&mut *self.input, rest)
    }

    /// An environment variable that says something.
    pub(crate) fn variable(&self, name: &str) -> Option<String> {
        (self.variable)(name).filter(|value| !value.is_empty())
    }

    /// How answers are laid out: with colours or without, and how wide.
    pub(crate) fn layout(&self) -> Layout {
        Layout::new(self.color, self.columns)
    }

    /// One answer as JSON, on a line of its own.
    pub(crate) fn answer(&mut self, value: &Value) -> Result<()> {
        writeln!(self.out, "{}", escaping::json(&value.to_string()))?;
        Ok(())
    }

    /// A remark beside the answer.
    pub(crate) fn remark(&mut self, sentence: &str) -> Result<()> {
        writeln!(self.err, "{sentence}")?;
        Ok(())
    }

    /// What is wrong with a line of the input: a remark, or in JSON an answer, so that every line has one.
    pub(crate) fn fault(&mut self, line: Option<u64>, column: Option<u64>, what: &str) -> Result<()> {
        if self.json {
            let mut shape = json!({ "error": what });
            for (name, number) in [("line", line), ("column", column)] {
                if let Some(number) = number {
                    shape[name] = number.into();
                }
            }
            return self.answer(&shape);
        }
        let what = match (line, column) {
            (Some(line), Some(column)) => {
                say!(self.words, "written-place", line = line, column = column, what = what)
            }
            (Some(line), None) => say!(self.words, "at-line", line = line, what = what),
            _ => what.to_owned(),
        };
        self.remark(&say!(self.words, "fault", what = what))
    }

    /// Why the whole command is refused, with what was probably meant: a complaint, or in JSON an answer like any other.
    pub(crate) fn refuse(&mut self, what: &str, hint: Option<&str>) -> Result<()> {
        if self.json {
            let mut shape = json!({ "error": what });
            if let Some(hint) = hint {
                shape["hint"] = hint.into();
            }
            return self.answer(&shape);
        }
        self.remark(&say!(self.words, "fault", what = what))?;
        hint.map_or(Ok(()), |hint| self.remark(hint))
    }

    /// What is wrong with a line of many, in the place of its answer.
    pub(crate) fn fault_in_place(&mut self, line: u64, what: &str) -> Result<()> {
        if self.json {
            return self.fault(Some(line), None, what);
        }
        let what = say!(self.words, "at-line", line = line, what = what);
        writeln!(self.out, "{}", say!(self.words, "fault", what = what))?;
        Ok(())
    }

    /// The answer to an empty line.
    pub(crate) fn nothing(&mut self) -> Result<()> {
        writeln!(self.out, "{}", if self.json { "null" } else { "" })?;
        Ok(())
    }

    /// The whole text of a file, or of standard input for `-`.
    pub(crate) fn read_text(&mut self, path: &str) -> Result<String> {
        let bytes = self.read_bytes(path)?;
        String::from_utf8(bytes).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            let line = 1 + error.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count();
            anyhow::Error::msg(say!(self.words, "not-utf8", path = self.shown_path(path), line = line))
        })
    }

    /// All bytes of a file, or of standard input for `-`.
    pub(crate) fn read_bytes(&mut self, path: &str) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let outcome = match path {
            "-" => self.input.read_to_end(&mut bytes).map(|_| ()),
            _ => std::fs::read(path).map(|read| bytes = read),
        };
        outcome.map_err(|error| self.unreadable(path, &error))?;
        Ok(bytes)
    }

    /// Writes a whole file, or standard output for `-`.
    pub(crate) fn write_text(&mut self, path: &str, text: &str) -> Result<()> {
        if path == "-" {
            self.data();
            self.out.write_all(text.as_bytes())?;
            self.raw.set(false);
            return Ok(());
        }
        std::fs::write(path, text).map_err(|error| {
            anyhow::Error::msg(say!(self.words, "cannot-write", path = path, reason = self.reason(&error)))
        })
    }

    pub(crate) fn unreadable(&self, path: &str, error: &io::Error) -> anyhow::Error {
        let sentence =
            say!(self.words, "cannot-read", path = self.shown_path(path), reason = self.reason(error));
        anyhow::Error::msg(sentence)
    }

    pub(crate) fn shown_path(&self, path: &str) -> String {
        if path == "-" { say!(self.words, "standard-input") } else { path.to_owned() }
    }

    /// The common reasons in our words; the system's own for the rest.
    pub(crate) fn reason(&self, error: &io::Error) -> String {
        match error.get_ref().and_then(|inner| inner.downcast_ref::<Foreign>()) {
            Some(Foreign::Packed(kind)) => return say!(self.words, "reason-packed", kind = *kind),
            Some(Foreign::Pdf) => return say!(self.words, "reason-pdf"),
            Some(Foreign::Binary) => return say!(self.words, "reason-binary"),
            None => {}
        }
        match error.kind() {
            io::ErrorKind::NotFound => say!(self.words, "reason-not-found"),
            io::ErrorKind::PermissionDenied => say!(self.words, "reason-permission"),
            io::ErrorKind::IsADirectory => say!(self.words, "reason-directory"),
            io::ErrorKind::AddrInUse => say!(self.words, "reason-address-in-use"),
            io::ErrorKind::AddrNotAvailable => say!(self.words, "reason-address-not-here"),
            _ => error.to_string(),
        }
    }
}
