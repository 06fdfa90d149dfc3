//! `tratto judge FILE...`: a situation at the board, and what the Laws say to it.

mod compare;
mod course;
mod record;

use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::Result;
use clap::{ArgAction, ArgMatches, Command};
use course::Heading;
use tratto_laws::Edition;
use tratto_scenario::{Course, Log, Scenario, ScenarioError, ScenarioFault};
use tratto_words::{Lang, Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto judge --example > case.toml",
    "tratto judge case.toml",
    "tratto judge case.toml --edition 2009 --lang it",
    "tratto judge case.toml --all-editions",
    "tratto judge case.toml --json",
    "tratto judge game.json --edition 2014",
    "tratto judge -",
];

/// The example case, without titles, which are added in the reader's language.
const EXAMPLE: &str = include_str!("example.toml");

pub(crate) fn command(words: &'static Words) -> Command {
    let file = say!(words, "value-file");
    usage::started(words, "judge", say!(words, "judge-about"), &format!("{file}..."))
        .arg(
            usage::operand(words, "files", file, say!(words, "judge-files"))
                .action(ArgAction::Append)
                .required_unless_present("example"),
        )
        .arg(usage::edition_option(words, say!(words, "judge-edition")))
        .arg(usage::flag(words, "all-editions", say!(words, "judge-all-editions")).conflicts_with("edition"))
        .arg(usage::flag(words, "codes", say!(words, "judge-codes")))
        .arg(usage::flag(words, "example", say!(words, "judge-example")).conflicts_with("files"))
}

/// The options of the command.
struct Asked {
    edition: Option<Edition>,
    all_editions: bool,
    codes: bool,
}

/// The totals of all files.
#[derive(Default)]
struct Sums {
    cases: usize,
    checks: usize,
    different: usize,
}

/// A whole case with what it says in the language of the reader.
fn example(words: &Words) -> String {
    let title = match words.lang() {
        Lang::EN => "title".to_owned(),
        lang => format!("title-{}", lang.code()),
    };
    format!(
        "# {}\ncase = {:?}\n{title} = {:?}\n{:<38} # {}\n\n[regulations]\n{:<38} # {}\n{:<38} # {}\n\n{EXAMPLE}",
        say!(words, "judge-example-manual"),
        say!(words, "judge-example-case"),
        say!(words, "judge-example-title"),
        "editions = \"all\"",
        say!(words, "judge-example-editions"),
        "control = \"900+10\"",
        say!(words, "judge-example-control"),
        "supervision = \"inadequate\"",
        say!(words, "judge-example-supervision"),
    )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    if matches.get_flag("example") {
        console.out.write_all(example(words).as_bytes())?;
        return Ok(Outcome::Done);
    }
    let asked = Asked {
        edition: usage::edition(matches),
        all_editions: matches.get_flag("all-editions"),
        codes: matches.get_flag("codes"),
    };
    let files: Vec<&String> = matches.get_many::<String>("files").into_iter().flatten().collect();
    let (mut sums, mut worst) = (Sums::default(), Outcome::Done);
    for path in &files {
        match file(path, &asked, &mut sums, console) {
            Ok(outcome) => worst = worst.max(outcome),
            Err(error) if crate::is_broken_pipe(&error) => return Err(error),
            Err(error) => {
                console.out.flush()?;
                console.fault(None, None, &error.to_string())?;
                worst = Outcome::Bad;
            }
        }
    }
    if files.len() > 1 && !console.json {
        let Sums { cases, checks, different } = sums;
        let layout = console.layout();
        let line = say!(words, "judge-sums", cases = cases, checks = checks, different = different);
        let line = if different == 0 { layout.good(line) } else { layout.bad(line) };
        writeln!(console.out, "{line}")?;
    }
    Ok(worst)
}

fn file(path: &str, asked: &Asked, sums: &mut Sums, console: &mut Console<'_>) -> Result<Outcome> {
    let text = console.read_text(path)?;
    let shown = console.shown_path(path);
    let words = console.words;
    let fault = |error| {
        anyhow::Error::msg(say!(words, "judge-fault", path = &shown, what = words.scenario_error(&error)))
    };
    sums.cases += 1;
    if text.trim_start().starts_with('{') {
        let log = Log::from_text(&text).map_err(fault)?;
        let of_game = |error| {
            fault(ScenarioError { line: None, column: None, event: None, fault: ScenarioFault::Game(error) })
        };
        let run = |edition| log.course(edition).map_err(of_game);
        let case = Case { heading: Heading::of_log(path), named: vec![log.regulations.edition], own: true };
        return judge(&case, run, asked, sums, console);
    }
    let scenario = Scenario::read(&text).map_err(fault)?;
    let mut worst = Outcome::Done;
    for variant in &scenario.variants {
        let case = Case {
            heading: Heading::of_case(path, &scenario, variant, words),
            named: scenario.editions(variant).map_err(fault)?,
            own: variant.editions.is_empty(),
        };
        let run = |edition| scenario.run(variant, edition).map_err(fault);
        worst = worst.max(judge(&case, run, asked, sums, console)?);
    }
    Ok(worst)
}

/// Something to be judged.
struct Case<'s> {
    heading: Heading<'s>,
    /// The editions under which it is checked.
    named: Vec<Edition>,
    /// Whether it has an edition of its own: a date may have chosen it, and may bring a warning with it.
    own: bool,
}

fn judge(
    case: &Case<'_>,
    run: impl Fn(Option<Edition>) -> Result<Course>,
    asked: &Asked,
    sums: &mut Sums,
    console: &mut Console<'_>,
) -> Result<Outcome> {
    let Case { heading, named, own } = case;
    let newest = named.last().copied().unwrap_or(Edition::NEWEST);
    let shown_edition = asked.edition.unwrap_or(newest);
    let checked = match asked.edition {
        Some(edition) => vec![edition],
        None if asked.all_editions => Edition::ALL.to_vec(),
        None => named.clone(),
    };
    let own = *own && asked.edition.is_none() && !asked.all_editions;
    let courses: Vec<Course> =
        checked.iter().map(|edition| run((!own).then_some(*edition))).collect::<Result<_>>()?;
    // An edition that the case does not name is shown, but cannot make the case fail.
    let counts = |edition: Edition| asked.edition.is_some() || named.contains(&edition);
    let judged: Vec<_> = courses.iter().filter(|course| counts(course.edition)).collect();
    let different = judged.iter().filter(|course| !course.differences.is_empty()).count();
    sums.checks += judged.iter().filter(|course| course.checked).count();
    sums.different += different;
    if console.json {
        for course in &courses {
            console.answer(&record::of(heading, course, console.words))?;
        }
    } else if asked.all_editions {
        compare::tell(heading, &courses, asked.codes, console)?;
        course::tell_differences(&judged, console)?;
    } else {
        if let Some(course) = courses.iter().find(|course| course.edition == shown_edition) {
            course::tell(heading, course, asked.codes, console)?;
        }
        course::tell_differences(&judged, console)?;
    }
    Ok(if different > 0 { Outcome::No } else { Outcome::Done })
}
