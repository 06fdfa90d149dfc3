//! Input for Popeye: `pieces white Kg1 Qd1 black Kh8`, `stipulation #2`, `twin move a2 a3`, one problem after the other.

use super::{Problem, stipulation, twin};
use tratto_board::{Color, Role, Setup, Square};
use tratto_mate::problem::Stipulation;
use tratto_words::{Words, say};

/// Whether a word is a keyword or the beginning of one, as Popeye reads them.
pub(super) fn is_keyword(word: &str, keyword: &str) -> bool {
    let word = word.to_ascii_lowercase();
    word.len() >= 3 && keyword.starts_with(&word)
}

pub(super) fn problems(text: &str, words: &Words) -> Vec<(u64, Result<Problem, String>)> {
    let mut found = Vec::new();
    let mut draft = Draft::default();
    for (number, line) in (1u64..).zip(text.lines()) {
        draft.ends_line();
        for word in line.split_whitespace() {
            if is_keyword(word, "beginproblem") {
                draft = Draft { line: number, ..Draft::default() };
            } else if is_keyword(word, "endproblem") || is_keyword(word, "nextproblem") {
                found.push((draft.line, std::mem::take(&mut draft).problem(words)));
                draft.line = number;
            } else {
                draft.word(word, words);
            }
        }
    }
    found
}

#[derive(Default)]
struct Draft {
    line: u64,
    section: Section,
    color: Option<Color>,
    name: String,
    author: String,
    stipulation: Option<Stipulation>,
    setup: Option<Setup>,
    /// The twins as they are written.
    twins: Vec<String>,
    is_zero: bool,
    fault: Option<String>,
}

#[derive(Default, Copy, Clone, Eq, PartialEq)]
enum Section {
    #[default]
    Other,
    Pieces,
    Stipulation,
    Title,
    Author,
    Twin,
}

const SECTIONS: [(&str, Section); 10] = [
    ("pieces", Section::Pieces),
    ("stipulation", Section::Stipulation),
    ("title", Section::Title),
    ("author", Section::Author),
    ("origin", Section::Other),
    ("option", Section::Other),
    ("condition", Section::Other),
    ("remark", Section::Other),
    ("twin", Section::Twin),
    ("zeroposition", Section::Twin),
];

impl Draft {
    /// Names go as far as their line.
    fn ends_line(&mut self) {
        if matches!(self.section, Section::Title | Section::Author) {
            self.section = Section::Other;
        }
    }

    fn word(&mut self, word: &str, words: &Words) {
        let section = SECTIONS.iter().find(|(keyword, _)| is_keyword(word, keyword));
        // A name may hold any word; and what changes in a twin is a stipulation or a condition, too.
        let within = match self.section {
            Section::Title | Section::Author => true,
            // There "rem" is "remove", not "remark".
            Section::Twin => ["stipulation", "condition", "remove"].iter().any(|one| is_keyword(word, one)),
            _ => false,
        };
        if let Some((keyword, section)) = section.filter(|_| !within) {
            self.section = *section;
            if *section == Section::Twin {
                self.is_zero |= *keyword == "zeroposition";
                self.twins.push(String::new());
            }
            return;
        }
        let append = |text: &mut String| *text = format!("{text} {word}").trim().to_owned();
        match self.section {
            Section::Other => {}
            Section::Title => append(&mut self.name),
            Section::Author => append(&mut self.author),
            Section::Twin => self.twins.last_mut().into_iter().for_each(append),
            Section::Stipulation => match stipulation(word, words) {
                Ok(read) => self.stipulation = Some(read),
                Err(fault) => self.fault = Some(fault),
            },
            Section::Pieces if is_keyword(word, "white") => self.color = Some(Color::White),
            Section::Pieces if is_keyword(word, "black") => self.color = Some(Color::Black),
            Section::Pieces => {
                if self.put(word).is_none() {
                    self.fault = Some(say!(words, "problem-no-man", text = word));
                }
            }
        }
    }

    /// Puts a man and all squares that follow its letter: `Pa2b3`.
    fn put(&mut self, word: &str) -> Option<()> {
        let color = self.color?;
        let letter = word.chars().next().filter(char::is_ascii)?;
        let role = match letter.to_ascii_uppercase() {
            'K' => Role::King,
            'Q' => Role::Queen,
            'R' => Role::Rook,
            'B' if word.len() % 2 == 1 => Role::Bishop,
            'S' | 'N' => Role::Knight,
            'P' => Role::Pawn,
            _ => return None,
        };
        let squares = word.get(1..).filter(|squares| !squares.is_empty() && squares.len() % 2 == 0)?;
        let setup = self.setup.get_or_insert_with(Setup::empty);
        for i in (0..squares.len()).step_by(2) {
            let square: Square = squares.get(i..i + 2)?.parse().ok()?;
            setup.put(square, role.of(color));
        }
        Some(())
    }

    fn problem(self, words: &Words) -> Result<Problem, String> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let (Some(stipulation), Some(setup)) = (self.stipulation, self.setup) else {
            return Err(say!(words, "problem-incomplete"));
        };
        let first = usize::from(!self.is_zero);
        let twins = (first..).zip(&self.twins).map(|(number, text)| twin(text, number, words));
        let twins = twins.collect::<Result<Vec<_>, _>>()?;
        let (name, author, is_zero) = (self.name, self.author, self.is_zero);
        Ok(Problem { name, author, twins, is_zero, ..Problem::new(stipulation, setup) })
    }
}
