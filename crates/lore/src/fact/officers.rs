//! Officers: material, safety, mobility, good places and bad.

use super::ground::{EXTENDED_CENTRE, ranks, sector};
use super::pawns::{blocked_pawns, central_pawns};
use super::squares::{is_before_all, same_shade};
use super::view::View;
use super::{Figures, Out};
use crate::evidence::{Evidence, Part};
use crate::exchange::{balance, is_hanging, material as worth};
use crate::label::is_trapped;
use tratto_board::{Bitboard, Color, File, Role, Square, attacks_from, squares_between};

pub(super) fn material(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let figures = Figures::Versus { ours: worth(view.at, side), theirs: worth(view.at, !side) };
    out.tell(figures, Evidence::about(view.at.by_color(side)).with(Part::Target, view.at.by_color(!side)));
}

pub(super) fn ahead(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let lead = balance(view.at, side);
    if lead >= 2 {
        let evidence = Evidence::about(view.at.by_color(side)).with(Part::Target, view.at.by_color(!side));
        out.count(lead.unsigned_abs(), evidence);
    }
}

pub(super) fn the_exchange(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let lead = |role| i64::from(view.of(side, role).len()) - i64::from(view.of(!side, role).len());
    let minors = lead(Role::Knight) + lead(Role::Bishop);
    if lead(Role::Rook) == 1 && minors == -1 && lead(Role::Queen) == 0 && lead(Role::Pawn) == 0 {
        out.add(Evidence::about(view.of(side, Role::Rook)).with(Part::Target, view.minors(!side)));
    }
}

pub(super) fn hanging(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for piece in view.at.by_color(side) {
        if is_hanging(view.at, piece) {
            out.add(Evidence::about(piece).with(Part::Attacker, view.attackers(piece, !side)));
        }
    }
}

pub(super) fn en_prise(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for piece in view.at.by_color(side) {
        if view.is_en_prise(piece) {
            let evidence = Evidence::about(piece).with(Part::Attacker, view.attackers(piece, !side));
            out.add(evidence.with(Part::Defender, view.attackers(piece, side)));
        }
    }
}

pub(super) fn winnable(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for piece in view.winnable(side) {
        let evidence = Evidence::about(piece).with(Part::Attacker, view.attackers(piece, !side));
        out.add(evidence.with(Part::Defender, view.attackers(piece, side)));
    }
}

pub(super) fn trapped(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let Some((at, moves)) = view.turn(side) else { return };
    for piece in view.officers(side) {
        if view.is_en_prise(piece) && is_trapped(at, piece) {
            let goals: Bitboard = moves.iter().filter(|m| m.from() == piece).map(|m| m.to()).collect();
            let evidence = Evidence::about(piece).with(Part::Attacker, view.attackers(piece, !side));
            out.add(evidence.with(Part::Line, goals));
        }
    }
}

/// The squares that count as an officer's mobility.
fn mobile_to(view: &View<'_>, side: Color, officer: Square) -> Bitboard {
    view.attacks(officer) - view.at.by_color(side) - view.pawn_attacks[!side]
}

pub(super) fn mobility(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for officer in view.officers(side) {
        let squares = mobile_to(view, side, officer);
        out.count(squares.len(), Evidence::about(officer).with(Part::Target, squares));
    }
}

/// Whether an officer comes to attack one of these squares in two moves or fewer, over squares of its mobility.
fn reaches(view: &View<'_>, side: Color, officer: Square, goals: Bitboard) -> bool {
    let piece = view.role(officer).of(side);
    let lifted = view.occupied.without(officer);
    let closed = view.at.by_color(side).without(officer) | view.pawn_attacks[!side];
    let mut places = officer.bitboard();
    let mut seen = places;
    for moves_left in [true, true, false] {
        let mut next = Bitboard::EMPTY;
        for place in places {
            let attacks = attacks_from(piece, place, lifted);
            if (attacks & goals).any() {
                return true;
            }
            next |= attacks - closed;
        }
        if !moves_left {
            break;
        }
        places = next - seen;
        seen |= next;
    }
    false
}

pub(super) fn out_of_play(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let goals = sector(view.at.king(!side).file());
    for officer in view.officers(side) - view.pinned[side] {
        let is_waiting = view.role(officer) == Role::Rook
            && ranks(side, 1, 1).has(officer)
            && view.at.castling().has(officer);
        let squares = mobile_to(view, side, officer);
        if !is_waiting && (squares.len() <= 2 || !reaches(view, side, officer, goals)) {
            out.count(squares.len(), Evidence::about(officer).with(Part::Target, squares));
        }
    }
}

pub(super) fn offensive(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let their_half = ranks(side, 5, 8);
    let targets = view.at.by_color(!side) | (view.holes(!side) & their_half);
    for officer in view.officers(side) {
        let hits = view.attacks(officer) & targets;
        if hits.any() {
            out.add(Evidence::about(officer).with(Part::Target, hits));
        }
    }
}

pub(super) fn stable(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for officer in view.officers(side) - view.ever[!side] {
        out.add(Evidence::about(officer));
    }
}

/// The blocked pawns on a bishop's colour, if the pawns by which it is judged make it bad.
fn bad_by(view: &View<'_>, side: Color, bishop: Square) -> Option<Bitboard> {
    let judged = central_pawns(view, side);
    let on_shade = same_shade(bishop, judged);
    let blocked = on_shade & blocked_pawns(view, side);
    (2 * on_shade.len() > judged.len() && blocked.len() >= 2).then_some(blocked)
}

pub(super) fn bad_bishop(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for bishop in view.of(side, Role::Bishop) {
        if let Some(blocked) = bad_by(view, side, bishop) {
            out.add(Evidence::about(bishop).with(Part::Target, blocked));
        }
    }
}

pub(super) fn freed_bishop(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for bishop in view.of(side, Role::Bishop) {
        if let Some(blocked) =
            bad_by(view, side, bishop).filter(|blocked| is_before_all(side, bishop, *blocked))
        {
            out.add(Evidence::about(bishop).with(Part::Target, blocked));
        }
    }
}

pub(super) fn good_bishop(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let blocked = central_pawns(view, side) & blocked_pawns(view, side);
    for bishop in view.of(side, Role::Bishop) {
        if blocked.any() && same_shade(bishop, blocked).is_empty() {
            out.add(Evidence::about(bishop).with(Part::Target, blocked));
        }
    }
}

fn has_pair(view: &View<'_>, side: Color) -> bool {
    let bishops = view.of(side, Role::Bishop);
    (bishops & Bitboard::LIGHT).any() && (bishops & Bitboard::DARK).any()
}

pub(super) fn bishop_pair(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    if has_pair(view, side) && !has_pair(view, !side) {
        out.add(Evidence::about(view.of(side, Role::Bishop)));
    }
}

pub(super) fn opposite_bishops(view: &View<'_>, _: Color, out: &mut Out<'_>) {
    let [white, black] = Color::ALL.map(|color| view.of(color, Role::Bishop).single());
    if let (Some(one), Some(other)) = (white, black)
        && one.is_light() != other.is_light()
    {
        out.add(Evidence::about(one).with(Part::Subject, other));
    }
}

/// The bishops in fianchetto, each with its knight pawn.
fn fianchetti(view: &View<'_>, side: Color, mut tell: impl FnMut(Square, Bitboard)) {
    for file in [File::B, File::G] {
        let home = ranks(side, 2, 2) & file.bitboard() & view.of(side, Role::Bishop);
        let pawn = ranks(side, 3, 4) & view.on_file(side, file);
        if let Some(bishop) = home.single().filter(|_| pawn.any()) {
            tell(bishop, pawn);
        }
    }
}

pub(super) fn fianchetto(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    fianchetti(view, side, |bishop, pawn| out.add(Evidence::about(bishop).with(Part::Key, pawn)));
}

pub(super) fn castled_fianchetto(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let king = view.at.king(side);
    if !super::king::is_castled(view, side) {
        return;
    }
    let is_right = king.file().index() >= File::G.index();
    fianchetti(view, side, |bishop, pawn| {
        if (bishop.file() == File::G) == is_right {
            out.add(Evidence::about(bishop).with(Part::Key, pawn).with(Part::Target, king));
        }
    });
}

pub(super) fn knight_on_rim(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let rim = Bitboard::END_RANKS | File::A.bitboard() | File::H.bitboard();
    let home = ranks(side, 1, 1) & (File::B.bitboard() | File::G.bitboard());
    for knight in (view.of(side, Role::Knight) & rim) - home {
        out.add(Evidence::about(knight));
    }
}

pub(super) fn central_knight(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for knight in view.of(side, Role::Knight) & EXTENDED_CENTRE {
        out.add(Evidence::about(knight));
    }
}

pub(super) fn connected_rooks(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let rooks = view.of(side, Role::Rook);
    for one in rooks {
        for other in rooks & view.attacks(one) {
            if one < other {
                let between = squares_between(one, other);
                out.add(Evidence::about(one).with(Part::Subject, other).with(Part::Line, between));
            }
        }
    }
}

pub(super) fn rook_on_open_file(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for rook in view.of(side, Role::Rook) {
        if view.is_open(rook.file()) {
            out.add(Evidence::about(rook).with(Part::Line, rook.file()));
        }
    }
}

pub(super) fn rook_on_half_open_file(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for rook in view.of(side, Role::Rook) {
        if view.is_half_open(side, rook.file()) {
            let pawns = view.on_file(!side, rook.file());
            out.add(Evidence::about(rook).with(Part::Line, rook.file()).with(Part::Target, pawns));
        }
    }
}

/// The rooks and queens on the seventh rank with something to do there, each with its targets.
fn on_seventh(view: &View<'_>, side: Color, mut tell: impl FnMut(Square, Bitboard)) {
    let seventh = ranks(side, 7, 7);
    let shut_in = view.at.king(!side).bitboard() & ranks(side, 8, 8);
    for piece in view.majors(side) & seventh {
        let targets = shut_in | (view.attacks(piece) & view.pawns[!side] & seventh);
        if targets.any() {
            tell(piece, targets);
        }
    }
}

pub(super) fn seventh(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    on_seventh(view, side, |piece, targets| out.add(Evidence::about(piece).with(Part::Target, targets)));
}

pub(super) fn doubled_on_seventh(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let (mut pieces, mut all) = (Bitboard::EMPTY, Bitboard::EMPTY);
    on_seventh(view, side, |piece, targets| {
        pieces = pieces.with(piece);
        all |= targets;
    });
    if pieces.more_than_one() {
        out.count(pieces.len(), Evidence::about(pieces).with(Part::Target, all));
    }
}
