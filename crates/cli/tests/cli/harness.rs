//! Runs the command with its own streams and environment, and records the result.

use std::io::Cursor;
use std::sync::LazyLock;
use tempfile::TempDir;
use tratto::{Outcome, World, run_in};

/// The result of a run.
pub(crate) struct Ran {
    /// The answer.
    pub(crate) out: String,
    /// The errors and remarks.
    pub(crate) err: String,
    /// How it ended.
    pub(crate) outcome: Outcome,
}

/// Runs a command line, as a shell would read it, with a text on standard input.
pub(crate) fn run_with(line: &str, input: &str) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let outcome = run_in(split(line), World::quiet(&mut Cursor::new(input), &mut out, &mut err));
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { out: text(out), err: text(err), outcome }
}

/// Runs a command line with nothing on standard input.
pub(crate) fn run(line: &str) -> Ran {
    run_with(line, "")
}

/// A file with the case that `tratto judge --example` prints.
pub(crate) fn example_case() -> &'static str {
    static CASE: LazyLock<(TempDir, String)> = LazyLock::new(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("case.toml").to_str().expect("UTF-8").to_owned();
        std::fs::write(&path, run("tratto judge --example").out).expect("a file");
        (folder, path)
    });
    &CASE.1
}

/// Command lines and their results, as a text for a snapshot.
pub(crate) fn story(lines: &[&str]) -> String {
    story_with(lines, "")
}

/// The same, each with this text on standard input.
pub(crate) fn story_with(lines: &[&str], input: &str) -> String {
    let mut story = String::new();
    for line in lines {
        let ran = run_with(line, input);
        story.push_str(&format!("$ {line}\n{}", ran.out));
        if !ran.err.is_empty() {
            story.push_str(&format!("[standard error]\n{}", ran.err));
        }
        if ran.outcome != Outcome::Done {
            story.push_str(&format!("[{:?}]\n", ran.outcome));
        }
        story.push('\n');
    }
    story
}

/// The same lines in both languages, one story each.
pub(crate) fn in_both(lines: &[&str], check: impl Fn(&str, String)) {
    for lang in ["en", "it"] {
        let lines: Vec<String> = lines.iter().map(|line| format!("{line} --lang {lang}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        check(lang, story(&lines));
    }
}

/// The words of a line; double quotes keep a word with spaces together.
pub(crate) fn split(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}
