//! Problems as they are typed: a stipulation and a position, lines of a file, or input for Popeye.

use tratto_board::{Color, Role, Setup, Square};
use tratto_mate::problem::Stipulation;
use tratto_notation::forsyth;
use tratto_words::{Words, say};

/// A problem that was read.
pub(crate) struct Problem {
    /// Its name in the file, or nothing.
    pub(crate) name: String,
    pub(crate) stipulation: Stipulation,
    pub(crate) setup: Setup,
}

/// Reads a stipulation.
pub(crate) fn stipulation(text: &str, words: &Words) -> Result<Stipulation, String> {
    text.parse().map_err(|error| words.stipulation_error(&error))
}

/// Reads a position: a FEN, with fields left out if need be, in English letters or in those of another language.
pub(crate) fn setup(text: &str, words: &Words) -> Result<Setup, String> {
    let refusal = match Setup::from_fen_relaxed(text) {
        Ok((setup, _)) => return Ok(setup),
        Err(error) => error,
    };
    let (placement, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    let mut languages = forsyth::languages(placement);
    let own = crate::written::language_of(words.lang());
    languages.sort_by_key(|language| *language != own);
    for language in languages {
        if let Ok(placed) = forsyth::read(placement, language) {
            let english = placed.fen();
            let english = english.split(' ').next().unwrap_or_default();
            if let Ok((setup, _)) = Setup::from_fen_relaxed(format!("{english} {rest}").trim()) {
                return Ok(setup);
            }
        }
    }
    Err(words.fen_error(&refusal))
}

/// All problems of a text, each with its line, or what is wrong with it.
pub(crate) fn problems(text: &str, words: &Words) -> Vec<(u64, Result<Problem, String>)> {
    if text.lines().any(|line| is_keyword(line.trim(), "beginproblem")) {
        return popeye(text, words);
    }
    let lines = (1u64..).zip(text.lines());
    let lines =
        lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#') || is_direct(line));
    let mut found = Vec::new();
    for (number, line) in lines {
        if let Some(problem) = columns(line, words) {
            found.push((number, problem));
        } else if number > 1 {
            // The first line may be a heading.
            found.push((number, Err(say!(words, "problem-no-columns"))));
        }
    }
    found
}

/// A line that begins with `#2` is a problem, one that begins with `# ` a remark.
fn is_direct(line: &str) -> bool {
    line.split(['\t', ' ', ';']).next().is_some_and(|first| first.parse::<Stipulation>().is_ok())
}

/// A problem in columns: one of them is a stipulation, one a FEN; what stands before them is its name.
fn columns(line: &str, words: &Words) -> Option<Result<Problem, String>> {
    let columns: Vec<&str> = if line.contains('\t') {
        line.split('\t').collect()
    } else if line.contains(';') {
        line.split(';').map(str::trim).collect()
    } else {
        let (first, rest) = line.trim().split_once(' ')?;
        vec![first, rest.trim()]
    };
    let place = columns.iter().position(|column| column.parse::<Stipulation>().is_ok())?;
    let fen = columns.iter().find(|column| column.matches('/').count() == 7)?;
    let name = columns[..place].first().map_or(String::new(), |name| (*name).to_owned());
    let read = stipulation(columns[place], words)
        .and_then(|stipulation| Ok(Problem { name, stipulation, setup: setup(fen, words)? }));
    Some(read)
}

/// Whether a word is a keyword or the beginning of one, as Popeye reads them.
fn is_keyword(word: &str, keyword: &str) -> bool {
    let word = word.to_ascii_lowercase();
    word.len() >= 3 && keyword.starts_with(&word)
}

/// Input for Popeye: `pieces white Kg1 Qd1 black Kh8`, `stipulation #2`, one problem after the other.
fn popeye(text: &str, words: &Words) -> Vec<(u64, Result<Problem, String>)> {
    let mut found = Vec::new();
    let mut draft = Draft::default();
    for (number, line) in (1u64..).zip(text.lines()) {
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
    stipulation: Option<Stipulation>,
    setup: Option<Setup>,
    fault: Option<String>,
}

#[derive(Default, Copy, Clone, Eq, PartialEq)]
enum Section {
    #[default]
    Other,
    Pieces,
    Stipulation,
    Title,
}

impl Draft {
    fn word(&mut self, word: &str, words: &Words) {
        let sections = [
            ("pieces", Section::Pieces),
            ("stipulation", Section::Stipulation),
            ("title", Section::Title),
            ("author", Section::Other),
            ("origin", Section::Other),
            ("option", Section::Other),
            ("condition", Section::Other),
            ("remark", Section::Other),
        ];
        if let Some((_, section)) = sections.iter().find(|(keyword, _)| is_keyword(word, keyword)) {
            self.section = *section;
            return;
        }
        match self.section {
            Section::Other => {}
            Section::Title => self.name = format!("{} {word}", self.name).trim().to_owned(),
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
        match (self.stipulation, self.setup) {
            (Some(stipulation), Some(setup)) => Ok(Problem { name: self.name, stipulation, setup }),
            _ => Err(say!(words, "problem-incomplete")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_words::Lang;

    /// Name, stipulation and position.
    type Plain = (String, String, String);

    fn read(text: &str) -> Vec<(u64, Result<Plain, String>)> {
        let plain = |one: Problem| (one.name, one.stipulation.to_string(), one.setup.fen());
        problems(text, Words::of(Lang::En)).into_iter().map(|(line, one)| (line, one.map(plain))).collect()
    }

    const FEN: &str = "7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1";

    #[test]
    fn columns_and_popeye() {
        let expected = |line, name: &str| (line, Ok((name.to_owned(), "#2".to_owned(), FEN.to_owned())));
        assert_eq!(read(&format!("# a remark\nA1\t#2\t{FEN}\tsound\n")), [expected(2, "A1")]);
        assert_eq!(read(&format!("#2 {FEN}")), [expected(1, "")]);
        assert_eq!(read(&format!("A;#2;{FEN}")), [expected(1, "A")]);
        let popeye = "BeginProblem\nTitle A small one\nPieces White Kf6 Qf1 Black Kh8 Bh7 Pg6\nStipulation #2\nEndProblem";
        assert_eq!(read(popeye), [expected(1, "A small one")]);
    }

    #[test]
    fn what_cannot_be_read_is_said_with_its_line() {
        let faults: Vec<(u64, bool)> = read("name stipulation fen\nnothing here\n#2 7k/8 w")
            .into_iter()
            .map(|(n, r)| (n, r.is_err()))
            .collect();
        assert_eq!(faults, [(2, true), (3, true)]);
        assert!(read("BeginProblem\nPieces White Xa1\nStip #2\nEndProblem")[0].1.is_err());
        assert!(read("BeginProblem\nStip #2\nEndProblem")[0].1.is_err());
    }

    #[test]
    fn national_letters() {
        let words = Words::of(Lang::It);
        assert_eq!(setup("7r/7a/5Rp1/8/8/8/8/5D2 w", words).unwrap().fen(), FEN);
    }
}
