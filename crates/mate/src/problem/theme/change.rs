//! What changes from set play or a try to the actual play.

use super::scene::{Play, Scene, mates};
use super::{Finding, Phase, Theme, put};
use tratto_board::Move;

/// Compares every set play and try with every key.
pub(super) fn find(plays: &[Play], found: &mut Vec<Finding>) {
    let is_actual = |play: &&Play| matches!(play.phase, Phase::Actual(_));
    for actual in plays.iter().filter(is_actual) {
        for other in plays.iter().filter(|play| !is_actual(play)) {
            changed(other, actual, found);
            transferred(other, actual, found);
        }
    }
}

fn answer<'a>(play: &'a Play, scene: &Scene) -> Option<&'a Scene> {
    play.scenes.iter().find(|other| other.defence == scene.defence)
}

/// Changed mates: the same defence has one single mate in either phase, and not the same.
fn changed(other: &Play, actual: &Play, found: &mut Vec<Finding>) {
    let mut evidence = Vec::new();
    for scene in &other.scenes {
        if let Some(now) = answer(actual, scene)
            && actual.mate_of(now) != other.mate_of(scene)
        {
            evidence.extend([other.evidence(scene, None), actual.evidence(now, None)]);
        }
    }
    put(found, Theme::ChangedMate, evidence);
}

/// Transferred mates: the same move mates in either phase, threatened in neither; after different defences, either of them legal in
/// either phase, and after neither of them in both.
fn transferred(other: &Play, actual: &Play, found: &mut Vec<Finding>) {
    let mut evidence = Vec::new();
    let threatened = |scene: &Scene| {
        [other, actual].iter().any(|play| {
            let threats = play.threats.iter().map(|&threat| super::mate_of(play.first, threat));
            threats.into_iter().any(|threat| threat == other.mate_of(scene))
        })
    };
    let mates_after = |play: &Play, defence: Move, mate: Move| {
        let mut after = play.before;
        after.play_unchecked(defence);
        mates(&after, mate)
    };
    for scene in other.scenes.iter().filter(|scene| !threatened(scene)) {
        let moved_to = actual.scenes.iter().find(|now| {
            actual.mate_of(now) == other.mate_of(scene)
                && now.defence != scene.defence
                && actual.before.is_legal(scene.defence)
                && other.before.is_legal(now.defence)
                && !mates_after(actual, scene.defence, now.mate)
                && !mates_after(other, now.defence, scene.mate)
        });
        if let Some(now) = moved_to {
            evidence.extend([other.evidence(scene, None), actual.evidence(now, None)]);
        }
    }
    put(found, Theme::TransferredMate, evidence);
}
