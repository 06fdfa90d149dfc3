//! Every feature of every crate compiles alone, and without the others.

use crate::house::House;
use std::process::Command;
use toml::{Table, Value};

/// The ways to build each crate that has features: with none, and with each alone.
pub fn builds(house: &House) -> Vec<Vec<String>> {
    let mut builds = Vec::new();
    for folder in house.crates() {
        let Some(file) = house.file(&format!("crates/{folder}/Cargo.toml")) else { continue };
        let Ok(manifest) = file.text.parse::<Table>() else { continue };
        let package = manifest.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
        let Some(features) = manifest.get("features").and_then(Value::as_table) else { continue };
        let bare = ["check", "--quiet", "--package", package.unwrap_or(folder), "--no-default-features"];
        let bare: Vec<String> = bare.iter().map(|part| (*part).to_owned()).collect();
        builds.push(bare.clone());
        for feature in features.keys().filter(|name| *name != "default") {
            builds.push([bare.as_slice(), &["--features".to_owned(), feature.clone()]].concat());
        }
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
    fn each_feature_is_built_alone() {
        let manifest = "[package]\nname = \"tratto-x\"\n[features]\ndefault = [\"a\"]\na = []\nb = []\n";
        let house = House::of(&[
            ("crates/x/Cargo.toml", manifest),
            ("crates/y/Cargo.toml", "[package]\nname = \"y\"\n"),
        ]);
        let ends: Vec<String> = builds(&house).iter().map(|build| build[3..].join(" ")).collect();
        assert_eq!(
            ends,
            [
                "tratto-x --no-default-features",
                "tratto-x --no-default-features --features a",
                "tratto-x --no-default-features --features b"
            ]
        );
    }
}
