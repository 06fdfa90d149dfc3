//! What proves a statement, drawn on a board: squares in colours, arrows from what attacks or defends to what it attacks or defends.

use tratto_board::draw::{Arrow, Diagram, Highlight, Rgb};
use tratto_board::{Bitboard, Position};
use tratto_lore::{Evidence, Part};

const HOSTILE: Rgb = Rgb::hex(0xb3261e);
const FRIENDLY: Rgb = Rgb::hex(0x2e7d32);
const LINE: Rgb = Rgb::hex(0x9ab8d8);
const KEY: Rgb = Rgb::hex(0xe0a030);
const TARGET: Rgb = Rgb::hex(0xe07a6a);

/// The diagram with the squares of a piece of evidence on it.
pub(crate) fn evidence(mut diagram: Diagram, position: &Position, evidence: &Evidence) -> Diagram {
    let subject = evidence.squares(Part::Subject);
    let target = evidence.squares(Part::Target);
    let marks = [
        (Part::Line, Highlight::Custom(LINE)),
        (Part::Key, Highlight::Custom(KEY)),
        (Part::Target, Highlight::Custom(TARGET)),
        (Part::Subject, Highlight::Selected),
    ];
    for (part, highlight) in marks {
        for square in evidence.squares(part) {
            diagram = diagram.highlight(square, highlight);
        }
    }
    diagram = arrows(diagram, position, evidence.squares(Part::Attacker), subject | target, HOSTILE);
    diagram = arrows(diagram, position, evidence.squares(Part::Defender), subject | target, FRIENDLY);
    diagram = arrows(diagram, position, subject, target, HOSTILE);
    for m in &evidence.moves {
        diagram = diagram.arrow(Arrow::new(m.from(), m.destination()));
    }
    diagram
}

/// Arrows from pieces to what they bear on; a ring around one that bears on none of it.
fn arrows(mut diagram: Diagram, position: &Position, from: Bitboard, to: Bitboard, paint: Rgb) -> Diagram {
    for piece in from {
        let bears_on = |goal: &tratto_board::Square| {
            let color = position.piece_at(piece).map(|piece| piece.color);
            color.is_some_and(|color| position.attackers(*goal, color).has(piece))
        };
        let goals: Vec<_> = to.into_iter().filter(bears_on).collect();
        for goal in &goals {
            diagram = diagram.arrow(Arrow::new(piece, *goal).painted(paint));
        }
        if goals.is_empty() && !to.has(piece) && to.any() {
            diagram = diagram.arrow(Arrow::new(piece, piece).painted(paint));
        }
    }
    diagram
}
