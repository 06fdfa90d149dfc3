//! Motifs of three half-moves: a piece is lured, drawn away, removed or cut off, a square or line is cleared, a capture waits.

use super::ask::{
    MATE, attacks, best_win_of, ends_well, lifted, moved_back, settled, succeeds, threat, wins,
};
use super::step::Step;
use crate::evidence::{Evidence, Part};
use crate::exchange::{balance, exchange};
use tratto_board::{Bitboard, Move, Position, Role, Square, squares_between};

/// The solver's move, the reply, and the solver's next move.
#[derive(Copy, Clone)]
struct Three<'l> {
    first: Step<'l>,
    reply: Step<'l>,
    second: Step<'l>,
}

impl<'l> Three<'l> {
    fn of(step: Step<'l>) -> Option<Three<'l>> {
        Some(Three { first: step, reply: step.next()?, second: step.later()? })
    }

    fn moves(self) -> [Move; 3] {
        [self.first, self.reply, self.second].map(Step::played)
    }

    fn mates(self) -> bool {
        self.second.after().is_checkmate()
    }

    /// Whether the second move mates or wins something.
    fn succeeds(self) -> bool {
        succeeds(self.second.before(), self.second.played())
    }

    /// Whether it would have done so with the piece that replied at home.
    fn succeeds_anyway(self) -> bool {
        let home = moved_back(self.second.before(), self.reply.to(), self.reply.from(), self.first.us());
        home.is_some_and(|at| succeeds(&at, self.second.played()))
    }

    /// The squares on which a guard hinders the second move: where it goes, and if it mates, between it and the king.
    fn guarded(self) -> Bitboard {
        let (to, after) = (self.second.to(), self.second.after());
        let king = after.king(!self.first.us());
        let between = after.checkers().into_iter().map(|checker| squares_between(checker, king));
        match self.mates() {
            true => between.fold(to.bitboard(), |all, squares| all | squares),
            false => to.bitboard(),
        }
    }
}

/// A piece takes what is offered on a square, and there it is mated, checked with gain, or attacked and lost; where it stood it would not be.
pub(super) fn decoy(step: Step) -> Option<Evidence> {
    let three = Three::of(step)?;
    let (us, to) = (step.us(), step.to());
    let reply = three.reply;
    let is_taken = reply.played().to() == to && reply.captured_at() == Some(to);
    if !is_taken || wins(step.before(), step.played()).max(exchange(step.before(), step.played())) > 0 {
        return None;
    }
    let (second, home) = (three.second, reply.from());
    let lured = second.before().role_at(to)?;
    let evidence =
        Evidence::about(to).with(Part::Key, home).with(Part::Attacker, second.to()).by(three.moves());
    let floor = balance(step.before(), us);
    if second.to() == to {
        // It is taken where it was lured to, and that pays for what was given.
        let gains = exchange(second.before(), second.played()) > 0 && settled(second.after(), us) > floor;
        let was_safe =
            moved_back(second.before(), to, home, us).is_some_and(|at| best_win_of(&at, home).is_none());
        return (gains && was_safe && lured != Role::King).then_some(evidence);
    }
    let hits = attacks(second.after(), second.to()).has(to);
    // From where it came, with everything as it was: would the same attack have reached it there?
    let earlier = step.before().occupied().without(second.from()).with(second.to());
    let hit_before = super::ask::attacks_through(second.after(), second.to(), earlier).has(home);
    if !hits || hit_before {
        return None;
    }
    let pays = match lured {
        Role::King => ends_well(step.line().last(), us, floor + 1),
        _ => {
            second.later().is_some_and(|third| third.to() == to)
                && ends_well(step.line().last(), us, floor + 1)
        }
    };
    pays.then_some(evidence)
}

/// The reply draws a guard away from what the second move takes, or from where it mates.
fn drawn_away(three: Three) -> Option<Evidence> {
    let (after, reply) = (three.first.after(), three.reply);
    let (guard, went) = (reply.from(), reply.to());
    let forced = went == three.first.to()
        || after.is_check()
        || after.attackers(guard, three.first.us()).has(three.first.to());
    let guarded = three.guarded();
    let promotes = three.second.played().promotes_to().is_some();
    let did_guard = (attacks(after, guard) & guarded).any() || promotes && guard == three.second.to();
    let guards_still = attacks(reply.after(), went).has(three.second.to()) || went == three.second.to();
    let away = forced && did_guard && !guards_still && three.succeeds() && !three.succeeds_anyway();
    away.then(|| {
        Evidence::about(guard)
            .with(Part::Target, three.second.to())
            .with(Part::Key, went)
            .with(Part::Attacker, three.second.from())
            .by(three.moves())
    })
}

pub(super) fn deflection(step: Step) -> Option<Evidence> {
    drawn_away(Three::of(step)?)
}

/// A guard with two duties: the first is claimed by a capture that it answers, the second then fails.
pub(super) fn overload(step: Step) -> Option<Evidence> {
    let three = Three::of(step)?;
    let evidence = drawn_away(three)?;
    let (before, first) = (step.before(), step.played());
    let guard = three.reply.from();
    if three.reply.to() != step.to() || step.captured().is_none() || step.captured_at() == Some(guard) {
        return None;
    }
    let without = lifted(before, guard, step.us());
    let first_duty = match without {
        Some(at) => exchange(before, first) <= 0 && exchange(&at, first) > 0,
        // A king cannot be lifted off: it guards alone what nothing else guards.
        None => before.attackers(step.to(), !step.us()).single() == Some(guard),
    };
    first_duty.then(|| evidence.with(Part::Target, step.to()))
}

/// A guard is taken; what it alone guarded falls, or the mate that it alone prevented is given.
pub(super) fn removing_defender(step: Step) -> Option<Evidence> {
    let three = Three::of(step)?;
    let (before, guard) = (step.before(), step.captured_at()?);
    let target = three.second.to();
    let did_guard = (attacks(before, guard) & three.guarded()).any();
    let moved_there = three.reply.to() == target && !three.mates();
    if !did_guard || moved_there || !three.succeeds() || target == guard {
        return None;
    }
    let had_duty = |without: Position| match three.mates() {
        true => super::ask::mate_in_one(before).is_none(),
        false => best_win_of(before, target).is_none() && best_win_of(&without, target).is_some(),
    };
    lifted(before, guard, step.us()).filter(|&at| had_duty(at))?;
    let evidence = Evidence::about(guard).with(Part::Target, target);
    Some(evidence.with(Part::Attacker, three.second.from()).by(three.moves()))
}

/// A piece lands between an enemy line piece and what that guards, which then falls.
pub(super) fn interference(step: Step) -> Option<Evidence> {
    let three = Three::of(step)?;
    if !three.succeeds() {
        return None;
    }
    let us = step.us();
    // What takes next leaves its square, and may open the guard's line by that.
    let cut_at = |earlier: &Position, at: Square| {
        let guards = super::ask::sliders(earlier, !us).without(three.reply.from());
        let occupied = earlier.occupied().without(three.second.from());
        guards.into_iter().find_map(|guard| {
            let targets = super::ask::attacks_through(earlier, guard, occupied) & three.guarded();
            let target = targets.into_iter().find(|&target| squares_between(guard, target).has(at))?;
            let stands = three.second.before().role_at(guard) == earlier.role_at(guard);
            stands.then_some((guard, target))
        })
    };
    let works_only_so = |at: Square| {
        let here = three.second.before();
        // A king cannot be lifted off: it goes back to where it came from.
        let open = lifted(here, at, us).or_else(|| moved_back(here, at, three.reply.from(), us));
        open.is_some_and(|open| !succeeds(&open, three.second.played()))
    };
    let landings = [(step.before(), step.to()), (step.after(), three.reply.to())];
    landings.into_iter().find_map(|(earlier, at)| {
        let (guard, target) = cut_at(earlier, at)?;
        let stays = at != three.second.from() && at != three.second.to();
        (stays && works_only_so(at)).then(|| {
            Evidence::about(at)
                .with(Part::Defender, guard)
                .with(Part::Target, target)
                .with(Part::Line, squares_between(guard, target))
                .by(three.moves())
        })
    })
}

/// Whether a move leads to something: it checks, takes, or threatens.
fn is_pressing(step: Step) -> bool {
    step.after().is_check() || step.captured().is_some() || threat(&step.after().pass()) > 0
}

/// What clearing a square or line has to lead to: mate, or more than there was.
fn clears_with_gain(three: Three) -> bool {
    let us = three.first.us();
    is_pressing(three.first)
        && !three.second.played().is_castling()
        && (three.second.after().is_check() || is_pressing(three.second))
        && ends_well(three.first.line().last(), us, balance(three.first.before(), us) + 1)
}

pub(super) fn square_clearance(step: Step) -> Option<Evidence> {
    let three = Three::of(step)?;
    let (second, left) = (three.second, step.from());
    let uses = second.to() == left && second.from() != step.to() && second.captured().is_none();
    (uses && !step.played().is_castling() && clears_with_gain(three)).then(|| {
        Evidence::about(left).with(Part::Attacker, second.from()).with(Part::Key, step.to()).by(three.moves())
    })
}

pub(super) fn line_clearance(step: Step) -> Option<Evidence> {
    let three = Three::of(step)?;
    let second = three.second;
    let between = squares_between(second.from(), second.to());
    let stood_there = step.after().piece_at(second.to()).is_some();
    let uses = between.has(step.from()) && second.from() != step.to() && !stood_there;
    (uses && !step.played().is_castling() && clears_with_gain(three)).then(|| {
        Evidence::about(step.from())
            .with(Part::Attacker, second.from())
            .with(Part::Target, second.to())
            .with(Part::Line, between)
            .by(three.moves())
    })
}

/// A natural recapture is put off for a greater threat, and then comes.
pub(super) fn zwischenzug(step: Step) -> Option<Evidence> {
    let three = Three::of(step)?;
    let (earlier, taking) = step.preceding()?;
    let target = taking.destination();
    crate::exchange::captured(earlier, taking)?;
    let before = step.before();
    let natural = before
        .legal_captures()
        .iter()
        .filter(|m| m.to() == target)
        .map(|&m| exchange(before, m))
        .max()
        .filter(|&gain| gain >= 0)?;
    let comes = three.second.to() == target && three.second.captured().is_some();
    if step.to() == target || !comes || three.reply.from() == target || three.reply.to() == target {
        return None;
    }
    let after = step.after();
    let greater = after.is_check() || step.captured().is_some() || {
        let threat = threat(&after.pass());
        threat == MATE || threat > natural
    };
    greater.then(|| Evidence::about(step.to()).with(Part::Target, target).by(three.moves()))
}
