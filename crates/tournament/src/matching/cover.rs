//! Whether all vertices of a graph can be matched at once, and how.

use std::collections::VecDeque;

const NONE: usize = usize::MAX;

/// A matching that grows. Vertices may be taken out and put back; the graph is a question, asked when an answer is needed.
#[derive(Clone, Debug)]
pub(crate) struct Cover {
    mate: Vec<usize>,
}

impl Cover {
    pub(crate) fn new(size: usize) -> Cover {
        Cover { mate: vec![NONE; size] }
    }

    #[cfg(test)]
    pub(crate) fn mate(&self, vertex: usize) -> Option<usize> {
        Some(self.mate[vertex]).filter(|mate| *mate != NONE)
    }

    /// Takes a vertex out of the matching; its mate is free then.
    pub(crate) fn release(&mut self, vertex: usize) {
        let mate = std::mem::replace(&mut self.mate[vertex], NONE);
        if mate != NONE {
            self.mate[mate] = NONE;
        }
    }

    /// Matches all of `present`, each with another of them; `false` if that cannot be done. The matching is then as large as it was found to be.
    pub(crate) fn complete(&mut self, present: &[usize], joined: impl Fn(usize, usize) -> bool) -> bool {
        if present.len() % 2 == 1 {
            return false;
        }
        let mut search: Option<Search> = None;
        for &vertex in present {
            if self.mate[vertex] != NONE || self.simply(vertex, present, &joined) {
                continue;
            }
            let search = search.get_or_insert_with(|| Search::new(self.mate.len()));
            if !search.augment(&mut self.mate, vertex, present, &joined) {
                return false;
            }
        }
        true
    }

    /// Matches a vertex with a free one, or by turning round one pair: that is enough nearly always.
    fn simply(&mut self, vertex: usize, present: &[usize], joined: &impl Fn(usize, usize) -> bool) -> bool {
        let free: Vec<usize> =
            present.iter().copied().filter(|&other| other != vertex && self.mate[other] == NONE).collect();
        if let Some(&other) = free.iter().find(|&&other| joined(vertex, other)) {
            self.join(vertex, other);
            return true;
        }
        for &one in present {
            let two = self.mate[one];
            if two == NONE || !joined(vertex, one) {
                continue;
            }
            if let Some(&other) = free.iter().take(64).find(|&&other| joined(two, other)) {
                self.join(vertex, one);
                self.join(two, other);
                return true;
            }
        }
        false
    }

    fn join(&mut self, i: usize, j: usize) {
        self.mate[i] = j;
        self.mate[j] = i;
    }
}

/// The search of Edmonds for an alternating way between two free vertices.
struct Search {
    /// The vertex before each one on the way from the root, for vertices at an even distance after contraction: the parent of its mate.
    parent: Vec<usize>,
    base: Vec<usize>,
    is_outer: Vec<bool>,
}

impl Search {
    fn new(size: usize) -> Search {
        Search { parent: vec![NONE; size], base: (0..size).collect(), is_outer: vec![false; size] }
    }

    fn augment(
        &mut self,
        mate: &mut [usize],
        root: usize,
        present: &[usize],
        joined: &impl Fn(usize, usize) -> bool,
    ) -> bool {
        for &vertex in present {
            self.parent[vertex] = NONE;
            self.base[vertex] = vertex;
            self.is_outer[vertex] = false;
        }
        self.is_outer[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(from) = queue.pop_front() {
            for &to in present {
                if to == from || self.base[from] == self.base[to] || mate[from] == to || !joined(from, to) {
                    continue;
                }
                if to == root || (mate[to] != NONE && self.parent[mate[to]] != NONE) {
                    self.contract(mate, root, from, to, present, &mut queue);
                } else if self.parent[to] == NONE {
                    self.parent[to] = from;
                    if mate[to] == NONE {
                        self.turn(mate, to);
                        return true;
                    }
                    self.is_outer[mate[to]] = true;
                    queue.push_back(mate[to]);
                }
            }
        }
        false
    }

    /// Turns the edges round between the root and a free vertex.
    fn turn(&self, mate: &mut [usize], end: usize) {
        let mut vertex = end;
        while vertex != NONE {
            let before = self.parent[vertex];
            let next = mate[before];
            mate[vertex] = before;
            mate[before] = vertex;
            vertex = next;
        }
    }

    fn meeting(&self, mate: &[usize], root: usize, one: usize, two: usize) -> usize {
        let mut seen = vec![false; mate.len()];
        let mut vertex = one;
        loop {
            vertex = self.base[vertex];
            seen[vertex] = true;
            if vertex == root || mate[vertex] == NONE {
                break;
            }
            vertex = self.parent[mate[vertex]];
        }
        let mut vertex = two;
        loop {
            vertex = self.base[vertex];
            if seen[vertex] {
                return vertex;
            }
            vertex = self.parent[mate[vertex]];
        }
    }

    fn contract(
        &mut self,
        mate: &[usize],
        root: usize,
        from: usize,
        to: usize,
        present: &[usize],
        queue: &mut VecDeque<usize>,
    ) {
        let meeting = self.meeting(mate, root, from, to);
        let mut inside = vec![false; mate.len()];
        for (start, other) in [(from, to), (to, from)] {
            let (mut vertex, mut child) = (start, other);
            while self.base[vertex] != meeting {
                inside[self.base[vertex]] = true;
                inside[self.base[mate[vertex]]] = true;
                self.parent[vertex] = child;
                child = mate[vertex];
                vertex = self.parent[mate[vertex]];
            }
        }
        for &vertex in present {
            if inside[self.base[vertex]] {
                self.base[vertex] = meeting;
                if !self.is_outer[vertex] {
                    self.is_outer[vertex] = true;
                    queue.push_back(vertex);
                }
            }
        }
    }
}
