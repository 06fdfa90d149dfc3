//! Files of known counts: a FEN, then `;D1 20 ;D2 400` and so on, one position a line.

use super::DEEPEST;
use super::count::{Count, Counter};
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
                console.fault(Some(number), None, &what)?;
            }
        }
    }
    let all = claims.len();
    claims.retain(|claim| claim.nodes <= limit);
    // A file may claim little of a tree that is vast: the limit holds for what is counted, not only for what is claimed.
    let counts = counter.each(&claims, |claim| Counter::within(&claim.position, claim.depth, limit));
    let unknown = counts.iter().filter(|count| **count == Count::Unknown).count();
    let (skipped, checked) = (all - claims.len() + unknown, claims.len() - unknown);
    let failures: Vec<(&Claim, Option<u64>)> = claims
        .iter()
        .zip(&counts)
        .filter_map(|(claim, count)| match *count {
            Count::Exactly(nodes) => (claim.nodes != nodes).then_some((claim, Some(nodes))),
            Count::Exceeded => Some((claim, None)),
            Count::Unknown => None,
        })
        .collect();
    let exact = |count: &Count| match *count {
        Count::Exactly(nodes) => u128::from(nodes),
        Count::Exceeded | Count::Unknown => 0,
    };
    let nodes = u64::try_from(counts.iter().map(exact).sum::<u128>()).unwrap_or(u64::MAX);
    if console.json {
        let failed: Value = failures
            .iter()
            .map(|(claim, count)| {
                json!({ "line": claim.line, "fen": claim.fen, "depth": claim.depth, "expected": claim.nodes, "nodes": count,
                    "more_than": count.is_none().then_some(limit) })
            })
            .collect();
        console.answer(&json!({
            "positions": positions, "checked": checked, "skipped": skipped, "unreadable": bad,
            "failed": failed, "nodes": nodes,
        }))?;
    } else {
        for (claim, count) in &failures {
            let (line, depth, expected, fen) = (claim.line, claim.depth, claim.nodes, &claim.fen);
            let sentence = match *count {
                Some(count) => say!(
                    words,
                    "perft-failure",
                    line = line,
                    depth = depth,
                    count = count,
                    expected = expected,
                    fen = fen
                ),
                None => say!(
                    words,
                    "perft-exceeded",
                    line = line,
                    depth = depth,
                    limit = limit,
                    expected = expected,
                    fen = fen
                ),
            };
            writeln!(console.out, "{sentence}")?;
        }
        let total = say!(
            words,
            "perft-total",
            positions = positions,
            checked = checked,
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
    if let Some((depth, _)) = counts.iter().find(|(depth, _)| u64::from(*depth) > DEEPEST) {
        return Err(say!(words, "perft-too-deep", depth = *depth, deepest = DEEPEST));
    }
    let claim = |(depth, nodes)| Claim { line: number, fen: setup.fen(), position, depth, nodes };
    Ok(counts.into_iter().map(claim).collect())
}
