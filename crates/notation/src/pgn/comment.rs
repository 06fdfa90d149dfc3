//! Comments, and the commands that programs hide in them.

use std::fmt;
use std::time::Duration;
use tratto_board::Square;

/// A comment of a game: one line of text, with no blanks at its ends.
///
/// Commands such as `[%clk 0:05:00]` stay in the text as they were written; [`Comment::commands`] reads them, and
/// [`Comment::prose`] is what remains for a person.
///
/// ```
/// use tratto_notation::pgn::{Command, Comment};
/// use std::time::Duration;
/// let comment = Comment::new("Forced. [%clk 0:05:01][%own secret]");
/// let commands: Vec<Command> = comment.commands().collect();
/// assert_eq!(commands[0], Command::Clock(Duration::from_secs(301)));
/// assert_eq!(commands[1], Command::Other { name: "own", value: "secret" });
/// assert_eq!(comment.prose(), "Forced.");
/// ```
#[derive(Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Comment(String);

/// A command inside a comment.
#[non_exhaustive]
#[derive(Clone, PartialEq, Debug)]
pub enum Command<'a> {
    /// `[%clk 1:05:23]`: the time left on the mover's clock.
    Clock(Duration),
    /// `[%emt 0:00:05]`: the time the move took.
    Elapsed(Duration),
    /// `[%eval 0.34]`, `[%eval #-3]`, `[%eval 0.34,18]`: an engine's opinion.
    Eval(Eval),
    /// `[%cal Ge2e4,Rd1h5]`: coloured arrows.
    Arrows(Vec<Arrow>),
    /// `[%csl Ge4,Rd5]`: coloured squares.
    Squares(Vec<Mark>),
    /// A command of another name, or one whose value cannot be read.
    Other {
        /// Its name.
        name: &'a str,
        /// All that follows the name.
        value: &'a str,
    },
}

/// An engine's opinion.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Eval {
    /// From White's side.
    pub score: EvalScore,
    /// How deep the engine looked.
    pub depth: Option<u32>,
}

/// The value of a position, from White's side.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum EvalScore {
    /// In pawns.
    Pawns(f64),
    /// Mate in this number of moves; negative if Black mates.
    Mate(i32),
}

/// A colour for arrows and squares.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Ink {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

/// A coloured arrow.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Arrow {
    /// Its colour.
    pub ink: Ink,
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

/// A coloured square.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Mark {
    /// Its colour.
    pub ink: Ink,
    /// Which square.
    pub square: Square,
}

impl Comment {
    /// A comment of this text. Line ends become blanks, and blanks at the ends fall away: PGN breaks lines where it likes.
    pub fn new(text: &str) -> Comment {
        let mut line = String::with_capacity(text.len());
        let mut letters = text.trim().chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '\r' if letters.peek() == Some(&'\n') => {}
                '\r' | '\n' | '\t' => line.push(' '),
                letter if letter.is_control() => line.push(' '),
                letter => line.push(letter),
            }
        }
        Comment(line.trim().to_owned())
    }

    /// The whole text, commands included.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether it says that a draw was offered with the move, as scoresheets do: `(=)`.
    pub fn is_draw_offer(&self) -> bool {
        self.prose().split_whitespace().any(|word| word == "(=)")
    }

    /// The commands, in order.
    pub fn commands(&self) -> impl Iterator<Item = Command<'_>> {
        self.parts().filter_map(|part| match part {
            Part::Command(name, value) => Some(Command::parse(name, value)),
            Part::Prose(_) => None,
        })
    }

    /// The text without its commands.
    pub fn prose(&self) -> String {
        let pieces = self.parts().filter_map(|part| match part {
            Part::Prose(text) => Some(text.trim()).filter(|text| !text.is_empty()),
            Part::Command(..) => None,
        });
        pieces.collect::<Vec<_>>().join(" ")
    }

    fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let mut rest = self.as_str();
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            if let Some(body) = rest.strip_prefix("[%")
                && let Some(end) = body.find(']')
            {
                rest = &body[end + 1..];
                let inside = &body[..end];
                let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
                return Some(Part::Command(name, value.trim()));
            }
            // At least one character, so that a "[%" that is never closed is prose.
            let first = rest.chars().next().map_or(0, char::len_utf8);
            let end = rest[first..].find("[%").map_or(rest.len(), |i| i + first);
            let (prose, after) = rest.split_at(end);
            rest = after;
            Some(Part::Prose(prose))
        })
    }
}

enum Part<'a> {
    Prose(&'a str),
    Command(&'a str, &'a str),
}

impl<'a> Command<'a> {
    fn parse(name: &'a str, value: &'a str) -> Command<'a> {
        let read = match name {
            "clk" => time(value).map(Command::Clock),
            "emt" => time(value).map(Command::Elapsed),
            "eval" => eval(value).map(Command::Eval),
            "cal" => list(value, arrow).map(Command::Arrows),
            "csl" => list(value, mark).map(Command::Squares),
            _ => None,
        };
        read.unwrap_or(Command::Other { name, value })
    }
}

/// `1:05:23`, `5:23`, `23`, each with any fraction of a second.
fn time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    let fields: Vec<&str> = whole.split(':').collect();
    if fields.len() > 3 {
        return None;
    }
    for field in fields {
        if field.is_empty() || !field.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(field.parse().ok()?)?;
    }
    let mut nanos = 0;
    if !fraction.is_empty() {
        if !fraction.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let digits: String = fraction.chars().chain("000000000".chars()).take(9).collect();
        nanos = digits.parse().ok()?;
    }
    Some(Duration::new(seconds, nanos))
}

fn eval(text: &str) -> Option<Eval> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => (score.trim(), Some(depth.trim().parse().ok()?)),
        None => (text, None),
    };
    let score = match score.strip_prefix('#') {
        Some(moves) => EvalScore::Mate(moves.parse().ok()?),
        None => EvalScore::Pawns(score.parse().ok().filter(|pawns: &f64| pawns.is_finite())?),
    };
    Some(Eval { score, depth })
}

fn list<T>(text: &str, item: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(',').map(|text| item(text.trim())).collect()
}

fn ink(text: &str) -> Option<(Ink, &str)> {
    let ink = match text.as_bytes().first()? {
        b'G' => Ink::Green,
        b'R' => Ink::Red,
        b'Y' => Ink::Yellow,
        b'B' => Ink::Blue,
        _ => return None,
    };
    Some((ink, &text[1..]))
}

fn arrow(text: &str) -> Option<Arrow> {
    let (ink, squares) = ink(text)?;
    let (from, to) = squares.split_at_checked(2)?;
    Some(Arrow { ink, from: from.parse().ok()?, to: to.parse().ok()? })
}

fn mark(text: &str) -> Option<Mark> {
    let (ink, square) = ink(text)?;
    Some(Mark { ink, square: square.parse().ok()? })
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_read() {
        let text =
            "[%clk 1:05:23.5] a [%emt 0:00:05] [%eval -0.34,18] b [%eval #-3][%cal Ge2e4,Rd1h5] [%csl Ye4]";
        let comment = Comment::new(text);
        let commands: Vec<Command> = comment.commands().collect();
        assert_eq!(
            commands,
            [
                Command::Clock(Duration::from_millis(3_923_500)),
                Command::Elapsed(Duration::from_secs(5)),
                Command::Eval(Eval { score: EvalScore::Pawns(-0.34), depth: Some(18) }),
                Command::Eval(Eval { score: EvalScore::Mate(-3), depth: None }),
                Command::Arrows(vec![
                    Arrow { ink: Ink::Green, from: Square::E2, to: Square::E4 },
                    Arrow { ink: Ink::Red, from: Square::D1, to: Square::H5 },
                ]),
                Command::Squares(vec![Mark { ink: Ink::Yellow, square: Square::E4 }]),
            ]
        );
        assert_eq!(comment.prose(), "a b");
    }

    #[test]
    fn what_cannot_be_read_is_kept() {
        for text in ["[%clk soon]", "[%clk 1:2:3:4]", "[%eval]", "[%cal Xe2e4]", "[%csl Gé4]", "[%eval nan]"]
        {
            let comment = Comment::new(text);
            assert!(matches!(comment.commands().next(), Some(Command::Other { .. })), "{text}");
            assert_eq!(comment.prose(), "");
        }
        let comment = Comment::new("an open [%clk 0:01 and more [%");
        assert_eq!(comment.commands().count(), 0);
        assert_eq!(comment.prose(), "an open [%clk 0:01 and more [%");
    }

    #[test]
    fn lines_become_one() {
        assert_eq!(Comment::new("  one\r\ntwo\n three\t ").as_str(), "one two  three");
        assert!(Comment::new(" (=) ").is_draw_offer());
    }
}
