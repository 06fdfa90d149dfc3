//! Files of known counts: a FEN, then `;D1 20 ;D2 400` and so on, one position a line.

use super::count::Counter;
use crate::console::{Console, Outcome};
use crate::reading;
use anyhow::Result;
use serde_json::{Value, json};
use tratto_board::{Position, perft_line};
use tratto_words::{Words, say};

/// A count the file claims.
struct Claim {
    line: u64,
    fen: String,
    position: Position,
    depth: u32,
    nodes: u64,
}

/// Checks every count of a file that is not above a limit.
pub(super) fn run(path: &str, limit: u64, counter: &Counter, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let text = console.read_text(path)?;
    let mut claims = Vec::new();
    let (mut positions, mut bad) = (0u64, 0u64);
    for (number, line) in (1u64..).zip(text.lines()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        match read(number, line, words) {
            Ok(read) => {
                positions += 1;
                claims.extend(read);
            }
            Err(what) => {
                bad += 1;
                let what = say!(words, "at-line", line = number, what = what);
                console.remark(&say!(words, "fault", what = what))?;
            }
        }
    }
    let all = claims.len();
    claims.retain(|claim| claim.nodes <= limit);
    let skipped = all - claims.len();
    let counts = counter.each(&claims, |claim| claim.position.perft(claim.depth));
    let failures: Vec<(&Claim, u64)> = claims
        .iter()
        .zip(&counts)
        .filter(|(claim, count)| claim.nodes != **count)
        .map(|(c, n)| (c, *n))
        .collect();
    let nodes: u64 = counts.iter().sum();
    if console.json {
        let failed: Value = failures
            .iter()
            .map(|(claim, count)| {
                json!({ "line": claim.line, "fen": claim.fen, "depth": claim.depth, "expected": claim.nodes, "nodes": count })
            })
            .collect();
        console.answer(&json!({
            "positions": positions, "checked": claims.len(), "skipped": skipped, "unreadable": bad,
            "failed": failed, "nodes": nodes,
        }))?;
    } else {
        for (claim, count) in &failures {
            let sentence = say!(
                words,
                "perft-failure",
                line = claim.line,
                depth = claim.depth,
                count = *count,
                expected = claim.nodes,
                fen = &claim.fen,
            );
            writeln!(console.out, "{sentence}")?;
        }
        let total = say!(
            words,
            "perft-total",
            positions = positions,
            checked = claims.len(),
            skipped = skipped,
            failed = failures.len(),
        );
        writeln!(console.out, "{total}\nnodes {nodes}")?;
    }
    Ok(match (bad, failures.len()) {
        (0, 0) => Outcome::Done,
        (0, _) => Outcome::No,
        _ => Outcome::Bad,
    })
}

/// The claims of one line, or what is wrong with it.
fn read(number: u64, line: &str, words: &Words) -> Result<Vec<Claim>, String> {
    let (setup, counts) = perft_line(line).map_err(|error| words.epd_error(&error))?;
    let (position, irregularities) = setup.examine();
    let position = position.ok_or_else(|| reading::unplayable(words, &setup, &irregularities))?;
    let claim = |(depth, nodes)| Claim { line: number, fen: setup.fen(), position, depth, nodes };
    Ok(counts.into_iter().map(claim).collect())
}
