//! `tratto problem check STIPULATION FEN`: the composer's verdict in one screen.

use super::solve::answer::{Answer, Solved};
use super::solve::{self, Wanted, facts, input};
use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tratto_board::Bitboard;
use tratto_mate::problem::{Continuation, Finding, Obvious, quality};
use tratto_notation::Style;
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto problem check \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\"",
    "tratto problem check \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w\" --twin \"b) Qf1->e1\"",
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
    let problem = input::Problem::from_fen(stipulation, text("fen"), words).map_err(Error::msg)?;
    // What the key provides for shows only beside the set play.
    let wanted = Wanted { themes: true, set_play: true, page: false };
    let answer = solve::solved(problem, wanted, matches, console)?;
    let style = solve::style(words);
    let is_legal = answer.parts.iter().all(|one| facts::legality(words, one).0.is_empty());
    if console.json {
        let shape = shape(words, &style, &answer);
        console.answer(&shape)?;
    } else {
        tell(&style, &answer, console)?;
    }
    let found = answer.outcome();
    Ok(if is_legal { found } else { found.max(Outcome::No) })
}

fn tell(style: &Style, answer: &Answer, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    if answer.has_parts() {
        writeln!(console.out, "{}", solve::diagram(&answer.problem.setup))?;
        writeln!(console.out, "{}", answer.status(words))?;
    }
    for (place, one) in answer.parts.iter().enumerate() {
        if answer.has_parts() {
            writeln!(console.out, "\n{}", answer.title(place, words))?;
        } else {
            writeln!(console.out, "{}", solve::diagram(&one.solution.position.setup()))?;
        }
        writeln!(console.out, "{}", one.headline(words))?;
        let sentences = facts::facts(words, style, one).into_iter().chain(facts::legality(words, one).1);
        for sentence in sentences.chain(words.conventions(&one.conventions)) {
            writeln!(console.out, "{sentence}")?;
        }
        let found = one.themes.as_deref().unwrap_or_default();
        if !found.is_empty() {
            writeln!(console.out, "{}", say!(words, "problem-themes"))?;
            for line in themes(words, style, one, found) {
                writeln!(console.out, "   {line}")?;
            }
        }
    }
    Ok(())
}

/// Every theme on a line, with the first moves that show it and how many more there are.
fn themes(words: &Words, style: &Style, one: &Solved, found: &[Finding]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = found;
    while let Some(first) = rest.first() {
        let same = rest.iter().take_while(|finding| finding.theme == first.theme).count();
        let (these, others) = rest.split_at(same);
        rest = others;
        let all: Vec<_> = these.iter().flat_map(|finding| &finding.evidence).collect();
        if let Some(evidence) = all.first() {
            let told = solve::themes::told(words, style, &one.solution, evidence);
            let more = if all.len() > 1 { format!(" (+{})", all.len() - 1) } else { String::new() };
            lines.push(format!("{}: {told}{more}", words.theme(first.theme)));
        }
    }
    lines
}

fn shape(words: &Words, style: &Style, answer: &Answer) -> Value {
    match &answer.parts[..] {
        [only] if !answer.has_parts() => part(words, style, only),
        parts => {
            let twins = parts.iter().enumerate().map(|(place, one)| {
                let mut shape = part(words, style, one);
                shape["letter"] = one.part.letter.as_str().into();
                shape["title"] = answer.title(place, words).into();
                shape
            });
            json!({
                "stipulation": answer.problem.stipulation.to_string(),
                "sound": answer.is_sound(),
                "status": answer.status(words),
                "solutions": parts.iter().map(|one| one.solution.count()).sum::<usize>(),
                "twins": twins.collect::<Value>(),
            })
        }
    }
}

fn part(words: &Words, style: &Style, one: &Solved) -> Value {
    let (illegal, told) = facts::legality(words, one);
    let told = if illegal.is_empty() { Vec::new() } else { told };
    let found = one.themes.as_deref().unwrap_or_default();
    json!({
        "stipulation": one.part.stipulation.to_string(),
        "sound": one.is_sound(),
        "status": one.status(words),
        "solutions": one.solution.count(),
        "keys": one.solution.keys.iter().map(|key| key_shape(one, key)).collect::<Value>(),
        "pieces": one.solution.position.occupied().len(),
        "illegal": told,
        "conventions": words.conventions(&one.conventions),
        "facts": facts::facts(words, style, one),
        "themes": solve::themes::shape(words, style, &one.solution, found),
    })
}

fn key_shape(one: &Solved, key: &Continuation) -> Value {
    let squares = |set: Bitboard| set.iter().map(|square| square.to_string()).collect::<Vec<_>>();
    let quality = quality(&one.solution, key.played);
    let because = quality.obvious.iter().map(|obvious| match obvious {
        Obvious::OutOfPlay => "out of play",
        Obvious::Attacked => "attacked",
        Obvious::UnprovidedFlights(_) => "unprovided flights",
    });
    let writing = solve::Shape::of(&one.part.stipulation, &one.solution);
    let mut shape = json!({
        "move": writing.uci(key.played),
        "check": quality.checks,
        "capture": quality.captures.map(|role| role.to_string()),
        "promotion": quality.promotes,
        "takes_flights": squares(quality.takes_flights),
        "gives_flights": squares(quality.gives_flights),
        "unprovided_check": quality.meets_unprovided_check,
        "obvious": quality.is_obvious(),
        "obvious_because": because.collect::<Vec<_>>(),
    });
    let play = writing.play(key);
    for name in ["kind", "threats", "defences", "duals", "multiple", "lesser_duals", "short"] {
        shape[name] = play[name].clone();
    }
    shape
}
