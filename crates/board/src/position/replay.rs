//! Playing whole games from what was written: no move lists, no hash, no counters but the needed ones.

use super::core::{Black, CASTLING, Core, EN_PASSANT, Side, White};
use super::legal::can_castle;
use super::play::can_take_en_passant;
use super::{Position, hash};
use crate::attacks::{Isa, KING, KNIGHT, PAWN, entry};
use crate::clue::Clue;
use crate::moves::{CastlingSide, Move};
use crate::types::{Color, PromotionRole, Role, Square};

/// A board on which the written moves of a game are played one after another, every one of them checked.
///
/// It keeps no hash and writes no move lists, which is what makes reading game archives fast: from the target square
/// it looks back for the man meant, moves it, and sees that its own king is not attacked. A [`Position`] is made from it
/// when one is asked for.
///
/// ```
/// use tratto_board::{Clue, Replay, Role, Square};
/// let mut board = Replay::initial();
/// let clues = [Clue::new(Role::Pawn, Square::E4), Clue::new(Role::Knight, Square::F6)];
/// assert_eq!(board.play(&clues), 2);
/// assert_eq!(board.position().piece_at(Square::E4), Some(Role::Pawn.of(tratto_board::Color::White)));
/// // Nothing is played from the first clue on that does not mean exactly one legal move.
/// assert_eq!(board.play(&[Clue::new(Role::Queen, Square::H7)]), 0);
/// ```
#[derive(Copy, Clone)]
pub struct Replay {
    board: Board,
    turn: Color,
    fullmoves: u32,
}

/// The part that lives in registers. In [`Core::state`] the square passed by any double step stands, capturable or not.
#[derive(Copy, Clone)]
struct Board {
    core: Core,
    halfmoves: u64,
}

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

/// All ones for the set a role belongs to, so that the men meant are found without a branch on the role: real games go
/// from one role to another in no order a processor could foresee.
struct Sets {
    pawn: u64,
    knight: u64,
    diagonal: u64,
    orthogonal: u64,
    king: u64,
}

const fn sets(pawn: u64, knight: u64, diagonal: u64, orthogonal: u64, king: u64) -> Sets {
    let all = 0u64;
    Sets {
        pawn: all.wrapping_sub(pawn),
        knight: all.wrapping_sub(knight),
        diagonal: all.wrapping_sub(diagonal),
        orthogonal: all.wrapping_sub(orthogonal),
        king: all.wrapping_sub(king),
    }
}

static SETS: [Sets; 8] = [
    sets(1, 0, 0, 0, 0),
    sets(0, 1, 0, 0, 0),
    sets(0, 0, 1, 0, 0),
    sets(0, 0, 0, 1, 0),
    sets(0, 0, 1, 1, 0),
    sets(0, 0, 0, 0, 1),
    sets(0, 0, 0, 0, 0),
    sets(0, 0, 0, 0, 0),
];

/// All ones if the set has the square, else zero.
#[inline(always)]
fn fill(set: u64, square: usize) -> u64 {
    (set >> (square & 63) & 1).wrapping_neg()
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

    /// Plays the moves meant, up to the first clue that does not mean exactly one legal move, and tells how many were
    /// played. What is wrong with that clue, [`Position::find`] tells: `replay.position().find(clue)`.
    pub fn play(&mut self, clues: &[Clue]) -> usize {
        play(self, clues, &mut Forget)
    }

    /// The same, adding the moves to a list.
    pub fn play_into(&mut self, clues: &[Clue], moves: &mut Vec<Move>) -> usize {
        moves.reserve(clues.len());
        play(self, clues, moves)
    }

    /// The position now.
    pub fn position(&self) -> Position {
        let mut core = self.board.core;
        let passed = core.state & EN_PASSANT;
        core.state &= CASTLING;
        if passed != 0 && can_take_en_passant(&core, self.turn, passed) {
            core.state |= passed;
        }
        Position {
            core,
            hash: hash::fresh(&core, self.turn),
            halfmoves: self.board.halfmoves.min(u16::MAX as u64) as u16,
            fullmoves: self.fullmoves.min(u16::MAX as u32) as u16,
            turn: self.turn,
            passed: (passed != 0).then(|| Square::from_index(passed.trailing_zeros() as u8)),
        }
    }
}

impl From<&Position> for Replay {
    fn from(position: &Position) -> Replay {
        let mut core = position.core;
        core.state = core.state & CASTLING | position.passed.map_or(0, Square::bit);
        Replay {
            board: Board { core, halfmoves: position.halfmoves as u64 },
            turn: position.turn,
            fullmoves: position.fullmoves as u32,
        }
    }
}

impl Eq for Replay {}

impl PartialEq for Replay {
    fn eq(&self, other: &Replay) -> bool {
        self.position() == other.position()
    }
}

impl std::fmt::Debug for Replay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Replay").field(&self.position()).finish()
    }
}

entry! { fn play<R: Recorder>(replay: &mut Replay, clues: &[Clue], recorder: &mut R) -> usize = play_with; }

#[inline(always)]
fn play_with<I: Isa, R: Recorder>(replay: &mut Replay, clues: &[Clue], recorder: &mut R) -> usize {
    let mut board = replay.board;
    let black_first = replay.turn == Color::Black;
    let mut played = 0;
    let mut black = black_first;
    while let Some(&clue) = clues.get(played) {
        if !black {
            let Some(next) = step::<I, White, R>(&board, clue, recorder) else { break };
            board = next;
            played += 1;
        }
        black = false;
        let Some(&clue) = clues.get(played) else { break };
        let Some(next) = step::<I, Black, R>(&board, clue, recorder) else { break };
        board = next;
        played += 1;
    }
    replay.board = board;
    replay.fullmoves += (played as u32 + black_first as u32) / 2;
    replay.turn = if (played % 2 == 1) != black_first { Color::Black } else { Color::White };
    played
}

/// The board after the move meant; `None` unless it is exactly one and legal.
#[inline(always)]
fn step<I: Isa, S: Side, R: Recorder>(board: &Board, clue: Clue, recorder: &mut R) -> Option<Board> {
    if !clue.is_plain() {
        return special::<I, S, R>(*board, clue, recorder);
    }
    let from = sources::<I, S>(&board.core, clue);
    if from & from.wrapping_sub(1) != 0 {
        return doubtful::<I, S, R>(*board, clue, from, recorder);
    }
    let next = moved::<S>(board, from, clue.to().idx(), &SETS[clue.role_index()]);
    if from == 0 || king_attacked::<I, S>(&next.core) {
        return None;
    }
    recorder.record(|| plain_move(&board.core, from, clue));
    Some(next)
}

/// The squares of the men meant that can go to the target, by how men move, whatever becomes of their king.
#[inline(always)]
fn sources<I: Isa, S: Side>(core: &Core, clue: Clue) -> u64 {
    let to = clue.to().idx();
    let to_bit = 1u64 << to;
    let sets = &SETS[clue.role_index()];
    let ours = S::men(core);
    let theirs = S::Them::men(core);
    let occupied = ours | theirs;

    // The clue tells the pawn's file, so that steps and captures never mix.
    let step = S::Them::forward(to_bit);
    let double = S::Them::forward(step & !occupied) & S::SECOND_RANK;
    let capture = PAWN[S::WHITE as usize][to] & fill(theirs | core.state & EN_PASSANT, to);
    let pawns = core.pawns & ((step | double) & !fill(occupied, to) | capture) & sets.pawn;

    let slides = I::bishop(to, occupied) & sets.diagonal | I::rook(to, occupied) & sets.orthogonal;
    let sliders = (core.diagonal ^ !sets.diagonal) & (core.orthogonal ^ !sets.orthogonal) & slides;
    let leapers =
        core.knights & KNIGHT[to] & sets.knight | core.kings & KING[to] & sets.king;

    (pawns | sliders | leapers) & ours & clue.origins().0 & !fill(ours | core.kings, to)
}

/// The board after a man of these sets has gone from one square to another, legal or not.
#[inline(always)]
fn moved<S: Side>(board: &Board, from: u64, to: usize, sets: &Sets) -> Board {
    let core = &board.core;
    let to_bit = 1u64 << to;
    let theirs = S::Them::men(core);
    // Only an en-passant capture brings a pawn onto the square just passed.
    let taken = S::Them::forward(core.state & EN_PASSANT & to_bit & sets.pawn);
    let keep = !(from | to_bit | taken);
    let step = S::forward(from);
    let passed = if S::forward(step) == to_bit { step & sets.pawn } else { 0 };
    let our_men = S::men(core) & keep | to_bit;
    let their_men = theirs & keep;
    let (white, black) = if S::WHITE { (our_men, their_men) } else { (their_men, our_men) };
    Board {
        core: Core {
            pawns: core.pawns & keep | to_bit & sets.pawn,
            knights: core.knights & keep | to_bit & sets.knight,
            diagonal: core.diagonal & keep | to_bit & sets.diagonal,
            orthogonal: core.orthogonal & keep | to_bit & sets.orthogonal,
            kings: core.kings & keep | to_bit & sets.king,
            white,
            black,
            state: core.state & CASTLING & keep & !(S::BACK_RANK & sets.king) | passed,
        },
        halfmoves: (board.halfmoves + 1) & !(sets.pawn | fill(theirs, to)),
    }
}

#[inline(always)]
fn king_attacked<I: Isa, S: Side>(core: &Core) -> bool {
    core.attackers::<I>(core.king::<S>(), core.occupied(), S::Them::men(core), S::Them::WHITE) != 0
}

/// Several men can go there: by what the Laws allow, perhaps only one.
#[cold]
fn doubtful<I: Isa, S: Side, R: Recorder>(
    board: Board,
    clue: Clue,
    sources: u64,
    recorder: &mut R,
) -> Option<Board> {
    let mut found = None;
    for from in crate::types::Bitboard(sources) {
        let next = moved::<S>(&board, from.bit(), clue.to().idx(), &SETS[clue.role_index()]);
        if !king_attacked::<I, S>(&next.core) && found.replace((from, next)).is_some() {
            return None;
        }
    }
    let (from, next) = found?;
    recorder.record(|| plain_move(&board.core, from.bit(), clue));
    Some(next)
}

/// Castling, and pawns that reach the last rank.
#[cold]
fn special<I: Isa, S: Side, R: Recorder>(board: Board, clue: Clue, recorder: &mut R) -> Option<Board> {
    let core = &board.core;
    if let Some(side) = clue.castling_side() {
        let king = core.king::<S>();
        let rooks = core.state & CASTLING & S::BACK_RANK & S::men(core);
        let rook = rooks & if side == CastlingSide::King { !0 << king } else { !(!0 << king) };
        let rook_square = rook.trailing_zeros() as usize;
        if rook == 0 || !can_castle::<I, S>(core, king, rook_square) {
            return None;
        }
        recorder.record(|| {
            Move::castling(Square::from_index(king as u8), Square::from_index(rook_square as u8))
        });
        return Some(Board {
            core: core.castled::<S>(king, rook_square),
            halfmoves: board.halfmoves + 1,
        });
    }
    let role = clue.promotes_to()?;
    let to = clue.to();
    let sources = sources::<I, S>(core, clue);
    let from = crate::types::Bitboard(sources).single()?;
    if to.bit() & S::LAST_RANK == 0 {
        return None;
    }
    let mut next = moved::<S>(&board, sources, to.idx(), &SETS[Role::Pawn as usize]);
    next.core.pawns &= !to.bit();
    match role {
        PromotionRole::Knight => next.core.knights |= to.bit(),
        PromotionRole::Bishop => next.core.diagonal |= to.bit(),
        PromotionRole::Rook => next.core.orthogonal |= to.bit(),
        PromotionRole::Queen => {
            next.core.diagonal |= to.bit();
            next.core.orthogonal |= to.bit();
        }
    }
    if king_attacked::<I, S>(&next.core) {
        return None;
    }
    recorder.record(|| Move::promotion(from, to, role));
    Some(next)
}

/// The move of a man from one square to another, neither castling nor promotion.
fn plain_move(core: &Core, from: u64, clue: Clue) -> Move {
    let from = Square::from_index(from.trailing_zeros() as u8);
    let to = clue.to();
    if clue.role() != Role::Pawn {
        Move::normal(from, to)
    } else if from.index().abs_diff(to.index()) == 16 {
        Move::double_step(from, to)
    } else if core.state & EN_PASSANT & to.bit() != 0 {
        Move::en_passant(from, to)
    } else {
        Move::normal(from, to)
    }
}
