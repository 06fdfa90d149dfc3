//! Compares a case under every edition: where they differ, and where only the article differs.

use super::course::{self, Heading};
use crate::console::Console;
use crate::terminal::{Layout, width_of};
use anyhow::Result;
use tratto_laws::{Article, Edition, Ruling};
use tratto_scenario::{Course, Pattern};
use tratto_words::{Words, say};

/// What one edition says to one event.
struct Cell {
    edition: Edition,
    /// The key by which editions are grouped: findings, force and effects, without the articles.
    code: Vec<String>,
    /// What a person reads.
    said: Vec<String>,
    articles: Vec<Article>,
}

/// An event, and what each edition says to it.
struct Row {
    act: String,
    cells: Vec<Cell>,
}

/// Editions that say the same.
struct Group<'r> {
    cells: Vec<&'r Cell>,
}

/// Tells how the editions differ on a case.
pub(super) fn tell(
    heading: &Heading<'_>,
    courses: &[Course],
    codes: bool,
    console: &mut Console<'_>,
) -> Result<()> {
    let (words, layout) = (console.words, console.layout());
    writeln!(console.out, "{}", layout.bold(heading.line()))?;
    let rows = rows(courses, codes, words);
    let parting: Vec<&Row> = rows.iter().filter(|row| groups(row).len() > 1).collect();
    let ruled: Vec<&Row> =
        rows.iter().filter(|row| row.cells.iter().any(|cell| !cell.said.is_empty())).collect();
    let line = match parting.len() {
        0 => say!(words, "judge-all-alike"),
        count => say!(words, "judge-parting", count = count, events = rows.len()),
    };
    writeln!(console.out, "{}\n", layout.faint(line))?;
    // Where all editions agree, the rulings are shown once, with the article of each edition.
    let told = if parting.is_empty() { ruled } else { parting };
    for row in told {
        tell_row(row, words, layout, console)?;
    }
    Ok(())
}

fn tell_row(row: &Row, words: &Words, layout: Layout, console: &mut Console<'_>) -> Result<()> {
    for line in layout.lines(&row.act, 0) {
        writeln!(console.out, "{}", layout.bold(line))?;
    }
    let groups = groups(row);
    let labels: Vec<String> =
        groups.iter().map(|group| spans(group.cells.iter().map(|cell| cell.edition))).collect();
    let wide = labels.iter().map(|label| width_of(label)).max().unwrap_or(0).min(20);
    for (group, label) in groups.iter().zip(labels) {
        let first = group.cells[0];
        let mut text = match first.said.is_empty() {
            true => vec![say!(words, "judge-no-ruling")],
            false => first.said.clone(),
        };
        text.extend(articles(group, words));
        let label_lines = layout.lines_within(&label, wide);
        let lines: Vec<String> = text.iter().flat_map(|part| layout.lines(part, wide + 4)).collect();
        for index in 0..lines.len().max(label_lines.len()) {
            let left = label_lines.get(index).map_or("", String::as_str);
            let right = lines.get(index).map_or("", String::as_str);
            let pad = " ".repeat(wide.saturating_sub(width_of(left)));
            writeln!(console.out, "{}", format!("  {}{pad}  {right}", layout.mark(left)).trim_end())?;
        }
    }
    writeln!(console.out)?;
    Ok(())
}

/// The articles of the editions of a group, alike ones together: "6.10 (2001); 6.9 (2009–2023)".
fn articles(group: &Group<'_>, words: &Words) -> Option<String> {
    let mut parts: Vec<(String, Vec<Edition>)> = Vec::new();
    for cell in &group.cells {
        let mut numbers: Vec<String> = Vec::new();
        for article in &cell.articles {
            let name = words.article_name(*article);
            let mark = if article.is_unverified() { "?" } else { "" };
            let is_known = numbers.iter().any(|known| known.trim_end_matches('?') == name);
            if !is_known {
                numbers.push(format!("{name}{mark}"));
            }
        }
        let numbers = numbers.join(", ");
        match parts.iter_mut().find(|(known, _)| *known == numbers) {
            Some((_, editions)) => editions.push(cell.edition),
            None => parts.push((numbers, vec![cell.edition])),
        }
    }
    parts.retain(|(numbers, _)| !numbers.is_empty());
    let single = parts.len() == 1;
    let parts: Vec<String> = parts
        .into_iter()
        .map(|(numbers, editions)| match single {
            true => numbers,
            false => format!("{}: {numbers}", spans(editions)),
        })
        .collect();
    (!parts.is_empty()).then(|| say!(words, "judge-articles", articles = parts.join("; ")))
}

/// Editions as spans: "2001, 2014–2018".
pub(crate) fn spans(editions: impl IntoIterator<Item = Edition>) -> String {
    let place = |edition: Edition| Edition::ALL.iter().position(|known| *known == edition);
    let mut spans: Vec<(Edition, Edition)> = Vec::new();
    for edition in editions {
        match spans.last_mut() {
            Some((_, last)) if place(*last).map(|index| index + 1) == place(edition) => *last = edition,
            _ => spans.push((edition, edition)),
        }
    }
    let span = |(first, last): &(Edition, Edition)| match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    };
    spans.iter().map(span).collect::<Vec<_>>().join(", ")
}

fn groups(row: &Row) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for cell in &row.cells {
        match groups.iter_mut().find(|group| group.cells[0].code == cell.code) {
            Some(group) => group.cells.push(cell),
            None => groups.push(Group { cells: vec![cell] }),
        }
    }
    groups
}

/// What the editions say to each event, and to the regulations before any.
fn rows(courses: &[Course], codes: bool, words: &Words) -> Vec<Row> {
    let longest = courses.iter().map(|course| course.taken.len()).max().unwrap_or(0);
    let mut rows = vec![Row { act: say!(words, "judge-before"), cells: Vec::new() }];
    rows.extend((0..longest).map(|_| Row { act: String::new(), cells: Vec::new() }));
    for course in courses {
        rows[0].cells.push(cell(course.edition, &course::before(course), codes, words));
        for (taken, row) in course.taken.iter().zip(&mut rows[1..]) {
            row.act = words.act(&taken.event().act, taken.situation());
            row.cells.push(match taken.refused() {
                None => cell(course.edition, taken.rulings(), codes, words),
                Some(why) => Cell {
                    edition: course.edition,
                    code: vec![why.to_string()],
                    said: vec![words.begun(&say!(words, "judge-cannot-be", why = words.not_an_event(why)))],
                    articles: Vec::new(),
                },
            });
        }
    }
    rows
}

fn cell(edition: Edition, rulings: &[Ruling], codes: bool, words: &Words) -> Cell {
    let mut cell = Cell { edition, code: Vec::new(), said: Vec::new(), articles: Vec::new() };
    for ruling in rulings {
        let code = Pattern::of(ruling).without_articles().to_string();
        let said = words.ruling(ruling);
        cell.said.push(match codes {
            true => code.clone(),
            false => {
                let parts = [Some(&said.finding), said.effects.as_ref(), said.choices.as_ref()];
                parts.into_iter().flatten().map(|part| format!("{part}.")).collect::<Vec<_>>().join(" ")
            }
        });
        cell.code.push(code);
        cell.articles.extend(ruling.articles());
    }
    cell
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_make_a_span() {
        let of = |years: &[u16]| {
            let editions = Edition::ALL.into_iter().filter(|edition| years.contains(&edition.year()));
            spans(editions.collect::<Vec<_>>())
        };
        let all = Edition::ALL.map(Edition::year);
        assert_eq!(of(&all), format!("{}–{}", all[0], all[all.len() - 1]));
        assert_eq!(of(&[2001, 2014, 2017, 2023]), "2001, 2014–2017, 2023");
        assert_eq!(of(&[2018]), "2018");
    }
}
