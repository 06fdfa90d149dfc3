//! People, championships, anniversaries, titles, names and signs: facts in tables, each row with its source.
//!
//! ```
//! use tratto_lore::almanac::{self, Competition, Day};
//!
//! let day: Day = "11-09".parse()?;
//! assert!(almanac::anniversaries_on(day).any(|one| one.name == "Michail Nechemjevic Tal'"));
//! let champion = Competition::World.in_year(1960)[1].reign.winners[0];
//! assert_eq!(almanac::person("Mikhail Tal").map(|person| person.name), Some(champion));
//! # Ok::<(), almanac::DateError>(())
//! ```
//!
//! The tables are part of the crate; `data/ALMANAC.md` names the sources. What a row does not give is unknown.

mod anniversaries;
mod champions;
mod courtesy;
mod date;
mod people;
mod signs;
pub(crate) mod table;
mod titles;
mod tongues;

pub use anniversaries::{Anniversary, Occasion, anniversaries, anniversaries_on};
pub use champions::{Competition, Holder, KNOWN_UNTIL, Reign, reigns, won_by};
pub use courtesy::Courtesy;
pub use date::{Date, DateError, Day, When};
pub use people::{Person, Role, people, people_called, people_near, person};
pub use signs::{Sign, SignKind, sign_of_nag, signs};
pub use titles::{Awarder, Title, titles};
pub use tongues::{GameName, PieceNames, game_names, piece_names};
