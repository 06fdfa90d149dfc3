//! `tratto moves FEN`: the legal moves.

use crate::console::{Console, Outcome};
use crate::reading::{self, Playable};
use crate::{json, usage};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tratto_board::{CastlingSpelling, Move, Position, Square};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto moves startpos",
    "tratto moves startpos --from g1",
    "tratto moves \"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1\" --captures",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let command = usage::started(words, "moves", say!(words, "moves-about"), &say!(words, "value-fen"))
        .arg(reading::fen_operand(words));
    reading::game_options(command, words)
        .arg(
            usage::option(words, "from", say!(words, "value-square"), say!(words, "moves-from"))
                .value_parser(move |text: &str| {
                    text.parse::<Square>().map_err(|_| say!(words, "not-a-square"))
                }),
        )
        .arg(usage::flag(words, "captures", say!(words, "moves-captures")))
        .arg(usage::flag(words, "checks", say!(words, "moves-checks")))
        .arg(usage::flag(words, "chess960", say!(words, "moves-chess960")))
}

/// Which moves are asked for, and how they are written.
struct Choice {
    from: Option<Square>,
    captures: bool,
    checks: bool,
    chess960: bool,
}

impl Choice {
    /// The moves of the position that were asked for, by square.
    fn of(&self, position: &Position) -> Vec<Move> {
        let mut moves = if self.captures { position.legal_captures() } else { position.legal_moves() };
        if self.checks {
            moves.retain(|m| position.gives_check(m));
        }
        if let Some(from) = self.from {
            moves.retain(|m| m.from() == from);
        }
        moves.sort();
        let mut moves = moves.to_vec();
        moves.sort_by_key(|m| (m.from(), m.destination()));
        moves
    }
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let choice = Choice {
        from: matches.get_one::<Square>("from").copied(),
        captures: matches.get_flag("captures"),
        checks: matches.get_flag("checks"),
        chess960: matches.get_flag("chess960"),
    };
    reading::each(matches, "", console, |setup, console| {
        let playable = Playable::of(setup, console.words).map_err(Error::msg)?;
        list(&playable, &choice, console)?;
        Ok(Outcome::Done)
    })
}

fn list(playable: &Playable, choice: &Choice, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    let position = &playable.position;
    let moves = choice.of(position);
    if console.json {
        return console.answer(&json!({
            "fen": playable.setup.fen(),
            "turn": json::color(position.turn()),
            "check": position.is_check(),
            "checkmate": position.is_checkmate(),
            "stalemate": position.is_stalemate(),
            "count": moves.len(),
            "moves": moves.iter().map(|&m| json::legal_move(position, m)).collect::<Value>(),
            "irregularities": json::irregularities(words, &playable.setup, &playable.irregularities),
        }));
    }
    let castling = match choice.chess960 {
        true => CastlingSpelling::KingTakesRook,
        false => playable.castling_spelling(),
    };
    let mut by_square: BTreeMap<Square, Vec<String>> = BTreeMap::new();
    for m in &moves {
        by_square.entry(m.from()).or_default().push(m.uci(castling).to_string());
    }
    writeln!(
        console.out,
        "{}: {}",
        words.turn(position.turn()),
        say!(words, "moves-count", count = moves.len())
    )?;
    for (square, moves) in by_square {
        let letter = position.piece_at(square).map_or(' ', |piece| piece.letter());
        writeln!(console.out, "{letter} {square}  {}", moves.join(" "))?;
    }
    if let Some(sentence) = super::board::state(position, words) {
        writeln!(console.out, "{sentence}")?;
    }
    reading::remark_irregularities(&playable.setup, &playable.irregularities, console)
}
