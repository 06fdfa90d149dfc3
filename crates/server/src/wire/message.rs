//! The messages of the socket, and acts.

use super::{ErrorBody, GameState, Moment, PlyView, Role, RulingView};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An act: `POST /api/games/{id}/acts`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActRequest {
    /// The number of the last event that the client knew. If another came first, the answer is a conflict.
    pub expected_seq: u64,
    /// The act as a complete short sentence: `white touches e2`, `white plays e2e4`, `white presses`, `black claims
    /// threefold with "Nf3" = g1f3`, `arbiter adds 2:00 to black`. `docs/scenarios.md` lists all of them.
    #[schema(example = "white plays e2e4", max_length = 300)]
    #[schema(format = "act")]
    pub act: String,
    /// Online mode, with a move: offers a draw with it, which the Laws place between the move and the press.
    #[serde(default)]
    pub offer_draw: bool,
}

/// The answer to an act, sent when it is on disk.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Ack {
    /// The number of the last event now.
    pub seq: u64,
    /// Its time.
    pub at: u64,
    /// The events: the act, and what the server added to it.
    pub events: Vec<EventView>,
}

/// An event of the log, with its rulings.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct EventView {
    /// Its number, from 1 without gaps.
    pub seq: u64,
    /// The server's time.
    pub at: u64,
    /// The role that submitted it.
    pub actor: Role,
    /// The act; a sealed move is not shown until the envelope is opened.
    #[schema(format = "act")]
    pub act: String,
    /// The act as a sentence.
    pub sentence: String,
    /// The rulings on it.
    pub rulings: Vec<RulingView>,
}

/// A page of the log of a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct EventPage {
    /// The events after `since`, two thousand at most.
    pub events: Vec<EventView>,
    /// The number of the last event of the game.
    pub seq: u64,
}

/// New events of a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Update {
    /// The events; the first follows the `seq` of the previous message. If it does not, something was missed: greet again with `since`.
    pub events: Vec<EventView>,
    /// How the game stands after them.
    pub moment: Moment,
    /// How many half-moves of the scoresheet are unchanged.
    pub plies_kept: usize,
    /// The half-moves after those.
    pub plies: Vec<PlyView>,
}

/// A message of a client on the socket.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// The greeting, which must come first.
    Hello {
        /// The protocol version of the client.
        version: u32,
        /// The secret of its role; left out by spectators.
        #[serde(default)]
        token: Option<String>,
        /// The last event that it knows: only later ones are sent.
        #[serde(default)]
        since: Option<u64>,
        /// The code of the language for all sentences; that of the header `Accept-Language` by default.
        #[serde(default)]
        language: Option<String>,
    },
    /// An act.
    Act {
        /// Any number; it is repeated in the answer.
        id: u32,
        /// As in [`ActRequest`].
        expected_seq: u64,
        /// As in [`ActRequest`].
        #[schema(format = "act")]
        act: String,
        /// As in [`ActRequest`].
        #[serde(default)]
        offer_draw: bool,
    },
    /// A heartbeat, which is answered at once. Clients send one every ten seconds and measure their latency by it; a client that is
    /// silent for forty seconds is disconnected.
    Ping {
        /// Any number; it is repeated in the answer.
        id: u32,
    },
}

/// A message of the server on the socket.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// The answer to the greeting: the full state.
    State(Box<GameState>),
    /// New events.
    Update(Box<Update>),
    /// An act of this client is on disk. Its update is sent too, before or after.
    Ack {
        /// The number from the client's message.
        id: u32,
        /// The number of the last event now.
        seq: u64,
        /// Its time.
        at: u64,
    },
    /// An act of this client, or its greeting, is refused.
    Refused {
        /// The number from the client's message; 0 for a greeting.
        id: u32,
        /// What is wrong.
        fault: Box<ErrorBody>,
    },
    /// The answer to a heartbeat.
    Pong {
        /// The number from the client's message.
        id: u32,
        /// The server's time.
        server_time: u64,
        /// The number of the last event. All updates up to it have been sent: a client that knows of fewer events must greet again.
        seq: u64,
    },
    /// Somebody has connected or disconnected.
    Connected {
        /// How many sockets White has.
        white: u32,
        /// How many sockets Black has.
        black: u32,
        /// How many sockets the arbiter has.
        arbiter: u32,
        /// How many sockets spectators have.
        spectators: u32,
    },
    /// A rematch has been made. A player gets his own link by `POST /api/games/{id}/rematch`.
    Rematch {
        /// Its public id.
        game: String,
    },
    /// The links have changed: see `GET /api/games/{id}/links`. It is not sent to spectators.
    Links {},
    /// The server is stopping: reconnect in a moment.
    Stopping {},
}
