//! Runs the programs of a crate's `examples/` and compares what they print with what their first lines show. The tests of other
//! crates use this file, too.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Checks all programs of a crate; how many there were.
pub(crate) fn check(manifest: &str) -> usize {
    let mut sources: Vec<PathBuf> = std::fs::read_dir(Path::new(manifest).join("examples"))
        .expect("a crate with examples")
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    sources.sort();
    for source in &sources {
        let text = std::fs::read_to_string(source).expect("a readable example");
        let header = text.lines().map_while(|line| line.strip_prefix("//!")).map(|line| line.trim_start());
        let shown: Vec<&str> = header.skip_while(|line| *line != "```text").skip(1).collect();
        let runs = shown.split(|line| *line == "```").next().unwrap_or_default();
        let mut runs = runs.iter().peekable();
        let mut ran = 0;
        while let Some(line) = runs.next() {
            let (name, args) = called(line).unwrap_or_else(|| panic!("{}: {line:?}", source.display()));
            assert_eq!(Some(name), source.file_stem().and_then(|stem| stem.to_str()), "{line}");
            let mut expected = String::new();
            while let Some(line) = runs.next_if(|line| called(line).is_none()) {
                expected.push_str(line);
                expected.push('\n');
            }
            let ran_so = Command::new(program(name)).args(args).output().expect("the program runs");
            assert!(ran_so.status.success(), "{line}: {}", String::from_utf8_lossy(&ran_so.stderr));
            let out = String::from_utf8(ran_so.stdout).expect("UTF-8");
            let flush: Vec<&str> = out.lines().map(str::trim_start).collect();
            assert_eq!(flush.join("\n") + "\n", expected, "{line}");
            ran += 1;
        }
        assert!(ran > 0, "{}: shows no run", source.display());
    }
    sources.len()
}

/// The name of an example and its arguments, of a line that calls it; double quotes keep a word together.
fn called(line: &str) -> Option<(&str, Vec<&str>)> {
    let line = line.strip_prefix("$ cargo run --example ")?;
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    let mut args = Vec::new();
    for (i, part) in rest.split('"').enumerate() {
        if i % 2 == 1 {
            args.push(part);
        } else {
            args.extend(part.split_whitespace());
        }
    }
    Some((name, args))
}

/// Cargo builds examples beside the tests, unless it is told to build one test alone.
fn program(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("the path of this test");
    let folder = test.parent().and_then(Path::parent).expect("target/debug/deps");
    let path = folder.join("examples").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    assert!(
        path.exists(),
        "{} is not built: run the tests of the whole crate, or cargo test --examples",
        path.display()
    );
    path
}
