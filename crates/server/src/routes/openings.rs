//! Openings by position, and the lines of the courses.

use super::QueryParams;
use super::kept::Kept;
use super::questions::{position_of, read_move};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::bearer;
use crate::reader::Reader;
use crate::wire::{
    BranchView, CourseLineView, ErrorBody, KnownMoveView, LastOpening, LineMove, OpeningLine, OpeningName,
    OpeningRead,
};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use serde::Deserialize;
use tratto_board::{Move, Position, Square, UciMove};
use tratto_lore::opening::{self, CourseLine, Opening, Status};
use tratto_notation::San;
use tratto_words::Words;
use utoipa::IntoParams;

/// The most half-moves that are read.
const MOST_MOVES: usize = 100;

static NAMES: Kept<Vec<OpeningLine>> =
    Kept::new(|words| opening::openings().iter().map(|one| line(words, one)).collect());
static COURSES: Kept<Vec<CourseLineView>> =
    Kept::new(|words| opening::course_lines().iter().map(|one| course_line(words, one)).collect());

/// Which position is asked about.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpeningQuestion {
    /// The position; the initial array by default.
    fen: Option<String>,
    /// Moves from there, apart by commas or blanks, in any notation.
    #[param(example = "e2e4,e7e5,g1f3")]
    moves: Option<String>,
}

/// The name of a position in the opening, and the moves that are known from there
///
/// Refused with `being-played` while the position, or the last one on the way that has a name, stands on the board of a running game. The
/// initial array, which has no name, is refused only to who shows the link of such a game.
#[utoipa::path(get, path = "/api/openings", tag = "learn", params(OpeningQuestion), security((), ("link" = [])),
    responses((status = 200, body = OpeningRead), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn opening(
    State(app): State<App>,
    headers: HeaderMap,
    Reader(words): Reader,
    QueryParams(question): QueryParams<OpeningQuestion>,
) -> Result<Json<OpeningRead>, ServerError> {
    let start = question.fen.as_deref().map_or_else(|| Ok(Position::initial()), position_of)?;
    let text = question.moves.unwrap_or_default();
    let (mut position, mut moves) = (start, Vec::new());
    for text in text.split([',', ' ']).filter(|text| !text.is_empty()) {
        if moves.len() == MOST_MOVES {
            return Err(ServerError::BadValue { field: "moves" });
        }
        let played = read_move(words, &position, text, None)?.played;
        position.play_unchecked(played);
        moves.push(played);
    }
    let last = opening::classify(&start, &moves).map_err(ServerError::internal)?;
    refuse(&app, &headers, &position).await?;
    if let Some(last) = last {
        let mut named = start;
        moves.iter().take(last.half_moves).for_each(|m| named.play_unchecked(*m));
        refuse(&app, &headers, &named).await?;
    }
    let known = opening::known_moves(&position).into_iter().map(|one| KnownMoveView {
        uci: position.uci(one.played).to_string(),
        san: San::write(&position, one.played).to_string(),
        opening: one.opening.map(|opening| name(words, opening)),
        lines: one.lines,
    });
    Ok(Json(OpeningRead {
        fen: position.fen(),
        opening: opening::named(&position).map(|opening| name(words, opening)),
        last: last.map(|one| LastOpening { opening: name(words, one.opening), half_moves: one.half_moves }),
        lines: opening::lines_through(&position),
        known: known.collect(),
        legal: position.legal_moves().iter().map(|m| move_view(&position, *m)).collect(),
        moves: move_views(&start, &moves),
    }))
}

/// An error if the position stands on the board of a running game. Every walk through the openings begins with the initial array: of that
/// only those are refused an answer whose own game stands there.
async fn refuse(app: &App, headers: &HeaderMap, position: &Position) -> Result<(), ServerError> {
    if !is_initial(position) {
        return app.registry.playing.refuse(position);
    }
    let Some(secret) = bearer(headers) else { return Ok(()) };
    let hash = secret.ok_or(ServerError::BadLink)?.hash();
    let link = app.registry.store.link(hash).await?;
    match link {
        Some(link) if app.registry.playing.has_in(link.game, position) => Err(ServerError::BeingPlayed),
        _ => Ok(()),
    }
}

/// Whether the pieces stand as at the beginning.
fn is_initial(position: &Position) -> bool {
    let initial = Position::initial();
    Square::all().all(|square| position.piece_at(square) == initial.piece_at(square))
}

/// All named openings with their usual moves, by code
#[utoipa::path(get, path = "/api/openings/names", tag = "learn",
    responses((status = 200, body = Vec<OpeningLine>)))]
pub(crate) async fn opening_names(Reader(words): Reader) -> impl IntoResponse {
    NAMES.answer(words)
}

/// The opening lines of two Italian courses for beginners, with what was corrected in them and why
#[utoipa::path(get, path = "/api/openings/courses", tag = "learn",
    responses((status = 200, body = Vec<CourseLineView>)))]
pub(crate) async fn opening_courses(Reader(words): Reader) -> impl IntoResponse {
    COURSES.answer(words)
}

pub(super) fn name(words: &Words, opening: &Opening) -> OpeningName {
    OpeningName {
        eco: opening.eco.to_owned(),
        name: words.opening(opening).to_owned(),
        beside: words.opening_beside(opening).to_owned(),
        aliases: opening.italian_aliases.iter().map(|&alias| alias.to_owned()).collect(),
    }
}

pub(super) fn move_view(position: &Position, m: Move) -> LineMove {
    LineMove { uci: position.uci(m).to_string(), san: San::write(position, m).to_string() }
}

/// Moves one after the other, each of which is legal; castling is written alike in all of them.
fn move_views(start: &Position, moves: &[Move]) -> Vec<LineMove> {
    let mut position = *start;
    let view = |(uci, m): (UciMove, &Move)| {
        let san = San::write(&position, *m);
        position.play_unchecked(*m);
        LineMove { uci: uci.to_string(), san: san.to_string() }
    };
    start.uci_line(moves).zip(moves).map(view).collect()
}

fn line(words: &Words, opening: &Opening) -> OpeningLine {
    OpeningLine { opening: name(words, opening), moves: move_views(&Position::initial(), &opening.moves) }
}

fn course_line(words: &Words, line: &CourseLine) -> CourseLineView {
    let start = Position::initial();
    let status = match line.status {
        Status::Legal => "legal",
        Status::Corrected => "corrected",
        Status::Completed => "completed",
        Status::Unclear => "unclear",
    };
    let branch = line.branch.as_ref().map(|branch| {
        let mut from = start;
        line.moves.iter().take(branch.after).for_each(|m| from.play_unchecked(*m));
        BranchView { after: branch.after, moves: move_views(&from, &branch.moves) }
    });
    CourseLineView {
        heading: line.heading.to_owned(),
        status: status.to_owned(),
        told: words.course_status(line.status),
        certain: line.is_certain,
        reasons: line.reasons.iter().map(|reason| words.course_reason(reason)).collect(),
        moves: move_views(&start, &line.moves),
        opening: line.opening().map(|named| name(words, named.opening)),
        branch,
    }
}
