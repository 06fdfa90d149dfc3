use super::*;
use crate::strategy;
use crate::types::Square;
use proptest::prelude::*;

const CANONICAL: &[&str] = &[
    "8/8/8/8/8/8/8/8 w - -",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 bm c5 e5;",
    r#"1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id "BK.01"; c0 "a; b"; acd 5; noop;"#,
    "r3k2r/8/8/8/8/8/8/R3K2R w Kq - hmvc 149; fmvn 9999;",
    "8/8/8/8/8/8/8/8 w - - fmvn 20; pv e4 e5 Nf3; hmvc 0;",
    r#"8/8/8/8/8/8/8/8 w - - id "C:\chess\new"; c0 "he said \"no\""; c1 ""; c2 "\\"; c3 "più ♞";"#,
];

#[test]
fn canonical_lines_come_back_unchanged() {
    for line in CANONICAL {
        let epd = Epd::from_line(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(epd.to_string(), *line);
        assert_eq!(Epd::from_line_relaxed(line), Ok((epd, vec![])));
    }
}

#[test]
fn operations_are_kept_in_order_with_their_operands() {
    let epd = Epd::from_line(CANONICAL[2]).unwrap();
    let opcodes: Vec<_> = epd.operations().iter().map(Operation::opcode).collect();
    assert_eq!(opcodes, ["bm", "id", "c0", "acd", "noop"]);
    assert_eq!(epd.operation("bm").unwrap().operands(), [Operand::Word("Qd1+".into())]);
    assert_eq!(epd.operation("c0").unwrap().operands(), [Operand::Text("a; b".into())]);
    assert!(epd.operation("noop").unwrap().operands().is_empty());
    assert_eq!(epd.operation("pv"), None);
    let odd = Epd::from_line(CANONICAL[5]).unwrap();
    let texts: Vec<_> = odd.operations().iter().map(|operation| operation.operands()[0].as_str()).collect();
    assert_eq!(texts, [r"C:\chess\new", r#"he said "no""#, "", r"\", "più ♞"]);
}

#[test]
fn counters_are_the_setups() {
    let epd = Epd::from_line(CANONICAL[3]).unwrap();
    assert_eq!((epd.setup().halfmoves, epd.setup().fullmoves), (149, 9999));
    let mut setup = *epd.setup();
    setup.halfmoves = 0;
    let changed = Epd::new(setup, epd.operations().to_vec());
    assert_eq!(changed.to_string(), "r3k2r/8/8/8/8/8/8/R3K2R w Kq - hmvc 0; fmvn 9999;");
    let twice = Epd::new(setup, [epd.operations(), epd.operations()].concat());
    assert_eq!(twice, changed);
    assert_eq!(Epd::from(setup).line(RightsSpelling::Shredder), "r3k2r/8/8/8/8/8/8/R3K2R w Ha - fmvn 9999;");
}

#[test]
fn strict_errors_say_where_what_and_what_would_be_right() {
    let board = "8/8/8/8/8/8/8/8 w - -";
    let table = [
        (
            "8/8/8/8/8/8/8/8 w -",
            "EPD, character 20 (en passant): the text ends here; expected -, or a square of rank 3 or 6 such as e3",
        ),
        (
            "8/8/8/8/8/8/8/8 x - - bm e4;",
            "EPD, character 17 (side to move): \"x\" is no side; expected w or b",
        ),
        (
            " ",
            "EPD, character 22: ' ' is one blank too many; expected one space before each operation and operand",
        ),
        (
            " 0 1 bm e4;",
            "EPD, character 23: \"0\" is no opcode; expected a letter and up to 14 letters, digits or underscores, such as bm",
        ),
        (
            "  bm e4;",
            "EPD, character 23: ' ' is one blank too many; expected one space before each operation and operand",
        ),
        (
            " bm\te4;",
            "EPD, character 25: '\\t' is one blank too many; expected one space before each operation and operand",
        ),
        (
            " bm e4 ;",
            "EPD, character 28: ' ' is one blank too many; expected one space before each operation and operand",
        ),
        (
            " bm e4; ",
            "EPD, character 29: ' ' is one blank too many; expected one space before each operation and operand",
        ),
        (
            " b-m e4;",
            "EPD, character 23: \"b-m\" is no opcode; expected a letter and up to 14 letters, digits or underscores, such as bm",
        ),
        (
            " abcdefghijklmnop;",
            "EPD, character 23: \"abcdefghijklmnop\" is no opcode; expected a letter and up to 14 letters, digits or underscores, such as bm",
        ),
        (
            " ;",
            "EPD, character 22: ' ' is one blank too many; expected one space before each operation and operand",
        ),
        (" bm e4;;", "EPD, character 29: no operation before the semicolon; expected one such as bm e4;"),
        (" bm e4", "EPD, character 28: the operation is not closed; expected a semicolon"),
        (" id \"x;", "EPD, character 29: the string is not closed; expected a double quote"),
        (" id \"x\\\"", "EPD, character 30: the string is not closed; expected a double quote"),
        (
            " id \"x\"y;",
            "EPD, character 29: 'y' cannot stand here; expected words or strings in quotes, then a semicolon",
        ),
        (
            " id x\"y\";",
            "EPD, character 27: '\"' cannot stand here; expected words or strings in quotes, then a semicolon",
        ),
        (
            " id \"x\ny\";",
            "EPD, character 28: '\\n' cannot stand here; expected words or strings in quotes, then a semicolon",
        ),
        (
            " id \u{7};",
            "EPD, character 26: '\\u{7}' cannot stand here; expected words or strings in quotes, then a semicolon",
        ),
        (
            " bm e4;id x;",
            "EPD, character 29: 'i' cannot stand here; expected words or strings in quotes, then a semicolon",
        ),
        (" hmvc;", "EPD, character 27: \"\" is no value of hmvc; expected a number from 0 to 65535"),
        (
            " hmvc 65536;",
            "EPD, character 28: \"65536\" is no value of hmvc; expected a number from 0 to 65535",
        ),
        (
            " hmvc \"3\";",
            "EPD, character 28: \"\\\"3\\\"\" is no value of hmvc; expected a number from 0 to 65535",
        ),
        (" hmvc +3;", "EPD, character 28: \"+3\" is no value of hmvc; expected a number from 0 to 65535"),
        (" fmvn 0;", "EPD, character 28: \"0\" is no value of fmvn; expected a number from 1 to 65535"),
        (" fmvn 3 4;", "EPD, character 28: \"3 4\" is no value of fmvn; expected a number from 1 to 65535"),
        (" hmvc 3; fmvn 9; hmvc 3;", "EPD, character 39: hmvc is given a second time; expected it once"),
    ];
    for (end, message) in table {
        let text = if end.starts_with('8') { end.to_owned() } else { format!("{board}{end}") };
        let error = Epd::from_line(&text).expect_err(&text);
        assert_eq!(error.to_string(), message, "{text:?}");
        assert_eq!(text[..error.at].chars().count() + 1, error.column, "{text:?}");
    }
}

#[test]
fn relaxed_reading_says_what_it_supplied() {
    let table: [(&str, &str, &[&str]); 5] = [
        (
            "8/8/8/8/8/8/8/8 w - - bm e4",
            "8/8/8/8/8/8/8/8 w - - bm e4;",
            &["byte 27: semicolon supplied after the last operation"],
        ),
        (
            "8/8/8/8/8/8/8/8 B - -  bm  e4 ;id \"x\" ;; ",
            "8/8/8/8/8/8/8/8 b - - bm e4; id \"x\";",
            &[
                "side to move: \"B\" taken for b",
                "byte 21: blanks other than one space between fields",
                "byte 39: empty operation left out",
            ],
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 12 34 bm e4;",
            "8/8/8/8/8/8/8/8 w - - bm e4; hmvc 12; fmvn 34;",
            &["byte 22: counters taken for hmvc and fmvn"],
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "8/8/8/8/8/8/8/8 w - -",
            &["byte 22: counters taken for hmvc and fmvn"],
        ),
        (
            "8/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/8 w - -",
            &[
                "side to move: left out, taken for w",
                "castling: left out, taken for -",
                "en passant: left out, taken for -",
            ],
        ),
    ];
    for (text, line, said) in table {
        let (epd, supplied) = Epd::from_line_relaxed(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(epd.to_string(), line);
        assert_eq!(supplied.iter().map(Supplied::to_string).collect::<Vec<_>>(), said, "{text:?}");
    }
    let twice = Epd::from_line_relaxed("8/8/8/8/8/8/8/8 w - - 12 34 hmvc 12;").unwrap_err();
    assert_eq!(twice.problem, EpdProblem::CounterTwice { opcode: "hmvc".into() });
    assert!(Epd::from_line_relaxed("8/8/8/8/8/8/8/8 w - - id \"x").is_err());
}

#[test]
fn operations_that_cannot_be_written_are_refused() {
    let word = |text: &str| Operation::new("id", vec![Operand::Word(text.into())]);
    let table = [
        (
            Operation::new("2x", vec![]),
            "\"2x\" is no opcode; expected a letter and up to 14 letters, digits or underscores",
        ),
        (
            Operation::new("", vec![]),
            "\"\" is no opcode; expected a letter and up to 14 letters, digits or underscores",
        ),
        (word(""), "an empty word cannot be written; expected a text in quotes"),
        (word("a b"), "\"a b\" cannot be written bare because of ' '; expected a text in quotes"),
        (word("a;"), "\"a;\" cannot be written bare because of ';'; expected a text in quotes"),
        (
            Operation::new("id", vec![Operand::Text("a\nb".into())]),
            "\"a\\nb\" cannot be written because of '\\n'; expected a text on one line",
        ),
    ];
    for (operation, message) in table {
        assert_eq!(operation.expect_err(message).to_string(), message);
    }
}

#[test]
fn perft_lines() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let expected = (Setup::initial(), vec![(1, 20), (6, 119_060_324)]);
    for end in [" 0 1 ;D1 20 ;D6 119060324", " 0 1; D1 20; D6  119060324\r\n", ";D1 20;D6 119060324"] {
        assert_eq!(perft_line(&format!("{start}{end}")), Ok(expected.clone()), "{end}");
    }
    let (setup, _) =
        perft_line("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9 ;D1 21").unwrap();
    assert_eq!(setup.castling, [Square::F1, Square::H1, Square::F8, Square::H8].into_iter().collect());
    let table = [
        (" 0 1", "EPD, character 57: no perft count follows; expected one such as ;D1 20"),
        (
            " 0 ;D1 20",
            "EPD, character 55 (move number): the text ends here; expected a number from 1 to 65535",
        ),
        (
            " 0 1 x ;D1 20",
            "EPD, character 58 (end): \"x\" follows the last field; expected the end of the text",
        ),
        (
            " 0 1 ;D1 20 ;",
            "EPD, character 66: \"\" is no perft count; expected a depth and a number of nodes, such as D2 400",
        ),
        (
            " 0 1 ; 1 20",
            "EPD, character 60: \"1 20\" is no perft count; expected a depth and a number of nodes, such as D2 400",
        ),
        (
            " 0 1 ;D1 +20",
            "EPD, character 59: \"D1 +20\" is no perft count; expected a depth and a number of nodes, such as D2 400",
        ),
        (
            " 0 1 ;D1 20 3",
            "EPD, character 59: \"D1 20 3\" is no perft count; expected a depth and a number of nodes, such as D2 400",
        ),
        (
            " 0 1 ;D1 99999999999999999999",
            "EPD, character 59: \"D1 99999999999999999999\" is no perft count; expected a depth and a number of nodes, such as D2 400",
        ),
    ];
    for (end, message) in table {
        assert_eq!(perft_line(&format!("{start}{end}")).expect_err(end).to_string(), message, "{end}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn what_is_written_is_read_back(epd in strategy::epds()) {
        for spelling in [RightsSpelling::Automatic, RightsSpelling::Shredder] {
            let line = epd.line(spelling);
            prop_assert_eq!(Epd::from_line(&line), Ok(epd.clone()));
            prop_assert_eq!(Epd::from_line_relaxed(&line), Ok((epd.clone(), vec![])));
        }
    }

    #[test]
    fn relaxed_reading_is_never_silent(
        epd in strategy::epds(),
        wound in (any::<proptest::sample::Index>(), r#"[ \t;"\\_a-z0-9]?"#),
    ) {
        let mut line: Vec<char> = epd.to_string().chars().collect();
        let at = wound.0.index(line.len());
        line.splice(at..=at, wound.1.chars());
        let line = line.into_iter().collect::<String>();
        if let Ok((epd, supplied)) = Epd::from_line_relaxed(&line) {
            prop_assert_eq!(supplied.is_empty(), Epd::from_line(&line) == Ok(epd), "{:?}", supplied);
        }
    }

    #[test]
    fn no_text_makes_it_panic(end in "\\PC{0,40}|[ ;\"\\\\a-c0-9D]{0,20}") {
        let line = format!("8/8/8/8/8/8/8/8 w - -{end}");
        let _ = Epd::from_line(&line);
        let _ = Epd::from_line_relaxed(&line);
        let _ = perft_line(&line);
        let _ = perft_line(&end);
    }
}
