//! Which crate may depend on which, and on which external crates.
//!
//! The table is the picture of `ARCHITECTURE.md` in checkable form: a new dependency between crates needs a new line here, and a
//! look at the picture.

use crate::house::{Finding, House};
use toml::{Table, Value};

/// What one crate may use.
pub struct Entry {
    /// The folder under `crates/`.
    pub folder: &'static str,
    /// The name of the package.
    pub package: &'static str,
    /// The crates of this workspace that it may use.
    pub ours: &'static [&'static str],
    /// External crates that it may use; `None` for no restriction.
    pub others: Option<&'static [&'static str]>,
}

/// Small crates that any pure crate may take.
const ANYONE: &[&str] = &["thiserror"];

const BOARD: &str = "tratto-board";
const NOTATION: &str = "tratto-notation";
const CLOCK: &str = "tratto-clock";
const MATE: &str = "tratto-mate";
const LAWS: &str = "tratto-laws";
const LORE: &str = "tratto-lore";
const TOURNAMENT: &str = "tratto-tournament";
const WORDS: &str = "tratto-words";
const SCENARIO: &str = "tratto-scenario";
const ENGINE: &str = "tratto-engine";
const SERVER: &str = "tratto-server";

/// All crates, from the bottom row up. A crate may be listed before it exists.
pub const TABLE: &[Entry] = &[
    // Vocabulary. `proptest` is the optional feature that lends out strategies to the tests of others.
    Entry { folder: "board", package: BOARD, ours: &[], others: Some(&["proptest", "serde"]) },
    // Instruments: none knows another.
    Entry { folder: "clock", package: CLOCK, ours: &[BOARD], others: Some(&["serde"]) },
    Entry { folder: "mate", package: MATE, ours: &[BOARD], others: Some(&[]) },
    Entry { folder: "notation", package: NOTATION, ours: &[BOARD], others: Some(&["memchr", "serde"]) },
    // Judgement: laws decide, lore explains.
    Entry { folder: "laws", package: LAWS, ours: &[BOARD, CLOCK, MATE], others: Some(&[]) },
    Entry { folder: "lore", package: LORE, ours: &[BOARD, MATE, NOTATION], others: Some(&[]) },
    // Practice: many games.
    Entry { folder: "tournament", package: TOURNAMENT, ours: &[BOARD, CLOCK, LAWS], others: Some(&[]) },
    // Writing: cases of the Laws as files, and the log of a game as JSON.
    Entry {
        folder: "scenario",
        package: SCENARIO,
        ours: &[BOARD, CLOCK, MATE, NOTATION, LAWS],
        others: Some(&["serde", "serde_json", "toml", "toml_edit", "serde_spanned"]),
    },
    // Speech: gives each typed thing below its sentence; only the edges listen.
    Entry {
        folder: "words",
        package: WORDS,
        ours: &[BOARD, CLOCK, MATE, NOTATION, LAWS, LORE, TOURNAMENT, SCENARIO],
        others: Some(&["fluent-bundle", "unic-langid"]),
    },
    // Edges: the outside world stops here.
    Entry { folder: "engine", package: ENGINE, ours: &[BOARD], others: Some(&["rustix"]) },
    Entry {
        folder: "server",
        package: SERVER,
        ours: &[BOARD, CLOCK, MATE, NOTATION, LAWS, LORE, TOURNAMENT, WORDS, SCENARIO, ENGINE],
        others: None,
    },
    Entry {
        folder: "cli",
        package: "tratto",
        ours: &[BOARD, CLOCK, MATE, NOTATION, LAWS, LORE, TOURNAMENT, WORDS, SCENARIO, ENGINE, SERVER],
        others: None,
    },
    // Oracles and rivals: never published, so that what is under the GPL stays out of what is.
    Entry {
        folder: "oracles",
        package: "tratto-oracles",
        ours: &[BOARD, CLOCK, MATE, NOTATION, LAWS, LORE, TOURNAMENT, SCENARIO],
        others: None,
    },
];

/// External crates that are allowed only behind a feature.
const OPTIONAL: &[(&str, &str)] =
    &[("board", "proptest"), ("board", "serde"), ("clock", "serde"), ("notation", "serde")];

/// The feature that implements the traits of `serde`. It is for users of the crates: no manifest of ours may enable it.
const SERDE: &str = "serde";

/// Under the GPL: for the unpublished oracles alone.
const GPL: &[&str] = &["shakmaty", "pgn-reader", "shakmaty-syzygy"];

/// A solver used as an oracle, and what it brings: `failure` is unmaintained and has advisories against it. For the oracles alone, too.
const ORACLES_ONLY: &[&str] = &["chasolver", "chess", "failure"];

/// The lock file of the fuzz targets, which use published crates and none of the oracles.
const FUZZ_LOCK: &str = "fuzz/Cargo.lock";

/// Checks every manifest under `crates/` against the table.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for folder in house.crates() {
        let path = format!("crates/{folder}/Cargo.toml");
        let Some(file) = house.file(&path) else { continue };
        let manifest = match file.text.parse::<Table>() {
            Ok(manifest) => manifest,
            Err(error) => {
                found.push(Finding::of(&path, format!("does not parse: {error}")));
                continue;
            }
        };
        let Some(entry) = TABLE.iter().find(|entry| entry.folder == folder) else {
            found.push(Finding::of(
                &path,
                "is not in the table of xtask/src/graph.rs: add its row, and redraw the picture",
            ));
            continue;
        };
        check(&path, &manifest, entry, &mut found);
    }
    for path in ["Cargo.toml", "xtask/Cargo.toml", "fuzz/Cargo.toml"] {
        if let Some(Ok(manifest)) = house.file(path).map(|file| file.text.parse::<Table>()) {
            serialises(path, &manifest, &mut found);
        }
    }
    if let Some(file) = house.file(FUZZ_LOCK) {
        match file.text.parse::<Table>() {
            Ok(lock) => refuse_oracles(&lock, &mut found),
            Err(error) => found.push(Finding::of(FUZZ_LOCK, format!("does not parse: {error}"))),
        }
    }
    found
}

/// Refuses packages in the lock file of the fuzz targets that only the oracles may use.
fn refuse_oracles(lock: &Table, found: &mut Vec<Finding>) {
    let packages = lock.get("package").and_then(Value::as_array).into_iter().flatten();
    for name in packages.filter_map(|package| package.get("name")?.as_str()) {
        if GPL.contains(&name) || ORACLES_ONLY.contains(&name) {
            found.push(Finding::of(
                FUZZ_LOCK,
                format!("{name} is for crates/oracles alone: resolve the file anew"),
            ));
        }
    }
}

fn check(path: &str, manifest: &Table, entry: &Entry, found: &mut Vec<Finding>) {
    let package = manifest.get("package").and_then(Value::as_table);
    let name = package.and_then(|package| package.get("name")).and_then(Value::as_str).unwrap_or_default();
    if name != entry.package {
        found.push(Finding::of(
            path,
            format!("the package is called {name:?}, and should be {:?}", entry.package),
        ));
    }
    let published =
        package.and_then(|package| package.get("publish")).and_then(Value::as_bool) != Some(false);
    if entry.folder == "oracles" && published {
        found.push(Finding::of(path, "needs publish = false: it uses crates under the GPL"));
    }
    serialises(path, manifest, found);
    for (name, for_tests, is_optional) in dependencies(manifest) {
        if !for_tests && !is_optional && OPTIONAL.contains(&(entry.folder, name.as_str())) {
            found.push(Finding::of(
                path,
                format!("{name} needs optional = true: it comes with a feature only"),
            ));
        } else if GPL.contains(&name.as_str()) && entry.folder != "oracles" {
            found.push(Finding::of(path, format!("{name} is under the GPL: only crates/oracles may use it")));
        } else if ORACLES_ONLY.contains(&name.as_str()) && entry.folder != "oracles" {
            found.push(Finding::of(path, format!("only crates/oracles may use {name}")));
        } else if name.starts_with("tratto") {
            // A crate may turn on features of its own for its tests.
            let itself = for_tests && name == entry.package;
            if !itself && !entry.ours.contains(&name.as_str()) {
                found.push(Finding::of(
                    path,
                    format!("may not use {name}: the table allows {:?}", entry.ours),
                ));
            }
        } else if let (Some(others), false) = (entry.others, for_tests)
            && !others.contains(&name.as_str())
            && !ANYONE.contains(&name.as_str())
        {
            found.push(Finding::of(
                path,
                format!("may not use {name}: a pure crate takes next to no dependencies"),
            ));
        }
    }
}

/// Whether a manifest switches on the feature `serde` of a crate of ours: for a dependency, or for a feature of another name.
fn serialises(path: &str, manifest: &Table, found: &mut Vec<Finding>) {
    for (key, value, _) in declared(manifest) {
        let features = value.get("features").and_then(Value::as_array).into_iter().flatten();
        if name_of(key, value).starts_with("tratto")
            && features.filter_map(Value::as_str).any(|one| one == SERDE)
        {
            let what = format!(
                "{key} with the feature {SERDE}: it is for users outside, nobody here switches it on"
            );
            found.push(Finding::of(path, what));
        }
    }
    let features = manifest.get("features").and_then(Value::as_table).into_iter().flatten();
    for (name, parts) in features.filter(|(name, _)| *name != SERDE) {
        let parts = parts.as_array().into_iter().flatten().filter_map(Value::as_str);
        if parts.into_iter().any(|part| part.rsplit(['/', ':']).next() == Some(SERDE)) {
            found.push(Finding::of(
                path,
                format!("the feature {name:?} switches {SERDE} on: it is asked for alone"),
            ));
        }
    }
}

/// The names of all dependencies, whether only tests use them, and whether they come with a feature.
fn dependencies(manifest: &Table) -> Vec<(String, bool, bool)> {
    let one = |(key, value, for_tests): (&str, &Value, bool)| {
        let is_optional = value.get("optional").and_then(Value::as_bool) == Some(true);
        (name_of(key, value).to_owned(), for_tests, is_optional)
    };
    declared(manifest).into_iter().map(one).collect()
}

/// Every dependency as it is written down, and whether only tests use it.
fn declared(manifest: &Table) -> Vec<(&str, &Value, bool)> {
    let mut sections = vec![manifest];
    if let Some(targets) = manifest.get("target").and_then(Value::as_table) {
        sections.extend(targets.values().filter_map(Value::as_table));
    }
    sections.extend(manifest.get("workspace").and_then(Value::as_table));
    let mut all = Vec::new();
    for section in sections {
        for (kind, for_tests) in
            [("dependencies", false), ("build-dependencies", false), ("dev-dependencies", true)]
        {
            let table = section.get(kind).and_then(Value::as_table).into_iter().flatten();
            all.extend(table.map(|(key, value)| (key.as_str(), value, for_tests)));
        }
    }
    all
}

/// The package that a dependency means, which may go by another name.
fn name_of<'a>(key: &'a str, value: &'a Value) -> &'a str {
    value.get("package").and_then(Value::as_str).unwrap_or(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(folder: &str, manifest: &str) -> Vec<String> {
        let path = format!("crates/{folder}/Cargo.toml");
        findings(&House::of(&[(&path, manifest)])).into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn an_edge_upwards_or_sideways_is_found() {
        let clock = |lines: &str| check("clock", &format!("[package]\nname = \"tratto-clock\"\n{lines}"));
        assert!(clock("[dependencies]\ntratto-board.workspace = true\n").is_empty());
        assert_eq!(clock("[dependencies]\ntratto-mate.workspace = true\n").len(), 1);
        assert_eq!(clock("[dev-dependencies]\ntratto-laws = { path = \"../laws\" }\n").len(), 1);
        assert_eq!(clock("[dependencies]\nx = { package = \"tratto-laws\", path = \"../laws\" }\n").len(), 1);
        assert_eq!(clock("[target.'cfg(unix)'.dependencies]\ntokio = \"1\"\n").len(), 1);
        assert!(clock("[dev-dependencies]\nproptest = \"1\"\n").is_empty());
        assert!(
            clock("[dev-dependencies]\ntratto-clock = { path = \".\", features = [\"x\"] }\n").is_empty()
        );
        assert_eq!(clock("[dependencies]\ntratto-clock = { path = \".\" }\n").len(), 1);
    }

    #[test]
    fn nobody_here_serialises_inner_types() {
        let clock = |lines: &str| check("clock", &format!("[package]\nname = \"tratto-clock\"\n{lines}"));
        let optional = "[dependencies]\nserde = { version = \"1\", optional = true }\n";
        assert!(
            clock(&format!("{optional}[features]\nserde = [\"dep:serde\", \"tratto-board/serde\"]\n"))
                .is_empty()
        );
        assert_eq!(clock("[dependencies]\nserde = \"1\"\n").len(), 1, "not by default");
        assert_eq!(clock(&format!("{optional}[features]\ndefault = [\"serde\"]\n")).len(), 1);
        assert_eq!(clock(&format!("{optional}[features]\nx = [\"tratto-board/serde\"]\n")).len(), 1);
        let board = "{ workspace = true, features = [\"serde\"] }";
        assert_eq!(clock(&format!("[dependencies]\ntratto-board = {board}\n")).len(), 1);
        assert_eq!(
            clock(&format!("[dev-dependencies]\nb = {{ package = \"tratto-board\", {}\n", &board[2..])).len(),
            1
        );
        let root = "[workspace.dependencies]\ntratto-board = { path = \"b\", features = [\"serde\"] }\n";
        assert_eq!(findings(&House::of(&[("Cargo.toml", root)])).len(), 1);
        let server = "[package]\nname = \"tratto-server\"\n[dependencies]\nserde = { version = \"1\", features = [\"derive\"] }\n";
        assert!(check("server", server).is_empty());
    }

    #[test]
    fn the_gpl_stays_with_the_oracles() {
        let cli = "[package]\nname = \"tratto\"\n[dev-dependencies]\nshakmaty = \"0.30\"\n";
        assert_eq!(check("cli", cli).len(), 1);
        let oracles = "[package]\nname = \"tratto-oracles\"\n[dependencies]\nshakmaty = \"0.30\"\n";
        assert_eq!(check("oracles", oracles).len(), 1, "must not be published");
        assert!(
            check("oracles", &oracles.replace("[dependencies]", "publish = false\n[dependencies]"))
                .is_empty()
        );
    }

    #[test]
    fn the_oracles_solver_stays_with_the_oracles() {
        let mate = "[package]\nname = \"tratto-mate\"\n[dev-dependencies]\nchasolver = \"3\"\n";
        assert_eq!(check("mate", mate).len(), 1);
        let locked = |lock: &str| findings(&House::of(&[(FUZZ_LOCK, lock)]));
        let package = |name: &str| format!("[[package]]\nname = \"{name}\"\nversion = \"1.0.0\"\n");
        let clean = format!("version = 4\n{}{}", package("libfuzzer-sys"), package("tratto-mate"));
        assert!(locked(&clean).is_empty());
        for name in ["chasolver", "chess", "failure", "shakmaty"] {
            let found = locked(&format!("{clean}{}", package(name)));
            assert_eq!(found.len(), 1, "{name}");
            assert!(found[0].path == FUZZ_LOCK && found[0].what.starts_with(name));
        }
        assert_eq!(locked("[[package").len(), 1, "a file that does not parse");
    }

    #[test]
    fn an_unknown_crate_is_found() {
        assert_eq!(check("surprise", "[package]\nname = \"tratto-surprise\"\n").len(), 1);
        assert_eq!(check("board", "[package]\nname = \"board\"\n").len(), 1);
    }
}
