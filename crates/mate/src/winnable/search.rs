//! The exact search: every position that can arise, likely ways first.
//!
//! A move of progress costs nothing, nor does the answer to it; a move that goes the wrong way costs the most. Positions are looked at in the
//! order of what the way to them costs, and each once only. So a mate is mostly found long before everything has been seen, and if
//! nothing is left to look at there is none. What changes something for good, a capture or a pawn's step, is a point to think at: a plan may
//! mate from there, or the pawns may be locked, and then nothing beyond is looked at.
//!
//! Scoring variations by progress, instead of all to the same depth, is the idea of Miguel Ambrona, "A Practical Algorithm for Chess Unwinnability"
//! (2022).

use super::guide::{Guide, Style, Worth};
use super::steps::pushed;
use super::verdict::{Budget, Reason, Verdict};
use super::world::{Open, World};
use super::{build, locked, material};
use tratto_board::{Color, Move, MoveList, Position, Role};

/// One way of looking.
#[derive(Copy, Clone)]
struct Round {
    style: Style,
    /// How much a way may cost, where the last position found is looked at next instead of the cheapest.
    dive: Option<u16>,
    /// How many positions it is given.
    most: usize,
}

const fn dive(cost: u16) -> Round {
    Round { style: Style::Usual, dive: Some(cost), most: cost as usize * 1_500 }
}

/// So many positions are looked at in the usual way before others are tried.
const FIRST: usize = 200_000;
/// Other ways of looking, because one that misses a mate misses it for long.
const OTHERS: [Round; 7] = [
    dive(3),
    dive(5),
    dive(7),
    dive(9),
    dive(12),
    Round { style: Style::OtherCorner, dive: None, most: 30_000 },
    Round { style: Style::Promoting, dive: None, most: 30_000 },
];
/// No deeper is it looked for proofs along checks.
const DEEPEST: usize = 10;
/// After so many positions somebody is asked whether to go on.
const WATCHED: u64 = 1_024;
/// The same where every position is asked for a proof.
const WATCHED_PROOFS: u64 = 16;
/// What a proof that pawns are locked counts as, in positions.
const PROOF: u64 = 16;
/// A proof that is found allows so much more for others.
const REWARD: u64 = 20;
/// After so many positions proofs are tried harder.
const THOROUGH: u64 = 5_000;
/// How many positions may always go into plans, and into proofs, before they must keep to their share of all.
const FREE: u64 = 2_000;

/// What may be left out of the search because it cannot change the answer: all of it, but for tests that compare.
#[derive(Copy, Clone)]
pub(super) struct Aids {
    /// Plans are tried.
    pub(super) plans: bool,
    /// Locked positions are not entered, nor those where the material does not suffice.
    pub(super) proofs: bool,
}

impl Aids {
    pub(super) const ALL: Aids = Aids { plans: true, proofs: true };
}

/// A search that has begun.
pub(super) struct Search<'w> {
    winner: Color,
    aids: Aids,
    /// How many positions may be looked at.
    budget: u64,
    /// How many may be kept at once.
    room: usize,
    /// How many have been: in all, in plans, and as proofs count.
    pub(super) nodes: u64,
    planned: u64,
    proved: u64,
    /// How many proofs were found.
    successes: u64,
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

    /// The exact answer, unless the budget, the room for positions or somebody's patience gives out.
    pub(super) fn verdict(&mut self, position: &Position) -> Verdict {
        let mut usual = Round { style: Style::Usual, dive: None, most: FIRST };
        let mut world = World::new(position, false);
        if let Some(verdict) = self.round(&mut world, &usual) {
            return verdict;
        }
        if self.aids.proofs && self.leads_nowhere(position, &mut Vec::new()) {
            return Verdict::Unwinnable { why: Reason::NoMate };
        }
        for round in &OTHERS {
            if let Some(verdict) = self.round(&mut World::new(position, round.dive.is_some()), round) {
                return verdict;
            }
        }
        usual.most = self.room;
        self.round(&mut world, &usual).unwrap_or(Verdict::Undetermined)
    }

    /// Whether all moves, and after checks all answers to them, lead to locked positions.
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

    /// The answer, if this way of looking finds one among so many positions.
    fn round(&mut self, world: &mut World, round: &Round) -> Option<Verdict> {
        let mut left_out = false;
        let mut moves = MoveList::new();
        let mut replies = Vec::new();
        let mut looked = 0u64;
        while world.size() as u64 <= self.budget.saturating_mul(2).min(round.most.min(self.room) as u64) {
            let Some(open) = world.next() else {
                return (!left_out).then_some(Verdict::Unwinnable { why: Reason::NoMate });
            };
            let at = open.position;
            self.nodes += 1;
            let asks = looked.is_multiple_of(WATCHED);
            looked += 1;
            if self.nodes > self.budget || asks && !(self.watch)(self.nodes) {
                return Some(Verdict::Undetermined);
            }
            at.legal_moves_into(&mut moves);
            let ours = at.turn() == self.winner;
            if moves.is_empty() {
                if !ours && at.is_check() {
                    return Some(Verdict::Winnable { line: world.way(open.place) });
                }
                continue;
            }
            world.play_all(&at, &moves, &mut replies);
            if replies.is_empty() {
                continue;
            }
            let guide = Guide::new(&at, self.winner, round.style);
            for &(m, after, identity) in &replies {
                if !world.note(identity) {
                    continue;
                }
                if ours && after.is_check() && !after.has_legal_move() {
                    return Some(Verdict::Winnable { line: joined(world.way(open.place), m, Vec::new()) });
                }
                if changes_for_good(&at, m) {
                    match self.ponder(&after) {
                        Pondered::Mate(rest) => {
                            return Some(Verdict::Winnable { line: joined(world.way(open.place), m, rest) });
                        }
                        Pondered::Nothing => continue,
                        Pondered::Open => {}
                    }
                }
                let worth = guide.worth(m);
                let cost = open.cost.saturating_add(price(worth, &open));
                if round.dive.is_some_and(|most| cost > most) {
                    left_out = true;
                    continue;
                }
                world.keep(after, open.place, m, cost, worth == Worth::Progress);
            }
        }
        None
    }

    /// Thinks about a position that is not like those before.
    fn ponder(&mut self, after: &Position) -> Pondered {
        if self.aids.proofs && material::is_insufficient(after, self.winner) {
            return Pondered::Nothing;
        }
        if self.aids.proofs
            && self.proved <= FREE + self.nodes / 8 + self.successes * REWARD
            && !has_free_pawn(after, self.winner)
        {
            self.proved += PROOF;
            self.nodes += 1;
            if locked::is_locked(after, self.winner, (self.nodes > THOROUGH) as usize) {
                self.successes += 1;
                return Pondered::Nothing;
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
                return Pondered::Mate(rest);
            }
        }
        Pondered::Open
    }
}

/// What came of thinking.
enum Pondered {
    Mate(Vec<Move>),
    /// There is no mate.
    Nothing,
    Open,
}

/// What a move costs.
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

/// Whether the winner has a pawn with none of the loser's before it on its file. It can mostly promote, and then a proof is not worth trying.
fn has_free_pawn(position: &Position, winner: Color) -> bool {
    let pawns = position.by_role(Role::Pawn);
    let mut behind = (pawns & position.by_color(!winner)).0;
    for _ in 0..6 {
        behind |= pushed(behind, !winner);
    }
    (pawns & position.by_color(winner)).0 & !behind != 0
}

fn changes_for_good(position: &Position, m: Move) -> bool {
    !m.is_castling() && (position.occupied().has(m.to()) || position.role_at(m.from()) == Some(Role::Pawn))
}
