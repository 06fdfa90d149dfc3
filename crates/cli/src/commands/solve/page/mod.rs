//! Problems as a page: diagram, verdict, solution, phases and themes. It needs nothing from outside and no script.

use super::answer::{Answer, Solved};
use super::table::SolutionTable;
use super::{facts, style, text, themes};
use crate::html::escaped;
use tratto_board::draw::{Diagram, Theme};
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
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{SHEET}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n",
        words.lang().code(),
        title = escaped(&title),
    );
    let mut page_of = Page { words, style: style(words), page: &mut page, diagrams: 0 };
    if answers.len() > 1 {
        page_of.list(answers);
    }
    for (number, answer) in (1..).zip(answers) {
        page_of.problem(number, answer, answers.len() > 1);
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

struct Page<'a> {
    words: &'a Words,
    style: Style,
    page: &'a mut String,
    /// How many diagrams there are, so that each can have names of its own.
    diagrams: usize,
}

impl Page<'_> {
    fn put(&mut self, html: &str) {
        self.page.push_str(html);
    }

    fn heading(&mut self, level: u8, text: &str) {
        self.put(&format!("<h{level}>{}</h{level}>\n", escaped(text)));
    }

    /// All problems at a glance.
    fn list(&mut self, answers: &[Answer]) {
        let words = self.words;
        self.put(&format!("<nav aria-label=\"{}\">\n<ol>\n", escaped(&say!(words, "problem-page-list"))));
        for (number, answer) in (1..).zip(answers) {
            let name = Page::name(answer, number);
            self.put(&format!(
                "<li><a href=\"#p{number}\">{}</a> <span class=\"asked\">{}</span> <span class=\"{}\">{}</span></li>\n",
                escaped(&name),
                answer.problem.stipulation,
                verdict(answer.is_sound()),
                escaped(&answer.status(words)),
            ));
        }
        self.put("</ol>\n</nav>\n");
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

    fn problem(&mut self, number: usize, answer: &Answer, is_one_of_many: bool) {
        let words = self.words;
        self.put(&format!("<article id=\"p{number}\">\n"));
        if is_one_of_many {
            self.heading(2, &Page::name(answer, number));
        } else if !answer.problem.author.is_empty() && !answer.problem.name.is_empty() {
            self.put(&format!("<p class=\"author\">{}</p>\n", escaped(&answer.problem.author)));
        }
        if answer.has_parts() {
            let status = answer.status(words);
            let class = verdict(answer.is_sound());
            self.put(&format!(
                "<p class=\"verdict\"><span class=\"{class}\">{}</span></p>\n",
                escaped(&status)
            ));
        }
        for (place, one) in answer.parts.iter().enumerate() {
            self.put("<section class=\"part\">\n");
            if answer.has_parts() {
                self.heading(2, &answer.title(place, words));
            }
            self.part(one);
            self.put("</section>\n");
        }
        self.put("</article>\n");
    }

    fn part(&mut self, one: &Solved) {
        self.put("<div class=\"top\">\n");
        self.diagram(one);
        self.verdict(one);
        self.put("</div>\n");
        self.solution(one);
        self.phases(one);
        if let Some(found) = one.themes.as_deref().filter(|found| !found.is_empty()) {
            self.themes(one, found);
        }
    }

    fn diagram(&mut self, one: &Solved) {
        self.diagrams += 1;
        let setup = one.solution.position.setup();
        let picture = Diagram::new(&setup)
            .theme(Theme::BOOK)
            .size(400)
            .id_prefix(&format!("d{}-", self.diagrams))
            .title(say!(self.words, "problem-page-diagram", fen = setup.fen()));
        self.put("<figure>\n");
        self.put(&picture.svg());
        self.put(&format!("\n<figcaption>{}</figcaption>\n</figure>\n", escaped(&one.caption())));
    }

    fn verdict(&mut self, one: &Solved) {
        let words = self.words;
        self.put("<div class=\"about\">\n");
        self.put(&format!(
            "<p class=\"verdict\"><span class=\"{}\">{}</span></p>\n",
            verdict(one.is_sound()),
            escaped(&one.status(words))
        ));
        let sentences = facts::facts(words, &self.style, one);
        let (illegal, legality) = facts::legality(words, one);
        self.sentences("facts", &sentences);
        self.sentences(if illegal.is_empty() { "facts soft" } else { "facts bad" }, &legality);
        self.sentences("facts soft", &words.conventions(&one.conventions));
        self.put(&format!(
            "<p class=\"fen\"><code>{}</code></p>\n</div>\n",
            escaped(&one.solution.position.fen())
        ));
    }

    fn sentences(&mut self, class: &str, sentences: &[String]) {
        if sentences.is_empty() {
            return;
        }
        self.put(&format!("<ul class=\"{class}\">\n"));
        for sentence in sentences {
            self.put(&format!("<li>{}</li>\n", escaped(sentence)));
        }
        self.put("</ul>\n");
    }

    /// The lines of the solution, as lists in lists.
    fn solution(&mut self, one: &Solved) {
        let lines = text::lines(self.words, &self.style, &one.part.stipulation, &one.solution);
        if lines.is_empty() {
            return;
        }
        self.put("<div class=\"solution\">\n");
        let mut depth = 0;
        for line in &lines {
            while depth > line.indent {
                self.put("</li>\n</ul>\n");
                depth -= 1;
            }
            if line.indent == 0 {
                self.heading(3, &line.text);
                continue;
            }
            if depth == line.indent {
                self.put("</li>\n");
            }
            while depth < line.indent {
                self.put("<ul>\n");
                depth += 1;
            }
            // A first move stands out; set play and help play have none of their own.
            let is_first = line.indent == 1 && line.text.contains(['!', '?']);
            let class = if is_first { " class=\"first\"" } else { "" };
            self.put(&format!("<li{class}>{}", moves(&line.text)));
        }
        while depth > 0 {
            self.put("</li>\n</ul>\n");
            depth -= 1;
        }
        self.put("</div>\n");
    }

    /// The phases side by side.
    fn phases(&mut self, one: &Solved) {
        let words = self.words;
        let Some(table) = SolutionTable::new(words, &self.style, &one.part.stipulation, &one.solution) else {
            return;
        };
        self.put("<div class=\"phases\">\n");
        self.heading(3, &say!(words, "problem-phases"));
        self.put("<div class=\"scroll\" tabindex=\"0\">\n<table>\n<thead>\n<tr>");
        self.put(&format!("<th scope=\"col\">{}</th>", escaped(&say!(words, "problem-page-defence"))));
        for head in &table.heads {
            let below: String =
                head.below.iter().map(|text| format!("<small>{}</small>", moves(text))).collect();
            self.put(&format!("<th scope=\"col\">{}{below}</th>", moves(&head.title)));
        }
        self.put("</tr>\n</thead>\n<tbody>\n");
        for (defence, cells) in &table.rows {
            self.put(&format!("<tr><th scope=\"row\">{}</th>", moves(defence)));
            for cell in cells {
                let class = match (cell.is_changed, cell.refutes) {
                    (true, _) => " class=\"changed\"",
                    (_, true) => " class=\"refutes\"",
                    _ => "",
                };
                self.put(&format!("<td{class}>{}</td>", moves(&cell.text)));
            }
            self.put("</tr>\n");
        }
        self.put("</tbody>\n</table>\n</div>\n");
        let legend = say!(words, "problem-phases-legend");
        self.put(&format!("<p class=\"legend\">{}</p>\n</div>\n", escaped(&legend)));
    }

    fn themes(&mut self, one: &Solved, found: &[Finding]) {
        let words = self.words;
        self.put("<div class=\"themes\">\n");
        self.heading(3, &say!(words, "problem-themes"));
        self.put("<dl>\n");
        let mut last = None;
        for finding in found {
            if last != Some(finding.theme) {
                let (name, means) = (words.theme(finding.theme), words.theme_means(finding.theme));
                self.put(&format!("<dt>{} <span>{}</span></dt>\n", escaped(&name), escaped(&means)));
                last = Some(finding.theme);
            }
            for line in themes::shown(words, &self.style, &one.solution, finding) {
                self.put(&format!("<dd>{}</dd>\n", moves(&line)));
            }
        }
        self.put("</dl>\n</div>\n");
    }
}

fn verdict(is_sound: bool) -> &'static str {
    if is_sound { "sound" } else { "unsound" }
}

/// Moves, made safe; a number stays on the line of its move.
fn moves(text: &str) -> String {
    escaped(text).replace(". ", ".\u{a0}")
}
