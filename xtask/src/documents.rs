//! The documents at the root are complete, and what the documents name exists.

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

/// The folders at the root that documents name by their path.
const FOLDERS: &[&str] = &["crates", "docs", "testdata", "web", "packaging", "xtask", "fuzz", ".github"];

/// Folders that are built and not stored.
const BUILT: &[&str] = &["crates/server/pages"];

/// Checks that the documents are there, name every crate and every command, and name no file that is not there.
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
    for document in house.with_extension("md").filter(|file| file.path != "CHANGELOG.md") {
        let missing = quoted(&document.text).filter(|(_, path)| is_path(path) && !exists(house, "", path));
        found.extend(
            missing.map(|(line, path)| Finding::at(&document.path, line, format!("`{path}` is not there"))),
        );
    }
    found.extend(code_map(house, text("ARCHITECTURE.md")));
    found
}

/// The parts in code quotes that stand on one line, with their lines.
fn quoted(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(index, line)| {
        line.split('`').skip(1).step_by(2).map(move |part| (index + 1, part.trim_end_matches('/')))
    })
}

/// Whether a text is the path of a file or a folder from the root. The house knows only texts, and no pictures.
fn is_path(text: &str) -> bool {
    let is_plain = text.chars().all(|letter| letter.is_ascii_alphanumeric() || "/._-".contains(letter));
    is_plain
        && !text.ends_with(".png")
        && text.split_once('/').is_some_and(|(folder, _)| FOLDERS.contains(&folder))
}

/// Whether a file or folder of this name lies somewhere in a folder.
fn exists(house: &House, root: &str, name: &str) -> bool {
    let planned = |entry: &crate::graph::Entry| name == format!("crates/{}", entry.folder);
    BUILT.contains(&name)
        || TABLE.iter().any(planned)
        || house.files().iter().any(|file| {
            let Some(path) = file.path.strip_prefix(root) else { return false };
            match root {
                "" => path.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')),
                _ => format!("{path}/").contains(&format!("/{name}/")),
            }
        })
}

/// The files that the code map names, each in the paragraph of its crate.
fn code_map(house: &House, text: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut root = "";
    for (index, line) in text.lines().enumerate() {
        match line.strip_prefix("**`").and_then(|line| line.split_once('`')) {
            Some((folder, rest)) if rest.starts_with(".**") => root = folder,
            Some(_) => root = "",
            None if line.is_empty() => root = "",
            None => {}
        }
        for part in line.split('`').skip(1).step_by(2) {
            let is_file =
                [".rs", ".ts", "/"].iter().any(|end| part.ends_with(end)) && !part.contains([' ', '<', '*']);
            let name = part.trim_end_matches('/');
            if !root.is_empty() && is_file && !is_path(name) && !exists(house, root, name) {
                let what = format!("the code map names `{part}`, which is not in {root}");
                found.push(Finding::at("ARCHITECTURE.md", index + 1, what));
            }
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

    #[test]
    fn a_file_that_is_gone_is_found() {
        let gone = |document: &str, text: &str| {
            let files = [(document, text), ("crates/board/src/fen/read.rs", ""), ("docs/speed.md", "")];
            let found = findings(&House::of(&files)).into_iter();
            let gone = found.filter(|finding| finding.line.is_some()).map(|finding| finding.what);
            gone.collect::<Vec<_>>()
        };
        assert!(
            gone("docs/a.md", "`docs/speed.md`, `crates/board/src/`, `docs/<name>.md`, `docs/*.md`")
                .is_empty()
        );
        assert_eq!(gone("docs/a.md", "see `docs/slow.md`"), ["`docs/slow.md` is not there"]);
        let map = "**`crates/board`.** `fen/` and `read.rs`\nread FEN.\n\nElsewhere `other.rs`.";
        assert!(gone("ARCHITECTURE.md", map).is_empty());
        let old = "**`crates/board`.** `fen/`\nand `write.rs`.";
        assert_eq!(
            gone("ARCHITECTURE.md", old),
            ["the code map names `write.rs`, which is not in crates/board"]
        );
    }
}
