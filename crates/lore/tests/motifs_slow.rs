//! Every motif that is told of a line, once more by a naive definition of its own: lines of random play, of the games of `testdata/pgn`, what
//! [`find`](tratto_lore::motif::find) proves in their positions, and the cases of `testdata/lore/motifs`, with their mirrors. A sample in the
//! ordinary run, 100,000 positions with `TRATTO_SLOW=1`:
//!
//!     TRATTO_SLOW=1 cargo test -p tratto-lore --test motifs_slow -- --nocapture

#![allow(clippy::unwrap_used, clippy::print_stdout, dead_code)]

mod common;
#[path = "facts/expected.rs"]
mod expected;
#[path = "motifs/line.rs"]
mod line;
#[path = "coach/naive.rs"]
mod naive;
#[path = "motifs/naive_of_mates.rs"]
mod naive_of_mates;
#[path = "motifs/pins.rs"]
mod pins;
#[path = "common/played.rs"]
mod played;
#[path = "motifs/second.rs"]
mod second;
#[path = "facts/slow.rs"]
mod slow;
#[path = "facts/tactics.rs"]
mod tactics;
#[path = "motifs/three.rs"]
mod three;

use common::{Turned, turn_fen, turn_moves};
use played::{our_games, random_games};
use std::collections::BTreeMap;
use tratto_board::{Move, Position};
use tratto_lore::motif::{Budget, Finding, find};
use tratto_lore::{Line, Motif, motifs};

type Counts = BTreeMap<Motif, usize>;

fn check(line: &Line, counts: &mut Counts, wrong: &mut Vec<String>) {
    for seen in motifs(line) {
        *counts.entry(seen.motif).or_default() += 1;
        wrong.extend(second::check(&seen, line).err());
    }
}

/// The same line with the colours exchanged.
fn mirrored(line: &Line) -> Option<Line> {
    let turned = |fen: &str| turn_fen(&fen.split(' ').take(4).collect::<Vec<_>>().join(" "), Turned::Colours);
    let written = |at: &Position, m: Move| turn_moves(&at.uci(m).to_string(), Turned::Colours);
    let (before, lead) = line.previous().unzip();
    let mut at = common::strict(&turned(&before.unwrap_or(line.start()).fen())).ok()?;
    let start = at;
    let mut moves = Vec::new();
    let earlier = before.zip(lead).map(|(before, m)| written(before, m));
    let rest = line.boards().iter().zip(line.moves()).map(|(board, m)| written(board, *m));
    for text in earlier.into_iter().chain(rest) {
        let m = at.read_uci(&text).ok()?;
        moves.push(m);
        at.play_unchecked(m);
    }
    if before.is_some() { Line::after(start, moves).ok() } else { Line::new(start, moves).ok() }
}

/// So many half-moves of a game are a line.
const LENGTH: usize = 5;

#[test]
fn what_is_told_of_lines_holds() {
    let is_slow = std::env::var_os("TRATTO_SLOW").is_some_and(|value| value == "1");
    let mut games = our_games();
    games.extend(random_games(if is_slow { 700 } else { 30 }, 53));
    let wanted = if is_slow { 100_000 } else { usize::MAX };
    let every = if is_slow { 1 } else { 3 };
    let (mut counts, mut wrong) = (Counts::new(), Vec::new());
    let (mut seen, mut number) = (0, 0);
    for (start, moves) in &games {
        let mut at = *start;
        let mut before: Option<(Position, Move)> = None;
        for (ply, &m) in moves.iter().enumerate() {
            number += 1;
            if number % every == 0 && seen < wanted {
                seen += 1;
                let ahead = moves[ply..].iter().take(LENGTH).copied();
                let line = match before {
                    Some((earlier, lead)) => Line::after(earlier, [lead].into_iter().chain(ahead)),
                    None => Line::new(at, ahead),
                };
                let line = line.unwrap();
                check(&line, &mut counts, &mut wrong);
                if let Some(turned) = mirrored(&line) {
                    check(&turned, &mut counts, &mut wrong);
                }
                if number % (5 * every) == 0
                    && let Finding::Proved(proof) = find(&at, Budget { nodes: 500, moves: 2 })
                {
                    check(&proof.line, &mut counts, &mut wrong);
                }
            }
            before = Some((at, m));
            at.play_unchecked(m);
        }
    }
    println!("{seen} positions, {} motifs, {} false", counts.values().sum::<usize>(), wrong.len());
    for motif in Motif::ALL {
        println!("  {:26} {}", motif.key(), counts.get(motif).copied().unwrap_or(0));
    }
    assert!(seen > 200, "{seen} positions");
    wrong.truncate(40);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The cases by hand, every motif of each line: here the rare ones are met.
#[test]
fn what_is_told_of_cases_holds() {
    let (mut counts, mut wrong) = (Counts::new(), Vec::new());
    for &of in Motif::ALL {
        let path = format!("{}/../../testdata/lore/motifs/{}.tsv", env!("CARGO_MANIFEST_DIR"), of.key());
        for row in common::rows(&path) {
            for turned in Turned::ALL {
                if let Ok(line) = common::line(&turn_fen(&row[0], turned), &turn_moves(&row[1], turned)) {
                    check(&line, &mut counts, &mut wrong);
                }
            }
        }
    }
    let missing: Vec<&str> =
        Motif::ALL.iter().filter(|motif| !counts.contains_key(motif)).map(|motif| motif.key()).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
    wrong.truncate(40);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The second definitions can tell a lie.
#[test]
fn a_motif_that_is_not_there_is_refused() {
    let (mut refused, mut asked) = (0, 0);
    for &of in Motif::ALL {
        let path = format!("{}/../../testdata/lore/motifs/{}.tsv", env!("CARGO_MANIFEST_DIR"), of.key());
        let rows = common::rows(&path);
        let lines: Vec<Line> = rows.iter().filter_map(|row| common::line(&row[0], &row[1]).ok()).collect();
        // The motif of each case that has it, told of the cases that narrowly have not.
        let shown = lines.iter().flat_map(motifs).find(|seen| seen.motif == of).unwrap();
        for (line, row) in lines.iter().zip(&rows).filter(|(_, row)| row[2] == "no") {
            for at in 0..line.moves().len() {
                let mut lie = shown.clone();
                (lie.at, lie.by) = (at, line.boards()[at].turn());
                let told = motifs(line).iter().any(|seen| seen.motif == of);
                assert!(!told, "{} {}", of.key(), row[0]);
                asked += 1;
                refused += usize::from(second::check(&lie, line).is_err());
            }
        }
    }
    println!("{refused} of {asked} lies refused");
    assert!(refused * 100 > asked * 95, "{refused} of {asked}");
}
