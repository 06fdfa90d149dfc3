//! The committed files that the web client is built from agree with the code: the API description, and the table of acts.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use tratto_laws::Act;
use tratto_laws::grammar::{Name, Piece, Row, Term, Tree};

/// Compares a file; `TRATTO_UPDATE=1 cargo test -p tratto-server --test openapi` rewrites it.
fn is_current(name: &str, current: &str) {
    let path = format!("{}/../../web/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("TRATTO_UPDATE").is_some() {
        std::fs::write(&path, current).expect("the folder of the pages can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == current,
        "web/{name} is not what the code gives: TRATTO_UPDATE=1 cargo test -p tratto-server --test openapi"
    );
}

#[test]
fn the_committed_description_is_current() {
    is_current("openapi.json", &tratto_server::document());
}

#[test]
fn the_committed_table_of_acts_is_current() {
    let table: Vec<Value> = Act::grammar()
        .iter()
        .map(|(who, rows)| json!({ "who": who, "rows": rows.iter().map(row).collect::<Vec<_>>() }))
        .collect();
    is_current("acts.json", &(serde_json::to_string_pretty(&table).unwrap() + "\n"));
}

fn row(row: &Row) -> Value {
    let pieces: Vec<Value> = row.pieces.iter().map(piece).collect();
    let fields: Vec<Value> =
        row.fields.iter().map(|field| json!({ "name": field.name, "term": term(&field.term) })).collect();
    json!({ "name": row.name, "meaning": row.meaning, "verb": row.verb, "fields": fields, "pieces": pieces })
}

fn piece(piece: &Piece) -> Value {
    match piece {
        Piece::Word(word) => json!({ "kind": "word", "word": word }),
        Piece::Field(field) | Piece::Plain(field) => json!({ "kind": "field", "field": field }),
        Piece::Default(field, default) => json!({ "kind": "default", "field": field, "default": default }),
        Piece::Flag(field, word, when) => {
            json!({ "kind": "flag", "field": field, "word": word, "when": when })
        }
        Piece::After(field, word) => json!({ "kind": "after", "field": field, "word": word }),
        Piece::Maybe(field, _) => json!({ "kind": "maybe", "field": field }),
        Piece::List(field, word) => json!({ "kind": "list", "field": field, "word": word }),
    }
}

fn term(term: &Term) -> Value {
    let name = |name: &Name| json!({ "word": name.word, "meaning": name.meaning });
    match term {
        Term::Side => json!("Side"),
        Term::Square => json!("Square"),
        Term::Role => json!("PromotionRole"),
        Term::Move => json!("Play"),
        Term::Written => json!("Written"),
        Term::Time => json!("Time"),
        Term::Number => json!("Number"),
        Term::Points => json!("Points"),
        Term::Score => json!("Score"),
        Term::Flag => json!("Flag"),
        Term::Names { name: of, names } => {
            json!({ "type": of, "names": names.iter().map(name).collect::<Vec<_>>() })
        }
        Term::Table { name: of, rows } => {
            json!({ "type": of, "rows": rows.iter().map(row).collect::<Vec<_>>() })
        }
    }
}

/// Cases for the web client's act parser: an act of every kind, and each of them with a word missing or repeated.
#[test]
fn the_committed_readings_of_acts_are_current() {
    let mut texts = BTreeSet::new();
    for text in Act::examples().iter().map(Act::to_string) {
        let words: Vec<&str> = text.split(' ').collect();
        for at in 0..words.len() {
            texts.insert([&words[..at], &words[at + 1..]].concat().join(" "));
            texts.insert([&words[..=at], &words[at..]].concat().join(" "));
        }
        texts.insert(text);
    }
    for text in [
        "white records \"N\\\"?\\\\ x\" = unclear",
        "  black   plays\te7e5 ",
        "white plays e7e8k",
        "white signs draw",
        "white signs 0-1/2",
        "arbiter sets white to 1:60",
        "arbiter sets white to 0:00.250",
        "arbiter sets white to 1:00.5",
        "arbiter sets white to 1:30:00",
        "arbiter takes-back 65536",
        "arbiter takes-back -1",
        "arbiter declares 3/4-1/4",
        "arbiter declares 1-x",
        "white records \"e4",
        "white touches i9",
        "nobody plays e2e4",
        "",
    ] {
        texts.insert(text.to_owned());
    }
    let read = |text: &String| {
        let act: Option<Act> = text.parse().ok();
        let parts = act.as_ref().map_or(Value::Null, |act| tree(&act.tree()));
        let written = act.map(|act| act.to_string()).filter(|written| written != text);
        json!({ "text": text, "act": parts, "written": written })
    };
    let lines: Vec<String> = texts.iter().map(|text| read(text).to_string()).collect();
    is_current("acts.cases.json", &format!("[\n{}\n]\n", lines.join(",\n")));
}

fn tree(tree: &Tree) -> Value {
    match tree {
        Tree::None => Value::Null,
        Tree::Flag(flag) => json!(flag),
        Tree::Number(number) => json!(number),
        Tree::Text(text) => json!(text),
        Tree::List(all) => all.iter().map(self::tree).collect(),
        Tree::Parts(parts) => {
            parts.iter().map(|(name, part)| ((*name).to_owned(), self::tree(part))).collect()
        }
    }
}

#[test]
fn every_door_and_message_is_described() {
    let description: Value = serde_json::from_str(&tratto_server::document()).unwrap();
    let schemas = description["components"]["schemas"].as_object().unwrap();
    for name in ["FromClient", "ToClient", "GameState", "Update", "Moment", "ErrorBody", "NewGame", "Created"]
    {
        assert!(schemas.contains_key(name), "{name}");
    }
    // Every reference has its target.
    let text = tratto_server::document();
    for reference in text.match_indices("#/components/schemas/") {
        let rest = &text[reference.0 + reference.1.len()..];
        let name = rest.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name}");
    }
}
