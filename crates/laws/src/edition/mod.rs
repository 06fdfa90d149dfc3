//! The editions of the Laws as data.
//!
//! Nothing in this crate asks "is it 2017 or later?": it asks the table. `rules.rs` tells which article carries a rule,
//! `table.rs` what the rule says, `dates.rs` when an edition is in force.

mod article;
mod dates;
mod rules;
mod table;

pub use article::{Article, Evidence};
pub use dates::{Date, InForce, ParseDateError, Standing};
pub use rules::Rule;
pub use table::{
    Adequacy, AgreementBan, ArbiterOnFlag, BothFlags, ClaimRight, ClaimantLoses, ClockAdjusted,
    ColoursReversed, Contact, DefaultTime, EndingMove, Fivefold, Found, IllegalMoves, KingCapture,
    KingsInCheck, Misplaced, OffenceCounts, OneMinute, Phone, QuickplayRates, ResumptionLate, TouchUnasked,
    TouchedBoth, Unpromoted, Values,
};

use std::fmt;
use std::str::FromStr;

/// An edition of the Laws, by the year it came into force.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Edition {
    /// In force from 1 July 2001.
    Laws2001,
    /// In force from 1 July 2009.
    Laws2009,
    /// In force from 1 July 2014.
    Laws2014,
    /// In force from 1 July 2017.
    Laws2017,
    /// In force from 1 January 2018.
    Laws2018,
    /// In force from 1 January 2023.
    Laws2023,
}

impl Edition {
    /// All, oldest first.
    pub const ALL: [Edition; 6] = [
        Edition::Laws2001,
        Edition::Laws2009,
        Edition::Laws2014,
        Edition::Laws2017,
        Edition::Laws2018,
        Edition::Laws2023,
    ];

    /// The one that holds where nothing else is said.
    pub const NEWEST: Edition = Edition::Laws2023;

    /// The column of the tables.
    const fn index(self) -> usize {
        self as usize
    }

    /// The year by which the edition is known.
    pub const fn year(self) -> u16 {
        [2001, 2009, 2014, 2017, 2018, 2023][self.index()]
    }

    /// What the rules say in this edition.
    ///
    /// ```
    /// use tratto_laws::Edition;
    /// assert_eq!(Edition::Laws2009.values().agreement_moves, 0);
    /// assert_eq!(Edition::Laws2017.values().agreement_moves, 1);
    /// ```
    pub fn values(self) -> &'static Values {
        &table::VALUES[self.index()]
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.year())
    }
}

/// The text names no edition at hand.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct UnknownEdition {
    /// What was read.
    pub text: String,
}

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no edition at hand: 2001, 2009, 2014, 2017, 2018 or 2023", self.text)
    }
}

impl std::error::Error for UnknownEdition {}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Edition, UnknownEdition> {
        let found = Edition::ALL.into_iter().find(|edition| edition.to_string() == text);
        found.ok_or_else(|| UnknownEdition { text: text.to_owned() })
    }
}
