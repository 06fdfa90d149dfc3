//! `tratto almanac [DATE]`: anniversaries of a day, champions of a year, winners of a title, people.

mod calendar;
mod people;
mod tables;
mod winners;

use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Result, anyhow};
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tables::AlmanacTable;
use tratto_lore::almanac::{self, Anniversary, Competition, When};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto almanac",
    "tratto almanac 03-14",
    "tratto almanac 1961-05-12",
    "tratto almanac --champions italy",
    "tratto almanac --person capablanca",
    "tratto almanac --ical - > anniversaries.ics",
    "tratto almanac --show courtesies --lang it",
    "tratto almanac 1972-09-01 --json",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let value = say!(words, "almanac-value-date");
    let titles = words.list(&Competition::ALL.map(|competition| competition.key().to_owned()));
    let tables = words.list(&AlmanacTable::ALL.map(|table| table.key().to_owned()));
    let no_title = say!(words, "almanac-no-title", titles = &titles);
    let no_table = say!(words, "almanac-no-table", tables = &tables);
    let date = usage::operand(words, "date", value.clone(), say!(words, "almanac-date"));
    let champions = usage::option(
        words,
        "champions",
        say!(words, "almanac-value-title"),
        say!(words, "almanac-champions", titles = titles),
    );
    let person =
        usage::option(words, "person", say!(words, "almanac-value-name"), say!(words, "almanac-person"));
    let ical = usage::option(words, "ical", say!(words, "value-file"), say!(words, "almanac-ical"));
    let show = usage::option(
        words,
        "show",
        say!(words, "value-table"),
        say!(words, "almanac-show", tables = tables),
    );
    usage::started(words, "almanac", say!(words, "almanac-about"), &format!("[{value}]"))
        .arg(
            date.value_parser(move |text: &str| {
                text.parse::<When>().map_err(|error| words.date_error(&error))
            }),
        )
        .arg(
            champions
                .conflicts_with_all(["date", "person", "ical", "show"])
                .value_parser(move |text: &str| Competition::from_key(text).ok_or_else(|| no_title.clone())),
        )
        .arg(person.conflicts_with_all(["date", "ical", "show"]))
        .arg(ical.conflicts_with("show"))
        .arg(
            show.conflicts_with("date")
                .value_parser(move |text: &str| AlmanacTable::from_key(text).ok_or_else(|| no_table.clone())),
        )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let asked = matches.get_one::<When>("date").copied();
    if let Some(&competition) = matches.get_one::<Competition>("champions") {
        return winners::list(competition, console);
    }
    if let Some(name) = matches.get_one::<String>("person") {
        return people::show(name, console);
    }
    if let Some(path) = matches.get_one::<String>("ical") {
        return calendar::write(asked.map(When::day), path, console);
    }
    if let Some(&table) = matches.get_one::<AlmanacTable>("show") {
        return tables::show(table, console);
    }
    let today = || console.today.map(When::Once);
    let when = asked.or_else(today).ok_or_else(|| anyhow!(say!(console.words, "almanac-no-today")))?;
    day(when, console)?;
    Ok(Outcome::Done)
}

/// What happened on a day, and who was champion in its year.
fn day(when: When, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    let found: Vec<&Anniversary> = almanac::anniversaries_on(when.day()).collect();
    if console.json {
        let anniversaries: Vec<Value> = found.iter().map(|one| record(one, words)).collect();
        let champions = when.year().map(|year| winners::records_of(year, words));
        return console.answer(&json!({
            "day": when.day().to_string(),
            "year": when.year(),
            "anniversaries": anniversaries,
            "champions": champions,
        }));
    }
    let layout = console.layout();
    let heading = match when {
        When::Yearly(day) => words.day_of_year(day),
        When::Once(date) => words.date(date),
    };
    writeln!(console.out, "{}", layout.bold(heading))?;
    for one in found {
        let since = when.year().and_then(|year| year.checked_sub(one.year)).filter(|years| *years > 0);
        let ago = since.map(|years| format!(", {}", say!(words, "almanac-ago", years = years)));
        let text = format!("{}{}", words.anniversary(one), ago.unwrap_or_default());
        writeln!(console.out, "  {}  {text}", layout.mark(one.year))?;
    }
    if let Some(year) = when.year() {
        writeln!(console.out)?;
        winners::of_year(year, console)?;
    }
    Ok(())
}

/// An anniversary as JSON.
fn record(one: &Anniversary, words: &Words) -> Value {
    json!({
        "id": one.id(),
        "day": one.day.to_string(),
        "year": one.year,
        "kind": one.occasion.key(),
        "person": one.name,
        "sentence": words.anniversary(one),
        "source": one.source,
    })
}
