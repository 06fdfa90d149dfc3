//! Ways to meet an attack, threats, changes, the balance sheet.

use crate::{position, random_games, real_positions};
use tratto_board::{Color, Role, Square};
use tratto_lore::fact::{BalanceSheet, Concept, Menace, Way, answers, changes, facts, holds, threats};

/// A move by its squares.
fn named(m: tratto_board::Move) -> String {
    format!("{}{}", m.from(), m.to())
}

fn ways(fen: &str, square: Square) -> Vec<(Way, String)> {
    let at = position(fen);
    answers(&at, square).iter().map(|answer| (answer.way, named(answer.played))).collect()
}

fn of(fen: &str, square: Square, way: Way) -> Vec<String> {
    ways(fen, square).into_iter().filter(|(found, _)| *found == way).map(|(_, played)| played).collect()
}

/// The bishop attacks the rook; every one of the ways is there.
#[test]
fn the_ways_to_meet_an_attack() {
    // The bishop on a8 attacks the rook on e4, which nothing defends.
    let fen = "b5k1/8/8/8/1N2R3/8/5P2/6K1 w - - 0 1";
    // Away: all fourteen moves of the rook but e4–b4, where its knight stands: c4 d4 f4 g4 h4, e1 e2 e3 e5 e6 e7 e8+.
    assert_eq!(of(fen, Square::E4, Way::Away).len(), 12);
    // Between a8 and e4 lie b7, c6, d5: the knight reaches c6 and d5. There it is taken by a bishop that the rook does not then take back.
    let mut between = of(fen, Square::E4, Way::Interposition);
    between.sort();
    assert_eq!(between, ["b4c6", "b4d5"]);
    // A defence by f2–f3 leaves a rook for a bishop: no answer. The knight goes to no square that attacks a8 or e4 but d5 and c6; c2, d3, a2, a6 do not help.
    assert!(of(fen, Square::E4, Way::Defence).is_empty());
    // The bishop taken: a rook on the a-file.
    assert_eq!(of("b5k1/8/8/8/1N2R3/8/5P2/R5K1 w - - 0 1", Square::E4, Way::Capture), ["a1a8"]);
    // No move threatens anything as big.
    assert!(of(fen, Square::E4, Way::CounterThreat).is_empty());
    // A counter-capture: the knight takes the queen on d3, which is worth more than the rook.
    let taken = of("b5k1/5ppp/8/8/1N2R3/3q4/5P2/6K1 w - - 0 1", Square::E4, Way::CounterCapture);
    assert_eq!(taken, ["b4d3"]);
    // A mate answers everything.
    let mate = answers(&position("b6k/6pp/8/8/1N2R3/8/5P2/3R2K1 w - - 0 1"), Square::E4);
    let mate = mate.iter().find(|answer| named(answer.played) == "d1d8").unwrap();
    assert_eq!((mate.way, mate.threat.as_ref().unwrap().menace), (Way::CounterThreat, Menace::Mate));
    // Nothing is lost: nothing to answer. An empty square, and a king: the same.
    assert!(ways("4k3/8/8/3b4/4R3/3P1P2/8/4K3 w - - 0 1", Square::F3).is_empty());
    assert!(ways(fen, Square::A1).is_empty() && ways(fen, Square::G1).is_empty());
}

/// Whatever the ways are called: a move is listed once, is legal, and the defended piece is not lost afterwards.
#[test]
fn answers_hold_what_they_say() {
    for at in real_positions(300).iter().chain(&random_games(20, 11)) {
        for square in at.occupied() {
            let found = answers(at, square);
            let Some(side) = at.piece_at(square).map(|piece| piece.color) else { continue };
            let asked = if at.turn() == side { *at } else { at.pass() };
            for (number, answer) in found.iter().enumerate() {
                assert!(asked.is_legal(answer.played));
                assert!(found[..number].iter().all(|other| other.played != answer.played));
                let after = asked.play(answer.played).unwrap();
                if matches!(answer.way, Way::Capture | Way::Interposition | Way::Defence)
                    && answer.played.from() != square
                    && !answer.played.is_castling()
                {
                    let falls = Concept::CaptureThreat.of(&after, !side);
                    let takes = |m: &tratto_board::Move| m.to() == square && m.promotes_to().is_none();
                    assert!(
                        !falls.iter().any(|fact| fact.evidence.moves.iter().any(takes)),
                        "{} {}",
                        at.fen(),
                        named(answer.played)
                    );
                }
            }
        }
    }
}

#[test]
fn threats_are_in_order() {
    // A mate before a queen, a queen before a pawn.
    let at = position("6k1/P4ppp/8/8/2p5/8/2R3PP/3R2K1 w - - 0 1");
    let found: Vec<_> =
        threats(&at, Color::White).iter().map(|threat| (threat.menace, threat.gain)).collect();
    assert_eq!(found[0], (Menace::Mate, 99));
    assert_eq!(found.last(), Some(&(Menace::Capture, 1)));
    assert!(found.windows(2).all(|two| two[0].1 >= two[1].1));
    // Nobody passes in check.
    let check = position("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1");
    assert!(threats(&check, Color::Black).is_empty());
    // A queen stalemates, a rook does not.
    let at = position("8/5P1k/5K2/8/8/8/8/8 w - - 0 1");
    let found: Vec<_> = threats(&at, Color::White).iter().map(|threat| threat.played.promotes_to()).collect();
    assert!(!found.contains(&tratto_board::PromotionRole::from_role(Role::Queen)));
    assert!(found.contains(&tratto_board::PromotionRole::from_role(Role::Rook)));
}

#[test]
fn a_move_changes_what_it_changes() {
    for (fen, played) in [
        ("4k3/8/3p4/4p3/4P3/8/8/4K3 w - - 0 1", "e1d2"),
        ("r3k2r/pppq1ppp/2np1n2/2b1p3/2B1P1b1/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 8", "e1g1"),
    ] {
        let before = position(fen);
        let after = before.play(before.read_uci(played).unwrap()).unwrap();
        let change = changes(&before, &after);
        let (old, new) = (facts(&before), facts(&after));
        assert_eq!(
            change.gained.len()
                + change.altered.len()
                + (old.len() - change.lost.len() - change.altered.len()),
            new.len()
        );
        assert!(
            change.gained.iter().all(|fact| new.contains(fact))
                && change.lost.iter().all(|fact| old.contains(fact))
        );
        assert!(
            change
                .altered
                .iter()
                .all(|(one, other)| old.contains(one) && new.contains(other) && one.concept == other.concept)
        );
        let same = changes(&before, &before);
        assert!(same.gained.is_empty() && same.lost.is_empty() && same.altered.is_empty());
    }
    // Castling gives the king its shield and connects nothing yet.
    let before = position("4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1");
    let after = before.play(before.read_uci("e1g1").unwrap()).unwrap();
    assert!(changes(&before, &after).gained.iter().any(|fact| fact.concept == Concept::KingShield));
}

#[test]
fn a_duty_by_lifting_off() {
    // The knight d7 alone holds e5, and b6 alone holds a4 from nothing.
    let at = position("6k1/3n4/1p6/4p3/8/8/8/4R1K1 w - - 0 1");
    assert!(holds(&at, Square::D7, Square::E5) && !holds(&at, Square::B6, Square::E5));
    assert!(!holds(&at, Square::A1, Square::E5) && !holds(&at, Square::G8, Square::E5));
}

#[test]
fn the_balance_sheet_counts() {
    let sheet = BalanceSheet::of(&position("r4rk1/ppp2p1p/6p1/8/8/2P5/P1P2PPP/1R2R1K1 w - - 0 20"));
    let white = Color::White;
    assert_eq!(sheet.material.value[white].pieces, [6, 0, 0, 2, 0]);
    assert_eq!((sheet.material.value[white].value, sheet.material.value[!white].value), (16, 16));
    let pawns = sheet.pawns.value[white];
    // a2; c2 c3; f2 g2 h2.
    assert_eq!((pawns.islands, pawns.isolated, pawns.doubled, pawns.passed), (3, 3, 2, 0));
    let files = sheet.files.value[white];
    assert_eq!((files.open, files.half_open, files.seventh), (1, 1, 0));
    assert!(sheet.safety.value[white].is_castled && sheet.safety.value[white].shield == 3);
    // Development means nothing in an endgame.
    assert!(sheet.time.is_none());
    // Both knights and a bishop out, castled, the queen at home, and the turn.
    let opening = position("rnbqkb1r/pppp1ppp/5n2/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 w kq - 0 5");
    let time = BalanceSheet::of(&opening).time.unwrap();
    assert_eq!((time.value[white].minors, time.value[white].steps(), time.value[!white].steps()), (3, 5, 1));
}
