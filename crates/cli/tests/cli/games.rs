//! Games converted, and put on scoresheets.

use crate::harness::{Ran, in_both, run, run_with, story_with};
use std::path::PathBuf;
use tratto::Outcome;

const GAME: &str = "[Event \"Prova\"]\n[Site \"Roma ITA\"]\n[Date \"2026.11.??\"]\n[Round \"3\"]\n[White \"Rossi <A>\"]\n\
    [Black \"Verdi & C.\"]\n[Result \"1/2-1/2\"]\n\n1. e4 {[%clk 1:29:30] bene} e5 {[%clk 1:28:00]} 2. Nf3! Nc6 \
    (2... d6 3. d4 (3. Bc4)) 3. Bb5 {(=)} a6 4. Bxc6 dxc6 5. O-O $14 1/2-1/2\n";

fn cases(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn").join(name);
    path.to_string_lossy().into_owned()
}

#[test]
fn every_target() {
    let lines = [
        "tratto convert",
        "tratto convert - --form figurine --letters ru",
        "tratto convert - --to uci",
        "tratto convert - --to text",
        "tratto convert - --to text --letters de --form long",
        "tratto convert - --json",
    ];
    for lang in ["en", "it"] {
        let lines: Vec<String> = lines.iter().map(|line| format!("{line} --lang {lang}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        insta::assert_snapshot!(format!("convert_{lang}"), story_with(&lines, GAME));
    }
}

#[test]
fn pages_hold_what_they_should() {
    let page = run_with("tratto convert - --to html --lang it", GAME).out;
    assert!(page.starts_with("<!doctype html>\n<html lang=\"it\">") && page.ends_with("</html>\n"));
    assert!(page.contains("Rossi &lt;A&gt; – Verdi &amp; C.") && page.contains("<svg"));
    assert!(page.contains("<b>2.\u{a0}Cf3!</b>") && page.contains("<span class=\"comment\">bene</span>"));
    assert!(page.contains("<span class=\"variation\">(2…\u{a0}d6 3.\u{a0}d4 <span class=\"variation\">(3.\u{a0}Ac4)</span>)</span>"));
}

#[test]
fn faults_are_summed_up() {
    let lines: Vec<String> = ["illegal", "italian", "comment-unfinished"]
        .iter()
        .map(|name| format!("tratto convert - --to uci --all-faults < {name}"))
        .collect();
    let mut story = String::new();
    for lang in ["en", "it"] {
        for line in &lines {
            let (line, name) = line.split_once(" < ").expect("a file");
            let bytes = std::fs::read_to_string(cases(&format!("cases/{name}.pgn"))).expect("a case");
            story += &format!("# {name}\n{}", story_with(&[&format!("{line} --lang {lang}")], &bytes));
        }
    }
    insta::assert_snapshot!("convert_faults", story);
}

#[test]
fn codes_of_exit() {
    assert_eq!(run(&format!("tratto convert {}", cases("famous.pgn"))).outcome, Outcome::Done);
    assert_eq!(run(&format!("tratto convert {}", cases("cases/illegal.pgn"))).outcome, Outcome::No);
    assert_eq!(run(&format!("tratto convert {}", cases("cases/italian.pgn"))).outcome, Outcome::Done);
    assert_eq!(run("tratto convert no-such-file.pgn").outcome, Outcome::Bad);
    assert_eq!(run("tratto convert --to papyrus").outcome, Outcome::Bad);
    assert_eq!(run(&format!("tratto convert {}", cases("cases/italian.pgn --from en"))).outcome, Outcome::No);
    // One bad file does not keep the others from being converted.
    let ran = run(&format!("tratto convert no-such-file.pgn {} --to uci", cases("famous.pgn")));
    assert_eq!((ran.outcome, ran.out.lines().count()), (Outcome::Bad, 27));
}

#[test]
fn threads_change_nothing() {
    let famous = std::fs::read_to_string(cases("famous.pgn")).expect("the games");
    let broken = std::fs::read_to_string(cases("cases/illegal.pgn")).expect("a case");
    let text = format!("{}\n[Event \"x\"]\n\n{broken}\n", famous.trim_end()).repeat(250);
    assert!(text.len() > 3_000_000, "so that it is cut");
    let one = run_with("tratto convert --to uci --threads 1", &text);
    for threads in [2, 5] {
        let several = run_with(&format!("tratto convert --to uci --threads {threads}"), &text);
        assert!(several.out == one.out, "{threads} threads");
        assert_eq!(several.err, one.err);
        assert_eq!(several.outcome, Outcome::No);
    }
    assert!(one.err.contains("7750 games, 1000 with errors: 1000 errors"), "{}", one.err);
}

#[test]
fn packed_files_are_unpacked() {
    let plain = run_with("tratto convert --to uci", GAME).out;
    let folder = std::env::temp_dir().join(format!("tratto-packed-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("no-telling-name");
    std::fs::write(&path, zstd::encode_all(GAME.as_bytes(), 1).expect("memory")).expect("a file");
    let packed = run(&format!("tratto convert {} --to uci", path.display()));
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    assert_eq!(packed.out, plain);
}

#[test]
fn scoresheets() {
    let page = |line: &str| -> Ran { run_with(line, GAME) };
    let italian = page("tratto scoresheet --lang it").out;
    for text in [
        "<h1>Formulario</h1>",
        "Firma del Bianco",
        "<td class=\"white\">Cf3</td>",
        "1:29:30",
        "(=)",
        "2026.11",
    ] {
        assert!(italian.contains(text), "{text}");
    }
    assert!(italian.contains("<span class=\"box on\">½–½</span>") && italian.contains("Rossi &lt;A&gt;"));
    let english = page("tratto scoresheet - --letters en --lang en").out;
    assert!(english.contains("<h1>Scoresheet</h1>") && english.contains("<td class=\"white\">Nf3</td>"));
    insta::assert_snapshot!("scoresheet_json", page("tratto scoresheet --json --lang it").out);
    let blank = run("tratto scoresheet --blank --lang en").out;
    assert!(blank.contains("<td class=\"number\">60</td>") && !blank.contains("class=\"time\""));
    let third = run(&format!("tratto scoresheet {} --game 3", cases("famous.pgn"))).out;
    assert!(third.contains("Morphy, Paul") && !third.contains("Kieseritzky"));
    assert_eq!(run(&format!("tratto scoresheet {} --game 99", cases("famous.pgn"))).outcome, Outcome::Bad);
    assert_eq!(run(&format!("tratto scoresheet {}", cases("cases/illegal.pgn"))).outcome, Outcome::No);
}

#[test]
fn complaints() {
    let lines =
        ["tratto convert --form loud", "tratto convert --letters klingon", "tratto convert --to papyrus"];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("convert_refused_{lang}"), story));
}
