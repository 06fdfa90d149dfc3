//! The positions that a search has found, each with the move that led to it, and the queue of those still to be expanded.

use tratto_board::{Color, Move, MoveList, Position, Role};

/// The number of a position: an index into [`Graph::origins`], in the order in which positions were queued.
pub(super) type Place = u32;

/// A position that was found and is not expanded yet.
#[derive(Copy, Clone)]
pub(super) struct Open {
    pub(super) position: Position,
    pub(super) place: Place,
    /// The cost of the line that leads to it: the sum of the costs of its moves.
    pub(super) cost: u16,
    /// Whether the move that led to it was rated as progress.
    pub(super) is_progress: bool,
}

/// The position and the move that led to a position; no move for the first one.
#[derive(Copy, Clone)]
struct Origin {
    from: Place,
    m: Option<Move>,
}

/// The positions found so far, as a graph whose edges are moves.
pub(super) struct Graph {
    /// By [`Place`].
    origins: Vec<Origin>,
    /// Open-addressing hash table with linear probing: its length is a power of two, it is at most half full, and [`EMPTY`] marks a free slot.
    table: Vec<Identity>,
    /// How many slots are in use.
    noted: usize,
    /// The queue: one stack for each cost, or a single stack if `depth_first`.
    open: Vec<Vec<Open>>,
    /// The first stack that may not be empty.
    cheapest: usize,
    depth_first: bool,
}

/// A legal move, the position after it, and that position's identity.
pub(super) type Reply = (Move, Position, Identity);

impl Graph {
    /// A graph with one position, which is queued. With `depth_first` the position found last is always expanded next, otherwise one of the
    /// least cost.
    pub(super) fn new(position: &Position, depth_first: bool) -> Graph {
        let mut graph = Graph {
            origins: Vec::new(),
            table: vec![EMPTY; 256],
            noted: 0,
            open: Vec::new(),
            cheapest: 0,
            depth_first,
        };
        graph.note(identity(position));
        graph.origins.push(Origin { from: 0, m: None });
        graph.open.push(vec![Open { position: *position, place: 0, cost: 0, is_progress: false }]);
        graph
    }

    /// How many positions have been noted.
    pub(super) fn size(&self) -> usize {
        self.noted
    }

    /// Takes the next position from the queue.
    pub(super) fn next(&mut self) -> Option<Open> {
        while self.cheapest < self.open.len() {
            if let Some(open) = self.open[self.cheapest].pop() {
                return Some(open);
            }
            // No move has a negative cost, so nothing will be added to this stack again: free its memory.
            self.open[self.cheapest] = Vec::new();
            self.cheapest += 1;
        }
        None
    }

    /// The slot of an identity in the table, or the free slot where it belongs.
    #[inline]
    fn slot(&self, identity: Identity) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = identity[0] as usize & mask;
        while self.table[slot] != identity && self.table[slot] != EMPTY {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Plays the moves, and lists those that may lead to a new position; most do not. The table is too large for the processor's caches, so
    /// the first probes for all moves are made in one loop, in which the cache misses overlap.
    pub(super) fn play_all(&self, at: &Position, moves: &MoveList, replies: &mut Vec<Reply>) {
        replies.clear();
        replies.extend(moves.iter().map(|&m| {
            let mut after = *at;
            after.play_unchecked(m);
            (m, after, identity(&after))
        }));
        let mask = self.table.len() - 1;
        replies.retain(|(_, _, identity)| self.table[identity[0] as usize & mask] != *identity);
    }

    /// Adds a position to the table; true if it was not there.
    #[inline]
    pub(super) fn note(&mut self, identity: Identity) -> bool {
        let slot = self.slot(identity);
        if self.table[slot] == identity {
            return false;
        }
        self.table[slot] = identity;
        self.noted += 1;
        if self.noted * 2 > self.table.len() {
            self.grow();
        }
        true
    }

    #[cold]
    fn grow(&mut self) {
        let larger = vec![EMPTY; self.table.len() * 2];
        for identity in std::mem::replace(&mut self.table, larger) {
            if identity != EMPTY {
                let slot = self.slot(identity);
                self.table[slot] = identity;
            }
        }
    }

    /// Queues a position that has been noted.
    pub(super) fn keep(&mut self, position: Position, from: Place, m: Move, cost: u16, is_progress: bool) {
        let place = self.origins.len() as Place;
        self.origins.push(Origin { from, m: Some(m) });
        let stack = if self.depth_first { 0 } else { usize::from(cost) };
        while self.open.len() <= stack {
            self.open.push(Vec::new());
        }
        self.open[stack].push(Open { position, place, cost, is_progress });
    }

    /// The moves that lead from the first position to this one.
    pub(super) fn way(&self, mut place: Place) -> Vec<Move> {
        let mut line = Vec::new();
        while let Origin { from, m: Some(m) } = self.origins[place as usize] {
            line.push(m);
            place = from;
        }
        line.reverse();
        line
    }
}

/// What the table holds of a position: two independent hashes of 64 bits. A collision would make the answer wrong; with the two million
/// positions of a question it is to be expected once in 10^26 questions.
pub(super) type Identity = [u64; 2];

/// Marks a free slot: no position has this identity.
const EMPTY: Identity = [0; 2];

/// The position's hash, and a second one over everything that decides which moves are legal, now and later.
#[inline]
fn identity(position: &Position) -> Identity {
    let role = |role| position.by_role(role).0;
    let (queens, kings) = (role(Role::Queen), role(Role::King));
    let passed = position.legal_en_passant().map_or(0, |square| square.bitboard().0);
    // Castling rights, the en-passant square and the turn share a word: rooks with rights stand on the end ranks, the en-passant square is on
    // the third or sixth rank, and bit 28, e4, is on neither.
    let turn = (position.turn().is_white() as u64) << 28;
    let mixed = [
        role(Role::Pawn),
        role(Role::Knight) | queens,
        role(Role::Bishop) | queens,
        role(Role::Rook),
        position.by_color(Color::White).0,
        kings,
        position.castling().0 | passed | turn,
    ]
    .into_iter()
    .fold(0x9e37_79b9_7f4a_7c15, |mixed: u64, word| {
        let mixed = (mixed ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 32
    });
    [position.hash(), mixed]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identities_differ_where_positions_do() {
        let of = |fen: &str| identity(&Position::from_fen(fen).unwrap());
        let plain = of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2");
        for other in [
            "r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk d6 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2Q w Qkq d6 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2N w Qkq d6 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K2B w Qkq d6 0 2",
            "r3k2r/8/8/3pP3/8/8/8/R3K1R1 w Qkq d6 0 2",
        ] {
            assert_ne!(plain, of(other), "{other}");
        }
        assert_eq!(plain, of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 7 9"), "counters do not count");
    }

    #[test]
    fn the_cheapest_comes_first_and_the_way_to_it_is_known() {
        let start = Position::initial();
        let mut graph = Graph::new(&start, false);
        let root = graph.next().unwrap();
        let moves = start.legal_moves();
        for (cost, &m) in moves.iter().enumerate() {
            let mut after = root.position;
            after.play_unchecked(m);
            assert!(graph.note(identity(&after)) && !graph.note(identity(&after)));
            graph.keep(after, root.place, m, (moves.len() - cost) as u16, false);
        }
        let open = graph.next().unwrap();
        assert_eq!((graph.way(open.place), open.cost), (vec![moves[moves.len() - 1]], 1));
        assert_eq!(graph.size(), moves.len() + 1);
    }
}
