//! Endings, by the exact tables.

use super::Drill;
use super::chance::Chance;
use super::exercise::{Answer, Choice, Exercise, Judged, Label, Node, Question, Verdict};
use super::moves::each_move;
use super::remark::Remark;
use crate::ending::{Opposition, Outcome, PawnEnding, PawnSquare, Verdict as Known, WrongBishop};
use crate::evidence::Part;
use tratto_board::{Bitboard, Color, File, Move, Position, Rank, Role};

/// So many positions are tried.
const TRIES: u32 = 5_000;
/// An ending to play out has no more positions than this.
const MOST_NODES: usize = 150;
/// So many half-moves of good play are shown to whoever says won for drawn, or drawn for won.
const LONGEST: usize = 16;

/// A pawn ending somewhere on the board, either colour having the pawn.
fn anywhere(chance: &mut Chance) -> Option<PawnEnding> {
    let strong = if chance.toss() { Color::White } else { Color::Black };
    let turn = if chance.toss() { Color::White } else { Color::Black };
    let pieces = [Role::King.of(strong), Role::King.of(!strong), Role::Pawn.of(strong)];
    PawnEnding::of(&chance.placed(&pieces, turn)?)
}

/// The first ending in which something is found.
fn found<T>(chance: &mut Chance, mut look: impl FnMut(&mut Chance, &PawnEnding) -> Option<T>) -> Option<T> {
    (0..TRIES).find_map(|_| {
        let ending = anywhere(chance)?;
        look(chance, &ending)
    })
}

fn told(outcome: Outcome) -> Remark {
    match outcome {
        Outcome::Won { moves } => Remark::PawnWins(moves),
        Outcome::Drawn => Remark::PawnDraws,
    }
}

/// How the ending goes on, as far as it is shown.
fn shown(ending: &PawnEnding) -> Vec<Move> {
    ending.good_play().into_iter().take(LONGEST).collect()
}

pub(super) fn won_or_drawn(is_won: bool, remark: &Remark) -> Answer {
    Answer::Choice(vec![
        Choice::new(Label::Won, is_won, remark.clone()),
        Choice::new(Label::Drawn, !is_won, remark.clone()),
    ])
}

/// With the pieces of a pawn ending in their parts.
fn with_parts(exercise: Exercise, ending: &PawnEnding) -> Exercise {
    let exercise = exercise.on(ending.position().setup());
    exercise
        .showing(Part::Subject, ending.pawn())
        .showing(Part::Attacker, ending.king())
        .showing(Part::Defender, ending.lone_king())
        .showing(Part::Target, ending.promotion())
}

/// How near the kings are to the matter: the nearer, the harder to say.
fn is_close(ending: &PawnEnding, level: u8) -> bool {
    let stop = if ending.strong().is_white() { 1 } else { -1 };
    let Some(ahead) = ending.pawn().offset(0, stop) else { return false };
    let (king, alone) = (ending.king().distance(ahead), ending.lone_king().distance(ahead));
    match level {
        1 => alone <= 5,
        2 => king <= 3 && alone <= 4,
        _ => king <= 2 && alone <= 3,
    }
}

pub(super) fn pawn_result(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let wants_win = chance.toss();
    found(&mut chance, |_, ending| {
        let outcome = ending.outcome();
        if outcome.is_won() != wants_win || !is_close(ending, level) {
            return None;
        }
        let remark = told(outcome);
        let answer = won_or_drawn(outcome.is_won(), &remark);
        let exercise = with_parts(Exercise::new(drill, level, seed, Question::Result, answer), ending);
        let mut exercise = exercise.told(remark);
        exercise.solution.moves = ending.best().into_iter().take(1).collect();
        Some(exercise.refuted_by(&shown(ending)))
    })
}

pub(super) fn pawn_race(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let wants_run = chance.toss();
    found(&mut chance, |_, ending| {
        let square = PawnSquare::of(ending.position(), ending.pawn())?;
        let distance = ending.lone_king().distance(square.promotion);
        let reach = square.moves + u8::from(ending.position().turn() != ending.strong());
        let is_near = distance.abs_diff(reach) <= 1;
        let helps = ending.king().distance(ending.pawn()) <= if level == 1 { 3 } else { 2 };
        let from_home = ending.pawn().rank() == Rank::Second.from_side(ending.strong());
        let wanted = !helps && is_near && (level == 1) != from_home;
        // The square decides only where the table says the same.
        let runs = ending.outcome().is_won();
        if !wanted || runs == square.inside || runs != wants_run || (runs && !square.wins) {
            return None;
        }
        let remark = if runs { Remark::Outside } else { Remark::Inside };
        let answer = Choice::yes_or_no(!runs, remark.clone());
        let exercise = with_parts(Exercise::new(drill, level, seed, Question::PawnRuns, answer), ending);
        let exercise = exercise.refuted_by(&shown(ending));
        Some(exercise.told(remark).showing(Part::Line, square.region))
    })
}

/// Every move of an ending: right if it keeps the result, otherwise with the line that shows what it spoils.
pub(super) fn keeping_node(ending: &PawnEnding) -> Option<Node> {
    each_move(&ending.position().setup(), |m| judged(ending, m))
}

fn judged(ending: &PawnEnding, m: Move) -> Judged {
    let Ok(judgement) = ending.judge(m) else { return Judged::wrong(m, Remark::Not, Vec::new()) };
    match (judgement.refutation, judgement.after) {
        (Some(refutation), Outcome::Drawn) => Judged::wrong(m, Remark::SpoilsWin, refutation.line),
        (Some(refutation), Outcome::Won { .. }) => Judged::wrong(m, Remark::SpoilsDraw, refutation.line),
        (None, Outcome::Won { moves }) if judgement.side == ending.strong() => {
            Judged::right(m, Remark::KeepsWin(moves))
        }
        (None, Outcome::Drawn) => Judged::right(m, Remark::KeepsDraw),
        (None, Outcome::Won { moves }) => Judged::right(m, Remark::PawnWins(moves)),
    }
}

/// Whether the side to move has something to keep, and can spoil it.
fn is_delicate(ending: &PawnEnding) -> bool {
    let keeps = ending.keeping().len();
    let is_losing = ending.outcome().is_won() && ending.position().turn() != ending.strong();
    !is_losing && keeps >= 1 && keeps < ending.position().legal_moves().len()
}

pub(super) fn pawn_move(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let wants_win = chance.toss();
    found(&mut chance, |_, ending| {
        let wins = ending.outcome().is_won();
        let keeps = ending.keeping().len();
        let is_hard = match level {
            1 => true,
            2 => keeps <= 2,
            _ => keeps == 1,
        };
        if wins != wants_win || !is_hard || !is_delicate(ending) || !is_close(ending, level) {
            return None;
        }
        let node = keeping_node(ending)?;
        let best = ending.best();
        let remark = node.moves.iter().find(|judged| Some(&judged.played) == best.first())?.remark.clone();
        let answer = Answer::Moves { nodes: vec![node], all: true };
        let exercise = Exercise::new(drill, level, seed, Question::Keep { wins }, answer);
        let exercise = with_parts(exercise, ending).told(remark);
        Some(exercise.solved_by(best.into_iter().take(1).collect()))
    })
}

pub(super) fn take_opposition(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    // Level 1 is to win, level 2 to draw.
    found(&mut chance, |_, ending| {
        let wins = ending.outcome().is_won();
        if wins != (level == 1) || !is_delicate(ending) {
            return None;
        }
        let &[only] = ending.keeping().as_slice() else { return None };
        let mut next = *ending.position();
        next.play_unchecked(only);
        let opposition = Opposition::of(&next)?;
        if !opposition.is_direct() || ending.position().role_at(only.from()) != Some(Role::King) {
            return None;
        }
        let mut node = keeping_node(ending)?;
        for judged in node.moves.iter_mut().filter(|judged| judged.played == only) {
            judged.remark = Remark::HasOpposition;
        }
        let answer = Answer::Moves { nodes: vec![node], all: false };
        let exercise = Exercise::new(drill, level, seed, Question::TakeOpposition, answer);
        let exercise = with_parts(exercise, ending).told(Remark::HasOpposition).solved_by(vec![only]);
        Some(exercise.showing(Part::Line, opposition.evidence.squares(Part::Line)))
    })
}

pub(super) fn key_squares(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    found(&mut chance, |_, ending| {
        let right = ending.key_squares().squares;
        if right.is_empty() || ending.pawn().rank() == Rank::Seventh.from_side(ending.strong()) {
            return None;
        }
        let remarks = right.into_iter().map(|square| (square, Remark::KeySquare)).collect();
        let answer = Answer::Squares { right, remarks };
        // The kings are left out: the squares are the pawn's own.
        let mut board = ending.position().setup();
        for king in [ending.king(), ending.lone_king()] {
            board.remove(king);
        }
        board.turn = ending.strong();
        let exercise = Exercise::new(drill, level, seed, Question::KeySquares, answer).on(board);
        let exercise = exercise.marking(ending.pawn()).told(Remark::KeySquare);
        Some(exercise.showing(Part::Subject, ending.pawn()).showing(Part::Key, right))
    })
}

/// The tree of a win: every move of the winning side judged, the other side answering as well as it can.
struct Tree {
    positions: Vec<Position>,
    nodes: Vec<Node>,
}

impl Tree {
    fn of(start: &Position) -> Option<Tree> {
        let mut tree = Tree { positions: vec![*start], nodes: Vec::new() };
        while let Some(position) = tree.positions.get(tree.nodes.len()).copied() {
            let ending = PawnEnding::of(&position)?;
            let node = tree.node(&ending)?;
            tree.nodes.push(node);
            if tree.positions.len() > MOST_NODES {
                return None;
            }
        }
        Some(tree)
    }

    fn node(&mut self, ending: &PawnEnding) -> Option<Node> {
        let Outcome::Won { moves } = ending.outcome() else { return None };
        let best = ending.best();
        let mut node = keeping_node(ending)?;
        for judged in node.moves.iter_mut().filter(|judged| judged.verdict == Verdict::Right) {
            let Remark::KeepsWin(left) = judged.remark else { return None };
            if !best.contains(&judged.played) {
                judged.verdict = Verdict::Also;
                judged.remark = Remark::Slower((left + 1).saturating_sub(moves));
                continue;
            }
            let mut next = *ending.position();
            next.play_unchecked(judged.played);
            // After the promotion that wins nothing is asked any more.
            let Some(reply) = PawnEnding::of(&next).and_then(|next| next.best().first().copied()) else {
                continue;
            };
            next.play_unchecked(reply);
            judged.reply = Some(reply);
            judged.next = Some(self.place(next));
        }
        Some(node)
    }

    fn place(&mut self, position: Position) -> usize {
        let same = |other: &Position| other.same_position(&position);
        self.positions.iter().position(same).unwrap_or_else(|| {
            self.positions.push(position);
            self.positions.len() - 1
        })
    }

    /// The moves that lead through the tree.
    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = self.nodes.first();
        while let Some(judged) =
            at.and_then(|node| node.moves.iter().find(|judged| judged.verdict == Verdict::Right))
        {
            line.push(judged.played);
            line.extend(judged.reply);
            at = judged.next.and_then(|next| self.nodes.get(next));
        }
        line
    }
}

pub(super) fn pawn_play(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let wanted = match level {
        1 => 3..=4,
        2 => 5..=7,
        _ => 8..=11,
    };
    found(&mut chance, |_, ending| {
        let Outcome::Won { moves } = ending.outcome() else { return None };
        if ending.position().turn() != ending.strong() || !wanted.contains(&moves) || !is_delicate(ending) {
            return None;
        }
        let tree = Tree::of(ending.position())?;
        let line = tree.line();
        let answer = Answer::Moves { nodes: tree.nodes, all: false };
        let exercise = Exercise::new(drill, level, seed, Question::PlayOut { moves }, answer);
        Some(with_parts(exercise, ending).told(Remark::PawnWins(moves)).solved_by(line))
    })
}

pub(super) fn wrong_bishop(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let wants_win = chance.toss();
    (0..TRIES).find_map(|_| {
        let strong = if chance.toss() { Color::White } else { Color::Black };
        let turn = if chance.toss() { Color::White } else { Color::Black };
        let roles = [Role::King, Role::Pawn, Role::Bishop].map(|role| role.of(strong));
        let pieces = [roles[0], roles[1], roles[2], Role::King.of(!strong)];
        let position = chance.placed(&pieces, turn)?;
        let pawn = position.by_role(Role::Pawn).single()?;
        if !matches!(pawn.file(), File::A | File::H) {
            return None;
        }
        let ending = WrongBishop::of(&position)?;
        let is_won = match ending.verdict {
            Known::Won { .. } => true,
            Known::Drawn => false,
            Known::Undetermined => return None,
        };
        let distance = position.king(!strong).distance(ending.corner);
        let is_near = if level == 1 { distance <= 6 } else { (2..=4).contains(&distance) };
        if is_won != wants_win || !is_near {
            return None;
        }
        let remark = if is_won { Remark::CornerTooFar } else { Remark::WrongCorner };
        let answer = won_or_drawn(is_won, &remark);
        let mut exercise =
            Exercise::new(drill, level, seed, Question::Result, answer).on(position.setup()).told(remark);
        for part in Part::ALL {
            let squares: Bitboard = ending.evidence.squares(part);
            if squares.any() {
                exercise = exercise.showing(part, squares);
            }
        }
        Some(exercise)
    })
}
