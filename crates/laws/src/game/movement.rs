//! Which rules of Article 3 an illegal half-move breaks.

use super::ply::MoveFault;
use super::{Game, Obligation};
use crate::edition::Rule;
use tratto_board::{Bitboard, Move, Position, Role, WhyNot};

impl Game {
    /// The rules of Article 3 that a half-move breaks, in the position on the board or before it. What it binds to tells which part
    /// of a half-done move is missing.
    pub(super) fn article_three(
        &self,
        fault: Option<MoveFault>,
        made: Option<Move>,
        duty: Option<&Obligation>,
    ) -> Vec<Rule> {
        let Some(fault) = fault else { return Vec::new() };
        if fault == MoveFault::Incomplete {
            return incomplete(made, duty);
        }
        let mut rules = article_three(fault).to_vec();
        if self.regulations.chess960.is_some() {
            rules.extend(chess960(fault));
        }
        // The last board before a half-move on which it could be made, and otherwise the one that stands now.
        let fits =
            |position: &Position| made.is_some_and(|m| position.by_color(position.turn()).has(m.from()));
        let mut boards: Vec<Position> = self.boards().filter_map(|board| board.position().copied()).collect();
        if self.position().is_some() {
            boards.rotate_right(1);
        }
        let before = boards.into_iter().rev().find(fits);
        if let Some(position) = &before {
            let pinned = position.pinned(!position.turn());
            if (attackers(fault) & pinned).any() {
                rules.push(Rule::PinnedAttack);
            }
        }
        rules
    }
}

/// The rule of Article 3 that a move with a part left out breaks.
fn incomplete(made: Option<Move>, duty: Option<&Obligation>) -> Vec<Rule> {
    let moves = duty.map_or(&[][..], |duty| &duty.moves);
    let promotes = |m: &Move| m.promotes_to().is_some();
    let takes = |rule: &Rule| matches!(rule, Rule::TouchedEnemy | Rule::TouchedBoth);
    if made.is_some_and(|m| m.is_castling()) {
        vec![Rule::Castling]
    } else if made.is_some_and(|m| promotes(&m)) || (!moves.is_empty() && moves.iter().all(promotes)) {
        vec![Rule::Promotion]
    } else if duty.is_some_and(|duty| duty.rules.iter().any(takes)) {
        vec![Rule::CaptureRemoves]
    } else {
        Vec::new()
    }
}

/// The rules of Article 3 that a fault breaks.
fn article_three(fault: MoveFault) -> &'static [Rule] {
    let why = match fault {
        MoveFault::Illegal(why) => why,
        MoveFault::KingTaken { .. } | MoveFault::NoKing => return &[Rule::KingTaken],
        MoveFault::Unpromoted { .. } => return &[Rule::Promotion],
        MoveFault::NoMove | MoveFault::Incomplete => return &[],
    };
    match why {
        WhyNot::OwnPieceThere { .. } => &[Rule::OwnPieceThere],
        WhyNot::NotItsMove { role, .. } => match role {
            Role::Pawn => &[Rule::PawnStep],
            Role::Knight => &[Rule::KnightMoves],
            Role::Bishop => &[Rule::BishopMoves],
            Role::Rook => &[Rule::RookMoves],
            Role::Queen => &[Rule::QueenMoves],
            Role::King => &[Rule::KingStep],
        },
        WhyNot::Blocked { role: Role::Pawn, .. } => &[Rule::PawnStep, Rule::PawnDoubleStep],
        WhyNot::Blocked { .. } => &[Rule::NoLeaping],
        WhyNot::NothingToCapture { .. } => &[Rule::PawnCapture],
        WhyNot::EnPassantUnavailable { .. } => &[Rule::EnPassant],
        WhyNot::PromotionMissing { .. } | WhyNot::PromotionImpossible { .. } => &[Rule::Promotion],
        WhyNot::StaysInCheck { .. } | WhyNot::ExposesKing { .. } => &[Rule::NoSelfCheck],
        WhyNot::KingIntoCheck { .. } => &[Rule::KingStep, Rule::NoSelfCheck],
        WhyNot::CastlingRightLost { .. } => &[Rule::CastlingRight, Rule::Castling],
        WhyNot::CastlingBlocked { .. }
        | WhyNot::CastlingOutOfCheck { .. }
        | WhyNot::CastlingThroughCheck { .. }
        | WhyNot::CastlingIntoCheck { .. } => &[Rule::CastlingBarred],
        _ => &[Rule::LegalMove],
    }
}

/// What the rules of Chess960 add where castling is at fault.
fn chess960(fault: MoveFault) -> &'static [Rule] {
    match fault {
        MoveFault::Illegal(WhyNot::CastlingRightLost { .. }) => &[Rule::Chess960Once],
        MoveFault::Illegal(WhyNot::CastlingBlocked { .. }) => &[Rule::Chess960Path, Rule::Chess960Filled],
        _ => &[],
    }
}

/// The pieces that attack the king, where that is what is wrong.
fn attackers(fault: MoveFault) -> Bitboard {
    match fault {
        MoveFault::Illegal(
            WhyNot::StaysInCheck { by, .. }
            | WhyNot::ExposesKing { by, .. }
            | WhyNot::KingIntoCheck { by, .. }
            | WhyNot::CastlingOutOfCheck { by, .. }
            | WhyNot::CastlingThroughCheck { by, .. }
            | WhyNot::CastlingIntoCheck { by, .. },
        ) => by,
        _ => Bitboard::EMPTY,
    }
}
