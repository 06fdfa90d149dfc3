//! One search for a way from a free vertex to another, in a tree of alternating edges without slack.

use super::{Blossom, Label, NONE, Solver, Weight};

impl<W: Weight> Solver<W> {
    /// Makes the matching larger by one pair: grows a tree from a free vertex until it reaches another one.
    pub(super) fn search(&mut self, root: usize) {
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
