//! Editions of the Laws are told apart only in their tables, `crates/laws/src/edition/`.
//!
//! Code elsewhere asks a table what an edition says; it neither names an edition nor asks whether one is older than another. Sentences,
//! pages and documents do not list the editions: a list is made from `Edition::ALL`, so that a new edition is in it.

use crate::house::{File, Finding, House, each_run, without_tests};
use proc_macro2::{Delimiter, Spacing, TokenTree};
use std::collections::BTreeSet;
use tratto_laws::Edition;

const TABLES: &str = "crates/laws/src/edition/";

/// Looks for editions named or compared in code, and for lists of editions.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in house.files().iter().filter(|file| !file.path.starts_with(TABLES)) {
        match file.path.rsplit_once('.').map_or("", |(_, end)| end) {
            "rs" if is_product(&file.path) => in_code(file, &mut found),
            "ftl" => in_text(file, &file.text, &mut found),
            "svelte" | "ts" if file.path.starts_with("web/src/") => in_text(file, &file.text, &mut found),
            // A block of commands and their output is held to what the commands print.
            "md" if file.path != "CHANGELOG.md" => in_text(file, &without_blocks(&file.text), &mut found),
            _ => {}
        }
    }
    found
}

/// Whether a Rust file is part of what runs, and not of its tests.
fn is_product(path: &str) -> bool {
    let is_source = path.starts_with("xtask/src/") || (path.starts_with("crates/") && path.contains("/src/"));
    is_source && !path.ends_with("/tests.rs") && !path.contains("/tests/") && path != "xtask/src/editions.rs"
}

fn in_code(file: &File, found: &mut Vec<Finding>) {
    let mut lists = BTreeSet::new();
    each_run(without_tests(file.tokens()), &mut |run| {
        for (index, token) in run.iter().enumerate() {
            let line = token.span().start().line;
            match token {
                TokenTree::Ident(name) if is_edition_name(&name.to_string()) => {
                    let what = format!("`{name}` is named in code: ask {TABLES} for a value of the edition");
                    found.push(Finding::at(&file.path, line, what));
                }
                TokenTree::Literal(text) if lists_editions(&text.to_string()) => {
                    lists.insert(line);
                }
                TokenTree::Punct(_) if compares_editions(run, index) => {
                    let what = format!(
                        "editions are compared: ask {TABLES} for a value, or `Edition::span`, instead"
                    );
                    found.push(Finding::at(&file.path, line, what));
                }
                _ => {}
            }
        }
    });
    found.extend(lists.into_iter().map(|line| listed(file, line)));
}

fn in_text(file: &File, text: &str, found: &mut Vec<Finding>) {
    let lines = text.lines().enumerate().filter(|(_, line)| lists_editions(line));
    found.extend(lines.map(|(index, _)| listed(file, index + 1)));
}

fn listed(file: &File, line: usize) -> Finding {
    Finding::at(&file.path, line, "editions are listed: make the list from `Edition::ALL`, or leave it out")
}

/// The text with the lines of its fenced blocks left empty.
fn without_blocks(text: &str) -> String {
    let mut inside = false;
    let lines = text.lines().map(|line| {
        let fence = line.trim_start().starts_with("```");
        inside ^= fence;
        if fence || inside { "\n".to_owned() } else { format!("{line}\n") }
    });
    lines.collect()
}

/// `Laws2017` and its like.
fn is_edition_name(name: &str) -> bool {
    let year = name.strip_prefix("Laws");
    year.is_some_and(|year| year.len() == 4 && year.bytes().all(|digit| digit.is_ascii_digit()))
}

/// Whether three editions or more stand in a row, by their years.
fn lists_editions(text: &str) -> bool {
    let mut row = 0;
    // A span such as 2014-2018 is one word, and no list.
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '–';
    let words = text.split(|letter| !in_word(letter)).filter(|word| !word.is_empty());
    for word in words.filter(|word| !["and", "or", "e", "o"].contains(word)) {
        row = if word.parse::<Edition>().is_ok() { row + 1 } else { 0 };
        if row == 3 {
            return true;
        }
    }
    false
}

/// Whether a comparison begins at this token and one of its sides is an edition: by order at all, or by equality with a given one.
fn compares_editions(run: &[TokenTree], index: usize) -> bool {
    let sign = |at: usize| match run.get(at) {
        Some(TokenTree::Punct(sign)) => Some((sign.as_char(), sign.spacing() == Spacing::Joint)),
        _ => None,
    };
    // The second half of `==`, `=>`, `->` and their like begins nothing.
    if index > 0 && matches!(sign(index - 1), Some(('=' | '-' | '<' | '>' | '!', true))) {
        return false;
    }
    let doubled = matches!(sign(index), Some((_, true))) && matches!(sign(index + 1), Some(('=', _)));
    let by_order = match sign(index) {
        Some(('<' | '>', _)) => true,
        Some(('=' | '!', true)) if doubled => false,
        _ => return false,
    };
    let left = chain_before(&run[..index]);
    let right = chain_after(&run[index + 1 + usize::from(doubled)..]);
    let is_edition = |chain: &[String]| {
        let named = chain.iter().rev().find(|name| *name != "year");
        named.is_some_and(|name| name == "edition" || name.ends_with("_edition"))
    };
    // `Edition::NEWEST` and its like; the bare name is the type.
    let is_given = |chain: &[String]| chain.iter().rev().skip(1).any(|name| name == "Edition");
    let of_year = |chain: &[String]| chain.last().is_some_and(|name| name == "year") && is_edition(chain);
    match by_order {
        true => is_edition(&left) || is_edition(&right) || is_given(&left) || is_given(&right),
        false => is_given(&left) || is_given(&right) || of_year(&left) || of_year(&right),
    }
}

/// The names of the path or chain of fields and calls that ends here: `self.edition().year()` has three.
fn chain_before(run: &[TokenTree]) -> Vec<String> {
    let mut names: Vec<String> = run.iter().rev().map_while(name_of_link).flatten().collect();
    names.reverse();
    names
}

/// The same for one that begins here.
fn chain_after(run: &[TokenTree]) -> Vec<String> {
    let references =
        |token: &&TokenTree| matches!(token, TokenTree::Punct(sign) if "*&".contains(sign.as_char()));
    run.iter().skip_while(references).map_while(name_of_link).flatten().collect()
}

/// A name, or a sign or group that stands between names; `None` where the chain ends.
fn name_of_link(token: &TokenTree) -> Option<Option<String>> {
    match token {
        TokenTree::Ident(name) => {
            let name = name.to_string();
            let keyword = ["if", "return", "in", "match", "while", "else"].contains(&name.as_str());
            (!keyword).then_some(Some(name))
        }
        TokenTree::Punct(sign) if ".:".contains(sign.as_char()) => Some(None),
        TokenTree::Group(group) if group.delimiter() != Delimiter::Brace => Some(None),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, text: &str) -> usize {
        findings(&House::of(&[(path, text)])).len()
    }

    fn in_game(text: &str) -> usize {
        count("crates/laws/src/game/flags.rs", text)
    }

    #[test]
    fn a_named_edition_is_found() {
        assert_eq!(in_game("fn f() { let old = self.edition() == crate::Edition::Laws2001; }"), 2);
        assert_eq!(in_game("fn f() { matches!(edition, Laws2014 | Laws2017) }"), 2);
        assert_eq!(count("crates/words/src/laws/told.rs", "const A: Edition = Edition::Laws2009;"), 1);
        assert_eq!(in_game("fn f() { LawsOfChess }"), 0);
    }

    #[test]
    fn comparisons_are_found() {
        for text in [
            "self.edition() >= other",
            "a < edition",
            "*since <= edition",
            "first_edition > last_edition",
            "if edition.year() == 2014 { 1 } else { 2 }",
            "2017 <= self.edition().year()",
            "edition != Edition::NEWEST",
            "Edition::ALL[0] == row.edition",
            "edition < Edition::NEWEST",
        ] {
            assert_eq!(in_game(&format!("fn f() {{ {text} }}")), 1, "{text}");
        }
    }

    #[test]
    fn what_only_looks_like_one_is_not() {
        for text in [
            "match x { edition => edition, _ => other }",
            "let f = |edition: Edition| -> Vec<Edition> { edition.values() };",
            "course.edition == shown_edition",
            "let a: BTreeMap<Edition, u8> = edition.has(rule).then_some(rule);",
            "edition.values().agreement_moves > 0",
            "date.year() >= 2017",
            "\"2001\".parse::<Edition>()",
        ] {
            assert_eq!(in_game(&format!("fn f() {{ {text} }}")), 0, "{text}");
        }
    }

    #[test]
    fn the_tables_and_the_tests_may() {
        let text = "fn f() { edition >= Edition::Laws2014 }";
        assert_eq!(count("crates/laws/src/edition/dates.rs", text), 0);
        assert_eq!(count("crates/laws/tests/game/restored.rs", text), 0);
        assert_eq!(in_game(&format!("#[cfg(test)]\nmod tests {{ {text} }}")), 0);
        assert_eq!(in_game(&format!("/// `{text}`\nfn g() {{}}")), 0);
    }

    #[test]
    fn lists_are_found() {
        let list = "2001, 2009, 2014, 2017, 2018 or 2023";
        assert_eq!(count("crates/words/locales/en/server.ftl", &format!("bad = no edition: {list}")), 1);
        assert_eq!(count("web/src/pages/Home.svelte", "const ALL = ['2001', '2009', '2014']"), 1);
        assert_eq!(count("docs/a.md", "the editions of 2014, 2017 and 2018"), 1);
        assert_eq!(count("docs/a.md", "```\nunder the Laws of 2014, 2017 and 2018\n```\n"), 0);
        assert_eq!(in_game(&format!("fn f() {{ \"{list}\" }}")), 1);
        assert_eq!(in_game(&format!("/// {list}\nfn f() {{}}")), 1);
        assert_eq!(count("docs/a.md", "2014 to 2018, and 10.2 of 2009; since 2017"), 0);
    }
}
