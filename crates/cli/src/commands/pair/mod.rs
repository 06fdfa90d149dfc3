//! `tratto pair`: the rounds of a Swiss tournament, from a tournament report file.

mod check;
mod generate;
mod next;

use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Error, Result};
use clap::{Arg, ArgMatches, Command};
use tratto_tournament::trf::Report;
use tratto_tournament::{Edition, Entry, Number, Parity, Tournament};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto pair next tournament.trf",
    "tratto pair next tournament.trf --brief",
    "tratto pair check tournament.trf",
    "tratto pair generate --players 30 --rounds 7 --seed 1",
];

/// One of the subcommands: how it is called, what its help shows, what it does.
struct Part {
    name: &'static str,
    examples: &'static [&'static str],
    command: fn(&'static Words, Command) -> Command,
    run: fn(&ArgMatches, &mut Console<'_>) -> Result<Outcome>,
}

const PARTS: &[Part] = &[
    Part { name: "next", examples: next::EXAMPLES, command: next::command, run: next::run },
    Part { name: "check", examples: check::EXAMPLES, command: check::command, run: check::run },
    Part { name: "generate", examples: generate::EXAMPLES, command: generate::command, run: generate::run },
];

pub(crate) fn command(words: &'static Words) -> Command {
    let what = say!(words, "value-command");
    let root = usage::started(words, "pair", say!(words, "pair-about"), &what)
        .subcommand_help_heading(say!(words, "heading-commands"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true);
    PARTS.iter().fold(root, |root, part| {
        let command = (part.command)(words, Command::new(part.name));
        let operands = if command.get_positionals().next().is_some() {
            say!(words, "value-file")
        } else {
            String::new()
        };
        let usage = format!("tratto pair {} [{}] {operands}", part.name, say!(words, "value-options"));
        let command = command.override_usage(usage.trim_end().to_owned());
        root.subcommand(usage::dressed(command, words, part.examples))
    })
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let Some((name, matches)) = matches.subcommand() else { return Ok(Outcome::Bad) };
    match PARTS.iter().find(|part| part.name == name) {
        Some(part) => (part.run)(matches, console),
        None => Ok(Outcome::Bad),
    }
}

/// The file, and the settings that a report does not have.
fn with_report(words: &'static Words, command: Command) -> Command {
    let file = usage::operand(words, "file", say!(words, "value-file"), say!(words, "pair-file"));
    let edition =
        usage::option(words, "edition", say!(words, "pair-value-edition"), say!(words, "pair-edition"));
    let parity = usage::option(words, "parity", say!(words, "pair-value-parity"), say!(words, "pair-parity"));
    command
        .arg(file.required(true))
        .arg(edition.value_parser(move |text: &str| match text {
            "2017" => Ok(Edition::Dutch2017),
            "2026" => Ok(Edition::Dutch2026),
            _ => Err(say!(words, "pair-unknown-edition")),
        }))
        .arg(parity.value_parser(move |text: &str| match text {
            "participants" => Ok(ParityChoice(Parity::Participants)),
            "number" => Ok(ParityChoice(Parity::PairingNumber)),
            _ => Err(say!(words, "pair-unknown-parity")),
        }))
}

/// [`Parity`], as clap wants a value.
#[derive(Copy, Clone, Debug)]
struct ParityChoice(Parity);

/// The report that the file holds, under the settings asked for. Oddities are told.
fn report(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Report> {
    let path = matches.get_one::<String>("file").map_or("-", String::as_str);
    let bytes = console.read_bytes(path)?;
    let mut report = Report::read(&bytes).map_err(|fault| {
        let path = console.shown_path(path);
        Error::msg(format!("{path}: {}", console.words.report_fault(&fault)))
    })?;
    for warning in &report.warnings {
        console.remark(&console.words.report_warning(warning))?;
    }
    if let Some(&edition) = matches.get_one::<Edition>("edition") {
        report.tournament.edition = edition;
    }
    if let Some(&ParityChoice(parity)) = matches.get_one::<ParityChoice>("parity") {
        report.tournament.parity = parity;
    }
    Ok(report)
}

/// A player as lists show one: the number, and the name if it is known.
fn shown(tournament: &Tournament, number: Number) -> String {
    let name = entry(tournament, number).map(|entry| entry.name.trim()).unwrap_or_default();
    if name.is_empty() { number.to_string() } else { format!("{number} {name}") }
}

fn entry(tournament: &Tournament, number: Number) -> Option<&Entry> {
    tournament.place(number).map(|place| &tournament.entries[place])
}

/// An option with a whole number.
fn number(words: &'static Words, name: &'static str, help: String, low: u64, high: u64) -> Arg {
    usage::option(words, name, say!(words, "value-number"), help)
        .value_parser(usage::number(words, low, high))
}
