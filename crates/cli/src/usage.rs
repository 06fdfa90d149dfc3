//! The command line: commands, options, and their help in the reader's language.

use crate::commands;
use crate::console::{Console, Outcome};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::ffi::OsString;
use tratto_laws::Edition;
use tratto_words::{Lang, Words, say};

/// The language `--lang` asks for, read before anything else so that the help too is in it.
pub(crate) fn lang_option(args: &[OsString], languages: &[Lang]) -> Option<Lang> {
    let mut args = args.iter().skip(1).map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        let value = match arg.strip_prefix("--lang") {
            Some("") => args.next()?.into_owned(),
            Some(rest) => match rest.strip_prefix('=') {
                Some(value) => value.to_owned(),
                None => continue,
            },
            None => continue,
        };
        return Lang::among(languages, &value);
    }
    None
}

/// Whether `--json` is among the options: what is wrong with the rest is told in JSON, too.
pub(crate) fn json_option(args: &[OsString]) -> bool {
    args.iter().skip(1).take_while(|arg| *arg != "--").any(|arg| arg == "--json")
}

/// A common mistake: a FEN without quotes falls apart at its spaces. Returns its first part that means nothing by itself.
pub(crate) fn bare_fen(args: &[OsString]) -> Option<String> {
    let texts: Vec<_> = args.iter().skip(1).map(|arg| arg.to_string_lossy()).collect();
    let is_placement = |text: &str| text.matches('/').count() == 7 && !text.contains(char::is_whitespace);
    let bare = texts.windows(2).find(|pair| is_placement(&pair[0]) && matches!(&*pair[1], "w" | "b"));
    bare.map(|pair| pair[1].clone().into_owned())
}

/// `tratto help solve` is `tratto solve --help`, and `tratto help` is `tratto --help`.
pub(crate) fn with_help_asked(mut args: Vec<OsString>) -> Vec<OsString> {
    let is_value = |place: usize| place > 1 && args[place - 1] == "--lang";
    let first =
        (1..args.len()).find(|&place| !args[place].to_string_lossy().starts_with('-') && !is_value(place));
    if let Some(place) = first.filter(|&place| args[place] == "help") {
        args.remove(place);
        args.push("--help".into());
    }
    args
}

/// The option that chooses an edition of the Laws.
pub(crate) fn edition_option(words: &'static Words, help: String) -> Arg {
    let unknown = || say!(words, "unknown-edition", editions = words.editions());
    option(words, "edition", say!(words, "value-edition"), help)
        .value_parser(move |text: &str| text.parse::<Edition>().map_err(|_| unknown()))
}

/// The edition chosen, if one is.
pub(crate) fn edition(matches: &ArgMatches) -> Option<Edition> {
    matches.get_one::<Edition>("edition").copied()
}

/// The whole command line.
pub(crate) fn command(words: &'static Words, languages: &[Lang]) -> Command {
    let codes = codes(words, languages);
    let spoken = words.list(&codes);
    let languages = languages.to_vec();
    let everywhere = say!(words, "heading-everywhere");
    let flag = |name: &'static str| Arg::new(name).long(name).help_heading(everywhere.clone()).global(true);
    let root = Command::new("tratto")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say!(words, "about"))
        .override_usage(format!("tratto {} [{}]", say!(words, "value-command"), say!(words, "value-options")))
        .subcommand_help_heading(say!(words, "heading-commands"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(flag("json").action(ArgAction::SetTrue).help(say!(words, "option-json")))
        .arg(
            flag("lang")
                .value_name(say!(words, "value-lang"))
                .value_parser(move |text: &str| {
                    Lang::among(&languages, text)
                        .ok_or_else(|| say!(words, "unknown-lang", languages = &spoken))
                })
                .help(say!(words, "option-lang", languages = words.list_or(&codes))),
        )
        .arg(flag("help").short('h').action(ArgAction::Help).help(say!(words, "option-help")))
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .help_heading(everywhere.clone())
                .action(ArgAction::Version)
                .help(say!(words, "option-version")),
        );
    let root = dressed(root, words, &commands::ALL[0].examples[..1]);
    commands::ALL.iter().fold(root, |root, entry| {
        let name = entry.name;
        root.subcommand(dressed((entry.command)(words).name(name), words, entry.examples))
    })
}

/// The codes of the languages, the reader's own first.
fn codes(words: &Words, languages: &[Lang]) -> Vec<String> {
    let others = languages.iter().copied().filter(|lang| *lang != words.lang());
    [words.lang()].into_iter().chain(others).map(|lang| lang.code().to_owned()).collect()
}

/// Runs the command that was asked for.
pub(crate) fn dispatch(matches: &ArgMatches, console: &mut Console<'_>) -> anyhow::Result<Outcome> {
    let Some((name, matches)) = matches.subcommand() else { return Ok(Outcome::Bad) };
    match commands::ALL.iter().find(|entry| entry.name == name) {
        Some(entry) => (entry.run)(matches, console),
        None => Ok(Outcome::Bad),
    }
}

/// The common layout of every help: description, usage, arguments and options, examples.
pub(crate) fn dressed(command: Command, words: &Words, examples: &[&str]) -> Command {
    let mut after = format!("{}:\n", say!(words, "heading-examples"));
    for example in examples {
        after.push_str(&format!("  {example}\n"));
    }
    let template = format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
        say!(words, "heading-usage")
    );
    command.disable_help_flag(true).help_template(template).after_help(after.trim_end().to_owned())
}

/// A command with its usage line: the name, and then what follows it.
pub(crate) fn started(words: &Words, name: &'static str, about: String, operands: &str) -> Command {
    let usage = format!("tratto {name} [{}] {operands}", say!(words, "value-options"));
    Command::new(name).about(about).override_usage(usage.trim_end().to_owned())
}

/// A positional argument.
pub(crate) fn operand(words: &Words, name: &'static str, value: String, help: String) -> Arg {
    Arg::new(name).value_name(value).help(help).help_heading(say!(words, "heading-arguments"))
}

/// A flag that is there or not.
pub(crate) fn flag(words: &Words, name: &'static str, help: String) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(help)
        .help_heading(say!(words, "heading-options"))
}

/// An option with a value.
pub(crate) fn option(words: &Words, name: &'static str, value: String, help: String) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help).help_heading(say!(words, "heading-options"))
}

/// Reads a whole number between two bounds, and says in the reader's language what is wrong with another.
pub(crate) fn number(
    words: &'static Words,
    low: u64,
    high: u64,
) -> impl Fn(&str) -> Result<u64, String> + Clone {
    move |text: &str| {
        let read = text.replace(['_', '\''], "").parse::<u64>().ok();
        let range = read.filter(|number| (low..=high).contains(number));
        range.ok_or_else(|| say!(words, "not-a-number", low = low, high = high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang(args: &[&str]) -> Option<Lang> {
        lang_option(&args.iter().map(OsString::from).collect::<Vec<_>>(), &Lang::ALL)
    }

    #[test]
    fn the_language_is_read_wherever_it_stands() {
        assert_eq!(lang(&["tratto", "--lang", "it"]), Some(Lang::IT));
        assert_eq!(lang(&["tratto", "perft", "3", "--lang=it"]), Some(Lang::IT));
        assert_eq!(lang(&["tratto", "perft", "--help"]), None);
        assert_eq!(lang(&["tratto", "--lang"]), None);
        assert_eq!(lang(&["tratto", "--lang", "klingon"]), None);
        assert_eq!(lang(&["tratto", "--", "--lang", "it"]), None);
        assert_eq!(lang(&["--lang=it"]), None, "the name of the program is no option");
    }

    #[test]
    fn slips_and_help() {
        let args = |line: &str| line.split(' ').map(OsString::from).collect::<Vec<_>>();
        let bare = |line: &str| bare_fen(&args(line));
        assert_eq!(bare("tratto board 4k3/8/8/8/8/8/8/4K3 w - - 0 1").as_deref(), Some("w"));
        assert_eq!(bare("tratto board 4k3/8/8/8/8/8/8/4K3"), None);
        assert_eq!(bare("tratto solve #2 4k3/8/8/8/8/8/8/4K3 --set w"), None);
        assert!(json_option(&args("tratto board x --json")) && !json_option(&args("tratto board -- --json")));
        for (line, meant) in [
            ("tratto help", "tratto --help"),
            ("tratto help solve", "tratto solve --help"),
            ("tratto --lang it help solve", "tratto --lang it solve --help"),
            ("tratto announce help", "tratto announce help"),
            ("tratto --lang help", "tratto --lang help"),
        ] {
            assert_eq!(with_help_asked(args(line)), args(meant), "{line}");
        }
    }

    #[test]
    fn the_command_line_holds_together() {
        for lang in Lang::ALL {
            command(Words::of(lang), &Lang::ALL).debug_assert();
        }
    }
}
