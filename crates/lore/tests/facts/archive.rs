//! Every fact of many positions against its second definition: random play and the games of `testdata/pgn`, a sample of them in the
//! ordinary run and 100,000 positions with `TRATTO_SLOW=1`; of any archive with `PGN=games.pgn`. The facts found are counted by concept:
//!
//!     TRATTO_SLOW=1 cargo test -p tratto-lore --test facts archive -- --nocapture

#![allow(clippy::print_stdout)]

use crate::{compare, random_games};
use std::collections::BTreeMap;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use tratto_board::Position;
use tratto_lore::fact::{Concept, facts};
use tratto_notation::pgn::{Letters, games};

/// The positions of all games of a file, as far as they can be read.
fn positions_of(path: &Path) -> Vec<Position> {
    let file = std::fs::File::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let read = games(BufReader::new(file), Letters::Guess).filter_map(Result::ok);
    read.flat_map(|(game, _)| game.positions().collect::<Vec<_>>()).collect()
}

/// The files of games that the repository has.
fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn");
    let folders = [root.clone(), root.join("cases")];
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    files.sort();
    files
}

fn check(positions: &[Position], counts: &mut BTreeMap<Concept, usize>) {
    for position in positions {
        compare(position);
        for fact in facts(position) {
            *counts.entry(fact.concept).or_default() += 1;
        }
    }
}

#[test]
fn archive() {
    let is_slow = std::env::var_os("TRATTO_SLOW").is_some();
    let archive = std::env::var_os("PGN");
    let mut positions: Vec<Position> = match &archive {
        Some(path) => positions_of(Path::new(path)),
        None => files().iter().flat_map(|path| positions_of(path)).collect(),
    };
    if archive.is_none() {
        // Random play is long: what the games do not give is taken from it.
        let wanted = if is_slow { 100_000 } else { 0 };
        positions.extend(random_games(wanted / 100, 1));
        positions.truncate(wanted.max(positions.len().min(2_000)));
    }
    let every = if is_slow || archive.is_some() { 1 } else { 16 };
    let positions: Vec<Position> = positions.into_iter().step_by(every).collect();
    let mut counts = BTreeMap::new();
    check(&positions, &mut counts);
    assert!(positions.len() > 50, "{} positions", positions.len());
    println!(
        "{} positions, {} facts, all true and none missing",
        positions.len(),
        counts.values().sum::<usize>()
    );
    for concept in Concept::ALL {
        println!("  {:24} {}", concept.key(), counts.get(concept).copied().unwrap_or(0));
    }
}
