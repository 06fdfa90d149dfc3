//! `tratto motifs --position FEN`: our own motifs of a line, or those that a search proves in the position.

use crate::console::{Console, Outcome};
use crate::{json, reading, written};
use anyhow::{Error, Result};
use clap::ArgMatches;
use serde_json::{Map, Value, json};
use tratto_board::{Move, Position, UciMove};
use tratto_lore::motif::{Budget, Finding, Gain, Proof, find};
use tratto_lore::{Evidence, Line, Part, Seen, motifs};
use tratto_notation::{Form, Style};
use tratto_words::{Words, say};

/// The version of the answer as JSON. It grows only if a field changes its meaning or goes away.
const VERSION: u32 = 1;

pub(super) fn run(fen: &str, matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let playable = reading::playable(fen, console)?;
    reading::remark_irregularities(&playable.setup, &playable.irregularities, console)?;
    let position = playable.position;
    let Some(text) = matches.get_one::<String>("moves") else {
        let budget = matches.get_one::<u64>("nodes").and_then(|&nodes| u32::try_from(nodes).ok());
        let usual = Budget::default();
        return search(&position, Budget { nodes: budget.unwrap_or(usual.nodes), ..usual }, console);
    };
    let read = written::read(&position, &written::moves(&[text]), written::from(matches), console)?;
    if let Some(fault) = read.fault {
        return Err(Error::msg(fault));
    }
    let moves = read.played.readings.iter().map(|reading| reading.played);
    let line = Line::new(position, moves).map_err(|error| Error::msg(error.to_string()))?;
    let seen = motifs(&line);
    if console.json {
        console.answer(&json!({
            "version": VERSION,
            "fen": position.fen(),
            "moves": uci(&position, line.moves()),
            "motifs": told(&seen, &line, console.words),
        }))?;
    } else if seen.is_empty() {
        writeln!(console.out, "{}", say!(console.words, "motifs-none"))?;
    } else {
        tell(&seen, &line, console)?;
    }
    Ok(if seen.is_empty() { Outcome::No } else { Outcome::Done })
}

fn search(position: &Position, budget: Budget, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let finding = find(position, budget);
    if console.json {
        let mut answer = json!({ "version": VERSION, "fen": position.fen(), "nodes": budget.nodes });
        answer["found"] = match &finding {
            Finding::Proved(_) => "proved",
            Finding::Nothing => "nothing",
            Finding::Undetermined => "undetermined",
        }
        .into();
        if let Finding::Proved(proof) = &finding {
            describe(proof, position, words, &mut answer);
        }
        console.answer(&answer)?;
    } else {
        match &finding {
            Finding::Proved(proof) => {
                let line = style(words).write_line(position, proof.line.moves());
                let what = match proof.gain {
                    Gain::Mate => say!(words, "motifs-mate", line = line),
                    Gain::Material(points) => {
                        say!(words, "motifs-gain", points = points.unsigned_abs(), line = line)
                    }
                };
                writeln!(console.out, "{what}")?;
                tell(&proof.motifs, &proof.line, console)?;
            }
            Finding::Nothing => {
                writeln!(console.out, "{}", say!(words, "motifs-nothing", moves = budget.moves))?;
            }
            Finding::Undetermined => {
                writeln!(console.out, "{}", say!(words, "motifs-undetermined", nodes = budget.nodes))?;
            }
        }
    }
    Ok(if matches!(finding, Finding::Proved(_)) { Outcome::Done } else { Outcome::No })
}

fn describe(proof: &Proof, position: &Position, words: &Words, answer: &mut Value) {
    answer["gain"] = match proof.gain {
        Gain::Mate => "mate".into(),
        Gain::Material(points) => points.into(),
    };
    answer["line"] = uci(position, proof.line.moves());
    answer["motifs"] = told(&proof.motifs, &proof.line, words);
    let replies = proof.refutations.iter().map(|one| {
        let pair = [proof.line.moves()[0], one.reply, one.answer];
        let texts = uci(position, &pair);
        json!({ "reply": texts[1], "answer": texts[2] })
    });
    answer["replies"] = replies.collect();
}

fn style(words: &Words) -> Style {
    Style::new(words.lang().letters(), Form::Short)
}

/// Moves one after the other from a position, in UCI.
fn uci(position: &Position, moves: &[Move]) -> Value {
    position.uci_line(moves).map(|m| m.to_string()).collect()
}

/// A line for each motif: the move at which it is seen, its name, what it shows, and how that is known.
fn tell(seen: &[Seen], line: &Line, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    for one in seen {
        let (before, m) = (&line.boards()[one.at], line.moves()[one.at]);
        let played = style(words).write_line(before, &[m]);
        let (name, shown) = (words.motif(one.motif), words.motif_shown(one, line));
        let name = words.begun(&name);
        writeln!(console.out, "{played}  {name}: {shown} ({})", words.motif_truth(one.truth))?;
    }
    Ok(())
}

fn told(seen: &[Seen], line: &Line, words: &Words) -> Value {
    let moves: Vec<UciMove> = line.start().uci_line(line.moves()).collect();
    let one = |seen: &Seen| {
        json!({
            "motif": seen.motif.key(),
            "name": words.motif(seen.motif),
            "by": json::color(seen.by),
            "at": seen.at,
            "move": moves[seen.at].to_string(),
            "truth": seen.truth.key(),
            "sentence": words.motif_shown(seen, line),
            "evidence": evidence(&seen.evidence, line.start()),
        })
    };
    seen.iter().map(one).collect()
}

/// The squares by what they have to do with it, and the moves, castling written as in the rest of the line.
fn evidence(evidence: &Evidence, start: &Position) -> Value {
    let mut told = Map::new();
    for part in Part::ALL {
        let squares = evidence.squares(part);
        if squares.any() {
            told.insert(part.key().to_owned(), json::squares(squares));
        }
    }
    let moves = start.uci_line(&evidence.moves).map(|m| m.to_string());
    told.insert("moves".to_owned(), moves.collect());
    Value::Object(told)
}
