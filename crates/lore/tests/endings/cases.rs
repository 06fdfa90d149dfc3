//! The cases from the definitions.

use super::{Turned, rows};
use proptest::prelude::*;
use tratto_board::{Color, Square, strategy};
use tratto_lore::ending::{
    Alignment, LineEnd, Opposition, PawnEnding, PawnSquare, Search, Verdict, WrongBishop, breakthrough,
};

#[test]
fn outcomes_and_zugzwangs() {
    for row in rows("outcomes.tsv") {
        for turned in Turned::ALL {
            let ending = PawnEnding::of(&turned.position(&row[0])).unwrap();
            assert_eq!(ending.outcome().is_won(), row[1] == "won", "{row:?} {turned:?}");
            assert_eq!(ending.zugzwang().is_some(), row[2] == "yes", "{row:?} {turned:?}");
        }
    }
}

#[test]
fn squares_of_the_pawn() {
    for row in rows("squares.tsv") {
        for turned in Turned::ALL {
            let position = turned.position(&row[0]);
            let pawns = position.by_role(tratto_board::Role::Pawn);
            let pawn = pawns
                .into_iter()
                .find(|square| {
                    matches!(square.file().index(), 0 | 7)
                        && square.rank() != turned.square(Square::A3).rank()
                })
                .unwrap();
            let found = PawnSquare::of(&position, pawn);
            let told = found.as_ref().map_or("-", |square| if square.inside { "in" } else { "out" });
            assert_eq!(told, row[1], "{row:?} {turned:?}");
            assert_eq!(found.is_some_and(|square| square.wins), row[2] == "yes", "{row:?} {turned:?}");
        }
    }
}

#[test]
fn oppositions() {
    for row in rows("opposition.tsv") {
        for turned in Turned::ALL {
            let told = Opposition::of(&turned.position(&row[0])).map(|found| {
                let along = match found.alignment {
                    Alignment::File => "file",
                    Alignment::Rank => "rank",
                    Alignment::Diagonal => "diagonal",
                };
                (along, found.between.to_string(), turned.color(found.holder))
            });
            let holder = if row[3] == "w" { Color::White } else { Color::Black };
            let wanted = (row[1] != "-").then(|| (row[1].as_str(), row[2].clone(), holder));
            assert_eq!(told, wanted, "{row:?} {turned:?}");
        }
    }
}

#[test]
fn wrong_bishops() {
    for row in rows("bishops.tsv") {
        for turned in Turned::ALL {
            let found = WrongBishop::of(&turned.position(&row[0]));
            let told = found.map_or("-", |found| match found.verdict {
                Verdict::Won { .. } => "won",
                Verdict::Drawn => "drawn",
                Verdict::Undetermined => "undetermined",
            });
            assert_eq!(told, row[1], "{row:?} {turned:?}");
        }
    }
}

#[test]
fn breakthroughs() {
    for row in rows("breakthroughs.tsv") {
        for turned in Turned::ALL {
            let position = turned.position(&row[0]);
            match breakthrough(&position, 2_000_000) {
                Search::Proved(found) => {
                    assert_eq!(found.played, turned.played(&position, &row[1]), "{row:?} {turned:?}");
                    // The line is legal and ends with the promotion.
                    let mut at = position;
                    for &m in &found.line {
                        at = at.play(m).unwrap();
                    }
                    assert!(found.line.last().unwrap().promotes_to().is_some(), "{row:?}");
                    assert_eq!(found.line.len(), 2 * usize::from(found.moves) - 1, "{row:?}");
                }
                Search::None { .. } => assert_eq!(row[1], "none", "{row:?} {turned:?}"),
                Search::NotApplicable => assert_eq!(row[1], "n/a", "{row:?} {turned:?}"),
                Search::Undetermined => panic!("{row:?}: not enough positions"),
            }
            if !matches!(row[1].as_str(), "none" | "n/a") {
                assert_eq!(breakthrough(&position, 3), Search::Undetermined, "{row:?}");
            }
        }
    }
}

#[test]
fn moves_kept_and_spoilt() {
    for row in rows("moves.tsv") {
        for turned in Turned::ALL {
            let position = turned.position(&row[0]);
            let ending = PawnEnding::of(&position).unwrap();
            let m = turned.played(&position, &row[1]);
            let judged = ending.judge(m).unwrap();
            let end = judged.refutation.as_ref().map_or("-", |refutation| match refutation.end {
                LineEnd::Promoted => "promoted",
                LineEnd::Taken => "taken",
                LineEnd::Stalemate => "stalemate",
                LineEnd::Repeated => "repeated",
            });
            assert!(end == row[2] || row[2] == "*" && end != "-", "{row:?} {turned:?}: {end}");
        }
    }
}

#[test]
fn a_rook_instead_of_a_queen() {
    for turned in Turned::ALL {
        let ending = PawnEnding::of(&turned.position("8/5P1k/5K2/8/8/8/8/8 w")).unwrap();
        let needed = ending.underpromotion().unwrap();
        assert_eq!(needed.rook, turned.played(ending.position(), "f7f8r"));
        let stalemates = ending.stalemates();
        assert_eq!(stalemates.iter().map(|found| found.played).collect::<Vec<_>>(), [needed.queen]);
        assert!(stalemates[0].throws_win);
        // With the king a file further away the queen wins.
        let ending = PawnEnding::of(&turned.position("8/5P2/5K1k/8/8/8/8/8 w")).unwrap();
        assert!(ending.underpromotion().is_none());
    }
}

/// Three up, both to move; rook pawns before the fifth rank have no key squares.
#[test]
fn key_squares_of_some_pawns() {
    let of = |text: &str| {
        let found = PawnEnding::of(&Turned::ALL[0].position(text)).unwrap().key_squares();
        found.squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(of("4k3/8/8/8/8/8/4P3/4K3 w"), "d4 e4 f4");
    assert_eq!(of("4k3/8/8/8/4P3/8/8/4K3 w"), "d6 e6 f6");
    assert_eq!(of("4k3/8/8/4P3/8/8/8/4K3 w"), "d6 e6 f6 d7 e7 f7");
    assert_eq!(of("4k3/8/4P3/8/8/8/8/4K3 w"), "d7 e7 f7 d8 e8 f8");
    assert_eq!(of("4k3/8/1P6/8/8/8/8/4K3 w"), "a7 b7 a8 b8");
    assert_eq!(of("4k3/8/8/P7/8/8/8/4K3 w"), "b7");
    assert_eq!(of("4k3/8/P7/8/8/8/8/4K3 w"), "b7 b8");
    assert_eq!(of("4k3/8/8/8/P7/8/8/4K3 w"), "");
    // One step before promotion it matters whether the pawn can be taken, not where the king gets to: there are none.
    assert_eq!(of("8/4P3/8/8/4k3/8/8/4K3 w"), "");
    assert_eq!(of("8/P7/8/8/4k3/8/8/6K1 w"), "");
}

proptest! {
    /// Nothing panics, whatever is on the board.
    #[test]
    fn any_position_can_be_asked(setup in strategy::setups()) {
        if let (Some(position), _) = setup.examine() {
            let _ = (Opposition::of(&position), WrongBishop::of(&position), breakthrough(&position, 50));
            for square in Square::all() {
                let _ = PawnSquare::of(&position, square);
            }
            if let Some(ending) = PawnEnding::of(&position) {
                let _ = (ending.evidence(), ending.zugzwang(), ending.key_squares());
            }
        }
    }

    /// Few pieces, regular or not.
    #[test]
    fn small_positions_can_be_asked(
        squares in prop::collection::vec((0..64u8, strategy::pieces()), 0..3),
        kings in (0..64u8, 0..64u8),
        turn in strategy::colors(),
    ) {
        let mut setup = tratto_board::Setup::empty();
        for (square, piece) in squares {
            setup.put(Square::from_index(square), piece);
        }
        setup.put(Square::from_index(kings.0), tratto_board::Role::King.of(Color::White));
        setup.put(Square::from_index(kings.1), tratto_board::Role::King.of(Color::Black));
        setup.turn = turn;
        if let (Some(position), _) = setup.examine() {
            let _ = (Opposition::of(&position), WrongBishop::of(&position), breakthrough(&position, 50));
            for square in Square::all() {
                let _ = PawnSquare::of(&position, square);
            }
            if let Some(ending) = PawnEnding::of(&position) {
                let _ = (ending.evidence(), ending.zugzwang(), ending.key_squares(), ending.stalemates());
                for &m in &position.legal_moves() {
                    let judged = ending.judge(m).unwrap();
let changes = judged.before.is_won() != judged.after.is_won();
                    prop_assert_eq!(judged.keeps(), !changes);
                }
            }
        }
    }
}
