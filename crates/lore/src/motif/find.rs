//! Motifs in any position: what the side to move can force by checks, captures, promotions and threats, proved.
//!
//! Our moves are chosen among the forcing ones; every legal reply is tried. A line counts as proved if it ends in mate, or if after every
//! reply some move of ours leaves us better off than at the start whatever is then won by one exchange, with no mate to answer it.

use super::ask::{best_win, mate_in_one, mates, played, wins};
use super::{Seen, motifs};
use crate::exchange::{balance, captured};
use crate::line::Line;
use tratto_board::{Bitboard, Color, Move, Position, Rank, Role};

/// How far the search may go.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Budget {
    /// How many positions it may look at.
    pub nodes: u32,
    /// How many moves of ours the line may have.
    pub moves: u8,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { nodes: 20_000, moves: 3 }
    }
}

/// What is won.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Gain {
    /// So many points at least, after the exchange that follows.
    Material(i32),
    /// Mate.
    Mate,
}

/// What the search has to say.
#[derive(Clone, Debug)]
pub enum Finding {
    /// This is forced.
    Proved(Box<Proof>),
    /// Forcing moves win nothing in so many moves.
    Nothing,
    /// The positions it was allowed to look at were not enough.
    Undetermined,
}

/// A forced gain.
#[derive(Clone, Debug)]
pub struct Proof {
    /// What is won.
    pub gain: Gain,
    /// How many moves of ours were needed, the last capture after the exchange not counted.
    pub moves: u8,
    /// The line against the longest defence, with the capture that collects the gain at its end.
    pub line: Line,
    /// The motifs of that line.
    pub motifs: Vec<Seen>,
    /// Every legal reply to the first move, and how it is answered. Empty if the first move mates.
    pub refutations: Vec<Refutation>,
}

/// A reply, and the move that refutes it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Refutation {
    /// The reply.
    pub reply: Move,
    /// Our answer.
    pub answer: Move,
}

/// What the side to move can force.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::Motif;
/// use tratto_lore::motif::{Budget, Finding, Gain, find};
/// let position = Position::from_fen("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1")?;
/// let Finding::Proved(proof) = find(&position, Budget::default()) else { panic!("the knight forks") };
/// assert_eq!((proof.gain, proof.motifs[0].motif), (Gain::Material(9), Motif::Fork));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn find(position: &Position, budget: Budget) -> Finding {
    let mut search = Search { us: position.turn(), left: budget.nodes, is_strict: false, quiet_from: 0 };
    let found = search.best(position, budget.moves);
    told(position, found)
}

/// The same for one who has looked for mates and small gains otherwise: only a gain of so many points at least is looked for.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::motif::{Budget, Finding, find_gain};
/// let position = Position::from_fen("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1")?;
/// assert!(matches!(find_gain(&position, 9, Budget::default()), Finding::Proved(_)));
/// assert!(matches!(find_gain(&position, 10, Budget::default()), Finding::Nothing));
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn find_gain(position: &Position, least: i32, budget: Budget) -> Finding {
    let mut search = Search { us: position.turn(), left: budget.nodes, is_strict: true, quiet_from: 0 };
    let found = search.gain(position, budget.moves, least);
    told(position, found)
}

/// Whether this legal move, too, forces a gain of so many points, by the same kind of search after it; none if the positions it was
/// allowed to look at were not enough.
pub fn forces_gain(position: &Position, m: Move, least: i32, budget: Budget) -> Option<bool> {
    let us = position.turn();
    let mut search = Search { us, left: budget.nodes, is_strict: true, quiet_from: 0 };
    let after = played(position, m);
    let replies = after.legal_moves();
    if replies.is_empty() {
        return Some(after.is_check());
    }
    let goal = Goal::Balance(balance(position, us) + least);
    let answered = (1..=budget.moves).map(|n| search.answer_all(&after, &replies, n, goal));
    for answers in answered {
        match answers {
            Ok(Some(_)) => return Some(true),
            Ok(None) => {}
            Err(Spent) => return None,
        }
    }
    Some(false)
}

fn told(position: &Position, found: Result<Option<(Gain, Node)>, Spent>) -> Finding {
    match found {
        Ok(Some((gain, node))) => proof(position, gain, &node).map_or(Finding::Nothing, Finding::Proved),
        Ok(None) => Finding::Nothing,
        Err(Spent) => Finding::Undetermined,
    }
}

/// The positions that may be looked at are used up.
struct Spent;

/// What must be reached: mate, or this balance.
#[derive(Copy, Clone)]
enum Goal {
    Mate,
    Balance(i32),
}

/// A move of ours with the answer to every reply.
struct Node {
    key: Move,
    answers: Vec<(Move, Answer)>,
}

enum Answer {
    /// The goal is reached by this move.
    Reached(Move),
    /// It goes on.
    Next(Node),
}

impl Node {
    fn moves(&self) -> u8 {
        1 + self.answers.iter().map(|(_, answer)| answer.moves()).max().unwrap_or(0)
    }
}

impl Answer {
    fn moves(&self) -> u8 {
        match self {
            Answer::Reached(_) => 0,
            Answer::Next(node) => node.moves(),
        }
    }

    fn key(&self) -> Move {
        match self {
            Answer::Reached(m) => *m,
            Answer::Next(node) => node.key,
        }
    }
}

/// Gains that are asked for, the greatest first, once some gain is proved.
const GAINS: [i32; 8] = [12, 9, 8, 6, 5, 4, 3, 2];

struct Search {
    us: Color,
    left: u32,
    /// Whether a quiet last move before the gain must threaten as much as is wanted, not just something.
    is_strict: bool,
    /// Quiet moves are tried where so many moves are left at least.
    quiet_from: u8,
}

/// Who may look at fewer positions tries quiet moves only where the next one wins.
const QUIET_LATER: u32 = 1_000;

impl Search {
    /// The shortest mate; else the greatest gain in the fewest moves that win anything.
    fn best(&mut self, position: &Position, moves: u8) -> Result<Option<(Gain, Node)>, Spent> {
        let all = self.left;
        self.left = all / 2;
        let mut is_spent = false;
        for n in 1..=moves {
            match self.attack(position, n, Goal::Mate) {
                Ok(Some(node)) => return Ok(Some((Gain::Mate, node))),
                Ok(None) => {}
                Err(Spent) => {
                    is_spent = true;
                    break;
                }
            }
        }
        self.left += all - all / 2;
        match self.gain(position, moves, 1)? {
            Some(found) => Ok(Some(found)),
            None if is_spent => Err(Spent),
            None => Ok(None),
        }
    }

    /// The greatest gain in the fewest moves that win so many points.
    fn gain(&mut self, position: &Position, moves: u8, least: i32) -> Result<Option<(Gain, Node)>, Spent> {
        let start = balance(position, self.us);
        let is_short = self.is_strict && self.left < QUIET_LATER;
        for n in 1..=moves {
            self.quiet_from = if is_short && n > 1 { u8::MAX } else { 0 };
            let Some(some) = self.attack(position, n, Goal::Balance(start + least))? else { continue };
            for gain in GAINS.into_iter().filter(|gain| *gain > least) {
                match self.attack(position, n, Goal::Balance(start + gain)) {
                    Ok(Some(more)) => return Ok(Some((Gain::Material(gain), more))),
                    Ok(None) => {}
                    // What is proved stays proved.
                    Err(Spent) => break,
                }
            }
            return Ok(Some((Gain::Material(least), some)));
        }
        Ok(None)
    }

    /// The moves that are tried.
    fn forcing(&self, position: &Position, goal: Goal, n: u8) -> Vec<Move> {
        let least = match goal {
            Goal::Balance(floor) if self.is_strict && n == 1 => (floor - balance(position, self.us)).max(1),
            _ => 1,
        };
        forcing(position, goal, n, (n >= self.quiet_from).then_some(least))
    }

    fn spend(&mut self) -> Result<(), Spent> {
        self.left = self.left.checked_sub(1).ok_or(Spent)?;
        Ok(())
    }

    /// A forcing move that reaches the goal in so many moves whatever is replied.
    fn attack(&mut self, position: &Position, n: u8, goal: Goal) -> Result<Option<Node>, Spent> {
        self.spend()?;
        for key in self.forcing(position, goal, n) {
            let after = played(position, key);
            let replies = after.legal_moves();
            if replies.is_empty() {
                if after.is_check() {
                    return Ok(Some(Node { key, answers: Vec::new() }));
                }
                continue;
            }
            if let Some(answers) = self.answer_all(&after, &replies, n, goal)? {
                return Ok(Some(Node { key, answers }));
            }
        }
        Ok(None)
    }

    fn answer_all(
        &mut self,
        after: &Position,
        replies: &[Move],
        n: u8,
        goal: Goal,
    ) -> Result<Option<Vec<(Move, Answer)>>, Spent> {
        let mut answers = Vec::new();
        for &reply in replies {
            self.spend()?;
            let next = played(after, reply);
            let answer = match self.reached(&next, goal) {
                Some(m) => Answer::Reached(m),
                None if n > 1 => match self.attack(&next, n - 1, goal)? {
                    Some(node) => Answer::Next(node),
                    None => return Ok(None),
                },
                None => return Ok(None),
            };
            answers.push((reply, answer));
        }
        Ok(Some(answers))
    }

    /// A move that keeps the balance against the best exchange and does not allow a mate.
    fn reached(&self, position: &Position, goal: Goal) -> Option<Move> {
        let Goal::Balance(floor) = goal else { return None };
        let now = balance(position, self.us);
        if now + best_win(position).map_or(0, |(_, gain)| gain) < floor {
            return None;
        }
        let mut moves: Vec<(i32, Move)> =
            position.legal_moves().iter().map(|&m| (-wins(position, m), m)).collect();
        moves.sort_by_key(|&(loss, _)| loss);
        moves.into_iter().map(|(_, m)| m).find(|&m| {
            let after = played(position, m);
            if !after.has_legal_move() {
                return after.is_check();
            }
            let kept = balance(&after, self.us) - best_win(&after).map_or(0, |(_, gain)| gain);
            kept >= floor && mate_in_one(&after).is_none()
        })
    }
}

/// Checks, captures, promotions, and moves that threaten to win something by exchange or to mate. For a mate in one, checks only. A quiet
/// move must threaten so much at least, or a mate; without a number none is tried.
fn forcing(position: &Position, goal: Goal, n: u8, quiet: Option<i32>) -> Vec<Move> {
    let is_mate = matches!(goal, Goal::Mate);
    let moves = position.legal_moves();
    let mut ordered: Vec<(i32, Move)> = Vec::new();
    for &m in &moves {
        let checks = position.gives_check(m);
        if is_mate && n == 1 {
            if checks {
                ordered.push((0, m));
            }
            continue;
        }
        let takes = captured(position, m).is_some() || m.promotes_to().is_some();
        let rank = match (checks, takes) {
            (true, true) => 0,
            (true, false) => 1,
            (false, true) => 2,
            (false, false)
                if quiet.is_some_and(|least| threatens(position, m, (!is_mate).then_some(least))) =>
            {
                3
            }
            (false, false) => continue,
        };
        ordered.push((rank * 100 - if takes { wins(position, m) } else { 0 }, m));
    }
    ordered.sort_by_key(|&(rank, _)| rank);
    ordered.into_iter().map(|(_, m)| m).collect()
}

fn threatens(position: &Position, m: Move, least: Option<i32>) -> bool {
    let again = played(position, m).pass();
    let gains = |least: i32| {
        let seventh =
            again.pieces(Role::Pawn.of(again.turn())) & Bitboard::from(Rank::Seventh.from_side(again.turn()));
        let moves = if seventh.any() { again.legal_moves() } else { again.legal_captures() };
        moves.iter().any(|&next| wins(&again, next) >= least)
    };
    least.is_some_and(gains) || again.legal_checks().iter().any(|&next| mates(&again, next))
}

/// What was found, as a line with its motifs. None only if the line cannot be played, which the search excludes.
fn proof(position: &Position, gain: Gain, root: &Node) -> Option<Box<Proof>> {
    let mut moves = vec![root.key];
    let mut node = root;
    while let Some((reply, answer)) = node.answers.iter().rev().max_by_key(|(_, answer)| answer.moves()) {
        moves.push(*reply);
        moves.push(answer.key());
        match answer {
            Answer::Reached(_) => break,
            Answer::Next(next) => node = next,
        }
    }
    let line = Line::new(*position, moves).ok()?;
    let refutations =
        root.answers.iter().map(|(reply, answer)| Refutation { reply: *reply, answer: answer.key() });
    Some(Box::new(Proof {
        gain,
        moves: root.moves(),
        motifs: motifs(&line),
        refutations: refutations.collect(),
        line,
    }))
}
