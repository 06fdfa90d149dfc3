//! The small tables: titles, names of the pieces and of the game, signs, courtesies.

use crate::console::{Console, Outcome};
use crate::terminal::padded;
use anyhow::Result;
use serde_json::{Value, json};
use tratto_lore::almanac::{Awarder, Courtesy, SignKind, game_names, piece_names, signs, titles};
use tratto_words::{Words, say};

/// A table to show.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Table {
    Titles,
    Pieces,
    Games,
    Signs,
    Courtesies,
}

impl Table {
    pub(super) const ALL: [Table; 5] =
        [Table::Titles, Table::Pieces, Table::Games, Table::Signs, Table::Courtesies];

    pub(super) fn key(self) -> &'static str {
        match self {
            Table::Titles => "titles",
            Table::Pieces => "pieces",
            Table::Games => "games",
            Table::Signs => "signs",
            Table::Courtesies => "courtesies",
        }
    }

    pub(super) fn from_key(key: &str) -> Option<Table> {
        Table::ALL.into_iter().find(|table| table.key() == key)
    }
}

pub(super) fn show(table: Table, console: &mut Console<'_>) -> Result<Outcome> {
    if console.json {
        for record in records(table, console.words) {
            console.answer(&record)?;
        }
        return Ok(Outcome::Done);
    }
    match table {
        Table::Titles => show_titles(console)?,
        Table::Pieces => show_pieces(console)?,
        Table::Games => show_games(console)?,
        Table::Signs => show_signs(console)?,
        Table::Courtesies => show_courtesies(console)?,
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
fn records(table: Table, words: &Words) -> Vec<Value> {
    let language = words.lang().letters();
    match table {
        Table::Titles => titles()
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
        Table::Pieces => piece_names()
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
        Table::Games => game_names()
            .iter()
            .map(|game| json!({ "language": game.language, "name": game.name, "source": game.source }))
            .collect(),
        Table::Signs => signs()
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
        Table::Courtesies => Courtesy::ALL
            .into_iter()
            .map(|courtesy| json!({ "courtesy": courtesy.key(), "sentence": words.courtesy(courtesy) }))
            .collect(),
    }
}
