//! Pieces and squares in a sentence.

use crate::{Words, say};
use tratto_board::{Bitboard, Color, Piece, Role, Square};

impl Words {
    /// Who has the move: "White to move".
    pub fn turn(&self, color: Color) -> String {
        say!(self, "turn", color = color)
    }

    /// A side as the subject of a sentence: "White", "il Bianco".
    pub fn side(&self, color: Color) -> String {
        say!(self, "side", color = color)
    }

    /// A piece where it stands: "the bishop on a6", "l'alfiere in a6".
    pub fn piece_on(&self, role: Role, square: Square) -> String {
        say!(self, "piece-on", role = role, square = square)
    }

    /// Squares one after the other: "a1, b1 and c1".
    pub fn squares(&self, squares: Bitboard) -> String {
        let names: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
        self.list(&names)
    }

    /// The pieces on these squares, each where it stands.
    pub(crate) fn pieces_on(&self, squares: Bitboard, piece_at: impl Fn(Square) -> Option<Piece>) -> String {
        let on = |square| Some(self.piece_on(piece_at(square)?.role, square));
        self.list(&squares.iter().filter_map(on).collect::<Vec<_>>())
    }

    /// The same after "by": "the bishop on a6 and the rook on f8", "dall'alfiere in a6 e dalla torre in f8".
    pub(super) fn pieces_by(&self, squares: Bitboard, piece_at: impl Fn(Square) -> Option<Piece>) -> String {
        let by = |square| Some(say!(self, "piece-by", role = piece_at(square)?.role, square = square));
        self.list(&squares.iter().filter_map(by).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use tratto_board::Position;

    #[test]
    fn every_piece_has_its_article() {
        let said = |lang| Role::ALL.map(|role| Words::of(lang).piece_on(role, Square::E4)).join(", ");
        assert_eq!(
            said(Lang::EN),
            "the pawn on e4, the knight on e4, the bishop on e4, the rook on e4, the queen on e4, the king on e4"
        );
        assert_eq!(
            said(Lang::IT),
            "il pedone in e4, il cavallo in e4, l'alfiere in e4, la torre in e4, la donna in e4, il re in e4"
        );
    }

    #[test]
    fn every_piece_agrees_with_its_color() {
        let said =
            |lang, role: Role, color: Color| say!(Words::of(lang), "piece-a", role = role, color = color);
        assert_eq!(said(Lang::IT, Role::Rook, Color::White), "una torre bianca");
        assert_eq!(said(Lang::IT, Role::Bishop, Color::Black), "un alfiere nero");
        assert_eq!(said(Lang::EN, Role::Queen, Color::Black), "a black queen");
    }

    #[test]
    fn several_attackers_are_one_list() {
        let position = Position::initial();
        let by = |lang| {
            let squares = [Square::A1, Square::B1, Square::C1].into_iter().collect();
            Words::of(lang).pieces_by(squares, |square| position.piece_at(square))
        };
        assert_eq!(by(Lang::EN), "the rook on a1, the knight on b1 and the bishop on c1");
        assert_eq!(by(Lang::IT), "dalla torre in a1, dal cavallo in b1 e dall'alfiere in c1");
    }
}
