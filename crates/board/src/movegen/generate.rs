//! The generator of legal moves.

use crate::attacks::{Isa, KNIGHT, VIEWS, between, knight_set, pawn_set, rook_by_lines};
use crate::position::core::beside;
use crate::position::core::{CASTLING, Core, EN_PASSANT, Side};

/// What to do with the moves found. Targets come as sets, so that counting needs no loop.
pub(crate) trait Sink<S: Side> {
    /// Whether its positions are unrelated instead of coming from one tree: then the large rook table is not in the cache.
    const SCATTERED: bool = false;
    /// Whether to stop, because the sink has enough.
    #[inline(always)]
    fn is_full(&self) -> bool {
        false
    }
    /// Takes all moves of unpinned sliders at once, if it only wants to know how many; otherwise they come one by one.
    #[inline(always)]
    fn sliders<I: Isa>(&mut self, _diagonal: u64, _orthogonal: u64, _occupied: u64, _targets: u64) -> bool {
        false
    }
    fn king(&mut self, from: usize, targets: u64);
    fn knight(&mut self, from: usize, targets: u64);
    /// A bishop's moves, or a queen's along the diagonals.
    fn diagonal(&mut self, from: usize, targets: u64);
    /// A rook's moves, or a queen's along ranks and files.
    fn orthogonal(&mut self, from: usize, targets: u64);
    /// Pawn moves short of the last rank: steps, double steps, and captures towards the a- and the h-file. The
    /// first three sets have no square in common.
    fn pawns(&mut self, single: u64, double: u64, west: u64, east: u64);
    /// Each pawn comes from `target - delta`.
    fn promotions(&mut self, targets: u64, delta: u32);
    fn en_passant(&mut self, from: usize, to: usize);
    fn castling(&mut self, king: usize, rook: usize);
}

/// Which moves are wanted. [`Filter::ALL`] costs nothing, because it is a constant that the compiler optimises away.
#[derive(Copy, Clone)]
pub(crate) struct Filter {
    /// Only pieces from these squares.
    pub(crate) from: u64,
    /// Only to these squares.
    pub(crate) to: u64,
    pub(crate) castling: bool,
    pub(crate) en_passant: bool,
}

impl Filter {
    pub(crate) const ALL: Filter = Filter { from: !0, to: !0, castling: true, en_passant: true };
}

/// Finds every legal move of side `S` and hands it to the sink.
///
/// Works in any position with one king a side. A king is never captured: the enemy king's square is no target. A
/// king next to the other is attacked by it, which only a king move can mend.
#[inline(always)]
pub(crate) fn generate<I: Isa, S: Side>(core: &Core, filter: Filter, sink: &mut impl Sink<S>) {
    let ours = S::pieces(core);
    let theirs = S::Them::pieces(core);
    let occupied = ours | theirs;
    let king = core.king::<S>();
    let king_bit = 1u64 << king;
    let view = &VIEWS[king];
    let their_king = core.kings & theirs;
    let their_diagonal = core.diagonal & theirs;
    let their_orthogonal = core.orthogonal & theirs;
    // Where anything may go: not onto our own pieces, nor onto the enemy king.
    let open = !(ours | their_king) & filter.to;

    // Checks and pins along lines: what stands between the king and each enemy slider that looks its way.
    let mut checkers = (view.pawn[!S::WHITE as usize] & core.pawns | view.knight & core.knights) & theirs;
    let straight = view.straight;
    let mut pins = 0;
    let mut snipers = straight & their_orthogonal | view.slanted & their_diagonal;
    while snipers != 0 {
        let line = between(king, snipers.trailing_zeros() as usize);
        let sniper = snipers & snipers.wrapping_neg();
        let screen = line & occupied;
        checkers |= sniper & when(screen == 0);
        pins |= (line | sniper) & when((screen & screen.wrapping_sub(1) == 0) & (screen & ours != 0));
        snipers ^= sniper;
    }
    let (pin_straight, pin_slanted) = (pins & straight, pins & !straight);
    let in_check = checkers | view.king & their_king != 0;

    // The squares that answer a check: between king and checker, or the checker's own.
    let mut answer = !0u64;
    if in_check {
        answer = if checkers & checkers.wrapping_sub(1) != 0 || view.king & their_king != 0 {
            0
        } else {
            checkers | between(king, checkers.trailing_zeros() as usize)
        };
    }
    if answer != 0 {
        pieces::<I, S, _>(core, filter, open & answer, pin_straight, pin_slanted, sink);
        if sink.is_full() {
            return;
        }
    }

    // The king steps only where nothing would attack it, itself taken off the lines. A king without a free square, as
    // in most openings, does not need to know.
    if filter.from & king_bit != 0 {
        let steps = view.king & open;
        let rooks = if filter.castling && !in_check { castling_rooks::<S>(core, king, occupied) } else { 0 };
        if steps | rooks != 0 {
            let danger = I::slider_set(their_diagonal, their_orthogonal, occupied ^ king_bit)
                | pawn_set(core.pawns & theirs, S::Them::WHITE)
                | knight_set(core.knights & theirs)
                | VIEWS[their_king.trailing_zeros() as usize & 63].king;
            sink.king(king, steps & !danger);
            if rooks != 0 {
                castling::<S>(core, king, rooks, occupied, danger, sink);
            }
        }
    }
}

/// All squares or none: a condition as a mask, to avoid an unpredictable branch.
#[inline(always)]
pub(crate) fn when(condition: bool) -> u64 {
    u64::from(condition).wrapping_neg()
}

/// The moves of all pieces but the king.
#[inline(always)]
fn pieces<I: Isa, S: Side, K: Sink<S>>(
    core: &Core,
    filter: Filter,
    targets: u64,
    pin_straight: u64,
    pin_slanted: u64,
    sink: &mut K,
) {
    let rook = if K::SCATTERED { rook_by_lines } else { I::rook };
    let ours = S::pieces(core);
    let occupied = core.occupied();
    let pinned = pin_straight | pin_slanted;
    let movers = ours & filter.from;

    // Knights: a pinned one never moves.
    let mut rest = core.knights & movers & !pinned;
    while rest != 0 {
        let from = rest.trailing_zeros() as usize;
        sink.knight(from, KNIGHT[from] & targets);
        rest &= rest - 1;
    }

    // Sliders: a pinned one keeps to its pin. Two pins of one kind run along parallel or opposite lines, so the union
    // of their squares serves for both.
    let (diagonal, orthogonal) = (core.diagonal & movers & !pinned, core.orthogonal & movers & !pinned);
    if !sink.sliders::<I>(diagonal, orthogonal, occupied, targets) {
        let mut rest = diagonal;
        while rest != 0 {
            let from = rest.trailing_zeros() as usize;
            sink.diagonal(from, I::bishop(from, occupied) & targets);
            rest &= rest - 1;
        }
        let mut rest = orthogonal;
        while rest != 0 {
            let from = rest.trailing_zeros() as usize;
            sink.orthogonal(from, rook(from, occupied) & targets);
            rest &= rest - 1;
        }
    }
    if pinned & movers != 0 {
        let mut rest = core.diagonal & movers & pin_slanted;
        while rest != 0 {
            let from = rest.trailing_zeros() as usize;
            sink.diagonal(from, I::bishop(from, occupied) & targets & pin_slanted);
            rest &= rest - 1;
        }
        let mut rest = core.orthogonal & movers & pin_straight;
        while rest != 0 {
            let from = rest.trailing_zeros() as usize;
            sink.orthogonal(from, rook(from, occupied) & targets & pin_straight);
            rest &= rest - 1;
        }
    }
    if sink.is_full() {
        return;
    }

    pawns::<S>(core, movers & core.pawns, targets, pin_straight, pin_slanted, sink);
    if filter.en_passant && core.state & EN_PASSANT != 0 {
        en_passant::<S>(core, filter.from, sink);
    }
}

#[inline(always)]
fn pawns<S: Side>(
    core: &Core,
    pawns: u64,
    targets: u64,
    pin_straight: u64,
    pin_slanted: u64,
    sink: &mut impl Sink<S>,
) {
    let empty = !core.occupied();
    let theirs = S::Them::pieces(core) & targets;
    let (mut single, mut west, mut east);
    if pawns & (pin_straight | pin_slanted) == 0 {
        single = S::forward(pawns) & empty;
        west = S::forward_west(pawns) & theirs;
        east = S::forward_east(pawns) & theirs;
    } else {
        let free = pawns & !(pin_straight | pin_slanted);
        let held_straight = pawns & pin_straight;
        let held_slanted = pawns & pin_slanted;
        single = (S::forward(free) | S::forward(held_straight) & pin_straight) & empty;
        west = (S::forward_west(free) | S::forward_west(held_slanted) & pin_slanted) & theirs;
        east = (S::forward_east(free) | S::forward_east(held_slanted) & pin_slanted) & theirs;
    }
    // A pawn pinned along its file stays on the pin when it steps twice, too.
    let double = S::forward(single & S::THIRD_RANK) & empty & targets;
    single &= targets;

    if (single | west | east) & S::LAST_RANK != 0 {
        sink.promotions(single & S::LAST_RANK, S::FORWARD);
        sink.promotions(west & S::LAST_RANK, S::FORWARD.wrapping_sub(1));
        sink.promotions(east & S::LAST_RANK, S::FORWARD.wrapping_add(1));
        single &= !S::LAST_RANK;
        west &= !S::LAST_RANK;
        east &= !S::LAST_RANK;
    }
    sink.pawns(single, double, west, east);
}

/// En passant is tried on the board: two pieces leave their rank at once, which no pin mask covers.
#[inline(always)]
fn en_passant<S: Side>(core: &Core, from_filter: u64, sink: &mut impl Sink<S>) {
    let to_bit = core.state & EN_PASSANT;
    let to = to_bit.trailing_zeros() as usize;
    let taken = S::Them::forward(to_bit);
    let mut rest = beside(taken) & core.pawns & S::pieces(core) & from_filter;
    while rest != 0 {
        let from = rest.trailing_zeros() as usize;
        if en_passant_is_safe::<S>(core, 1 << from, to_bit, taken) {
            sink.en_passant(from, to);
        }
        rest &= rest - 1;
    }
}

/// Whether the king of `S` is unattacked once the pawn has passed and the other is gone.
#[inline(always)]
pub(crate) fn en_passant_is_safe<S: Side>(core: &Core, from: u64, to: u64, taken: u64) -> bool {
    let occupied = core.occupied() & !(from | taken) | to;
    !core.is_attacked(core.king::<S>(), occupied, S::Them::pieces(core) & !taken, S::Them::WHITE)
}

/// The rooks with the right to castle and nothing between them and the king. Whatever the squares, the paths of the two
/// cover all that lies between them, so that this one look settles most cases.
#[inline(always)]
fn castling_rooks<S: Side>(core: &Core, king: usize, occupied: u64) -> u64 {
    let mut rest = core.state & CASTLING & S::BACK_RANK;
    let mut rooks = 0;
    while rest != 0 {
        let rook = rest & rest.wrapping_neg();
        if between(king, rest.trailing_zeros() as usize) & occupied == 0 {
            rooks |= rook;
        }
        rest ^= rook;
    }
    rooks
}

#[inline(always)]
fn castling<S: Side>(
    core: &Core,
    king: usize,
    mut rooks: u64,
    occupied: u64,
    danger: u64,
    sink: &mut impl Sink<S>,
) {
    while rooks != 0 {
        let rook = rooks.trailing_zeros() as usize;
        rooks &= rooks - 1;
        let path = castling_path(king, rook);
        if path.between & occupied == 0
            && path.king & danger == 0
            && castling_uncovers_nothing::<S>(core, rook)
        {
            sink.castling(king, rook);
        }
    }
}

/// The squares that castling depends on.
pub(crate) struct CastlingPath {
    /// Where the king starts, passes and arrives: none may be attacked.
    pub(crate) king: u64,
    /// Where neither may meet another piece.
    pub(crate) between: u64,
}

/// The squares that matter when the king on `king` castles with the rook on `rook`.
#[inline(always)]
pub(crate) fn castling_path(king: usize, rook: usize) -> CastlingPath {
    let rank = king & 56;
    let (king_to, rook_to) = if rook > king { (rank | 6, rank | 5) } else { (rank | 2, rank | 3) };
    let king_walk = between(king, king_to) | 1 << king_to;
    let rook_walk = between(rook, rook_to) | 1 << rook_to;
    CastlingPath { king: king_walk | 1 << king, between: (king_walk | rook_walk) & !(1 << king | 1 << rook) }
}

/// In Chess960 the castling rook may be all that shields the king's new square: a rook or queen between it and the
/// near edge would then give check. With the rook on the edge itself, as in orthodox chess, there is no such square.
#[inline(always)]
fn castling_uncovers_nothing<S: Side>(core: &Core, rook: usize) -> bool {
    if matches!(rook & 7, 0 | 7) {
        return true;
    }
    uncovered_slider::<S>(core, rook) == 0
}

/// The enemy rook or queen that castling with this rook would uncover. Only towards the near edge can there be one:
/// on the other side stands the king's path.
#[inline(always)]
pub(crate) fn uncovered_slider<S: Side>(core: &Core, rook: usize) -> u64 {
    let king = core.king::<S>();
    let step = if rook > king { 1isize } else { -1 };
    let mut square = rook as isize + step;
    while square & 56 == rook as isize & 56 && square >= 0 {
        let bit = 1u64 << square;
        if core.occupied() & bit != 0 {
            return bit & core.orthogonal & S::Them::pieces(core);
        }
        square += step;
    }
    0
}
