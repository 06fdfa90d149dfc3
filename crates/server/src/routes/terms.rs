//! The glossary.

use super::kept::Kept;
use super::{PathParams, QueryParams};
use crate::error::ServerError;
use crate::reader::Reader;
use crate::wire::{CategoryView, ErrorBody, Glossary, TermBeside, TermLink, TermView};
use axum::Json;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tratto_lore::term::{self, Category, Term};
use tratto_words::Words;
use utoipa::IntoParams;

/// The longest spelling that is looked for.
const LONGEST: usize = 100;

static ALL: Kept<Glossary> = Kept::new(|words| glossary(words, term::all().iter()));

/// Which terms are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sought {
    /// Only terms that may have been meant by this spelling, in Italian or in English, the likeliest first.
    near: Option<String>,
}

/// The glossary
#[utoipa::path(get, path = "/api/terms", tag = "learn", params(Sought),
    responses((status = 200, body = Glossary), (status = 400, body = ErrorBody)))]
pub(crate) async fn terms(
    Reader(words): Reader,
    QueryParams(sought): QueryParams<Sought>,
) -> Result<Response, ServerError> {
    let Some(near) = sought.near else { return Ok(ALL.answer(words).into_response()) };
    if near.len() > LONGEST {
        return Err(ServerError::BadValue { field: "near" });
    }
    let found = term::named(&near).map_or_else(|| term::near(&near), |term| vec![term]);
    Ok(Json(Glossary {
        categories: categories(words),
        terms: found.into_iter().map(|one| view(words, one)).collect(),
    })
    .into_response())
}

/// A term by its key, or by any spelling in Italian or in English
#[utoipa::path(get, path = "/api/terms/{key}", tag = "learn", params(("key" = String, Path)),
    responses((status = 200, body = TermView), (status = 404, body = ErrorBody)))]
pub(crate) async fn term(
    Reader(words): Reader,
    PathParams(key): PathParams<String>,
) -> Result<Json<TermView>, ServerError> {
    let term = term::by_id(&key).or_else(|| term::named(&key));
    term.map(|term| Json(view(words, term))).ok_or(ServerError::NoTerm { asked: key })
}

fn glossary<'t>(words: &Words, terms: impl Iterator<Item = &'t Term>) -> Glossary {
    let mut terms: Vec<TermView> = terms.map(|term| view(words, term)).collect();
    terms.sort_by_cached_key(|term| tratto_lore::term::fold(&term.word));
    Glossary { categories: categories(words), terms }
}

fn categories(words: &Words) -> Vec<CategoryView> {
    let name = |category: Category| CategoryView {
        key: category.key().to_owned(),
        name: words.term_category(category),
    };
    Category::ALL.into_iter().map(name).collect()
}

fn view(words: &Words, term: &Term) -> TermView {
    let (own, beside) = (words.term(term), words.term_beside(term));
    let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
    TermView {
        key: term.id.to_owned(),
        word: own.word.to_owned(),
        aliases: owned(&own.aliases),
        definition: own.definition.to_owned(),
        category: term.category.key().to_owned(),
        beside: TermBeside {
            language: Term::other(words.lang().letters()).code().to_owned(),
            word: beside.word.to_owned(),
            aliases: owned(&beside.aliases),
        },
        related: term
            .related()
            .map(|other| TermLink { key: other.id.to_owned(), word: words.term(other).word.to_owned() })
            .collect(),
    }
}
