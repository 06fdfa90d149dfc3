//! `tratto pair check FILE`: every round paired again, and compared.

use super::{report, with_report};
use crate::console::{Console, Outcome};
use anyhow::Result;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tratto_tournament::{Number, RoundCheck};
use tratto_words::{Words, say};

pub(super) const EXAMPLES: &[&str] =
    &["tratto pair check tournament.trf", "tratto pair check tournament.trf --edition 2017"];

pub(super) fn command(words: &'static Words, command: Command) -> Command {
    with_report(words, command.about(say!(words, "pair-check")))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let tournament = report(matches, console)?.tournament;
    let rounds = tournament.paired_rounds();
    if rounds == 0 && !console.json {
        writeln!(console.out, "{}", say!(console.words, "pair-check-no-rounds"))?;
    }
    let mut worst = Outcome::Done;
    for round in 0..rounds {
        let check = tournament.check_round(round);
        if !check.is_right() {
            worst = Outcome::No;
        }
        if console.json {
            console.answer(&record(&check, console.words))?;
        } else {
            show(&check, console)?;
        }
    }
    Ok(worst)
}

fn show(check: &RoundCheck, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    let sentence = match &check.none {
        Some(none) => say!(words, "pair-check-none", round = check.round, reason = words.no_pairing(none)),
        None if check.is_right() => say!(words, "pair-check-right", round = check.round),
        None => say!(words, "pair-check-wrong", round = check.round),
    };
    writeln!(console.out, "{sentence}")?;
    if check.none.is_none() && !check.is_right() {
        let pairs = |pairs: &[(Number, Option<Number>)]| {
            let written: Vec<String> = pairs
                .iter()
                .map(|(white, black)| match black {
                    Some(black) => format!("{white}-{black}"),
                    None => say!(words, "pair-check-bye", player = white.0),
                })
                .collect();
            words.list(&written)
        };
        writeln!(console.out, "  {}", say!(words, "pair-check-recorded", pairs = pairs(&check.recorded)))?;
        writeln!(console.out, "  {}", say!(words, "pair-check-expected", pairs = pairs(&check.expected)))?;
    }
    Ok(())
}

fn record(check: &RoundCheck, words: &Words) -> Value {
    let pairs = |pairs: &[(Number, Option<Number>)]| -> Vec<Value> {
        let number = |black: &Option<Number>| black.map(|number| number.0);
        pairs.iter().map(|(white, black)| json!({ "white": white.0, "black": number(black) })).collect()
    };
    json!({
        "version": 1,
        "round": check.round,
        "right": check.is_right(),
        "recorded": pairs(&check.recorded),
        "expected": pairs(&check.expected),
        "error": check.none.as_ref().map(|none| words.no_pairing(none)),
    })
}
