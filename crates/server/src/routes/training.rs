//! Lessons and exercises.

use super::coach::leave;
use super::{PathParams, QueryParams};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::Peer;
use crate::jobs::JobHandle;
use crate::reader::Reader;
use crate::table::Playing;
use crate::training;
use crate::wire::{CourseView, ErrorBody, ExerciseList, LessonView, OwnExercises, TrainingView};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::time::{Duration, Instant};
use tratto_board::Position;
use tratto_lore::drill::{Drill, Exercise};
use tratto_words::Words;
use utoipa::IntoParams;

/// The most exercises in one answer.
const MOST: usize = 20;
/// No new exercise is begun after so long.
const PATIENCE: Duration = Duration::from_secs(2);

/// All drills, and the ladder of training without the board
#[utoipa::path(get, path = "/api/training", tag = "learn", responses((status = 200, body = TrainingView)))]
pub(crate) async fn drills(Reader(words): Reader) -> Json<TrainingView> {
    Json(training::training(words))
}

/// Which exercises.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// The seed of the first; 0 if left out. The same seed always makes the same exercise.
    seed: Option<u64>,
    /// How many, 1 if left out, at most 20.
    count: Option<usize>,
    /// How hard, from 1, which is taken if left out.
    level: Option<u8>,
}

/// Exercises of a kind
///
/// Each is complete: a client looks up and judges nothing. They are made when they are asked for, one seed after the other; if that
/// takes more than about two seconds there are fewer than were asked for, and `next_seed` says where to go on.
#[utoipa::path(get, path = "/api/training/{drill}", tag = "learn",
    params(("drill" = String, Path, description = "The key of the drill"), Wanted),
    responses((status = 200, body = ExerciseList), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 429, body = ErrorBody)))]
pub(crate) async fn exercises(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    PathParams(drill): PathParams<String>,
    QueryParams(wanted): QueryParams<Wanted>,
) -> Result<Json<ExerciseList>, ServerError> {
    let drill = Drill::from_key(&drill).ok_or(ServerError::NoPage)?;
    let (seed, count, level) =
        (wanted.seed.unwrap_or(0), wanted.count.unwrap_or(1), wanted.level.unwrap_or(1));
    if !(1..=MOST).contains(&count) {
        return Err(ServerError::BadValue { field: "count" });
    }
    if !(1..=drill.levels()).contains(&level) {
        return Err(ServerError::BadValue { field: "level" });
    }
    app.limiter.question(peer)?;
    let answer = app.think(peer, move |stop| {
        let start = Instant::now();
        training::exercises(words, drill, level, seed, count, &|| stop.is_set() || start.elapsed() > PATIENCE)
    });
    Ok(Json(answer.await?))
}

/// The exercises of positions from games; each is told only while it is on no board of a running game.
pub(super) fn own_exercises(
    words: &Words,
    positions: &[Position],
    playing: &Playing,
    watch: &JobHandle,
) -> Result<OwnExercises, ServerError> {
    let mut made = OwnExercises { exercises: Vec::new(), without: 0 };
    for (done, position) in (0..).zip(positions) {
        if !watch.go_on(done) {
            break;
        }
        playing.refuse(position)?;
        match Exercise::of_game(position, leave()?) {
            Some(exercise) => made.exercises.push(training::exercise_view(words, &exercise)),
            None => made.without += 1,
        }
    }
    Ok(made)
}

/// All lessons, in order
#[utoipa::path(get, path = "/api/lessons", tag = "learn", responses((status = 200, body = CourseView)))]
pub(crate) async fn course(Reader(words): Reader) -> Json<CourseView> {
    Json(training::course(words))
}

/// A lesson with its question and exercises
#[utoipa::path(get, path = "/api/lessons/{key}", tag = "learn",
    params(("key" = String, Path, description = "The key of the lesson")),
    responses((status = 200, body = LessonView), (status = 404, body = ErrorBody)))]
pub(crate) async fn lesson(
    Reader(words): Reader,
    PathParams(key): PathParams<String>,
) -> Result<Json<LessonView>, ServerError> {
    training::lesson_view(words, &key).map(Json).ok_or(ServerError::NoPage)
}
