//! The course of a game as text.

use crate::console::Console;
use crate::escaping;
use anyhow::Result;
use tratto_board::draw::{AnsiDepth, Diagram, Highlight};
use tratto_board::{ByColor, Color};
use tratto_clock::{Instant, Millis, TimeControl};
use tratto_laws::{Finding, Game, Ruling, Status};
use tratto_scenario::{About, Course, Pattern, Scenario, Variant};
use tratto_words::{Words, say};

/// What is shown, and its title.
pub(super) struct Heading<'s> {
    pub(super) path: &'s str,
    pub(super) case: Option<&'s str>,
    /// In the language of the reader, or in the one there is.
    pub(super) title: Option<&'s str>,
    /// The variant as the file calls it.
    pub(super) variant: Option<&'s str>,
    /// The variant in the language of the reader, or in the one there is.
    pub(super) shown: Option<&'s str>,
}

impl<'s> Heading<'s> {
    pub(super) fn of_case(
        path: &'s str,
        scenario: &'s Scenario,
        variant: &'s Variant,
        words: &Words,
    ) -> Heading<'s> {
        let Scenario { case, title, .. } = scenario;
        let code = words.lang().code();
        Heading {
            path,
            case: case.as_deref(),
            title: title.in_language(code),
            variant: variant.name.english(),
            shown: variant.name.in_language(code),
        }
    }

    pub(super) fn of_log(path: &'s str) -> Heading<'s> {
        Heading { path, case: None, title: None, variant: None, shown: None }
    }

    /// The name of the case, its title and the name of the variant.
    pub(super) fn line(&self) -> String {
        let parts: Vec<&str> = [self.case, self.title, self.shown].into_iter().flatten().collect();
        if parts.is_empty() { self.path.to_owned() } else { parts.join(" · ") }
    }
}

/// Under which Laws, with how much time, at which rate of play.
pub(super) fn terms(course: &Course, words: &Words) -> String {
    let regulations = course.game.regulations();
    let mut parts = vec![say!(words, "judge-laws", edition = course.edition.to_string())];
    match &regulations.control {
        TimeControl::Unknown | TimeControl::Untimed => {}
        control => {
            parts.push(control.to_spoken());
            parts.push(words.rate(regulations.rate()));
        }
    }
    parts.join(" · ")
}

/// What is shown before the first event. In a game that starts from a later position the default time does not matter.
pub(super) fn before(course: &Course) -> Vec<Ruling> {
    let taken_up = course.log.start.is_some();
    let matters = |ruling: &&Ruling| !taken_up || ruling.finding != Finding::DefaultTimeUnstated;
    course.before.iter().filter(matters).cloned().collect()
}

/// The time of an event, as a clock shows it.
fn time(at: Instant) -> String {
    Millis::from_millis(at.get()).to_string()
}

/// Shows a whole course.
pub(super) fn tell(
    heading: &Heading<'_>,
    course: &Course,
    codes: bool,
    console: &mut Console<'_>,
) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    writeln!(console.out, "{}", layout.bold(heading.line()))?;
    writeln!(console.out, "{}\n", layout.faint(terms(course, words)))?;
    let wide = course.taken.iter().map(|taken| time(taken.event().at).chars().count()).max().unwrap_or(0);
    let column = wide + 4;
    for ruling in &before(course) {
        tell_ruling(ruling, column, codes, console)?;
    }
    for taken in &course.taken {
        let at = format!("{:>wide$}", time(taken.event().at));
        let lines = layout.lines(&words.act(&taken.event().act, taken.situation()), column);
        for (index, line) in lines.iter().enumerate() {
            let lead = if index == 0 { layout.faint(&at) } else { " ".repeat(wide) };
            writeln!(console.out, "  {lead}  {line}")?;
        }
        for ruling in taken.rulings() {
            tell_ruling(ruling, column, codes, console)?;
        }
        if let Some(why) = taken.refused() {
            let text = words.begun(&say!(words, "judge-cannot-be", why = words.not_an_event(why)));
            for line in layout.lines(&text, column + 2) {
                writeln!(console.out, "{}{}", " ".repeat(column + 2), layout.bad(line))?;
            }
        }
    }
    tell_end(course, console)
}

/// One ruling, under the event it belongs to.
pub(super) fn tell_ruling(
    ruling: &Ruling,
    column: usize,
    codes: bool,
    console: &mut Console<'_>,
) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    let indent = " ".repeat(column);
    let column = column + 2;
    if codes {
        writeln!(console.out, "{indent}{} {}", layout.mark("▸"), Pattern::of(ruling))?;
        return Ok(());
    }
    let said = words.ruling(ruling);
    for (index, line) in layout.lines(&said.finding, column).iter().enumerate() {
        let lead = if index == 0 { layout.mark("▸") } else { " ".to_owned() };
        writeln!(console.out, "{indent}{lead} {}", layout.bold(line))?;
    }
    for text in [&said.cited, &said.choices].into_iter().flatten() {
        for line in layout.lines(text, column) {
            writeln!(console.out, "{indent}  {line}")?;
        }
    }
    for text in said.citation.iter().chain(&said.notes) {
        for line in layout.lines(text, column) {
            writeln!(console.out, "{indent}  {}", layout.faint(line))?;
        }
    }
    Ok(())
}

/// The board at the end, what the clocks show, how the game stands, and what each player may and must do.
fn tell_end(course: &Course, console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    let game = &course.game;
    let setup = game.board().setup();
    let mut diagram = Diagram::new(&setup);
    if let Some(position) = game.board().position().filter(|position| position.is_check()) {
        diagram = diagram.highlight(position.king(position.turn()), Highlight::Check);
    }
    let board = match console.color {
        true => {
            let depth = if console.true_color { AnsiDepth::TrueColor } else { AnsiDepth::Indexed };
            escaping::own(&diagram.ansi(depth))
        }
        false => diagram.unicode(),
    };
    writeln!(console.out, "\n{}", board.trim_end_matches('\n'))?;
    let mut facts = vec![words.turn(game.turn())];
    if let Some(clocks) = clocks(course) {
        let (white, black) = (clocks.white.to_string(), clocks.black.to_string());
        facts.push(say!(words, "judge-clocks", white = white, black = black));
    }
    writeln!(console.out, "{}", layout.faint(facts.join(" · ")))?;
    writeln!(console.out, "{}", layout.bold(status(game, words)))?;
    for color in Color::ALL {
        let claims = game.can_claim(color);
        let said = claims.iter().map(|claim| (words.claim(claim, game), claim.article));
        for (text, article) in said {
            let text = words.begun(&say!(words, "judge-may", color = color, what = text));
            cite(&text, &[article], console)?;
        }
        for duty in game.duties(color) {
            let text = words.begun(&say!(words, "judge-must", color = color, what = words.duty(&duty, game)));
            cite(&text, &duty.articles, console)?;
        }
    }
    writeln!(console.out)?;
    Ok(())
}

fn cite(text: &str, articles: &[tratto_laws::Article], console: &mut Console<'_>) -> Result<()> {
    let layout = console.layout();
    let citation = console.words.citation(articles).unwrap_or_default();
    for line in layout.lines(&format!("{text} ({citation})"), 0) {
        writeln!(console.out, "{line}")?;
    }
    Ok(())
}

/// What the clocks show at the end.
pub(super) fn clocks(course: &Course) -> Option<ByColor<Millis>> {
    let clock = course.game.clock()?;
    Some(ByColor::new_with(|side| clock.remaining(side, course.game.now())))
}

/// How the game stands, as a sentence.
pub(super) fn status(game: &Game, words: &Words) -> String {
    let text = match game.status() {
        Status::NotStarted => say!(words, "judge-not-started"),
        Status::Running => say!(words, "judge-running"),
        Status::Adjourned => say!(words, "judge-adjourned"),
        Status::Annulled(article) => {
            let article = words.citation(&[*article]).unwrap_or_default();
            say!(words, "judge-annulled", article = article)
        }
        Status::Over(ending) => {
            let article = words.citation(&[ending.article]).unwrap_or_default();
            say!(words, "judge-over", ending = words.ending(ending), article = article)
        }
    };
    words.begun(&text)
}

/// What differs from what was expected, and whether anything was.
pub(super) fn tell_differences(courses: &[&Course], console: &mut Console<'_>) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    for course in courses {
        for difference in &course.differences {
            let edition = course.edition.to_string();
            let (line, act) = (difference.line, &difference.expected);
            if difference.about == About::Event {
                let text = match difference.event {
                    Some(number) => {
                        say!(words, "judge-no-event-of-log", number = number, edition = edition, act = act)
                    }
                    None => {
                        let line = line.unwrap_or(1);
                        say!(words, "judge-no-event", line = line, edition = edition, act = act)
                    }
                };
                writeln!(console.out, "{} {text}", layout.bad("✗"))?;
                continue;
            }
            let about = about(difference.about, words);
            let place = match line {
                Some(line) => say!(words, "judge-difference", line = line, edition = edition, about = about),
                None => say!(words, "judge-difference-before", edition = edition, about = about),
            };
            writeln!(console.out, "{} {place}", layout.bad("✗"))?;
            for (label, text) in [
                (say!(words, "judge-expected"), &difference.expected),
                (say!(words, "judge-found"), &difference.found),
            ] {
                for (index, line) in text.split('\n').enumerate() {
                    let label = if index == 0 { format!("{label}:") } else { String::new() };
                    writeln!(console.out, "    {label:<10} {line}")?;
                }
            }
        }
    }
    let checked: Vec<_> = courses.iter().filter(|course| course.checked).collect();
    let same = checked.iter().all(|course| course.differences.is_empty());
    if checked.is_empty() && courses.iter().all(|course| course.differences.is_empty()) {
        let line = say!(words, "judge-nothing-expected");
        writeln!(console.out, "{}", layout.faint(line))?;
    } else if same && courses.iter().all(|course| course.differences.is_empty()) {
        let years: Vec<String> = checked.iter().map(|course| course.edition.to_string()).collect();
        let line = say!(words, "judge-as-expected", editions = words.list(&years));
        for (index, line) in layout.lines(&line, 2).into_iter().enumerate() {
            let mark = if index == 0 { layout.good("✓") } else { " ".to_owned() };
            writeln!(console.out, "{mark} {line}")?;
        }
    }
    writeln!(console.out)?;
    Ok(())
}

fn about(about: About, words: &Words) -> String {
    match about {
        About::Rulings => say!(words, "judge-about-rulings"),
        About::Clock(color) => say!(words, "judge-about-clock", color = color),
        About::Position => say!(words, "judge-about-position"),
        About::May(color) => say!(words, "judge-about-may", color = color),
        About::Must(color) => say!(words, "judge-about-must", color = color),
        About::Event => say!(words, "judge-about-event"),
    }
}
