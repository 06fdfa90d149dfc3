//! Whether a side can still mate, by any series of legal moves.
//!
//! The steps to an answer, from the cheapest: rules about the material (`material`); a mating line built by plans (`build`) or, for a single minor
//! piece, searched for (`corner`, `lone`); a proof that the pawns are locked (`locked`); and the search of every position that can arise,
//! promising lines first (`search`). Whichever finds a line, its moves are checked one by one here before it is returned.
//!
//! Throughout, the winner is the side whose mate is asked for, and the loser the other one; both cooperate. "Our" in names means the winner's,
//! "their" the loser's.

mod alive;
mod along;
mod build;
mod corner;
#[cfg(test)]
mod differential;
mod drift;
mod graph;
mod guide;
mod locked;
mod lone;
mod material;
mod perform;
mod plan;
mod search;
mod steps;
mod verdict;
mod zone;

pub use alive::Alive;
pub use along::{Chances, NotLegal, Witness, along};
use build::Choice;
use search::{Aids, Search};
use tratto_board::{Color, Move, Position};
pub use verdict::{Budget, Reason, Verdict};

/// The work that a verdict took.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Effort {
    /// Positions looked at by plans and searches.
    pub nodes: u64,
    /// How often the full search was needed, because no cheaper step gave an answer.
    pub searches: u32,
}

/// Whether a side can still mate, by any series of legal moves.
///
/// ```
/// use tratto_board::{Color, Position};
/// use tratto_mate::winnable::{Budget, verdict};
/// let start = Position::initial();
/// let verdict = verdict(&start, Color::Black, Budget::default());
/// assert!(verdict.line().is_some_and(|line| line.len() >= 4), "no mate is quicker than the fool's");
/// ```
pub fn verdict(position: &Position, winner: Color, budget: Budget) -> Verdict {
    verdict_with_effort(position, winner, budget).0
}

/// [`verdict`], and the work it took.
pub fn verdict_with_effort(position: &Position, winner: Color, budget: Budget) -> (Verdict, Effort) {
    let mut going_on = |_| true;
    let mut inquiry = Inquiry::new(winner, budget, &mut going_on);
    let verdict = inquiry.verdict(position);
    (verdict, inquiry.effort)
}

/// [`verdict`], which the caller can stop: `watch` is called at the beginning, from time to time and at the end with the number of positions looked at,
/// and returns whether to go on. If it returns `false`, the answer is [`Verdict::Undetermined`].
///
/// ```
/// use tratto_board::{Color, Position};
/// use tratto_mate::winnable::{Budget, Verdict, verdict_watched};
/// let fortress = Position::from_fen("8/8/1k5b/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/2BK4 w - - 0 1").unwrap();
/// let mut looks = 0;
/// let verdict = verdict_watched(&fortress, Color::White, Budget::default(), &mut |_| { looks += 1; true });
/// assert!(!verdict.is_undetermined());
/// ```
pub fn verdict_watched(
    position: &Position,
    winner: Color,
    budget: Budget,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Verdict {
    Inquiry::new(winner, budget, watch).watched(|inquiry| inquiry.verdict(position))
}

/// Whether the position is dead: neither side can mate by any series of legal moves. `None` if the budget did not
/// suffice to tell.
pub fn dead(position: &Position, budget: Budget) -> Option<bool> {
    dead_watched(position, budget, &mut |_| true)
}

/// [`dead`], watched as in [`verdict_watched`], once for each side.
pub fn dead_watched(position: &Position, budget: Budget, watch: &mut dyn FnMut(u64) -> bool) -> Option<bool> {
    let mut is_dead = Some(true);
    for winner in Color::ALL {
        match verdict_watched(position, winner, budget, watch) {
            Verdict::Winnable { .. } => return Some(false),
            Verdict::Unwinnable { .. } => {}
            Verdict::Undetermined => is_dead = None,
        }
    }
    is_dead
}

/// A mating line, if the cheap steps find one within a budget of this many nodes.
fn at_a_glance(position: &Position, winner: Color, nodes: u64) -> Option<Vec<Move>> {
    let mut going_on = |_| true;
    let mut inquiry = Inquiry::new(winner, Budget::nodes(nodes), &mut going_on);
    match inquiry.at_once(position) {
        Some(Verdict::Winnable { line }) => Some(line),
        Some(_) => None,
        None => inquiry.build(position),
    }
}

/// [`verdict`], where only these first moves are allowed; those that are not legal do not count.
pub fn verdict_with(position: &Position, winner: Color, first_moves: &[Move], budget: Budget) -> Verdict {
    verdict_with_watched(position, winner, first_moves, budget, &mut |_| true)
}

/// [`verdict_with`], watched as in [`verdict_watched`].
pub fn verdict_with_watched(
    position: &Position,
    winner: Color,
    first_moves: &[Move],
    budget: Budget,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Verdict {
    let legal = first_moves.iter().copied().filter(|&m| position.is_legal(m));
    Inquiry::new(winner, budget, watch).watched(|inquiry| inquiry.after(position, legal, Reason::FirstMoves))
}

/// One question that is being answered.
struct Inquiry<'w> {
    winner: Color,
    /// The rest of the budget.
    left: u64,
    /// The most positions that a search may keep in memory.
    room: u32,
    effort: Effort,
    /// Called from time to time with the number of nodes spent; returns whether to go on.
    watch: &'w mut dyn FnMut(u64) -> bool,
}

impl<'w> Inquiry<'w> {
    fn new(winner: Color, budget: Budget, watch: &'w mut dyn FnMut(u64) -> bool) -> Inquiry<'w> {
        Inquiry { winner, left: budget.get(), room: budget.room(), effort: Effort::default(), watch }
    }

    /// Calls `watch` before and after computing an answer; if it ends the question before, the answer is `Undetermined`.
    fn watched(mut self, answer: impl FnOnce(&mut Self) -> Verdict) -> Verdict {
        if !(self.watch)(0) {
            return Verdict::Undetermined;
        }
        let answer = answer(&mut self);
        (self.watch)(self.effort.nodes);
        answer
    }

    fn verdict(&mut self, position: &Position) -> Verdict {
        if let Some(verdict) = self.at_once(position) {
            return verdict;
        }
        if let Some(line) = self.build(position) {
            return Verdict::Winnable { line };
        }
        self.slowly(position)
    }

    /// The answer where it follows from the game being over, or from the material.
    fn at_once(&self, position: &Position) -> Option<Verdict> {
        if !position.has_legal_move() {
            return Some(match (position.is_check(), position.turn() == self.winner) {
                (true, false) => Verdict::Winnable { line: Vec::new() },
                (true, true) => Verdict::Unwinnable { why: Reason::Mated },
                (false, _) => Verdict::Unwinnable { why: Reason::Stalemate },
            });
        }
        material::why_insufficient(position, self.winner).map(|why| Verdict::Unwinnable { why })
    }

    /// A checked mating line, if plans find one.
    fn build(&mut self, position: &Position) -> Option<Vec<Move>> {
        let mut nodes = 0;
        let line = corner::line(position, self.winner, self.left, &mut nodes)
            .or_else(|| lone::line(position, self.winner, lone::LITTLE, self.left, &mut nodes))
            .or_else(|| build::line(position, self.winner, Choice::Simple, self.left, &mut nodes))
            .or_else(|| build::line(position, self.winner, Choice::Few, self.left, &mut nodes))
            .or_else(|| build::line(position, self.winner, Choice::Many, self.left, &mut nodes))
            .or_else(|| lone::line(position, self.winner, lone::MUCH, self.left, &mut nodes));
        self.effort.nodes += nodes;
        self.left = self.left.saturating_sub(nodes);
        line.filter(|line| mates(position, line, self.winner))
    }

    /// The answer by proof or by the full search.
    fn slowly(&mut self, position: &Position) -> Verdict {
        if !(self.watch)(self.effort.nodes) {
            return Verdict::Undetermined;
        }
        if locked::is_locked(position, self.winner, locked::CASES) {
            return Verdict::Unwinnable { why: Reason::Blocked };
        }
        self.effort.searches += 1;
        let before = self.effort.nodes;
        let mut watch = |nodes: u64| (self.watch)(before + nodes);
        let mut search =
            Search::new(self.winner, Aids::ALL, Budget::nodes(self.left).in_room(self.room), &mut watch);
        let verdict = search.verdict(position);
        let nodes = search.nodes;
        self.effort.nodes += nodes;
        self.left = self.left.saturating_sub(nodes);
        match &verdict {
            Verdict::Winnable { line } if !mates(position, line, self.winner) => Verdict::Undetermined,
            _ => verdict,
        }
    }

    /// The verdict if one of these legal moves has to be played first; `otherwise` is the reason if none of them leads to a mate.
    fn after(
        &mut self,
        position: &Position,
        moves: impl Iterator<Item = Move>,
        otherwise: Reason,
    ) -> Verdict {
        let mut all = true;
        let mut open = Vec::new();
        for m in moves {
            let mut next = *position;
            next.play_unchecked(m);
            match self.at_once(&next) {
                Some(Verdict::Winnable { .. }) => return Verdict::Winnable { line: vec![m] },
                Some(Verdict::Unwinnable { .. }) => {}
                _ => open.push((m, next)),
            }
        }
        // The cheap steps for all of them before the expensive ones for any.
        for (m, next) in &open {
            if let Some(line) = self.build(next) {
                return Verdict::Winnable { line: preceded(*m, line) };
            }
        }
        for (m, next) in &open {
            match self.slowly(next) {
                Verdict::Winnable { line } => return Verdict::Winnable { line: preceded(*m, line) },
                Verdict::Unwinnable { .. } => {}
                Verdict::Undetermined => all = false,
            }
        }
        if all { Verdict::Unwinnable { why: otherwise } } else { Verdict::Undetermined }
    }
}

fn preceded(m: Move, mut line: Vec<Move>) -> Vec<Move> {
    line.insert(0, m);
    line
}

/// Whether all moves of a line are legal and it ends with the loser mated. Every line is checked by this before it is returned.
fn mates(position: &Position, line: &[Move], winner: Color) -> bool {
    let mut at = *position;
    for &m in line {
        if !at.is_legal(m) {
            return false;
        }
        at.play_unchecked(m);
    }
    at.turn() != winner && at.is_checkmate()
}
