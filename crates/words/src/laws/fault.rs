//! What cannot have happened, games that cannot be set up, and what is illegal about a move.

use crate::{Words, say};
use tratto_board::Role;
use tratto_clock::Instant;
use tratto_laws::{GameError, MoveFault, NotAnEvent, OnBoard};

/// A moment in seconds, as scenario files give it.
fn seconds(at: Instant) -> String {
    let (whole, rest) = (at.get() / 1000, at.get() % 1000);
    if rest == 0 { whole.to_string() } else { format!("{whole}.{rest:03}") }
}

impl Words {
    /// Why something cannot have happened, as a clause.
    pub fn not_an_event(&self, error: &NotAnEvent) -> String {
        match error {
            NotAnEvent::Clock(error) => self.clock_error(error),
            NotAnEvent::TimeWentBack { last, at } => {
                say!(self, "not-event-time-went-back", at = seconds(*at), last = seconds(*last))
            }
            NotAnEvent::NotStarted => say!(self, "not-event-not-started"),
            NotAnEvent::AlreadyStarted => say!(self, "not-event-already-started"),
            NotAnEvent::Adjourned => say!(self, "not-event-adjourned"),
            NotAnEvent::NotAdjourned => say!(self, "not-event-not-adjourned"),
            NotAnEvent::Over => say!(self, "not-event-over"),
            NotAnEvent::NotOver => say!(self, "not-event-not-over"),
            NotAnEvent::NotThere { player } => say!(self, "not-event-not-there", color = *player),
            NotAnEvent::AlreadyThere { player } => say!(self, "not-event-already-there", color = *player),
            NotAnEvent::EmptySquare { square } => say!(self, "not-event-empty-square", square = *square),
            NotAnEvent::NoClock => say!(self, "not-event-no-clock"),
            NotAnEvent::NoOffer { player } => say!(self, "not-event-no-offer", color = *player),
            NotAnEvent::NothingToDecide => say!(self, "not-event-nothing-to-decide"),
            NotAnEvent::NothingToTakeBack => say!(self, "not-event-nothing-to-take-back"),
            NotAnEvent::TooFarBack { played } => say!(self, "not-event-too-far-back", count = *played),
            NotAnEvent::NothingToCorrect => say!(self, "not-event-nothing-to-correct"),
            NotAnEvent::NothingDisplaced { player } => {
                say!(self, "not-event-nothing-displaced", color = *player)
            }
            NotAnEvent::NotTimeToSeal => say!(self, "not-event-not-time-to-seal"),
            NotAnEvent::NothingSealed => say!(self, "not-event-nothing-sealed"),
            NotAnEvent::EnvelopeNotLost => say!(self, "not-event-envelope-not-lost"),
            NotAnEvent::NoSuchPenalty => say!(self, "not-event-no-such-penalty"),
            NotAnEvent::NothingToAppeal => say!(self, "not-event-nothing-to-appeal"),
            NotAnEvent::NoAssistant { player } => say!(self, "not-event-no-assistant", color = *player),
            NotAnEvent::NoSheet { player } => say!(self, "not-event-no-sheet", color = *player),
            NotAnEvent::NoArbiter => say!(self, "not-event-no-arbiter"),
            NotAnEvent::NoConsentNeeded => say!(self, "not-event-no-consent-needed"),
        }
    }

    /// Why a game cannot be set up, as a clause.
    pub fn game_error(&self, error: &GameError) -> String {
        match error {
            GameError::Clock(error) => self.clock_setup_error(error),
            GameError::Move { number, error } => {
                let squares = format!("{}{}", error.tried.from(), error.tried.destination());
                say!(self, "game-move", number = *number, squares = squares)
            }
            GameError::Chess960 { number } => say!(self, "game-chess960", number = *number),
            GameError::NoKing => say!(self, "game-no-king"),
        }
    }

    /// What is illegal about a move, as a clause; `before` is the board before it.
    pub(super) fn ply_fault(&self, fault: MoveFault, before: &OnBoard) -> Option<String> {
        Some(match fault {
            MoveFault::Illegal(why) => self.why_not(before.position()?, why),
            MoveFault::KingTaken { square } => say!(self, "fault-king-taken", square = square),
            MoveFault::Unpromoted { square } => {
                say!(self, "fault-unpromoted", piece = self.piece_on(Role::Pawn, square))
            }
            MoveFault::Incomplete => say!(self, "fault-incomplete"),
            MoveFault::NoMove => say!(self, "fault-no-move"),
            MoveFault::NoKing => say!(self, "fault-no-king"),
        })
    }
}
