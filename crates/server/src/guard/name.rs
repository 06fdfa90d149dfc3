//! Names of accounts: which spellings are the same name, which names look alike, which are not allowed.

use caseless::Caseless as _;
use thiserror::Error;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::{GeneralSecurityProfile as _, MixedScript as _, skeleton};

/// The shortest and the longest name, in letters.
const LENGTH: std::ops::RangeInclusive<usize> = 3..=40;

/// Why a name is not allowed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Error)]
pub enum BadName {
    /// Too short or too long.
    #[error("a name of {count} letters")]
    Length {
        /// How many letters it has.
        count: usize,
    },
    /// An invisible character.
    #[error("an invisible character, U+{:04X}", u32::from(*.0))]
    Invisible(char),
    /// A character that is not allowed in names.
    #[error("{0:?} does not stand in a name")]
    Letter(char),
    /// It begins with neither a letter nor a digit.
    #[error("{0:?} does not begin a name")]
    Start(char),
    /// Letters of several alphabets, which could imitate another name.
    #[error("letters of several alphabets")]
    Mixed,
}

/// A valid name with the key that finds it and the form that shows what it looks like.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) key: String,
    pub(crate) looks: String,
}

impl Name {
    /// Checks a name for a new account.
    pub(crate) fn wanted(typed: &str) -> Result<Name, BadName> {
        if let Some(letter) = typed.chars().find(|letter| is_invisible(*letter)) {
            return Err(BadName::Invisible(letter));
        }
        let text: String = typed.nfkc().collect();
        if let Some(letter) = text.chars().find(|letter| !stands_in_names(*letter)) {
            return Err(BadName::Letter(letter));
        }
        let count = text.chars().count();
        if !LENGTH.contains(&count) {
            return Err(BadName::Length { count });
        }
        if let Some(first) = text.chars().next().filter(|first| !first.is_alphanumeric()) {
            return Err(BadName::Start(first));
        }
        if !text.as_str().is_single_script() {
            return Err(BadName::Mixed);
        }
        Ok(Name { key: key(&text), looks: looks(&text), text })
    }
}

/// The key of an account: the same for names that differ only in case, accents or encoding.
pub(crate) fn key(name: &str) -> String {
    let folded: String = name.nfkc().default_case_fold().collect();
    bare(&folded).nfkc().collect()
}

/// What a name looks like: the same for names that are easily confused, such as one in Latin and one in Cyrillic letters.
pub(crate) fn looks(name: &str) -> String {
    let composed: String = name.nfkc().collect();
    let shape: String = skeleton(&bare(&composed)).collect();
    bare(&shape.chars().default_case_fold().collect::<String>())
}

/// The normalised spelling for exact comparison.
pub(crate) fn exact(name: &str) -> String {
    name.nfc().collect()
}

/// Removes accents, points and vowel signs that people write or leave out. Marks of other scripts are letters and stay.
fn bare(text: &str) -> String {
    let is_accent = |letter: &char| matches!(letter, '\u{300}'..='\u{36F}' | '\u{591}'..='\u{5C7}' | '\u{64B}'..='\u{65F}' | '\u{670}');
    text.nfd().filter(|letter| !is_accent(letter)).nfc().collect()
}

fn stands_in_names(letter: char) -> bool {
    if letter.is_ascii() {
        return letter.is_ascii_alphanumeric() || ".-_".contains(letter);
    }
    letter.identifier_allowed()
}

/// Control characters and those that Unicode calls Default_Ignorable_Code_Point.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_name_have_one_key() {
        for (one, other) in [
            ("Circolo", "CIRCOLO"),
            ("Niccolò", "niccolo"),
            ("caffe\u{300}", "caffè"),
            ("caf\u{e9}", "cafe\u{301}"),
            ("Straße", "STRASSE"),
            ("ｃｉｒｃｏｌｏ", "circolo"),
            ("Ελλάς", "ελλασ"),
            ("Фёдор", "федор"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        assert_ne!(key("Elia"), key("Ella"));
        // The vowel signs of Devanagari are no accents.
        assert_ne!(key("राम"), key("रमा"));
    }

    #[test]
    fn names_that_are_read_as_each_other_look_alike() {
        for (one, other) in [
            ("Ian", "lan"),
            ("mario1", "mariol"),
            ("anna0", "annaO"),
            ("расе", "pace"),
            ("modern", "rnodern"),
        ] {
            assert_eq!(looks(one), looks(other), "{one} {other}");
        }
        assert_ne!(looks("Elia"), looks("Ella"));
        assert_ne!(looks("Gaia"), looks("Gala"));
    }

    #[test]
    fn names_that_can_be_had_and_names_that_cannot() {
        for good in [
            "circolo.centrale",
            "Niccolò",
            "caffe\u{300}",
            "Łukasz",
            "王小明",
            "田中さん",
            "Ольга_2",
            "राम.श्याम",
            "a-1",
        ] {
            assert!(Name::wanted(good).is_ok(), "{good}: {:?}", Name::wanted(good));
        }
        assert_eq!(Name::wanted("caffe\u{300}").unwrap().text, "caffè", "one spelling is kept");
        for (bad, why) in [
            ("ab", BadName::Length { count: 2 }),
            ("", BadName::Length { count: 0 }),
            ("circo\u{200B}lo", BadName::Invisible('\u{200B}')),
            ("circo\u{202E}lo", BadName::Invisible('\u{202E}')),
            ("circo\0lo", BadName::Invisible('\0')),
            ("due parole", BadName::Letter(' ')),
            ("a<b>c", BadName::Letter('<')),
            ("torre♜", BadName::Letter('♜')),
            ("_circolo", BadName::Start('_')),
            ("\u{301}abc", BadName::Start('\u{301}')),
            ("cir\u{441}olo", BadName::Mixed),
            ("Ανna", BadName::Mixed),
        ] {
            assert_eq!(Name::wanted(bad), Err(why), "{bad:?}");
        }
        let long = "x".repeat(41);
        assert_eq!(Name::wanted(&long), Err(BadName::Length { count: 41 }));
    }
}
