//! `tratto motifs`: the labels of puzzles, one line for each, or our own motifs of a line or position.

mod shown;

use crate::archive;
use crate::console::{Console, Outcome};
use crate::{engines, usage, written};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use csv::{Reader, ReaderBuilder, StringRecord};
use rayon::prelude::*;
use serde_json::json;
use std::io::{self, Read};
use tratto_board::{Position, Setup};
use tratto_engine::{EngineError, Pool, Question, Score, winning_chances};
use tratto_lore::{Label, Line, labels};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto motifs puzzles.csv",
    "tratto motifs puzzles.csv --json --engine",
    "tratto motifs --position \"q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1\"",
    "tratto motifs --position \"5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1\" --moves \"Qg8+ Rxg8 Nf7#\"",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let file = say!(words, "value-file");
    let fen = || say!(words, "value-fen");
    let operands = format!("{file} | --position {}", fen());
    let operand = usage::operand(words, "file", file, say!(words, "motifs-file"));
    usage::started(words, "motifs", say!(words, "motifs-about"), &operands)
        .arg(operand.required_unless_present("position").conflicts_with("position"))
        .arg(engines::option(words, say!(words, "motifs-engine")).conflicts_with("position"))
        .arg(usage::option(words, "position", fen(), say!(words, "motifs-position")))
        .arg(
            usage::option(words, "moves", say!(words, "value-moves"), say!(words, "motifs-moves"))
                .requires("position"),
        )
        .arg(
            usage::option(words, "nodes", say!(words, "value-number"), say!(words, "motifs-nodes"))
                .requires("position")
                .conflicts_with("moves")
                .value_parser(usage::number(words, 1, u64::from(u32::MAX))),
        )
        .arg(written::from_option(words).requires("moves"))
}

/// So many puzzles are worked on between two answers.
const BATCH: usize = 512;

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    if let Some(fen) = matches.get_one::<String>("position") {
        return shown::run(fen, matches, console);
    }
    let path = matches.get_one::<String>("file").map_or("-", String::as_str);
    let pool = engines::chosen(matches, words)?;
    let mut nothing = io::empty();
    let (input, mut rest) = console.parted(&mut nothing);
    let opened = archive::open(path, input, rest.progress);
    let (source, bar) = opened.map_err(|error| rest.unreadable(path, &error))?;
    let mut rows = Rows::new(source, words)?;
    let mut worst = Outcome::Done;
    loop {
        let batch = rows.next(words);
        if batch.is_empty() {
            break;
        }
        let found: Vec<Result<(String, Vec<&str>), RowFault>> =
            batch.into_par_iter().map(|(line, row)| labelled(line, &row?, pool.as_ref(), words)).collect();
        bar.suspend(|| {
            for one in &found {
                match one {
                    Ok((id, labels)) if rest.json => rest.answer(&json!({ "id": id, "labels": labels }))?,
                    Ok((id, labels)) => writeln!(rest.out, "{id}\t{}", labels.join(" "))?,
                    Err(fault) => {
                        worst = Outcome::Bad;
                        rest.fault(fault.line, None, &fault.what)?;
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

/// What is wrong, and on which line of the file.
struct RowFault {
    line: Option<u64>,
    what: String,
}

/// A puzzle as the file has it.
struct Row {
    id: String,
    fen: String,
    moves: String,
}

/// The rows of a file of puzzles.
struct Rows<R> {
    reader: Reader<R>,
    /// Where the columns are.
    id: usize,
    fen: usize,
    moves: usize,
    has_ended: bool,
}

impl<R: Read> Rows<R> {
    fn new(source: R, words: &Words) -> Result<Rows<R>> {
        let mut reader = ReaderBuilder::new().flexible(true).from_reader(source);
        let head = reader.headers().map_err(|error| Error::msg(fault_of(&error, words).what))?.clone();
        let column = |name: &str| {
            let found = head.iter().position(|column| column.trim_start_matches('\u{feff}').trim() == name);
            found.ok_or_else(|| Error::msg(say!(words, "motifs-no-column", column = name)))
        };
        let (id, fen, moves) = (column("PuzzleId")?, column("FEN")?, column("Moves")?);
        Ok(Rows { reader, id, fen, moves, has_ended: false })
    }

    /// The next rows with their lines, none at the end. A fault of the file itself ends it.
    fn next(&mut self, words: &Words) -> Vec<(Option<u64>, Result<Row, RowFault>)> {
        let mut batch = Vec::new();
        while batch.len() < BATCH && !self.has_ended {
            let mut record = StringRecord::new();
            match self.reader.read_record(&mut record) {
                Ok(false) => self.has_ended = true,
                Ok(true) => {
                    let line = record.position().map(csv::Position::line);
                    batch.push((line, self.row(&record, line, words)));
                }
                Err(error) => {
                    let fault = fault_of(&error, words);
                    self.has_ended = error.is_io_error();
                    batch.push((fault.line, Err(fault)));
                }
            }
        }
        batch
    }

    fn row(&self, record: &StringRecord, line: Option<u64>, words: &Words) -> Result<Row, RowFault> {
        let cell = |column: usize, name: &str| match record.get(column) {
            Some(cell) if !cell.trim().is_empty() => Ok(cell.trim().to_owned()),
            _ => Err(RowFault { line, what: say!(words, "motifs-empty", column = name) }),
        };
        Ok(Row {
            id: cell(self.id, "PuzzleId")?,
            fen: cell(self.fen, "FEN")?,
            moves: cell(self.moves, "Moves")?,
        })
    }
}

fn fault_of(error: &csv::Error, words: &Words) -> RowFault {
    let line = error.position().map(csv::Position::line);
    RowFault { line, what: say!(words, "motifs-unreadable", reason = error.to_string()) }
}

/// The labels of one puzzle.
fn labelled(
    line: Option<u64>,
    row: &Row,
    pool: Option<&Pool>,
    words: &Words,
) -> Result<(String, Vec<&'static str>), RowFault> {
    let fault = |what| RowFault { line, what };
    let puzzle = read(row, words).map_err(fault)?;
    let mut found: Vec<&'static str> = labels(&puzzle).into_iter().map(Label::key).collect();
    if let Some(pool) = pool {
        let is_zugzwang =
            has_zugzwang(&puzzle, pool).map_err(|error| fault(engines::fault(&error, words)))?;
        if is_zugzwang {
            found.push(ZUGZWANG);
            found.sort_unstable();
        }
    }
    Ok((row.id.clone(), found))
}

fn read(row: &Row, words: &Words) -> Result<Line, String> {
    let unreadable = || say!(words, "motifs-fen", fen = &row.fen);
    let (setup, _) = Setup::from_fen_relaxed(&row.fen).map_err(|_| unreadable())?;
    let start = setup.examine().0.ok_or_else(unreadable)?;
    let (mut at, mut moves) = (start, Vec::new());
    for (number, text) in (1_u64..).zip(row.moves.split_whitespace()) {
        let m = at
            .read_uci(text)
            .map_err(|_| say!(words, "motifs-move", number = number, text = text, fen = at.fen()))?;
        at.play_unchecked(m);
        moves.push(m);
    }
    if moves.len() < 2 {
        return Err(say!(words, "motifs-short"));
    }
    Line::after(start, moves).map_err(|_| unreadable())
}

const ZUGZWANG: &str = "zugzwang";
/// As much is spent on each of the two positions.
const NODES: u64 = 100_000;
/// With more moves than this nobody is in zugzwang.
const FEW_MOVES: usize = 15;
/// So much better would it be to pass, in chances to win.
const LOSS: f64 = 0.3;

/// Whether the opponent, after some move of the solver's, would rather pass than move: an engine's opinion.
fn has_zugzwang(line: &Line, pool: &Pool) -> Result<bool, EngineError> {
    for turn in line.turns() {
        let at = turn.after();
        if at.is_check() || at.legal_moves().len() > FEW_MOVES || !at.has_legal_move() {
            continue;
        }
        let passed = at.pass();
        if !passed.has_legal_move() {
            continue;
        }
        // The one who passes has the chances that the other has not.
        let (moving, passing) = (chances(at, pool)?, -chances(&passed, pool)?);
        if moving < passing - LOSS {
            return Ok(true);
        }
    }
    Ok(false)
}

fn chances(position: &Position, pool: &Pool) -> Result<f64, EngineError> {
    let opinion = pool.ask(&Question::about(*position).nodes(NODES), &mut |_| true)?;
    // What falls when the nodes are spent is worth what it has fallen to at most.
    let last = opinion.variations.first().map_or(Score::Centipawns(0), |best| best.score);
    let score = opinion.at_most.unwrap_or(last);
    Ok(winning_chances(score))
}
