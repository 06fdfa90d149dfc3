//! Races our replay of a game archive against pgn-reader and shakmaty, on the same bytes, in one thread and one run.
//!
//! `cargo run --release -p tratto-oracles --bin pgn-race -- FILE [MEGABYTES]`
//!
//! The file is repeated until it is as long as asked (100 MB unless told). Every main-line move is resolved, checked and
//! played by both; first the games are compared one by one, position by position at their ends, then the totals of each
//! round must agree. Where the program `pgn-extract` is installed, it runs too, once, on a tenth of the bytes: it only
//! checks, and writes nothing.

#![allow(clippy::print_stdout)]

use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use tratto_oracles::archive::{self, Digest};
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
    if !agree(&path, &once) {
        return ExitCode::from(1);
    }
    let wanted = megabytes.and_then(|n| n.parse().ok()).unwrap_or(100) * 1_000_000;
    let mut bytes = Vec::with_capacity(wanted + once.len());
    while bytes.len() < wanted {
        bytes.extend_from_slice(&once);
        bytes.push(b'\n');
    }
    let digest = archive::ours(&bytes[..]);
    tratto_board::use_portable_code(true);
    let portable = race(3, &mut [Runner::new("tratto, no BMI2", || archive::ours(&bytes[..]).number())]);
    tratto_board::use_portable_code(false);
    let outcome = race(
        5,
        &mut [
            Runner::new("tratto", || archive::ours(&bytes[..]).number()),
            Runner::new("pgn-reader + shakmaty", || archive::rival(&bytes[..]).number()),
        ],
    );
    let (ours, rival) = (outcome.times[0].1, outcome.times[1].1);
    println!(
        "{} MB, {} games, {} moves; one thread, CPU time",
        bytes.len() / 1_000_000,
        digest.games,
        digest.moves
    );
    for (name, time) in [portable.times, outcome.times].concat() {
        line(name, time, bytes.len(), digest, ours);
    }
    println!("tratto is {:.2} times pgn-reader + shakmaty", rival.as_secs_f64() / ours.as_secs_f64());
    let tenth = &bytes[..once.len().max(wanted / 10 / once.len() * (once.len() + 1))];
    if let Some(time) = pgn_extract(tenth) {
        let scaled = time.mul_f64(bytes.len() as f64 / tenth.len() as f64);
        line("pgn-extract -r -s", scaled, bytes.len(), digest, ours);
        println!("tratto is {:.1} times pgn-extract (wall time)", scaled.as_secs_f64() / ours.as_secs_f64());
    }
    ExitCode::SUCCESS
}

fn line(name: &str, time: Duration, bytes: usize, digest: Digest, ours: Duration) {
    let seconds = time.as_secs_f64();
    println!(
        "  {name:<24}{:>8.1} ms {:>7.1} MB/s {:>8.0} games/s {:>7.1} ns/move {:>6.2}",
        seconds * 1e3,
        bytes as f64 / 1e6 / seconds,
        digest.games as f64 / seconds,
        seconds * 1e9 / digest.moves as f64,
        ours.as_secs_f64() / seconds,
    );
}

/// Whether both readers give the same result for every game.
fn agree(path: &str, bytes: &[u8]) -> bool {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    archive::ours_in_full(bytes, |game| ours.push(game));
    archive::rival_in_full(bytes, |game| theirs.push(game));
    let differing = ours.iter().zip(&theirs).filter(|(a, b)| a != b).count();
    println!(
        "{path}: {} games, shakmaty has {}; {differing} end otherwise than with shakmaty",
        ours.len(),
        theirs.len()
    );
    if let Some((i, (a, b))) = ours.iter().zip(&theirs).enumerate().find(|(_, (a, b))| a != b) {
        println!("  game {}: {a:?}\n  against  {b:?}", i + 1);
    }
    ours.len() == theirs.len() && differing == 0
}

/// How long pgn-extract takes to check these games, if it is installed.
fn pgn_extract(bytes: &[u8]) -> Option<Duration> {
    let file = std::env::temp_dir().join(format!("pgn-race-{}.pgn", std::process::id()));
    std::fs::write(&file, bytes).ok()?;
    let time = timed(&file);
    let _ = std::fs::remove_file(&file);
    time
}

fn timed(file: &Path) -> Option<Duration> {
    // Debian installs it in /usr/games, which is not in everybody's PATH.
    for program in ["pgn-extract", "/usr/games/pgn-extract"] {
        let start = Instant::now();
        let mut command = Command::new(program);
        command.args(["-r", "-s"]).arg(file).stdout(Stdio::null()).stderr(Stdio::null());
        if command.status().is_ok_and(|status| status.success()) {
            return Some(start.elapsed());
        }
    }
    None
}
