//! Problems as a page: diagram, verdict, solution, phases and themes. It needs nothing from outside and no script.

use super::answer::{Answer, Solved};
use super::table::SolutionTable;
use super::text::Line;
use super::{facts, style, text, themes};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tratto_board::draw::{Diagram, Theme};
use tratto_lore::term;
use tratto_mate::problem::Finding;
use tratto_notation::Style;
use tratto_words::{Words, say};

const SHEET: &str = include_str!("page.css");

/// The whole page.
pub(super) fn document(words: &Words, answers: &[Answer]) -> String {
    let title = match answers {
        [only] if !only.problem.name.is_empty() => only.problem.name.clone(),
        [only] if !only.problem.author.is_empty() => only.problem.author.clone(),
        _ => say!(words, "problem-page-title"),
    };
    let page = Page { words, style: style(words) };
    let is_many = answers.len() > 1;
    let document = html! {
        (DOCTYPE)
        html lang=(words.lang().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(SHEET)) }
            }
            body {
                main {
                    h1 { (title) }
                    @if is_many { (page.list(answers)) }
                    @for (number, answer) in (1..).zip(answers) { (page.problem(number, answer, is_many)) "\n" }
                }
            }
        }
    };
    document.into_string() + "\n"
}

struct Page<'a> {
    words: &'a Words,
    style: Style,
}

impl Page<'_> {
    /// All problems at a glance.
    fn list(&self, answers: &[Answer]) -> Markup {
        html! {
            nav aria-label=(say!(self.words, "problem-page-list")) {
                ol {
                    @for (number, answer) in (1..).zip(answers) {
                        li {
                            a href={ "#p" (number) } { (Page::name(answer, number)) } " "
                            span.asked { (answer.problem.stipulation) } " "
                            (verdict(answer.is_sound(), &answer.status(self.words)))
                        }
                    }
                }
            }
        }
    }

    fn name(answer: &Answer, number: usize) -> String {
        let Answer { problem, .. } = answer;
        match (problem.name.is_empty(), problem.author.is_empty()) {
            (false, true) => problem.name.clone(),
            (true, false) => problem.author.clone(),
            (false, false) => format!("{}, {}", problem.author, problem.name),
            (true, true) => number.to_string(),
        }
    }

    fn problem(&self, number: usize, answer: &Answer, is_one_of_many: bool) -> Markup {
        let words = self.words;
        let problem = &answer.problem;
        html! {
            article id={ "p" (number) } {
                @if is_one_of_many {
                    h2 { (Page::name(answer, number)) }
                } @else if !problem.author.is_empty() && !problem.name.is_empty() {
                    p.author { (problem.author) }
                }
                @if answer.has_parts() {
                    p.verdict { (verdict(answer.is_sound(), &answer.status(words))) }
                }
                @for (place, one) in answer.parts.iter().enumerate() {
                    section.part {
                        @if answer.has_parts() { h2 { (answer.title(place, words)) } }
                        div.top { (self.diagram(one, &format!("d{number}-{place}-"))) (self.verdict(one)) }
                        (self.solution(one))
                        (self.phases(one))
                        (self.themes(one))
                    }
                }
            }
        }
    }

    /// The picture. The prefix tells the names in it from those in other pictures of the page.
    fn diagram(&self, one: &Solved, prefix: &str) -> Markup {
        let setup = one.solution.position.setup();
        let title = say!(self.words, "problem-page-diagram", fen = setup.fen());
        let picture = Diagram::new(&setup).theme(Theme::BOOK).size(400).id_prefix(prefix).title(title);
        html! { figure { (PreEscaped(picture.svg())) figcaption { (one.caption()) } } }
    }

    fn verdict(&self, one: &Solved) -> Markup {
        let words = self.words;
        let (illegal, legality) = facts::legality(words, one);
        html! {
            div.about {
                p.verdict { (verdict(one.is_sound(), &one.status(words))) }
                (sentences("facts", &facts::facts(words, &self.style, one)))
                (sentences(if illegal.is_empty() { "facts soft" } else { "facts bad" }, &legality))
                (sentences("facts soft", &words.conventions(&one.conventions)))
                p.fen { code { (one.solution.position.fen()) } }
            }
        }
    }

    /// The lines of the solution, as lists in lists.
    fn solution(&self, one: &Solved) -> Markup {
        let lines = text::lines(self.words, &self.style, &one.part.stipulation, &one.solution);
        html! {
            @if !lines.is_empty() {
                div.solution {
                    @for part in lines.chunk_by(|_, next| next.indent > 0) {
                        @match part {
                            [heading, rest @ ..] if heading.indent == 0 => { h3 { (heading.text) } (list(rest)) }
                            rest => (list(rest)),
                        }
                    }
                }
            }
        }
    }

    /// The phases side by side.
    fn phases(&self, one: &Solved) -> Markup {
        let words = self.words;
        let table = SolutionTable::new(words, &self.style, &one.part.stipulation, &one.solution);
        html! {
            @if let Some(table) = table {
                div.phases {
                    h3 { (say!(words, "problem-phases")) }
                    div.scroll tabindex="0" {
                        table {
                            thead {
                                tr {
                                    th scope="col" { (say!(words, "problem-page-defence")) }
                                    @for head in &table.heads {
                                        th scope="col" {
                                            (moves(&head.title))
                                            @for text in &head.below { small { (moves(text)) } }
                                        }
                                    }
                                }
                            }
                            tbody {
                                @for (defence, cells) in &table.rows {
                                    tr {
                                        th scope="row" { (moves(defence)) }
                                        @for cell in cells {
                                            @let class = match (cell.is_changed, cell.refutes) {
                                                (true, _) => Some("changed"),
                                                (_, true) => Some("refutes"),
                                                _ => None,
                                            };
                                            td class=[class] { (moves(&cell.text)) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    p.legend { (say!(words, "problem-phases-legend")) }
                }
            }
        }
    }

    fn themes(&self, one: &Solved) -> Markup {
        let words = self.words;
        let found = one.themes.as_deref().unwrap_or_default();
        html! {
            @if !found.is_empty() {
                div.themes {
                    h3 { (say!(words, "problem-themes")) }
                    dl {
                        @for alike in found.chunk_by(|one, next| one.theme == next.theme) {
                            @let theme = alike[0].theme;
                            dt { (words.theme(theme)) " " span { (words.theme_means(theme)) } }
                            @if let Some(term) = term::of_theme(theme).and_then(term::by_id) {
                                dd.term data-term=(term.id) {
                                    details {
                                        summary { (say!(words, "problem-term", word = words.term(term).word)) }
                                        (words.term(term).definition)
                                    }
                                }
                            }
                            @for line in alike.iter().flat_map(|finding| self.shown(one, finding)) {
                                dd { (moves(&line)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn shown(&self, one: &Solved, finding: &Finding) -> Vec<String> {
        themes::shown(self.words, &self.style, &one.solution, finding)
    }
}

fn sentences(class: &str, sentences: &[String]) -> Markup {
    html! {
        @if !sentences.is_empty() {
            ul class=(class) { @for sentence in sentences { li { (sentence) } } }
        }
    }
}

/// Lines as a list; what lies deeper is a list of its own under the line before it.
fn list(lines: &[Line]) -> Markup {
    let Some(Line { indent, .. }) = lines.first() else { return html! {} };
    html! {
        ul {
            @for group in lines.chunk_by(|_, next| next.indent > *indent) {
                // A first move stands out; set play and help play have none of their own.
                @let is_first = *indent == 1 && group[0].text.contains(['!', '?']);
                li class=[is_first.then_some("first")] { (moves(&group[0].text)) (list(&group[1..])) }
            }
        }
    }
}

fn verdict(is_sound: bool, status: &str) -> Markup {
    html! { span class=(if is_sound { "sound" } else { "unsound" }) { (status) } }
}

/// Moves; a number stays on the line of its move.
fn moves(text: &str) -> String {
    text.replace(". ", ".\u{a0}")
}
