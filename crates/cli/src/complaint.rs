//! What is wrong with the arguments, in the language of the reader: clap finds it, and we say it.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use tratto_words::{Words, say};

/// The whole complaint: what is wrong, what would be right, and where to read more.
pub(crate) fn of(error: &clap::Error, words: &Words) -> String {
    let mut text = say!(words, "fault", what = sentence(error, words));
    text.push('\n');
    if let Some(hint) = hint(error, words) {
        text.push_str(&hint);
        text.push('\n');
    }
    text.push_str(&say!(words, "try-help"));
    text.push('\n');
    text
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
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let suggested = kinds.into_iter().map(|kind| context(error, kind)).find(|text| !text.is_empty());
    match suggested {
        Some(name) => Some(say!(words, "did-you-mean", name = name)),
        // The usual slip: a FEN without quotes falls apart at its spaces.
        None if error.kind() == ErrorKind::UnknownArgument
            && matches!(context(error, ContextKind::InvalidArg).as_str(), "w" | "b") =>
        {
            Some(say!(words, "quote-the-fen"))
        }
        None => None,
    }
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
