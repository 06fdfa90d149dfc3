//! Answers for a position that is given: what the questions of lessons share with the exercises.

use super::ending::{keeping_node, won_or_drawn};
use super::exercise::{Answer, Choice, Judged};
use super::remark::Remark;
use super::rights::{self, Right};
use super::{keys, mates, moves, seen};
use crate::ending::{PawnEnding, Verdict as Known, WrongBishop};
use crate::exchange::exchange;
use crate::fact;
use tratto_board::{Bitboard, Move, Position, Square};

/// What the board does not show of the moves of a piece, or of both sides.
pub(crate) fn rights(position: &Position, piece: Option<Square>) -> Vec<Right> {
    piece.map_or_else(|| rights::of_both(position), |square| rights::of_piece(position, square))
}

/// Yes or no, with the same remark on both.
pub(crate) fn yes_or_no(yes: bool, remark: Remark) -> Answer {
    Choice::yes_or_no(yes, remark)
}

/// Every move, right if it mates, and a mate.
pub(crate) fn mate(position: &Position) -> Option<(Answer, Vec<Move>)> {
    let node = mates::mating_node(position)?;
    let first = *node.right().first()?;
    Some((Answer::Moves { nodes: vec![node], all: false }, vec![first]))
}

/// Mate in so many moves, by the only move that begins it, against the longest defence.
pub(crate) fn mates(position: &Position, moves: u8) -> Option<(Answer, Vec<Move>)> {
    keys::single_key(position, moves)?;
    let tree = keys::Tree::of(position, moves, false)?;
    let line = tree.line();
    Some((Answer::Moves { nodes: tree.nodes, all: false }, line))
}

/// What can be won by taking.
pub(crate) fn winnable(position: &Position) -> Option<Answer> {
    seen::to_win(position)
}

/// Every move, right if it meets the attack on a piece.
pub(crate) fn answers(position: &Position, square: Square) -> Option<Answer> {
    let good = fact::answers(position, square);
    let node = moves::each_move(&position.setup(), |m| {
        if good.iter().any(|answer| answer.played == m) {
            return Judged::right(m, Remark::MeetsAttack);
        }
        let mut next = *position;
        next.play_unchecked(m);
        let at = if m.from() == square { m.destination() } else { square };
        let taking =
            next.legal_captures().into_iter().find(|&reply| reply.to() == at && exchange(&next, reply) > 0);
        match taking {
            Some(reply) => Judged::wrong(m, Remark::StillTaken, vec![reply]),
            None => Judged::wrong(m, Remark::Not, Vec::new()),
        }
    })?;
    (!good.is_empty()).then_some(Answer::Moves { nodes: vec![node], all: true })
}

/// Won or drawn, by the exact tables.
pub(crate) fn result(position: &Position, remark: &Remark) -> Option<Answer> {
    let is_won = match PawnEnding::of(position) {
        Some(ending) => ending.outcome().is_won(),
        None => match WrongBishop::of(position)?.verdict {
            Known::Won { .. } => true,
            Known::Drawn => false,
            Known::Undetermined => return None,
        },
    };
    Some(won_or_drawn(is_won, remark))
}

/// Every move of a pawn ending, right if it keeps the result, and one of the best.
pub(crate) fn keep(position: &Position) -> Option<(Answer, Vec<Move>)> {
    let ending = PawnEnding::of(position)?;
    let best = ending.best().into_iter().take(1).collect();
    Some((Answer::Moves { nodes: vec![keeping_node(&ending)?], all: true }, best))
}

/// The key squares of the only pawn.
pub(crate) fn key_squares(position: &Position) -> Option<Bitboard> {
    Some(PawnEnding::of(position)?.key_squares().squares)
}
