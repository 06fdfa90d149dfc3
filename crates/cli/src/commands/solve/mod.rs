//! `tratto solve "#2" FEN`: solves chess problems.

pub(crate) mod input;
mod shape;
mod text;
pub(crate) mod themes;

use crate::console::{Console, Outcome};
use crate::{interrupt, usage, written};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use input::Problem;
use rayon::ThreadPoolBuilder;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use serde_json::json;
pub(crate) use shape::uci;
use std::path::Path;
use text::Text;
use tratto_board::draw::Diagram;
use tratto_mate::problem::{
    Conventions, Kind, Limits, Request, Solution, Status, Stipulation, solve as work_out,
    themes as find_themes, verify,
};
use tratto_notation::{Form, Style};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto solve \"#2\" \"7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1\"",
    "tratto solve \"#2\" \"7r/7a/5Rp1/8/8/8/8/5D2 w\" --tries --set --lang it",
    "tratto solve \"h#2\" \"8/6N1/7p/6nP/3K1k2/7P/6P1/6N1 b - - 0 1\" --json",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let (stipulation, fen) = (say!(words, "value-stipulation"), say!(words, "value-fen"));
    let file = say!(words, "value-file");
    let usage = format!("{stipulation} {fen}... | {file}...");
    let command = options(usage::started(words, "solve", say!(words, "solve-about"), &usage), words)
        .arg(usage::flag(words, "themes", say!(words, "solve-themes")));
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

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let given: Vec<&str> =
        matches.get_many::<String>("problems").unwrap_or_default().map(String::as_str).collect();
    let is_file = |operand: &str| operand == "-" || Path::new(operand).is_file();
    if given.iter().all(|operand| is_file(operand)) {
        let mut worst = Outcome::Done;
        for path in given {
            worst = worst.max(file(path, matches, console)?);
        }
        return Ok(worst);
    }
    let words = console.words;
    let stipulation = input::stipulation(given[0], words).map_err(Error::msg)?;
    if given.len() < 2 {
        return Err(Error::msg(say!(words, "solve-no-position")));
    }
    let mut worst = Outcome::Done;
    for fen in &given[1..] {
        let setup = input::setup(fen, words).map_err(Error::msg)?;
        let problem = Problem { name: String::new(), stipulation, setup };
        let with_themes = matches.get_flag("themes");
        let (solution, conventions) = solved(&problem, with_themes, matches, console)?;
        tell(&problem, &solution, &conventions, with_themes, console)?;
        worst = worst.max(outcome(&solution));
    }
    Ok(worst)
}

/// Solves one problem, with a bar for whoever watches.
pub(crate) fn solved(
    problem: &Problem,
    wants_set_play: bool,
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
    let request = Request {
        tries: matches.get_flag("tries"),
        set_play: matches.get_flag("set") || wants_set_play,
        depth: None,
        limits: Limits {
            nodes: matches.get_one::<u64>("nodes").copied(),
            stop: Some(interrupt::flag()),
            hash: matches.get_one::<u64>("hash").map(|&mebibytes| mebibytes as usize),
        },
        progress: Some(&progress),
        spread: (threads > 1).then_some(&spread),
    };
    let found = work_out(&problem.setup, &problem.stipulation, &request);
    bar.finish_and_clear();
    let words = console.words;
    let (solution, conventions) = found.ok_or_else(|| {
        let reasons = problem.setup.examine().1;
        Error::msg(crate::reading::unplayable(words, &problem.setup, &reasons))
    })?;
    // What is told has been walked through by a second, plainer program.
    verify(&problem.stipulation, &solution)?;
    Ok((solution, conventions))
}

/// "No" if the problem is not sound.
pub(crate) fn outcome(solution: &Solution) -> Outcome {
    match solution.status() {
        Status::Sound | Status::Many(_) => Outcome::Done,
        _ => Outcome::No,
    }
}

fn tell(
    problem: &Problem,
    solution: &Solution,
    conventions: &Conventions,
    with_themes: bool,
    console: &mut Console<'_>,
) -> Result<()> {
    let words = console.words;
    let style = Style::new(written::language_of(words.lang()), Form::Short);
    let found = with_themes.then(|| find_themes(solution, &problem.stipulation));
    if console.json {
        let mut answer = shape::solution(&problem.stipulation, solution);
        answer["status_sentence"] = words.problem_status(&problem.stipulation, solution).into();
        answer["conventions"] = words.conventions(conventions).into();
        if !problem.name.is_empty() {
            answer["name"] = problem.name.as_str().into();
        }
        if let Some(found) = found {
            answer["themes"] = themes::shape(words, &style, solution, &found);
        }
        return console.answer(&answer);
    }
    writeln!(console.out, "{}", diagram(solution))?;
    writeln!(console.out, "{}", headline(words, &problem.stipulation, solution))?;
    for sentence in words.conventions(conventions) {
        writeln!(console.out, "{sentence}")?;
    }
    let mut text = Text { words, style: &style, out: String::new() };
    text.solution(&problem.stipulation, solution);
    write!(console.out, "{}", text.out)?;
    for (first, refutations) in solution.nearest.iter().take(3) {
        let mut after = solution.position;
        let shown = style.write(&after, *first);
        after.play_unchecked(*first);
        let replies: Vec<String> =
            refutations.iter().map(|&m| format!("{}!", style.write(&after, m))).collect();
        writeln!(
            console.out,
            "{}",
            say!(words, "problem-nearest", first = shown, replies = replies.join(", "))
        )?;
    }
    if let Some(found) = found {
        write!(console.out, "{}", themes::text(words, &style, solution, &found))?;
    }
    Ok(())
}

/// The board as it was solved.
pub(crate) fn diagram(solution: &Solution) -> String {
    Diagram::new(&solution.position.setup()).ascii().trim_end().to_owned()
}

/// "#2 (9+7): sound", with the numbers of men as problemists write them in any language.
pub(crate) fn headline(words: &Words, stipulation: &Stipulation, solution: &Solution) -> String {
    let position = &solution.position;
    let [white, black] = tratto_board::Color::ALL.map(|color| position.by_color(color).len());
    let status = words.problem_status(stipulation, solution);
    format!("{stipulation} ({white}+{black}): {status}")
}

/// A file of problems, and a summary of them.
fn file(path: &str, matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let text = console.read_text(path)?;
    let (mut all, mut sound, mut bad) = (0u64, 0u64, 0u64);
    for (number, read) in input::problems(&text, words) {
        let problem = match read {
            Ok(problem) => problem,
            Err(what) => {
                bad += 1;
                let what = say!(words, "at-line", line = number, what = what);
                console.remark(&say!(words, "fault", what = what))?;
                continue;
            }
        };
        all += 1;
        let with_themes = matches.get_flag("themes");
        let (solution, conventions) = match solved(&problem, with_themes, matches, console) {
            Ok(found) => found,
            Err(error) => {
                bad += 1;
                let what = say!(words, "at-line", line = number, what = error.to_string());
                console.remark(&say!(words, "fault", what = what))?;
                continue;
            }
        };
        sound += u64::from(outcome(&solution) == Outcome::Done);
        if console.json {
            tell(&problem, &solution, &conventions, with_themes, console)?;
            continue;
        }
        let style = Style::new(written::language_of(words.lang()), Form::Short);
        let firsts: Vec<String> = match problem.stipulation.kind() {
            Kind::Help | Kind::SeriesHelp => Vec::new(),
            _ => solution.keys.iter().map(|key| style.write(&solution.position, key.played)).collect(),
        };
        let name = if problem.name.is_empty() { number.to_string() } else { problem.name.clone() };
        let status = words.problem_status(&problem.stipulation, &solution);
        let mut line = format!("{name}\t{}\t{status}\t{}", problem.stipulation, firsts.join(" "));
        if with_themes {
            let mut names: Vec<String> = find_themes(&solution, &problem.stipulation)
                .iter()
                .map(|finding| words.theme(finding.theme))
                .collect();
            names.dedup();
            line.push_str(&format!("\t{}", names.join(", ")));
        }
        writeln!(console.out, "{}", line.trim_end())?;
    }
    let sums = json!({ "problems": all, "sound": sound, "unsound": all - sound, "unreadable": bad });
    if console.json {
        console.answer(&sums)?;
    } else {
        writeln!(
            console.out,
            "{}",
            say!(words, "solve-sums", problems = all, sound = sound, unsound = all - sound)
        )?;
    }
    Ok(match (bad, all - sound) {
        (0, 0) => Outcome::Done,
        (0, _) => Outcome::No,
        _ => Outcome::Bad,
    })
}
