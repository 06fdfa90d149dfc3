//! The settings of a game, as stored and as the Laws take them.

use crate::error::ServerError;
use crate::store::GameRow;
use crate::wire::{Chess960, DrawRestriction, Mode, NewGame, Players};
use tratto_board::chess960::{COUNT, StartNumber};
use tratto_board::{ByColor, Setup};
use tratto_clock::{Instant, Millis, TimeControl};
use tratto_laws::{DrawRule, Edition, Game, Regulations, StartingPoint, Supervision};

/// The effort to find out whether a side can mate: about a second, and some 50 megabytes. What is not decided within it is left to the arbiter.
const EFFORT: u64 = 2_000_000;

/// The longest default time: a day, in milliseconds.
const LATEST: u64 = 86_400_000;
/// The longest name, in letters.
const NAME: usize = 80;

/// Settings that have been checked, with any random choice made.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) new: NewGame,
    pub(crate) regulations: Regulations,
    /// The starting position, if it is not the usual one.
    setup: Option<Setup>,
}

impl Settings {
    /// Checks what a client asks for, and makes random choices.
    pub(crate) fn of(mut new: NewGame) -> Result<Settings, ServerError> {
        if let Some(Chess960::Lot(_)) = new.chess960 {
            new.chess960 = Some(Chess960::Number(StartNumber::by_lot(getrandom::u64()?).get()));
        }
        for name in [&mut new.players.white, &mut new.players.black] {
            *name = name.trim().to_owned();
            if name.chars().count() > NAME || name.chars().any(char::is_control) {
                return Err(ServerError::BadValue { field: "players" });
            }
        }
        if new.default_time_ms.is_some_and(|time| time > LATEST) {
            return Err(ServerError::BadValue { field: "default_time_ms" });
        }
        Settings::checked(new)
    }

    /// Reads the stored settings of a game, with the names, which are stored separately.
    pub(crate) fn of_row(row: &GameRow) -> Result<Settings, ServerError> {
        let mut settings = Settings::stored(&row.settings)?;
        settings.new.players = row.players.clone();
        Ok(settings)
    }

    /// Reads stored settings, which have no names.
    pub(crate) fn stored(text: &str) -> Result<Settings, ServerError> {
        let new: NewGame = serde_json::from_str(text).map_err(ServerError::internal)?;
        Settings::checked(new)
    }

    /// The settings to store: without the players' names, which are stored separately so that they can be erased.
    pub(crate) fn to_stored(&self) -> Result<String, ServerError> {
        let nameless = NewGame { players: Players::default(), ..self.new.clone() };
        serde_json::to_string(&nameless).map_err(ServerError::internal)
    }

    fn checked(mut new: NewGame) -> Result<Settings, ServerError> {
        let edition: Edition = match &new.edition {
            Some(text) => text.parse().map_err(ServerError::BadEdition)?,
            None => Edition::NEWEST,
        };
        new.edition = Some(edition.to_string());
        let mut regulations = Regulations::new(edition);
        regulations.control = control_of(&new.control)?;
        new.control = regulations.control.to_pgn();
        regulations.supervision = if new.supervised || new.mode == Mode::Online {
            Supervision::Adequate
        } else {
            Supervision::Inadequate
        };
        regulations.default_time = new.default_time_ms.map(Millis::from_millis);
        regulations.draws = match new.draws {
            DrawRestriction::Free => DrawRule::Free,
            DrawRestriction::NotBefore { moves } => DrawRule::NotBefore(moves),
            DrawRestriction::Never => DrawRule::Never,
        };
        regulations.guidelines_iii = new.guidelines_iii;
        let impaired = new.visually_impaired;
        if new.mode == Mode::Online && (impaired.white || impaired.black) {
            return Err(ServerError::BadValue { field: "visually_impaired" });
        }
        regulations.visually_impaired = ByColor { white: impaired.white, black: impaired.black };
        regulations.touch_move = new.mode == Mode::Governed;
        regulations.chess960 = match new.chess960 {
            None => None,
            Some(Chess960::Number(number)) if number < COUNT => Some(number),
            Some(_) => return Err(ServerError::BadValue { field: "chess960" }),
        };
        regulations.effort = EFFORT;
        let setup = new.fen.as_deref().map(setup_of).transpose()?;
        if setup.is_some() && new.chess960.is_some() {
            return Err(ServerError::BadValue { field: "fen" });
        }
        Ok(Settings { new, regulations, setup })
    }

    /// The starting point, if the game does not begin as usual.
    pub(crate) fn starting_point(&self, at: u64) -> Option<StartingPoint> {
        let mut point = StartingPoint::new(self.setup?);
        point.at = Instant::from_millis(at);
        Some(point)
    }

    /// The game before its first event.
    pub(crate) fn game(&self, created_at: u64) -> Result<Game, ServerError> {
        let game = match self.starting_point(created_at) {
            Some(point) => Game::taken_up(self.regulations.clone(), &point),
            None => Game::new(self.regulations.clone()),
        };
        game.map_err(ServerError::BadGame)
    }

    /// The same game with the colours changed.
    pub(crate) fn reversed(&self) -> Result<Settings, ServerError> {
        let mut new = self.new.clone();
        std::mem::swap(&mut new.players.white, &mut new.players.black);
        let impaired = &mut new.visually_impaired;
        std::mem::swap(&mut impaired.white, &mut impaired.black);
        if new.chess960.is_some() {
            new.chess960 = Some(Chess960::Lot(crate::wire::Lot::Lot));
        }
        Settings::of(new)
    }
}

/// A position that can be played from.
fn setup_of(fen: &str) -> Result<Setup, ServerError> {
    if fen.len() > 200 {
        return Err(ServerError::BadValue { field: "fen" });
    }
    let setup = Setup::from_fen(fen).map_err(|error| ServerError::BadFen { error: Box::new(error) })?;
    match setup.examine() {
        (Some(_), _) => Ok(setup),
        (None, irregularities) => Err(ServerError::NotPlayable { setup: Box::new(setup), irregularities }),
    }
}

/// A time control in PGN.
pub(crate) fn control_of(text: &str) -> Result<TimeControl, ServerError> {
    if text.len() > 200 {
        return Err(ServerError::BadValue { field: "control" });
    }
    match TimeControl::from_pgn(text.trim()) {
        Ok(TimeControl::Unknown) => Ok(TimeControl::Untimed),
        Ok(control) => Ok(control),
        Err(error) => Err(ServerError::BadControl { text: text.to_owned(), error: Box::new(error) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(json: serde_json::Value) -> Result<Settings, ServerError> {
        Settings::of(serde_json::from_value(json).unwrap())
    }

    #[test]
    fn what_is_stored_is_read_back() {
        let settings = new(serde_json::json!({
            "mode": "governed", "control": "40/5400+30:1800+30", "chess960": "lot", "edition": "2018",
            "draws": {"rule": "not-before", "moves": 30}, "supervised": false, "crash": "run",
            "players": {"white": " Anna ", "black": "Bruno"},
        }))
        .unwrap();
        let stored = settings.to_stored().unwrap();
        assert!(
            !stored.contains("players") && !stored.contains("Anna"),
            "names are kept elsewhere: {stored}"
        );
        let again = Settings::stored(&stored).unwrap();
        assert_eq!(again.regulations, settings.regulations);
        assert_eq!(settings.new.players.white, "Anna");
        assert!(matches!(again.new.chess960, Some(Chess960::Number(_))));
        assert_eq!(settings.regulations.draws, DrawRule::NotBefore(30));
        assert_eq!(settings.reversed().unwrap().new.players.white, "Bruno");
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for json in [
            serde_json::json!({"mode": "online", "control": "five minutes"}),
            serde_json::json!({"mode": "online", "control": "300", "edition": "1999"}),
            serde_json::json!({"mode": "online", "control": "300", "chess960": 960}),
            serde_json::json!({"mode": "online", "control": "300", "players": {"white": "a\nb"}}),
            serde_json::json!({"mode": "online", "control": "300", "default_time_ms": 100_000_000}),
        ] {
            assert!(new(json.clone()).is_err(), "{json}");
        }
        let unknown = serde_json::json!({"mode": "online", "control": "300", "colour": "red"});
        assert!(serde_json::from_value::<NewGame>(unknown).is_err());
    }
}
