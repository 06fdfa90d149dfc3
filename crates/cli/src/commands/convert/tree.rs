//! A game as JSON.

use serde_json::{Map, Value, json};
use tratto_board::Position;
use tratto_notation::pgn::{Game, NodeId, PgnFault, Played, Severity};
use tratto_notation::{San, Style};
use tratto_words::Words;

/// The whole game, with what is wrong with it.
pub(super) fn json(game: &Game, faults: &[PgnFault], style: &Style, words: &Words) -> Value {
    let tags: Vec<Value> =
        game.tags.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    let shown = Shown { game, style };
    json!({
        "tags": tags,
        "start": game.start().map(|position| position.setup().fen()),
        "comments": comments(&game.node(Game::ROOT).comments),
        "moves": shown.line(Game::ROOT, game.start()),
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
}

impl Shown<'_> {
    /// The moves after a node, each with the variations that are alternatives to it. Variations are as deep as the reader lets
    /// them be, so that this may call itself.
    fn line(&self, from: NodeId, position: Option<Position>) -> Value {
        let mut moves = Vec::new();
        let (mut at, mut position) = (from, position);
        while let Some((&next, variations)) = self.game.children(at).split_first() {
            let mut shown = self.one(next, position);
            if !variations.is_empty() {
                let lines: Vec<Value> = variations.iter().map(|&id| self.variation(id, position)).collect();
                shown.insert("variations".to_owned(), lines.into());
            }
            moves.push(Value::Object(shown));
            position = position.and_then(|position| self.game.node(next).played.after(&position));
            at = next;
        }
        moves.into()
    }

    fn variation(&self, id: NodeId, position: Option<Position>) -> Value {
        let mut line = vec![Value::Object(self.one(id, position))];
        let after = position.and_then(|position| self.game.node(id).played.after(&position));
        if let Value::Array(rest) = self.line(id, after) {
            line.extend(rest);
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
                shown.insert("uci".to_owned(), position.uci(*m).to_string().into());
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
