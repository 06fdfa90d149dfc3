//! The commands about files of games.

use crate::harness::{run, story};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tratto::Outcome;

/// A folder with files of games: `club.db` sound, `bad.db` with a changed event, `old.db` of the first version, `other.db` of another
/// program.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tratto-records-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let old = include_str!("../../../../testdata/store/v1.sql");
    let make =
        |name: &str, sql: &str| Connection::open(folder.join(name)).unwrap().execute_batch(sql).unwrap();
    make("old.db", old);
    make("other.db", "CREATE TABLE notes (x); PRAGMA application_id = 7;");
    for name in ["club.db", "bad.db"] {
        let line = format!("tratto restore {0}/old.db {0}/{name}", folder.display());
        assert_eq!(run(&line).outcome, Outcome::Done);
    }
    make(
        "bad.db",
        "DROP TRIGGER events_stay; UPDATE events SET act = 'white plays a2a4' WHERE game = 1 AND seq = 5;",
    );
    folder
}

/// What a story says whatever the machine.
fn plain(story: &str, folder: &Path) -> String {
    let story = story.replace(&format!("{}/", folder.display()), "");
    let mut text = String::new();
    for line in story.lines() {
        let is_rate = line.ends_with("a second") || line.ends_with("al secondo");
        let line = if is_rate { "[so many a second]" } else { line };
        text.push_str(&without(&without(line, "_per_second\":"), "\"bytes\":"));
        text.push('\n');
    }
    text
}

/// A line without the numbers after a key.
fn without(line: &str, key: &str) -> String {
    let mut parts = line.split(key);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text.push_str(key);
        text.push('N');
        text.push_str(part.trim_start_matches(|letter: char| letter.is_ascii_digit()));
    }
    text
}

#[test]
fn files_are_checked_copied_and_put_back() {
    for lang in ["en", "it"] {
        let folder = folder(lang);
        let at = folder.display();
        let lines: Vec<String> = [
            format!("tratto check {at}/club.db"),
            format!("tratto check {at}/bad.db"),
            format!("tratto check {at}/bad.db --json"),
            format!("tratto check {at}/old.db"),
            format!("tratto check {at}/other.db"),
            format!("tratto check {at}/none.db"),
            format!("tratto backup {at}/club.db {at}/copy.db"),
            format!("tratto backup {at}/club.db {at}/copy.db"),
            format!("tratto backup {at}/club.db {at}/copy2.db --json"),
            format!("tratto restore {at}/copy.db {at}/club.db"),
            format!("tratto restore {at}/copy.db {at}/club.db --force"),
            format!("tratto restore {at}/copy.db {at}/bad.db --force --tombstones {at}/club.db --json"),
            format!("tratto restore {at}/other.db {at}/new.db"),
        ]
        .into_iter()
        .map(|line| format!("{line} --lang {lang}"))
        .collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        insta::assert_snapshot!(format!("records_{lang}"), plain(&story(&lines), &folder));
        let _ = std::fs::remove_dir_all(&folder);
    }
}

/// The examples of the help can be run.
#[test]
fn the_examples_run() {
    let folder = folder("examples");
    for name in ["check", "backup", "restore"] {
        let help = run(&format!("tratto {name} --help")).out;
        let (_, examples) = help.split_once("Examples:\n").expect("every help has examples");
        for example in examples.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let words: Vec<String> = example
                .split(' ')
                .map(|word| {
                    if word.ends_with(".db") {
                        folder.join(word).display().to_string()
                    } else {
                        word.to_owned()
                    }
                })
                .collect();
            let ran = run(&words.join(" "));
            assert_eq!(ran.outcome, Outcome::Done, "{example}: {}", ran.err);
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
}
