//! Plans with pawns.

use super::Out;
use super::ground::{Ground, of_moves};
use crate::evidence::{Evidence, Part};
use crate::fact::ground::front;
use crate::fact::{Concept, Fact, Wing};
use tratto_board::{Bitboard, File, Move, Role, Square};

/// The breaks that lose nothing at once.
fn breaks<'f>(ground: &Ground<'f>) -> Vec<(&'f Fact, Move)> {
    let breaks = ground.facts(Concept::PawnBreak, ground.us);
    let with_move = breaks.filter_map(|fact| Some((fact, *fact.evidence.moves.first()?)));
    with_move.filter(|(_, m)| ground.at.is_legal(*m) && ground.is_sound(*m)).collect()
}

pub(super) fn lever_at_base(ground: &Ground<'_>, out: &mut Out<'_>) {
    let breaks = breaks(ground);
    for chain in ground.facts(Concept::PawnChain, !ground.us) {
        let base = chain.evidence.squares(Part::Key);
        for (lever, m) in &breaks {
            if (lever.evidence.squares(Part::Target) & base).any() {
                let evidence = of_moves(&[*m]).with(Part::Target, base);
                out.advise([chain, lever], evidence.with(Part::Line, chain.evidence.squares(Part::Subject)));
            }
        }
    }
}

/// The wing on which pawns stand.
fn wing_of(pawns: Bitboard) -> Option<Wing> {
    pawns.first().map(Wing::of)
}

fn king_is_elsewhere(ground: &Ground<'_>, wing: Wing) -> bool {
    !wing.bitboard().has(ground.at.king(ground.us))
}

pub(super) fn minority_attack(ground: &Ground<'_>, out: &mut Out<'_>) {
    if ground.is_endgame() || ground.pieces(ground.us, Role::Rook).is_empty() {
        return;
    }
    for majority in ground.facts(Concept::Majority, !ground.us) {
        let (theirs, ours) =
            (majority.evidence.squares(Part::Subject), majority.evidence.squares(Part::Target));
        let Some(wing) = wing_of(theirs).filter(|wing| king_is_elsewhere(ground, *wing)) else { continue };
        let on_wing = |fact: &&Fact| (fact.evidence.squares(Part::Line) & wing.bitboard()).any();
        let file = ground.facts(Concept::HalfOpenFile, ground.us).find(on_wing);
        if let Some(file) = file.filter(|_| ours.any()) {
            let evidence = Evidence::about(ours).with(Part::Target, theirs);
            out.advise([majority, file], evidence.with(Part::Line, file.evidence.squares(Part::Line)));
        }
    }
}

pub(super) fn advance_majority(ground: &Ground<'_>, out: &mut Out<'_>) {
    let passed = ground.subjects(Concept::PassedPawn, ground.us);
    let candidates = ground.subjects(Concept::CandidatePawn, ground.us);
    for majority in ground.facts(Concept::EffectiveMajority, ground.us) {
        let pawns = majority.evidence.squares(Part::Subject);
        let Some(wing) = wing_of(pawns) else { continue };
        let may_go = ground.is_endgame() || king_is_elsewhere(ground, wing);
        if may_go && (pawns & passed).is_empty() {
            out.advise([majority], majority.evidence.clone().with(Part::Key, candidates & pawns));
        }
    }
}

pub(super) fn advance_passed(ground: &Ground<'_>, out: &mut Out<'_>) {
    for passed in ground.facts(Concept::PassedPawn, ground.us) {
        let Some(pawn) = passed.evidence.subject() else { continue };
        let way = front(ground.us, pawn.bitboard());
        let moves = ground.moves(|m| m.from() == pawn && way.has(m.to()));
        if !moves.is_empty() {
            out.advise([passed], of_moves(&moves));
        }
    }
}

pub(super) fn open_for_bishops(ground: &Ground<'_>, out: &mut Out<'_>) {
    let Some(pair) = ground.fact(Concept::BishopPair, ground.us) else { return };
    if ground.is_endgame() || ground.fact(Concept::OpenCentre, ground.us).is_some() {
        return;
    }
    let is_central = |square: Square| (File::C..=File::F).contains(&square.file());
    let mut moves: Vec<Move> =
        breaks(ground).into_iter().map(|(_, m)| m).filter(|m| is_central(m.to())).collect();
    moves.dedup();
    if !moves.is_empty() {
        let bishops = pair.evidence.squares(Part::Subject);
        let to: Bitboard = moves.iter().map(|m| m.to()).collect();
        out.advise([pair], Evidence::about(bishops).with(Part::Key, to).by(moves));
    }
}
