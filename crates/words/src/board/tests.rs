//! Texts that cannot be read: every sentence, in both languages.

use crate::{Lang, Words};
use tratto_board::{Epd, Setup, UciMove, perft_line};

/// What is said of each text in both languages, for a snapshot.
fn said(texts: &[&str], say: impl Fn(&Words, &str) -> Vec<String>) -> String {
    let mut story = String::new();
    for text in texts {
        story.push_str(&format!("{text:?}\n"));
        for lang in Lang::ALL {
            for sentence in say(Words::of(lang), text) {
                story.push_str(&format!("  {sentence}\n"));
            }
        }
    }
    story
}

#[test]
fn strict_fens() {
    let texts = [
        "",
        "8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/8  w - - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1 ",
        "8/8/8/4x3/8/8/8/8 w - - 0 1",
        "8/8//8/8/8/8/8 w - - 0 1",
        "8/8/8/7/8/8/8/8 w - - 0 1",
        "8/8/8/8p/8/8/8/8 w - - 0 1",
        "8/8/8/44/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/8 x - - 0 1",
        "8/8/8/8/8/8/8/8 w X - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w QK - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1",
        "8/8/8/8/8/8/8/8 w - e9 0 1",
        "8/8/8/8/8/8/8/8 w - e4 0 1",
        "8/8/8/8/8/8/8/8 w - - 00 1",
        "8/8/8/8/8/8/8/8 w - - 0 0",
        "8/8/8/8/8/8/8/8 w - - 0 99999",
        "8/8/8/8/8/8/8/8 w - - 0 1 more",
    ];
    let story = said(&texts, |words, text| {
        let error = Setup::from_fen(text).expect_err(text);
        vec![words.fen_error(&error)]
    });
    assert!(!story.contains("as it should be"), "a problem without its own sentence:\n{story}");
    insta::assert_snapshot!(story);
}

#[test]
fn strict_epds() {
    let position = "8/8/8/8/8/8/8/8 w - -";
    let ends =
        [" bm e4", " bm  e4;", " 1x e4;", " ;", " id \"open;", " bm e4\"x;", " hmvc x;", " hmvc 1; hmvc 2;"];
    let texts: Vec<String> = ends.iter().map(|end| format!("{position}{end}")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let story = said(&texts, |words, text| {
        let error = Epd::from_line(text).expect_err(text);
        vec![words.epd_error(&error)]
    });
    assert!(!story.contains("as it should be"), "a problem without its own sentence:\n{story}");
    insta::assert_snapshot!(story);
}

#[test]
fn lines_of_perft_counts() {
    let texts = ["8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1 ;D1 many", "8/8 w - - 0 1 ;D1 20"];
    insta::assert_snapshot!(said(&texts, |words, text| {
        let error = perft_line(text).expect_err(text);
        vec![words.epd_error(&error)]
    }));
}

#[test]
fn what_a_relaxed_reading_supplies() {
    let texts = ["8/8/8/8/8/8/8/8", " 8/8/8/8/8/8/8/8  w - - 0 1", "8/8//44/8/8/8/8 white kK - 00 0"];
    insta::assert_snapshot!(said(&texts, |words, text| {
        let (_, supplied) = Setup::from_fen_relaxed(text).expect(text);
        supplied.iter().map(|one| words.supplied(one)).collect()
    }));
    let texts =
        ["8/8/8/8/8/8/8/8 w - - bm e4", "8/8/8/8/8/8/8/8 w - - bm e4;;", "8/8/8/8/8/8/8/8 w - - 0 1 bm e4;"];
    insta::assert_snapshot!(said(&texts, |words, text| {
        let (_, supplied) = Epd::from_line_relaxed(text).expect(text);
        supplied.iter().map(|one| words.supplied(one)).collect()
    }));
}

#[test]
fn moves_in_uci() {
    let texts = ["", "e2e", "i2e4", "e2e9", "e7e8k", "e7e8qq"];
    insta::assert_snapshot!(said(&texts, |words, text| {
        let error = text.parse::<UciMove>().expect_err(text);
        vec![words.uci_problem(&error)]
    }));
}
