//! What acts are made of, written and read.

use super::grammar::{Name, Part, Term, Tree, Words};
use super::names::{
    Bystander, Evidence, Hand, Hands, Hint, Manner, Meaning, Misconduct, OfferForm, Place, Play,
    QuickplayGround, Request, StopReason, Verdict, Written,
};
use super::reader::{Read, Reader, color, play, read_time};
use crate::game::EnvelopeItem;
use crate::points::{Points, Scoring};
use std::fmt;
use tratto_board::{ByColor, Color, PromotionRole, Square};
use tratto_clock::Millis;

/// Parts that are one word.
macro_rules! words {
    ($($type:ty, $term:ident, $expected:literal, $read:expr, $write:expr;)*) => {$(
        impl Part for $type {
            fn term() -> Term {
                Term::$term
            }

            fn read(reader: &mut Reader<'_>) -> Read<$type> {
                reader.parse($expected, $read)
            }

            fn write(&self, words: &mut Words<'_, '_>) -> fmt::Result {
                let write: fn(&$type) -> String = $write;
                words.word(write(self))
            }

            fn kind(&self) -> String {
                String::new()
            }

            fn tree(&self) -> Tree {
                let write: fn(&$type) -> String = $write;
                Tree::Text(write(self))
            }
        }
    )*};
}

words! {
    Color, Side, "white or black", color, ToString::to_string;
    Square, Square, "a square such as e4", |word| word.parse().ok(), ToString::to_string;
    Millis, Time, "a time such as 2:00 or 1:30:00", read_time, ToString::to_string;
    Points, Points, "points: 0, 1/2 or 1", |word| word.parse().ok(), |points| plain(*points);
    ByColor<Points>, Score, "a score such as 1-0, 1/2-1/2 or 0-1/2", read_score, write_score;
    PromotionRole, Role, "queen, rook, bishop or knight",
        |word| PromotionRole::ALL.into_iter().find(|role| role.role().to_string() == word),
        |role| role.role().to_string();
}

/// Points without the signs for fractions.
fn plain(points: Points) -> String {
    points.to_string().replace('½', "1/2").replace('¼', "1/4").replace('¾', "3/4")
}

fn read_score(word: &str) -> Option<ByColor<Points>> {
    if word == "draw" {
        return Some(Scoring::default().drawn());
    }
    let (white, black) = word.split_once('-')?;
    Some(ByColor { white: white.parse().ok()?, black: black.parse().ok()? })
}

fn write_score(score: &ByColor<Points>) -> String {
    format!("{}-{}", plain(score.white), plain(score.black))
}

/// Parts that are one of a list of names.
macro_rules! names {
    ($($type:ident)*) => {$(
        impl Part for $type {
            fn term() -> Term {
                let name = |member: &$type| Name { word: member.name(), meaning: member.meaning() };
                let names = $type::ALL.iter().map(name).collect();
                Term::Names { name: stringify!($type), names }
            }

            fn read(reader: &mut Reader<'_>) -> Read<$type> {
                reader.named()
            }

            fn write(&self, words: &mut Words<'_, '_>) -> fmt::Result {
                words.word(self.name())
            }

            fn kind(&self) -> String {
                self.name().to_owned()
            }

            fn tree(&self) -> Tree {
                Tree::Text(self.name().to_owned())
            }
        }
    )*};
}

names! {
    Manner Hand OfferForm Place StopReason Misconduct Request Evidence QuickplayGround Hint Verdict Bystander EnvelopeItem
}

impl Part for u16 {
    fn term() -> Term {
        Term::Number
    }

    fn read(reader: &mut Reader<'_>) -> Read<u16> {
        reader.parse("a number", |word| word.parse().ok())
    }

    fn write(&self, words: &mut Words<'_, '_>) -> fmt::Result {
        words.word(self)
    }

    fn kind(&self) -> String {
        String::new()
    }

    fn tree(&self) -> Tree {
        Tree::Number(*self)
    }
}

const BOTH_HANDS: &str = "with-both-hands";

impl Play {
    /// The move by its squares.
    fn squares(&self) -> String {
        let promotion = self.promotion.map(|role| role.role().letter().to_string());
        format!("{}{}{}", self.from, self.to, promotion.unwrap_or_default())
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(&mut Words::new(f))
    }
}

impl Part for Play {
    fn term() -> Term {
        Term::Move
    }

    fn read(reader: &mut Reader<'_>) -> Read<Play> {
        let mut made = reader.parse("a move by its squares such as e2e4 or e7e8q", play)?;
        if reader.take(BOTH_HANDS) {
            made.hands = Hands::Two;
        }
        Ok(made)
    }

    fn write(&self, words: &mut Words<'_, '_>) -> fmt::Result {
        words.word(self.squares())?;
        if self.hands == Hands::Two { words.word(BOTH_HANDS) } else { Ok(()) }
    }

    fn kind(&self) -> String {
        match (self.hands, self.promotion) {
            (Hands::Two, _) => BOTH_HANDS.to_owned(),
            (Hands::One, Some(_)) => "and promotes".to_owned(),
            (Hands::One, None) => String::new(),
        }
    }

    fn tree(&self) -> Tree {
        let text = |square: Square| Tree::Text(square.to_string());
        let letter = |role: PromotionRole| Tree::Text(role.role().letter().to_string());
        Tree::Parts(vec![
            ("from", text(self.from)),
            ("to", text(self.to)),
            ("promotion", self.promotion.map_or(Tree::None, letter)),
            ("bothHands", Tree::Flag(self.hands == Hands::Two)),
        ])
    }
}

/// What something written can say, other than a move.
const MEANINGS: [(&str, Meaning); 4] = [
    ("ambiguous", Meaning::Ambiguous),
    ("unclear", Meaning::Unclear),
    ("not-algebraic", Meaning::NotAlgebraic),
    ("draw-offer", Meaning::DrawOffer),
];

impl Meaning {
    /// The word for it; none for a move.
    fn word(self) -> Option<&'static str> {
        MEANINGS.into_iter().find(|(_, meaning)| *meaning == self).map(|(word, _)| word)
    }
}

/// A text between quotation marks; a backslash before a quotation mark or a backslash keeps it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

impl Part for Written {
    fn term() -> Term {
        Term::Written
    }

    fn read(reader: &mut Reader<'_>) -> Read<Written> {
        let text = reader.quoted()?;
        reader.expect("=")?;
        let meaning = match MEANINGS.into_iter().find(|(word, _)| reader.take(word)) {
            Some((_, meaning)) => meaning,
            None => Meaning::Move(Play::read(reader)?),
        };
        Ok(Written { text, meaning })
    }

    fn write(&self, words: &mut Words<'_, '_>) -> fmt::Result {
        words.word(quoted(&self.text))?;
        words.word("=")?;
        match self.meaning {
            Meaning::Move(play) => play.write(words),
            other => words.word(other.word().unwrap_or_default()),
        }
    }

    fn kind(&self) -> String {
        self.meaning.word().unwrap_or("a move").to_owned()
    }

    fn tree(&self) -> Tree {
        let meaning = match self.meaning {
            Meaning::Move(play) => play.tree(),
            other => Tree::Text(other.word().unwrap_or_default().to_owned()),
        };
        Tree::Parts(vec![("text", Tree::Text(self.text.clone())), ("meaning", meaning)])
    }
}
