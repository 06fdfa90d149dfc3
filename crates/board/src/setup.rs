//! What a physical board can show, legal or not.

use crate::types::{Bitboard, ByColor, Color, File, Piece, Rank, Role, Square};

/// Any arrangement that a board can show, with the facts that go with it: no king, three queens, pawns on the last
/// rank. Nothing is checked and everything can be edited; [`Setup::examine`] checks it and makes a
/// [`Position`](crate::Position).
///
/// Equality is structural: same pieces, same side to move, same rights, same counters.
///
/// ```
/// use tratto_board::{Color, Role, Setup, Square};
/// let mut setup = Setup::initial();
/// setup.remove(Square::D8);
/// setup.put(Square::H5, Role::Queen.of(Color::Black));
/// assert_eq!(setup.occupied().len(), 32);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Setup {
    by_role: [Bitboard; 6],
    by_color: ByColor<Bitboard>,
    /// The side to move.
    pub turn: Color,
    /// The squares of the rooks that may still castle. In orthodox chess a subset of a1, h1, a8, h8.
    pub castling: Bitboard,
    /// The square behind a pawn that has just made its double step.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmoves: u16,
    /// The number of the move about to be played, from 1.
    pub fullmoves: u16,
}

/// The initial array, as of a [`Position`](crate::Position); [`Setup::empty`] is a bare board.
impl Default for Setup {
    fn default() -> Setup {
        Setup::initial()
    }
}

impl Setup {
    /// A bare board, White to move.
    pub const fn empty() -> Setup {
        Setup {
            by_role: [Bitboard::EMPTY; 6],
            by_color: ByColor { white: Bitboard::EMPTY, black: Bitboard::EMPTY },
            turn: Color::White,
            castling: Bitboard::EMPTY,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// The initial array.
    pub fn initial() -> Setup {
        use Role::{Bishop, King, Knight, Queen, Rook};
        Setup::from_back_rank([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook])
    }

    /// The start of a game with these pieces on both first ranks, from the a-file, all castling rights intact.
    pub fn from_back_rank(pieces: [Role; 8]) -> Setup {
        let mut setup = Setup::empty();
        for color in Color::ALL {
            for file in File::ALL {
                let square = Square::new(file, Rank::First.from_side(color));
                let role = pieces[file.index() as usize];
                setup.put(square, role.of(color));
                setup.put(Square::new(file, Rank::Second.from_side(color)), Role::Pawn.of(color));
                if role == Role::Rook {
                    setup.castling = setup.castling.with(square);
                }
            }
        }
        setup
    }

    /// Puts a piece on a square, in place of whatever stood there.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        self.by_role[piece.role as usize] |= square.bitboard();
        self.by_color[piece.color] |= square.bitboard();
    }

    /// Takes the piece off a square, and says which it was.
    #[inline]
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        for set in &mut self.by_role {
            *set = set.without(square);
        }
        self.by_color = self.by_color.map(|set| set.without(square));
        piece
    }

    /// The piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|&color| self.by_color[color].has(square))?;
        let role = Role::ALL.into_iter().find(|&role| self.by_role[role as usize].has(square))?;
        Some(Piece { color, role })
    }

    /// The squares of all pieces.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.by_color.white | self.by_color.black
    }

    /// The squares of one side's pieces.
    #[inline]
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.by_color[color]
    }

    /// The squares of the pieces of one role, of both sides.
    #[inline]
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.by_role[role as usize]
    }

    /// The squares of all pieces that are exactly this.
    #[inline]
    pub fn pieces(&self, piece: Piece) -> Bitboard {
        self.by_role(piece.role) & self.by_color(piece.color)
    }

    /// All pieces at once; the caller sees to it that no square is in two sets.
    #[inline]
    pub(crate) fn set_pieces(&mut self, by_role: [Bitboard; 6], by_color: ByColor<Bitboard>) {
        self.by_role = by_role;
        self.by_color = by_color;
    }

    /// All parts at once; the caller sees to it that no square is in two sets.
    pub(crate) fn from_sets(
        by_role: [Bitboard; 6],
        by_color: ByColor<Bitboard>,
        turn: Color,
        castling: Bitboard,
        en_passant: Option<Square>,
        halfmoves: u16,
        fullmoves: u16,
    ) -> Setup {
        Setup { by_role, by_color, turn, castling, en_passant, halfmoves, fullmoves }
    }
}
