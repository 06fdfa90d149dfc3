//! The messages of the socket, and acts.

use super::{ErrorBody, GameState, Moment, PlyView, Role, RulingView};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An act: `POST /api/games/{id}/acts`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActRequest {
    /// The number of the last event that the actor knew. If another came first, the answer is a conflict.
    pub expected_seq: u64,
    /// The act as a short sentence, whole: `white touches e2`, `white plays e2e4`, `white presses`, `black claims
    /// threefold with "Nf3" = g1f3`, `arbiter adds 2:00 to black`. Closed set: `docs/scenarios.md` lists every one.
    #[schema(example = "white plays e2e4", max_length = 300)]
    #[schema(format = "act")]
    pub act: String,
    /// Online mode, with a move: offers a draw with it, as the Laws want it, between the move and the press.
    #[serde(default)]
    pub offer_draw: bool,
}

/// An act is in the log, on disk.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Ack {
    /// The number of the last event now.
    pub seq: u64,
    /// Its time.
    pub at: u64,
    /// What happened: the act, and what the server added to it.
    pub events: Vec<EventView>,
}

/// An event of the log, with what the Laws said to it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct EventView {
    /// Its number, from 1 without gaps.
    pub seq: u64,
    /// The server's time.
    pub at: u64,
    /// Who brought it.
    pub actor: Role,
    /// The act; a sealed move is not shown until the envelope is opened.
    #[schema(format = "act")]
    pub act: String,
    /// The same as a sentence.
    pub sentence: String,
    /// What followed.
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

/// Something happened in a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Update {
    /// The events; the first is the one after the `seq` of the message before. If it is not, something was missed: greet
    /// again with `since`.
    pub events: Vec<EventView>,
    /// How the game stands after them.
    pub moment: Moment,
    /// The scoresheet up to here is as it was, ...
    pub plies_kept: usize,
    /// ... and goes on like this.
    pub plies: Vec<PlyView>,
}

/// What a client says on the socket.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// The greeting, first of all.
    Hello {
        /// The version of the messages that the client speaks.
        version: u32,
        /// The secret of its role; left out to watch.
        #[serde(default)]
        token: Option<String>,
        /// The last event that it knows: only later ones are sent.
        #[serde(default)]
        since: Option<u64>,
        /// The language of every sentence from here on, by its code; that of the header `Accept-Language` where left out.
        #[serde(default)]
        language: Option<String>,
    },
    /// An act.
    Act {
        /// Any number; the answer has it too.
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
    /// A heartbeat: answered at once. A client sends one every ten seconds and measures its lag by it; one that is silent for
    /// forty is cut off.
    Ping {
        /// Any number; the answer has it too.
        id: u32,
    },
}

/// What the server says on the socket.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// The answer to the greeting: everything.
    State(Box<GameState>),
    /// Something happened.
    Update(Box<Update>),
    /// An act of this client is on disk. Its update comes too, before or after.
    Ack {
        /// The number that the client gave.
        id: u32,
        /// The number of the last event now.
        seq: u64,
        /// Its time.
        at: u64,
    },
    /// An act of this client, or its greeting, is refused.
    Refused {
        /// The number that the client gave; 0 for a greeting.
        id: u32,
        /// What is wrong.
        fault: Box<ErrorBody>,
    },
    /// The answer to a heartbeat.
    Pong {
        /// The number that the client gave.
        id: u32,
        /// The server's time.
        server_time: u64,
        /// The number of the last event. Everything up to it has been told before: a client that knows less greets anew.
        seq: u64,
    },
    /// Who else is connected has changed.
    Connected {
        /// The sockets of White.
        white: u32,
        /// The sockets of Black.
        black: u32,
        /// The sockets of the arbiter.
        arbiter: u32,
        /// The sockets of those who watch.
        spectators: u32,
    },
    /// Somebody wants a rematch: this is the new game. A player asks `POST /api/games/{id}/rematch` for his own link.
    Rematch {
        /// Its public name.
        game: String,
    },
    /// Who holds what has changed: `GET /api/games/{id}/links` tells. Whoever only watches does not get it.
    Links {},
    /// The server is stopping: come back in a moment.
    Stopping {},
}
