//! Every published crate can be packaged: it carries what it is built from, and says what it is.
//!
//! `make package` builds each package by itself, which takes minutes; this looks for what would make that fail.

use crate::house::{File, Finding, House, without_tests};
use proc_macro2::{Group, TokenStream, TokenTree};
use toml::{Table, Value};

/// The texts of the two licences.
const LICENCES: &[&str] = &["LICENSE-MIT", "LICENSE-APACHE"];

/// Checks the manifests, the READMEs and the sources of all crates that are published.
pub fn findings(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for folder in house.crates() {
        let root = format!("crates/{folder}/");
        let Some(manifest) = house.file(&format!("{root}Cargo.toml")) else { continue };
        let table = manifest.text.parse::<Table>().unwrap_or_default();
        let package = table.get("package").and_then(Value::as_table).cloned().unwrap_or_default();
        if package.get("publish").and_then(Value::as_bool) == Some(false) {
            continue;
        }
        described(&manifest.path, &package, &mut found);
        documented(house, &root, &mut found);
        licensed(house, &root, &package, &mut found);
        for file in house.with_extension("rs").filter(|file| file.path.starts_with(&root)) {
            if is_shipped(&file.path[root.len()..]) {
                contained(file, &root, &mut found);
            }
        }
    }
    found
}

/// What crates.io and docs.rs show; an address is set once there is one.
fn described(path: &str, package: &Table, found: &mut Vec<Finding>) {
    for key in ["description", "license", "rust-version", "keywords", "categories", "readme", "include"] {
        if !package.contains_key(key) {
            found.push(Finding::of(path, format!("a published crate needs `{key}` in [package]")));
        }
    }
    if package.get("metadata").and_then(|metadata| metadata.get("docs")).is_none() {
        found.push(Finding::of(path, "a published crate needs [package.metadata.docs.rs]"));
    }
    if package.get("keywords").and_then(Value::as_array).is_some_and(|keywords| keywords.len() > 5) {
        found.push(Finding::of(path, "crates.io takes at most five keywords"));
    }
}

/// The README is the first page of the documentation, so that its example is run as a test.
fn documented(house: &House, root: &str, found: &mut Vec<Finding>) {
    let readme = format!("{root}README.md");
    match house.file(&readme) {
        None => found.push(Finding::of(&readme, "is missing")),
        Some(file) if !file.text.contains("```rust") && !file.text.contains("```no_run") => {
            found.push(Finding::of(&readme, "has no example in Rust"));
        }
        Some(_) => {}
    }
    let library = format!("{root}src/lib.rs");
    let shown = house.file(&library).is_some_and(|file| file.text.contains("include_str!(\"../README.md\")"));
    if !shown {
        found.push(Finding::of(
            &library,
            "needs #![doc = include_str!(\"../README.md\")], so that the example is run",
        ));
    }
}

/// Both licences ask that their text goes with every copy: each package has them, the same as at the root.
fn licensed(house: &House, root: &str, package: &Table, found: &mut Vec<Finding>) {
    let included = package.get("include").and_then(Value::as_array);
    for name in LICENCES {
        let path = format!("{root}{name}");
        match (house.file(&path), house.file(name)) {
            (None, _) => found.push(Finding::of(&path, format!("is missing: copy {name} from the root"))),
            (Some(copy), Some(original)) if copy.text != original.text => {
                found.push(Finding::of(&path, format!("differs from {name} at the root")));
            }
            _ => {}
        }
        if included.is_some_and(|list| !list.iter().any(|one| one.as_str() == Some(*name))) {
            let manifest = format!("{root}Cargo.toml");
            found.push(Finding::of(&manifest, format!("`include` leaves {name} out of the package")));
        }
    }
}

/// Whether a file of a crate is built where the package is: tests and benches stay at home.
fn is_shipped(path: &str) -> bool {
    let tests = path.ends_with("/tests.rs") || path.contains("/tests/");
    path == "build.rs" || path.starts_with("examples/") || path.starts_with("src/") && !tests
}

/// Nothing that is included, built or read lies outside the package.
fn contained(file: &File, root: &str, found: &mut Vec<Finding>) {
    let mut seen = Vec::new();
    search(without_tests(file.tokens()), &mut seen);
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    for (line, path, from_root) in seen {
        let base = if from_root { root.trim_end_matches('/') } else { folder };
        if !resolved(base, &path).starts_with(root) {
            found.push(Finding::at(
                &file.path,
                line,
                format!("{path:?} lies outside the package: move it under {root}"),
            ));
        }
    }
}

/// Paths that the compiler follows, each with its line and whether it is told from the root of the package.
fn search(tokens: TokenStream, seen: &mut Vec<(usize, String, bool)>) {
    let run: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in run.iter().enumerate() {
        let before = |back: usize| at.checked_sub(back).map(|at| run[at].to_string());
        let line = token.span().start().line;
        match token {
            TokenTree::Group(group) => {
                let macro_name = before(1).filter(|bang| bang == "!").and_then(|_| before(2));
                let included =
                    matches!(macro_name.as_deref(), Some("include_str" | "include_bytes" | "include"));
                let (texts, from_root) = if included { texts(group) } else { (Vec::new(), false) };
                if included {
                    seen.push((line, texts.concat(), from_root));
                } else {
                    search(group.stream(), seen);
                }
            }
            TokenTree::Literal(literal) => {
                let Some(text) = text(&literal.to_string()) else { continue };
                let key = before(1).filter(|equals| equals == "=").and_then(|_| before(2));
                match key.as_deref() {
                    Some("path") => seen.push((line, text, false)),
                    Some("folder") => seen.push((line, text, true)),
                    // A path put together while running, or told to cargo by a build script.
                    _ if text.contains("../..") => {
                        let path = text.rsplit(['=', '}']).next().unwrap_or_default().to_owned();
                        seen.push((line, path, true));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// The texts in the brackets of an `include_str!`, and whether they begin at the root of the package.
fn texts(group: &Group) -> (Vec<String>, bool) {
    let (mut found, mut from_root) = (Vec::new(), false);
    for token in group.stream() {
        match token {
            TokenTree::Literal(literal) => match text(&literal.to_string()) {
                Some(text) if text == "CARGO_MANIFEST_DIR" => from_root = true,
                Some(text) => found.push(text),
                None => {}
            },
            TokenTree::Group(inner) => {
                let (inner, root) = texts(&inner);
                found.extend(inner);
                from_root |= root;
            }
            _ => {}
        }
    }
    (found, from_root)
}

/// The text of a literal, if it is one in plain quotes.
fn text(literal: &str) -> Option<String> {
    Some(literal.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// A path from the root of the repository; one that leaves the repository begins with `..`.
fn resolved(base: &str, path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in base.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[package]\nname = \"tratto-x\"\ndescription = \"x\"\nlicense = \"MIT\"\nrust-version = \"1.95\"\n\
        keywords = [\"chess\"]\ncategories = [\"games\"]\nreadme = \"README.md\"\n\
        include = [\"src/**\", \"LICENSE-MIT\", \"LICENSE-APACHE\"]\n\
        [package.metadata.docs.rs]\nall-features = true\n";
    const LIBRARY: &str = "#![doc = include_str!(\"../README.md\")]\n";

    /// The two texts, at the root and in the package.
    const TEXTS: [(&str, &str); 4] = [
        ("LICENSE-MIT", "mit"),
        ("LICENSE-APACHE", "apache"),
        ("crates/x/LICENSE-MIT", "mit"),
        ("crates/x/LICENSE-APACHE", "apache"),
    ];

    /// What is found in a crate that has all it needs and these files besides, or instead.
    fn with(files: &[(&str, &str)]) -> Vec<String> {
        let whole = [
            ("crates/x/Cargo.toml", MANIFEST),
            ("crates/x/README.md", "```rust\n```"),
            ("crates/x/src/lib.rs", LIBRARY),
        ];
        let rest =
            whole.into_iter().chain(TEXTS).filter(|(path, _)| files.iter().all(|(other, _)| other != path));
        let all: Vec<(&str, &str)> = files.iter().copied().chain(rest).collect();
        findings(&House::of(&all)).iter().map(ToString::to_string).collect()
    }

    fn whats(path: &str, code: &str) -> Vec<String> {
        with(&[(path, code)])
    }

    #[test]
    fn a_package_has_the_texts_of_its_licences() {
        assert_eq!(with(&[]), [] as [&str; 0]);
        assert_eq!(
            whats("crates/x/LICENSE-MIT", "mit, nearly"),
            ["crates/x/LICENSE-MIT: differs from LICENSE-MIT at the root"]
        );
        let short = MANIFEST.replace(", \"LICENSE-APACHE\"", "");
        assert_eq!(
            whats("crates/x/Cargo.toml", &short),
            ["crates/x/Cargo.toml: `include` leaves LICENSE-APACHE out of the package"]
        );
        let without = [
            ("crates/x/Cargo.toml", MANIFEST),
            ("crates/x/README.md", "```rust\n```"),
            ("crates/x/src/lib.rs", LIBRARY),
            ("crates/x/LICENSE-APACHE", "apache"),
        ];
        let found: Vec<String> = findings(&House::of(&without)).iter().map(ToString::to_string).collect();
        assert_eq!(found, ["crates/x/LICENSE-MIT: is missing: copy LICENSE-MIT from the root"]);
    }

    #[test]
    fn what_lies_outside_is_found() {
        for code in [
            "const A: &str = include_str!(\"../../../testdata/a\");",
            "const A: &[u8] = include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/../y/a\"));",
            "include!(\"../../y/src/a.rs\");",
            "#[path = \"../../y/src/a.rs\"] mod a;",
            "#[folder = \"../../web/dist\"] struct Built;",
            "fn f() -> String { format!(\"{}/../../testdata\", env!(\"CARGO_MANIFEST_DIR\")) }",
        ] {
            assert_eq!(whats("crates/x/src/a.rs", code).len(), 1, "{code}");
            let test = format!("#[cfg(test)]\nmod tests {{ {code} }}\nfn g() {{}}");
            assert_eq!(whats("crates/x/src/a.rs", &test), [] as [&str; 0], "a test stays at home: {code}");
        }
        let build = "fn main() { println!(\"cargo::rerun-if-changed=../../web/dist\"); }";
        assert_eq!(
            whats("crates/x/build.rs", build),
            ["crates/x/build.rs:1: \"../../web/dist\" lies outside the package: move it under crates/x/"]
        );
    }

    #[test]
    fn what_lies_inside_is_not() {
        for code in [
            "const A: &str = include_str!(\"../locales/a\");",
            "const A: &str = include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/locales/\", $folder));",
            "#[folder = \"pages\"] struct Built;",
            "const UP: &str = \"..\";",
        ] {
            assert_eq!(whats("crates/x/src/a.rs", code), [] as [&str; 0], "{code}");
        }
        assert_eq!(
            whats("crates/x/tests/a.rs", "const A: &str = include_str!(\"../../../a\");"),
            [] as [&str; 0]
        );
    }

    #[test]
    fn a_crate_says_what_it_is() {
        let bare = [("crates/x/Cargo.toml", "[package]\nname = \"tratto-x\"\n")];
        assert_eq!(
            findings(&House::of(&bare)).len(),
            7 + 1 + 2 + 2,
            "keys, docs.rs, README, library, licences"
        );
        let private = [("crates/x/Cargo.toml", "[package]\nname = \"tratto-x\"\npublish = false\n")];
        assert_eq!(findings(&House::of(&private)), []);
        let many = MANIFEST.replace("[\"chess\"]", "[\"a\", \"b\", \"c\", \"d\", \"e\", \"f\"]");
        assert_eq!(
            with(&[("crates/x/Cargo.toml", &many), ("crates/x/README.md", "nothing")]),
            [
                "crates/x/Cargo.toml: crates.io takes at most five keywords",
                "crates/x/README.md: has no example in Rust"
            ]
        );
    }
}
