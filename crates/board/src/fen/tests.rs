use super::*;
use crate::position::Position;
use crate::strategy;
use crate::types::{Bitboard, Color, Role, Square};
use proptest::prelude::*;

/// Texts that are their own canonical form.
const CANONICAL: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 149 9999",
    "8/8/8/8/8/8/8/8 w - - 65535 65535",
    "PPPPPPPP/kkkkkkkk/QQQQQQQQ/pppppppp/KKKKKKKK/rrrrrrrr/BNBNBNBN/qqqqqqqq b - h6 75 100",
    "k1p1p1p1/1p1p1p1p/8/1P6/2P5/3P4/4P3/K6K b - a3 5 60",
    // X-FEN: the inner rook is named by its file, the outermost is not.
    "4k1rr/8/8/8/8/8/8/RR2K3 w Bg - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9",
    "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11",
    // Rights that no rook and no king can have are still said.
    "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
    "8/8/8/8/8/8/8/8 w KQkq - 0 1",
    "4k3/8/8/8/8/8/8/4K1R1 w HK - 0 1",
    "rrrrkrrr/8/8/8/8/8/8/RRRRKRRR w KGFDCBQkgfdcbq - 0 1",
];

#[test]
fn canonical_texts_come_back_unchanged() {
    for text in CANONICAL {
        let setup = Setup::from_fen(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(setup.fen(), *text);
        assert_eq!(careful::read_strict(text), Ok(setup));
        assert_eq!(Setup::from_fen_relaxed(text), Ok((setup, vec![])));
        let shredder = setup.fen_with(RightsSpelling::Shredder);
        assert_eq!(Setup::from_fen(&shredder), Ok(setup), "{shredder}");
    }
    assert_eq!(Setup::from_fen(CANONICAL[0]), Ok(Setup::initial()));
    assert_eq!(format!("{:>60}", Setup::initial()), format!("{:>60}", CANONICAL[0]));
}

#[test]
fn castling_letters_name_rooks() {
    let rooks = |text: &str| -> Vec<Square> {
        Setup::from_fen(text).unwrap_or_else(|error| panic!("{text}: {error}")).castling.iter().collect()
    };
    use Square as S;
    assert_eq!(rooks("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"), [S::A1, S::H1, S::A8, S::H8]);
    // The outermost rook, wherever it stands; an inner one by its file.
    assert_eq!(rooks("1rkr4/8/8/8/8/8/8/1RK1R1R1 w Kkq - 0 1"), [S::G1, S::B8, S::D8]);
    assert_eq!(rooks("1rkr4/8/8/8/8/8/8/1RK1R1R1 w Ed - 0 1"), [S::E1, S::D8]);
    // A rook of the other side, or on the other side of the king, is none: the corner stands for the claim.
    assert_eq!(rooks("4k3/8/8/8/8/8/8/R3K2r w KQ - 0 1"), [S::A1, S::H1]);
    assert_eq!(rooks("4k3/8/8/8/8/8/8/1R2K3 w K - 0 1"), [S::H1]);
    // No king on its first rank: the corner too.
    assert_eq!(rooks("8/4k3/8/8/8/8/8/1R6 b Qk - 0 1"), [S::A1, S::H8]);
    // Two kings: beyond the last of them, on each side.
    assert_eq!(rooks("8/8/8/8/8/8/8/RKRKR3 w KQ - 0 1"), [S::A1, S::E1]);
}

/// Every message of the strict reader, as a person reads it.
const REFUSED: &[(&str, &str)] = &[
    (
        "",
        "FEN, character 1 (placement, rank 8): the text ends here; expected one of P N B R Q K p n b r q k, a digit from 1 to 8, or / between ranks",
    ),
    (
        " 8/8/8/8/8/8/8/8 w - - 0 1",
        "FEN, character 1 (placement, rank 8): ' ' is one blank too many; expected one space between fields, and none elsewhere",
    ),
    (
        "8/8/8/4x3/8/8/8/8 w - - 0 1",
        "FEN, character 8 (placement, rank 5): 'x' has no meaning here; expected one of P N B R Q K p n b r q k, a digit from 1 to 8, or / between ranks",
    ),
    (
        "8/8/８/8/8/8/8/8 w - - 0 1",
        "FEN, character 5 (placement, rank 6): '８' has no meaning here; expected one of P N B R Q K p n b r q k, a digit from 1 to 8, or / between ranks",
    ),
    (
        "8/8/0/8/8/8/8/8 w - - 0 1",
        "FEN, character 5 (placement, rank 6): '0' has no meaning here; expected one of P N B R Q K p n b r q k, a digit from 1 to 8, or / between ranks",
    ),
    (
        "9/8/8/8/8/8/8/8 w - - 0 1",
        "FEN, character 1 (placement, rank 8): '9' has no meaning here; expected one of P N B R Q K p n b r q k, a digit from 1 to 8, or / between ranks",
    ),
    (
        "8/8/8//8/8/8/8 w - - 0 1",
        "FEN, character 7 (placement, rank 5): nothing is said of this rank; expected 8 if it is empty",
    ),
    (
        "8/8/8/8/8/8/4K2/8 w - - 0 1",
        "FEN, character 16 (placement, rank 2): the rank has 7 squares; expected 8",
    ),
    (
        "8/8/8/8/8/8/8/4K2 w - - 0 1",
        "FEN, character 18 (placement, rank 1): the rank has 7 squares; expected 8",
    ),
    (
        "8/8/8/4K4/8/8/8/8 w - - 0 1",
        "FEN, character 9 (placement, rank 5): the rank has 9 squares by now; expected 8",
    ),
    (
        "44/8/8/8/8/8/8/8 w - - 0 1",
        "FEN, character 2 (placement, rank 8): 4 follows 4; expected one digit, 8",
    ),
    (
        "8/8/8/8/8/8/8 w - - 0 1",
        "FEN, character 14 (placement, rank 1): the placement ends after 7 of 8 ranks; expected / and the next rank",
    ),
    (
        "8/8/8/8/8/8/8/8/8 w - - 0 1",
        "FEN, character 16 (placement, rank 1): the placement goes on after rank 1; expected a space",
    ),
    ("8/8/8/8/8/8/8/8", "FEN, character 16 (side to move): the text ends here; expected w or b"),
    (
        "8/8/8/8/8/8/8/8  w - - 0 1",
        "FEN, character 17 (side to move): ' ' is one blank too many; expected one space between fields, and none elsewhere",
    ),
    ("8/8/8/8/8/8/8/8 W - - 0 1", "FEN, character 17 (side to move): \"W\" is no side; expected w or b"),
    (
        "8/8/8/8/8/8/8/8 white - - 0 1",
        "FEN, character 17 (side to move): \"white\" is no side; expected w or b",
    ),
    (
        "8/8/8/8/8/8/8/8 w",
        "FEN, character 18 (castling): the text ends here; expected -, or rights from K Q k q, or rook files from A to H and a to h",
    ),
    (
        "8/8/8/8/8/8/8/8 w KQxq - 0 1",
        "FEN, character 21 (castling): 'x' has no meaning here; expected -, or rights from K Q k q, or rook files from A to H and a to h",
    ),
    (
        "8/8/8/8/8/8/8/8 w K- - 0 1",
        "FEN, character 20 (castling): '-' has no meaning here; expected -, or rights from K Q k q, or rook files from A to H and a to h",
    ),
    (
        "8/8/8/8/8/8/8/8 w QK - 0 1",
        "FEN, character 20 (castling): 'K' comes too late; expected White's rights before Black's, each from the h-file to the a-file, such as KQkq",
    ),
    (
        "8/8/8/8/8/8/8/8 w kqK - 0 1",
        "FEN, character 21 (castling): 'K' comes too late; expected White's rights before Black's, each from the h-file to the a-file, such as KQkq",
    ),
    (
        "8/8/8/8/8/8/8/8 w KH - 0 1",
        "FEN, character 20 (castling): 'H' names the rook on h1 a second time; expected each right once",
    ),
    (
        "8/8/8/8/8/8/8/8 w -",
        "FEN, character 20 (en passant): the text ends here; expected -, or a square of rank 3 or 6 such as e3",
    ),
    (
        "8/8/8/8/8/8/8/8 w - e9 0 1",
        "FEN, character 21 (en passant): \"e9\" is no square; expected -, or a square of rank 3 or 6 such as e3",
    ),
    (
        "8/8/8/8/8/8/8/8 w - E3 0 1",
        "FEN, character 21 (en passant): \"E3\" is no square; expected -, or a square of rank 3 or 6 such as e3",
    ),
    (
        "8/8/8/8/8/8/8/8 w - e4 0 1",
        "FEN, character 21 (en passant): e4 is on rank 4; expected -, or a square of rank 3 or 6 such as e3",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - ",
        "FEN, character 23 (half-moves): the text ends here; expected a number from 0 to 65535",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - -1 1",
        "FEN, character 23 (half-moves): '-' has no meaning here; expected a number from 0 to 65535",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - 1.5 1",
        "FEN, character 24 (half-moves): '.' has no meaning here; expected a number from 0 to 65535",
    ),
    ("8/8/8/8/8/8/8/8 w - - 00 1", "FEN, character 23 (half-moves): 00 begins with a zero; expected 0"),
    (
        "8/8/8/8/8/8/8/8 w - - 65536 1",
        "FEN, character 23 (half-moves): 65536 is too large; expected a number from 0 to 65535",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - 0",
        "FEN, character 24 (move number): the text ends here; expected a number from 1 to 65535",
    ),
    ("8/8/8/8/8/8/8/8 w - - 0 007", "FEN, character 25 (move number): 007 begins with a zero; expected 7"),
    (
        "8/8/8/8/8/8/8/8 w - - 0 0",
        "FEN, character 25 (move number): moves are counted from 1; expected a number from 1 to 65535",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - 0 +1",
        "FEN, character 25 (move number): '+' has no meaning here; expected a number from 1 to 65535",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - 0 123456789012345678901234567890123456789",
        "FEN, character 25 (move number): 12345678901234567890123456789012… is too large; expected a number from 1 to 65535",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - 0 1\n",
        "FEN, character 26 (move number): '\\n' has no meaning here; expected a number from 1 to 65535",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - 0 1 ",
        "FEN, character 26 (end): ' ' is one blank too many; expected one space between fields, and none elsewhere",
    ),
    (
        "8/8/8/8/8/8/8/8 w - - 0 1 bm Nf3;",
        "FEN, character 27 (end): \"bm Nf3;\" follows the last field; expected the end of the text",
    ),
];

#[test]
fn strict_errors_say_where_what_and_what_would_be_right() {
    for (text, message) in REFUSED {
        let error = Setup::from_fen(text).expect_err(text);
        assert_eq!(error.to_string(), *message, "{text:?}");
        assert!(text.is_char_boundary(error.at), "{text:?}");
        assert_eq!(text[..error.at].chars().count() + 1, error.column, "{text:?}");
    }
}

/// What the relaxed reader makes of a text, and what it says of it.
const MENDED: &[(&str, &str, &[&str])] = &[
    (
        "4k3/8/8/8/8/8/8/4K3",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &[
            "side to move: left out, taken for w",
            "castling: left out, taken for -",
            "en passant: left out, taken for -",
            "half-moves: left out, taken for 0",
            "move number: left out, taken for 1",
        ],
    ),
    ("4k3/8/8/8/8/8/8/4K3 b - - 7", "4k3/8/8/8/8/8/8/4K3 b - - 7 1", &["move number: left out, taken for 1"]),
    (
        "\t4k3/8/8/8/8/8/8/4K3   b -\u{a0}- 0 1\r\n",
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        &["byte 0: blanks other than one space between fields"],
    ),
    (
        "4k3/8/8/8/8/8/8/4K3_b_-_-_0_1",
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        &["byte 19: blanks other than one space between fields"],
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1 ",
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        &["byte 29: blanks other than one space between fields"],
    ),
    (
        "1111k111///44/8/8/8/11P32 w - - 0 1",
        "4k3/8/8/8/8/8/8/2P5 w - - 0 1",
        &[
            "placement, rank 8: \"1111k111\" taken for 4k3",
            "placement, rank 7: \"\" taken for 8",
            "placement, rank 6: \"\" taken for 8",
            "placement, rank 5: \"44\" taken for 8",
            "placement, rank 1: \"11P32\" taken for 2P5",
        ],
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R White qkQKK E6 005 0",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq e6 5 1",
        &[
            "side to move: \"White\" taken for w",
            "castling: \"qkQKK\" taken for KQkq",
            "en passant: \"E6\" taken for e6",
            "half-moves: \"005\" taken for 5",
            "move number: \"0\" taken for 1",
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 B – — - −",
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        &[
            "side to move: \"B\" taken for b",
            "castling: \"–\" taken for -",
            "en passant: \"—\" taken for -",
            "half-moves: \"-\" taken for 0",
            "move number: \"−\" taken for 1",
        ],
    ),
];

#[test]
fn relaxed_reading_says_what_it_supplied() {
    for (text, fen, said) in MENDED {
        let (setup, supplied) =
            Setup::from_fen_relaxed(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(setup.fen(), *fen, "{text:?}");
        assert_eq!(supplied.iter().map(Supplied::to_string).collect::<Vec<_>>(), *said, "{text:?}");
        assert!(Setup::from_fen(text).is_err(), "{text:?}");
    }
}

#[test]
fn relaxed_reading_does_not_guess() {
    let refused = [
        ("", FenProblem::Missing),
        (" _ ", FenProblem::Missing),
        ("4k2/8/8/8/8/8/8/4K3 w - - 0 1", FenProblem::ShortRank { squares: 7 }),
        ("4k31/8/8/8/8/8/8/4K3 w - - 0 1", FenProblem::LongRank { squares: 9 }),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", FenProblem::MissingRanks { ranks: 7 }),
        ("4k3/8/8/8/8/8/8/4K3/ w - - 0 1", FenProblem::ExtraRank),
        ("4k3/8/8/8/8/8/8/4K3 - - 0 1", FenProblem::Side { text: "-".into() }),
        ("4k3/8/8/8/8/8/8/4K3 w - 0 1", FenProblem::NoSquare { text: "0".into() }),
        ("4k3/8/8/8/8/8/8/4K3 w - e5 0 1", FenProblem::EnPassantRank { square: Square::E5 }),
        ("4k3/8/8/8/8/8/8/4K3 ｗ - - 0 1", FenProblem::Side { text: "ｗ".into() }),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", FenProblem::Trailing { text: "x".into() }),
        ("4k3/8/8/8/8/8/8/4K3 w - - +3 1", FenProblem::Character { found: '+' }),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 99999", FenProblem::TooLarge { text: "99999".into() }),
    ];
    for (text, problem) in refused {
        assert_eq!(Setup::from_fen_relaxed(text).expect_err(text).problem, problem, "{text:?}");
    }
}

#[test]
fn positions_are_read_strictly() {
    for text in CANONICAL {
        match (Position::from_fen(text), Setup::from_fen(text).map(|setup| setup.position())) {
            (Ok(position), Ok(Ok(expected))) => {
                assert_eq!(position, expected, "{text}");
                assert_eq!(position.fen(), *text);
            }
            (Err(FenError::Irregular(error)), Ok(Err(expected))) => assert_eq!(error, expected, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    let regular = CANONICAL.iter().filter(|text| text.parse::<Position>().is_ok()).count();
    assert_eq!(regular, 6);
    for (text, message) in REFUSED {
        let error = Position::from_fen(text).expect_err(text);
        assert!(matches!(error, FenError::Syntax(_)));
        assert_eq!(error.to_string(), *message);
    }
}

#[test]
fn what_a_fen_cannot_say() {
    let mut setup = Setup::empty();
    setup.castling = Bitboard::from(Square::E4);
    assert_eq!(setup.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    setup.en_passant = Some(Square::E4);
    setup.fullmoves = 0;
    assert_eq!(setup.fen(), "8/8/8/8/8/8/8/8 w - e4 0 0");
}

#[test]
fn the_longest_fen_fits() {
    let mut setup = Setup::empty();
    for square in Square::all() {
        setup.put(square, Role::King.of(Color::White));
    }
    setup.castling = Bitboard::END_RANKS;
    setup.en_passant = Some(Square::H6);
    (setup.halfmoves, setup.fullmoves) = (u16::MAX, u16::MAX);
    let mut text = String::from("> ");
    setup.write_fen_into(&mut text, RightsSpelling::Automatic);
    assert_eq!(text.len(), 2 + 105);
    assert_eq!(Setup::from_fen(&text[2..]), Ok(setup));
}

/// A text near a FEN: one with a few characters changed, dropped or doubled.
fn damaged() -> impl Strategy<Value = String> {
    let wounds =
        proptest::collection::vec((any::<proptest::sample::Index>(), 0..3u8, "[ -~]|[ _/0-9a-hKQkq-]"), 1..4);
    (strategy::setups(), any::<bool>(), wounds).prop_map(|(setup, shredder, wounds)| {
        let spelling = if shredder { RightsSpelling::Shredder } else { RightsSpelling::Automatic };
        let mut text = setup.fen_with(spelling);
        for (index, kind, new) in wounds {
            if text.is_empty() {
                break;
            }
            let at = index.index(text.len());
            match kind {
                0 => text.replace_range(at..=at, &new),
                1 => text.insert_str(at, &new),
                _ => text.replace_range(at..=at, ""),
            }
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn what_is_written_is_read_back(setup in strategy::setups()) {
        for spelling in [RightsSpelling::Automatic, RightsSpelling::Shredder] {
            let text = setup.fen_with(spelling);
            prop_assert_eq!(read::read(text.as_bytes()), Some(setup));
            prop_assert_eq!(careful::read_strict(&text), Ok(setup));
            prop_assert_eq!(Setup::from_fen_relaxed(&text), Ok((setup, vec![])));
            prop_assert_eq!(setup.fen_with(spelling), text);
        }
    }

    #[test]
    fn both_strict_readers_agree(text in damaged()) {
        prop_assert_eq!(read::read(text.as_bytes()), careful::read_strict(&text).ok());
        if let Ok(setup) = Setup::from_fen(&text) {
            prop_assert_eq!(Setup::from_fen_relaxed(&text), Ok((setup, vec![])));
        }
    }

    #[test]
    fn relaxed_reading_is_never_silent(text in damaged()) {
        if let Ok((setup, supplied)) = Setup::from_fen_relaxed(&text) {
            prop_assert_eq!(supplied.is_empty(), Setup::from_fen(&text) == Ok(setup), "{:?}", supplied);
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,80}") {
        let _ = Setup::from_fen(&text);
        let _ = Setup::from_fen_relaxed(&text);
    }
}
