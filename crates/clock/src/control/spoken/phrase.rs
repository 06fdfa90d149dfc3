//! From tokens to the elements of a time control: times, times for moves, what is given for each move.

use std::num::NonZeroU32;

use super::quantity::{Quantity, Unit};
use super::token::{Kind, Token};
use super::words::Word;
use crate::control::{Bonus, Expected, Problem, TimeControlError};
use crate::rate::Rate;
use crate::time::Millis;

/// What a text says, before the bare numbers have a meaning.
#[derive(Default)]
pub(super) struct Phrase {
    pub(super) elements: Vec<Element>,
    /// The rate that is named, and where.
    pub(super) rate: Option<(Rate, Token)>,
    pub(super) is_semilampo: bool,
    pub(super) is_hourglass: bool,
    /// `G/` or `SD/` is written, so the moves of `40/90` come first.
    pub(super) is_american: bool,
    /// "From move N", and where.
    pub(super) from: Option<(u32, Token)>,
}

pub(super) struct Element {
    /// Whether a plus stands before it.
    pub(super) is_added: bool,
    /// The first token and the end of the last.
    pub(super) at: usize,
    pub(super) end: usize,
    pub(super) what: What,
}

pub(super) enum What {
    /// A time, with the moves that it is for, or with a word that it ends the game.
    Time { time: Quantity, moves: Option<NonZeroU32>, whole: bool },
    /// Two bare numbers with a stroke: moves and minutes in one order or the other.
    Pair(Quantity, Quantity),
    /// What is given for each move.
    Bonus { time: Quantity, kind: fn(Millis) -> Bonus },
}

pub(super) fn parse(text: &str, tokens: &[Token]) -> Result<Phrase, TimeControlError> {
    let mut parser = Parser { text, tokens, next: 0, phrase: Phrase::default() };
    while !parser.tokens[parser.next..].is_empty() {
        parser.element()?;
    }
    Ok(parser.phrase)
}

pub(super) struct Parser<'t> {
    pub(super) text: &'t str,
    pub(super) tokens: &'t [Token],
    pub(super) next: usize,
    phrase: Phrase,
}

impl Parser<'_> {
    fn element(&mut self) -> Result<(), TimeControlError> {
        let is_added = self.is_added()?;
        let Some(token) = self.take() else { return Ok(()) };
        let at = token.start;
        let what = match token.kind {
            Kind::Word(Word::Rate(rate)) => {
                self.phrase.rate = Some((rate, token));
                return Ok(());
            }
            Kind::Word(Word::Semilampo) => {
                self.phrase.is_semilampo = true;
                self.phrase.rate = Some((Rate::Rapid, token));
                return Ok(());
            }
            Kind::Word(Word::Hourglass) => {
                self.phrase.is_hourglass = true;
                return Ok(());
            }
            Kind::Word(Word::From) => {
                self.skip(Word::Move);
                self.phrase.from = Some((self.move_number()?.get(), token));
                self.skip(Word::Move);
                return Ok(());
            }
            Kind::Word(Word::Whole) => {
                while self.skip(Word::Whole) {}
                if self.skip_slash() {
                    self.phrase.is_american = true;
                } else {
                    self.skip(Word::In);
                }
                What::Time { time: self.quantity()?, moves: None, whole: true }
            }
            Kind::Word(word @ (Word::Increment | Word::Delay | Word::Bronstein)) => {
                let kind = self.bonus_kind(word);
                self.skip_slash();
                let time = self.quantity()?;
                self.skip_per_move();
                What::Bonus { time, kind }
            }
            Kind::Number(_) | Kind::Face(_) => {
                self.next -= 1;
                let time = self.quantity()?;
                self.time_or_bonus(time)?
            }
            _ => {
                self.next -= 1;
                return Err(self.unexpected(Expected::Time));
            }
        };
        // "Each", "per player": nothing new; nor the first word of "a partire dalla".
        while self.skip_pair(Word::Per, Word::Person) || self.skip(Word::Person) {}
        if self.peek(0) == Some(Kind::Word(Word::Per)) && self.peek(1) == Some(Kind::Word(Word::From)) {
            self.next += 1;
        }
        let end = self.end();
        self.phrase.elements.push(Element { is_added, at, end, what });
        Ok(())
    }

    /// Whether a plus is among the signs before an element. A text cannot end with one.
    fn is_added(&mut self) -> Result<bool, TimeControlError> {
        let mut is_added = false;
        loop {
            if self.skip(Word::Plus) {
                is_added = true;
            } else if self.skip(Word::Break) {
                continue;
            } else if is_added && self.peek(0).is_none() {
                return Err(self.unexpected(Expected::Time));
            } else {
                return Ok(is_added);
            }
        }
    }

    /// What a number that begins an element turns out to be.
    fn time_or_bonus(&mut self, first: Quantity) -> Result<What, TimeControlError> {
        if first.unit == Unit::Bare && self.skip(Word::Move) {
            // "40 moves in 90 minutes", "40 moves / 90 minutes"
            let moves = self.moves(first)?;
            if !(self.skip(Word::In) || self.skip_slash() || self.skip(Word::Per)) {
                return Err(self.unexpected(Expected::Time));
            }
            return Ok(What::Time { time: self.quantity()?, moves: Some(moves), whole: false });
        }
        if self.skip_slash() {
            if self.skip(Word::Move) {
                return Ok(What::Bonus { time: first, kind: Bonus::Increment });
            }
            if self.skip(Word::Whole) {
                return Ok(What::Time { time: first, moves: None, whole: true });
            }
            let second = self.quantity()?;
            let says_moves = second.unit == Unit::Bare && self.skip(Word::Move);
            return match (first.unit, second.unit) {
                (Unit::Bare, Unit::Bare) if !says_moves => Ok(What::Pair(first, second)),
                (_, Unit::Bare) => {
                    Ok(What::Time { time: first, moves: Some(self.moves(second)?), whole: false })
                }
                (_, _) => Ok(What::Time { time: second, moves: Some(self.moves(first)?), whole: false }),
            };
        }
        if self.skip_per_move() {
            return Ok(What::Bonus { time: first, kind: Bonus::Increment });
        }
        if let (Some(Kind::Word(Word::Per)), Some(Kind::Number(_)), Some(Kind::Word(Word::Move))) =
            (self.peek(0), self.peek(1), self.peek(2))
        {
            // "90 minutes for 40 moves"
            self.next += 1;
            let moves = self.quantity()?;
            let moves = self.moves(moves)?;
            self.next += 1;
            return Ok(What::Time { time: first, moves: Some(moves), whole: false });
        }
        if let Some(Kind::Word(word @ (Word::Increment | Word::Delay | Word::Bronstein))) = self.peek(0) {
            // `60 d5`: the word belongs to the number after it, if there is one.
            let mut after = 1;
            while matches!(
                self.peek(after),
                Some(Kind::Word(Word::Delay | Word::Increment | Word::Bronstein) | Kind::Slash)
            ) {
                after += 1;
            }
            if !matches!(self.peek(after), Some(Kind::Number(_))) {
                self.next += 1;
                let kind = self.bonus_kind(word);
                self.skip_per_move();
                return Ok(What::Bonus { time: first, kind });
            }
        }
        let mut whole = self.skip_pair(Word::Per, Word::Whole);
        while self.skip(Word::Whole) {
            whole = true;
        }
        Ok(What::Time { time: first, moves: None, whole })
    }

    /// The kind of a bonus by its word, and by the words beside it: `Bronstein delay`, `delay (Bronstein)`.
    fn bonus_kind(&mut self, word: Word) -> fn(Millis) -> Bonus {
        let mut words = vec![word];
        while let Some(Kind::Word(word @ (Word::Increment | Word::Delay | Word::Bronstein))) = self.peek(0) {
            words.push(word);
            self.next += 1;
        }
        if words.contains(&Word::Bronstein) {
            Bonus::Bronstein
        } else if words.contains(&Word::Delay) {
            Bonus::Delay
        } else {
            Bonus::Increment
        }
    }

    fn move_number(&mut self) -> Result<NonZeroU32, TimeControlError> {
        match self.peek(0) {
            Some(Kind::Number(_)) => {
                let number = self.quantity()?;
                self.moves(number)
            }
            _ => Err(self.unexpected(Expected::MoveNumber)),
        }
    }

    fn moves(&self, number: Quantity) -> Result<NonZeroU32, TimeControlError> {
        number.moves().ok_or_else(|| {
            let found = Some(self.text[number.at..number.end].to_owned());
            TimeControlError::new(
                self.text,
                number.at,
                Problem::Unexpected { found, expected: Expected::Moves },
            )
        })
    }

    pub(super) fn peek(&self, ahead: usize) -> Option<Kind> {
        self.tokens.get(self.next + ahead).map(|token| token.kind)
    }

    pub(super) fn take(&mut self) -> Option<Token> {
        let token = self.tokens.get(self.next).copied();
        self.next += usize::from(token.is_some());
        token
    }

    fn skip(&mut self, word: Word) -> bool {
        let found = self.peek(0) == Some(Kind::Word(word));
        self.next += usize::from(found);
        found
    }

    fn skip_slash(&mut self) -> bool {
        let found = self.peek(0) == Some(Kind::Slash);
        self.next += usize::from(found);
        found
    }

    fn skip_pair(&mut self, first: Word, second: Word) -> bool {
        let found = self.peek(0) == Some(Kind::Word(first)) && self.peek(1) == Some(Kind::Word(second));
        self.next += 2 * usize::from(found);
        found
    }

    /// `per move`, `each move`.
    fn skip_per_move(&mut self) -> bool {
        self.skip_pair(Word::Per, Word::Move) || self.skip_pair(Word::Person, Word::Move)
    }

    /// Where the last token taken ends.
    pub(super) fn end(&self) -> usize {
        self.tokens[self.next - 1].end
    }

    pub(super) fn unexpected(&self, expected: Expected) -> TimeControlError {
        let (at, found) = match self.tokens.get(self.next) {
            Some(token) => (token.start, Some(self.text[token.start..token.end].to_owned())),
            None => (self.text.len(), None),
        };
        TimeControlError::new(self.text, at, Problem::Unexpected { found, expected })
    }
}
