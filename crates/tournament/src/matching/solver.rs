//! The perfect matching of greatest weight in a complete graph, by the primal-dual method of Edmonds.
//!
//! Every vertex has a potential, and every blossom (an odd set of vertices, contracted) a charge that is not negative. The *slack* of an
//! edge is the potentials of its ends, plus the charges of the blossoms that hold both, minus twice its weight; it is never negative, and
//! nothing for the edges of the matching: that proves the matching best. A search grows one tree of alternating edges without
//! slack from a vertex that is still free, changing potentials where it is stuck, until it reaches another free vertex.
//! A search looks at each pair of vertices about once; weights can be changed around one vertex afterwards at the price of a few searches.

mod search;

use super::Weight;

const NONE: usize = usize::MAX;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Label {
    Free,
    /// At an even distance from the root of the tree.
    Outer,
    /// At an odd distance.
    Inner,
}

/// An odd cycle of vertices and smaller blossoms. The first child holds the base, the only vertex matched outside.
#[derive(Clone, Debug, Default)]
struct Blossom<W> {
    children: Vec<usize>,
    /// The edge from each child to the next: its end in the one, and its end in the other.
    links: Vec<(usize, usize)>,
    members: Vec<usize>,
    charge: W,
}

/// See the module.
#[derive(Clone, Debug)]
pub(crate) struct Solver<W> {
    size: usize,
    /// Twice the weights, row by row.
    weights: Vec<W>,
    potential: Vec<W>,
    mate: Vec<usize>,
    /// The outermost blossom of each vertex, or the vertex itself.
    top: Vec<usize>,
    /// The blossom just around each vertex and blossom.
    around: Vec<usize>,
    base: Vec<usize>,
    blossoms: Vec<Blossom<W>>,
    unused: Vec<usize>,
    /// Vertices that take part: those whose pairs are settled do not.
    active: Vec<usize>,
    // Of the search:
    label: Vec<Label>,
    /// The edge by which an inner blossom was reached: the outer end, and its own.
    via: Vec<(usize, usize)>,
    /// For each vertex the outer vertex, in another blossom, with the least slack.
    nearest: Vec<usize>,
    queue: Vec<usize>,
}

impl<W: Weight> Solver<W> {
    /// A graph of an even number of vertices; `weight(i, j)` is asked once for each pair, with `i < j`.
    pub(crate) fn new(size: usize, mut weight: impl FnMut(usize, usize) -> W) -> Solver<W> {
        debug_assert!(size.is_multiple_of(2), "a perfect matching needs an even number of vertices");
        let mut weights = vec![W::ZERO; size * size];
        for i in 0..size {
            for j in i + 1..size {
                let twice = weight(i, j).twice();
                weights[i * size + j] = twice;
                weights[j * size + i] = twice;
            }
        }
        let room = size + size / 2 + 1;
        let mut solver = Solver {
            size,
            weights,
            potential: vec![W::ZERO; size],
            mate: vec![NONE; size],
            top: (0..size).collect(),
            around: vec![NONE; room],
            base: (0..room).collect(),
            blossoms: vec![Blossom::default(); room - size],
            unused: (size..room).rev().collect(),
            active: (0..size).collect(),
            label: vec![Label::Free; room],
            via: vec![(NONE, NONE); room],
            nearest: vec![NONE; size],
            queue: Vec::new(),
        };
        for i in 0..size {
            let most = (0..size).filter(|&j| j != i).map(|j| solver.weights[i * size + j]).max();
            solver.potential[i] = most.unwrap_or(W::ZERO).half();
        }
        solver
    }

    /// Takes the pairs of a guess that cost nothing, and lowers potentials as far as that goes at once. The guess changes no
    /// result, only how long it takes.
    pub(crate) fn start_with(&mut self, guess: impl IntoIterator<Item = (usize, usize)>) {
        for (i, j) in guess {
            if self.mate[i] == NONE && self.mate[j] == NONE && self.slack(i, j).is_zero() {
                self.join(i, j);
            }
        }
    }

    /// Completes the matching.
    pub(crate) fn solve(&mut self) {
        for index in 0..self.active.len() {
            let i = self.active[index];
            if self.mate[i] == NONE && self.top[i] == i {
                self.relax(i);
                let j = (0..self.active.len()).map(|index| self.active[index]).find(|&j| {
                    j != i && self.mate[j] == NONE && self.top[j] == j && self.slack(i, j).is_zero()
                });
                if let Some(j) = j {
                    self.join(i, j);
                }
            }
        }
        for index in 0..self.active.len() {
            let root = self.active[index];
            if self.mate[root] == NONE {
                self.search(root);
            }
        }
    }

    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.mate[vertex]
    }

    /// The weight of an edge.
    pub(crate) fn weight(&self, i: usize, j: usize) -> W {
        self.weights[i * self.size + j].half()
    }

    /// Whether a best matching could have an edge: only edges without slack can be in one.
    pub(crate) fn is_tight(&self, i: usize, j: usize) -> bool {
        let slack = self.slack(i, j);
        if self.top[i] != self.top[j] || slack.is_zero() {
            return slack.is_zero();
        }
        // Charges of the blossoms that hold both.
        let mut slack = slack;
        let mut blossom = self.around[i];
        while blossom != NONE {
            if self.holds(blossom, j) {
                slack = slack.plus(self.blossoms[blossom - self.size].charge);
            }
            blossom = self.around[blossom];
        }
        slack.is_zero()
    }

    /// Lowers the weights of edges that are not in the matching, which stays best. [`Solver::solve`] has to be called before
    /// the matching is read again.
    pub(crate) fn lower(&mut self, edges: impl IntoIterator<Item = (usize, usize, W)>) {
        for (i, j, weight) in edges {
            debug_assert!(weight <= self.weight(i, j));
            // A blossom needs its cycle to be without slack.
            if self.top[i] == self.top[j] {
                self.uncover(i);
            }
            let twice = weight.twice();
            self.weights[i * self.size + j] = twice;
            self.weights[j * self.size + i] = twice;
        }
    }

    /// Changes weights around one vertex. [`Solver::solve`] has to be called before the matching is read again.
    pub(crate) fn change(&mut self, vertex: usize, weights: impl IntoIterator<Item = (usize, W)>) {
        self.uncover(vertex);
        self.part(vertex);
        for (other, weight) in weights {
            let twice = weight.twice();
            self.weights[vertex * self.size + other] = twice;
            self.weights[other * self.size + vertex] = twice;
        }
        self.relax(vertex);
    }

    /// Settles a pair of the matching: its vertices take no part any more. [`Solver::solve`] has to be called before the matching
    /// is read again.
    pub(crate) fn settle(&mut self, i: usize, j: usize) {
        debug_assert_eq!(self.mate[i], j);
        self.uncover(i);
        self.uncover(j);
        // Uncovering may have parted the pair, which does not matter: it is settled.
        self.join(i, j);
        self.active.retain(|&vertex| vertex != i && vertex != j);
    }

    fn slack(&self, i: usize, j: usize) -> W {
        self.potential[i].plus(self.potential[j]).minus(self.weights[i * self.size + j])
    }

    fn join(&mut self, i: usize, j: usize) {
        self.mate[i] = j;
        self.mate[j] = i;
    }

    fn part(&mut self, i: usize) {
        let j = std::mem::replace(&mut self.mate[i], NONE);
        if j != NONE {
            self.mate[j] = NONE;
        }
    }

    /// The least potential that leaves no negative slack; for a vertex in no blossom.
    fn relax(&mut self, i: usize) {
        let row = i * self.size;
        let least = self
            .active
            .iter()
            .filter(|&&j| j != i)
            .map(|&j| self.weights[row + j].minus(self.potential[j]))
            .max();
        if let Some(least) = least {
            self.potential[i] = least;
        }
    }

    fn holds(&self, blossom: usize, vertex: usize) -> bool {
        let mut around = vertex;
        while around != NONE {
            if around == blossom {
                return true;
            }
            around = self.around[around];
        }
        false
    }

    /// Dissolves all blossoms that hold a vertex. Half of the charge goes to each member, so that no slack inside changes; the
    /// edge by which the blossom was matched has slack then, and is parted.
    fn uncover(&mut self, vertex: usize) {
        while self.top[vertex] != vertex {
            let blossom = self.top[vertex];
            let charge = self.blossoms[blossom - self.size].charge;
            if !charge.is_zero() {
                let half = charge.half();
                for index in 0..self.blossoms[blossom - self.size].members.len() {
                    let member = self.blossoms[blossom - self.size].members[index];
                    self.potential[member] = self.potential[member].plus(half);
                }
                self.part(self.base[blossom]);
            }
            self.dissolve(blossom);
        }
    }

    /// Makes the children of an outermost blossom outermost.
    fn dissolve(&mut self, blossom: usize) -> Blossom<W> {
        let gone = std::mem::take(&mut self.blossoms[blossom - self.size]);
        for &child in &gone.children {
            self.around[child] = NONE;
            self.label[child] = Label::Free;
            if child < self.size {
                self.top[child] = child;
            } else {
                for index in 0..self.blossoms[child - self.size].members.len() {
                    let member = self.blossoms[child - self.size].members[index];
                    self.top[member] = child;
                }
            }
        }
        self.label[blossom] = Label::Free;
        self.unused.push(blossom);
        gone
    }

    fn members(&self, node: usize) -> &[usize] {
        if node < self.size {
            // A vertex is its own only member: `base` of a vertex is the vertex.
            std::slice::from_ref(&self.base[node])
        } else {
            &self.blossoms[node - self.size].members
        }
    }
}
