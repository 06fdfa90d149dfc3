//! Whether to exchange pieces.

use super::Out;
use super::ground::Ground;
use crate::evidence::{Evidence, Part};
use crate::fact::{Concept, Fact};
use tratto_board::Role;

/// Our officers against theirs, if both have some.
fn officers_of_both(ground: &Ground<'_>) -> Option<Evidence> {
    let (ours, theirs) = (ground.officers(ground.us), ground.officers(!ground.us));
    (ours.any() && theirs.any()).then(|| Evidence::about(ours).with(Part::Target, theirs))
}

fn advise_officers(ground: &Ground<'_>, premise: Option<&Fact>, out: &mut Out<'_>) {
    if let (Some(premise), Some(evidence)) = (premise, officers_of_both(ground)) {
        out.advise([premise], evidence);
    }
}

pub(super) fn officers(ground: &Ground<'_>, out: &mut Out<'_>) {
    advise_officers(ground, ground.fact(Concept::MaterialLead, ground.us), out);
}

pub(super) fn pawns(ground: &Ground<'_>, out: &mut Out<'_>) {
    let (ours, theirs) = (ground.pieces(ground.us, Role::Pawn), ground.pieces(!ground.us, Role::Pawn));
    if let Some(lead) = ground.fact(Concept::MaterialLead, !ground.us)
        && ground.is_endgame()
        && ours.any()
        && theirs.any()
    {
        out.advise([lead], Evidence::about(ours).with(Part::Target, theirs));
    }
}

pub(super) fn for_room(ground: &Ground<'_>, out: &mut Out<'_>) {
    let is_behind = ground.fact(Concept::MaterialLead, !ground.us).is_some();
    if !ground.is_endgame() && !is_behind {
        advise_officers(ground, ground.fact(Concept::SpaceAdvantage, !ground.us), out);
    }
}

pub(super) fn keep(ground: &Ground<'_>, out: &mut Out<'_>) {
    let is_ahead = ground.fact(Concept::MaterialLead, ground.us).is_some();
    if !ground.is_endgame() && !is_ahead {
        advise_officers(ground, ground.fact(Concept::SpaceAdvantage, ground.us), out);
    }
}

/// The bad bishops of a side that do not stand before their pawns.
fn shut_in<'f>(ground: &Ground<'f>, side: tratto_board::Color) -> Vec<&'f Fact> {
    let freed = ground.subjects(Concept::BishopOutsideChain, side);
    let is_in = |fact: &&Fact| (fact.evidence.squares(Part::Subject) & freed).is_empty();
    ground.facts(Concept::BadBishop, side).filter(is_in).collect()
}

pub(super) fn keep_their_bad_bishop(ground: &Ground<'_>, out: &mut Out<'_>) {
    for bad in shut_in(ground, !ground.us) {
        let squares = |part| bad.evidence.squares(part);
        let evidence = Evidence::default().with(Part::Target, squares(Part::Subject));
        out.advise([bad], evidence.with(Part::Line, squares(Part::Target)));
    }
}

pub(super) fn free_bad_bishop(ground: &Ground<'_>, out: &mut Out<'_>) {
    for bad in shut_in(ground, ground.us) {
        out.advise([bad], bad.evidence.clone());
    }
}
