//! The editions of the Laws as data.
//!
//! Outside this folder nothing asks "is it 2017 or later?": it asks the tables, and a house rule holds that. `rules.rs` tells
//! which article carries a rule, `table.rs` what the rule says, `wordings.rs` which editions say it alike where no value tells,
//! `dates.rs` which edition is in force on a day.

mod article;
mod dates;
mod rules;
mod table;
mod wordings;

pub use article::{Article, Evidence};
pub use dates::{Date, InForce, ParseDateError, Standing};
pub use rules::Rule;
pub use table::{
    Adequacy, AgreementBan, ArbiterOnFlag, BothFlags, ClaimRight, ClaimantLoses, ClockAdjusted,
    ColoursReversed, Contact, DefaultTime, EndingMove, Fivefold, Found, IllegalMoves, KingCapture,
    KingsInCheck, Misplaced, OffenceCounts, OfferRefused, OneMinute, Phone, QuickplayRates, ResumptionLate,
    TouchUnasked, TouchedBoth, Unpromoted, Values,
};

use std::fmt;
use std::str::FromStr;

macro_rules! editions {
    ($($name:ident $year:literal $month:literal $day:literal;)*) => {
        /// An edition of the Laws, by the year in which it came into force.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum Edition {
            $(
                #[doc = concat!("In force from ", $year, "-", $month, "-", $day, " (year, month, day).")]
                $name,
            )*
        }

        impl Edition {
            /// All, oldest first.
            pub const ALL: [Edition; COUNT] = [$(Edition::$name),*];

            /// The year by which the edition is known.
            pub const fn year(self) -> u16 {
                match self {
                    $(Edition::$name => $year,)*
                }
            }

            /// The day on which the edition came into force.
            pub const fn first_day(self) -> Date {
                match self {
                    $(Edition::$name => Date::of($year, $month, $day),)*
                }
            }
        }

        /// How many editions there are: the columns of every table here.
        const COUNT: usize = [$($year),*].len();
    };
}

// Oldest first. The columns of the tables stand in this order; `docs/editions.md` says how to add one.
editions! {
    // year, month and day on which it came into force
    Laws1997 1997 7 1;
    Laws2001 2001 7 1;
    Laws2005 2005 7 1;
    Laws2009 2009 7 1;
    Laws2014 2014 7 1;
    Laws2017 2017 7 1;
    Laws2018 2018 1 1;
    Laws2023 2023 1 1;
}

impl Edition {
    /// The one that holds where nothing else is said.
    pub const NEWEST: Edition = Edition::ALL[COUNT - 1];

    /// The column of the tables.
    const fn index(self) -> usize {
        self as usize
    }

    /// The editions from one to another, both included.
    ///
    /// ```
    /// use tratto_laws::Edition;
    /// let span: Vec<Edition> = Edition::span(Edition::Laws2017, Edition::Laws2023).collect();
    /// assert_eq!(span, [Edition::Laws2017, Edition::Laws2018, Edition::Laws2023]);
    /// ```
    pub fn span(first: Edition, last: Edition) -> impl Iterator<Item = Edition> {
        Edition::ALL.into_iter().filter(move |edition| (first..=last).contains(edition))
    }

    /// Whether this is the edition that holds where nothing else is said.
    pub fn is_newest(self) -> bool {
        self == Edition::NEWEST
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
        let years = Edition::ALL.map(|edition| edition.to_string()).join(", ");
        write!(f, "{:?} is no edition at hand; there are {years}", self.text)
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
