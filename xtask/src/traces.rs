//! Nothing in the repository depends on one machine: no paths of its disk, no mirrors of package registries.

use crate::house::{File, Finding, House};

/// First parts of absolute paths that belong to somebody's machine.
const ROOTS: &[&str] = &["Users", "home", "mnt", "private", "root", "scratch", "work"];

/// Words found only in the addresses of registries and their mirrors.
const HOSTS: &[&str] = &[
    "artifactory",
    "index.crates",
    "static.crates",
    "npmjs.org",
    "registry.yarnpkg",
    "nexus",
    "jfrog",
    "verdaccio",
];

/// The only place a lock file may say its packages come from.
const LOCK_SOURCE: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

/// Data that lies beside the repository, of which nothing in it may know.
const OUTSIDE: &str = concat!("..", "/", "shared");

/// This file contains what it looks for, and is excluded.
const ITSELF: &str = "xtask/src/traces.rs";

/// Looks for machine paths and registry hosts in every text file.
pub fn findings(house: &House) -> Vec<Finding> {
    house.files().iter().filter(|file| file.path != ITSELF).flat_map(look).collect()
}

fn look(file: &File) -> Vec<Finding> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(file.text.lines()) {
        if let Some(root) = ROOTS.iter().find(|root| has_path(line, root)) {
            found.push(Finding::at(&file.path, number, format!("a path under /{root} is one machine's own")));
        }
        if line.contains(OUTSIDE) {
            found.push(Finding::at(&file.path, number, "a path outside the repository"));
        }
        let small = line.to_lowercase();
        if let Some(host) = HOSTS.iter().find(|host| small.contains(*host)) {
            found.push(Finding::at(&file.path, number, format!("{host:?} names a package registry's host")));
        }
        if file.path.ends_with("Cargo.lock") && line.starts_with("source = \"registry") && line != LOCK_SOURCE
        {
            found.push(Finding::at(
                &file.path,
                number,
                "a package from another registry than the public one",
            ));
        }
    }
    found
}

/// Whether the line holds an absolute path that begins with this folder.
fn has_path(line: &str, root: &str) -> bool {
    let path = format!("/{root}/");
    line.match_indices(&path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        // After a word, a dot or another slash it is the middle of a relative path or of an address.
        !before.is_some_and(|letter| letter.is_alphanumeric() || "._-/~*}".contains(letter))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        findings(&House::of(&[(path, text)])).len()
    }

    #[test]
    fn machine_paths_are_found() {
        assert_eq!(found("a.md", "see /home/somebody/notes"), 1);
        assert_eq!(found("a.rs", "let path = \"/root/x\";"), 1);
        assert_eq!(found("a.rs", "// https://example.org/home/page and target/root/x"), 0);
        assert_eq!(found("a.epd", "r3k2r/8/8/8/8/8/8/4K2R w K - 0 1"), 0);
        assert_eq!(found("a.md", OUTSIDE), 1);
    }

    #[test]
    fn registries_are_found() {
        assert_eq!(found("a.toml", "registry = \"https://host.example/Artifactory/api\""), 1);
        assert_eq!(found("Cargo.lock", LOCK_SOURCE), 0);
        assert_eq!(found("Cargo.lock", "source = \"registry+https://mirror.example/index\""), 1);
    }
}
