//! Every sentence about many positions, moves and games against a slow check: random play and the games of `testdata/pgn`, a sample in the
//! ordinary run and 100,000 positions with `TRATTO_SLOW=1`; of any archive with `PGN=games.pgn`. What was said is counted by key:
//!
//!     TRATTO_SLOW=1 cargo test -p tratto-lore --test coach archive -- --nocapture

#![allow(clippy::print_stdout)]

use crate::{Played, games_of, naive, opening, our_games, plans, played, random_games, second};
use crate::{events, sheet};
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::OnceLock;
use tratto_board::{Color, Move, Position, Role};
use tratto_lore::Truth;
use tratto_lore::coach::{Effort, GameReview, MoveReview, Occasion, PositionReview, Refutation, Saying};
use tratto_lore::motif::Budget;
use tratto_lore::opening::openings;

/// A mate is looked for in so many moves: what is claimed is played out in full.
const EFFORT: Effort = Effort { moves: 2, nodes: 20_000, search: Budget { nodes: 1_000, moves: 2 } };

type Counts = BTreeMap<&'static str, usize>;

/// Everything said of a position.
fn check_position(position: &Position, counts: &mut Counts) -> Result<(), String> {
    let leave = Occasion::Study.leave().unwrap();
    let review = PositionReview::of(position, leave, EFFORT);
    for advice in review.advice() {
        *counts.entry(advice.saying().key()).or_default() += 1;
        if advice.evidence().is_empty() {
            return Err(format!("{} proves nothing: {}", advice.saying().key(), position.fen()));
        }
        match advice.saying() {
            Saying::Plan(plan) => {
                if !plans::is_of(advice, position) {
                    return Err(format!("{} is about another position: {}", plan.key(), position.fen()));
                }
                plans::check(*plan, advice)?;
            }
            _ => played::check_position(advice, position)?,
        }
    }
    if let Some(mate) = &review.mate
        && review.plans.white.len() + review.plans.black.len() > 0
    {
        return Err(format!("{} beside plans: {}", mate.saying().key(), position.fen()));
    }
    sheet::check(&review.sheet, position)?;
    if !sheet::is_phase(review.phase, position) {
        return Err(format!("the phase {:?}: {}", review.phase, position.fen()));
    }
    if review.opening.map(|one| one.english) != named_here(position) {
        return Err(format!("the opening {:?}: {}", review.opening.map(|one| one.english), position.fen()));
    }
    for one in &review.attacked {
        *counts.entry("attacked").or_default() += 1;
        let at = if position.turn() == one.piece.color { *position } else { position.pass() };
        for answer in &one.answers {
            let (cost, way) =
                (-naive::gain(&at, answer.played).min(0), naive::way(&at, one.square, answer.played));
            if (answer.cost, answer.way) != (cost, way) {
                return Err(format!("{answer:?} for {}, not {cost} and {way:?}: {}", one.square, at.fen()));
            }
        }
        let Some(mut expected) = naive::answers(&at, one.square) else { continue };
        let mut told: Vec<Move> = one.answers.iter().map(|answer| answer.played).collect();
        expected.sort();
        told.sort();
        if expected != told {
            let missing: Vec<_> =
                expected.iter().filter(|m| !told.contains(m)).map(|m| format!("{m:?}")).collect();
            let wrong: Vec<_> =
                told.iter().filter(|m| !expected.contains(m)).map(|m| format!("{m:?}")).collect();
            return Err(format!(
                "answers for {}: missing {missing:?}, wrong {wrong:?}, told {told:?}, of {expected:?}: {}",
                one.square,
                at.fen()
            ));
        }
    }
    Ok(())
}

/// What tells positions apart in the table of openings, without the square of a capture in passing: where pieces stand, the turn, the rights.
fn written(position: &Position) -> String {
    position.fen().split(' ').take(3).collect::<Vec<_>>().join(" ")
}

/// The name of a position, by playing every line of the table.
fn named_here(position: &Position) -> Option<&'static str> {
    static NAMES: OnceLock<HashMap<String, &'static str>> = OnceLock::new();
    let names = NAMES.get_or_init(|| {
        let end = |moves: &[Move]| {
            let mut at = Position::initial();
            moves.iter().for_each(|m| at.play_unchecked(*m));
            written(&at)
        };
        openings().iter().rev().map(|one| (end(&one.moves), one.english)).collect()
    });
    names.get(&written(position)).copied()
}

/// Everything said of a move.
fn check_move(position: &Position, m: Move, counts: &mut Counts) -> Result<(), String> {
    let leave = Occasion::Finished.leave().unwrap();
    let review = MoveReview::of(position, m, leave, EFFORT, None).unwrap();
    for advice in &review.findings {
        *counts.entry(advice.saying().key()).or_default() += 1;
        let Saying::Move(finding) = advice.saying() else { return Err("no finding".to_owned()) };
        played::check(finding, advice, position, m)?;
    }
    for line in review.chance.iter().chain(&review.refutation).chain(&review.trap) {
        *counts.entry("line").or_default() += 1;
        check_line(line)?;
    }
    played::check_silence(&review)
}

/// A line: it can be played, it wins what it is shown for, and its motifs are so.
fn check_line(shown: &Refutation) -> Result<(), String> {
    let line = &shown.line;
    let fen = line.start().fen();
    if line.is_empty() {
        return Err(format!("an empty line: {fen}"));
    }
    let mut at = *line.start();
    for &m in line.moves() {
        at = at.play(m).map_err(|error| format!("{error}: {fen}"))?;
    }
    // What it claims: a mate by the rules, a gain by counting; endings of king and pawn are the table's, and checked with that.
    let (start, last) = (line.start(), line.last());
    let bare = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .iter()
        .all(|role| start.by_role(*role).is_empty());
    let mates = last.is_checkmate() && last.turn() != line.solver();
    let keeps = -naive::balance(last) - naive::best(last) > naive::balance(start);
    let holds = match shown.truth {
        Truth::Engine => true,
        Truth::Proof => mates || bare || last.turn() != line.solver() && keeps,
        _ => mates || naive::gain(start, line.moves()[0]) > 0,
    };
    if !holds {
        return Err(format!("a line that wins nothing ({:?}): {fen}", shown.truth));
    }
    shown.motifs.iter().try_for_each(|seen| second::check(seen, line))
}

/// Everything said of a game.
fn check_game((start, moves): &Played, counts: &mut Counts) -> Result<(), String> {
    let leave = Occasion::Finished.leave().unwrap();
    let review = GameReview::of(start, moves, leave, EFFORT, &[]).unwrap();
    for side in Color::ALL {
        let told = review.checks[side].len();
        if told != 10 && start.same_position(&Position::initial()) {
            return Err(format!("{told} rules of the opening are told"));
        }
        for advice in &review.checks[side] {
            *counts.entry(advice.saying().key()).or_default() += 1;
            opening::check(advice, &review)?;
        }
    }
    for &(ply, phase) in &review.phases {
        let before = review.phases.iter().filter(|(earlier, _)| *earlier < ply);
        if !sheet::is_phase(phase, &review.positions[ply])
            || before.clone().any(|(_, earlier)| *earlier >= phase)
        {
            return Err(format!("the phase {phase:?} after {ply} half-moves"));
        }
    }
    // The last position with a name.
    let named = review.positions.iter().rposition(|at| named_here(at).is_some());
    let told = review.opening.map(|one| (one.half_moves, one.opening.english));
    if told != named.map(|at| (at, named_here(&review.positions[at]).unwrap())) {
        return Err(format!("the opening {told:?}, not {named:?}"));
    }
    for (ply, advice) in &review.events {
        *counts.entry(advice.saying().key()).or_default() += 1;
        events::check(*ply, advice, &review)?;
    }
    for point in &review.turning_points {
        *counts.entry("turning-point").or_default() += 1;
        for line in point.chance.iter().chain(&point.refutation) {
            check_line(line)?;
        }
        let ends = point.before.play(point.played).unwrap().is_stalemate();
        if point.chance.is_none() && point.refutation.is_none() && !ends {
            return Err(format!("a turning point without a line: {}", point.before.fen()));
        }
        for advice in &point.findings {
            let Saying::Move(finding) = advice.saying() else { return Err("no finding".to_owned()) };
            played::check(finding, advice, &point.before, point.played)?;
        }
    }
    for stage in &review.stages {
        *counts.entry("stage").or_default() += 1;
        for fact in &stage.facts {
            if !naive::holds(fact, &stage.position) {
                return Err(format!("{} of a stage: {}", fact.concept.key(), stage.position.fen()));
            }
        }
        for advice in Color::ALL.into_iter().flat_map(|side| &stage.plans[side]) {
            let Saying::Plan(plan) = advice.saying() else { return Err("no plan".to_owned()) };
            plans::check(*plan, advice)?;
        }
    }
    Ok(())
}

#[test]
fn archive() {
    let is_slow = std::env::var_os("TRATTO_SLOW").is_some_and(|value| value == "1");
    let archive = std::env::var_os("PGN");
    let mut games = match &archive {
        Some(path) => games_of(Path::new(path)),
        None => our_games(),
    };
    let wanted = if is_slow { 100_000 } else { usize::MAX };
    if archive.is_none() {
        games.extend(random_games(if is_slow { 700 } else { 4 }, 29));
    }
    let every = if is_slow || archive.is_some() { 1 } else { 37 };
    let (mut counts, mut wrong) = (Counts::new(), Vec::new());
    let (mut seen, mut number) = (0, 0);
    for (index, game) in games.iter().enumerate() {
        let mut at = game.0;
        for &m in &game.1 {
            number += 1;
            if number % every == 0 && seen < wanted {
                seen += 1;
                wrong.extend(check_position(&at, &mut counts).err());
                wrong.extend(check_move(&at, m, &mut counts).err());
            }
            at.play_unchecked(m);
        }
        if is_slow || archive.is_some() || index % 8 == 0 {
            wrong.extend(check_game(game, &mut counts).err());
        }
        if seen >= wanted {
            break;
        }
    }
    println!(
        "{seen} positions and moves, {} sentences, {} false",
        counts.values().sum::<usize>(),
        wrong.len()
    );
    for (key, count) in &counts {
        println!("  {key:26} {count}");
    }
    assert!(seen > 50 || archive.is_some(), "{seen} positions");
    wrong.truncate(40);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
