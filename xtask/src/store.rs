//! Only `crates/server/src/store/` knows how data are stored: SQL and types of SQLite's library appear nowhere else.
//!
//! Everything else asks by the traits of that module, so that another database is another folder in it. Tests under `tests/` may look
//! into a file and damage it: that is what they are about.

use crate::house::{File, Finding, House, each_run};
use proc_macro2::TokenTree;

const STORE: &str = "crates/server/src/store/";
/// Libraries that know a database.
const LIBRARIES: &[&str] = &["rusqlite", "libsqlite3_sys", "sqlx", "postgres", "tokio_postgres", "diesel"];
/// How a statement of SQL begins, as its first words.
const STATEMENTS: &[&[&str]] = &[
    &["SELECT"],
    &["INSERT", "INTO"],
    &["UPDATE"],
    &["DELETE", "FROM"],
    &["CREATE", "TABLE"],
    &["CREATE", "INDEX"],
    &["DROP", "TABLE"],
    &["ALTER", "TABLE"],
    &["PRAGMA"],
    &["BEGIN", "IMMEDIATE"],
    &["SAVEPOINT"],
    &["VACUUM"],
];

/// Looks for SQL and for libraries that speak it.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in house.with_extension("rs").filter(|file| is_product(&file.path)) {
        look(file, &mut found);
    }
    found
}

fn is_product(path: &str) -> bool {
    let is_code = path.contains("/src/") || path.contains("/benches/") || path.contains("/examples/");
    path.starts_with("crates/") && is_code && !path.starts_with(STORE)
}

fn look(file: &File, found: &mut Vec<Finding>) {
    each_run(file.tokens(), &mut |run| {
        // A comment that documents something is an attribute: `doc = "…"`.
        if matches!(run.first(), Some(TokenTree::Ident(name)) if name == "doc") {
            return;
        }
        for token in run {
            let what = match token {
                TokenTree::Ident(name) if LIBRARIES.contains(&name.to_string().as_str()) => {
                    format!("`{name}` is used outside {STORE}: ask by one of its traits")
                }
                TokenTree::Literal(text) if is_sql(&text.to_string()) => {
                    format!("SQL outside {STORE}: make it a method of one of its traits")
                }
                _ => continue,
            };
            found.push(Finding::at(&file.path, token.span().start().line, what));
        }
    });
}

/// Whether a literal begins as a statement does, in capitals as all of ours are.
fn is_sql(literal: &str) -> bool {
    let Some((_, text)) = literal.split_once('"') else { return false };
    let words = text.trim_start().split(|letter: char| !letter.is_ascii_alphabetic());
    let words: Vec<&str> = words.take(2).collect();
    STATEMENTS.iter().any(|statement| words.starts_with(statement))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, text: &str) -> usize {
        findings(&House::of(&[(path, text)])).len()
    }

    fn in_routes(text: &str) -> usize {
        count("crates/server/src/routes/games.rs", text)
    }

    #[test]
    fn sql_is_found_where_it_does_not_belong() {
        assert_eq!(in_routes("fn f() { ask(\"SELECT id FROM games\") }"), 1);
        assert_eq!(in_routes("fn f() { ask(r#\"\n    INSERT INTO games VALUES (1)\"#) }"), 1);
        assert_eq!(in_routes("const Q: &str = \"UPDATE games SET hidden = 1\";"), 1);
        assert_eq!(in_routes("fn f() { format!(\"DELETE FROM {table}\") }"), 1);
        assert_eq!(in_routes("#[cfg(test)] mod tests { fn f() { ask(\"PRAGMA user_version\") } }"), 1);
        assert_eq!(count("crates/cli/src/kept.rs", "fn f() { ask(\"CREATE TABLE t (x)\") }"), 1);
        assert_eq!(count("crates/server/benches/load.rs", "fn f() { ask(\"VACUUM INTO 'x'\") }"), 1);
    }

    #[test]
    fn a_library_is_found_where_it_does_not_belong() {
        assert_eq!(in_routes("use rusqlite::Connection;"), 1);
        assert_eq!(in_routes("fn f(connection: &rusqlite::Connection) -> rusqlite::Result<()> {}"), 2);
    }

    #[test]
    fn the_store_and_tests_of_files_may() {
        let text = "fn f(c: &rusqlite::Connection) { c.execute(\"DELETE FROM games\") }";
        assert_eq!(count("crates/server/src/store/sqlite/game.rs", text), 0);
        assert_eq!(count("crates/server/tests/server/failures.rs", text), 0);
        assert_eq!(in_routes(text), 2);
    }

    #[test]
    fn what_only_looks_like_it_is_not() {
        for text in [
            "fn f() { say(\"Select a square\") }",
            "fn f() { method(\"DELETE\") }",
            "fn f() { say(\"the word SELECT\") }",
            "/// SELECT id FROM games\nfn g() { 'S' }",
            "fn f() { selected(Update::Now) }",
        ] {
            assert_eq!(in_routes(text), 0, "{text}");
        }
    }
}
