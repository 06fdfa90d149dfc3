//! Games without the board against the engine, for training: what is typed is read, the Laws end the game, and a job has the engine
//! move. No such game is stored. Like the coach, the engine does not move in a game that is being played.

use super::JsonBody;
use super::coach::refuse_played;
use super::questions::{position_of, read_move};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::Peer;
use crate::jobs::JobHandle;
use crate::reader::Reader;
use crate::telling::side_of;
use crate::telling::{tell_claim, tell_ending};
use crate::training::move_text;
use crate::wire::{
    BlindGame, BlindLevel, BlindQuestion, BlindReply, BlindSettings, BlindStep, EngineView, ErrorBody,
    MoveText,
};
use axum::Json;
use axum::extract::State;
use std::time::Duration;
use tratto_board::{Move, Position};
use tratto_engine::{Pool, Question, Strength};
use tratto_laws::{Act, ClaimKind, Edition, Event, Game, PlayerAct, Regulations, StartingPoint, Status};
use tratto_words::Words;

/// The most half-moves of a game.
const MOST_PLIES: usize = 600;
/// The effort to find out whether a position is dead, in positions looked at. Where it does not decide, the game goes on.
const EFFORT: u64 = 200_000;
/// The engine's effort for a move, and its time.
const NODES: u64 = 200_000;
const TIME: Duration = Duration::from_secs(3);

/// The levels, the weakest first.
const LEVELS: [Strength; 6] = [
    Strength::Elo(1350),
    Strength::Elo(1550),
    Strength::Elo(1800),
    Strength::Elo(2100),
    Strength::Elo(2400),
    Strength::Full,
];

/// What a game without the board can be played with here
#[utoipa::path(get, path = "/api/blind", tag = "learn", responses((status = 200, body = BlindSettings)))]
pub(crate) async fn blind_settings(State(app): State<App>) -> Json<BlindSettings> {
    let level = |(number, strength): (u8, Strength)| BlindLevel {
        level: number,
        rating: match strength {
            Strength::Elo(rating) => Some(rating),
            Strength::Full => None,
        },
    };
    let levels = (1..).zip(LEVELS).map(level).collect();
    Json(BlindSettings { engine: app.engine.is_some(), levels })
}

/// A game without the board, after what the player does
///
/// The answer has every legal move as it is written and as it is read aloud, and the end of the game, if the Laws say that it is over.
/// The engine moves in a job of the kind `blind-game`.
#[utoipa::path(post, path = "/api/blind", tag = "learn", request_body = BlindQuestion,
    responses((status = 200, body = BlindGame), (status = 400, body = ErrorBody), (status = 422, body = ErrorBody),
    (status = 429, body = ErrorBody)))]
pub(crate) async fn blind_step(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    JsonBody(question): JsonBody<BlindQuestion>,
) -> Result<Json<BlindGame>, ServerError> {
    app.limiter.question(peer)?;
    let line = Line::read(question.fen.as_deref(), &question.moves)?;
    app.think(peer, move |_| stepped(words, line, question.step)).await?.map(Json)
}

fn stepped(words: &Words, line: Line, step: Option<BlindStep>) -> Result<BlindGame, ServerError> {
    let mut played = Played::of(line)?;
    let mut notes = Vec::new();
    match step {
        None => {}
        Some(BlindStep::Move { text }) => {
            let reading = read_move(words, &played.at, &text, None)?;
            notes = reading.notes.iter().map(|note| words.note(note)).collect();
            played.play(reading.played)?;
        }
        Some(BlindStep::Claim { of, with }) => played.claim(&of, with.as_deref())?,
        Some(BlindStep::Resign) => played.act(PlayerAct::Resign)?,
    }
    Ok(BlindGame { notes, ..played.view(words) })
}

/// The engine's move, and the game after it.
pub(super) fn answered(
    words: &Words,
    line: Line,
    strength: Strength,
    engine: &Pool,
    watch: &JobHandle,
) -> Result<BlindReply, ServerError> {
    let question = Question::about(line.start)
        .after(line.moves.iter().copied())
        .nodes(NODES)
        .time(TIME)
        .strength(strength);
    let mut played = Played::of(line)?;
    let told = engine.ask(&question, &mut |nodes| watch.go_on(nodes)).map_err(ServerError::engine)?;
    let text = move_text(words, &played.at.setup(), told.best);
    played.play(told.best)?;
    Ok(BlindReply {
        played: text,
        engine: EngineView { name: told.engine, nodes: told.nodes },
        rating: told.rating,
        game: played.view(words),
    })
}

/// The strength of a level.
pub(super) fn strength_of(level: u8) -> Result<Strength, ServerError> {
    let found = usize::from(level).checked_sub(1).and_then(|index| LEVELS.get(index));
    found.copied().ok_or(ServerError::BadValue { field: "level" })
}

/// A start and legal moves from there.
pub(super) struct Line {
    start: Position,
    moves: Vec<Move>,
    /// One more than moves.
    positions: Vec<Position>,
}

impl Line {
    pub(super) fn read(fen: Option<&str>, moves: &[String]) -> Result<Line, ServerError> {
        let start = fen.map_or_else(|| Ok(Position::initial()), position_of)?;
        let bad = || ServerError::BadValue { field: "moves" };
        if moves.len() > MOST_PLIES {
            return Err(bad());
        }
        let mut line = Line { start, moves: Vec::with_capacity(moves.len()), positions: vec![start] };
        let mut at = start;
        for text in moves {
            let m = at.read_uci(text).map_err(|_| bad())?;
            at.play_unchecked(m);
            line.moves.push(m);
            line.positions.push(at);
        }
        Ok(line)
    }

    /// An error if this is, or came by, the board of a running game.
    pub(super) fn refuse_played(&self, app: &App) -> Result<(), ServerError> {
        refuse_played(app, &self.positions)
    }
}

/// A game under the Laws.
struct Played {
    start: Position,
    moves: Vec<Move>,
    at: Position,
    game: Game,
}

impl Played {
    fn of(line: Line) -> Result<Played, ServerError> {
        let mut regulations = Regulations::new(Edition::NEWEST);
        regulations.touch_move = false;
        regulations.effort = EFFORT;
        let game = Game::taken_up(regulations, &StartingPoint::new(line.start.setup()))
            .map_err(ServerError::BadGame)?;
        let mut played = Played { start: line.start, moves: Vec::new(), at: line.start, game };
        for m in line.moves {
            played.play(m)?;
        }
        Ok(played)
    }

    fn play(&mut self, m: Move) -> Result<(), ServerError> {
        let uci = self.at.uci(m);
        self.apply(format!("{} plays {uci}", self.at.turn()).parse()?)?;
        self.at.play_unchecked(m);
        self.moves.push(m);
        Ok(())
    }

    fn act(&mut self, act: PlayerAct) -> Result<(), ServerError> {
        self.apply(Act::Player(self.at.turn(), act))
    }

    fn apply(&mut self, act: Act) -> Result<(), ServerError> {
        let event = Event::new(self.game.now(), act);
        self.game.apply(&event).map(drop).map_err(ServerError::NotAnEvent)
    }

    /// A draw that the player on move may claim; nothing else is taken.
    fn claim(&mut self, kind: &str, with: Option<&str>) -> Result<(), ServerError> {
        let side = self.at.turn();
        let bad = || ServerError::BadValue { field: "of" };
        let right = self.game.can_claim(side).into_iter().find(|claim| claim.kind.name() == kind);
        let right = right.ok_or_else(bad)?;
        let ground = match right.kind {
            ClaimKind::Threefold | ClaimKind::ThreefoldByMove => "threefold",
            ClaimKind::Fifty | ClaimKind::FiftyByMove => "fifty",
            _ => return Err(bad()),
        };
        let act = match right.moves.first() {
            None => format!("{side} claims {ground}"),
            Some(first) => {
                let wanted = with.map(|text| self.at.read_uci(text)).transpose();
                let m = wanted.map_err(|_| ServerError::BadValue { field: "with" })?.unwrap_or(*first);
                if !right.moves.contains(&m) {
                    return Err(ServerError::BadValue { field: "with" });
                }
                let san = tratto_notation::San::write(&self.at, m);
                format!("{side} claims {ground} with \"{san}\" = {}", self.at.uci(m))
            }
        };
        self.apply(act.parse()?)
    }

    fn view(&self, words: &Words) -> BlindGame {
        let (board, side) = (self.at.setup(), self.at.turn());
        let ending = match self.game.status() {
            Status::Over(ending) => Some(tell_ending(ending, words)),
            _ => None,
        };
        let is_over = ending.is_some();
        let mut at = self.start;
        let moves: Vec<MoveText> = self
            .moves
            .iter()
            .map(|m| {
                let text = move_text(words, &at.setup(), *m);
                at.play_unchecked(*m);
                text
            })
            .collect();
        let legal = self.at.legal_moves();
        let draws = self.game.can_claim(side).into_iter();
        BlindGame {
            fen: self.at.fen(),
            turn: side_of(side),
            check: self.at.is_check(),
            moves,
            legal: legal.iter().filter(|_| !is_over).map(|m| move_text(words, &board, *m)).collect(),
            text: words.placement(&board),
            claims: draws.map(|claim| tell_claim(&self.game, side, &claim, words)).collect(),
            notes: Vec::new(),
            ending,
        }
    }
}
