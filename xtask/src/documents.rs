//! The documents at the root are complete.

use crate::graph::TABLE;
use crate::house::{Finding, House};

/// The commands a reader of the README must find.
const COMMANDS: &[&str] = &["make run", "make test"];

/// Documents that must exist.
const EXPECTED: &[&str] = &[
    "README.md",
    "ARCHITECTURE.md",
    "DESIGN.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    ".github/workflows/ci.yml",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "Makefile",
    "deny.toml",
];

/// Checks that the documents are there and name every crate and every command.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found: Vec<Finding> = EXPECTED
        .iter()
        .filter(|path| house.file(path).is_none())
        .map(|path| Finding::of(path, "is missing"))
        .collect();
    let text = |path: &str| house.file(path).map_or("", |file| file.text.as_str());
    for command in COMMANDS.iter().filter(|command| !text("README.md").contains(*command)) {
        found.push(Finding::of("README.md", format!("does not show `{command}`")));
    }
    for folder in house.crates() {
        let package = TABLE.iter().find(|entry| entry.folder == folder).map_or(folder, |entry| entry.package);
        for document in ["ARCHITECTURE.md", "README.md"] {
            // In code quotes, so that `tratto` alone is the package and not the project.
            if !text(document).contains(&format!("`{package}`")) {
                found.push(Finding::of(document, format!("does not mention the crate `{package}`")));
            }
        }
        let manual = format!("`crates/{folder}`");
        if !text("ARCHITECTURE.md").contains(&manual) {
            found.push(Finding::of("ARCHITECTURE.md", format!("the code map has no {manual}")));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_left_out_is_found() {
        let mut files: Vec<(&str, &str)> = EXPECTED.iter().map(|path| (*path, "")).collect();
        files.push(("crates/board/Cargo.toml", ""));
        let whats = |files: &[(&str, &str)]| findings(&House::of(files)).len();
        assert_eq!(whats(&files), 5, "two commands, two names and a line of the code map");
        files[0].1 = "make run, make test, `tratto-board`";
        files[1].1 = "`tratto-board` in `crates/board`";
        assert_eq!(whats(&files), 0);
        assert_eq!(whats(&files[1..]), 4, "a missing document says nothing");
    }
}
