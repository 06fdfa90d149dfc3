//! Plans with officers.

use super::Out;
use super::ground::{Ground, of_moves};
use crate::evidence::{Evidence, Part};
use crate::fact::ground::{front, stop};
use crate::fact::{CENTRE, Concept, Fact};
use crate::opening::Development;
use crate::phase::Phase;
use tratto_board::{Bitboard, Color, Move, Role, Square, attacks_from, squares_between};

pub(super) fn develop(ground: &Ground<'_>, out: &mut Out<'_>) {
    if ground.phase != Phase::Opening {
        return;
    }
    let at_home = Development::of(&ground.at, ground.us).evidence.squares(Part::Target);
    let reaches_centre = |m: Move| {
        let role = ground.role(m).unwrap_or(Role::Pawn);
        (attacks_from(role.of(ground.us), m.to(), ground.at.occupied()) & CENTRE).any()
    };
    let moves = ground.moves(|m| at_home.has(m.from()) && !m.is_castling() && reaches_centre(m));
    if !moves.is_empty() {
        out.advise([], of_moves(&moves));
    }
}

/// Whether a rook here is behind a passed pawn on its file, with nothing between where these squares are occupied.
fn is_behind(owner: Color, rook: Square, pawn: Square, occupied: Bitboard) -> bool {
    front(owner, rook.bitboard()).has(pawn) && (squares_between(rook, pawn) & occupied).is_empty()
}

fn rook_behind(ground: &Ground<'_>, owner: Color, out: &mut Out<'_>) {
    for passed in ground.facts(Concept::PassedPawn, owner) {
        let Some(pawn) = passed.evidence.subject() else { continue };
        let rooks = ground.pieces(ground.us, Role::Rook);
        if rooks.into_iter().any(|rook| is_behind(owner, rook, pawn, ground.at.occupied())) {
            continue;
        }
        let goes_behind = |m: Move| {
            let after = ground.at.occupied().without(m.from());
            rooks.has(m.from()) && m.to() != pawn && !m.is_castling() && is_behind(owner, m.to(), pawn, after)
        };
        let moves = ground.moves(goes_behind);
        if !moves.is_empty() {
            out.advise([passed], of_moves(&moves).with(Part::Target, pawn));
        }
    }
}

pub(super) fn behind_own(ground: &Ground<'_>, out: &mut Out<'_>) {
    rook_behind(ground, ground.us, out);
}

pub(super) fn behind_theirs(ground: &Ground<'_>, out: &mut Out<'_>) {
    rook_behind(ground, !ground.us, out);
}

/// Moves of knights to a square, or of bishops if no knight can go.
fn minor_to(ground: &Ground<'_>, square: Square) -> Vec<Move> {
    let by = |role| ground.moves(|m| m.to() == square && ground.role(m) == Some(role));
    let knights = by(Role::Knight);
    if knights.is_empty() { by(Role::Bishop) } else { knights }
}

pub(super) fn blockade(ground: &Ground<'_>, out: &mut Out<'_>) {
    let passed = ground.facts(Concept::PassedPawn, !ground.us);
    let already = ground.subjects(Concept::PassedPawn, !ground.us);
    let isolated = ground.facts(Concept::IsolatedPawn, !ground.us);
    let isolated = isolated.filter(|fact| (fact.evidence.squares(Part::Subject) & already).is_empty());
    for fact in passed.chain(isolated) {
        let Some(pawn) = fact.evidence.subject() else { continue };
        let Some(stop) = stop(!ground.us, pawn).filter(|stop| !ground.at.occupied().has(*stop)) else {
            continue;
        };
        let moves = minor_to(ground, stop);
        if !moves.is_empty() {
            out.advise([fact], of_moves(&moves).with(Part::Target, pawn));
        }
    }
}

pub(super) fn hold_blockade(ground: &Ground<'_>, out: &mut Out<'_>) {
    let knights = ground.pieces(ground.us, Role::Knight);
    for blockade in ground.facts(Concept::Blockade, ground.us) {
        if (blockade.evidence.squares(Part::Subject) & knights).any() {
            out.advise([blockade], blockade.evidence.clone());
        }
    }
}

pub(super) fn outpost(ground: &Ground<'_>, out: &mut Out<'_>) {
    for outpost in ground.facts(Concept::Outpost, ground.us) {
        let Some(square) = outpost.evidence.subject() else { continue };
        if ground.at.by_color(ground.us).has(square) {
            continue;
        }
        let moves = minor_to(ground, square);
        if !moves.is_empty() {
            let guards = outpost.evidence.squares(Part::Defender);
            out.advise([outpost], of_moves(&moves).with(Part::Defender, guards));
        }
    }
}

pub(super) fn open_file(ground: &Ground<'_>, out: &mut Out<'_>) {
    // A rook that has an open file already stays there.
    let rooks = ground.pieces(ground.us, Role::Rook) - ground.subjects(Concept::RookOnOpenFile, ground.us);
    for open in ground.facts(Concept::OpenFile, ground.us) {
        let file = open.evidence.squares(Part::Line);
        if (ground.pieces(ground.us, Role::Rook) & file).any() {
            continue;
        }
        let moves = ground.moves(|m| rooks.has(m.from()) && !m.is_castling() && file.has(m.to()));
        if !moves.is_empty() {
            out.advise([open], of_moves(&moves).with(Part::Line, file));
        }
    }
}

pub(super) fn seventh(ground: &Ground<'_>, out: &mut Out<'_>) {
    let rooks = ground.pieces(ground.us, Role::Rook);
    let there = ground.subjects(Concept::RookOnSeventh, ground.us);
    let on_seventh = |m: Move| {
        let facts = Concept::RookOnSeventh.of(&ground.after(m), ground.us);
        facts.into_iter().find(|fact| fact.evidence.subject() == Some(m.to()))
    };
    let seventh = if ground.us.is_white() { 6 } else { 1 };
    let goes = |m: Move| {
        rooks.has(m.from()) && !there.has(m.from()) && !m.is_castling() && m.to().rank().index() == seventh
    };
    for m in ground.moves(|m| goes(m) && on_seventh(m).is_some()) {
        if let Some(fact) = on_seventh(m) {
            out.advise([], of_moves(&[m]).with(Part::Target, fact.evidence.squares(Part::Target)));
        }
    }
}

pub(super) fn activate(ground: &Ground<'_>, out: &mut Out<'_>) {
    if ground.phase == Phase::Opening {
        return;
    }
    for idle in ground.facts(Concept::OutOfPlay, ground.us) {
        let Some(officer) = idle.evidence.subject() else { continue };
        let is_in_play = |m: Move| {
            let facts = Concept::OutOfPlay.of(&ground.after(m), ground.us);
            !facts.iter().any(|fact| fact.evidence.subject() == Some(m.to()))
        };
        let moves = ground.moves(|m| m.from() == officer && !m.is_castling() && is_in_play(m));
        if !moves.is_empty() {
            out.advise([idle], of_moves(&moves));
        }
    }
}

pub(super) fn weak_pawn(ground: &Ground<'_>, out: &mut Out<'_>) {
    for weak in ground.facts(Concept::WeakPawn, !ground.us) {
        let squares = |part| weak.evidence.squares(part);
        let evidence = Evidence::default().with(Part::Target, squares(Part::Subject));
        out.advise([weak], evidence.with(Part::Attacker, squares(Part::Attacker)));
    }
}

pub(super) fn pinned(ground: &Ground<'_>, out: &mut Out<'_>) {
    for pin in ground.facts(Concept::AbsolutePin, !ground.us) {
        let Some(piece) = pin.evidence.subject() else { continue };
        let hits = |m: Move| {
            ground.role(m) == Some(Role::Pawn)
                && m.promotes_to().is_none()
                && attacks_from(Role::Pawn.of(ground.us), m.to(), Bitboard::EMPTY).has(piece)
        };
        let is_pawn = ground.at.role_at(piece) == Some(Role::Pawn);
        let moves = if is_pawn { Vec::new() } else { ground.moves(hits) };
        // The pin must stand after the move, or there is nothing left of the plan.
        let stands = |m: &Move| {
            let facts: Vec<Fact> = Concept::AbsolutePin.of(&ground.after(*m), !ground.us);
            facts.iter().any(|fact| fact.evidence.subject() == Some(piece))
        };
        let moves: Vec<Move> = moves.into_iter().filter(stands).collect();
        if !moves.is_empty() {
            out.advise([pin], of_moves(&moves).with(Part::Target, piece));
        }
    }
}

pub(super) fn overloaded(ground: &Ground<'_>, out: &mut Out<'_>) {
    for busy in ground.facts(Concept::OverloadedPiece, !ground.us) {
        let squares = |part| busy.evidence.squares(part);
        let evidence = Evidence::default().with(Part::Target, squares(Part::Subject));
        out.advise([busy], evidence.with(Part::Key, squares(Part::Target)));
    }
}
