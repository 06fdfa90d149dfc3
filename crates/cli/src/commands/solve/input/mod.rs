//! Problems as they are typed: a stipulation and a position, lines of a file, or input for Popeye.

mod popeye;

use crate::reading;
use popeye::Place;
use tratto_board::{Bitboard, Setup};
use tratto_mate::problem::{Rights, Stipulation, Twin};
use tratto_words::{Words, say};

/// A problem that was read.
pub(crate) struct Problem {
    /// Its name in the file, or nothing.
    pub(crate) name: String,
    /// Who composed it, or nothing.
    pub(crate) author: String,
    pub(crate) stipulation: Stipulation,
    pub(crate) setup: Setup,
    /// Who decides about castling and en passant, if the caller does not say.
    pub(crate) rights: Rights,
    pub(crate) twins: Vec<Twin>,
    /// Whether the diagram itself is not to be solved, only its twins.
    pub(crate) is_zero: bool,
    /// What the text itself asks for, beside what the caller asks.
    pub(crate) asked: Asked,
}

/// What a problem asks for beside its solution.
#[derive(Copy, Clone, Default)]
pub(crate) struct Asked {
    /// Tries with no more refutations than so many.
    pub(crate) refutations: usize,
    /// No tries that give check and have one refutation.
    pub(crate) no_trivial_tries: bool,
    pub(crate) set_play: bool,
    pub(crate) sides: Sides,
    /// Kings and rooks that may not castle.
    pub(crate) no_castling: Bitboard,
    /// So many solutions are enough.
    pub(crate) solutions: Option<usize>,
}

/// Which side solves.
#[derive(Copy, Clone, Eq, PartialEq, Default)]
pub(crate) enum Sides {
    /// The one that the stipulation and the position say.
    #[default]
    Said,
    /// That one, and then the other: a duplex.
    Both,
    /// The other only.
    Other,
}

/// What is wrong with a problem of a file, and where.
pub(crate) struct InputFault {
    pub(crate) line: u64,
    pub(crate) column: Option<u64>,
    pub(crate) what: String,
}

impl InputFault {
    fn at(place: Place, what: String) -> InputFault {
        InputFault { line: place.line, column: Some(place.column), what }
    }
}

/// A problem of a file with the line it begins on, or all that is wrong with it.
pub(crate) struct Read {
    pub(crate) line: u64,
    pub(crate) problem: Result<Problem, Vec<InputFault>>,
}

impl Problem {
    pub(crate) fn new(stipulation: Stipulation, setup: Setup) -> Problem {
        let (name, author) = (String::new(), String::new());
        let rights = Rights::Convention;
        let (twins, asked) = (Vec::new(), Asked::default());
        Problem { name, author, stipulation, setup, rights, twins, is_zero: false, asked }
    }

    /// A problem whose position was given as a FEN. Its field for en passant, if it has one, counts.
    pub(crate) fn from_fen(stipulation: Stipulation, fen: &str, words: &Words) -> Result<Problem, String> {
        let says_passing = fen.split_whitespace().nth(3).is_some();
        let rights = if says_passing { Rights::Said } else { Rights::Convention };
        Ok(Problem { rights, ..Problem::new(stipulation, setup(fen, words)?) })
    }
}

/// Reads a twin; the number says which it is, for the complaint, and that comes with the character of the text where it is wrong.
pub(crate) fn twin(text: &str, number: usize, words: &Words) -> Result<Twin, (String, Option<usize>)> {
    let letter = char::from(b'a' + (number % 26) as u8).to_string();
    text.parse::<Twin>().map_err(|error| {
        let what = say!(words, "problem-bad-twin", letter = letter, what = words.twin_error(&error));
        (what, error.at())
    })
}

/// Reads a stipulation.
pub(crate) fn stipulation(text: &str, words: &Words) -> Result<Stipulation, String> {
    text.parse().map_err(|error| words.stipulation_error(&error))
}

/// Reads a position, in any of the ways there are.
pub(crate) fn setup(text: &str, words: &Words) -> Result<Setup, String> {
    Ok(reading::written(text, words)?.0)
}

/// All problems of a text, each with its line, or what is wrong with it.
pub(crate) fn problems(text: &str, words: &Words) -> Vec<Read> {
    if popeye::is_popeye(text) {
        return popeye::problems(text, words);
    }
    let lines = (1u64..).zip(text.lines());
    let lines =
        lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#') || is_direct(line));
    let mut found = Vec::new();
    for (line, text) in lines {
        let problem = match columns(text, words) {
            Some(problem) => problem,
            // The first line may be a heading.
            None if line == 1 => continue,
            None => Err(say!(words, "problem-no-columns")),
        };
        let problem = problem.map_err(|what| vec![InputFault { line, column: None, what }]);
        found.push(Read { line, problem });
    }
    found
}

/// A line that begins with `#2` is a problem, one that begins with `# ` a remark.
fn is_direct(line: &str) -> bool {
    line.split(['\t', ' ', ';']).next().is_some_and(|first| first.parse::<Stipulation>().is_ok())
}

/// A problem in columns: one of them is a stipulation, one a FEN; what stands before them is its name. Columns that begin with a letter and a
/// bracket, `b) Pa2->a3`, are twins.
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
    let is_twin = |column: &&&str| {
        let column = column.trim().as_bytes();
        matches!(column, [letter, b')', ..] if letter.is_ascii_lowercase())
    };
    let twins = (1..).zip(columns.iter().filter(is_twin));
    let read = stipulation(columns[place], words).and_then(|stipulation| {
        let twins = twins.map(|(number, text)| twin(text, number, words).map_err(|(what, _)| what));
        let twins = twins.collect::<Result<_, _>>()?;
        Ok(Problem { name, twins, ..Problem::from_fen(stipulation, fen, words)? })
    });
    Some(read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_words::Lang;

    /// Name, stipulation and position.
    type Plain = (String, String, String);

    fn read(text: &str) -> Vec<(u64, Result<Plain, String>)> {
        let plain = |one: Problem| (one.name, one.stipulation.to_string(), one.setup.fen());
        let told =
            |faults: Vec<InputFault>| faults.iter().map(popeye::tests::told).collect::<Vec<_>>().join("; ");
        problems(text, Words::of(Lang::EN))
            .into_iter()
            .map(|one| (one.line, one.problem.map(plain).map_err(told)))
            .collect()
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
    fn twins_in_columns_and_for_popeye() {
        let words = Words::of(Lang::EN);
        let twins = |text: &str| {
            let read = problems(text, words).remove(0).problem;
            let read = read.unwrap_or_else(|faults| panic!("{}", faults[0].what));
            let twins: Vec<String> = read.twins.iter().map(Twin::to_string).collect();
            (read.is_zero, twins.join(" | "), read.author)
        };
        let of = |is_zero, text: &str, author: &str| (is_zero, text.to_owned(), author.to_owned());
        assert_eq!(twins(&format!("A\t#2\t{FEN}\tb) Qf1->a1\tc) remove g6")), of(false, "Qf1->a1 | -g6", ""));
        let start = "BeginProblem\nAuthor A. Uthor\nPieces White Kf6 Qf1 Black Kh8 Bh7 Pg6\nStip #2\n";
        assert_eq!(
            twins(&format!(
                "{start}Twin move f1 a1\nTwin cont remove g6 add white Pa2b2\nTwin stip #3\nEndProblem"
            )),
            of(false, "f1->a1 | continued -g6 +wPa2 +wPb2 | stipulation #3", "A. Uthor")
        );
        assert_eq!(
            twins(&format!("{start}Zero rotate 90\nTwin exchange f1 h7 polish\nEndProblem")),
            of(true, "rotate 90 | f1<->h7 polishtype", "A. Uthor")
        );
        let wrong = format!("{start}Twin move f1 a9\nEndProblem");
        let told = read(&wrong).remove(0).1.unwrap_err();
        assert!(told.starts_with("line 5, column 14: twin b") && told.contains("\"a9\""), "{told}");
    }

    #[test]
    fn national_letters() {
        let words = Words::of(Lang::IT);
        assert_eq!(setup("7r/7a/5Rp1/8/8/8/8/5D2 w", words).unwrap().fen(), FEN);
    }
}
