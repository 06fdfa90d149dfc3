//! Attacks: double attack, discovered attack and check, double check, cross-check, x-ray, battery.

use super::ask::{
    Target, attacks, attacks_through, is_slider, is_unavoidable, lifted, mate_in_one, mates, sliders,
    taken_by, wins,
};
use super::step::{Step, victim};
use crate::evidence::{Evidence, Part};
use tratto_board::{MoveKind, PromotionRole, Square, squares_between};

/// Two targets newly threatened, and no reply that meets both: king, winnable piece, mate, safe promotion.
pub(super) fn fork(step: Step) -> Option<Evidence> {
    let (targets, evidence) = fork_targets(step);
    (targets.len() > 1 && is_unavoidable(step.after(), &targets)).then_some(evidence)
}

/// Two targets newly threatened, and the line takes one of them after the reply that was made.
pub(super) fn fork_in_line(step: Step) -> Option<Evidence> {
    let (reply, second) = (step.next()?, step.later()?);
    let taken = second.captured_at()?;
    let was = if reply.to() == taken { reply.from() } else { taken };
    let (targets, evidence) = fork_targets(step);
    let gain = wins(second.before(), second.played()) - taken_by(reply.before(), reply.played());
    (targets.len() > 1 && targets.contains(&Target::Piece(was)) && gain > 0)
        .then(|| evidence.by([reply.played(), second.played()]))
}

/// What a move newly threatens, with the evidence.
fn fork_targets(step: Step) -> (Vec<Target>, Evidence) {
    let (before, after) = (step.before(), step.after());
    let again = after.pass();
    let mut targets = Vec::new();
    let mut evidence = Evidence::about(step.to()).by([step.played()]);
    if after.is_check() {
        let king = after.king(!step.us());
        targets.push(Target::King(king));
        evidence = evidence.with(Part::Attacker, after.checkers()).with(Part::Target, king);
    }
    let earlier = before.legal_moves();
    let was_winnable = |square| {
        earlier.iter().any(|&m| {
            crate::exchange::captured(before, m).is_some() && victim(m) == square && wins(before, m) > 0
        })
    };
    let moves = again.legal_moves();
    for &m in &moves {
        if crate::exchange::captured(&again, m).is_some() {
            let target = Target::Piece(victim(m));
            let is_known = targets.contains(&target);
            if (is_known || !was_winnable(victim(m))) && wins(&again, m) > 0 {
                evidence = evidence.with(Part::Attacker, m.from()).with(Part::Target, victim(m));
                if !is_known {
                    targets.push(target);
                }
            }
        } else if m.promotes_to() == Some(PromotionRole::Queen) && wins(&again, m) > 0 {
            let was = earlier.iter().any(|&e| e.from() == m.from() && e.promotes_to().is_some());
            if !was && !targets.contains(&Target::Promotion(m.from())) {
                evidence = evidence.with(Part::Attacker, m.from()).with(Part::Target, m.to());
                targets.push(Target::Promotion(m.from()));
            }
        }
    }
    if !after.is_check()
        && let Some(mate) = moves.iter().copied().find(|&m| mates(&again, m))
        && mate_in_one(before).is_none()
    {
        evidence = evidence.with(Part::Attacker, mate.from()).with(Part::Key, mate.destination());
        targets.push(Target::Mate(mate));
    }
    (targets, evidence)
}

/// The squares that a move empties.
fn emptied(step: Step) -> [Option<Square>; 2] {
    let passant = (step.played().kind() == MoveKind::EnPassant).then(|| victim(step.played()));
    [Some(step.from()), passant]
}

/// Our line pieces whose line the move opens on a square, with that square.
fn opened(step: Step) -> impl Iterator<Item = (Square, Square)> {
    let (before, after) = (step.before(), step.after());
    let them = after.by_color(!step.us());
    let still =
        if step.played().is_castling() { tratto_board::Bitboard::EMPTY } else { sliders(after, step.us()) };
    still.without(step.to()).into_iter().flat_map(move |slider| {
        let new = (attacks(after, slider) - attacks(before, slider)) & them;
        let is_behind = move |&square: &Square| {
            let between = squares_between(slider, square);
            emptied(step).into_iter().flatten().any(|gone| between.has(gone))
        };
        new.into_iter().filter(is_behind).map(move |square| (slider, square))
    })
}

pub(super) fn discovered_attack(step: Step) -> Option<Evidence> {
    let again = step.after().pass();
    let king = step.after().king(!step.us());
    let mut evidence = Evidence::about(step.to()).by([step.played()]);
    let mut is_found = false;
    for (slider, target) in opened(step).filter(|&(_, target)| target != king) {
        let takes = again.legal_moves_from(slider);
        if takes.iter().any(|&m| m.to() == target && wins(&again, m) > 0) {
            evidence = evidence
                .with(Part::Attacker, slider)
                .with(Part::Target, target)
                .with(Part::Line, squares_between(slider, target));
            is_found = true;
        }
    }
    is_found.then_some(evidence)
}

pub(super) fn discovered_check(step: Step) -> Option<Evidence> {
    let king = step.after().king(!step.us());
    let (slider, _) = opened(step).find(|&(_, target)| target == king)?;
    let evidence = Evidence::about(step.to()).with(Part::Attacker, slider).with(Part::Target, king);
    Some(evidence.with(Part::Line, squares_between(slider, king)).by([step.played()]))
}

pub(super) fn double_check(step: Step) -> Option<Evidence> {
    let checkers = step.after().checkers();
    let king = step.after().king(!step.us());
    let evidence = Evidence::about(step.to()).with(Part::Attacker, checkers).with(Part::Target, king);
    checkers.more_than_one().then(|| evidence.by([step.played()]))
}

/// A check parried by a check.
pub(super) fn cross_check(step: Step) -> Option<Evidence> {
    if !step.before().is_check() || !step.after().is_check() {
        return None;
    }
    let evidence = Evidence::about(step.to()).with(Part::Attacker, step.after().checkers());
    let king = step.after().king(!step.us());
    Some(evidence.with(Part::Target, king).with(Part::Line, step.before().checkers()).by([step.played()]))
}

/// A line piece acts on a square through an enemy piece: we go there, that piece takes, the line piece takes back.
pub(super) fn x_ray(step: Step) -> Option<Evidence> {
    let (reply, second) = (step.next()?, step.later()?);
    let (target, slider) = (step.to(), second.from());
    let between = squares_between(slider, target);
    let through = step.after().occupied().without(reply.from());
    (reply.to() == target
        && second.to() == target
        && second.captured().is_some()
        && step.from() != slider
        && reply.role().is_some_and(|role| role != tratto_board::Role::King)
        && is_slider(second.before().role_at(slider)?)
        && between.has(reply.from())
        && attacks_through(step.after(), slider, through).has(target))
    .then(|| {
        let evidence = Evidence::about(slider).with(Part::Target, target).with(Part::Key, reply.from());
        evidence.with(Part::Line, between).by([step.played(), reply.played(), second.played()])
    })
}

/// Two of our pieces on one line, the front one going ahead on it: what takes it is taken by the one behind, or it mates and needs it.
pub(super) fn battery(step: Step) -> Option<Evidence> {
    let (before, after, target) = (step.before(), step.after(), step.to());
    let is_rear = |&rear: &Square| {
        let through = before.occupied().without(step.from());
        let on_line = squares_between(rear, target).has(step.from());
        on_line
            && attacks_through(before, rear, through).has(target)
            && attacks(before, step.from()).has(target)
    };
    let rear = sliders(before, step.us()).without(step.from()).into_iter().find(is_rear)?;
    let evidence = Evidence::about(step.from()).with(Part::Attacker, rear).with(Part::Target, target);
    let evidence = evidence.with(Part::Line, squares_between(rear, target)).by([step.played()]);
    if after.is_checkmate() {
        let is_needed = lifted(after, rear, after.turn()).is_some_and(|without| !without.is_checkmate());
        return is_needed.then_some(evidence);
    }
    let (reply, second) = (step.next()?, step.later()?);
    let takes_back = reply.to() == target && second.from() == rear && second.to() == target;
    takes_back.then(|| evidence.by([reply.played(), second.played()]))
}
