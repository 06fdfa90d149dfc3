//! What something is called, in one or more languages.

use crate::error::Placed;
use crate::node::TomlTable;
use std::collections::BTreeMap;

/// What a case or a variant is called: `title` in English, `title-it` in Italian, and so on for every code of a language.
#[derive(Clone, Default, Debug)]
pub struct Titles(BTreeMap<String, String>);

/// The language of a key without a code.
const PLAIN: &str = "en";

impl Titles {
    /// The title in a language; where there is none the English one, or any.
    pub fn in_language(&self, code: &str) -> Option<&str> {
        let there = self.0.get(code).or_else(|| self.0.get(PLAIN)).or_else(|| self.0.values().next());
        there.map(String::as_str)
    }

    /// The English title.
    pub fn english(&self) -> Option<&str> {
        self.0.get(PLAIN).map(String::as_str)
    }

    /// Whether a key of a file is this title in some language.
    pub(crate) fn is_key(name: &str, key: &str) -> bool {
        Titles::language(name, key).is_some()
    }

    fn language<'k>(name: &str, key: &'k str) -> Option<&'k str> {
        match key.strip_prefix(name)? {
            "" => Some(PLAIN),
            rest => rest.strip_prefix('-').filter(|code| {
                matches!(code.len(), 2 | 3) && code.bytes().all(|letter| letter.is_ascii_lowercase())
            }),
        }
    }

    /// Takes a title in all its languages out of a table.
    pub(crate) fn take(name: &str, table: &mut TomlTable) -> Result<Titles, Placed> {
        let mut titles = BTreeMap::new();
        while let Some(at) = table.entries.iter().position(|entry| Titles::is_key(name, &entry.key)) {
            let entry = table.entries.remove(at);
            let code = Titles::language(name, &entry.key).unwrap_or(PLAIN).to_owned();
            titles.insert(code, entry.node.text(&entry.key)?.to_owned());
        }
        Ok(Titles(titles))
    }
}
