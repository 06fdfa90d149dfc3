//! Plays whole games from written moves, without move lists and hashes.

use super::core::{Black, CASTLING, Core, EN_PASSANT, Side, White};
use super::legal::can_castle;
use super::play::{can_take_en_passant, castled_squares};
use super::{Position, hash};
use crate::attacks::{Isa, KING, KNIGHT, PAWN, REACH, between, entry};
use crate::moves::{CastlingSide, Move};
use crate::types::{Bitboard, Color, Role, Square};
use crate::written::WrittenMove;
use alloc::vec::Vec;
use core::fmt;

/// A board on which the written moves of a game are played one after another, every one of them checked.
///
/// It keeps no hash and writes no move lists, which is what makes reading game archives fast: from the target square
/// it looks back for the piece meant, sees that nothing stands in its way and that its own king is not left attacked, and
/// moves it. A [`Position`] is made from it when one is asked for.
///
/// ```
/// use tratto_board::{WrittenMove, Color, Replay, Role, Square};
/// let mut board = Replay::initial();
/// let written_moves = [WrittenMove::new(Role::Pawn, Square::E4), WrittenMove::new(Role::Knight, Square::F6)];
/// assert_eq!(board.play(&written_moves), 2);
/// assert_eq!(board.position().piece_at(Square::E4), Some(Role::Pawn.of(Color::White)));
/// // Nothing is played from the first written move on that does not mean exactly one legal move.
/// assert_eq!(board.play(&[WrittenMove::new(Role::Queen, Square::H7)]), 0);
/// ```
#[derive(Copy, Clone)]
pub struct Replay {
    board: Board,
    turn: Color,
    fullmoves: u32,
}

/// The pieces by side and role, and by square: a move changes few of these numbers, and which ones needs no branch. In real games
/// the roles follow in an order that the branch predictor cannot foresee.
#[derive(Copy, Clone)]
struct Board {
    sides: [[u64; 8]; 2],
    roles: [u8; 64],
    /// As in [`Core`], but the square passed by any double step stands here, capturable or not.
    state: u64,
    halfmoves: u32,
}

const PAWNS: usize = Role::Pawn as usize;
const KNIGHTS: usize = Role::Knight as usize;
const BISHOPS: usize = Role::Bishop as usize;
const ROOKS: usize = Role::Rook as usize;
const QUEENS: usize = Role::Queen as usize;
const KINGS: usize = Role::King as usize;
/// The role of an empty square; that set is never read.
const NOTHING: usize = 6;
/// All pieces of a side.
const ALL: usize = 7;

/// What is done with each move found.
pub(crate) trait Recorder {
    fn record(&mut self, find: impl FnOnce() -> Move);
}

struct Forget;

impl Recorder for Forget {
    #[inline(always)]
    fn record(&mut self, _: impl FnOnce() -> Move) {}
}

impl Recorder for Vec<Move> {
    #[inline(always)]
    fn record(&mut self, find: impl FnOnce() -> Move) {
        self.push(find());
    }
}

impl Replay {
    /// A replay from the initial array.
    pub fn initial() -> Replay {
        Replay::from(&Position::initial())
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The squares of one side's pieces.
    #[inline]
    pub fn by_color(&self, color: Color) -> Bitboard {
        Bitboard(self.board.sides[color as usize][ALL])
    }

    /// The squares of the pieces of one role, of both sides.
    #[inline]
    pub fn by_role(&self, role: Role) -> Bitboard {
        let [white, black] = &self.board.sides;
        Bitboard(white[role as usize] | black[role as usize])
    }

    /// Plays the moves meant, up to the first written move that does not mean exactly one legal move, and tells how many were
    /// played. What is wrong with that written move, [`Position::find`] tells: `replay.position().find(written move)`.
    pub fn play(&mut self, written_moves: &[WrittenMove]) -> usize {
        play(self, written_moves, &mut Forget)
    }

    /// The same, adding the moves to a list.
    pub fn play_into(&mut self, written_moves: &[WrittenMove], moves: &mut Vec<Move>) -> usize {
        moves.reserve(written_moves.len());
        play(self, written_moves, moves)
    }

    /// The position now.
    pub fn position(&self) -> Position {
        let mut core = self.board.core();
        let passed = core.state & EN_PASSANT;
        core.state &= CASTLING;
        if passed != 0 && can_take_en_passant(&core, self.turn, passed) {
            core.state |= passed;
        }
        Position {
            core,
            hash: hash::fresh(&core, self.turn),
            halfmoves: self.board.halfmoves.min(u16::MAX as u32) as u16,
            fullmoves: self.fullmoves.min(u16::MAX as u32) as u16,
            turn: self.turn,
            passed: (passed != 0).then(|| Square::from_index(passed.trailing_zeros() as u8)),
        }
    }
}

impl From<&Position> for Replay {
    fn from(position: &Position) -> Replay {
        let mut board = Board {
            sides: [[0; 8]; 2],
            roles: [NOTHING as u8; 64],
            state: position.core.state & CASTLING | position.passed.map_or(0, Square::bit),
            halfmoves: position.halfmoves as u32,
        };
        for color in Color::ALL {
            for role in Role::ALL {
                let pieces = position.pieces(role.of(color));
                board.sides[color as usize][role as usize] = pieces.0;
                board.sides[color as usize][ALL] |= pieces.0;
                for square in pieces {
                    board.roles[square.idx()] = role as u8;
                }
            }
        }
        Replay { board, turn: position.turn, fullmoves: position.fullmoves as u32 }
    }
}

impl Eq for Replay {}

impl PartialEq for Replay {
    fn eq(&self, other: &Replay) -> bool {
        self.position() == other.position()
    }
}

impl fmt::Debug for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Replay").field(&self.position()).finish()
    }
}

// No tables of sliding pieces are used, so the instruction set matters only for counting and shifting bits.
entry! { fn play<R: Recorder>(replay: &mut Replay, written_moves: &[WrittenMove], recorder: &mut R) -> usize = play_with; }

#[inline(always)]
fn play_with<I: Isa, R: Recorder>(
    replay: &mut Replay,
    written_moves: &[WrittenMove],
    recorder: &mut R,
) -> usize {
    let board = &mut replay.board;
    let black_first = replay.turn == Color::Black;
    let mut played = 0;
    let mut black = black_first;
    while let Some(&written) = written_moves.get(played) {
        if !black {
            if !step::<White, R>(board, written, recorder) {
                break;
            }
            played += 1;
        }
        black = false;
        let Some(&written) = written_moves.get(played) else { break };
        if !step::<Black, R>(board, written, recorder) {
            break;
        }
        played += 1;
    }
    replay.fullmoves = replay.fullmoves.saturating_add((played as u32 + black_first as u32) / 2);
    replay.turn = if (played % 2 == 1) != black_first { Color::Black } else { Color::White };
    played
}

/// Plays the move meant; `false`, and nothing changed, unless it is exactly one and legal.
#[inline(always)]
fn step<S: Side, R: Recorder>(board: &mut Board, written: WrittenMove, recorder: &mut R) -> bool {
    let to = written.to().idx();
    let to_bit = 1u64 << to;
    let role = written.role_index();
    if !written.is_plain() | ((role == PAWNS) & (board.state & EN_PASSANT & to_bit != 0)) {
        return special::<S, R>(board, written, recorder);
    }
    let from = aligned::<S>(board, written);
    // Almost always there is one candidate, and looking at the squares between proves it legal: no table of sliding pieces is used,
    // which would cause a cache miss at every other move.
    let sole = from & from.wrapping_sub(1) == 0;
    let in_the_way = between(from.trailing_zeros() as usize, to) & board.occupied();
    if !sole {
        return doubtful::<S, R>(board, written, from, recorder);
    }
    if from == 0 || in_the_way != 0 || leaves_king_attacked::<S>(board, role, from, to, 0) {
        return false;
    }
    recorder.record(|| plain_move(from, written));
    board.go::<S>(role, from, to);
    true
}

/// The squares of the pieces meant that could go to the target if nothing stood between, whatever becomes of their king.
#[inline(always)]
fn aligned<S: Side>(board: &Board, written: WrittenMove) -> u64 {
    let to = written.to().idx();
    let to_bit = 1u64 << to;
    let role = written.role_index();
    let [ours, theirs] = board.by_side::<S>();
    let occupied = ours[ALL] | theirs[ALL];
    // The written move tells the pawn's file, so that steps and captures never mix.
    let step = S::Them::forward(to_bit);
    let double = S::Them::forward(step & !occupied) & S::SECOND_RANK;
    let steps = (step | double) & !fill(occupied, to);
    let captures = PAWN[S::WHITE as usize][to] & fill(theirs[ALL], to);
    let reach = core::hint::select_unpredictable(role == PAWNS, steps | captures, REACH[role][to]);
    ours[role] & reach & written.origins().0 & !fill(ours[ALL] | theirs[KINGS], to)
}

/// Whether a move leaves its own king attacked; `taken` is a piece taken elsewhere than on the target.
#[inline(always)]
fn leaves_king_attacked<S: Side>(board: &Board, role: usize, from: u64, to: usize, taken: u64) -> bool {
    let [ours, theirs] = board.by_side::<S>();
    let king = if role == KINGS { to } else { ours[KINGS].trailing_zeros() as usize & 63 };
    let to_bit = 1u64 << to;
    let left = !(to_bit | taken);
    let occupied = (ours[ALL] | theirs[ALL]) & !(from | taken) | to_bit;
    let leapers = PAWN[!S::WHITE as usize][king] & theirs[PAWNS]
        | KNIGHT[king] & theirs[KNIGHTS]
        | KING[king] & theirs[KINGS];
    let diagonal = (theirs[BISHOPS] | theirs[QUEENS]) & left;
    let orthogonal = (theirs[ROOKS] | theirs[QUEENS]) & left;
    if leapers & left != 0 {
        return true;
    }
    let mut aligned = diagonal & REACH[BISHOPS][king] | orthogonal & REACH[ROOKS][king];
    while aligned != 0 {
        if between(king, aligned.trailing_zeros() as usize) & occupied == 0 {
            return true;
        }
        aligned &= aligned - 1;
    }
    false
}

/// Several pieces stand on lines through the target: by what is between and by what the Laws allow, perhaps only one can go.
#[inline(never)]
fn doubtful<S: Side, R: Recorder>(
    board: &mut Board,
    written: WrittenMove,
    aligned: u64,
    recorder: &mut R,
) -> bool {
    let to = written.to().idx();
    let role = written.role_index();
    let can_go = |from: &Square| {
        between(from.idx(), to) & board.occupied() == 0
            && !leaves_king_attacked::<S>(board, role, from.bit(), to, 0)
    };
    let Some(from) = Bitboard(aligned).iter().filter(can_go).collect::<Bitboard>().single() else {
        return false;
    };
    recorder.record(|| plain_move(from.bit(), written));
    board.go::<S>(role, from.bit(), to);
    true
}

/// Castling, en-passant captures and pawns that reach the last rank.
#[cold]
fn special<S: Side, R: Recorder>(board: &mut Board, written: WrittenMove, recorder: &mut R) -> bool {
    if let Some(side) = written.castling_side() {
        return castle::<S, R>(board, side, recorder);
    }
    let to = written.to();
    if written.is_plain() {
        return take_in_passing::<S, R>(board, written, recorder);
    }
    let Some(role) = written.promotes_to().filter(|_| to.bit() & S::LAST_RANK != 0) else { return false };
    let sources = aligned::<S>(board, written);
    let Some(from) = Bitboard(sources).single() else { return false };
    if leaves_king_attacked::<S>(board, PAWNS, sources, to.idx(), 0) {
        return false;
    }
    recorder.record(|| Move::promotion(from, to, role));
    board.go::<S>(PAWNS, sources, to.idx());
    board.sides[!S::WHITE as usize][PAWNS] &= !to.bit();
    board.sides[!S::WHITE as usize][role.role() as usize] |= to.bit();
    board.roles[to.idx()] = role.role() as u8;
    true
}

fn castle<S: Side, R: Recorder>(board: &mut Board, side: CastlingSide, recorder: &mut R) -> bool {
    let core = board.core();
    let king = core.king::<S>();
    let rooks = core.state & CASTLING & S::BACK_RANK & S::pieces(&core);
    let Some(rook) =
        Bitboard(rooks & if side == CastlingSide::King { !0 << king } else { !(!0 << king) }).first()
    else {
        return false;
    };
    if !can_castle::<S>(&core, king, rook.idx()) {
        return false;
    }
    recorder.record(|| Move::castling(Square::from_index(king as u8), rook));
    let (king_to, rook_to) = castled_squares(king, rook.idx());
    let left = 1u64 << king | rook.bit();
    let ours = &mut board.sides[!S::WHITE as usize];
    ours[KINGS] = 1 << king_to;
    ours[ROOKS] = ours[ROOKS] & !rook.bit() | 1 << rook_to;
    ours[ALL] = ours[ALL] & !left | 1 << king_to | 1 << rook_to;
    board.roles[king] = NOTHING as u8;
    board.roles[rook.idx()] = NOTHING as u8;
    board.roles[king_to] = KINGS as u8;
    board.roles[rook_to] = ROOKS as u8;
    board.state &= CASTLING & !S::BACK_RANK;
    board.halfmoves = board.halfmoves.saturating_add(1);
    true
}

fn take_in_passing<S: Side, R: Recorder>(board: &mut Board, written: WrittenMove, recorder: &mut R) -> bool {
    let to = written.to();
    let taken = S::Them::forward(to.bit());
    let [ours, theirs] = board.by_side::<S>();
    let sources = PAWN[S::WHITE as usize][to.idx()] & ours[PAWNS] & written.origins().0;
    let Some(from) = Bitboard(sources).single() else { return false };
    if theirs[PAWNS] & taken == 0 || leaves_king_attacked::<S>(board, PAWNS, sources, to.idx(), taken) {
        return false;
    }
    recorder.record(|| Move::en_passant(from, to));
    board.go::<S>(PAWNS, sources, to.idx());
    let theirs = &mut board.sides[S::WHITE as usize];
    theirs[PAWNS] &= !taken;
    theirs[ALL] &= !taken;
    board.roles[taken.trailing_zeros() as usize & 63] = NOTHING as u8;
    true
}

impl Board {
    #[inline(always)]
    fn by_side<S: Side>(&self) -> [&[u64; 8]; 2] {
        let [white, black] = &self.sides;
        if S::WHITE { [white, black] } else { [black, white] }
    }

    #[inline(always)]
    fn occupied(&self) -> u64 {
        self.sides[0][ALL] | self.sides[1][ALL]
    }

    /// Moves a piece, taking what stands on the target.
    #[inline(always)]
    fn go<S: Side>(&mut self, role: usize, from: u64, to: usize) {
        let (to_bit, from_square) = (1u64 << to, from.trailing_zeros() as usize & 63);
        let taken = self.roles[to] as usize & 7;
        self.roles[to] = role as u8;
        self.roles[from_square] = NOTHING as u8;
        let [white, black] = &mut self.sides;
        let (ours, theirs) = if S::WHITE { (white, black) } else { (black, white) };
        ours[role] ^= from | to_bit;
        ours[ALL] ^= from | to_bit;
        theirs[taken] &= !to_bit;
        theirs[ALL] &= !to_bit;
        let step = S::forward(from);
        let passed = if role == PAWNS && S::forward(step) == to_bit { step } else { 0 };
        let lost = if role == KINGS { S::BACK_RANK } else { 0 };
        self.state = self.state & CASTLING & !(from | to_bit | lost) | passed;
        let counts = role != PAWNS && taken == NOTHING;
        self.halfmoves = if counts { self.halfmoves.wrapping_add(1) } else { 0 };
    }

    fn core(&self) -> Core {
        let [white, black] = &self.sides;
        let both = |role: usize| white[role] | black[role];
        Core {
            pawns: both(PAWNS),
            knights: both(KNIGHTS),
            diagonal: both(BISHOPS) | both(QUEENS),
            orthogonal: both(ROOKS) | both(QUEENS),
            kings: both(KINGS),
            white: white[ALL],
            black: black[ALL],
            state: self.state,
        }
    }
}

/// All ones if the set has the square, else zero.
#[inline(always)]
fn fill(set: u64, square: usize) -> u64 {
    (set >> (square & 63) & 1).wrapping_neg()
}

/// The move of a piece from one square to another, neither castling nor promotion nor en passant.
fn plain_move(from: u64, written: WrittenMove) -> Move {
    let from = Square::from_index(from.trailing_zeros() as u8);
    let to = written.to();
    if written.role() == Role::Pawn && from.index().abs_diff(to.index()) == 16 {
        Move::double_step(from, to)
    } else {
        Move::normal(from, to)
    }
}
