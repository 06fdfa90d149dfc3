//! What Popeye's description says of its input, and what becomes of it here.

use super::super::{InputFault, Problem, Read, Sides, problems};
use super::option::{Effect, OPTIONS};
use tratto_board::{Color, Square};
use tratto_words::{Lang, Words};

const PIECES: &str = "Pieces White Kf6 Qf1 Black Kh8 Bh7 Pg6";
const BOARD: &str = "7k/7b/5Kp1/8/8/8/8/5Q2";

fn all(text: &str) -> Vec<Read> {
    problems(text, Words::of(Lang::EN))
}

/// The problem between its two keywords; the first line of the text is the second of the file.
fn one(text: &str) -> Result<Problem, String> {
    let mut read = all(&format!("BeginProblem\n{text}\nEndProblem\n"));
    assert_eq!(read.len(), 1, "{text}");
    let all = |faults: Vec<InputFault>| faults.iter().map(told).collect::<Vec<_>>().join(" | ");
    read.remove(0).problem.map_err(all)
}

/// A fault with its place.
pub(in super::super) fn told(fault: &InputFault) -> String {
    let column = fault.column.map(|column| format!(", column {column}")).unwrap_or_default();
    format!("line {}{column}: {}", fault.line, fault.what)
}

fn board(text: &str) -> String {
    let read = one(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
    read.setup.fen().split(' ').next().unwrap_or_default().to_owned()
}

fn refused(text: &str) -> String {
    match one(text) {
        Ok(_) => panic!("{text} was taken"),
        Err(fault) => fault,
    }
}

#[test]
fn the_ways_to_place_pieces() {
    for pieces in [
        PIECES,
        "piec whit kf6 qf1 blac kh8 bh7 pg6",
        "PIECES\n\tWhite K f6 Q f1\n\tBlack Kh8 Bh7 Pg6",
        "Pieces Black Kh8, Bh7, Pg6; White Qf1 Kf6",
        "Forsyth 7k/7b/5Kp1/8/8/8/8/5Q2",
        "forsyth 7k7b5Kp38Q",
        "Forsyth 7k/7b/5Kp1/32/5Q",
        "Forsyth 7-K/7-b/5+k-P1/32/5Q",
        "Forsyth 7k/7b/5K Pieces Black Pg6 White Qf1",
    ] {
        assert_eq!(board(&format!("{pieces}\nStip #2")), BOARD, "{pieces}");
    }
    // As Popeye's description has the game array.
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for text in ["rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR", "rsbqkbsrpppppppp32PPPPPPPPRSBQKBSR"] {
        assert_eq!(board(&format!("Forsyth {text} Stipulation #2")), array);
    }
    assert_eq!(board("Pieces White Kb1 Pa2b3 Sc3d4 Black Ka8 Stip h#2"), "k7/8/8/8/3N4/1PN5/P7/1K6");
}

#[test]
fn pieces_of_fairy_chess_are_refused_by_name_and_place() {
    let told = |pieces: &str| refused(&format!("Stip #2\nPieces White Kf6 {pieces} Black Kh8"));
    for (pieces, name) in
        [("Ga1", "G"), ("LIb2", "LI"), ("BPc2", "BP"), ("15d4", "15"), ("Q/Re5", "Q/R"), ("G a1b1", "G")]
    {
        let told = told(pieces);
        assert!(
            told.starts_with("line 3, column 18: ") && told.contains(&format!(": {name} is a piece")),
            "{told}"
        );
    }
    let nightrider = told("Na1");
    assert!(nightrider.contains("nightrider") && nightrider.contains("the knight is S"), "{nightrider}");
    for (pieces, column, name) in [
        ("Royal Qa1", 18, "Royal"),
        ("para Qa1", 18, "Paralysing"),
        ("neutral Qa1", 18, "neutral"),
        ("TotalInvisible 2", 18, "TotalInvisible"),
    ] {
        let told = told(pieces);
        assert!(told.starts_with(&format!("line 3, column {column}: \"{name}\" pieces")), "{told}");
    }
    for (board, column, name) in [
        ("48/5gPp/5K1k", 13, "g"),
        ("8/8/1.PA5", 14, ".PA"),
        ("7k/8/=q", 14, "=q"),
        ("7k/8/5N", 15, "nightrider"),
    ] {
        let told = refused(&format!("Forsyth {board}\nStip #2"));
        assert!(told.starts_with(&format!("line 2, column {column}: ")) && told.contains(name), "{told}");
    }
    assert!(
        refused("Forsyth 7k/5K/8\nStip #2")
            .starts_with("line 2, column 14: a rank ends here after 6 squares")
    );
    assert!(refused("Forsyth 63Kk\nStip #2").contains("beyond the 64 squares"));
    assert!(
        refused("Pieces White Ka1 Qa1 Black Kh8\nStip #2")
            .starts_with("line 2, column 18: \"Qa1\": a piece stands on a1")
    );
    assert!(refused("Pieces Ka1\nStip #2").contains("has no colour"));
    assert!(refused("Pieces White Ka9 Black Kh8\nStip #2").starts_with("line 2, column 14: \"Ka9\""));
}

#[test]
fn conditions_are_refused_by_name_and_place() {
    let told = refused(&format!("{PIECES}\nStip #2\nCondition Circe RexInclusive Madrasi\nOption Try"));
    assert!(
        told.starts_with("line 4, column 11: the condition Circe RexInclusive Madrasi belongs"),
        "{told}"
    );
    let told = refused(&format!("{PIECES}\nStip #2\nTwin move f1 a1\nTwin condition Circe"));
    assert!(told.starts_with("line 5, column 6: twin c: ") && told.contains("condition"), "{told}");
}

#[test]
fn every_option_is_done_or_refused_by_name() {
    for (name, effect) in OPTIONS {
        let argument = match effect {
            Effect::Defences | Effect::MaxSolutions => "3",
            Effect::NoCastling => "a1e8",
            Effect::EnPassant => continue,
            Effect::WhiteToPlay => continue,
            _ => "",
        };
        let text = format!("{PIECES}\nStip #2\nOption Variation {name} {argument} NoBoard");
        match effect {
            Effect::Refused => {
                let told = refused(&text);
                let start = format!("line 4, column 18: the option {name} is not supported");
                assert!(told.starts_with(&start) && !told.contains('|'), "{told}");
            }
            _ => assert!(one(&text).is_ok(), "{name}"),
        }
    }
    for (text, name) in
        [("Threat 2", "Threat"), ("nontr 0 1", "NonTrivial"), ("castl a1h8", "CastlingMutuallyExclusive")]
    {
        let told = refused(&format!("{PIECES}\nStip #3\nOption {text} Try"));
        assert!(told.contains(name) && !told.contains('|'), "{told}");
    }
    let told = refused(&format!("{PIECES}\nStip #3\nOption Intelligent 3"));
    assert!(told.starts_with("line 4, column 20: Intelligent 3 would leave out"), "{told}");
    let told = refused(&format!("{PIECES}\nStip #3\nOption Frobnicate"));
    assert!(told.starts_with("line 4, column 8: \"Frobnicate\" is no option"), "{told}");
    let told = refused(&format!("{PIECES}\nStip #3\nOption No"));
    assert!(told.contains("\"No\" is no option"), "ten options begin so: {told}");
    for option in ["Defence", "MaxSolutions try"] {
        assert!(
            refused(&format!("{PIECES}\nStip #3\nOption {option}")).contains("needs a number"),
            "{option}"
        );
    }
    assert!(refused(&format!("{PIECES}\nStip #3\nOption NoCastling")).contains("needs squares"));
    assert!(refused(&format!("{PIECES}\nStip #3\nOption NoCastling a1d4")).contains("not d4"));
    let both = refused(&format!("{PIECES}\nStip #3\nOption Quodlibet\nCondition Circe"));
    assert_eq!(both.matches(" | ").count(), 1, "all that is wrong is told: {both}");
}

#[test]
fn what_the_options_ask_for() {
    let asked = |options: &str| {
        one(&format!("{PIECES}\nStip #2\nOption {options}")).unwrap_or_else(|fault| panic!("{fault}")).asked
    };
    assert_eq!(asked("Try").refutations, 1);
    assert_eq!(asked("Vari Defence 4").refutations, 4);
    assert!(asked("Try TrivialTries Set").no_trivial_tries && asked("Set").set_play);
    assert!(asked("Duplex").sides == Sides::Both && asked("half").sides == Sides::Other);
    assert_eq!(asked("maxsol 7").solutions, Some(7));
    assert_eq!(asked("NoCastling a1e8").no_castling, [Square::A1, Square::E8].into_iter().collect());
}

#[test]
fn white_to_play_and_en_passant() {
    let read = |text: &str| one(text).unwrap_or_else(|fault| panic!("{fault}"));
    // So Popeye plays it: the line without Black's first move.
    let white = read(&format!("{PIECES}\nStip h#2\nOption WhiteToPlay"));
    assert_eq!((white.stipulation.to_string().as_str(), white.setup.turn), ("h#1.5", Color::White));
    for asked in ["#2", "h#1.5", "ser-h#3", "s#2"] {
        let told = refused(&format!("{PIECES}\nStip {asked}\nOption WhiteToPlay"));
        assert!(told.starts_with("line 4, column 8: WhiteToPlay") && told.contains(asked), "{told}");
    }
    let twin = read(&format!("{PIECES}\nStip h#2\nOption White\nTwin stip h#3"));
    assert_eq!(twin.twins[0].to_string(), "stipulation h#2.5");
    let pieces = "Pieces White Ka1 Pb5c4 Black Kh8 Pa5b4";
    let passed = |rest: &str| read(&format!("{pieces}\n{rest}")).setup.en_passant;
    assert_eq!(passed("Stip #2\nOption EnPassant a7a6a5"), Some(Square::A6));
    assert_eq!(passed("Option EnPassant c2c3c4\nStip h#2"), Some(Square::C3), "Black begins");
    for wrong in ["a6a5", "c2c3c4", "a7a6b5", "b7b6b5", "a7a6a5a4"] {
        let told = refused(&format!("{pieces}\nStip #2\nOption EnPassant {wrong}"));
        assert!(told.starts_with("line 4, column 18: EnPassant takes"), "{wrong}: {told}");
    }
}

#[test]
fn texts_end_with_their_line() {
    let text = "Title Pieces for two; a stipulation\nAuthor First\nRemark condition Circe, option Quodlibet\nOrigin Twin\nAward Zero\nauthor Second";
    let read = one(&format!("{text}\n{PIECES}\nStip #2")).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!((read.name.as_str(), read.author.as_str()), ("Pieces for two; a stipulation", "First Second"));
    assert!(read.twins.is_empty());
}

#[test]
fn what_else_is_refused() {
    for (text, told) in [
        ("Stip semi-r#2", "\"semi-r\" is not one of"),
        ("Stip h==2", "the goal \"==\""),
        ("Stip exact-h#2", "\"exact-h\""),
        ("SStipulation white 3a[#]d", "the command SStipulation"),
        ("Protocol out.txt", "the command Protocol"),
        ("LaTeX out.tex", "the command LaTeX"),
        ("Initial rsbqkbsr", "the command InitialGameArray"),
        ("Frobnicate now", "\"Frobnicate\" is no command"),
    ] {
        let refused = refused(&format!("{PIECES}\nStip #2\n{text}"));
        assert!(refused.starts_with("line 4, column ") && refused.contains(told), "{refused}");
    }
    assert!(refused(PIECES).contains("missing"));
    assert!(refused("Stip #2").contains("missing"));
    for (twin, name) in [
        ("add white Nd4", "nightrider"),
        ("substitute N B", "nightrider"),
        ("substitute G B", "\"G\""),
        ("add white royal Qa1", "\"royal\""),
    ] {
        let told = refused(&format!("{PIECES}\nStip #2\nTwin {twin}"));
        assert!(told.starts_with("line 4, column ") && told.contains(name), "{told}");
    }
}

#[test]
fn where_problems_begin_and_end() {
    let lines =
        |text: &str| all(text).iter().map(|read| (read.line, read.problem.is_ok())).collect::<Vec<_>>();
    let good = format!("{PIECES}\nStip #2");
    assert_eq!(lines(&format!("Begin\n{good}\nNext\n{good}\nEnd\n")), [(1, true), (4, true)]);
    assert_eq!(
        lines(&format!("\n\nBegin\n{good}\nNext\nStip #2\nNext {good} End trailing words\n")),
        [(3, true), (6, false), (8, true)]
    );
    assert_eq!(lines(&format!("Begin\n{good}\n")), [(1, false)], "no EndProblem: it may be cut off");
    assert_eq!(lines(&format!("Begin\n{good}\nBegin\n{good}\nEnd")), [(1, false), (4, true)]);
    assert_eq!(lines(&format!("Something first\nBegin\n{good}\nEnd")), [(1, false), (2, true)]);
    let told = all("AnfangProblem\nSteine Weiss Kf6\nEndeProblem").remove(0).problem;
    let told = told.map(|_| ()).unwrap_err().remove(0);
    assert!(told.what.contains("English only") && told.line == 1, "{}", told.what);
}

#[test]
fn the_document_says_of_every_option_what_becomes_of_it() {
    let document = include_str!("../../../../../../../docs/popeye.md");
    let table = document.split("## Options").nth(1).unwrap_or_default();
    let rows: Vec<(&str, &str)> = table
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` | "))
        .map(|(name, told)| (name, told.trim_end_matches(" |")))
        .collect();
    assert_eq!(rows.iter().map(|(name, _)| *name).collect::<Vec<_>>(), OPTIONS.map(|(name, _)| name));
    for ((name, told), (_, effect)) in rows.iter().zip(OPTIONS) {
        assert_eq!(told.starts_with("refused"), effect == Effect::Refused, "{name}: {told}");
        assert_eq!(told.starts_with("no effect"), effect == Effect::Plain, "{name}: {told}");
    }
}

#[test]
fn nothing_panics() {
    const WORDS: [&str; 40] = [
        "Begin",
        "End",
        "Next",
        "Pieces",
        "White",
        "Black",
        "Kf6",
        "Qa1b2",
        "K",
        "P",
        "a2b3",
        "a9",
        "Q/Ré5",
        "é/é",
        "/",
        "//////",
        "Forsyth",
        "7k/8/5K",
        "99k",
        "=.x",
        "+",
        "+é",
        "Option",
        "Defence",
        "18446744073709551616",
        "2",
        "EnPassant",
        "a7a6a5",
        "NoCastling",
        "Twin",
        "Zero",
        "add",
        "substitute",
        "N",
        "\n",
        "Stip",
        "h#2.5",
        "#2",
        "Title",
        "\u{feff}ß",
    ];
    let mut state = 7u64;
    for _ in 0..20_000 {
        let mut text = String::from("Begin ");
        for _ in 0..12 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text.push_str(WORDS[(state >> 33) as usize % WORDS.len()]);
            text.push(if state >> 62 == 0 { '\n' } else { ' ' });
        }
        assert!(!all(&text).is_empty(), "{text}");
    }
}
