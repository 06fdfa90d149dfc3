//! What an account has learnt. The server stores and merges; it schedules nothing.

use super::{JsonBody, QueryParams};
use crate::account_error::AccountError;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::Owner;
use crate::store::{Keeping, LearntKind, LearntRow};
use crate::wire::{ErrorBody, Learnt, LearntCard, LearntKept, LearntLesson, LearntPage, LearntRun};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;

/// The most cards of an account; and the most runs and lessons, of which the program has far fewer.
const CARDS: usize = 20_000;
const OTHERS: usize = 1_000;
/// The longest name of an exercise: one from a game has its position in it.
const NAME: usize = 160;
/// So many things are in one answer.
const PAGE: u32 = 1_000;
/// The largest number that every client can read.
const LARGEST: u64 = (1 << 53) - 1;

/// From where on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The `revision` of an earlier answer; everything if left out.
    after: Option<u64>,
}

/// What the account has learnt
///
/// Cards, runs of drills and lessons, in the order in which they were stored; each once, as it is now. Long answers come in parts: ask again
/// with `revision` while there is `more`.
#[utoipa::path(get, path = "/api/account/cards", tag = "account", params(Since), security(("session" = [])),
    responses((status = 200, body = LearntPage), (status = 401, body = ErrorBody)))]
pub(crate) async fn learnt(
    State(app): State<App>,
    owner: Owner,
    QueryParams(since): QueryParams<Since>,
) -> Result<Json<LearntPage>, ServerError> {
    let account = owner.required()?;
    let found = app.registry.store.learnt(account.number, since.after.unwrap_or(0), PAGE).await?;
    let mut page = LearntPage {
        cards: Vec::new(),
        runs: Vec::new(),
        lessons: Vec::new(),
        revision: found.revision,
        more: found.more,
    };
    for LearntRow { kind, body, .. } in found.rows {
        match kind {
            LearntKind::Card => page.cards.push(read(&body)?),
            LearntKind::Run => page.runs.push(read(&body)?),
            LearntKind::Lesson => page.lessons.push(read(&body)?),
        }
    }
    Ok(Json(page))
}

fn read<T: DeserializeOwned>(body: &str) -> Result<T, ServerError> {
    serde_json::from_str(body).map_err(ServerError::internal)
}

/// Keep what was learnt
///
/// Merged with what is there: of two cards for one exercise the one answered later stays, of a drill the best run and the first that passed, of a
/// lesson the first time. Sending the same again, or in another order, changes nothing; what is not sent stays as it is. All or nothing: at
/// most 20,000 cards are kept, and 1,000 runs and lessons each. More than fits into one request goes into several.
#[utoipa::path(put, path = "/api/account/cards", tag = "account", request_body = Learnt, security(("session" = [])),
    responses((status = 200, body = LearntKept), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 413, body = ErrorBody)))]
pub(crate) async fn keep_learnt(
    State(app): State<App>,
    owner: Owner,
    JsonBody(learnt): JsonBody<Learnt>,
) -> Result<Json<LearntKept>, ServerError> {
    let account = owner.required()?;
    let rows = rows(&learnt)?;
    match app.registry.store.keep_learnt(account.number, rows, merge, most).await? {
        Keeping::Kept(revision) => Ok(Json(LearntKept { revision })),
        Keeping::TooMany(kind) => Err(AccountError::ManyLearnt(most(kind)).into()),
    }
}

fn most(kind: LearntKind) -> usize {
    if kind == LearntKind::Card { CARDS } else { OTHERS }
}

/// What is stored of a request; an error names the field that is wrong.
fn rows(learnt: &Learnt) -> Result<Vec<LearntRow>, ServerError> {
    let row = |kind, id: &str, body: Result<String, serde_json::Error>| -> Result<LearntRow, ServerError> {
        Ok(LearntRow { kind, id: id.to_owned(), body: body.map_err(ServerError::internal)? })
    };
    let mut rows = Vec::with_capacity(learnt.cards.len() + learnt.runs.len() + learnt.lessons.len());
    for card in &learnt.cards {
        check_card(card)?;
        rows.push(row(LearntKind::Card, &card.id, serde_json::to_string(card))?);
    }
    for run in &learnt.runs {
        check("id", is_name(&run.id))?;
        check("passed_at", run.passed_at.is_none_or(is_time))?;
        rows.push(row(LearntKind::Run, &run.id, serde_json::to_string(run))?);
    }
    for lesson in &learnt.lessons {
        check("id", is_name(&lesson.id))?;
        check("done_at", is_time(lesson.done_at))?;
        rows.push(row(LearntKind::Lesson, &lesson.id, serde_json::to_string(lesson))?);
    }
    Ok(rows)
}

fn check(field: &'static str, is_right: bool) -> Result<(), ServerError> {
    if is_right { Ok(()) } else { Err(ServerError::BadValue { field }) }
}

fn is_name(id: &str) -> bool {
    (1..=NAME).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic())
}

fn is_time(time: u64) -> bool {
    (1..=LARGEST).contains(&time)
}

fn check_card(card: &LearntCard) -> Result<(), ServerError> {
    check("id", is_name(&card.id))?;
    check("due", is_time(card.due))?;
    check("reviewed", is_time(card.reviewed))?;
    check("stability", (0.0..=36_500.0).contains(&card.stability))?;
    check("difficulty", (0.0..=10.0).contains(&card.difficulty))?;
    check("days", card.days <= 365)?;
    check("state", card.state <= 3)
}

/// What of two is kept.
fn merge(kind: LearntKind, stored: &str, new: &str) -> Option<String> {
    match kind {
        LearntKind::Card => merged(stored, new, newer),
        LearntKind::Run => merged(stored, new, |one: LearntRun, other: LearntRun| LearntRun {
            runs: one.runs.max(other.runs),
            best: one.best.max(other.best),
            passed_at: one.passed_at.into_iter().chain(other.passed_at).min(),
            id: one.id,
        }),
        LearntKind::Lesson => merged(stored, new, |one: LearntLesson, other: LearntLesson| LearntLesson {
            done_at: one.done_at.min(other.done_at),
            id: one.id,
        }),
    }
}

/// The card answered later. Of two answered in one moment every device keeps the same one.
fn newer(one: LearntCard, other: LearntCard) -> LearntCard {
    let order = |card: &LearntCard| (card.reviewed, card.reps, card.due);
    if order(&other) > order(&one) { other } else { one }
}

fn merged<T>(stored: &str, new: &str, of: impl Fn(T, T) -> T) -> Option<String>
where
    T: DeserializeOwned + serde::Serialize + PartialEq + Clone,
{
    let Ok(new) = serde_json::from_str::<T>(new) else { return None };
    // What cannot be read any more gives way to what can.
    let Ok(old) = serde_json::from_str::<T>(stored) else { return serde_json::to_string(&new).ok() };
    let kept = of(old.clone(), new);
    if kept == old { None } else { serde_json::to_string(&kept).ok() }
}

/// Everything that an account has learnt, a part at a time, as the export writes it.
pub(super) fn exported(row: &LearntRow) -> String {
    let open = row.body.strip_prefix('{').unwrap_or_default();
    format!("{{\"kind\":\"{}\",{open}", row.kind.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(reviewed: u64, reps: u32, due: u64) -> LearntCard {
        LearntCard {
            id: "fork:1:7".to_owned(),
            version: 1,
            due,
            reviewed,
            stability: 2.3065,
            difficulty: 4.9,
            days: 2,
            reps,
            lapses: 0,
            state: 2,
        }
    }

    /// Whatever the order, and however often a part comes again, the same is kept.
    #[test]
    fn the_order_of_merging_does_not_matter() {
        let text = |card: &LearntCard| serde_json::to_string(card).unwrap();
        let cards = [card(5, 1, 9), card(7, 2, 9), card(7, 2, 8), card(7, 1, 20), card(6, 9, 99)]
            .map(|card| text(&card));
        let run = |runs, best, passed_at| {
            serde_json::to_string(&LearntRun { id: "fork:1".to_owned(), runs, best, passed_at }).unwrap()
        };
        let runs = [run(1, 9, Some(50)), run(4, 3, None), run(2, 5, Some(40)), run(3, 10, None)];
        let lesson =
            |done_at| serde_json::to_string(&LearntLesson { id: "rook".to_owned(), done_at }).unwrap();
        let lessons = [lesson(30), lesson(10), lesson(20), lesson(10)];
        let all = [
            (LearntKind::Card, cards.to_vec(), text(&card(7, 2, 9))),
            (LearntKind::Run, runs.to_vec(), run(4, 10, Some(40))),
            (LearntKind::Lesson, lessons.to_vec(), lesson(10)),
        ];
        for (kind, texts, expected) in all {
            for start in 0..texts.len() {
                for step in 1..texts.len() {
                    let mut kept = texts[start].clone();
                    // Twice round, so that each comes again after the others.
                    for turn in 0..texts.len() * texts.len() * 2 {
                        let next = &texts[(start + turn * step) % texts.len()];
                        kept = merge(kind, &kept, next).unwrap_or(kept);
                    }
                    for next in &texts {
                        kept = merge(kind, &kept, next).unwrap_or(kept);
                    }
                    assert_eq!(kept, expected, "{kind:?} from {start} by {step}");
                    assert_eq!(merge(kind, &kept, &kept), None);
                }
            }
        }
    }

    #[test]
    fn what_no_client_can_have_written_is_refused() {
        let wrong = |change: fn(&mut LearntCard)| {
            let mut card = card(1, 1, 1);
            change(&mut card);
            match rows(&Learnt { cards: vec![card], ..Learnt::default() }) {
                Err(ServerError::BadValue { field }) => field,
                _ => "none",
            }
        };
        assert_eq!(wrong(|_| {}), "none");
        assert_eq!(wrong(|card| card.id.clear()), "id");
        assert_eq!(wrong(|card| card.id = "a".repeat(161)), "id");
        assert_eq!(wrong(|card| card.id = "a b".to_owned()), "id");
        assert_eq!(wrong(|card| card.due = 0), "due");
        assert_eq!(wrong(|card| card.reviewed = 1 << 53), "reviewed");
        assert_eq!(wrong(|card| card.stability = -0.5), "stability");
        assert_eq!(wrong(|card| card.difficulty = 10.5), "difficulty");
        assert_eq!(wrong(|card| card.days = 366), "days");
        assert_eq!(wrong(|card| card.state = 4), "state");
    }
}
