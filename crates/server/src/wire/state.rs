//! The full state of a game, and its current moment.

use super::{
    ArticleView, CanClaimView, ClockView, CrashPolicy, DrawRestriction, DutyView, EventView, MatterView,
    Mode, Players, Role, RulingView, Side, Starting, VisuallyImpaired,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The full state of a game: the answer to a greeting and to `GET /api/games/{id}`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameState {
    /// Its public id.
    pub id: String,
    /// Its settings.
    pub settings: GameSettings,
    /// The caller's role.
    pub role: Role,
    /// Its current state.
    pub moment: Moment,
    /// The half-moves.
    pub scoresheet: Vec<PlyView>,
    /// The events after `since`, or all if that was left out. At most the last two thousand; earlier ones can be fetched from
    /// `GET /api/games/{id}/events`.
    pub events: Vec<EventView>,
    /// The rulings made before the first event.
    pub preliminaries: Vec<RulingView>,
    /// The rematch, once it has been made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// The settings of a game.
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
    /// The default time in milliseconds: how late a player may arrive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time_ms: Option<u64>,
    /// Restrictions on draws by agreement.
    pub draws: DrawRestriction,
    /// Whether supervision is adequate.
    pub supervised: bool,
    /// Whether Guidelines III were announced.
    pub guidelines_iii: bool,
    /// Who is visually impaired.
    pub visually_impaired: VisuallyImpaired,
    /// What happens to the clocks at a crash.
    pub crash: CrashPolicy,
    /// When the session starts.
    pub start: Starting,
    /// The names.
    pub players: Players,
    /// Whether the game is in the public list.
    pub listed: bool,
    /// When it was made.
    pub created_at: u64,
    /// The starting position.
    pub start_fen: String,
}

/// The status of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StatusKind {
    /// The session has not started.
    NotStarted,
    /// In progress.
    Running,
    /// Adjourned.
    Adjourned,
    /// Over.
    Over,
    /// Annulled: a new game is to be played.
    Annulled,
}

/// The current state of a game. Each update has a complete one: a client keeps the last.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Moment {
    /// The number of the last event, which an act must give as `expected_seq`.
    pub seq: u64,
    /// The server time of the clock readings.
    pub server_time: u64,
    /// The status.
    pub status: StatusKind,
    /// The board as FEN, without regard to a move in progress; it may be irregular, even without a king.
    pub fen: String,
    /// The player who has the move.
    pub turn: Side,
    /// Whether that side's king is in check.
    pub check: bool,
    /// The legal moves; castling by the king's squares, or onto the rook where king or rook began elsewhere than usual.
    pub moves: Vec<String>,
    /// The last half-move by its squares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_move: Option<String>,
    /// The move that a visually impaired player has played on the board but not announced, by its squares: the announcement makes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unannounced: Option<String>,
    /// Whether the last move has been made and the clock must still be pressed.
    pub press_due: bool,
    /// The clocks; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
    /// Whether White is at the board.
    pub white_present: bool,
    /// Whether Black is at the board.
    pub black_present: bool,
    /// White's offences that count towards the loss of the game.
    pub white_offences: u8,
    /// Black's offences that count towards the loss of the game.
    pub black_offences: u8,
    /// The player whose draw offer stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw_offer: Option<Side>,
    /// What the players must do.
    pub duties: Vec<DutyView>,
    /// What the players may claim.
    pub claims: Vec<CanClaimView>,
    /// How often the position has appeared.
    pub appearances: u32,
    /// Half-moves without capture or pawn move.
    pub quiet: u16,
    /// Open matters for the arbiter, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub matters: Vec<MatterView>,
    /// The players who have an assistant.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub assisted: Vec<Side>,
    /// Whether there is an illegal move that the players may agree to correct (`players agree-to-correct`).
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub correctable: bool,
    /// The player who has proposed to correct it; it is corrected when the opponent agrees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub correction: Option<Side>,
    /// The player who has to seal a move now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealing: Option<Side>,
    /// Whether there is a sealed move in the envelope.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub envelope: bool,
    /// Whether the game has reached a limit of events, so that only the clock, resignation, agreement and the arbiter's acts are
    /// accepted (and a move, if it is the limit between moves).
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub capped: bool,
    /// The player whom the stopped clocks wait for after the server had stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaiting: Option<Side>,
    /// The end of the game, if it is over.
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
    /// The reason: `checkmate`, `resignation`, `agreement`, `flag`, `threefold`, ...
    #[schema(example = "checkmate")]
    pub reason: String,
    /// The player who claimed it or resigned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
    /// The main article.
    pub article: ArticleView,
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
    /// The move by its squares; left out if the clock was pressed without a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uci: Option<String>,
    /// The move as SAN with English letters; an illegal one by its squares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub san: Option<String>,
    /// The kind of illegality: `illegal`, `king-taken`, `unpromoted`, `incomplete`, `no-move`, `no-king`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// Whether the clock has been pressed.
    pub completed: bool,
    /// The mover's clock when the move was completed, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
    /// The position after it.
    pub fen: String,
}
