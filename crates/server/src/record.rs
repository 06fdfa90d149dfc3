//! A game written down: PGN and the Laws' own log.

use crate::error::ServerError;
use crate::store::EventRow;
use crate::table::{Settings, Table, result_of, uci};
use serde_json::Value;
use tratto_board::Refusal;
use tratto_clock::Instant;
use tratto_laws::{Act, ArbiterAct, Deed, EndedBy, Event, MoveFault, Ply, Status};
use tratto_notation::pgn::{Comment, Game, Outcome, Played, Writer};
use tratto_notation::{ReadError, Refused};
use tratto_scenario::Log;

/// The day of a moment, as PGN writes it.
pub(crate) fn day(millis: u64) -> String {
    // Civil date from days since 1970, in the proleptic Gregorian calendar, with years that begin in March.
    let days = (millis / 86_400_000) as i64 + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

/// The game as PGN, with the clock after each move.
pub(crate) fn pgn(table: &Table) -> String {
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
    tag("Date", &day(table.created_at));
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
    for ply in game.plies() {
        let Some(played) = played(ply, table.is_chess960()) else {
            let rest = ply.made().map_or_else(|| "--".to_owned(), |m| uci(m, table.is_chess960()));
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

/// A half-move as a record has it; `None` for one after which nobody could replay the rest.
fn played(ply: &Ply, chess960: bool) -> Option<Played> {
    match (ply.made(), ply.fault()) {
        (Some(m), None) => Some(Played::Move(m)),
        (None, _) => Some(Played::Null),
        (Some(m), Some(MoveFault::Illegal(why))) => {
            let text = uci(m, chess960);
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

/// The log in the Laws' own form. A sealed move stays where it is: the log ends before it until the envelope is opened.
///
/// Its times count from the moment at which the game was made.
pub(crate) fn log(settings: &str, created_at: u64, rows: &[EventRow]) -> Result<Value, ServerError> {
    let settings = Settings::stored(settings)?;
    let point = settings.starting_point(0);
    let mut log = Log::new(settings.regulations, point);
    let mut sealed = None;
    for row in rows {
        let act: Act = row.act.parse().map_err(ServerError::internal)?;
        match act {
            Act::Player(_, Deed::Seal(_)) => sealed = sealed.or(Some(log.events.len())),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_pgn_has_them() {
        assert_eq!(day(0), "1970.01.01");
        assert_eq!(day(951_782_400_000), "2000.02.29");
        assert_eq!(day(1_798_761_599_999), "2026.12.31");
    }
}
