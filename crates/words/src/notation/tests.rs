//! Every sentence about notation, in both languages.

use crate::{Lang, Words};
use tratto_board::{Move, Position, Role};
use tratto_notation::{Announcer, Form, Language, Note, ReadError, Style, Tongue, detect, forsyth};

fn both(say: impl Fn(&Words) -> String) -> String {
    Lang::ALL.map(|lang| format!("  {}\n", say(Words::of(lang)))).concat()
}

#[test]
fn texts_that_are_no_legal_move() {
    let cases = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "Czf3 C D4 -- Ac4 Cd2 Re2 Aa1a5 T1f3 hxg3",
        ),
        ("k7/8/8/8/8/8/8/K3N1N1 w - - 0 1", "Cf3 Chf3 C7f3 Tf3 Th1f3"),
        ("3n1n2/4P1k1/8/8/8/8/6K1/8 w - - 0 1", "e8 e8R e8P"),
        ("k7/8/8/2N1N3/8/2N5/8/K7 w - - 0 1", "Cd7 Cd5 Ca4"),
        ("rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3", "aa3 cc3 ca3"),
    ];
    let italian = Style::new(Language::Italian, Form::Short);
    let mut story = String::new();
    for (fen, texts) in cases {
        let position = Position::from_fen(fen).unwrap();
        for text in texts.split(' ').chain([""]) {
            if let Err(error) = italian.read_relaxed(&position, text) {
                story += &format!("{text:?}\n{}", both(|words| words.read_error(&position, &error)));
            }
        }
    }
    let start = Position::initial();
    for text in ["PxP", "QxR", "RxQ", "P-B4", "P-K5", "Castles"] {
        let error = Style::PGN.read_relaxed(&start, text).unwrap_err();
        story += &format!("{text:?}\n{}", both(|words| words.read_error(&start, &error)));
    }
    let strict = italian.read(&start, "Cgf3").unwrap_err();
    story += &format!("strict\n{}", both(|words| words.read_error(&start, &strict)));
    for text in ["Springer nach Berlin", "Rochade"] {
        let error = Announcer::new(Tongue::German).hear(&start, text).unwrap_err();
        story += &format!("{text:?}\n{}", both(|words| words.read_error(&start, &error)));
    }
    insta::assert_snapshot!(story);
}

fn steps(from: &str, to: &str) -> Move {
    Move::normal(from.parse().unwrap(), to.parse().unwrap())
}

#[test]
fn what_was_odd() {
    let notes = [
        Note::NothingCaptured,
        Note::CaptureUnmarked,
        Note::OtherPieceCaptured { said: Role::Bishop, found: Some(Role::Rook) },
        Note::OtherPieceCaptured { said: Role::Queen, found: None },
        Note::NoCheck,
        Note::CheckUnmarked,
        Note::NoMate,
        Note::MateUnmarked,
        Note::NoDoubleCheck,
        Note::DoublePlusMeansMate,
        Note::DoublePlusMeansDoubleCheck,
        Note::DoublePlusMeansNothing,
        Note::EnPassantUnmarked,
        Note::NotEnPassant,
        Note::PawnLetter,
        Note::LetterMissing { role: Role::Bishop },
        Note::PawnFileMissing,
        Note::RankMissing,
        Note::NeedlessHint,
        Note::CapitalFile,
        Note::SmallLetter,
        Note::CastlingAsKingMove,
        Note::StraySpace,
        Note::StrayPunctuation,
        Note::PawnOrPiece { taken: steps("b3", "c4"), other: steps("f1", "c4") },
        Note::Descriptive,
        Note::SideByFile { taken: steps("b8", "d7"), other: steps("f6", "d7") },
    ];
    let story: String =
        notes.iter().map(|note| format!("{note:?}\n{}", both(|words| words.note(note)))).collect();
    for lang in Lang::ALL {
        assert!(
            !story.contains(&Words::of(lang).format("note-other", &[])),
            "a note without its own sentence"
        );
    }
    insta::assert_snapshot!(story);
}

#[test]
fn games_and_placements() {
    let mut story = String::new();
    let position = Position::from_fen("7k/8/8/8/8/8/8/K2R2N1 w - - 0 1").unwrap();
    for texts in [&["Rb1"][..], &["Cb1"]] {
        let error = detect::language(&position, texts).unwrap_err();
        story += &format!("{texts:?}\n{}", both(|words| words.detect_error(&error)));
    }
    for text in ["8/8", "8/7/8", "9", "8/88", "8/8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/1"] {
        let error = forsyth::read(text, Language::Italian).unwrap_err();
        story += &format!("{text:?}\n{}", both(|words| words.forsyth_error(&error)));
    }
    story += &both(|words| words.heading_line("White", "Rossi").unwrap_or_default());
    story += &both(Words::unknown_language);
    story += &both(|words| Language::ALL.map(|language| words.language(language)).join(", "));
    assert_eq!(Words::of(Lang::IT).heading_line("ECO", "C50"), None);
    insta::assert_snapshot!(story);
}

#[test]
fn every_error_has_a_sentence() {
    let position = Position::initial();
    let error = ReadError::Ambiguous { text: "x".into(), candidates: Vec::new() };
    for lang in Lang::ALL {
        assert!(Words::of(lang).read_error(&position, &error).contains('x'));
    }
}
