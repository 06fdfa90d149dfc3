//! The colours exchanged: what the coach says is exchanged with them.

use crate::{our_games, random_games};
use std::collections::BTreeSet;
use tratto_board::{Bitboard, Color, Piece, Position, Square};
use tratto_lore::Part;
use tratto_lore::coach::{Advice, Effort, Moves, Occasion, PositionReview, Saying};

fn turned(position: &Position) -> Position {
    let mut setup = position.setup();
    let before = setup;
    for square in Square::all() {
        setup.remove(square);
    }
    for square in Square::all() {
        if let Some(piece) = before.piece_at(square) {
            setup.put(square.flip_ranks(), Piece { color: !piece.color, role: piece.role });
        }
    }
    setup.turn = !setup.turn;
    setup.castling = setup.castling.flip_ranks();
    setup.en_passant = setup.en_passant.map(Square::flip_ranks);
    setup.examine().0.unwrap()
}

/// What an advice says, in words that can be compared; with the colours exchanged if that is asked.
fn told(advice: &Advice, exchanged: bool) -> String {
    let set = |squares: Bitboard| if exchanged { squares.flip_ranks() } else { squares }.0;
    let square = |square: Square| if exchanged { square.flip_ranks() } else { square };
    let side = if exchanged { !advice.side() } else { advice.side() };
    // Which of several lines shows a mate follows the order of the moves, which is not the same from both sides.
    if matches!(advice.saying(), Saying::Mates { .. }) || advice.saying().moves() == Moves::Line {
        return format!("{side:?} {} {}", advice.saying().key(), advice.moves().len());
    }
    let moves: BTreeSet<_> = advice
        .moves()
        .iter()
        .map(|m| (square(m.from()), square(m.to()), m.promotes_to().map(|role| role as u8)))
        .collect();
    let squares = Part::ALL.map(|part| set(advice.evidence().squares(part)));
    format!("{side:?} {} {:?} {squares:?} {moves:?}", advice.saying().key(), advice.truth())
}

#[test]
fn colours_exchanged_exchange_the_advice() {
    let leave = Occasion::Study.leave().unwrap();
    let mut compared = 0;
    for (start, moves) in our_games().into_iter().chain(random_games(3, 41)) {
        let mut at = start;
        for (number, &m) in moves.iter().enumerate() {
            if number % 23 == 7 {
                let here = PositionReview::of(&at, leave, Effort::QUICK);
                let there = PositionReview::of(&turned(&at), leave, Effort::QUICK);
                // What a search with few positions finds to win follows the order of the moves.
                let is_fixed = |advice: &&Advice| !matches!(advice.saying(), Saying::Wins { .. });
                let here: BTreeSet<String> =
                    here.advice().filter(is_fixed).map(|advice| told(advice, true)).collect();
                let there: BTreeSet<String> =
                    there.advice().filter(is_fixed).map(|advice| told(advice, false)).collect();
                assert_eq!(here, there, "{}", at.fen());
                compared += here.len();
            }
            at.play_unchecked(m);
        }
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn a_board_is_turned_round() {
    let at = Position::from_fen("4k3/8/3p4/8/8/8/8/R3K3 w Q - 0 1").unwrap();
    assert_eq!(turned(&at).fen().to_string(), "r3k3/8/8/8/8/3P4/8/4K3 b q - 0 1");
    assert_eq!(turned(&at).turn(), Color::Black);
}
