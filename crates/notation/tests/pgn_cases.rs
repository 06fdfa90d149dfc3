//! A file for every fault and dialect, with what the reader says of it beside it; and games everybody knows.
//!
//! To write the expectations anew after a change that was meant: `TRATTO_BLESS=1 cargo test -p tratto-notation --test pgn_cases`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use tratto_notation::pgn::{Letters, Reader, Replayer, Severity, TagOrder, Writer, games};

fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn")
}

/// What the reader makes of a file: each game as it is written again, and what it has to say.
fn report(bytes: &[u8]) -> String {
    let mut text = String::new();
    for (i, game) in games(bytes, Letters::Guess).enumerate() {
        let (game, faults) = game.expect("memory can be read");
        let kept = Writer::new().tag_order(TagOrder::Kept).write(&game);
        writeln!(text, "game {}\n{}", i + 1, indent(&kept)).expect("a string takes anything");
        for fault in faults {
            let kind = if fault.severity() == Severity::Error { "error" } else { "note" };
            writeln!(text, "{kind}: {fault}").expect("a string takes anything");
        }
    }
    text
}

fn indent(text: &str) -> String {
    text.lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect()
}

#[test]
fn every_fault_and_dialect() {
    let mut wrong = Vec::new();
    let mut count = 0;
    let folder = std::fs::read_dir(testdata().join("cases")).expect("the cases are there");
    for path in folder.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        if path.extension().is_none_or(|extension| extension != "pgn") {
            continue;
        }
        count += 1;
        let bytes = std::fs::read(&path).expect("a case can be read");
        let (found, beside) = (report(&bytes), path.with_extension("expected"));
        if std::env::var_os("TRATTO_BLESS").is_some() {
            std::fs::write(&beside, &found).expect("an expectation can be written");
        }
        if std::fs::read_to_string(&beside).ok().as_deref() != Some(&found) {
            wrong.push(format!("{}\n{found}", path.display()));
        }
    }
    assert!(count > 50, "only {count} cases");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn famous_games_are_legal_and_end_as_they_ended() {
    let bytes = std::fs::read(testdata().join("famous.pgn")).expect("the games are there");
    let mut count = 0;
    for game in games(&bytes[..], Letters::English) {
        let (game, faults) = game.expect("memory can be read");
        assert!(faults.is_empty(), "{:?}: {faults:?}", game.tags);
        let last = game.main_line().last().expect("a game has moves");
        let before = game.parent(last).and_then(|id| game.position(id)).expect("every position is known");
        let text =
            tratto_notation::San::write(&before, game.moves().last().expect("a last move")).to_string();
        let end = game.position(last).expect("every position is known");
        assert_eq!(end.is_checkmate(), text.ends_with('#'), "{:?}", game.tags);
        count += 1;
    }
    assert!(count >= 25);
    // The file is in the export format, so that writing it gives the file.
    let text: Vec<String> = games(&bytes[..], Letters::English)
        .map(|game| Writer::new().write(&game.expect("memory can be read").0))
        .collect();
    let (again, file) = (text.join("\n"), String::from_utf8_lossy(&bytes));
    if std::env::var_os("TRATTO_BLESS").is_some() {
        std::fs::write(testdata().join("famous.pgn"), &again).expect("the games can be written");
    }
    let differing = again.lines().zip(file.lines()).find(|(one, other)| one != other);
    assert!(again == file, "{differing:?}");
}

#[test]
fn replay_and_tree_agree_on_every_file() {
    let mut files = vec![testdata().join("famous.pgn")];
    files.extend(
        std::fs::read_dir(testdata().join("cases"))
            .expect("the cases are there")
            .map(|e| e.expect("an entry").path()),
    );
    for path in files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "pgn")) {
        let bytes = std::fs::read(path).expect("a file can be read");
        let mut reader = Reader::new(&bytes[..]);
        let mut replayed = Replayer::recording();
        for game in games(&bytes[..], Letters::English) {
            let (game, faults) = game.expect("memory can be read");
            assert!(reader.read_game(&mut replayed).expect("memory can be read"), "{}", path.display());
            let last = game.positions().last();
            if game.start().is_some() {
                assert_eq!(Some(replayed.position()), last, "{}", path.display());
                assert_eq!(replayed.moves() as usize, game.positions().count() - 1, "{}", path.display());
            }
            assert_eq!(replayed.outcome(), game.outcome);
            // The errors of the main line are the same, whoever tells them.
            if game.len() == game.main_line().count() + 1 {
                let errors = faults.iter().filter(|fault| fault.severity() == Severity::Error);
                let reasons: Vec<_> = errors.map(|fault| fault.reason.to_string()).collect();
                let told: Vec<_> = replayed.faults().iter().map(|fault| fault.reason.to_string()).collect();
                let (mut one, mut other) = (reasons.clone(), told);
                one.sort();
                other.sort();
                assert_eq!(one, other, "{}", path.display());
            }
        }
        assert!(!reader.read_game(&mut replayed).expect("memory can be read"), "{}", path.display());
    }
}
