//! `tratto man [DIR]`: the manual, made from the same words as the help.

use super::ALL;
use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use serde_json::json;
use std::path::{Path, PathBuf};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto man | man -l -",
    "tratto man ~/.local/share/man/man1",
    "tratto man share/man/it/man1 --lang it",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let folder = say!(words, "value-folder");
    usage::started(words, "man", say!(words, "man-about"), &format!("[{folder}]")).arg(
        usage::operand(words, "folder", folder, say!(words, "man-folder"))
            .value_parser(clap::value_parser!(PathBuf)),
    )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let mut root = usage::command(words, console.languages);
    root.build();
    let Some(folder) = matches.get_one::<PathBuf>("folder") else {
        let text = page(words, &root, &ALL[0].examples[..1])?;
        if console.json {
            console.answer(&json!({ "page": text }))?;
        } else {
            console.data();
            console.out.write_all(text.as_bytes())?;
        }
        return Ok(Outcome::Done);
    };
    std::fs::create_dir_all(folder).map_err(|error| {
        let (path, reason) = (folder.display().to_string(), console.reason(&error));
        Error::msg(say!(words, "cannot-write", path = path, reason = reason))
    })?;
    let mut pages = vec![("tratto.1".to_owned(), page(words, &root, &ALL[0].examples[..1])?)];
    for entry in ALL {
        if let Some(command) = root.find_subcommand(entry.name) {
            pages.push((format!("tratto-{}.1", entry.name), page(words, command, entry.examples)?));
        }
    }
    let mut files = Vec::new();
    for (name, text) in &pages {
        let path = Path::new(folder).join(name).display().to_string();
        console.write_text(&path, text)?;
        files.push(path);
    }
    if console.json {
        console.answer(&json!({ "files": files }))?;
    } else {
        let told = say!(words, "man-done", count = files.len(), folder = folder.display().to_string());
        writeln!(console.out, "{told}")?;
    }
    Ok(Outcome::Done)
}

/// The page of one command, with the headings of the reader's language.
fn page(words: &Words, command: &Command, examples: &[&str]) -> Result<String> {
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    let source = concat!("tratto ", env!("CARGO_PKG_VERSION"));
    let man = Man::new(command.clone()).title(name).section("1").source(source).manual("Tratto");
    let mut bytes = Vec::new();
    man.render_title(&mut bytes)?;
    man.render_name_section(&mut bytes)?;
    man.render_synopsis_section(&mut bytes)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut bytes)?;
    }
    man.render_options_section(&mut bytes)?;
    let mut shown = Roff::new();
    shown.control("SH", [say!(words, "heading-examples").as_str()]).control("nf", []);
    for example in examples {
        shown.text([roman(*example)]);
    }
    shown.control("fi", []).to_writer(&mut bytes)?;
    let text = String::from_utf8(bytes)?;
    Ok(text.lines().map(|line| headed(words, line) + "\n").collect())
}

/// A line of a page; a heading in capitals, and where the library has its own in English, in the reader's language.
fn headed(words: &Words, line: &str) -> String {
    let Some(heading) = line.strip_prefix(".SH ") else { return line.to_owned() };
    match heading {
        "NAME" => format!(".SH {}", say!(words, "man-name")),
        "SYNOPSIS" => format!(".SH {}", say!(words, "man-synopsis")),
        other => format!(".SH {}", other.to_uppercase()),
    }
}
