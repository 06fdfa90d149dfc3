//! Squares next to the king: occupied, or left.

use super::scene::{Play, Scene, field, guards};
use super::{Evidence, Finding, Theme, Trace, put};
use tratto_board::{Role, Square};

pub(super) fn find(play: &Play, found: &mut Vec<Finding>) {
    put(found, Theme::SelfBlock, self_blocks(play));
    put(found, Theme::Unblock, unblocks(play));
}

/// All self-blocks of a phase.
pub(super) fn self_blocks(play: &Play) -> Vec<Evidence> {
    let told = |scene| self_block(play, scene).map(|at| play.evidence(scene, Some(Trace::Square(at))));
    play.scenes.iter().filter_map(told).collect()
}

/// The square of a self-block: a black piece, not the king, has gone next to its king and still stands there in the mate, and White does
/// not guard that square. Were it empty the king would go there, whether White gave up the guard in mating or never had it.
pub(super) fn self_block(play: &Play, scene: &Scene) -> Option<Square> {
    let at = scene.defence.destination();
    let blocks = scene.defender_stands()
        && field(scene.king()).has(at)
        && guards(&scene.mated, at, play.us()).is_empty();
    blocks.then_some(at)
}

/// Unblocks: a black piece, not the king, leaves a square next to its king; the square, now empty, is not guarded by White, or the
/// threat, if carried out all the same, would leave it to the king. The mate has to guard it.
fn unblocks(play: &Play) -> Vec<Evidence> {
    let king = play.before.king(play.them());
    let mut evidence = Vec::new();
    for scene in &play.scenes {
        let left = scene.defence.from();
        if play.defender(scene) == Some(Role::King) || !field(king).has(left) {
            continue;
        }
        let is_free = guards(&scene.after, left, play.us()).is_empty();
        let spoils_threat = play.threats.iter().any(|&threat| {
            let mut tried = scene.after;
            scene.after.is_legal(threat) && {
                tried.play_unchecked(threat);
                tried.legal_moves_from(king).iter().any(|m| m.to() == left)
            }
        });
        if is_free || spoils_threat {
            evidence.push(play.evidence(scene, Some(Trace::Square(left))));
        }
    }
    evidence
}
