//! Writing games: the export format to the letter, or as much of it as was asked.

use super::comment::Comment;
use super::tree::{Game, Played};
use super::walk::{MoveAt, Step};
use super::word::{ENDS_WORD, Outcome};
use crate::Style;
use tratto_board::Color;

/// The seven tags that every game has in the export format, with what stands for an unknown value.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The export format has fewer than 80 characters on a line.
const COLUMNS: usize = 79;

/// In which order tags are written, and whether missing ones are supplied.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum TagOrder {
    /// As the export format has it: the seven of the roster, supplied where they are missing, then the others by name.
    #[default]
    Export,
    /// As they stand in the [`Game`], nothing added.
    Kept,
}

/// Writes games as PGN.
///
/// With the tags kept as they are, what it writes is read back as the very same game. In the export format the tags are put in
/// order and completed, and a game that was cut off gets the result `*`; nothing else changes.
///
/// ```
/// use tratto_notation::pgn::{Letters, Writer, games};
/// use tratto_notation::{Form, Language, Style};
/// let (game, _) = games("1.e4 e5 2.Nf3! {good} *".as_bytes(), Letters::English).next().unwrap()?;
/// let text = Writer::new().write(&game);
/// assert!(text.starts_with("[Event \"?\"]\n[Site \"?\"]\n"));
/// assert!(text.ends_with("\n\n1. e4 e5 2. Nf3 $1 {good} *\n"));
/// let italian = Writer::new().style(Style::new(Language::Italian, Form::Short));
/// assert!(italian.write(&game).contains("2. Cf3 $1"));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Writer {
    style: Style,
    order: TagOrder,
    glyphs: bool,
}

impl Default for Writer {
    fn default() -> Writer {
        Writer::new()
    }
}

impl Writer {
    /// The export format.
    pub const fn new() -> Writer {
        Writer { style: Style::PGN, order: TagOrder::Export, glyphs: false }
    }

    /// With moves in this style. Only [`Style::PGN`] is read back by other programs.
    pub const fn style(self, style: Style) -> Writer {
        Writer { style, ..self }
    }

    /// With tags in this order.
    pub const fn tag_order(self, order: TagOrder) -> Writer {
        Writer { order, ..self }
    }

    /// Writes signs such as `!` after the move instead of codes such as `$1`, for people to read.
    pub const fn glyphs(self, glyphs: bool) -> Writer {
        Writer { glyphs, ..self }
    }

    /// The moves with the result, without tags.
    pub fn moves(&self, game: &Game) -> String {
        let mut text = String::new();
        self.moves_into(game, &mut text);
        text
    }

    /// The game as text, ending with a line end. Between two games an empty line belongs.
    pub fn write(&self, game: &Game) -> String {
        let mut text = String::new();
        self.write_into(game, &mut text);
        text
    }

    /// The game put at the end of a text.
    pub fn write_into(&self, game: &Game, text: &mut String) {
        self.tags(game, text);
        if !text.is_empty() && !text.ends_with("\n\n") {
            text.push('\n');
        }
        self.moves_into(game, text);
    }

    fn moves_into(&self, game: &Game, text: &mut String) {
        let mut lines = Lines::new(text);
        self.movetext(game, &mut lines);
        let outcome = match (game.outcome, self.order) {
            (Some(outcome), _) => Some(outcome),
            (None, TagOrder::Export) => Some(Outcome::Open),
            (None, TagOrder::Kept) => None,
        };
        if let Some(outcome) = outcome {
            lines.word(outcome.as_str());
        }
        lines.end();
    }

    fn tags(&self, game: &Game, text: &mut String) {
        match self.order {
            TagOrder::Kept => game.tags.iter().for_each(|(name, value)| tag(name, value, text)),
            TagOrder::Export => {
                for (name, unknown) in ROSTER {
                    let unknown = match (name, game.outcome) {
                        ("Result", Some(outcome)) => outcome.as_str(),
                        _ => unknown,
                    };
                    tag(name, game.tag(name).unwrap_or(unknown), text);
                }
                let is_other = |name: &str| ROSTER.iter().all(|(known, _)| *known != name);
                let mut others: Vec<_> = game.tags.iter().filter(|(name, _)| is_other(name)).collect();
                others.sort_by(|(one, _), (other, _)| one.cmp(other));
                others.dedup_by(|(later, _), (first, _)| later == first);
                others.into_iter().for_each(|(name, value)| tag(name, value, text));
            }
        }
    }

    fn movetext(&self, game: &Game, lines: &mut Lines<'_>) {
        for comment in &game.node(Game::ROOT).comments {
            lines.comment(comment);
        }
        // Whether something was said about the last move, so that a move of Black needs its number.
        let mut commented = false;
        for step in game.walk() {
            match step {
                Step::Move(at) => commented = self.played(game, &at, commented, lines),
                Step::Open => lines.open(),
                Step::Close => lines.close(),
            }
        }
    }

    /// Writes one move with what is said about it; whether anything is said after it.
    fn played(&self, game: &Game, at: &MoveAt, commented: bool, lines: &mut Lines<'_>) -> bool {
        let node = game.node(at.node);
        for comment in &node.comments_before {
            lines.comment(comment);
        }
        if at.turn == Color::White {
            lines.word(&format!("{}.", at.number));
        } else if at.begins || commented || !node.comments_before.is_empty() {
            lines.word(&format!("{}...", at.number));
        }
        let mut word = match (&node.played, &at.position) {
            (Played::Move(m), Some(position)) => self.style.write(position, *m),
            (Played::Illegal { text, .. } | Played::Unread { text }, _) => one_word(text),
            (Played::Null | Played::Move(_), _) => "--".to_owned(),
        };
        let mut nags = &node.nags[..];
        if let (true, Some((&nag @ 1..=6, rest))) = (self.glyphs, nags.split_first()) {
            word.push_str(["!", "?", "!!", "??", "!?", "?!"][nag as usize - 1]);
            nags = rest;
        }
        lines.word(&word);
        for nag in nags {
            lines.word(&format!("${nag}"));
        }
        for comment in &node.comments {
            lines.comment(comment);
        }
        !node.comments.is_empty()
    }
}

fn tag(name: &str, value: &str, text: &mut String) {
    text.push('[');
    text.extend(name.chars().filter(|letter| !letter.is_whitespace() && !matches!(letter, '"' | ']' | '[')));
    text.push_str(" \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            '\n' | '\r' => text.push(' '),
            letter => text.push(letter),
        }
    }
    text.push_str("\"]\n");
}

/// A text as one word of the movetext: it was one when it was read.
fn one_word(text: &str) -> String {
    let word: String =
        text.chars().filter(|letter| !letter.is_ascii() || !ENDS_WORD[*letter as usize]).collect();
    if word.is_empty() { "--".to_owned() } else { word }
}

/// The movetext, broken into lines between its words.
struct Lines<'t> {
    text: &'t mut String,
    /// How many characters the last line has.
    column: usize,
    /// The last word, not yet written: a parenthesis may still be closed after it.
    waiting: Option<Waiting>,
    /// Parentheses opened before the next word.
    opened: usize,
}

struct Waiting {
    word: String,
    /// Whether it may begin a line.
    may_break: bool,
}

impl<'t> Lines<'t> {
    fn new(text: &'t mut String) -> Lines<'t> {
        Lines { text, column: 0, waiting: None, opened: 0 }
    }

    /// Writes the word that waits, on this line or the next.
    fn flush(&mut self) {
        let Some(Waiting { word, may_break }) = self.waiting.take() else { return };
        let width = word.chars().count();
        if self.column > 0 && may_break && self.column + 1 + width > COLUMNS {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        // At the beginning of a line a per cent sign would make the rest of it disappear.
        if self.column == 0 && word.starts_with('%') {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&word);
        self.column += width;
    }

    fn wait(&mut self, word: String, may_break: bool) {
        self.flush();
        self.waiting = Some(Waiting { word, may_break });
    }

    fn word(&mut self, word: &str) {
        let mut opened = "(".repeat(std::mem::take(&mut self.opened));
        opened.push_str(word);
        self.wait(opened, true);
    }

    fn open(&mut self) {
        self.opened += 1;
    }

    fn close(&mut self) {
        match &mut self.waiting {
            Some(waiting) => waiting.word.push(')'),
            None => self.wait(")".to_owned(), true),
        }
    }

    /// A comment in braces; one that holds a closing brace can only stand after a semicolon, up to the end of the line.
    fn comment(&mut self, comment: &Comment) {
        let text = comment.as_str();
        if text.contains('}') {
            self.word(&format!(";{text}"));
            self.flush();
            self.text.push('\n');
            self.column = 0;
            return;
        }
        let braced = format!("{{{text}}}");
        let mut words = braced.split(' ');
        self.word(words.next().unwrap_or_default());
        let mut after_blank = false;
        for word in words {
            // Only a single blank gives way to a line end, which is read as a blank again.
            let may_break = !after_blank && !word.is_empty() && !word.starts_with('%');
            self.wait(word.to_owned(), may_break);
            after_blank = word.is_empty();
        }
    }

    fn end(mut self) {
        self.flush();
        if self.column > 0 {
            self.text.push('\n');
        }
    }
}
