//! Black correction and dual avoidance: what a defence shuts out beside what it allows.

use super::scene::{Play, Scene, altered, mates};
use super::{Finding, Theme, Trace, put};
use tratto_board::{Bitboard, Move, Role, Square};

pub(super) fn find(play: &Play, found: &mut Vec<Finding>) {
    if play.before.is_check() {
        return;
    }
    let mut origins: Vec<Square> = play.scenes.iter().map(|scene| scene.defence.from()).collect();
    origins.sort();
    origins.dedup();
    for from in origins {
        correction(play, from, found);
    }
    let mut arrivals: Vec<Square> = play.scenes.iter().map(|scene| scene.defence.destination()).collect();
    arrivals.sort();
    arrivals.dedup();
    // Where two pieces cut each other's line it goes without saying that neither cuts its own.
    let is_mutual = |found: &[Finding], at: Square| {
        let mutual = found.iter().filter(|finding| matches!(finding.theme, Theme::Grimshaw | Theme::Novotny));
        mutual.flat_map(|finding| &finding.evidence).any(|evidence| {
            evidence.phase == play.phase
                && matches!(evidence.trace, Some(Trace::Line { at: cut, .. }) if cut == at)
        })
    };
    for at in arrivals {
        if !is_mutual(found, at) {
            avoidance(play, at, found);
        }
    }
}

/// The mates there would be if a piece, neither pawn nor king, vanished from its square and White were to move; none if it cannot leave
/// because that would be check.
fn by_leaving(play: &Play, from: Square) -> Vec<Move> {
    let role = play.before.role_at(from);
    if matches!(role, None | Some(Role::Pawn | Role::King)) || play.before.pinned(play.them()).has(from) {
        return Vec::new();
    }
    let without = altered(&play.before.pass(), |setup| {
        setup.remove(from);
    });
    without.map_or(Vec::new(), |at| at.legal_moves().iter().copied().filter(|&m| mates(&at, m)).collect())
}

/// Black correction: the mere leaving of a piece parries every threat and allows one mate, the secondary threat. Some of its moves are
/// answered by that mate; others shut it out and are answered by another.
fn correction(play: &Play, from: Square, found: &mut Vec<Finding>) {
    let [secondary] = by_leaving(play, from)[..] else { return };
    if play.threats.contains(&secondary) {
        return;
    }
    let scenes: Vec<&Scene> = play
        .scenes
        .iter()
        .filter(|scene| scene.defence.from() == from && !play.threats.contains(&scene.mate))
        .collect();
    let random = scenes.iter().filter(|scene| scene.mate == secondary).count();
    if random > 0 && random < scenes.len() {
        let (plain, corrected): (Vec<&Scene>, Vec<&Scene>) =
            scenes.iter().copied().partition(|scene| scene.mate == secondary);
        // One plain move shows what all the others allow as well; best one that the mate does not take.
        let spared = plain.iter().find(|scene| scene.mate.to() != scene.defence.to());
        let told = spared.or(plain.first()).into_iter().chain(&corrected);
        put(found, Theme::BlackCorrection, told.map(|scene| play.evidence(scene, None)).collect());
    }
}

/// Dual avoidance on one square: with a stranger there instead, a black piece that comes from nowhere, two mates would be possible; of two
/// defences on the square each is answered by one of them only, and not by a capture there.
fn avoidance(play: &Play, at: Square, found: &mut Vec<Finding>) {
    let is_one = |scene: &&Scene| {
        let by_king = play.defender(scene) == Some(Role::King);
        scene.defence.destination() == at
            && !by_king
            && scene.mate.to() != at
            && !play.threats.contains(&scene.mate)
    };
    let scenes: Vec<&Scene> = play.scenes.iter().filter(is_one).collect();
    if scenes.len() < 2 {
        return;
    }
    let strangers = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook].into_iter();
    let fits = |role: &Role| *role != Role::Pawn || !Bitboard::END_RANKS.has(at);
    for role in strangers.filter(fits) {
        let stranger = altered(&play.before.pass(), |setup| {
            setup.remove(at);
            setup.put(at, role.of(play.them()));
        });
        let Some(stranger) = stranger else { continue };
        let mut told: Vec<&Scene> = Vec::new();
        for scene in &scenes {
            let is_new = told
                .iter()
                .all(|other| other.mate != scene.mate && other.defence.from() != scene.defence.from());
            if is_new && mates(&stranger, scene.mate) {
                told.push(scene);
            }
        }
        if told.len() > 1 {
            let trace = Some(Trace::Square(at));
            put(found, Theme::DualAvoidance, told.iter().map(|scene| play.evidence(scene, trace)).collect());
            return;
        }
    }
}
