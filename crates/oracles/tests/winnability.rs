//! Winnability against `chasolver`, by the author of the published algorithm, on positions drawn from a fixed seed.

use std::str::FromStr;
use tratto_board::{Color, Position, Role, Setup, Square};
use tratto_mate::winnable::{Budget, Verdict, verdict};

/// Draws numbers, the same for the same seed.
struct Lots(u64);

impl Lots {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Kings, some pairs of pawns that face each other, and a few pieces: boards where the answer is not plain.
fn locked(lots: &mut Lots) -> Option<Position> {
    let mut setup = Setup::empty();
    let mut free: Vec<usize> = (0..64).collect();
    for file in 0..8 {
        if lots.below(3) > 0 {
            let rank = 1 + lots.below(5);
            let (white, black) = (rank * 8 + file, rank * 8 + file + 8);
            setup.put(square(white), Role::Pawn.of(Color::White));
            setup.put(square(black), Role::Pawn.of(Color::Black));
            free.retain(|&at| at != white && at != black);
        }
    }
    let mut take = |lots: &mut Lots| square(free.swap_remove(lots.below(free.len())));
    for color in Color::ALL {
        setup.put(take(lots), Role::King.of(color));
        for _ in 0..lots.below(3) {
            let role = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook][lots.below(5)];
            setup.put(take(lots), role.of(color));
        }
    }
    setup.turn = Color::ALL[lots.below(2)];
    setup.position().ok()
}

/// Kings and up to four pieces or pawns anywhere.
fn few(lots: &mut Lots) -> Option<Position> {
    let mut setup = Setup::empty();
    let mut free: Vec<usize> = (0..64).collect();
    let mut take = |lots: &mut Lots| free.swap_remove(lots.below(free.len()));
    for color in Color::ALL {
        setup.put(square(take(lots)), Role::King.of(color));
        for _ in 0..lots.below(3) {
            let at = take(lots);
            let role = Role::ALL[lots.below(5)];
            let role = if role == Role::Pawn && !(8..56).contains(&at) { Role::Bishop } else { role };
            setup.put(square(at), role.of(color));
        }
    }
    setup.turn = Color::ALL[lots.below(2)];
    setup.position().ok()
}

fn square(at: usize) -> Square {
    Square::from_index(at as u8)
}

fn agree(position: &Position) {
    let theirs =
        chess::Board::from_str(&position.fen()).unwrap_or_else(|error| panic!("{}: {error}", position.fen()));
    for (winner, white_or_black) in Color::ALL.into_iter().zip([chess::Color::White, chess::Color::Black]) {
        let expected = match chasolver::winnability(&theirs, white_or_black) {
            Some(chasolver::Winnability::Winnable { .. }) => true,
            Some(chasolver::Winnability::Unwinnable) => false,
            // The oracle does not know.
            None => continue,
        };
        let ours = verdict(position, winner, Budget::default());
        assert_ne!(ours, Verdict::Undetermined, "{} for {winner}", position.fen());
        assert_eq!(ours.is_winnable(), expected, "{} for {winner}: {ours:?}", position.fen());
    }
}

fn many(draw: impl Fn(&mut Lots) -> Option<Position>, count: usize, seed: u64) {
    let mut lots = Lots(seed);
    let mut compared = 0;
    while compared < count {
        if let Some(position) = draw(&mut lots) {
            agree(&position);
            compared += 1;
        }
    }
}

/// Under `TRATTO_SLOW=1` twenty times as many.
fn times() -> usize {
    if std::env::var_os("TRATTO_SLOW").is_some_and(|value| value == "1") { 20 } else { 1 }
}

#[test]
fn positions_with_locked_pawns() {
    many(locked, 500 * times(), 16);
}

#[test]
fn positions_with_few_pieces() {
    many(few, 500 * times(), 6);
}
