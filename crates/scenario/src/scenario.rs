//! A scenario file: regulations, a starting point, events, and what is expected of them.

use crate::error::{Placed, ScenarioError, ScenarioFault};
use crate::node::{Node, Place, TomlTable, Value};
use crate::pattern::Pattern;
use crate::regulations;
use crate::titles::Titles;
use std::collections::BTreeSet;
use tratto_board::{ByColor, Color, Setup};
use tratto_clock::Millis;
use tratto_laws::{Edition, Regulations, StartingPoint};
use tratto_notation::Language;

/// A case: one situation, in one or more variants, under one or more editions.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub(crate) text: String,
    /// The name of the case, such as `C051`.
    pub case: Option<String>,
    /// What it is about.
    pub title: Titles,
    /// Where it comes from.
    pub source: Option<String>,
    /// Which reading of the text it follows, or what was corrected in it and why.
    pub note: Option<String>,
    /// The variants, at least one.
    pub variants: Vec<Variant>,
}

/// One course of events.
#[derive(Clone, Debug)]
pub struct Variant {
    /// Its name, where the case has several.
    pub name: Titles,
    /// The editions it is about; empty where it is about the one that the regulations name.
    pub editions: BTreeSet<Edition>,
    pub(crate) regulations: TomlTable,
    pub(crate) start: TomlTable,
    pub(crate) language: Language,
    pub(crate) before: Expected,
    pub(crate) steps: Vec<Step>,
}

/// What happens, and what is expected of it.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) at: Place,
    pub(crate) when: When,
    pub(crate) acts: Vec<(String, Place)>,
    pub(crate) moves: Option<(String, Place)>,
    pub(crate) expected: Expected,
    pub(crate) clocks: ByColor<Option<Millis>>,
    pub(crate) fen: Option<String>,
    pub(crate) may: ByColor<Option<Vec<String>>>,
    pub(crate) must: ByColor<Option<Vec<String>>>,
}

#[derive(Copy, Clone, Debug)]
pub(crate) enum When {
    After(Millis),
    At(Millis),
}

/// What is expected, by edition; nothing at all where the step does not say.
#[derive(Clone, Debug, Default)]
pub(crate) struct Expected {
    pub(crate) by_edition: Vec<(BTreeSet<Edition>, Vec<Pattern>)>,
}

impl Expected {
    pub(crate) fn of(&self, edition: Edition) -> Option<&[Pattern]> {
        let mut fitting = self.by_edition.iter().filter(|(editions, _)| editions.contains(&edition));
        // An expectation for fewer editions takes precedence over one for more.
        let first = fitting.next()?;
        Some(&fitting.fold(first, |best, next| if next.0.len() < best.0.len() { next } else { best }).1)
    }

    fn is_silent(&self) -> bool {
        self.by_edition.is_empty()
    }
}

const KEYS: &[&str] = &[
    "case",
    "title",
    "title-it",
    "source",
    "note",
    "editions",
    "notation",
    "regulations",
    "start",
    "before",
    "step",
    "variant",
];
const VARIANT_KEYS: &[&str] =
    &["name", "name-it", "editions", "notation", "regulations", "start", "before", "step"];
const STEP_KEYS: &[&str] = &["do", "moves", "after", "at", "expect", "clocks", "fen", "may", "must"];

impl Scenario {
    /// Reads a scenario file.
    ///
    /// ```
    /// use tratto_scenario::Scenario;
    /// let scenario = Scenario::read(r#"
    /// case = "C005"
    /// title = "Stalemate"
    /// editions = "2018-2023"
    /// start.fen = "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1"
    ///
    /// [[step]]
    /// do = "white plays Kg6"
    /// expect = "draw [5.2.1]"
    /// "#)?;
    /// assert_eq!(scenario.variants[0].editions.len(), 2);
    /// # Ok::<(), tratto_scenario::ScenarioError>(())
    /// ```
    pub fn read(text: &str) -> Result<Scenario, ScenarioError> {
        Scenario::from_table(text).map_err(|placed| placed.in_text(text))
    }

    fn from_table(text: &str) -> Result<Scenario, Placed> {
        let mut table = Node::from_toml(text)?;
        let title = Titles::take("title", &mut table)?;
        let mut words =
            |key: &'static str| table.take(key).map(|node| node.text(key).map(str::to_owned)).transpose();
        let case = words("case")?;
        let (source, note) = (words("source")?, words("note")?);
        let variants = table.take("variant");
        let mut common = TomlTable { at: table.at.clone(), entries: Vec::new() };
        let is_common = |key: &str| VARIANT_KEYS.contains(&key) || Titles::is_key("name", key);
        (common.entries, table.entries) = table.entries.into_iter().partition(|entry| is_common(&entry.key));
        table.finish(KEYS)?;
        let variants = match variants {
            None => vec![Variant::read(common)?],
            Some(node) => {
                let tables = node.items().into_iter().map(|item| item.table("variant"));
                tables.map(|over| Variant::read(laid_over(&common, over?)?)).collect::<Result<_, _>>()?
            }
        };
        Ok(Scenario { text: text.to_owned(), case, title, source, note, variants })
    }

    pub(crate) fn place(&self, placed: Placed) -> ScenarioError {
        placed.in_text(&self.text)
    }
}

/// A variant's own entries over the common ones; regulations and starting point key by key.
fn laid_over(common: &TomlTable, over: TomlTable) -> Result<TomlTable, Placed> {
    let mut merged = common.clone();
    merged.at = over.at;
    for entry in over.entries {
        let old = merged.take(&entry.key);
        let node = match (entry.key.as_str(), old) {
            ("regulations" | "start", Some(old)) => {
                let at = entry.node.at.clone();
                let over = entry.node.table(&entry.key)?;
                Node { at, value: Value::TomlTable(old.table(&entry.key)?.overlaid(over)) }
            }
            _ => entry.node,
        };
        merged.entries.push(crate::node::Entry { key: entry.key, at: entry.at, node });
    }
    Ok(merged)
}

impl Variant {
    fn read(mut table: TomlTable) -> Result<Variant, Placed> {
        let name = Titles::take("name", &mut table)?;
        let editions = match table.take("editions") {
            None => BTreeSet::new(),
            Some(node) => {
                let mut all = BTreeSet::new();
                for item in node.items() {
                    all.extend(item.read("editions", editions)?);
                }
                all
            }
        };
        let language = match table.take("notation") {
            None => Language::English,
            Some(node) => node.read("notation", str::parse::<Language>)?,
        };
        let sub = |table: &mut TomlTable, key: &str| match table.take(key) {
            None => Ok(TomlTable::default()),
            Some(node) => node.table(key),
        };
        let regulations = sub(&mut table, "regulations")?;
        let start = sub(&mut table, "start")?;
        let before = expected(table.take("before"))?;
        let steps = match table.take("step") {
            None => Vec::new(),
            Some(node) => {
                let tables = node.items().into_iter().map(|item| item.table("step"));
                tables.map(|table| Step::read(table?)).collect::<Result<Vec<_>, _>>()?
            }
        };
        table.finish(VARIANT_KEYS)?;
        let variant = Variant { name, editions, regulations, start, language, before, steps };
        variant.check_expectations()?;
        // What is wrong with the regulations should be said at once, not when they are first used.
        variant.regulations(None)?;
        Ok(variant)
    }

    /// Every edition that the case names finds something expected of it wherever anything is.
    fn check_expectations(&self) -> Result<(), Placed> {
        for edition in &self.editions {
            for step in &self.steps {
                if !step.expected.is_silent() && step.expected.of(*edition).is_none() {
                    let fault = ScenarioFault::NothingExpected { edition: edition.to_string() };
                    return Err(Placed::new(step.at.clone(), fault));
                }
            }
        }
        Ok(())
    }

    pub(crate) fn regulations(&self, edition: Option<Edition>) -> Result<Regulations, Placed> {
        regulations::read(self.regulations.clone(), edition)
    }

    /// Where the game starts; `None` for the usual beginning, before the players have arrived.
    pub(crate) fn start(&self, regulations: &Regulations) -> Result<Option<StartingPoint>, Placed> {
        crate::start::read(self.start.clone(), regulations, self.language)
    }
}

impl Step {
    fn read(mut table: TomlTable) -> Result<Step, Placed> {
        let at = table.at.clone();
        let mut acts = Vec::new();
        for item in table.take("do").map(Node::items).unwrap_or_default() {
            acts.push((item.text("do")?.to_owned(), item.at.clone()));
        }
        let moves = match table.take("moves") {
            None => None,
            Some(node) => Some((node.text("moves")?.to_owned(), node.at.clone())),
        };
        let when = match (table.take("after"), table.take("at")) {
            (None, None) => When::After(Millis::ZERO),
            (Some(node), None) => When::After(regulations::time(&node, "after")?),
            (_, Some(node)) => When::At(regulations::time(&node, "at")?),
        };
        let expected = expected(table.take("expect"))?;
        let clocks = by_color(table.take("clocks"), "clocks", |node| regulations::time(&node, "clocks"))?;
        let fen = table.take("fen").map(|node| node.text("fen").map(str::to_owned)).transpose()?;
        let names = |key: &'static str| {
            move |node: Node| {
                let items = node.items().into_iter().map(|item| item.text(key).map(str::to_owned));
                items.collect::<Result<Vec<_>, _>>()
            }
        };
        let may = by_color(table.take("may"), "may", names("may"))?;
        let must = by_color(table.take("must"), "must", names("must"))?;
        table.finish(STEP_KEYS)?;
        Ok(Step { at, when, acts, moves, expected, clocks, fen, may, must })
    }
}

/// A table with an entry for one side or for both.
pub(crate) fn by_color<T>(
    node: Option<Node>,
    key: &str,
    read: impl Fn(Node) -> Result<T, Placed>,
) -> Result<ByColor<Option<T>>, Placed> {
    let Some(node) = node else { return Ok(ByColor { white: None, black: None }) };
    let mut table = node.table(key)?;
    let white = table.take("white").map(&read).transpose()?;
    let black = table.take("black").map(&read).transpose()?;
    table.finish(&["white", "black"])?;
    Ok(ByColor { white, black })
}

/// What is expected: one text or a list of them for all editions, or a table by edition.
fn expected(node: Option<Node>) -> Result<Expected, Placed> {
    let Some(node) = node else { return Ok(Expected::default()) };
    let mut by_edition = Vec::new();
    match node.value {
        Value::TomlTable(table) => {
            for entry in table.entries {
                let set = editions(&entry.key).map_err(|error| {
                    let fault = ScenarioFault::BadValue {
                        key: "expect".to_owned(),
                        text: entry.key.clone(),
                        expected: error,
                    };
                    Placed::new(entry.at.clone(), fault)
                })?;
                by_edition.push((set, patterns(entry.node)?));
            }
        }
        _ => by_edition.push((Edition::ALL.into_iter().collect(), patterns(node)?)),
    }
    Ok(Expected { by_edition })
}

fn patterns(node: Node) -> Result<Vec<Pattern>, Placed> {
    let mut patterns = Vec::new();
    for item in node.items() {
        let text = item.text("expect")?;
        if text == "nothing" {
            continue;
        }
        let pattern = Pattern::read(text).map_err(|expected| {
            Placed::new(item.at.clone(), ScenarioFault::Pattern { text: text.to_owned(), expected })
        })?;
        patterns.push(pattern);
    }
    Ok(patterns)
}

/// Reads `all`, `2018`, `2014-2018`, or several of these with commas or spaces.
fn editions(text: &str) -> Result<BTreeSet<Edition>, String> {
    let mut set = BTreeSet::new();
    for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
        if part == "all" {
            set.extend(Edition::ALL);
            continue;
        }
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let read = |text: &str| text.parse::<Edition>().map_err(|error| error.to_string());
        let (first, last) = (read(first)?, read(last)?);
        set.extend(Edition::span(first, last));
    }
    if set.is_empty() { Err("an edition, a span such as 2014-2018, or all".to_owned()) } else { Ok(set) }
}

/// The initial array, or the one that Chess960 begins from.
pub(crate) fn initial(regulations: &Regulations) -> Option<Setup> {
    match regulations.chess960 {
        None => Some(Setup::initial()),
        Some(number) => tratto_board::chess960::start(number).ok(),
    }
}

pub(crate) const BOTH: [Color; 2] = Color::ALL;
