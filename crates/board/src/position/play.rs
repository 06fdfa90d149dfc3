//! Playing moves.

use super::core::{Black, CASTLING, Core, EN_PASSANT, Side, White, beside};
use super::{Position, hash};
use crate::movegen::en_passant_is_safe;
use crate::moves::{Move, MoveKind, TAG_CASTLING, TAG_EN_PASSANT, TAG_NORMAL};
use crate::types::{Color, PromotionRole, Square};
use crate::why::WhyNot;
use core::fmt;

/// A move that has been found legal in the position it borrows, so that playing it cannot fail.
///
/// ```
/// use tratto_board::{Move, Position, Square};
/// let position = Position::initial();
/// let legal = position.legal(Move::double_step(Square::E2, Square::E4)).unwrap();
/// assert_eq!(legal.play().turn(), tratto_board::Color::Black);
/// ```
#[derive(Copy, Clone, Debug)]
pub struct LegalMove<'p> {
    position: &'p Position,
    played: Move,
}

impl LegalMove<'_> {
    /// The position after the move.
    pub fn play(self) -> Position {
        let mut next = *self.position;
        next.play_unchecked(self.played);
        next
    }

    /// The move.
    pub fn get(self) -> Move {
        self.played
    }
}

/// A move that is not legal in the position, and why.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct IllegalMove {
    /// The move that was tried.
    pub tried: Move,
    /// Why it is not legal.
    pub why: WhyNot,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} is not legal: {}", self.tried.from(), self.tried.destination(), self.why)
    }
}

impl core::error::Error for IllegalMove {}

/// What [`Position::undo`] needs to take a move back.
#[derive(Copy, Clone, Debug)]
pub struct Undo {
    hash: u64,
    state: u64,
    played: Move,
    halfmoves: u16,
    fullmoves: u16,
    passed: Option<Square>,
    moved: u8,
    taken: u8,
}

impl Position {
    /// The move as a legal one, or why it is not.
    pub fn legal(&self, m: Move) -> Result<LegalMove<'_>, IllegalMove> {
        if self.is_legal(m) {
            return Ok(LegalMove { position: self, played: m });
        }
        Err(IllegalMove { tried: m, why: self.why_not_move(m) })
    }

    /// The position after a legal move; an error with the reason otherwise.
    pub fn play(&self, m: Move) -> Result<Position, IllegalMove> {
        self.legal(m).map(LegalMove::play)
    }

    /// Plays a move that is known to be legal here.
    ///
    /// Any other move gives a meaningless position, but never a panic or undefined behaviour.
    #[inline]
    pub fn play_unchecked(&mut self, m: Move) {
        let before = *self;
        before.play_into(m, self);
    }

    /// Writes the position after a move that is known to be legal over another one: a search does this at every node without copying
    /// first. As safe as [`Position::play_unchecked`].
    #[inline]
    pub fn play_into(&self, m: Move, next: &mut Position) {
        match self.turn {
            Color::White => self.play_into_as::<White>(m, next),
            Color::Black => self.play_into_as::<Black>(m, next),
        }
    }

    /// The position with the other side to move: a null move, as some game records hold.
    ///
    /// The side that passes while in check leaves its king attacked: an irregular position, which is held all the same.
    pub fn pass(&self) -> Position {
        let mut next = *self;
        next.core.state &= CASTLING;
        next.passed = None;
        next.halfmoves = self.halfmoves.saturating_add(1);
        next.fullmoves = self.fullmoves.saturating_add(!self.turn.is_white() as u16);
        next.turn = !self.turn;
        next.hash = hash::fresh(&next.core, next.turn);
        next
    }

    /// Plays a move known to be legal and returns what is needed to take it back.
    ///
    /// ```
    /// use tratto_board::Position;
    /// let mut position = Position::initial();
    /// for &m in &position.legal_moves() {
    ///     let undo = position.play_undoable(m);
    ///     position.undo(undo);
    /// }
    /// assert_eq!(position, Position::initial());
    /// ```
    pub fn play_undoable(&mut self, m: Move) -> Undo {
        let undo = Undo {
            hash: self.hash,
            state: self.core.state,
            played: m,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
            passed: self.passed,
            moved: self.core.kind_at(m.from().idx()) as u8,
            taken: if m.is_castling() { 0 } else { self.core.kind_at(m.to().idx()) as u8 },
        };
        self.play_unchecked(m);
        undo
    }

    /// Takes back the move that gave this [`Undo`].
    pub fn undo(&mut self, undo: Undo) {
        let m = undo.played;
        self.turn = !self.turn;
        let (mover, other) = (self.turn, !self.turn);
        if let Some(rook_to) = m.rook_to() {
            self.core.clear(m.destination().bit() | rook_to.bit());
            self.core.put(5, m.from().bit(), mover);
            self.core.put(4, m.to().bit(), mover);
        } else {
            self.core.clear(m.to().bit());
            self.core.put(undo.moved as usize, m.from().bit(), mover);
            self.core.put(undo.taken as usize, m.to().bit(), other);
            if m.bits() & 0xf000 == TAG_EN_PASSANT {
                self.core.put(1, passed_pawn(m.to().bit(), mover), other);
            }
        }
        self.core.state = undo.state;
        self.hash = undo.hash;
        self.halfmoves = undo.halfmoves;
        self.fullmoves = undo.fullmoves;
        self.passed = undo.passed;
    }

    /// Writes every field of `next` from this position, without reading back what was written.
    #[inline(always)]
    fn play_into_as<S: Side>(&self, m: Move, next: &mut Position) {
        let tag = m.bits() & 0xf000;
        if tag == TAG_CASTLING {
            *next = *self;
            return next.castle_as::<S>(m);
        }
        let (from, to) = (m.from().idx(), m.to().idx());
        let both = 1u64 << from | 1u64 << to;
        let core = &self.core;
        let moved = core.kind_at(from);
        let shape = &SHAPES[moved & 7];
        let taken = S::Them::pieces(core) & 1 << to;
        let before = core.state;
        let after = before & CASTLING & !both & !(S::BACK_RANK & shape[4]);
        let mut hash = self.hash
            ^ hash::turn(Color::Black)
            ^ hash::piece(S::WHITE, moved, from)
            ^ hash::piece(S::WHITE, moved, to);
        if taken != 0 {
            hash ^= hash::piece(!S::WHITE, core.kind_at(to), to);
        }
        if before != after {
            hash ^= hash::state(before) ^ hash::state(after);
        }
        next.hash = hash;
        // The piece leaves its square and appears on the other, where what stood before is gone: no branch on what it is.
        next.core.pawns = core.pawns & !taken ^ both & shape[0];
        next.core.knights = core.knights & !taken ^ both & shape[1];
        next.core.diagonal = core.diagonal & !taken ^ both & shape[2];
        next.core.orthogonal = core.orthogonal & !taken ^ both & shape[3];
        next.core.kings = core.kings ^ both & shape[4];
        next.core.white = core.white ^ if S::WHITE { both } else { taken };
        next.core.black = core.black ^ if S::WHITE { taken } else { both };
        next.core.state = after;
        next.halfmoves = if shape[0] | taken != 0 { 0 } else { self.halfmoves.saturating_add(1) };
        next.fullmoves = self.fullmoves.saturating_add(!S::WHITE as u16);
        next.turn = S::Them::COLOR;
        next.passed = None;
        if tag != TAG_NORMAL {
            next.finish_as::<S>(m);
        }
    }

    #[inline(never)]
    fn castle_as<S: Side>(&mut self, m: Move) {
        let (from, to) = (m.from().idx(), m.to().idx());
        let (king_to, rook_to) = castled_squares(from, to);
        let before = self.core.state;
        self.core = self.core.castled::<S>(from, to);
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.fullmoves = self.fullmoves.saturating_add(!S::WHITE as u16);
        self.turn = S::Them::COLOR;
        self.passed = None;
        self.hash ^= hash::piece(S::WHITE, 5, from)
            ^ hash::piece(S::WHITE, 5, king_to)
            ^ hash::piece(S::WHITE, 4, to)
            ^ hash::piece(S::WHITE, 4, rook_to)
            ^ hash::state(before)
            ^ hash::state(self.core.state)
            ^ hash::turn(Color::Black);
    }

    /// What a double step, an en-passant capture or a promotion does beyond carrying the pawn.
    #[inline(never)]
    fn finish_as<S: Side>(&mut self, m: Move) {
        let core = &mut self.core;
        let to = m.to();
        let to_bit = to.bit();
        match m.kind() {
            MoveKind::DoubleStep => {
                let passed = S::Them::forward(to_bit);
                self.passed = Some(Square::from_index(passed.trailing_zeros() as u8));
                if beside(to_bit) & core.pawns & S::Them::pieces(core) != 0
                    && can_take_en_passant_as::<S::Them>(core, passed)
                {
                    core.state |= passed & EN_PASSANT;
                    self.hash ^= hash::state(passed & EN_PASSANT);
                }
            }
            MoveKind::EnPassant => {
                let taken = S::Them::forward(to_bit);
                core.clear(taken);
                self.hash ^= hash::piece(!S::WHITE, 1, taken.trailing_zeros() as usize);
            }
            MoveKind::Promotion(role) => {
                let kind = match role {
                    PromotionRole::Knight => 2,
                    PromotionRole::Bishop => 3,
                    PromotionRole::Rook => 4,
                    PromotionRole::Queen => 7,
                };
                core.pawns &= !to_bit;
                core.set_kind(kind, to_bit);
                self.hash ^= hash::piece(S::WHITE, 1, to.idx()) ^ hash::piece(S::WHITE, kind, to.idx());
            }
            MoveKind::Normal | MoveKind::Castling => {}
        }
    }
}

/// By kind (see [`Core::kind_at`]), which sets hold such a piece: pawns, knights, diagonal, orthogonal, kings.
static SHAPES: [[u64; 8]; 8] = {
    let mut shapes = [[0; 8]; 8];
    shapes[1][0] = !0;
    shapes[2][1] = !0;
    shapes[3][2] = !0;
    shapes[4][3] = !0;
    shapes[5][4] = !0;
    shapes[7][2] = !0;
    shapes[7][3] = !0;
    shapes
};

/// Whether side `S`, to move, can legally take the pawn that has just passed this square.
fn can_take_en_passant_as<S: Side>(core: &Core, passed: u64) -> bool {
    let taken = S::Them::forward(passed);
    let mut rest = beside(taken) & core.pawns & S::pieces(core);
    while rest != 0 {
        if en_passant_is_safe::<S>(core, rest & rest.wrapping_neg(), passed, taken) {
            return true;
        }
        rest &= rest - 1;
    }
    false
}

/// The same with the side as a value.
pub(super) fn can_take_en_passant(core: &Core, turn: Color, passed: u64) -> bool {
    match turn {
        Color::White => can_take_en_passant_as::<White>(core, passed),
        Color::Black => can_take_en_passant_as::<Black>(core, passed),
    }
}

/// The square of the pawn taken by a side's en-passant capture on `to`.
fn passed_pawn(to: u64, mover: Color) -> u64 {
    if mover.is_white() { to >> 8 } else { to << 8 }
}

/// Where king and rook stand after castling.
#[inline(always)]
pub(crate) fn castled_squares(king: usize, rook: usize) -> (usize, usize) {
    let rank = king & 56;
    if rook > king { (rank | 6, rank | 5) } else { (rank | 2, rank | 3) }
}

impl Core {
    /// The board after castling; in Chess960 the four squares may overlap.
    #[inline(always)]
    pub(crate) fn castled<S: Side>(&self, king: usize, rook: usize) -> Core {
        let (king_to, rook_to) = castled_squares(king, rook);
        let (king_to, rook_to) = (1u64 << king_to, 1u64 << rook_to);
        let left = 1u64 << king | 1u64 << rook;
        let mut next = *self;
        next.kings = next.kings & !(1u64 << king) | king_to;
        next.orthogonal = next.orthogonal & !(1u64 << rook) | rook_to;
        next.toggle_pieces::<S>(left);
        next.toggle_pieces::<S>(king_to | rook_to);
        next.state &= CASTLING & !S::BACK_RANK;
        next
    }

    /// Adds a kind (see [`Core::kind_at`]) on empty squares of the role sets.
    fn set_kind(&mut self, kind: usize, squares: u64) {
        match kind {
            1 => self.pawns |= squares,
            2 => self.knights |= squares,
            3 => self.diagonal |= squares,
            4 => self.orthogonal |= squares,
            5 => self.kings |= squares,
            7 => {
                self.diagonal |= squares;
                self.orthogonal |= squares;
            }
            _ => {}
        }
    }

    /// Puts a piece of a kind on an empty square; kind 0 puts nothing.
    fn put(&mut self, kind: usize, square: u64, color: Color) {
        if kind == 0 {
            return;
        }
        self.set_kind(kind, square);
        match color {
            Color::White => self.white |= square,
            Color::Black => self.black |= square,
        }
    }
}
