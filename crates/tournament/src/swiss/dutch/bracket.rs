//! One bracket: the best candidate, and among equally good ones the first in the order of generation (articles 3 and 4).
//!
//! The best candidates are the matchings of greatest weight. The first of them is found by one decision after the other, in the
//! order in which the rule compares: which players moved down are paired, with whom, which players of the rest are exchanged, and who meets
//! whom. A decision is tried by adding to the weights of one player's pairs less than any criterion is worth.

use super::criteria::{Criteria, Role, Scope, bits};
use super::criteria2017::Criteria2017;
use crate::Edition;
use crate::matching::{Solver, Weight, Wide, bits_needed};
use crate::swiss::field::Field;

/// How a bracket is paired, by places in the field.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Paired {
    /// The pairs, in order, the higher ranked first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// Who moves down, in order.
    pub(super) floaters: Vec<usize>,
    /// The pairs of the next scoregroup that went with this choice, where it was looked at.
    pub(super) next_pairs: Vec<(usize, usize)>,
    /// In the edition of 2017: whether everybody below becomes one bracket.
    pub(super) collapses: bool,
    /// Whether somebody may not be paired who has to be: no pairing of the scope exists.
    pub(super) is_impossible: bool,
}

/// Pairs the bracket of a scope.
pub(super) fn pair(field: &Field, scope: &Scope, edition: Edition) -> Paired {
    let width = bits(scope.moved.len() + scope.residents.len());
    let room = Room { graded: width + 1, sums: 2 * width, count: width };
    let criteria = match edition {
        Edition::Dutch2017 => Rules::Of2017(Criteria2017::new(field, scope, room.all())),
        Edition::Dutch2026 => Rules::Of2026(Criteria::new(field, scope, room.all())),
    };
    let needed = bits_needed(criteria.bits());
    if needed <= i64::BITS {
        Problem::<i64>::new(field, scope, criteria, room).solve()
    } else if needed <= i128::BITS {
        Problem::<i128>::new(field, scope, criteria, room).solve()
    } else if needed <= Wide::<6>::BITS {
        Problem::<Wide<6>>::new(field, scope, criteria, room).solve()
    } else if needed <= Wide::<24>::BITS {
        Problem::<Wide<24>>::new(field, scope, criteria, room).solve()
    } else {
        Problem::<Wide<256>>::new(field, scope, criteria, room).solve()
    }
}

/// The criteria of an edition.
enum Rules {
    Of2017(Criteria2017),
    Of2026(Criteria),
}

impl Rules {
    fn bits(&self) -> u32 {
        match self {
            Rules::Of2017(criteria) => criteria.bits,
            Rules::Of2026(criteria) => criteria.bits,
        }
    }

    fn may_take_bye(&self) -> bool {
        match self {
            Rules::Of2017(_) => false,
            Rules::Of2026(criteria) => criteria.may_take_bye(),
        }
    }

    fn weight<W: Weight>(&self, field: &Field, one: Role, two: Role, is_single: bool) -> W {
        match self {
            Rules::Of2017(criteria) => criteria.weight(field, one, two),
            Rules::Of2026(criteria) => criteria.weight(field, one, two, is_single),
        }
    }
}

/// The fields below the criteria, from the lowest bit: ranks of opponents, one bit to try an exchange, the sum of the ranks of
/// those on the upper side, and how many of them belong there.
#[derive(Copy, Clone, Debug)]
struct Room {
    graded: u32,
    sums: u32,
    count: u32,
}

impl Room {
    fn all(self) -> u32 {
        self.graded + 2 + self.sums + self.count
    }

    fn trial<W: Weight>(self) -> W {
        W::shifted(1, self.graded)
    }

    fn exchange<W: Weight>(self, rank: usize, pairs: usize, all: usize) -> W {
        let sum = W::shifted((all - rank) as u32, self.graded + 2);
        if rank < pairs { sum.plus(W::shifted(1, self.graded + 2 + self.sums)) } else { sum }
    }
}

struct Problem<'f, W> {
    field: &'f Field,
    roles: Vec<Role>,
    /// How many vertices are players moved down, and how many belong to the bracket.
    moved: usize,
    bracket: usize,
    criteria: Rules,
    room: Room,
    is_single: bool,
    is_complete: bool,
    solver: Solver<W>,
    pairs: Vec<(usize, usize)>,
    settled: Vec<bool>,
}

impl<'f, W: Weight> Problem<'f, W> {
    fn new(field: &'f Field, scope: &Scope, criteria: Rules, room: Room) -> Problem<'f, W> {
        let roles = scope.roles();
        let mut problem = Problem {
            field,
            moved: scope.moved.len(),
            bracket: scope.moved.len() + scope.residents.len(),
            roles,
            criteria,
            room,
            is_single: false,
            is_complete: scope.is_complete,
            solver: Solver::new(0, |_, _| W::ZERO),
            pairs: Vec::new(),
            settled: Vec::new(),
        };
        problem.settled = vec![false; problem.roles.len()];
        problem.begin();
        if problem.criteria.may_take_bye() && problem.floaters() == 1 {
            problem.is_single = true;
            problem.begin();
        }
        problem
    }

    /// Solves for the criteria alone, or with the order of exchanges where nobody was moved down.
    fn begin(&mut self) {
        let (size, moved, bracket) = (self.roles.len(), self.moved, self.bracket);
        let pairs = bracket / 2;
        let mut solver = Solver::new(size, |i, j| {
            let base = self.base(i, j);
            if moved == 0 && j < bracket && !base.is_zero() {
                base.plus(self.room.exchange(i, pairs, bracket))
            } else {
                base
            }
        });
        let half = moved.max(pairs);
        solver.start_with((0..half.min(bracket - half)).map(|i| (i, i + half)));
        solver.solve();
        self.solver = solver;
    }

    fn base(&self, i: usize, j: usize) -> W {
        self.criteria.weight(self.field, self.roles[i], self.roles[j], self.is_single)
    }

    /// Whether two vertices can be a pair of this bracket.
    fn is_pair(&self, i: usize, j: usize) -> bool {
        let (upper, lower) = (i.min(j), i.max(j));
        lower < self.bracket
            && lower >= self.moved
            && match (self.roles[upper].player(), self.roles[lower].player()) {
                (Some(one), Some(two)) => self.field.may_meet(one, two),
                _ => false,
            }
    }

    /// Whether a vertex of the bracket is paired in it.
    fn is_paired(&self, i: usize) -> bool {
        self.is_pair(i, self.solver.mate(i))
    }

    /// Whether a vertex is the higher ranked of a pair.
    fn is_upper(&self, i: usize) -> bool {
        self.solver.mate(i) > i && self.is_paired(i)
    }

    fn floaters(&self) -> usize {
        (0..self.bracket).filter(|&i| !self.is_paired(i)).count()
    }

    fn solve(mut self) -> Paired {
        let impossible =
            self.is_complete && (0..self.roles.len()).any(|i| self.base(i, self.solver.mate(i)).is_zero());
        if impossible {
            return Paired { is_impossible: true, ..Paired::default() };
        }
        if self.moved > 0 {
            self.choose_moved();
            self.choose_opponents();
        }
        let rest: Vec<usize> = (self.moved..self.bracket).filter(|&i| !self.is_settled(i)).collect();
        self.pair_rest(&rest);
        self.finish()
    }

    fn is_settled(&self, i: usize) -> bool {
        self.settled[i]
    }

    /// 4.4: of the players moved down with one score, those with the smallest numbers are paired as far as that is as good.
    fn choose_moved(&mut self) {
        let mut begin = 0;
        while begin < self.moved {
            let score = |i: usize| self.roles[i].player().map(|player| self.field.candidates[player].score);
            let end = (begin..self.moved).find(|&i| score(i) != score(begin)).unwrap_or(self.moved);
            let mut open = (begin..end).filter(|&i| self.is_paired(i)).count();
            for i in begin..end {
                if open == 0 {
                    self.keep_down(i);
                } else if open == end - i {
                    // All that are left are paired.
                    open -= 1;
                } else if self.is_paired(i) || self.try_to_pair(i) {
                    self.hold(i);
                    open -= 1;
                } else {
                    self.keep_down(i);
                }
            }
            begin = end;
        }
    }

    /// Makes every pair of a player moved down heavier by little, so that the player is paired if that is as good. Where that
    /// succeeds the weights stay: the player is paired from now on, so that they are the same for all that is still possible.
    fn try_to_pair(&mut self, i: usize) -> bool {
        if !(self.moved..self.bracket).any(|j| self.is_pair(i, j) && self.solver.is_tight(i, j)) {
            return false;
        }
        let plain = self.weights(i, self.moved..self.bracket);
        let trial: W = self.room.trial();
        self.solver.change(i, plain.iter().map(|&(j, weight)| (j, weight.plus(trial))));
        self.solver.solve();
        if !self.is_paired(i) {
            self.solver.change(i, plain);
            self.solver.solve();
        }
        self.is_paired(i)
    }

    /// The weights that the pairs of a vertex with others have now.
    fn weights(&self, i: usize, others: impl IntoIterator<Item = usize>) -> Vec<(usize, W)> {
        let pairs = others.into_iter().filter(|&j| self.is_pair(i, j) && !self.is_settled(j));
        pairs.map(|j| (j, self.solver.weight(i, j))).collect()
    }

    /// A player moved down who is paired has to stay so.
    fn hold(&mut self, i: usize) {
        let others: Vec<usize> = (0..self.roles.len()).filter(|&j| j != i && !self.is_pair(i, j)).collect();
        self.forbid(i, &others);
    }

    /// A player moved down who is not paired has to stay so.
    fn keep_down(&mut self, i: usize) {
        self.close((self.moved..self.bracket).map(|j| (i, j)));
    }

    /// Two vertices are not a pair any more: matching them means that both move down, as for two who may not meet. Pairs that
    /// are in the matching stay.
    fn close(&mut self, pairs: impl IntoIterator<Item = (usize, usize)>) {
        let edges: Vec<(usize, usize, W)> = pairs
            .into_iter()
            .filter(|&(i, j)| {
                self.solver.mate(i) != j && self.is_pair(i, j) && self.solver.weight(i, j) > W::ZERO
            })
            .map(|(i, j)| (i, j, W::ZERO))
            .collect();
        self.solver.lower(edges);
        self.solver.solve();
    }

    /// Makes matching a vertex with others, but for its mate, cost more than all criteria together.
    fn forbid(&mut self, i: usize, others: &[usize]) {
        let below = W::ZERO.minus(W::shifted(1, self.criteria.bits() + 1));
        let edges: Vec<(usize, usize, W)> = others
            .iter()
            .filter(|&&j| self.solver.mate(i) != j && below < self.solver.weight(i, j))
            .map(|&j| (i, j, below))
            .collect();
        self.solver.lower(edges);
        self.solver.solve();
    }

    /// 4.2 for the players moved down: each in turn the opponent with the smallest number.
    fn choose_opponents(&mut self) {
        for i in 0..self.moved {
            if self.is_paired(i) {
                let others: Vec<usize> = (self.moved..self.bracket)
                    .filter(|&j| self.is_pair(i, j) && !self.is_settled(j))
                    .collect();
                self.choose(i, &others);
            }
        }
    }

    /// Pairs a vertex with the first of its possible opponents with whom the whole is as good, and settles that.
    fn choose(&mut self, i: usize, others: &[usize]) {
        let mate = self.solver.mate(i);
        let mut better: Vec<usize> = others
            .iter()
            .copied()
            .take_while(|&j| j != mate)
            .filter(|&j| self.solver.is_tight(i, j))
            .collect();
        if !better.is_empty() {
            // The present opponent as well: otherwise a later one could take the place.
            better.push(mate);
            let count = better.len();
            let weights: Vec<(usize, W)> = better
                .iter()
                .enumerate()
                .map(|(rank, &j)| (j, self.solver.weight(i, j).plus(W::shifted((count - rank) as u32, 0))))
                .collect();
            self.solver.change(i, weights);
            self.solver.solve();
        }
        let mate = self.solver.mate(i);
        self.pairs.push((i, mate));
        self.settled[i] = true;
        self.settled[mate] = true;
        self.solver.settle(i, mate);
        self.solver.solve();
    }

    /// The residents that are left, or all of a bracket into which nobody was moved down.
    fn pair_rest(&mut self, rest: &[usize]) {
        let mut pairs = rest.iter().filter(|&&i| self.is_upper(i)).count();
        if self.moved > 0 || pairs != self.bracket / 2 {
            pairs = self.weigh_exchanges(rest, pairs);
        }
        let exchanged = rest[..pairs].iter().filter(|&&i| !self.is_upper(i)).count();
        if exchanged > 0 {
            self.choose_exchanges(rest, pairs, exchanged);
        }
        // Who is on the upper side is settled now.
        let upper: Vec<bool> = rest.iter().map(|&i| self.is_upper(i)).collect();
        let mut closed = Vec::new();
        for (a, &i) in rest.iter().enumerate() {
            let below = rest.iter().enumerate().skip(a + 1);
            closed.extend(below.filter(|&(b, _)| !upper[a] || upper[b]).map(|(_, &j)| (i, j)));
        }
        self.close(closed);
        for (a, &i) in rest.iter().enumerate() {
            if upper[a] {
                let others: Vec<usize> = rest
                    .iter()
                    .enumerate()
                    .skip(a + 1)
                    .filter(|&(b, &j)| !upper[b] && self.is_pair(i, j) && !self.is_settled(j))
                    .map(|(_, &j)| j)
                    .collect();
                self.choose(i, &others);
            }
        }
    }

    /// Adds the order of exchanges to the weights: as few as possible, and then the smallest difference of numbers.
    fn weigh_exchanges(&mut self, rest: &[usize], pairs: usize) -> usize {
        for (a, &i) in rest.iter().enumerate() {
            let weights: Vec<(usize, W)> = rest
                .iter()
                .enumerate()
                .skip(a + 1)
                .filter(|&(_, &j)| self.is_pair(i, j))
                .map(|(_, &j)| (j, self.base(i, j).plus(self.room.exchange(a, pairs, rest.len()))))
                .collect();
            if !weights.is_empty() {
                self.solver.change(i, weights);
            }
        }
        self.solver.solve();
        pairs
    }

    /// 4.3: who goes down from the upper half, the largest number first, and who comes up, the smallest first.
    fn choose_exchanges(&mut self, rest: &[usize], pairs: usize, exchanged: usize) {
        let mut left = exchanged;
        for a in (0..pairs).rev() {
            if left == 0 {
                break;
            }
            let i = rest[a];
            if !self.is_upper(i) || self.try_upper(rest, a, false) {
                left -= 1;
                self.close(rest[a + 1..].iter().map(|&j| (i, j)));
            }
        }
        let mut left = exchanged;
        for (a, &i) in rest.iter().enumerate().skip(pairs) {
            // The last one follows from the sum of the numbers.
            if left <= 1 {
                break;
            }
            if self.is_upper(i) || self.try_upper(rest, a, true) {
                left -= 1;
                let below: Vec<usize> =
                    self.weights(i, rest[a + 1..].iter().copied()).iter().map(|&(j, _)| j).collect();
                let others: Vec<usize> = (0..self.roles.len())
                    .filter(|&j| j != i && !self.is_settled(j) && !below.contains(&j))
                    .collect();
                self.forbid(i, &others);
            }
        }
    }

    /// Whether a player can be on the upper side (`wanted`), or need not be. If so the matching shows it, and the caller closes
    /// the other ways; otherwise the weights are as they were.
    fn try_upper(&mut self, rest: &[usize], a: usize, wanted: bool) -> bool {
        let i = rest[a];
        let plain = self.weights(i, rest[a + 1..].iter().copied());
        let is_below = |j: usize| plain.iter().any(|&(other, _)| other == j);
        let can_change = (0..self.roles.len())
            .any(|j| j != i && !self.is_settled(j) && is_below(j) == wanted && self.solver.is_tight(i, j));
        if !can_change {
            return false;
        }
        let trial: W = self.room.trial();
        let tried = |weight: W| if wanted { weight.plus(trial) } else { weight.minus(trial) };
        self.solver.change(i, plain.iter().map(|&(j, weight)| (j, tried(weight))));
        self.solver.solve();
        if self.is_upper(i) == wanted {
            return true;
        }
        self.solver.change(i, plain);
        self.solver.solve();
        false
    }

    fn finish(self) -> Paired {
        let player = |i: usize| self.roles[i].player();
        let mut paired = Paired::default();
        for &(i, j) in &self.pairs {
            if let (Some(one), Some(two)) = (player(i), player(j)) {
                paired.pairs.push((one, two));
            }
        }
        for i in 0..self.bracket {
            if !self.is_settled(i) {
                paired.floaters.extend(player(i));
            }
        }
        for i in 0..self.roles.len() {
            let j = self.solver.mate(i);
            if i < j
                && !self.is_settled(i)
                && matches!(self.roles[j], Role::Next(_))
                && let (Some(one), Some(two)) = (player(i), player(j))
                && self.field.may_meet(one, two)
            {
                paired.next_pairs.push((one, two));
            }
        }
        paired
    }
}
