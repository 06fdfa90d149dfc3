//! What must hold of every verdict.

use crate::assert_mates;
use proptest::prelude::*;
use tratto_board::{Color, Piece, Position, Role, Setup, Square, strategy};
use tratto_mate::winnable::{Budget, Verdict, verdict, verdict_with};

/// Positions with two kings and a few pieces more, where anything may happen.
fn small() -> impl Strategy<Value = Setup> {
    let piece = (strategy::squares(), strategy::colors(), prop::sample::select(&Role::ALL[..5]));
    (strategy::squares(), strategy::squares(), prop::collection::vec(piece, 0..7), strategy::colors())
        .prop_map(|(white, black, pieces, turn)| {
            let mut setup = Setup::empty();
            for (square, color, role) in pieces {
                let on_edge = square.index() < 8 || square.index() > 55;
                let role = if role == Role::Pawn && on_edge { Role::Knight } else { role };
                setup.put(square, role.of(color));
            }
            setup.put(white, Role::King.of(Color::White));
            let black = if black == white { Square::from_index(black.index() ^ 36) } else { black };
            setup.put(black, Role::King.of(Color::Black));
            setup.turn = turn;
            setup
        })
}

/// Positions of a random game.
fn played() -> impl Strategy<Value = Position> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..160).prop_map(|choices| {
        let mut at = Position::initial();
        for choice in choices {
            let moves = at.legal_moves();
            if moves.is_empty() {
                break;
            }
            at.play_unchecked(moves[choice.index(moves.len())]);
        }
        at
    })
}

fn positions() -> impl Strategy<Value = Position> {
    let small = small().prop_filter_map("one king a side", |setup| setup.examine().0);
    prop_oneof![small, played()]
}

/// The setup turned over: colours and ranks, or files.
fn turned(setup: &Setup, square: impl Fn(Square) -> Square, flip: bool) -> Setup {
    let color = |color: Color| if flip { !color } else { color };
    let mut image = Setup::empty();
    for at in setup.occupied() {
        if let Some(piece) = setup.piece_at(at) {
            image.put(square(at), Piece { color: color(piece.color), role: piece.role });
        }
    }
    image.turn = color(setup.turn);
    image.en_passant = setup.en_passant.map(&square);
    image
}

fn kind(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable { .. } => "winnable",
        Verdict::Unwinnable { .. } => "unwinnable",
        Verdict::Undetermined => "undetermined",
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, ..ProptestConfig::default() })]

    #[test]
    fn lines_mate_and_answers_do_not_change(position in positions(), winner in strategy::colors()) {
        let first = verdict(&position, winner, Budget::default());
        if let Verdict::Winnable { line } = &first {
            assert_mates(&position, line, winner);
        }
        prop_assert_eq!(first, verdict(&position, winner, Budget::default()));
    }

    /// What can be mated after a move could be mated before it.
    #[test]
    fn a_move_back_loses_nothing(position in positions(), winner in strategy::colors(), choice in any::<prop::sample::Index>()) {
        let moves = position.legal_moves();
        prop_assume!(!moves.is_empty());
        let m = moves[choice.index(moves.len())];
        let after = position.play(m).unwrap();
        if verdict(&after, winner, Budget::default()).is_winnable() {
            let before = verdict(&position, winner, Budget::default());
            prop_assert!(before.is_winnable(), "{}: {:?}", position.fen(), before);
            prop_assert!(verdict_with(&position, winner, &[m], Budget::default()).is_winnable());
        }
    }

    /// No first move wins a position that cannot be won, and some first move wins one that can.
    #[test]
    fn all_first_moves_together_are_the_position(position in positions(), winner in strategy::colors()) {
        let moves = position.legal_moves();
        prop_assume!(!moves.is_empty());
        let all = verdict_with(&position, winner, &moves, Budget::default());
        let plain = verdict(&position, winner, Budget::default());
        prop_assert_eq!(kind(&all), kind(&plain), "{}", position.fen());
    }

    #[test]
    fn turned_over_and_mirrored(setup in small(), winner in strategy::colors()) {
        let Some(position) = setup.examine().0 else { return Ok(()) };
        let expected = kind(&verdict(&position, winner, Budget::default()));
        let over = turned(&setup, Square::flip_ranks, true).examine().0.unwrap();
        prop_assert_eq!(kind(&verdict(&over, !winner, Budget::default())), expected, "{}", over.fen());
        let mirror = turned(&setup, Square::flip_files, false).examine().0.unwrap();
        prop_assert_eq!(kind(&verdict(&mirror, winner, Budget::default())), expected, "{}", mirror.fen());
    }

    /// Whatever stands on the board, nothing panics. A small budget keeps it short.
    #[test]
    fn any_board_at_all(setup in strategy::setups(), winner in strategy::colors()) {
        if let Some(position) = setup.examine().0
            && let Verdict::Winnable { line } = verdict(&position, winner, Budget::nodes(20_000))
        {
            assert_mates(&position, &line, winner);
        }
    }
}
