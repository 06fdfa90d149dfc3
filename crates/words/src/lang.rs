//! Which language to speak.

use std::fmt;
use std::str::FromStr;

/// A language Tratto speaks.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Italian.
    It,
}

/// Where a language may be named, the first that says anything wins.
const VARIABLES: [&str; 4] = ["TRATTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::It];

    /// The code of two letters, as `--lang` takes it.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
        }
    }

    /// The language of the environment: `TRATTO_LANG`, then `LC_ALL`, `LC_MESSAGES` and `LANG`; the first that is
    /// set and not empty decides. What is not Italian gets English.
    ///
    /// ```
    /// use tratto_words::Lang;
    /// let lang = Lang::choose(|name| (name == "LANG").then(|| "it_IT.UTF-8".to_owned()));
    /// assert_eq!(lang, Lang::It);
    /// ```
    pub fn choose(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let locale = VARIABLES.iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
        locale.and_then(|locale| locale.parse().ok()).unwrap_or(Lang::En)
    }
}

/// The text names no language Tratto speaks.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct UnknownLang {
    /// What was read.
    pub text: String,
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a language Tratto speaks: it or en", self.text)
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads `it`, `en`, or a locale that begins so, such as `it_CH.UTF-8` or `en-GB`.
    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let language = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        match language.to_ascii_lowercase().as_str() {
            "it" | "ita" | "italian" | "italiano" => Ok(Lang::It),
            "en" | "eng" | "english" | "inglese" => Ok(Lang::En),
            _ => Err(UnknownLang { text: text.to_owned() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(variables: &[(&str, &str)]) -> Lang {
        Lang::choose(|name| {
            variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_variable_that_speaks_decides() {
        assert_eq!(chosen(&[]), Lang::En);
        assert_eq!(chosen(&[("LANG", "it_IT.UTF-8")]), Lang::It);
        assert_eq!(chosen(&[("LC_ALL", "C"), ("LANG", "it_IT.UTF-8")]), Lang::En);
        assert_eq!(chosen(&[("LC_ALL", ""), ("LC_MESSAGES", "it")]), Lang::It);
        assert_eq!(chosen(&[("TRATTO_LANG", "it"), ("LC_ALL", "en_GB.UTF-8")]), Lang::It);
        assert_eq!(chosen(&[("TRATTO_LANG", "de"), ("LANG", "it")]), Lang::En);
    }

    #[test]
    fn a_locale_is_read_by_its_language() {
        assert_eq!("it_CH.UTF-8@euro".parse(), Ok(Lang::It));
        assert_eq!("EN-gb".parse(), Ok(Lang::En));
        assert_eq!("iteration".parse::<Lang>(), Err(UnknownLang { text: "iteration".to_owned() }));
        assert!("".parse::<Lang>().is_err());
    }
}
