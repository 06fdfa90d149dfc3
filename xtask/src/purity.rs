//! Pure crates do no input or output, read no time and start no thread: files, times and seeds come from the caller.
//!
//! The crate graph keeps libraries out that could; this looks for what the standard library offers.

use crate::house::{File, Finding, House, each_run, without_tests};
use proc_macro2::{Delimiter, Spacing, TokenTree};

/// The crates below the edges.
const PURE: &[&str] =
    &["board", "clock", "mate", "notation", "laws", "lore", "tournament", "scenario", "words"];
/// Modules of the standard library that reach outside.
const MODULES: &[&str] = &["env", "fs", "net", "os", "process", "thread"];
/// Names that do, whatever the path by which they are called. `std::io` itself has traits for sources of the caller.
const NAMES: &[&str] = &["SystemTime", "stdin", "stdout", "stderr"];

/// Looks for input, output, clocks and threads in pure crates.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for folder in PURE {
        let root = format!("crates/{folder}/src/");
        let files: Vec<&File> =
            house.with_extension("rs").filter(|file| file.path.starts_with(&root)).collect();
        let tests: Vec<String> = files.iter().flat_map(|file| test_modules(file)).collect();
        for file in files {
            let is_test = |module: &String| {
                file.path
                    .strip_prefix(module.as_str())
                    .is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
            };
            if !tests.iter().any(is_test) {
                look(file, &mut found);
            }
        }
    }
    found
}

/// The paths, without `.rs`, of the modules in files of their own that this file declares for tests only.
fn test_modules(file: &File) -> Vec<String> {
    let stem = file.path.strip_suffix(".rs").unwrap_or(&file.path);
    let folder = match stem.rsplit_once('/') {
        Some((folder, "lib" | "mod" | "main")) => folder,
        _ => stem,
    };
    let mut found = Vec::new();
    each_run(file.tokens(), &mut |run| {
        for (index, token) in run.iter().enumerate() {
            if !matches!(token, TokenTree::Group(group) if group.to_string().replace(' ', "") == "[cfg(test)]")
            {
                continue;
            }
            let rest = run[index + 1..].iter().take_while(|token| !is_end(token));
            let words: Vec<String> = rest.map(ToString::to_string).collect();
            if let Some(at) = words.iter().position(|word| word == "mod") {
                found.extend(words.get(at + 1).map(|name| format!("{folder}/{name}")));
            }
        }
    });
    found
}

/// Whether a declaration ends here: with a semicolon, or with a body.
fn is_end(token: &TokenTree) -> bool {
    match token {
        TokenTree::Punct(sign) => sign.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    }
}

fn look(file: &File, found: &mut Vec<Finding>) {
    each_run(without_tests(file.tokens()), &mut |run| {
        for (index, token) in run.iter().enumerate() {
            let TokenTree::Ident(name) = token else { continue };
            let name = name.to_string();
            let what = if NAMES.contains(&name.as_str()) {
                name
            } else if name == "std" && is_path(&run[index + 1..]) {
                let Some(bad) = outside(&run[index + 3..]) else { continue };
                bad
            } else {
                continue;
            };
            let what = format!("`{what}` in a pure crate: let the caller give what it would read");
            found.push(Finding::at(&file.path, token.span().start().line, what));
        }
    });
}

/// Whether these tokens begin with `::`.
fn is_path(tokens: &[TokenTree]) -> bool {
    let colon = |at: usize, spacing| matches!(tokens.get(at), Some(TokenTree::Punct(sign)) if sign.as_char() == ':' && sign.spacing() == spacing);
    colon(0, Spacing::Joint) && colon(1, Spacing::Alone)
}

/// What reaches outside in the path after `std::`, which may end in a list.
fn outside(path: &[TokenTree]) -> Option<String> {
    match path.first()? {
        TokenTree::Ident(module) if *module == "time" && is_path(&path[1..]) => {
            let is_now = path.get(3).is_some_and(|named| named.to_string().contains("Instant"));
            is_now.then(|| "std::time::Instant".to_owned())
        }
        TokenTree::Ident(module) => {
            let module = module.to_string();
            MODULES.contains(&module.as_str()).then(|| format!("std::{module}"))
        }
        TokenTree::Group(list) => {
            let parts: Vec<TokenTree> = list.stream().into_iter().collect();
            parts
                .split(|token| matches!(token, TokenTree::Punct(sign) if sign.as_char() == ','))
                .find_map(outside)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        findings(&House::of(&[(path, text)])).into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn what_reaches_outside_is_found() {
        let board = "crates/board/src/a.rs";
        for text in [
            "fn f() { std::fs::read(x); }",
            "use std::env;",
            "use std::{fmt, thread};",
            "use std::{fmt, time::Instant};",
            "use std::time::{Duration, Instant};",
            "fn f() { let now = std::time::Instant::now(); }",
            "use std::io::stdin;",
            "fn f() { SystemTime::now(); }",
        ] {
            assert_eq!(found(board, text).len(), 1, "{text}");
        }
        for text in [
            "use std::{fmt, io::Read, time::Duration};",
            "const X: &str = env!(\"X\");",
            "#[cfg(test)] mod tests { use std::fs; }",
            "fn f(at: Instant) {} // std::fs",
            "fn f(lasts: std::time::Duration, at: Instant) {}",
        ] {
            assert_eq!(found(board, text), Vec::<String>::new(), "{text}");
        }
        assert!(found("crates/server/src/a.rs", "use std::fs;").is_empty(), "an edge");
    }

    #[test]
    fn modules_for_tests_may_read_their_cases() {
        let house = |parent: &str| {
            let files =
                [("crates/laws/src/x/mod.rs", parent), ("crates/laws/src/x/cases.rs", "use std::fs;")];
            findings(&House::of(&files)).len()
        };
        assert_eq!(house("#[cfg(test)]\nmod cases;\nmod other;"), 0);
        assert_eq!(house("#[cfg(test)]\npub(crate) mod cases;"), 0);
        assert_eq!(house("#[cfg(test)]\nmod other;\nmod cases;"), 1);
    }
}
