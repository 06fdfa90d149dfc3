//! The one table of piece letters: who writes which letter for which piece.

use std::fmt;
use std::str::FromStr;
use tratto_board::Role;

/// A language of notation: its six piece letters, and what people type instead of them.
///
/// Each player may write the letters of his own language (2023 Laws, C.3). Letters change their meaning from one to
/// the next (R is an Italian king and an English rook), so a text needs its language: given, or found by
/// [`detect`](crate::detect).
///
/// ```
/// use tratto_board::Role;
/// use tratto_notation::Language;
/// assert_eq!(Language::Italian.letter(Role::King), "R");
/// assert_eq!("it".parse(), Ok(Language::Italian));
/// assert_eq!(Language::Russian.letter(Role::King), "Кр");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Language {
    English,
    Italian,
    German,
    French,
    Spanish,
    Portuguese,
    Catalan,
    Romanian,
    Dutch,
    Danish,
    Norwegian,
    Swedish,
    Icelandic,
    Finnish,
    Estonian,
    Latvian,
    Lithuanian,
    Polish,
    Czech,
    Slovak,
    Hungarian,
    SerboCroatian,
    Bulgarian,
    Russian,
    Ukrainian,
    Greek,
    Turkish,
    Esperanto,
}

/// One row of the table.
struct Row {
    language: Language,
    code: &'static str,
    name: &'static str,
    english: &'static str,
    /// King, queen, rook, bishop, knight, pawn.
    letters: [&'static str; 6],
    /// What is also read: older letters, letters without their marks, Latin letters that look the same.
    aliases: &'static [(&'static str, Role)],
}

use Role::{Bishop, King, Knight, Pawn, Queen, Rook};

macro_rules! rows {
    ($($language:ident $code:literal $name:literal : $k:literal $q:literal $r:literal $b:literal $n:literal $p:literal
        [$($alias:literal $role:ident),*];)*) => {
        const ROWS: &[Row] = &[$(Row {
            language: Language::$language,
            code: $code,
            name: $name,
            english: stringify!($language),
            letters: [$k, $q, $r, $b, $n, $p],
            aliases: &[$(($alias, $role)),*],
        }),*];
    };
}

// The first twenty-one come from the tables of initials and of names in the sources, as repaired there; Catalan, Greek,
// Latvian, Lithuanian, Slovak, Turkish and Ukrainian are added from general knowledge. A Dutch pawn has no letter in moves, for
// P is the knight (paard): `Pi` stands in diagrams only, and is ours. The order is the order of the enum.
rows! {
    English "en" "English": "K" "Q" "R" "B" "N" "P" ["Kt" Knight];
    Italian "it" "italiano": "R" "D" "T" "A" "C" "P" [];
    German "de" "Deutsch": "K" "D" "T" "L" "S" "B" [];
    French "fr" "français": "R" "D" "T" "F" "C" "P" [];
    Spanish "es" "español": "R" "D" "T" "A" "C" "P" [];
    Portuguese "pt" "português": "R" "D" "T" "B" "C" "P" [];
    Catalan "ca" "català": "R" "D" "T" "A" "C" "P" [];
    Romanian "ro" "română": "R" "D" "T" "N" "C" "P" [];
    Dutch "nl" "Nederlands": "K" "D" "T" "L" "P" "Pi" [];
    Danish "da" "dansk": "K" "D" "T" "L" "S" "B" [];
    Norwegian "nb" "norsk": "K" "D" "T" "L" "S" "B" [];
    Swedish "sv" "svenska": "K" "D" "T" "L" "S" "B" [];
    Icelandic "is" "íslenska": "K" "D" "H" "B" "R" "P" [];
    Finnish "fi" "suomi": "K" "D" "T" "L" "R" "S" ["P" Pawn];
    Estonian "et" "eesti": "K" "L" "V" "O" "R" "E" ["P" Pawn];
    Latvian "lv" "latviešu": "K" "D" "T" "L" "Z" "B" [];
    Lithuanian "lt" "lietuvių": "K" "V" "B" "R" "Ž" "P" ["Z" Knight];
    Polish "pl" "polski": "K" "H" "W" "G" "S" "P" [];
    Czech "cs" "čeština": "K" "D" "V" "S" "J" "P" [];
    Slovak "sk" "slovenčina": "K" "D" "V" "S" "J" "P" [];
    Hungarian "hu" "magyar": "K" "V" "B" "F" "H" "G" [];
    SerboCroatian "hbs" "srpskohrvatski": "K" "D" "T" "L" "S" "P" [];
    Bulgarian "bg" "български": "Ц" "Д" "Т" "О" "К" "П" ["T" Rook, "O" Bishop, "K" Knight];
    Russian "ru" "русский": "Кр" "Ф" "Л" "С" "К" "П"
        ["КР" King, "Kp" King, "Kр" King, "Кp" King, "KP" King, "C" Bishop, "K" Knight];
    Ukrainian "uk" "українська": "Кр" "Ф" "Т" "С" "К" "П"
        ["КР" King, "Kp" King, "Kр" King, "Кp" King, "KP" King, "T" Rook, "C" Bishop, "K" Knight];
    Greek "el" "ελληνικά": "Ρ" "Β" "Π" "Α" "Ι" "Σ" ["P" King, "B" Queen, "A" Bishop, "I" Knight];
    Turkish "tr" "Türkçe": "Ş" "V" "K" "F" "A" "P" ["S" King];
    Esperanto "eo" "Esperanto": "R" "D" "T" "K" "Ĉ" "S" ["C" Knight, "P" Pawn];
}

impl Language {
    /// Every language of the table, the commonest first.
    pub const ALL: [Language; ROWS.len()] = {
        let mut all = [Language::English; ROWS.len()];
        let mut i = 0;
        while i < ROWS.len() {
            all[i] = ROWS[i].language;
            i += 1;
        }
        all
    };

    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The code: two letters of ISO 639-1, or three where there are none.
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Its name in English.
    pub fn english_name(self) -> &'static str {
        match self {
            Language::SerboCroatian => "Serbo-Croatian",
            _ => self.row().english,
        }
    }

    /// The letter of a piece; of more than one character where the language has it so (Кр). A pawn's letter stands in diagrams only:
    /// in moves a pawn is known by the absence of a letter (C.4).
    #[inline]
    pub fn letter(self, role: Role) -> &'static str {
        self.row().letters[5 - role as usize]
    }

    /// Whether both languages write all six pieces alike, so that a text in one is a text in the other.
    ///
    /// ```
    /// use tratto_notation::Language;
    /// assert!(Language::German.writes_like(Language::Swedish));
    /// assert!(!Language::Italian.writes_like(Language::French));
    /// ```
    pub fn writes_like(self, other: Language) -> bool {
        self.row().letters == other.row().letters
    }

    /// Letters and aliases, each with its role.
    fn tokens(self) -> impl Iterator<Item = (&'static str, Role)> {
        let row = self.row();
        let letters = [King, Queen, Rook, Bishop, Knight, Pawn];
        row.letters.iter().copied().zip(letters).chain(row.aliases.iter().copied())
    }

    /// The piece whose letter stands at the head of a text, and how many bytes the letter takes. The longest letter wins, so
    /// that Кр is the king and not a knight.
    ///
    /// ```
    /// use tratto_board::Role;
    /// use tratto_notation::Language;
    /// assert_eq!(Language::Russian.leading_piece("Крf1"), Some((Role::King, 4)));
    /// assert_eq!(Language::Russian.leading_piece("Кf3"), Some((Role::Knight, 2)));
    /// assert_eq!(Language::English.leading_piece("Ktf3"), Some((Role::Knight, 2)));
    /// assert_eq!(Language::English.leading_piece("e4"), None);
    /// ```
    pub fn leading_piece(self, text: &str) -> Option<(Role, usize)> {
        let first = text.bytes().next()?;
        if !matches!(first, b'A'..=b'Z' | 0x80..) {
            return None;
        }
        let found = self.tokens().filter(|(token, _)| text.starts_with(token));
        found.max_by_key(|(token, _)| token.len()).map(|(token, role)| (role, token.len()))
    }

    /// The piece whose own letter, and no letter that stands in for it, is at the head of a text.
    pub(crate) fn own_piece(self, text: &str) -> Option<Role> {
        let (role, length) = self.leading_piece(text)?;
        self.row().letters.contains(&&text[..length]).then_some(role)
    }

    /// Whether a text has one of the language's own letters, at its head or for a promotion.
    pub(crate) fn writes_in(self, text: &str) -> bool {
        self.row().letters.iter().any(|letter| text.contains(letter))
    }

    /// The piece whose letter stands at the head of a text in small type, and how many bytes it takes.
    pub(crate) fn leading_small_piece(self, text: &str) -> Option<(Role, usize)> {
        let mut best: Option<(Role, usize)> = None;
        for (token, role) in self.tokens() {
            let length = small_prefix(text, token);
            if let Some(length) = length.filter(|&length| best.is_none_or(|(_, longest)| length > longest)) {
                best = Some((role, length));
            }
        }
        best
    }
}

/// How many bytes of the text are the token in small letters.
fn small_prefix(text: &str, token: &str) -> Option<usize> {
    let mut read = text.char_indices();
    let mut end = 0;
    for letter in token.chars().flat_map(char::to_lowercase) {
        let (at, found) = read.next()?;
        if found != letter {
            return None;
        }
        end = at + found.len_utf8();
    }
    Some(end)
}

/// The piece a Unicode figurine shows, outlined or filled.
pub(crate) fn figurine(letter: char) -> Option<Role> {
    Some(match letter {
        '♔' | '♚' => King,
        '♕' | '♛' => Queen,
        '♖' | '♜' => Rook,
        '♗' | '♝' => Bishop,
        '♘' | '♞' => Knight,
        '♙' | '♟' => Pawn,
        _ => return None,
    })
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.english_name())
    }
}

/// The text names no language of the table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct UnknownLanguage {
    /// What was read.
    pub text: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a language with piece letters here: one of", self.text)?;
        for (i, language) in Language::ALL.iter().enumerate() {
            write!(f, "{} {}", if i == 0 { "" } else { "," }, language.code())?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code (`it`, also `it-CH` or `it_IT`), the English name or the language's own.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let wanted = text.trim().to_lowercase();
        let code = wanted.split(['-', '_', '.']).next().unwrap_or_default();
        // Codes of the parts that the table holds under one name.
        let code = match code {
            "sr" | "hr" | "bs" | "sh" => "hbs",
            "no" | "nn" => "nb",
            other => other,
        };
        Language::ALL
            .into_iter()
            .find(|language| {
                language.code() == code
                    || language.name().to_lowercase() == wanted
                    || language.english_name().to_lowercase() == wanted
            })
            .ok_or_else(|| UnknownLanguage { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_the_enum() {
        for (i, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, i);
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language.name().parse(), Ok(language));
            assert_eq!(language.english_name().parse(), Ok(language));
        }
    }

    #[test]
    fn no_language_has_one_token_for_two_pieces() {
        for language in Language::ALL {
            let tokens: Vec<_> = language.tokens().collect();
            for (i, (token, role)) in tokens.iter().enumerate() {
                assert!(!token.is_empty());
                assert!(tokens[..i].iter().all(|(other, _)| other != token), "{language}: {token} twice");
                assert_eq!(language.leading_piece(token), Some((*role, token.len())), "{language}: {token}");
                let small = token.to_lowercase();
                assert_eq!(language.leading_small_piece(&small).map(|(_, length)| length), Some(small.len()));
            }
        }
    }

    #[test]
    fn names_of_regions_and_of_nothing() {
        assert_eq!("en-US".parse(), Ok(Language::English));
        assert_eq!("sr_RS.UTF-8".parse(), Ok(Language::SerboCroatian));
        assert_eq!("klingon".parse::<Language>(), Err(UnknownLanguage { text: "klingon".into() }));
        assert!("".parse::<Language>().is_err());
    }
}
