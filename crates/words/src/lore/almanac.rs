//! The words for days, people, titles and courtesies.

use crate::{Words, say};
use tratto_lore::almanac::{
    Anniversary, Awarder, Competition, Courtesy, Date, DateError, Day, Occasion, Person, Reign, Role,
};

impl Words {
    /// A day of the year: "18 November".
    pub fn day_of_year(&self, day: Day) -> String {
        say!(self, "almanac-day", day = day.day(), month = day.month())
    }

    /// A date: "18 November 2026".
    pub fn date(&self, date: Date) -> String {
        self.day_in(date.day(), date.year())
    }

    fn day_in(&self, day: Day, year: u16) -> String {
        say!(self, "almanac-full-date", day = self.day_of_year(day), year = year)
    }

    /// What is right where a text is no date.
    pub fn date_error(&self, error: &DateError) -> String {
        match error {
            DateError::NoSuchDay { .. } => say!(self, "almanac-date-none"),
            _ => say!(self, "almanac-date-shape"),
        }
    }

    /// What happened: "Magnus Carlsen is born".
    pub fn anniversary(&self, anniversary: &Anniversary) -> String {
        match anniversary.occasion {
            Occasion::Born => say!(self, "almanac-born", name = anniversary.name),
            Occasion::Died => say!(self, "almanac-died", name = anniversary.name),
        }
    }

    /// The years of a life, as far as they are known: "1836–1900", "b. 1990"; nothing where neither is.
    pub fn life(&self, person: &Person) -> Option<String> {
        match (person.born, person.died) {
            (Some(born), Some(died)) => Some(format!("{born}–{died}")),
            (Some(born), None) => Some(say!(self, "almanac-lived-from", year = born)),
            (None, Some(died)) => Some(say!(self, "almanac-lived-until", year = died)),
            (None, None) => None,
        }
    }

    /// When somebody was born, as exactly as it is known.
    pub fn birth(&self, person: &Person) -> Option<String> {
        let date = self.moment(person.birthday, person.born?);
        Some(say!(self, "almanac-person-born", date = date))
    }

    /// When somebody died, as exactly as it is known.
    pub fn death(&self, person: &Person) -> Option<String> {
        let date = self.moment(person.day_of_death, person.died?);
        Some(say!(self, "almanac-person-died", date = date))
    }

    fn moment(&self, day: Option<Day>, year: u16) -> String {
        day.map_or_else(|| year.to_string(), |day| self.day_in(day, year))
    }

    /// What somebody is known for.
    pub fn role_of_person(&self, role: Role) -> String {
        match role {
            Role::Champion => say!(self, "almanac-field-champion"),
            Role::Player => say!(self, "almanac-field-player"),
            Role::Problemist => say!(self, "almanac-field-problemist"),
            Role::Solver => say!(self, "almanac-field-solver"),
            Role::Author => say!(self, "almanac-field-author"),
            Role::Organiser => say!(self, "almanac-field-organiser"),
            Role::Other => say!(self, "almanac-field-other"),
        }
    }

    /// A title that is played for.
    pub fn competition(&self, competition: Competition) -> String {
        match competition {
            Competition::BeforeTheTitle => say!(self, "almanac-title-before"),
            Competition::World => say!(self, "almanac-title-world"),
            Competition::WorldClassical => say!(self, "almanac-title-world-classical"),
            Competition::WorldWomen => say!(self, "almanac-title-world-women"),
            Competition::WorldCorrespondence => say!(self, "almanac-title-correspondence"),
            Competition::WorldCorrespondenceWomen => say!(self, "almanac-title-correspondence-women"),
            Competition::ItalianFirst => say!(self, "almanac-title-italy-first"),
            Competition::Italian => say!(self, "almanac-title-italy"),
            Competition::ItalianWomen => say!(self, "almanac-title-italy-women"),
            Competition::ItalianCorrespondence => say!(self, "almanac-title-italy-correspondence"),
            Competition::ItalianCorrespondenceWomen => {
                say!(self, "almanac-title-italy-correspondence-women")
            }
            Competition::ItalianSolving => say!(self, "almanac-title-italy-solving"),
        }
    }

    /// The years of a reign or of an edition: "1960–1961", "1948", "since 2024"; nothing where none are known.
    pub fn reign_years(&self, reign: &Reign) -> Option<String> {
        match (reign.from, reign.to) {
            (Some(from), Some(to)) if from == to => Some(from.to_string()),
            (Some(from), Some(to)) => Some(format!("{from}–{to}")),
            (Some(from), None) => Some(say!(self, "almanac-since", year = from)),
            (None, Some(to)) => Some(to.to_string()),
            (None, None) => None,
        }
    }

    /// Who won, or that nobody is known to have.
    pub fn winners(&self, reign: &Reign) -> String {
        if reign.winners.is_empty() {
            return say!(self, "almanac-vacant");
        }
        let names: Vec<String> = reign.winners.iter().map(|&name| name.to_owned()).collect();
        self.list(&names)
    }

    /// The countries of the winners.
    pub fn countries(&self, reign: &Reign) -> String {
        let names = reign.countries.iter().map(|&code| say!(self, "almanac-country", code = code));
        names.collect::<Vec<_>>().join(", ")
    }

    /// Who awards a category or title, as the heading of a list.
    pub fn awarder(&self, awarder: Awarder) -> String {
        match awarder {
            Awarder::Fsi => say!(self, "almanac-by-fsi"),
            Awarder::Fide => say!(self, "almanac-by-fide"),
        }
    }

    /// What is polite at the board, as advice to the reader.
    pub fn courtesy(&self, courtesy: Courtesy) -> String {
        match courtesy {
            Courtesy::SameRules => say!(self, "almanac-courtesy-same-rules"),
            Courtesy::SameAllowances => say!(self, "almanac-courtesy-same-allowances"),
            Courtesy::NoFalseMoves => say!(self, "almanac-courtesy-no-false-moves"),
            Courtesy::NoHurry => say!(self, "almanac-courtesy-no-hurry"),
            Courtesy::NoPretence => say!(self, "almanac-courtesy-no-pretence"),
            Courtesy::NoTriumph => say!(self, "almanac-courtesy-no-triumph"),
            Courtesy::SilentSpectators => say!(self, "almanac-courtesy-silent-spectators"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Words};
    use tratto_lore::almanac::{Competition, person, reigns};

    #[test]
    fn dates_are_said_as_people_say_them() {
        let date = "2026-11-01".parse().unwrap();
        assert_eq!(Words::of(Lang::EN).date(date), "1 November 2026");
        assert_eq!(Words::of(Lang::IT).date(date), "1º novembre 2026");
        assert_eq!(Words::of(Lang::IT).day_of_year("03-14".parse().unwrap()), "14 marzo");
    }

    #[test]
    fn lives_and_reigns_say_what_is_known() {
        let (en, it) = (Words::of(Lang::EN), Words::of(Lang::IT));
        let life = |words: &Words, name| person(name).and_then(|person| words.life(person));
        assert_eq!(life(en, "William Steinitz").as_deref(), Some("1836–1900"));
        assert_eq!(life(it, "Magnus Carlsen").as_deref(), Some("n. 1990"));
        assert_eq!(life(en, "Caterina Sforza").as_deref(), Some("d. 1509"));
        assert_eq!(life(en, "Lahur Sessa"), None);
        let open = Competition::World.reigns().last().unwrap();
        assert_eq!(it.reign_years(open).as_deref(), Some("dal 2024"));
    }

    #[test]
    fn every_country_has_a_name() {
        for words in Lang::ALL.map(Words::of) {
            for reign in reigns() {
                let told = words.countries(reign);
                assert!(reign.countries.iter().all(|code| !told.contains(code)), "{told}");
            }
        }
    }
}
