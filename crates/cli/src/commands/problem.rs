//! `tratto problem check STIPULATION FEN`: the composer's verdict in one screen.

use super::solve::{self, input};
use crate::console::{Console, Outcome};
use crate::{usage, written};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tratto_board::{Bitboard, Setup};
use tratto_mate::problem::{
    Continuation, Illegal, KeyQuality, Kind, Size, Solution, Stipulation, illegality, quality, size, themes,
};
use tratto_notation::{Form, Style};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto problem check \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\"",
    "tratto problem check \"h#3\" \"8/8/5P2/4K3/8/2k5/1p6/8 b - - 0 1\" --lang it",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let (stipulation, fen) = (say!(words, "value-stipulation"), say!(words, "value-fen"));
    let command =
        usage::started(words, "problem", say!(words, "problem-about"), &format!("check {stipulation} {fen}"));
    solve::options(command, words)
        .arg(usage::operand(words, "what", "check".to_owned(), say!(words, "problem-what")).required(true))
        .arg(
            usage::operand(words, "stipulation", stipulation, say!(words, "problem-stipulation"))
                .required(true),
        )
        .arg(usage::operand(words, "fen", fen, say!(words, "problem-fen")).required(true))
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let text = |name: &str| matches.get_one::<String>(name).map_or("", String::as_str);
    if text("what") != "check" {
        return Err(Error::msg(say!(words, "problem-only-check", what = text("what"))));
    }
    let stipulation = input::stipulation(text("stipulation"), words).map_err(Error::msg)?;
    let setup = input::setup(text("fen"), words).map_err(Error::msg)?;
    let problem = input::Problem { name: String::new(), stipulation, setup };
    // What the key provides for shows only beside the set play.
    let (solution, conventions) = solve::solved(&problem, true, matches, console)?;
    let illegal = illegality(&problem.setup);
    let keys: Vec<KeyQuality> = solution.keys.iter().map(|key| quality(&solution, key.played)).collect();
    let found = themes(&solution, &stipulation);
    let style = Style::new(written::language_of(words.lang()), Form::Short);
    if console.json {
        let mut answer = shape(words, &problem.setup, &stipulation, &solution, &illegal, &keys);
        answer["themes"] = solve::themes::shape(words, &style, &solution, &found);
        console.answer(&answer)?;
    } else {
        writeln!(console.out, "{}", solve::diagram(&solution))?;
        writeln!(console.out, "{}", solve::headline(words, &stipulation, &solution))?;
        for sentence in words.conventions(&conventions) {
            writeln!(console.out, "{sentence}")?;
        }
        for (key, quality) in solution.keys.iter().zip(&keys) {
            let key = style.write(&solution.position, key.played);
            writeln!(console.out, "{}", words.key_quality(&key, quality))?;
        }
        match size(&solution.position) {
            Size::Miniature => writeln!(console.out, "{}", say!(words, "problem-miniature"))?,
            Size::Meredith => writeln!(console.out, "{}", say!(words, "problem-meredith"))?,
            Size::Larger => {}
        }
        let duals = solution.keys.iter().map(duals).sum::<usize>();
        if stipulation.kind() == Kind::Direct && !solution.keys.is_empty() {
            writeln!(console.out, "{}", say!(words, "problem-duals", count = duals))?;
        }
        if illegal.is_empty() {
            writeln!(console.out, "{}", say!(words, "problem-not-illegal"))?;
        }
        for reason in &illegal {
            writeln!(console.out, "{}", words.illegality(&problem.setup, reason))?;
        }
        if !found.is_empty() {
            write!(console.out, "{}", solve::themes::text(words, &style, &solution, &found))?;
        }
    }
    let found = solve::outcome(&solution);
    Ok(if illegal.is_empty() { found } else { found.max(Outcome::No) })
}

/// Defences with more than one answer, where the threat is not simply carried out.
fn duals(one: &Continuation) -> usize {
    one.variations
        .iter()
        .filter(|variation| !variation.lets_threat)
        .map(|variation| {
            usize::from(variation.continuations.len() > 1)
                + variation.continuations.iter().map(duals).sum::<usize>()
        })
        .sum()
}

fn shape(
    words: &Words,
    setup: &Setup,
    stipulation: &Stipulation,
    solution: &Solution,
    illegal: &[Illegal],
    keys: &[KeyQuality],
) -> Value {
    let squares = |set: Bitboard| set.iter().map(|square| square.to_string()).collect::<Vec<_>>();
    let keys: Vec<Value> = solution
        .keys
        .iter()
        .zip(keys)
        .map(|(key, quality)| {
            json!({
                "move": solve::uci(key.played),
                "check": quality.checks,
                "capture": quality.captures.map(|role| role.to_string()),
                "promotion": quality.promotes,
                "takes_flights": squares(quality.takes_flights),
                "gives_flights": squares(quality.gives_flights),
                "unprovided_check": quality.meets_unprovided_check,
                "obvious": quality.is_obvious,
                "duals": duals(key),
            })
        })
        .collect();
    json!({
        "stipulation": stipulation.to_string(),
        "sound": solve::outcome(solution) == Outcome::Done,
        "status": words.problem_status(stipulation, solution),
        "solutions": solution.count(),
        "keys": keys,
        "men": solution.position.men().len(),
        "illegal": illegal.iter().map(|reason| words.illegality(setup, reason)).collect::<Vec<_>>(),
    })
}
