//! `tratto pair standings FILE`: the standings, with every tie-break and where it comes from.

use super::{entry, report, with_report};
use crate::console::{Console, Outcome};
use crate::terminal::{padded, width_of};
use crate::usage;
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::{Value as Json, json};
use tratto_tournament::standing::{Line, Sum, TieBreak, TieBreakEdition, Value};
use tratto_tournament::{Number, Tournament};
use tratto_words::{Words, say};

pub(super) const EXAMPLES: &[&str] = &[
    "tratto pair standings tournament.trf",
    "tratto pair standings tournament.trf --by BH/C1,BH,SB",
    "tratto pair standings tournament.trf --explain 2",
    "tratto pair standings tournament.trf --tie-break-rules 2024 --json",
];

/// What is used where a report names no tie-breaks.
const USUAL: &str = "BH/C1,BH,SB";

pub(super) fn command(words: &'static Words, command: Command) -> Command {
    let by = usage::option(words, "by", say!(words, "standings-value-by"), say!(words, "standings-by"));
    let rules = usage::option(
        words,
        "tie-break-rules",
        say!(words, "pair-value-edition"),
        say!(words, "standings-rules"),
    );
    let explain =
        usage::option(words, "explain", say!(words, "value-number"), say!(words, "standings-explain"));
    with_report(words, command.about(say!(words, "standings-about")))
        .arg(by.value_parser(move |text: &str| {
            TieBreak::list(text).map_err(|error| say!(words, "standings-unknown", text = &error.text))
        }))
        .arg(rules.value_parser(move |text: &str| match text {
            "2024" => Ok(TieBreakEdition::Since2024),
            "2026" => Ok(TieBreakEdition::Since2026),
            _ => Err(say!(words, "standings-unknown-rules")),
        }))
        .arg(explain.value_parser(usage::number(words, 1, 9999)))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let report = report(matches, console)?;
    let tournament = &report.tournament;
    let edition = matches.get_one::<TieBreakEdition>("tie-break-rules").copied().unwrap_or_default();
    let tie_breaks = match matches.get_one::<Vec<TieBreak>>("by") {
        Some(list) => list.clone(),
        None => {
            let named = report.tie_breaks();
            let text = named.as_deref().unwrap_or(USUAL);
            TieBreak::list(text)
                .map_err(|error| Error::msg(say!(console.words, "standings-unknown", text = &error.text)))?
        }
    };
    if let Some(&number) = matches.get_one::<u64>("explain") {
        let number = Number(u16::try_from(number).unwrap_or(u16::MAX));
        if entry(tournament, number).is_none() {
            return Err(Error::msg(say!(console.words, "report-unknown", number = number.0)));
        }
        explain(tournament, number, &tie_breaks, edition, console)?;
        return Ok(Outcome::Done);
    }
    let lines = tournament.standings(&tie_breaks, edition);
    if console.json {
        for line in &lines {
            console.answer(&record(tournament, line, &tie_breaks))?;
        }
    } else {
        show(tournament, &lines, &tie_breaks, console)?;
    }
    Ok(Outcome::Done)
}

/// A value as a list shows it: the reader's decimal sign is the rule's business, so it stays a point, as in reports.
fn shown(value: Option<Value>) -> String {
    value.map(|value| value.to_string()).unwrap_or_else(|| "–".to_owned())
}

fn show(
    tournament: &Tournament,
    lines: &[Line],
    tie_breaks: &[TieBreak],
    console: &mut Console<'_>,
) -> Result<()> {
    let words = console.words;
    let mut heads = vec![String::new(), String::new(), String::new(), "PTS".to_owned()];
    heads.extend(tie_breaks.iter().map(ToString::to_string));
    let mut rows = vec![heads];
    let mut last = 0;
    for line in lines {
        let entry = entry(tournament, line.number);
        let rank = if line.rank == last { String::new() } else { line.rank.to_string() };
        last = line.rank;
        let mut row =
            vec![rank, line.number.to_string(), entry.map(|entry| entry.name.clone()).unwrap_or_default()];
        row.extend(line.values.iter().map(|value| shown(*value)));
        rows.push(row);
    }
    let columns = rows[0].len();
    let wide: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| width_of(&row[column])).max().unwrap_or(0)).collect();
    let rounds = tournament.paired_rounds();
    let layout = console.layout();
    writeln!(console.out, "{}", layout.bold(say!(words, "standings-after", round = rounds)))?;
    for row in rows {
        let cells: Vec<String> = row
            .iter()
            .enumerate()
            .map(|(column, cell)| {
                let gap = " ".repeat(wide[column].saturating_sub(width_of(cell)));
                if column == 2 { padded(cell, wide[column]).into_owned() } else { format!("{gap}{cell}") }
            })
            .collect();
        writeln!(console.out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}

fn record(tournament: &Tournament, line: &Line, tie_breaks: &[TieBreak]) -> Json {
    let values: Vec<Json> = tie_breaks
        .iter()
        .zip(line.values.iter().skip(1))
        .map(|(tie_break, value)| json!({ "code": tie_break.to_string(), "value": value.map(|value| value.to_string()) }))
        .collect();
    json!({
        "version": 1,
        "rank": line.rank,
        "number": line.number.0,
        "name": entry(tournament, line.number).map(|entry| entry.name.clone()),
        "points": line.values.first().copied().flatten().map(|value| value.to_string()),
        "tie_breaks": values,
    })
}

/// How each value of a player comes about, round by round.
fn explain(
    tournament: &Tournament,
    number: Number,
    tie_breaks: &[TieBreak],
    edition: TieBreakEdition,
    console: &mut Console<'_>,
) -> Result<()> {
    let words = console.words;
    let layout = console.layout();
    if !console.json {
        writeln!(console.out, "{}", layout.bold(super::shown(tournament, number)))?;
    }
    for tie_break in tie_breaks {
        let sum = tournament.explain(number, tie_break, edition);
        if console.json {
            console.answer(&sum_record(number, tie_break, sum.as_ref()))?;
            continue;
        }
        let Some(sum) = sum else {
            writeln!(console.out, "{tie_break}  –")?;
            continue;
        };
        writeln!(console.out, "{tie_break}  {}", sum.value)?;
        for part in &sum.parts {
            let opponent = match part.opponent {
                Some(opponent) => super::shown(tournament, opponent),
                None if part.is_dummy => say!(words, "standings-dummy"),
                None => say!(words, "standings-no-opponent"),
            };
            let value = part.value.to_string();
            let line = if part.is_cut {
                say!(words, "standings-part-cut", round = part.round, opponent = opponent, value = value)
            } else {
                say!(words, "standings-part", round = part.round, opponent = opponent, value = value)
            };
            writeln!(console.out, "  {line}")?;
        }
    }
    Ok(())
}

fn sum_record(number: Number, tie_break: &TieBreak, sum: Option<&Sum>) -> Json {
    let parts: Vec<Json> = sum
        .iter()
        .flat_map(|sum| &sum.parts)
        .map(|part| {
            json!({
                "round": part.round,
                "opponent": part.opponent.map(|number| number.0),
                "dummy": part.is_dummy,
                "value": part.value.to_string(),
                "cut": part.is_cut,
            })
        })
        .collect();
    json!({
        "version": 1,
        "number": number.0,
        "code": tie_break.to_string(),
        "value": sum.map(|sum| sum.value.to_string()),
        "parts": parts,
    })
}
