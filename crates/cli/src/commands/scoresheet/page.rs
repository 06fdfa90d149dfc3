//! The page: sheets of sixty moves, on A4.

use super::sheet::{Entry, Sheet};
use crate::html::escaped;
use std::time::Duration;
use tratto_notation::pgn::Outcome;
use tratto_words::{Words, say};

const STYLE: &str = include_str!("page.css");
/// The rows of one column of moves.
const ROWS: usize = 30;
/// The moves of one sheet.
const MOVES: usize = 2 * ROWS;

/// A page with every sheet.
pub(super) fn document(words: &Words, sheets: &[Sheet]) -> String {
    let title = escaped(&say!(words, "scoresheet-title"));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n",
        words.lang().code()
    );
    for sheet in sheets {
        let count = sheet.moves.len().div_ceil(MOVES).max(1);
        for number in 0..count {
            Page { words, sheet, number, count, times: sheet.has_times() }.write(&mut page);
        }
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// One sheet of paper.
struct Page<'a> {
    words: &'a Words,
    sheet: &'a Sheet,
    number: usize,
    count: usize,
    times: bool,
}

impl Page<'_> {
    fn write(&self, page: &mut String) {
        let words = self.words;
        page.push_str("<section class=\"sheet\">\n<header><h1>");
        page.push_str(&escaped(&say!(words, "scoresheet-title")));
        page.push_str("</h1>");
        if self.count > 1 {
            let text = say!(words, "scoresheet-page", page = self.number + 1, count = self.count);
            page.push_str(&format!("<span class=\"page\">{}</span>", escaped(&text)));
        }
        page.push_str("</header>\n");
        self.fields(page);
        page.push_str("<div class=\"moves\">\n");
        for column in 0..2 {
            self.column(self.number * MOVES + column * ROWS, page);
        }
        page.push_str("</div>\n");
        self.footer(page);
        page.push_str("</section>\n");
    }

    /// The heading: the event, then the players.
    fn fields(&self, page: &mut String) {
        let words = self.words;
        let field = |name: &str| self.sheet.field(name).to_owned();
        let player = |color: &str| {
            let (title, name) = (field(&format!("{color}Title")), field(color));
            if title.is_empty() { name } else { format!("{title} {name}") }
        };
        let opening = [field("ECO"), field("Opening")].join(" ");
        page.push_str("<div class=\"fields\">\n");
        let mut put = |class: &str, label: String, value: &str| {
            // A line to write on, even with nothing on it.
            let value = if value.trim().is_empty() { "\u{a0}" } else { value.trim() };
            page.push_str(&format!(
                "<div class=\"field {class}\"><span class=\"label\">{}</span><span class=\"value\">{}</span></div>\n",
                escaped(&label),
                escaped(value)
            ));
        };
        put("w8", say!(words, "scoresheet-event"), &field("Event"));
        put("w4", say!(words, "scoresheet-date"), &self.date());
        put("w6", say!(words, "scoresheet-site"), &field("Site"));
        put("w3", say!(words, "scoresheet-round"), &field("Round"));
        put("w3", say!(words, "scoresheet-board"), &field("Board"));
        for (color, class) in [("White", "white"), ("Black", "black")] {
            let label = match color {
                "White" => say!(words, "scoresheet-white"),
                _ => say!(words, "scoresheet-black"),
            };
            put(&format!("w7 name {class}"), label, &player(color));
            put("w2", say!(words, "scoresheet-rating"), &field(&format!("{color}Elo")));
            put("w3", say!(words, "scoresheet-fide-id"), &field(&format!("{color}FideId")));
        }
        put("w6", say!(words, "scoresheet-time-control"), &field("TimeControl"));
        put("w6", say!(words, "scoresheet-opening"), &opening);
        if let Some(start) = &self.sheet.start {
            put("w12", say!(words, "scoresheet-start"), start);
        }
        page.push_str("</div>\n");
    }

    /// The date as people write it; as PGN has it if it is not known to the day.
    fn date(&self) -> String {
        let date = self.sheet.field("Date");
        match date.split('.').collect::<Vec<_>>()[..] {
            [year, month, day] => say!(self.words, "scoresheet-day", year = year, month = month, day = day),
            _ => date.to_owned(),
        }
    }

    /// Thirty moves, from this one on.
    fn column(&self, from: usize, page: &mut String) {
        let words = self.words;
        let time = |class: &str| {
            if self.times {
                format!("<th class=\"time{class}\">{}</th>", escaped(&say!(words, "scoresheet-time")))
            } else {
                String::new()
            }
        };
        page.push_str(&format!(
            "<table>\n<thead><tr><th class=\"number\">{}</th><th>{}</th>{}<th class=\"after\">{}</th>{}</tr></thead>\n<tbody>\n",
            escaped(&say!(words, "scoresheet-number")),
            escaped(&say!(words, "scoresheet-white")),
            time(""),
            escaped(&say!(words, "scoresheet-black")),
            time(""),
        ));
        for row in from..from + ROWS {
            let played = self.sheet.moves.get(row);
            let white = played.and_then(|row| row.white.as_ref());
            let black = played.and_then(|row| row.black.as_ref());
            page.push_str(&format!("<tr><td class=\"number\">{}</td>", self.sheet.first as usize + row));
            // A game that begins with Black's move shows that White's is not missing.
            let begins_with_black = row == 0 && white.is_none() && black.is_some();
            self.cell("white", white, begins_with_black, page);
            self.cell("black after", black, false, page);
            page.push_str("</tr>\n");
        }
        page.push_str("</tbody>\n</table>\n");
    }

    fn cell(&self, class: &str, entry: Option<&Entry>, dots: bool, page: &mut String) {
        let mut text = match entry {
            Some(entry) if entry.legal => escaped(&entry.text),
            Some(entry) => format!("<span class=\"illegal\">{}</span>", escaped(&entry.text)),
            None if dots => "…".to_owned(),
            None => String::new(),
        };
        if entry.is_some_and(|entry| entry.draw_offer) {
            text.push_str("<span class=\"offer\">(=)</span>");
        }
        page.push_str(&format!("<td class=\"{class}\">{text}</td>"));
        if self.times {
            let clock = entry.and_then(|entry| entry.clock).map(shown).unwrap_or_default();
            page.push_str(&format!("<td class=\"time\">{clock}</td>"));
        }
    }

    /// The result and the signatures (8.7: at the end both players sign both scoresheets).
    fn footer(&self, page: &mut String) {
        let words = self.words;
        page.push_str(&format!(
            "<footer>\n<div class=\"result\"><span class=\"label\">{}</span><div class=\"boxes\">",
            escaped(&say!(words, "scoresheet-result"))
        ));
        let last = self.number + 1 == self.count;
        for (outcome, text) in [(Outcome::White, "1–0"), (Outcome::Draw, "½–½"), (Outcome::Black, "0–1")]
        {
            let on = if last && self.sheet.outcome == Some(outcome) { " on" } else { "" };
            page.push_str(&format!("<span class=\"box{on}\">{text}</span>"));
        }
        page.push_str("</div></div>\n");
        for label in [
            say!(words, "scoresheet-signature-white"),
            say!(words, "scoresheet-signature-black"),
            say!(words, "scoresheet-arbiter"),
        ] {
            page.push_str(&format!(
                "<div class=\"sign\"><div class=\"line\"></div><span class=\"label\">{}</span></div>\n",
                escaped(&label)
            ));
        }
        page.push_str("</footer>\n");
    }
}

/// A time as clocks show it.
fn shown(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
