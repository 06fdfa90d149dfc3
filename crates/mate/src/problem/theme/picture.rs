//! Mating pictures: pure and model mates.

use super::scene::{Play, Scene, altered, field, needed_pins};
use super::{Evidence, Finding, Phase, Theme, put};
use crate::problem::stipulation::Kind;
use crate::problem::tree::Solution;
use tratto_board::{Bitboard, Move, Position, Role, Square};

pub(super) fn find(play: &Play, found: &mut Vec<Finding>) {
    let is = |picture: Picture| {
        let told = move |scene: &&Scene| Picture::of(&scene.mated) == picture;
        play.scenes.iter().filter(told).map(|scene| play.evidence(scene, None)).collect()
    };
    put(found, Theme::PureMate, is(Picture::Pure));
    put(found, Theme::ModelMate, is(Picture::Model));
}

/// The pictures at the end of the lines of help play.
pub(super) fn of_lines(solution: &Solution, kind: Kind) -> Vec<Finding> {
    let mut found = Vec::new();
    for (picture, theme) in [(Picture::Pure, Theme::PureMate), (Picture::Model, Theme::ModelMate)] {
        let told = |(i, line): (usize, &Vec<Move>)| {
            let evidence =
                Evidence { phase: Phase::Actual(i), line: line.clone(), by_first: false, trace: None };
            (Picture::of(&end(solution, kind, line)) == picture).then_some(evidence)
        };
        put(&mut found, theme, solution.lines.iter().enumerate().filter_map(told).collect());
    }
    found
}

fn end(solution: &Solution, kind: Kind, line: &[Move]) -> Position {
    let mut at = solution.position;
    for (i, &m) in line.iter().enumerate() {
        at.play_unchecked(m);
        if kind == Kind::SeriesHelp && i + 2 < line.len() {
            at = at.pass();
        }
    }
    at
}

/// What a mate looks like.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Picture {
    /// Some square is denied to the king twice.
    Plain,
    /// Pure, but some white piece does nothing.
    Pure,
    /// Pure, and all of White's pieces take part, pawns and king excepted.
    Model,
}

impl Picture {
    /// Looks at a mate. Pure: every square next to the king is either guarded by exactly one white piece, or holds a black piece that no white
    /// piece attacks; and the king is in check from one piece, or from two neither of which would mate alone. A black piece that White attacks is
    /// no flaw if it has to be pinned by that attack.
    fn of(mated: &Position) -> Picture {
        let them = mated.turn();
        let king = mated.king(them);
        let lifted = mated.occupied().without(king);
        let pins = needed_pins(mated);
        for square in field(king) {
            let guards = mated.attackers_through(square, !them, lifted);
            let is_pure = if mated.by_color(them).has(square) {
                let by = pins.iter().find(|(piece, _)| *piece == square).map(|(_, by)| *by);
                guards.is_empty() || by.is_some_and(|by| guards == by.bitboard())
            } else {
                guards.len() == 1
            };
            if !is_pure {
                return Picture::Plain;
            }
        }
        let checkers = mated.checkers();
        if checkers.more_than_one() && !checkers.iter().all(|piece| needs(mated, piece)) {
            return Picture::Plain;
        }
        let pieces = mated.by_color(!them) - mated.by_role(Role::Pawn) - mated.by_role(Role::King);
        let pinning: Bitboard = pins.iter().map(|(_, by)| *by).collect();
        let takes_part = |piece: Square| {
            let seen = mated.attacked_through(piece.bitboard(), !them, lifted);
            checkers.has(piece) || pinning.has(piece) || (seen & field(king)).any()
        };
        if pieces.iter().all(takes_part) { Picture::Model } else { Picture::Pure }
    }
}

/// Whether the mate fails without a piece.
fn needs(mated: &Position, piece: Square) -> bool {
    let without = altered(mated, |setup| {
        setup.remove(piece);
    });
    without.is_some_and(|without| without.has_legal_move())
}
