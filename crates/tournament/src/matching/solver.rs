//! The perfect matching of greatest weight in a complete graph, by the primal-dual method of Edmonds.
//!
//! Every vertex has a potential, and every blossom (an odd set of vertices, contracted) a charge that is not negative. The *slack* of an
//! edge is the potentials of its ends, plus the charges of the blossoms that hold both, minus twice its weight; it is never negative, and
//! nothing for the edges of the matching: that proves the matching best. A search grows one tree of alternating edges without
//! slack from a vertex that is still free, changing potentials where it is stuck, until it reaches another free vertex.
//! A search looks at each pair of vertices about once; weights can be changed around one vertex afterwards at the price of a few searches.

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

    fn search(&mut self, root: usize) {
        for index in 0..self.active.len() {
            let vertex = self.active[index];
            self.nearest[vertex] = NONE;
            self.label[self.top[vertex]] = Label::Free;
        }
        self.queue.clear();
        self.reach_outer(self.top[root]);
        loop {
            while let Some(vertex) = self.queue.pop() {
                if self.look_around(vertex) {
                    self.tidy();
                    return;
                }
            }
            if self.adjust() {
                self.tidy();
                return;
            }
        }
    }

    fn reach_outer(&mut self, node: usize) {
        self.label[node] = Label::Outer;
        for index in 0..self.members(node).len() {
            let member = self.members(node)[index];
            self.queue.push(member);
        }
    }

    /// Looks at all edges of an outer vertex; whether that ended the search.
    fn look_around(&mut self, from: usize) -> bool {
        for index in 0..self.active.len() {
            let to = self.active[index];
            let other = self.top[to];
            if other == self.top[from] {
                continue;
            }
            let slack = self.slack(from, to);
            if slack.is_zero() {
                match self.label[other] {
                    Label::Free => {
                        if self.reach_inner(from, to) {
                            return true;
                        }
                        continue;
                    }
                    Label::Outer => {
                        self.shrink(from, to);
                        continue;
                    }
                    Label::Inner => {}
                }
            }
            self.nearer(from, to, slack);
            if self.label[other] == Label::Outer {
                self.nearer(to, from, slack);
            }
        }
        false
    }

    /// Notes that an outer vertex has so much slack to another vertex, if that is the least.
    fn nearer(&mut self, from: usize, to: usize, slack: W) {
        let nearest = self.nearest[to];
        if nearest == NONE || slack < self.slack(nearest, to) {
            self.nearest[to] = from;
        } else if self.top[nearest] == self.top[to] {
            // Both are in one blossom by now, so that another one is the nearest.
            self.nearest[to] = self.nearest_outer(to);
        }
    }

    /// Follows an edge without slack to a node that is not in the tree; whether it was free, so that the matching grew.
    fn reach_inner(&mut self, from: usize, to: usize) -> bool {
        let node = self.top[to];
        let base = self.base[node];
        if self.mate[base] == NONE {
            self.augment(from, to);
            return true;
        }
        self.label[node] = Label::Inner;
        self.via[node] = (from, to);
        let next = self.top[self.mate[base]];
        self.reach_outer(next);
        false
    }

    /// Changes potentials until an edge loses its slack or an inner blossom its charge, and follows that.
    fn adjust(&mut self) -> bool {
        enum Step {
            Grow(usize, usize),
            Shrink(usize, usize),
            Expand(usize),
        }
        let mut best: Option<(W, Step)> = None;
        let mut better = |amount: W, step: Step| {
            if best.as_ref().is_none_or(|(least, _)| amount < *least) {
                best = Some((amount, step));
            }
        };
        for index in 0..self.active.len() {
            let to = self.active[index];
            match self.label[self.top[to]] {
                Label::Free => {
                    let from = self.nearest[to];
                    if from != NONE {
                        better(self.slack(from, to), Step::Grow(from, to));
                    }
                }
                Label::Outer => {
                    if self.nearest[to] != NONE && self.top[self.nearest[to]] == self.top[to] {
                        self.nearest[to] = self.nearest_outer(to);
                    }
                    let from = self.nearest[to];
                    if from != NONE {
                        better(self.slack(from, to).half(), Step::Shrink(from, to));
                    }
                }
                Label::Inner => {
                    let node = self.top[to];
                    if node >= self.size && self.base[node] == to {
                        better(self.blossoms[node - self.size].charge.half(), Step::Expand(node));
                    }
                }
            }
        }
        let (amount, step) = best.expect("a complete graph of an even number of vertices always goes on");
        if !amount.is_zero() {
            self.shift(amount);
        }
        match step {
            Step::Grow(from, to) => self.reach_inner(from, to),
            Step::Shrink(from, to) => {
                self.shrink(from, to);
                false
            }
            Step::Expand(node) => {
                self.expand(node);
                false
            }
        }
    }

    /// The outer vertex of another blossom with the least slack.
    fn nearest_outer(&self, to: usize) -> usize {
        let own = self.top[to];
        self.active
            .iter()
            .copied()
            .filter(|&from| self.top[from] != own && self.label[self.top[from]] == Label::Outer)
            .min_by_key(|&from| self.slack(from, to))
            .unwrap_or(NONE)
    }

    fn shift(&mut self, amount: W) {
        let twice = amount.twice();
        for index in 0..self.active.len() {
            let vertex = self.active[index];
            let node = self.top[vertex];
            let is_base = node >= self.size && self.base[node] == vertex;
            match self.label[node] {
                Label::Outer => {
                    self.potential[vertex] = self.potential[vertex].minus(amount);
                    if is_base {
                        let charge = &mut self.blossoms[node - self.size].charge;
                        *charge = charge.plus(twice);
                    }
                }
                Label::Inner => {
                    self.potential[vertex] = self.potential[vertex].plus(amount);
                    if is_base {
                        let charge = &mut self.blossoms[node - self.size].charge;
                        *charge = charge.minus(twice);
                    }
                }
                Label::Free => {}
            }
        }
    }

    /// The outer node above an outer one: the inner node between, and the edge from that to the one above.
    fn above(&self, outer: usize) -> Option<(usize, usize)> {
        let mate = self.mate[self.base[outer]];
        if mate == NONE {
            return None;
        }
        let inner = self.top[mate];
        Some((inner, self.top[self.via[inner].0]))
    }

    /// Contracts the odd cycle that an edge between two outer nodes closes.
    fn shrink(&mut self, from: usize, to: usize) {
        let (one, two) = (self.top[from], self.top[to]);
        if one == two {
            return;
        }
        // The first outer node that both ways to the root have in common.
        let mut on_the_way = vec![one];
        let mut node = one;
        while let Some((_, up)) = self.above(node) {
            on_the_way.push(up);
            node = up;
        }
        let mut meeting = two;
        while !on_the_way.contains(&meeting) {
            meeting = self.above(meeting).expect("both ways end at the root").1;
        }
        // From the meeting down to `one`, across the edge, and from `two` up again.
        let mut children = Vec::new();
        let mut links = Vec::new();
        let mut node = one;
        while node != meeting {
            let (inner, up) = self.above(node).expect("below the meeting");
            let (outer_end, inner_end) = self.via[inner];
            let base = self.base[node];
            children.push(node);
            links.push((self.mate[base], base));
            children.push(inner);
            links.push((outer_end, inner_end));
            node = up;
        }
        children.push(meeting);
        children.reverse();
        links.reverse();
        links.push((from, to));
        let mut node = two;
        while node != meeting {
            let (inner, up) = self.above(node).expect("below the meeting");
            let (outer_end, inner_end) = self.via[inner];
            let base = self.base[node];
            children.push(node);
            links.push((base, self.mate[base]));
            children.push(inner);
            links.push((inner_end, outer_end));
            node = up;
        }
        let blossom = self.unused.pop().expect("there are fewer blossoms than pairs of vertices");
        let mut members = Vec::new();
        let mut new_outer = Vec::new();
        for &child in &children {
            members.extend_from_slice(self.members(child));
            if self.label[child] == Label::Inner {
                new_outer.extend_from_slice(self.members(child));
            }
            self.around[child] = blossom;
        }
        for &member in &members {
            self.top[member] = blossom;
        }
        for &vertex in &new_outer {
            // What was nearest to an inner vertex is outer as well, and may be in the blossom: that is found out when it is used.
            self.queue.push(vertex);
        }
        self.base[blossom] = self.base[meeting];
        self.around[blossom] = NONE;
        self.label[blossom] = Label::Outer;
        self.blossoms[blossom - self.size] = Blossom { children, links, members, charge: W::ZERO };
    }

    /// Opens an inner blossom without charge: the part of its cycle between entry and base stays in the tree.
    fn expand(&mut self, blossom: usize) {
        let (from, to) = self.via[blossom];
        let Blossom { children, links, .. } = self.dissolve(blossom);
        let count = children.len();
        let entry = self.top[to];
        let mut place = children.iter().position(|&child| child == entry).expect("the entry is a child");
        self.label[entry] = Label::Inner;
        self.via[entry] = (from, to);
        while place != 0 {
            // Children are matched 1-2, 3-4 and so on: along the matched edge, and then one more.
            let (outer, next, link) = if place % 2 == 1 {
                let next = (place + 2) % count;
                (place + 1, next, links[place + 1])
            } else {
                let (end, start) = links[place - 2];
                (place - 1, place - 2, (start, end))
            };
            self.reach_outer(children[outer]);
            self.label[children[next]] = Label::Inner;
            self.via[children[next]] = link;
            place = next;
        }
    }

    /// Turns the edges around on the way from the root to a free vertex.
    fn augment(&mut self, from: usize, to: usize) {
        self.turn(self.top[to], to);
        let (mut outer_end, mut inner_end) = (from, to);
        loop {
            let outer = self.top[outer_end];
            let old_mate = self.mate[self.base[outer]];
            self.turn(outer, outer_end);
            self.join(outer_end, inner_end);
            if old_mate == NONE {
                return;
            }
            let inner = self.top[old_mate];
            let (next_outer, next_inner) = self.via[inner];
            self.turn(inner, next_inner);
            (outer_end, inner_end) = (next_outer, next_inner);
        }
    }

    /// Makes a vertex the base of a node that holds it.
    fn turn(&mut self, node: usize, vertex: usize) {
        if node < self.size {
            return;
        }
        let mut child = vertex;
        while self.around[child] != node {
            child = self.around[child];
        }
        let inside = &self.blossoms[node - self.size];
        let count = inside.children.len();
        let place = inside.children.iter().position(|&other| other == child).expect("a child of the node");
        self.turn(child, vertex);
        // The children between the new first one and the old are matched the other way round.
        let mut at = place;
        while at % count != 0 {
            let (one, two, link) = if place % 2 == 1 {
                (at + 1, (at + 2) % count, (at + 1) % count)
            } else {
                (at - 1, at - 2, at - 2)
            };
            let inside = &self.blossoms[node - self.size];
            let (mut first, mut second) = inside.links[link];
            if place.is_multiple_of(2) {
                std::mem::swap(&mut first, &mut second);
            }
            let (one, two) = (inside.children[one % count], inside.children[two]);
            self.turn(one, first);
            self.turn(two, second);
            self.join(first, second);
            at = if place % 2 == 1 { at + 2 } else { at - 2 };
        }
        let inside = &mut self.blossoms[node - self.size];
        inside.children.rotate_left(place);
        inside.links.rotate_left(place);
        self.base[node] = vertex;
    }

    /// Dissolves the blossoms without charge, which the next search does not need.
    fn tidy(&mut self) {
        let mut index = 0;
        while index < self.active.len() {
            let vertex = self.active[index];
            let node = self.top[vertex];
            if node >= self.size && self.blossoms[node - self.size].charge.is_zero() {
                self.dissolve(node);
            } else {
                index += 1;
            }
        }
    }
}
