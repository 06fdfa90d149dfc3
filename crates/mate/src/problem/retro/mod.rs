//! What a diagram tells of the moves before it: whether a side may castle, and whether a pawn can be captured en passant.
//!
//! All ways to take back up to four half-moves are tried, and a way is rejected when the position that it leads to is shown illegal. So
//! what is *shown* here is proved; what is not shown stays open, and then the problemists' conventions decide: castling is allowed, en
//! passant is not. Two castlings of which each is possible, but not both, are reported as such.

#[cfg(test)]
mod tests;
mod unmove;

pub use unmove::{LastKind, LastMove};

use super::legality;
use std::cell::Cell;
use tratto_board::{Bitboard, Color, File, Rank, Role, Setup, Square};

/// How many half-moves are taken back at most.
pub(super) const DEPTH: u8 = 4;

/// The limit of positions: what is not shown by then stays open.
const POSITIONS: u32 = 20_000;

/// Retro analysis of one position.
pub(super) struct Past<'a> {
    setup: &'a Setup,
    seen: Cell<u32>,
}

impl<'a> Past<'a> {
    pub(super) fn new(setup: &'a Setup) -> Past<'a> {
        Past { setup, seen: Cell::new(0) }
    }

    /// Whether the position can have arisen with these rooks and their kings never moved, as far as so many half-moves back show.
    pub(super) fn is_open(&self, held: Bitboard, depth: u8) -> bool {
        self.seen.set(0);
        self.can_arise(self.setup, held, depth)
    }

    fn can_arise(&self, setup: &Setup, held: Bitboard, depth: u8) -> bool {
        if !legality::by_counting(setup).is_empty() {
            return false;
        }
        depth == 0 || is_initial(setup) || self.seen.get() >= POSITIONS || {
            unmove::last_moves(setup).iter().any(|last| {
                self.before(setup, last, held).is_some_and(|at| self.can_arise(&at, held, depth - 1))
            })
        }
    }

    /// The position before a last move, if the move could be played there.
    fn before(&self, setup: &Setup, last: &LastMove, held: Bitboard) -> Option<Setup> {
        self.seen.set(self.seen.get() + 1);
        let side = last.piece.color;
        let ours = held & Rank::First.from_side(side).bitboard();
        let moves_held =
            last.piece.role == Role::King && ours.any() || ours.has(last.from) || ours.has(last.to);
        if moves_held || held.has(last.to) {
            return None;
        }
        let before = last.before(setup);
        let position = before.examine().0?;
        // The side that was not to move cannot have stood in check.
        if position.attackers(position.king(!side), side).any() {
            return None;
        }
        if let Some(path) = last.king_path()
            && path.iter().any(|&square| position.attackers(square, !side).any())
        {
            return None;
        }
        if last.kind == LastKind::EnPassant && !doubled(&before) {
            return None;
        }
        Some(before)
    }

    /// The last moves that are not shown impossible, these rooks and their kings never having moved.
    pub(super) fn last_moves(&self, held: Bitboard, depth: u8) -> Vec<LastMove> {
        let mut found = unmove::last_moves(self.setup);
        found.retain(|last| {
            self.seen.set(0);
            self.before(self.setup, last, held)
                .is_some_and(|at| self.can_arise(&at, held, depth.saturating_sub(1)))
        });
        found
    }
}

/// Whether the double step that an en-passant capture needs can have been played before it.
fn doubled(setup: &Setup) -> bool {
    let Some(passed) = setup.en_passant else { return false };
    let side = !setup.turn;
    let forward = if side.is_white() { 1 } else { -1 };
    let (Some(from), Some(to)) = (passed.offset(0, -forward), passed.offset(0, forward)) else {
        return false;
    };
    let mut before = *setup;
    before.turn = side;
    before.en_passant = None;
    before.remove(to);
    before.put(from, Role::Pawn.of(side));
    legality::by_counting(&before).is_empty()
}

/// Whether the pieces stand as they do at the beginning.
fn is_initial(setup: &Setup) -> bool {
    let initial = Setup::initial();
    let same = Role::ALL.into_iter().all(|role| setup.by_role(role) == initial.by_role(role))
        && setup.by_color(Color::White) == initial.by_color(Color::White);
    same && setup.turn == Color::White
}

/// The moves that the side not to move can have played last, as far as nothing shows the contrary. None at all means that the position is
/// illegal, or that it is the initial array.
///
/// ```
/// use tratto_board::Setup;
/// use tratto_mate::problem::{LastKind, last_moves};
/// // King, bishop and the pawns at home have no way back, and from d6 the pawn would have given check: it came from d7.
/// let setup = Setup::from_fen("kb6/ppP5/2N1N3/2KpP3/8/8/8/8 w - - 0 1")?;
/// let [last] = last_moves(&setup)[..] else { panic!() };
/// assert_eq!(last.kind, LastKind::DoubleStep);
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn last_moves(setup: &Setup) -> Vec<LastMove> {
    Past::new(setup).last_moves(Bitboard::EMPTY, DEPTH)
}

/// Whether a rook may castle.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Right {
    /// Nothing shows that king or rook has moved.
    Open,
    /// The position as it was given says so, and was taken at its word.
    Given,
    /// King or rook must have moved: so many half-moves taken back show it.
    Shown {
        /// How many half-moves; one is: every last move that is possible was by one of them.
        plies: u8,
    },
    /// The position as it was given says so, and was taken at its word.
    Denied,
}

impl Right {
    /// Whether castling is allowed.
    pub fn is_allowed(&self) -> bool {
        matches!(self, Right::Open | Right::Given)
    }
}

/// What is decided about capturing en passant at the first move.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Passing {
    /// Allowed on this square: no other last move was possible.
    Shown(Square),
    /// Allowed on this square, because the position as it was given says so.
    Given(Square),
    /// Not allowed, because the position as it was given says that there is none, though no other last move was possible.
    Unsaid(Square),
    /// Not allowed, though a pawn stands as if it had just made its double step: this may have been the last move instead.
    Open {
        /// The square passed.
        square: Square,
        /// Another last move that is possible, if the double step itself is.
        other: Option<LastMove>,
    },
}

/// Rooks at home beside their king.
pub(super) fn at_home(setup: &Setup) -> Bitboard {
    let home = |color: Color| {
        let square = |file: File| Square::new(file, Rank::First.from_side(color));
        let king = setup.piece_at(square(File::E)) == Some(Role::King.of(color));
        [File::A, File::H]
            .into_iter()
            .map(square)
            .filter(move |&rook| king && setup.piece_at(rook) == Some(Role::Rook.of(color)))
            .collect::<Bitboard>()
    };
    home(Color::White) | home(Color::Black)
}

/// Rooks with what is decided about them.
type Rights = Vec<(Square, Right)>;

/// Rooks that may castle each, but not both.
type Pairs = Vec<(Square, Square)>;

/// What the past shows of every castling, and which pairs exclude each other.
pub(super) fn castling(setup: &Setup) -> (Rights, Pairs) {
    let past = Past::new(setup);
    let rooks: Vec<Square> = at_home(setup).iter().collect();
    // Of a position that cannot arise at all nothing is shown.
    if rooks.is_empty() || !past.is_open(Bitboard::EMPTY, DEPTH) {
        return (rooks.into_iter().map(|rook| (rook, Right::Open)).collect(), Vec::new());
    }
    let right = |rook: Square| match (1..=DEPTH).find(|&plies| !past.is_open(rook.bitboard(), plies)) {
        Some(plies) => Right::Shown { plies },
        None => Right::Open,
    };
    let rights: Vec<(Square, Right)> = rooks.into_iter().map(|rook| (rook, right(rook))).collect();
    let open: Vec<Square> =
        rights.iter().filter(|(_, right)| right.is_allowed()).map(|(rook, _)| *rook).collect();
    let mut exclusive = Vec::new();
    for (i, &one) in open.iter().enumerate() {
        for &other in &open[i + 1..] {
            if !past.is_open(one.bitboard() | other.bitboard(), DEPTH) {
                exclusive.push((one, other));
            }
        }
    }
    (rights, exclusive)
}

/// Squares where a pawn of the side to move could capture en passant, had the other side just made the double step.
fn passed_squares(setup: &Setup) -> Vec<Square> {
    let (us, them) = (setup.turn, !setup.turn);
    let back = if them.is_white() { -1 } else { 1 };
    let is_empty = |square: Option<Square>| square.filter(|square| !setup.occupied().has(*square));
    setup
        .pieces(Role::Pawn.of(them))
        .iter()
        .filter(|pawn| pawn.rank() == Rank::Fourth.from_side(them))
        .filter(|pawn| {
            let beside = [-1, 1].into_iter().filter_map(|file| pawn.offset(file, 0));
            beside.into_iter().any(|square| setup.piece_at(square) == Some(Role::Pawn.of(us)))
        })
        .filter(|pawn| is_empty(pawn.offset(0, 2 * back)).is_some())
        .filter_map(|pawn| is_empty(pawn.offset(0, back)))
        .collect()
}

/// Whether a move was the double step over a square.
fn is_step(last: &LastMove, square: Square) -> bool {
    last.kind == LastKind::DoubleStep && last.to.file() == square.file()
}

/// Whether the last move was the double step over a square, if these rooks may still castle.
pub(super) fn must_have_passed(setup: &Setup, square: Square, held: Bitboard) -> bool {
    let possible = Past::new(setup).last_moves(held, DEPTH);
    !possible.is_empty() && possible.iter().all(|last| is_step(last, square))
}

/// What the past shows of capturing en passant.
pub(super) fn passing(setup: &Setup) -> Vec<Passing> {
    let squares = passed_squares(setup);
    if squares.is_empty() {
        return Vec::new();
    }
    let possible = last_moves(setup);
    squares
        .into_iter()
        .map(|square| {
            let steps = possible.iter().any(|last| is_step(last, square));
            match possible.iter().find(|last| !is_step(last, square)) {
                None if steps => Passing::Shown(square),
                other => Passing::Open { square, other: other.copied().filter(|_| steps) },
            }
        })
        .collect()
}
