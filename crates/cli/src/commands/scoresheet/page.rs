//! The page: sheets of sixty moves, on A4.

use super::sheet::{Entry, Sheet};
use maud::{DOCTYPE, Markup, PreEscaped, html};
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
    let pages = sheets.iter().flat_map(|sheet| {
        let count = sheet.moves.len().div_ceil(MOVES).max(1);
        (0..count).map(move |number| Page { words, sheet, number, count, times: sheet.has_times() })
    });
    let document = html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                title { (say!(words, "scoresheet-title")) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                @for page in pages { (page.html()) "\n" }
            }
        }
    };
    document.into_string() + "\n"
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
    fn html(&self) -> Markup {
        let words = self.words;
        let first = self.number * MOVES;
        html! {
            section.sheet {
                header {
                    h1 { (say!(words, "scoresheet-title")) }
                    @if self.count > 1 {
                        span.page { (say!(words, "scoresheet-page", page = self.number + 1, count = self.count)) }
                    }
                }
                (self.fields())
                div.moves { (self.column(first)) (self.column(first + ROWS)) }
                (self.footer())
            }
        }
    }

    /// The heading: the event, then the players.
    fn fields(&self) -> Markup {
        let words = self.words;
        let field = |name: &str| self.sheet.field(name).to_owned();
        let player = |color: &str| [field(&format!("{color}Title")), field(color)].join(" ");
        let opening = [field("ECO"), field("Opening")].join(" ");
        let put = |class: &str, label: String, value: &str| {
            // A line to write on, even with nothing on it.
            let value = if value.trim().is_empty() { "\u{a0}" } else { value.trim() };
            html! { div.field.(class) { span.label { (label) } span.value { (value) } } }
        };
        let players =
            [("White", say!(words, "scoresheet-white")), ("Black", say!(words, "scoresheet-black"))];
        html! {
            div.fields {
                (put("w8", say!(words, "scoresheet-event"), &field("Event")))
                (put("w4", say!(words, "scoresheet-date"), &self.date()))
                (put("w6", say!(words, "scoresheet-site"), &field("Site")))
                (put("w3", say!(words, "scoresheet-round"), &field("Round")))
                (put("w3", say!(words, "scoresheet-board"), &field("Board")))
                @for (color, label) in players {
                    (put(&format!("w7 name {}", color.to_lowercase()), label, &player(color)))
                    (put("w2", say!(words, "scoresheet-rating"), &field(&format!("{color}Elo"))))
                    (put("w3", say!(words, "scoresheet-fide-id"), &field(&format!("{color}FideId"))))
                }
                (put("w6", say!(words, "scoresheet-time-control"), &field("TimeControl")))
                (put("w6", say!(words, "scoresheet-opening"), &opening))
                @if let Some(start) = &self.sheet.start { (put("w12", say!(words, "scoresheet-start"), start)) }
            }
        }
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
    fn column(&self, from: usize) -> Markup {
        let words = self.words;
        let time = html! { @if self.times { th.time { (say!(words, "scoresheet-time")) } } };
        html! {
            table {
                thead {
                    tr {
                        th.number { (say!(words, "scoresheet-number")) }
                        th { (say!(words, "scoresheet-white")) }
                        (time)
                        th.after { (say!(words, "scoresheet-black")) }
                        (time)
                    }
                }
                tbody { @for row in from..from + ROWS { (self.row(row)) } }
            }
        }
    }

    fn row(&self, row: usize) -> Markup {
        let played = self.sheet.moves.get(row);
        let white = played.and_then(|row| row.white.as_ref());
        let black = played.and_then(|row| row.black.as_ref());
        // A game that begins with Black's move shows that White's is not missing.
        let begins_with_black = row == 0 && white.is_none() && black.is_some();
        html! {
            tr {
                td.number { (self.sheet.first as usize + row) }
                (self.cell("white", white, begins_with_black))
                (self.cell("black after", black, false))
            }
        }
    }

    fn cell(&self, class: &str, entry: Option<&Entry>, dots: bool) -> Markup {
        html! {
            td class=(class) {
                @match entry {
                    Some(entry) if entry.legal => (entry.text),
                    Some(entry) => span.illegal { (entry.text) },
                    None => @if dots { "…" },
                }
                @if entry.is_some_and(|entry| entry.draw_offer) { span.offer { "(=)" } }
            }
            @if self.times {
                td.time { @if let Some(clock) = entry.and_then(|entry| entry.clock) { (shown(clock)) } }
            }
        }
    }

    /// The result and the signatures (8.7: at the end both players sign both scoresheets).
    fn footer(&self) -> Markup {
        let words = self.words;
        let last = self.number + 1 == self.count;
        let boxes = [(Outcome::White, "1–0"), (Outcome::Draw, "½–½"), (Outcome::Black, "0–1")];
        let signatures = [
            say!(words, "scoresheet-signature-white"),
            say!(words, "scoresheet-signature-black"),
            say!(words, "scoresheet-arbiter"),
        ];
        html! {
            footer {
                div.result {
                    span.label { (say!(words, "scoresheet-result")) }
                    div.boxes {
                        @for (outcome, text) in boxes {
                            span.box.on[last && self.sheet.outcome == Some(outcome)] { (text) }
                        }
                    }
                }
                @for label in signatures { div.sign { div.line {} span.label { (label) } } }
            }
        }
    }
}

/// A time as clocks show it.
fn shown(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
