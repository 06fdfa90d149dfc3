//! Which languages there are, and which to speak.

use crate::{Words, say};
use std::fmt;
use std::str::FromStr;
use std::sync::{OnceLock, RwLock};
use tratto_notation::Language;

/// A language Tratto speaks: a folder of Fluent files under `locales/`.
///
/// There is a constant for each folder, such as [`Lang::EN`] and [`Lang::IT`], and [`Lang::ALL`] has them all. What a language
/// leaves out is said in English.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Lang(usize);

/// Fluent files: their names without `.ftl`, and their texts.
pub(crate) type Files = &'static [(&'static str, &'static str)];

/// A language with its files, and its words once they have been asked for.
pub(crate) struct Entry {
    code: &'static str,
    files: Files,
    words: OnceLock<Words>,
}

impl Entry {
    const fn new(code: &'static str, files: Files) -> Entry {
        Entry { code, files, words: OnceLock::new() }
    }
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Languages that are not built in; each stays for as long as the process lives.
static ADDED: RwLock<Vec<&'static Entry>> = RwLock::new(Vec::new());

/// The variables that may name a language; the first that is set decides.
const VARIABLES: [&str; 4] = ["TRATTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

impl Lang {
    /// Adds a language at run time: its code, and its Fluent files by their names without `.ftl`. So a translator can see his work
    /// without building anything.
    pub fn add(code: &str, files: Vec<(String, String)>) -> Lang {
        let leak = |text: String| -> &'static str { text.leak() };
        let files: Vec<_> = files.into_iter().map(|(name, text)| (leak(name), leak(text))).collect();
        let entry: &'static Entry = Box::leak(Box::new(Entry::new(leak(code.to_owned()), files.leak())));
        let mut added = ADDED.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        added.push(entry);
        Lang(ENTRIES.len() + added.len() - 1)
    }

    fn entry(self) -> &'static Entry {
        ENTRIES.get(self.0).unwrap_or_else(|| {
            let added = ADDED.read().unwrap_or_else(|poisoned| poisoned.into_inner());
            added[self.0 - ENTRIES.len()]
        })
    }

    #[cfg(test)]
    pub(crate) fn files(self) -> Files {
        self.entry().files
    }

    pub(crate) fn words(self) -> &'static Words {
        let entry = self.entry();
        entry.words.get_or_init(|| Words::load(self, entry.files))
    }

    /// The code of the language, which is the name of its folder; `--lang` takes it.
    pub fn code(self) -> &'static str {
        self.entry().code
    }

    /// What the language calls itself: "English", "Italiano".
    pub fn name(self) -> String {
        say!(self.words(), "language-own-name")
    }

    /// The language whose piece letters its readers use; English where the notation knows none of that code.
    ///
    /// ```
    /// use tratto_words::Lang;
    /// assert_eq!(Lang::IT.letters(), tratto_notation::Language::Italian);
    /// ```
    pub fn letters(self) -> Language {
        self.code().parse().unwrap_or(Language::English)
    }

    /// The built-in language for the environment; see [`Lang::choose_among`].
    ///
    /// ```
    /// use tratto_words::Lang;
    /// let lang = Lang::choose(|name| (name == "LANG").then(|| "it_IT.UTF-8".to_owned()));
    /// assert_eq!(lang, Lang::IT);
    /// ```
    pub fn choose(variable: impl Fn(&str) -> Option<String>) -> Lang {
        Lang::choose_among(&Lang::ALL, variable)
    }

    /// The language of the environment: `TRATTO_LANG`, then `LC_ALL`, `LC_MESSAGES` and `LANG`; the first that is set and not
    /// empty decides. Where it names none of these languages, English.
    pub fn choose_among(languages: &[Lang], variable: impl Fn(&str) -> Option<String>) -> Lang {
        let locale = VARIABLES.iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
        locale.and_then(|locale| Lang::among(languages, &locale)).unwrap_or(Lang::EN)
    }

    /// The one of these languages that a text names: by its code, a locale that begins with it such as `it_CH.UTF-8` or
    /// `en-GB`, or one of the names that its files give it.
    pub fn among(languages: &[Lang], text: &str) -> Option<Lang> {
        let wanted = text.split(['_', '-', '.', '@']).next().unwrap_or_default().to_lowercase();
        let is_named = |lang: &&Lang| {
            let names = say!(lang.words(), "language-names");
            names.split(',').any(|name| name.trim() == wanted)
        };
        let by_code = languages.iter().find(|lang| lang.code() == wanted);
        by_code.or_else(|| languages.iter().find(is_named)).copied().filter(|_| !wanted.is_empty())
    }

    /// The best of these languages for the header `Accept-Language` of a browser; English if there is none.
    ///
    /// ```
    /// use tratto_words::Lang;
    /// assert_eq!(Lang::accepted(&Lang::ALL, "de-CH, it;q=0.8, en;q=0.7"), Lang::IT);
    /// assert_eq!(Lang::accepted(&Lang::ALL, "en;q=0.7, it"), Lang::IT);
    /// assert_eq!(Lang::accepted(&Lang::ALL, "de, it;q=0"), Lang::EN);
    /// ```
    pub fn accepted(languages: &[Lang], header: &str) -> Lang {
        let liked = header.split(',').filter_map(|range| {
            let (tag, weight) = range.split_once(';').unwrap_or((range, "q=1"));
            let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
            let lang = Lang::among(languages, tag.trim()).filter(|_| weight > 0.0)?;
            Some((lang, weight))
        });
        // Of two equally liked the one that is named first.
        let best = liked.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or(Lang::EN, |(lang, _)| lang)
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lang({})", self.code())
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
        let known = Lang::ALL.map(Lang::code).join(", ");
        write!(f, "{:?} is not a language Tratto speaks: {known}", self.text)
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads the name of a built-in language; see [`Lang::among`].
    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::among(&Lang::ALL, text).ok_or_else(|| UnknownLang { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn chosen(variables: &[(&str, &str)]) -> Lang {
        Lang::choose(|name| {
            variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_variable_that_speaks_decides() {
        assert_eq!(chosen(&[]), Lang::EN);
        assert_eq!(chosen(&[("LANG", "it_IT.UTF-8")]), Lang::IT);
        assert_eq!(chosen(&[("LC_ALL", "C"), ("LANG", "it_IT.UTF-8")]), Lang::EN);
        assert_eq!(chosen(&[("LC_ALL", ""), ("LC_MESSAGES", "it")]), Lang::IT);
        assert_eq!(chosen(&[("TRATTO_LANG", "it"), ("LC_ALL", "en_GB.UTF-8")]), Lang::IT);
        assert_eq!(chosen(&[("TRATTO_LANG", "xx"), ("LANG", "it")]), Lang::EN);
    }

    #[test]
    fn a_locale_is_read_by_its_language() {
        assert_eq!("it_CH.UTF-8@euro".parse(), Ok(Lang::IT));
        assert_eq!("EN-gb".parse(), Ok(Lang::EN));
        assert_eq!("Italiano".parse(), Ok(Lang::IT));
        assert_eq!("english".parse(), Ok(Lang::EN));
        assert_eq!("iteration".parse::<Lang>(), Err(UnknownLang { text: "iteration".to_owned() }));
        assert!("".parse::<Lang>().is_err());
        assert_eq!(Lang::accepted(&Lang::ALL, ""), Lang::EN);
        assert_eq!(Lang::accepted(&Lang::ALL, "*, it;q=x, ;;,"), Lang::EN);
    }

    #[test]
    fn every_folder_and_every_file_is_built_in() {
        let there = |folder: &str| -> BTreeSet<String> {
            let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
            names.map(|name| name.into_string().unwrap()).collect()
        };
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/locales");
        assert_eq!(there(root), Lang::ALL.map(|lang| lang.code().to_owned()).into());
        for entry in &ENTRIES {
            let here = entry.files.iter().map(|(name, _)| format!("{name}.ftl")).collect::<BTreeSet<_>>();
            assert_eq!(there(&format!("{root}/{}", entry.code)), here);
        }
    }

    #[test]
    fn an_added_language_falls_back_to_english() {
        let file = (
            "words".to_owned(),
            "language-own-name = Deutsch\nlist-or = { $head } oder { $last }\n".to_owned(),
        );
        let german = Lang::add("de", vec![file]);
        assert_eq!((german.code(), german.name().as_str()), ("de", "Deutsch"));
        assert_eq!(german.letters(), Language::German);
        assert_eq!(Words::of(german).list_or(&["a".to_owned(), "b".to_owned()]), "a oder b");
        assert_eq!(Words::of(german).list(&["a".to_owned(), "b".to_owned()]), "a and b");
        assert!(!Lang::ALL.contains(&german));
        assert_eq!(Lang::among(&[Lang::EN, german], "de_AT"), Some(german));
        assert_ne!(german, Lang::EN);
    }
}
