//! Kings: castled or not, their cover, what presses on them.

use super::ground::{CENTRE, ranks, sector, three_files};
use super::pawns::weak_pawns;
use super::view::View;
use super::{Figures, Out};
use crate::evidence::{Evidence, Part};
use crate::phase::Phase;
use tratto_board::{Bitboard, Color, File, Piece, Role, Square, attacks_from, squares_between};

/// From this move on a king in the centre is late.
const LATE: u16 = 10;

fn has_rights(view: &View<'_>, side: Color) -> bool {
    (view.at.castling() & ranks(side, 1, 1)).any()
}

fn on_kingside(view: &View<'_>, side: Color) -> bool {
    view.at.king(side).file().index() >= File::G.index()
}

/// Whether a king stands as after castling: on its first rank, files a to c or g and h, without castling rights.
pub(super) fn is_castled(view: &View<'_>, side: Color) -> bool {
    let king = view.at.king(side);
    let is_aside = king.file().index() <= File::C.index() || on_kingside(view, side);
    ranks(side, 1, 1).has(king) && is_aside && !has_rights(view, side)
}

fn both_castled(view: &View<'_>) -> bool {
    Color::ALL.into_iter().all(|side| is_castled(view, side))
}

fn tell_kings(view: &View<'_>, out: &mut Out<'_>) {
    out.add(Evidence::about(view.at.king(Color::White)).with(Part::Subject, view.at.king(Color::Black)));
}

pub(super) fn same_side(view: &View<'_>, _: Color, out: &mut Out<'_>) {
    if both_castled(view) && on_kingside(view, Color::White) == on_kingside(view, Color::Black) {
        tell_kings(view, out);
    }
}

pub(super) fn opposite_sides(view: &View<'_>, _: Color, out: &mut Out<'_>) {
    if both_castled(view) && on_kingside(view, Color::White) != on_kingside(view, Color::Black) {
        tell_kings(view, out);
    }
}

/// The pawns on the second and third ranks before a king, on three files.
pub(super) fn shield_pawns(view: &View<'_>, side: Color) -> Bitboard {
    view.pawns[side] & ranks(side, 2, 3) & sector(view.at.king(side).file())
}

pub(super) fn shield(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    if is_castled(view, side) {
        let pawns = shield_pawns(view, side);
        out.count(pawns.len(), Evidence::about(view.at.king(side)).with(Part::Defender, pawns));
    }
}

pub(super) fn weakened(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    if !is_castled(view, side) {
        return;
    }
    let king = view.at.king(side);
    let pawns = shield_pawns(view, side);
    let second = ranks(side, 2, 2);
    let missing: Bitboard = three_files(king.file())
        .filter(|file| (pawns & file.bitboard()).is_empty())
        .fold(Bitboard::EMPTY, |set, file| set | (second & file.bitboard()));
    let (edge, knight) = if on_kingside(view, side) { (File::H, File::G) } else { (File::A, File::B) };
    let nest = second & knight.bitboard();
    let shade = if (nest & Bitboard::LIGHT).any() { Bitboard::LIGHT } else { Bitboard::DARK };
    let mut moved = pawns & ranks(side, 3, 3) & (edge.bitboard() | knight.bitboard());
    if (view.of(side, Role::Bishop) & shade).any() {
        moved = Bitboard::EMPTY;
    }
    if (missing | moved).any() {
        out.add(Evidence::about(king).with(Part::Target, missing).with(Part::Key, moved));
    }
}

pub(super) fn uncastled(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let king = view.at.king(side);
    if view.at.fullmoves() < LATE || !ranks(side, 1, 2).has(king) || !matches!(king.file(), File::D | File::E)
    {
        return;
    }
    let is_closed = |file| Color::ALL.into_iter().all(|color| view.on_file(color, file).any());
    let files = [File::D, File::E].into_iter().filter(|file| !is_closed(*file));
    let lines = files.fold(Bitboard::EMPTY, |set, file| set | file.bitboard());
    if lines.any() {
        out.add(Evidence::about(king).with(Part::Line, lines));
    }
}

pub(super) fn exposed(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let king = view.at.king(side);
    let behind = king.bitboard().forward(!side);
    let ring = ring(king);
    let around = ring - behind - super::ground::beside_files(behind);
    if (around & view.pawns[side]).is_empty() {
        out.add(Evidence::about(king).with(Part::Key, around));
    }
}

/// The squares beside a king.
fn ring(king: Square) -> Bitboard {
    attacks_from(Piece { color: Color::White, role: Role::King }, king, Bitboard::EMPTY)
}

/// The officers that attack squares beside a side's king, and its own that guard them.
pub(super) fn bearing(view: &View<'_>, side: Color) -> (Bitboard, Bitboard) {
    let ring = ring(view.at.king(side));
    let of = |color| -> Bitboard {
        view.officers(color).into_iter().filter(|officer| (view.attacks(*officer) & ring).any()).collect()
    };
    (of(!side), of(side))
}

pub(super) fn pressure(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let king = view.at.king(!side);
    let (mine, theirs) = bearing(view, !side);
    if mine.any() {
        let evidence = Evidence::about(king).with(Part::Attacker, mine).with(Part::Key, ring(king));
        out.versus(mine, theirs, evidence.with(Part::Defender, theirs));
    }
}

/// The pawns of a side that have come to their fifth rank or further on the files around the other's king.
fn storming(view: &View<'_>, side: Color) -> Bitboard {
    view.pawns[side] & ranks(side, 5, 8) & sector(view.at.king(!side).file())
}

pub(super) fn storm(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let pawns = storming(view, side);
    if pawns.any() {
        out.add(Evidence::about(pawns).with(Part::Target, view.at.king(!side)));
    }
}

pub(super) fn storm_open_centre(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let pawns = storming(view, side);
    let open = [File::D, File::E].into_iter().filter(|file| view.is_open(*file));
    let lines = open.fold(Bitboard::EMPTY, |set, file| set | file.bitboard());
    if pawns.any() && lines.any() {
        let evidence = Evidence::about(pawns).with(Part::Target, view.at.king(!side));
        out.add(evidence.with(Part::Line, lines));
    }
}

/// The squares before a king on its first rank, with those beside them.
fn before(view: &View<'_>, side: Color) -> Option<Bitboard> {
    let king = view.at.king(side);
    ranks(side, 1, 1).has(king).then(|| ring(king) & ranks(side, 2, 2))
}

pub(super) fn back_rank(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let Some(before) = before(view, side) else { return };
    let is_shut = (before - view.at.by_color(side) - view.attacked[!side]).is_empty();
    if !is_shut {
        return;
    }
    let (king, first) = (view.at.king(side), ranks(side, 1, 1));
    let is_guard = |officer: &Square| first.has(*officer) || (view.attacks(*officer) & first).any();
    let guards: Bitboard = view.officers(side).into_iter().filter(is_guard).collect();
    let lifted = view.occupied - guards;
    let mut entries = Bitboard::EMPTY;
    let mut attackers = Bitboard::EMPTY;
    for piece in view.majors(!side) {
        let reach = attacks_from(view.role(piece).of(!side), piece, lifted) & first;
        let checks: Bitboard = (reach - view.at.by_color(!side))
            .without(king)
            .into_iter()
            .filter(|entry| (squares_between(*entry, king) & lifted).is_empty())
            .collect();
        if checks.any() {
            entries |= checks;
            attackers = attackers.with(piece);
        }
    }
    if attackers.any() {
        let evidence = Evidence::about(king).with(Part::Attacker, attackers).with(Part::Defender, guards);
        out.add(evidence.with(Part::Key, entries).with(Part::Line, before));
    }
}

pub(super) fn luft(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let Some(before) = before(view, side) else { return };
    let free = before - view.occupied - view.attacked[!side];
    if free.any() {
        out.add(Evidence::about(view.at.king(side)).with(Part::Key, free));
    }
}

pub(super) fn activity(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    if Phase::of(view.at) != Phase::Endgame {
        return;
    }
    let king = view.at.king(side);
    let nearest = |squares: Bitboard| squares.into_iter().map(|square| king.distance(square)).min();
    let weak = weak_pawns(view, !side);
    let at_hand = |squares: Bitboard| -> Bitboard {
        let least = nearest(squares);
        squares.into_iter().filter(|square| Some(king.distance(*square)) == least).collect()
    };
    let figures = Figures::Distances { centre: nearest(CENTRE).unwrap_or(0), weak_pawn: nearest(weak) };
    out.tell(
        figures,
        Evidence::about(king).with(Part::Key, at_hand(CENTRE)).with(Part::Target, at_hand(weak)),
    );
}
