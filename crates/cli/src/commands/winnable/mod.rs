//! `tratto winnable FEN...`: whether either side can still mate, by any series of legal moves.

mod lines;

use crate::console::{Console, Outcome};
use crate::reading::{self, Playable};
use crate::{archive, json, usage};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use lines::Lines;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::io;
use std::path::Path;
use tratto_board::{ByColor, Color, Position};
use tratto_laws::{Edition, Rule};
use tratto_mate::winnable::{Budget, Reason, Verdict, verdict};
use tratto_notation::{Form, Language, Style};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto winnable \"7k/8/8/8/8/5n2/8/1R5K w - - 0 1\"",
    "tratto winnable \"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1\" startpos --brief",
    "tratto winnable \"8/8/8/8/8/8/p3k3/K1B5 b - - 0 1\" --lang it --json",
    "tratto winnable - --brief",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let fen = say!(words, "value-fen");
    let usage = format!("{fen}...");
    let command = usage::started(words, "winnable", say!(words, "winnable-about"), &usage).arg(
        usage::operand(words, "fen", fen, say!(words, "winnable-fen"))
            .required_unless_present("game")
            .num_args(1..),
    );
    reading::game_options(command, words)
        .arg(usage::flag(words, "brief", say!(words, "winnable-brief")).conflicts_with("json"))
        .arg(
            usage::option(words, "nodes", say!(words, "value-number"), say!(words, "winnable-nodes"))
                .value_parser(usage::number(words, 0, u64::MAX)),
        )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let brief = matches.get_flag("brief");
    let budget = matches.get_one::<u64>("nodes").map_or_else(Budget::default, |&nodes| Budget::nodes(nodes));
    let mut worst = Outcome::Done;
    if let Some(setup) = reading::of_game(matches, console)? {
        let playable = Playable::of(setup, console.words).map_err(Error::msg)?;
        tell(&playable, &judge(&playable.position, budget), brief, console)?;
    }
    let operands: Vec<&String> = matches.get_many("fen").unwrap_or_default().collect();
    for (number, operand) in (1..).zip(&operands) {
        let outcome = if *operand == "-" || Path::new(operand).is_file() {
            file(operand, brief, budget, console)?
        } else {
            match reading::playable(operand, console) {
                Ok(playable) => {
                    tell(&playable, &judge(&playable.position, budget), brief, console)?;
                    Outcome::Done
                }
                Err(error) if operands.len() == 1 => return Err(error),
                Err(error) => {
                    refuse(number, &error.to_string(), brief, console)?;
                    Outcome::Bad
                }
            }
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}

/// What `--brief` answers to what is no position.
const NO_POSITION: &str = "!!";

/// What is no position has its answer, too: answers line up with lines.
fn refuse(number: u64, what: &str, brief: bool, console: &mut Console<'_>) -> Result<()> {
    if !brief {
        return console.fault_in_place(number, what);
    }
    writeln!(console.out, "{NO_POSITION}")?;
    console.fault(Some(number), None, what)
}

/// A line with its verdicts, or what is wrong with it.
type Judged = Result<(Playable, ByColor<Verdict>), String>;

fn judge(position: &Position, budget: Budget) -> ByColor<Verdict> {
    ByColor::new_with(|winner| verdict(position, winner, budget))
}

/// Every line of a file, on all processors, answered in order.
fn file(path: &str, brief: bool, budget: Budget, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let mut nothing = io::empty();
    let (input, mut rest) = console.parted(&mut nothing);
    let opened = archive::open(path, input, rest.progress);
    let (source, bar) = opened.map_err(|error| rest.unreadable(path, &error))?;
    let mut lines = Lines::new(source);
    let mut worst = Outcome::Done;
    loop {
        let batch = lines.next().map_err(|error| rest.unreadable(path, &error))?;
        if batch.is_empty() {
            break;
        }
        let judged: Vec<(u64, Option<Judged>)> = batch
            .par_iter()
            .map(|(number, line)| {
                let judged = line.as_ref().map(|line| {
                    let playable = reading::quietly(&lines::fen(line), words)?;
                    let verdicts = judge(&playable.position, budget);
                    Ok((playable, verdicts))
                });
                (*number, judged)
            })
            .collect();
        bar.suspend(|| {
            for (number, one) in &judged {
                match one {
                    None => rest.nothing()?,
                    Some(Ok((playable, verdicts))) => tell(playable, verdicts, brief, &mut rest)?,
                    Some(Err(what)) => {
                        worst = Outcome::Bad;
                        refuse(*number, what, brief, &mut rest)?;
                    }
                }
            }
            rest.out.flush()?;
            anyhow::Ok(())
        })?;
    }
    bar.finish_and_clear();
    Ok(worst)
}

fn tell(
    playable: &Playable,
    verdicts: &ByColor<Verdict>,
    brief: bool,
    console: &mut Console<'_>,
) -> Result<()> {
    if brief {
        let letters: String = Color::ALL.map(|winner| letter(winner, &verdicts[winner])).iter().collect();
        writeln!(console.out, "{letters}")?;
        return Ok(());
    }
    let words = console.words;
    let is_dead = is_dead(verdicts);
    if console.json {
        let side = |winner: Color| told(words, &playable.position, winner, &verdicts[winner]);
        return console.answer(&json!({
            "fen": playable.setup.fen(),
            "white": side(Color::White),
            "black": side(Color::Black),
            "dead": is_dead,
            "irregularities": json::irregularities(words, &playable.setup, &playable.irregularities),
        }));
    }
    let style = Style::new(words.lang().letters(), Form::Short);
    for winner in Color::ALL {
        let line = verdicts[winner].line().unwrap_or_default();
        let line = style.write_line(&playable.position, line);
        writeln!(console.out, "{}", words.verdict(winner, &verdicts[winner], &line))?;
    }
    // A game that has ended by mate or stalemate is not called dead.
    if is_dead == Some(true) && playable.position.has_legal_move() {
        writeln!(console.out, "{}", say!(words, "winnable-dead"))?;
        let articles = Edition::NEWEST.articles(Rule::DeadPosition);
        if let Some(cited) = words.cited(articles.get(..1).unwrap_or_default()) {
            writeln!(console.out, "{cited}")?;
        }
    }
    reading::remark_irregularities(&playable.setup, &playable.irregularities, console)
}

fn letter(winner: Color, verdict: &Verdict) -> char {
    match (verdict, winner) {
        (Verdict::Winnable { .. }, Color::White) => 'W',
        (Verdict::Winnable { .. }, Color::Black) => 'B',
        (Verdict::Unwinnable { .. }, _) => '-',
        (Verdict::Undetermined, _) => '?',
    }
}

fn is_dead(verdicts: &ByColor<Verdict>) -> Option<bool> {
    let both = [&verdicts.white, &verdicts.black];
    if both.iter().any(|verdict| verdict.is_winnable()) {
        Some(false)
    } else if both.iter().any(|verdict| verdict.is_undetermined()) {
        None
    } else {
        Some(true)
    }
}

/// One side's verdict for other programs.
fn told(words: &Words, position: &Position, winner: Color, verdict: &Verdict) -> Value {
    match verdict {
        Verdict::Winnable { line } => {
            let moves = json::written_line(position, line);
            let style = Style::new(Language::English, Form::Short);
            let sentence = words.verdict(winner, verdict, &style.write_line(position, line));
            json!({ "verdict": "winnable", "line": moves, "sentence": sentence })
        }
        Verdict::Unwinnable { why } => {
            let sentence = words.verdict(winner, verdict, "");
            json!({ "verdict": "unwinnable", "reason": reason(*why), "sentence": sentence })
        }
        Verdict::Undetermined => {
            json!({ "verdict": "undetermined", "sentence": words.verdict(winner, verdict, "") })
        }
    }
}

fn reason(why: Reason) -> &'static str {
    match why {
        Reason::Mated => "mated",
        Reason::Stalemate => "stalemate",
        Reason::BareKing => "bare-king",
        Reason::BishopsOfOneColour => "bishops-of-one-colour",
        Reason::LoneKnight => "lone-knight",
        Reason::Blocked => "blocked",
        Reason::NoMate => "no-mate",
        Reason::FirstMoves => "first-moves",
        _ => "other",
    }
}
