//! Pairing against bbpPairings, in the same run and on the same reports:
//!
//!     cargo run --release -p tratto-oracles --bin pair-race -- /path/to/bbpPairings [players=300] [rounds=9] [seed=1]
//!     cargo run --release -p tratto-oracles --bin pair-race -- /path/to/bbpPairings compare=1000 [seed=1] [edition=2017]
//!     cargo run --release -p tratto-oracles --bin pair-race -- alone players=5000
//!
//! bbpPairings is a program of its own under the Apache licence (6.0.0 for the edition of 2026, 5.0.1 for 2017); nothing of it is here. The first form
//! prints both times for every round of a random event, its own including that of starting the program. `compare` generates so many
//! small events with everything that varies, and counts the rounds that are paired differently. `alone` prints our times only.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::process::Command;
use std::time::Instant;
use tratto_board::Color;
use tratto_tournament::swiss::Pairing;
use tratto_tournament::trf::Report;
use tratto_tournament::{Acceleration, Edition, Forbidden, Number, Plan, Points, Tournament, generate};

fn main() {
    let mut args = std::env::args().skip(1);
    let program = args.next().expect("the path of bbpPairings, or `alone`");
    let options: Vec<(String, String)> = args
        .map(|arg| arg.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())).unwrap())
        .collect();
    let option =
        |name: &str| options.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str());
    let number = |name: &str, usual: u64| option(name).map_or(usual, |value| value.parse().unwrap());
    let edition = if option("edition") == Some("2017") { Edition::Dutch2017 } else { Edition::Dutch2026 };
    let seed = number("seed", 1);
    match option("compare") {
        Some(count) => compare(&program, count.parse().unwrap(), seed, edition),
        None => race(&program, number("players", 300) as u16, number("rounds", 9) as u8, seed, edition),
    }
}

fn race(program: &str, players: u16, rounds: u8, seed: u64, edition: Edition) {
    let plan = Plan { players, rounds, half_byes: 60, absences: 60, ..Plan::default() };
    let (event, _) = generate(&Tournament { edition, ..Tournament::default() }, &plan, seed);
    println!("{players} players, {rounds} rounds, seed {seed}");
    let (mut all_ours, mut all_theirs) = (0.0, 0.0);
    for round in 0..event.paired_rounds() {
        let before = event.before(round);
        let start = Instant::now();
        let ours = before.pair().unwrap();
        let our_time = start.elapsed().as_secs_f64();
        all_ours += our_time;
        if program == "alone" {
            println!("round {:2}  {:9.3} ms", round + 1, our_time * 1e3);
            continue;
        }
        let start = Instant::now();
        let theirs = ask(program, &before);
        let their_time = start.elapsed().as_secs_f64();
        all_theirs += their_time;
        assert_eq!(Some(pairs(&ours)), theirs, "round {}", round + 1);
        println!(
            "round {:2}  {:9.3} ms  bbpPairings {:9.1} ms  {:7.0} times",
            round + 1,
            our_time * 1e3,
            their_time * 1e3,
            their_time / our_time
        );
    }
    if program == "alone" {
        println!("all {:.3} ms", all_ours * 1e3);
    } else {
        let ratio = all_theirs / all_ours;
        println!("all {:.3} ms  bbpPairings {:.1} ms  {ratio:.0} times", all_ours * 1e3, all_theirs * 1e3);
    }
}

fn compare(program: &str, count: u64, first: u64, edition: Edition) {
    let (mut rounds, mut different, mut impossible) = (0, 0, 0);
    for seed in first..first + count {
        let pick = |choices: &[u16], salt: u64| {
            let mixed = (seed ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
            choices[(mixed % choices.len() as u64) as usize]
        };
        let players = 5 + pick(&(0..60).collect::<Vec<_>>(), 2);
        let mut regulations = Tournament { edition, ..Tournament::default() };
        match pick(&[0, 1, 2, 3, 4, 5], 1) {
            0 => regulations.points.pairing_bye = Points::tenths(5),
            1 if edition == Edition::Dutch2026 => {
                regulations.points.win = Points::tenths(30);
                regulations.points.pairing_bye = Points::tenths(30);
                regulations.points.draw = Points::tenths(10);
            }
            2 => regulations.acceleration = Acceleration::Baku,
            3 if players > 5 => {
                let players = [(1, 4), (2, 3), (3, 5), (2, 6)];
                regulations.forbidden = players
                    .map(|(one, two)| Forbidden { from: 1, to: 99, players: vec![Number(one), Number(two)] })
                    .to_vec();
            }
            _ => {}
        }
        let plan = Plan {
            players,
            rounds: pick(&(3..13).collect::<Vec<_>>(), 3).min(players - 1) as u8,
            draws: pick(&[5, 30, 60], 4) as u8,
            forfeits: pick(&[8, 30, 0], 5),
            withdrawals: pick(&[30, 200, 0], 6),
            half_byes: pick(&[15, 100, 0], 7),
            absences: pick(&[15, 100, 0], 8),
            late: pick(&[10, 0], 9),
            ..Plan::default()
        };
        let (event, _) = generate(&regulations, &plan, seed);
        for round in 0..=event.paired_rounds().min(usize::from(plan.rounds) - 1) {
            let before = event.before(round);
            let ours = before.pair().ok().map(|pairing| pairs(&pairing));
            let theirs = ask(program, &before);
            rounds += 1;
            impossible += u32::from(ours.is_none() && theirs.is_none());
            if ours != theirs {
                different += 1;
                println!("seed {seed}, round {}: {ours:?} and {theirs:?}", round + 1);
            }
        }
    }
    println!("{count} events, {rounds} rounds ({impossible} that nobody can pair): {different} different");
}

/// White, Black; 0 for the bye.
fn pairs(pairing: &Pairing) -> Vec<(u16, u16)> {
    let mut pairs: Vec<(u16, u16)> = pairing.pairs.iter().map(|pair| (pair.white.0, pair.black.0)).collect();
    pairs.extend(pairing.bye.map(|bye| (bye.0, 0)));
    pairs.sort_unstable();
    pairs
}

/// What the other program pairs; `None` if it finds no pairing.
fn ask(program: &str, before: &Tournament) -> Option<Vec<(u16, u16)>> {
    let file = std::env::temp_dir().join(format!("pair-race-{}.trf", std::process::id()));
    let mut theirs = before.clone();
    // Its own Baku groups are wrong for some numbers of players: the points are listed.
    if theirs.acceleration == Acceleration::Baku {
        let rounds = before.paired_rounds() + 1;
        for place in 0..theirs.entries.len() {
            let entry = &before.entries[place];
            theirs.entries[place].virtual_points =
                (0..rounds).map(|round| before.virtual_points(entry, round)).collect();
        }
        theirs.acceleration = Acceleration::Listed;
    }
    let points = std::mem::take(&mut theirs.points);
    let color = if theirs.initial_color == Some(Color::Black) { "black1" } else { "white1" };
    let mut text = format!("XXR {}\nXXC {color}\n", before.rounds.unwrap_or(0));
    for (code, value) in [("BBW", points.win), ("BBD", points.draw), ("BBU", points.pairing_bye)] {
        text += &format!("{code} {value:>4}\n");
    }
    theirs.points = points;
    let report = String::from_utf8(Report::of("Race", theirs).write()).unwrap();
    for line in report.lines().filter(|line| line.starts_with("001") || line.starts_with("XXA")) {
        text += line;
        text.push('\n');
    }
    for Forbidden { players, .. } in &before.forbidden {
        let players: Vec<String> = players.iter().map(ToString::to_string).collect();
        text += &format!("XXP {}\n", players.join(" "));
    }
    std::fs::write(&file, text).unwrap();
    let output = Command::new(program).arg("--dutch").arg(&file).arg("-p").output().unwrap();
    let _ = std::fs::remove_file(&file);
    match output.status.code() {
        Some(0) => {}
        Some(1) => return None,
        code => panic!("{program} ended with {code:?}: {}", String::from_utf8_lossy(&output.stderr)),
    }
    let answer = String::from_utf8(output.stdout).unwrap();
    let mut pairs: Vec<(u16, u16)> = answer
        .lines()
        .skip(1)
        .map(|line| line.split_once(' ').unwrap())
        .map(|(white, black)| (white.parse().unwrap(), black.trim().parse().unwrap()))
        .collect();
    pairs.sort_unstable();
    Some(pairs)
}
