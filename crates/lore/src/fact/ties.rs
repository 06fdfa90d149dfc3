//! Lines through pieces: pins, skewers, discoveries, x-rays; and attacks on two at once.

use super::Out;
use super::view::View;
use crate::evidence::{Evidence, Part};
use crate::exchange::{capture_through, price};
use tratto_board::{Bitboard, Color, Role, Square, attacks_from, line_through, squares_between};

/// A line piece, the one piece before it on a line, and the next one behind that.
#[derive(Copy, Clone)]
struct Tie {
    slider: Square,
    front: Square,
    rear: Square,
}

impl Tie {
    fn line(self) -> Bitboard {
        squares_between(self.slider, self.rear).without(self.front)
    }

    fn evidence(self, subject: Square, target: Square) -> Evidence {
        let all = Bitboard::from(self.slider).with(self.front).with(self.rear);
        Evidence::about(subject)
            .with(Part::Target, target)
            .with(Part::Attacker, all - subject.bitboard() - target.bitboard())
            .with(Part::Line, self.line())
    }
}

/// Calls with every tie of a side's line pieces.
fn ties(view: &View<'_>, side: Color, mut tell: impl FnMut(Tie)) {
    for slider in view.sliders(side) {
        let piece = view.role(slider).of(side);
        let near = view.attacks(slider);
        for front in near & view.occupied {
            let beyond = attacks_from(piece, slider, view.occupied.without(front)) - near;
            if let Some(rear) = (beyond & view.occupied).single() {
                tell(Tie { slider, front, rear });
            }
        }
    }
}

fn worth(view: &View<'_>, square: Square) -> i32 {
    price(view.role(square))
}

/// What the slider wins by taking the rear piece once the front one is gone.
fn wins_behind(view: &View<'_>, tie: Tie) -> bool {
    let lifted = view.occupied.without(tie.front);
    capture_through(view.at, tie.slider, tie.rear, lifted).is_some_and(|gain| gain > 0)
}

fn wins(view: &View<'_>, from: Square, to: Square) -> bool {
    capture_through(view.at, from, to, view.occupied).is_some_and(|gain| gain > 0)
}

/// The ties in which the side's king stands behind one piece of its own.
fn on_king(view: &View<'_>, side: Color, mut tell: impl FnMut(Tie)) {
    let (mine, king) = (view.at.by_color(side), view.at.king(side));
    ties(view, !side, |tie| {
        if mine.has(tie.front) && tie.rear == king {
            tell(tie);
        }
    });
}

pub(super) fn absolute(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    on_king(view, side, |tie| out.add(tie.evidence(tie.front, tie.rear)));
}

/// The squares of the pin to which the pinned piece can go, the pinning piece's own among them.
fn along(view: &View<'_>, side: Color, tie: Tie) -> Bitboard {
    let path = tie.line().with(tie.slider);
    match view.role(tie.front) {
        Role::Pawn => {
            let step = tie.front.bitboard().forward(side) - view.occupied;
            path & (step | (view.attacks(tie.front) & tie.slider.bitboard()))
        }
        _ => path & view.attacks(tie.front),
    }
}

pub(super) fn total(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    on_king(view, side, |tie| {
        if along(view, side, tie).is_empty() {
            out.add(tie.evidence(tie.front, tie.rear));
        }
    });
}

/// Whether a piece has a legal move off a line; one that gives no check, if that is asked.
fn can_leave(view: &View<'_>, side: Color, tie: Tie, quietly: bool) -> bool {
    let line = line_through(tie.slider, tie.rear);
    view.turn(side).is_some_and(|(at, moves)| {
        moves
            .iter()
            .any(|m| m.from() == tie.front && !line.has(m.destination()) && !(quietly && at.gives_check(*m)))
    })
}

/// Whether a tie is a skewer of the slider's side.
fn is_skewer(view: &View<'_>, tie: Tie) -> bool {
    let is_king = view.role(tie.front) == Role::King;
    let is_dear = worth(view, tie.front) >= worth(view, tie.rear);
    is_dear && (is_king || wins(view, tie.slider, tie.front)) && wins_behind(view, tie)
}

fn relative_pins(view: &View<'_>, side: Color, mut tell: impl FnMut(Tie)) {
    let mine = view.at.by_color(side);
    let king = view.at.king(side);
    ties(view, !side, |tie| {
        if mine.has(tie.front)
            && mine.has(tie.rear)
            && tie.rear != king
            && worth(view, tie.rear) >= worth(view, tie.front)
            && wins_behind(view, tie)
            && !is_skewer(view, tie)
            && can_leave(view, side, tie, true)
        {
            tell(tie);
        }
    });
}

pub(super) fn relative(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    relative_pins(view, side, |tie| out.add(tie.evidence(tie.front, tie.rear)));
}

pub(super) fn cross(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let mine = view.at.by_color(side);
    for piece in mine.without(view.at.king(side)) {
        let (mut lines, mut sliders, mut targets) = (0, Bitboard::EMPTY, Bitboard::EMPTY);
        ties(view, !side, |tie| {
            let is_dearer = worth(view, tie.rear) >= worth(view, piece);
            let is_held = mine.has(tie.rear)
                && (view.role(tie.rear) == Role::King
                    || (is_dearer && wins_behind(view, tie) && !is_skewer(view, tie)));
            if tie.front == piece && is_held {
                lines += 1;
                sliders = sliders.with(tie.slider);
                targets = targets.with(tie.rear);
            }
        });
        if lines >= 2 {
            let evidence = Evidence::about(piece).with(Part::Attacker, sliders);
            out.count(lines, evidence.with(Part::Target, targets));
        }
    }
}

pub(super) fn half(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let king = view.at.king(side);
    for slider in view.sliders(!side) {
        let piece = view.role(slider).of(!side);
        let between = squares_between(slider, king);
        let standing = between & view.occupied;
        let is_on_line = attacks_from(piece, slider, Bitboard::EMPTY).has(king);
        if is_on_line && standing.len() == 2 && (standing - view.at.by_color(side)).is_empty() {
            let evidence = Evidence::about(standing).with(Part::Attacker, slider).with(Part::Target, king);
            out.add(evidence.with(Part::Line, between - standing));
        }
    }
}

pub(super) fn skewer(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let theirs = view.at.by_color(!side);
    ties(view, side, |tie| {
        if theirs.has(tie.front) && theirs.has(tie.rear) && is_skewer(view, tie) {
            let targets = Bitboard::from(tie.front).with(tie.rear);
            let evidence = Evidence::about(tie.slider).with(Part::Target, targets);
            out.add(evidence.with(Part::Line, tie.line()));
        }
    });
}

pub(super) fn x_ray_attack(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let theirs = view.at.by_color(!side);
    ties(view, side, |tie| {
        if theirs.has(tie.front) && (theirs - view.pawns[!side]).has(tie.rear) {
            let evidence = Evidence::about(tie.slider).with(Part::Target, tie.rear);
            out.add(evidence.with(Part::Key, tie.front).with(Part::Line, tie.line()));
        }
    });
}

pub(super) fn x_ray_defence(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let (theirs, king) = (view.at.by_color(!side), view.at.king(side));
    ties(view, side, |tie| {
        if theirs.has(tie.front) && view.at.by_color(side).has(tie.rear) && tie.rear != king {
            let evidence = Evidence::about(tie.slider).with(Part::Target, tie.rear);
            out.add(evidence.with(Part::Key, tie.front).with(Part::Line, tie.line()));
        }
    });
}

/// The ties in which a side's piece stands before its own line piece, an enemy behind it, and can step off the line.
fn discoveries(view: &View<'_>, side: Color, mut tell: impl FnMut(Tie)) {
    let (mine, theirs) = (view.at.by_color(side), view.at.by_color(!side));
    ties(view, side, |tie| {
        if mine.has(tie.front) && theirs.has(tie.rear) && can_leave(view, side, tie, false) {
            tell(tie);
        }
    });
}

pub(super) fn discovered_attack(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let king = view.at.king(!side);
    discoveries(view, side, |tie| {
        if tie.rear != king && wins_behind(view, tie) {
            out.add(tie.evidence(tie.front, tie.rear));
        }
    });
}

pub(super) fn discovered_check(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let king = view.at.king(!side);
    discoveries(view, side, |tie| {
        if tie.rear == king {
            out.add(tie.evidence(tie.front, tie.rear));
        }
    });
}

pub(super) fn double_attack(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let king = view.at.king(!side);
    for piece in view.at.by_color(side) {
        let hits = view.attacks(piece) & view.at.by_color(!side);
        if hits.more_than_one() {
            let is_target = |hit: &Square| *hit == king || wins(view, piece, *hit);
            let targets: Bitboard = hits.into_iter().filter(is_target).collect();
            if targets.more_than_one() {
                out.count(targets.len(), Evidence::about(piece).with(Part::Target, targets));
            }
        }
    }
}
