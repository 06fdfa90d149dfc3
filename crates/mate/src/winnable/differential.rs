//! The search and the proofs against a search without a thought: every position that can arise, none left out.

use super::locked::{CASES, is_locked};
use super::search::{Aids, Search};
use super::{Verdict, mates};
use std::collections::HashMap;
use tratto_board::{CastlingSide, Color, Position, Role, Setup, Square};

/// Whether the winner can mate, by looking at everything; none if there is more than that to look at.
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

/// Draws numbers, the same for the same seed.
struct Lots(u64);

impl Lots {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn at(square: usize) -> Square {
    Square::from_index(square as u8)
}

/// Kings among pawns that mostly stand face to face, and few pieces; now and then what is seldom met: a right to castle, a pawn on an end
/// rank, a king left attacked, a chance to take in passing.
fn drawn(lots: &mut Lots) -> Option<Position> {
    let mut setup = Setup::empty();
    let mut free: Vec<usize> = (0..64).collect();
    for file in 0..8 {
        let (rank, gap) = (1 + lots.below(4), [1, 1, 1, 1, 1, 1, 2, 3][lots.below(8)]);
        let (white, black) = (rank * 8 + file, (rank + gap).min(6) * 8 + file);
        let which = lots.below(12);
        if which < 9 {
            setup.put(at(white), Role::Pawn.of(Color::White));
        }
        if which < 8 {
            setup.put(at(black), Role::Pawn.of(Color::Black));
        }
        free.retain(|&square| setup.piece_at(at(square)).is_none());
    }
    if lots.below(10) == 0 {
        let square = if lots.below(2) == 0 { lots.below(8) } else { 56 + lots.below(8) };
        setup.put(at(square), Role::Pawn.of(Color::ALL[lots.below(2)]));
        free.retain(|&one| one != square);
    }
    for color in Color::ALL {
        let king = free.swap_remove(lots.below(free.len()));
        setup.put(at(king), Role::King.of(color));
        for _ in 0..[0, 0, 1, 1, 1, 2][lots.below(6)] {
            let square = free.swap_remove(lots.below(free.len()));
            let role = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook, Role::Queen]
                [lots.below(6)];
            setup.put(at(square), role.of(color));
        }
    }
    if lots.below(10) == 0 {
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
                [tratto_board::File::A, tratto_board::File::H, tratto_board::File::G][lots.below(3)],
                king.rank(),
            );
            setup.put(rook, Role::Rook.of(color));
            setup.castling = rook.bitboard();
        }
    }
    setup.turn = Color::ALL[lots.below(2)];
    setup.examine().0
}

fn times() -> usize {
    if std::env::var_os("TRATTO_SLOW").is_some_and(|value| value == "1") { 20 } else { 1 }
}

fn searched(position: &Position, winner: Color, aids: Aids, budget: u64) -> Verdict {
    let mut watch = |_| true;
    Search::new(winner, aids, budget, &mut watch).verdict(position)
}

/// The search with everything that shortens it, with the proofs alone, with the plans alone and with nothing, against the plain one.
#[test]
fn the_search_agrees_with_looking_at_everything() {
    let mut lots = Lots(1);
    let (mut won, mut lost) = (0, 0);
    while won + lost < 250 * times() {
        let Some(position) = drawn(&mut lots).filter(Position::has_legal_move) else { continue };
        for winner in Color::ALL {
            let Some(expected) = plainly(&position, winner, 5_000) else { continue };
            for (plans, proofs) in [(true, true), (false, true), (true, false), (false, false)] {
                // Without its aids the search may need long for a mate that the plain one came upon by chance.
                let budget = if expected && !(plans && proofs) { 20_000 } else { 4_000_000 };
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
            *(if expected { &mut won } else { &mut lost }) += 1;
        }
    }
    assert!(won > 40 && lost > 40, "{won} can be won, {lost} cannot");
}

/// No position that is proved locked has a mate, as far as the plain search sees.
#[test]
fn what_is_proved_locked_has_no_mate() {
    let mut lots = Lots(2);
    let (mut whole, mut split) = (0, 0);
    while whole + split < 250 * times() {
        let Some(position) = drawn(&mut lots).filter(Position::has_legal_move) else { continue };
        for winner in Color::ALL {
            let at_once = is_locked(&position, winner, 0);
            if at_once || is_locked(&position, winner, CASES) {
                assert_ne!(plainly(&position, winner, 5_000), Some(true), "{} for {winner}", position.fen());
                *(if at_once { &mut whole } else { &mut split }) += 1;
            }
        }
    }
    assert!(whole > 100, "{whole} at once, {split} in cases");
}

/// The rights of Chess960 and the usual ones are castled with.
#[test]
fn castling_is_searched() {
    for side in CastlingSide::ALL {
        let position = Position::from_fen("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K2R w KQ - 0 1").unwrap();
        assert!(position.castling_rook(Color::White, side).is_some());
        assert!(!is_locked(&position, Color::White, CASES));
        assert!(searched(&position, Color::White, Aids::ALL, 4_000_000).is_winnable());
    }
}
