//! The commands, one file each.

mod admin;
mod almanac;
mod announce;
mod backup;
mod board;
mod braille;
mod check;
mod chess960;
mod coach;
mod completions;
mod convert;
mod define;
mod editions;
mod facts;
mod judge;
mod man;
mod motifs;
mod moves;
mod pair;
mod perft;
mod problem;
mod restore;
mod scoresheet;
mod serve;
mod solve;
mod why;
mod winnable;

use crate::console::{Console, Outcome};
use clap::{ArgMatches, Command};
use tratto_words::Words;

/// A command: how it is called, what its help shows, what it does.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    /// Lines for the help; a test runs each.
    pub(crate) examples: &'static [&'static str],
    pub(crate) command: fn(&'static Words) -> Command,
    pub(crate) run: fn(&ArgMatches, &mut Console<'_>) -> anyhow::Result<Outcome>,
}

/// All commands, in the order of the help.
pub(crate) const ALL: &[Entry] = &[
    Entry { name: "why", examples: why::EXAMPLES, command: why::command, run: why::run },
    Entry { name: "judge", examples: judge::EXAMPLES, command: judge::command, run: judge::run },
    Entry { name: "editions", examples: editions::EXAMPLES, command: editions::command, run: editions::run },
    Entry { name: "board", examples: board::EXAMPLES, command: board::command, run: board::run },
    Entry { name: "moves", examples: moves::EXAMPLES, command: moves::command, run: moves::run },
    Entry { name: "facts", examples: facts::EXAMPLES, command: facts::command, run: facts::run },
    Entry { name: "convert", examples: convert::EXAMPLES, command: convert::command, run: convert::run },
    Entry {
        name: "scoresheet",
        examples: scoresheet::EXAMPLES,
        command: scoresheet::command,
        run: scoresheet::run,
    },
    Entry { name: "winnable", examples: winnable::EXAMPLES, command: winnable::command, run: winnable::run },
    Entry { name: "solve", examples: solve::EXAMPLES, command: solve::command, run: solve::run },
    Entry { name: "problem", examples: problem::EXAMPLES, command: problem::command, run: problem::run },
    Entry { name: "motifs", examples: motifs::EXAMPLES, command: motifs::command, run: motifs::run },
    Entry { name: "coach", examples: coach::EXAMPLES, command: coach::command, run: coach::run },
    Entry { name: "announce", examples: announce::EXAMPLES, command: announce::command, run: announce::run },
    Entry { name: "braille", examples: braille::EXAMPLES, command: braille::command, run: braille::run },
    Entry { name: "chess960", examples: chess960::EXAMPLES, command: chess960::command, run: chess960::run },
    Entry { name: "pair", examples: pair::EXAMPLES, command: pair::command, run: pair::run },
    Entry { name: "define", examples: define::EXAMPLES, command: define::command, run: define::run },
    Entry { name: "almanac", examples: almanac::EXAMPLES, command: almanac::command, run: almanac::run },
    Entry { name: "perft", examples: perft::EXAMPLES, command: perft::command, run: perft::run },
    Entry { name: "serve", examples: serve::EXAMPLES, command: serve::command, run: serve::run },
    Entry { name: "admin", examples: admin::EXAMPLES, command: admin::command, run: admin::run },
    Entry { name: "backup", examples: backup::EXAMPLES, command: backup::command, run: backup::run },
    Entry { name: "restore", examples: restore::EXAMPLES, command: restore::command, run: restore::run },
    Entry { name: "check", examples: check::EXAMPLES, command: check::command, run: check::run },
    Entry {
        name: "completions",
        examples: completions::EXAMPLES,
        command: completions::command,
        run: completions::run,
    },
    Entry { name: "man", examples: man::EXAMPLES, command: man::command, run: man::run },
];
