//! Moves as the Universal Chess Interface writes them: `e2e4`, `e7e8q`, `0000`.
//!
//! Syntax only: what a text means on a board is a question to a [`Position`](crate::Position).

use crate::moves::{CastlingSide, Move};
use crate::position::Position;
use crate::types::{Color, File, PromotionRole, Rank, Square};
use crate::why::WhyNot;
use alloc::string::String;
use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

/// A move as UCI writes it: from, to and promotion, or the null move. It does not say what kind of move it is, nor
/// which of the two spellings a castling has.
///
/// ```
/// use tratto_board::{PromotionRole, Square, UciMove};
/// let promotion: UciMove = "e7e8n".parse()?;
/// assert_eq!(
///     promotion,
///     UciMove::Play { from: Square::E7, to: Square::E8, promotion: Some(PromotionRole::Knight) }
/// );
/// assert_eq!(promotion.to_string(), "e7e8n");
/// # Ok::<(), tratto_board::ParseUciError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum UciMove {
    /// `0000`: the side to move passes.
    Null,
    /// From one square to another.
    Play {
        /// Where the piece comes from.
        from: Square,
        /// Where it goes to; in castling the king's new square or the rook's square.
        to: Square,
        /// What the pawn becomes.
        promotion: Option<PromotionRole>,
    },
}

/// A text that is no legal move of the position.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum UciError {
    /// It is not written as UCI writes moves.
    Syntax(ParseUciError),
    /// It is, but the move is not legal.
    Illegal {
        /// What was read.
        tried: UciMove,
        /// Why it is not legal.
        why: WhyNot,
    },
    /// It is the null move, which is no move of the Laws.
    Null,
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::Syntax(error) => error.fmt(f),
            UciError::Illegal { tried, why } => write!(f, "{tried} is not legal: {why}"),
            UciError::Null => f.write_str("0000 is the null move, and passing is not allowed"),
        }
    }
}

impl core::error::Error for UciError {}

impl Position {
    /// The legal move that a UCI text means here; castling in either spelling.
    ///
    /// ```
    /// use tratto_board::{Move, Position, Square};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    /// let castling = Move::castling(Square::E1, Square::H1);
    /// assert_eq!(position.read_uci("e1g1"), Ok(castling));
    /// assert_eq!(position.read_uci("e1h1"), Ok(castling));
    /// assert!(position.read_uci("e1e3").is_err());
    /// ```
    #[inline]
    pub fn read_uci(&self, text: &str) -> Result<Move, UciError> {
        match UciMove::from_ascii(text.as_bytes()) {
            Ok(UciMove::Play { from, to, promotion }) => self
                .find_move(from, to, promotion)
                .map_err(|why| UciError::Illegal { tried: UciMove::Play { from, to, promotion }, why }),
            Ok(UciMove::Null) => Err(UciError::Null),
            Err(error) => Err(UciError::Syntax(error)),
        }
    }
}

/// How castling is written in UCI.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum CastlingSpelling {
    /// The king's way, as in orthodox chess: `e1g1`.
    ///
    /// In Chess960 this may coincide with a plain king's move, or with none at all when the king stays where it is:
    /// there the other spelling is the right one.
    #[default]
    KingTwoSquares,
    /// The king's square and the rook's, as UCI prescribes for Chess960: `e1h1`.
    KingTakesRook,
}

impl Position {
    /// How castling is written here: by the king's way where every right that is left has king and rook on the squares of
    /// orthodox chess, else by king and rook, which is the only spelling that no other move can have.
    ///
    /// ```
    /// use tratto_board::{CastlingSpelling, Position};
    /// let spelling = |fen| Position::from_fen(fen).unwrap().castling_spelling();
    /// assert_eq!(spelling("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), CastlingSpelling::KingTwoSquares);
    /// assert_eq!(spelling("5rkr/8/8/8/8/8/8/5RKR w HFhf - 0 1"), CastlingSpelling::KingTakesRook);
    /// ```
    pub fn castling_spelling(&self) -> CastlingSpelling {
        let is_orthodox = |color: Color, side: CastlingSide| {
            let home = match side {
                CastlingSide::King => File::H,
                CastlingSide::Queen => File::A,
            };
            self.castling_rook(color, side)
                .is_none_or(|rook| rook.file() == home && self.king(color).file() == File::E)
        };
        let sides = |color| CastlingSide::ALL.into_iter().all(|side| is_orthodox(color, side));
        if Color::ALL.into_iter().all(sides) {
            CastlingSpelling::KingTwoSquares
        } else {
            CastlingSpelling::KingTakesRook
        }
    }

    /// A move of this position in UCI, castling written as [`castling_spelling`](Position::castling_spelling) has it.
    ///
    /// ```
    /// use tratto_board::{Move, Position, Square};
    /// let position = Position::from_fen("5rkr/8/8/8/8/8/8/5RKR w HFhf - 0 1").unwrap();
    /// assert_eq!(position.uci(Move::castling(Square::G1, Square::H1)).to_string(), "g1h1");
    /// assert_eq!(position.uci(Move::normal(Square::G1, Square::G2)).to_string(), "g1g2");
    /// ```
    pub fn uci(&self, m: Move) -> UciMove {
        m.uci(if m.is_castling() { self.castling_spelling() } else { CastlingSpelling::KingTakesRook })
    }

    /// A line of moves from here in UCI, castling written as for this position throughout. Castling rights are only lost along a line, so
    /// this is right for all of it, and an engine never sees two spellings of castling in one line.
    ///
    /// ```
    /// use tratto_board::{Move, Position, Square};
    /// let position = Position::from_fen("1r2k3/8/8/8/8/8/8/4K2R w Kb - 0 1").unwrap();
    /// // Once Black has no right left, what remains is orthodox, and still the line goes on as it began.
    /// let line = [
    ///     Move::normal(Square::H1, Square::H2),
    ///     Move::normal(Square::B8, Square::A8),
    ///     Move::normal(Square::H2, Square::H1),
    /// ];
    /// let texts: Vec<String> = position.uci_line(&line).map(|m| m.to_string()).collect();
    /// assert_eq!(texts, ["h1h2", "b8a8", "h2h1"]);
    /// ```
    pub fn uci_line<'a>(&self, line: &'a [Move]) -> impl Iterator<Item = UciMove> + 'a {
        let spelling = self.castling_spelling();
        line.iter().map(move |m| m.uci(spelling))
    }
}

impl Move {
    /// The move in UCI, with a choice of how castling is written.
    ///
    /// ```
    /// use tratto_board::{CastlingSpelling, Move, Square};
    /// let castling = Move::castling(Square::E8, Square::A8);
    /// assert_eq!(castling.uci(CastlingSpelling::KingTwoSquares).to_string(), "e8c8");
    /// assert_eq!(castling.uci(CastlingSpelling::KingTakesRook).to_string(), "e8a8");
    /// ```
    #[inline]
    pub const fn uci(self, castling: CastlingSpelling) -> UciMove {
        let to = match castling {
            CastlingSpelling::KingTwoSquares => self.destination(),
            CastlingSpelling::KingTakesRook => self.to(),
        };
        UciMove::Play { from: self.from(), to, promotion: self.promotes_to() }
    }
}

impl UciMove {
    /// Reads the ASCII text of a move.
    ///
    /// ```
    /// use tratto_board::UciMove;
    /// assert_eq!(UciMove::from_ascii(b"0000"), Ok(UciMove::Null));
    /// assert!(UciMove::from_ascii(b"e7e8K").is_err());
    /// ```
    #[inline]
    pub fn from_ascii(text: &[u8]) -> Result<UciMove, ParseUciError> {
        match UciMove::read(text) {
            Some(uci) => Ok(uci),
            None => Err(ParseUciError::of(text)),
        }
    }

    #[inline]
    fn read(text: &[u8]) -> Option<UciMove> {
        let (&[from_file, from_rank, to_file, to_rank], promotion) = match text {
            [squares @ .., letter] if squares.len() == 4 => {
                (squares.as_array::<4>()?, Some(promotion(*letter)?))
            }
            squares => (squares.as_array::<4>()?, None),
        };
        let [from_file, to_file] = [from_file, to_file].map(|letter| letter.wrapping_sub(b'a'));
        let [from_rank, to_rank] = [from_rank, to_rank].map(|digit| digit.wrapping_sub(b'1'));
        if (from_file | from_rank | to_file | to_rank) > 7 {
            return (text == b"0000").then_some(UciMove::Null);
        }
        Some(UciMove::Play {
            from: Square::from_index(from_rank << 3 | from_file),
            to: Square::from_index(to_rank << 3 | to_file),
            promotion,
        })
    }

    /// The text, in a buffer of its own: no allocation.
    ///
    /// ```
    /// use tratto_board::{Square, UciMove};
    /// let text = UciMove::Play { from: Square::G1, to: Square::F3, promotion: None }.text();
    /// assert_eq!(&*text, "g1f3");
    /// ```
    #[inline]
    pub const fn text(self) -> UciText {
        let (from, to, promotion) = match self {
            UciMove::Null => return UciText { bytes: *b"0000 ", len: 4 },
            UciMove::Play { from, to, promotion } => (from.index(), to.index(), promotion),
        };
        let (letter, len) = match promotion {
            Some(role) => (role.role().letter() as u8, 5),
            None => (b' ', 4),
        };
        let bytes = [b'a' + (from & 7), b'1' + (from >> 3), b'a' + (to & 7), b'1' + (to >> 3), letter];
        UciText { bytes, len }
    }
}

#[inline]
const fn promotion(letter: u8) -> Option<PromotionRole> {
    match letter {
        b'n' => Some(PromotionRole::Knight),
        b'b' => Some(PromotionRole::Bishop),
        b'r' => Some(PromotionRole::Rook),
        b'q' => Some(PromotionRole::Queen),
        _ => None,
    }
}

impl FromStr for UciMove {
    type Err = ParseUciError;

    #[inline]
    fn from_str(text: &str) -> Result<UciMove, ParseUciError> {
        UciMove::from_ascii(text.as_bytes())
    }
}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text())
    }
}

/// The text of a [`UciMove`]: a `str` of four or five characters that lives on the stack.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct UciText {
    bytes: [u8; 5],
    len: u8,
}

impl Deref for UciText {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.len as usize]).expect("a UCI move is written in ASCII")
    }
}

impl AsRef<str> for UciText {
    fn as_ref(&self) -> &str {
        self
    }
}

impl fmt::Display for UciText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for UciText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

/// The text is no move in UCI: what was read, and what is wrong with it.
///
/// ```
/// use tratto_board::{UciMove, UciProblem};
/// let error = "e2e9".parse::<UciMove>().unwrap_err();
/// assert_eq!(error.problem, UciProblem::Rank { column: 4, found: '9' });
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct ParseUciError {
    /// What was read; long texts are cut.
    pub text: String,
    /// What is wrong with it.
    pub problem: UciProblem,
}

/// What is wrong with a move in UCI. Columns count characters, from 1.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum UciProblem {
    /// The text ends too early.
    Short {
        /// How many characters it has.
        characters: usize,
    },
    /// The text goes on after the move.
    Long {
        /// How many characters it has.
        characters: usize,
    },
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
    /// No piece that a pawn may become.
    Promotion {
        /// The fifth character.
        found: char,
    },
}

impl ParseUciError {
    #[cold]
    fn of(text: &[u8]) -> ParseUciError {
        let text = String::from_utf8_lossy(text);
        let characters = text.chars().count();
        let wrong = text.chars().zip(1..).take(5).find_map(|(found, column)| match column {
            1 | 3 if File::from_letter(found).is_none() => Some(UciProblem::File { column, found }),
            2 | 4 if Rank::from_letter(found).is_none() => Some(UciProblem::Rank { column, found }),
            5 if u8::try_from(found).ok().and_then(promotion).is_none() => {
                Some(UciProblem::Promotion { found })
            }
            _ => None,
        });
        let problem = match wrong {
            Some(problem) => problem,
            None if characters < 4 => UciProblem::Short { characters },
            None => UciProblem::Long { characters },
        };
        ParseUciError { text: crate::fen::quoted(&text), problem }
    }
}

impl fmt::Display for ParseUciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no UCI move: ", self.text)?;
        match self.problem {
            UciProblem::Short { characters } => write!(
                f,
                "{characters} characters; expected two squares such as e2e4, and a letter for a promotion"
            ),
            UciProblem::Long { characters } => {
                write!(f, "{characters} characters; expected four, or five with a promotion such as e7e8q")
            }
            UciProblem::File { column, found } => {
                write!(f, "character {column} is {found:?}; expected a file from a to h")
            }
            UciProblem::Rank { column, found } => {
                write!(f, "character {column} is {found:?}; expected a rank from 1 to 8")
            }
            UciProblem::Promotion { found } => {
                write!(f, "character 5 is {found:?}; expected a promotion to q, r, b or n")
            }
        }
    }
}

impl core::error::Error for ParseUciError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy;
    use crate::{Bitboard, Role};
    use proptest::prelude::*;

    #[test]
    fn errors_say_what_is_wrong_and_what_would_be_right() {
        let table = [
            (
                "",
                r#""" is no UCI move: 0 characters; expected two squares such as e2e4, and a letter for a promotion"#,
            ),
            (
                "e2e",
                r#""e2e" is no UCI move: 3 characters; expected two squares such as e2e4, and a letter for a promotion"#,
            ),
            ("i2e4", r#""i2e4" is no UCI move: character 1 is 'i'; expected a file from a to h"#),
            ("E2e4", r#""E2e4" is no UCI move: character 1 is 'E'; expected a file from a to h"#),
            ("e0e4", r#""e0e4" is no UCI move: character 2 is '0'; expected a rank from 1 to 8"#),
            ("e2-e4", r#""e2-e4" is no UCI move: character 3 is '-'; expected a file from a to h"#),
            ("e2e９", r#""e2e９" is no UCI move: character 4 is '９'; expected a rank from 1 to 8"#),
            ("e7e8k", r#""e7e8k" is no UCI move: character 5 is 'k'; expected a promotion to q, r, b or n"#),
            ("e7e8Q", r#""e7e8Q" is no UCI move: character 5 is 'Q'; expected a promotion to q, r, b or n"#),
            (
                "e7e8=q",
                r#""e7e8=q" is no UCI move: character 5 is '='; expected a promotion to q, r, b or n"#,
            ),
            (
                "e7e8qq",
                r#""e7e8qq" is no UCI move: 6 characters; expected four, or five with a promotion such as e7e8q"#,
            ),
            ("0001", r#""0001" is no UCI move: character 1 is '0'; expected a file from a to h"#),
            ("00000", r#""00000" is no UCI move: character 1 is '0'; expected a file from a to h"#),
        ];
        for (text, message) in table {
            let error = text.parse::<UciMove>().expect_err(text);
            assert_eq!(error.to_string(), message);
        }
        let bytes = UciMove::from_ascii(b"e2\xffe4").expect_err("no text");
        assert_eq!(bytes.problem, UciProblem::File { column: 3, found: '\u{fffd}' });
    }

    #[test]
    fn castling_has_two_spellings() {
        let table = [
            (Move::castling(Square::E1, Square::H1), "e1g1", "e1h1"),
            (Move::castling(Square::E8, Square::A8), "e8c8", "e8a8"),
            (Move::castling(Square::B1, Square::A1), "b1c1", "b1a1"),
            (Move::castling(Square::G1, Square::H1), "g1g1", "g1h1"),
            (Move::normal(Square::E1, Square::H1), "e1h1", "e1h1"),
            (Move::promotion(Square::B2, Square::A1, PromotionRole::Rook), "b2a1r", "b2a1r"),
        ];
        for (m, orthodox, chess960) in table {
            assert_eq!(&*m.uci(CastlingSpelling::KingTwoSquares).text(), orthodox);
            assert_eq!(&*m.uci(CastlingSpelling::KingTakesRook).text(), chess960);
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(uci in strategy::uci_moves()) {
            prop_assert_eq!(uci.text().parse::<UciMove>(), Ok(uci));
            prop_assert_eq!(uci.to_string(), &*uci.text());
        }

        #[test]
        fn what_is_read_is_written_back(text in "[a-i1-9]{3}[0-9][nbrqkQ ]?|0{3,5}") {
            if let Ok(uci) = text.parse::<UciMove>() {
                prop_assert_eq!(&*uci.text(), text);
            }
        }

        #[test]
        fn king_takes_rook_says_the_whole_move(m in strategy::moves()) {
            let UciMove::Play { from, to, promotion } = m.uci(CastlingSpelling::KingTakesRook) else {
                return Err(TestCaseError::fail("a move is no null move"));
            };
            prop_assert_eq!((from, to, promotion), (m.from(), m.to(), m.promotes_to()));
        }
    }

    /// Of every Chess960 start with nothing but kings and rooks, and after each first move: no two moves are written alike, and
    /// each is read as itself.
    #[test]
    fn castling_is_never_written_like_another_move() {
        let mut castlings = 0;
        for number in 0..960 {
            let start = crate::chess960::start(number).expect("a number below 960");
            let mut bare = start;
            for square in Bitboard::ALL {
                if start.piece_at(square).is_some_and(|piece| !matches!(piece.role, Role::King | Role::Rook))
                {
                    bare.remove(square);
                }
            }
            let position = bare.position().expect("kings and rooks on their squares");
            let mut positions = vec![position];
            positions.extend(position.legal_moves().iter().filter_map(|m| position.play(*m).ok()));
            for position in positions {
                let mut texts: Vec<String> = Vec::new();
                for &m in position.legal_moves().iter() {
                    let text = position.uci(m).to_string();
                    assert_eq!(position.read_uci(&text), Ok(m), "{} {text}", position.fen());
                    castlings += m.is_castling() as u32;
                    texts.push(text);
                }
                texts.sort();
                assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{}: {texts:?}", position.fen());
            }
        }
        assert!(castlings > 5_000, "{castlings}");
    }
}
