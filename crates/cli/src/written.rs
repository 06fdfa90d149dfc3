//! Moves as they are written, in the letters of any language.

use crate::console::Console;
use crate::usage;
use anyhow::{Error, Result};
use clap::{Arg, ArgMatches};
use tratto_board::Position;
use tratto_notation::detect::{self, DetectError};
use tratto_notation::score::{self, Played};
use tratto_notation::{DoublePlus, Form, Language, ReadError, Reading, Style, Weight};
use tratto_words::{Words, say};

/// The option that declares the language of the letters.
pub(crate) fn from_option(words: &'static Words) -> Arg {
    let codes = Language::ALL.map(Language::code).join(", ");
    usage::option(words, "from", say!(words, "value-lang"), say!(words, "written-from", codes = codes))
        .value_parser(move |text: &str| text.parse::<Language>().map_err(|_| words.unknown_language()))
}

/// The declared language, if there is one.
pub(crate) fn from(matches: &ArgMatches) -> Option<Language> {
    matches.get_one::<Language>("from").copied()
}

/// Moves that were read, as far as they could be.
pub(crate) struct Written {
    pub(crate) played: Played,
    /// What is wrong with the text after the last of them, if anything is.
    pub(crate) fault: Option<String>,
}

/// Reads moves one after the other, in the declared language or in the one that is found by playing them out.
///
/// If the language cannot be found because two fit, that is an error: it has to be declared.
pub(crate) fn read(
    start: &Position,
    texts: &[&str],
    from: Option<Language>,
    console: &mut Console<'_>,
) -> Result<Written> {
    let words = console.words;
    let language = match from {
        Some(language) => language,
        None => match detect::language(start, texts) {
            Ok(found) => {
                let language = words.language(found.language);
                let rivals: Vec<String> = found.rivals.iter().map(|rival| words.language(*rival)).collect();
                let what = match rivals.is_empty() {
                    false => {
                        Some(say!(words, "written-moves", language = language, rivals = words.list(&rivals)))
                    }
                    true if found.language == Language::English => None,
                    true => Some(say!(words, "written-language", language = language)),
                };
                if let Some(what) = what.filter(|_| !console.json) {
                    console.remark(&say!(words, "note", what = what))?;
                }
                return Ok(Written { played: found.played, fault: None });
            }
            Err(error @ DetectError::Unread { language, .. }) => {
                let played = score::play(start, texts, language, DoublePlus::ByTheBoard);
                return Ok(Written { played, fault: Some(words.detect_error(&error)) });
            }
            Err(error) => return Err(Error::msg(words.detect_error(&error))),
        },
    };
    let played = score::play(start, texts, language, DoublePlus::ByTheBoard);
    let fault = played.error.as_ref().map(|error| words.read_error(&played.end, error));
    Ok(Written { played, fault })
}

/// Reads one move in the declared language; or in the reader's, and then in any that has its letter.
pub(crate) fn one(
    position: &Position,
    text: &str,
    from: Option<Language>,
    words: &Words,
) -> Result<Reading, ReadError> {
    match from {
        Some(language) => Style::new(language, Form::Short).read_relaxed(position, text),
        None => detect::one(position, text, words.lang().letters()),
    }
}

/// The moves of a text, with or without numbers: `1. e4 e5 2. Nf3`.
pub(crate) fn moves<'t>(texts: &[&'t str]) -> Vec<&'t str> {
    texts.iter().flat_map(|text| score::tokens(text)).map(|token| token.text).collect()
}

/// Remarks on what was odd about a move, beside an answer that is not JSON. Signs that the Laws leave to the writer are not odd.
pub(crate) fn remark_notes(text: &str, reading: &Reading, console: &mut Console<'_>) -> Result<()> {
    if console.json {
        return Ok(());
    }
    for note in reading.notes.iter().filter(|note| note.weight() != Weight::Omission) {
        let what = format!("\"{text}\": {}", console.words.note(note));
        console.remark(&say!(console.words, "note", what = what))?;
    }
    Ok(())
}
