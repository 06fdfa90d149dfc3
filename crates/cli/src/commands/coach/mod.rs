//! `tratto coach FEN|FILE`: what the coach says of a position, a move or a game.

mod ask;
mod source;
mod text;

use crate::console::{Console, Outcome};
use crate::{engines, reading, usage, written};
use anyhow::{Error, Result};
use ask::Engine;
use clap::{ArgMatches, Command};
use rayon::prelude::*;
use serde_json::json;
use source::Source;
use text::Page;
use tratto_board::{Move, Position};
use tratto_laws::Edition;
use tratto_lore::coach::{
    Effort, GameReview, Leave, MoveReview, Occasion, Opinion, Opinions, PositionReview,
};
use tratto_notation::pgn::Game;
use tratto_notation::{Form, Style};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto coach \"6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30\"",
    "tratto coach \"7k/4r3/8/8/4N3/8/3K4/8 w - - 0 1\" --evidence",
    "tratto coach \"6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 30\" --move Rb2",
    "tratto coach game.pgn",
    "tratto coach game.pgn --ply 4 --json",
    "tratto coach game.pgn --engine --nodes 20000",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let number = || say!(words, "value-number");
    let operand = say!(words, "value-fen-or-file");
    usage::started(words, "coach", say!(words, "coach-about"), &operand)
        .arg(usage::operand(words, "source", operand, say!(words, "coach-source")).required(true))
        .arg(usage::option(words, "nth", number(), say!(words, "coach-nth")).value_parser(usage::number(
            words,
            1,
            u64::MAX,
        )))
        .arg(usage::option(words, "ply", number(), say!(words, "coach-ply")).value_parser(usage::number(
            words,
            0,
            u64::from(u32::MAX),
        )))
        .arg(usage::option(words, "move", say!(words, "value-move"), say!(words, "coach-move")))
        .arg(usage::flag(words, "evidence", say!(words, "coach-evidence")))
        .arg(engines::option(words, say!(words, "coach-engine")))
        .arg(
            usage::option(words, "nodes", number(), say!(words, "coach-nodes"))
                .requires("engine")
                .value_parser(usage::number(words, 1, ask::MOST)),
        )
        .arg(usage::edition_option(words, say!(words, "coach-edition")))
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let asked = Asked {
        evidence: matches.get_flag("evidence"),
        edition: usage::edition(matches).unwrap_or(Edition::NEWEST),
        played: matches.get_one::<String>("move").cloned(),
        engine: Engine::chosen(matches, words)?,
    };
    match Source::read(matches, console)? {
        Source::Lines => each_line(&asked, console),
        Source::Position(setup) => {
            let playable = reading::Playable::of(setup, words).map_err(Error::msg)?;
            asked.position(&playable.position, Occasion::Study, console)
        }
        Source::Game { game, occasion } => {
            let is_one = matches.contains_id("ply") || asked.played.is_some();
            match is_one {
                true => asked.position(&source::position_of(&game, matches, words)?, occasion, console),
                false => asked.game(&game, occasion, console),
            }
        }
    }
}

/// A position on every line of standard input.
fn each_line(asked: &Asked, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let text = console.read_text("-")?;
    let mut worst = Outcome::Done;
    for (number, line) in (1u64..).zip(text.lines()) {
        if line.trim().is_empty() {
            console.nothing()?;
            continue;
        }
        let told = match reading::quietly(line, words) {
            Ok(playable) => asked.position(&playable.position, Occasion::Study, console),
            Err(error) => Err(Error::msg(error)),
        };
        let outcome = match told {
            Ok(outcome) => outcome,
            Err(error) if crate::is_broken_pipe(&error) => return Err(error),
            Err(error) => {
                console.fault_in_place(number, &error.to_string())?;
                Outcome::Bad
            }
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}

/// What is asked, whatever it is about.
struct Asked {
    evidence: bool,
    /// The edition that forbids advice.
    edition: Edition,
    /// The move to look at.
    played: Option<String>,
    engine: Option<Engine>,
}

impl Asked {
    fn position(&self, at: &Position, occasion: Occasion, console: &mut Console<'_>) -> Result<Outcome> {
        let words = console.words;
        let Ok(leave) = occasion.leave() else { return self.silence(console) };
        if let Some(text) = &self.played {
            return self.one_move(at, text, leave, console);
        }
        let mut review = PositionReview::of(at, leave, Effort::THOROUGH);
        if let Some(opinion) = self.opinion(at, words)? {
            review = review.with_opinion(&opinion);
        }
        let told = tratto_server::tell_position(&review, words);
        if console.json {
            console.answer(&json!(told))?;
        } else {
            Page::new(console, self.evidence).position(&told)?;
        }
        Ok(Outcome::Done)
    }

    fn opinion(&self, at: &Position, words: &Words) -> Result<Option<Opinion>> {
        match &self.engine {
            Some(engine) if at.has_legal_move() => engine.ask(at, words).map(Some),
            _ => Ok(None),
        }
    }

    fn one_move(
        &self,
        at: &Position,
        text: &str,
        leave: Leave,
        console: &mut Console<'_>,
    ) -> Result<Outcome> {
        let words = console.words;
        let reading = written::one(at, text, None, words);
        let played = match reading {
            Ok(reading) => reading.played,
            Err(error) => at.read_uci(text).map_err(|_| Error::msg(words.read_error(at, &error)))?,
        };
        let after = at.play(played).map_err(|error| Error::msg(error.to_string()))?;
        let opinions = (self.opinion(at, words)?, self.opinion(&after, words)?);
        let opinions = match &opinions {
            (Some(before), Some(after)) => Some(Opinions { before, after }),
            _ => None,
        };
        let review = MoveReview::of(at, played, leave, Effort::THOROUGH, opinions)
            .map_err(|error| Error::msg(error.to_string()))?;
        let told = tratto_server::tell_move_review(&review, words);
        if console.json {
            console.answer(&json!(told))?;
        } else {
            let numbered = Style::new(words.lang().letters(), Form::Short).write_line(at, &[played]);
            Page::new(console, self.evidence).one_move(&numbered, &told)?;
        }
        Ok(Outcome::Done)
    }

    fn game(&self, game: &Game, occasion: Occasion, console: &mut Console<'_>) -> Result<Outcome> {
        let words = console.words;
        let Ok(leave) = occasion.leave() else { return self.silence(console) };
        let moves: Vec<Move> = game.moves().collect();
        let positions: Vec<Position> = game.positions().collect();
        let Some(start) = positions.first().filter(|_| !moves.is_empty()) else {
            return Err(Error::msg(say!(words, "coach-no-move")));
        };
        let opinions: Result<Vec<Option<Opinion>>> =
            positions.par_iter().map(|at| self.opinion(at, words)).collect();
        let review = GameReview::of(start, &moves, leave, Effort::QUICK, &opinions?)
            .map_err(|error| Error::msg(error.to_string()))?;
        let told = tratto_server::tell_game_review(&review, words);
        if console.json {
            console.answer(&json!(told))?;
        } else {
            Page::new(console, self.evidence).game(&told)?;
        }
        Ok(Outcome::Done)
    }

    /// The game is being played: nothing is said but why.
    fn silence(&self, console: &mut Console<'_>) -> Result<Outcome> {
        let sentence = console.words.advice_forbidden(self.edition);
        console.refuse(&sentence, None)?;
        Ok(Outcome::No)
    }
}
