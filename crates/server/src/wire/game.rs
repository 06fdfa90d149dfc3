//! Making a game, and lists of games.

use super::Links;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A new game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// How it is played.
    pub mode: Mode,
    /// The edition of the Laws by its year; the latest by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = "2023")]
    pub edition: Option<String>,
    /// The time control as PGN writes it, in seconds: `300+3`, `40/5400+30:1800+30`, `-` for no clock. `POST /api/control` converts
    /// what people write.
    #[schema(example = "300+3", max_length = 200)]
    pub control: String,
    /// Chess960, by number or at random.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chess960: Option<Chess960>,
    /// The starting position as FEN, instead of the usual one. Both players then count as present, and the clock of the side to move
    /// starts when that player connects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 200)]
    pub fen: Option<String>,
    /// The default time in milliseconds: how late a player may arrive; as the edition says by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(maximum = 86400000)]
    pub default_time_ms: Option<u64>,
    /// Restrictions on draws by agreement.
    #[serde(default)]
    pub draws: DrawRestriction,
    /// Whether supervision is adequate in the sense of the Laws on rapid and blitz. If so, the server calls a fallen flag, as an
    /// arbiter who watches only this board; otherwise the opponent has to claim it.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub supervised: bool,
    /// Whether Guidelines III (the last period without an increment) were announced.
    #[serde(default)]
    pub guidelines_iii: bool,
    /// Who is visually impaired: his moves are announced, and he may have an assistant. Governed play only.
    #[serde(default)]
    pub visually_impaired: VisuallyImpaired,
    /// What happens to the clocks when the server stops unexpectedly.
    #[serde(default)]
    pub crash: CrashPolicy,
    /// When the session begins.
    #[serde(default)]
    pub start: Starting,
    /// The names of the players.
    #[serde(default, skip_serializing_if = "Players::is_empty")]
    pub players: Players,
    /// Whether the game is in the public list.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub listed: bool,
}

fn yes() -> bool {
    true
}

/// How a game is played.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Only legal moves; the server presses the clock.
    Online,
    /// The Laws in full: touch, release, press; illegal moves can be made.
    Governed,
}

/// A Chess960 start.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Chess960 {
    /// By its number, 0 to 959.
    Number(u16),
    /// At random.
    Lot(Lot),
}

/// The word for a random choice.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lot {
    /// The server chooses.
    Lot,
}

/// Restrictions on draws by agreement.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "rule", rename_all = "kebab-case", deny_unknown_fields)]
pub enum DrawRestriction {
    /// None.
    #[default]
    Free,
    /// No agreement before each side has made this many moves.
    NotBefore {
        /// How many.
        moves: u16,
    },
    /// None without the arbiter's consent.
    Never,
}

/// What happens to running clocks when the server stops unexpectedly.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CrashPolicy {
    /// They stop at the crash, and run on when the player whose clock it is has returned (or half a minute after anybody has), or when
    /// the arbiter restarts them.
    #[default]
    Stop,
    /// They run on.
    Run,
}

/// When the session starts.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Starting {
    /// When both players have arrived.
    #[default]
    Together,
    /// When the arbiter starts it, whoever is present.
    Arbiter,
}

/// Which players are blind or visually impaired.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VisuallyImpaired {
    /// White.
    #[serde(default)]
    pub white: bool,
    /// Black.
    #[serde(default)]
    pub black: bool,
}

/// The names of the players.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Players {
    /// White; may be empty.
    #[serde(default)]
    #[schema(max_length = 80)]
    pub white: String,
    /// Black; may be empty.
    #[serde(default)]
    #[schema(max_length = 80)]
    pub black: String,
}

impl Players {
    /// Whether there are no names.
    pub fn is_empty(&self) -> bool {
        self.white.is_empty() && self.black.is_empty()
    }
}

/// A person's role in a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Plays White.
    White,
    /// Plays Black.
    Black,
    /// The arbiter.
    Arbiter,
    /// The assistant of a visually impaired player.
    Assistant,
    /// Made the game and gives out its links; takes no part in it.
    Organiser,
    /// A spectator.
    Spectator,
    /// The server itself: flags, presence, the start. It has no link.
    Server,
}

impl Role {
    /// The roles that have secret links.
    pub const LINKED: [Role; 5] = [Role::White, Role::Black, Role::Arbiter, Role::Assistant, Role::Organiser];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Role::White => "white",
            Role::Black => "black",
            Role::Arbiter => "arbiter",
            Role::Assistant => "assistant",
            Role::Organiser => "organiser",
            Role::Spectator => "spectator",
            Role::Server => "server",
        }
    }

    /// The role with a name.
    pub fn from_name(name: &str) -> Option<Role> {
        Role::LINKED.into_iter().chain([Role::Spectator, Role::Server]).find(|role| role.name() == name)
    }
}

/// A game that was made.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct Created {
    /// Its public id: anybody who has it may watch.
    #[schema(example = "k7Qm2xVp9T")]
    pub id: String,
    /// The secrets, shown once.
    pub links: Links,
}

/// A game in a list.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameLine {
    /// Its public id.
    pub id: String,
    /// How it is played.
    pub mode: Mode,
    /// The time control, as people write it.
    pub control: String,
    /// The players.
    pub players: Players,
    /// The edition's year.
    pub edition: String,
    /// When it was made.
    pub created_at: u64,
    /// The time of the last event.
    pub last_at: u64,
    /// The number of events.
    pub seq: u64,
    /// Its status: `not-started`, `running`, `adjourned`, `over` or `annulled`.
    pub status: super::StatusKind,
    /// The result as PGN writes it, `*` while there is none.
    pub result: String,
    /// The position, for a small board.
    pub fen: String,
}

/// A list of games.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameList {
    /// The games, most recently active first.
    pub games: Vec<GameLine>,
    /// Where the next page begins; left out on the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}
