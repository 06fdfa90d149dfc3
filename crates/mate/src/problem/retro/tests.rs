use super::super::{Request, Rights, Status, solve};
use super::*;

fn setup(fen: &str) -> Setup {
    Setup::from_fen_relaxed(fen).unwrap().0
}

fn told(fen: &str) -> Vec<String> {
    let mut told: Vec<String> = last_moves(&setup(fen))
        .iter()
        .map(|last| {
            let prey = last.captured.map(|role| format!("x{}", role.letter())).unwrap_or_default();
            format!("{}{}{prey}{}", last.piece.role.letter(), last.from, last.to)
        })
        .collect();
    told.sort();
    told
}

#[test]
fn kings_do_not_come_out_of_the_others_reach() {
    // The black king has stood neither beside the white one nor in a check that no white move can have given.
    assert_eq!(told("7k/5K2/8/8/8/8/8/8 w - - 0 1"), ["kh7h8", "kh7xbh8", "kh7xnh8", "kh7xqh8", "kh7xrh8"]);
}

#[test]
fn initial_array_and_first_moves() {
    let of = |color: &str, fen: &str| told(&format!("{fen} {color} KQkq - 0 1"));
    // Knights come and go; the array can be there again.
    let knights = ["na6b8", "nc6b8", "nf6g8", "nh6g8"];
    assert_eq!(of("w", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), knights);
    let pawn = of("b", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert!(pawn.contains(&"pe2e4".to_owned()) && pawn.contains(&"pe3e4".to_owned()), "{pawn:?}");
    assert!(!pawn.iter().any(|last| last.contains('x')), "nothing has been taken: {pawn:?}");
}

#[test]
fn castling_and_promotion_are_taken_back() {
    let castled = told("4k3/8/8/8/8/8/3PPPPP/5RK1 b - - 0 1");
    assert!(castled.contains(&"ke1g1".to_owned()), "{castled:?}");
    // A pawn beside the king forbids it: f1 was attacked.
    let attacked = told("4k3/8/8/8/8/8/3PP1pP/5RK1 b - - 0 1");
    assert!(!attacked.contains(&"ke1g1".to_owned()), "{attacked:?}");
    let promoted = told("Q6k/8/8/8/8/8/8/K7 b - - 0 1");
    assert!(
        promoted.contains(&"pa7a8".to_owned()) && promoted.contains(&"pb7xna8".to_owned()),
        "{promoted:?}"
    );
}

/// What `solve` is told: the rooks that may castle, and where a pawn may be captured en passant.
fn decided(stipulation: &str, fen: &str) -> super::super::Conventions {
    solve(&setup(fen), &stipulation.parse().unwrap(), &Request::default()).unwrap().1
}

#[test]
fn whoever_has_just_moved_king_or_rook_may_not_castle() {
    // Black has only king and rook, and one of them has moved last.
    let conventions = decided("#2", "4k2r/8/8/8/8/8/8/4K2R w - - 0 1");
    assert_eq!(conventions.castling, [(Square::H1, Right::Open), (Square::H8, Right::Shown { plies: 1 })]);
    // With a pawn that may have moved instead, nothing is shown.
    let conventions = decided("#2", "4k2r/8/p7/8/8/8/8/4K2R w - - 0 1");
    assert_eq!(conventions.castling, [(Square::H1, Right::Open), (Square::H8, Right::Open)]);
    // A pawn at home has not moved: it does not help.
    let conventions = decided("#2", "4k2r/p7/8/8/8/8/8/4K2R w - - 0 1");
    assert_eq!(conventions.castling[1], (Square::H8, Right::Shown { plies: 1 }));
}

#[test]
fn in_help_play_it_is_white_that_has_moved() {
    // White, with a pawn at home, has moved king or rook last.
    let conventions = decided("h#2", "r3k3/8/8/8/8/8/P7/4K2R b - - 0 1");
    assert_eq!(conventions.castling_rooks(), Square::A8.bitboard(), "{conventions:?}");
}

#[test]
fn en_passant_when_nothing_else_was_played() {
    // King, bishop and the pawns at home have no way back; on d6 the pawn would have given check, and c6 and e6 are
    // occupied.
    let fen = "kb6/ppP5/2N1N3/2KpP3/8/8/8/8 w - - 0 1";
    assert_eq!(told(fen), ["pd7d5"]);
    assert_eq!(decided("#2", fen).passing, [Passing::Shown(Square::D6)]);
    // A FEN that says there is none is believed, but what it denies is told.
    let request = Request { rights: Rights::Said, ..Request::default() };
    let setup = Setup::from_fen(fen).unwrap();
    let (_, conventions) = solve(&setup, &"#2".parse().unwrap(), &request).unwrap();
    assert_eq!(
        (conventions.passing.clone(), conventions.en_passant()),
        (vec![Passing::Unsaid(Square::D6)], None)
    );
    // Take the knight away from e6, and the pawn may have captured from there.
    let fen = "kb6/ppP5/2N5/2KpP3/8/8/8/8 w - - 0 1";
    assert!(matches!(decided("#2", fen).passing[..], [Passing::Open { other: Some(_), .. }]));
    // With the king on a4 the pawn may have come from d6.
    let fen = "kb6/ppP5/2N1N3/3pP3/K7/8/8/8 w - - 0 1";
    assert_eq!(told(fen), ["pd6d5", "pd7d5"]);
}

#[test]
fn en_passant_when_something_else_may_have_been_played() {
    let conventions = decided("#2", "7k/8/8/3pP3/8/8/8/K7 w - - 0 1");
    assert!(matches!(conventions.passing[..], [Passing::Open { square: Square::D6, other: Some(_) }]));
    assert_eq!(conventions.en_passant(), None);
    // The position may say so, and is believed.
    let conventions = decided("#2", "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1");
    assert_eq!(conventions.passing, [Passing::Given(Square::D6)]);
}

#[test]
fn the_fen_at_its_word() {
    let setup = setup("4k2r/8/p7/8/8/8/8/4K2R w K - 0 1");
    let request = Request { rights: Rights::Fen, ..Request::default() };
    let (solution, conventions) = solve(&setup, &"#1".parse().unwrap(), &request).unwrap();
    assert_eq!(conventions.castling, [(Square::H1, Right::Given), (Square::H8, Right::Denied)]);
    assert_eq!(solution.status(), Status::NoSolution);
}

#[test]
fn one_castling_or_the_other() {
    // One of the rooks has moved last, or the king: at most one right is left.
    let conventions = decided("#2", "r3k2r/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(conventions.castling, [(Square::A8, Right::Open), (Square::H8, Right::Open)]);
    assert_eq!(conventions.exclusive, [(Square::A8, Square::H8)]);
    // With a pawn that has moved both may be.
    assert_eq!(decided("#2", "r3k2r/8/p7/8/8/8/8/4K3 w - - 0 1").exclusive, []);
}

#[test]
fn castling_only_if_the_pawn_has_just_passed() {
    // Either king or rook has moved last, or the pawn from g7: from g6 it would have given check, and h6 and f6 are occupied.
    let conventions = decided("#2", "4k2r/8/5P1P/3R1KpP/8/8/8/8 w - - 0 1");
    assert_eq!(conventions.castling, [(Square::H8, Right::Open)]);
    assert_eq!(conventions.en_passant(), None);
    assert_eq!(conventions.linked, [(Square::H8, Square::G6)]);
    assert_eq!(decided("#2", "4k2r/8/p4P1P/3R1KpP/8/8/8/8 w - - 0 1").linked, []);
}
