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
    assert!(page.starts_with("<!DOCTYPE html><html lang=\"it\">") && page.ends_with("</html>\n"));
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

/// King on g1 with the rook on h1 beside it, king on b1 with the rook on a1: castling by the king's squares would be another
/// move, or none.
#[test]
fn castling_is_written_as_the_position_needs_it() {
    let game = |fen: &str, moves: &str| format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves} *\n");
    let short = game("6kr/8/8/8/8/8/8/6KR w Hh - 0 1", "1. O-O O-O 2. Kg2 Kg7");
    let long = game("1k5r/8/8/8/8/8/8/RK6 w A - 0 1", "1. O-O-O Kc8");
    let usual = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 00 00 *\n";
    for (text, uci, numeric) in [
        (short.as_str(), "g1h1 g8h8 g1g2 g8g7", "7181 7888 7172 7877"),
        (long.as_str(), "b1a1 b8c8", "2111 2838"),
        (usual, "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 e8g8", "5254 5755 7163 7866 6134 6835 5171 5878"),
    ] {
        let moves = |form: &str| {
            let ran = run_with(&format!("tratto convert --form {form} --lang en"), text);
            assert_eq!(ran.outcome, Outcome::Done, "{}", ran.err);
            let written = ran.out.split("]\n\n").last().unwrap_or_default().to_owned();
            let words = written.split_whitespace().filter(|word| !word.ends_with('.') && *word != "*");
            words.map(str::to_owned).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(moves("uci"), uci);
        assert_eq!(moves("numeric"), numeric);
        let engine = run_with("tratto convert --to uci", text).out;
        assert!(engine.trim_end().ends_with(&format!("moves {uci}")), "{engine}");
        let json = run_with("tratto convert --json", text).out;
        for one in uci.split(' ') {
            assert!(json.contains(&format!("\"uci\":\"{one}\"")), "{one}: {json}");
        }
        // What is written so is read again as the same game.
        let heading = text.split_once("]\n\n").map_or("", |(tags, _)| tags);
        let heading = if heading.is_empty() { String::new() } else { format!("{heading}]\n\n") };
        for written in [uci, numeric] {
            let again = run_with("tratto convert --to uci", &format!("{heading}{written} *\n"));
            assert_eq!((again.outcome, again.out), (Outcome::Done, engine.clone()), "{}", again.err);
        }
    }
}

#[test]
fn the_language_that_was_found_is_said_first() {
    let italian = "1. e4 e5 2. Cf3 Cc6 3. Te5 *\n\n1. e4 e5 2. Cf3 *\n\n1. e4 e5 2. Sf3 *\n";
    let ran = run_with("tratto convert --lang en --to uci", italian);
    let lines: Vec<&str> = ran.err.lines().collect();
    assert_eq!(lines[0], "game 1, line 1, column 4: the moves are written in Italian");
    assert_eq!(lines[1], "game 3, line 5, column 4: the moves are written in German");
    assert!(lines[2].starts_with("game 1, line 1, column 24: \"Te5\" is not legal"), "{}", ran.err);
    let ran = run_with("tratto convert --lang it --to uci --letters en", italian);
    assert!(
        ran.err.starts_with("partita 1, riga 1, colonna 4: le mosse sono scritte in italiano\n"),
        "{}",
        ran.err
    );
    // Who asks for a language is not told of it, nor is anybody of English.
    assert!(!run_with("tratto convert --lang en --from it", italian).err.contains("written in"));
    assert!(!run_with("tratto convert --lang en", "1. e4 e5 2. Nf3 *").err.contains("written in"));
    let slip = run_with("tratto convert --lang en --to uci", "1. e4 c5 2. Kf3 *\n");
    assert_eq!((slip.outcome, slip.out.as_str()), (Outcome::No, "position startpos moves e2e4 c7c5\n"));
    assert!(slip.err.starts_with("game 1, line 1, column 13: \"Kf3\" is not legal"), "{}", slip.err);
}

#[test]
fn what_is_no_text_is_refused_by_name() {
    let folder = std::env::temp_dir().join(format!("tratto-foreign-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("games.pgn");
    let refused = |bytes: &[u8], lang: &str| {
        std::fs::write(&path, bytes).expect("a file");
        let ran = run(&format!("tratto convert {} --lang {lang}", path.display()));
        assert_eq!((ran.outcome, ran.out.as_str()), (Outcome::Bad, ""));
        ran.err
    };
    let xz = b"\xfd7zXZ\0\0\x04\xe6\xd6\xb4\x46";
    assert!(refused(xz, "en").contains("it is packed with xz; unpack it first"));
    assert!(refused(xz, "it").contains("è compresso con xz; va prima decompresso"));
    assert!(refused(b"PK\x03\x04\x14\0\0\0", "en").contains("it is packed with zip"));
    assert!(refused(b"\x7fELF\x02\x01\x01\0\0\0", "it").contains("non è un testo"));
    std::fs::remove_dir_all(&folder).expect("the folder goes");
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
