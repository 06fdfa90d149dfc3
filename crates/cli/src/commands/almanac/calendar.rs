//! Anniversaries as an iCalendar file (RFC 5545), for any program that keeps a calendar.

use crate::console::{Console, Outcome};
use anyhow::Result;
use serde_json::json;
use tratto_lore::almanac::{self, Anniversary, Day};
use tratto_words::say;

/// Writes the anniversaries of a day, or all of them.
pub(super) fn write(day: Option<Day>, path: &str, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let wanted = |one: &&Anniversary| day.is_none_or(|day| day == one.day);
    let entries: Vec<&Anniversary> = almanac::anniversaries().iter().filter(wanted).collect();
    let text = words.calendar(&entries);
    if console.json {
        // Standard output is for the answer: the calendar goes into it.
        let file = (path != "-").then_some(path);
        if file.is_some() {
            console.write_text(path, &text)?;
        }
        let within = file.is_none().then_some(text);
        console.answer(&json!({ "file": file, "count": entries.len(), "ical": within }))?;
        return Ok(Outcome::Done);
    }
    console.write_text(path, &text)?;
    if path != "-" {
        let written = say!(words, "almanac-written", count = entries.len(), path = path);
        writeln!(console.out, "{written}")?;
    }
    Ok(Outcome::Done)
}
