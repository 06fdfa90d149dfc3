//! Plans around the kings.

use super::Out;
use super::ground::{Ground, of_moves};
use crate::evidence::{Evidence, Part};
use crate::fact::ground::{front, sector};
use crate::fact::{CENTRE, Concept, Figures};
use tratto_board::{Move, MoveKind, Role, Square};

pub(super) fn castle(ground: &Ground<'_>, out: &mut Out<'_>) {
    if ground.is_endgame() {
        return;
    }
    let moves = ground.moves(|m| m.is_castling());
    if !moves.is_empty() {
        out.advise(ground.fact(Concept::UncastledKing, ground.us), of_moves(&moves));
    }
}

pub(super) fn luft(ground: &Ground<'_>, out: &mut Out<'_>) {
    let Some(weakness) = ground.fact(Concept::BackRankWeakness, ground.us) else { return };
    let gives_air = |m: Move| {
        ground.role(m) == Some(Role::Pawn)
            && Concept::BackRankWeakness.of(&ground.after(m), ground.us).is_empty()
    };
    let moves = ground.moves(gives_air);
    if !moves.is_empty() {
        let king = ground.at.king(ground.us);
        out.advise(
            [weakness],
            Evidence::about(king).with(Part::Key, of_moves(&moves).squares(Part::Key)).by(moves),
        );
    }
}

pub(super) fn attack(ground: &Ground<'_>, out: &mut Out<'_>) {
    let Some(pressure) = ground.fact(Concept::KingPressure, ground.us) else { return };
    let outnumbers = matches!(pressure.figures, Figures::Versus { ours, theirs } if ours > theirs);
    let weakness = [Concept::ExposedKing, Concept::WeakenedCastling]
        .into_iter()
        .find_map(|concept| ground.fact(concept, !ground.us));
    if let Some(weakness) = weakness.filter(|_| outnumbers && !ground.is_endgame()) {
        let officers = pressure.evidence.squares(Part::Attacker);
        let evidence = Evidence::about(officers)
            .with(Part::Defender, pressure.evidence.squares(Part::Defender))
            .with(Part::Target, ground.at.king(!ground.us));
        out.advise([pressure, weakness], evidence);
    }
}

pub(super) fn storm(ground: &Ground<'_>, out: &mut Out<'_>) {
    let Some(castling) = ground.fact(Concept::OppositeSideCastling, ground.us) else { return };
    let king = ground.at.king(!ground.us);
    let pawns = ground.pieces(ground.us, Role::Pawn) & sector(king.file());
    if ground.fact(Concept::OpenCentre, ground.us).is_some() || ground.is_endgame() {
        return;
    }
    let goes = |m: Move| pawns.has(m.from()) && front(ground.us, m.from().bitboard()).has(m.to());
    let moves = ground.moves(goes);
    if !moves.is_empty() {
        out.advise([castling], of_moves(&moves).with(Part::Target, king));
    }
}

pub(super) fn strike_in_centre(ground: &Ground<'_>, out: &mut Out<'_>) {
    if let Some(storm) = ground.fact(Concept::StormWithOpenCentre, !ground.us) {
        let squares = |part| storm.evidence.squares(part);
        let evidence = Evidence::default()
            .with(Part::Attacker, squares(Part::Subject))
            .with(Part::Target, squares(Part::Target))
            .with(Part::Line, squares(Part::Line));
        out.advise([storm], evidence);
    }
}

pub(super) fn to_centre(ground: &Ground<'_>, out: &mut Out<'_>) {
    let Some(activity) = ground.fact(Concept::KingActivity, ground.us) else { return };
    if ground.at.by_role(Role::Queen).any() {
        return;
    }
    let king = ground.at.king(ground.us);
    let distance = |from: Square| CENTRE.into_iter().map(|square| from.distance(square)).min();
    let nearer =
        |m: Move| m.kind() == MoveKind::Normal && m.from() == king && distance(m.to()) < distance(king);
    let moves = ground.moves(nearer);
    if !moves.is_empty() {
        let nearest = activity.evidence.squares(Part::Key);
        out.advise([activity], Evidence::about(king).with(Part::Key, nearest).by(moves));
    }
}
