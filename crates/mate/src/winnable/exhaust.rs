//! Looking at every position that can arise, nearest first.
//!
//! Where pawns are locked the world is often small enough to be seen whole, sooner than the slow solver finds its way in it. On the
//! way, what changes something for good (a capture, a pawn's step) is planned from anew, and what is blocked is not entered.

use super::verdict::{Reason, Verdict};
use super::{blocked, build, material};
use tratto_board::{Color, Move, MoveList, Position, Role};

/// How many positions to look at. They are kept in memory, so there is a limit whatever the budget.
pub(super) struct Extent {
    most: usize,
    /// In a narrow world: one that has grown to the first limit only after [`NARROW`] moves.
    narrow: usize,
}

impl Extent {
    /// Before the slow solver is asked.
    pub(super) const SOME: Extent = Extent { most: 50_000, narrow: 400_000 };
    /// When there is nobody else to ask.
    pub(super) const ALL: Extent = Extent { most: 1_000_000, narrow: 1_000_000 };
}

const NARROW: usize = 9;

/// After so many positions somebody is asked whether to go on.
const WATCHED: usize = 1_024;

/// So many changes are planned from.
const PLANS: usize = 40;
/// Of so many changes it is asked whether they block everything.
const BLOCKS: usize = 400;

/// The exact answer, if all that can arise is seen within the limits.
pub(super) fn verdict(
    position: &Position,
    winner: Color,
    extent: &Extent,
    budget: u64,
    nodes: &mut u64,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Verdict {
    let mut most = extent.most;
    let mut world = World::new(position);
    let mut moves = MoveList::new();
    let mut replies = Vec::new();
    let (mut plans, mut blocks) = (PLANS, BLOCKS);
    let mut place = 0;
    while let Some(&Place { position: at, .. }) = world.places.get(place) {
        *nodes += 1;
        if world.places.len() > most && most < extent.narrow && world.way(place).len() >= NARROW {
            most = extent.narrow;
        }
        if *nodes > budget || world.places.len() > most || place % WATCHED == 0 && !watch(*nodes) {
            return Verdict::Undetermined;
        }
        at.legal_moves_into(&mut moves);
        if moves.is_empty() && at.turn() != winner && at.is_check() {
            return Verdict::Winnable { line: world.way(place) };
        }
        world.play_all(&at, &moves, &mut replies);
        for &(m, after, identity) in &replies {
            if !world.note(identity) {
                continue;
            }
            if changes_for_good(&at, m) {
                if material::is_insufficient(&after, winner) {
                    continue;
                }
                if plans > 0 && after.has_legal_move() {
                    plans -= 1;
                    if let Some(rest) = build::line(&after, winner, build::FEW, budget, nodes) {
                        let mut line = world.way(place);
                        line.push(m);
                        line.extend(rest);
                        return Verdict::Winnable { line };
                    }
                }
                if blocks > 0 && !after.is_check() {
                    blocks -= 1;
                    if blocked::is_blocked(&after, winner) {
                        continue;
                    }
                }
            }
            world.keep(after, place, m);
        }
        place += 1;
    }
    Verdict::Unwinnable { why: Reason::NoMate }
}

fn changes_for_good(position: &Position, m: Move) -> bool {
    !m.is_castling() && (position.occupied().has(m.to()) || position.role_at(m.from()) == Some(Role::Pawn))
}

/// A position that was found, and how.
struct Place {
    position: Position,
    /// Where the move was made that led here; none for the first.
    from: Option<(u32, Move)>,
}

/// The positions found so far.
struct World {
    places: Vec<Place>,
    /// Which positions they are. A power of two, at most half of it in use; nobody is nothing.
    table: Vec<Identity>,
    noted: usize,
}

impl World {
    fn new(position: &Position) -> World {
        let mut world = World { places: Vec::new(), table: vec![NOBODY; 1024], noted: 0 };
        world.note(identity(position));
        world.places.push(Place { position: *position, from: None });
        world
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
    fn play_all(&self, at: &Position, moves: &MoveList, replies: &mut Vec<(Move, Position, Identity)>) {
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
    fn note(&mut self, identity: Identity) -> bool {
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
            let slot = self.slot(identity);
            self.table[slot] = identity;
        }
    }

    /// Keeps a position of which note was taken.
    fn keep(&mut self, position: Position, place: usize, m: Move) {
        self.places.push(Place { position, from: Some((place as u32, m)) });
    }

    /// The moves that led to a place.
    fn way(&self, mut place: usize) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some((from, m)) = self.places[place].from {
            line.push(m);
            place = from as usize;
        }
        line.reverse();
        line
    }
}

/// What tells a position from others: 128 bits, since this is a proof. Among the positions of one question two that are mistaken
/// for each other are to be expected once in 10^26 questions.
type Identity = [u64; 2];

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

    fn verdict_of(fen: &str, budget: u64) -> Verdict {
        verdict(&Position::from_fen(fen).unwrap(), Color::White, &Extent::ALL, budget, &mut 0, &mut |_| true)
    }

    #[test]
    fn small_worlds() {
        let nothing = Verdict::Unwinnable { why: Reason::NoMate };
        // The kings are shut in on either side of the wall.
        let wall = "1k6/8/1p1p1p1p/1P1P1P1P/8/8/8/1K6 w - - 0 1";
        assert_eq!(verdict_of(wall, 100_000), nothing);
        assert_eq!(verdict_of(wall, 100), Verdict::Undetermined);
        let Verdict::Winnable { line } = verdict_of("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", 100_000) else {
            panic!("mate in one")
        };
        assert_eq!(line.len(), 1, "the shortest line comes first");
    }

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
}
