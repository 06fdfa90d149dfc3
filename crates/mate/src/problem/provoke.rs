//! Positions made to mislead the pruning: for tests only.
//!
//! Random games rarely show what a problem is made of. These positions are put together around a king near the edge: batteries
//! aimed at it, pieces that can be taken and retaken beside it, pawns before promotion, pawns side by side for en passant,
//! castling, pinned pieces. The search with pruning is compared with the same search without it.

use tratto_board::{
    Bitboard, CastlingSide, Color, Piece, Position, Role, Setup, Square, attacks_from, squares_between,
};

/// Random numbers, the same in every run.
pub(super) struct Lot(u64);

impl Lot {
    pub(super) fn new(seed: u64) -> Lot {
        Lot(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) as usize % bound
    }

    fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    fn of(&mut self, squares: Bitboard) -> Option<Square> {
        let count = squares.len() as usize;
        if count == 0 { None } else { squares.iter().nth(self.below(count)) }
    }
}

/// How many positions: a few seconds of them, or a million.
pub(super) fn many(few: u64) -> u64 {
    if std::env::var_os("TRATTO_SLOW").is_some_and(|value| value == "1") { 1_000_000 } else { few }
}

/// A random position in which a side is to be mated, either side to move. None if what came out cannot be played.
pub(super) fn position(lot: &mut Lot) -> Option<Position> {
    let mut setup = Setup::empty();
    let victim = if lot.one_in(2) { Color::White } else { Color::Black };
    let king = match lot.below(3) {
        0 => lot.of(Bitboard::END_RANKS)?,
        _ => lot.of(!Bitboard::EMPTY)?,
    };
    setup.put(king, Role::King.of(victim));
    let ring = attacks_from(Role::King.of(victim), king, Bitboard::EMPTY);
    let wide = ring
        .iter()
        .fold(ring, |wide, square| wide | attacks_from(Role::King.of(victim), square, Bitboard::EMPTY));
    let far = !(ring.with(king));
    castling(lot, &mut setup, !victim);
    if setup.pieces(Role::King.of(!victim)).is_empty() {
        setup.put(lot.of(far - setup.occupied())?, Role::King.of(!victim));
    }
    for _ in 0..1 + lot.below(2) {
        battery(lot, &mut setup, king, victim);
    }
    for _ in 0..2 + lot.below(7) {
        let color = if lot.one_in(2) { victim } else { !victim };
        let role =
            [Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen][lot.below(6)];
        let place = match role {
            // Before promotion, beside each other on the fourth and fifth, or anywhere.
            Role::Pawn if lot.one_in(3) => Bitboard(0x00ff_0000_0000_ff00),
            Role::Pawn if lot.one_in(2) => Bitboard(0x0000_00ff_ff00_0000),
            _ if lot.one_in(2) => wide,
            _ => !Bitboard::EMPTY,
        };
        let place = if role == Role::Pawn { place - Bitboard::END_RANKS } else { place };
        if let Some(square) = lot.of(place - setup.occupied()) {
            setup.put(square, role.of(color));
        }
    }
    setup.turn = if lot.one_in(2) { Color::White } else { Color::Black };
    let mut position = setup.position().ok()?;
    // One or two random moves: a double step may be answered by an en-passant capture, a right to castle may be lost.
    for _ in 0..lot.below(3) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let doubles: Vec<_> =
            moves.iter().filter(|m| m.kind() == tratto_board::MoveKind::DoubleStep).collect();
        let m = if doubles.is_empty() || lot.one_in(2) {
            moves[lot.below(moves.len())]
        } else {
            *doubles[lot.below(doubles.len())]
        };
        position.play_unchecked(m);
    }
    Some(position)
}

/// Sometimes a king at home, with a rook it may castle with.
fn castling(lot: &mut Lot, setup: &mut Setup, color: Color) {
    if !lot.one_in(5) {
        return;
    }
    let home = if color == Color::White { Square::E1 } else { Square::E8 };
    let side = CastlingSide::ALL[lot.below(2)];
    let rook = match (color, side) {
        (Color::White, CastlingSide::King) => Square::H1,
        (Color::White, CastlingSide::Queen) => Square::A1,
        (Color::Black, CastlingSide::King) => Square::H8,
        (Color::Black, CastlingSide::Queen) => Square::A8,
    };
    let near = attacks_from(Role::King.of(color), home, Bitboard::EMPTY).with(home);
    if (setup.occupied() & near.with(rook)).any() {
        return;
    }
    setup.put(home, Role::King.of(color));
    setup.put(rook, Role::Rook.of(color));
    setup.castling |= Bitboard::EMPTY.with(rook);
}

/// A line piece aimed at a king, with a piece or two of either side between: a battery, a pin, or both.
fn battery(lot: &mut Lot, setup: &mut Setup, king: Square, victim: Color) {
    let role = [Role::Bishop, Role::Rook, Role::Queen][lot.below(3)];
    let Some(from) = lot.of(attacks_from(role.of(victim), king, Bitboard::EMPTY) - setup.occupied()) else {
        return;
    };
    setup.put(from, role.of(!victim));
    for _ in 0..1 + lot.below(2) {
        let piece = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook][lot.below(4)];
        let color = if lot.one_in(2) { victim } else { !victim };
        let mut between = squares_between(from, king) - setup.occupied();
        if piece == Role::Pawn {
            between = between - Bitboard::END_RANKS;
        }
        if let Some(square) = lot.of(between) {
            setup.put(square, Piece { role: piece, color });
        }
    }
}

/// Compares whole solutions with and without pruning.
#[test]
fn solutions_are_the_same_if_nothing_is_left_out() {
    use super::{Crew, Request, Stipulation, worked_out};
    const STIPULATIONS: [&str; 9] = ["#1", "#2", "s#1", "s#2", "r#1", "h#1", "h#1.5", "ser-h#2", "s=1"];
    let (mut lot, mut solved, mut tried) = (Lot::new(15), 0, 0);
    for turn in 0..many(2_500) {
        // A selfmate in two takes a hundred times as long as the others.
        let text = STIPULATIONS[turn as usize % STIPULATIONS.len()];
        let Some(position) = position(&mut lot) else { continue };
        if text == "s#2" && position.occupied().len() > 8 {
            continue;
        }
        let stipulation: Stipulation = text.parse().unwrap();
        let request = Request::default();
        let nodes = std::sync::atomic::AtomicU64::new(0);
        let found = [false, true].map(|is_plain| {
            let mut crew = Crew::new(&stipulation, request.limits, None, &nodes);
            crew.is_plain = is_plain;
            let mut solution = worked_out(&crew, position, &stipulation, &request);
            solution.nodes = 0;
            solution
        });
        tried += 1;
        solved += usize::from(found[0].count() > 0);
        let [quick, plain] = &found;
        assert_eq!(quick, plain, "{text} {}", position.setup().fen());
    }
    assert!(tried > 500 && solved > 50, "{solved} of {tried} were solved");
}
