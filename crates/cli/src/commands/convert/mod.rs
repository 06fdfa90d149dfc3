//! `tratto convert FILES`: games in any notation, written in any other.

mod page;
mod tally;
mod tree;

use crate::archive::{self, Part, Parts};
use crate::console::{Console, Outcome};
use crate::{escaping, heading, usage, written};
use anyhow::Result;
use clap::{ArgAction, ArgMatches, Command};
use indicatif::ProgressBar;
use rayon::prelude::*;
use std::io::{self, Read, Write};
use std::time::Instant;
use tally::Tally;
use tratto_notation::pgn::{Builder, Game, Letters, Place, Played, Reader, Writer};
use tratto_notation::{Form, Language, Style};
use tratto_words::{Lang, Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto convert games.pgn --lang it --to text",
    "tratto convert games.pgn --letters de --form long",
    "tratto convert games.pgn.zst --to uci --threads 2",
    "tratto convert - --from it",
];

/// What games are turned into.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Target {
    Pgn,
    Uci,
    Json,
    Html,
    Text,
}

const TARGETS: [(&str, Target); 5] = [
    ("pgn", Target::Pgn),
    ("uci", Target::Uci),
    ("json", Target::Json),
    ("html", Target::Html),
    ("text", Target::Text),
];

pub(crate) fn command(words: &'static Words) -> Command {
    let file = say!(words, "value-file");
    let names = TARGETS.map(|(name, _)| name).join(", ");
    let forms = Form::ALL.map(Form::name).join(", ");
    let codes = Language::ALL.map(Language::code).join(", ");
    let target = {
        let names = names.clone();
        move |text: &str| {
            let found = TARGETS.into_iter().find(|(name, _)| *name == text);
            found
                .map(|(_, target)| target)
                .ok_or_else(|| say!(words, "convert-unknown-target", names = &names))
        }
    };
    let form = {
        let forms = forms.clone();
        move |text: &str| {
            text.parse::<Form>().map_err(|_| say!(words, "convert-unknown-form", names = &forms))
        }
    };
    usage::started(words, "convert", say!(words, "convert-about"), &format!("[{file}]..."))
        .arg(usage::operand(words, "files", file, say!(words, "convert-files")).action(ArgAction::Append))
        .arg(
            usage::option(
                words,
                "to",
                say!(words, "value-target"),
                say!(words, "convert-to", names = &names),
            )
            .value_parser(target),
        )
        .arg(
            usage::option(
                words,
                "form",
                say!(words, "value-form"),
                say!(words, "convert-form", names = &forms),
            )
            .value_parser(form),
        )
        .arg(
            usage::option(
                words,
                "letters",
                say!(words, "value-lang"),
                say!(words, "convert-letters", codes = codes),
            )
            .value_parser(move |text: &str| text.parse::<Language>().map_err(|_| words.unknown_language())),
        )
        .arg(written::from_option(words))
        .arg(
            usage::option(words, "threads", say!(words, "value-number"), say!(words, "convert-threads"))
                .value_parser(usage::number(words, 1, 1024)),
        )
        .arg(usage::flag(words, "all-faults", say!(words, "convert-all-faults")))
}

/// The settings that all threads share.
struct Job {
    to: Target,
    read: Letters,
    writer: Writer,
    style: Style,
    words: &'static Words,
}

impl Job {
    fn of(matches: &ArgMatches, console: &Console<'_>) -> Job {
        let to = match matches.get_one::<Target>("to") {
            Some(target) => *target,
            None if console.json => Target::Json,
            None => Target::Pgn,
        };
        // PGN has English letters unless others are requested. Texts and pages are for people, but the language of the interface may be that
        // of the machine, so other letters than English need a request too.
        let is_pgn = matches!(to, Target::Pgn | Target::Json);
        let asked = matches.get_one::<Lang>("lang").filter(|_| !is_pgn).map(|lang| lang.letters());
        let letters = matches.get_one::<Language>("letters").copied().or(asked).unwrap_or(Language::English);
        let usual = if is_pgn { Form::Pgn } else { Form::Short };
        let style = Style::new(letters, matches.get_one::<Form>("form").copied().unwrap_or(usual));
        Job {
            to,
            read: written::from(matches).map_or(Letters::Guess, Letters::Of),
            writer: Writer::new().style(style).glyphs(to == Target::Text),
            style,
            words: console.words,
        }
    }

    /// Converts every game of a source; each goes to `put` as text.
    fn convert(
        &self,
        source: impl Read,
        start: Place,
        mut put: impl FnMut(&str, &mut Tally) -> io::Result<()>,
    ) -> io::Result<Tally> {
        let mut reader = Reader::new(source).starting_at(start);
        let mut builder = Builder::new(self.read);
        let mut tally = Tally::default();
        let mut text = String::new();
        loop {
            let begin = reader.place().offset;
            if !reader.read_game(&mut builder)? {
                break;
            }
            let (game, faults) = builder.take();
            text.clear();
            match self.to {
                Target::Pgn => {
                    self.writer.write_into(&game, &mut text);
                    text.push('\n');
                }
                Target::Uci => uci(&game, &mut text),
                Target::Json => {
                    text = escaping::json(&tree::json(&game, &faults, &self.style, self.words).to_string());
                    text.push('\n');
                }
                Target::Html => page::game(&game, &self.style, self.words, begin, &mut text),
                Target::Text => self.text(&game, &mut text),
            }
            tally.add(faults);
            put(&text, &mut tally)?;
        }
        Ok(tally)
    }

    /// A game for people: who played whom, where and when, and the moves.
    fn text(&self, game: &Game, text: &mut String) {
        let players =
            ["White", "Black"].map(|name| heading::known(game, name).unwrap_or_else(|| "?".to_owned()));
        text.push_str(&players.join(" – "));
        text.push('\n');
        let about: Vec<String> = ["Event", "Site", "Round", "Date"]
            .into_iter()
            .filter_map(|name| heading::known(game, name))
            .collect();
        if !about.is_empty() {
            text.push_str(&about.join(", "));
            text.push('\n');
        }
        text.push('\n');
        text.push_str(&self.writer.moves(game));
        text.push('\n');
    }
}

/// A game as a UCI command: `position startpos moves e2e4 e7e5`. It goes as far as its moves are legal.
fn uci(game: &Game, text: &mut String) {
    let Some(start) = game.start() else {
        text.push('\n');
        return;
    };
    let is_usual = start == tratto_board::Position::initial();
    match is_usual {
        true => text.push_str("position startpos"),
        false => text.push_str(&format!("position fen {}", start.setup().fen())),
    }
    // The engine sees the position but no tags, so the position decides how castling is written.
    let spelling = start.castling_spelling();
    for (i, id) in game.main_line().enumerate() {
        let Played::Move(m) = game.node(id).played else { break };
        text.push_str(if i == 0 { " moves " } else { " " });
        text.push_str(&m.uci(spelling).to_string());
    }
    text.push('\n');
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let job = Job::of(matches, console);
    let threads = matches.get_one::<u64>("threads").map_or(1, |n| *n as usize);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let files: Vec<String> = match matches.get_many::<String>("files") {
        Some(files) => files.cloned().collect(),
        None => vec!["-".to_owned()],
    };
    if job.to != Target::Text {
        console.data();
    }
    if job.to == Target::Html {
        console.out.write_all(page::head(job.words).as_bytes())?;
    }
    let mut worst = Outcome::Done;
    for path in &files {
        let named = (files.len() > 1).then_some(path.as_str());
        let opened = archive::open(path, &mut *console.input, console.progress);
        let told = opened.map_err(anyhow::Error::from).and_then(|(source, bar)| {
            let (out, err) = (&mut *console.out, &mut *console.err);
            let mut run =
                Run { job: &job, pool: &pool, threads, named, out, err, bar, since: Instant::now() };
            run.all(source)
        });
        match told {
            Ok(tally) => {
                tally.tell(named, matches.get_flag("all-faults"), console)?;
                worst = worst.max(if tally.errors > 0 { Outcome::No } else { Outcome::Done });
            }
            Err(error) if crate::is_broken_pipe(&error) => return Err(error),
            Err(error) => {
                let error = match error.downcast::<io::Error>() {
                    Ok(error) => console.unreadable(path, &error),
                    Err(error) => error,
                };
                console.fault(None, None, &error.to_string())?;
                worst = Outcome::Bad;
            }
        }
    }
    if job.to == Target::Html {
        console.out.write_all(page::FOOT.as_bytes())?;
    }
    Ok(worst)
}

/// One file being converted.
struct Run<'a> {
    job: &'a Job,
    pool: &'a rayon::ThreadPool,
    threads: usize,
    /// The name of the file, if there are several.
    named: Option<&'a str>,
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
    bar: ProgressBar,
    since: Instant,
}

impl Run<'_> {
    /// Converts a source. On several threads it is cut between games, and the parts are written in their order.
    fn all(&mut self, source: Box<dyn Read + '_>) -> Result<Tally> {
        let mut whole = Tally::default();
        if self.threads == 1 {
            whole = self.stream(source, Place::START)?;
            self.bar.finish_and_clear();
            return Ok(whole);
        }
        let mut parts = Parts::new(source);
        let mut place = Place::START;
        loop {
            let (batch, rest) = batch(&mut parts, 2 * self.threads, &mut place)?;
            let converted: Vec<io::Result<(String, Tally)>> = self.pool.install(|| {
                let convert = |(start, bytes): &(Place, Vec<u8>)| {
                    let mut text = String::with_capacity(bytes.len());
                    let put = |game: &str, _: &mut Tally| {
                        text.push_str(game);
                        Ok(())
                    };
                    let tally = self.job.convert(&bytes[..], *start, put)?;
                    Ok((text, tally))
                };
                batch.par_iter().map(convert).collect()
            });
            let done = batch.is_empty();
            for part in converted {
                let (text, tally) = part?;
                whole.join(tally);
                tell_languages(&mut whole, self.job.words, self.named, self.err)?;
                self.out.write_all(text.as_bytes())?;
            }
            self.progress(whole.games);
            if let Some(rest) = rest {
                let tally = self.stream(rest, place)?;
                whole.join(tally);
                break;
            }
            if done {
                break;
            }
        }
        self.bar.finish_and_clear();
        Ok(whole)
    }

    /// Converts a source game by game, on this thread.
    fn stream(&mut self, source: impl Read, start: Place) -> io::Result<Tally> {
        let (job, named, bar, since) = (self.job, self.named, &self.bar, self.since);
        let (out, err) = (&mut *self.out, &mut *self.err);
        job.convert(source, start, |text, tally| {
            tell_languages(tally, job.words, named, err)?;
            if tally.games % 1024 == 0 {
                show(bar, job.words, since, tally.games);
            }
            out.write_all(text.as_bytes())
        })
    }

    fn progress(&self, games: u64) {
        show(&self.bar, self.job.words, self.since, games);
    }
}

/// Says in which language games are read, before the first of them is written.
fn tell_languages(
    tally: &mut Tally,
    words: &Words,
    named: Option<&str>,
    err: &mut dyn Write,
) -> io::Result<()> {
    for fault in tally.new_languages() {
        writeln!(err, "{}", tally::sentence(words, named, fault))?;
    }
    Ok(())
}

fn show(bar: &ProgressBar, words: &Words, since: Instant, games: u64) {
    if !bar.is_hidden() {
        let rate = games as f64 / since.elapsed().as_secs_f64().max(1e-9);
        bar.set_message(say!(words, "convert-rate", games = games, rate = rate as u64));
    }
}

/// Some parts of a source, each with the place where it begins, and what cannot be cut after them.
#[allow(clippy::type_complexity)]
fn batch<R: Read>(
    parts: &mut Parts<R>,
    count: usize,
    place: &mut Place,
) -> io::Result<(Vec<(Place, Vec<u8>)>, Option<impl Read + use<R>>)> {
    let mut batch = Vec::new();
    while batch.len() < count {
        match parts.next()? {
            Some(Part::Games(bytes)) => {
                let start = *place;
                *place = place.after(&bytes);
                batch.push((start, bytes));
            }
            Some(Part::Rest(rest)) => return Ok((batch, Some(rest))),
            None => break,
        }
    }
    Ok((batch, None))
}
