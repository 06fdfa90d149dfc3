//! Games: those that the repository has, those of a file, and random ones.
#![allow(dead_code)]

use std::io::BufReader;
use std::path::{Path, PathBuf};
use tratto_board::{Move, Position};
use tratto_notation::pgn::{Letters, games as read};

/// A game: its first position and its moves.
pub(crate) type Played = (Position, Vec<Move>);

/// The games of a file, as far as they can be read.
pub(crate) fn games_of(path: &Path) -> Vec<Played> {
    let file = std::fs::File::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let games = read(BufReader::new(file), Letters::Guess).filter_map(Result::ok);
    // What is no legal move ends the game here.
    games
        .filter_map(|(game, _)| {
            let start = game.start()?;
            let mut at = start;
            let mut moves = Vec::new();
            for m in game.moves() {
                let Ok(next) = at.play(m) else { break };
                moves.push(m);
                at = next;
            }
            (!moves.is_empty()).then_some((start, moves))
        })
        .collect()
}

/// The games that the repository has.
pub(crate) fn our_games() -> Vec<Played> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn");
    let folders = [root.clone(), root.join("cases")];
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "pgn"));
    files.sort();
    files.iter().flat_map(|path| games_of(path)).collect()
}

/// Games played at random from a fixed seed.
pub(crate) fn random_games(games: usize, seed: u64) -> Vec<Played> {
    let mut state = seed;
    (0..games)
        .map(|_| {
            let mut at = Position::initial();
            let mut moves = Vec::new();
            while moves.len() < 160 {
                let legal = at.legal_moves();
                if legal.is_empty() {
                    break;
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let m = legal[(state >> 33) as usize % legal.len()];
                moves.push(m);
                at.play_unchecked(m);
            }
            (Position::initial(), moves)
        })
        .collect()
}
