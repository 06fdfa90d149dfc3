//! The centre, files, lines, and the space of a side.

use super::ground::{CENTRE, FILES_C_TO_F, LONG_DIAGONALS, Wing, front, rank_of, ranks};
use super::view::View;
use super::{Figures, Out, Ranks};
use crate::evidence::{Evidence, Part};
use crate::exchange::exchange;
use tratto_board::{Bitboard, Color, File, Role, line_through, squares_between};

pub(super) fn occupation(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let pawns = view.pawns[side] & CENTRE;
    let officers = view.officers(side) & CENTRE;
    if (pawns | officers).any() {
        let figures = Figures::Split { pawns: pawns.len(), officers: officers.len() };
        out.tell(figures, Evidence::about(pawns | officers));
    }
}

pub(super) fn control(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let mut evidence = Evidence::default();
    let mut count = |pieces: Bitboard| {
        let mut attacks = 0;
        for piece in pieces {
            let hits = view.attacks(piece) & CENTRE;
            if hits.any() {
                attacks += hits.len();
                evidence = std::mem::take(&mut evidence).with(Part::Attacker, piece).with(Part::Target, hits);
            }
        }
        attacks
    };
    let figures = Figures::Split { pawns: count(view.pawns[side]), officers: count(view.officers(side)) };
    if !evidence.is_empty() {
        out.tell(figures, evidence);
    }
}

/// The rams on a file: the white pawns and the black ones.
fn rams(view: &View<'_>, file: File) -> (Bitboard, Bitboard) {
    let white = view.pawns[Color::White] & view.pawns[Color::Black].forward(Color::Black) & file.bitboard();
    (white, white.forward(Color::White))
}

/// The pawns that block the centre, if it is blocked.
fn blocking(view: &View<'_>) -> Option<Bitboard> {
    let fixed = |file| {
        let (white, black) = rams(view, file);
        let can_take = (white & view.pawn_attacks[Color::Black]) | (black & view.pawn_attacks[Color::White]);
        (white.any() && can_take.is_empty()).then_some(white | black)
    };
    Some(fixed(File::D)? | fixed(File::E)?)
}

fn is_open(view: &View<'_>) -> bool {
    view.is_open(File::D) || view.is_open(File::E)
}

/// The pairs of pawns of a side that make the centre mobile, with the squares to which one may go.
fn mobile_pairs(view: &View<'_>, side: Color, mut tell: impl FnMut(Bitboard, Bitboard)) {
    for left in [File::C, File::D, File::E] {
        for rank in 4..=7 {
            let on_rank = view.pawns[side] & ranks(side, rank, rank);
            let files = left.bitboard() | right_of(left);
            let pair = on_rank & files;
            if pair.len() < 2 {
                continue;
            }
            let can_go = |pawn: &tratto_board::Square| {
                let Some(stop) = super::ground::stop(side, *pawn) else { return false };
                let count = |by| (view.attackers(stop, by) & view.pawns[by]).len();
                !view.occupied.has(stop) && count(!side) <= count(side)
            };
            let ready: Bitboard = pair.into_iter().filter(can_go).collect();
            if ready.any() {
                tell(pair, ready.forward(side));
            }
        }
    }
}

/// The file after this one.
fn right_of(file: File) -> Bitboard {
    Bitboard((file.bitboard() - File::H.bitboard()).0 << 1)
}

pub(super) fn blocked(view: &View<'_>, _: Color, out: &mut Out<'_>) {
    if let Some(pawns) = blocking(view) {
        out.add(Evidence::about(pawns));
    }
}

pub(super) fn open(view: &View<'_>, _: Color, out: &mut Out<'_>) {
    for file in [File::D, File::E] {
        if view.is_open(file) {
            out.add(Evidence::default().with(Part::Line, file));
        }
    }
}

pub(super) fn mobile(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    mobile_pairs(view, side, |pair, stops| out.add(Evidence::about(pair).with(Part::Key, stops)));
}

pub(super) fn unfixed(view: &View<'_>, _: Color, out: &mut Out<'_>) {
    let mut is_mobile = false;
    for side in Color::ALL {
        mobile_pairs(view, side, |_, _| is_mobile = true);
    }
    if blocking(view).is_none() && !is_open(view) && !is_mobile {
        let central = File::D.bitboard() | File::E.bitboard();
        out.add(Evidence::about((view.pawns[Color::White] | view.pawns[Color::Black]) & central));
    }
}

pub(super) fn open_file(view: &View<'_>, _: Color, out: &mut Out<'_>) {
    for file in File::ALL {
        if view.is_open(file) {
            out.add(Evidence::default().with(Part::Line, file));
        }
    }
}

pub(super) fn half_open_file(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for file in File::ALL {
        if view.is_half_open(side, file) {
            out.add(Evidence::default().with(Part::Line, file).with(Part::Target, view.on_file(!side, file)));
        }
    }
}

pub(super) fn closed_file(view: &View<'_>, _: Color, out: &mut Out<'_>) {
    for file in File::ALL {
        let [white, black] = Color::ALL.map(|color| view.on_file(color, file));
        if white.any() && black.any() {
            out.add(Evidence::about(white | black).with(Part::Line, file));
        }
    }
}

/// Pairs of a side's pieces that both move along the line on which they stand, nothing between: calls with both and the line.
fn batteries(view: &View<'_>, side: Color, mut tell: impl FnMut(Bitboard, Bitboard)) {
    let sliders = view.sliders(side);
    for one in sliders {
        for other in sliders & view.attacks(one) {
            if one < other && view.attacks(other).has(one) {
                tell(one.bitboard().with(other), line_through(one, other));
            }
        }
    }
}

pub(super) fn battery(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    batteries(view, side, |pair, line| out.add(Evidence::about(pair).with(Part::Line, line - pair)));
}

pub(super) fn doubled_on_file(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    batteries(view, side, |pair, line| {
        if File::ALL.into_iter().any(|file| file.bitboard() == line) {
            out.add(Evidence::about(pair).with(Part::Line, line - pair));
        }
    });
}

pub(super) fn long_diagonal(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    for piece in view.of(side, Role::Bishop) | view.of(side, Role::Queen) {
        for diagonal in LONG_DIAGONALS {
            if diagonal.has(piece) {
                out.add(Evidence::about(piece).with(Part::Line, diagonal.without(piece)));
            }
        }
    }
}

/// The squares that count as a side's space.
pub(super) fn space_squares(view: &View<'_>, side: Color) -> Bitboard {
    let mine = view.pawns[side];
    let behind = mine | front(!side, mine);
    (behind & FILES_C_TO_F & ranks(side, 2, 4)) - view.pawn_attacks[!side]
}

/// The ranks of a side's pawns on a wing.
fn pawn_ranks(view: &View<'_>, side: Color, wing: Wing) -> Ranks {
    let pawns = view.pawns[side] & wing.bitboard();
    Ranks { sum: pawns.into_iter().map(|pawn| u32::from(rank_of(side, pawn))).sum(), pawns: pawns.len() }
}

pub(super) fn space(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let squares = space_squares(view, side);
    let evidence = Evidence::about(squares).with(Part::Key, view.pawns[side]);
    if !evidence.is_empty() {
        let [queenside, kingside] = Wing::ALL.map(|wing| pawn_ranks(view, side, wing));
        out.tell(Figures::Space { squares: squares.len(), queenside, kingside }, evidence);
    }
}

pub(super) fn space_advantage(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let (mine, theirs) = (space_squares(view, side), space_squares(view, !side));
    if mine.len() >= theirs.len() + 3 {
        out.versus(mine, theirs, Evidence::about(mine).with(Part::Target, theirs));
    }
}

pub(super) fn transit(view: &View<'_>, side: Color, out: &mut Out<'_>) {
    let Some((at, moves)) = view.turn(side) else { return };
    let mut users = [Bitboard::EMPTY; 64];
    for officer in view.officers(side) {
        let mut goals = Bitboard::EMPTY;
        for &m in moves {
            if m.from() == officer && !m.is_castling() && exchange(at, m) >= 0 {
                goals = goals.with(m.to());
            }
        }
        if let Some(only) = goals.single().filter(|goal| !view.occupied.has(*goal)) {
            users[only.index() as usize] |= officer.bitboard();
        }
    }
    for (goal, users) in tratto_board::Square::all().zip(users) {
        if users.more_than_one() {
            let lines =
                users.into_iter().fold(Bitboard::EMPTY, |set, user| set | squares_between(user, goal));
            out.count(users.len(), Evidence::about(users).with(Part::Key, goal).with(Part::Line, lines));
        }
    }
}
