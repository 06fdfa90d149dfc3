//! `tratto pair why FILE NUMBER`: why a player is paired so in the next round.

use super::{entry, report, shown, with_report};
use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tratto_tournament::swiss::Why;
use tratto_tournament::{Edition, Number, Tournament};
use tratto_words::{Words, say};

pub(super) const EXAMPLES: &[&str] =
    &["tratto pair why tournament.trf 2", "tratto pair why tournament.trf 3 --json"];

pub(super) fn command(words: &'static Words, command: Command) -> Command {
    let number = usage::operand(words, "number", say!(words, "value-number"), say!(words, "pair-why-number"));
    with_report(words, command.about(say!(words, "pair-why-about")))
        .arg(number.required(true).value_parser(usage::number(words, 1, 9999)))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let tournament = report(matches, console)?.tournament;
    let number = matches.get_one::<u64>("number").copied().unwrap_or_default();
    let number = Number(u16::try_from(number).unwrap_or(u16::MAX));
    if entry(&tournament, number).is_none() {
        return Err(Error::msg(say!(console.words, "report-unknown", number = number.0)));
    }
    if matches!(tournament.edition, Edition::Dutch2017) {
        return Err(Error::msg(say!(console.words, "pair-why-edition")));
    }
    match tournament.why(number) {
        Err(none) => {
            let reason = console.words.no_pairing(&none);
            console.refuse(&reason, None)?;
            Ok(Outcome::No)
        }
        Ok(None) => {
            let player = shown(&tournament, number);
            console.refuse(&say!(console.words, "pair-why-absent", player = player), None)?;
            Ok(Outcome::No)
        }
        Ok(Some(why)) => {
            if console.json {
                console.answer(&record(number, &why, console.words))?;
            } else {
                show(&tournament, number, &why, console)?;
            }
            Ok(Outcome::Done)
        }
    }
}

fn show(tournament: &Tournament, number: Number, why: &Why, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    let layout = console.layout();
    let player = shown(tournament, number);
    let head = match (why.opponent, why.color) {
        (Some(opponent), Some((color, rule))) => {
            let against = shown(tournament, opponent);
            let color = color.letter();
            let rule = words.color_rule(rule);
            say!(
                words,
                "pair-why-pair",
                player = player,
                opponent = against,
                color = color.to_string(),
                rule = rule
            )
        }
        _ => say!(words, "pair-why-bye", player = player),
    };
    writeln!(console.out, "{}", layout.bold(head))?;
    let bracket = why.bracket.to_string();
    let moved = words.pairing_numbers(&why.moved_down);
    let mut lines =
        vec![say!(words, "pair-why-bracket", points = bracket, moved = moved, count = why.moved_down.len())];
    if !why.left.is_empty() {
        let left = words.pairing_numbers(&why.left);
        lines.push(say!(words, "pair-why-left", players = left, count = why.left.len()));
    }
    if let Some(chooses) = why.chooses {
        let chooses = shown(tournament, chooses);
        lines.push(if why.passed_over.is_empty() {
            say!(words, "pair-why-first", player = chooses)
        } else {
            say!(words, "pair-why-before", player = chooses)
        });
    }
    for passed in &why.passed_over {
        let other = shown(tournament, passed.number);
        let reason = words.pairing_reason(passed.reason);
        lines.push(say!(words, "pair-why-passed", player = other, reason = reason));
    }
    for line in lines {
        for line in layout.lines(&line, 2) {
            writeln!(console.out, "  {line}")?;
        }
    }
    Ok(())
}

fn record(number: Number, why: &Why, words: &Words) -> Value {
    let numbers = |numbers: &[Number]| -> Vec<u16> { numbers.iter().map(|number| number.0).collect() };
    let passed: Vec<Value> = why
        .passed_over
        .iter()
        .map(|passed| json!({ "number": passed.number.0, "reason": words.pairing_reason(passed.reason) }))
        .collect();
    json!({
        "version": 1,
        "number": number.0,
        "opponent": why.opponent.map(|number| number.0),
        "color": why.color.map(|(color, _)| color.letter().to_string()),
        "color_rule": why.color.map(|(_, rule)| words.color_rule(rule)),
        "bracket": why.bracket.to_string(),
        "moved_down": numbers(&why.moved_down),
        "left": numbers(&why.left),
        "chooses": why.chooses.map(|number| number.0),
        "passed_over": passed,
    })
}
