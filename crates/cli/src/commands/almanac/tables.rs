//! The small tables: titles, names of the pieces and of the game, signs, courtesies.

use crate::console::{Console, Outcome};
use crate::terminal::padded;
use anyhow::Result;
use serde_json::{Value, json};
use tratto_lore::almanac::{Awarder, Courtesy, SignKind, game_names, piece_names, signs, titles};
use tratto_words::{Words, say};

/// A table to show.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum AlmanacTable {
    Titles,
    Pieces,
    Games,
    Signs,
    Courtesies,
}

impl AlmanacTable {
    pub(super) const ALL: [AlmanacTable; 5] = [
        AlmanacTable::Titles,
        AlmanacTable::Pieces,
        AlmanacTable::Games,
        AlmanacTable::Signs,
        AlmanacTable::Courtesies,
    ];

    pub(super) fn key(self) -> &'static str {
        match self {
            AlmanacTable::Titles => "titles",
            AlmanacTable::Pieces => "pieces",
            AlmanacTable::Games => "games",
            AlmanacTable::Signs => "signs",
            AlmanacTable::Courtesies => "courtesies",
        }
    }

    pub(super) fn from_key(key: &str) -> Option<AlmanacTable> {
        AlmanacTable::ALL.into_iter().find(|table| table.key() == key)
    }
}

pub(super) fn show(table: AlmanacTable, console: &mut Console<'_>) -> Result<Outcome> {
    if console.json {
        for record in records(table, console.words) {
            console.answer(&record)?;
        }
        return Ok(Outcome::Done);
    }
    match table {
        AlmanacTable::Titles => show_titles(console)?,
        AlmanacTable::Pieces => show_pieces(console)?,
        AlmanacTable::Games => show_games(console)?,
        AlmanacTable::Signs => show_signs(console)?,
        AlmanacTable::Courtesies => show_courtesies(console)?,
    }
    Ok(Outcome::Done)
}

fn heading(text: &str, index: usize, console: &mut Console<'_>) -> Result<()> {
    let gap = if index > 0 { "\n" } else { "" };
    writeln!(console.out, "{gap}{}", console.layout().bold(text))?;
    Ok(())
}

fn show_titles(console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    for (index, by) in [Awarder::Fsi, Awarder::Fide].into_iter().enumerate() {
        heading(&words.awarder(by), index, console)?;
        for title in titles().iter().filter(|title| title.by == by) {
            let rating = title.rating.map(|rating| say!(words, "almanac-rating-from", rating = rating));
            let rating = layout.faint(rating.unwrap_or_default());
            let name = title.name(words.lang().letters());
            let line = format!("  {}  {name}  {rating}", layout.mark(padded(title.code, 3)));
            writeln!(console.out, "{}", line.trim_end())?;
        }
    }
    Ok(())
}

fn show_pieces(console: &mut Console<'_>) -> Result<()> {
    let layout = console.layout();
    for names in piece_names() {
        let initials = layout.faint(names.initials.join(" "));
        let told = names.names.iter().filter(|name| !name.is_empty()).copied().collect::<Vec<_>>();
        let line = format!("{}  {}  {initials}", layout.mark(padded(names.language, 5)), told.join(", "));
        writeln!(console.out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn show_games(console: &mut Console<'_>) -> Result<()> {
    let layout = console.layout();
    for game in game_names() {
        writeln!(console.out, "{}  {}", layout.mark(padded(game.language, 2)), game.name)?;
    }
    Ok(())
}

fn show_signs(console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    let kinds = [
        (SignKind::Symbol, say!(words, "almanac-signs-symbols")),
        (SignKind::Organisation, say!(words, "almanac-signs-organisations")),
        (SignKind::Text, say!(words, "almanac-signs-texts")),
    ];
    for (index, (kind, title)) in kinds.into_iter().enumerate() {
        heading(&title, index, console)?;
        for sign in signs().iter().filter(|sign| sign.kind == kind) {
            let nag = sign.nag.map(|nag| format!("  ${nag}")).unwrap_or_default();
            let founded =
                sign.founded.map(|year| format!("  {}", say!(words, "almanac-founded", year = year)));
            let beside = layout.faint(format!("{nag}{}", founded.unwrap_or_default()));
            let meaning = sign.meaning(words.lang().letters());
            writeln!(console.out, "  {}  {meaning}{beside}", layout.mark(padded(sign.text, 5)))?;
        }
    }
    Ok(())
}

fn show_courtesies(console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    heading(&say!(words, "almanac-courtesies"), 0, console)?;
    for (index, courtesy) in Courtesy::ALL.into_iter().enumerate() {
        for (row, line) in layout.lines(&words.courtesy(courtesy), 5).into_iter().enumerate() {
            let number = if row == 0 { format!("{}.", index + 1) } else { String::new() };
            writeln!(console.out, "  {number:<2} {line}")?;
        }
    }
    Ok(())
}

/// The rows of a table as JSON.
fn records(table: AlmanacTable, words: &Words) -> Vec<Value> {
    let language = words.lang().letters();
    match table {
        AlmanacTable::Titles => titles()
            .iter()
            .map(|title| {
                json!({
                    "by": title.by.key(),
                    "code": title.code,
                    "name": title.name(language),
                    "rating": title.rating,
                    "source": title.source,
                })
            })
            .collect(),
        AlmanacTable::Pieces => piece_names()
            .iter()
            .map(|names| {
                json!({
                    "language": names.language,
                    "names": names.names,
                    "initials": names.initials.clone(),
                    "source": names.source,
                })
            })
            .collect(),
        AlmanacTable::Games => game_names()
            .iter()
            .map(|game| json!({ "language": game.language, "name": game.name, "source": game.source }))
            .collect(),
        AlmanacTable::Signs => signs()
            .iter()
            .map(|sign| {
                json!({
                    "kind": sign.kind.key(),
                    "sign": sign.text,
                    "meaning": sign.meaning(language),
                    "nag": sign.nag,
                    "founded": sign.founded,
                    "source": sign.source,
                })
            })
            .collect(),
        AlmanacTable::Courtesies => Courtesy::ALL
            .into_iter()
            .map(|courtesy| json!({ "courtesy": courtesy.key(), "sentence": words.courtesy(courtesy) }))
            .collect(),
    }
}
