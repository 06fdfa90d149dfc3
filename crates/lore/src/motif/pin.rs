//! Pins and skewers: two pieces on one line.

use super::ask::{
    Target, attacks, attacks_through, best_win_of, is_unavoidable, lined_up, sliders, taken_by,
};
use super::step::Step;
use crate::evidence::{Evidence, Part};
use crate::exchange::{captured, exchange, price};
use tratto_board::{Bitboard, Color, Position, Role, Square, line_through, squares_between};

/// A line piece of ours, an enemy piece on its line, and the one behind it.
#[derive(Copy, Clone, Eq, PartialEq)]
struct Pin {
    slider: Square,
    pinned: Square,
    behind: Square,
}

impl Pin {
    fn line(self) -> Bitboard {
        squares_between(self.slider, self.behind).without(self.pinned)
    }

    fn evidence(self, step: Step) -> Evidence {
        Evidence::about(self.pinned)
            .with(Part::Attacker, self.slider)
            .with(Part::Target, self.behind)
            .with(Part::Line, self.line())
            .by([step.played()])
    }
}

fn all_pins(position: &Position, us: Color) -> impl Iterator<Item = Pin> + use<> {
    let position = *position;
    sliders(&position, us).into_iter().flat_map(move |slider| {
        lined_up(&position, slider).map(move |(pinned, behind)| Pin { slider, pinned, behind })
    })
}

fn absolute_pins(position: &Position, us: Color) -> impl Iterator<Item = Pin> + use<> {
    let king = position.king(!us);
    all_pins(position, us).filter(move |pin| pin.behind == king)
}

/// Whether the move makes the pin, or uses one that stands: it attacks the pinned piece, goes where that could take but for the pin, or
/// the next move takes it.
fn is_made_or_used(step: Step, pin: Pin, stood: bool) -> bool {
    if !stood {
        return true;
    }
    let (after, to) = (step.after(), step.to());
    let along = line_through(pin.slider, pin.behind);
    let may_not_take = (attacks(after, pin.pinned) - along).has(to);
    let attacks_it = to != pin.slider && attacks(after, to).has(pin.pinned);
    let takes_it = step.later().is_some_and(|later| later.captured_at() == Some(pin.pinned));
    may_not_take || attacks_it || takes_it
}

/// The only piece between our line piece and the king. Key squares are those on the line where it may still go.
pub(super) fn absolute(step: Step) -> Option<Evidence> {
    let stood = |pin: Pin| {
        let mut earlier = absolute_pins(step.before(), step.us());
        earlier.any(|old| old.pinned == pin.pinned && (old.slider == pin.slider || old.slider == step.from()))
    };
    let pin = absolute_pins(step.after(), step.us()).find(|&pin| is_made_or_used(step, pin, stood(pin)))?;
    let free: Bitboard = step.after().legal_moves_from(pin.pinned).iter().map(|m| m.to()).collect();
    Some(pin.evidence(step).with(Part::Key, free))
}

/// Whether what stands behind falls to the line piece whenever the front one leaves the line without check or capture, and it may so leave.
fn is_relative(position: &Position, pin: Pin) -> bool {
    let them = position.piece_at(pin.pinned).map_or(Color::White, |piece| piece.color);
    let (Some(front), Some(back)) = (position.role_at(pin.pinned), position.role_at(pin.behind)) else {
        return false;
    };
    if front == Role::King || back == Role::King || back == Role::Pawn {
        return false;
    }
    let Some(theirs) = crate::exchange::to_move(position, them) else { return false };
    let along = line_through(pin.slider, pin.behind);
    let mut next = theirs;
    let mut leaves = false;
    for &m in &theirs.legal_moves_from(pin.pinned) {
        if along.has(m.to()) || captured(&theirs, m).is_some() || theirs.gives_check(m) {
            continue;
        }
        theirs.play_into(m, &mut next);
        let takes = next.legal_moves_from(pin.slider);
        if !takes.iter().any(|&take| take.to() == pin.behind && exchange(&next, take) > 0) {
            return false;
        }
        leaves = true;
    }
    leaves
}

fn is_relative_pin(position: &Position, pin: Pin) -> bool {
    let dearer = |square| position.role_at(square).map_or(0, price);
    let is_skewer = dearer(pin.pinned) >= dearer(pin.behind)
        && best_win_of(&position.pass(), pin.pinned).is_some_and(|(m, _)| m.from() == pin.slider);
    !is_skewer && is_relative(position, pin)
}

pub(super) fn relative(step: Step) -> Option<Evidence> {
    let stood = |pin: Pin| {
        let before = step.before();
        let mut earlier = all_pins(before, step.us());
        earlier.any(|old| (old.pinned, old.behind) == (pin.pinned, pin.behind) && is_relative(before, old))
    };
    all_pins(step.after(), step.us())
        .find(|&pin| is_relative_pin(step.after(), pin) && is_made_or_used(step, pin, stood(pin)))
        .map(|pin| pin.evidence(step))
}

/// One piece pinned on two lines at once.
pub(super) fn crossed(step: Step) -> Option<Evidence> {
    let pins_of = |position: &Position, pinned: Square| -> Vec<Pin> {
        let king = position.king(!step.us());
        let is_pin = |pin: &Pin| {
            let geometry = pin.pinned == pinned;
            geometry && (pin.behind == king || is_relative(position, *pin) || is_held(position, *pin))
        };
        all_pins(position, step.us()).filter(is_pin).collect()
    };
    let after = step.after();
    let pieces: Bitboard = all_pins(after, step.us()).map(|pin| pin.pinned).collect();
    pieces.into_iter().find_map(|pinned| {
        let pins = pins_of(after, pinned);
        let lines = |pins: &[Pin]| pins.len() > 1;
        if !lines(&pins) || lines(&pins_of(step.before(), pinned)) {
            return None;
        }
        Some(pins.iter().fold(Evidence::about(pinned).by([step.played()]), |evidence, pin| {
            evidence
                .with(Part::Attacker, pin.slider)
                .with(Part::Target, pin.behind)
                .with(Part::Line, pin.line())
        }))
    })
}

/// Whether the piece behind would fall if the front one, which may be pinned to its king as well, were gone.
fn is_held(position: &Position, pin: Pin) -> bool {
    if position.role_at(pin.pinned) == Some(Role::King) || position.role_at(pin.behind) == Some(Role::Pawn) {
        return false;
    }
    let us = position.piece_at(pin.slider).map_or(Color::White, |piece| piece.color);
    let without = super::ask::lifted(position, pin.pinned, us).and_then(|at| {
        // The pin to the king is another matter: the piece on that line goes as well, or their king would be in check.
        let king = at.king(!us);
        let others = at.attackers(king, us).without(pin.slider);
        others.into_iter().try_fold(at, |at, other| super::ask::lifted(&at, other, us))
    });
    without.is_some_and(|at| {
        let takes = at.legal_moves_from(pin.slider);
        takes.iter().any(|&m| m.to() == pin.behind && exchange(&at, m) > 0)
    })
}

/// Two enemy pieces, and nothing else, between our line piece and the king: if one leaves, the other is pinned.
pub(super) fn half(step: Step) -> Option<Evidence> {
    let king = step.after().king(!step.us());
    let earlier: Vec<(Square, Bitboard)> = half_pins(step.before(), step.us()).collect();
    let is_told = |&(slider, pieces): &(Square, Bitboard)| {
        let stood = earlier.iter().any(|&(_, old)| old == pieces);
        let is_used = step.next().is_some_and(|reply| {
            pieces.has(reply.from()) && !squares_between(slider, king).has(reply.to()) && reply.to() != slider
        });
        !stood || is_used
    };
    let (slider, pieces) = half_pins(step.after(), step.us()).find(is_told)?;
    let evidence = Evidence::about(pieces).with(Part::Attacker, slider).with(Part::Target, king);
    Some(evidence.with(Part::Line, squares_between(slider, king) - pieces).by([step.played()]))
}

/// Every line piece of ours with the two enemy pieces that alone stand between it and their king.
fn half_pins(position: &Position, us: Color) -> impl Iterator<Item = (Square, Bitboard)> + use<> {
    let (position, king, enemies) = (*position, position.king(!us), position.by_color(!us));
    sliders(&position, us).into_iter().filter_map(move |slider| {
        let pieces = squares_between(slider, king) & position.occupied();
        let reaches = attacks_through(&position, slider, position.occupied() - pieces).has(king);
        (reaches && pieces.len() == 2 && (pieces - enemies).is_empty()).then_some((slider, pieces))
    })
}

/// A line piece newly attacks a piece that must not stay, and another one stands behind it: those of the move.
fn skewers(step: Step) -> impl Iterator<Item = (Pin, [Target; 2])> {
    let (before, after) = (step.before(), step.after());
    let again = after.pass();
    all_pins(after, step.us()).filter_map(move |pin| {
        let (front, back) = (after.role_at(pin.pinned)?, after.role_at(pin.behind)?);
        let is_new = pin.slider == step.to() || !attacks(before, pin.slider).has(pin.pinned);
        if !is_new || back == Role::King || price(front) < price(back) {
            return None;
        }
        let by_slider = |square| {
            let takes = again.legal_moves_from(pin.slider);
            takes.iter().any(|&m| m.to() == square && exchange(&again, m) > 0)
        };
        let front = match front {
            Role::King => Target::King(pin.pinned),
            _ if by_slider(pin.pinned) => Target::Piece(pin.pinned),
            _ => return None,
        };
        Some((pin, [front, Target::Piece(pin.behind)]))
    })
}

/// No reply saves both the piece in front and the one behind.
pub(super) fn skewer(step: Step) -> Option<Evidence> {
    let mut found = skewers(step);
    let (pin, _) = found.find(|(_, targets)| is_unavoidable(step.after(), targets))?;
    Some(pin.evidence(step))
}

/// The piece in front leaves with the reply, and the line takes the one behind.
pub(super) fn skewer_in_line(step: Step) -> Option<Evidence> {
    let (reply, second) = (step.next()?, step.later()?);
    let gain = exchange(second.before(), second.played()) - taken_by(reply.before(), reply.played());
    let (pin, _) = skewers(step).find(|(pin, _)| {
        reply.from() == pin.pinned
            && second.from() == pin.slider
            && second.captured_at() == Some(pin.behind)
            && gain > 0
    })?;
    Some(pin.evidence(step).by([reply.played(), second.played()]))
}
