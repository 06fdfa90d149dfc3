//! Every position of king and one piece against king and one piece, worked out backwards, with rules written anew for the purpose.
//!
//! A position can be won by White if Black is mated in it or if any legal move leads to one that can. Captures and
//! promotions lead to tables already made. Black as the winner is the same with the colours exchanged, which
//! `properties.rs` holds.

#![allow(clippy::print_stdout)] // so long a test tells how far it is

use crate::is_slow;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use tratto_board::{Color, Role, Setup, Square};
use tratto_mate::winnable::{Budget, verdict};

/// What stands beside the king: one of five pieces, or nothing.
type Held = Option<Role>;

const PIECES: [Held; 6] =
    [None, Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight), Some(Role::Pawn)];

/// Squares are 0 to 63; a piece that is not there stands on 0.
#[derive(Copy, Clone)]
struct State {
    black_to_move: bool,
    /// White's king and piece, Black's king and piece.
    white: (usize, usize),
    black: (usize, usize),
    pieces: (Held, Held),
}

fn steps(square: usize, deltas: &[(i32, i32)], slides: bool, occupied: u64, mut see: impl FnMut(usize)) {
    for (files, ranks) in deltas {
        let (mut file, mut rank) = ((square % 8) as i32, (square / 8) as i32);
        loop {
            file += files;
            rank += ranks;
            if !(0..8).contains(&file) || !(0..8).contains(&rank) {
                break;
            }
            let at = (rank * 8 + file) as usize;
            see(at);
            if !slides || occupied >> at & 1 == 1 {
                break;
            }
        }
    }
}

const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const SLANTED: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const ROUND: [(i32, i32); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// What each piece sees from each square of an empty board, and what lies between two squares.
struct Sights {
    /// Queen, rook, bishop, knight, king, white pawn, black pawn.
    seen: [[u64; 64]; 7],
    between: Vec<[u64; 64]>,
}

static SIGHTS: LazyLock<Sights> = LazyLock::new(|| {
    let all = |deltas: &[(i32, i32)], slides: bool| {
        std::array::from_fn(|square| {
            let mut set = 0;
            steps(square, deltas, slides, 0, |at| set |= 1u64 << at);
            set
        })
    };
    let between = |from: usize| {
        let mut sets = [0; 64];
        for delta in ROUND {
            let mut passed = 0u64;
            steps(from, &[delta], true, 0, |at| {
                sets[at] = passed;
                passed |= 1 << at;
            });
        }
        sets
    };
    Sights {
        seen: [
            all(&ROUND, true),
            all(&STRAIGHT, true),
            all(&SLANTED, true),
            all(&LEAPS, false),
            all(&ROUND, false),
            all(&[(1, 1), (-1, 1)], false),
            all(&[(1, -1), (-1, -1)], false),
        ],
        between: (0..64).map(between).collect(),
    }
});

/// The squares a piece would attack on an empty board.
fn seen(role: Role, white: bool, square: usize) -> u64 {
    let kind = match role {
        Role::Queen => 0,
        Role::Rook => 1,
        Role::Bishop => 2,
        Role::Knight => 3,
        Role::King => 4,
        Role::Pawn if white => 5,
        Role::Pawn => 6,
    };
    SIGHTS.seen[kind][square]
}

/// Whether a piece attacks a square.
fn attacks(role: Role, white: bool, from: usize, to: usize, occupied: u64) -> bool {
    seen(role, white, from) >> to & 1 == 1
        && (role == Role::Knight || SIGHTS.between[from][to] & occupied == 0)
}

impl State {
    fn occupied(&self) -> u64 {
        let piece = |piece: Held, at: usize| piece.map_or(0, |_| 1u64 << at);
        1 << self.white.0
            | 1 << self.black.0
            | piece(self.pieces.0, self.white.1)
            | piece(self.pieces.1, self.black.1)
    }

    /// Whether the king of a side is attacked.
    fn is_attacked(&self, white: bool) -> bool {
        let (king, other, piece) = if white {
            (self.white.0, self.black, self.pieces.1)
        } else {
            (self.black.0, self.white, self.pieces.0)
        };
        let occupied = self.occupied();
        seen(Role::King, !white, other.0) >> king & 1 == 1
            || piece.is_some_and(|role| attacks(role, !white, other.1, king, occupied))
    }

    /// Whether the pieces stand apart, no pawn on an end rank, and the side not to move is not attacked.
    fn is_regular(&self) -> bool {
        let wanted = 2 + self.pieces.0.is_some() as u32 + self.pieces.1.is_some() as u32;
        let on_end = |piece: Held, at: usize| piece == Some(Role::Pawn) && !(8..56).contains(&at);
        self.occupied().count_ones() == wanted
            && !on_end(self.pieces.0, self.white.1)
            && !on_end(self.pieces.1, self.black.1)
            && !self.is_attacked(self.black_to_move)
    }

    fn place(&self) -> usize {
        let part = |(king, piece): (usize, usize)| king << 6 | piece;
        (self.black_to_move as usize) << 24 | part(self.white) << 12 | part(self.black)
    }

    fn at(place: usize, pieces: (Held, Held)) -> State {
        let part = |bits: usize| (bits >> 6 & 63, bits & 63);
        State { black_to_move: place >> 24 == 1, white: part(place >> 12), black: part(place), pieces }
    }

    /// Hands out every position after a legal move; stops and says so when one is wanted.
    fn any_move(&self, mut want: impl FnMut(&State) -> bool) -> (bool, bool) {
        let white = !self.black_to_move;
        let (own, piece, other) = if white {
            (self.white, self.pieces.0, self.black)
        } else {
            (self.black, self.pieces.1, self.white)
        };
        let occupied = self.occupied();
        let own_pieces = 1u64 << own.0 | piece.map_or(0, |_| 1 << own.1);
        let mut any = false;
        let mut found = false;
        let mut arrive = |king: usize, at: usize, role: Held, to: usize, passed: Option<usize>| {
            let mut next = *self;
            next.black_to_move = white;
            let taken = to == other.1 && (if white { self.pieces.1 } else { self.pieces.0 }).is_some();
            if white {
                (next.white, next.pieces.0) = ((king, at), role);
                if taken {
                    (next.pieces.1, next.black.1) = (None, 0);
                }
            } else {
                (next.black, next.pieces.1) = ((king, at), role);
                if taken {
                    (next.pieces.0, next.white.1) = (None, 0);
                }
            }
            if next.is_attacked(white) {
                return;
            }
            any = true;
            found |= want(&next);
            // The other pawn may take the one that has just passed it: that is no state of the table, so it is looked into here.
            if let Some(passed) = passed {
                let (theirs, role) =
                    if white { (next.black, next.pieces.1) } else { (next.white, next.pieces.0) };
                if role == Some(Role::Pawn) && seen(Role::Pawn, !white, theirs.1) >> passed & 1 == 1 {
                    let mut after = next;
                    after.black_to_move = !white;
                    if white {
                        (after.black.1, after.pieces.0, after.white.1) = (passed, None, 0);
                    } else {
                        (after.white.1, after.pieces.1, after.black.1) = (passed, None, 0);
                    }
                    if !after.is_attacked(!white) {
                        found |= want(&after);
                    }
                }
            }
        };
        each(seen(Role::King, white, own.0) & !own_pieces & !(1 << other.0), |to| {
            arrive(to, own.1, piece, to, None);
        });
        match piece {
            None => {}
            Some(Role::Pawn) => {
                let ahead = |from: usize| if white { from + 8 } else { from - 8 };
                let promotes = |to: usize| !(8..56).contains(&to);
                let mut step = |to: usize, passed: Option<usize>| {
                    if promotes(to) {
                        for role in &PIECES[1..5] {
                            arrive(own.0, to, *role, to, None);
                        }
                    } else {
                        arrive(own.0, to, piece, to, passed);
                    }
                };
                let one = ahead(own.1);
                if occupied >> one & 1 == 0 {
                    step(one, None);
                    let home = if white { own.1 / 8 == 1 } else { own.1 / 8 == 6 };
                    if home && occupied >> ahead(one) & 1 == 0 {
                        step(ahead(one), Some(one));
                    }
                }
                let prey = if white { self.pieces.1 } else { self.pieces.0 };
                if prey.is_some() && seen(Role::Pawn, white, own.1) >> other.1 & 1 == 1 {
                    step(other.1, None);
                }
            }
            Some(role) => each(seen(role, white, own.1) & !own_pieces & !(1 << other.0), |to| {
                if attacks(role, white, own.1, to, occupied) {
                    arrive(own.0, to, piece, to, None);
                }
            }),
        }
        (any, found)
    }

    /// Hands out every position from which a move that takes and promotes nothing leads here; some may be irregular.
    fn each_before(&self, mut see: impl FnMut(&State)) {
        let white = self.black_to_move;
        let (own, piece) = if white { (self.white, self.pieces.0) } else { (self.black, self.pieces.1) };
        let occupied = self.occupied();
        let mut came_from = |king: usize, at: usize| {
            let mut before = *self;
            before.black_to_move = !white;
            *(if white { &mut before.white } else { &mut before.black }) = (king, at);
            see(&before);
        };
        each(seen(Role::King, white, own.0) & !occupied, |from| came_from(from, own.1));
        match piece {
            None => {}
            Some(Role::Pawn) => {
                let back = |at: usize| if white { at.checked_sub(8) } else { Some(at + 8) };
                let is_free = |at: &usize| *at < 64 && occupied >> at & 1 == 0;
                let Some(one) = back(own.1).filter(is_free) else { return };
                came_from(own.0, one);
                let home = if white { 1 } else { 6 };
                if let Some(two) = back(one).filter(is_free).filter(|two| two / 8 == home) {
                    came_from(own.0, two);
                }
            }
            Some(role) => each(seen(role, white, own.1) & !occupied, |from| {
                if attacks(role, white, own.1, from, occupied) {
                    came_from(own.0, from);
                }
            }),
        }
    }
}

fn each(mut set: u64, mut see: impl FnMut(usize)) {
    while set != 0 {
        see(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

/// One bit for each place.
struct Table(Vec<AtomicU64>);

impl Table {
    fn new() -> Table {
        Table((0..1 << 19).map(|_| AtomicU64::new(0)).collect())
    }

    fn has(&self, place: usize) -> bool {
        self.0[place >> 6].load(Ordering::Relaxed) >> (place & 63) & 1 == 1
    }

    /// Whether this is news.
    fn set(&self, place: usize) -> bool {
        let bit = 1 << (place & 63);
        self.0[place >> 6].fetch_or(bit, Ordering::Relaxed) & bit == 0
    }
}

/// The tables of what White can win, by both sides' pieces.
struct Book {
    tables: Vec<Option<Table>>,
}

fn number(pieces: (Held, Held)) -> usize {
    let of = |piece| PIECES.iter().position(|&one| one == piece).expect("one of the six");
    of(pieces.0) * PIECES.len() + of(pieces.1)
}

impl Book {
    fn new() -> Book {
        Book { tables: (0..PIECES.len() * PIECES.len()).map(|_| None).collect() }
    }

    /// Whether White can win; a table that is not there says no, as with a bare white king.
    fn is_won(&self, state: &State) -> bool {
        self.tables[number(state.pieces)].as_ref().is_some_and(|table| table.has(state.place()))
    }

    /// Makes a table, and before it those it leads to.
    fn make(&mut self, pieces: (Held, Held)) {
        if pieces.0.is_none() || self.tables[number(pieces)].is_some() {
            return;
        }
        if pieces.1.is_some() {
            self.make((pieces.0, None));
        }
        for role in PIECES[1..5].iter().copied() {
            if pieces.0 == Some(Role::Pawn) {
                self.make((role, pieces.1));
            }
            if pieces.1 == Some(Role::Pawn) {
                self.make((pieces.0, role));
            }
        }
        self.tables[number(pieces)] = Some(Table::new());
        let table = self.tables[number(pieces)].as_ref().expect("just made");
        in_parts(|places| {
            let mut won = Vec::new();
            for place in places {
                let state = State::at(place, pieces);
                if is_placed(&state) && state.is_regular() && self.is_won_at_once(&state) && table.set(place)
                {
                    won.push(place);
                }
            }
            // What leads to a position that can be won can be won.
            while let Some(place) = won.pop() {
                State::at(place, pieces).each_before(|before| {
                    if !table.has(before.place()) && before.is_regular() && table.set(before.place()) {
                        won.push(before.place());
                    }
                });
            }
        });
    }

    /// Whether Black is mated, or a move leads to a position with other pieces that can be won.
    fn is_won_at_once(&self, state: &State) -> bool {
        let (any, won) = state.any_move(|next| next.pieces != state.pieces && self.is_won(next));
        won || !any && state.black_to_move && state.is_attacked(false)
    }
}

/// A piece that is not there has one place only.
fn is_placed(state: &State) -> bool {
    (state.pieces.0.is_some() || state.white.1 == 0) && (state.pieces.1.is_some() || state.black.1 == 0)
}

/// All places, in two threads.
fn in_parts(work: impl Fn(std::ops::Range<usize>) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let part = next.fetch_add(1, Ordering::Relaxed);
                    if part >= 512 {
                        return;
                    }
                    work(part << 16..(part + 1) << 16);
                }
            });
        }
    });
}

/// One of each set of mirror images: without pawns eight boards are the same, with pawns two. All places of a part have
/// the same white king.
fn is_representative(state: &State) -> bool {
    let (file, rank) = (state.white.0 % 8, state.white.0 / 8);
    let pawns = state.pieces.0 == Some(Role::Pawn) || state.pieces.1 == Some(Role::Pawn);
    file < 4 && (pawns || rank <= file)
}

/// Compares the verdicts on all positions of a table with it; gives how many they are.
fn compare(book: &Book, pieces: (Held, Held)) -> usize {
    let compared = AtomicUsize::new(0);
    in_parts(|places| {
        if !is_representative(&State::at(places.start, pieces)) {
            return;
        }
        for place in places {
            let state = State::at(place, pieces);
            if !is_placed(&state) || !state.is_regular() {
                continue;
            }
            let square = |at: usize| Square::from_index(at as u8);
            let mut setup = Setup::empty();
            setup.put(square(state.white.0), Role::King.of(Color::White));
            setup.put(square(state.black.0), Role::King.of(Color::Black));
            if let Some(role) = pieces.0 {
                setup.put(square(state.white.1), role.of(Color::White));
            }
            if let Some(role) = pieces.1 {
                setup.put(square(state.black.1), role.of(Color::Black));
            }
            setup.turn = if state.black_to_move { Color::Black } else { Color::White };
            let position = setup.examine().0.expect("one king a side");
            let verdict = verdict(&position, Color::White, Budget::default());
            assert!(!verdict.is_undetermined(), "{}", position.fen());
            assert_eq!(verdict.is_winnable(), book.is_won(&state), "{}: {verdict:?}", position.fen());
            compared.fetch_add(1, Ordering::Relaxed);
        }
    });
    compared.into_inner()
}

/// King and this piece against king and each of the five, every position: some hundred million in all.
fn against_each(white: Role) {
    if !is_slow() {
        return;
    }
    let mut book = Book::new();
    for &black in &PIECES[1..] {
        book.make((Some(white), black));
        let compared = compare(&book, (Some(white), black));
        println!("{white:?} against {black:?}: {compared} positions agree");
        assert!(compared > 1_000_000, "{white:?} {black:?}: {compared}");
    }
}

#[test]
fn king_and_queen() {
    against_each(Role::Queen);
}

#[test]
fn king_and_rook() {
    against_each(Role::Rook);
}

#[test]
fn king_and_bishop() {
    against_each(Role::Bishop);
}

#[test]
fn king_and_knight() {
    against_each(Role::Knight);
}

#[test]
fn king_and_pawn() {
    against_each(Role::Pawn);
}

/// Each of the five against the bare king.
#[test]
fn king_and_one_piece_against_king() {
    let mut book = Book::new();
    for &white in &PIECES[1..] {
        book.make((white, None));
        let compared = compare(&book, (white, None));
        assert!(compared > 30_000, "{white:?}: {compared}");
    }
}

/// What `Reason::LoneKnight` and `Reason::BishopsOfOneColour` say of one piece a side: there is no mate on any board.
#[test]
fn pairs_that_never_mate() {
    for (white, black) in
        [(Role::Knight, Role::Queen), (Role::Bishop, Role::Queen), (Role::Bishop, Role::Rook)]
    {
        let pieces = (Some(white), Some(black));
        in_parts(|places| {
            let first = State::at(places.start, pieces);
            if !first.black_to_move || !is_representative(&first) {
                return;
            }
            for place in places {
                let state = State::at(place, pieces);
                if state.is_attacked(false) && state.is_regular() {
                    assert!(state.any_move(|_| false).0, "a mate by {white} against {black}: {place}");
                }
            }
        });
    }
}
