//! Whether one side can force the goal: the search behind keys, tries and variations.

use super::aid::Aid;
use super::last::{Checks, all_reach, is_reached, is_reached_by, reaches_in_one};
use super::stipulation::{Goal, Kind, Stipulation};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tratto_board::{Move, MoveList, Position};

/// How far a search may go.
#[derive(Copy, Clone, Debug, Default)]
pub struct Limits<'a> {
    /// So many positions at most; none is no limit.
    pub nodes: Option<u64>,
    /// Set from outside to stop.
    pub stop: Option<&'a AtomicBool>,
    /// The size of the hash table, in mebibytes; 16 by default.
    pub hash: Option<usize>,
    /// The most solutions to return; `None` for all of them.
    pub solutions: Option<usize>,
}

impl Limits<'_> {
    /// Whether to stop after so many positions.
    pub(super) fn are_reached(&self, nodes: u64) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.nodes.is_some_and(|most| nodes > most)
    }
}

/// The search was stopped.
pub(super) struct Stopped;

pub(super) type Answer<T> = Result<T, Stopped>;

/// How often a search checks its limits, in nodes: a power of two.
const BATCH: u64 = 1024;

/// The greatest depth for which refutations are remembered.
const DEPTHS: usize = 64;

pub(super) struct Search<'a> {
    pub(super) kind: Kind,
    pub(super) goal: Goal,
    limits: Limits<'a>,
    nodes: u64,
    /// The nodes of all running searches, as far as they have been added.
    counted: &'a AtomicU64,
    judged: Vec<u64>,
    /// The defences that refuted something lately, for every number of moves.
    killers: [[Option<Move>; 2]; DEPTHS],
    /// The moves that solved something lately.
    solvers: [Option<Move>; DEPTHS],
    /// Whether pruning is off, for differential tests.
    pub(super) is_plain: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(stipulation: &Stipulation, limits: Limits<'a>, counted: &'a AtomicU64) -> Search<'a> {
        // Short play needs only a small hash table: clearing a large one would take longer than solving.
        let room = 1usize << (3 * stipulation.plies()).clamp(10, 40);
        let mebibytes = limits.hash.unwrap_or(16).clamp(1, 1 << 16);
        let entries = (mebibytes << 17).next_power_of_two().min(room);
        Search {
            kind: stipulation.kind(),
            goal: stipulation.goal(),
            limits,
            nodes: 0,
            counted,
            judged: vec![0; entries],
            killers: [[None; 2]; DEPTHS],
            solvers: [None; DEPTHS],
            is_plain: false,
        }
    }

    /// Whether some move reaches the goal.
    pub(super) fn reaches(&self, position: &Position) -> bool {
        if self.is_plain {
            return position.legal_moves().iter().any(|&m| is_reached_by(position, m, self.goal));
        }
        reaches_in_one(position, self.goal)
    }

    #[inline]
    pub(super) fn count(&mut self) -> Answer<()> {
        self.nodes += 1;
        if self.nodes & (BATCH - 1) == 0 { self.hand_in() } else { Ok(()) }
    }

    /// Adds the nodes to the common count, and checks whether to go on.
    #[cold]
    fn hand_in(&mut self) -> Answer<()> {
        let nodes = self.counted.fetch_add(BATCH, Ordering::Relaxed) + BATCH;
        if self.limits.are_reached(nodes) { Err(Stopped) } else { Ok(()) }
    }

    /// The nodes not added yet.
    pub(super) fn uncounted(&self) -> u64 {
        self.nodes & (BATCH - 1)
    }

    /// What is known of a position with so many moves to go; keys keep the last bit for the answer.
    #[inline]
    pub(super) fn known(&self, key: u64) -> Option<bool> {
        let entry = self.judged[key as usize & (self.judged.len() - 1)];
        ((entry ^ key) >> 1 == 0 && entry != 0).then_some(entry & 1 != 0)
    }

    #[inline]
    pub(super) fn remember(&mut self, key: u64, answer: bool) {
        let slot = key as usize & (self.judged.len() - 1);
        self.judged[slot] = key & !1 | u64::from(answer);
    }

    /// Whether the side to move solves in so many moves.
    pub(super) fn attack(&mut self, position: &Position, moves: u8) -> Answer<bool> {
        self.count()?;
        if self.kind == Kind::Direct && moves == 1 {
            return Ok(self.reaches(position));
        }
        let key = key(position, moves);
        if let Some(known) = self.known(key) {
            return Ok(known);
        }
        let answer = self.attack_anew(position, moves)?;
        self.remember(key, answer);
        Ok(answer)
    }

    fn attack_anew(&mut self, position: &Position, moves: u8) -> Answer<bool> {
        if self.kind == Kind::Reflex && self.reaches(position) {
            return Ok(false);
        }
        if moves == 1
            && !self.is_plain
            && self.goal == Goal::Mate
            && matches!(self.kind, Kind::Selfmate | Kind::Reflex)
        {
            return self.attack_last(position);
        }
        let depth = usize::from(moves) & (DEPTHS - 1);
        let list = position.legal_moves();
        let ranks = ranks(position, &list, self.solvers[depth]);
        for rank in 0..=LAST_RANK {
            for (&m, _) in list.iter().zip(&ranks).filter(|(_, of)| **of == rank) {
                let mut next = *position;
                next.play_unchecked(m);
                if self.solves(&next, moves)? {
                    self.solvers[depth] = Some(m);
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// The last move of the side that wants to be mated: it has to help to a mate in one at least.
    fn attack_last(&mut self, position: &Position) -> Answer<bool> {
        let mut aid = Aid::new(position);
        let mut list = MoveList::new();
        position.legal_moves_into(&mut list);
        for &m in &list {
            if !aid.may(position, m) {
                continue;
            }
            let mut next = *position;
            next.play_unchecked(m);
            if self.solves(&next, 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a move that led here solves, so many moves being allowed with it.
    pub(super) fn solves(&mut self, after: &Position, moves: u8) -> Answer<bool> {
        match self.kind {
            Kind::Direct if moves == 1 => Ok(is_reached(after, self.goal)),
            Kind::Direct => self.defend(after, moves - 1),
            _ => self.defend(after, moves),
        }
    }

    /// Whether no move of the side to move keeps the other from solving.
    ///
    /// In direct play `moves` is what the solver has left after the reply; in self and reflex play it counts the move just
    /// made, since the reply belongs to it.
    pub(super) fn defend(&mut self, position: &Position, moves: u8) -> Answer<bool> {
        self.count()?;
        if self.kind == Kind::Selfmate && moves == 1 && !self.is_plain {
            return Ok(all_reach(position, self.goal));
        }
        let mut list = MoveList::new();
        position.legal_moves_into(&mut list);
        if list.is_empty() {
            return Ok(self.kind == Kind::Direct && is_reached(position, self.goal));
        }
        match self.kind {
            Kind::Reflex if self.reaches(position) => return Ok(true),
            Kind::Reflex if moves == 1 => return Ok(false),
            _ => {}
        }
        let depth = usize::from(moves) & (DEPTHS - 1);
        let killers = self.killers[depth];
        for m in killers.into_iter().flatten() {
            if list.contains(&m) && !self.answered(position, m, moves)? {
                return Ok(false);
            }
        }
        for &m in &list {
            if !killers.contains(&Some(m)) && !self.answered(position, m, moves)? {
                self.killers[depth] = [Some(m), self.killers[depth][0]];
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a defence does not help.
    pub(super) fn answered(&mut self, position: &Position, defence: Move, moves: u8) -> Answer<bool> {
        let mut next = *position;
        next.play_unchecked(defence);
        match self.kind {
            Kind::Direct => self.attack(&next, moves),
            _ => {
                if is_reached(&next, self.goal) {
                    return Ok(true);
                }
                if moves == 1 { Ok(false) } else { self.attack(&next, moves - 1) }
            }
        }
    }
}

/// A key for a position with so many moves or plies to go.
#[inline]
pub(super) fn key(position: &Position, left: u8) -> u64 {
    position.hash() ^ u64::from(left).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The last place in the order of moves.
const LAST_RANK: u8 = 3;

/// In which order moves are tried: a wanted one first, then checks, then captures.
fn ranks(position: &Position, list: &MoveList, wanted: Option<Move>) -> [u8; 256] {
    let pieces = position.occupied();
    let checks = Checks::new(position, position.turn(), position.king(!position.turn()), pieces);
    let mut ranks = [LAST_RANK; 256];
    for (rank, &m) in ranks.iter_mut().zip(list) {
        *rank = if wanted == Some(m) {
            0
        } else if checks.may(position, m) {
            1
        } else if pieces.has(m.to()) {
            2
        } else {
            LAST_RANK
        };
    }
    ranks
}
