//! Exports a game: as PGN, and as a log in the Laws' own format.

use crate::error::ServerError;
use crate::store::EventRow;
use crate::table::{GameInPlay, Settings, result_of, spelling_of};
use crate::time::day;
use serde_json::Value;
use tratto_board::{CastlingSpelling, Refusal};
use tratto_clock::Instant;
use tratto_laws::{Act, ArbiterAct, EndedBy, Event, MoveFault, PlayerAct, Ply, Status};
use tratto_notation::pgn::{Comment, Game, Outcome, Played, Writer};
use tratto_notation::{ReadError, Refused};
use tratto_scenario::Log;

/// The game as PGN, with clock times after the moves.
pub(crate) fn pgn(table: &GameInPlay) -> String {
    let game = &table.game;
    let start = game.before(0);
    let mut record = match start.position() {
        Some(position) => Game::starting_from(position),
        None => Game::new(),
    };
    let players = &table.settings.new.players;
    let named = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let result = result_of(game.status());
    let outcome = Outcome::from_pgn(&result).unwrap_or(Outcome::Open);
    let regulations = &table.settings.regulations;
    let mut tag = |name: &str, value: &str| record.set_tag(name, value);
    tag("Event", "Tratto");
    tag("Site", "?");
    tag("Date", &day(table.created_at).replace('-', "."));
    tag("Round", "-");
    tag("White", &named(&players.white));
    tag("Black", &named(&players.black));
    tag("Result", outcome.as_str());
    tag("TimeControl", &regulations.control.to_pgn());
    if regulations.chess960.is_some() {
        tag("Variant", "Chess960");
    }
    if let Status::Over(ending) = game.status() {
        tag("Termination", termination(ending.by));
    }
    record.outcome = Some(outcome);
    let mut node = Game::ROOT;
    let spelling = spelling_of(game);
    for ply in game.plies() {
        let Some(played) = played(ply, spelling) else {
            let rest = ply.made().map_or_else(|| "--".to_owned(), |m| m.uci(spelling).to_string());
            record.node_mut(node).comments.push(Comment::new(&format!("Not written further: {rest}")));
            break;
        };
        node = record.add(node, played);
        if game.clock().is_some() && ply.is_completed() {
            let left = ply.times()[ply.mover()].get() / 1_000;
            let clock = format!("[%clk {}:{:02}:{:02}]", left / 3_600, left / 60 % 60, left % 60);
            record.node_mut(node).comments.push(Comment::new(&clock));
        }
    }
    Writer::new().write(&record)
}

/// A half-move for PGN; `None` for one after which the rest cannot be replayed.
fn played(ply: &Ply, spelling: CastlingSpelling) -> Option<Played> {
    match (ply.made(), ply.fault()) {
        (Some(m), None) => Some(Played::Move(m)),
        (None, _) => Some(Played::Null),
        (Some(m), Some(MoveFault::Illegal(why))) => {
            let text = m.uci(spelling).to_string();
            let refused = vec![Refused { from: m.from(), why }];
            let can_stand = Refusal { tried: m, why }.can_stand();
            let error = ReadError::Illegal { text: text.clone(), refused };
            can_stand.then_some(Played::Illegal { text, error, standing: Some(m) })
        }
        _ => None,
    }
}

fn termination(by: EndedBy) -> &'static str {
    use tratto_laws::{Decision, Ground};
    match by {
        EndedBy::Claim { ground: Ground::Flag, .. } | EndedBy::Arbiter(Decision::Flag) => "time forfeit",
        EndedBy::Arbiter(
            Decision::IllegalMoves | Decision::Lateness | Decision::Conduct | Decision::SealedMove,
        )
        | EndedBy::Claim { ground: Ground::IllegalMove, .. } => "rules infraction",
        EndedBy::Arbiter(_) => "adjudication",
        _ => "normal",
    }
}

/// The log in the Laws' own format. It ends before a sealed move until the envelope is opened.
///
/// Times count from the creation of the game.
pub(crate) fn log(settings: &str, created_at: u64, rows: &[EventRow]) -> Result<Value, ServerError> {
    let settings = Settings::stored(settings)?;
    let point = settings.starting_point(0);
    let mut log = Log::new(settings.regulations, point);
    let mut sealed = None;
    for row in rows {
        let act: Act = row.act.parse().map_err(ServerError::internal)?;
        match act {
            Act::Player(_, PlayerAct::Seal(_)) => sealed = sealed.or(Some(log.events.len())),
            Act::Arbiter(ArbiterAct::OpenEnvelope) => sealed = None,
            _ => {}
        }
        log.push(Event::new(Instant::from_millis(row.at.saturating_sub(created_at)), act));
    }
    if let Some(length) = sealed {
        log.events.truncate(length);
    }
    Ok(log.to_json())
}
