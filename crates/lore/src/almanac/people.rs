//! People of chess: players, composers, authors, arbiters, patrons.

use super::date::Day;
use super::table::{self, Row};
use crate::term::fold::fold;
use crate::term::near;
use std::collections::BTreeMap;
use std::sync::OnceLock;

const TABLE: &str = include_str!("../../data/people.tsv");

/// With so many near misses nobody is helped by more.
const SUGGESTIONS: usize = 6;

/// What somebody is known for.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Role {
    /// Has won a title of the tables.
    Champion,
    /// Plays.
    Player,
    /// Composes problems or studies.
    Problemist,
    /// Solves problems.
    Solver,
    /// Writes.
    Author,
    /// Organises.
    Organiser,
    /// Something else.
    Other,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 7] = [
        Role::Champion,
        Role::Player,
        Role::Problemist,
        Role::Solver,
        Role::Author,
        Role::Organiser,
        Role::Other,
    ];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Role::Champion => "champion",
            Role::Player => "player",
            Role::Problemist => "problemist",
            Role::Solver => "solver",
            Role::Author => "author",
            Role::Organiser => "organiser",
            Role::Other => "other",
        }
    }

    fn from_key(key: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.key() == key)
    }
}

/// Somebody. What is not known is left out: no year of death does not mean that a person lives.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Person {
    /// The name, the first names first.
    pub name: &'static str,
    /// The year of birth.
    pub born: Option<u16>,
    /// The year of death.
    pub died: Option<u16>,
    /// The day of birth.
    pub birthday: Option<Day>,
    /// The day of death.
    pub day_of_death: Option<Day>,
    /// What the person is known for; hints, and not all.
    pub roles: Vec<Role>,
    /// Other names and spellings.
    pub aliases: Vec<&'static str>,
    /// Remarks of the editors on the row, in English: they are not for readers.
    pub note: &'static str,
    /// Where it stands: a number of a source and a line, or `ours`.
    pub source: &'static str,
}

impl Person {
    fn of(row: Row) -> Option<Person> {
        let roles = row.list(5)?;
        Some(Person {
            name: row.text(0)?,
            born: row.number(1)?,
            died: row.number(2)?,
            birthday: row.optional(3, Day::read)?,
            day_of_death: row.optional(4, Day::read)?,
            roles: roles.iter().map(|key| Role::from_key(key)).collect::<Option<_>>()?,
            aliases: row.list(6)?,
            note: row.text(7)?,
            source: row.text(8)?,
        })
    }

    /// A name for programs and addresses: `michail-nechemjevic-tal`. [`person`] finds its owner by it.
    pub fn key(&self) -> String {
        fold(self.name).replace(' ', "-")
    }

    /// The name and the other spellings.
    pub fn spellings(&self) -> impl Iterator<Item = &'static str> {
        [self.name].into_iter().chain(self.aliases.clone())
    }
}

struct People {
    people: Vec<Person>,
    /// The folded spellings of each.
    spellings: Vec<Vec<String>>,
    by_spelling: BTreeMap<String, usize>,
}

fn register() -> &'static People {
    static PEOPLE: OnceLock<People> = OnceLock::new();
    PEOPLE.get_or_init(|| {
        let people = table::read(TABLE, Person::of);
        let spellings: Vec<Vec<String>> =
            people.iter().map(|person| person.spellings().map(fold).collect()).collect();
        let pairs = |(place, names): (usize, &Vec<String>)| -> Vec<(String, usize)> {
            names.iter().map(|name| (name.clone(), place)).collect()
        };
        let by_spelling = spellings.iter().enumerate().flat_map(pairs).collect();
        People { people, spellings, by_spelling }
    })
}

/// Everybody, by surname.
pub fn people() -> &'static [Person] {
    &register().people
}

/// Who is called so, by the name or another spelling; capitals and accents make no difference.
///
/// ```
/// use tratto_lore::almanac;
/// assert_eq!(almanac::person("LEGAL").map(|person| person.name), Some("Sire de Kermur Légall"));
/// ```
pub fn person(name: &str) -> Option<&'static Person> {
    let register = register();
    register.by_spelling.get(&fold(name)).and_then(|place| register.people.get(*place))
}

/// Everybody one of whose names has all these words: "lasker" finds each Lasker.
pub fn people_called(words: &str) -> Vec<&'static Person> {
    let asked = fold(words);
    let fits = |name: &String| asked.split(' ').all(|word| name.split(' ').any(|own| own == word));
    let register = register();
    let all = register.people.iter().zip(&register.spellings);
    all.filter(|(_, names)| !asked.is_empty() && names.iter().any(fits)).map(|(person, _)| person).collect()
}

/// Who may have been meant, the likeliest first.
pub fn people_near(name: &str) -> Vec<&'static Person> {
    let register = register();
    let asked = fold(name);
    let things = register.people.iter().zip(register.spellings.iter().map(Vec::as_slice));
    let near = near::nearest(&asked, things, SUGGESTIONS);
    if !near.is_empty() {
        return near;
    }
    // A surname alone with a slip in it.
    let words: Vec<Vec<String>> = register
        .spellings
        .iter()
        .map(|names| names.iter().flat_map(|name| words_of(name)).collect())
        .collect();
    near::nearest(&asked, register.people.iter().zip(words.iter().map(Vec::as_slice)), SUGGESTIONS)
}

/// The words of a name that are worth comparing.
fn words_of(name: &str) -> impl Iterator<Item = String> {
    name.split(' ').filter(|word| word.len() > 3).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_person() {
        assert_eq!(people().len(), table::count(TABLE));
        assert!(people().len() > 600);
    }
}
