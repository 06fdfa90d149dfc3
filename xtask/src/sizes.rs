//! The length of files.

use crate::house::{Finding, House};

/// From here on a file must be listed below with a reason.
const LONG: usize = 600;
/// Only tables may be longer.
const TOO_LONG: usize = 1000;

/// Files over [`LONG`] lines, and why each is not split.
const LONG_FILES: &[(&str, &str)] = &[
    ("crates/laws/src/edition/rules.rs", "a table: one row a rule, one column an edition"),
    ("web/src/wire/acts.ts", "the acts in TypeScript, generated from web/acts.json"),
];

/// Files over [`TOO_LONG`] lines: tables only.
const TABLES: &[(&str, &str)] =
    &[("web/src/wire/openapi.ts", "the wire types, generated from web/openapi.json")];

/// Looks for Rust and TypeScript files that have outgrown the house.
pub fn findings(house: &House) -> Vec<Finding> {
    judge(house, LONG_FILES, TABLES)
}

fn judge(house: &House, long: &[(&str, &str)], tables: &[(&str, &str)]) -> Vec<Finding> {
    let mut found = Vec::new();
    let listed = |list: &[(&str, &str)], path: &str| list.iter().any(|(name, _)| *name == path);
    for file in ["rs", "ts", "svelte"].into_iter().flat_map(|extension| house.with_extension(extension)) {
        let lines = file.text.lines().count();
        let path = file.path.as_str();
        if lines > TOO_LONG && !listed(tables, path) {
            found.push(Finding::of(
                path,
                format!("{lines} lines: over {TOO_LONG} only tables go, listed in xtask/src/sizes.rs"),
            ));
        } else if lines > LONG && lines <= TOO_LONG && !listed(long, path) && !listed(tables, path) {
            found.push(Finding::of(
                path,
                format!("{lines} lines: look for the seam, or say in xtask/src/sizes.rs why there is none"),
            ));
        }
    }
    for (path, reason) in long.iter().chain(tables) {
        let lines = house.file(path).map_or(0, |file| file.text.lines().count());
        if lines <= LONG {
            found.push(Finding::of(
                "xtask/src/sizes.rs",
                format!("{path} no longer needs its place on the list ({reason})"),
            ));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_found_unless_listed() {
        let text = |lines: usize| "//\n".repeat(lines);
        let (small, long, huge) = (text(600), text(601), text(1001));
        let house = House::of(&[("a.rs", &small), ("b.rs", &long), ("c.rs", &huge), ("d.md", &huge)]);
        let paths = |long: &[(&str, &str)], tables: &[(&str, &str)]| -> Vec<String> {
            judge(&house, long, tables).into_iter().map(|finding| finding.path).collect()
        };
        assert_eq!(paths(&[], &[]), ["b.rs", "c.rs"]);
        assert_eq!(paths(&[("b.rs", "why")], &[("c.rs", "a table")]), [] as [&str; 0]);
        assert_eq!(
            paths(&[("b.rs", "why"), ("c.rs", "why")], &[]),
            ["c.rs"],
            "no reason serves over the limit"
        );
        assert_eq!(
            paths(&[("a.rs", "why"), ("b.rs", "why")], &[("c.rs", "a table")]),
            ["xtask/src/sizes.rs"]
        );
    }
}
