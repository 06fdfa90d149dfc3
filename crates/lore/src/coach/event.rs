//! What happened in a game that one move alone does not show: gambits, castling, an early queen, a castled position torn open.

use super::played::most_lost;
use super::{Advice, Saying};
use crate::evidence::{Evidence, Part, Truth};
use crate::exchange::{balance, captured, exchange};
use crate::fact::Concept;
use crate::opening::{Development, Gambit, gambits, named};
use tratto_board::{Color, File, Move, Position, Rank, Role, Square};

/// Something that happened. The side told of is the one that moved.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Event {
    /// It offered a pawn in the opening, which was taken and not won back soon, or whose position is called a gambit.
    Gambit {
        /// With which of its moves.
        at: u16,
        /// Whether it was taken at once.
        accepted: bool,
        /// Whether it answers an offer of the other side.
        counters: bool,
    },
    /// It castled as the second, so that both have.
    Castled {
        /// Whether to the same side.
        same_side: bool,
    },
    /// Its queen came out before its sixth move, with three minor pieces at home, and a move that brought out a minor piece attacked her.
    EarlyQueen {
        /// With which of its moves.
        at: u16,
    },
    /// It gave more than a pawn for a pawn before the castled king, and in the moves that follow mates or has as much as before.
    Demolition {
        /// Whether it mates.
        mates: bool,
    },
}

impl Event {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Event::Gambit { .. } => "gambit",
            Event::Castled { .. } => "castled-both",
            Event::EarlyQueen { .. } => "early-queen",
            Event::Demolition { .. } => "demolition",
        }
    }
}

/// A game with the positions before each move and after the last.
struct Played<'g> {
    positions: &'g [Position],
    moves: &'g [Move],
}

/// All that happened, in the order of the game. The moves of each are those of the game.
pub(super) fn events(positions: &[Position], moves: &[Move]) -> Vec<(usize, Advice)> {
    let game = Played { positions, moves };
    let mut found = game.gambits();
    found.extend(game.castled());
    found.extend((0..moves.len()).filter_map(|ply| Some((ply, game.early_queen(ply)?))));
    found.extend(game.demolitions());
    found.sort_by_key(|(ply, _)| *ply);
    found
}

/// Whether an opening is called a gambit.
fn is_gambit(name: &str) -> bool {
    name.to_ascii_lowercase().contains("gambit")
}

/// With so many moves at most the queen comes out early, and so many minor pieces are then at home at least.
const EARLY: u32 = 5;
const AT_HOME: u32 = 3;
/// Within so many half-moves a developing move attacks her.
const CHASED_WITHIN: usize = 4;
/// So many half-moves of the game show whether what was given for a pawn before the king comes back.
const LINE: usize = 11;

impl Played<'_> {
    fn tell(&self, ply: usize, event: Event, evidence: Evidence) -> Option<Advice> {
        let at = &self.positions[ply];
        Advice::new(at, at.turn(), Saying::Event(event), Truth::Line, evidence)
    }

    fn gambits(&self) -> Vec<(usize, Advice)> {
        let Some(start) = self.positions.first() else { return Vec::new() };
        let told = |one: Gambit| {
            let second = usize::from(one.by != start.turn());
            let ply = 2 * (usize::from(one.at) - 1) + second;
            // What is not taken may have been overlooked: there the name of the opening decides.
            let is_named =
                || named(&self.positions[ply + 1]).is_some_and(|opening| is_gambit(opening.english));
            if !one.accepted && !is_named() {
                return None;
            }
            let event = Event::Gambit { at: one.at, accepted: one.accepted, counters: one.counters };
            Some((ply, self.tell(ply, event, one.evidence)?))
        };
        // Offers are counted from White's first move.
        let found = if start.turn().is_white() { gambits(start, self.moves) } else { Ok(Vec::new()) };
        let found = found.unwrap_or_default();
        found.into_iter().filter_map(told).collect()
    }

    fn castled(&self) -> Option<(usize, Advice)> {
        let of = |color: Color| {
            (0..self.moves.len())
                .find(|&ply| self.moves[ply].is_castling() && self.positions[ply].turn() == color)
        };
        let (white, black) = (of(Color::White)?, of(Color::Black)?);
        let ply = white.max(black);
        let to = [white, black].map(|ply| self.moves[ply].destination());
        let evidence = Evidence::about(to[0]).with(Part::Subject, to[1]).by([self.moves[ply]]);
        Some((ply, self.tell(ply, Event::Castled { same_side: to[0].file() == to[1].file() }, evidence)?))
    }

    fn early_queen(&self, ply: usize) -> Option<Advice> {
        let (before, m) = (&self.positions[ply], self.moves[ply]);
        let us = before.turn();
        let number = u32::from(before.fullmoves());
        let home = Square::new(File::D, Rank::First.from_side(us));
        if number > EARLY || m.from() != home || before.role_at(home) != Some(Role::Queen) {
            return None;
        }
        let at_home = Development::of(before, us).evidence.squares(Part::Target);
        if at_home.len() < AT_HOME {
            return None;
        }
        let replies = (ply + 1..self.moves.len()).step_by(2).take(CHASED_WITHIN / 2);
        let chased = replies.take_while(|&at| self.queen_stays(ply + 1, at, m.to())).find(|&at| {
            let (then, reply) = (&self.positions[at], self.moves[at]);
            let develops = Development::of(then, !us).evidence.squares(Part::Target).has(reply.from());
            let attackers = self.positions[at + 1].attackers(m.to(), !us);
            develops && attackers.has(reply.to())
        })?;
        let evidence = Evidence::about(home)
            .with(Part::Key, m.to())
            .with(Part::Target, at_home)
            .with(Part::Attacker, self.moves[chased].to())
            .by(self.moves[ply..=chased].iter().copied());
        self.tell(ply, Event::EarlyQueen { at: number as u16 }, evidence)
    }

    /// Whether the queen stands still on a square from one half-move to another.
    fn queen_stays(&self, from: usize, to: usize, square: Square) -> bool {
        (from..=to).all(|at| self.positions[at].role_at(square) == Some(Role::Queen))
            && (from..to).all(|at| self.moves[at].from() != square && self.moves[at].to() != square)
    }

    /// Each king's position is torn open once.
    fn demolitions(&self) -> Vec<(usize, Advice)> {
        let mut found: Vec<(usize, Advice)> = Vec::new();
        for ply in 0..self.moves.len() {
            let side = self.positions[ply].turn();
            if found.iter().any(|(_, advice)| advice.side() == side) {
                continue;
            }
            found.extend(self.demolition(ply).map(|advice| (ply, advice)));
        }
        found
    }

    fn demolition(&self, ply: usize) -> Option<Advice> {
        let (before, m) = (&self.positions[ply], self.moves[ply]);
        let us = before.turn();
        let is_taken = self.moves.get(ply + 1).is_some_and(|reply| reply.to() == m.to());
        if captured(before, m) != Some(Role::Pawn) || !is_taken || exchange(before, m) >= 0 {
            return None;
        }
        let shield = Concept::KingShield.of(before, !us);
        let shield = shield.first().filter(|fact| fact.evidence.squares(Part::Defender).has(m.to()))?;
        let king = shield.evidence.subject()?;
        let had = balance(before, us);
        let last = self.moves.len().min(ply + LINE);
        // After a move of ours: a mate, or as much as before even after the best exchange.
        let end = (ply + 2..last).step_by(2).find(|&at| {
            let after = &self.positions[at + 1];
            after.is_checkmate() || balance(after, us) - most_lost(after) >= had
        })?;
        let evidence = Evidence::about(m.from())
            .with(Part::Key, m.to())
            .with(Part::Target, king)
            .by(self.moves[ply..=end].iter().copied());
        self.tell(ply, Event::Demolition { mates: self.positions[end + 1].is_checkmate() }, evidence)
    }
}
