//! Whether a side can still mate, by any series of legal moves.
//!
//! The ways to an answer, from the cheapest: a look at the board (`material`), a mating line built by plans (`build`) or, for a single minor piece, searched for (`lone`), a
//! proof that pawns are locked (`locked`), and the search of everything that can arise, likely ways first (`search`). Whatever finds a line, it is played
//! through here before it is given out.

mod alive;
mod along;
mod build;
mod corner;
#[cfg(test)]
mod differential;
mod drift;
mod guide;
mod locked;
mod lone;
mod material;
mod perform;
mod plan;
mod search;
mod steps;
mod verdict;
mod world;

pub use alive::Alive;
pub use along::{Chances, NotLegal, Witness, along};
use search::{Aids, Search};
use tratto_board::{Color, Move, Position};
pub use verdict::{Budget, Reason, Verdict};

/// What a verdict took.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Effort {
    /// Positions looked at by the fast paths.
    pub nodes: u64,
    /// How often the cheap ways did not suffice, and everything that can arise had to be searched.
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

/// [`verdict`], and what it took.
pub fn verdict_with_effort(position: &Position, winner: Color, budget: Budget) -> (Verdict, Effort) {
    let mut going_on = |_| true;
    let mut inquiry = Inquiry::new(winner, budget, &mut going_on);
    let verdict = inquiry.verdict(position);
    (verdict, inquiry.effort)
}

/// [`verdict`], for somebody who may lose patience: at the beginning, now and then, and at the end `watch` is told how many positions have been
/// looked at, and says whether to go on. Where it does not, the answer is [`Verdict::Undetermined`].
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
    Inquiry::new(winner, budget, watch).patiently(|inquiry| inquiry.verdict(position))
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

/// A mating line, if the cheapest ways find one within so many positions.
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
    Inquiry::new(winner, budget, watch)
        .patiently(|inquiry| inquiry.after(position, legal, Reason::FirstMoves))
}

/// One question being worked on.
struct Inquiry<'w> {
    winner: Color,
    /// Nodes that may still be spent.
    left: u64,
    /// How many positions a search may keep in memory.
    room: u32,
    effort: Effort,
    /// Told how many nodes have been spent; says whether to go on.
    watch: &'w mut dyn FnMut(u64) -> bool,
}

impl<'w> Inquiry<'w> {
    fn new(winner: Color, budget: Budget, watch: &'w mut dyn FnMut(u64) -> bool) -> Inquiry<'w> {
        Inquiry { winner, left: budget.get(), room: budget.room(), effort: Effort::default(), watch }
    }

    /// An answer to somebody who is asked before and told after.
    fn patiently(mut self, answer: impl FnOnce(&mut Self) -> Verdict) -> Verdict {
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

    /// What can be told by looking.
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

    fn build(&mut self, position: &Position) -> Option<Vec<Move>> {
        let mut nodes = 0;
        let line = corner::line(position, self.winner, self.left, &mut nodes)
            .or_else(|| lone::line(position, self.winner, lone::LITTLE, self.left, &mut nodes))
            .or_else(|| build::line(position, self.winner, build::FEW, self.left, &mut nodes))
            .or_else(|| build::line(position, self.winner, build::MANY, self.left, &mut nodes))
            .or_else(|| lone::line(position, self.winner, lone::MUCH, self.left, &mut nodes));
        self.effort.nodes += nodes;
        self.left = self.left.saturating_sub(nodes);
        line.filter(|line| mates(position, line, self.winner))
    }

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

    /// The verdict when one of these moves has to be played first.
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
        // First the cheap ways for all of them, then the dear ones.
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

/// Whether a line is legal throughout and ends with the loser mated: asked of every line before it is given out.
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
