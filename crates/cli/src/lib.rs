#![doc = include_str!("../README.md")]

mod archive;
mod commands;
mod complaint;
mod console;
mod drawn;
mod engines;
mod escaping;
mod heading;
mod interrupt;
mod json;
mod kept;
mod languages;
mod reading;
mod terminal;
mod usage;
mod written;

pub use console::{Outcome, World};

use clap::error::ErrorKind;
use console::Console;
use escaping::EscapingWriter;
use std::cell::Cell;
use std::ffi::OsString;
use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;
use tratto_lore::almanac::Date;
use tratto_words::{Lang, Words, say};

/// Runs the command line of this process, on its own streams and environment.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let variable = |name: &str| std::env::var(name).ok();
    let world = World {
        input: &mut io::stdin().lock(),
        out: &mut BufWriter::new(io::stdout().lock()),
        // Not locked permanently: the server's log is written there too, by another thread.
        err: &mut io::stderr(),
        variable: &variable,
        out_is_terminal: io::stdout().is_terminal(),
        err_is_terminal: io::stderr().is_terminal(),
        columns: console_size(),
        today: today(),
    };
    run_in(args, world).into()
}

/// The width of the terminal that standard output is, if it is one.
fn console_size() -> Option<usize> {
    let (_, columns) = ::console::Term::stdout().size_checked()?;
    io::stdout().is_terminal().then_some(usize::from(columns))
}

/// The day where this machine is set to be.
fn today() -> Option<Date> {
    let now = jiff::Zoned::now().date();
    let part = |number: i8| u8::try_from(number).ok();
    Date::new(u16::try_from(now.year()).ok()?, part(now.month())?, part(now.day())?)
}

/// Runs a command line with the caller's streams and environment.
///
/// The first argument is the name of the program, as the system passes it.
pub fn run_in(args: impl IntoIterator<Item = impl Into<OsString>>, world: World<'_>) -> Outcome {
    let args = usage::with_help_asked(args.into_iter().map(Into::into).collect());
    // If the folder of languages cannot be read, that is the error, in a built-in language.
    let (languages, unread) = match languages::all(world.variable) {
        Ok(languages) => (languages, None),
        Err(error) => (Lang::ALL.to_vec(), Some(error)),
    };
    let lang = usage::lang_option(&args, &languages)
        .unwrap_or_else(|| Lang::choose_among(&languages, world.variable));
    let words = Words::of(lang);
    let raw = Cell::new(false);
    let World { input, out, err, variable, out_is_terminal, err_is_terminal, columns, today } = world;
    let (mut out, mut err) = (EscapingWriter::new(out, Some(&raw)), EscapingWriter::new(err, None));
    let world = World {
        input,
        out: &mut out,
        err: &mut err,
        variable,
        out_is_terminal,
        err_is_terminal,
        columns,
        today,
    };
    let matches = usage::command(words, &languages).try_get_matches_from(&args);
    let mut console = Console::new(words, &languages, world, &raw);
    console.json = usage::json_option(&args);
    let bare = usage::bare_fen(&args);
    let outcome = match (unread, matches, bare) {
        (Some(error), ..) => Err(error),
        (_, Err(error), _) if !is_refusal(&error) => shown(&error, &mut console),
        // No command takes the parts of a FEN that fell apart.
        (.., Some(part)) => {
            let what = say!(words, "unknown-argument", arg = part);
            console.refuse(&what, Some(&say!(words, "quote-the-fen"))).map(|()| Outcome::Bad)
        }
        (_, Ok(matches), None) => usage::dispatch(&matches, &mut console),
        (_, Err(error), None) => shown(&error, &mut console),
    };
    settle(outcome, &mut console)
}

/// Whether something is wrong with the arguments, and not the help asked for.
fn is_refusal(error: &clap::Error) -> bool {
    !matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// What clap gives instead of matches: the help, the version, or something wrong with the arguments.
fn shown(error: &clap::Error, console: &mut Console<'_>) -> anyhow::Result<Outcome> {
    let styled = error.render();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            if console.color {
                write!(console.out, "{}", escaping::own(&styled.ansi().to_string()))?;
            } else {
                write!(console.out, "{styled}")?;
            }
            Ok(Outcome::Done)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            write!(console.err, "{styled}")?;
            Ok(Outcome::Bad)
        }
        _ => {
            let words = console.words;
            let (what, hint) = complaint::of(error, words);
            console.refuse(&what, hint.as_deref())?;
            if !console.json {
                writeln!(console.err, "{}", say!(words, "try-help"))?;
            }
            Ok(Outcome::Bad)
        }
    }
}

/// Turns what a command came to into its outcome, saying what went wrong if anything did.
fn settle(outcome: anyhow::Result<Outcome>, console: &mut Console<'_>) -> Outcome {
    let outcome = outcome.and_then(|outcome| {
        console.out.flush()?;
        Ok(outcome)
    });
    match outcome {
        Ok(outcome) => outcome,
        Err(error) if is_broken_pipe(&error) => Outcome::Done,
        Err(error) => {
            // Show what was found before the error; if that fails too, nobody can be told.
            let _ = console.out.flush();
            let _ = console.refuse(&error.to_string(), None);
            let _ = console.out.flush();
            Outcome::Bad
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
