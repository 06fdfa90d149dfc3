//! `tratto define TERM`: what a chess term means, in Italian or in English.

use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::Result;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::{Value, json};
use std::io;
use tratto_lore::term::{self, Category, Term, Text};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto define zugzwang",
    "tratto define inchiodatura",
    "tratto define pedone passato --lang it",
    "tratto define --list tactics",
    "tratto define fork --json",
];

/// The column at which a definition begins.
const INDENT: usize = 2;

pub(crate) fn command(words: &'static Words) -> Command {
    let value = say!(words, "define-value-term");
    let keys = move || words.list(&Category::ALL.map(|category| category.key().to_owned()));
    let unknown = move || say!(words, "define-no-category", categories = keys());
    let list = usage::option(
        words,
        "list",
        say!(words, "define-value-category"),
        say!(words, "define-list", categories = keys()),
    );
    usage::started(words, "define", say!(words, "define-about"), &value)
        .arg(
            usage::operand(words, "term", value.clone(), say!(words, "define-term"))
                .action(ArgAction::Append)
                .required_unless_present("list"),
        )
        .arg(
            list.num_args(0..=1)
                .conflicts_with("term")
                .value_parser(move |text: &str| Category::from_key(text).ok_or_else(unknown)),
        )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    if matches.contains_id("list") {
        return list(matches.get_one::<Category>("list").copied(), console);
    }
    let asked: Vec<&str> =
        matches.get_many::<String>("term").into_iter().flatten().map(String::as_str).collect();
    let asked = asked.join(" ");
    if asked != "-" {
        return define(&asked, console);
    }
    let mut worst = Outcome::Done;
    let mut nothing = io::empty();
    let (input, mut console) = console.parted(&mut nothing);
    let mut line = String::new();
    loop {
        line.clear();
        if input.read_line(&mut line).map_err(|error| console.unreadable("-", &error))? == 0 {
            break;
        }
        match line.trim() {
            "" => console.nothing()?,
            asked => worst = worst.max(define(asked, &mut console)?),
        }
    }
    Ok(worst)
}

/// The definition of a term, or what may have been meant.
fn define(asked: &str, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let Some(term) = term::named(asked) else {
        let near = term::near(asked);
        if console.json {
            let name = |term: &&Term| json!({ "id": term.id, "term": words.term(term).word });
            let near: Vec<Value> = near.iter().map(name).collect();
            let what = say!(words, "define-unknown", asked = asked);
            console.answer(&json!({ "error": what, "asked": asked, "near": near }))?;
        } else {
            console.remark(&say!(words, "define-unknown", asked = asked))?;
            if !near.is_empty() {
                console.remark(&say!(words, "define-near", terms = words.terms_or(&near)))?;
            }
        }
        return Ok(Outcome::No);
    };
    if console.json {
        console.answer(&record(term, words))?;
    } else {
        show(term, console)?;
    }
    Ok(Outcome::Done)
}

fn show(term: &Term, console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    let (own, beside) = (words.term(term), words.term_beside(term));
    let category = words.term_category(term.category);
    writeln!(console.out, "{}  {}", layout.bold(own.word), layout.faint(category))?;
    let listed = |items: Vec<&str>| items.join(", ");
    let with_aliases = |text: &Text| listed([text.word].into_iter().chain(text.aliases.clone()).collect());
    let mut lines = vec![own.definition.to_owned()];
    if !own.aliases.is_empty() {
        lines.push(say!(words, "define-also", words = listed(own.aliases.clone())));
    }
    lines.push(say!(words, "define-other", words = with_aliases(beside)));
    let related = term.related().map(|other| words.term(other).word).collect::<Vec<_>>();
    if !related.is_empty() {
        lines.push(say!(words, "define-see", words = listed(related)));
    }
    for text in lines {
        for line in layout.lines(&text, INDENT) {
            writeln!(console.out, "{:INDENT$}{line}", "")?;
        }
    }
    Ok(())
}

/// The terms by category, each with the word of the other language.
fn list(only: Option<Category>, console: &mut Console<'_>) -> Result<Outcome> {
    let (words, layout) = (console.words, console.layout());
    let categories = Category::ALL.into_iter().filter(|one| only.is_none_or(|only| only == *one));
    for (index, category) in categories.enumerate() {
        let mut terms: Vec<&Term> = term::all().iter().filter(|term| term.category == category).collect();
        terms.sort_by_key(|term| words.term(term).word.to_lowercase());
        if console.json {
            for term in terms {
                console.answer(&record(term, words))?;
            }
            continue;
        }
        let gap = if index > 0 { "\n" } else { "" };
        writeln!(console.out, "{gap}{}", layout.bold(words.term_category(category)))?;
        for term in terms {
            let beside = layout.faint(words.term_beside(term).word);
            writeln!(console.out, "{:INDENT$}{}  {beside}", "", words.term(term).word)?;
        }
    }
    Ok(Outcome::Done)
}

/// A term as JSON, in the language of the reader and then in both.
fn record(term: &Term, words: &Words) -> Value {
    let text = |text: &Text| json!({ "term": text.word, "aliases": text.aliases.clone(), "definition": text.definition });
    let own = words.term(term);
    let related = term.related().map(|other| json!({ "id": other.id, "term": words.term(other).word }));
    json!({
        "id": term.id,
        "term": own.word,
        "definition": own.definition,
        "category": term.category.key(),
        "it": text(&term.italian),
        "en": text(&term.english),
        "see": related.collect::<Vec<_>>(),
        "source": term.source,
    })
}
