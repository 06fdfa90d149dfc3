//! Every feature of every crate compiles alone, and without the others; tests that need a feature are run with it.

use crate::house::House;
use std::process::Command;
use toml::{Table, Value};

/// What is asked of cargo: for each crate that has features a build with none and with each alone; and the tests that need some, all at
/// once, as part of the whole workspace, so that what they lean on is not built anew for each.
pub fn builds(house: &House) -> Vec<Vec<String>> {
    let (mut builds, mut needed, mut tests) = (Vec::new(), Vec::new(), Vec::<String>::new());
    let line = |parts: &[&str]| parts.iter().map(|part| (*part).to_owned()).collect::<Vec<String>>();
    for folder in house.crates() {
        let Some(file) = house.file(&format!("crates/{folder}/Cargo.toml")) else { continue };
        let Ok(manifest) = file.text.parse::<Table>() else { continue };
        let package = manifest.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
        let package = package.unwrap_or(folder);
        let Some(features) = manifest.get("features").and_then(Value::as_table) else { continue };
        let bare = ["check", "--quiet", "--package", package, "--no-default-features"];
        builds.push(line(&bare));
        for feature in features.keys().filter(|name| *name != "default") {
            builds.push(line(&[bare.as_slice(), &["--features", feature]].concat()));
        }
        for test in manifest.get("test").and_then(Value::as_array).into_iter().flatten() {
            let name = test.get("name").and_then(Value::as_str).unwrap_or_default();
            let needs = test.get("required-features").and_then(Value::as_array).into_iter().flatten();
            let needs: Vec<&str> = needs.filter_map(Value::as_str).collect();
            if !needs.is_empty() {
                needed.extend(needs.iter().map(|need| format!("{package}/{need}")));
                // Tests of several crates may have one name.
                if !tests.iter().any(|test| test == name) {
                    tests.extend(["--test".to_owned(), name.to_owned()]);
                }
            }
        }
    }
    if !tests.is_empty() {
        let features = needed.join(",");
        let mut all = line(&["test", "--quiet", "--workspace", "--features", &features]);
        all.extend(tests);
        builds.push(all);
    }
    builds
}

/// Runs them all; the first that fails ends it.
pub fn check(house: &House) -> std::io::Result<bool> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    for build in builds(house) {
        eprintln!("cargo {}", build.join(" "));
        if !Command::new(&cargo).args(&build).status()?.success() {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_feature_is_built_alone_and_tested() {
        let manifest = "[package]\nname = \"tratto-x\"\n[features]\ndefault = [\"a\"]\na = []\nb = []\n\
            [[test]]\nname = \"plain\"\n[[test]]\nname = \"of-b\"\nrequired-features = [\"b\"]\n";
        let other = "[package]\nname = \"tratto-z\"\n[features]\nc = []\n\
            [[test]]\nname = \"of-c\"\nrequired-features = [\"c\"]\n";
        let house = House::of(&[
            ("crates/x/Cargo.toml", manifest),
            ("crates/y/Cargo.toml", "[package]\nname = \"y\"\n"),
            ("crates/z/Cargo.toml", other),
        ]);
        let lines: Vec<String> = builds(&house).iter().map(|build| build.join(" ")).collect();
        assert_eq!(
            lines,
            [
                "check --quiet --package tratto-x --no-default-features",
                "check --quiet --package tratto-x --no-default-features --features a",
                "check --quiet --package tratto-x --no-default-features --features b",
                "check --quiet --package tratto-z --no-default-features",
                "check --quiet --package tratto-z --no-default-features --features c",
                "test --quiet --workspace --features tratto-x/b,tratto-z/c --test of-b --test of-c"
            ]
        );
    }
}
