//! The words for twins.

use crate::{Words, say};
use tratto_board::{Role, Setup, Square};
use tratto_mate::problem::{Change, Mirror, Twin, TwinError};

impl Words {
    /// The letter of a piece in the reader's language; pawns have none.
    pub(crate) fn piece_letter(&self, role: Role) -> &'static str {
        if role == Role::Pawn { "" } else { self.lang().letters().letter(role) }
    }

    /// What a twin changes in a position, as problemists write it: "Qf1→a1, −Pg6".
    pub fn twin(&self, twin: &Twin, before: &Setup) -> String {
        let mut setup = *before;
        let mut told = Vec::new();
        for change in &twin.changes {
            told.push(self.change(change, &setup));
            // Every change is told as the board is when it is made.
            let one = Twin { continued: false, changes: vec![change.clone()] };
            if let Ok((after, _)) = one.apply(&setup, &"#1".parse().expect("a stipulation")) {
                setup = after;
            }
        }
        let told = told.join(", ");
        if twin.continued { say!(self, "twin-continued", changes = told) } else { told }
    }

    fn change(&self, change: &Change, setup: &Setup) -> String {
        // Problemists write the pawn's letter, too, and it is the same in both languages.
        let letter = |role: Role| if role == Role::Pawn { "P" } else { self.piece_letter(role) };
        let piece = |square: Square| {
            let letter = setup.piece_at(square).map_or("", |piece| letter(piece.role));
            format!("{letter}{square}")
        };
        match change {
            Change::Move(named, to) => format!("{}→{to}", piece(named.square)),
            Change::Exchange(a, b) => format!("{}↔{}", piece(a.square), piece(b.square)),
            Change::Remove(named) => format!("−{}", piece(named.square)),
            Change::Add(piece, square) => {
                let text = format!("{}{square}", letter(piece.role));
                say!(self, "twin-add", color = piece.color, piece = text)
            }
            Change::Substitute(old, new) => {
                say!(self, "twin-substitute", old = letter(*old), new = letter(*new))
            }
            Change::Rotate(quarters) => say!(self, "twin-rotate", degrees = u64::from(*quarters) * 90),
            Change::Mirror(mirror) => {
                let named = Mirror::ALL.into_iter().find(|(one, ..)| one == mirror);
                let squares = named.map(|(_, a, b)| format!("{a}↔{b}")).unwrap_or_default();
                say!(self, "twin-mirror", squares = squares)
            }
            Change::Shift { .. } => {
                let text = change.to_string();
                let squares = text.trim_start_matches("shift ").replace(' ', "→");
                say!(self, "twin-shift", squares = squares)
            }
            Change::Recolour => say!(self, "twin-recolour"),
            Change::Stipulation(stipulation) => stipulation.to_string(),
            _ => change.to_string(),
        }
    }

    /// What is wrong with a twin, where, and what would be right.
    pub fn twin_error(&self, error: &TwinError) -> String {
        match error {
            TwinError::Empty { text } => say!(self, "twin-empty", text = text),
            TwinError::Unknown { text, found, at } => {
                say!(self, "twin-unknown", text = text, found = found, at = *at)
            }
            TwinError::Condition { text, at } => say!(self, "twin-condition", text = text, at = *at),
            TwinError::Square { text, found, at } => {
                say!(self, "twin-square", text = text, found = found, at = *at)
            }
            TwinError::Piece { text, found, at } => {
                say!(self, "twin-piece", text = text, found = found, at = *at)
            }
            TwinError::Role { text, found, at } => {
                say!(self, "twin-role", text = text, found = found, at = *at)
            }
            TwinError::Angle { text, found, at } => {
                say!(self, "twin-angle", text = text, found = found, at = *at)
            }
            TwinError::Mirror { text, found, at } => {
                say!(self, "twin-no-mirror", text = text, found = found, at = *at)
            }
            TwinError::Stipulation { text, error } => {
                say!(self, "twin-stipulation", text = text, what = self.stipulation_error(error))
            }
            TwinError::Vacant { change, square } => {
                say!(self, "twin-vacant", change = change, square = square.to_string())
            }
            TwinError::Otherwise { change, square, there } => {
                let there = format!("{}{square}", self.piece_letter(there.role));
                say!(self, "twin-otherwise", change = change, square = square.to_string(), there = there)
            }
            TwinError::OffBoard { change, square } => {
                say!(self, "twin-off-board", change = change, square = square.to_string())
            }
            TwinError::Kings { twin, color, kings } => {
                say!(self, "twin-kings", twin = twin, color = *color, kings = *kings)
            }
            _ => error.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn told(lang: Lang, text: &str) -> String {
        let setup = Setup::from_fen("7k/7b/5Kp1/8/8/8/8/5Q2 w - - 0 1").unwrap();
        let words = Words::of(lang);
        match text.parse::<Twin>() {
            Err(error) => words.twin_error(&error),
            Ok(twin) => match twin.apply(&setup, &"#2".parse().unwrap()) {
                Err(error) => words.twin_error(&error),
                Ok(_) => words.twin(&twin, &setup),
            },
        }
    }

    #[test]
    fn twins_and_what_is_wrong_with_them() {
        let mut story = String::new();
        for text in [
            "move f1 a1 remove g6",
            "cont exchange f1 h7",
            "+bSa1",
            "substitute B R",
            "rotate 90",
            "mirror a1<-->h1",
            "shift h8 g8",
            "polish",
            "#3",
            "",
            "turn it",
            "condition circe",
            "move f1",
            "add Qa1",
            "substitute X R",
            "rotate 45",
            "mirror a1 b2",
            "stipulation x#2",
            "a1->a2",
            "Rf1->a1",
            "shift a1 b1",
            "-Kh8",
        ] {
            for lang in [Lang::EN, Lang::IT] {
                story.push_str(&format!("{text} | {}\n", told(lang, text)));
            }
        }
        insta::assert_snapshot!(story);
    }
}
