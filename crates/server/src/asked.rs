//! A move that somebody asks about: whether it is legal, and if not, why. The command and the server read it alike.

use tratto_board::{Position, UciMove, WhyNot};
use tratto_notation::{Form, Language, ReadError, Reading, Style, detect};

/// A move that was asked about.
#[derive(Clone, Debug)]
pub enum AskedMove {
    /// It is legal.
    Legal {
        /// The move in UCI.
        uci: String,
        /// How it was read; `None` where it was given by its squares.
        reading: Option<Reading>,
    },
    /// It is not.
    NotLegal {
        /// The move in UCI, where it was given by its squares.
        uci: Option<String>,
        /// The board's reason, of the most telling move where several may be meant.
        why: Option<WhyNot>,
        /// What else is to be said, where that reason is not all: no such piece is there, or several may be meant.
        error: Option<ReadError>,
    },
}

/// Why a text is no move to ask about.
#[derive(Clone, Debug)]
pub enum NotAMove {
    /// It is the null move.
    Null,
    /// It cannot be read.
    Unreadable(ReadError),
}

impl AskedMove {
    /// Reads a move: by its squares, or in the letters of the language that is named; else in these of one's own, or in any others in which
    /// it can be written.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_notation::Language;
    /// use tratto_server::AskedMove;
    /// let start = Position::initial();
    /// let asked = |text| AskedMove::read(&start, text, None, Language::English).unwrap();
    /// assert!(matches!(asked("Cf3"), AskedMove::Legal { uci, reading: Some(_) } if uci == "g1f3"));
    /// assert!(matches!(asked("e2e5"), AskedMove::NotLegal { why: Some(_), error: None, .. }));
    /// assert!(matches!(asked("Nd4"), AskedMove::NotLegal { .. }));
    /// ```
    pub fn read(
        position: &Position,
        text: &str,
        language: Option<Language>,
        own: Language,
    ) -> Result<AskedMove, NotAMove> {
        match text.parse::<UciMove>() {
            Ok(UciMove::Play { from, to, promotion }) => {
                let uci = UciMove::Play { from, to, promotion }.to_string();
                return Ok(match position.why_not(from, to, promotion) {
                    None => AskedMove::Legal { uci, reading: None },
                    Some(why) => AskedMove::NotLegal { uci: Some(uci), why: Some(why), error: None },
                });
            }
            Ok(UciMove::Null) => return Err(NotAMove::Null),
            Err(_) => {}
        }
        let read = match language {
            Some(language) => Style::new(language, Form::Short).read_relaxed(position, text),
            None => detect::one(position, text, own),
        };
        let error = match read {
            Ok(reading) => {
                let uci = position.uci(reading.played).to_string();
                return Ok(AskedMove::Legal { uci, reading: Some(reading) });
            }
            Err(error) => error,
        };
        match &error {
            ReadError::Illegal { refused, .. } => {
                let why = refused.first().map(|one| one.why);
                let error = (refused.len() != 1).then_some(error);
                Ok(AskedMove::NotLegal { uci: None, why, error })
            }
            ReadError::NoSuchPiece { .. } | ReadError::NoCapture { .. } => {
                Ok(AskedMove::NotLegal { uci: None, why: None, error: Some(error) })
            }
            _ => Err(NotAMove::Unreadable(error)),
        }
    }

    /// Whether it is legal.
    pub fn is_legal(&self) -> bool {
        matches!(self, AskedMove::Legal { .. })
    }
}
