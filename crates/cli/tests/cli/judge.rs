//! Cases judged, and editions compared.

use crate::harness::{in_both, run, run_with, split, story, story_with};
use std::io::Cursor;
use tratto::{Outcome, World, run_in};

fn example(lang: &str) -> String {
    run(&format!("tratto judge --example --lang {lang}")).out
}

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/laws");

/// The files of all cases, by name: each lies in the folder of its group of articles.
fn cases() -> Vec<std::path::PathBuf> {
    let inside = |folder: &std::path::Path| {
        let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
        entries.collect::<Vec<_>>()
    };
    let groups = inside(std::path::Path::new(CASES)).into_iter().filter(|path| path.is_dir());
    let mut files: Vec<_> = groups.flat_map(|group| inside(&group)).collect();
    files.sort_by_key(|path| path.file_name().map(std::ffi::OsStr::to_owned));
    files
}

fn case(name: &str) -> String {
    let file = cases().into_iter().find(|path| path.file_stem().is_some_and(|stem| stem == name));
    file.expect("a case of that name").to_string_lossy().into_owned()
}

/// A story without the paths of one machine.
fn without_paths(story: String) -> String {
    story.replace(&format!("{CASES}/"), "")
}

#[test]
fn the_example_is_judged() {
    for lang in ["en", "it"] {
        let lines = [
            "tratto judge -",
            "tratto judge - --edition 2017",
            "tratto judge - --all-editions",
            "tratto judge - --codes --edition 2009",
            "tratto judge - --json --edition 2018",
        ];
        let lines: Vec<String> = lines.iter().map(|line| format!("{line} --lang {lang}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        insta::assert_snapshot!(format!("judge_{lang}"), story_with(&lines, &example(lang)));
    }
}

/// A few cases from all corners of the Laws, as they are read.
#[test]
fn cases_are_told() {
    let names = ["C002", "C030", "C045", "C075", "C094", "C106", "C121", "C134", "C142"];
    let lines: Vec<String> = names.iter().map(|name| format!("tratto judge {}", case(name))).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("cases_{lang}"), without_paths(story)));
}

/// The log of a game, as the pages give it.
#[test]
fn a_log_is_judged() {
    let log = include_str!("../../../../testdata/logs/game.json");
    for lang in ["en", "it"] {
        let lines =
            ["tratto judge -", "tratto judge - --edition 2001 --codes", "tratto judge - --all-editions"];
        let lines: Vec<String> = lines.iter().map(|line| format!("{line} --lang {lang}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        insta::assert_snapshot!(format!("log_{lang}"), story_with(&lines, log));
        // An event that cannot have happened is named by its number; what comes after it is judged all the same.
        let odd = log.replace("black plays e7e5", "black plays e5e4");
        let ran = run_with(&format!("tratto judge - --lang {lang}"), &odd);
        assert_eq!(ran.outcome, Outcome::No);
        let (_, differences) = ran.out.split_once('✗').expect("something cannot be");
        insta::assert_snapshot!(format!("log_no_event_{lang}"), differences);
    }
    let judged = run_with("tratto judge - --json", log);
    let record: serde_json::Value = serde_json::from_str(&judged.out).expect("JSON");
    assert_eq!((record["edition"].as_u64(), record["checked"].as_bool()), (Some(2023), Some(false)));
    assert_eq!(record["events"].as_array().map(Vec::len), Some(16));
    let broken = run_with("tratto judge -", &log.replace("\"version\": 1", "\"version\": 7"));
    assert_eq!(broken.outcome, Outcome::Bad);
}

#[test]
fn what_differs_is_shown() {
    let wrong = example("en")
        .replace("black +1:00", "black +2:00")
        .replace("do = \"black claims illegal-move\"", "clocks.white = \"11:20\"\nfen = \"8/8/8/8/8/8/8/8 w - - 0 1\"\nmay.black = []\ndo = \"black claims illegal-move\"");
    for lang in ["en", "it"] {
        let line = format!("tratto judge - --edition 2023 --lang {lang}");
        let ran = run_with(&line, &wrong);
        assert_eq!(ran.outcome, Outcome::No);
        let (_, differences) = ran.out.split_once('✗').expect("something differs");
        insta::assert_snapshot!(format!("judge_differences_{lang}"), differences);
    }
    // Only the edition that differs is held against the case.
    assert_eq!(run_with("tratto judge - --edition 2018", &example("en")).outcome, Outcome::Done);
    assert_eq!(run_with("tratto judge -", &wrong).outcome, Outcome::No);
    assert_eq!(run_with("tratto judge - --all-editions", &wrong).outcome, Outcome::No);
}

#[test]
fn what_cannot_have_happened_is_said() {
    let text = "[[step]]\ndo = \"white presses\"\n[[step]]\ndo = [\"white arrives\", \"white arrives\", \"black accepts\"]\n";
    for lang in ["en", "it"] {
        let story = story_with(&[&format!("tratto judge - --lang {lang}")], text);
        insta::assert_snapshot!(format!("judge_no_event_{lang}"), story);
    }
}

#[test]
fn bad_files_are_refused_and_the_others_judged() {
    let (good, missing) = (case("C002"), format!("{CASES}/no-such-case.toml"));
    let line = format!("tratto judge {missing} {good}");
    let ran = run(&line);
    assert_eq!(ran.outcome, Outcome::Bad);
    assert!(
        ran.out.contains("C002") && ran.out.ends_with("1 case, 8 checks: all as expected\n"),
        "{}",
        ran.out
    );
    for lang in ["en", "it"] {
        let lines = ["tratto judge -", "tratto judge", "tratto judge - --edition 2010"];
        let lines: Vec<String> = lines.iter().map(|line| format!("{line} --lang {lang}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let story = story_with(&lines, "title = \"x\"\n\n[[step]]\ndo = \"white claims flagg\"\n");
        insta::assert_snapshot!(format!("judge_refused_{lang}"), story);
    }
}

/// Every case of the project is as expected, and says so.
#[test]
fn all_cases_are_as_expected() {
    let files: Vec<String> = cases().into_iter().map(|path| path.to_string_lossy().into_owned()).collect();
    let ran = run(&format!("tratto judge {}", files.join(" ")));
    let last = ran.out.lines().last().unwrap_or_default();
    assert_eq!(ran.outcome, Outcome::Done, "{}", ran.err);
    assert!(files.len() >= 150 && last.starts_with(&format!("{} cases, ", files.len())), "{last}");
    assert!(last.ends_with("all as expected"), "{last}");
}

#[test]
fn a_terminal_gets_colours_and_its_width() {
    let lines = [
        "tratto judge - --all-editions --lang it",
        "tratto judge - --lang en",
        "tratto editions --lang it",
        "tratto editions 7.5.5",
    ];
    for line in lines {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let text = example("it");
        let mut input = Cursor::new(text.as_str());
        let mut world = World::quiet(&mut input, &mut out, &mut err);
        world.out_is_terminal = true;
        world.columns = Some(72);
        assert_eq!(run_in(split(line), world), Outcome::Done);
        let shown = String::from_utf8(out).expect("UTF-8");
        assert!(shown.contains("\u{1b}["), "{line}");
        for line in shown.lines() {
            let bare = line.split('\u{1b}').enumerate().map(|(index, part)| match index {
                0 => part,
                _ => part.split_once('m').map_or("", |(_, rest)| rest),
            });
            let width = bare.map(|part| part.chars().count()).sum::<usize>();
            assert!(width <= 72, "{width}: {line}");
        }
    }
    assert!(!run("tratto editions EN-2").out.contains('\u{1b}'));
}

#[test]
fn editions_are_compared() {
    let lines = [
        "tratto editions EN-2",
        "tratto editions 7.5.5",
        "tratto editions telefoni",
        "tratto editions threefold repetition",
        "tratto editions --changed",
        "tratto editions zugzwang",
        "tratto editions",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("editions_{lang}"), story));
    insta::assert_snapshot!(
        "editions_json",
        story(&["tratto editions en-2 --json", "tratto editions zugzwang --json"])
    );
}
