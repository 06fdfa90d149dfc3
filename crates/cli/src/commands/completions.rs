//! `tratto completions SHELL`: a script with which a shell completes the commands and options.

use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::Result;
use clap::{ArgMatches, Command, ValueEnum};
use clap_complete::Shell;
use serde_json::json;
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto completions bash > ~/.local/share/bash-completion/completions/tratto",
    "tratto completions zsh --lang it > _tratto",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let shell = say!(words, "value-shell");
    let shells: Vec<String> = Shell::value_variants().iter().map(ToString::to_string).collect();
    let shells = shells.join(", ");
    usage::started(words, "completions", say!(words, "completions-about"), &shell).arg(
        usage::operand(words, "shell", shell, say!(words, "completions-shell", shells = &shells))
            .required(true)
            .value_parser(move |text: &str| {
                Shell::from_str(text, true).map_err(|_| say!(words, "unknown-shell", shells = &shells))
            }),
    )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let shell = matches.get_one::<Shell>("shell").copied().unwrap_or(Shell::Bash);
    let mut script = Vec::new();
    clap_complete::generate(
        shell,
        &mut usage::command(console.words, console.languages),
        "tratto",
        &mut script,
    );
    if console.json {
        let script = String::from_utf8(script)?;
        console.answer(&json!({ "shell": shell.to_string(), "script": script }))?;
    } else {
        console.data();
        console.out.write_all(&script)?;
    }
    Ok(Outcome::Done)
}
