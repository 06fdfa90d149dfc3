//! The search and the proofs, compared with a plain search that visits every position that can arise and uses no shortcut.

use super::locked::{CASES, is_locked};
use super::plan::{Layers, View};
use super::search::{Aids, Search};
use super::{Budget, Verdict, mates};
use std::collections::HashMap;
use tratto_board::{CastlingSide, Color, Position, Role, Setup, Square};

/// Whether the winner can mate, found by visiting every position that can arise; `None` if there are more than `most`.
fn plainly(position: &Position, winner: Color, most: usize) -> Option<bool> {
    let mut seen: HashMap<u64, Vec<Position>> = HashMap::new();
    let mut open = vec![*position];
    let mut count = 0;
    while let Some(at) = open.pop() {
        let alike = seen.entry(at.hash()).or_default();
        if alike.iter().any(|one| one.same_position(&at)) {
            continue;
        }
        alike.push(at);
        count += 1;
        if count > most {
            return None;
        }
        if at.turn() != winner && at.is_checkmate() {
            return Some(true);
        }
        for &m in &at.legal_moves() {
            let mut after = at;
            after.play_unchecked(m);
            open.push(after);
        }
    }
    Some(false)
}

/// Pseudo-random numbers from a seed.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn at(square: usize) -> Square {
    Square::from_index(square as u8)
}

/// A random position of kings, few pieces, and pawns that mostly block each other; sometimes with a castling right, a pawn on an end rank or a
/// king left attacked.
fn drawn(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::empty();
    let mut free: Vec<usize> = (0..64).collect();
    for file in 0..8 {
        let (rank, gap) = (1 + random.below(4), [1, 1, 1, 1, 1, 1, 2, 3][random.below(8)]);
        let (white, black) = (rank * 8 + file, (rank + gap).min(6) * 8 + file);
        let which = random.below(12);
        if which < 9 {
            setup.put(at(white), Role::Pawn.of(Color::White));
        }
        if which < 8 {
            setup.put(at(black), Role::Pawn.of(Color::Black));
        }
        free.retain(|&square| setup.piece_at(at(square)).is_none());
    }
    if random.below(10) == 0 {
        let square = if random.below(2) == 0 { random.below(8) } else { 56 + random.below(8) };
        setup.put(at(square), Role::Pawn.of(Color::ALL[random.below(2)]));
        free.retain(|&one| one != square);
    }
    for color in Color::ALL {
        let king = free.swap_remove(random.below(free.len()));
        setup.put(at(king), Role::King.of(color));
        for _ in 0..[0, 0, 1, 1, 1, 2][random.below(6)] {
            let square = free.swap_remove(random.below(free.len()));
            let role = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook, Role::Queen]
                [random.below(6)];
            setup.put(at(square), role.of(color));
        }
    }
    if random.below(10) == 0 {
        let king = [4, 60].map(at).into_iter().find(|&king| setup.piece_at(king).is_none());
        if let Some(king) = king {
            let color = if king == at(4) { Color::White } else { Color::Black };
            let before = setup
                .occupied()
                .into_iter()
                .find(|&one| setup.piece_at(one) == Some(Role::King.of(color)))?;
            setup.remove(before);
            setup.put(king, Role::King.of(color));
            let rook = Square::new(
                [tratto_board::File::A, tratto_board::File::H, tratto_board::File::G][random.below(3)],
                king.rank(),
            );
            setup.put(rook, Role::Rook.of(color));
            setup.castling = rook.bitboard();
        }
    }
    setup.turn = Color::ALL[random.below(2)];
    setup.examine().0
}

fn times() -> usize {
    if std::env::var_os("TRATTO_SLOW").is_some_and(|value| value == "1") { 20 } else { 1 }
}

fn searched(position: &Position, winner: Color, aids: Aids, budget: u64) -> Verdict {
    let mut watch = |_| true;
    Search::new(winner, aids, Budget::nodes(budget), &mut watch).verdict(position)
}

/// The search with both aids, with either of them, and with none, against the plain one.
#[test]
fn the_search_agrees_with_looking_at_everything() {
    let mut random = Random(1);
    let enough = 40 * times();
    let (mut won, mut lost) = (0, 0);
    while won < enough || lost < enough {
        let Some(position) = any(&mut random).filter(Position::has_legal_move) else { continue };
        for winner in Color::ALL {
            let Some(expected) = plainly(&position, winner, 5_000) else { continue };
            let count = if expected { &mut won } else { &mut lost };
            if *count >= enough {
                continue;
            }
            *count += 1;
            for (plans, proofs) in [(true, true), (false, true), (true, false), (false, false)] {
                // Without its aids the search may need very long for a mate that the plain one happened to meet early.
                let budget = if expected && !(plans && proofs) { 2_000 } else { 4_000_000 };
                let verdict = searched(&position, winner, Aids { plans, proofs }, budget);
                let what = format!("{} for {winner}, {plans} {proofs}: {verdict:?}", position.fen());
                if budget < 4_000_000 {
                    assert!(!verdict.is_unwinnable(), "{what}");
                } else {
                    assert!(!verdict.is_undetermined() && verdict.is_winnable() == expected, "{what}");
                }
                if let Some(line) = verdict.line() {
                    assert!(mates(&position, line, winner), "{what}");
                }
            }
        }
    }
}

/// Positions that need particular arguments of the proof: splits into cases, moves that end the game, mates of the winner, loss of the last
/// piece, bishops behind each other. They are changed at random.
const NEED_ARGUMENTS: &[&str] = &[
    "8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1",
    "6Q1/8/4b3/8/ppp5/qkp3r1/rnp5/n1K5 b - - 0 1",
    "3b4/6k1/1ppp4/2b3p1/1pKp1pP1/1P1P1P2/8/1BbB1B1B b - - 0 1",
    "8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK3b2 w - - 0 1",
    "6B1/b7/2k5/p1p1p1pB/P1P1P1P1/pp6/rp6/1K2b3 b - - 0 1",
    "B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1",
    "B2b4/8/8/4k3/1p6/1Pp1p1pB/K1P1P1Pb/RB6 b - - 0 1",
    "1bB5/k7/r7/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 w - - 0 1",
    "8/2b5/1b5p/b4p1P/5p1K/5Pp1/6P1/5kb1 b - - 0 1",
    "Bb1k1b2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 w - - 0 1",
    "8/1p6/kPp3p1/2P3p1/1pP3Pb/1P4p1/6P1/7K w - - 0 1",
    "7k/8/1p6/1Pp5/2Pp4/pB1Pp1p1/P1B1P1P1/1B1B2K1 w - - 0 1",
];

/// One of these with a few squares or the side to move changed.
fn changed(random: &mut Random) -> Option<Position> {
    let (mut setup, _) = Setup::from_fen_relaxed(NEED_ARGUMENTS[random.below(NEED_ARGUMENTS.len())]).unwrap();
    for _ in 0..random.below(4) {
        let from = at(random.below(64));
        match (setup.piece_at(from), random.below(6)) {
            (Some(piece), 0) if piece.role != Role::King => {
                setup.remove(from);
            }
            (Some(piece), _) => {
                let to = at(random.below(64));
                // Mostly to a neighbouring square, so that the structure stays.
                let to = if random.below(3) > 0 && to.distance(from) > 1 { from } else { to };
                let end = to.rank() == tratto_board::Rank::First || to.rank() == tratto_board::Rank::Eighth;
                if setup.piece_at(to).is_none() && !(piece.role == Role::Pawn && end) {
                    setup.remove(from);
                    setup.put(to, piece);
                }
            }
            (None, 0) => {
                let role = [Role::Bishop, Role::Knight, Role::Rook, Role::Queen][random.below(4)];
                setup.put(from, role.of(Color::ALL[random.below(2)]));
            }
            (None, 1) if (8..56).contains(&from.index()) => {
                setup.put(from, Role::Pawn.of(Color::ALL[random.below(2)]));
            }
            _ => {}
        }
    }
    if random.below(3) == 0 {
        setup.turn = !setup.turn;
    }
    setup.examine().0
}

/// A king in a block of squares that is full of pieces; the rest of the board is nearly empty.
fn crowded(random: &mut Random) -> Option<Position> {
    let mut setup = Setup::empty();
    let (left, low) = (random.below(5), random.below(5));
    let (wide, high) = (3 + random.below(2), 3 + random.below(2));
    let block: Vec<usize> = (0..64)
        .filter(|&s| (left..left + wide).contains(&(s % 8)) && (low..low + high).contains(&(s / 8)))
        .collect();
    let caged = Color::ALL[random.below(2)];
    let king = block[random.below(block.len())];
    setup.put(at(king), Role::King.of(caged));
    for &square in &block {
        if square == king || random.below(6) == 0 {
            continue;
        }
        let role = [
            Role::Pawn,
            Role::Pawn,
            Role::Pawn,
            Role::Pawn,
            Role::Bishop,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
            Role::Queen,
        ][random.below(9)];
        let role = if role == Role::Pawn && !(8..56).contains(&square) { Role::Bishop } else { role };
        let color = if random.below(4) == 0 { !caged } else { caged };
        setup.put(at(square), role.of(if random.below(2) == 0 { color } else { !caged }));
    }
    let free: Vec<usize> = (0..64).filter(|&s| setup.piece_at(at(s)).is_none()).collect();
    setup.put(at(free[random.below(free.len())]), Role::King.of(!caged));
    for _ in 0..random.below(3) {
        let square = free[random.below(free.len())];
        if setup.piece_at(at(square)).is_none() {
            let role = [Role::Bishop, Role::Knight, Role::Rook, Role::Queen][random.below(4)];
            setup.put(at(square), role.of(Color::ALL[random.below(2)]));
        }
    }
    setup.turn = Color::ALL[random.below(2)];
    setup.examine().0
}

fn any(random: &mut Random) -> Option<Position> {
    match random.below(3) {
        0 => drawn(random),
        1 => changed(random),
        _ => crowded(random),
    }
}

/// No position that is proved locked has a mate that the plain search finds, or where that does not finish, the search without proofs.
#[test]
fn what_is_proved_locked_has_no_mate() {
    let mut random = Random(2);
    let (mut whole, mut split, mut all) = (0, 0, 0);
    while whole + split < 500 * times() {
        let Some(position) = any(&mut random).filter(Position::has_legal_move) else { continue };
        for winner in Color::ALL {
            let at_once = is_locked(&position, winner, 0);
            if at_once || is_locked(&position, winner, CASES) {
                let seen = plainly(&position, winner, 3_000);
                assert_ne!(seen, Some(true), "{} for {winner}", position.fen());
                all += usize::from(seen.is_some());
                if seen.is_none() {
                    let verdict = searched(&position, winner, Aids { plans: true, proofs: false }, 3_000);
                    assert!(!verdict.is_winnable(), "{} for {winner}: {verdict:?}", position.fen());
                }
                *(if at_once { &mut whole } else { &mut split }) += 1;
            }
        }
    }
    assert!(whole > 200 && split > 0 && all > 10, "{whole} at once, {split} in cases, {all} seen whole");
}

/// The search castles, on both sides.
#[test]
fn castling_is_searched() {
    for side in CastlingSide::ALL {
        let position = Position::from_fen("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K2R w KQ - 0 1").unwrap();
        assert!(position.castling_rook(Color::White, side).is_some());
        assert!(!is_locked(&position, Color::White, CASES));
        assert!(searched(&position, Color::White, Aids::ALL, 4_000_000).is_winnable());
    }
}

/// Two sets of layers computed at once are those computed one by one.
#[test]
fn layers_over_two_sets_are_those_over_each() {
    let mut random = Random(4);
    let mut reached = 0;
    for _ in 0..20_000 {
        let mut squares = |n| (0..n).fold(0u64, |set, _| set | 1 << random.below(64));
        let (start, one, other) = (squares(1), squares(80), squares(50));
        let most = 1 + random.below(14);
        for (layers, open) in Layers::both(start, [one, other], most).into_iter().zip([one, other]) {
            let plain = Layers::from(start, open);
            let count = plain.count.min(most);
            assert_eq!((layers.count, &layers.fresh[..count]), (count, &plain.fresh[..count]), "{start:x} {open:x}");
            assert!(layers.fresh[count..].iter().all(|&layer| layer == 0));
            reached += count;
        }
    }
    assert!(reached > 100_000, "{reached} layers");
}

/// The squares within a number of steps are those of the layers up to it.
#[test]
fn what_a_king_reaches_in_time_is_in_its_layers() {
    let mut random = Random(5);
    for position in std::iter::repeat_with(|| any(&mut random)).flatten().take(500) {
        for winner in Color::ALL {
            let view = View::new(&position, winner);
            for square in 0..64 {
                let steps = view.approach.steps_to(1 << square);
                for (most, within) in view.within.iter().enumerate() {
                    let expected = steps.is_some_and(|steps| steps <= most);
                    assert_eq!(within >> square & 1 == 1, expected, "{}: {square}, {most}", position.fen());
                }
            }
        }
    }
}

/// [`Layers::between`] gives the same number of steps as [`Layers::from`] with [`Layers::steps_to`].
#[test]
fn steps_between_sets_are_those_of_the_layers() {
    let mut random = Random(3);
    let mut reached = 0;
    for _ in 0..20_000 {
        let mut squares = |n| (0..n).fold(0u64, |set, _| set | 1 << random.below(64));
        let (start, goal, open) = (squares(1), squares(2), squares(60) | squares(20));
        let steps = Layers::between(start, goal, open);
        assert_eq!(steps, Layers::from(start, open).steps_to(goal), "{start:x} {goal:x} {open:x}");
        reached += usize::from(steps.is_some());
    }
    assert!((1_000..19_900).contains(&reached), "{reached} reached");
}
