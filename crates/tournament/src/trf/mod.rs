//! The tournament report file of FIDE (TRF16 and TRF26), with the extensions of JaVaFo and bbpPairings.
//!
//! A report is read whole: every line is kept as it stood, so that records which mean nothing here are written back byte for
//! byte. A fault names line, column and player, and what would be right.

mod columns;
mod fault;
mod read;
mod write;

pub use fault::{Problem, ReportFault};

use crate::{Number, Tournament};

/// A report: the tournament that it tells, and its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    lines: Vec<Line>,
    /// What the report says.
    pub tournament: Tournament,
    /// What was odd in it.
    pub warnings: Vec<Warning>,
}

/// Something odd in a report that could be read all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Warning {
    /// The text is no UTF-8, and was read as Latin-1.
    Latin1,
    /// The type of the tournament is not one that is paired here; it is taken for the Dutch system.
    OtherSystem(String),
}

/// One line as it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    text: String,
    /// `\n`, `\r\n`, `\r`, or nothing at the end.
    end: &'static str,
    /// Whose line it is, for a record 001.
    player: Option<Number>,
}

struct Decoded {
    lines: Vec<Line>,
    latin: bool,
}

impl Report {
    /// Reads a report.
    ///
    /// # Errors
    /// The first fault, with its line and column.
    ///
    /// ```
    /// use tratto_tournament::{Number, trf::Report};
    /// let text = "\
    /// 142 5
    /// 001    1 m    Alfieri, Bruno                    2310 ITA                         1.0    1     2 w 1
    /// 001    2 w    Bianchi, Carla                    2150 ITA                         0.0    2     1 b 0
    /// ";
    /// let report = Report::read(text.as_bytes())?;
    /// assert_eq!(report.tournament.entries[1].name, "Bianchi, Carla");
    /// assert_eq!(report.tournament.entries[1].rounds[0].met(), Some(Number(1)));
    /// assert_eq!(report.write(), text.as_bytes());
    /// # Ok::<(), tratto_tournament::trf::ReportFault>(())
    /// ```
    pub fn read(bytes: &[u8]) -> Result<Report, ReportFault> {
        read::read(bytes)
    }
}

/// UTF-8 if it is that, otherwise Latin-1; lines end with LF, CR LF or CR alone.
fn decode(bytes: &[u8]) -> Decoded {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let (text, latin) = match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), false),
        Err(_) => (bytes.iter().map(|byte| char::from(*byte)).collect(), true),
    };
    let mut lines = Vec::new();
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let at = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let after = &rest[at..];
        let end = if after.starts_with("\r\n") {
            "\r\n"
        } else if after.starts_with('\r') {
            "\r"
        } else if after.starts_with('\n') {
            "\n"
        } else {
            ""
        };
        lines.push(Line { text: rest[..at].to_owned(), end, player: None });
        rest = &after[end.len()..];
    }
    Decoded { lines, latin }
}
