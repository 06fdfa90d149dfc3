//! The coach: facts and advice about positions, and games to be looked at. Nothing is said of a game that is being played.

use super::questions::position_of;
use super::{JsonBody, QueryParams, openings};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::Peer;
use crate::jobs::JobHandle;
use crate::reader::Reader;
use crate::wire::{
    CoachAnswer, CoachQuestion, CoachSettings, ErrorBody, FactsView, GamePly, GameQuestion, GameRead,
    MoveView, OpinionView, PositionAdvice,
};
use crate::{tell_facts, tell_position};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use tratto_board::{Move, Position};
use tratto_engine::{EngineError, Opinion, Pool, Question, Score};
use tratto_lore::coach::{Effort, Occasion, PositionReview};
use tratto_lore::opening;
use tratto_notation::pgn::{Game, Letters, Severity, games};
use tratto_notation::{Form, San, Style};
use tratto_words::{Words, say};
use utoipa::IntoParams;

/// The most half-moves of a game that is looked at.
const MOST_PLIES: usize = 600;
/// The effort of an engine for one position.
const NODES: u64 = 1_000_000;

/// Which position is asked about.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct FactsQuestion {
    /// The position.
    fen: String,
}

/// The facts of a position
///
/// Everything that is seen on the board or by exchange, each with the squares that prove it. Refused with `being-played` while the
/// position stands on the board of a running game.
#[utoipa::path(get, path = "/api/facts", tag = "learn", params(FactsQuestion),
    responses((status = 200, body = FactsView), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn facts(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    QueryParams(question): QueryParams<FactsQuestion>,
) -> Result<Json<FactsView>, ServerError> {
    app.limiter.question(peer)?;
    let position = position_of(&question.fen)?;
    app.registry.playing.refuse(&position)?;
    Ok(Json(tell_facts(&tratto_lore::facts(&position), &position, words)))
}

/// What the coach can do here
#[utoipa::path(get, path = "/api/coach", tag = "learn", responses((status = 200, body = CoachSettings)))]
pub(crate) async fn settings(State(app): State<App>) -> Json<CoachSettings> {
    Json(CoachSettings { engine: app.engine.is_some() })
}

/// What the coach says of a position
///
/// Mates are looked for a short way; a job of the kind `coach` looks further, and asks the engine. Refused with `being-played` while
/// the position stands on the board of a running game.
#[utoipa::path(post, path = "/api/coach", tag = "learn", request_body = CoachQuestion,
    responses((status = 200, body = PositionAdvice), (status = 400, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn position(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    JsonBody(question): JsonBody<CoachQuestion>,
) -> Result<Json<PositionAdvice>, ServerError> {
    app.limiter.question(peer)?;
    let position = asked(&app, &question)?;
    let advice = app.think(peer, move |_| advice(words, &position, Effort::QUICK));
    Ok(Json(advice.await??))
}

/// A game for the coach, move by move
///
/// Refused with `being-played` if its end, or a position on its way that no opening is known by, stands on the board of a running game.
#[utoipa::path(post, path = "/api/coach/game", tag = "learn", request_body = GameQuestion,
    responses((status = 200, body = GameRead), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn game(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    JsonBody(question): JsonBody<GameQuestion>,
) -> Result<Json<GameRead>, ServerError> {
    app.limiter.question(peer)?;
    app.think(peer, {
        let app = app.clone();
        move |_| read_game(&app, words, &question.pgn)
    })
    .await?
    .map(Json)
}

/// A position that may be spoken about.
pub(super) fn asked(app: &App, question: &CoachQuestion) -> Result<Position, ServerError> {
    let position = position_of(&question.fen)?;
    app.registry.playing.refuse(&position)?;
    Ok(position)
}

fn advice(words: &Words, position: &Position, effort: Effort) -> Result<PositionAdvice, ServerError> {
    let leave = Occasion::Study.leave().map_err(|_| ServerError::BeingPlayed)?;
    Ok(tell_position(&PositionReview::of(position, leave, effort), words))
}

/// The full effort for a position: the advice, and what the engine thinks if it is to be asked.
pub(super) fn looked_at(
    words: &Words,
    position: &Position,
    engine: Option<&Pool>,
    watch: &JobHandle,
) -> Result<CoachAnswer, ServerError> {
    let advice = advice(words, position, Effort::THOROUGH)?;
    let opinion = match engine {
        None => None,
        Some(pool) => {
            let question = Question::about(*position).nodes(NODES);
            match pool.ask(&question, &mut |nodes| watch.go_on(nodes)) {
                Ok(opinion) => opinion_view(words, position, &opinion),
                // Where the game is over, or could not have come about, there is nothing to ask: what is seen stands all the same.
                Err(EngineError::Unfit(_)) => None,
                Err(error) => return Err(error.into()),
            }
        }
    };
    Ok(CoachAnswer { advice, opinion })
}

fn opinion_view(words: &Words, position: &Position, opinion: &Opinion) -> Option<OpinionView> {
    let best = opinion.variations.first()?;
    let style = Style::new(words.lang().letters(), Form::Short);
    let mut at = *position;
    let line = best.moves.iter().map(|&m| {
        let view = MoveView {
            uci: at.uci(m).to_string(),
            san: San::write(&at, m).to_string(),
            text: style.write(&at, m),
        };
        at.play_unchecked(m);
        view
    });
    let line: Vec<MoveView> = line.collect();
    let score = match best.score.for_white(position.turn()) {
        Score::Mate(moves) => {
            let side = if moves > 0 { "white" } else { "black" };
            say!(words, "opinion-mate", side = side, moves = u64::from(moves.unsigned_abs()))
        }
        Score::Centipawns(hundredths) => {
            let side = match hundredths {
                0 => "neither",
                ahead if ahead > 0 => "white",
                _ => "black",
            };
            let pawns = words.decimal(f64::from(hundredths.unsigned_abs()) / 100.0, 2);
            say!(words, "opinion-pawns", side = side, pawns = pawns)
        }
    };
    let sentence = say!(
        words,
        "opinion",
        engine = &opinion.engine,
        nodes = opinion.nodes,
        score = score,
        best = style.write(position, opinion.best)
    );
    Some(OpinionView {
        engine: opinion.engine.clone(),
        nodes: opinion.nodes,
        depth: best.depth,
        sentence,
        line,
    })
}

/// Reads a game, unless it is being played.
fn read_game(app: &App, words: &Words, pgn: &str) -> Result<GameRead, ServerError> {
    let mut all = games(pgn.as_bytes(), Letters::Guess);
    let (game, faults) = match all.next() {
        Some(read) => read.map_err(ServerError::internal)?,
        None => return Err(ServerError::BadValue { field: "pgn" }),
    };
    let positions: Vec<Position> = game.positions().collect();
    let moves: Vec<Move> = game.moves().collect();
    if moves.is_empty() || moves.len() > MOST_PLIES {
        return Err(ServerError::BadValue { field: "pgn" });
    }
    let occasion = Occasion::of_record(game.tag("Result"), game.tag("Termination"));
    occasion.leave().map_err(|_| ServerError::BeingPlayed)?;
    if let Some((last, before)) = positions.split_last() {
        app.registry.playing.refuse(last)?;
        // What every opening book has is nobody's game.
        for position in before.iter().filter(|position| opening::lines_through(position) == 0) {
            app.registry.playing.refuse(position)?;
        }
    }
    let start = positions.first().copied().unwrap_or_else(Position::initial);
    let named = opening::classify(&start, &moves).ok().flatten();
    let plies = moves
        .iter()
        .zip(&positions)
        .zip(positions.iter().skip(1))
        .map(|((m, before), after)| GamePly { played: openings::move_view(before, *m), fen: after.fen() });
    let told = |name: &str| tag(&game, name).unwrap_or_default().to_owned();
    Ok(GameRead {
        white: told("White"),
        black: told("Black"),
        result: tag(&game, "Result").unwrap_or("*").to_owned(),
        start: start.fen(),
        plies: plies.collect(),
        opening: named.map(|named| openings::name(words, named.opening)),
        notes: faults
            .iter()
            .filter(|fault| fault.severity() > Severity::Note)
            .map(|fault| words.pgn_fault(fault))
            .collect(),
    })
}

/// A tag that says something.
fn tag<'g>(game: &'g Game, name: &str) -> Option<&'g str> {
    game.tag(name).filter(|text| !text.is_empty() && *text != "?")
}
