//! Errors in the arguments, in the reader's language: clap detects them.

use crate::commands;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use tratto_words::{Words, say};

/// The error, and what was probably meant.
pub(crate) fn of(error: &clap::Error, words: &Words) -> (String, Option<String>) {
    (sentence(error, words), hint(error, words))
}

fn sentence(error: &clap::Error, words: &Words) -> String {
    let arg = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => say!(words, "unknown-argument", arg = arg),
        ErrorKind::InvalidSubcommand => {
            say!(words, "unknown-command", name = context(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => say!(words, "missing-argument", args = arg),
        ErrorKind::MissingSubcommand => say!(words, "missing-command"),
        ErrorKind::ArgumentConflict => {
            let prior = context(error, ContextKind::PriorArg);
            if prior.is_empty() || prior == arg {
                say!(words, "argument-twice", arg = arg)
            } else {
                say!(words, "argument-conflict", arg = arg, prior = prior)
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => say!(words, "missing-value", arg = arg),
        ErrorKind::InvalidValue => {
            let valid = context(error, ContextKind::ValidValue);
            say!(words, "invalid-value", arg = arg, value = value, valid = valid)
        }
        // Our own parsers of values say what would be right, in the reader's language.
        ErrorKind::ValueValidation => {
            let right = error.source().map(ToString::to_string).unwrap_or_default();
            say!(words, "refused-value", arg = arg, value = value, right = right)
        }
        ErrorKind::TooFewValues | ErrorKind::NoEquals => say!(words, "missing-value", arg = arg),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
            say!(words, "too-many-values", arg = arg)
        }
        ErrorKind::InvalidUtf8 => say!(words, "argument-not-utf8"),
        _ => error.to_string(),
    }
}

/// What was probably meant.
fn hint(error: &clap::Error, words: &Words) -> Option<String> {
    let kinds = [ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let suggested = match error.kind() {
        ErrorKind::InvalidSubcommand => meant(&context(error, ContextKind::InvalidSubcommand)),
        _ => kinds.into_iter().map(|kind| context(error, kind)).find(|text| !text.is_empty()),
    };
    suggested.map(|name| say!(words, "did-you-mean", name = name))
}

/// Other names that people try for the commands, in English and in Italian.
const OTHERWISE: [(&str, &str); 46] = [
    ("legal", "why"),
    ("perche", "why"),
    ("perché", "why"),
    ("legale", "why"),
    ("arbiter", "judge"),
    ("arbitro", "judge"),
    ("case", "judge"),
    ("giudica", "judge"),
    ("rules", "editions"),
    ("laws", "editions"),
    ("law", "editions"),
    ("article", "editions"),
    ("articolo", "editions"),
    ("regole", "editions"),
    ("edizioni", "editions"),
    ("fen", "board"),
    ("diagram", "board"),
    ("show", "board"),
    ("position", "board"),
    ("scacchiera", "board"),
    ("diagramma", "board"),
    ("posizione", "board"),
    ("mosse", "moves"),
    ("pgn", "convert"),
    ("read", "convert"),
    ("converti", "convert"),
    ("formulario", "scoresheet"),
    ("sheet", "scoresheet"),
    ("dead", "winnable"),
    ("material", "winnable"),
    ("vincibile", "winnable"),
    ("mate", "solve"),
    ("matto", "solve"),
    ("risolvi", "solve"),
    ("popeye", "solve"),
    ("problema", "problem"),
    ("say", "announce"),
    ("speak", "announce"),
    ("annuncia", "announce"),
    ("fischer", "chess960"),
    ("scacchi960", "chess960"),
    ("server", "serve"),
    ("play", "serve"),
    ("gioca", "serve"),
    ("verify", "check"),
    ("aiuto", "--help"),
];

/// The command that was probably meant: one with this other name, one that begins so, or one with a similar spelling.
fn meant(written: &str) -> Option<String> {
    let written = written.to_lowercase();
    let names = || commands::ALL.iter().map(|entry| entry.name);
    let otherwise = OTHERWISE.iter().find(|(name, _)| *name == written).map(|(_, meant)| *meant);
    let begun = || names().find(|name| written.chars().count() >= 3 && name.starts_with(&written));
    let near = || {
        let most = if written.chars().count() < 5 { 1 } else { 2 };
        names()
            .map(|name| (distance(&written, name), name))
            .filter(|(far, _)| *far <= most)
            .min_by_key(|(far, _)| *far)
            .map(|(_, name)| name)
    };
    otherwise.or_else(begun).or_else(near).map(str::to_owned)
}

/// The edit distance of two words, with transpositions.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let changed = usize::from(one[i - 1] != other[j - 1]);
            let mut least = (rows[i - 1][j] + 1).min(row[j - 1] + 1).min(rows[i - 1][j - 1] + changed);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

/// A fact clap gives about the fault, as plain text.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::StyledStrs(texts)) => {
            texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_probably_meant() {
        for (written, name) in [
            ("baord", "board"),
            ("sovle", "solve"),
            ("winable", "winnable"),
            ("scoreshet", "scoresheet"),
            ("conv", "convert"),
            ("Moves", "moves"),
            ("mosse", "moves"),
            ("perché", "why"),
            ("wyh", "why"),
            ("bord", "board"),
            ("anounce", "announce"),
            ("regole", "editions"),
        ] {
            assert_eq!(meant(written).as_deref(), Some(name), "{written}");
        }
        for written in ["xyzzy", "e2e4", "x", ""] {
            assert_eq!(meant(written), None, "{written}");
        }
        for (name, meant) in OTHERWISE {
            let is_command = |name: &str| commands::ALL.iter().any(|entry| entry.name == name);
            assert!(!is_command(name) && (is_command(meant) || meant == "--help"), "{name}: {meant}");
        }
    }

    #[test]
    fn distances() {
        for (one, other, far) in
            [("", "abc", 3), ("board", "board", 0), ("baord", "board", 1), ("why", "solve", 5)]
        {
            assert_eq!((distance(one, other), distance(other, one)), (far, far), "{one} {other}");
        }
    }
}
