//! The list of acts in `docs/scenarios.md` is what the table gives.

use crate::event::Act;
use crate::event::grammar::{Name, Piece, Row, Term};
use std::collections::BTreeMap;
use std::fmt::Write;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scenarios.md");
const BEGIN: &str = "<!-- The list of acts, made from the table in crates/laws/src/event/acts.rs. -->\n";
const END: &str = "<!-- The end of the list of acts. -->\n";

/// The words of each type that the list names.
type Words = BTreeMap<String, Vec<Name>>;

/// `StopReason` as it is shown: `STOP-REASON`.
fn shown(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_uppercase());
    }
    text
}

/// Every way to write a term, each with its meaning where that is more than the meaning of the act.
fn ways(term: &Term, words: &mut Words) -> Vec<(String, Option<String>)> {
    let plain = |text: &str| vec![(text.to_owned(), None)];
    match term {
        Term::Side => plain("SIDE"),
        Term::Square => plain("SQUARE"),
        Term::Role => plain("PIECE"),
        Term::Move => plain("MOVE [with-both-hands]"),
        Term::Written => plain("\"MOVE\""),
        Term::Time => plain("TIME"),
        Term::Number => plain("NUMBER"),
        Term::Points => plain("POINTS"),
        Term::Score => plain("SCORE"),
        Term::Flag => plain(""),
        Term::Names { name, names } => {
            words.insert(shown(name), names.clone());
            plain(&shown(name))
        }
        Term::Table { rows, .. } => {
            let own = |row: &Row, words: &mut Words| {
                let ways = row_ways(row, words).into_iter();
                ways.map(|(text, meaning)| (text, Some(meaning))).collect::<Vec<_>>()
            };
            rows.iter().flat_map(|row| own(row, words)).collect()
        }
    }
}

/// Every way to write a row, with its meaning.
fn row_ways(row: &Row, words: &mut Words) -> Vec<(String, String)> {
    if let ("", Some(Term::Names { names, .. })) = (row.verb, row.fields.first().map(|field| &field.term)) {
        return names.iter().map(|name| (name.word.to_owned(), name.meaning.to_owned())).collect();
    }
    let mut all = vec![(row.verb.to_owned(), row.meaning.clone())];
    for piece in &row.pieces {
        let mut of = |name: &str| ways(row.term(name).unwrap(), words);
        let mut one = |name: &str| of(name).remove(0).0;
        let next = match piece {
            Piece::Word(word) => vec![((*word).to_owned(), None)],
            Piece::Field(name) => of(name),
            Piece::Plain(name) => vec![(one(name).replace(" [with-both-hands]", ""), None)],
            Piece::Default(name, _) | Piece::Maybe(name, _) => vec![(format!("[{}]", one(name)), None)],
            Piece::Flag(_, word, _) => vec![(format!("[{word}]"), None)],
            Piece::After(name, word) => vec![(format!("[{word} {}]", one(name)), None)],
            Piece::List(name, None) => vec![(format!("{}...", one(name)), None)],
            Piece::List(name, Some(word)) => vec![(format!("[{word} {}...]", one(name)), None)],
        };
        let joined = |(text, meaning): &(String, String)| {
            next.iter()
                .map(|(more, own)| (format!("{text} {more}"), own.clone().unwrap_or(meaning.clone())))
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(joined).collect();
    }
    all
}

fn list() -> String {
    let mut text = String::new();
    let mut words = Words::new();
    for (who, rows) in Act::grammar() {
        let heading = match who {
            "player" => "**Players**: `white` or `black`, then",
            "assistant" => "**Assistants**: `assistant-of-white` or `assistant-of-black`, then",
            "players" => "**Both players**: `players`, then",
            "arbiter" => "**The arbiter**: `arbiter`, then",
            "found" => "**What is found**, by whomever: `found`, then",
            "spectator" => "**Others**: `spectator`, then",
            other => panic!("{other}: say how it is written"),
        };
        write!(text, "\n{heading}\n\n| act | meaning |\n|---|---|\n").unwrap();
        for (way, meaning) in rows.iter().flat_map(|row| row_ways(row, &mut words)) {
            writeln!(text, "| `{way}` | {meaning} |").unwrap();
        }
    }
    text.push_str("\n| word | one of |\n|---|---|\n");
    for (name, names) in words {
        let all: Vec<String> =
            names.iter().map(|name| format!("`{}`: {}", name.word, name.meaning)).collect();
        writeln!(text, "| {name} | {} |", all.join("<br>")).unwrap();
    }
    text + "\n"
}

/// `TRATTO_UPDATE=1 cargo test -p tratto-laws list` writes it anew.
#[test]
fn the_documented_list_is_current() {
    let whole = std::fs::read_to_string(PATH).unwrap();
    let (before, rest) = whole.split_once(BEGIN).expect("the list has a beginning");
    let (listed, after) = rest.split_once(END).expect("the list has an end");
    let current = list();
    if std::env::var_os("TRATTO_UPDATE").is_some() {
        std::fs::write(PATH, format!("{before}{BEGIN}{current}{END}{after}")).unwrap();
    } else {
        assert!(
            listed == current,
            "the list of acts in docs/scenarios.md is not what the table gives: TRATTO_UPDATE=1 cargo test -p tratto-laws list"
        );
    }
}
