//! Questions that need no game: positions, moves, time controls, cases for the Laws.

use super::JsonBody;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::Peer;
use crate::reader::Reader;
use crate::sentence;
use crate::table::{bonus_view, control_of, ending_view, ruling_view};
use crate::telling::side_of;
use crate::wire::{
    ControlQuestion, ControlRead, ErrorBody, Irregular, JudgeQuestion, Judged, JudgedAct, NotationNote,
    NotationQuestion, NotationRead, PeriodView, PositionQuestion, PositionRead, SideVerdict, VerdictKind,
    WhyAnswer, WhyQuestion, Winnable, WinnableQuestion,
};
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tratto_board::chess960::StartNumber;
use tratto_board::{CastlingSpelling, Color, Position, Setup, UciMove, WhyNot};
use tratto_clock::{Instant, Millis, TimeControl};
use tratto_laws::{Act, Edition, Event, Game, Regulations, StartingPoint, Status, Supervision, read_time};
use tratto_mate::winnable::{Budget, Verdict, verdict_watched};
use tratto_notation::{Form, Language, ReadError, Reading, San, Style, detect};
use tratto_words::{Lang, Words, say};

/// The longest text that is read in a question.
const LONGEST: usize = 200;
/// The most acts of a case.
const MOST_ACTS: usize = 200;

/// The effort for an answer within a request: about a second, and some 50 megabytes.
pub(super) const WHILE_WAITING: Budget = Budget::nodes(2_000_000).in_room(250_000);
/// The full effort, for jobs.
pub(super) const FULL: Budget = Budget::FULL;

/// Called from time to time with the work done so far; returns whether to go on.
type Watching<'w> = &'w mut dyn FnMut(u64) -> bool;

/// Reads a position; missing fields at the end get their defaults.
fn setup_of(fen: &str) -> Result<Setup, ServerError> {
    if fen.len() > LONGEST {
        return Err(ServerError::BadValue { field: "fen" });
    }
    match Setup::from_fen_relaxed(fen) {
        Ok((setup, _)) => Ok(setup),
        Err(error) => Err(ServerError::BadFen { error: Box::new(error) }),
    }
}

pub(super) fn position_of(fen: &str) -> Result<Position, ServerError> {
    let setup = setup_of(fen)?;
    match setup.examine() {
        (Some(position), _) => Ok(position),
        (None, irregularities) => Err(ServerError::NotPlayable { setup: Box::new(setup), irregularities }),
    }
}

/// Look at a position
#[utoipa::path(post, path = "/api/position", tag = "questions", request_body = PositionQuestion,
    responses((status = 200, body = PositionRead), (status = 400, body = ErrorBody)))]
pub(crate) async fn position(
    Reader(words): Reader,
    JsonBody(question): JsonBody<PositionQuestion>,
) -> Result<Json<PositionRead>, ServerError> {
    let setup = setup_of(&question.fen)?;
    let (position, irregularities) = setup.examine();
    let irregularities =
        irregularities.iter().map(|one| Irregular { sentence: words.irregularity(&setup, *one) }).collect();
    let (mut moves, mut check, mut end) = (Vec::new(), false, None);
    if let Some(position) = &position {
        moves = position.legal_moves().iter().map(|m| position.uci(*m).to_string()).collect();
        check = position.is_check();
        end = match (position.is_checkmate(), position.is_stalemate()) {
            (true, _) => Some("checkmate".to_owned()),
            (_, true) => Some("stalemate".to_owned()),
            _ => None,
        };
    }
    Ok(Json(PositionRead {
        fen: position.map_or_else(|| setup.fen(), |position| position.fen()),
        playable: position.is_some(),
        irregularities,
        turn: side_of(setup.turn),
        check,
        moves,
        end,
        chess960: StartNumber::of(&setup).map(StartNumber::get),
    }))
}

/// Can this be won?
///
/// By any series of legal moves, with the opponent's help. A question that takes more than about a second is answered
/// `undetermined`: `POST /api/jobs` goes on with it.
#[utoipa::path(post, path = "/api/winnable", tag = "questions", request_body = WinnableQuestion,
    responses((status = 200, body = Winnable), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn winnable(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    JsonBody(question): JsonBody<WinnableQuestion>,
) -> Result<Json<Winnable>, ServerError> {
    app.limiter.question(peer)?;
    let position = position_of(&question.fen)?;
    let answer =
        app.think(peer, move |stop| winnability(words, &position, WHILE_WAITING, &mut |_| !stop.is_set()));
    Ok(Json(answer.await?))
}

/// Whether each side can still mate.
pub(super) fn winnability(
    words: &Words,
    position: &Position,
    effort: Budget,
    watch: Watching<'_>,
) -> Winnable {
    let white = side_verdict(words, position, Color::White, effort, watch);
    let black = side_verdict(words, position, Color::Black, effort, watch);
    let dead = match (white.verdict, black.verdict) {
        (VerdictKind::Unwinnable, VerdictKind::Unwinnable) => Some(true),
        (VerdictKind::Winnable, _) | (_, VerdictKind::Winnable) => Some(false),
        _ => None,
    };
    Winnable { fen: position.fen(), white, black, dead }
}

fn side_verdict(
    words: &Words,
    position: &Position,
    side: Color,
    effort: Budget,
    watch: Watching<'_>,
) -> SideVerdict {
    let answer = verdict_watched(position, side, effort, watch);
    let kind = match &answer {
        Verdict::Winnable { .. } => VerdictKind::Winnable,
        Verdict::Unwinnable { .. } => VerdictKind::Unwinnable,
        Verdict::Undetermined => VerdictKind::Undetermined,
    };
    let line = answer.line().map(|line| position.uci_line(line).map(|m| m.to_string()).collect());
    let san = answer.line().map(|line| {
        let mut at = *position;
        let write = |m: &tratto_board::Move| {
            let text = San::write(&at, *m).as_str().to_owned();
            at.play_unchecked(*m);
            text
        };
        line.iter().map(write).collect()
    });
    let sentence = match &answer {
        Verdict::Winnable { line } if !line.is_empty() => {
            say!(words, "server-winnable", color = side, moves = line.len().div_ceil(2))
        }
        Verdict::Winnable { .. } | Verdict::Unwinnable { .. } => words.verdict(side, &answer, ""),
        Verdict::Undetermined => say!(words, "server-undetermined", color = side),
    };
    SideVerdict { verdict: kind, sentence, line, san }
}

/// Why is this move not legal?
#[utoipa::path(post, path = "/api/why", tag = "questions", request_body = WhyQuestion,
    responses((status = 200, body = WhyAnswer), (status = 400, body = ErrorBody)))]
pub(crate) async fn why(
    Reader(words): Reader,
    JsonBody(question): JsonBody<WhyQuestion>,
) -> Result<Json<WhyAnswer>, ServerError> {
    let position = position_of(&question.fen)?;
    let edition = edition_of(question.edition.as_deref())?;
    if question.text.len() > LONGEST {
        return Err(ServerError::BadValue { field: "text" });
    }
    let language = question.language.as_deref().map(language_of).transpose()?;
    let (why, sentence) = reason(words, &position, question.text.trim(), language)?;
    let chess960 = position.castling_spelling() == CastlingSpelling::KingTakesRook;
    let articles = why.map(|why| edition.articles_against(why, chess960)).unwrap_or_default();
    Ok(Json(WhyAnswer {
        legal: sentence.is_none(),
        sentence,
        articles: sentence::articles(words, &articles),
        citation: sentence::citation(words, &articles),
    }))
}

/// The reason why a move is not legal, if known, and its clause; neither where the move is legal.
fn reason(
    words: &Words,
    position: &Position,
    text: &str,
    language: Option<Language>,
) -> Result<(Option<WhyNot>, Option<String>), ServerError> {
    let said = |why: WhyNot| words.why_not(position, why);
    match text.parse::<UciMove>() {
        Ok(UciMove::Play { from, to, promotion }) => {
            let why = position.why_not(from, to, promotion);
            return Ok((why, why.map(said)));
        }
        Ok(UciMove::Null) => return Err(ServerError::BadValue { field: "text" }),
        Err(_) => {}
    }
    let read = match language {
        Some(language) => Style::new(language, Form::Short).read_relaxed(position, text),
        None => detect::one(position, text, Language::English),
    };
    match read {
        Ok(_) => Ok((None, None)),
        Err(ReadError::Illegal { refused, .. }) if refused.len() == 1 => {
            Ok((Some(refused[0].why), Some(said(refused[0].why))))
        }
        Err(
            error @ (ReadError::Illegal { .. } | ReadError::NoSuchPiece { .. } | ReadError::NoCapture { .. }),
        ) => {
            let why = match &error {
                ReadError::Illegal { refused, .. } => refused.first().map(|one| one.why),
                _ => None,
            };
            Ok((why, Some(words.read_error(position, &error))))
        }
        Err(error) => Err(ServerError::BadMove { position: Box::new(*position), error: Box::new(error) }),
    }
}

fn language_of(code: &str) -> Result<Language, ServerError> {
    code.parse().map_err(|_| ServerError::BadValue { field: "language" })
}

/// Read a move
///
/// As somebody typed it, in any notation.
#[utoipa::path(post, path = "/api/notation", tag = "questions", request_body = NotationQuestion,
    responses((status = 200, body = NotationRead), (status = 400, body = ErrorBody)))]
pub(crate) async fn notation(
    Reader(words): Reader,
    JsonBody(question): JsonBody<NotationQuestion>,
) -> Result<Json<NotationRead>, ServerError> {
    let position = position_of(&question.fen)?;
    let reading = read_move(words, &position, &question.text, question.language.as_deref())?;
    let note = |note: &tratto_notation::Note| NotationNote { sentence: words.note(note) };
    Ok(Json(NotationRead {
        uci: position.uci(reading.played).to_string(),
        san: San::write(&position, reading.played).as_str().to_owned(),
        notes: reading.notes.iter().map(note).collect(),
        draw_offer: reading.draw_offer,
    }))
}

/// Reads a move in any notation, with the letters of one language or of any that fits.
pub(super) fn read_move(
    words: &Words,
    position: &Position,
    text: &str,
    language: Option<&str>,
) -> Result<Reading, ServerError> {
    if text.len() > LONGEST {
        return Err(ServerError::BadValue { field: "text" });
    }
    let languages = match language {
        Some(code) => vec![language_of(code)?],
        // Try English letters, then those of the reader, then those of all the server's languages.
        None => {
            let spoken = [words.lang()].into_iter().chain(Lang::ALL).map(Lang::letters);
            let mut languages = vec![Language::English];
            for language in spoken {
                if !languages.contains(&language) {
                    languages.push(language);
                }
            }
            languages
        }
    };
    let mut failure: Option<ReadError> = None;
    for language in languages {
        match Style::new(language, Form::Short).read_relaxed(position, text.trim()) {
            Ok(reading) => return Ok(reading),
            // An error about something in the form of a move says more.
            Err(error) => {
                if failure.as_ref().is_none_or(|old| !old.is_move_in_form() && error.is_move_in_form()) {
                    failure = Some(error);
                }
            }
        }
    }
    match failure {
        Some(error) => Err(ServerError::BadMove { position: Box::new(*position), error: Box::new(error) }),
        None => Err(ServerError::BadValue { field: "language" }),
    }
}

/// Read a time control
///
/// As people write it, or else as PGN writes it.
#[utoipa::path(post, path = "/api/control", tag = "questions", request_body = ControlQuestion,
    responses((status = 200, body = ControlRead), (status = 400, body = ErrorBody)))]
pub(crate) async fn control(
    JsonBody(question): JsonBody<ControlQuestion>,
) -> Result<Json<ControlRead>, ServerError> {
    let text = question.text.trim();
    if text.len() > LONGEST {
        return Err(ServerError::BadValue { field: "text" });
    }
    let edition = edition_of(question.edition.as_deref())?;
    let control = match TimeControl::read(text) {
        Ok(spoken) => spoken.control,
        Err(error) => TimeControl::from_pgn(text)
            .map_err(|_| ServerError::BadControl { text: text.to_owned(), error: Box::new(error) })?,
    };
    let hourglass_ms = match &control {
        TimeControl::Hourglass(time) => Some(time.get()),
        _ => None,
    };
    let periods = control.periods().map(|periods| periods.as_slice()).unwrap_or_default();
    let view = |period: &tratto_clock::Period| PeriodView {
        moves: period.moves().map(std::num::NonZeroU32::get),
        ms: period.time().get(),
        bonus: bonus_view(period.bonus()),
    };
    Ok(Json(ControlRead {
        control: control.to_pgn(),
        spoken: control.to_spoken(),
        rate: control.rate(&edition.values().thresholds).map(|rate| rate.to_string()),
        periods: periods.iter().map(view).collect(),
        hourglass_ms,
    }))
}

fn edition_of(text: Option<&str>) -> Result<Edition, ServerError> {
    text.map_or(Ok(Edition::NEWEST), |text| text.parse().map_err(ServerError::BadEdition))
}

/// Judge a case
///
/// What the Laws say about a few acts, in a game where everybody is present and the clock is running.
#[utoipa::path(post, path = "/api/judge", tag = "questions", request_body = JudgeQuestion,
    responses((status = 200, body = Judged), (status = 400, body = ErrorBody), (status = 422, body = ErrorBody),
    (status = 429, body = ErrorBody)))]
pub(crate) async fn judge(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    JsonBody(question): JsonBody<JudgeQuestion>,
) -> Result<Json<Judged>, ServerError> {
    app.limiter.question(peer)?;
    let answer = app.think(peer, move |stop| {
        let stop = stop.clone();
        judged(words, &question, WHILE_WAITING, move |_| !stop.is_set())
    });
    Ok(Json(answer.await??))
}

/// Judges a case. The effort is for all its acts together: what is still to be found out when it is spent is left undetermined.
pub(super) fn judged(
    words: &Words,
    question: &JudgeQuestion,
    effort: Budget,
    watch: impl Fn(u64) -> bool + Send + Sync + 'static,
) -> Result<Judged, ServerError> {
    if question.acts.len() > MOST_ACTS {
        return Err(ServerError::BadValue { field: "acts" });
    }
    let mut regulations = Regulations::new(edition_of(question.edition.as_deref())?);
    if let Some(control) = &question.control {
        regulations.control = control_of(control)?;
    }
    if !question.supervised {
        regulations.supervision = Supervision::Inadequate;
    }
    regulations.effort = effort.get();
    let setup = question.fen.as_deref().map_or_else(|| Ok(Setup::initial()), setup_of)?;
    let game = Game::taken_up(regulations, &StartingPoint::new(setup)).map_err(ServerError::BadGame)?;
    let (spent, watch) = (Arc::new(AtomicU64::new(0)), Arc::new(watch));
    let mut game = game.watched({
        let (spent, watch) = (Arc::clone(&spent), Arc::clone(&watch));
        move |more| {
            let spent = spent.fetch_add(more, Ordering::Relaxed) + more;
            watch(spent) && spent < effort.get()
        }
    });
    let mut acts = Vec::new();
    let mut at = Instant::ZERO;
    for text in &question.acts {
        if !watch(spent.load(Ordering::Relaxed)) {
            return Err(ServerError::Stopping);
        }
        // A time before the act counts from the start.
        let (when, text) = match text.trim().split_once(' ') {
            Some((first, rest)) => match read_time(first) {
                Some(time) => (Some(time), rest),
                None => (None, text.as_str()),
            },
            None => (None, text.as_str()),
        };
        at = when.map_or(at, |time: Millis| Instant::ZERO.after(time).max(at));
        let act: Act = text.trim().parse()?;
        let happened = game.apply(&Event::new(at, act)).map_err(ServerError::NotAnEvent)?;
        acts.push(JudgedAct {
            act: happened.event.act.to_string(),
            sentence: sentence::act(words, &happened.event.act, &happened.before),
            rulings: happened.rulings.iter().map(|ruling| ruling_view(words, ruling)).collect(),
        });
    }
    // What was stopped half-way is no answer.
    if !watch(spent.load(Ordering::Relaxed)) {
        return Err(ServerError::Stopping);
    }
    let ending = match game.status() {
        Status::Over(ending) => Some(ending_view(words, ending)),
        _ => None,
    };
    Ok(Judged { acts, fen: game.board().setup().fen(), ending })
}

#[cfg(test)]
mod tests;
