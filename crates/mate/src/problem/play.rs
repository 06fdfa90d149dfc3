//! Building the tree: keys, tries, set play, threats and variations.

use super::crew::Crew;
use super::last::is_reached;
use super::search::{Answer, Search};
use super::stipulation::Kind;
use super::tree::{Continuation, Try, Variation};
use tratto_board::{Move, Position};

/// The result of a first move.
pub(super) enum Merit {
    /// It solves.
    Key,
    /// These defences refute it, and no others: fewer than were counted to.
    Try(Vec<Move>),
    /// So many defences refute it, as far as they were counted; or it fails by itself.
    Refuted(Vec<Move>),
}

/// What a move threatens, and in how many moves.
struct Threats {
    moves: Vec<Move>,
    length: u8,
}

impl Threats {
    const NONE: Threats = Threats { moves: Vec::new(), length: 0 };
}

/// What would happen if the other side began.
pub(super) fn set_play(crew: &Crew<'_>, position: &Position, moves: u8, depth: u8) -> Answer<Vec<Variation>> {
    let before = position.pass();
    let defences = before.legal_moves();
    let parts = match position.is_check() || crew.is_direct() && moves < 2 {
        true => 0,
        false => defences.len(),
    };
    let found = crew
        .all(parts, |search, part| search.variation(&before, defences[part], moves, depth, &Threats::NONE))?;
    Ok(found.into_iter().filter(|variation| !variation.refutes()).collect())
}

impl Search<'_> {
    /// In how many moves at least a first move solves, if in no more than so many.
    pub(super) fn shortest(&mut self, position: &Position, first: Move, most: u8) -> Answer<Option<u8>> {
        for length in 1..=most {
            if matches!(self.merit(position, first, length, 1)?, Merit::Key) {
                return Ok(Some(length));
            }
        }
        Ok(None)
    }

    /// Looks at a first move: whether it solves, and if not, the refutations, up to so many.
    pub(super) fn merit(
        &mut self,
        position: &Position,
        first: Move,
        moves: u8,
        most: usize,
    ) -> Answer<Merit> {
        let mut after = *position;
        after.play_unchecked(first);
        let replies = after.legal_moves();
        if replies.is_empty() || self.kind == Kind::Direct && moves == 1 {
            let solved = self.kind == Kind::Direct && is_reached(&after, self.goal);
            return Ok(if solved { Merit::Key } else { Merit::Refuted(replies.to_vec()) });
        }
        let left = self.left_to_answer(moves);
        let mut refutations = Vec::new();
        // Where the reply has to reach the goal if it can, the others do not count.
        if self.kind == Kind::Reflex && self.reaches(&after) {
            return Ok(Merit::Key);
        }
        for &reply in &replies {
            if !self.answered(&after, reply, left)? {
                refutations.push(reply);
                if refutations.len() >= most {
                    break;
                }
            }
        }
        Ok(match refutations.len() {
            0 => Merit::Key,
            few if few < most => Merit::Try(refutations),
            _ => Merit::Refuted(refutations),
        })
    }

    fn left_to_answer(&self, moves: u8) -> u8 {
        if self.kind == Kind::Direct { moves - 1 } else { moves }
    }

    /// A move that solves or nearly does, with all its play.
    pub(super) fn continuation(
        &mut self,
        position: &Position,
        played: Move,
        moves: u8,
        depth: u8,
    ) -> Answer<Continuation> {
        let mut after = *position;
        after.play_unchecked(played);
        let mut continuation = Continuation { played, threats: Vec::new(), variations: Vec::new() };
        let replies = after.legal_moves();
        if replies.is_empty() || depth == 0 || self.kind == Kind::Direct && moves == 1 {
            return Ok(continuation);
        }
        let mut threats = Threats::NONE;
        if self.kind == Kind::Direct && !after.is_check() {
            (continuation.threats, threats.length) =
                self.continuations(&after.pass(), moves - 1, depth - 1)?;
            threats.moves = continuation.threats.iter().map(|threat| threat.played).collect();
        }
        for &defence in &replies {
            let variation = self.variation(&after, defence, moves, depth, &threats)?;
            continuation.variations.push(variation);
        }
        Ok(continuation)
    }

    /// A defence and what answers it.
    fn variation(
        &mut self,
        position: &Position,
        defence: Move,
        moves: u8,
        depth: u8,
        threats: &Threats,
    ) -> Answer<Variation> {
        let mut next = *position;
        next.play_unchecked(defence);
        let reaches_goal = self.kind != Kind::Direct && is_reached(&next, self.goal);
        let lets_threat = !reaches_goal && self.lets(&next, threats)?;
        let continuations = if reaches_goal || lets_threat || moves == 1 {
            Vec::new()
        } else {
            self.continuations(&next, moves - 1, depth - 1)?.0
        };
        Ok(Variation { defence, continuations, reaches_goal, lets_threat })
    }

    /// Whether every threat can still be carried out, in the moves it needs.
    fn lets(&mut self, position: &Position, threats: &Threats) -> Answer<bool> {
        let moves = position.legal_moves();
        for &threat in &threats.moves {
            let mut after = *position;
            if !moves.contains(&threat) {
                return Ok(false);
            }
            after.play_unchecked(threat);
            if !self.solves(&after, threats.length)? {
                return Ok(false);
            }
        }
        Ok(!threats.moves.is_empty())
    }

    /// Every move that solves from here, and in how many moves. What ends the play sooner than it might hides the longer ways.
    fn continuations(
        &mut self,
        position: &Position,
        moves: u8,
        depth: u8,
    ) -> Answer<(Vec<Continuation>, u8)> {
        let mut found = Vec::new();
        if self.kind == Kind::Reflex && self.reaches(position) {
            return Ok((found, 0));
        }
        // The shortest continuation is the play; a longer one beside it is not a dual.
        for length in 1..=moves {
            for &m in &position.legal_moves() {
                let mut after = *position;
                after.play_unchecked(m);
                if self.solves(&after, length)? {
                    found.push(self.continuation(position, m, length, depth)?);
                }
            }
            if !found.is_empty() {
                return Ok((found, length));
            }
        }
        Ok((found, 0))
    }

    /// A try with its play.
    pub(super) fn attempt(
        &mut self,
        position: &Position,
        first: Move,
        refutations: Vec<Move>,
        moves: u8,
        depth: u8,
    ) -> Answer<Try> {
        Ok(Try { play: self.continuation(position, first, moves, depth)?, refutations })
    }
}
