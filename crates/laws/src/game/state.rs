//! Parts of a game's state, and errors for impossible events.

use super::scoresheet::Scoresheet;
use crate::edition::{Article, Rule};
use crate::ending::{Ending, Ground};
use crate::event::QuickplayGround;
use std::fmt;
use tratto_board::{Color, Square};
use tratto_clock::{ClockError, Instant};

/// Whether a game goes on.
#[derive(Clone, Copy, Eq, PartialEq, Debug)]
pub enum Status {
    /// The session has not begun.
    NotStarted,
    /// It goes on.
    Running,
    /// It is adjourned.
    Adjourned,
    /// It is over.
    Over(Ending),
    /// It is annulled by this article, and a new game is to be played.
    Annulled(Article),
}

/// The state of a player.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct PlayerState {
    pub(crate) present: bool,
    pub(crate) offences: Offences,
    pub(crate) sheet: Scoresheet,
    /// How often he has asked to see the arbiter's scoresheet.
    pub(crate) views: u8,
    /// How often he has offered a draw at the wrong time.
    pub(crate) wrong_offers: u8,
    /// How often he has been found in breach of the rules of conduct.
    pub(crate) breaches: u8,
    /// He has an assistant.
    pub(crate) assisted: bool,
    /// He persistently refuses to keep the Laws.
    pub(crate) refuses: bool,
    /// Pieces he has displaced and not yet put back.
    pub(crate) displaced: Vec<Square>,
    /// He puts them back on the opponent's move: his own clock runs for it.
    pub(crate) lent: bool,
    /// A move made with two hands and taken back.
    pub(crate) two_hands_before: bool,
    /// The result that he signed.
    pub(crate) signed: Option<tratto_board::ByColor<crate::points::Points>>,
    /// His move has been announced, in play with a visually impaired player.
    pub(crate) announced: Option<crate::event::Play>,
    /// The opponent has announced a move that he has not yet repeated.
    pub(crate) must_repeat: bool,
    /// He has adjusted pieces since the last move.
    pub(crate) adjusted: bool,
    /// The last period in which he had so little time that he need not record.
    pub(crate) relieved_in: Option<u32>,
    /// A flag has fallen, and he has not moved since: the period that ended.
    pub(crate) flag_seen: Option<u32>,
    /// The last period of which that was so.
    pub(crate) flag_done: Option<u32>,
    /// He has the opponent's scoresheet.
    pub(crate) holds_sheet: bool,
}

/// Offences that count as illegal moves, by the kinds that the letter of 2017 counts apart.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Offences {
    pub(crate) moves: u8,
    pub(crate) hands: u8,
    pub(crate) presses: u8,
}

impl Offences {
    pub(crate) fn total(self) -> u8 {
        self.moves.saturating_add(self.hands).saturating_add(self.presses)
    }
}

/// An offer of a draw that stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Offer {
    pub(crate) by: Color,
    /// It lies in a claim, by this rule.
    pub(crate) by_claim: Option<Rule>,
}

/// A claim that waits for the arbiter.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Pending {
    /// In a quickplay finish.
    Quickplay {
        claimant: Color,
        ground: QuickplayGround,
        /// Whether the arbiter has put off his decision and watches.
        postponed: bool,
    },
    /// A request for seconds with each move.
    ExtraSeconds { claimant: Color },
}

impl Pending {
    pub(crate) fn claimant(&self) -> Color {
        match self {
            Pending::Quickplay { claimant, .. } | Pending::ExtraSeconds { claimant } => *claimant,
        }
    }

    pub(crate) fn ground() -> Ground {
        Ground::Quickplay
    }
}

/// Why an event is impossible in the current state of the game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum NotAnEvent {
    /// It is earlier than the event before.
    TimeWentBack {
        /// The time of the event before.
        last: Instant,
        /// The time given.
        at: Instant,
    },
    /// The session has not begun.
    NotStarted,
    /// The session has begun already.
    AlreadyStarted,
    /// The game is adjourned.
    Adjourned,
    /// The game is not adjourned.
    NotAdjourned,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The player is not at the board.
    NotThere {
        /// Who.
        player: Color,
    },
    /// The player is at the board already.
    AlreadyThere {
        /// Who.
        player: Color,
    },
    /// Nothing stands on the square.
    EmptySquare {
        /// The square.
        square: Square,
    },
    /// There is no clock.
    NoClock,
    /// The clock cannot do that.
    Clock(ClockError),
    /// No draw has been offered to the player.
    NoOffer {
        /// To whom.
        player: Color,
    },
    /// No claim waits for the arbiter.
    NothingToDecide,
    /// The player has made no move that he could take back.
    NothingToTakeBack,
    /// So many half-moves have not been played.
    TooFarBack {
        /// How many have been.
        played: u16,
    },
    /// No illegal move stands that could be corrected.
    NothingToCorrect,
    /// No pieces of the player are displaced.
    NothingDisplaced {
        /// Whose.
        player: Color,
    },
    /// No player was told to seal.
    NotTimeToSeal,
    /// No move has been sealed.
    NothingSealed,
    /// The envelope is not lost.
    EnvelopeNotLost,
    /// The arbiter's penalty is not among those of this edition.
    NoSuchPenalty,
    /// No decision has been made against which one could appeal.
    NothingToAppeal,
    /// The player is not visually impaired, and has no assistant.
    NoAssistant {
        /// Who.
        player: Color,
    },
    /// The player does not have the opponent's scoresheet.
    NoSheet {
        /// Who.
        player: Color,
    },
    /// There is no arbiter in the room.
    NoArbiter,
    /// The game never needed that consent.
    NoConsentNeeded,
}

impl fmt::Display for NotAnEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAnEvent::TimeWentBack { last, at } => {
                write!(f, "it is of {at}, and the event before it of {last}: give events in their order")
            }
            NotAnEvent::NotStarted => f.write_str("the session has not begun: start it first"),
            NotAnEvent::AlreadyStarted => f.write_str("the session has begun already"),
            NotAnEvent::Adjourned => f.write_str("the game is adjourned: resume it first"),
            NotAnEvent::NotAdjourned => f.write_str("the game is not adjourned"),
            NotAnEvent::Over => f.write_str("the game is over"),
            NotAnEvent::NotOver => f.write_str("the game is not over"),
            NotAnEvent::NotThere { player } => {
                write!(f, "{player} is not at the board: let him arrive first")
            }
            NotAnEvent::AlreadyThere { player } => write!(f, "{player} is at the board already"),
            NotAnEvent::EmptySquare { square } => write!(f, "nothing stands on {square}"),
            NotAnEvent::NoClock => f.write_str("the game is played without a clock"),
            NotAnEvent::Clock(error) => write!(f, "{error}"),
            NotAnEvent::NoOffer { player } => write!(f, "no draw has been offered to {player}"),
            NotAnEvent::NothingToDecide => f.write_str("no claim waits for the arbiter"),
            NotAnEvent::NothingToTakeBack => f.write_str("the player has made no move that is not completed"),
            NotAnEvent::TooFarBack { played } => write!(f, "only {played} half-moves have been played"),
            NotAnEvent::NothingToCorrect => f.write_str("no illegal move stands"),
            NotAnEvent::NothingDisplaced { player } => write!(f, "{player} has displaced nothing"),
            NotAnEvent::NotTimeToSeal => f.write_str("nobody was told to seal a move"),
            NotAnEvent::NothingSealed => f.write_str("no move has been sealed"),
            NotAnEvent::EnvelopeNotLost => f.write_str("the envelope is not lost"),
            NotAnEvent::NoSuchPenalty => f.write_str("this edition does not know that penalty"),
            NotAnEvent::NothingToAppeal => f.write_str("nothing has been decided"),
            NotAnEvent::NoAssistant { player } => write!(f, "{player} has no assistant"),
            NotAnEvent::NoSheet { player } => write!(f, "{player} does not have the opponent's scoresheet"),
            NotAnEvent::NoArbiter => f.write_str("there is no arbiter in the room"),
            NotAnEvent::NoConsentNeeded => f.write_str("draws are free in this event"),
        }
    }
}

impl std::error::Error for NotAnEvent {}

impl From<ClockError> for NotAnEvent {
    fn from(error: ClockError) -> NotAnEvent {
        NotAnEvent::Clock(error)
    }
}
