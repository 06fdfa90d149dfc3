//! Weak squares and strong ones.

use super::Out;
use super::ground::{THIRDS, of_shade, rank_of, ranks, stop};
use super::view::View;
use crate::evidence::{Evidence, Part};
use crate::exchange::standing_loss;
use tratto_board::{Bitboard, Color, File, Role, Square, attacks_from};

/// The holes that matter now: on a side's third and fourth ranks.
fn near(view: &View<'_>, side: Color) -> Bitboard {
    view.holes(side) & ranks(side, 3, 4)
}

pub(super) fn hole(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for square in near(view, side) {
        out.add(Evidence::about(square));
    }
}

pub(super) fn future_hole(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for square in view.holes(side) & ranks(side, 5, 6) {
        out.add(Evidence::about(square));
    }
}

/// The squares among `goals` that some officer of a side reaches in two moves or fewer without being lost on the way or there.
fn reached(view: &View<'_>, side: Color, goals: Bitboard) -> Bitboard {
    let mut reached = view.officers(side) & goals;
    for officer in view.officers(side) {
        if (goals - reached).is_empty() {
            break;
        }
        let piece = view.role(officer).of(side);
        let lifted = view.occupied.without(officer);
        let is_safe = |square: &Square| standing_loss(view.at, piece, *square, lifted) <= 0;
        let first = view.attacks(officer) - view.at.by_color(side);
        reached |= (first & (goals - reached)).into_iter().filter(is_safe).collect::<Bitboard>();
        for step in first {
            let second = (attacks_from(piece, step, lifted) & (goals - reached))
                - (view.at.by_color(side).without(officer));
            if second.any() && is_safe(&step) {
                reached |= second.into_iter().filter(is_safe).collect::<Bitboard>();
            }
        }
    }
    reached
}

pub(super) fn negligible_hole(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let holes = near(view, side);
    for square in holes - reached(view, !side, holes) {
        out.add(Evidence::about(square));
    }
}

pub(super) fn fixed_hole(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for square in near(view, side) {
        if let Some(stop) = stop(side, square).filter(|stop| view.pawns[!side].has(*stop)) {
            out.add(Evidence::about(square).with(Part::Attacker, stop));
        }
    }
}

pub(super) fn colour_complex(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for shade in [Bitboard::LIGHT, Bitboard::DARK] {
        if (view.of(side, Role::Bishop) & shade).any() {
            continue;
        }
        let mut weak = Bitboard::EMPTY;
        for middle in 1..7 {
            let files = super::ground::sector(File::from_index(middle));
            let holes = near(view, side) & shade & files;
            if holes.len() >= 3 {
                weak |= holes;
            }
        }
        if weak.any() {
            out.count(weak.len(), Evidence::about(weak));
        }
    }
}

/// The squares that a side holds with a pawn and that no pawn of the other can ever attack.
pub(super) fn strong(view: &View<'_>, side: Color) -> Bitboard {
    let pawns = view.pawns[Color::White] | view.pawns[Color::Black];
    (ranks(side, 4, 6) & view.pawn_attacks[side]) - view.ever[!side] - pawns
}

fn tell_outposts(view: &View<'_>, side: Color, squares: Bitboard, out: &mut Out<'_>) {
    for square in strong(view, side) & squares {
        let guards = view.attackers(square, side) & view.pawns[side];
        out.add(Evidence::about(square).with(Part::Defender, guards));
    }
}

pub(super) fn outpost(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    tell_outposts(view, side, Bitboard::ALL, out);
}

pub(super) fn held_outpost(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    tell_outposts(view, side, view.minors(side), out);
}

pub(super) fn supported_knight(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    tell_outposts(view, side, view.of(side, Role::Knight), out);
}

pub(super) fn local_superiority(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for third in THIRDS {
        let region = third & ranks(side, 5, 8);
        let bearing = |color| -> Bitboard {
            view.officers(color)
                .into_iter()
                .filter(|officer| (view.attacks(*officer) & region).any())
                .collect()
        };
        let (mine, theirs) = (bearing(side), bearing(!side));
        if mine.len() > theirs.len() {
            let evidence = Evidence::about(region).with(Part::Attacker, mine).with(Part::Defender, theirs);
            out.versus(mine, theirs, evidence);
        }
    }
}

/// Whether the bishop on a square stands further forward than every one of these pawns.
pub(super) fn is_before_all(side: Color, square: Square, pawns: Bitboard) -> bool {
    pawns.into_iter().all(|pawn| rank_of(side, square) > rank_of(side, pawn))
}

/// Those of these squares that have the colour of a square.
pub(super) fn same_shade(square: Square, squares: Bitboard) -> Bitboard {
    squares & of_shade(square)
}
