//! What the commands answer.

use crate::harness::{in_both, run, run_with, story, story_with};
use tratto::Outcome;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const MATED: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
const STALEMATED: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

#[test]
fn boards() {
    let lines = [
        "tratto board startpos",
        "tratto board startpos --flip --style ascii",
        &format!("tratto board \"{MATED}\" --style ansi"),
        "tratto board \"4k3/8/8/8/8/8/4R3/4K3 w\"",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("boards_{lang}"), story));
    insta::assert_snapshot!(
        "board_json",
        story(&["tratto board \"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\" --json"])
    );
}

#[test]
fn a_board_as_svg() {
    let svg = run("tratto board startpos --svg -").out;
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert!(svg.contains("White to move"));
    assert!(run("tratto board startpos --svg - --lang it").out.contains("Muove il Bianco"));
    let answer: serde_json::Value =
        serde_json::from_str(&run("tratto board startpos --svg - --json").out).unwrap();
    assert_eq!(answer["svg"], svg);
}

#[test]
fn moves() {
    let lines = [
        "tratto moves startpos",
        &format!("tratto moves \"{KIWIPETE}\" --from e1"),
        &format!("tratto moves \"{KIWIPETE}\" --from e1 --chess960"),
        &format!("tratto moves \"{KIWIPETE}\" --captures --checks"),
        &format!("tratto moves \"{MATED}\""),
        &format!("tratto moves \"{STALEMATED}\""),
        "tratto moves \"4k3/8/8/8/4r3/8/8/4K3 w - - 0 1\"",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("moves_{lang}"), story));
    let lines = ["tratto moves \"7k/P7/8/8/8/8/8/K7 w - - 0 1\" --from a7 --json"];
    insta::assert_snapshot!("moves_json", story(&lines));
}

#[test]
fn chess960() {
    let lines = ["tratto chess960 518", "tratto chess960 0 --json", "tratto chess960 --seed 2026"];
    insta::assert_snapshot!("chess960", story(&lines));
    let drawn = run("tratto chess960");
    assert_eq!((drawn.outcome, drawn.out.lines().count()), (Outcome::Done, 2));
}

#[test]
fn perft_counts() {
    for (line, nodes) in [
        ("tratto perft 0", 1),
        ("tratto perft 1", 20),
        ("tratto perft 4", 197_281),
        ("tratto perft 5 --threads 2", 4_865_609),
        ("tratto perft 5 --divide --threads 2", 4_865_609),
    ] {
        let ran = run(line);
        assert_eq!(ran.out.lines().last(), Some(format!("nodes {nodes}").as_str()), "{line}");
        assert_eq!((ran.outcome, ran.err.as_str()), (Outcome::Done, ""), "{line}");
    }
    let kiwipete = format!("tratto perft 3 --divide --fen \"{KIWIPETE}\"");
    insta::assert_snapshot!("perft_divide", story(&["tratto perft 2 --divide", &kiwipete]));
}

#[test]
fn perft_of_a_file_counts_no_further_than_it_may() {
    // The file claims one position where there are 10^60: the count must stop, or this test does not end.
    let epd = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D3 500 ;D40 1\n";
    let ran = run_with("tratto perft --epd - --max-nodes 1000", epd);
    assert_eq!(ran.outcome, Outcome::No);
    assert!(ran.out.contains("line 1: depth 3 gives more than 1000, and the file says 500"), "{}", ran.out);
    assert!(ran.out.ends_with("nodes 420\n"), "{}", ran.out);
    let ran = run_with("tratto perft --epd - --max-nodes 1000 --json", epd);
    let answer: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(answer["failed"][0]["more_than"], 1000);
    assert_eq!(answer["failed"][0]["nodes"], serde_json::Value::Null);
    let ran = run_with("tratto perft --epd - --max-nodes 1000", &epd.replace("D40", "D41"));
    assert_eq!(ran.outcome, Outcome::Bad);
    assert!(ran.err.contains("line 1: depth 41 is beyond the deepest, 40"), "{}", ran.err);
}

#[test]
fn perft_divide_adds_up_whatever_the_threads() {
    let counts = |line: &str| run(line).out;
    assert_eq!(counts("tratto perft 4 --divide"), counts("tratto perft 4 --divide --threads 3"));
}

#[test]
fn perft_as_json() {
    let mut answer: serde_json::Value =
        serde_json::from_str(&run("tratto perft 2 --divide --json").out).unwrap();
    assert!(answer["seconds"].as_f64().is_some_and(|seconds| seconds >= 0.0));
    answer["seconds"] = 0.into();
    insta::assert_snapshot!("perft_json", answer.to_string());
}

#[test]
fn a_file_of_counts_is_checked() {
    let right = format!("{KIWIPETE} ;D1 48 ;D2 2039 ;D3 97862 ;D4 4085603\n");
    let wrong = right.replace("2039", "2040");
    let lines = [
        "tratto perft --epd - --max-nodes 100000",
        "tratto perft --epd - --max-nodes 100000 --lang it --threads 2",
    ];
    insta::assert_snapshot!("epd_right", story_with(&lines, &right));
    insta::assert_snapshot!("epd_wrong", story_with(&lines, &wrong));
    assert_eq!(run_with(lines[0], &right).outcome, Outcome::Done);
    assert_eq!(run_with(lines[0], &wrong).outcome, Outcome::No);
    insta::assert_snapshot!("epd_json", run_with("tratto perft --epd - --max-nodes 3000 --json", &wrong).out);
}

#[test]
fn winnable() {
    let lines = [
        "tratto winnable \"7k/8/5K2/8/8/8/8/6Q1 w - - 0 1\"",
        "tratto winnable \"7k/8/5K2/8/8/8/8/6Q1 b - - 0 40\"",
        "tratto winnable \"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1\"",
        "tratto winnable \"4k3/8/8/8/8/8/8/4KN2 w - - 0 1\" \"2q1k3/8/8/8/8/8/8/4KB2 w - - 0 1\"",
        "tratto winnable \"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\"",
        "tratto winnable \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"",
        "tratto winnable \"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\" --brief",
        "tratto winnable startpos --nodes 0",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("winnable_{lang}"), story));
    let lines = [
        "tratto winnable \"7k/8/5K2/8/8/8/8/6Q1 w - - 0 1\" --json",
        "tratto winnable \"8/8/8/8/8/8/p3k3/K1B5 b - - 0 1\" --json --lang it --nodes 0",
    ];
    insta::assert_snapshot!("winnable_json", story(&lines));
}

#[test]
fn a_file_of_positions_is_judged_in_order() {
    let input = "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n\nnonsense\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k2r/8/8/8/8/8/8/4K3 w - - 0 1\n";
    let ran = run_with("tratto winnable - --brief", input);
    assert_eq!((ran.outcome, ran.out.as_str()), (Outcome::Bad, "W-\n\n!!\n--\n-B\n"));
    assert!(ran.err.contains("line 3"), "{}", ran.err);
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/winnability/lichess.txt");
    let text = std::fs::read_to_string(data).unwrap();
    let (labels, _): (Vec<&str>, Vec<&str>) = text.lines().take(700).map(|line| line.split_at(2)).unzip();
    let lines: Vec<String> = text.lines().take(700).map(|line| format!("{line}\tanother column")).collect();
    let ran = run_with("tratto winnable - --brief", &lines.join("\n"));
    assert_eq!((ran.outcome, ran.err.as_str()), (Outcome::Done, ""));
    assert_eq!(ran.out.lines().collect::<Vec<_>>(), labels);
    let ran = run_with("tratto winnable no-such-file", "");
    assert_eq!(ran.outcome, Outcome::Bad);
}

#[test]
fn solve() {
    let lines = [
        "tratto solve \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\" --tries --set",
        "tratto solve \"#1\" \"7k/8/5K2/8/8/8/8/6Q1 w - - 0 1\"",
        "tratto solve \"#2\" \"7k/8/5K2/8/8/8/8/6Q1 w - - 0 1\"",
        "tratto solve \"#2\" \"4k3/8/8/8/8/8/8/4KQ2 w - - 0 1\"",
        "tratto solve \"h#2\" \"7k/8/5K2/8/8/8/6Q1/8 w - - 0 1\"",
        "tratto solve \"q#2\" \"7k/8/5K2/8/8/8/8/6Q1 w - - 0 1\"",
        "tratto solve \"#2\" \"8/8/8 w - - 0 1\"",
        "tratto problem check \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\"",
        "tratto problem check \"#2\" \"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1\" --nodes 1",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("solve_{lang}"), story));
    let lines = [
        "tratto solve \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\" --json --tries",
        "tratto problem check \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\" --json",
    ];
    insta::assert_snapshot!("solve_json", story(&lines));
}

#[test]
fn themes() {
    let lines = [
        "tratto solve \"#2\" \"8/B2K3Q/5p2/3k4/2p2P2/p6p/r7/b7 w - - 0 1\" --themes",
        "tratto solve \"#2\" \"R2rk3/4p2N/6P1/2nB4/6QB/b7/8/3K4 w - - 0 1\" --themes",
        "tratto problem check \"#2\" \"7q/4r1bp/1B6/3N4/8/1Q1N1P2/3k2K1/1b1BR3 w - - 0 1\"",
        "tratto solve \"h#1\" \"7k/8/5K2/8/8/8/8/6Q1 b - - 0 1\" --themes",
        "tratto solve \"#2\" \"4k3/8/8/8/8/8/8/4KQ2 w - - 0 1\" --themes",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("themes_{lang}"), story));
    let lines = ["tratto problem check \"#2\" \"8/8/N7/1K5Q/4k3/1N6/6PR/8 w - - 0 1\" --json"];
    insta::assert_snapshot!("themes_json", story(&lines));
    let ran = run_with("tratto solve - --themes", "A\t#2\t5QKB/2P5/8/3k4/8/1R4N1/8/8 w - - 0 1\n");
    assert_eq!(ran.out, "A\t#2\tsound\tNe4\tStar flights\n1 problems: 1 sound, 0 not\n");
    // A page names the glossary's term, which opens without a script.
    let problem = "\"8/8/N7/1K5Q/4k3/1N6/6PR/8 w - - 0 1\"";
    for (lang, word) in [("en", "Glossary: Line vacation"), ("it", "Glossario: Abbandono di linea")] {
        let page = run(&format!("tratto solve \"#2\" {problem} --themes --html --lang {lang}")).out;
        let at = page.find("data-term=\"line-vacation\"").expect("the term of the first theme");
        assert!(page[at..].contains(&format!("<summary>{word}</summary>")), "{page}");
    }
}

#[test]
fn twins_rights_and_phases() {
    let lines = [
        "tratto solve \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w\" --twin \"b) Qf1->a1\" --twin \"cont remove g6\"",
        "tratto solve \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w\" --twin \"b) Qf2->a1\"",
        "tratto solve \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w\" --twin \"-Kh8\"",
        "tratto solve \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w\" --twin \"move f1 a9\"",
        "tratto problem check \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w\" --twin \"rotate 90\"",
        "tratto solve \"#1\" \"4k2r/8/8/8/8/8/8/4K2R w\"",
        "tratto solve \"#1\" \"4k2r/8/p7/8/8/8/8/4K2R w K\" --rights fen",
        "tratto solve \"#1\" \"4k2r/8/8/8/8/8/8/4K2R w\" --rights nobody",
        "tratto solve \"#1\" \"kb6/ppP5/2N1N3/2KpP3/8/8/8/8 w\"",
        "tratto solve \"#1\" \"7k/8/8/3pP3/8/8/8/K7 w\"",
        "tratto solve \"#1\" \"r3k2r/8/8/8/8/8/8/4K3 w\"",
        "tratto solve \"#1\" \"4k2r/8/5P1P/3R1KpP/8/8/8/8 w\"",
        "tratto solve \"ser-h=3\" \"8/8/3K1k2/7B/3P4/2R3p1/1N6/8 b\"",
        "tratto solve \"#2\" \"8/8/N7/1K5Q/4k3/1N6/6PR/8 w\" --tries --set",
        "tratto problem check \"#2\" \"8/8/N7/1K5Q/4k3/1N6/6PR/8 w\"",
        "tratto problem check \"#2\" \"kb6/ppP5/2N5/2K5/8/8/8/8 w\"",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("twins_{lang}"), story));
    let lines = [
        "tratto solve \"#1\" \"7k/8/5K2/8/8/8/8/6Q1 w\" --json --twin \"mirror a1<-->h1\"",
        "tratto solve \"#1\" \"kb6/ppP5/2N1N3/2KpP3/8/8/8/8 w\" --json",
    ];
    insta::assert_snapshot!("twins_json", story(&lines));
    let wide =
        run("tratto solve \"#2\" \"1B4n1/7N/K1pN4/5P2/R1n2k2/2P1R2P/4b1B1/2Q5 w - - 0 1\" --set --tries");
    assert!(wide.out.lines().all(|line| line.chars().count() <= 100), "{}", wide.out);
    let popeye = "BeginProblem\nPieces White Kf6 Qf1 Black Kh8 Bh7 Pg6\nStip #2\nTwin move f1 e1\nTwin cont rem g6\nEndProblem";
    let ran = run_with("tratto solve -", popeye);
    assert_eq!(
        ran.out,
        "1\t#2\t3 twins, not sound: b) and c)\ta) Qa1 b) Qc3 Qa1 Qe5 Qe7 c) Qh1 Qe7\n1 problems: 0 sound, 1 not\n"
    );
}

#[test]
fn popeye_with_options() {
    // Popeye's answers to the same input: "1...Rh8-h1 #", "1.b2-b4 Rh8-h1 #" and "1.b2-b3 Rh8-h1 #" for the second side, none for the first.
    let duplex =
        "BeginProblem\nForsyth 7r/8/8/8/8/8/PPk5/K7\nStip h#1\nOption SetPlay Duplex NoBoard\nEndProblem";
    let ran = run_with("tratto solve - --full", duplex);
    let told: Vec<&str> = ran
        .out
        .lines()
        .filter(|line| line.contains("h#1") || line.contains('.') && line.contains('#'))
        .collect();
    assert_eq!(
        told,
        [
            "h#1 (3+2): no solution",
            "h#1 (3+2): 2 solutions",
            "   1... Rh1#",
            "   1. b3 Rh1#",
            "   1. b4 Rh1#"
        ],
        "{}",
        ran.out
    );
    for title in ["Black begins", "White begins"] {
        assert!(ran.out.lines().any(|line| line == title), "{}", ran.out);
    }
    let half = duplex.replace("h#1", "h#1.5").replace("Duplex", "HalfDuplex");
    let ran = run_with("tratto solve - --full", &half);
    let set = "Set play\n   1... ... 2. b3 Rh1#\n   1... ... 2. b4 Rh1#\nSolution\n";
    assert!(ran.out.contains(set), "{}", ran.out);
    let set = run("tratto solve h#1 \"7k/p7/6K1/8/8/8/8/1R6 b\" --set");
    assert!(set.out.contains("Set play\n   1... Rb8#\nSolution\n   1. a6 Rb8#\n"), "{}", set.out);
    let fairy = "BeginProblem\nPieces White Kf6 Na1 Black Kh8\nStip #2\nCondition Circe\nNextProblem\nPieces White Kf6 Qf1 Black Kh8 Bh7 Pg6\nStip #2\nEndProblem";
    let ran = run_with("tratto solve -", fairy);
    assert_eq!(
        ran.err,
        "tratto: line 2, column 18: \"Na1\": for Popeye N is the nightrider, a piece of fairy chess; the knight is S\n\
         tratto: line 4, column 11: the condition Circe belongs to fairy chess: only orthodox chess is solved here\n"
    );
    assert_eq!(ran.out, "5\t#2\tsound\tQa1\n1 problems: 1 sound, 0 not\n");
    let ran = run_with("tratto solve - --json", fairy);
    assert!(ran.err.is_empty(), "{}", ran.err);
    let first = ran.out.lines().next().unwrap_or_default();
    assert!(
        first.starts_with('{') && first.contains("\"line\":2") && first.contains("\"column\":18"),
        "{first}"
    );
}

/// The page without its style sheet and with its pictures cut short, a tag to a line.
fn bones(page: &str) -> String {
    let mut out = String::new();
    let mut rest = page;
    while let Some(start) = rest.find("<svg").into_iter().chain(rest.find("<style>")).min() {
        let (tag, end) = match rest[start..].starts_with("<svg") {
            true => ("<svg/>", "</svg>"),
            false => ("<style/>", "</style>"),
        };
        out.push_str(&rest[..start]);
        out.push_str(tag);
        let stop = rest[start..].find(end).expect("every picture ends");
        rest = &rest[start + stop + end.len()..];
    }
    (out + rest).replace("><", ">\n<")
}

#[test]
fn a_page_of_problems() {
    let one = run("tratto solve \"#2\" \"8/8/N7/1K5Q/4k3/1N6/6PR/8 w\" --html --author \"A. & B.\"");
    insta::assert_snapshot!("page_of_one", bones(&one.out));
    let input = "First\t#2\t7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\tb) Qf1->e1\n<Second>\th#1\t7k/8/5K2/8/8/8/8/6Q1 b - - 0 1\n";
    let many = run_with("tratto solve - --html --lang it", input);
    insta::assert_snapshot!("page_of_many", bones(&many.out));
    for page in [&one.out, &many.out] {
        let outside = page.replace("http://www.w3.org/2000/svg", "");
        for mark in ["http", "<script", "url(", "@import", "src="] {
            assert!(!outside.contains(mark), "{mark}");
        }
        assert!(page.contains("prefers-color-scheme: dark") && page.contains("@media print"));
        let count = |text: &str| page.matches(text).count();
        for tag in ["ul", "li", "section", "article", "table", "tr", "div", "dl", "figure"] {
            let opened = count(&format!("<{tag}>")) + count(&format!("<{tag} "));
            assert_eq!(opened, count(&format!("</{tag}>")), "{tag}");
        }
    }
}

#[test]
fn a_file_of_problems_is_solved_with_a_summary() {
    let input = "A\t#2\t7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\nnonsense\nB\t#2\t4k3/8/8/8/8/8/8/4KQ2 w - - 0 1\n";
    let ran = run_with("tratto solve -", input);
    assert_eq!(ran.outcome, Outcome::Bad);
    assert_eq!(ran.out, "A\t#2\tsound\tQa1\nB\t#2\tno solution\n2 problems: 1 sound, 1 not\n");
    assert!(ran.err.contains("line 2"), "{}", ran.err);
}
