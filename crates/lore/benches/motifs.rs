//! How long the motifs of a line take:
//!
//!     cargo bench -p tratto-lore --bench motifs
//!
//! The lines are those of `testdata/lore/motifs`, each measured by itself; the mean, the median and the slowest are printed.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};
use tratto_board::Position;
use tratto_lore::{Line, motifs};

const ROUNDS: u32 = 50;

fn lines() -> Vec<(String, Line)> {
    let folder = format!("{}/../../testdata/lore/motifs", env!("CARGO_MANIFEST_DIR"));
    let mut lines = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        for row in text.lines().filter(|row| !row.starts_with('#')) {
            let cells: Vec<&str> = row.split('\t').collect();
            let start = Position::from_fen(&format!("{} 0 1", cells[0])).unwrap();
            let (mut at, mut moves) = (start, Vec::new());
            for text in cells[1].split_whitespace().filter(|text| *text != "|") {
                let m = at.read_uci(text).unwrap();
                at = at.play(m).unwrap();
                moves.push(m);
            }
            let line =
                if cells[1].contains('|') { Line::after(start, moves) } else { Line::new(start, moves) };
            lines.push((row.to_owned(), line.unwrap()));
        }
    }
    lines
}

fn main() {
    let mut times: Vec<(Duration, String)> = Vec::new();
    for (row, line) in lines() {
        let start = Instant::now();
        for _ in 0..ROUNDS {
            black_box(motifs(black_box(&line)));
        }
        times.push((start.elapsed() / ROUNDS, row));
    }
    times.sort();
    let total: Duration = times.iter().map(|(time, _)| *time).sum();
    let (slowest, row) = times.last().unwrap();
    println!(
        "{} lines: mean {:?}, median {:?}",
        times.len(),
        total / times.len() as u32,
        times[times.len() / 2].0
    );
    println!("slowest {slowest:?}: {row}");
}
