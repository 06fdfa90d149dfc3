//! Popeye's options, and which of them are refused.

use super::source::{Source, Word, is_start};
use super::{Draft, Place, squares};
use crate::commands::solve::input::Sides;
use tratto_board::{Bitboard, Color, Rank, Role, Setup, Square};
use tratto_words::say;

/// What becomes of an option.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Effect {
    /// It asks for nothing that is not done anyhow, or only for another print or pace. A number behind it says nothing more.
    Plain,
    Tries,
    Defences,
    NoTrivialTries,
    SetPlay,
    Duplex,
    HalfDuplex,
    WhiteToPlay,
    NoCastling,
    EnPassant,
    MaxSolutions,
    Refused,
}

/// Every option of Popeye's description, in its order; `docs/popeye.md` says the same.
pub(super) const OPTIONS: [(&str, Effect); 37] = [
    ("Try", Effect::Tries),
    ("Defence", Effect::Defences),
    ("TrivialTriesAvoid", Effect::NoTrivialTries),
    ("SetPlay", Effect::SetPlay),
    ("NullMoves", Effect::Refused),
    ("Threat", Effect::Refused),
    ("WhiteToPlay", Effect::WhiteToPlay),
    ("Variations", Effect::Plain),
    ("MoveNumbers", Effect::Plain),
    ("StartMoveNumber", Effect::Refused),
    ("UpToMoveNumber", Effect::Refused),
    ("NoWk", Effect::Refused),
    ("NoBk", Effect::Refused),
    ("Duplex", Effect::Duplex),
    ("NoThreat", Effect::Refused),
    ("MaxSolutions", Effect::MaxSolutions),
    ("MaxFlightsquares", Effect::Refused),
    ("EnPassant", Effect::EnPassant),
    ("CastlingMutuallyExclusive", Effect::Refused),
    ("NoBoard", Effect::Plain),
    ("NoShortVariations", Effect::Refused),
    ("HalfDuplex", Effect::HalfDuplex),
    ("PostKeyPlay", Effect::Refused),
    ("NonTrivial", Effect::Refused),
    ("Intelligent", Effect::Plain),
    ("MaxTime", Effect::Refused),
    ("NoCastling", Effect::NoCastling),
    ("Quodlibet", Effect::Refused),
    ("StopOnShortSolutions", Effect::Refused),
    ("Beep", Effect::Plain),
    ("SuppressGrid", Effect::Refused),
    ("WriteGrid", Effect::Refused),
    ("KeepMatingPiece", Effect::Plain),
    ("LastCapture", Effect::Refused),
    ("GoalIsEnd", Effect::Refused),
    ("MatesIn1", Effect::Refused),
    ("NoSymmetry", Effect::Refused),
];

/// The option that a word means: its name, or an unambiguous beginning of it.
fn option(word: &str) -> Option<(&'static str, Effect)> {
    let mut fitting = OPTIONS.into_iter().filter(|(name, _)| is_start(word, name));
    let whole = fitting.clone().find(|(name, _)| name.len() == word.len());
    let first = fitting.next();
    whole.or(if fitting.next().is_none() { first } else { None })
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl<'t> Draft<'t> {
    /// Reads options up to the next command.
    pub(super) fn options(&mut self, source: &mut Source<'t>) {
        while let Some(word) = source.peek() {
            match option(word.text) {
                Some((name, effect)) => {
                    source.take();
                    self.option(word, name, effect, source);
                }
                None if super::command(&word).is_some() => return,
                None => {
                    source.take();
                    let what = say!(self.words, "popeye-no-option", text = word.text);
                    self.fault(word.place, what);
                }
            }
        }
    }

    fn option(&mut self, word: Word<'t>, name: &'static str, effect: Effect, source: &mut Source<'t>) {
        let words = self.words;
        match effect {
            Effect::Plain => {
                let number = source.take_if(is_number);
                // The number of solutions shown for each mate would differ.
                if let Some(number) = number.filter(|_| name == "Intelligent") {
                    let what = say!(words, "popeye-intelligent", number = number.text);
                    self.fault(number.place, what);
                }
            }
            Effect::Tries => self.asked.refutations = 1,
            Effect::Defences => {
                if let Some(number) = self.number(word, name, source) {
                    self.asked.refutations = number;
                }
            }
            Effect::NoTrivialTries => self.asked.no_trivial_tries = true,
            Effect::SetPlay => self.asked.set_play = true,
            Effect::Duplex => self.asked.sides = Sides::Both,
            Effect::HalfDuplex => self.asked.sides = Sides::Other,
            Effect::WhiteToPlay => self.white_to_play = Some(word.place),
            Effect::MaxSolutions => {
                if let Some(number) = self.number(word, name, source) {
                    self.asked.solutions = Some(number);
                }
            }
            Effect::NoCastling => {
                let Some((list, _)) = self.squares(word, name, source) else { return };
                let homes = [Square::A1, Square::E1, Square::H1, Square::A8, Square::E8, Square::H8];
                let homes: Bitboard = homes.into_iter().collect();
                match list.iter().find(|square| !homes.has(**square)) {
                    Some(square) => {
                        let what = say!(words, "popeye-no-home", square = square.to_string());
                        self.fault(word.place, what);
                    }
                    None => self.asked.no_castling |= list.into_iter().collect(),
                }
            }
            Effect::EnPassant => {
                self.passing = self.squares(word, name, source);
            }
            Effect::Refused => {
                self.fault(word.place, say!(words, "popeye-option", name = name));
                // What goes with it says nothing by itself.
                while source.take_if(|text| is_number(text) || squares(text).is_some()).is_some() {}
            }
        }
    }

    fn number(&mut self, word: Word<'t>, name: &str, source: &mut Source<'t>) -> Option<usize> {
        let read = source.take_if(is_number).and_then(|number| number.text.parse().ok());
        if read.is_none() {
            self.fault(word.place, say!(self.words, "popeye-needs-number", name = name));
        }
        read
    }

    fn squares(
        &mut self,
        word: Word<'t>,
        name: &str,
        source: &mut Source<'t>,
    ) -> Option<(Vec<Square>, Place)> {
        let list = source.take_if(|text| squares(text).is_some());
        if list.is_none() {
            self.fault(word.place, say!(self.words, "popeye-needs-squares", name = name));
        }
        list.and_then(|list| Some((squares(list.text)?, list.place)))
    }
}

/// The square a pawn has just passed over, if three squares say so and the board shows it.
pub(super) fn passed(setup: &Setup, list: &[Square]) -> Option<Square> {
    let [from, over, to] = *list else { return None };
    let pawn = setup.piece_at(to).filter(|piece| piece.role == Role::Pawn)?;
    let ranks = match pawn.color {
        Color::White => [Rank::Second, Rank::Third, Rank::Fourth],
        Color::Black => [Rank::Seventh, Rank::Sixth, Rank::Fifth],
    };
    let is_step = [from, over, to].map(Square::rank) == ranks
        && [from, over].iter().all(|square| square.file() == to.file() && setup.piece_at(*square).is_none());
    (is_step && pawn.color != setup.turn).then_some(over)
}
