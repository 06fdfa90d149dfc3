//! A solution for other programs.

use super::answer::{Answer, Solved};
use serde_json::{Value, json};
use tratto_board::{CastlingSpelling, Move};
use tratto_mate::problem::{
    Continuation, Conventions, Entry, Nature, Passing, Phase, Phases, Right, Solution, Stipulation,
    Variation, Weight, dual, nature, phases, tally,
};
use tratto_words::Words;

/// No more lines than this are written out one by one; the tree has them all.
const MOST_LINES: usize = 5_000;

/// A problem: its solution, or the solutions of its twins with what can be said of them together.
pub(super) fn problem(words: &Words, answer: &Answer) -> Value {
    let mut shape = match &answer.parts[..] {
        [only] if !answer.has_parts() => part(words, only),
        parts => {
            let twins: Vec<Value> = parts
                .iter()
                .enumerate()
                .map(|(place, one)| {
                    let mut shape = part(words, one);
                    shape["letter"] = one.part.letter.as_str().into();
                    let twin = one.part.twin.and_then(|twin| answer.problem.twins.get(twin));
                    shape["twin"] = twin.map(ToString::to_string).into();
                    shape["other_side"] = one.other_side.into();
                    shape["title"] = answer.title(place, words).into();
                    shape
                })
                .collect();
            let list = |name: &str| -> Vec<Value> {
                twins.iter().filter_map(|twin| twin[name].as_array()).flatten().cloned().collect()
            };
            let worst = parts.iter().find(|one| !one.is_sound()).unwrap_or(&parts[0]);
            json!({
                "stipulation": answer.problem.stipulation.to_string(),
                "fen": answer.problem.setup.fen(),
                "status": worst.solution.status().to_string(),
                "status_sentence": answer.status(words),
                "sound": answer.is_sound(),
                "complete": parts.iter().all(|one| one.solution.is_complete),
                "solutions": parts.iter().map(|one| one.solution.count()).sum::<usize>(),
                "keys": list("keys"),
                "lines": list("lines"),
                "twins": twins,
            })
        }
    };
    for (name, text) in [("name", &answer.problem.name), ("author", &answer.problem.author)] {
        if !text.is_empty() {
            shape[name] = text.as_str().into();
        }
    }
    shape
}

/// One twin.
fn part(words: &Words, one: &Solved) -> Value {
    let mut shape = Shape::of(&one.part.stipulation, &one.solution).whole();
    shape["status_sentence"] = one.status(words).into();
    shape["conventions"] = words.conventions(&one.conventions).into();
    let [castling, exclusive, linked, passing] = rights(&one.conventions);
    shape["castling_or_en_passant"] = linked;
    shape["castling"] = castling;
    shape["exclusive_castling"] = exclusive;
    shape["en_passant"] = passing;
    shape
}

/// What convention decided: castling, castlings that exclude each other, castlings that hang on the last move, en passant.
fn rights(conventions: &Conventions) -> [Value; 4] {
    let castling = conventions.castling.iter().map(|(rook, right)| {
        let (why, plies) = match right {
            Right::Open => ("not shown impossible", None),
            Right::Given => ("given", None),
            Right::Denied => ("not given", None),
            Right::Shown { plies } => ("shown impossible", Some(plies)),
        };
        json!({ "rook": rook.to_string(), "allowed": right.is_allowed(), "why": why, "plies": plies })
    });
    let exclusive = conventions.exclusive.iter().map(|(a, b)| json!([a.to_string(), b.to_string()]));
    let linked =
        conventions.linked.iter().map(|(rook, square)| json!([rook.to_string(), square.to_string()]));
    let passing = conventions.passing.iter().map(|passing| match passing {
        Passing::Shown(square) => {
            json!({ "square": square.to_string(), "allowed": true, "why": "shown" })
        }
        Passing::Given(square) => {
            json!({ "square": square.to_string(), "allowed": true, "why": "given" })
        }
        Passing::Unsaid(square) => {
            json!({ "square": square.to_string(), "allowed": false, "why": "denied" })
        }
        Passing::Open { square, other } => {
            let other = other.map(|last| format!("{}{}", last.from, last.to));
            json!({ "square": square.to_string(), "allowed": false, "why": "not shown", "other": other })
        }
    });
    [castling.collect(), exclusive.collect(), linked.collect(), passing.collect()]
}

/// A solution on its way to JSON.
pub(crate) struct Shape<'a> {
    stipulation: &'a Stipulation,
    solution: &'a Solution,
    /// How castling is written, which the diagram decides for all the play.
    spelling: CastlingSpelling,
}

impl<'a> Shape<'a> {
    pub(crate) fn of(stipulation: &'a Stipulation, solution: &'a Solution) -> Shape<'a> {
        Shape { stipulation, solution, spelling: solution.position.castling_spelling() }
    }

    pub(crate) fn uci(&self, m: Move) -> String {
        m.uci(self.spelling).to_string()
    }

    pub(crate) fn moves(&self, moves: &[Move]) -> Vec<String> {
        moves.iter().map(|&m| self.uci(m)).collect()
    }

    fn table(&self, phases: &Phases) -> Value {
        let columns = phases.columns.iter().map(|column| {
            let phase = match column.phase {
                Phase::Set => "set",
                Phase::Try(_) => "try",
                Phase::Actual(_) => "actual",
            };
            json!({
                "phase": phase,
                "first": column.first.map(|m| self.uci(m)),
                "threats": self.moves(&column.threats),
                "refutation": column.refutations.first().map(|&m| self.uci(m)),
                "refutations": self.moves(&column.refutations),
            })
        });
        let rows = phases.rows.iter().map(|row| {
            let cells = row.cells.iter().map(|cell| {
                let (kind, answers) = match &cell.entry {
                    Entry::Absent => ("absent", Vec::new()),
                    Entry::Unanswered => ("unanswered", Vec::new()),
                    Entry::Threat => ("threat", Vec::new()),
                    Entry::Goal => ("goal", Vec::new()),
                    Entry::Refutes => ("refutes", Vec::new()),
                    Entry::Answers(answers) => ("answers", self.moves(answers)),
                };
                json!({ "kind": kind, "moves": answers, "changed": cell.is_changed })
            });
            json!({ "defence": self.uci(row.defence), "cells": cells.collect::<Value>() })
        });
        json!({ "columns": columns.collect::<Value>(), "rows": rows.collect::<Value>() })
    }

    /// What kind of problem each key makes, with the duals counted.
    pub(crate) fn play(&self, key: &Continuation) -> Value {
        let (solution, stipulation) = (self.solution, self.stipulation);
        let kind = nature(solution, stipulation, key).map(|nature| match nature {
            Nature::Check => "check",
            Nature::Threat => "threat",
            Nature::CompleteBlock => "complete block",
            Nature::IncompleteBlock => "incomplete block",
            Nature::Mutate => "mutate",
            Nature::Waiting => "block",
        });
        let sum = tally(stipulation, key);
        json!({
            "key": self.uci(key.played),
            "kind": kind,
            "threats": sum.threats,
            "defences": sum.defences,
            "duals": sum.duals,
            "multiple": sum.multiple,
            "lesser_duals": sum.lesser,
            "short": sum.short,
        })
    }

    fn whole(&self) -> Value {
        let (solution, stipulation) = (self.solution, self.stipulation);
        let keys: Vec<String> = if solution.lines.is_empty() {
            solution.keys.iter().map(|key| self.uci(key.played)).collect()
        } else {
            let mut keys: Vec<String> =
                solution.lines.iter().filter_map(|line| line.first()).map(|&m| self.uci(m)).collect();
            keys.dedup();
            keys
        };
        let tries: Vec<Value> = solution
            .tries
            .iter()
            .map(|one| {
                let refutations: Vec<String> = self.moves(&one.refutations);
                json!({
                    "move": self.uci(one.play.played),
                    "refutation": refutations.first(),
                    "refutations": refutations,
                    "play": self.continuation(&one.play),
                })
            })
            .collect();
        let nearest: Vec<Value> = solution
            .nearest
            .iter()
            .map(|(first, refutations)| {
                let refutations: Vec<String> = self.moves(refutations);
                json!({ "move": self.uci(*first), "refutations": refutations })
            })
            .collect();
        json!({
            "stipulation": stipulation.to_string(),
            "fen": solution.position.fen(),
            "status": solution.status().to_string(),
            "sound": solution.is_sound(),
            "complete": solution.is_complete,
            "solutions": solution.count(),
            "intended": solution.intended,
            "keys": keys,
            "key_moves": solution.lengths,
            "lines": self.lines(),
            "short": solution.short,
            "short_lines": solution.short_lines.iter().map(|line| self.joined(line)).collect::<Vec<_>>(),
            "tries": tries,
            "set_lines": solution.set_lines.iter().map(|line| self.joined(line)).collect::<Vec<_>>(),
            "set_play": solution.set_play.iter().map(|one| self.variation(one, &[])).collect::<Value>(),
            "phases": phases(solution, stipulation).as_ref().map(|phases| self.table(phases)),
            "play": solution.keys.iter().map(|key| self.play(key)).collect::<Value>(),
            "tree": solution.keys.iter().map(|one| self.continuation(one)).collect::<Value>(),
            "nearest": nearest,
        })
    }

    fn continuation(&self, one: &Continuation) -> Value {
        let defences = one.variations.iter().filter(|variant| !variant.lets_threat);
        let others = one.variations.iter().filter(|variant| variant.lets_threat);
        json!({
            "move": self.uci(one.played),
            "threats": one.threats.iter().map(|threat| self.uci(threat.played)).collect::<Vec<_>>(),
            "defences": defences.map(|variant| self.variation(variant, &one.threats)).collect::<Value>(),
            "no_defences": others.map(|variant| self.uci(variant.defence)).collect::<Vec<_>>(),
        })
    }

    fn variation(&self, one: &Variation, threats: &[Continuation]) -> Value {
        let dual = dual(one, threats);
        let weight = dual.map(|dual| match dual.weight {
            Weight::Full => "full",
            Weight::Threats => "threats",
            Weight::Promotion => "promotion",
        });
        json!({
            "move": self.uci(one.defence),
            "goal": one.reaches_goal,
            "refutes": one.refutes(),
            "dual": dual.is_some(),
            "dual_weight": weight,
            "answers": one.continuations.iter().map(|one| self.continuation(one)).collect::<Value>(),
        })
    }

    fn joined(&self, line: &[Move]) -> String {
        self.moves(line).join(" ")
    }

    /// Every line from the first move to the end. A reply that stops no threat is no line of its own.
    fn lines(&self) -> Vec<String> {
        let mut found: Vec<String> = self.solution.lines.iter().map(|line| self.joined(line)).collect();
        for key in &self.solution.keys {
            flatten(key, &mut Vec::new(), &mut |line| {
                if found.len() < MOST_LINES {
                    found.push(self.joined(line));
                }
            });
        }
        found
    }
}

fn flatten(one: &Continuation, line: &mut Vec<Move>, put: &mut impl FnMut(&[Move])) {
    line.push(one.played);
    if one.variations.is_empty() {
        put(line);
    }
    for variation in one.variations.iter().filter(|variation| !variation.lets_threat) {
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
