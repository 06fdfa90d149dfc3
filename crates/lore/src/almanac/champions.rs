//! Who won what, and who was champion when.

use super::table::{self, Row};
use std::sync::OnceLock;

const TABLE: &str = include_str!("../../data/championships.tsv");

/// A reign without an end was open when this year ended; nothing later is known here.
pub const KNOWN_UNTIL: u16 = 2025;

/// A title that is played for.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Competition {
    /// Those held to be the best before there was a title.
    BeforeTheTitle,
    /// Champion of the world; from 1993 on, that of FIDE.
    World,
    /// The champions outside FIDE, 1993 to 2006.
    WorldClassical,
    /// Women's champion of the world.
    WorldWomen,
    /// Champion of the world by correspondence.
    WorldCorrespondence,
    /// Women's champion of the world by correspondence.
    WorldCorrespondenceWomen,
    /// The first series of Italian championships, 1875 to 1911.
    ItalianFirst,
    /// Champion of Italy, since 1921.
    Italian,
    /// Women's champion of Italy.
    ItalianWomen,
    /// Champion of Italy by correspondence.
    ItalianCorrespondence,
    /// Women's champion of Italy by correspondence.
    ItalianCorrespondenceWomen,
    /// Champion of Italy in solving problems.
    ItalianSolving,
}

impl Competition {
    /// All, those of the world first.
    pub const ALL: [Competition; 12] = [
        Competition::BeforeTheTitle,
        Competition::World,
        Competition::WorldClassical,
        Competition::WorldWomen,
        Competition::WorldCorrespondence,
        Competition::WorldCorrespondenceWomen,
        Competition::ItalianFirst,
        Competition::Italian,
        Competition::ItalianWomen,
        Competition::ItalianCorrespondence,
        Competition::ItalianCorrespondenceWomen,
        Competition::ItalianSolving,
    ];

    /// The name that is typed.
    pub const fn key(self) -> &'static str {
        match self {
            Competition::BeforeTheTitle => "before-1886",
            Competition::World => "world",
            Competition::WorldClassical => "world-classical",
            Competition::WorldWomen => "world-women",
            Competition::WorldCorrespondence => "world-correspondence",
            Competition::WorldCorrespondenceWomen => "world-correspondence-women",
            Competition::ItalianFirst => "italy-1875-1911",
            Competition::Italian => "italy",
            Competition::ItalianWomen => "italy-women",
            Competition::ItalianCorrespondence => "italy-correspondence",
            Competition::ItalianCorrespondenceWomen => "italy-correspondence-women",
            Competition::ItalianSolving => "italy-solving",
        }
    }

    /// The competition of that name.
    pub fn from_key(key: &str) -> Option<Competition> {
        Competition::ALL.into_iter().find(|competition| competition.key() == key)
    }

    /// The name in the table.
    const fn name(self) -> &'static str {
        match self {
            Competition::BeforeTheTitle => "undisputed-before-1886",
            Competition::World => "world-men",
            Competition::WorldClassical => "world-men-classical",
            Competition::WorldWomen => "world-women",
            Competition::WorldCorrespondence => "world-correspondence-men",
            Competition::WorldCorrespondenceWomen => "world-correspondence-women",
            Competition::ItalianFirst => "italian-men-first-series",
            Competition::Italian => "italian-men-second-series",
            Competition::ItalianWomen => "italian-women",
            Competition::ItalianCorrespondence => "italian-correspondence-men",
            Competition::ItalianCorrespondenceWomen => "italian-correspondence-women",
            Competition::ItalianSolving => "italian-solving-asi",
        }
    }

    /// Whether the years are those in which the title was held. Otherwise they are those in which an edition was played, and its winner is
    /// champion from its end to that of the next.
    pub const fn is_reign(self) -> bool {
        matches!(
            self,
            Competition::BeforeTheTitle
                | Competition::World
                | Competition::WorldClassical
                | Competition::WorldWomen
        )
    }

    /// Its rows, in the order of the table.
    pub fn reigns(self) -> impl Iterator<Item = &'static Reign> {
        reigns().iter().filter(move |reign| reign.competition == self)
    }

    /// The last year of which the table tells; [`KNOWN_UNTIL`] where a reign is open.
    pub fn known_until(self) -> Option<u16> {
        self.reigns().filter_map(|reign| reign.last_year()).max()
    }

    /// Who was champion in a year. In a year of change that is everybody who held the title then; where only the ends of
    /// editions are known, whoever won that year or, if nobody did, the last winner before.
    ///
    /// ```
    /// use tratto_lore::almanac::Competition;
    /// let winners = |year| -> Vec<&str> {
    ///     Competition::World.in_year(year).iter().flat_map(|holder| holder.reign.winners.clone()).collect()
    /// };
    /// assert_eq!(winners(1973), ["Robert James Fischer"]);
    /// assert_eq!(winners(1885), [] as [&str; 0]);
    /// ```
    pub fn in_year(self, year: u16) -> Vec<Holder> {
        let Some(end) = self.known_until() else { return Vec::new() };
        let holder = |reign| Holder { reign, is_last_known: year > end };
        if self.is_reign() {
            let fits = |reign: &&Reign| {
                let Some(from) = reign.from else { return false };
                from <= year && reign.to.is_none_or(|to| year <= to)
            };
            return self.reigns().filter(fits).map(holder).collect();
        }
        if year > end {
            return Vec::new();
        }
        let won = || self.reigns().filter(|reign| !reign.winners.is_empty());
        let Some(last) = won().filter_map(|reign| reign.to).filter(|to| *to <= year).max() else {
            return Vec::new();
        };
        won().filter(|reign| reign.to == Some(last)).map(holder).collect()
    }
}

/// A row of the table: a reign, or one edition and who won it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Reign {
    /// For which title.
    pub competition: Competition,
    /// The number of the edition, where they are counted.
    pub edition: Option<u16>,
    /// The first year; nothing where none is known.
    pub from: Option<u16>,
    /// The last year; nothing where none is known, or where the reign was open at the end of [`KNOWN_UNTIL`].
    pub to: Option<u16>,
    /// Where it was played, as Italian has it; may be empty.
    pub place: &'static str,
    /// Who won, more than one where a title was shared; nobody where no winner is known or the title was not awarded.
    pub winners: Vec<&'static str>,
    /// The countries of the winners, as sport has them: `ITA`.
    pub countries: Vec<&'static str>,
    /// Remarks of the editors on the row, in English: they are not for readers.
    pub note: &'static str,
    /// Where it stands: a number of a source and a line, or `ours`.
    pub source: &'static str,
}

impl Reign {
    fn of(row: Row) -> Option<Reign> {
        let name = row.text(0)?;
        Some(Reign {
            competition: Competition::ALL.into_iter().find(|competition| competition.name() == name)?,
            edition: row.number(1)?,
            from: row.number(2)?,
            to: row.number(3)?,
            place: row.text(4)?,
            winners: row.list(5)?,
            countries: row.list(6)?,
            note: row.text(7)?,
            source: row.text(8)?,
        })
    }

    /// Whether nobody had followed when the table was made.
    pub fn is_open(&self) -> bool {
        self.from.is_some() && self.to.is_none()
    }

    /// Whether something in the row is not from the sources.
    pub fn is_ours(&self) -> bool {
        self.source.split(';').any(|source| source == "ours")
    }

    /// The last year of which the row tells who was champion.
    fn last_year(&self) -> Option<u16> {
        let end = if self.is_open() { Some(KNOWN_UNTIL) } else { self.to };
        end.filter(|_| !self.winners.is_empty())
    }
}

/// Somebody who was champion at a time.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Holder {
    /// The reign, or the edition that was won.
    pub reign: &'static Reign,
    /// Whether the time lies behind what the table knows: who held the title last, and may hold it no more.
    pub is_last_known: bool,
}

/// All rows of all titles.
pub fn reigns() -> &'static [Reign] {
    static REIGNS: OnceLock<Vec<Reign>> = OnceLock::new();
    REIGNS.get_or_init(|| table::read(TABLE, Reign::of))
}

/// Everything that somebody won.
pub fn won_by(name: &str) -> impl Iterator<Item = &'static Reign> {
    reigns().iter().filter(move |reign| reign.winners.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_reign() {
        assert_eq!(reigns().len(), table::count(TABLE));
        assert!(reigns().len() > 370);
    }
}
