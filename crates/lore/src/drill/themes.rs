//! Motifs that a line shows: which moves are worth a look, from the cheapest sign on.

use super::keys::after;
use crate::exchange::{captured, exchange};
use crate::fact::Concept;
use crate::label::is_trapped;
use crate::line::Line;
use crate::motif::{Motif, motifs};
use tratto_board::{Bitboard, Move, Position, PromotionRole, Rank, Role, attacks_from};

/// A position with the move that led to it, if one did.
#[derive(Copy, Clone)]
pub(super) struct At<'g> {
    pub(super) position: &'g Position,
    pub(super) previous: Option<(&'g Position, Move)>,
}

/// Moves that may show a motif. What they win is looked at only for these.
type Likely = fn(At<'_>) -> Vec<Move>;

/// A motif, with the moves that may show it.
#[derive(Copy, Clone)]
pub(super) struct Theme {
    pub(super) motif: Motif,
    pub(super) likely: Likely,
}

/// The motifs of the drills that look for lines.
pub(super) const THEMES: [Theme; 7] = [
    Theme { motif: Motif::DoubleCheck, likely: double_checks },
    Theme { motif: Motif::DiscoveredCheck, likely: discovered_checks },
    Theme { motif: Motif::Deflection, likely: deflections },
    Theme { motif: Motif::RemovingDefender, likely: removals },
    Theme { motif: Motif::TrappedPiece, likely: traps },
    Theme { motif: Motif::Zwischenzug, likely: meantime },
    Theme { motif: Motif::Promotion, likely: promotions },
];

impl Theme {
    /// The theme with this motif.
    pub(super) fn of(motif: Motif) -> Option<Theme> {
        THEMES.into_iter().find(|theme| theme.motif == motif)
    }

    /// Whether the line shows the motif: at its first move, but a promotion may come with the second. Gives the
    /// squares that act, and those that are attacked.
    pub(super) fn shown(self, at: At<'_>, moves: &[Move]) -> Option<(Bitboard, Bitboard)> {
        use crate::evidence::Part::{Attacker, Subject, Target};
        let line = match at.previous {
            Some((earlier, m)) => Line::after(*earlier, [m].into_iter().chain(moves.iter().copied())),
            None => Line::new(*at.position, moves.iter().copied()),
        };
        let us = at.position.turn();
        let seen = motifs(&line.ok()?).into_iter().find(|seen| {
            let in_time = seen.at == 0 || self.motif == Motif::Promotion && seen.at == 2;
            seen.motif == self.motif && seen.by == us && in_time
        })?;
        let squares = |part| seen.evidence.squares(part);
        Some((squares(Attacker) | squares(Subject), squares(Target)))
    }
}

fn checks(at: At<'_>, wanted: fn(&Position, Move) -> bool) -> Vec<Move> {
    let checks = at.position.legal_checks().into_iter();
    checks.filter(|&m| wanted(&after(at.position, m), m)).collect()
}

fn double_checks(at: At<'_>) -> Vec<Move> {
    checks(at, |next, _| next.checkers().more_than_one())
}

fn discovered_checks(at: At<'_>) -> Vec<Move> {
    checks(at, |next, m| next.checkers().any() && !next.checkers().has(m.destination()))
}

/// The pieces of the other side that guard something alone.
fn guards(at: At<'_>) -> Bitboard {
    let them = !at.position.turn();
    let duties = Concept::Duty.of(at.position, them);
    let subjects = duties.iter().map(|fact| fact.evidence.squares(crate::Part::Subject));
    subjects.fold(Bitboard::EMPTY, |all, one| all | one)
}

/// Checks, and moves to where a guard can take or that attack a guard.
fn deflections(at: At<'_>) -> Vec<Move> {
    let guards = guards(at);
    if guards.is_empty() {
        return Vec::new();
    }
    let them = !at.position.turn();
    let moves = at.position.legal_moves().into_iter().filter(|&m| {
        let to = m.destination();
        let offered = (at.position.attackers(to, them) & guards).any();
        offered || at.position.gives_check(m) || {
            let next = after(at.position, m);
            let attacked = next.piece_at(to).map(|piece| attacks_from(piece, to, next.occupied()));
            attacked.is_some_and(|attacked| (attacked & guards).any())
        }
    });
    moves.collect()
}

/// Captures of a guard.
fn removals(at: At<'_>) -> Vec<Move> {
    let guards = guards(at);
    at.position.legal_captures().into_iter().filter(|m| guards.has(m.to())).collect()
}

/// Moves that take nothing, after which an officer is trapped.
fn traps(at: At<'_>) -> Vec<Move> {
    let them = !at.position.turn();
    let quiet = at.position.legal_moves().into_iter().filter(|&m| captured(at.position, m).is_none());
    let officers =
        |next: &Position| next.by_color(them) - next.by_role(Role::Pawn) - next.by_role(Role::King);
    quiet
        .filter(|&m| {
            let next = after(at.position, m);
            officers(&next).into_iter().any(|square| is_trapped(&next, square))
        })
        .collect()
}

/// Where something could be taken back: checks, and captures elsewhere.
fn meantime(at: At<'_>) -> Vec<Move> {
    let Some((earlier, taking)) = at.previous else { return Vec::new() };
    let target = taking.destination();
    let takes_back = |m: &Move| m.to() == target && exchange(at.position, *m) >= 0;
    if captured(earlier, taking).is_none() || !at.position.legal_captures().iter().any(takes_back) {
        return Vec::new();
    }
    let forcing = |m: &Move| captured(at.position, *m).is_some() || at.position.gives_check(*m);
    at.position.legal_moves().into_iter().filter(|m| m.to() != target && forcing(m)).collect()
}

/// Everything but promotions to queens, where a pawn is near its promotion.
fn promotions(at: At<'_>) -> Vec<Move> {
    let us = at.position.turn();
    let near = Bitboard::from(Rank::Sixth.from_side(us)) | Bitboard::from(Rank::Seventh.from_side(us));
    if (at.position.pieces(Role::Pawn.of(us)) & near).is_empty() {
        return Vec::new();
    }
    let queens = |m: &Move| m.promotes_to() == Some(PromotionRole::Queen);
    at.position.legal_moves().into_iter().filter(|m| !queens(m)).collect()
}
