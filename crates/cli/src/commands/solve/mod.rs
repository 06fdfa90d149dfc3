//! `tratto solve "#2" FEN`: solves chess problems.

pub(crate) mod answer;
pub(crate) mod facts;
pub(crate) mod input;
mod page;
pub(crate) mod shape;
mod table;
mod text;
pub(crate) mod themes;

use crate::console::{Console, Outcome};
use crate::{interrupt, usage};
use answer::{Answer, Solved};
use anyhow::{Error, Result};
use clap::{ArgAction, ArgMatches, Command};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use input::{InputFault, Problem, Read, Sides};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use serde_json::json;
pub(crate) use shape::Shape;
use std::path::Path;
use table::SolutionTable;
use tratto_board::draw::Diagram;
use tratto_board::{Move, Position, Setup};
use tratto_mate::problem::{
    Conventions, Limits, Part, Request, Rights, Solution, parts, solve as work_out, themes as find_themes,
    verify,
};
use tratto_notation::{Form, Style};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto solve \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\"",
    "tratto solve \"#2\" \"7r/7a/5Rp1/8/8/8/8/5D2 w\" --tries --set --lang it",
    "tratto solve \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w\" --twin \"b) Qf1->e1\" --twin \"c) remove g6\"",
    "tratto solve \"h#1\" \"7k/8/6K1/8/8/8/8/Q7 b\" --solutions 2",
    "tratto solve \"#1\" \"4k2r/8/8/8/8/8/8/4K2R w\" --rights fen",
    "tratto solve problems.tsv --html --lang it > problems.html",
    "tratto solve \"h#2\" \"8/6N1/7p/6nP/3K1k2/7P/6P1/6N1 b - - 0 1\" --json",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let (stipulation, fen) = (say!(words, "value-stipulation"), say!(words, "value-fen"));
    let file = say!(words, "value-file");
    let usage = format!("{stipulation} {fen}... | {file}...");
    let command = options(usage::started(words, "solve", say!(words, "solve-about"), &usage), words)
        .arg(usage::flag(words, "themes", say!(words, "solve-themes")))
        .arg(usage::flag(words, "html", say!(words, "solve-html")))
        .arg(usage::flag(words, "full", say!(words, "solve-full")))
        .arg(usage::option(words, "author", say!(words, "value-author"), say!(words, "solve-author")));
    command.arg(
        usage::operand(words, "problems", format!("{stipulation} {fen}"), say!(words, "solve-problems"))
            .required(true)
            .num_args(1..),
    )
}

/// The options that solving takes, here and in `problem check`.
pub(crate) fn options(command: Command, words: &'static Words) -> Command {
    let number = || say!(words, "value-number");
    command
        .arg(usage::flag(words, "tries", say!(words, "solve-tries")))
        .arg(usage::flag(words, "set", say!(words, "solve-set")))
        .arg(usage::option(words, "solutions", number(), say!(words, "solve-solutions")).value_parser(
            move |text: &str| solutions(text).ok_or_else(|| say!(words, "solve-no-solutions", text = text)),
        ))
        .arg(
            usage::option(words, "twin", say!(words, "value-twin"), say!(words, "solve-twin"))
                .action(ArgAction::Append)
                .allow_hyphen_values(true),
        )
        .arg(
            usage::option(words, "rights", say!(words, "value-rights"), say!(words, "solve-rights"))
                .value_parser(move |text: &str| match text {
                    "convention" => Ok(Rights::Convention),
                    "diagram" => Ok(Rights::Diagram),
                    "fen" => Ok(Rights::Fen),
                    _ => Err(say!(words, "solve-no-rights", text = text)),
                }),
        )
        .arg(usage::option(words, "nodes", number(), say!(words, "solve-nodes")).value_parser(usage::number(
            words,
            1,
            u64::MAX,
        )))
        .arg(
            usage::option(words, "hash", number(), say!(words, "solve-hash"))
                .value_parser(usage::number(words, 1, 65_536)),
        )
        .arg(
            usage::option(words, "threads", number(), say!(words, "solve-threads"))
                .value_parser(usage::number(words, 1, 256)),
        )
}

/// How many solutions problemists mean by `2`, by `2.1.1.1` and, with the ones left out, by `2.1...`.
fn solutions(text: &str) -> Option<usize> {
    let text = text.trim_end_matches('.');
    let product = text.split('.').try_fold(1usize, |all, part| all.checked_mul(part.parse().ok()?));
    product.filter(|&count| count > 0)
}

/// What is shown beside the solution.
#[derive(Copy, Clone)]
pub(crate) struct Wanted {
    pub(crate) themes: bool,
    pub(crate) set_play: bool,
    /// A page is wanted, which shows all there is to show.
    pub(crate) page: bool,
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let given: Vec<&str> =
        matches.get_many::<String>("problems").unwrap_or_default().map(String::as_str).collect();
    let page = matches.get_flag("html") && !console.json;
    let themes = matches.get_flag("themes") || page;
    let wanted = Wanted { themes, set_play: themes, page };
    if page {
        console.data();
    }
    let is_file = |operand: &str| operand == "-" || Path::new(operand).is_file();
    if given.iter().all(|operand| is_file(operand)) {
        let mut worst = Outcome::Done;
        let mut answers = Vec::new();
        for path in given {
            worst = worst.max(file(path, wanted, matches, console, &mut answers)?);
        }
        if page {
            write!(console.out, "{}", page::document(console.words, &answers))?;
        }
        return Ok(worst);
    }
    let words = console.words;
    let stipulation = input::stipulation(given[0], words).map_err(Error::msg)?;
    if given.len() < 2 {
        return Err(Error::msg(say!(words, "solve-no-position")));
    }
    let mut answers = Vec::new();
    for fen in &given[1..] {
        let mut problem = Problem::from_fen(stipulation, fen, words).map_err(Error::msg)?;
        problem.author = matches.get_one::<String>("author").cloned().unwrap_or_default();
        let answer = solved(problem, wanted, matches, console)?;
        if !page {
            tell(&answer, console)?;
        }
        answers.push(answer);
    }
    if page {
        write!(console.out, "{}", page::document(words, &answers))?;
    }
    Ok(answers.iter().map(Answer::outcome).max().unwrap_or(Outcome::Done))
}

/// Solves one problem with all its twins, those of the command line among them.
pub(crate) fn solved(
    mut problem: Problem,
    wanted: Wanted,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<Answer> {
    let words = console.words;
    for text in matches.get_many::<String>("twin").unwrap_or_default() {
        let number = problem.twins.len() + usize::from(!problem.is_zero);
        let twin = input::twin(text, number, words).map_err(|(what, _)| Error::msg(what))?;
        problem.twins.push(twin);
    }
    let parts = parts(&problem.setup, &problem.stipulation, &problem.twins, problem.is_zero)
        .map_err(|error| Error::msg(words.twin_error(&error)))?;
    let mut found = Vec::new();
    let sides: &[bool] = match problem.asked.sides {
        Sides::Said => &[false],
        Sides::Both => &[false, true],
        Sides::Other => &[true],
    };
    for part in parts {
        for &other_side in sides {
            let part = part.clone();
            let (solution, conventions) = one(&part, other_side, &problem, wanted, matches, console)?;
            let themes = wanted.themes.then(|| find_themes(&solution, &part.stipulation));
            found.push(Solved { part, other_side, solution, conventions, themes });
        }
    }
    Ok(Answer { problem, parts: found })
}

/// Solves one position, with a progress bar on a terminal.
fn one(
    part: &Part,
    other_side: bool,
    problem: &Problem,
    wanted: Wanted,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<(Solution, Conventions)> {
    let bar = if console.progress {
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr()).with_style(style)
    } else {
        ProgressBar::hidden()
    };
    let progress = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let threads = matches.get_one::<u64>("threads").map_or(1, |&threads| threads as usize);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let spread = |parts: usize, work: &(dyn Fn(usize) + Sync)| {
        pool.install(|| (0..parts).into_par_iter().with_max_len(1).for_each(work));
    };
    let asked = problem.asked;
    // What is shown beside the solution needs the set play of one side against the other only.
    let is_helped = part.stipulation.begins().is_some();
    let tries = matches.get_flag("tries") || wanted.page && part.stipulation.moves() <= 2;
    let request = Request {
        refutations: asked.refutations.max(usize::from(tries)),
        set_play: matches.get_flag("set") || asked.set_play || wanted.set_play && !is_helped,
        other_side,
        no_castling: asked.no_castling,
        depth: None,
        intended: matches.get_one::<usize>("solutions").copied(),
        rights: matches.get_one::<Rights>("rights").copied().unwrap_or(problem.rights),
        limits: Limits {
            nodes: matches.get_one::<u64>("nodes").copied(),
            stop: Some(interrupt::flag()),
            hash: matches.get_one::<u64>("hash").map(|&mebibytes| mebibytes as usize),
            solutions: asked.solutions,
        },
        progress: Some(&progress),
        spread: (threads > 1).then_some(&spread),
    };
    let found = work_out(&part.setup, &part.stipulation, &request);
    bar.finish_and_clear();
    let words = console.words;
    let (mut solution, conventions) = found.ok_or_else(|| {
        let reasons = part.setup.examine().1;
        Error::msg(crate::reading::unplayable(words, &part.setup, &reasons))
    })?;
    // Check the solution with the independent verifier.
    verify(&part.stipulation, &solution)?;
    if asked.no_trivial_tries {
        let position = solution.position;
        solution.tries.retain(|one| one.refutations.len() > 1 || !gives_check(&position, one.play.played));
    }
    Ok((solution, conventions))
}

fn gives_check(position: &Position, m: Move) -> bool {
    let mut after = *position;
    after.play_unchecked(m);
    after.is_check()
}

/// The letters and the form of the reader's language.
pub(crate) fn style(words: &Words) -> Style {
    Style::new(words.lang().letters(), Form::Short)
}

fn tell(answer: &Answer, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    let style = style(words);
    if console.json {
        let mut shape = shape::problem(words, answer);
        let themes = |one: &Solved| {
            one.themes.as_ref().map(|found| themes::shape(words, &style, &one.solution, found))
        };
        match &answer.parts[..] {
            [only] if !answer.has_parts() => {
                if let Some(found) = themes(only) {
                    shape["themes"] = found;
                }
            }
            parts => {
                for (place, one) in parts.iter().enumerate() {
                    if let Some(found) = themes(one) {
                        shape["twins"][place]["themes"] = found;
                    }
                }
            }
        }
        return console.answer(&shape);
    }
    if answer.has_parts() {
        writeln!(console.out, "{}", diagram(&answer.problem.setup))?;
        writeln!(console.out, "{}", answer.status(words))?;
    }
    let width = console.layout().width();
    for (place, one) in answer.parts.iter().enumerate() {
        if answer.has_parts() {
            writeln!(console.out, "\n{}", answer.title(place, words))?;
        } else {
            writeln!(console.out, "{}", diagram(&one.solution.position.setup()))?;
        }
        writeln!(console.out, "{}", one.headline(words))?;
        for sentence in words.conventions(&one.conventions) {
            writeln!(console.out, "{sentence}")?;
        }
        for line in text::lines(words, &style, &one.part.stipulation, &one.solution) {
            writeln!(console.out, "{}{}", "   ".repeat(line.indent), line.text)?;
        }
        for sentence in facts::nearest(words, &style, one) {
            writeln!(console.out, "{sentence}")?;
        }
        if let Some(table) = SolutionTable::new(words, &style, &one.part.stipulation, &one.solution) {
            writeln!(console.out, "{}", say!(words, "problem-phases"))?;
            for line in table.lines(width) {
                writeln!(console.out, "{line}")?;
            }
            writeln!(console.out, "   {}", say!(words, "problem-phases-legend"))?;
        }
        if let Some(found) = &one.themes {
            write!(console.out, "{}", themes::text(words, &style, &one.solution, found))?;
        }
    }
    Ok(())
}

/// A board for the terminal.
pub(crate) fn diagram(setup: &Setup) -> String {
    Diagram::new(setup).ascii().trim_end().to_owned()
}

/// A file of problems, and a summary of them; for a page they are kept.
fn file(
    path: &str,
    wanted: Wanted,
    matches: &ArgMatches,
    console: &mut Console<'_>,
    answers: &mut Vec<Answer>,
) -> Result<Outcome> {
    let words = console.words;
    let text = console.read_text(path)?;
    let (mut all, mut sound, mut bad) = (0u64, 0u64, 0u64);
    for Read { line: number, problem } in input::problems(&text, words) {
        let read = problem.and_then(|problem| {
            all += 1;
            let fault =
                |error: Error| vec![InputFault { line: number, column: None, what: error.to_string() }];
            solved(problem, wanted, matches, console).map_err(fault)
        });
        let answer = match read {
            Ok(answer) => answer,
            Err(faults) => {
                bad += 1;
                for fault in faults {
                    console.fault(Some(fault.line), fault.column, &fault.what)?;
                }
                continue;
            }
        };
        sound += u64::from(answer.is_sound());
        if wanted.page {
            answers.push(answer);
        } else if console.json || matches.get_flag("full") {
            tell(&answer, console)?;
        } else {
            writeln!(console.out, "{}", summary(number, &answer, words))?;
        }
    }
    let sums = json!({ "problems": all, "sound": sound, "unsound": all - sound, "unreadable": bad });
    if console.json {
        console.answer(&sums)?;
    } else if !wanted.page {
        let unsound = all - sound;
        writeln!(
            console.out,
            "{}",
            say!(words, "solve-sums", problems = all, sound = sound, unsound = unsound)
        )?;
    }
    Ok(match (bad, all - sound) {
        (0, 0) => Outcome::Done,
        (0, _) => Outcome::No,
        _ => Outcome::Bad,
    })
}

/// Name, stipulation, status, keys and themes on one line.
fn summary(number: u64, answer: &Answer, words: &Words) -> String {
    let style = style(words);
    let firsts = |one: &Solved| -> Vec<String> {
        one.solution.keys.iter().map(|key| style.write(&one.solution.position, key.played)).collect()
    };
    let keys = |one: &Solved| match answer.has_twins() {
        true => format!("{}) {}", one.part.letter, firsts(one).join(" ")).trim_end().to_owned(),
        false => firsts(one).join(" "),
    };
    let keys: Vec<String> = answer.parts.iter().map(keys).collect();
    let name = match answer.problem.name.is_empty() {
        true => number.to_string(),
        false => answer.problem.name.clone(),
    };
    let (stipulation, status) = (answer.problem.stipulation, answer.status(words));
    let mut line = format!("{name}\t{stipulation}\t{status}\t{}", keys.join(" "));
    if answer.parts.iter().any(|one| one.themes.is_some()) {
        let found = answer.parts.iter().flat_map(|one| one.themes.iter().flatten());
        let mut names: Vec<String> = found.map(|finding| words.theme(finding.theme)).collect();
        names.dedup();
        line.push_str(&format!("\t{}", names.join(", ")));
    }
    line.trim_end().to_owned()
}
