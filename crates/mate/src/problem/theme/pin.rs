//! Pins: used, made by Black itself, undone.

use super::scene::{Play, Scene, needed_pins, pinner};
use super::{Evidence, Finding, Theme, Trace, put};
use tratto_board::{Bitboard, Role, Square, line_through, squares_between};

pub(super) fn find(play: &Play, found: &mut Vec<Finding>) {
    let (mut pins, mut self_pins, mut halves) = (Vec::new(), Vec::new(), Vec::new());
    for scene in &play.scenes {
        for (piece, by) in needed_pins(&scene.mated) {
            let evidence = play.evidence(scene, Some(Trace::Pin { piece, by }));
            if !is_self_pin(play, scene, piece) {
                pins.push(evidence);
                continue;
            }
            if let Some(pair) = half_pinned(play, scene, piece, by) {
                halves.push((pair, piece, evidence.clone()));
            }
            self_pins.push(evidence);
        }
    }
    put(found, Theme::Pin, pins);
    put(found, Theme::SelfPin, self_pins);
    half_pins(&halves, found);
    let (direct, indirect) = unpins(play);
    put(found, Theme::UnpinDirect, direct);
    put(found, Theme::UnpinIndirect, indirect);
}

/// Whether the defence has pinned a piece: it is pinned after it and was not before.
fn is_self_pin(play: &Play, scene: &Scene, piece: Square) -> bool {
    let them = play.them();
    let was = if piece == scene.defence.destination() { scene.defence.from() } else { piece };
    scene.after.pinned(them).has(piece) && !play.before.pinned(them).has(was)
}

/// The two pieces of a half-pin: before the defence they alone stood between king and line piece, and one of them has left the line.
fn half_pinned(play: &Play, scene: &Scene, piece: Square, by: Square) -> Option<Bitboard> {
    let king = play.before.king(play.them());
    let pair = piece.bitboard().with(scene.defence.from());
    let stood = squares_between(king, by) & play.before.occupied();
    (scene.king() == king && piece != scene.defence.destination() && stood == pair).then_some(pair)
}

/// Half-pins count when either piece leaves in some variation and the mate there needs the pin of the other.
fn half_pins(halves: &[(Bitboard, Square, Evidence)], found: &mut Vec<Finding>) {
    let mut pairs: Vec<Bitboard> = halves.iter().map(|(pair, ..)| *pair).collect();
    pairs.sort_by_key(|pair| pair.0);
    pairs.dedup();
    for pair in pairs {
        let of = || halves.iter().filter(|(of, ..)| *of == pair);
        let pinned: Bitboard = of().map(|(_, piece, _)| *piece).collect();
        if pinned == pair {
            put(found, Theme::HalfPin, of().map(|(.., evidence)| evidence.clone()).collect());
        }
    }
}

/// Unpins, direct and indirect.
///
/// Of White by Black: the piece that mates was pinned to its king before the defence and is not after it, and its mate leaves the line
/// of the pin. Of Black by White's first move: a piece pinned in the diagram is free after it, and defends off the line. Direct is the
/// unpin if the pinning piece itself has moved, indirect if another has come between.
fn unpins(play: &Play) -> (Vec<Evidence>, Vec<Evidence>) {
    let (us, them) = (play.us(), play.them());
    let (mut direct, mut indirect) = (Vec::new(), Vec::new());
    for scene in &play.scenes {
        let piece = scene.mate.from();
        let king = play.before.king(us);
        if let Some(by) = pinner(&play.before, piece, us)
            && play.before.role_at(piece) != Some(Role::King)
            && pinner(&scene.after, piece, us).is_none()
            && !line_through(king, by).has(scene.mate.destination())
        {
            let evidence = play.evidence(scene, Some(Trace::Pin { piece, by }));
            if scene.defence.from() == by {
                direct.push(evidence);
            } else if squares_between(king, by).has(scene.defence.destination()) {
                indirect.push(evidence);
            }
        }
        let piece = scene.defence.from();
        let king = play.start.king(them);
        if let Some(first) = play.first
            && let Some(by) = pinner(&play.start, piece, them)
            && piece != king
            && pinner(&play.before, piece, them).is_none()
            && !line_through(king, by).has(scene.defence.destination())
        {
            let evidence = play.evidence_by_first(scene, Some(Trace::Pin { piece, by }));
            if first.from() == by {
                direct.push(evidence);
            } else if squares_between(king, by).has(first.destination()) {
                indirect.push(evidence);
            }
        }
    }
    (direct, indirect)
}
