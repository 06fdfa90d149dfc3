//! What changes from set play or a try to the actual play.

use super::scene::{Play, Scene};
use super::{Finding, Phase, Theme, put};

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
            && now.mate != scene.mate
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
    let threatened = |scene: &Scene| [other, actual].iter().any(|play| play.threats.contains(&scene.mate));
    let mates_after = |play: &Play, defence: &Scene, scene: &Scene| {
        let mut after = play.before;
        play.before.is_legal(defence.defence) && {
            after.play_unchecked(defence.defence);
            super::scene::mates(&after, scene.mate)
        }
    };
    for scene in other.scenes.iter().filter(|scene| !threatened(scene)) {
        let moved_to = actual.scenes.iter().find(|now| {
            now.mate == scene.mate
                && now.defence != scene.defence
                && actual.before.is_legal(scene.defence)
                && other.before.is_legal(now.defence)
                && !mates_after(actual, scene, scene)
                && !mates_after(other, now, scene)
        });
        if let Some(now) = moved_to {
            evidence.extend([other.evidence(scene, None), actual.evidence(now, None)]);
        }
    }
    put(found, Theme::TransferredMate, evidence);
}
