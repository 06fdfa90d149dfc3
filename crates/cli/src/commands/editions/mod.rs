//! `tratto editions [RULE]`: what each edition of the Laws says about a rule, and in which article.

mod search;

use crate::console::{Console, Outcome};
use crate::terminal::{Layout, padded, width_of};
use crate::{json, usage};
use anyhow::Result;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::{Value, json};
use tratto_laws::{Article, Edition, Rule};
use tratto_words::{Chapter, Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto editions",
    "tratto editions 7.5.5",
    "tratto editions illegal blitz",
    "tratto editions abbandono --lang it",
    "tratto editions --changed",
    "tratto editions EN-2 --json",
];

/// From so many rules on, a search is answered with a list instead of tables.
const MANY: usize = 12;
/// The room for articles at the end of a line of the list.
const CITED: usize = 17;

pub(crate) fn command(words: &'static Words) -> Command {
    let rule = say!(words, "value-rule");
    usage::started(words, "editions", say!(words, "editions-about"), &format!("[{rule}]"))
        .arg(usage::operand(words, "rule", rule, say!(words, "editions-rule")).action(ArgAction::Append))
        .arg(usage::flag(words, "changed", say!(words, "editions-changed")))
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let asked: Vec<&str> =
        matches.get_many::<String>("rule").into_iter().flatten().map(String::as_str).collect();
    let asked = asked.join(" ");
    let asked = asked.trim();
    let mut rules = match asked.is_empty() {
        true => Rule::ALL.to_vec(),
        false => search::rules(asked),
    };
    if matches.get_flag("changed") {
        rules.retain(|rule| rows(*rule, words).iter().any(|row| row.changed));
    }
    if console.json {
        for rule in &rules {
            console.answer(&record(*rule, words))?;
        }
    } else if rules.is_empty() {
        console.remark(&say!(words, "editions-none", asked = asked))?;
    } else {
        let mut marks = Marks::default();
        if asked.is_empty() || rules.len() > MANY {
            list(&rules, &mut marks, console)?;
        } else {
            for rule in &rules {
                table(*rule, &mut marks, console)?;
            }
        }
        marks.explain(console)?;
        if rules.len() > MANY {
            let line = say!(words, "editions-more", count = rules.len());
            writeln!(console.out, "{}", console.layout().faint(line))?;
        }
    }
    Ok(if rules.is_empty() { Outcome::No } else { Outcome::Done })
}

/// What one edition says about a rule.
struct Row {
    edition: Edition,
    articles: Vec<Article>,
    value: Option<String>,
    /// Whether it says something else than the edition before it.
    changed: bool,
}

fn rows(rule: Rule, words: &Words) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::with_capacity(Edition::ALL.len());
    for edition in Edition::ALL {
        let articles = edition.articles(rule);
        let value = words.value(edition, rule);
        let changed = rows
            .last()
            .is_some_and(|before| before.value != value || before.articles.is_empty() != articles.is_empty());
        rows.push(Row { edition, articles, value, changed });
    }
    rows
}

/// The signs that stood in an answer and need a word.
#[derive(Default)]
struct Marks {
    unverified: bool,
    changed: bool,
}

impl Marks {
    /// The articles of an edition in short, unverified ones marked.
    fn articles(&mut self, articles: &[Article], words: &Words) -> String {
        let mut shown = Vec::with_capacity(articles.len());
        for article in articles {
            let name = words.article_name(*article);
            let mark = if article.is_unverified() { "?" } else { "" };
            self.unverified |= article.is_unverified();
            shown.push(format!("{name}{mark}"));
        }
        shown.join(", ")
    }

    fn explain(&self, console: &mut Console<'_>) -> Result<()> {
        let (words, layout) = (console.words, console.layout());
        if self.unverified {
            writeln!(console.out, "{}", layout.faint(say!(words, "editions-unverified")))?;
        }
        if self.changed {
            writeln!(console.out, "{}", layout.faint(say!(words, "editions-mark")))?;
        }
        Ok(())
    }
}

/// The rules by chapter, with the article of the newest edition that has each.
fn list(rules: &[Rule], marks: &mut Marks, console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    let mut chapter = None;
    for rule in rules {
        let own = Chapter::of(*rule);
        if chapter != Some(own) {
            let gap = if chapter.is_some() { "\n" } else { "" };
            writeln!(console.out, "{gap}{}", layout.bold(words.chapter(own)))?;
            chapter = Some(own);
        }
        let newest = Edition::ALL.into_iter().rev().find(|edition| edition.has(*rule));
        let articles = newest.map(|edition| edition.articles(*rule)).unwrap_or_default();
        let cited = marks.articles(&articles, words);
        let cited = match newest {
            Some(edition) if !edition.is_newest() => format!("{cited} ({edition})"),
            _ => cited,
        };
        let room = layout.width().saturating_sub(10 + 2 + CITED).max(16);
        let titles = layout.lines_within(&words.rule(*rule), room);
        let cited = layout.lines_within(&cited, CITED);
        for index in 0..titles.len().max(cited.len()) {
            let key = if index == 0 { rule.key() } else { "" };
            let title = titles.get(index).map_or("", String::as_str);
            let cited = cited.get(index).map_or("", String::as_str);
            let key = layout.mark(format!("{key:<8}"));
            let text = format!("  {key}{}  {}", padded(title, room), layout.faint(cited));
            writeln!(console.out, "{}", text.trim_end())?;
        }
    }
    writeln!(console.out)?;
    Ok(())
}

/// What each edition says about one rule.
fn table(rule: Rule, marks: &mut Marks, console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    let heading = format!("{}  {}", layout.mark(rule.key()), layout.bold(words.rule(rule)));
    writeln!(console.out, "{heading}")?;
    writeln!(console.out, "{}", layout.faint(words.chapter(Chapter::of(rule))))?;
    let rows = rows(rule, words);
    let cited: Vec<String> = rows.iter().map(|row| marks.articles(&row.articles, words)).collect();
    let wide = cited.iter().map(|text| width_of(text)).max().unwrap_or(0).clamp(8, 24);
    for (index, (row, cited)) in rows.iter().zip(cited).enumerate() {
        marks.changed |= row.changed;
        let says = match &row.value {
            Some(_) if !row.changed && index > 0 => "=".to_owned(),
            Some(value) => value.clone(),
            None if row.articles.is_empty() => say!(words, "editions-no-rule"),
            None => String::new(),
        };
        tell_row(row, &cited, &says, wide, layout, console)?;
    }
    writeln!(console.out)?;
    Ok(())
}

fn tell_row(
    row: &Row,
    cited: &str,
    says: &str,
    wide: usize,
    layout: Layout,
    console: &mut Console<'_>,
) -> Result<()> {
    let cited = layout.lines_within(cited, wide);
    let says = layout.lines(says, wide + 12);
    for index in 0..cited.len().max(says.len()) {
        let edition = if index == 0 { row.edition.to_string() } else { String::new() };
        let mark = if index == 0 && row.changed { layout.mark("●") } else { " ".to_owned() };
        let left = cited.get(index).map_or("", String::as_str);
        let right = says.get(index).map_or("", String::as_str);
        let right = if row.articles.is_empty() { layout.faint(right) } else { right.to_owned() };
        let text = format!("  {edition:<4} {mark} {}  {right}", padded(left, wide));
        writeln!(console.out, "{}", text.trim_end())?;
    }
    Ok(())
}

/// A rule as JSON.
fn record(rule: Rule, words: &Words) -> Value {
    let row = |row: &Row| {
        json!({
            "edition": row.edition.year(),
            "articles": row.articles.iter().map(|article| json::article(article, words)).collect::<Vec<_>>(),
            "says": row.value,
            "changed": row.changed,
        })
    };
    json!({
        "rule": rule.key(),
        "title": words.rule(rule),
        "chapter": words.chapter(Chapter::of(rule)),
        "editions": rows(rule, words).iter().map(row).collect::<Vec<_>>(),
    })
}
