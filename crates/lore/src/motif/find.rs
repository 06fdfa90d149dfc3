//! Motifs in any position: what the side to move can force by checks, captures, promotions and threats, proved.
//!
//! Our moves are chosen among the forcing ones; every legal reply is tried. A line counts as proved if it ends in mate, or if after every
//! reply some move of ours leaves us better off than at the start whatever is then won by one exchange, with no mate to answer it.

use super::ask::{best_win, mate_in_one, mates, played, wins};
use super::{Seen, motifs};
use crate::exchange::{balance, captured};
use crate::line::Line;
use tratto_board::{Color, Move, Position};

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
    let mut search = Search { us: position.turn(), left: budget.nodes };
    match search.best(position, budget.moves) {
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
}

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
        let start = balance(position, self.us);
        for n in 1..=moves {
            let Some(some) = self.attack(position, n, Goal::Balance(start + 1))? else { continue };
            for gain in GAINS {
                match self.attack(position, n, Goal::Balance(start + gain)) {
                    Ok(Some(more)) => return Ok(Some((Gain::Material(gain), more))),
                    Ok(None) => {}
                    // What is proved stays proved.
                    Err(Spent) => break,
                }
            }
            return Ok(Some((Gain::Material(1), some)));
        }
        if is_spent { Err(Spent) } else { Ok(None) }
    }

    fn spend(&mut self) -> Result<(), Spent> {
        self.left = self.left.checked_sub(1).ok_or(Spent)?;
        Ok(())
    }

    /// A forcing move that reaches the goal in so many moves whatever is replied.
    fn attack(&mut self, position: &Position, n: u8, goal: Goal) -> Result<Option<Node>, Spent> {
        self.spend()?;
        for key in forcing(position, goal, n) {
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

/// Checks, captures, promotions, and moves that threaten to win something by exchange or to mate. For a mate in one, checks only.
fn forcing(position: &Position, goal: Goal, n: u8) -> Vec<Move> {
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
            (false, false) if threatens(position, m, is_mate) => 3,
            (false, false) => continue,
        };
        ordered.push((rank * 100 - if takes { wins(position, m) } else { 0 }, m));
    }
    ordered.sort_by_key(|&(rank, _)| rank);
    ordered.into_iter().map(|(_, m)| m).collect()
}

fn threatens(position: &Position, m: Move, only_mate: bool) -> bool {
    let again = played(position, m).pass();
    if again.legal_moves().iter().any(|&next| mates(&again, next)) {
        return true;
    }
    !only_mate && best_win(&again).is_some()
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
