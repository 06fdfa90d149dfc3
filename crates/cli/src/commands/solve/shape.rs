//! A solution for other programs.

use serde_json::{Value, json};
use tratto_board::{CastlingSpelling, Move};
use tratto_mate::problem::{Continuation, Solution, Status, Stipulation, Variation};

/// No more lines than this are written out one by one; the tree has them all.
const MOST_LINES: usize = 5_000;

pub(crate) fn uci(m: Move) -> String {
    m.uci(CastlingSpelling::KingTwoSquares).to_string()
}

pub(super) fn solution(stipulation: &Stipulation, solution: &Solution) -> Value {
    let keys: Vec<String> = if solution.lines.is_empty() {
        solution.keys.iter().map(|key| uci(key.played)).collect()
    } else {
        let mut keys: Vec<String> =
            solution.lines.iter().filter_map(|line| line.first()).map(|&m| uci(m)).collect();
        keys.dedup();
        keys
    };
    let tries: Vec<Value> = solution
        .tries
        .iter()
        .map(|one| json!({ "move": uci(one.play.played), "refutation": uci(one.refutation), "play": continuation(&one.play) }))
        .collect();
    let nearest: Vec<Value> = solution
        .nearest
        .iter()
        .map(|(first, refutations)| {
            let refutations: Vec<String> = refutations.iter().map(|&m| uci(m)).collect();
            json!({ "move": uci(*first), "refutations": refutations })
        })
        .collect();
    let is_sound = matches!(solution.status(), Status::Sound | Status::Many(_));
    json!({
        "stipulation": stipulation.to_string(),
        "fen": solution.position.fen(),
        "status": solution.status().to_string(),
        "sound": is_sound,
        "complete": solution.is_complete,
        "solutions": solution.count(),
        "keys": keys,
        "lines": lines(solution),
        "short": solution.short,
        "tries": tries,
        "set_play": solution.set_play.iter().map(variation).collect::<Value>(),
        "tree": solution.keys.iter().map(continuation).collect::<Value>(),
        "nearest": nearest,
    })
}

fn continuation(one: &Continuation) -> Value {
    json!({
        "move": uci(one.played),
        "threats": one.threats.iter().map(|threat| uci(threat.played)).collect::<Vec<_>>(),
        "defences": one.variations.iter().map(variation).collect::<Value>(),
    })
}

fn variation(one: &Variation) -> Value {
    json!({
        "move": uci(one.defence),
        "goal": one.reaches_goal,
        "threat": one.lets_threat,
        "refutes": one.refutes(),
        "dual": one.continuations.len() > 1 && !one.lets_threat,
        "answers": one.continuations.iter().map(continuation).collect::<Value>(),
    })
}

/// Every line from the first move to the end.
fn lines(solution: &Solution) -> Vec<String> {
    let join = |line: &[Move]| line.iter().map(|&m| uci(m)).collect::<Vec<_>>().join(" ");
    let mut found: Vec<String> = solution.lines.iter().map(|line| join(line)).collect();
    for key in &solution.keys {
        flatten(key, &mut Vec::new(), &mut |line| {
            if found.len() < MOST_LINES {
                found.push(join(line));
            }
        });
    }
    found
}

fn flatten(one: &Continuation, line: &mut Vec<Move>, put: &mut impl FnMut(&[Move])) {
    line.push(one.played);
    if one.variations.is_empty() {
        put(line);
    }
    for variation in &one.variations {
        line.push(variation.defence);
        if variation.continuations.is_empty() {
            put(line);
        }
        for next in &variation.continuations {
            flatten(next, line, put);
        }
        line.pop();
    }
    line.pop();
}
