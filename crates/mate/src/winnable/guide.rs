//! What a move is worth on the way to a mate, at a look.
//!
//! The losing king is wanted in a corner that the winner's bishops can attack, one of its own pieces beside it, the winner's king near by. Until then
//! the winner takes what is to be had and pushes pawns, and the loser keeps what it has.

use super::lone::moves as steps_of;
use tratto_board::{Bitboard, Color, Move, MoveKind, Position, Role};

/// What a move does for the winner, both sides wanting the same.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Worth {
    Progress,
    Neutral,
    Setback,
}

/// What is hoped for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Style {
    Usual,
    /// The mate in the other corner of the colour.
    OtherCorner,
    /// The loser gets new pieces, which block its king.
    Promoting,
}

/// A position, seen for what is to be reached in it.
pub(super) struct Guide<'p> {
    position: &'p Position,
    ours: bool,
    /// Where the king of the side to move is wanted, and its knights.
    king: usize,
    knight: usize,
    /// The squares beside that corner, where pieces of the loser's do good.
    block: [usize; 2],
    /// The winner has too little, unless the loser promotes.
    needs_promotion: bool,
    /// The loser is to promote all the same.
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
        // For White as the winner the corner is h8 or a8. a1 is dark, and so is h8.
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

/// Whether the winner's one minor piece, or its bishops of one colour, need a piece of the loser's that is not there yet.
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
