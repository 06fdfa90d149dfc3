//! What a move changes: facts gained, lost and altered.

use super::{Concept, Fact, Scope, facts};
use crate::evidence::Part;
use tratto_board::{Bitboard, Color, Position};

/// The difference of the facts of two positions.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Changes {
    /// True after and not before.
    pub gained: Vec<Fact>,
    /// True before and not after.
    pub lost: Vec<Fact>,
    /// True of the same subject before and after, with other numbers or other squares: before, and after.
    pub altered: Vec<(Fact, Fact)>,
}

/// What makes two facts be about the same: the concept, the side and the squares it is about; where there is but one fact for a side,
/// its squares are not asked.
fn topic(fact: &Fact) -> (Concept, Color, Bitboard, Bitboard, Bitboard) {
    if fact.concept.scope() == Scope::One {
        return (fact.concept, fact.side, Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
    }
    let squares = |part| fact.evidence.squares(part);
    let subject = squares(Part::Subject);
    let line = if subject.is_empty() { squares(Part::Line) } else { Bitboard::EMPTY };
    // A piece may be pinned twice, have two duties or make two threats: what it is aimed at tells them apart.
    let target =
        if fact.concept.is_aimed() { squares(Part::Target) | squares(Part::Key) } else { Bitboard::EMPTY };
    (fact.concept, fact.side, subject, line, target)
}

/// What changed from one position to another: as a rule, by one move.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::fact::{Concept, changes};
/// // The pawns stand face to face after d2–d4.
/// let before = Position::from_fen("4k3/2p5/8/3p4/8/8/3P4/4K3 w - - 0 1")?;
/// let after = before.play(before.read_uci("d2d4")?)?;
/// let changes = changes(&before, &after);
/// assert!(changes.gained.iter().any(|fact| fact.concept == Concept::Ram));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn changes(before: &Position, after: &Position) -> Changes {
    let mut lost = facts(before);
    let mut changes = Changes::default();
    for fact in facts(after) {
        match lost.iter().position(|old| topic(old) == topic(&fact)) {
            Some(at) => {
                let old = lost.remove(at);
                if old != fact {
                    changes.altered.push((old, fact));
                }
            }
            None => changes.gained.push(fact),
        }
    }
    changes.lost = lost;
    changes
}
