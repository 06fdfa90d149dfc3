//! A player as entered in a tournament.

use crate::{Number, Points, Round};

/// A player as entered in a tournament, with the rounds so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The tournament pairing number.
    pub number: Number,
    /// "Last, First".
    pub name: String,
    /// `m` or `w`, as a report has it.
    pub sex: Option<char>,
    /// The title as written: `GM`, `WFM`, national ones too.
    pub title: String,
    /// The rating by which the tournament is ordered and rated.
    pub rating: Option<u16>,
    /// The federation's three letters.
    pub federation: String,
    /// The FIDE number, as written.
    pub fide_id: String,
    /// The date of birth, as written: `1988/04/02`, or only a year.
    pub birth: String,
    /// The rounds that were paired, one for each, in order.
    pub rounds: Vec<Round>,
    /// How the player is known to be absent from the round to come: [`Round::Absent`], [`Round::HalfBye`] or
    /// [`Round::FullBye`]; `None` if present.
    pub coming: Option<Round>,
    /// Points added for pairing only, round by round, where a report gives them (`XXA`, `250`).
    pub virtual_points: Vec<Points>,
}

impl Entry {
    /// An entry with nothing but its number.
    #[must_use]
    pub fn new(number: Number) -> Entry {
        Entry {
            number,
            name: String::new(),
            sex: None,
            title: String::new(),
            rating: None,
            federation: String::new(),
            fide_id: String::new(),
            birth: String::new(),
            rounds: Vec::new(),
            coming: None,
            virtual_points: Vec::new(),
        }
    }
}
