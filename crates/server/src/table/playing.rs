//! Which positions stand on the boards of games that are being played: nobody is advised about them.
//!
//! The Laws forbid a player any advice during play (Article 11.3.1 in 2023). Who asks about a position is not known, so nothing is said
//! of a position to anybody while it is the current one of a running game. What decides is where the pieces stand, whoever has the move.

use crate::error::ServerError;
use crate::store::{Head, RUNNING};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tratto_board::Position;

/// The current placements of all running games, by the numbers of the games.
#[derive(Default)]
pub(crate) struct Playing(Mutex<HashMap<i64, String>>);

/// Where the pieces stand: the first field of a FEN.
fn placement(fen: &str) -> &str {
    fen.split(' ').next().unwrap_or_default()
}

impl Playing {
    fn boards(&self) -> MutexGuard<'_, HashMap<i64, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes where a game has come to.
    pub(crate) fn note(&self, game: i64, status: &str, fen: &str) {
        let mut boards = self.boards();
        if status == RUNNING {
            boards.insert(game, placement(fen).to_owned());
        } else {
            boards.remove(&game);
        }
    }

    /// The same by the summary of the game.
    pub(crate) fn note_head(&self, game: i64, head: &Head) {
        self.note(game, head.status, &head.fen);
    }

    /// A game was deleted.
    pub(crate) fn forget(&self, game: i64) {
        self.boards().remove(&game);
    }

    /// Whether the pieces stand so on the board of a running game.
    pub(crate) fn has(&self, position: &Position) -> bool {
        let fen = position.fen();
        let wanted = placement(&fen);
        self.boards().values().any(|board| board == wanted)
    }

    /// Whether they stand so on the board of this running game.
    pub(crate) fn has_in(&self, game: i64, position: &Position) -> bool {
        self.boards().get(&game).is_some_and(|board| board == placement(&position.fen()))
    }

    /// An error if the pieces stand so on the board of a running game.
    pub(crate) fn refuse(&self, position: &Position) -> Result<(), ServerError> {
        if self.has(position) { Err(ServerError::BeingPlayed) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_current_boards_of_running_games_are_silent() {
        let playing = Playing::default();
        let start = Position::initial();
        let after = start.play(start.read_uci("e2e4").unwrap()).unwrap();
        assert!(playing.refuse(&start).is_ok());
        playing.note(7, "running", &start.fen());
        playing.note(8, "running", &start.fen());
        assert!(matches!(playing.refuse(&start), Err(ServerError::BeingPlayed)));
        playing.note(7, "running", &after.fen());
        assert!(playing.has(&after) && playing.has(&start));
        assert!(playing.has_in(7, &after) && playing.has_in(8, &start));
        assert!(!playing.has_in(7, &start) && !playing.has_in(9, &start));
        // Whoever has the move, and whatever the counts.
        let passed = Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 7 9").unwrap();
        assert!(playing.has(&passed));
        playing.note(8, "adjourned", &start.fen());
        assert!(!playing.has(&start));
        playing.forget(7);
        assert!(!playing.has(&after));
    }
}
