//! `tratto admin`: accounts, invitations, policy and games, on the file of a server, which may be running.

use super::serve;
use crate::console::{Console, Outcome};
use crate::terminal::{padded, width_of};
use crate::usage;
use anyhow::{Error, Result};
use clap::{Arg, ArgMatches, Command};
use serde_json::{Value, json};
use std::path::PathBuf;
use tratto_server::wire::{GameMakers, Registration};
use tratto_server::{Config, IssuedCode, Operator, OperatorError, day};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &["tratto admin list", "tratto admin make anna --db club.db"];

/// One of the subcommands: how it is called, what its help shows, what it does.
struct Part {
    name: &'static str,
    examples: &'static [&'static str],
    command: fn(&'static Words, Command) -> Command,
    run: fn(&mut Operator, &ArgMatches, &mut Console<'_>) -> Result<Outcome>,
}

const PARTS: &[Part] = &[
    Part {
        name: "list",
        examples: &["tratto admin list"],
        command: |words, command| command.about(say!(words, "admin-list")),
        run: list,
    },
    Part {
        name: "make",
        examples: &["tratto admin make anna"],
        command: |words, command| named(words, command, say!(words, "admin-make")),
        run: |operator, matches, console| {
            let (name, changed) = told(operator.set_admin(name(matches), true), console.words)?;
            let said = say!(console.words, "admin-made", name = &name, changed = truth(changed));
            answer(console, json!({ "name": name, "is_admin": true, "changed": changed }), said)
        },
    },
    Part {
        name: "unmake",
        examples: &["tratto admin unmake anna"],
        command: |words, command| named(words, command, say!(words, "admin-unmake")),
        run: |operator, matches, console| {
            let (name, changed) = told(operator.set_admin(name(matches), false), console.words)?;
            let said = say!(console.words, "admin-unmade", name = &name, changed = truth(changed));
            answer(console, json!({ "name": name, "is_admin": false, "changed": changed }), said)
        },
    },
    Part {
        name: "reset",
        examples: &["tratto admin reset anna"],
        command: |words, command| named(words, command, say!(words, "admin-reset")),
        run: |operator, matches, console| {
            let given = told(operator.reset(name(matches)), console.words)?;
            let name = given.name.clone().unwrap_or_default();
            let said = say!(
                console.words,
                "admin-reset-given",
                name = &name,
                day = day(given.expires_at),
                code = &given.code
            );
            answer(console, json!({ "name": name, "code": given.code, "expires_at": given.expires_at }), said)
        },
    },
    Part {
        name: "ban",
        examples: &["tratto admin ban bruno"],
        command: |words, command| named(words, command, say!(words, "admin-ban")),
        run: |operator, matches, console| {
            let (name, changed) = told(operator.set_ban(name(matches), true), console.words)?;
            let said = say!(console.words, "admin-banned", name = &name, changed = truth(changed));
            answer(console, json!({ "name": name, "banned": true, "changed": changed }), said)
        },
    },
    Part {
        name: "unban",
        examples: &["tratto admin unban bruno"],
        command: |words, command| named(words, command, say!(words, "admin-unban")),
        run: |operator, matches, console| {
            let (name, changed) = told(operator.set_ban(name(matches), false), console.words)?;
            let said = say!(console.words, "admin-unbanned", name = &name, changed = truth(changed));
            answer(console, json!({ "name": name, "banned": false, "changed": changed }), said)
        },
    },
    Part {
        name: "invite",
        examples: &["tratto admin invite", "tratto admin invite --days 30 --note \"Anna Bianchi\""],
        command: invite_command,
        run: invite,
    },
    Part {
        name: "registration",
        examples: &["tratto admin registration", "tratto admin registration invitation"],
        command: |words, command| {
            let names = Registration::ALL.iter().map(|one| one.name());
            command.about(say!(words, "admin-registration")).arg(choice(
                words,
                names,
                say!(words, "admin-registration-who"),
            ))
        },
        run: |operator, matches, console| {
            if let Some(registration) = chosen(matches).and_then(Registration::from_name) {
                told(operator.set_registration(registration), console.words)?;
            }
            let registration = told(operator.policy(), console.words)?.registration.name();
            let said = say!(console.words, "admin-registration-is", who = registration);
            answer(console, json!({ "registration": registration }), said)
        },
    },
    Part {
        name: "games",
        examples: &["tratto admin games", "tratto admin games accounts"],
        command: |words, command| {
            let names = GameMakers::ALL.iter().map(|one| one.name());
            command.about(say!(words, "admin-games")).arg(choice(
                words,
                names,
                say!(words, "admin-games-who"),
            ))
        },
        run: |operator, matches, console| {
            if let Some(games) = chosen(matches).and_then(GameMakers::from_name) {
                told(operator.set_game_makers(games), console.words)?;
            }
            let games = told(operator.policy(), console.words)?.games.name();
            let said = say!(console.words, "admin-games-are", who = games);
            answer(console, json!({ "games": games }), said)
        },
    },
    Part {
        name: "hide",
        examples: &["tratto admin hide hnwU4kPq7a"],
        command: |words, command| game_command(words, command, say!(words, "admin-hide")),
        run: |operator, matches, console| {
            let changed = told(operator.set_hidden(game(matches), true), console.words)?;
            let said = say!(console.words, "admin-hidden", game = game(matches), changed = truth(changed));
            answer(console, json!({ "game": game(matches), "hidden": true, "changed": changed }), said)
        },
    },
    Part {
        name: "unhide",
        examples: &["tratto admin unhide hnwU4kPq7a"],
        command: |words, command| game_command(words, command, say!(words, "admin-unhide")),
        run: |operator, matches, console| {
            let changed = told(operator.set_hidden(game(matches), false), console.words)?;
            let said = say!(console.words, "admin-shown", game = game(matches), changed = truth(changed));
            answer(console, json!({ "game": game(matches), "hidden": false, "changed": changed }), said)
        },
    },
    Part {
        name: "delete",
        examples: &["tratto admin delete hnwU4kPq7a --reason \"spam\""],
        command: |words, command| {
            let reason =
                usage::option(words, "reason", say!(words, "value-text"), say!(words, "admin-delete-reason"));
            let reason = reason.value_parser(move |text: &str| line(words, text)).required(true);
            game_command(words, command, say!(words, "admin-delete")).arg(reason)
        },
        run: |operator, matches, console| {
            let reason = matches.get_one::<String>("reason").cloned().unwrap_or_default();
            told(operator.delete(game(matches), &reason), console.words)?;
            let said = say!(console.words, "admin-deleted", game = game(matches));
            answer(console, json!({ "game": game(matches), "deleted": true, "reason": reason }), said)
        },
    },
];

pub(crate) fn command(words: &'static Words) -> Command {
    let what = say!(words, "value-command");
    let root = usage::started(words, "admin", say!(words, "admin-about"), &what)
        .subcommand_help_heading(say!(words, "heading-commands"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .arg(db(words).global(true));
    PARTS.iter().fold(root, |root, part| {
        let command = (part.command)(words, Command::new(part.name));
        let operands: Vec<String> = command
            .get_positionals()
            .map(|arg| {
                let value = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
                let value = value.unwrap_or_default();
                if arg.is_required_set() { value } else { format!("[{value}]") }
            })
            .collect();
        let usage =
            format!("tratto admin {} [{}] {}", part.name, say!(words, "value-options"), operands.join(" "));
        let command = command.override_usage(usage.trim_end().to_owned());
        root.subcommand(usage::dressed(command, words, part.examples))
    })
}

fn db(words: &'static Words) -> Arg {
    usage::option(words, "db", say!(words, "value-file"), say!(words, "admin-db"))
        .value_parser(clap::value_parser!(PathBuf))
}

fn named(words: &'static Words, command: Command, about: String) -> Command {
    let operand = usage::operand(words, "name", say!(words, "value-name"), say!(words, "admin-name"));
    command.about(about).arg(operand.required(true))
}

fn game_command(words: &'static Words, command: Command, about: String) -> Command {
    let operand = usage::operand(words, "game", say!(words, "value-game"), say!(words, "admin-game"));
    command.about(about).arg(operand.required(true))
}

fn choice(words: &'static Words, names: impl Iterator<Item = &'static str>, help: String) -> Arg {
    usage::operand(words, "who", say!(words, "value-who"), help)
        .value_parser(names.collect::<Vec<_>>())
        .hide_possible_values(true)
}

fn invite_command(words: &'static Words, command: Command) -> Command {
    let days = usage::option(words, "days", say!(words, "value-number"), say!(words, "admin-invite-days"));
    let note = usage::option(words, "note", say!(words, "value-text"), say!(words, "admin-invite-note"));
    command
        .about(say!(words, "admin-invite"))
        .arg(days.value_parser(usage::number(words, 1, 365)))
        .arg(note.value_parser(move |text: &str| line(words, text)))
}

/// A text on one line, as long as it may be.
fn line(words: &Words, text: &str) -> Result<String, String> {
    let fits = text.chars().count() <= 200 && !text.chars().any(char::is_control);
    if fits { Ok(text.trim().to_owned()) } else { Err(say!(words, "admin-text-long")) }
}

fn name(matches: &ArgMatches) -> &str {
    matches.get_one::<String>("name").map(String::as_str).unwrap_or_default()
}

fn game(matches: &ArgMatches) -> &str {
    matches.get_one::<String>("game").map(String::as_str).unwrap_or_default()
}

fn chosen(matches: &ArgMatches) -> Option<&str> {
    matches.get_one::<String>("who").map(String::as_str)
}

/// For sentences that say whether anything changed.
fn truth(changed: bool) -> &'static str {
    if changed { "yes" } else { "no" }
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let Some((name, matches)) = matches.subcommand() else { return Ok(Outcome::Bad) };
    let Some(part) = PARTS.iter().find(|part| part.name == name) else { return Ok(Outcome::Bad) };
    let named = matches.get_one::<PathBuf>("db").cloned();
    let db = named.or_else(|| console.variable("TRATTO_DB").map(PathBuf::from));
    let db = db.unwrap_or_else(|| Config::default().db);
    let opened = Operator::open(&db).map_err(|error| match error {
        OperatorError::Store(error) => {
            let reason = serve::trouble(console.words, &error);
            let path = db.display().to_string();
            Error::msg(say!(console.words, "admin-cannot-open", path = path, reason = reason))
        }
        other => fault(&other, console.words),
    });
    (part.run)(&mut opened?, matches, console)
}

fn told<T>(result: Result<T, OperatorError>, words: &Words) -> Result<T> {
    result.map_err(|error| fault(&error, words))
}

fn fault(error: &OperatorError, words: &Words) -> Error {
    Error::msg(match error {
        OperatorError::NoAccount { name } => say!(words, "admin-no-account", name = name),
        OperatorError::NoGame { id } => say!(words, "admin-no-game", game = id),
        OperatorError::Banned => say!(words, "admin-is-banned"),
        OperatorError::Store(error) => serve::trouble(words, error),
        other => other.to_string(),
    })
}

fn answer(console: &mut Console<'_>, value: Value, sentence: String) -> Result<Outcome> {
    if console.json {
        console.answer(&value)?;
    } else {
        writeln!(console.out, "{sentence}")?;
    }
    Ok(Outcome::Done)
}

fn list(operator: &mut Operator, _: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let accounts = told(operator.accounts(), console.words)?;
    if console.json {
        for account in accounts {
            console.answer(&json!({
                "name": account.name, "created_at": account.created_at, "is_admin": account.is_admin,
                "banned_at": account.banned_at, "games": account.games, "passkeys": account.passkeys,
            }))?;
        }
        return Ok(Outcome::Done);
    }
    if accounts.is_empty() {
        writeln!(console.out, "{}", say!(console.words, "admin-nobody"))?;
    }
    let wide = accounts.iter().map(|account| width_of(&account.name)).max().unwrap_or_default();
    for account in accounts {
        let mut facts =
            vec![day(account.created_at), say!(console.words, "admin-owns", games = account.games)];
        if account.is_admin {
            facts.push(say!(console.words, "admin-is-admin"));
        }
        if let Some(since) = account.banned_at {
            facts.push(say!(console.words, "admin-banned-since", day = day(since)));
        }
        writeln!(console.out, "{}  {}", padded(&account.name, wide), facts.join("  "))?;
    }
    Ok(Outcome::Done)
}

fn invite(operator: &mut Operator, matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let days = matches.get_one::<u64>("days").copied().unwrap_or(7);
    let note = matches.get_one::<String>("note").cloned().unwrap_or_default();
    let days = u32::try_from(days).unwrap_or(u32::MAX);
    let IssuedCode { code, expires_at, .. } = told(operator.invite(days, &note), console.words)?;
    let said = say!(console.words, "admin-invited", day = day(expires_at), code = &code);
    answer(console, json!({ "code": code, "expires_at": expires_at, "note": note }), said)
}
