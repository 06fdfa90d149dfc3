//! Where the code asks for a sentence: `say!` in Rust, `say(...)` in the pages.

use crate::house::{Finding, House, each_run};
use proc_macro2::{Literal, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// One `say!`.
pub(super) struct Use {
    pub(super) path: String,
    pub(super) line: usize,
    pub(super) key: String,
    /// The names of the variables it gives.
    pub(super) names: BTreeSet<String>,
}

/// Every `say!` under `crates/`.
pub(super) fn read(house: &House, found: &mut Vec<Finding>) -> Vec<Use> {
    let mut uses = Vec::new();
    for file in house.with_extension("rs").filter(|file| file.path.starts_with("crates/")) {
        each_run(file.tokens(), &mut |run| {
            for tokens in run.windows(3) {
                let [TokenTree::Ident(name), TokenTree::Punct(bang), TokenTree::Group(group)] = tokens else {
                    continue;
                };
                if name != "say" || bang.as_char() != '!' {
                    continue;
                }
                let line = name.span().start().line;
                match arguments(group.stream()) {
                    Some((key, names)) => uses.push(Use { path: file.path.clone(), line, key, names }),
                    None => found.push(Finding::at(
                        &file.path,
                        line,
                        "`say!` wants (words, \"key\", name = value, ...)",
                    )),
                }
            }
        });
    }
    for file in ["ts", "svelte"].into_iter().flat_map(|extension| house.with_extension(extension)) {
        if file.path.starts_with("web/src/") {
            said_in_pages(&file.path, &file.text, &mut uses, found);
        }
    }
    uses
}

/// Every `say('key', { name, other: value })` of a page. TypeScript is not parsed: what stands between the brackets is read
/// by its brackets, quotes and commas, which is all that names need.
fn said_in_pages(path: &str, text: &str, uses: &mut Vec<Use>, found: &mut Vec<Finding>) {
    for (at, _) in text.match_indices("say(") {
        let before = text[..at].chars().next_back();
        if before.is_some_and(|letter| letter.is_alphanumeric() || "_.".contains(letter)) {
            continue;
        }
        // Its own definition is no use of it.
        if text[..at].ends_with("function ") {
            continue;
        }
        let line = 1 + text[..at].matches('\n').count();
        match page_arguments(&text[at + 4..]) {
            Some((key, names)) => uses.push(Use { path: path.to_owned(), line, key, names }),
            None => {
                found.push(Finding::at(path, line, "`say` wants ('key', { name: value, ... }), written out"));
            }
        }
    }
}

fn page_arguments(text: &str) -> Option<(String, BTreeSet<String>)> {
    let text = text.trim_start();
    let quote = text.chars().next().filter(|letter| *letter == '\'' || *letter == '"')?;
    let (key, rest) = text[1..].split_once(quote)?;
    let rest = rest.trim_start().trim_start_matches(',').trim_start();
    let mut names = BTreeSet::new();
    if let Some(object) = rest.strip_prefix('{') {
        for entry in entries(object)? {
            let name: String =
                entry.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
            if name.is_empty() {
                return None;
            }
            names.insert(name);
        }
    } else if !rest.starts_with(')') {
        return None;
    }
    Some((key.to_owned(), names))
}

/// The entries of an object literal, up to its closing bracket.
fn entries(text: &str) -> Option<Vec<&str>> {
    let (mut depth, mut from, mut quoted) = (0_usize, 0, None);
    let mut entries = Vec::new();
    for (at, letter) in text.char_indices() {
        if let Some(quote) = quoted {
            if letter == quote {
                quoted = None;
            }
            continue;
        }
        match letter {
            '\'' | '"' | '`' => quoted = Some(letter),
            '(' | '[' | '{' => depth += 1,
            '}' if depth == 0 => {
                entries.push(text[from..at].trim());
                entries.retain(|entry| !entry.is_empty());
                return Some(entries);
            }
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            ',' if depth == 0 => {
                entries.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    None
}

fn arguments(tokens: TokenStream) -> Option<(String, BTreeSet<String>)> {
    let mut parts: Vec<Vec<TokenTree>> = vec![Vec::new()];
    for token in tokens {
        match &token {
            TokenTree::Punct(comma) if comma.as_char() == ',' => parts.push(Vec::new()),
            _ => parts.last_mut()?.push(token),
        }
    }
    parts.retain(|part| !part.is_empty());
    let [TokenTree::Literal(key)] = parts.get(1)?.as_slice() else { return None };
    let names = parts[2..].iter().map(|part| match part.as_slice() {
        [TokenTree::Ident(name), TokenTree::Punct(equals), _, ..] if equals.as_char() == '=' => {
            Some(name.to_string())
        }
        _ => None,
    });
    Some((text(key)?, names.collect::<Option<_>>()?))
}

/// The text of a plain string literal.
fn text(literal: &Literal) -> Option<String> {
    Some(literal.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}
