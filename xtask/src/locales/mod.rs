//! Every language says everything, and the code asks for nothing else. Each folder of `crates/words/locales` is a language.
//!
//! Every sentence is asked for as `say!(words, "key", name = value)`, so that keys and variables can be read off the
//! sources and held against the Fluent files.

mod catalog;
mod uses;

use crate::house::{Finding, House};
use catalog::{Catalog, Sentence};
use std::collections::BTreeSet;
use uses::Use;

/// Where the languages are, one folder each.
const LOCALES: &str = "crates/words/locales/";

/// The language with which every other is compared.
const FIRST: &str = "en";

/// A sentence of this many words or more that reads as in the first language has not been translated.
const TELLING: usize = 3;

/// Sentences that are rightly the same in several languages.
const SAME: &[&str] = &[];

/// Compares the languages with each other and with the code.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut languages = languages(house);
    languages.remove(FIRST);
    let first = Catalog::read(house, FIRST, &mut found);
    let others: Vec<Catalog> =
        languages.iter().map(|language| Catalog::read(house, language, &mut found)).collect();
    for other in &others {
        compare(&first, other, &mut found);
        compare(other, &first, &mut found);
        untranslated(&first, other, &mut found);
    }
    let all: Vec<&Catalog> = [&first].into_iter().chain(&others).collect();
    let mut asked = BTreeSet::new();
    for use_ in uses::read(house, &mut found) {
        check_use(&use_, &all, &mut found);
        asked.insert(use_.key);
    }
    unused(&all, asked, &mut found);
    found
}

/// The folders of languages.
fn languages(house: &House) -> BTreeSet<&str> {
    let folders =
        house.with_extension("ftl").filter_map(|file| file.path.strip_prefix(LOCALES)?.split_once('/'));
    folders.map(|(language, _)| language).collect()
}

fn untranslated(first: &Catalog, other: &Catalog, found: &mut Vec<Finding>) {
    for (key, sentence) in &first.sentences {
        if let Some(same) = other.sentences.get(key)
            && sentence.text == same.text
            && sentence.text.split_whitespace().count() >= TELLING
            && !SAME.contains(&key.as_str())
        {
            found.push(Finding::of(
                &same.path,
                format!("`{key}` reads as in English: it has not been translated"),
            ));
        }
    }
}

/// What one language has, the other must have; what one shows, the other must show.
fn compare(there: &Catalog, here: &Catalog, found: &mut Vec<Finding>) {
    for (key, sentence) in &there.sentences {
        let Some(other) = here.sentences.get(key) else {
            let path = sentence
                .path
                .replace(&format!("{LOCALES}{}/", there.language), &format!("{LOCALES}{}/", here.language));
            found.push(Finding::of(&path, format!("`{key}` is missing")));
            continue;
        };
        // A variable that only chooses a form (a gender, a plural) may be needed by one grammar and not the other.
        let used: BTreeSet<&String> = other.shown.union(&other.choosing).collect();
        for name in sentence.shown.iter().filter(|name| !used.contains(name)) {
            found.push(Finding::of(
                &other.path,
                format!("`{key}` does not say ${name}, as locales/{} does", there.language),
            ));
        }
    }
}

fn check_use(use_: &Use, catalogs: &[&Catalog], found: &mut Vec<Finding>) {
    let mut known = BTreeSet::new();
    for catalog in catalogs {
        let Some(sentence) = catalog.sentences.get(&use_.key) else {
            let what = format!("`{}` is not in locales/{}", use_.key, catalog.language);
            found.push(Finding::at(&use_.path, use_.line, what));
            continue;
        };
        for name in sentence.variables() {
            if !use_.names.contains(name) {
                let what = format!(
                    "`{}` needs ${name} in locales/{}, and is not given it",
                    use_.key, catalog.language
                );
                found.push(Finding::at(&use_.path, use_.line, what));
            }
            known.insert(name);
        }
    }
    for name in use_.names.iter().filter(|name| !known.contains(name)) {
        found.push(Finding::at(&use_.path, use_.line, format!("`{}` has no use for ${name}", use_.key)));
    }
}

/// What nobody asks for, neither the code nor another sentence that is asked for.
fn unused(catalogs: &[&Catalog], mut asked: BTreeSet<String>, found: &mut Vec<Finding>) {
    let mut pending: Vec<String> = asked.iter().cloned().collect();
    while let Some(key) = pending.pop() {
        for part in
            catalogs.iter().filter_map(|catalog| catalog.sentences.get(&key)).flat_map(|whole| &whole.parts)
        {
            if asked.insert(part.clone()) {
                pending.push(part.clone());
            }
        }
    }
    let lost = |entry: &(&String, &Sentence)| !asked.contains(entry.0);
    for (key, sentence) in catalogs[0].sentences.iter().filter(lost) {
        found.push(Finding::of(
            &sentence.path,
            format!("`{key}` is never said: remove it from every language"),
        ));
    }
}

#[cfg(test)]
mod tests;
