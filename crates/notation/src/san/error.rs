//! What is wrong with a text that should be a move in SAN.

use super::San;
use std::error::Error;
use std::fmt;
use tratto_board::{File, NotOneMove, Rank};

/// The text has not the form of a move in SAN: what was read, and what is wrong with it.
///
/// ```
/// use tratto_notation::{San, SanProblem};
/// let error = "Nf9".parse::<San>().unwrap_err();
/// assert_eq!(error.problem, SanProblem::Rank { column: 3, found: '9' });
/// assert_eq!(error.to_string(), "\"Nf9\" is no move in SAN: character 3 is '9'; expected a rank from 1 to 8");
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct ParseSanError {
    /// What was read; long texts are cut.
    pub text: String,
    /// What is wrong with it.
    pub problem: SanProblem,
}

/// What is wrong with the form of a move in SAN. Columns count characters, from 1.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum SanProblem {
    /// There is no move.
    Empty,
    /// It begins neither with a piece, nor with a file, nor as castling does.
    Beginning {
        /// The first character.
        found: char,
    },
    /// It begins as castling does, and goes on otherwise.
    Castling,
    /// The text ends before it names a square of arrival.
    Short,
    /// No file where there should be one.
    File {
        /// Which character.
        column: usize,
        /// What it is.
        found: char,
    },
    /// No rank where there should be one.
    Rank {
        /// Which character.
        column: usize,
        /// What it is.
        found: char,
    },
    /// No piece that a pawn may become, or a piece that becomes another.
    Promotion {
        /// Where the promotion begins.
        column: usize,
    },
    /// Between the piece and the square of arrival stands something other than where it comes from.
    Origin {
        /// Where it begins.
        column: usize,
    },
}

/// No text longer than this is quoted whole.
const QUOTED: usize = 40;

impl ParseSanError {
    #[cold]
    pub(super) fn of(text: &[u8]) -> ParseSanError {
        let text = String::from_utf8_lossy(text);
        let mut quoted: String = text.chars().take(QUOTED).collect();
        if text.chars().nth(QUOTED).is_some() {
            quoted.push('…');
        }
        ParseSanError { text: quoted, problem: problem(&text) }
    }
}

fn problem(text: &str) -> SanProblem {
    let body: Vec<char> = text.trim_end_matches(['+', '#', '!', '?']).chars().collect();
    let is_pawn = match body.first() {
        None => return SanProblem::Empty,
        Some('O' | '0') => return SanProblem::Castling,
        Some('N' | 'B' | 'R' | 'Q' | 'K') => false,
        Some(&first) if File::from_letter(first).is_some() => true,
        Some(&found) => return SanProblem::Beginning { found },
    };
    let sign = body.iter().position(|&one| one == '=');
    if let Some(at) = sign
        && !(is_pawn && matches!(body[at + 1..], ['Q' | 'R' | 'B' | 'N']))
    {
        return SanProblem::Promotion { column: at + 1 };
    }
    let end = match (sign, body.last()) {
        (Some(at), _) => at,
        (None, Some('Q' | 'R' | 'B' | 'N')) if is_pawn => body.len() - 1,
        // A letter at the end of a pawn's move is meant for what it becomes.
        (None, Some(last)) if is_pawn && body.len() > 2 && last.is_alphabetic() => {
            return SanProblem::Promotion { column: body.len() };
        }
        _ => body.len(),
    };
    let start = usize::from(!is_pawn);
    let Some(square) = end.checked_sub(2).filter(|&square| square >= start) else {
        return SanProblem::Short;
    };
    if File::from_letter(body[square]).is_none() {
        return SanProblem::File { column: square + 1, found: body[square] };
    }
    if Rank::from_letter(body[square + 1]).is_none() {
        return SanProblem::Rank { column: square + 2, found: body[square + 1] };
    }
    SanProblem::Origin { column: start + 1 }
}

impl fmt::Display for ParseSanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no move in SAN: ", self.text)?;
        match self.problem {
            SanProblem::Empty => f.write_str("it is empty; expected a move such as e4 or Nf3"),
            SanProblem::Beginning { found } => {
                write!(f, "it begins with {found:?}; expected K, Q, R, B, N, a file from a to h, or castling")
            }
            SanProblem::Castling => f.write_str("expected O-O or O-O-O"),
            SanProblem::Short => f.write_str("it ends too early; expected a square of arrival such as e4"),
            SanProblem::File { column, found } => {
                write!(f, "character {column} is {found:?}; expected a file from a to h")
            }
            SanProblem::Rank { column, found } => {
                write!(f, "character {column} is {found:?}; expected a rank from 1 to 8")
            }
            SanProblem::Promotion { column } => {
                write!(
                    f,
                    "at character {column}; a pawn becomes =Q, =R, =B or =N, and nothing else becomes anything"
                )
            }
            SanProblem::Origin { column } => write!(
                f,
                "at character {column}; before the square of arrival may stand a file, a rank or both, and x for a capture"
            ),
        }
    }
}

impl Error for ParseSanError {}

/// A text that is no legal move of the position.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum SanError {
    /// It has not the form of a move in SAN.
    Syntax(ParseSanError),
    /// It has, and does not mean exactly one legal move.
    NotOneMove {
        /// What was read.
        san: San,
        /// Why it is none, or several.
        why: NotOneMove,
    },
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Syntax(error) => error.fmt(f),
            SanError::NotOneMove { san, why: why @ NotOneMove::Ambiguous { .. } } => {
                write!(f, "{san} is ambiguous: {why}")
            }
            SanError::NotOneMove { san, why } => write!(f, "{san} is not legal: {why}"),
        }
    }
}

impl Error for SanError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(match self {
            SanError::Syntax(error) => error,
            SanError::NotOneMove { why, .. } => why,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_board::Position;

    #[test]
    fn errors_say_what_is_wrong_and_what_would_be_right() {
        let table = [
            ("", r#""" is no move in SAN: it is empty; expected a move such as e4 or Nf3"#),
            ("+!", r#""+!" is no move in SAN: it is empty; expected a move such as e4 or Nf3"#),
            (
                "Cf3",
                r#""Cf3" is no move in SAN: it begins with 'C'; expected K, Q, R, B, N, a file from a to h, or castling"#,
            ),
            ("O-", r#""O-" is no move in SAN: expected O-O or O-O-O"#),
            ("0-0-0-0", r#""0-0-0-0" is no move in SAN: expected O-O or O-O-O"#),
            ("N", r#""N" is no move in SAN: it ends too early; expected a square of arrival such as e4"#),
            ("Nf", r#""Nf" is no move in SAN: it ends too early; expected a square of arrival such as e4"#),
            ("e", r#""e" is no move in SAN: it ends too early; expected a square of arrival such as e4"#),
            ("Ni3", r#""Ni3" is no move in SAN: character 2 is 'i'; expected a file from a to h"#),
            ("e9", r#""e9" is no move in SAN: character 2 is '9'; expected a rank from 1 to 8"#),
            ("Nbxd9+", r#""Nbxd9+" is no move in SAN: character 5 is '9'; expected a rank from 1 to 8"#),
            (
                "e8=K",
                r#""e8=K" is no move in SAN: at character 3; a pawn becomes =Q, =R, =B or =N, and nothing else becomes anything"#,
            ),
            (
                "e8=",
                r#""e8=" is no move in SAN: at character 3; a pawn becomes =Q, =R, =B or =N, and nothing else becomes anything"#,
            ),
            (
                "Ne8=Q",
                r#""Ne8=Q" is no move in SAN: at character 4; a pawn becomes =Q, =R, =B or =N, and nothing else becomes anything"#,
            ),
            (
                "e8K",
                r#""e8K" is no move in SAN: at character 3; a pawn becomes =Q, =R, =B or =N, and nothing else becomes anything"#,
            ),
            (
                "Nxxf3",
                r#""Nxxf3" is no move in SAN: at character 2; before the square of arrival may stand a file, a rank or both, and x for a capture"#,
            ),
            (
                "Nzf3",
                r#""Nzf3" is no move in SAN: at character 2; before the square of arrival may stand a file, a rank or both, and x for a capture"#,
            ),
        ];
        for (text, message) in table {
            assert_eq!(text.parse::<San>().expect_err(text).to_string(), message);
        }
        let long = "e".repeat(1_000).parse::<San>().expect_err("far too long");
        assert_eq!(long.text.chars().count(), QUOTED + 1);
        assert!(San::from_ascii(b"N\xfff3").is_err());
    }

    #[test]
    fn what_is_no_one_move_has_the_reason_of_the_board() {
        let position = Position::from_fen("4k3/8/8/8/8/2N3N1/8/4K2R w - - 0 1").expect("a FEN");
        let error = |text| San::read(&position, text).expect_err(text).to_string();
        assert_eq!(error("Ne4"), "Ne4 is ambiguous: the knights on c3, g3 can all go to e4");
        assert_eq!(error("O-O"), "O-O is not legal: the right to castle on that side is lost");
        assert_eq!(error("Qd1"), "Qd1 is not legal: the side to move has no queen there");
        assert!(error("Ncf5").starts_with("Ncf5 is not legal: "), "{}", error("Ncf5"));
        assert!(error("e8").starts_with("e8 is not legal: "), "{}", error("e8"));
    }
}
