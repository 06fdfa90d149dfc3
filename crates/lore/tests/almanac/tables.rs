//! People, championships and anniversaries agree with each other.

use std::collections::{BTreeMap, BTreeSet};
use tratto_lore::almanac::{
    self, Competition, Day, Occasion, Person, anniversaries, anniversaries_on, people, person, reigns,
};

#[test]
fn every_winner_is_a_person() {
    for reign in reigns() {
        for winner in &reign.winners {
            assert_eq!(person(winner).map(|person| person.name), Some(*winner), "{reign:?}");
        }
    }
}

#[test]
fn every_anniversary_agrees_with_its_person() {
    for one in anniversaries() {
        let person = one.person().unwrap_or_else(|| panic!("{one:?}"));
        assert_eq!(person.name, one.name);
        let (year, day) = match one.occasion {
            Occasion::Born => (person.born, person.birthday),
            Occasion::Died => (person.died, person.day_of_death),
        };
        assert_eq!((year, day), (Some(one.year), Some(one.day)), "{}", one.name);
    }
}

#[test]
fn every_day_of_a_person_is_an_anniversary() {
    let known: BTreeSet<(&str, &str, Day)> =
        anniversaries().iter().map(|one| (one.name, one.occasion.key(), one.day)).collect();
    assert_eq!(known.len(), anniversaries().len(), "none comes twice");
    for person in people() {
        for (kind, day) in [("born", person.birthday), ("died", person.day_of_death)] {
            assert!(day.is_none_or(|day| known.contains(&(person.name, kind, day))), "{person:?}");
        }
    }
}

#[test]
fn every_anniversary_has_a_name_of_its_own() {
    let ids: BTreeSet<String> = anniversaries().iter().map(|one| one.id()).collect();
    assert_eq!(ids.len(), anniversaries().len());
    assert!(ids.contains("born-1936-11-09-michail-nechemjevic-tal"));
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    assert!(ids.iter().all(|id| id.chars().all(is_plain)));
}

#[test]
fn every_day_has_an_anniversary() {
    for day in Day::all() {
        assert!(anniversaries_on(day).next().is_some(), "{day}");
    }
}

#[test]
fn lives_are_possible() {
    for person in people() {
        let Person { name, born, died, .. } = person;
        if let (Some(born), Some(died)) = (born, died) {
            assert!((15..=110).contains(&(died - born)), "{name}: {born} to {died}");
        }
        assert!(person.birthday.is_none() || born.is_some(), "{name}");
        assert!(person.day_of_death.is_none() || died.is_some(), "{name}");
        assert!(!person.source.is_empty(), "{name}");
    }
}

/// Spellings that count as one, as the look-up has it, but by other means: only letters and digits of the text, small.
fn loose(text: &str) -> String {
    text.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).collect()
}

#[test]
fn nobody_has_anothers_name() {
    let mut owners: BTreeMap<String, &str> = BTreeMap::new();
    for person in people() {
        for spelling in person.spellings() {
            let owner = owners.entry(loose(spelling)).or_insert(person.name);
            assert_eq!(*owner, person.name, "{spelling}");
            let found = almanac::person(&spelling.to_uppercase()).map(|person| person.name);
            assert_eq!(found, Some(person.name), "{spelling}");
        }
    }
}

#[test]
fn people_are_found_as_people_ask() {
    let called = |text| almanac::people_called(text).iter().map(|person| person.name).collect::<Vec<_>>();
    assert_eq!(person("bobby fischer").map(|person| person.name), Some("Robert James Fischer"));
    assert_eq!(called("stein"), ["Elias Stein", "Leonid Stein"]);
    assert_eq!(called("LASKER"), ["Emanuel Lasker"]);
    assert!(called("").is_empty() && called("nobody at all").is_empty());
    let near = almanac::people_near("Capablnca");
    assert_eq!(near[0].name, "José Raul Capablanca y Graupera");
    assert!(almanac::people_near("qqqqqqqq").is_empty() && almanac::people_near("").is_empty());
}

#[test]
fn the_people_that_the_sources_name_are_there() {
    for name in [
        "Nigel Short",
        "Silvio Danailov",
        "Cyrus Lakdawala",
        "André Chéron",
        "Leonid Stein",
        "Nathaniel Cooke",
        "John Jaques",
        "Paolo Maurensig",
        "Lahur Sessa",
        "Anna Comnena",
        "Alexander Neckam",
        "Jacopo da Cessole",
        "San Gennadio",
        "Caterina Sforza",
        "Isabella of Castile",
        "Nicholas II",
        "Michele T. Mazzucato",
        "Geurt Gijssen",
    ] {
        assert!(person(name).is_some(), "{name}");
    }
}

/// Who was champion of the world, from general knowledge and not from the table.
#[test]
fn champions_of_the_world() {
    let holders = |competition: Competition, year| -> Vec<&str> {
        competition.in_year(year).iter().flat_map(|holder| holder.reign.winners.clone()).collect()
    };
    let surnames = |competition, year| -> Vec<String> {
        let last = |name: &str| name.split(' ').next_back().unwrap_or_default().to_owned();
        holders(competition, year).into_iter().map(last).collect()
    };
    for (year, names) in [
        (1885, &[][..]),
        (1886, &["Steinitz"]),
        (1894, &["Steinitz", "Lasker"]),
        (1910, &["Lasker"]),
        (1930, &["Alechin"]),
        (1936, &["Euwe"]),
        (1950, &["Botvinnik"]),
        (1961, &["Tal'", "Botvinnik"]),
        (1970, &["Spasskij"]),
        (1973, &["Fischer"]),
        (1980, &["Karpov"]),
        (1990, &["Kasparov"]),
        (2008, &["Anand"]),
        (2020, &["Carlsen"]),
    ] {
        assert_eq!(surnames(Competition::World, year), names, "{year}");
    }
    assert_eq!(holders(Competition::World, 2023), ["Magnus Øen Carlsen", "Ding Liren"]);
    assert_eq!(holders(Competition::WorldClassical, 2003), ["Vladimir Borisovič Kramnik"]);
    assert_eq!(holders(Competition::WorldWomen, 1970), ["Nona Terentjevna Gaprindashvili"]);
    let now = Competition::World.in_year(2026);
    assert!(now.len() == 1 && now[0].is_last_known && now[0].reign.is_ours());
    assert!(!Competition::World.in_year(2025)[0].is_last_known);
}

#[test]
fn an_edition_makes_a_champion_until_the_next() {
    let winners = |competition: Competition, year| -> Vec<&str> {
        competition.in_year(year).iter().flat_map(|holder| holder.reign.winners.clone()).collect()
    };
    assert_eq!(winners(Competition::Italian, 1947), ["Vincenzo Castaldi", "Cherubino Staldi"], "shared");
    assert_eq!(
        winners(Competition::Italian, 1949),
        ["Vincenzo Castaldi"],
        "none was played: the winner of 1948"
    );
    assert_eq!(winners(Competition::Italian, 1920), [] as [&str; 0]);
    assert_eq!(winners(Competition::Italian, 2020), [] as [&str; 0], "the table ends before");
    let women = Competition::ItalianCorrespondenceWomen;
    assert!(
        winners(women, 2008).len() == 1 && winners(women, 2010).is_empty(),
        "no winner is known from 2009 on"
    );
    // The editions overlap: the seventh ended in 1976, the eighth in 1980.
    assert_eq!(winners(Competition::WorldCorrespondence, 1978), ["Jakov Borisovic Estrin"]);
}

#[test]
fn years_and_editions_are_in_order() {
    for competition in Competition::ALL {
        assert_eq!(Competition::from_key(competition.key()), Some(competition));
        let rows: Vec<_> = competition.reigns().collect();
        assert!(!rows.is_empty(), "{competition:?}");
        for pair in rows.windows(2) {
            let (earlier, later) = (pair[0], pair[1]);
            if let (Some(one), Some(next)) = (earlier.edition, later.edition) {
                assert_eq!(next, one + 1, "{competition:?}");
            }
            if let (Some(one), Some(next)) = (earlier.from, later.from) {
                assert!(one <= next, "{later:?}");
            }
        }
        for reign in &rows {
            assert!(reign.to.is_none_or(|to| reign.from.is_some_and(|from| from <= to)), "{reign:?}");
            assert!(reign.countries.iter().all(|code| code.len() == 3), "{reign:?}");
            assert!(!reign.source.is_empty(), "{reign:?}");
        }
        let open = rows.iter().filter(|reign| reign.is_open()).count();
        assert!(
            open <= 1 && (open == 0 || rows.last().is_some_and(|last| last.is_open())),
            "{competition:?}"
        );
    }
    // What is later than the sources says so.
    let later = reigns().iter().filter(|reign| reign.from.is_some_and(|from| from > 2015));
    assert!(later.clone().count() >= 5 && later.clone().all(|reign| reign.is_ours()));
}

#[test]
fn no_reign_is_gained_by_nobody() {
    // Both ends of a reign meet its neighbours, in the world title at least.
    let rows: Vec<_> = Competition::World.reigns().collect();
    for pair in rows.windows(2) {
        assert_eq!(pair[0].to, pair[1].from, "{:?}", pair[1]);
    }
}
