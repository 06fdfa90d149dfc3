//! Endings: the cases in `testdata/lore/endings`, and the tables held to the board's legal moves in every position.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use tratto_board::{Color, Move, Position, Role, Setup, Square};

#[path = "endings/cases.rs"]
mod cases;
#[path = "endings/proofs.rs"]
mod proofs;
#[path = "endings/queens.rs"]
mod queens;

/// The rows of a file of cases, comments and header left out.
fn rows(file: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/lore/endings").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    let rows: Vec<Vec<String>> = lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect();
    assert!(rows.len() > 4, "{file} has too few cases");
    rows
}

/// How a case is turned: ranks flipped and colours exchanged, files flipped.
#[derive(Copy, Clone, Debug)]
struct Turned {
    colors: bool,
    wings: bool,
}

impl Turned {
    const ALL: [Turned; 4] = [
        Turned { colors: false, wings: false },
        Turned { colors: true, wings: false },
        Turned { colors: false, wings: true },
        Turned { colors: true, wings: true },
    ];

    fn square(self, square: Square) -> Square {
        let square = if self.colors { square.flip_ranks() } else { square };
        if self.wings { square.flip_files() } else { square }
    }

    fn color(self, color: Color) -> Color {
        if self.colors { !color } else { color }
    }

    fn position(self, text: &str) -> Position {
        let setup = Setup::from_fen(&format!("{text} - - 0 1")).unwrap();
        let mut turned = Setup::empty();
        for square in setup.occupied() {
            let piece = setup.piece_at(square).unwrap();
            turned.put(self.square(square), piece.role.of(self.color(piece.color)));
        }
        turned.turn = self.color(setup.turn);
        turned.examine().0.unwrap()
    }

    fn played(self, position: &Position, text: &str) -> Move {
        let [from, to] = [0, 2].map(|at| self.square(text[at..at + 2].parse().unwrap()));
        position.read_uci(&format!("{from}{to}{}", &text[4..])).unwrap()
    }
}

/// A position of kings and a few others, if the side not to move is not in check.
fn regular(turn: Color, pieces: &[(Square, Role, Color)]) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = turn;
    for &(square, role, color) in pieces {
        if setup.piece_at(square).is_some() {
            return None;
        }
        setup.put(square, role.of(color));
    }
    setup.position().ok()
}
