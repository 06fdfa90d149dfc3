//! Exercises from games that were played: a position in which something was there to be found, whether it was or not.

use super::exercise::{Answer, Exercise, Judged, Question, Verdict};
use super::material::{MATE, Worth, worth};
use super::mates::mating_node;
use super::moves::each_move;
use super::remark::Remark;
use crate::coach::{Forced, Leave, Mating, forced_mate};
use crate::evidence::Part;
use tratto_board::{Move, Position};

/// Mates in so many moves at most, with so many nodes for each number of moves.
const LONGEST: u8 = 3;
const NODES: u64 = 50_000;
/// The best move wins so much at least, and a move that wins so much less is another answer.
const WINS: i32 = 2;
const LESS: i32 = 2;
/// Where more moves than these are right there is nothing to be found.
const RIGHT: usize = 3;

impl Exercise {
    /// The exercise of a position from a game: find the mate, or the move that wins material. Every legal move is judged by a search.
    /// None if there is neither, if too many moves do it, or if that cannot be proved; and as for all advice, it takes leave to ask.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_lore::coach::Occasion;
    /// use tratto_lore::drill::{Exercise, Question};
    /// let leave = Occasion::Finished.leave()?;
    /// // The knight can fork king and rook.
    /// let position = Position::from_fen("r3k3/8/8/1N6/8/8/8/4K3 w - - 12 40")?;
    /// let exercise = Exercise::of_game(&position, leave).unwrap();
    /// assert_eq!(exercise.question, Question::OwnGame { mate: None });
    /// assert_eq!(exercise.id(), "own:r3k3/8/8/1N6/8/8/8/4K3_w_-_-");
    /// assert!(Exercise::of_game(&Position::initial(), leave).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_game(position: &Position, _leave: Leave) -> Option<Exercise> {
        match forced_mate(position, LONGEST, NODES) {
            Forced::Mate(mating) => mate(position, &mating),
            Forced::None { .. } | Forced::Undetermined => win(position),
        }
    }
}

fn after(position: &Position, m: Move) -> Position {
    let mut next = *position;
    position.play_into(m, &mut next);
    next
}

fn mate(position: &Position, mating: &Mating) -> Option<Exercise> {
    let moves = mating.moves;
    if mating.keys.len() > RIGHT {
        return None;
    }
    let (node, told) = if moves == 1 {
        (mating_node(position)?, Remark::Mates)
    } else {
        let node = each_move(&position.setup(), |m| judged(position, m, mating))?;
        (node, Remark::Key(moves))
    };
    let answer = Answer::Moves { nodes: vec![node], all: false };
    let exercise = Exercise::of_position(position, Question::OwnGame { mate: Some(moves) }, answer);
    let king = position.king(!position.turn());
    Some(exercise.told(told).solved_by(mating.line.clone()).showing(Part::Target, king))
}

/// A move where a mate in two or more is asked for: all keys are known, so whatever else is played can be answered.
fn judged(position: &Position, m: Move, mating: &Mating) -> Judged {
    if mating.keys.contains(&m) {
        return Judged::right(m, Remark::Key(mating.moves));
    }
    let next = after(position, m);
    if next.is_stalemate() {
        return Judged::wrong(m, Remark::Stalemates, Vec::new());
    }
    let left = mating.moves - 1;
    let escapes =
        |reply: &Move| matches!(forced_mate(&after(&next, *reply), left, NODES), Forced::None { .. });
    match next.legal_moves().into_iter().find(escapes) {
        Some(reply) => Judged::wrong(m, Remark::MateAvoided(left), vec![reply]),
        None => Judged::wrong(m, Remark::Not, Vec::new()),
    }
}

fn win(position: &Position) -> Option<Exercise> {
    let worths: Option<Vec<(Move, Worth)>> =
        position.legal_moves().into_iter().map(|m| Some((m, worth(position, m)?))).collect();
    let worths = worths?;
    let (first, found) = worths.iter().max_by_key(|(m, worth)| (worth.gain, std::cmp::Reverse(m.bits())))?;
    let best = found.gain;
    let right: Vec<Move> =
        worths.iter().filter(|(_, worth)| worth.gain > best - LESS).map(|(m, _)| *m).collect();
    if !(WINS..MATE).contains(&best) || right.len() > RIGHT || right.len() == worths.len() {
        return None;
    }
    // What wins material and is mated for it wins nothing.
    let is_mated = |m: &Move| matches!(forced_mate(&after(position, *m), LONGEST, NODES), Forced::Mate(_));
    if right.iter().any(is_mated) {
        return None;
    }
    let node = each_move(&position.setup(), |m| {
        let worth = worths.iter().find(|(other, _)| *other == m).map(|(_, worth)| worth);
        let Some(worth) = worth else { return Judged::wrong(m, Remark::Not, Vec::new()) };
        let (verdict, remark) = match worth.gain {
            gain if gain > best - LESS => (Verdict::Right, Remark::Gains(gain)),
            gain if gain > 0 => (Verdict::Also, Remark::GainsLess(gain)),
            0 => (Verdict::Wrong, Remark::GainsNothing),
            gain if gain <= -MATE => (Verdict::Wrong, Remark::SpoilsDraw),
            gain => (Verdict::Wrong, Remark::Drops(-gain)),
        };
        Judged { verdict, ..Judged::wrong(m, remark, worth.line.clone()) }
    })?;
    let line = [*first].into_iter().chain(found.line.iter().copied()).collect();
    let answer = Answer::Moves { nodes: vec![node], all: false };
    let exercise = Exercise::of_position(position, Question::OwnGame { mate: None }, answer);
    Some(exercise.told(Remark::Gains(best)).solved_by(line))
}
