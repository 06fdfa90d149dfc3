//! `++` in its two senses, draw offers, and what detection does when two languages fit.

use tratto_board::Position;
use tratto_notation::{CheckSigns, DoublePlus, Form, Language, Note, ReadError, Sign, Style, detect, score};

const MATE: &str = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
const DOUBLE: &str = "4k3/8/8/8/4N3/8/4R3/K7 w - - 0 1";

fn notes(fen: &str, text: &str, double_plus: DoublePlus) -> Vec<Note> {
    let style = Style::new(Language::Italian, Form::Short).with_double_plus(double_plus);
    let position = Position::from_fen(fen).expect("a FEN");
    let reading = style.read_relaxed(&position, text).expect("a move");
    assert_eq!(reading.sign, Some(Sign::DoublePlus));
    reading.notes
}

#[test]
fn double_plus_is_a_named_choice() {
    use DoublePlus::{ByTheBoard, DoubleCheck, Mate};
    assert_eq!(notes(MATE, "Dh4++", ByTheBoard), [Note::DoublePlusMeansMate]);
    assert_eq!(notes(MATE, "Dh4++", Mate), []);
    assert_eq!(notes(MATE, "Dh4++", DoubleCheck), [Note::MateUnmarked]);
    assert_eq!(notes(DOUBLE, "Cf6++", ByTheBoard), [Note::DoublePlusMeansDoubleCheck]);
    assert_eq!(notes(DOUBLE, "Cf6++", Mate), [Note::NoMate]);
    assert_eq!(notes(DOUBLE, "Cf6++", DoubleCheck), []);
    assert_eq!(notes(DOUBLE, "Cd6++", ByTheBoard), [Note::DoublePlusMeansDoubleCheck]);
    assert_eq!(notes(DOUBLE, "Cc5++", ByTheBoard), [Note::DoublePlusMeansNothing]);
}

#[test]
fn double_plus_is_written_in_the_sense_that_was_chosen() {
    let (mate, double) = (Position::from_fen(MATE).unwrap(), Position::from_fen(DOUBLE).unwrap());
    let style = Style::new(Language::Italian, Form::Short);
    let written = |signs: CheckSigns| {
        let style = style.with_check_signs(signs);
        let queen = style.read_relaxed(&mate, "Dh4").unwrap().played;
        let knight = style.read_relaxed(&double, "Cf6").unwrap().played;
        [style.write(&mate, queen), style.write(&double, knight)]
    };
    assert_eq!(written(CheckSigns::None), ["Dh4", "Cf6"]);
    assert_eq!(written(CheckSigns::Hash), ["Dh4#", "Cf6+"]);
    assert_eq!(written(CheckSigns::DoublePlusIsMate), ["Dh4++", "Cf6+"]);
    assert_eq!(written(CheckSigns::DoublePlusIsDoubleCheck), ["Dh4#", "Cf6++"]);
}

#[test]
fn strict_reading_says_how_it_is_written() {
    let style = Style::new(Language::Italian, Form::Short);
    let error = style.read(&Position::initial(), "Cgf3!").unwrap_err();
    assert_eq!(error.to_string(), "\"Cgf3!\" is not written exactly: \"Cf3\" is");
    assert!(matches!(error, ReadError::NotTheStyle { .. }));
}

#[test]
fn a_letter_of_two_languages_is_settled_by_the_game() {
    // R is a king in Italian and a rook in English; T and A settle it.
    let texts = ["e4", "e5", "Re2", "Re7", "Cf3", "Cf6"];
    let found = detect::language(&Position::initial(), &texts).unwrap();
    assert_eq!(found.language, Language::Italian);

    // Nothing but R: king in the Romance languages, rook in English, knight in others.
    let position = Position::from_fen("7k/8/8/8/8/8/8/K2R2N1 w - - 0 1").unwrap();
    let error = detect::language(&position, &["Rb1"]).unwrap_err();
    let sentence = error.to_string();
    assert!(matches!(error, detect::DetectError::Ambiguous { differs_at: 0, .. }), "{sentence}");
    assert_eq!(
        sentence,
        "the moves are legal in more than one language, and differ from half-move 1 on: English, Italian"
    );
    // A sign speaks: only the rook gives check.
    let position = Position::from_fen("1k6/8/8/8/8/8/8/K2R2N1 w - - 0 1").unwrap();
    let found = detect::language(&position, &["Rb1+"]).unwrap();
    assert_eq!(found.language, Language::English);
    assert!(found.rivals.contains(&Language::Italian));
}

#[test]
fn a_game_in_no_language_says_how_far_it_goes() {
    let error = detect::language(&Position::initial(), &["e4", "e5", "Cf3", "Cd3"]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "no language reads all the moves; Italian gets furthest, up to half-move 4: \"Cd3\" is not legal: \
         from b8, a knight does not move from b8 to d3; from g8, a knight does not move from g8 to d3"
    );
}

#[test]
fn a_score_falls_into_moves() {
    let split = |text| score::tokens(text).iter().map(|token| token.text.to_owned()).collect::<Vec<_>>();
    assert_eq!(split("e4 = d5; Cf3 = Ac5"), ["e4", "d5", "Cf3", "Ac5"]);
    assert_eq!(split("1)d4 = d5; 2)Cf3 =Cf6"), ["1)d4", "d5", "2)Cf3", "Cf6"]);
    assert_eq!(split("9 Cbd2 0-0 10. 0-0-0 1-0"), ["Cbd2", "0-0", "0-0-0"]);
    assert_eq!(split("exf8 C Dxf8 +"), ["exf8 C", "Dxf8 +"]);
    assert_eq!(split("D4 x Th8 e8 =D"), ["D4 x Th8", "e8 =D"]);
    assert_eq!(split("1... Cf6 2. ... e5"), ["Cf6", "e5"]);
    assert_eq!(split(""), Vec::<String>::new());
}
