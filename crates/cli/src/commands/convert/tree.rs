//! A game as JSON.

use serde_json::{Map, Value, json};
use tratto_board::{CastlingSpelling, Position};
use tratto_notation::pgn::{Game, NodeId, PgnFault, Played, Severity, Step};
use tratto_notation::{San, Style};
use tratto_words::Words;

/// The whole game, with what is wrong with it.
pub(super) fn json(game: &Game, faults: &[PgnFault], style: &Style, words: &Words) -> Value {
    let tags: Vec<Value> =
        game.tags.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    // Without a start there are no moves to write.
    let spelling = game.start().map_or(CastlingSpelling::KingTwoSquares, |start| start.castling_spelling());
    let shown = Shown { game, style, spelling };
    json!({
        "tags": tags,
        "start": game.start().map(|position| position.setup().fen()),
        "comments": comments(&game.node(Game::ROOT).comments),
        "moves": shown.moves(),
        "result": game.outcome.map(|outcome| outcome.as_str()),
        "faults": faults.iter().map(|fault| self::fault(fault, words)).collect::<Vec<_>>(),
    })
}

/// One fault: where, how grave, what.
fn fault(fault: &PgnFault, words: &Words) -> Value {
    json!({
        "line": fault.place.line,
        "column": fault.place.column,
        "text": fault.text,
        "severity": match fault.severity() {
            Severity::Error => "error",
            Severity::Note => "note",
        },
        "sentence": words.pgn_reason(fault),
    })
}

fn comments(comments: &[tratto_notation::pgn::Comment]) -> Value {
    comments.iter().map(|comment| comment.as_str()).collect()
}

struct Shown<'a> {
    game: &'a Game,
    style: &'a Style,
    /// How castling is written in UCI, the same in the whole game.
    spelling: CastlingSpelling,
}

impl Shown<'_> {
    /// The moves, each with the variations that are alternatives to it.
    fn moves(&self) -> Value {
        // The line that is being collected, and the lines around it.
        let (mut line, mut outer) = (Vec::new(), Vec::new());
        for step in self.game.walk() {
            match step {
                Step::Move(at) => line.push(self.one(at.node, at.position)),
                Step::Open => outer.push(std::mem::take(&mut line)),
                _ => {
                    let variation = std::mem::replace(&mut line, outer.pop().unwrap_or_default());
                    if let Some(of) = line.last_mut()
                        && let Value::Array(all) = of.entry("variations").or_insert_with(|| json!([]))
                    {
                        all.push(variation.into());
                    }
                }
            }
        }
        line.into()
    }

    fn one(&self, id: NodeId, position: Option<Position>) -> Map<String, Value> {
        let node = self.game.node(id);
        let mut shown = Map::new();
        match (&node.played, position) {
            (Played::Move(m), Some(position)) => {
                shown.insert("text".to_owned(), self.style.write(&position, *m).into());
                shown.insert("san".to_owned(), San::write(&position, *m).as_str().into());
                shown.insert("uci".to_owned(), m.uci(self.spelling).to_string().into());
            }
            (Played::Illegal { text, standing, .. }, _) => {
                shown.insert("text".to_owned(), text.as_str().into());
                shown.insert("legal".to_owned(), false.into());
                shown.insert("stands".to_owned(), standing.is_some().into());
            }
            (Played::Unread { text }, _) => {
                shown.insert("text".to_owned(), text.as_str().into());
                shown.insert("checked".to_owned(), false.into());
            }
            (Played::Null | Played::Move(_), _) => {
                shown.insert("text".to_owned(), "--".into());
                shown.insert("null".to_owned(), true.into());
            }
        }
        if !node.nags.is_empty() {
            shown.insert("nags".to_owned(), node.nags.clone().into());
        }
        if !node.comments_before.is_empty() {
            shown.insert("before".to_owned(), comments(&node.comments_before));
        }
        if !node.comments.is_empty() {
            shown.insert("comments".to_owned(), comments(&node.comments));
        }
        shown
    }
}
