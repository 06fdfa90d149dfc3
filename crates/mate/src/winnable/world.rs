//! The positions that a search has found, and those it has still to look at.

use tratto_board::{Color, Move, MoveList, Position, Role};

/// Where a position is among those found, in the order in which they were.
pub(super) type Place = u32;

/// A position that was found and has not been looked at yet.
#[derive(Copy, Clone)]
pub(super) struct Open {
    pub(super) position: Position,
    pub(super) place: Place,
    /// What the way to it cost.
    pub(super) cost: u16,
    /// Whether the move that led here was one of progress.
    pub(super) is_progress: bool,
}

/// How a position was come by.
#[derive(Copy, Clone)]
struct Origin {
    from: Place,
    m: Option<Move>,
}

/// The positions found so far.
pub(super) struct World {
    origins: Vec<Origin>,
    /// Which positions they are. A power of two, at most half of it in use; nobody is nothing.
    table: Vec<Identity>,
    noted: usize,
    /// The positions to look at, by what the way to them costs; for a dive all in one heap, the last found on top.
    open: Vec<Vec<Open>>,
    cheapest: usize,
    dives: bool,
}

/// A position that a move leads to.
pub(super) type Reply = (Move, Position, Identity);

impl World {
    pub(super) fn new(position: &Position, dives: bool) -> World {
        let mut world = World {
            origins: Vec::new(),
            table: vec![NOBODY; 256],
            noted: 0,
            open: Vec::new(),
            cheapest: 0,
            dives,
        };
        world.note(identity(position));
        world.origins.push(Origin { from: 0, m: None });
        world.open.push(vec![Open { position: *position, place: 0, cost: 0, is_progress: false }]);
        world
    }

    /// How many positions note has been taken of.
    pub(super) fn size(&self) -> usize {
        self.noted
    }

    /// The next position to look at.
    pub(super) fn next(&mut self) -> Option<Open> {
        while self.cheapest < self.open.len() {
            if let Some(open) = self.open[self.cheapest].pop() {
                return Some(open);
            }
            // It will not be needed again: no way is cheaper than the one it goes on from.
            self.open[self.cheapest] = Vec::new();
            self.cheapest += 1;
        }
        None
    }

    /// Where an identity is in the table, or should be.
    #[inline]
    fn slot(&self, identity: Identity) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = identity[0] as usize & mask;
        while self.table[slot] != identity && self.table[slot] != NOBODY {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Plays the moves, and lists those that may lead somewhere new. Most do not, and the table is far from the processor: so all
    /// questions are put to it at once, and none waits for the answer to another.
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

    /// Takes note of a position; true if it is new.
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
        let larger = vec![NOBODY; self.table.len() * 2];
        for identity in std::mem::replace(&mut self.table, larger) {
            if identity != NOBODY {
                let slot = self.slot(identity);
                self.table[slot] = identity;
            }
        }
    }

    /// Keeps a position of which note was taken, to be looked at when its turn comes.
    pub(super) fn keep(&mut self, position: Position, from: Place, m: Move, cost: u16, is_progress: bool) {
        let place = self.origins.len() as Place;
        self.origins.push(Origin { from, m: Some(m) });
        let heap = if self.dives { 0 } else { usize::from(cost) };
        while self.open.len() <= heap {
            self.open.push(Vec::new());
        }
        self.open[heap].push(Open { position, place, cost, is_progress });
    }

    /// The moves that led to a place.
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

/// What tells a position from others: 128 bits, since this is a proof. Among the positions of one question two that are mistaken
/// for each other are to be expected once in 10^26 questions.
pub(super) type Identity = [u64; 2];

/// The identity of no position: at least, of none that has pieces.
const NOBODY: Identity = [0; 2];

/// The position's hash, and another made of all that decides which moves are legal, now and later.
#[inline]
fn identity(position: &Position) -> Identity {
    let role = |role| position.by_role(role).0;
    let (queens, kings) = (role(Role::Queen), role(Role::King));
    let passed = position.legal_en_passant().map_or(0, |square| square.bitboard().0);
    // The rights and the turn share a word: rooks stand on the end ranks, the en-passant square on the third or sixth, and e4
    // is neither.
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
        let mut world = World::new(&start, false);
        let root = world.next().unwrap();
        let moves = start.legal_moves();
        for (cost, &m) in moves.iter().enumerate() {
            let mut after = root.position;
            after.play_unchecked(m);
            assert!(world.note(identity(&after)) && !world.note(identity(&after)));
            world.keep(after, root.place, m, (moves.len() - cost) as u16, false);
        }
        let open = world.next().unwrap();
        assert_eq!((world.way(open.place), open.cost), (vec![moves[moves.len() - 1]], 1));
        assert_eq!(world.size(), moves.len() + 1);
    }
}
