//! `tratto perft`: counts the leaves of the tree of legal moves, or checks a file of known counts.

mod count;
mod suite;

use crate::console::{Console, Outcome};
use crate::reading::{self, Playable};
use crate::{json, usage};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use count::Counter;
use serde_json::{Value, json};
use std::time::Instant;
use tratto_board::Setup;
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto perft 5",
    "tratto perft 4 --divide --fen \"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\"",
    "tratto perft --epd - --max-nodes 1000000 --threads 2",
];

/// Deeper trees cannot be counted in any reasonable time.
const DEEPEST: u64 = 40;
/// More threads than this are of no use.
const MOST_THREADS: u64 = 1024;

pub(crate) fn command(words: &'static Words) -> Command {
    let file = say!(words, "value-file");
    let number = say!(words, "value-number");
    let depth = say!(words, "value-depth");
    usage::started(words, "perft", say!(words, "perft-about"), &format!("{depth} | --epd {file}"))
        .arg(
            usage::operand(words, "depth", depth, say!(words, "perft-depth"))
                .required_unless_present("epd")
                .value_parser(usage::number(words, 0, DEEPEST)),
        )
        .arg(
            usage::option(words, "fen", say!(words, "value-fen"), say!(words, "perft-fen"))
                .conflicts_with("epd"),
        )
        .arg(usage::flag(words, "divide", say!(words, "perft-divide")).conflicts_with("epd"))
        .arg(
            usage::option(words, "threads", number.clone(), say!(words, "perft-threads"))
                .value_parser(usage::number(words, 1, MOST_THREADS)),
        )
        .arg(usage::option(words, "epd", file, say!(words, "perft-epd")).conflicts_with("depth"))
        .arg(
            usage::option(words, "max-nodes", number, say!(words, "perft-max-nodes"))
                .conflicts_with("depth")
                .value_parser(usage::number(words, 0, u64::MAX)),
        )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let threads = matches.get_one::<u64>("threads").map_or(1, |&threads| threads as usize);
    let counter = Counter::new(threads, console.progress).map_err(Error::new)?;
    if let Some(path) = matches.get_one::<String>("epd") {
        let limit = matches.get_one::<u64>("max-nodes").copied().unwrap_or(u64::MAX);
        return suite::run(path, limit, &counter, console);
    }
    let depth = matches.get_one::<u64>("depth").map_or(0, |&depth| depth as u32);
    reading::each(matches, "startpos", console, |setup, console| {
        one(setup, depth, matches.get_flag("divide"), &counter, console)
    })
}

fn one(
    setup: Setup,
    depth: u32,
    divide: bool,
    counter: &Counter,
    console: &mut Console<'_>,
) -> Result<Outcome> {
    let playable = Playable::of(setup, console.words).map_err(Error::msg)?;
    let started = Instant::now();
    let (nodes, parts) = if divide {
        let parts = counter.divide(&playable.position, depth);
        (if depth == 0 { 1 } else { parts.iter().map(|(_, nodes)| nodes).sum() }, parts)
    } else {
        (counter.count(&playable.position, depth), Vec::new())
    };
    let seconds = started.elapsed().as_secs_f64();
    let castling = playable.castling_spelling();
    let parts = parts.into_iter().map(|(m, nodes)| (m.uci(castling).to_string(), nodes));
    if console.json {
        let irregularities = json::irregularities(console.words, &playable.setup, &playable.irregularities);
        let mut answer = json!({
            "fen": playable.setup.fen(), "depth": depth, "nodes": nodes, "seconds": seconds,
            "irregularities": irregularities,
        });
        if divide {
            answer["divide"] =
                parts.map(|(m, nodes)| json!({ "move": m, "nodes": nodes })).collect::<Value>();
        }
        console.answer(&answer)?;
    } else {
        for (m, nodes) in parts {
            writeln!(console.out, "{m} {nodes}")?;
        }
        reading::remark_irregularities(&playable.setup, &playable.irregularities, console)?;
        speed(nodes, seconds, console)?;
        writeln!(console.out, "nodes {nodes}")?;
    }
    Ok(Outcome::Done)
}

/// The time taken, on a terminal.
fn speed(nodes: u64, seconds: f64, console: &mut Console<'_>) -> Result<()> {
    if !console.progress {
        return Ok(());
    }
    let words = console.words;
    let rate = nodes as f64 / seconds.max(1e-9) / 1e6;
    let sentence =
        say!(words, "perft-speed", seconds = words.decimal(seconds, 3), rate = words.decimal(rate, 0));
    console.remark(&sentence)
}
