//! Which rules of Article 3 an illegal half-move breaks.

use super::ply::MoveFault;
use super::{Game, Obligation, OnBoard};
use crate::edition::Rule;
use crate::why::{chess960_rules_against, rules_against};
use tratto_board::{Bitboard, Move, Position, WhyNot};

impl Game {
    /// The rules of Article 3 that a half-move breaks on the board before it. What it binds to tells which part of a half-done
    /// move is missing.
    pub(super) fn article_three(
        &self,
        board: &OnBoard,
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
        let pinned = |position: &Position| position.pinned(!position.turn());
        if board.position().is_some_and(|position| (attackers(fault) & pinned(position)).any()) {
            rules.push(Rule::PinnedAttack);
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
    let rules = rules_against(why);
    if rules.is_empty() { &[Rule::LegalMove] } else { rules }
}

/// What the rules of Chess960 add where castling is at fault.
fn chess960(fault: MoveFault) -> &'static [Rule] {
    if let MoveFault::Illegal(why) = fault { chess960_rules_against(why) } else { &[] }
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
