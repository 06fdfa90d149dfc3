//! The moves that are known in a position, against the definition: a move is known if some named opening comes through the position
//! after it, and its lines are the openings that do. Here every opening is walked through for every move.

use tratto_board::Position;
use tratto_lore::opening::{known_moves, lines_through, named, openings};

fn way(opening: &tratto_lore::opening::Opening) -> Vec<Position> {
    let mut positions = vec![Position::initial()];
    for &m in &opening.moves {
        let mut next = *positions.last().expect("the first");
        next.play_unchecked(m);
        positions.push(next);
    }
    positions
}

#[test]
fn known_moves_are_those_on_the_way_to_a_name() {
    let ways: Vec<Vec<Position>> = openings().iter().map(way).collect();
    let through = |position: &Position| {
        ways.iter().filter(|way| way.iter().any(|one| one.same_position(position))).count()
    };
    assert_eq!(lines_through(&Position::initial()) as usize, openings().len());
    // Every seventh opening, at each step of its way.
    for position in ways.iter().step_by(7).flatten() {
        let known = known_moves(position);
        assert_eq!(lines_through(position) as usize, through(position), "{}", position.fen());
        for m in position.legal_moves() {
            let mut next = *position;
            next.play_unchecked(m);
            let told = known.iter().find(|one| one.played == m);
            assert_eq!(told.map_or(0, |one| one.lines) as usize, through(&next), "{} {m:?}", position.fen());
            if let Some(told) = told {
                assert_eq!(told.opening.map(|one| one.english), named(&next).map(|one| one.english));
            }
        }
        assert!(known.is_sorted_by_key(|one| std::cmp::Reverse(one.lines)));
    }
}
