//! The answers at the edges, as the README tells them.

use crate::{assert_mates, position};
use tratto_board::{Color, Move, PromotionRole, Square};
use tratto_mate::winnable::{Budget, Reason, Verdict, dead, verdict, verdict_watched, verdict_with};

fn why(fen: &str, winner: Color) -> Option<Reason> {
    match verdict(&position(fen), winner, Budget::default()) {
        Verdict::Unwinnable { why } => Some(why),
        Verdict::Winnable { line } => {
            assert_mates(&position(fen), &line, winner);
            None
        }
        Verdict::Undetermined => panic!("{fen}: undetermined"),
    }
}

#[test]
fn a_game_that_is_over() {
    let fool = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(why(fool, Color::White), Some(Reason::Mated));
    let verdict = verdict(&position(fool), Color::Black, Budget::default());
    assert_eq!(verdict, Verdict::Winnable { line: vec![] });
    for winner in Color::ALL {
        assert_eq!(why("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", winner), Some(Reason::Stalemate));
    }
}

#[test]
fn material() {
    use Reason::{BareKing, BishopsOfOneColour, LoneKnight};
    for (fen, white) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Some(BareKing)),
        ("4k3/pppp4/8/8/8/8/8/4K3 w - - 0 1", Some(BareKing)),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", Some(LoneKnight)),
        ("3qk3/8/8/8/8/8/8/4KN2 w - - 0 1", Some(LoneKnight)),
        ("2qqk3/8/8/8/8/8/8/4KN2 w - - 0 1", Some(LoneKnight)),
        ("3rk3/8/8/8/8/8/8/4KN2 w - - 0 1", None),
        ("3bk3/8/8/8/8/8/8/4KN2 w - - 0 1", None),
        ("3nk3/8/8/8/8/8/8/4KN2 w - - 0 1", None),
        ("4k3/3p4/8/8/8/8/8/4KN2 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", Some(BishopsOfOneColour)),
        ("3rk3/3q4/8/8/8/8/6B1/4KB2 w - - 0 1", Some(BishopsOfOneColour)),
        ("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", Some(BishopsOfOneColour)),
        ("3bk3/8/8/8/8/8/8/4KB2 w - - 0 1", None),
        ("3nk3/8/8/8/8/8/8/4KB2 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", None),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", None),
    ] {
        assert_eq!(why(fen, Color::White), white, "{fen}");
    }
}

#[test]
fn locked_pawns() {
    let fen = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
    for winner in Color::ALL {
        assert_eq!(why(fen, winner), Some(Reason::Blocked));
    }
    assert_eq!(dead(&position(fen), Budget::default()), Some(true));
    // The same with a gap in the wall.
    assert_eq!(why("4k3/8/8/p1p1p3/P1P1P1P1/8/8/4K3 w - - 0 1", Color::White), None);
}

#[test]
fn en_passant() {
    // Only the capture opens the wall, and only now.
    let open = "8/8/4k3/p1p1p1pP/P1P1P1P1/8/4K3/8 w - g6 0 1";
    assert_eq!(why(open, Color::White), None);
    let allowed = [Move::en_passant(Square::H5, Square::G6)];
    assert!(verdict_with(&position(open), Color::White, &allowed, Budget::default()).is_winnable());
}

#[test]
fn castling_counts_in_chess960_too() {
    for fen in [
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1",
        "bqnb1rkr/pppppppp/5n2/8/8/5N2/PPPPPPPP/BQNB1RKR w HFhf - 0 1",
    ] {
        for winner in Color::ALL {
            let expected = (fen.starts_with("4k3") && winner == Color::Black).then_some(Reason::BareKing);
            assert_eq!(why(fen, winner), expected, "{fen}");
        }
    }
    // The mate is given by castling; only castling is allowed.
    let position = position("8/8/8/8/8/8/7R/1k2K2R w K - 0 1");
    let castling = [Move::castling(Square::E1, Square::H1)];
    let Verdict::Winnable { line } = verdict_with(&position, Color::White, &castling, Budget::default())
    else {
        panic!("castling goes on to mate")
    };
    assert_eq!(line[0], castling[0]);
    assert_mates(&position, &line, Color::White);
}

#[test]
fn a_king_left_attacked() {
    // White to move, and the black king stands attacked: the king is not taken, White plays on.
    let fen = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
    assert_eq!(why(fen, Color::White), None);
    assert_eq!(why(fen, Color::Black), Some(Reason::BareKing));
    // Both kings attacked.
    assert_eq!(why("4k3/8/8/8/8/4r3/8/K3R3 w - - 0 1", Color::White), None);
    // A lone bishop that attacks the king still cannot mate.
    assert_eq!(why("4k3/8/8/1B6/8/8/8/4K3 w - - 0 1", Color::White), Some(Reason::BishopsOfOneColour));
    // Kings side by side: the one to move steps away.
    assert_eq!(why("8/8/3kK3/8/8/8/7p/8 w - - 0 1", Color::Black), None);
}

/// Where a king is left attacked nothing is different.
#[test]
fn a_king_left_attacked_in_a_hard_position() {
    // The wall of locked pawns stays a wall; the attacked king moves away or the bishop does.
    let fen = "8/8/1k1p1p2/1p1PpP2/1P1pP3/B2P1P2/8/6K1 w - - 0 1";
    let regular = why(&fen.replace(" w ", " b "), Color::White);
    let verdict = verdict(&position(fen), Color::White, Budget::default());
    assert!(!verdict.is_undetermined());
    assert_eq!(verdict.is_unwinnable(), regular.is_some());
}

#[test]
fn pawns_on_the_end_ranks() {
    // A white pawn on rank 8 stays there; with nothing else White has no way to mate.
    let stuck = "P3k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(why(stuck, Color::White), Some(Reason::NoMate));
    assert_eq!(why("P3k3/8/8/8/8/8/8/R3K3 w - - 0 1", Color::White), None);
}

#[test]
fn only_certain_first_moves() {
    let position = position("7k/8/5K2/8/8/8/6Q1/8 w - - 0 1");
    let budget = Budget::default();
    let mate = Move::normal(Square::G2, Square::G7);
    assert_eq!(
        verdict_with(&position, Color::White, &[mate], budget),
        Verdict::Winnable { line: vec![mate] }
    );
    // A queen that must go where she stalemates.
    let stalemate = Move::normal(Square::G2, Square::G6);
    assert_eq!(
        verdict_with(&position, Color::White, &[stalemate], budget),
        Verdict::Unwinnable { why: Reason::FirstMoves }
    );
    // What is not legal does not count, and without any move there is no way on.
    let illegal = Move::promotion(Square::G2, Square::G8, PromotionRole::Queen);
    assert_eq!(
        verdict_with(&position, Color::White, &[illegal], budget),
        Verdict::Unwinnable { why: Reason::FirstMoves }
    );
}

#[test]
fn a_budget_that_does_not_suffice() {
    // White's bishops cannot break through; a proof of it takes more than a few nodes.
    let hard = position("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1");
    let wide = position("8/8/8/8/8/8/p3k3/K1B5 b - - 0 1");
    for nothing in [Budget::nodes(0), Budget::nodes(1)] {
        for position in [&hard, &wide] {
            let verdict = verdict(position, Color::White, nothing);
            assert!(!verdict.is_winnable(), "there was no time to find a line");
        }
    }
    assert_eq!(verdict(&wide, Color::White, Budget::nodes(0)), Verdict::Undetermined);
}

#[test]
fn dead_needs_both_sides() {
    let budget = Budget::default();
    assert_eq!(dead(&position("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"), budget), Some(true));
    assert_eq!(dead(&position("4k3/8/8/8/8/8/8/4KR2 w - - 0 1"), budget), Some(false));
    assert_eq!(dead(&position("8/8/8/8/8/8/p3k3/K1B5 b - - 0 1"), Budget::nodes(0)), None);
}

/// A question that takes a search of hundreds of thousands of positions can be stopped wherever it has got to.
#[test]
fn a_question_can_be_stopped() {
    let hard = position("1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - - 0 1");
    for most in [0, 1, 5, 50] {
        let (mut looks, mut before) = (0, 0);
        let verdict = verdict_watched(&hard, Color::Black, Budget::default(), &mut |nodes| {
            assert!(nodes >= before && nodes - before < 20_000, "{nodes} after {before}");
            before = nodes;
            looks += 1;
            looks <= most
        });
        assert_eq!(verdict, Verdict::Undetermined);
        assert!(looks <= most + 2, "asked {looks} times, told to stop after {most}");
    }
}
