//! `tratto pair generate`: a random tournament as a report.

use super::number;
use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use tratto_tournament::trf::Report;
use tratto_tournament::{Acceleration, Edition, Plan, Tournament, generate};
use tratto_words::{Words, say};

pub(super) const EXAMPLES: &[&str] = &[
    "tratto pair generate --players 30 --rounds 7 --seed 1",
    "tratto pair generate --players 12 --rounds 5 --forfeits 10 --edition 2017 --json",
];

pub(super) fn command(words: &'static Words, command: Command) -> Command {
    let rate = |name, help| number(words, name, help, 0, 10_000);
    let edition =
        usage::option(words, "edition", say!(words, "pair-value-edition"), say!(words, "pair-edition"));
    command
        .about(say!(words, "pair-generate"))
        .arg(number(words, "seed", say!(words, "pair-seed"), 0, u64::MAX))
        .arg(number(words, "players", say!(words, "pair-players"), 2, 9999))
        .arg(number(words, "rounds", say!(words, "pair-rounds"), 1, 99))
        .arg(number(words, "draws", say!(words, "pair-draws"), 0, 100))
        .arg(rate("forfeits", say!(words, "pair-forfeits")))
        .arg(rate("withdrawals", say!(words, "pair-withdrawals")))
        .arg(rate("half-byes", say!(words, "pair-half-byes")))
        .arg(rate("absences", say!(words, "pair-absences")))
        .arg(rate("late", say!(words, "pair-late")))
        .arg(usage::flag(words, "baku", say!(words, "pair-baku")))
        .arg(edition.value_parser(move |text: &str| match text {
            "2017" => Ok(Edition::Dutch2017),
            "2026" => Ok(Edition::Dutch2026),
            _ => Err(say!(words, "pair-unknown-edition")),
        }))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let usual = Plan::default();
    let given = |name: &str, usual: u16| {
        matches.get_one::<u64>(name).map_or(usual, |&number| u16::try_from(number).unwrap_or(u16::MAX))
    };
    let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
    let players = given("players", usual.players);
    let plan = Plan {
        players,
        rounds: small(given("rounds", u16::from(usual.rounds).min(players - 1))),
        draws: small(given("draws", usual.draws.into())),
        forfeits: given("forfeits", usual.forfeits),
        withdrawals: given("withdrawals", usual.withdrawals),
        half_byes: given("half-byes", usual.half_byes),
        absences: given("absences", usual.absences),
        late: given("late", usual.late),
        ..usual
    };
    let most = if players % 2 == 1 { players } else { players - 1 };
    if u16::from(plan.rounds) > most {
        return Err(Error::msg(say!(console.words, "pair-too-many-rounds", players = players, most = most)));
    }
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or_default();
    let regulations = Tournament {
        edition: matches.get_one::<Edition>("edition").copied().unwrap_or(Edition::Dutch2026),
        acceleration: if matches.get_flag("baku") { Acceleration::Baku } else { Acceleration::None },
        ..Tournament::default()
    };
    let (tournament, stopped) = generate(&regulations, &plan, seed);
    let rounds = tournament.paired_rounds();
    let report = Report::of(&format!("Tratto {seed}"), tournament);
    let text = String::from_utf8_lossy(&report.write()).into_owned();
    if console.json {
        console.answer(&json!({ "version": 1, "seed": seed, "rounds": rounds, "report": text }))?;
    } else {
        console.data();
        write!(console.out, "{text}")?;
    }
    if let Some(none) = stopped {
        let reason = console.words.no_pairing(&none);
        console.remark(&say!(console.words, "pair-stopped", round = rounds, reason = reason))?;
    }
    Ok(Outcome::Done)
}
