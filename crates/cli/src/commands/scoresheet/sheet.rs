//! What stands on a scoresheet.

use crate::heading;
use serde_json::{Value, json};
use std::time::Duration;
use tratto_board::{ByColor, Color};
use tratto_notation::Style;
use tratto_notation::pgn::{Command, Comment, Game, Outcome, Played};

/// A scoresheet, filled in as far as the record goes.
pub(super) struct Sheet {
    /// The fields of the heading by their tags, those that are known.
    fields: Vec<(&'static str, String)>,
    /// Move by move, from the number of the first.
    pub(super) first: u32,
    pub(super) moves: Vec<ByColor<Option<Entry>>>,
    pub(super) outcome: Option<Outcome>,
    /// Where the game starts, if not from the usual array.
    pub(super) start: Option<String>,
}

/// One player's move as he would write it.
pub(super) struct Entry {
    pub(super) text: String,
    pub(super) legal: bool,
    /// The draw was offered with it: `(=)` (Appendix C.12).
    pub(super) draw_offer: bool,
    /// The time on his clock after it.
    pub(super) clock: Option<Duration>,
}

/// The tags that have a place on the sheet.
const FIELDS: [&str; 19] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Board",
    "Section",
    "TimeControl",
    "White",
    "WhiteTitle",
    "WhiteElo",
    "WhiteFideId",
    "WhiteTeam",
    "Black",
    "BlackTitle",
    "BlackElo",
    "BlackFideId",
    "BlackTeam",
    "ECO",
    "Opening",
];

impl Sheet {
    /// The sheet of a game, its moves in this style.
    pub(super) fn of(game: &Game, style: &Style) -> Sheet {
        let fields =
            FIELDS.into_iter().filter_map(|name| Some((name, heading::known(game, name)?))).collect();
        let start = game.start();
        let turn = start.map_or(Color::White, |position| position.turn());
        let mut moves: Vec<ByColor<Option<Entry>>> = Vec::new();
        let (mut position, mut color) = (start, turn);
        for id in game.main_line() {
            let node = game.node(id);
            let text = match (&node.played, &position) {
                (Played::Move(m), Some(position)) => style.write(position, *m),
                (Played::Illegal { text, .. } | Played::Unread { text }, _) => text.clone(),
                _ => "--".to_owned(),
            };
            let entry = Entry {
                text,
                legal: !matches!(node.played, Played::Illegal { .. }),
                draw_offer: node.comments.iter().any(Comment::is_draw_offer),
                clock: node.comments.iter().find_map(clock),
            };
            if color == Color::White || moves.is_empty() {
                moves.push(ByColor { white: None, black: None });
            }
            if let Some(row) = moves.last_mut() {
                match color {
                    Color::White => row.white = Some(entry),
                    Color::Black => row.black = Some(entry),
                }
            }
            position = position.and_then(|position| node.played.after(&position));
            color = !color;
        }
        Sheet {
            fields,
            first: start.map_or(1, |position| position.fullmoves() as u32),
            moves,
            outcome: game.outcome.filter(|outcome| *outcome != Outcome::Open),
            start: game.tag("FEN").map(str::to_owned),
        }
    }

    /// What the record says for a tag; nothing if it does not.
    pub(super) fn field(&self, name: &str) -> &str {
        self.fields.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value)
    }

    /// Whether any time is known.
    pub(super) fn has_times(&self) -> bool {
        let mut entries = self.moves.iter().flat_map(|row| [&row.white, &row.black]).flatten();
        entries.any(|entry| entry.clock.is_some())
    }

    /// The sheet for other programs.
    pub(super) fn json(&self) -> Value {
        let entry = |entry: &Option<Entry>| {
            entry.as_ref().map(|entry| {
                json!({
                    "text": entry.text,
                    "legal": entry.legal,
                    "draw_offer": entry.draw_offer,
                    "clock_seconds": entry.clock.map(|clock| clock.as_secs()),
                })
            })
        };
        let fields: serde_json::Map<String, Value> =
            self.fields.iter().map(|(name, value)| ((*name).to_owned(), value.as_str().into())).collect();
        let moves: Vec<Value> = self
            .moves
            .iter()
            .map(|row| json!({ "white": entry(&row.white), "black": entry(&row.black) }))
            .collect();
        json!({
            "fields": fields,
            "first_move": self.first,
            "moves": moves,
            "result": self.outcome.map(|outcome| outcome.as_str()),
            "start": self.start,
        })
    }
}

/// The time left on the clock, if a comment tells it.
fn clock(comment: &Comment) -> Option<Duration> {
    comment.commands().find_map(|command| match command {
        Command::Clock(time) => Some(time),
        _ => None,
    })
}
