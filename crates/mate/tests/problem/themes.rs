//! The themes of `testdata/problems/themes.tsv`: name, stipulation, FEN, status, the themes that are there, and those that are not although they
//! are near.
//!
//! The list of what is there is whole: whatever else is claimed is wrong, so that every line speaks against all the other themes.

use std::collections::BTreeSet;
use tratto_board::Setup;
use tratto_mate::problem::{
    Evidence, Finding, Phase, Request, Solution, Stipulation, Theme, solve, themes, verify,
};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/problems/themes.tsv");

fn solved(stipulation: &str, fen: &str) -> (Solution, Stipulation) {
    let stipulation: Stipulation = stipulation.parse().expect("a stipulation");
    let setup = Setup::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let request = Request { set_play: true, ..Request::default() };
    let (solution, _) = solve(&setup, &stipulation, &request).expect("one king a side");
    verify(&stipulation, &solution).unwrap_or_else(|flaw| panic!("{fen}: {flaw}"));
    (solution, stipulation)
}

fn named(text: &str) -> BTreeSet<&str> {
    let names: BTreeSet<&str> = text.split(' ').filter(|name| !name.is_empty()).collect();
    for name in &names {
        assert!(Theme::from_id(name).is_some(), "no theme is called {name}");
    }
    names
}

#[test]
fn each_problem_shows_its_themes_and_no_other() {
    let text = std::fs::read_to_string(PATH).unwrap();
    let (mut shown, mut missed) = (BTreeSet::new(), BTreeSet::new());
    let mut wrong = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, stipulation, fen, status, there, near] = columns[..] else { panic!("{line}") };
        let (solution, stipulation) = solved(stipulation, fen);
        assert_eq!(solution.status().to_string(), status, "{name}");
        let (there, near) = (named(there), named(near));
        let found: BTreeSet<&str> =
            themes(&solution, &stipulation).iter().map(|finding| finding.theme.id()).collect();
        if found != there {
            let list: Vec<&str> = found.iter().copied().collect();
            wrong.push(format!("{name}: found {}", list.join(" ")));
        }
        assert!(there.is_disjoint(&near), "{name}");
        shown.extend(there.iter().map(|name| (*name).to_owned()));
        missed.extend(near.iter().map(|name| (*name).to_owned()));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for theme in Theme::ALL {
        assert!(shown.contains(theme.id()), "{} has no example", theme.id());
        assert!(missed.contains(theme.id()), "{} has no counter-example", theme.id());
    }
}

#[test]
fn every_move_told_can_be_played() {
    let text = std::fs::read_to_string(PATH).unwrap();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let (solution, stipulation) = solved(columns[1], columns[2]);
        for finding in themes(&solution, &stipulation) {
            for evidence in &finding.evidence {
                played(&solution, &finding, evidence);
            }
        }
    }
}

fn played(solution: &Solution, finding: &Finding, evidence: &Evidence) {
    let is_set = evidence.phase == Phase::Set;
    let mut at = if is_set { solution.position.pass() } else { solution.position };
    for &m in &evidence.line {
        assert!(at.is_legal(m), "{:?} {:?}", finding.theme, evidence.line);
        at.play_unchecked(m);
    }
    assert!(at.is_checkmate(), "{:?} {:?}", finding.theme, evidence.line);
}

#[test]
fn names_are_known_again() {
    for &theme in Theme::ALL {
        assert_eq!(Theme::from_id(theme.id()), Some(theme));
    }
    assert_eq!(Theme::from_id("no such theme"), None);
}

#[test]
fn other_kinds_of_problem_have_no_themes_of_defence() {
    for (stipulation, fen) in
        [("#1", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), ("=1", "7k/8/8/6K1/8/8/8/5Q2 w - - 0 1")]
    {
        let (solution, stipulation) = solved(stipulation, fen);
        assert_eq!(themes(&solution, &stipulation), []);
    }
}
