//! A fact with its position, and the phrases that its clause is made of.

use crate::{Words, say};
use tratto_board::{Bitboard, Color, File, Piece, Position, Role, Square};
use tratto_lore::Part;
use tratto_lore::fact::{Fact, Figures, Wing};

/// How pieces stand in a clause: as they are, or after "by", "of" or "to", which some languages join with the article.
#[derive(Copy, Clone)]
pub(super) enum Case {
    Plain,
    By,
    Of,
    To,
}

/// A fact that is to be told.
pub(super) struct Teller<'t> {
    pub(super) words: &'t Words,
    pub(super) at: &'t Position,
    pub(super) fact: &'t Fact,
}

impl Teller<'_> {
    pub(super) fn side(&self) -> Color {
        self.fact.side
    }

    pub(super) fn set(&self, part: Part) -> Bitboard {
        self.fact.evidence.squares(part)
    }

    /// The first square of a part; a1 for a part without any, which no fact asks for.
    pub(super) fn square(&self, part: Part) -> Square {
        self.set(part).into_iter().next().unwrap_or(Square::A1)
    }

    /// The role of what the fact is about, by which adjectives agree.
    pub(super) fn role(&self) -> Role {
        self.at.role_at(self.square(Part::Subject)).unwrap_or(Role::Pawn)
    }

    /// What the fact is about, with colours.
    pub(super) fn subject(&self) -> String {
        self.words.pieces_told(self.at, self.set(Part::Subject))
    }

    /// The same after "of".
    pub(super) fn subject_of(&self) -> String {
        self.words.pieces_in(self.at, self.set(Part::Subject), Case::Of, true)
    }

    /// The pieces of a part, with colours.
    pub(super) fn pieces(&self, part: Part) -> String {
        self.words.pieces_told(self.at, self.set(part))
    }

    /// The pieces of a part, without colours.
    pub(super) fn plainly(&self, part: Part) -> String {
        self.words.pieces_in(self.at, self.set(part), Case::Plain, false)
    }

    /// The pieces of a part after "by", without colours.
    pub(super) fn by(&self, part: Part) -> String {
        self.words.pieces_in(self.at, self.set(part), Case::By, false)
    }

    /// The pieces of a part after "to", with colours.
    pub(super) fn to(&self, part: Part) -> String {
        self.words.pieces_in(self.at, self.set(part), Case::To, true)
    }

    pub(super) fn count(&self) -> u32 {
        match self.fact.figures {
            Figures::Count(count) => count,
            Figures::Gain(gain) => gain.unsigned_abs(),
            _ => 0,
        }
    }

    pub(super) fn versus(&self) -> (u32, u32) {
        match self.fact.figures {
            Figures::Versus { ours, theirs } => (ours.unsigned_abs(), theirs.unsigned_abs()),
            _ => (0, 0),
        }
    }

    /// The letter of the file of a part's squares.
    pub(super) fn file(&self, part: Part) -> char {
        self.square(part).file().letter()
    }

    /// The wing of what the fact is about.
    pub(super) fn wing(&self) -> &'static str {
        wing_name(Wing::of(self.square(Part::Subject)))
    }

    /// Whether it is the side's turn, so that it need not wait to carry out what it threatens.
    pub(super) fn turn(&self) -> &'static str {
        if self.at.turn() == self.side() { "now" } else { "next" }
    }

    pub(super) fn number(&self) -> u16 {
        self.at.fullmoves()
    }
}

/// The name of the choice in the files.
pub(super) fn wing_name(wing: Wing) -> &'static str {
    match wing {
        Wing::Queenside => "queenside",
        Wing::Kingside => "kingside",
    }
}

/// The files of these squares by their letters, from a to h.
pub(super) fn letters(squares: Bitboard) -> Vec<String> {
    let files = File::ALL.into_iter().filter(|file| (squares & file.bitboard()).any());
    files.map(|file| file.letter().to_string()).collect()
}

/// The name of the choice for the line that two squares share.
fn line_name(from: Square, to: Square) -> &'static str {
    if from.file() == to.file() {
        "file"
    } else if from.rank() == to.rank() {
        "rank"
    } else {
        "diagonal"
    }
}

/// The pieces in the order in which they are named.
const NAMED: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl Words {
    /// The pieces on these squares with their colours, alike ones together: "the white rook on a1 and the white knights on c3 and f3".
    pub fn pieces_told(&self, at: &Position, squares: Bitboard) -> String {
        self.pieces_in(at, squares, Case::Plain, true)
    }

    pub(super) fn pieces_in(&self, at: &Position, squares: Bitboard, case: Case, colored: bool) -> String {
        let mut told = Vec::new();
        for role in NAMED {
            for color in Color::ALL {
                let group = squares & at.pieces(Piece { color, role });
                if group.any() {
                    told.push(self.alike(role, colored.then_some(color), group, case));
                }
            }
        }
        self.list(&told)
    }

    /// Pieces of one role on these squares.
    fn alike(&self, role: Role, color: Option<Color>, squares: Bitboard, case: Case) -> String {
        let color = match color {
            Some(Color::White) => "white",
            Some(Color::Black) => "black",
            None => "any",
        };
        let (count, squares) = (squares.len(), self.squares(squares));
        match case {
            Case::Plain => {
                say!(self, "fact-pieces", color = color, role = role, count = count, squares = squares)
            }
            Case::By => {
                say!(self, "fact-pieces-by", color = color, role = role, count = count, squares = squares)
            }
            Case::Of => {
                say!(self, "fact-pieces-of", color = color, role = role, count = count, squares = squares)
            }
            Case::To => {
                say!(self, "fact-pieces-to", color = color, role = role, count = count, squares = squares)
            }
        }
    }

    /// Passed pawns of both sides: "the white passed pawn on d5".
    pub(super) fn passed_pawns(&self, at: &Position, squares: Bitboard) -> String {
        let mut told = Vec::new();
        for color in Color::ALL {
            let group = squares & at.by_color(color);
            if group.any() {
                let (count, squares) = (group.len(), self.squares(group));
                told.push(say!(self, "fact-passed-pawns", color = color, count = count, squares = squares));
            }
        }
        self.list(&told)
    }

    /// The line from one square to another: "along the diagonal from b2 to g7".
    pub(super) fn along(&self, from: Square, to: Square) -> String {
        let initial = to.file().letter();
        say!(self, "fact-along", line = line_name(from, to), from = from, to = to, initial = initial)
    }

    /// Squares with their noun: "the square e4", "the squares e4 and d5".
    pub(super) fn squares_told(&self, squares: Bitboard) -> String {
        say!(self, "fact-squares", count = squares.len(), squares = self.squares(squares))
    }
}
