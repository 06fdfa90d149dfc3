//! `tratto pair next FILE`: the next round.

use super::{entry, report, shown, with_report};
use crate::console::{Console, Outcome};
use crate::terminal::{padded, width_of};
use crate::usage;
use anyhow::Result;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tratto_tournament::Tournament;
use tratto_tournament::swiss::{NoPairing, Pairing};
use tratto_words::{Words, say};

pub(super) const EXAMPLES: &[&str] = &[
    "tratto pair next tournament.trf",
    "tratto pair next tournament.trf --why",
    "tratto pair next tournament.trf --brief",
    "tratto pair next tournament.trf --edition 2017 --json",
];

pub(super) fn command(words: &'static Words, command: Command) -> Command {
    let out = usage::option(words, "out", say!(words, "value-file"), say!(words, "pair-out"));
    with_report(words, command.about(say!(words, "pair-next")))
        .arg(usage::flag(words, "brief", say!(words, "pair-brief")))
        .arg(usage::flag(words, "why", say!(words, "pair-why")))
        .arg(out.conflicts_with("brief"))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let mut report = report(matches, console)?;
    let round = report.tournament.paired_rounds() + 1;
    let pairing = match report.tournament.pair() {
        Ok(pairing) => pairing,
        Err(none) => return refuse(&none, round, console),
    };
    if console.json {
        console.answer(&record(&report.tournament, &pairing, console.words))?;
    } else if matches.get_flag("brief") {
        for pair in &pairing.pairs {
            writeln!(console.out, "{} {}", pair.white, pair.black)?;
        }
        if let Some(bye) = pairing.bye {
            writeln!(console.out, "{bye} 0")?;
        }
    } else if matches.get_one::<String>("out").is_none_or(|path| path != "-") {
        show(&report.tournament, &pairing, matches.get_flag("why"), console)?;
    }
    if let Some(path) = matches.get_one::<String>("out") {
        report.tournament.publish(&pairing);
        let text = String::from_utf8_lossy(&report.write()).into_owned();
        console.write_text(path, &text)?;
        if path != "-" {
            console.remark(&say!(console.words, "pair-written", round = round, path = path))?;
        }
    }
    Ok(Outcome::Done)
}

/// There is no pairing: the answer is "no", with the reason.
fn refuse(none: &NoPairing, round: usize, console: &mut Console<'_>) -> Result<Outcome> {
    let reason = console.words.no_pairing(none);
    if console.json {
        let stuck: Vec<u16> = match none {
            NoPairing::Impossible { stuck } => stuck.iter().map(|number| number.0).collect(),
            _ => Vec::new(),
        };
        console.answer(&json!({ "version": 1, "round": round, "error": reason, "stuck": stuck }))?;
    } else {
        console.refuse(&reason, None)?;
    }
    Ok(Outcome::No)
}

fn show(tournament: &Tournament, pairing: &Pairing, why: bool, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    let layout = console.layout();
    let round = tournament.paired_rounds() + 1;
    writeln!(console.out, "{}", layout.bold(say!(words, "pair-round", round = round)))?;
    let player = |number| {
        let points = entry(tournament, number).map(|entry| tournament.score(entry)).unwrap_or_default();
        format!("{} ({points})", shown(tournament, number))
    };
    let lines: Vec<(String, String)> =
        pairing.pairs.iter().map(|pair| (player(pair.white), player(pair.black))).collect();
    let wide = lines.iter().map(|(white, _)| width_of(white)).max().unwrap_or(0);
    let digits = lines.len().to_string().len();
    for (board, ((white, black), pair)) in lines.iter().zip(&pairing.pairs).enumerate() {
        writeln!(console.out, "{:>digits$}  {} – {black}", board + 1, padded(white, wide))?;
        if why {
            writeln!(console.out, "{:digits$}  {}", "", layout.faint(words.color_rule(pair.rule)))?;
        }
    }
    if let Some(bye) = pairing.bye {
        writeln!(console.out, "{}", say!(words, "pair-bye", player = player(bye)))?;
    }
    let absent: Vec<String> = tournament
        .entries
        .iter()
        .filter(|entry| entry.coming.is_some())
        .map(|entry| shown(tournament, entry.number))
        .collect();
    if !absent.is_empty() {
        writeln!(console.out, "{}", say!(words, "pair-absent", players = words.list(&absent)))?;
    }
    Ok(())
}

fn record(tournament: &Tournament, pairing: &Pairing, words: &Words) -> Value {
    let pairs: Vec<Value> = pairing
        .pairs
        .iter()
        .enumerate()
        .map(|(index, pair)| {
            json!({
                "board": index + 1,
                "white": pair.white.0,
                "black": pair.black.0,
                "colors": words.color_rule(pair.rule),
            })
        })
        .collect();
    let absent: Vec<u16> = tournament
        .entries
        .iter()
        .filter(|entry| entry.coming.is_some())
        .map(|entry| entry.number.0)
        .collect();
    json!({
        "version": 1,
        "round": tournament.paired_rounds() + 1,
        "pairs": pairs,
        "bye": pairing.bye.map(|number| number.0),
        "absent": absent,
    })
}
