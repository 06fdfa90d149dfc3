//! Moves that win material by a motif, from games that were played by lot.

use super::Drill;
use super::chance::Chance;
use super::exercise::{Answer, Exercise, Judged, Question, Verdict};
use super::material::{MATE, Worth, mate_in_one, settled_gain, worth};
use super::moves::each_move;
use super::remark::Remark;
use crate::evidence::Part;
use crate::fact::{Concept, Fact};
use tratto_board::{Bitboard, Move, Position, Square};

/// So many games are looked through.
const GAMES: u32 = 1_500;
/// The best move wins so much at least.
const WINS: i32 = 2;
/// And so much more than every other.
const AHEAD: i32 = 2;

/// The squares of a motif that a move makes, if it makes one: what acts, and what is attacked.
type Motif = fn(&Position, Move, &Position) -> Option<(Bitboard, Bitboard)>;

fn after(position: &Position, m: Move) -> Position {
    let mut next = *position;
    position.play_into(m, &mut next);
    next
}

/// The fact of a concept whose role is played by this square.
fn fact_of(position: &Position, concept: Concept, mine: bool, part: Part, square: Square) -> Option<Fact> {
    let side = if mine { !position.turn() } else { position.turn() };
    concept.of(position, side).into_iter().find(|fact| fact.evidence.squares(part).has(square))
}

fn makes_fork(_: &Position, m: Move, next: &Position) -> Option<(Bitboard, Bitboard)> {
    let to = m.destination();
    let fact = fact_of(next, Concept::DoubleAttack, true, Part::Subject, to)?;
    Some((to.bitboard(), fact.evidence.squares(Part::Target)))
}

/// The moved piece pins another, to the king or to a dearer piece, and so attacks it.
fn makes_pin(_: &Position, m: Move, next: &Position) -> Option<(Bitboard, Bitboard)> {
    let to = m.destination();
    let fact = [Concept::AbsolutePin, Concept::RelativePin]
        .into_iter()
        .find_map(|concept| fact_of(next, concept, false, Part::Attacker, to))?;
    Some((to.bitboard(), fact.evidence.squares(Part::Subject)))
}

fn makes_skewer(_: &Position, m: Move, next: &Position) -> Option<(Bitboard, Bitboard)> {
    let to = m.destination();
    let fact = fact_of(next, Concept::Skewer, true, Part::Subject, to)?;
    Some((to.bitboard(), fact.evidence.squares(Part::Target)))
}

/// A piece leaves the line of another, which then takes something or gives check.
fn makes_discovery(before: &Position, m: Move, _: &Position) -> Option<(Bitboard, Bitboard)> {
    let facts = Concept::DiscoveredAttack.of(before, before.turn());
    let fact = facts.into_iter().find(|fact| fact.evidence.squares(Part::Subject).has(m.from()))?;
    Some((fact.evidence.squares(Part::Attacker), fact.evidence.squares(Part::Target)))
}

/// Whether the line that wins is played by the motif: the next move of its side is made by a piece that acts, and takes what it attacks.
fn is_played(worth: &Worth, acting: Bitboard, attacked: Bitboard) -> bool {
    worth.line.get(1).is_some_and(|m| acting.has(m.from()) && attacked.has(m.to()))
}

fn remark(worth: &Worth, best: i32) -> Remark {
    match worth.gain {
        gain if gain == best => Remark::Gains(gain),
        gain if gain <= -MATE => Remark::SpoilsDraw,
        gain if gain > 0 => Remark::GainsLess(gain),
        0 => Remark::GainsNothing,
        gain => Remark::Drops(-gain),
    }
}

/// The exercise of a position, if exactly one move wins there, and by the motif.
fn exercise_in(
    (drill, level, seed): (Drill, u8, u64),
    position: &Position,
    motif: Motif,
) -> Option<Exercise> {
    let is_quiet = |m: Move| crate::exchange::captured(position, m).is_none() && m.promotes_to().is_none();
    let makes = |m: &Move| motif(position, *m, &after(position, *m));
    let makers: Vec<(Move, (Bitboard, Bitboard))> = position
        .legal_moves()
        .into_iter()
        .filter(|m| is_quiet(*m))
        .filter_map(|m| Some((m, makes(&m)?)))
        .collect();
    if makers.is_empty()
        || position.is_check()
        || mate_in_one(position).is_some()
        || settled_gain(position)? > 0
    {
        return None;
    }
    let (best, acting, attacked, found) = makers.into_iter().find_map(|(m, (acting, attacked))| {
        let found = worth(position, m)?;
        let wins = (WINS..MATE).contains(&found.gain) && is_played(&found, acting, attacked);
        wins.then_some((m, acting, attacked, found))
    })?;
    let worths: Option<Vec<(Move, Worth)>> =
        position.legal_moves().into_iter().map(|m| Some((m, worth(position, m)?))).collect();
    let worths = worths?;
    if worths.iter().any(|(m, other)| *m != best && other.gain > found.gain - AHEAD) {
        return None;
    }
    let node = each_move(&position.setup(), |m| {
        let worth = worths.iter().find(|(other, _)| *other == m).map(|(_, worth)| worth);
        let Some(worth) = worth else { return Judged::wrong(m, Remark::Not, Vec::new()) };
        let remark = remark(worth, found.gain);
        let verdict = match worth.gain {
            _ if m == best => Verdict::Right,
            1.. => Verdict::Also,
            _ => Verdict::Wrong,
        };
        Judged { played: m, verdict, remark, refutation: worth.line.clone(), reply: None, next: None }
    })?;
    let line = [best].into_iter().chain(found.line.iter().copied()).collect();
    let answer = Answer::Moves { nodes: vec![node], all: false };
    let exercise = Exercise::new(drill, level, seed, Question::WinMaterial, answer).on(position.setup());
    let exercise = exercise.told(Remark::Gains(found.gain)).solved_by(line);
    Some(exercise.showing(Part::Attacker, acting).showing(Part::Target, attacked))
}

/// The first position of many games: with few pieces on level 1, with many on level 2.
fn search(drill: Drill, level: u8, seed: u64, motif: Motif) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    (0..GAMES).find_map(|_| {
        let (positions, _) = chance.game(if level == 1 { 120 } else { 50 });
        let pieces = |position: &Position| position.occupied().len();
        let wanted =
            |position: &&Position| if level == 1 { pieces(position) <= 14 } else { pieces(position) > 14 };
        // From the end, which games reach differently.
        positions.iter().rev().filter(wanted).find_map(|at| exercise_in((drill, level, seed), at, motif))
    })
}

pub(super) fn fork(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    search(drill, level, seed, makes_fork)
}

pub(super) fn pin(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    search(drill, level, seed, makes_pin)
}

pub(super) fn skewer(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    search(drill, level, seed, makes_skewer)
}

pub(super) fn discovery(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    search(drill, level, seed, makes_discovery)
}
