//! Input for Popeye: `pieces white Kg1 Qd1 black Kh8`, `stipulation #2`, `twin move a2 a3`, one problem after the other.
//!
//! What Popeye knows and Tratto does not (conditions, fairy pieces and some options) is refused by name and place, and the problem is
//! not solved: solving it as an orthodox one would be wrong.

mod option;
mod pieces;
mod source;
#[cfg(test)]
pub(super) mod tests;

pub(crate) use source::Place;

use super::{Asked, InputFault, Problem, Read, stipulation, twin};
use source::{Source, Word};
use tratto_board::{Setup, Square};
use tratto_mate::problem::{Change, Stipulation, Twin};
use tratto_words::{Words, say};

/// What a problem begins with, in the three languages of Popeye. Only the first is read.
const BEGIN: [&str; 3] = ["BeginProblem", "AnfangProblem", "DebutProbleme"];

/// Whether a text is written for Popeye: one of its lines begins a problem.
pub(super) fn is_popeye(text: &str) -> bool {
    let first = |line: &str| {
        Source::new(line).take().is_some_and(|word| BEGIN.iter().any(|begin| word.begins(begin)))
    };
    text.lines().any(first)
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Command {
    Begin,
    End,
    Next,
    Remark,
    Author,
    /// What is said of a problem and changes nothing.
    Told,
    Title,
    Pieces,
    Forsyth,
    Stipulation,
    Option,
    Condition,
    Twin,
    Zero,
    /// What only Popeye does.
    Refused(&'static str),
}

const COMMANDS: [(&str, Command); 20] = [
    ("BeginProblem", Command::Begin),
    ("EndProblem", Command::End),
    ("NextProblem", Command::Next),
    ("Remark", Command::Remark),
    ("Author", Command::Author),
    ("Origin", Command::Told),
    ("Award", Command::Told),
    ("Title", Command::Title),
    ("Pieces", Command::Pieces),
    ("Forsyth", Command::Forsyth),
    ("Stipulation", Command::Stipulation),
    ("Option", Command::Option),
    ("Condition", Command::Condition),
    ("Twin", Command::Twin),
    ("ZeroPosition", Command::Zero),
    ("SStipulation", Command::Refused("SStipulation")),
    ("Protocol", Command::Refused("Protocol")),
    ("LaTeX", Command::Refused("LaTeX")),
    ("LaTeXPieces", Command::Refused("LaTeXPieces")),
    ("InitialGameArray", Command::Refused("InitialGameArray")),
];

/// The command that a word means: its name, or the beginning of it.
fn command(word: &Word<'_>) -> Option<Command> {
    COMMANDS.iter().find(|(keyword, _)| word.begins(keyword)).map(|(_, command)| *command)
}

/// Squares one behind the other, `a2b3`.
fn squares(text: &str) -> Option<Vec<Square>> {
    let even = !text.is_empty() && text.len().is_multiple_of(2);
    let square = |at: usize| text.get(at..at + 2)?.to_ascii_lowercase().parse().ok();
    if even { (0..text.len()).step_by(2).map(square).collect() } else { None }
}

pub(super) fn problems<'t>(text: &'t str, words: &'t Words) -> Vec<Read> {
    let mut source = Source::new(text);
    let mut found = Vec::new();
    let mut after_end = false;
    while let Some(word) = source.take() {
        if word.begins(BEGIN[0]) {
            let mut begin = Some(word.place);
            while let Some(place) = begin {
                begin = draft(place, &mut source, words, &mut found);
            }
            after_end = true;
        } else if let Some(other) = BEGIN[1..].iter().find(|begin| word.begins(begin)) {
            let what = say!(words, "popeye-language", word = *other);
            found.push(Read { line: word.place.line, problem: Err(vec![InputFault::at(word.place, what)]) });
            return found;
        } else if !after_end {
            let what = say!(words, "popeye-outside", text = word.text);
            found.push(Read { line: word.place.line, problem: Err(vec![InputFault::at(word.place, what)]) });
            source.rest_of_line(&word);
        }
    }
    found
}

/// Reads one problem; where the next begins, if one follows.
fn draft<'t>(
    begin: Place,
    source: &mut Source<'t>,
    words: &'t Words,
    found: &mut Vec<Read>,
) -> Option<Place> {
    let mut draft = Draft::new(begin, words);
    let next = loop {
        let Some(word) = source.take() else {
            draft.fault(begin, say!(words, "popeye-no-end"));
            break None;
        };
        match command(&word) {
            Some(Command::End) => break None,
            Some(Command::Next) => break Some(word.place),
            Some(Command::Begin) => {
                draft.fault(begin, say!(words, "popeye-no-end"));
                break Some(word.place);
            }
            Some(command) => draft.command(command, word, source),
            None => {
                draft.fault(word.place, say!(words, "popeye-no-command", text = word.text));
                source.rest_of_line(&word);
            }
        }
    };
    found.push(draft.read());
    next
}

/// A twin as it is written.
struct Written<'t> {
    keyword: Word<'t>,
    parts: Vec<Word<'t>>,
}

/// A problem that is being read.
struct Draft<'t> {
    words: &'t Words,
    begin: Place,
    name: String,
    author: String,
    stipulation: Option<Stipulation>,
    setup: Setup,
    asked: Asked,
    /// Where White is said to begin.
    white_to_play: Option<Place>,
    /// The squares of the pawn that is said to have moved last.
    passing: Option<(Vec<Square>, Place)>,
    twins: Vec<Written<'t>>,
    is_zero: bool,
    faults: Vec<InputFault>,
}

impl<'t> Draft<'t> {
    fn new(begin: Place, words: &'t Words) -> Draft<'t> {
        Draft {
            words,
            begin,
            name: String::new(),
            author: String::new(),
            stipulation: None,
            setup: Setup::empty(),
            asked: Asked::default(),
            white_to_play: None,
            passing: None,
            twins: Vec::new(),
            is_zero: false,
            faults: Vec::new(),
        }
    }

    fn fault(&mut self, place: Place, what: String) {
        self.faults.push(InputFault::at(place, what));
    }

    fn command(&mut self, command: Command, word: Word<'t>, source: &mut Source<'t>) {
        let words = self.words;
        let append = |text: &mut String, more: &str| *text = format!("{text} {more}").trim().to_owned();
        match command {
            Command::Remark | Command::Told => {
                source.rest_of_line(&word);
            }
            Command::Author => append(&mut self.author, source.rest_of_line(&word)),
            Command::Title => append(&mut self.name, source.rest_of_line(&word)),
            Command::Pieces => self.pieces(source),
            Command::Forsyth => self.forsyth(word, source),
            Command::Option => self.options(source),
            Command::Stipulation => match source.take() {
                Some(asked) => match stipulation(asked.text, words) {
                    Ok(read) => self.stipulation = Some(read),
                    Err(what) => self.fault(asked.place, what),
                },
                None => self.fault(word.place, say!(words, "problem-incomplete")),
            },
            Command::Condition => self.condition(word, source),
            Command::Twin | Command::Zero => {
                self.is_zero |= command == Command::Zero;
                self.twin(word, source);
            }
            Command::Refused(name) => {
                self.fault(word.place, say!(words, "popeye-command", name = name));
                source.rest_of_line(&word);
            }
            Command::Begin | Command::End | Command::Next => {}
        }
    }

    /// Reads conditions up to the next command, and reports them together.
    fn condition(&mut self, word: Word<'t>, source: &mut Source<'t>) {
        let first = source.peek().map_or(word.place, |word| word.place);
        let mut names = Vec::new();
        while let Some(name) = source.peek().filter(|name| command(name).is_none()) {
            source.take();
            names.push(name.text);
        }
        self.fault(first, say!(self.words, "popeye-condition", names = names.join(" ")));
    }

    /// The words of a twin. What changes in it may be a stipulation or a condition, and there "rem" is "remove", not "remark".
    fn twin(&mut self, keyword: Word<'t>, source: &mut Source<'t>) {
        let changes = ["stipulation", "condition", "remove"];
        let mut parts: Vec<Word<'t>> = Vec::new();
        let mut kind = "";
        while let Some(word) = source.peek() {
            let is_change = changes.iter().any(|change| word.begins(change));
            if !is_change && command(&word).is_some() {
                break;
            }
            source.take();
            if let Some(change) =
                ["add", "substitute", "move", "exchange", "remove"].iter().find(|one| word.begins(one))
            {
                kind = change;
            }
            let is_piece =
                kind == "add" && word.text.len() % 2 == 1 || kind == "substitute" && word.text.len() == 1;
            if is_piece && word.text.starts_with(['n', 'N']) {
                self.fairy(word, word.place, "N");
            }
            parts.push(word);
        }
        self.twins.push(Written { keyword, parts });
    }

    fn twins(&mut self) -> Vec<Twin> {
        let first = usize::from(!self.is_zero);
        let mut read = Vec::new();
        for (number, written) in (first..).zip(std::mem::take(&mut self.twins)) {
            let text: Vec<&str> = written.parts.iter().map(|part| part.text).collect();
            match twin(&text.join(" "), number, self.words) {
                Ok(twin) => read.push(twin),
                Err((what, at)) => {
                    // The text was put together with one blank between words.
                    let mut start = 1;
                    let mut place = written.keyword.place;
                    for part in &written.parts {
                        if at.is_some_and(|at| at >= start) {
                            place = part.place;
                        }
                        start += part.text.chars().count() + 1;
                    }
                    self.fault(place, what);
                }
            }
        }
        read
    }

    /// White begins: the stipulations are those with half a move less.
    fn white_begins(&mut self, place: Place, stipulation: &mut Stipulation, twins: &mut [Twin]) {
        let changed = twins.iter_mut().flat_map(|twin| &mut twin.changes).filter_map(|change| match change {
            Change::Stipulation(other) => Some(other),
            _ => None,
        });
        let all: Vec<&mut Stipulation> = std::iter::once(stipulation).chain(changed).collect();
        for one in all {
            match one.white_to_play() {
                Some(turned) => *one = turned,
                None => {
                    let what = say!(self.words, "popeye-white-to-play", stipulation = one.to_string());
                    return self.fault(place, what);
                }
            }
        }
    }

    fn read(mut self) -> Read {
        let mut twins = self.twins();
        let (line, is_empty) = (self.begin.line, self.setup == Setup::empty());
        let stipulation = self.stipulation.filter(|_| !is_empty);
        if stipulation.is_none() && self.faults.is_empty() {
            self.fault(self.begin, say!(self.words, "problem-incomplete"));
        }
        let Some(mut stipulation) = stipulation else { return Read { line, problem: Err(self.faults) } };
        if let Some(place) = self.white_to_play {
            self.white_begins(place, &mut stipulation, &mut twins);
        }
        self.setup.turn = stipulation.begins().unwrap_or(self.setup.turn);
        if let Some((list, place)) = self.passing.take() {
            self.setup.en_passant = option::passed(&self.setup, &list);
            if self.setup.en_passant.is_none() {
                self.fault(place, say!(self.words, "popeye-en-passant"));
            }
        }
        if !self.faults.is_empty() {
            return Read { line, problem: Err(self.faults) };
        }
        let (name, author, is_zero, asked) = (self.name, self.author, self.is_zero, self.asked);
        let problem =
            Problem { name, author, twins, is_zero, asked, ..Problem::new(stipulation, self.setup) };
        Read { line, problem: Ok(problem) }
    }
}
