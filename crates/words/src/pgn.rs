//! The words for what is wrong, or odd, in game records.

use crate::{Words, say};
use tratto_notation::pgn::{PgnFault, Reason};

impl Words {
    /// A fault with its place: "game 3, line 41, column 12: ...".
    pub fn pgn_fault(&self, fault: &PgnFault) -> String {
        let place = fault.place;
        let (game, line, column) = (place.game, place.line, place.column);
        let what = self.pgn_reason(fault);
        say!(self, "pgn-fault", game = game, line = line, column = column, what = what)
    }

    /// What is wrong, without its place.
    pub fn pgn_reason(&self, fault: &PgnFault) -> String {
        let text = &fault.text;
        match &fault.reason {
            Reason::TagNameless => say!(self, "pgn-tag-nameless", text = text),
            Reason::TagName => say!(self, "pgn-tag-name", text = text),
            Reason::TagUnfinished => say!(self, "pgn-tag-unfinished", text = text),
            Reason::TagQuotes => say!(self, "pgn-tag-quotes", text = text),
            Reason::TagBackslash => say!(self, "pgn-tag-backslash", text = text),
            Reason::TagTwice => say!(self, "pgn-tag-twice", name = text),
            Reason::CommentUnfinished => say!(self, "pgn-comment-unfinished", text = text),
            Reason::CommentStray => say!(self, "pgn-comment-stray"),
            Reason::VariationUnfinished => say!(self, "pgn-variation-unfinished"),
            Reason::VariationStray => say!(self, "pgn-variation-stray"),
            Reason::VariationWithoutMove => say!(self, "pgn-variation-without-move"),
            Reason::VariationInVariation => say!(self, "pgn-variation-in-variation"),
            Reason::TooDeep { limit } => say!(self, "pgn-too-deep", limit = *limit),
            Reason::TooLong { limit } => say!(self, "pgn-too-long", text = text, limit = *limit),
            Reason::TooMany { limit } => say!(self, "pgn-too-many", limit = *limit),
            Reason::Annotation => say!(self, "pgn-annotation", text = text),
            Reason::StrayCharacter => say!(self, "pgn-stray-character", text = text),
            Reason::Move(unplayable) => self.read_error(&unplayable.position, &unplayable.error),
            Reason::Contradiction(note) | Reason::Unusual(note) => {
                say!(self, "pgn-contradiction", text = text, note = self.note(note))
            }
            Reason::Descriptive => say!(self, "pgn-descriptive"),
            Reason::Language { language } => say!(self, "pgn-language", language = self.language(*language)),
            Reason::Fen(error) => self.fen_error(error),
            Reason::Variant => say!(self, "pgn-variant", text = text),
            Reason::Kings => say!(self, "pgn-kings", text = text),
            Reason::Irregular => say!(self, "pgn-irregular", text = text),
            Reason::NoResult => say!(self, "pgn-no-result"),
            Reason::ResultOfTag { result } => say!(self, "pgn-result-of-tag", result = result.as_str()),
            Reason::ResultInVariation => say!(self, "pgn-result-in-variation", text = text),
            Reason::ResultDiffers { tag } => say!(self, "pgn-result-differs", text = text, tag = tag),
            Reason::ResultDenied { tag } => {
                say!(self, "pgn-result-differs", text = text, tag = tag.as_str())
            }
            Reason::Utf16 => say!(self, "pgn-utf16"),
            Reason::Latin1 => say!(self, "pgn-latin1", text = text),
            Reason::Windows1252 => say!(self, "pgn-windows1252", text = text),
            Reason::Spelling { standard } => say!(self, "pgn-spelling", text = text, standard = standard),
            Reason::EnPassantMark => say!(self, "pgn-en-passant-mark"),
            Reason::MoveNumber { expected } => {
                say!(self, "pgn-move-number", text = text, expected = *expected)
            }
            Reason::SetUp => say!(self, "pgn-set-up"),
            _ => say!(self, "pgn-other", text = text),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Words};
    use std::path::Path;
    use tratto_notation::pgn::{Letters, games};

    /// Every fault of every case, in both languages.
    #[test]
    fn every_fault_has_its_sentence() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn/cases");
        let mut paths: Vec<_> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let mut text = String::new();
            for path in paths.iter().filter(|path| path.extension().is_some_and(|e| e == "pgn")) {
                let name = path.file_stem().unwrap().to_string_lossy();
                for game in games(&std::fs::read(path).unwrap()[..], Letters::Guess) {
                    for fault in game.unwrap().1 {
                        text += &format!("{name}: {}\n", words.pgn_fault(&fault));
                    }
                }
            }
            insta::assert_snapshot!(format!("faults_{}", lang.code()), text);
        }
    }
}
