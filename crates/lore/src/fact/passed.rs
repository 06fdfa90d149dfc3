//! Passed pawns and those that may become so.

use super::Out;
use super::ground::{files_of, front, neighbours, rank_of, ranks};
use super::view::View;
use crate::evidence::{Evidence, Part};
use tratto_board::{Bitboard, Color, Role, Square, squares_between};

pub(super) fn passed(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.passed[side] {
        let own_ahead = front(side, pawn.bitboard()) & view.pawns[side];
        out.add(Evidence::about(pawn).with(Part::Key, own_ahead));
    }
}

pub(super) fn protected(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.passed[side] {
        let guards = view.attackers(pawn, side) & view.pawns[side];
        if guards.any() {
            out.add(Evidence::about(pawn).with(Part::Defender, guards));
        }
    }
}

fn pairs(view: &View<'_>, side: Color, mut tell: impl FnMut(Square, Square)) {
    for pawn in view.passed[side] {
        for other in view.passed[side] {
            if other.file().index() == pawn.file().index() + 1 {
                tell(pawn, other);
            }
        }
    }
}

pub(super) fn connected(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    pairs(view, side, |one, other| out.add(Evidence::about(one).with(Part::Subject, other)));
}

pub(super) fn united(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    pairs(view, side, |one, other| {
        if one.rank().index().abs_diff(other.rank().index()) <= 1 {
            out.add(Evidence::about(one).with(Part::Subject, other));
        }
    });
}

pub(super) fn outside(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let all = view.pawns[Color::White] | view.pawns[Color::Black];
    for pawn in view.passed[side] {
        let others = all.without(pawn);
        let is_far = |file: tratto_board::File| file.index().abs_diff(pawn.file().index()) >= 3;
        if others.any() && files_of(others).all(is_far) {
            out.add(Evidence::about(pawn));
        }
    }
}

pub(super) fn candidate(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.pawns[side] - view.passed[side] {
        if (front(side, pawn.bitboard()) & view.pawns[!side]).any() {
            continue;
        }
        let beside = neighbours(pawn.file());
        let rank = rank_of(side, pawn);
        let helpers = beside & ranks(side, 1, rank) & view.pawns[side];
        let opposing = (beside - ranks(side, 1, rank)) & view.pawns[!side];
        if helpers.len() >= opposing.len() {
            let evidence = Evidence::about(pawn).with(Part::Defender, helpers).with(Part::Target, opposing);
            out.versus(helpers, opposing, evidence);
        }
    }
}

pub(super) fn rook_behind(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for rook in view.of(side, Role::Rook) {
        for owner in Color::ALL {
            for pawn in view.passed[owner] & rook.file().bitboard() {
                let between = squares_between(rook, pawn);
                let is_behind = front(owner, rook.bitboard()).has(pawn);
                if is_behind && (between & view.occupied).is_empty() {
                    out.add(Evidence::about(rook).with(Part::Target, pawn).with(Part::Line, between));
                }
            }
        }
    }
}

pub(super) fn cut_off(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let king = view.at.king(side);
    let passers: Bitboard = view.passed[Color::White] | view.passed[Color::Black];
    for rook in view.of(!side, Role::Rook) {
        let (file, home) = (rook.file().index(), king.file().index());
        let is_beyond = |pawn: &Square| {
            let goal = pawn.file().index();
            home.min(goal) < file && file < home.max(goal)
        };
        let pawns: Bitboard = passers.into_iter().filter(is_beyond).collect();
        if pawns.any() {
            let evidence = Evidence::about(king).with(Part::Attacker, rook).with(Part::Target, pawns);
            out.add(evidence.with(Part::Line, rook.file()));
        }
    }
}
