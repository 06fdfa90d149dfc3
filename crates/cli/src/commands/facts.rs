//! `tratto facts FEN`: what a position shows by itself, each statement with its squares.

use crate::console::{Console, Outcome};
use crate::reading::{self, Playable};
use crate::{drawn, usage};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::collections::HashSet;
use tratto_board::Color;
use tratto_board::draw::Diagram;
use tratto_lore::fact::{Concept, Fact, Kind, Scope, facts};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto facts \"4k3/pp3ppp/2p5/8/3P4/8/PP3PPP/4K3 w - - 0 1\"",
    "tratto facts startpos --side white",
    "tratto facts \"3q2k1/5ppp/5n2/6B1/8/8/5PPP/3R2K1 w - - 0 1\" --concept relative-pin --json",
    "tratto facts \"4k3/8/3p4/4p3/4P3/8/8/4K3 w - - 0 1\" --concept backward-pawn --svg -",
];

/// The column at which a sentence goes on in the next line.
const INDENT: usize = 2;
/// So many letters of a word are enough to look for what may have been meant.
const TELLING: usize = 3;

pub(crate) fn command(words: &'static Words) -> Command {
    let command = usage::started(words, "facts", say!(words, "facts-about"), &say!(words, "value-fen"))
        .arg(reading::fen_operand(words));
    reading::game_options(command, words)
        .arg(
            usage::option(words, "side", say!(words, "facts-value-side"), say!(words, "facts-side"))
                .value_parser(move |text: &str| side(text).ok_or_else(|| say!(words, "facts-no-side"))),
        )
        .arg(
            usage::option(words, "concept", say!(words, "facts-value-key"), say!(words, "facts-concept"))
                .value_parser(move |text: &str| concept(text, words)),
        )
        .arg(
            usage::option(words, "svg", say!(words, "value-file"), say!(words, "facts-svg"))
                .requires("concept"),
        )
}

fn side(text: &str) -> Option<Color> {
    match text.to_lowercase().as_str() {
        "white" | "bianco" | "w" => Some(Color::White),
        "black" | "nero" | "b" => Some(Color::Black),
        _ => None,
    }
}

/// The concept that is called so, by its key or in the reader's language.
fn concept(text: &str, words: &Words) -> Result<Concept, String> {
    let text = text.trim().to_lowercase();
    let is_named = |concept: &&Concept| {
        words.concept(**concept).to_lowercase() == text || concept.key() == text.replace(' ', "-")
    };
    if let Some(found) = Concept::ALL.iter().find(is_named) {
        return Ok(*found);
    }
    let parts: Vec<String> = text
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| word.chars().count() >= TELLING)
        .map(|word| word.chars().take(TELLING).collect())
        .collect();
    let near = Concept::ALL.iter().filter(|concept| {
        let name = words.concept(**concept);
        parts.iter().any(|part| concept.key().contains(part.as_str()) || name.contains(part.as_str()))
    });
    let near: Vec<String> = near.map(|concept| concept.key().to_owned()).collect();
    let mut what = say!(words, "facts-no-concept");
    if !near.is_empty() {
        what.push_str(". ");
        what.push_str(&say!(words, "facts-near", names = words.list_or(&near)));
    }
    Err(what)
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let wanted = Wanted {
        side: matches.get_one::<Color>("side").copied(),
        concept: matches.get_one::<Concept>("concept").copied(),
        svg: matches.get_one::<String>("svg").cloned(),
    };
    reading::each(matches, "", console, |setup, console| {
        let playable = Playable::of(setup, console.words).map_err(Error::msg)?;
        wanted.tell(&playable, console)?;
        Ok(Outcome::Done)
    })
}

/// Which facts are asked for, and whether they are to be drawn.
struct Wanted {
    side: Option<Color>,
    concept: Option<Concept>,
    svg: Option<String>,
}

/// Whose fact it is; nobody's alone, if it is shared.
fn owner(fact: &Fact) -> Option<Color> {
    (fact.concept.scope() != Scope::Shared).then_some(fact.side)
}

impl Wanted {
    fn has(&self, fact: &Fact) -> bool {
        let is_side = self.side.is_none_or(|side| owner(fact).is_none_or(|owner| owner == side));
        is_side && self.concept.is_none_or(|concept| concept == fact.concept)
    }

    fn tell(&self, playable: &Playable, console: &mut Console<'_>) -> Result<()> {
        let words = console.words;
        let position = &playable.position;
        let mut found = facts(position);
        found.retain(|fact| self.has(fact));
        let mut picture = None;
        if let Some(path) = &self.svg {
            let mut diagram = Diagram::new(&playable.setup);
            for fact in &found {
                diagram = drawn::evidence(diagram, position, &fact.evidence);
            }
            let title = self.concept.map_or_else(String::new, |concept| words.begun(&words.concept(concept)));
            let told: Vec<String> = found.iter().map(|fact| words.fact(fact, position)).collect();
            let svg = diagram.title(title).description(told.join(" ")).svg();
            if console.json && path == "-" {
                picture = Some(svg);
            } else {
                console.write_text(path, &svg)?;
                picture = Some(path.clone());
            }
        }
        if console.json {
            let mut view = json!(tratto_server::tell_facts(&found, position, words));
            if let Some(picture) = picture {
                view["svg"] = json!(picture);
            }
            return console.answer(&view);
        }
        if self.svg.as_deref() != Some("-") {
            list(&found, playable, console)?;
        }
        reading::remark_irregularities(&playable.setup, &playable.irregularities, console)
    }
}

/// The sentences by kind and side.
fn list(found: &[Fact], playable: &Playable, console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    if found.is_empty() {
        writeln!(console.out, "{}", say!(words, "facts-none"))?;
    }
    let mut is_first = true;
    for kind in Kind::ALL {
        for whose in [None, Some(Color::White), Some(Color::Black)] {
            let these: Vec<&Fact> =
                found.iter().filter(|fact| fact.concept.kind() == kind && owner(fact) == whose).collect();
            if these.is_empty() {
                continue;
            }
            let gap = if is_first { "" } else { "\n" };
            is_first = false;
            let side = whose.map_or_else(|| say!(words, "facts-both"), |side| words.side(side));
            let heading = format!("{} · {}", words.kind_of_facts(kind), words.begun(&side));
            writeln!(console.out, "{gap}{}", layout.bold(heading))?;
            // Two facts that read alike are told once.
            let mut told = HashSet::new();
            for fact in these {
                let sentence = words.fact(fact, &playable.position);
                for (index, line) in layout.lines(&sentence, 2 * INDENT).into_iter().enumerate() {
                    let indent = if index == 0 { INDENT } else { 2 * INDENT };
                    if index == 0 && !told.insert(sentence.clone()) {
                        break;
                    }
                    writeln!(console.out, "{:indent$}{line}", "")?;
                }
            }
        }
    }
    Ok(())
}
