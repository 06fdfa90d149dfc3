//! A line that shows what a move misses or allows, and the motifs in it.

use super::Source;
use crate::evidence::Truth;
use crate::exchange::balance;
use crate::fact::threats;
use crate::line::Line;
use crate::motif::{Seen, motifs};
use tratto_board::{Move, Position};

/// A line with its motifs.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// The line, from the position in which its side is to move.
    pub line: Line,
    /// The motifs of the side that begins, move by move.
    pub motifs: Vec<Seen>,
    /// How it is known that the line is good: by exchange, by proof, or an engine's opinion.
    pub truth: Truth,
    /// Whose opinion it is, if it is one.
    pub source: Option<Source>,
}

/// Of a longer line so many moves of its side are shown at most.
const LONGEST: usize = 5;

impl Refutation {
    /// The line of these moves after a move that was played, cut where it has won what it wins.
    pub(super) fn after(
        before: &Position,
        played: Move,
        moves: &[Move],
        truth: Truth,
        source: Option<Source>,
    ) -> Option<Refutation> {
        let start = before.play(played).ok()?;
        let until = |end: usize| {
            let line = [played].into_iter().chain(moves[..end].iter().copied());
            Some(Refutation::of(Line::after(*before, line).ok()?, truth, source.clone()))
        };
        Refutation::telling(&start, moves, until)
    }

    /// The line of these moves.
    pub(super) fn from(
        start: &Position,
        moves: &[Move],
        truth: Truth,
        source: Option<Source>,
    ) -> Option<Refutation> {
        let until = |end: usize| {
            let line = Line::new(*start, moves[..end].iter().copied()).ok()?;
            Some(Refutation::of(line, truth, source.clone()))
        };
        Refutation::telling(start, moves, until)
    }

    /// The line up to where it has won what it wins; or, where no motif shows in that, as far as it is shown at most.
    fn telling(
        start: &Position,
        moves: &[Move],
        until: impl Fn(usize) -> Option<Refutation>,
    ) -> Option<Refutation> {
        let end = settled(start, moves)?;
        let short = until(end)?;
        let longest = moves.len().min(2 * LONGEST - 1);
        // The line ends with a move of its side.
        let longest = longest - (1 - longest % 2);
        if !short.motifs.is_empty() || longest <= end {
            return Some(short);
        }
        until(longest).filter(|long| !long.motifs.is_empty()).or(Some(short))
    }

    /// The whole line of these moves, which ends in mate.
    pub(super) fn to_mate(start: &Position, moves: impl IntoIterator<Item = Move>) -> Option<Refutation> {
        let line = Line::new(*start, moves).ok().filter(|line| line.last().is_checkmate())?;
        Some(Refutation::of(line, Truth::Proof, None))
    }

    fn of(line: Line, truth: Truth, source: Option<Source>) -> Refutation {
        let solver = line.solver();
        let motifs = motifs(&line).into_iter().filter(|seen| seen.by == solver).collect();
        Refutation { line, motifs, truth, source }
    }
}

/// How much of a line is needed: up to the mate, or to the move of its side after which it is ahead of what it had even if the other side
/// takes the most it can; else up to its longest. None if there is no move.
fn settled(start: &Position, moves: &[Move]) -> Option<usize> {
    let us = start.turn();
    let had = balance(start, us);
    let mut at = *start;
    let mut last = None;
    for (index, &m) in moves.iter().enumerate().take(2 * LONGEST - 1) {
        at = at.play(m).ok()?;
        if index % 2 == 1 {
            continue;
        }
        last = Some(index + 1);
        let lost = threats(&at, !us).first().map_or(0, |threat| threat.gain);
        if at.is_checkmate() || !at.is_check() && balance(&at, us) - lost > had {
            break;
        }
    }
    last
}
