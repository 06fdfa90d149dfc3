//! Every article of every edition of the Laws is exercised by a case, or has a reason why a program cannot execute it.
//!
//! The articles are listed in `testdata/laws/articles.toml`, the reasons in `testdata/laws/not-executable.toml`. A case exercises an
//! article if something that the program says while the case runs under that edition cites it: a ruling, or what a player may
//! claim or must do at that moment.

use crate::house::{Finding, House};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use toml::{Table, Value};
use tratto_laws::{Article, Edition, Rule};
use tratto_scenario::Scenario;

const FOLDER: &str = "testdata/laws/";
const ARTICLES: &str = "testdata/laws/articles.toml";
const REASONS: &str = "testdata/laws/not-executable.toml";

/// Guidance beside the Laws, which is cited but is not an article.
const BESIDE: &[&str] = &["Manual"];

type ByEdition = BTreeMap<Edition, BTreeSet<String>>;

/// Looks for articles without case and reason, and for reasons that no longer hold.
pub fn findings(house: &House) -> Vec<Finding> {
    report(house).1
}

/// The table of figures, and what is wrong.
pub fn report(house: &House) -> (String, Vec<Finding>) {
    let mut found = Vec::new();
    let articles = read(house, ARTICLES, &mut found, |document| {
        let mut all = ByEdition::new();
        for (edition, table) in document {
            let list = table.as_table().and_then(|table| table.get("articles")).and_then(Value::as_str);
            add(&mut all, edition, list.unwrap_or_default());
        }
        all
    });
    let reasons = read(house, REASONS, &mut found, |document| {
        let mut all = ByEdition::new();
        let entries = document.get("because").and_then(Value::as_array).into_iter().flatten();
        for table in entries.filter_map(Value::as_table) {
            for (key, list) in table.iter().filter(|(key, _)| *key != "why") {
                add(&mut all, key, list.as_str().unwrap_or_default());
            }
        }
        all
    });
    let exercised = exercised(house, &mut found);
    let mut table = String::new();
    let _ = writeln!(
        table,
        "{:<8}{:>9}{:>12}{:>13}{:>12}",
        "edition", "articles", "executable", "with a case", "unverified"
    );
    for edition in Edition::ALL {
        let of = |all: &ByEdition| all.get(&edition).cloned().unwrap_or_default();
        let (articles, reasons, cases) = (of(&articles), of(&reasons), of(&exercised));
        let executable: BTreeSet<&String> = articles.difference(&reasons).collect();
        let with_case = executable.iter().filter(|article| cases.contains(**article)).count();
        let unverified = unverified(edition);
        let unverified = articles.iter().filter(|article| unverified.contains(article.as_str())).count();
        let _ = writeln!(
            table,
            "{:<8}{:>9}{:>12}{:>13}{:>12}",
            edition.to_string(),
            articles.len(),
            executable.len(),
            with_case,
            unverified
        );
        for article in executable.into_iter().filter(|article| !cases.contains(*article)) {
            found.push(Finding::of(
                ARTICLES,
                format!("{edition}, {article}: no case exercises it, and {REASONS} does not say why"),
            ));
        }
        for article in reasons.intersection(&cases) {
            found.push(Finding::of(REASONS, format!("{edition}, {article}: a case exercises it after all")));
        }
        for article in reasons.difference(&articles) {
            found.push(Finding::of(REASONS, format!("{edition}, {article}: is no article of {ARTICLES}")));
        }
        for article in cases.difference(&articles).filter(|article| !BESIDE.contains(&article.as_str())) {
            found.push(Finding::of(
                ARTICLES,
                format!("{edition}, {article}: a case rests on it, and it is not listed"),
            ));
        }
    }
    (table, found)
}

fn read(
    house: &House,
    path: &str,
    found: &mut Vec<Finding>,
    take: impl FnOnce(&Table) -> ByEdition,
) -> ByEdition {
    let document = house.file(path).map(|file| file.text.parse::<Table>());
    match document {
        Some(Ok(document)) => take(&document),
        Some(Err(error)) => {
            found.push(Finding::of(path, format!("does not parse: {error}")));
            ByEdition::new()
        }
        None => {
            found.push(Finding::of(path, "is missing"));
            ByEdition::new()
        }
    }
}

fn add(all: &mut ByEdition, edition: &str, list: &str) {
    if let Ok(edition) = edition.parse::<Edition>() {
        all.entry(edition).or_default().extend(list.split_whitespace().map(str::to_owned));
    }
}

/// The articles on which the cases rest.
fn exercised(house: &House, found: &mut Vec<Finding>) -> ByEdition {
    let mut all = ByEdition::new();
    let cases = house
        .with_extension("toml")
        .filter(|file| file.path.strip_prefix(FOLDER).is_some_and(|name| name.contains('/')));
    for file in cases {
        if let Err(error) = run(&file.text, &mut all) {
            found.push(Finding::of(&file.path, error));
        }
    }
    all
}

fn run(text: &str, all: &mut ByEdition) -> Result<(), String> {
    let scenario = Scenario::read(text).map_err(|error| error.to_string())?;
    for variant in &scenario.variants {
        let named = !variant.editions.is_empty();
        for edition in scenario.editions(variant).map_err(|error| error.to_string())? {
            let course =
                scenario.run(variant, named.then_some(edition)).map_err(|error| error.to_string())?;
            let cited = all.entry(edition).or_default();
            let mut cite = |articles: &[Article]| {
                cited.extend(articles.iter().map(|article| article.number().to_owned()));
            };
            course.before.iter().for_each(|ruling| cite(&ruling.articles()));
            let mut game = course.log.set_up().map_err(|error| error.to_string())?;
            for event in &course.log.events {
                let happened = game.apply(event).map_err(|error| error.to_string())?;
                happened.rulings.iter().for_each(|ruling| cite(&ruling.articles()));
                for color in [game.turn(), !game.turn()] {
                    game.duties(color).iter().for_each(|duty| cite(&duty.articles));
                    game.can_claim(color).iter().for_each(|claim| cite(&[claim.article]));
                }
            }
        }
    }
    Ok(())
}

/// The articles of an edition that rest on general knowledge alone.
fn unverified(edition: Edition) -> BTreeSet<&'static str> {
    let articles = Rule::ALL.iter().flat_map(|rule| edition.articles(*rule));
    articles.filter(|article| article.is_unverified()).map(|article| article.number()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASE: &str = "editions = \"2018\"\nstart.fen = \"7k/5Q2/8/6K1/8/8/8/8 w - - 0 1\"\n\
        [[step]]\ndo = \"white plays Kg6\"\nexpect = \"draw [5.2.1]\"\n";

    fn found(articles: &str, reasons: &str) -> Vec<String> {
        let articles = format!("[2018]\narticles = \"{articles}\"\n");
        let reasons = format!("[[because]]\nwhy = \"so\"\n2018 = \"{reasons}\"\n");
        let house =
            House::of(&[(ARTICLES, &articles), (REASONS, &reasons), ("testdata/laws/09-draw/C1.toml", CASE)]);
        findings(&house).into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn an_article_needs_a_case_or_a_reason() {
        assert!(found("5.2.1 6.2.1.1", "").is_empty());
        assert!(found("5.2.1 6.2.1.1 8.3", "8.3").is_empty());
        assert_eq!(found("5.2.1 6.2.1.1 8.3", "").len(), 1, "no case and no reason");
        assert_eq!(found("5.2.1 6.2.1.1", "5.2.1").len(), 1, "a reason that does not hold");
        assert_eq!(found("5.2.1 6.2.1.1", "9.9").len(), 1, "a reason for nothing");
        assert_eq!(found("5.2.1", "").len(), 1, "an article that is not listed");
    }

    #[test]
    fn a_case_that_cannot_be_read_is_found() {
        let house =
            House::of(&[(ARTICLES, ""), (REASONS, ""), ("testdata/laws/09-draw/C1.toml", "editions = 3")]);
        assert_eq!(findings(&house).len(), 1);
    }
}
