//! What one move is: an interposition, an unpin, a sacrifice, a quiet or defensive move; and pieces that are lost.

use super::ask::{attacks, best_win, best_win_of, ends_well, is_slider, mate_in_one, mates, threat, wins};
use super::step::Step;
use crate::evidence::{Evidence, Part};
use crate::exchange::{balance, captured, exchange, value};
use tratto_board::{Bitboard, Move, Position, Role, Square, line_through, squares_between};

/// A piece goes between a checking line piece and the king, or between a line piece and what that could win.
pub(super) fn interposition(step: Step) -> Option<Evidence> {
    let (before, after, to) = (step.before(), step.after(), step.to());
    if step.captured().is_some() || step.role() == Some(Role::King) || step.played().is_castling() {
        return None;
    }
    let us = step.us();
    let told = |slider: Square, target: Square| {
        let evidence = Evidence::about(to).with(Part::Attacker, slider).with(Part::Target, target);
        evidence.with(Part::Line, squares_between(slider, target)).by([step.played()])
    };
    if let Some(checker) = before.checkers().single() {
        let king = before.king(us);
        return squares_between(checker, king).has(to).then(|| told(checker, king));
    }
    let theirs = before.pass();
    let takes = theirs.legal_captures();
    let is_cut = |m: &&Move| {
        let by_slider = theirs.role_at(m.from()).is_some_and(is_slider);
        by_slider
            && m.to() != step.from()
            && before.role_at(m.to()) != Some(Role::Pawn)
            && squares_between(m.from(), m.to()).has(to)
            && exchange(&theirs, **m) > 0
            && best_win_of(after, m.to()).is_none()
    };
    takes.iter().find(is_cut).map(|m| told(m.from(), m.to()))
}

/// A piece of ours was pinned to its king and is not any more: the king moved, the pinning piece was taken, or a piece went between.
pub(super) fn unpin(step: Step) -> Option<Evidence> {
    let (before, after, us) = (step.before(), step.after(), step.us());
    let freed = before.pinned(us) & (after.by_color(us) - after.pinned(us));
    let freed = freed.without(step.to()).without(step.from()).first()?;
    let king = before.king(us);
    let line = line_through(king, freed);
    let pinners = super::ask::sliders(before, !us) & line;
    let pinner = pinners.into_iter().find(|&slider| squares_between(slider, king).has(freed))?;
    // It must not be in the way of a check now: that is no freedom.
    (!after.attackers(after.king(us), !us).any()).then(|| {
        Evidence::about(freed)
            .with(Part::Attacker, pinner)
            .with(Part::Target, king)
            .with(Part::Key, step.to())
            .by([step.played()])
    })
}

/// A piece of theirs is in danger and has no move that saves it or takes as much.
pub(super) fn trapped_piece(step: Step) -> Option<Evidence> {
    let after = step.after();
    let them = !step.us();
    let earlier = step.before().pass();
    let pieces = after.by_color(them) - after.by_role(Role::Pawn) - after.by_role(Role::King);
    let is_trapped = |position: &Position, square| crate::label::is_trapped(position, square);
    let is_lost = |&square: &Square| {
        let falls = || best_win_of(&after.pass(), square).is_some();
        let collected = || {
            step.next().zip(step.later()).is_some_and(|(reply, later)| {
                let at = if reply.from() == square { reply.to() } else { square };
                later.captured_at() == Some(at)
            })
        };
        let is_new = || step.before().is_check() || !is_trapped(&earlier, square);
        is_trapped(after, square) && falls() && (is_new() || collected())
    };
    let trapped = pieces.into_iter().find(is_lost)?;
    let flights: Bitboard = after.legal_moves_from(trapped).iter().map(|m| m.to()).collect();
    let attackers = after.attackers(trapped, step.us());
    let evidence = Evidence::about(trapped).with(Part::Attacker, attackers).with(Part::Line, flights);
    Some(evidence.by([step.played()]))
}

/// Whether a move neither checks, takes nor promotes, answers no check, and the piece itself
/// threatens neither to win anything nor to promote.
fn is_calm(step: Step) -> bool {
    let (after, to) = (step.after(), step.to());
    if after.is_check()
        || step.before().is_check()
        || step.captured().is_some()
        || step.played().promotes_to().is_some()
    {
        return false;
    }
    let again = after.pass();
    !again.legal_moves_from(to).iter().any(|&m| wins(&again, m) > 0)
}

/// A calm move after which the other side could not pass: there is a new threat of mate, capture or promotion.
pub(super) fn quiet_move(step: Step) -> Option<Evidence> {
    if !is_calm(step) {
        return None;
    }
    let (before, again) = (step.before(), step.after().pass());
    let told = |m: Move| {
        let evidence = Evidence::about(step.to()).with(Part::Attacker, m.from());
        evidence.with(Part::Target, m.destination()).by([step.played(), m])
    };
    if let Some(mate) = mate_in_one(&again) {
        return mate_in_one(before).is_none().then(|| told(mate));
    }
    let moves = again.legal_moves();
    let was = |m: Move| before.is_legal(m) && wins(before, m) > 0;
    let is_new = |&m: &Move| wins(&again, m) > 0 && !was(m);
    moves.iter().copied().find(is_new).map(told)
}

/// A move that neither checks nor takes, before which the other side threatened a mate or a gain and after which it does not; or that
/// meets a check and loses nothing, where another answer would have lost something.
pub(super) fn defensive_move(step: Step) -> Option<Evidence> {
    let (before, after) = (step.before(), step.after());
    if after.is_check() || step.captured().is_some() || step.played().promotes_to().is_some() {
        return None;
    }
    let told = |attackers: Bitboard, target: Bitboard| {
        let evidence = Evidence::about(step.to()).with(Part::Attacker, attackers);
        evidence.with(Part::Target, target).by([step.played()])
    };
    if before.is_check() {
        let loses = |&m: &Move| threat(&super::ask::played(before, m)) > 0;
        let others = before.legal_moves();
        let is_choice = || others.iter().filter(|&&m| m != step.played()).any(loses);
        let king = before.king(step.us()).bitboard();
        return (threat(after) == 0 && is_choice()).then(|| told(before.checkers(), king));
    }
    let theirs = before.pass();
    let (m, target) = match mate_in_one(&theirs) {
        Some(mate) => (mate, theirs.king(step.us())),
        None => best_win(&theirs).map(|(m, _)| (m, m.to()))?,
    };
    (threat(after) == 0).then(|| told(m.from().bitboard(), target.bitboard()))
}

/// The reply that takes most, and what it leaves us with.
fn dearest_reply(step: Step) -> Option<(Move, i32)> {
    let gained = step.captured().map_or(0, value)
        + step.played().promotes_to().map_or(0, |role| value(role.into()) - 1);
    let (reply, cost) = best_win(step.after()).filter(|(m, _)| captured(step.after(), *m).is_some())?;
    Some((reply, gained - cost))
}

/// What the other legal moves lose at least, a mate in one counted as more than everything; that much, too, if there is no other move.
fn least_loss_otherwise(step: Step) -> i32 {
    let before = step.before();
    let loss = |&m: &Move| threat(&super::ask::played(before, m)) - super::ask::taken_by(before, m);
    let others = before.legal_moves();
    others.iter().filter(|&&m| m != step.played()).map(loss).min().unwrap_or(super::ask::MATE)
}

/// A move after which some capture leaves us two points or more worse than before it.
pub(super) fn sacrifice(step: Step) -> Option<Evidence> {
    let (reply, result) = dearest_reply(step)?;
    let offered = super::step::victim(reply);
    // What was lost already, and is only left to its fate, is not offered; nor is what takes all it can before it is lost.
    let was_lost = if step.before().is_check() {
        least_loss_otherwise(step)
    } else if offered == step.to() && desperado(step).is_none() {
        0
    } else {
        best_win(&step.before().pass()).map_or(0, |(_, gain)| gain)
    };
    let is_offer = result <= -2 && -result > was_lost;
    is_offer.then(|| {
        let evidence = Evidence::about(offered).with(Part::Attacker, reply.from());
        evidence.by([step.played(), reply])
    })
}

/// A sacrifice after which the line ends in mate, or with no less than there was before.
pub(super) fn combination(step: Step) -> Option<Evidence> {
    let mut evidence = sacrifice(step)?;
    let us = step.us();
    let is_sound = !step.is_last() && ends_well(step.line().last(), us, balance(step.before(), us));
    evidence.moves = step.line().moves()[step.at()..].to_vec();
    is_sound.then_some(evidence)
}

/// A piece that is lost whatever it does takes the most it can.
pub(super) fn desperado(step: Step) -> Option<Evidence> {
    let (before, from) = (step.before(), step.from());
    let took = step.captured()?;
    let piece = before.role_at(from).filter(|&role| role != Role::King && role != Role::Pawn)?;
    if before.is_check() || mates(before, step.played()) {
        return None;
    }
    let theirs = before.pass();
    let (taker, _) = best_win_of(&theirs, from)?;
    let moves = before.legal_moves_from(from);
    let saves = |m: &Move| {
        let next = super::ask::played(before, *m);
        captured(before, *m).is_none() && best_win_of(&next, m.to()).is_none()
    };
    // Another piece as dear hangs as well, and both cannot be saved; or the same kind of piece hangs on the other side.
    let others = before.by_color(step.us()).without(from) - before.by_role(Role::Pawn);
    let hangs = |square: Square| {
        before.role_at(square).is_some_and(|role| value(role) >= value(piece))
            && best_win_of(&theirs, square).is_some()
    };
    let enemies = before.by_color(!step.us()) & before.by_role(piece);
    let both_hang = others.into_iter().any(hangs)
        || enemies.into_iter().any(|square| square != step.to() && best_win_of(before, square).is_some());
    let is_lost = !moves.iter().any(saves) || both_hang;
    let is_taken_there = best_win_of(step.after(), step.to()).is_some();
    let most = moves.iter().filter_map(|&m| captured(before, m)).map(value).max().unwrap_or(0);
    let takes_most = value(took) == most && value(took) < value(piece) || value(took) == most && both_hang;
    (is_lost && is_taken_there && takes_most).then(|| {
        let evidence = Evidence::about(from).with(Part::Attacker, taker.from()).with(Part::Target, step.to());
        let flights: Bitboard = attacks(before, from);
        evidence.with(Part::Line, flights).by([step.played()])
    })
}
