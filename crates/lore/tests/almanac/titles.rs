//! Titles, names and signs.

use std::collections::BTreeSet;
use tratto_lore::almanac::{
    Awarder, Courtesy, SignKind, game_names, piece_names, sign_of_nag, signs, titles,
};
use tratto_notation::Language;

#[test]
fn titles_have_their_ratings() {
    let rating = |by, code| {
        titles().iter().find(|title| title.by == by && title.code == code).and_then(|title| title.rating)
    };
    // The regulations of FIDE: 2500, 2400, 2300; the national categories of source 001.
    assert_eq!(rating(Awarder::Fide, "GM"), Some(2500));
    assert_eq!(rating(Awarder::Fide, "IM"), Some(2400));
    assert_eq!(rating(Awarder::Fide, "FM"), Some(2300));
    assert_eq!(rating(Awarder::Fsi, "CM"), Some(2000));
    assert_eq!(rating(Awarder::Fsi, "2N"), Some(1600));
    for title in titles() {
        assert!(!title.italian.is_empty() && !title.english.is_empty(), "{title:?}");
    }
    let master = titles().iter().find(|title| title.code == "GM").unwrap();
    assert_eq!(master.name(Language::Italian), "Grande Maestro");
    assert_eq!(
        (master.name(Language::English), master.name(Language::German)),
        ("Grandmaster", "Grandmaster")
    );
}

#[test]
fn the_pieces_have_names_and_letters() {
    let names = |code| piece_names().iter().find(|names| names.language == code).unwrap();
    assert_eq!(names("it").names, ["Re", "Donna", "Torre", "Alfiere", "Cavallo", "Pedone"]);
    assert_eq!(names("it").initials, ["R", "D", "T", "A", "C", "P"]);
    let codes: BTreeSet<_> = piece_names().iter().map(|names| names.language).collect();
    assert_eq!(codes.len(), piece_names().len());
    for names in piece_names() {
        assert!(names.initials.len() == 6 || names.initials.is_empty(), "{names:?}");
        let known = names.names.iter().filter(|name| !name.is_empty()).count();
        assert!(known == 6 || (known == 0 && !names.initials.is_empty()), "{names:?}");
    }
    assert!(game_names().iter().any(|game| game.language == "it" && game.name == "scacchi"));
    let codes: BTreeSet<_> = game_names().iter().map(|game| game.language).collect();
    assert_eq!(codes.len(), game_names().len());
}

#[test]
fn signs_mean_something_in_both_languages() {
    for sign in signs() {
        let is_told = !sign.text.is_empty() && !sign.italian.is_empty() && !sign.english.is_empty();
        assert!(is_told, "{sign:?}");
        assert!(sign.founded.is_none() || sign.kind == SignKind::Organisation, "{sign:?}");
        assert!(sign.nag.is_none() || sign.kind == SignKind::Symbol, "{sign:?}");
    }
    // The standard of PGN, section 10.
    for (nag, text) in [(1, "!"), (2, "?"), (3, "!!"), (4, "??"), (5, "!?"), (6, "?!"), (10, "="), (18, "+-")]
    {
        assert_eq!(sign_of_nag(nag).map(|sign| sign.text), Some(text), "{nag}");
    }
    let nags: Vec<u16> = signs().iter().filter_map(|sign| sign.nag).collect();
    assert_eq!(nags.iter().collect::<BTreeSet<_>>().len(), nags.len(), "none comes twice");
    let fide = signs().iter().find(|sign| sign.text == "FIDE").unwrap();
    assert_eq!(fide.founded, Some(1924));
}

#[test]
fn there_are_seven_courtesies() {
    let keys: BTreeSet<_> = Courtesy::ALL.into_iter().map(Courtesy::key).collect();
    assert_eq!(keys.len(), 7);
}
