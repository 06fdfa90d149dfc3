//! The exact search: it expands every position that can arise, the most promising lines first.
//!
//! Every move has a cost (see [`price`]): nothing for a move that [`Guide`] rates as progress and for the reply to it, most for a setback. The
//! position whose line costs least is expanded next, and each position only once. So a mate is mostly found after a small part of all positions;
//! and if none are left, there is no mate. After each capture or pawn move, which nothing can undo, a plan is tried that may mate at once
//! ([`build`]), and a proof that the pawns are locked ([`locked`]): then nothing after that move is searched.
//!
//! Scoring variations by progress, instead of searching all to the same depth, is the idea of Miguel Ambrona, "A Practical Algorithm for
//! Chess Unwinnability" (2022).

use super::graph::{Graph, Open};
use super::guide::{Guide, Style, Worth};
use super::steps::pushed;
use super::verdict::{Budget, Reason, Verdict};
use super::{build, locked, material};
use tratto_board::{Color, Move, MoveList, Position, Role};

/// The parameters of one run of the search.
#[derive(Copy, Clone)]
struct Round {
    style: Style,
    /// `Some(cost)`: depth first, leaving out lines that cost more; `None`: the cheapest line first, leaving out nothing.
    dive: Option<u16>,
    /// The most positions that it may note.
    most: usize,
}

const fn dive(cost: u16) -> Round {
    Round { style: Style::Usual, dive: Some(cost), most: cost as usize * 1_500 }
}

/// After the usual run has noted this many positions, the other runs are tried; after them it is resumed.
const FIRST: usize = 200_000;
/// Runs with other parameters: where one does not find a mate early, another often does.
const OTHERS: [Round; 7] = [
    dive(3),
    dive(5),
    dive(7),
    dive(9),
    dive(12),
    Round { style: Style::OtherCorner, dive: None, most: 30_000 },
    Round { style: Style::Promoting, dive: None, most: 30_000 },
];
/// How many plies deep [`Search::leads_nowhere`] follows checks.
const DEEPEST: usize = 10;
/// `watch` is called once in so many positions.
const WATCHED: u64 = 1_024;
/// The same in `leads_nowhere`, where a proof is tried for every position.
const WATCHED_PROOFS: u64 = 16;
/// The cost of trying a proof that pawns are locked, in positions.
const PROOF: u64 = 16;
/// A proof that succeeds raises the allowance for further proofs by so many positions.
const REWARD: u64 = 20;
/// After so many positions proofs are tried with a split into cases.
const THOROUGH: u64 = 5_000;
/// The allowance for plans and the allowance for proofs, in positions, to which a share of all positions searched is added.
const FREE: u64 = 2_000;

/// Optional parts of the search. They make it faster and never change the answer; tests compare the search with and without them.
#[derive(Copy, Clone)]
pub(super) struct Aids {
    /// Try to build a mating line after captures and pawn moves.
    pub(super) plans: bool,
    /// Do not search positions that are proved locked, or in which the winner's material does not suffice.
    pub(super) proofs: bool,
}

impl Aids {
    pub(super) const ALL: Aids = Aids { plans: true, proofs: true };
}

/// One search and its counters.
pub(super) struct Search<'w> {
    winner: Color,
    aids: Aids,
    /// The most positions that it may look at.
    budget: u64,
    /// The most positions that a graph may hold.
    room: usize,
    /// The positions looked at so far, those of plans and proofs included.
    pub(super) nodes: u64,
    /// The positions spent on plans.
    planned: u64,
    /// The positions charged for proofs, [`PROOF`] each.
    proved: u64,
    /// How many proofs succeeded.
    successes: u64,
    /// Called from time to time with the number of positions looked at; returns whether to go on.
    watch: &'w mut dyn FnMut(u64) -> bool,
}

impl<'w> Search<'w> {
    pub(super) fn new(
        winner: Color,
        aids: Aids,
        budget: Budget,
        watch: &'w mut dyn FnMut(u64) -> bool,
    ) -> Search<'w> {
        let (budget, room) = (budget.get(), budget.room() as usize);
        Search { winner, aids, budget, room, nodes: 0, planned: 0, proved: 0, successes: 0, watch }
    }

    /// The exact answer, or `Undetermined` if the budget or the room for positions is used up, or `watch` ends the search.
    pub(super) fn verdict(&mut self, position: &Position) -> Verdict {
        let mut usual = Round { style: Style::Usual, dive: None, most: FIRST };
        let mut graph = Graph::new(position, false);
        if let Some(verdict) = self.round(&mut graph, &usual) {
            return verdict;
        }
        if self.aids.proofs && self.leads_nowhere(position, &mut Vec::new()) {
            return Verdict::Unwinnable { why: Reason::NoMate };
        }
        for round in &OTHERS {
            if let Some(verdict) = self.round(&mut Graph::new(position, round.dive.is_some()), round) {
                return verdict;
            }
        }
        usual.most = self.room;
        self.round(&mut graph, &usual).unwrap_or(Verdict::Undetermined)
    }

    /// Whether every legal move leads to a position that is proved unwinnable; after a check this is asked of every reply instead. `above` holds
    /// the positions of the current line: one that repeats need not be followed.
    fn leads_nowhere(&mut self, position: &Position, above: &mut Vec<Position>) -> bool {
        above.push(*position);
        let all = position.legal_moves().iter().all(|&m| {
            let mut after = *position;
            after.play_unchecked(m);
            self.nodes += 1;
            if self.nodes > self.budget
                || self.nodes.is_multiple_of(WATCHED_PROOFS) && !(self.watch)(self.nodes)
            {
                return false;
            }
            let is_over = !after.has_legal_move();
            if is_over {
                return !(after.is_check() && after.turn() != self.winner);
            }
            above.iter().any(|one| one.same_position(&after))
                || material::is_insufficient(&after, self.winner)
                || locked::is_locked(&after, self.winner, locked::CASES)
                || after.is_check() && above.len() < DEEPEST && self.leads_nowhere(&after, above)
        });
        above.pop();
        all
    }

    /// One run; `None` if it noted as many positions as it may without an answer, or left out lines.
    fn round(&mut self, graph: &mut Graph, round: &Round) -> Option<Verdict> {
        let mut left_out = false;
        let mut moves = MoveList::new();
        let mut replies = Vec::new();
        let mut expanded = 0u64;
        while graph.size() as u64 <= self.budget.saturating_mul(2).min(round.most.min(self.room) as u64) {
            let Some(open) = graph.next() else {
                return (!left_out).then_some(Verdict::Unwinnable { why: Reason::NoMate });
            };
            let at = open.position;
            self.nodes += 1;
            let asks = expanded.is_multiple_of(WATCHED);
            expanded += 1;
            if self.nodes > self.budget || asks && !(self.watch)(self.nodes) {
                return Some(Verdict::Undetermined);
            }
            at.legal_moves_into(&mut moves);
            let ours = at.turn() == self.winner;
            if moves.is_empty() {
                if !ours && at.is_check() {
                    return Some(Verdict::Winnable { line: graph.way(open.place) });
                }
                continue;
            }
            graph.play_all(&at, &moves, &mut replies);
            if replies.is_empty() {
                continue;
            }
            let guide = Guide::new(&at, self.winner, round.style);
            for &(m, after, identity) in &replies {
                if !graph.note(identity) {
                    continue;
                }
                if ours && after.is_check() && !after.has_legal_move() {
                    return Some(Verdict::Winnable { line: joined(graph.way(open.place), m, Vec::new()) });
                }
                if is_irreversible(&at, m) {
                    match self.examine(&after) {
                        Examined::Mate(rest) => {
                            return Some(Verdict::Winnable { line: joined(graph.way(open.place), m, rest) });
                        }
                        Examined::NoMate => continue,
                        Examined::Open => {}
                    }
                }
                let worth = guide.worth(m);
                let cost = open.cost.saturating_add(price(worth, &open));
                if round.dive.is_some_and(|most| cost > most) {
                    left_out = true;
                    continue;
                }
                graph.keep(after, open.place, m, cost, worth == Worth::Progress);
            }
        }
        None
    }

    /// Examines the position after a move that cannot be undone: tries a proof that it is unwinnable, then a plan.
    fn examine(&mut self, after: &Position) -> Examined {
        if self.aids.proofs && material::is_insufficient(after, self.winner) {
            return Examined::NoMate;
        }
        if self.aids.proofs
            && self.proved <= FREE + self.nodes / 8 + self.successes * REWARD
            && !has_free_pawn(after, self.winner)
        {
            self.proved += PROOF;
            self.nodes += 1;
            if locked::is_locked(after, self.winner, (self.nodes > THOROUGH) as usize) {
                self.successes += 1;
                return Examined::NoMate;
            }
        }
        if self.aids.plans && self.planned <= FREE + self.nodes / 4 && after.has_legal_move() {
            let mut nodes = 0;
            let line = build::line(
                after,
                self.winner,
                build::FEW,
                self.budget.saturating_sub(self.nodes),
                &mut nodes,
            );
            self.planned += nodes;
            self.nodes += nodes;
            if let Some(rest) = line {
                return Examined::Mate(rest);
            }
        }
        Examined::Open
    }
}

/// What [`Search::examine`] found.
enum Examined {
    Mate(Vec<Move>),
    /// It is proved that there is no mate.
    NoMate,
    /// Neither: it has to be searched.
    Open,
}

/// The cost of a move. A neutral move costs nothing if it follows a move of progress.
fn price(worth: Worth, before: &Open) -> u16 {
    match worth {
        Worth::Progress => 0,
        Worth::Neutral => !before.is_progress as u16,
        Worth::Setback => 5,
    }
}

fn joined(mut line: Vec<Move>, m: Move, rest: Vec<Move>) -> Vec<Move> {
    line.push(m);
    line.extend(rest);
    line
}

/// Whether the winner has a pawn with no pawn of the loser's in front of it on its file. Mostly it can promote, so a proof is not worth trying.
fn has_free_pawn(position: &Position, winner: Color) -> bool {
    let pawns = position.by_role(Role::Pawn);
    let mut behind = (pawns & position.by_color(!winner)).0;
    for _ in 0..6 {
        behind |= pushed(behind, !winner);
    }
    (pawns & position.by_color(winner)).0 & !behind != 0
}

/// Whether a move cannot be undone: a capture or a pawn move.
fn is_irreversible(position: &Position, m: Move) -> bool {
    !m.is_castling() && (position.occupied().has(m.to()) || position.role_at(m.from()) == Some(Role::Pawn))
}
