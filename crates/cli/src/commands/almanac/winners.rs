//! Who won a title, and who was champion in a year.

use crate::console::{Console, Outcome};
use crate::terminal::{padded, width_of};
use anyhow::Result;
use serde_json::{Value, json};
use tratto_lore::almanac::{Competition, Holder, KNOWN_UNTIL, Reign};
use tratto_words::{Words, say};

/// Everybody who was champion in a year, title by title.
fn champions_of(year: u16) -> Vec<(Competition, Vec<Holder>)> {
    let of = |competition: Competition| (competition, competition.in_year(year));
    Competition::ALL.into_iter().map(of).filter(|(_, holders)| !holders.is_empty()).collect()
}

/// The champions of a year as JSON.
pub(super) fn records_of(year: u16, words: &Words) -> Vec<Value> {
    let holder = |holder: &Holder| {
        let mut told = record(holder.reign, words);
        told["last_known"] = holder.is_last_known.into();
        told
    };
    champions_of(year).iter().flat_map(|(_, holders)| holders.iter().map(holder)).collect()
}

/// A reign or an edition as JSON.
pub(super) fn record(reign: &Reign, words: &Words) -> Value {
    json!({
        "title": reign.competition.key(),
        "name": words.competition(reign.competition),
        "edition": reign.edition,
        "from": reign.from,
        "to": reign.to,
        "place": Some(reign.place).filter(|place| !place.is_empty()),
        "winners": reign.winners.clone(),
        "countries": reign.countries.clone(),
        "source": reign.source,
    })
}

/// Tells who was champion in a year.
pub(super) fn of_year(year: u16, console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    let champions = champions_of(year);
    if champions.is_empty() {
        writeln!(console.out, "{}", layout.faint(say!(words, "almanac-no-champions", year = year)))?;
        return Ok(());
    }
    writeln!(console.out, "{}", layout.bold(say!(words, "almanac-champions-in", year = year)))?;
    let titles: Vec<String> = champions.iter().map(|(title, _)| words.competition(*title)).collect();
    let wide = titles.iter().map(|title| width_of(title)).max().unwrap_or(0);
    for ((_, holders), title) in champions.iter().zip(&titles) {
        for (index, holder) in holders.iter().enumerate() {
            let title = if index == 0 { title.as_str() } else { "" };
            let years = words.reign_years(holder.reign).map(|years| format!(" ({years})"));
            let names = format!("{}{}", words.winners(holder.reign), years.unwrap_or_default());
            writeln!(console.out, "  {}  {names}{}", padded(title, wide), mark(holder.reign))?;
        }
    }
    let holders = || champions.iter().flat_map(|(_, holders)| holders);
    if holders().any(|holder| holder.is_last_known) {
        writeln!(console.out, "{}", layout.faint(say!(words, "almanac-known-until", year = KNOWN_UNTIL)))?;
    }
    explain(holders().any(|holder| holder.reign.is_ours()), console)
}

/// All winners of a title.
pub(super) fn list(competition: Competition, console: &mut Console<'_>) -> Result<Outcome> {
    let (words, layout) = (console.words, console.layout());
    if console.json {
        for reign in competition.reigns() {
            console.answer(&record(reign, words))?;
        }
        return Ok(Outcome::Done);
    }
    writeln!(console.out, "{}", layout.bold(words.competition(competition)))?;
    let years: Vec<String> =
        competition.reigns().map(|reign| words.reign_years(reign).unwrap_or_default()).collect();
    let wide = years.iter().map(|years| width_of(years)).max().unwrap_or(0);
    for (reign, years) in competition.reigns().zip(&years) {
        let edition = reign.edition.map_or_else(String::new, |edition| edition.to_string());
        let mut line =
            format!("  {edition:>2}  {}  {}", layout.mark(padded(years, wide)), words.winners(reign));
        let told = [words.countries(reign), reign.place.to_owned()];
        for beside in told.iter().filter(|beside| !beside.is_empty()) {
            line.push_str(&format!("  {}", layout.faint(beside)));
        }
        writeln!(console.out, "{}{}", line.trim_end(), mark(reign))?;
    }
    if competition.reigns().any(Reign::is_open) {
        writeln!(console.out, "{}", layout.faint(say!(words, "almanac-known-until", year = KNOWN_UNTIL)))?;
    }
    explain(competition.reigns().any(Reign::is_ours), console)?;
    Ok(Outcome::Done)
}

/// The sign of what is not from the sources.
pub(super) fn mark(reign: &Reign) -> &'static str {
    if reign.is_ours() { " *" } else { "" }
}

/// Says what the sign means, if it was used.
pub(super) fn explain(used: bool, console: &mut Console<'_>) -> Result<()> {
    if used {
        let line = say!(console.words, "almanac-ours");
        writeln!(console.out, "{}", console.layout().faint(line))?;
    }
    Ok(())
}
