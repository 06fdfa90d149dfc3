//! What plans are made from: the facts, and the moves that lose nothing.

use crate::evidence::{Evidence, Part};
use crate::fact::{Concept, Fact, threats};
use crate::phase::Phase;
use std::cell::RefCell;
use std::collections::HashMap;
use tratto_board::{Bitboard, Color, Move, MoveList, Piece, Position, Role};

pub(super) struct Ground<'f> {
    /// The position with our side to move.
    pub(super) at: Position,
    pub(super) us: Color,
    pub(super) phase: Phase,
    facts: &'f [Fact],
    moves: MoveList,
    sound: RefCell<HashMap<Move, bool>>,
}

/// Whether a move loses nothing that is seen at once: after it the other side has no mate in one, no safe promotion, and no capture that
/// wins something by exchange; and it does not stalemate.
fn is_sound(at: &Position, m: Move) -> bool {
    let mut after = *at;
    after.play_unchecked(m);
    after.has_legal_move() && threats(&after, after.turn()).is_empty()
}

impl<'f> Ground<'f> {
    pub(super) fn new(at: Position, facts: &'f [Fact]) -> Ground<'f> {
        let (us, phase, moves) = (at.turn(), Phase::of(&at), at.legal_moves());
        Ground { at, us, phase, facts, moves, sound: RefCell::default() }
    }

    /// The facts of a concept for a side; those of both sides are told for either.
    pub(super) fn facts(&self, concept: Concept, side: Color) -> impl Iterator<Item = &'f Fact> + use<'f> {
        let is_shared = concept.scope() == crate::fact::Scope::Shared;
        self.facts.iter().filter(move |fact| fact.concept == concept && (is_shared || fact.side == side))
    }

    /// The first of them.
    pub(super) fn fact(&self, concept: Concept, side: Color) -> Option<&'f Fact> {
        self.facts(concept, side).next()
    }

    /// The squares that facts of a concept are about.
    pub(super) fn subjects(&self, concept: Concept, side: Color) -> Bitboard {
        self.facts(concept, side)
            .fold(Bitboard::EMPTY, |all, fact| all | fact.evidence.squares(Part::Subject))
    }

    /// One side's pieces of a role.
    pub(super) fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.at.pieces(Piece { color, role })
    }

    /// Everything of a side but king and pawns.
    pub(super) fn officers(&self, color: Color) -> Bitboard {
        crate::exchange::officers(&self.at, color)
    }

    pub(super) fn is_endgame(&self) -> bool {
        self.phase == Phase::Endgame
    }

    /// The legal moves that are wanted and lose nothing at once, by their squares.
    pub(super) fn moves(&self, wanted: impl Fn(Move) -> bool) -> Vec<Move> {
        let candidates = self.moves.iter().copied().filter(|&m| wanted(m));
        let mut found: Vec<Move> = candidates.filter(|&m| self.is_sound(m)).collect();
        found.sort_by_key(|m| (m.from(), m.destination(), m.bits()));
        found
    }

    pub(super) fn is_sound(&self, m: Move) -> bool {
        *self.sound.borrow_mut().entry(m).or_insert_with(|| is_sound(&self.at, m))
    }

    /// The position after a move.
    pub(super) fn after(&self, m: Move) -> Position {
        let mut after = self.at;
        after.play_unchecked(m);
        after
    }

    /// What moves.
    pub(super) fn role(&self, m: Move) -> Option<Role> {
        self.at.role_at(m.from())
    }
}

/// Evidence of moves: from where they go (subject), to where (key), and the moves.
pub(super) fn of_moves(moves: &[Move]) -> Evidence {
    let from: Bitboard = moves.iter().map(|m| m.from()).collect();
    let to: Bitboard = moves.iter().map(|m| m.destination()).collect();
    Evidence::about(from).with(Part::Key, to).by(moves.iter().copied())
}
