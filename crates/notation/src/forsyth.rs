//! Forsyth notation in national letters: where the pieces stand, as problem books print it.
//!
//! From rank 8 to rank 1, capitals for White and small letters for Black, digits for empty squares, a stroke between
//! ranks. The letters change their meaning with the language (the Italian R is a king, the English R a rook), so a placement
//! carries its language, or is asked which languages it could be in.

use crate::language::{Language, figurine};
use std::fmt;
use tratto_board::{Color, File, Piece, Rank, Role, Setup, Square};

/// What is wrong with a placement.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ForsythError {
    /// The text.
    pub text: String,
    /// Where, in bytes from its beginning.
    pub at: usize,
    /// What.
    pub why: ForsythFault,
}

/// A fault of a placement.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum ForsythFault {
    /// A character that is no piece of the language, no digit and no stroke.
    Unexpected {
        /// The character.
        found: char,
    },
    /// A rank with more than eight squares.
    RankTooLong {
        /// Which.
        rank: Rank,
    },
    /// A rank with fewer than eight squares.
    RankTooShort {
        /// Which.
        rank: Rank,
        /// How many it has.
        squares: u8,
    },
    /// Fewer than eight ranks.
    RanksMissing {
        /// How many there are.
        ranks: u8,
    },
    /// More than eight ranks.
    TooManyRanks,
}

impl fmt::Display for ForsythError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = self.text.get(..self.at).map_or(0, |before| before.chars().count()) + 1;
        write!(f, "{:?} is not a placement: at character {column}, ", self.text)?;
        match self.why {
            ForsythFault::Unexpected { found } => {
                write!(f, "{found:?} is no piece of this language, no digit from 1 to 8 and no stroke")
            }
            ForsythFault::RankTooLong { rank } => write!(f, "rank {rank} has more than eight squares"),
            ForsythFault::RankTooShort { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares instead of eight")
            }
            ForsythFault::RanksMissing { ranks } => write!(f, "there are {ranks} ranks instead of eight"),
            ForsythFault::TooManyRanks => f.write_str("there are more than eight ranks"),
        }
    }
}

impl std::error::Error for ForsythError {}

/// Writes where the pieces stand.
///
/// ```
/// use tratto_board::Setup;
/// use tratto_notation::{Language, forsyth};
/// let placement = forsyth::write(&Setup::initial(), Language::Italian);
/// assert_eq!(placement, "tcadract/pppppppp/8/8/8/8/PPPPPPPP/TCADRACT");
/// ```
pub fn write(setup: &Setup, language: Language) -> String {
    write_with(setup, |piece, text| {
        let letter = language.letter(piece.role);
        match piece.color {
            Color::White => text.push_str(letter),
            Color::Black => text.extend(letter.chars().flat_map(char::to_lowercase)),
        }
    })
}

/// The same in figurines, outlined for White and filled for Black.
pub fn write_figurines(setup: &Setup) -> String {
    write_with(setup, |piece, text| text.push(piece.figurine()))
}

fn write_with(setup: &Setup, mut push: impl FnMut(Piece, &mut String)) -> String {
    let mut text = String::with_capacity(72);
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let Some(piece) = setup.piece_at(Square::new(file, rank)) else {
                empty += 1;
                continue;
            };
            push_empty(&mut empty, &mut text);
            push(piece, &mut text);
        }
        push_empty(&mut empty, &mut text);
        if rank != Rank::First {
            text.push('/');
        }
    }
    text
}

fn push_empty(empty: &mut u8, text: &mut String) {
    if *empty > 0 {
        text.push((b'0' + *empty) as char);
        *empty = 0;
    }
}

/// Reads where the pieces stand, in the letters of a language or in figurines. The setup has White to move and no rights.
///
/// ```
/// use tratto_notation::{Language, forsyth};
/// let indian_problem = "8/8/1p5A/1p2p3/4r1P1/1P3c2/P4PA1/R2T4";
/// let setup = forsyth::read(indian_problem, Language::Italian)?;
/// assert_eq!(forsyth::write(&setup, Language::English), "8/8/1p5B/1p2p3/4k1P1/1P3n2/P4PB1/K2R4");
/// # Ok::<(), forsyth::ForsythError>(())
/// ```
pub fn read(text: &str, language: Language) -> Result<Setup, ForsythError> {
    let fault = |at: usize, why: ForsythFault| ForsythError { text: text.to_owned(), at, why };
    let mut setup = Setup::empty();
    let mut at = text.len() - text.trim_start().len();
    let end = text.trim_end().len().max(at);
    let (mut ranks, mut file) = (0u8, 0u8);
    let rank_at = |ranks: u8| Rank::from_index(7 - ranks.min(7));
    while at < end {
        let rest = &text[at..end];
        let found = rest.chars().next().unwrap_or('/');
        if found == '/' {
            if file < 8 {
                let why = ForsythFault::RankTooShort { rank: rank_at(ranks), squares: file };
                return Err(fault(at, why));
            }
            (ranks, file) = (ranks + 1, 0);
            if ranks > 7 {
                return Err(fault(at, ForsythFault::TooManyRanks));
            }
            at += 1;
            continue;
        }
        let (piece, squares, length) = if let Some(empty @ 1..=8) = found.to_digit(10) {
            (None, empty as u8, 1)
        } else if let Some((piece, length)) = leading_piece(rest, language) {
            (Some(piece), 1, length)
        } else {
            return Err(fault(at, ForsythFault::Unexpected { found }));
        };
        if file + squares > 8 {
            return Err(fault(at, ForsythFault::RankTooLong { rank: rank_at(ranks) }));
        }
        if let Some(piece) = piece {
            setup.put(Square::new(File::from_index(file), rank_at(ranks)), piece);
        }
        file += squares;
        at += length;
    }
    if ranks < 7 {
        let ranks = ranks + u8::from(file > 0);
        return Err(fault(end, ForsythFault::RanksMissing { ranks }));
    }
    if file < 8 {
        return Err(fault(end, ForsythFault::RankTooShort { rank: Rank::First, squares: file }));
    }
    Ok(setup)
}

fn leading_piece(text: &str, language: Language) -> Option<(Piece, usize)> {
    let first = text.chars().next()?;
    if let Some(role) = figurine(first) {
        let color = Color::ALL.into_iter().find(|&color| role.of(color).figurine() == first)?;
        return Some((role.of(color), first.len_utf8()));
    }
    if let Some((role, length)) = language.leading_piece(text) {
        return Some((role.of(Color::White), length));
    }
    language.leading_small_piece(text).map(|(role, length)| (role.of(Color::Black), length))
}

/// The languages in which a placement reads well: every letter is a piece, there is exactly one king a side, and no pawn stands on an
/// end rank. Often there are several; the text alone does not say more.
///
/// ```
/// use tratto_notation::{Language, forsyth};
/// let found = forsyth::languages("8/8/1p5A/1p2p3/4r1P1/1P3c2/P4PA1/R2T4");
/// assert!(found.contains(&Language::Italian) && !found.contains(&Language::English));
/// ```
pub fn languages(text: &str) -> Vec<Language> {
    let fits = |language: &Language| {
        read(text, *language).is_ok_and(|setup| {
            let kings = |color| setup.pieces(Role::King.of(color)).len() == 1;
            let pawns = setup.by_role(Role::Pawn) & tratto_board::Bitboard::END_RANKS;
            Color::ALL.into_iter().all(kings) && pawns.is_empty()
        })
    };
    Language::ALL.into_iter().filter(fits).collect()
}
