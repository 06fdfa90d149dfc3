//! Who somebody was, and what they won.

use super::winners;
use crate::console::{Console, Outcome};
use anyhow::Result;
use serde_json::{Value, json};
use tratto_lore::almanac::{self, Person, Reign, Role};
use tratto_words::{Words, say};

/// From so many people on, only a list is shown.
const MANY: usize = 4;

pub(super) fn show(name: &str, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let found = match almanac::person(name) {
        Some(person) => vec![person],
        None => almanac::people_called(name),
    };
    if found.is_empty() {
        unknown(name, console)?;
        return Ok(Outcome::No);
    }
    if console.json {
        for person in found {
            console.answer(&record(person, words))?;
        }
    } else if found.len() >= MANY {
        for person in &found {
            writeln!(console.out, "{}", heading(person, console))?;
        }
        let line = say!(words, "almanac-people-many", count = found.len());
        writeln!(console.out, "{}", console.layout().faint(line))?;
    } else {
        for (index, person) in found.into_iter().enumerate() {
            if index > 0 {
                writeln!(console.out)?;
            }
            tell(person, console)?;
        }
    }
    Ok(Outcome::Done)
}

fn unknown(name: &str, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    let near: Vec<String> = almanac::people_near(name).iter().map(|person| person.name.to_owned()).collect();
    let what = say!(words, "almanac-nobody", name = name);
    if console.json {
        return console.answer(&json!({ "error": what, "asked": name, "near": near }));
    }
    console.remark(&what)?;
    if !near.is_empty() {
        console.remark(&say!(words, "almanac-near", names = words.list_or(&near)))?;
    }
    Ok(())
}

fn heading(person: &Person, console: &Console<'_>) -> String {
    let life = console.words.life(person).map(|life| format!(" ({life})")).unwrap_or_default();
    format!("{}{life}", console.layout().bold(person.name))
}

fn tell(person: &Person, console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    writeln!(console.out, "{}", heading(person, console))?;
    let aliases = person.aliases.join(", ");
    let fields: Vec<String> = person.roles.iter().map(|role| words.role_of_person(*role)).collect();
    let told = [
        words.birth(person),
        words.death(person),
        (!aliases.is_empty()).then(|| say!(words, "almanac-person-aliases", names = aliases)),
        (!fields.is_empty()).then(|| say!(words, "almanac-person-fields", fields = fields.join(", "))),
    ];
    for text in told.into_iter().flatten() {
        for line in layout.lines(&text, 2) {
            writeln!(console.out, "  {line}")?;
        }
    }
    let won: Vec<&Reign> = almanac::won_by(person.name).collect();
    for reign in &won {
        let years = words.reign_years(reign).map(|years| format!(": {years}")).unwrap_or_default();
        let title = words.competition(reign.competition);
        writeln!(console.out, "  {title}{years}{}", winners::mark(reign))?;
    }
    winners::explain(won.iter().any(|reign| reign.is_ours()), console)
}

/// Somebody as JSON.
fn record(person: &Person, words: &Words) -> Value {
    let day = |day: Option<almanac::Day>| day.map(|day| day.to_string());
    json!({
        "name": person.name,
        "born": person.born,
        "died": person.died,
        "birthday": day(person.birthday),
        "day_of_death": day(person.day_of_death),
        "aliases": person.aliases.clone(),
        "roles": person.roles.iter().copied().map(Role::key).collect::<Vec<_>>(),
        "won": almanac::won_by(person.name).map(|reign| winners::record(reign, words)).collect::<Vec<_>>(),
        "source": person.source,
    })
}
