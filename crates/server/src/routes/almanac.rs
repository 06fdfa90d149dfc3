//! The almanac: days, champions, people, titles, signs, courtesies.

use super::kept::Kept;
use super::{PathParams, QueryParams};
use crate::error::ServerError;
use crate::reader::Reader;
use crate::wire::{
    AlmanacDay, AlmanacTables, AnniversaryView, ChampionView, CompetitionView, ErrorBody, GameNameView,
    PersonLine, PersonLink, PersonView, PieceNamesView, ReignView, SignGroup, SignView, TitleGroup,
    TitleView, WonView,
};
use axum::Json;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use tratto_lore::almanac::{
    self, Anniversary, Awarder, Competition, Courtesy, KNOWN_UNTIL, Person, Reign, SignKind, When,
};
use tratto_words::{Lang, Words, say};
use utoipa::IntoParams;

/// The longest name or date that is looked for.
const LONGEST: usize = 100;

static CHAMPIONS: Kept<Vec<CompetitionView>> =
    Kept::new(|words| Competition::ALL.into_iter().map(|one| competition(words, one)).collect());
static PEOPLE: Kept<Vec<PersonLine>> =
    Kept::new(|words| almanac::people().iter().map(|one| person_line(words, one)).collect());
static TABLES: Kept<AlmanacTables> = Kept::new(tables);

/// A day: what happened on it, and who was champion in its year
///
/// The day is written `11-09`, or `1972-09-01` with a year.
#[utoipa::path(get, path = "/api/almanac/days/{day}", tag = "learn", params(("day" = String, Path)),
    responses((status = 200, body = AlmanacDay), (status = 400, body = ErrorBody)))]
pub(crate) async fn almanac_day(
    Reader(words): Reader,
    PathParams(text): PathParams<String>,
) -> Result<Json<AlmanacDay>, ServerError> {
    let when: When = short(&text, "day")?.parse().map_err(ServerError::BadDate)?;
    let year = when.year();
    let champions: Vec<(Competition, Vec<almanac::Holder>)> = year.map_or_else(Vec::new, |year| {
        let of = |competition: Competition| (competition, competition.in_year(year));
        Competition::ALL.into_iter().map(of).filter(|(_, holders)| !holders.is_empty()).collect()
    });
    let holders = || champions.iter().flat_map(|(_, holders)| holders);
    let is_after = holders().any(|holder| holder.is_last_known);
    Ok(Json(AlmanacDay {
        day: when.day().to_string(),
        year,
        title: match when {
            When::Yearly(day) => words.day_of_year(day),
            When::Once(date) => words.date(date),
        },
        anniversaries: almanac::anniversaries_on(when.day())
            .map(|one| anniversary(words, one, year))
            .collect(),
        remarks: remarks(words, is_after, holders().any(|holder| holder.reign.is_ours())),
        champions: champions
            .into_iter()
            .map(|(title, holders)| ChampionView {
                title: words.competition(title),
                reigns: holders.iter().map(|holder| reign(words, holder.reign)).collect(),
            })
            .collect(),
    }))
}

/// Everybody who won a title, title by title
#[utoipa::path(get, path = "/api/almanac/champions", tag = "learn",
    responses((status = 200, body = Vec<CompetitionView>)))]
pub(crate) async fn champions(Reader(words): Reader) -> impl IntoResponse {
    CHAMPIONS.answer(words)
}

/// Everybody whom the almanac knows, by surname
#[utoipa::path(get, path = "/api/almanac/people", tag = "learn",
    responses((status = 200, body = Vec<PersonLine>)))]
pub(crate) async fn people(Reader(words): Reader) -> impl IntoResponse {
    PEOPLE.answer(words)
}

/// Somebody, by key or name
#[utoipa::path(get, path = "/api/almanac/people/{key}", tag = "learn", params(("key" = String, Path)),
    responses((status = 200, body = PersonView), (status = 404, body = ErrorBody)))]
pub(crate) async fn person(
    Reader(words): Reader,
    PathParams(key): PathParams<String>,
) -> Result<Json<PersonView>, ServerError> {
    let asked = short(&key, "key")?;
    let found = almanac::person(asked).or_else(|| match almanac::people_called(asked)[..] {
        [one] => Some(one),
        _ => None,
    });
    found.map(|one| Json(person_view(words, one))).ok_or(ServerError::NoPerson { asked: key })
}

/// Categories and titles, signs, courtesies, and the names of pieces and game in other languages
#[utoipa::path(get, path = "/api/almanac/tables", tag = "learn",
    responses((status = 200, body = AlmanacTables)))]
pub(crate) async fn almanac_tables(Reader(words): Reader) -> impl IntoResponse {
    TABLES.answer(words)
}

/// The language of the calendar: programs that subscribe to one have none of their own.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct CalendarLanguage {
    /// The code of a language; by default the one of the request.
    #[param(example = "it")]
    lang: Option<String>,
}

/// The anniversaries as a calendar that programs can subscribe to (RFC 5545)
#[utoipa::path(get, path = "/api/almanac.ics", tag = "learn", params(CalendarLanguage), responses(
    (status = 200, body = String, content_type = "text/calendar"), (status = 400, body = ErrorBody)))]
pub(crate) async fn calendar(
    Reader(words): Reader,
    QueryParams(asked): QueryParams<CalendarLanguage>,
) -> Result<impl IntoResponse, ServerError> {
    let words = match asked.lang {
        None => words,
        Some(code) => {
            let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
            Words::of(known.ok_or(ServerError::BadValue { field: "lang" })?)
        }
    };
    let all: Vec<&Anniversary> = almanac::anniversaries().iter().collect();
    let headers = [
        (CONTENT_TYPE, "text/calendar; charset=utf-8"),
        (CONTENT_DISPOSITION, "inline; filename=\"tratto-almanac.ics\""),
        (CACHE_CONTROL, "public, max-age=86400"),
    ];
    Ok((headers, words.calendar(&all)))
}

fn short<'t>(text: &'t str, field: &'static str) -> Result<&'t str, ServerError> {
    if text.len() > LONGEST { Err(ServerError::BadValue { field }) } else { Ok(text) }
}

/// How far what is told is known.
fn remarks(words: &Words, is_after: bool, is_ours: bool) -> Vec<String> {
    let until = is_after.then(|| say!(words, "almanac-known-until", year = KNOWN_UNTIL));
    until.into_iter().chain(is_ours.then(|| say!(words, "almanac-ours"))).collect()
}

/// A person by the name in the tables.
fn person_link(name: &str) -> PersonLink {
    PersonLink { key: almanac::person(name).map(Person::key).unwrap_or_default(), name: name.to_owned() }
}

fn anniversary(words: &Words, one: &Anniversary, year: Option<u16>) -> AnniversaryView {
    let since = year.and_then(|year| year.checked_sub(one.year)).filter(|years| *years > 0);
    AnniversaryView {
        id: one.id(),
        occasion: one.occasion.key().to_owned(),
        year: one.year,
        person: person_link(one.name),
        sentence: words.anniversary(one),
        ago: since.map(|years| say!(words, "almanac-ago", years = years)),
    }
}

fn reign(words: &Words, reign: &Reign) -> ReignView {
    ReignView {
        edition: reign.edition,
        years: words.reign_years(reign),
        winners: reign.winners.iter().map(|name| person_link(name)).collect(),
        text: words.winners(reign),
        countries: words.countries(reign),
        place: reign.place.to_owned(),
        added: reign.is_ours(),
    }
}

fn competition(words: &Words, one: Competition) -> CompetitionView {
    CompetitionView {
        key: one.key().to_owned(),
        name: words.competition(one),
        reigns: one.reigns().map(|won| reign(words, won)).collect(),
        remarks: remarks(words, one.reigns().any(Reign::is_open), one.reigns().any(Reign::is_ours)),
    }
}

fn person_line(words: &Words, person: &Person) -> PersonLine {
    PersonLine {
        key: person.key(),
        name: person.name.to_owned(),
        life: words.life(person),
        aliases: person.aliases.iter().map(|&name| name.to_owned()).collect(),
    }
}

fn person_view(words: &Words, person: &Person) -> PersonView {
    let fields: Vec<String> = person.roles.iter().map(|role| words.role_of_person(*role)).collect();
    let aliases = person.aliases.join(", ");
    let told = [
        words.birth(person),
        words.death(person),
        (!aliases.is_empty()).then(|| say!(words, "almanac-person-aliases", names = aliases)),
        (!fields.is_empty()).then(|| say!(words, "almanac-person-fields", fields = fields.join(", "))),
    ];
    let won = |reign: &Reign| WonView {
        key: reign.competition.key().to_owned(),
        title: words.competition(reign.competition),
        years: words.reign_years(reign),
        added: reign.is_ours(),
    };
    let won: Vec<WonView> = almanac::won_by(person.name).map(won).collect();
    PersonView {
        key: person.key(),
        name: person.name.to_owned(),
        life: words.life(person),
        sentences: told.into_iter().flatten().collect(),
        remarks: remarks(words, false, won.iter().any(|one| one.added)),
        won,
    }
}

fn tables(words: &Words) -> AlmanacTables {
    let language = words.lang().letters();
    let titles = |by: Awarder| TitleGroup {
        name: words.awarder(by),
        titles: almanac::titles()
            .iter()
            .filter(|title| title.by == by)
            .map(|title| TitleView {
                code: title.code.to_owned(),
                name: title.name(language).to_owned(),
                rating: title.rating.map(|rating| say!(words, "almanac-rating-from", rating = rating)),
            })
            .collect(),
    };
    let signs = |(kind, name): (SignKind, String)| SignGroup {
        name,
        signs: almanac::signs()
            .iter()
            .filter(|sign| sign.kind == kind)
            .map(|sign| SignView {
                sign: sign.text.to_owned(),
                meaning: sign.meaning(language).to_owned(),
                nag: sign.nag,
                founded: sign.founded.map(|year| say!(words, "almanac-founded", year = year)),
            })
            .collect(),
    };
    let kinds = [
        (SignKind::Symbol, say!(words, "almanac-signs-symbols")),
        (SignKind::Organisation, say!(words, "almanac-signs-organisations")),
        (SignKind::Text, say!(words, "almanac-signs-texts")),
    ];
    let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
    AlmanacTables {
        titles: [Awarder::Fsi, Awarder::Fide].map(titles).into(),
        signs: kinds.map(signs).into(),
        courtesies_title: say!(words, "almanac-courtesies"),
        courtesies: Courtesy::ALL.into_iter().map(|courtesy| words.courtesy(courtesy)).collect(),
        pieces: almanac::piece_names()
            .iter()
            .map(|one| PieceNamesView {
                language: one.language.to_owned(),
                names: owned(&one.names),
                letters: owned(&one.initials),
            })
            .collect(),
        games: almanac::game_names()
            .iter()
            .map(|one| GameNameView { language: one.language.to_owned(), name: one.name.to_owned() })
            .collect(),
    }
}
