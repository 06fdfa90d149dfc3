//! Pawns: how they stand to each other.

use super::Out;
use super::ground::{FILES_C_TO_F, Wing, files_of, front, neighbours, rank_of, ranks, stop};
use super::view::View;
use crate::evidence::{Evidence, Part};
use crate::exchange::is_defended;
use tratto_board::{Bitboard, Color, File, MoveKind, Role, Square, attacks_from};

pub(super) fn islands(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let mine = view.pawns[side];
    let mut islands = 0;
    let mut inside = false;
    for file in File::ALL {
        let has = view.on_file(side, file).any();
        islands += u32::from(has && !inside);
        inside = has;
    }
    if mine.any() {
        out.count(islands, Evidence::about(mine));
    }
}

fn is_isolated(view: &View<'_>, side: Color, pawn: Square) -> bool {
    (neighbours(pawn.file()) & view.pawns[side]).is_empty()
}

pub(super) fn isolated(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.pawns[side] {
        if is_isolated(view, side, pawn) {
            out.add(Evidence::about(pawn));
        }
    }
}

pub(super) fn isolani(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.pawns[side] & (File::D.bitboard() | File::E.bitboard()) {
        if is_isolated(view, side, pawn) && view.is_half_open(!side, pawn.file()) {
            out.add(Evidence::about(pawn).with(Part::Line, pawn.file()));
        }
    }
}

pub(super) fn doubled(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for file in File::ALL {
        let pawns = view.on_file(side, file);
        if pawns.more_than_one() {
            let foremost = pawns - front(!side, pawns);
            out.count(pawns.len(), Evidence::about(pawns).with(Part::Key, foremost));
        }
    }
}

/// The enemy pawns that hold the stop square of a backward pawn; none if it is not backward.
fn backward_by(view: &View<'_>, side: Color, pawn: Square) -> Option<(Square, Bitboard)> {
    let helpers = neighbours(pawn.file()) & view.pawns[side];
    let level_or_behind = ranks(side, 1, rank_of(side, pawn));
    let stop = stop(side, pawn)?;
    let holding = view.attackers(stop, !side) & view.pawns[!side];
    (helpers.any() && (helpers & level_or_behind).is_empty() && holding.any()).then_some((stop, holding))
}

pub(super) fn backward(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.pawns[side] {
        if let Some((stop, holding)) = backward_by(view, side, pawn) {
            out.add(Evidence::about(pawn).with(Part::Key, stop).with(Part::Attacker, holding));
        }
    }
}

/// Whether a pawn is isolated, backward, or doubled and undefended: what can be weak.
fn is_deficient(view: &View<'_>, side: Color, pawn: Square) -> bool {
    is_isolated(view, side, pawn)
        || backward_by(view, side, pawn).is_some()
        || (view.on_file(side, pawn.file()).more_than_one() && !is_defended(view.at, pawn))
}

/// The pawns of a side that are weak.
pub(super) fn weak_pawns(view: &View<'_>, side: Color) -> Bitboard {
    let is_weak = |pawn: &Square| {
        let is_attackable = view.on_file(!side, pawn.file()).is_empty() || view.attacked[!side].has(*pawn);
        is_attackable && is_deficient(view, side, *pawn)
    };
    view.pawns[side].into_iter().filter(is_weak).collect()
}

pub(super) fn weak(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in weak_pawns(view, side) {
        out.add(Evidence::about(pawn).with(Part::Attacker, view.attackers(pawn, !side)));
    }
}

pub(super) fn negligible(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.pawns[side] - weak_pawns(view, side) {
        if is_deficient(view, side, pawn) {
            out.add(Evidence::about(pawn).with(Part::Line, pawn.file()));
        }
    }
}

pub(super) fn classic_weakness(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for file in File::ALL {
        let pawns = view.on_file(side, file);
        let foremost = pawns - front(!side, pawns);
        let rams = foremost.forward(side) & view.pawns[!side];
        if pawns.more_than_one() && rams.any() {
            out.add(Evidence::about(pawns).with(Part::Key, foremost).with(Part::Target, rams));
        }
    }
}

pub(super) fn fixed_weak(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in weak_pawns(view, side) {
        if let Some(stop) = stop(side, pawn).filter(|stop| view.pawns[!side].has(*stop)) {
            out.add(Evidence::about(pawn).with(Part::Attacker, stop));
        }
    }
}

pub(super) fn hanging(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for (left, right) in [(File::C, File::D), (File::D, File::E), (File::E, File::F)] {
        let files = left.bitboard() | right.bitboard();
        let pair = view.pawns[side] & files;
        let (on_left, on_right) = (view.on_file(side, left), view.on_file(side, right));
        let (Some(one), Some(other)) = (on_left.single(), on_right.single()) else { continue };
        let steps = (rank_of(side, one), rank_of(side, other));
        let outside = (neighbours(left) | neighbours(right)) - files;
        if matches!(steps, (4, 4) | (3, 4) | (4, 3))
            && (outside & view.pawns[side]).is_empty()
            && (files & view.pawns[!side]).is_empty()
        {
            out.add(Evidence::about(pair).with(Part::Line, files));
        }
    }
}

/// Calls `found` with each longest chain of pawns that defend one another: its pawns, its base, its head.
fn chains(view: &View<'_>, side: Color, found: &mut dyn FnMut(Bitboard, Square, Square)) {
    let mine = view.pawns[side];
    for base in mine {
        if !view.pawn_attacks[side].has(base) {
            climb(view, mine, base, base, base.bitboard(), found);
        }
    }
}

fn climb(
    view: &View<'_>,
    mine: Bitboard,
    base: Square,
    top: Square,
    pawns: Bitboard,
    found: &mut dyn FnMut(Bitboard, Square, Square),
) {
    let next = view.attacks(top) & mine;
    if next.is_empty() {
        found(pawns, base, top);
    }
    for square in next {
        climb(view, mine, base, square, pawns.with(square), found);
    }
}

fn tell_chains(view: &View<'_>, side: Color, out: &mut Out<'_>, wanted: impl Fn(u32) -> bool) {
    chains(view, side, &mut |pawns, base, head| {
        if wanted(pawns.len()) {
            let evidence = Evidence::about(pawns).with(Part::Key, base).with(Part::Target, head);
            out.count(pawns.len(), evidence);
        }
    });
}

pub(super) fn chain(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    tell_chains(view, side, out, |pawns| pawns >= 3);
}

pub(super) fn pair(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    tell_chains(view, side, out, |pawns| pawns == 2);
}

pub(super) fn phalanx(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let mine = view.pawns[side];
    for first in mine {
        if first.offset(-1, 0).is_some_and(|left| mine.has(left)) {
            continue;
        }
        let mut run = first.bitboard();
        let mut last = first;
        while let Some(next) = last.offset(1, 0).filter(|next| mine.has(*next)) {
            run = run.with(next);
            last = next;
        }
        if run.more_than_one() {
            out.count(run.len(), Evidence::about(run));
        }
    }
}

pub(super) fn stonewall(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let at = |file, rank: u8| (ranks(side, rank, rank) & Bitboard::from(file)) & view.pawns[side];
    let (c, d, e, f) = (at(File::C, 3), at(File::D, 4), at(File::E, 3), at(File::F, 4));
    if d.any() && e.any() && f.any() {
        let key = ranks(side, 4, 4) & File::E.bitboard();
        let advanced = ranks(side, 5, 5) & File::E.bitboard();
        out.add(Evidence::about(c | d | e | f).with(Part::Key, key).with(Part::Target, advanced));
    }
}

pub(super) fn ram(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.pawns[side] & view.pawns[!side].forward(!side) {
        out.add(Evidence::about(pawn).with(Part::Target, pawn.bitboard().forward(side)));
    }
}

/// The pawns of a side before which a piece of the other stands.
pub(super) fn blocked_pawns(view: &View<'_>, side: Color) -> Bitboard {
    view.pawns[side] & view.at.by_color(!side).forward(!side)
}

pub(super) fn blocked(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in blocked_pawns(view, side) {
        out.add(Evidence::about(pawn).with(Part::Attacker, pawn.bitboard().forward(side)));
    }
}

pub(super) fn blockade(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.pawns[!side] {
        let on_stop = pawn.bitboard().forward(!side) & view.officers(side);
        if on_stop.any() && (view.passed[!side].has(pawn) || is_isolated(view, !side, pawn)) {
            out.add(Evidence::about(on_stop).with(Part::Target, pawn));
        }
    }
}

pub(super) fn lever(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for pawn in view.pawns[side] {
        let targets = view.attacks(pawn) & view.pawns[!side];
        if targets.any() {
            out.add(Evidence::about(pawn).with(Part::Target, targets));
        }
    }
}

pub(super) fn pawn_break(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let Some((at, moves)) = view.turn(side) else { return };
    for from in view.pawns[side] {
        for &m in moves {
            if m.from() != from || m.promotes_to().is_some() || at.role_at(from) != Some(Role::Pawn) {
                continue;
            }
            let mut theirs = view.pawns[!side].without(m.to());
            if m.kind() == MoveKind::EnPassant {
                theirs = theirs.without(Square::new(m.to().file(), from.rank()));
            }
            let targets = attacks_from(Role::Pawn.of(side), m.to(), view.occupied) & theirs;
            if targets.any() {
                out.add(Evidence::about(from).with(Part::Key, m.to()).with(Part::Target, targets).by([m]));
            }
        }
    }
}

pub(super) fn majority(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    majorities(view, side, |mine, theirs, _| {
        out.versus(mine, theirs, Evidence::about(mine).with(Part::Target, theirs))
    });
}

pub(super) fn effective_majority(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    majorities(view, side, |mine, theirs, is_sound| {
        if is_sound {
            out.versus(mine, theirs, Evidence::about(mine).with(Part::Target, theirs));
        }
    });
}

fn majorities(view: &View<'_>, side: Color, mut tell: impl FnMut(Bitboard, Bitboard, bool)) {
    for wing in Wing::ALL {
        let (mine, theirs) = (view.pawns[side] & wing.bitboard(), view.pawns[!side] & wing.bitboard());
        if mine.len() > theirs.len() {
            let is_doubled = files_of(mine).any(|file| view.on_file(side, file).more_than_one());
            let is_backward = mine.into_iter().any(|pawn| backward_by(view, side, pawn).is_some());
            tell(mine, theirs, !is_doubled && !is_backward);
        }
    }
}

/// The pawns by which a bishop is judged: those on files c to f, or all if these are fewer than three.
pub(super) fn central_pawns(view: &View<'_>, side: Color) -> Bitboard {
    let central = view.pawns[side] & FILES_C_TO_F;
    if central.len() < 3 { view.pawns[side] } else { central }
}
