//! The state of a game, whole and by moments.

use super::{
    CanClaimView, ClockView, CrashPolicy, DrawRestriction, DutyView, EventView, MatterView, Mode, Players,
    Role, RulingView, Side, Starting, VisuallyImpaired,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Everything about a game: the answer to a greeting and to `GET /api/games/{id}`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameState {
    /// Its public name.
    pub id: String,
    /// What was laid down.
    pub settings: GameSettings,
    /// The role of whoever asks.
    pub role: Role,
    /// How it stands now.
    pub moment: Moment,
    /// The half-moves.
    pub scoresheet: Vec<PlyView>,
    /// The events asked for: those after `since`, all where it was left out. Of more than two thousand only the last; the others can be
    /// had from `GET /api/games/{id}/events`.
    pub events: Vec<EventView>,
    /// What the Laws had to say before anything happened.
    pub preliminaries: Vec<RulingView>,
    /// The game that follows this one with the colours changed, once somebody has asked for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// What was laid down for a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameSettings {
    /// How it is played.
    pub mode: Mode,
    /// The edition's year.
    pub edition: String,
    /// The time control as PGN writes it; `-` where there is no clock.
    pub control: String,
    /// The same as people write it.
    pub control_spoken: String,
    /// `standard`, `rapid` or `blitz`.
    pub rate: String,
    /// The number of the Chess960 start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chess960: Option<u16>,
    /// How late a player may come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time_ms: Option<u64>,
    /// Draws by agreement.
    pub draws: DrawRestriction,
    /// Whether supervision is adequate.
    pub supervised: bool,
    /// Whether Guidelines III were announced.
    pub guidelines_iii: bool,
    /// Who is visually impaired.
    pub visually_impaired: VisuallyImpaired,
    /// What becomes of the clocks at a crash.
    pub crash: CrashPolicy,
    /// When the session begins.
    pub start: Starting,
    /// The names.
    pub players: Players,
    /// Whether the game is in the public list.
    pub listed: bool,
    /// When it was made.
    pub created_at: u64,
    /// The position before the first move.
    pub start_fen: String,
}

/// Whether a game goes on.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StatusKind {
    /// The session has not begun.
    NotStarted,
    /// It goes on.
    Running,
    /// It is adjourned.
    Adjourned,
    /// It is over.
    Over,
    /// It is annulled and a new game is to be played.
    Annulled,
}

/// How a game stands at one moment. Each update carries a whole one: a client keeps the last.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Moment {
    /// The number of the last event; what an act must name as `expected_seq`.
    pub seq: u64,
    /// The server's time at which the clocks read so.
    pub server_time: u64,
    /// Whether it goes on.
    pub status: StatusKind,
    /// What stands on the board as FEN, a move in the hand left aside; irregular pieces included, a missing king too.
    pub fen: String,
    /// The player who has the move.
    pub turn: Side,
    /// Whether his king is in check.
    pub check: bool,
    /// The legal moves; castling by the king's squares, or onto the rook where king or rook began elsewhere than usual.
    pub moves: Vec<String>,
    /// The last half-move by its squares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_move: Option<String>,
    /// The move that a visually impaired player has done on the board, by its squares: it is made when it is announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unannounced: Option<String>,
    /// Whether the last move has been made and waits for the clock to be pressed.
    pub press_due: bool,
    /// The clocks; left out where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
    /// Whether White is at the board.
    pub white_present: bool,
    /// Whether Black is at the board.
    pub black_present: bool,
    /// Offences of White that count towards the loss of the game.
    pub white_offences: u8,
    /// Offences of Black.
    pub black_offences: u8,
    /// Who has offered a draw that stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw_offer: Option<Side>,
    /// What the players must do.
    pub duties: Vec<DutyView>,
    /// What they may claim.
    pub claims: Vec<CanClaimView>,
    /// How often the position has stood on the board.
    pub appearances: u32,
    /// Half-moves without capture or pawn move.
    pub quiet: u16,
    /// What waits for the arbiter, the oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub matters: Vec<MatterView>,
    /// The players who have an assistant.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub assisted: Vec<Side>,
    /// Whether an illegal move stands that the players might agree to correct (`players agree-to-correct`).
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub correctable: bool,
    /// Who has proposed to correct it; it happens when the opponent says so too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub correction: Option<Side>,
    /// Who is to seal a move now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealing: Option<Side>,
    /// Whether a sealed move lies in its envelope.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub envelope: bool,
    /// Whether so much has happened that only the clock, resignation, agreement and the arbiter's acts go on (and a move, where too
    /// much has happened since the last).
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub capped: bool,
    /// The clocks stand because the server had stopped: they wait for this player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaiting: Option<Side>,
    /// The end, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Ending {
    /// The result as PGN writes it; `0-0` where both lose.
    #[schema(example = "1-0")]
    pub result: String,
    /// What White scores: `1`, `½`, `0`.
    pub white: String,
    /// What Black scores.
    pub black: String,
    /// How it came about: `checkmate`, `resignation`, `agreement`, `flag`, `threefold`, ...
    #[schema(example = "checkmate")]
    pub reason: String,
    /// Who claimed it or resigned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
    /// The article that carries it; empty where the game was annulled by the arbiter alone.
    pub article: String,
    /// The end as a sentence.
    pub sentence: String,
}

/// A half-move on the scoresheet.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlyView {
    /// Who moved.
    pub side: Side,
    /// The number of the move, from 1.
    pub number: u16,
    /// The move by its squares; left out where the clock was pressed without a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uci: Option<String>,
    /// The move as SAN with English letters; an illegal one by its squares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub san: Option<String>,
    /// What is illegal about it: `illegal`, `king-taken`, `unpromoted`, `incomplete`, `no-move`, `no-king`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// Whether the clock has been pressed.
    pub completed: bool,
    /// What the mover's clock showed when it was completed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
    /// The position after it.
    pub fen: String,
}
