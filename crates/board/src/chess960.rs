//! The 960 start positions of Chess960, by the standard numbering (Scharnagl's).
//!
//! The number is a mixed-radix code. Divide by 4: the remainder is the light-squared bishop (b, d, f, h).
//! Divide by 4 again: the dark-squared bishop (a, c, e, g). Divide by 6: the queen, counted over the six
//! files still free. What is left, 0 to 9, places the two knights on the five files still free, and the last
//! three take rook, king, rook, so that the king always stands between its rooks. 518 is the initial array.
//!
//! ```
//! use tratto_board::Setup;
//! use tratto_board::chess960::{self, StartNumber};
//!
//! assert_eq!(chess960::start(518)?, Setup::initial());
//! assert_eq!(StartNumber::try_from(0)?.to_string(), "0 BBQNNRKR");
//! assert!(chess960::start(960).is_err());
//! # Ok::<(), tratto_board::chess960::StartNumberError>(())
//! ```

use crate::{File, Role, Setup};
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// How many start positions there are.
pub const COUNT: u16 = 960;

/// The knights' files, as places among the five that remain after bishops and queen, by knight code.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The start position of this number, all castling rights intact.
///
/// ```
/// use tratto_board::{Role, Square, chess960};
/// let setup = chess960::start(959)?;
/// assert_eq!(setup.piece_at(Square::B1).map(|piece| piece.role), Some(Role::King));
/// # Ok::<(), chess960::StartNumberError>(())
/// ```
pub fn start(number: u16) -> Result<Setup, StartNumberError> {
    StartNumber::try_from(number).map(StartNumber::setup)
}

/// The number of a start position, from 0 to 959.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
pub struct StartNumber(u16);

impl StartNumber {
    /// The number of the initial array: 518.
    pub const INITIAL: StartNumber = StartNumber(518);

    /// All 960, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = StartNumber> + ExactSizeIterator {
        (0..COUNT).map(StartNumber)
    }

    /// The plain number.
    #[inline]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The pieces of the first rank, from the a-file.
    ///
    /// ```
    /// use tratto_board::{Role, chess960::StartNumber};
    /// assert_eq!(StartNumber::INITIAL.back_rank()[3], Role::Queen);
    /// ```
    pub fn back_rank(self) -> [Role; 8] {
        let code = self.0 as usize;
        let (code, light) = (code / 4, code % 4);
        let (code, dark) = (code / 4, code % 4);
        let (knights, queen) = (code / 6, code % 6);

        let mut rank = [None; 8];
        rank[2 * light + 1] = Some(Role::Bishop);
        rank[2 * dark] = Some(Role::Bishop);
        let square = free(&rank)[queen];
        rank[square] = Some(Role::Queen);
        let left = free(&rank);
        let (first, second) = KNIGHTS[knights];
        rank[left[first]] = Some(Role::Knight);
        rank[left[second]] = Some(Role::Knight);
        rank[free(&rank)[1]] = Some(Role::King);
        rank.map(|role| role.unwrap_or(Role::Rook))
    }

    /// The start position: these pieces on both first ranks, pawns before them, White to move.
    pub fn setup(self) -> Setup {
        Setup::from_back_rank(self.back_rank())
    }

    /// The number of a start position; `None` if the setup is anything else, be it by one castling right or a
    /// counter.
    ///
    /// ```
    /// use tratto_board::{Setup, Square, chess960::StartNumber};
    /// let mut setup = Setup::initial();
    /// assert_eq!(StartNumber::of(&setup), Some(StartNumber::INITIAL));
    /// setup.castling = setup.castling.without(Square::H8);
    /// assert_eq!(StartNumber::of(&setup), None);
    /// ```
    pub fn of(setup: &Setup) -> Option<StartNumber> {
        let mut rank = [Role::Pawn; 8];
        for (file, role) in File::ALL.into_iter().zip(&mut rank) {
            *role = setup.piece_at(crate::Square::new(file, crate::Rank::First))?.role;
        }
        StartNumber::of_back_rank(rank).filter(|number| number.setup() == *setup)
    }

    /// The number of these pieces on the first rank, from the a-file, if that is one of the 960 orders.
    ///
    /// ```
    /// use tratto_board::{Role::*, chess960::StartNumber};
    /// let number = StartNumber::of_back_rank([Rook, King, Rook, Knight, Knight, Queen, Bishop, Bishop]);
    /// assert_eq!(number.map(StartNumber::get), Some(959));
    /// ```
    pub fn of_back_rank(pieces: [Role; 8]) -> Option<StartNumber> {
        // Reading the code off is only right for a lawful order, so the answer is checked by writing it
        // again.
        let bishop = |parity| (0..4).find(|n| pieces[2 * n + parity] == Role::Bishop);
        let (light, dark) = (bishop(1)?, bishop(0)?);
        let others = || pieces.iter().filter(|&&role| role != Role::Bishop);
        let queen = others().position(|&role| role == Role::Queen)?;
        let mut knights = others()
            .filter(|&&role| role != Role::Queen)
            .enumerate()
            .filter(|&(_, &role)| role == Role::Knight)
            .map(|(place, _)| place);
        let pair = (knights.next()?, knights.next()?);
        let knights = KNIGHTS.iter().position(|&places| places == pair)?;
        let number = StartNumber((light + 4 * (dark + 4 * (queen + 6 * knights))) as u16);
        (number.back_rank() == pieces).then_some(number)
    }

    /// A random start position for a seed: the same seed always gives the same position, and all are equally likely.
    ///
    /// The method will never change, so that anybody can repeat the draw from the published seed: the
    /// sequence splitmix64 from `seed`, 64 bits a draw; a draw of 2⁶⁴ − 256 or more is thrown away, because
    /// 2⁶⁴ = 960 · 19 215 358 410 114 116 + 256 and the remainder would favour the first 256 numbers; the
    /// first draw kept, modulo 960, is the number.
    ///
    /// ```
    /// use tratto_board::chess960::StartNumber;
    /// assert_eq!(StartNumber::by_lot(2026), StartNumber::by_lot(2026));
    /// ```
    pub fn by_lot(seed: u64) -> StartNumber {
        const EXCESS: u64 = (u64::MAX % COUNT as u64 + 1) % COUNT as u64;
        let mut state = seed;
        loop {
            let draw = splitmix64(&mut state);
            if draw <= u64::MAX - EXCESS {
                return StartNumber((draw % u64::from(COUNT)) as u16);
            }
        }
    }
}

/// The files still free, from the a-file; the places beyond the last are 0 and never asked for.
fn free(rank: &[Option<Role>; 8]) -> [usize; 8] {
    let mut files = [0; 8];
    for (place, file) in (0..8).filter(|&file| rank[file].is_none()).enumerate() {
        files[place] = file;
    }
    files
}

/// One step of Steele, Lea and Flood's splitmix64.
fn splitmix64(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl fmt::Display for StartNumber {
    /// The number and the pieces, in English capitals: `518 RNBQKBNR`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.0)?;
        self.back_rank().iter().try_for_each(|role| write!(f, "{}", role.letter().to_ascii_uppercase()))
    }
}

impl From<StartNumber> for u16 {
    fn from(number: StartNumber) -> u16 {
        number.0
    }
}

impl TryFrom<u16> for StartNumber {
    type Error = StartNumberError;

    fn try_from(number: u16) -> Result<StartNumber, StartNumberError> {
        if number < COUNT { Ok(StartNumber(number)) } else { Err(StartNumberError::OutOfRange { number }) }
    }
}

impl FromStr for StartNumber {
    type Err = StartNumberError;

    /// Reads the plain number.
    fn from_str(text: &str) -> Result<StartNumber, StartNumberError> {
        match text.parse::<u16>() {
            Ok(number) => number.try_into(),
            Err(_) => Err(StartNumberError::NotANumber { text: text.to_owned() }),
        }
    }
}

/// What was given is no number of a start position.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum StartNumberError {
    /// The number is above 959.
    OutOfRange {
        /// What was given.
        number: u16,
    },
    /// The text is no number, or far too great a one.
    NotANumber {
        /// What was read.
        text: String,
    },
}

impl fmt::Display for StartNumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartNumberError::OutOfRange { number } => {
                write!(f, "there is no start position {number}: they are numbered from 0 to 959")
            }
            StartNumberError::NotANumber { text } => {
                write!(f, "{text:?} is not the number of a start position: a whole number from 0 to 959")
            }
        }
    }
}

impl core::error::Error for StartNumberError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, Rank, Square};
    use std::collections::HashSet;

    fn number(n: u16) -> StartNumber {
        StartNumber::try_from(n).unwrap()
    }

    #[test]
    fn known_numbers() {
        for (n, pieces) in [
            (0, "BBQNNRKR"),
            (1, "BQNBNRKR"),
            (2, "BQNNRBKR"),
            (4, "QBBNNRKR"),
            (16, "BBNQNRKR"),
            (96, "BBQNRNKR"),
            (518, "RNBQKBNR"),
            (534, "RNBKQBNR"),
            (959, "RKRNNQBB"),
        ] {
            assert_eq!(number(n).to_string(), format!("{n} {pieces}"));
        }
        assert_eq!(StartNumber::INITIAL.setup(), Setup::initial());
    }

    #[test]
    fn all_are_distinct_lawful_and_found_again() {
        let mut seen = HashSet::new();
        for n in StartNumber::all() {
            let pieces = n.back_rank();
            assert!(seen.insert(pieces), "{n} occurs twice");
            let files = |role| (0..8).filter(|&file| pieces[file] == role).collect::<Vec<_>>();
            let (bishops, rooks, kings) = (files(Role::Bishop), files(Role::Rook), files(Role::King));
            assert_eq!((bishops.len(), rooks.len(), kings.len()), (2, 2, 1), "{n}");
            assert_eq!((files(Role::Knight).len(), files(Role::Queen).len()), (2, 1), "{n}");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "{n}");
            assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{n}");
            assert_eq!(StartNumber::of(&n.setup()), Some(n));
            assert_eq!(n.setup().castling.len(), 4);
        }
        assert_eq!(seen.len(), 960);
    }

    /// 5040 orders of eight pieces there are; only the 960 may get a number, and each its own.
    #[test]
    fn no_other_order_has_a_number() {
        let pieces = StartNumber::INITIAL.back_rank();
        let mut orders = HashSet::new();
        fn walk(pieces: [Role; 8], from: usize, orders: &mut HashSet<[Role; 8]>) {
            orders.insert(pieces);
            for a in from..8 {
                for b in a + 1..8 {
                    let mut next = pieces;
                    next.swap(a, b);
                    walk(next, a + 1, orders);
                }
            }
        }
        walk(pieces, 0, &mut orders);
        assert_eq!(orders.len(), 5040);
        let numbered =
            orders.iter().filter_map(|&pieces| StartNumber::of_back_rank(pieces)).collect::<HashSet<_>>();
        assert_eq!(numbered.len(), 960);
        let lawful = orders.iter().filter(|&&pieces| StartNumber::of_back_rank(pieces).is_some()).count();
        assert_eq!(lawful, 960);
        assert_eq!(StartNumber::of_back_rank([Role::Pawn; 8]), None);
        assert_eq!(StartNumber::of_back_rank([Role::Bishop; 8]), None);
    }

    #[test]
    fn anything_but_a_start_has_no_number() {
        assert_eq!(StartNumber::of(&Setup::empty()), None);
        let start = number(100).setup();
        let edits: [fn(&mut Setup); 5] = [
            |setup| setup.turn = Color::Black,
            |setup| setup.fullmoves = 2,
            |setup| setup.halfmoves = 1,
            |setup| assert!(setup.remove(Square::E7).is_some()),
            |setup| setup.put(Square::new(File::A, Rank::Eighth), Role::Queen.of(Color::White)),
        ];
        for edit in edits {
            let mut setup = start;
            edit(&mut setup);
            assert_eq!(StartNumber::of(&setup), None);
        }
    }

    #[test]
    fn the_lot_is_fixed_and_even() {
        // The first outputs of splitmix64 from state 1234567, as published with the algorithm.
        let mut state = 1_234_567;
        assert_eq!(splitmix64(&mut state), 6_457_827_717_110_365_317);
        assert_eq!(splitmix64(&mut state), 3_203_168_211_198_807_973);
        assert_eq!(StartNumber::by_lot(1_234_567).get(), (6_457_827_717_110_365_317_u64 % 960) as u16);

        // Seeds made to draw 2⁶⁴ − 256, the least that is thrown away, and 2⁶⁴ − 257, the greatest kept.
        assert_eq!(StartNumber::by_lot(12_143_241_500_677_400_012).get(), 541);
        assert_eq!(StartNumber::by_lot(6_959_715_391_776_937_954).get(), 959);

        let mut counts = [0u32; COUNT as usize];
        for seed in 0..960_000 {
            counts[StartNumber::by_lot(seed).get() as usize] += 1;
        }
        // Chi-squared with 959 degrees of freedom: mean 959, deviation 43.8; fixed seeds, so no flake.
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
        assert!((780.0..1140.0).contains(&chi), "{chi}");
    }

    #[test]
    fn refusals_name_what_was_given() {
        assert_eq!(
            number(959).get().checked_add(1).map(start).unwrap().unwrap_err().to_string(),
            "there is no start position 960: they are numbered from 0 to 959"
        );
        assert_eq!(
            "rook".parse::<StartNumber>().unwrap_err().to_string(),
            "\"rook\" is not the number of a start position: a whole number from 0 to 959"
        );
        assert_eq!("518".parse(), Ok(StartNumber::INITIAL));
        assert!("70000".parse::<StartNumber>().is_err() && "-1".parse::<StartNumber>().is_err());
    }
}
