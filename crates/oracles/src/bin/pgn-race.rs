//! Races our replay of a game archive against pgn-reader and shakmaty, on the same bytes, in one thread and one run.
//!
//! `cargo run --release -p tratto-oracles --bin pgn-race -- FILE [MEGABYTES]`
//!
//! The file is repeated until it is as long as asked (100 MB unless told). Every main-line move is resolved, checked and
//! played by both; first the games are compared one by one, then the totals of each round must agree.

#![allow(clippy::print_stdout)]

use std::process::ExitCode;
use tratto_oracles::archive;
use tratto_oracles::race::{Runner, race};

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (Some(path), megabytes) = (args.next(), args.next()) else {
        println!("usage: pgn-race FILE [MEGABYTES]");
        return ExitCode::from(2);
    };
    let once = match std::fs::read(&path) {
        Ok(bytes) if !bytes.is_empty() => bytes,
        Ok(_) => {
            println!("{path} is empty");
            return ExitCode::from(2);
        }
        Err(error) => {
            println!("{path}: {error}");
            return ExitCode::from(2);
        }
    };
    let wanted = megabytes.and_then(|n| n.parse().ok()).unwrap_or(100) * 1_000_000;
    let mut ours = Vec::new();
    archive::ours_in_full(&once[..], |game| ours.push(game));
    let mut theirs = Vec::new();
    archive::rival_in_full(&once[..], |game| theirs.push(game));
    let differing = ours.iter().zip(&theirs).filter(|(a, b)| a != b).count();
    println!("{path}: {} games, {differing} of them end otherwise than with shakmaty", ours.len());
    if let Some((a, b)) = ours.iter().zip(&theirs).find(|(a, b)| a != b) {
        println!("  for example {a:?}\n  against {b:?}");
    }
    if ours.len() != theirs.len() || differing > 0 {
        println!("shakmaty's count of games: {}", theirs.len());
        return ExitCode::from(1);
    }
    let mut bytes = Vec::with_capacity(wanted + once.len());
    while bytes.len() < wanted {
        bytes.extend_from_slice(&once);
        bytes.push(b'\n');
    }
    let digest = archive::ours(&bytes[..]);
    let outcome = race(
        5,
        &mut [
            Runner::new("tratto", || archive::ours(&bytes[..]).number()),
            Runner::new("pgn-reader + shakmaty", || archive::rival(&bytes[..]).number()),
        ],
    );
    println!(
        "{} MB, {} games, {} moves, one thread, best of 5, CPU time",
        bytes.len() / 1_000_000,
        digest.games,
        digest.moves
    );
    for (name, time) in &outcome.times {
        let seconds = time.as_secs_f64();
        println!(
            "{name:<24} {:>7.1} ms {:>8.1} MB/s {:>10.0} games/s {:>6.1} ns/move",
            seconds * 1e3,
            bytes.len() as f64 / 1e6 / seconds,
            digest.games as f64 / seconds,
            seconds * 1e9 / digest.moves as f64
        );
    }
    println!("tratto is {:.2} times pgn-reader + shakmaty", outcome.ratio("pgn-reader + shakmaty"));
    ExitCode::SUCCESS
}
