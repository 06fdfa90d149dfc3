//! Rates moves for the search: progress towards a mate, neutral, or a setback.
//!
//! The aim is a mate in a corner of a colour that the winner's bishops attack, one of the loser's pieces next to the king there and the winner's
//! king near by. Captures and pawn moves by the winner are progress; captures and pawn moves by the loser are setbacks, unless the winner's
//! material is too weak to mate without a promotion by the loser. Ratings decide the order of the search only, never its answer.

use super::lone::moves as steps_of;
use tratto_board::{Bitboard, Color, Move, MoveKind, Position, Role};

/// What a move of either side does for a mate by the winner.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Worth {
    Progress,
    Neutral,
    Setback,
}

/// Which mate is aimed at.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Style {
    Usual,
    /// As usual, but in the opposite corner of the same colour.
    OtherCorner,
    /// The loser's pawn moves count as progress: promoted pieces may block squares next to its king.
    Promoting,
}

/// The aims in one position.
pub(super) struct Guide<'p> {
    position: &'p Position,
    /// Whether the winner is to move.
    ours: bool,
    /// The squares where the king and the knights of the side to move should go.
    king: usize,
    knight: usize,
    /// The two squares next to the corner where a bishop of the loser's should go.
    block: [usize; 2],
    /// Whether the winner can only mate if the loser promotes.
    needs_promotion: bool,
    /// Whether the style is [`Style::Promoting`].
    promotes: bool,
}

impl<'p> Guide<'p> {
    pub(super) fn new(position: &'p Position, winner: Color, style: Style) -> Guide<'p> {
        let ours = position.turn() == winner;
        let (mine, theirs) = (position.by_color(winner), position.by_color(!winner));
        let bishops = position.by_role(Role::Bishop);
        let is_dark = if (bishops & mine).any() {
            (bishops & mine & Bitboard::DARK).any()
        } else {
            (bishops & theirs & Bitboard::LIGHT).any()
        };
        // For White the corner is h8 (dark) or a8 (light). Squares are for h8: its king square g7 and knight square e5, if the winner is to
        // move; h8 and g8, if the loser is.
        let (king, knight) = if ours { (54, 36) } else { (63, 62) };
        let is_other = style == Style::OtherCorner;
        let flip = if is_dark { 0 } else { 7 } ^ if winner.is_white() == is_other { 63 } else { 0 };
        Guide {
            position,
            ours,
            king: king ^ flip,
            knight: knight ^ flip,
            needs_promotion: needs_promotion(position, winner),
            promotes: style == Style::Promoting,
            block: [62 ^ flip, 55 ^ flip],
        }
    }

    pub(super) fn worth(&self, m: Move) -> Worth {
        let (from, to) = (m.from().index() as usize, m.to().index() as usize);
        let role = self.position.role_at(m.from());
        let takes =
            !m.is_castling() && (self.position.occupied().has(m.to()) || m.kind() == MoveKind::EnPassant);
        let nears = match role {
            Some(Role::King) => nearer(Role::King, from, to, self.king),
            Some(Role::Knight) => nearer(Role::Knight, from, to, self.knight),
            Some(Role::Bishop) if !self.ours => {
                let far = |at| self.block.iter().map(|&goal| steps_of(Role::Bishop, at, goal)).min();
                far(to) < far(from)
            }
            _ => false,
        };
        let is_pawn = role == Some(Role::Pawn);
        if self.ours {
            return if takes || is_pawn || nears { Worth::Progress } else { Worth::Neutral };
        }
        if self.needs_promotion {
            let heavy =
                m.promotes_to().is_some_and(|role| matches!(Role::from(role), Role::Queen | Role::Rook));
            return if is_pawn && !heavy || nears { Worth::Progress } else { Worth::Setback };
        }
        if nears || self.promotes && is_pawn {
            Worth::Progress
        } else if takes || is_pawn {
            Worth::Setback
        } else {
            Worth::Neutral
        }
    }
}

fn nearer(role: Role, from: usize, to: usize, goal: usize) -> bool {
    steps_of(role, to, goal) < steps_of(role, from, goal)
}

/// Whether the winner has a single knight or only bishops on squares of one colour, and the loser no piece that could block its own king.
fn needs_promotion(position: &Position, winner: Color) -> bool {
    let mine = position.by_color(winner);
    let minors = position.by_role(Role::Knight) | position.by_role(Role::Bishop);
    if (mine - minors).more_than_one() {
        return false;
    }
    let knights = position.by_role(Role::Knight);
    let bishops = position.by_role(Role::Bishop);
    let theirs = position.by_color(!winner);
    if (mine & bishops).is_empty() {
        return !(mine & knights).more_than_one()
            && (theirs & (minors | position.by_role(Role::Rook))).is_empty();
    }
    let one_colour = (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty();
    (mine & knights).is_empty() && one_colour && (theirs & knights).is_empty()
}
