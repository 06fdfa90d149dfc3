//! What the movements alone show. Every variation counted has one single mate of its own.

use super::battery::{fired, stands};
use super::block::self_block;
use super::scene::{Play, Scene, line_pieces};
use super::{Finding, Theme, Trace, put};
use tratto_board::{Move, Role, Square};

pub(super) fn find(play: &Play, found: &mut Vec<Finding>) {
    let mut origins: Vec<Square> =
        play.scenes.iter().flat_map(|scene| [scene.defence.from(), scene.mate.from()]).collect();
    origins.sort();
    origins.dedup();
    for from in origins {
        wheel(play, from, found);
        pawn(play, from, found);
    }
    flights(play, found);
    horseblock(play, found);
}

/// Scenes with each move once, if no two have the same.
fn distinct(scenes: Vec<&Scene>, by: impl Fn(&Scene) -> Move) -> Option<Vec<&Scene>> {
    let unique =
        scenes.iter().enumerate().all(|(i, one)| scenes[..i].iter().all(|other| by(other) != by(one)));
    unique.then_some(scenes)
}

/// For every move of one piece the first scene with it.
fn one_each<'a>(scenes: impl Iterator<Item = &'a Scene>, by: impl Fn(&Scene) -> Move) -> Vec<&'a Scene> {
    let mut kept: Vec<&Scene> = Vec::new();
    for scene in scenes {
        if kept.iter().all(|other| by(other) != by(scene)) {
            kept.push(scene);
        }
    }
    kept
}

fn tell(play: &Play, found: &mut Vec<Finding>, theme: Theme, scenes: &[&Scene]) {
    put(found, theme, scenes.iter().map(|scene| play.evidence(scene, None)).collect());
}

/// Knight wheel: a black knight defends on all the eight squares it can have, and eight different mates answer; or a white knight mates on
/// eight squares, each time as the front piece of a battery that gives check.
fn wheel(play: &Play, from: Square, found: &mut Vec<Finding>) {
    if play.before.piece_at(from) == Some(Role::Knight.of(play.them())) {
        let scenes = play.scenes.iter().filter(|scene| scene.defence.from() == from).collect();
        if let Some(scenes) = distinct(scenes, |scene| scene.mate).filter(|scenes| scenes.len() == 8) {
            tell(play, found, Theme::KnightWheel, &scenes);
        }
    }
    if play.before.piece_at(from) == Some(Role::Knight.of(play.us())) {
        let scenes = play.scenes.iter().filter(|scene| scene.mate.from() == from && fired(scene).is_some());
        let scenes = one_each(scenes, |scene| scene.mate);
        if scenes.len() == 8 {
            tell(play, found, Theme::KnightWheel, &scenes);
        }
    }
}

/// Pickaninny: a black pawn defends by its four moves, and four different mates answer. Albino: a white pawn that stands
/// alone between a white line piece and the king mates by its four moves.
fn pawn(play: &Play, from: Square, found: &mut Vec<Finding>) {
    if play.before.piece_at(from) == Some(Role::Pawn.of(play.them())) {
        let scenes = play.scenes.iter().filter(|scene| scene.defence.from() == from).collect();
        let scenes = distinct(scenes, |scene| scene.mate).unwrap_or_default();
        if are_four(&scenes, |scene| scene.defence) {
            tell(play, found, Theme::Pickaninny, &scenes);
        }
    }
    if play.before.piece_at(from) == Some(Role::Pawn.of(play.us())) {
        let king = play.before.king(play.them());
        let mut rears = line_pieces(&play.before, play.us()).iter();
        if !rears.any(|rear| stands(&play.before, rear, from, king, play.us())) {
            return;
        }
        let scenes = play.scenes.iter().filter(|scene| scene.mate.from() == from && scene.king() == king);
        let scenes = one_each(scenes, |scene| scene.mate);
        if are_four(&scenes, |scene| scene.mate) {
            tell(play, found, Theme::Albino, &scenes);
        }
    }
}

/// Whether these are the four moves of a pawn at home: one step, two, and a capture to either side.
fn are_four(scenes: &[&Scene], by: impl Fn(&Scene) -> Move) -> bool {
    let mut to: Vec<Square> = scenes.iter().map(|scene| by(scene).to()).collect();
    to.sort();
    to.dedup();
    scenes.len() == 4 && to.len() == 4
}

/// Flights: the king defends by going to the four squares diagonally next to it, or to the four along file and rank.
fn flights(play: &Play, found: &mut Vec<Finding>) {
    let king = play.before.king(play.them());
    let is_straight = |to: Square| to.file() == king.file() || to.rank() == king.rank();
    for (theme, straight) in [(Theme::StarFlights, false), (Theme::CrossFlights, true)] {
        let goes = |scene: &&Scene| {
            let defence = scene.defence;
            defence.from() == king && !defence.is_castling() && is_straight(defence.to()) == straight
        };
        let scenes: Vec<&Scene> = play.scenes.iter().filter(goes).collect();
        if scenes.len() == 4 {
            tell(play, found, theme, &scenes);
        }
    }
}

/// Horseblock: four self-blocks or more by two black knights, some by each.
fn horseblock(play: &Play, found: &mut Vec<Finding>) {
    let knights: Vec<&Scene> = play
        .scenes
        .iter()
        .filter(|scene| play.defender(scene) == Some(Role::Knight) && self_block(play, scene).is_some())
        .collect();
    let mut from: Vec<Square> = knights.iter().map(|scene| scene.defence.from()).collect();
    from.sort();
    from.dedup();
    if knights.len() >= 4 && from.len() == 2 {
        let told = |scene: &&Scene| play.evidence(scene, self_block(play, scene).map(Trace::Square));
        put(found, Theme::Horseblock, knights.iter().map(told).collect());
    }
}
