//! What is wrong with the arguments or the input, in both languages.

use crate::harness::{in_both, run, run_with, story_with};
use tratto::Outcome;

#[test]
fn bad_usage() {
    let lines = [
        "tratto bord",
        "tratto board",
        "tratto board 8/8/8/8/8/8/8/8 w",
        "tratto board startpos --style baroque",
        "tratto board startpos --style",
        "tratto board startpos --size 300",
        "tratto board startpos --sise 300",
        "tratto board startpos --svg - --size 3",
        "tratto moves startpos --from j9",
        "tratto why startpos",
        "tratto why startpos e2",
        "tratto why startpos e2-e4",
        "tratto why startpos e2e9",
        "tratto why startpos e7e8k",
        "tratto why startpos e7e8qq",
        "tratto why startpos 0000",
        "tratto chess960 960",
        "tratto chess960 1 --seed 2",
        "tratto perft",
        "tratto perft many",
        "tratto perft 3 --threads 0",
        "tratto perft 3 --max-nodes 5",
        "tratto perft 3 4",
        "tratto perft 3 --divide --divide",
        "tratto perft --epd no/such/file.epd",
        "tratto perft --epd src",
        "tratto serve now",
        "tratto serve --addr nonsense",
        "tratto serve --addr 127.0.0.1:99999",
        "tratto serve --addr 127.0.0.1:0 --db src",
        "tratto serve --addr 127.0.0.1:0 --db no/such/folder/x.db",
        "tratto serve --addr 127.0.0.1:0 --db Cargo.toml",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("bad_usage_{lang}"), story));
}

#[test]
fn a_port_in_use_is_told() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    for (lang, told) in
        [("en", "another program listens there already"), ("it", "lì ascolta già un altro programma")]
    {
        let ran = run(&format!("tratto serve --addr {addr} --db never-made.db --lang {lang}"));
        assert_eq!(ran.outcome, Outcome::Bad);
        assert!(ran.out.is_empty() && ran.err.contains(told) && ran.err.contains(&addr), "{}", ran.err);
    }
    assert!(!std::path::Path::new("never-made.db").exists());
}

#[test]
fn an_unknown_language_is_told_in_the_language_of_the_environment() {
    let ran = run("tratto perft 1 --lang de");
    assert_eq!(ran.outcome, Outcome::Bad);
    insta::assert_snapshot!("unknown_language", ran.err);
}

#[test]
fn bad_fens() {
    let fens = [
        "",
        "8/8/8/4x3/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/7/8/8/8/8 w - - 0 1",
        "8/8/8/54/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/8 x - - 0 1",
        "8/8/8/8/8/8/8/8 w X - 0 1",
        "8/8/8/8/8/8/8/8 w - e9 0 1",
        "8/8/8/8/8/8/8/8 w - e4 0 1",
        "8/8/8/8/8/8/8/8 w - - x 1",
        "8/8/8/8/8/8/8/8 w - - 0 99999",
        "8/8/8/8/8/8/8/8 w - - 0 1 more",
    ];
    let lines: Vec<String> = fens.iter().map(|fen| format!("tratto board \"{fen}\"")).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("bad_fens_{lang}"), story));
}

#[test]
fn a_bad_line_does_not_lose_the_others() {
    let input = "8/8/8/8/8/8/8/8 w - - 0 1\n\nnonsense\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n";
    insta::assert_snapshot!(
        "bad_line",
        story_with(&["tratto why - e1g1", "tratto why - e1g1 --lang it"], input)
    );
    assert_eq!(run_with("tratto why - e1g1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1").outcome, Outcome::Done);
}

#[test]
fn bad_epd_lines() {
    let input = "8/8/8/8/8/8/8/8 w - - 0 1 ;D1 0\n\
                 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\
                 4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 five\n\
                 # a comment\n\
                 4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5 ;D2 25\n";
    insta::assert_snapshot!(
        "bad_epd",
        story_with(&["tratto perft --epd -", "tratto perft --epd - --lang it"], input)
    );
}
