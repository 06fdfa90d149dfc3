//! Promotions, draws by force, traps, and the breakthrough.

use super::ask::{ends_well, played, settled};
use super::step::Step;
use crate::ending::{Search, breaks_through};
use crate::evidence::{Evidence, Part};
use crate::exchange::{balance, captured, exchange};
use tratto_board::{Move, Position, PromotionRole};

pub(super) fn promotion(step: Step) -> Option<Evidence> {
    step.played().promotes_to()?;
    Some(Evidence::about(step.to()).with(Part::Key, step.from()).by([step.played()]))
}

/// A promotion to less than a queen that is needed: a queen would give stalemate, would not mate, would be taken where this piece
/// is not, or would not make the double attack that this piece makes.
pub(super) fn underpromotion(step: Step) -> Option<Evidence> {
    let role = step.played().promotes_to().filter(|&role| role != PromotionRole::Queen)?;
    let with_queen = Move::promotion(step.from(), step.played().to(), PromotionRole::Queen);
    let queen = played(step.before(), with_queen);
    let after = step.after();
    let stalemates = queen.is_stalemate() && !after.is_stalemate();
    let loses_mate = after.is_checkmate() && !queen.is_checkmate();
    let is_lost = |position: &Position| {
        position.legal_captures().iter().any(|&m| m.to() == step.to() && exchange(position, m) > 0)
    };
    let loses_piece = is_lost(&queen) && !is_lost(after);
    let forks = role == PromotionRole::Knight
        && !queen.is_check()
        && super::attack::fork(step).is_some_and(|fork| fork.squares(Part::Attacker).has(step.to()));
    (stalemates || loses_mate || loses_piece || forks)
        .then(|| Evidence::about(step.to()).with(Part::Key, step.from()).by([step.played(), with_queen]))
}

/// How many positions the proof of a perpetual check may look at, and how many checks one round may have.
const PERPETUAL_NODES: u32 = 1_000;
const PERPETUAL_CHECKS: u32 = 6;

/// The last move of a line gives check, we are not better off, and we can go on for ever: after every reply some check leads to a position
/// that was there before, or from which it goes on so. The positions of the proof are a set that is closed under every reply.
pub(super) fn perpetual_check(step: Step) -> Option<Evidence> {
    let us = step.us();
    if !step.is_last() || !step.after().is_check() || step.after().is_checkmate() {
        return None;
    }
    if balance(step.after(), us) >= 0 && !repeats(step) {
        return None;
    }
    let mut nodes = PERPETUAL_NODES;
    let proved =
        (1..=PERPETUAL_CHECKS).any(|checks| goes_on(step.after(), checks, &mut Vec::new(), &mut nodes));
    let king = step.after().king(!us);
    let evidence = Evidence::about(step.to()).with(Part::Attacker, step.after().checkers());
    proved.then(|| evidence.with(Part::Target, king).by([step.played()]))
}

/// Whether the position after a step stood in the line before.
fn repeats(step: Step) -> bool {
    step.line().boards()[..=step.at()].iter().any(|board| board.same_position(step.after()))
}

/// Whether, with the other side in check, every reply is answered by a check that leads back to a position of the path, or goes on so.
fn goes_on(checked: &Position, checks: u32, path: &mut Vec<Position>, nodes: &mut u32) -> bool {
    if path.iter().any(|earlier| earlier.same_position(checked)) {
        return true;
    }
    if checks == 0 || *nodes == 0 {
        return false;
    }
    *nodes -= 1;
    path.push(*checked);
    let all = checked.legal_moves().iter().all(|&reply| {
        let next = played(checked, reply);
        next.legal_checks().iter().any(|&m| goes_on(&played(&next, m), checks - 1, path, nodes))
    });
    path.pop();
    all
}

/// We are at least a minor piece down, and our last move stalemates, or leaves no reply but to stalemate us or to lose what was won.
pub(super) fn stalemate_trick(step: Step) -> Option<Evidence> {
    let us = step.us();
    let ends = step.is_last() || step.next().is_some_and(Step::is_last);
    if !ends || balance(step.line().start(), us) > -3 {
        return None;
    }
    let after = step.after();
    let told = |moves: &[Move]| {
        Some(Evidence::about(after.king(us)).with(Part::Key, step.to()).by(moves.iter().copied()))
    };
    if after.is_stalemate() {
        return told(&[step.played()]);
    }
    let replies = after.legal_moves();
    let holds = |m: Move| {
        let next = played(after, m);
        next.is_stalemate() || settled(&next, us) >= 0
    };
    let stalemating = replies.iter().copied().find(|&m| played(after, m).is_stalemate())?;
    replies.iter().all(|&m| holds(m)).then(|| told(&[step.played(), stalemating])).flatten()
}

/// What a trap wins at least.
const TRAP: i32 = 3;

/// The move that led here took something and seemed to lose nothing by it; the line wins three points or mates.
pub(super) fn trap(step: Step) -> Option<Evidence> {
    let (before, bait) = step.preceding().filter(|_| step.at() == 0)?;
    captured(before, bait)?;
    let us = step.us();
    let last = step.line().last();
    let gain = if ends_well(last, us, balance(before, us) + TRAP) { TRAP } else { 0 };
    (exchange(before, bait) >= 0 && gain >= TRAP).then(|| {
        let evidence = Evidence::about(bait.to()).with(Part::Key, bait.from());
        evidence.by(step.line().moves().iter().copied())
    })
}

/// How many positions the proof of a breakthrough may look at.
const BREAKTHROUGH_NODES: u32 = 20_000;

/// Only kings and pawns: a pawn goes where a pawn may take it, and whatever is replied a pawn of ours promotes, is not taken, and no pawn
/// of theirs promotes.
pub(super) fn breakthrough(step: Step) -> Option<Evidence> {
    if step.captured().is_some() {
        return None;
    }
    match breaks_through(step.before(), step.played(), BREAKTHROUGH_NODES) {
        Search::Proved(found) => {
            let takers = found.evidence.squares(Part::Defender);
            Some(Evidence::about(step.to()).with(Part::Attacker, takers).by(found.line))
        }
        _ => None,
    }
}
