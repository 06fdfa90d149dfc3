//! Moves that win material by a motif, from games that were played by lot.

use super::Drill;
use super::chance::Chance;
use super::exercise::{Answer, Earlier, Exercise, Judged, Question, Sight, Verdict};
use super::keys::after;
use super::material::{MATE, Worth, mate_in_one, settled_gain, worth};
use super::moves::each_move;
use super::remark::Remark;
use super::rights;
use super::themes::{At, THEMES, Theme};
use crate::evidence::Part;
use crate::exchange::exchange;
use crate::fact::{Concept, Fact};
use crate::motif::Motif;
use tratto_board::{Bitboard, Move, Position, Square};

/// So many games are looked through.
const GAMES: u32 = 5_000;
/// The best move wins so much at least.
const WINS: i32 = 2;
/// And so much more than every other.
const AHEAD: i32 = 2;
/// Of the likely moves of a position so many are looked at.
const LIKELY: usize = 12;

/// The squares of a motif that a move makes, if it makes one: what acts, and what is attacked.
type Makes = fn(&Position, Move, &Position) -> Option<(Bitboard, Bitboard)>;

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

/// How a motif is found.
#[derive(Copy, Clone)]
enum Way {
    /// A quiet move makes it on the board, and is played by it.
    Made(Makes),
    /// The line that wins shows it.
    Shown(Theme),
}

/// What wins: the move, what acts, what is attacked, and what it comes to.
type Winner = (Move, Bitboard, Bitboard, Worth);

/// A quiet move that wins by the motif, where nothing can be won by captures alone.
fn made(position: &Position, motif: Makes) -> Option<Winner> {
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
    makers.into_iter().find_map(|(m, (acting, attacked))| {
        let found = worth(position, m)?;
        let wins = (WINS..MATE).contains(&found.gain) && is_played(&found, acting, attacked);
        wins.then_some((m, acting, attacked, found))
    })
}

/// Whether a move checks, or would win something by an exchange or mate if the other side could pass: otherwise it forces nothing.
fn threatens(position: &Position, m: Move) -> bool {
    let next = after(position, m);
    next.is_check() || {
        let again = next.pass();
        again.legal_captures().iter().any(|&m| exchange(&again, m) >= WINS) || mate_in_one(&again).is_some()
    }
}

/// A move whose line shows the motif and wins. Nothing else is won by an exchange; but where one takes back later, it wins more than that.
fn shown(at: At<'_>, theme: Theme) -> Option<Winner> {
    let position = at.position;
    if position.is_check() {
        return None;
    }
    let captures = position.legal_captures();
    let plain = captures.iter().map(|&m| exchange(position, m)).max().unwrap_or(0).max(0);
    if plain > 0 && theme.motif != Motif::Zwischenzug {
        return None;
    }
    let mut likely = (theme.likely)(at);
    likely.retain(|&m| theme.motif == Motif::Promotion || threatens(position, m));
    if likely.is_empty() || mate_in_one(position).is_some() {
        return None;
    }
    likely.into_iter().take(LIKELY).find_map(|m| {
        let found = worth(position, m)?;
        if !(WINS + plain..MATE).contains(&found.gain) {
            return None;
        }
        let line: Vec<Move> = [m].into_iter().chain(found.line.iter().copied()).collect();
        let (acting, attacked) = theme.shown(at, &line)?;
        Some((m, acting, attacked, found))
    })
}

/// The exercise of a position, if exactly one move wins there, and by the motif.
fn exercise_in((drill, level, seed): (Drill, u8, u64), at: At<'_>, way: Way) -> Option<Exercise> {
    let position = at.position;
    let (best, acting, attacked, found) = match way {
        Way::Made(motif) => made(position, motif)?,
        Way::Shown(theme) => shown(at, theme)?,
    };
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
        Judged::new(m, verdict, remark, worth.line.clone())
    })?;
    let line = [best].into_iter().chain(found.line.iter().copied()).collect();
    let answer = Answer::Moves { nodes: vec![node], all: false };
    let exercise = Exercise::new(drill, level, seed, Question::WinMaterial, answer).on(position.setup());
    let exercise = exercise.told(Remark::Gains(found.gain)).solved_by(line);
    let exercise = exercise.telling(rights::of_both(position));
    Some(exercise.showing(Part::Attacker, acting).showing(Part::Target, attacked))
}

/// The first position of many games in which a motif wins: with few pieces on level 1, with many on level 2. With it, the game and the
/// place in it.
fn found(
    chance: &mut Chance,
    (drill, level, seed): (Drill, u8, u64),
    ways: &[Way],
    earliest: usize,
) -> Option<(Exercise, Vec<Position>, Vec<Move>)> {
    (0..GAMES).find_map(|_| {
        let is_late = level == 1 || drill == Drill::Promotion;
        let (mut positions, mut moves) = chance.game(if is_late { 120 } else { 50 });
        let wanted = |position: &Position| match (drill, position.occupied().len()) {
            (Drill::Promotion, pieces) => (level == 1) == (pieces <= 10) && pieces <= 18,
            (_, pieces) => (level == 1) == (pieces <= 14),
        };
        // From the end, which games reach differently.
        let (place, exercise) = (earliest..positions.len()).rev().find_map(|place| {
            let position = positions.get(place).filter(|position| wanted(position))?;
            let previous =
                place.checked_sub(1).and_then(|last| Some((positions.get(last)?, *moves.get(last)?)));
            let at = At { position, previous };
            let exercise = ways.iter().find_map(|&way| exercise_in((drill, level, seed), at, way))?;
            Some((place, exercise))
        })?;
        positions.truncate(place + 1);
        moves.truncate(place);
        Some((exercise, positions, moves))
    })
}

fn search(drill: Drill, level: u8, seed: u64, way: Way) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    found(&mut chance, (drill, level, seed), &[way], 0).map(|(exercise, ..)| exercise)
}

pub(super) fn fork(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    search(drill, level, seed, Way::Made(makes_fork))
}

pub(super) fn pin(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    search(drill, level, seed, Way::Made(makes_pin))
}

pub(super) fn skewer(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    search(drill, level, seed, Way::Made(makes_skewer))
}

pub(super) fn discovery(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    search(drill, level, seed, Way::Made(makes_discovery))
}

/// The motif of a drill whose line shows it.
pub(super) const fn motif_of(drill: Drill) -> Option<Motif> {
    match drill {
        Drill::DoubleCheck => Some(Motif::DoubleCheck),
        Drill::DiscoveredCheck => Some(Motif::DiscoveredCheck),
        Drill::Deflection => Some(Motif::Deflection),
        Drill::RemovingDefender => Some(Motif::RemovingDefender),
        Drill::TrappedPiece => Some(Motif::TrappedPiece),
        Drill::Zwischenzug => Some(Motif::Zwischenzug),
        Drill::Promotion => Some(Motif::Promotion),
        _ => None,
    }
}

pub(super) fn by_motif(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    search(drill, level, seed, Way::Shown(Theme::of(motif_of(drill)?)?))
}

/// Any motif, the position shown some half-moves earlier.
pub(super) fn ahead(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let plies = 2 * usize::from(level);
    let mut ways = vec![Way::Made(makes_fork), Way::Made(makes_skewer), Way::Made(makes_discovery)];
    ways.extend(THEMES.into_iter().filter(|theme| theme.motif != Motif::Promotion).map(Way::Shown));
    chance.shuffle(&mut ways);
    let (mut exercise, positions, moves) = found(&mut chance, (drill, level, seed), &ways, plies)?;
    let first = moves.len().checked_sub(plies)?;
    exercise.sight = Sight::Shown;
    exercise.earlier = Some(Earlier { position: *positions.get(first)?, moves: moves[first..].to_vec() });
    Some(exercise)
}
