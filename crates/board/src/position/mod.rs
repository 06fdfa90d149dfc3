//! A position that can be played from.

pub(crate) mod core;
mod find;
mod hash;
mod irregular;
mod legal;
mod play;
mod replay;
mod same;
mod sources;

use self::core::{Black, CASTLING, Core, EN_PASSANT, White};
use crate::attacks::{Isa, KING, between, entry, knight_set, pawn_set, rook_by_lines};
use crate::movegen::{Filter, First, Lister, MoveList, generate};
use crate::moves::CastlingSide;
use crate::setup::Setup;
use crate::types::{Bitboard, ByColor, Color, Piece, Role, Square};
use ::core::fmt;

pub use find::{NotOneMove, Refusal};
pub use irregular::{CastlingFault, EnPassantFault, IrregularError, Irregularities, Irregularity};
pub use play::{IllegalMove, LegalMove, Undo};
pub use replay::Replay;
pub use same::EnPassantSense;

/// A position with exactly one king a side, and nothing else demanded.
///
/// It is made by [`Setup::position`] (strict) or [`Setup::examine`] (which reports irregularities but accepts them): under
/// the rapid and blitz rules an illegal move can stand, so a king may be left attacked and the game goes on.
/// Everything here works in such positions too. A king is never captured.
///
/// It is [`Copy`] and small: to try a move, play it on a copy.
///
/// ```
/// use tratto_board::Position;
/// let mut position = Position::initial();
/// let first = position.legal_moves()[0];
/// position.play_unchecked(first);
/// assert_eq!(position.legal_moves().len(), 20);
/// ```
///
/// Equality compares everything, counters included. For equality in the sense of the Laws see
/// [`Position::same_position`].
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Position {
    core: Core,
    hash: u64,
    halfmoves: u16,
    fullmoves: u16,
    turn: Color,
    /// The square passed by the last double step, whether or not it can be captured on.
    passed: Option<Square>,
}

const KINDS: [Option<Role>; 8] = [
    None,
    Some(Role::Pawn),
    Some(Role::Knight),
    Some(Role::Bishop),
    Some(Role::Rook),
    Some(Role::King),
    None,
    Some(Role::Queen),
];

/// The initial array.
impl Default for Position {
    fn default() -> Position {
        Position::initial()
    }
}

impl Position {
    /// The initial array.
    pub fn initial() -> Position {
        Setup::initial().position().expect("the initial array is regular")
    }

    #[inline]
    pub(crate) fn core(&self) -> &Core {
        &self.core
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Half-moves since the last capture or pawn move.
    #[inline]
    pub fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// The number of the move about to be played, from 1.
    #[inline]
    pub fn fullmoves(&self) -> u16 {
        self.fullmoves
    }

    /// The role of the piece on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        KINDS[self.core.kind_at(square.idx())]
    }

    /// The piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.core.white & square.bit() != 0 { Color::White } else { Color::Black };
        self.role_at(square).map(|role| role.of(color))
    }

    /// The squares of all pieces.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        Bitboard(self.core.occupied())
    }

    /// The squares of one side's pieces.
    #[inline]
    pub fn by_color(&self, color: Color) -> Bitboard {
        Bitboard(self.core.pieces(color))
    }

    /// The squares of the pieces of one role, of both sides.
    #[inline]
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.core.by_role(role)
    }

    /// The squares of all pieces that are exactly this.
    #[inline]
    pub fn pieces(&self, piece: Piece) -> Bitboard {
        self.by_role(piece.role) & self.by_color(piece.color)
    }

    /// The square of a side's king.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        Square::from_index((self.core.kings & self.core.pieces(color)).trailing_zeros() as u8)
    }

    /// The squares of the rooks that may still castle, of both sides.
    #[inline]
    pub fn castling(&self) -> Bitboard {
        Bitboard(self.core.state & CASTLING)
    }

    /// The rook with which a side may still castle on that side, whether or not it can at this moment.
    ///
    /// ```
    /// use tratto_board::{CastlingSide, Color, Position, Square};
    /// let rook = Position::initial().castling_rook(Color::White, CastlingSide::Queen);
    /// assert_eq!(rook, Some(Square::A1));
    /// ```
    #[inline]
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.king(color).index();
        (self.castling() & self.by_color(color)).iter().find(|rook| match side {
            CastlingSide::King => rook.index() > king,
            CastlingSide::Queen => rook.index() < king,
        })
    }

    /// The square passed by the double step just made, whether or not a capture is possible there.
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        self.passed
    }

    /// The square where an en-passant capture is legal now.
    #[inline]
    pub fn legal_en_passant(&self) -> Option<Square> {
        Bitboard(self.core.state & EN_PASSANT).first()
    }

    /// Everything as a [`Setup`]; nothing is lost.
    pub fn setup(&self) -> Setup {
        Setup::from_sets(
            Role::ALL.map(|role| self.by_role(role)),
            ByColor::new_with(|color| self.by_color(color)),
            self.turn,
            self.castling(),
            self.passed,
            self.halfmoves,
            self.fullmoves,
        )
    }

    /// One side's pieces that attack a square, pinned or not.
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_through(square, by, self.occupied())
    }

    /// One side's pieces that would attack a square if just these squares were occupied.
    pub fn attackers_through(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        Bitboard(attackers(&self.core, square.idx(), occupied.0, by))
    }

    /// Every square attacked by some of one side's pieces, if just these squares were occupied.
    ///
    /// ```
    /// use tratto_board::{Color, Position};
    /// let position = Position::initial();
    /// let (white, pieces) = (position.by_color(Color::White), position.occupied());
    /// assert_eq!(position.attacked_through(white, Color::White, pieces).len(), 22);
    /// ```
    pub fn attacked_through(&self, pieces: Bitboard, by: Color, occupied: Bitboard) -> Bitboard {
        Bitboard(attacked(&self.core, pieces.0, by, occupied.0))
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn)
    }

    /// Whether the side to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// A side's pieces that stand alone between their king and an enemy line piece.
    pub fn pinned(&self, color: Color) -> Bitboard {
        Bitboard(pinned(&self.core, color))
    }

    /// Writes every legal move into a list of the caller, replacing its contents: a list returned by value may be copied once, which
    /// costs time in a search.
    ///
    /// ```
    /// use tratto_board::{MoveList, Position};
    /// let mut moves = MoveList::new();
    /// Position::initial().legal_moves_into(&mut moves);
    /// assert_eq!(moves.len(), 20);
    /// ```
    #[inline]
    pub fn legal_moves_into(&self, moves: &mut MoveList) {
        moves.clear();
        fill_all(&self.core, self.turn, moves);
    }

    /// Every legal move, in no particular order.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        fill_all(&self.core, self.turn, &mut moves);
        moves
    }

    /// The legal moves of the piece on a square.
    pub fn legal_moves_from(&self, square: Square) -> MoveList {
        self.list(Filter { from: square.bit(), ..Filter::ALL })
    }

    /// The legal moves that take something.
    pub fn legal_captures(&self) -> MoveList {
        self.list(Filter { to: self.core.pieces(!self.turn), castling: false, ..Filter::ALL })
    }

    /// The legal moves that give check.
    pub fn legal_checks(&self) -> MoveList {
        let mut moves = self.legal_moves();
        moves.retain(|m| self.gives_check(m));
        moves
    }

    /// The legal answers to a check; empty when there is none to answer.
    pub fn evasions(&self) -> MoveList {
        if self.is_check() { self.legal_moves() } else { MoveList::new() }
    }

    /// Whether there is any legal move.
    pub fn has_legal_move(&self) -> bool {
        any_move(&self.core, self.turn)
    }

    /// Whether the side to move is mated.
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is stalemated.
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    #[inline(always)]
    fn list(&self, filter: Filter) -> MoveList {
        let mut moves = MoveList::new();
        fill(&self.core, self.turn, filter, &mut moves);
        moves
    }
}

entry! { fn attackers(core: &Core, square: usize, occupied: u64, by: Color) -> u64 = attackers_with; }
entry! { fn attacked(core: &Core, pieces: u64, by: Color, occupied: u64) -> u64 = attacked_with; }
entry! { fn pinned(core: &Core, color: Color) -> u64 = pinned_with; }
entry! { fn any_move(core: &Core, turn: Color) -> bool = any_move_with; }
entry! { fn fill(core: &Core, turn: Color, filter: Filter, moves: &mut MoveList) = fill_with; }
entry! { fn fill_all(core: &Core, turn: Color, moves: &mut MoveList) = fill_all_with; }

#[inline(always)]
fn attackers_with<I: Isa>(core: &Core, square: usize, occupied: u64, by: Color) -> u64 {
    core.attackers::<I>(square, occupied, core.pieces(by), by.is_white())
}

#[inline(always)]
fn attacked_with<I: Isa>(core: &Core, pieces: u64, by: Color, occupied: u64) -> u64 {
    let pieces = pieces & core.pieces(by);
    let king = core.kings & pieces;
    let around = if king == 0 { 0 } else { KING[king.trailing_zeros() as usize & 63] };
    I::slider_set(core.diagonal & pieces, core.orthogonal & pieces, occupied)
        | pawn_set(core.pawns & pieces, by.is_white())
        | knight_set(core.knights & pieces)
        | around
}

#[inline(always)]
fn pinned_with<I: Isa>(core: &Core, color: Color) -> u64 {
    let ours = core.pieces(color);
    let theirs = core.pieces(!color);
    let king = (core.kings & ours).trailing_zeros() as usize & 63;
    let snipers = rook_by_lines(king, theirs) & core.orthogonal & theirs
        | I::bishop(king, theirs) & core.diagonal & theirs;
    Bitboard(snipers)
        .iter()
        .map(|sniper| between(king, sniper.idx()) & core.occupied())
        .filter(|pieces| pieces.count_ones() == 1)
        .fold(0, |set, pieces| set | pieces & ours)
}

#[inline(always)]
fn any_move_with<I: Isa>(core: &Core, turn: Color) -> bool {
    let mut first = First(false);
    match turn {
        Color::White => generate::<I, White>(core, Filter::ALL, &mut first),
        Color::Black => generate::<I, Black>(core, Filter::ALL, &mut first),
    }
    first.0
}

/// The common case without a filter, which the compiler optimises.
#[inline(always)]
fn fill_all_with<I: Isa>(core: &Core, turn: Color, moves: &mut MoveList) {
    fill_with::<I>(core, turn, Filter::ALL, moves);
}

#[inline(always)]
fn fill_with<I: Isa>(core: &Core, turn: Color, filter: Filter, moves: &mut MoveList) {
    match turn {
        Color::White => generate::<I, White>(core, filter, &mut Lister(moves)),
        Color::Black => generate::<I, Black>(core, filter, &mut Lister(moves)),
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Position").field(&self.setup()).finish()
    }
}
