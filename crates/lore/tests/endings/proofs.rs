//! The tables against the legal moves of the board, in every position: each win has a move to a win that is nearer, each draw has none.

use super::{Turned, regular};
use tratto_board::{Bitboard, Color, Position, PromotionRole, Role, Square};
use tratto_lore::ending::{LineEnd, Opposition, Outcome, PawnEnding, PawnSquare, Verdict, WrongBishop};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

/// Every regular position with a white pawn: 48 squares of the pawn, both sides to move.
fn every_ending(mut each: impl FnMut(PawnEnding)) {
    for pawn in !Bitboard::END_RANKS {
        for king in Square::all() {
            for alone in Square::all() {
                let pieces =
                    [(pawn, Role::Pawn, WHITE), (king, Role::King, WHITE), (alone, Role::King, BLACK)];
                for turn in Color::ALL {
                    if let Some(ending) = regular(turn, &pieces).and_then(|at| PawnEnding::of(&at)) {
                        each(ending);
                    }
                }
            }
        }
    }
}

fn moves_of(outcome: Outcome) -> Option<u8> {
    match outcome {
        Outcome::Won { moves } => Some(moves),
        Outcome::Drawn => None,
    }
}

/// What the children say: for the side with the pawn the nearest win and one move more; for the other the farthest, if all are won.
fn from_children(turn_strong: bool, children: &[Option<u8>]) -> Option<u8> {
    if turn_strong {
        children.iter().flatten().min().map(|least| least + 1)
    } else if children.is_empty() || children.contains(&None) {
        None
    } else {
        children.iter().flatten().max().copied()
    }
}

#[test]
fn every_position_agrees_with_its_legal_moves() {
    let mut wins = [0; 2];
    every_ending(|ending| {
        let position = ending.position();
        let children: Vec<Option<u8>> = position
            .legal_moves()
            .into_iter()
            .map(|m| {
                let next = position.play(m).unwrap();
                let promoted = m.promotes_to().filter(|_| next.by_color(WHITE).more_than_one());
                match promoted {
                    // What is won after a promotion is the business of the test in `queens.rs`; here that it is neither taken nor stalemate.
                    Some(PromotionRole::Queen | PromotionRole::Rook) => {
                        let is_taken = next.legal_moves().iter().any(|reply| reply.to() == m.to());
                        (!is_taken && !next.is_stalemate()).then_some(0)
                    }
                    Some(_) => None,
                    None => PawnEnding::of(&next).and_then(|next| moves_of(next.outcome())),
                }
            })
            .collect();
        let told = moves_of(ending.outcome());
        let strong_moves = position.turn() == WHITE;
        assert_eq!(told, from_children(strong_moves, &children), "{position:?}");
        wins[usize::from(!strong_moves)] += usize::from(told.is_some());
    });
    // The known numbers, once for each wing.
    assert_eq!(wins, [2 * 62_480, 2 * 48_802]);
}

#[test]
fn every_wrong_bishop_agrees_with_its_legal_moves() {
    let told = |position: &Position| match WrongBishop::of(position).map(|found| found.verdict) {
        Some(Verdict::Won { moves }) => Some(moves),
        Some(Verdict::Undetermined) => panic!("{position:?}"),
        Some(Verdict::Drawn) => None,
        None => PawnEnding::of(position).and_then(|ending| moves_of(ending.outcome())),
    };
    let mut wins = [0; 2];
    for pawn in (1..7).map(|rank| Square::from_index(8 * rank)) {
        for bishop in Bitboard::DARK {
            for king in Square::all() {
                for alone in Square::all() {
                    let pieces = [
                        (pawn, Role::Pawn, WHITE),
                        (bishop, Role::Bishop, WHITE),
                        (king, Role::King, WHITE),
                        (alone, Role::King, BLACK),
                    ];
                    for turn in Color::ALL {
                        let Some(position) = regular(turn, &pieces) else { continue };
                        assert!(!position.is_checkmate(), "{position:?}");
                        let children: Vec<Option<u8>> = position
                            .legal_moves()
                            .into_iter()
                            .map(|m| {
                                let mut next = position;
                                next.play_unchecked(m);
                                match m.promotes_to() {
                                    Some(PromotionRole::Queen | PromotionRole::Rook) => {
                                        let is_taken =
                                            next.legal_moves().iter().any(|reply| reply.to() == m.to());
                                        (!is_taken && !next.is_stalemate()).then_some(0)
                                    }
                                    Some(_) => None,
                                    None => told(&next),
                                }
                            })
                            .collect();
                        let told = told(&position);
                        assert_eq!(told, from_children(turn == WHITE, &children), "{position:?}");
                        wins[usize::from(turn == BLACK)] += usize::from(told.is_some());
                    }
                }
            }
        }
    }
    assert!(wins[0] > wins[1] && wins[1] > 0, "{wins:?}");
}

/// The reference's numbers: outside the square and the way free, 164,728 positions, 163,640 of them won; in all others the king stands
/// next to the pawn.
#[test]
fn outside_the_square_and_not_beside_it_is_a_proof() {
    let (mut outside, mut won) = (0, 0);
    every_ending(|ending| {
        let Some(square) = PawnSquare::of(ending.position(), ending.pawn()) else { return };
        if square.inside {
            assert!(!square.wins);
            return;
        }
        let is_won = ending.outcome().is_won();
        outside += 1;
        won += usize::from(is_won);
        assert!(is_won || ending.lone_king().distance(ending.pawn()) == 1, "{ending:?}");
        assert!(is_won || !square.wins, "{ending:?}");
    });
    assert_eq!((outside, won), (164_728, 163_640));
}

/// The reference's numbers: king one step before its pawn, direct opposition, no rook pawn.
#[test]
fn what_the_direct_opposition_is_worth() {
    let mut won = [0; 2];
    let mut cases = 0;
    every_ending(|ending| {
        let (pawn, king, alone) = (ending.pawn(), ending.king(), ending.lone_king());
        let faces = pawn.offset(0, 1) == Some(king) && pawn.offset(0, 3) == Some(alone);
        if faces && !matches!(pawn.file().index(), 0 | 7) {
            let opposition = Opposition::of(ending.position()).unwrap();
            assert!(opposition.is_direct());
            cases += 1;
            won[usize::from(opposition.holder == BLACK)] += usize::from(ending.outcome().is_won());
        }
    });
    assert_eq!((cases, won), (48, [24, 6]));
}

/// The rule of thumb of the course, which the table corrects or confirms.
fn key_squares_by_rule(pawn: Square) -> Bitboard {
    let (file, rank) = (pawn.file().index(), pawn.rank().index() + 1);
    let is_rook_pawn = matches!(file, 0 | 7);
    let ahead = |files: i8, ranks: i8| pawn.offset(files, ranks);
    let all = |squares: Vec<Option<Square>>| squares.into_iter().flatten().collect::<Bitboard>();
    let inward = if file < 4 { 1 } else { -1 };
    match rank {
        5 if is_rook_pawn => all(vec![ahead(inward, 2)]),
        6 if is_rook_pawn => all(vec![ahead(inward, 1), ahead(inward, 2)]),
        2..=4 if !is_rook_pawn => all((-1..=1).map(|files| ahead(files, 2)).collect()),
        5 if !is_rook_pawn => all((-1..=1).flat_map(|files| [ahead(files, 1), ahead(files, 2)]).collect()),
        6 if !is_rook_pawn => {
            let is_knight_pawn = matches!(file, 1 | 6);
            let outer = if is_knight_pawn { [-inward, 0].to_vec() } else { [-1, 0, 1].to_vec() };
            all(outer.into_iter().flat_map(|files| [ahead(files, 1), ahead(files, 2)]).collect())
        }
        _ => Bitboard::EMPTY,
    }
}

#[test]
fn key_squares_by_rule_and_by_table() {
    let mut exceptions = Vec::new();
    for pawn in !Bitboard::END_RANKS {
        let far = Square::all().find(|at| at.distance(pawn) > 3).unwrap();
        let king = Square::all().find(|at| at.distance(far) > 1 && *at != pawn).unwrap();
        let pieces = [(pawn, Role::Pawn, WHITE), (king, Role::King, WHITE), (far, Role::King, BLACK)];
        let ending = PawnEnding::of(&regular(BLACK, &pieces).unwrap()).unwrap();
        let told = ending.key_squares().squares;
        if told != key_squares_by_rule(pawn) {
            exceptions.push((pawn, told));
        }
    }
    // On the seventh rank, where the course has no rule, there are none.
    assert!(exceptions.is_empty(), "{exceptions:?}");
}

/// In every position with its king on a key square by the rule: won, or the pawn is taken at once.
#[test]
fn the_rule_of_key_squares_in_all_positions() {
    let (mut asked, mut taken) = (0, 0);
    every_ending(|ending| {
        if !key_squares_by_rule(ending.pawn()).has(ending.king()) {
            return;
        }
        asked += 1;
        let position = ending.position();
        if !ending.outcome().is_won() {
            assert!(position.legal_captures().iter().any(|m| m.to() == ending.pawn()), "{ending:?}");
            taken += 1;
        }
    });
    assert!(asked > 10_000 && taken > 0 && taken * 20 < asked, "{asked} {taken}");
}

/// Every move of a sample is judged as the outcomes say, and what refutes it is legal and ends as it claims.
#[test]
fn refutations_are_sound() {
    let (mut number, mut spoilt) = (0, 0);
    every_ending(|ending| {
        number += 1;
        if number % 17 != 0 {
            return;
        }
        let keeping = ending.keeping();
        let best = ending.best();
        assert!(best.iter().all(|m| keeping.contains(m)));
        for &m in &ending.position().legal_moves() {
            let judged = ending.judge(m).unwrap();
            assert_eq!(judged.keeps(), keeping.contains(&m));
            let Some(refutation) = judged.refutation else { continue };
            spoilt += 1;
            let mut at = ending.position().play(m).unwrap();
            assert!(!refutation.replies.is_empty() || at.is_stalemate() || m.promotes_to().is_some());
            for &reply in &refutation.line {
                at = at.play(reply).unwrap();
            }
            let white = at.by_color(WHITE).len();
            match refutation.end {
                LineEnd::Promoted => assert!(judged.side == BLACK && white == 2, "{ending:?} {m:?}"),
                LineEnd::Taken => assert_eq!(white, 1, "{ending:?} {m:?}"),
                LineEnd::Stalemate => assert!(at.is_stalemate(), "{ending:?} {m:?}"),
                LineEnd::Repeated => assert!(judged.side == WHITE, "{ending:?} {m:?}"),
            }
        }
    });
    assert!(spoilt > 1_000, "{spoilt}");
}

/// Zugzwang, from the outcomes of the position with either side to move; and the table seen from Black.
#[test]
fn zugzwang_is_a_matter_of_the_turn() {
    let mut mutual = 0;
    every_ending(|ending| {
        let (pawn, king, alone) = (ending.pawn(), ending.king(), ending.lone_king());
        let turn = ending.position().turn();
        let pieces = [(pawn, Role::Pawn, WHITE), (king, Role::King, WHITE), (alone, Role::King, BLACK)];
        let other = regular(!turn, &pieces).and_then(|at| PawnEnding::of(&at));
        let white_wins = if turn == WHITE {
            ending.outcome().is_won()
        } else {
            other.is_some_and(|at| at.outcome().is_won())
        };
        let black_loses = if turn == BLACK {
            ending.outcome().is_won()
        } else {
            other.is_some_and(|at| at.outcome().is_won())
        };
        let is_mutual = other.is_some() && !white_wins && black_loses;
        assert_eq!(
            ending.zugzwang().is_some(),
            is_mutual && ending.position().has_legal_move(),
            "{ending:?}"
        );
        mutual += usize::from(turn == WHITE && ending.zugzwang().is_some());
        let turned = Turned { colors: true, wings: true };
        let mirrored = pieces.map(|(square, role, color)| (turned.square(square), role, !color));
        let seen = PawnEnding::of(&regular(!turn, &mirrored).unwrap()).unwrap();
        assert_eq!(seen.outcome(), ending.outcome());
    });
    // The number that is known, once for each wing.
    assert_eq!(mutual, 2 * 80);
}
