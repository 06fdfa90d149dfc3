//! Help play: all lines of exactly the asked length.

use super::aid::Aid;
use super::crew::Crew;
use super::last::{each_reaching, is_reached_by};
use super::search::{Answer, Search, Stopped, key};
use super::stipulation::{Goal, Kind, Stipulation};
use tratto_board::{Move, MoveList, Position};

/// The most lines that are returned.
const MOST_LINES: usize = 10_000;

/// The lines of this many plies, and whether they are complete: the search may have been stopped, or there may be too many.
pub(super) fn lines(crew: &Crew<'_>, position: &Position, plies: u32) -> (Vec<Vec<Move>>, bool) {
    let plies = u8::try_from(plies).unwrap_or(u8::MAX);
    let first_moves = position.legal_moves();
    let parts = if plies == 1 { 1 } else { first_moves.len() };
    let found = crew.each(parts, |search, part| {
        let mut found = Vec::new();
        // What was found before a stop is correct, and is returned.
        let finished = match plies {
            1 => search.help(position, plies, &mut Vec::new(), &mut found),
            _ => search.help_after(position, first_moves[part], plies, &mut Vec::new(), &mut found),
        };
        Ok((found, finished.is_ok()))
    });
    let mut lines = Vec::new();
    let mut is_complete = true;
    for part in found {
        let (some, finished) = part.unwrap_or_default();
        lines.extend(some);
        is_complete &= finished;
    }
    is_complete &= lines.len() <= MOST_LINES;
    (lines, is_complete)
}

/// What would happen if the other side began: the lines without their first half-move, those that end sooner among them. In a series White
/// would mate at once.
pub(super) fn set_lines(
    crew: &Crew<'_>,
    position: &Position,
    stipulation: &Stipulation,
) -> (Vec<Vec<Move>>, bool) {
    let longest = match stipulation.kind() {
        Kind::SeriesHelp => 1,
        _ => stipulation.plies() - 1,
    };
    let (mut found, mut is_complete) = (Vec::new(), true);
    // A side in check cannot leave the move to the other.
    if longest == 0 || position.is_check() {
        return (found, is_complete);
    }
    for plies in (1..=longest).filter(|plies| plies % 2 == longest % 2) {
        let (lines, finished) = lines(crew, &position.pass(), plies);
        found.extend(lines);
        is_complete &= finished;
    }
    (found, is_complete)
}

impl Search<'_> {
    /// Collects the lines from here; true if there are any.
    fn help(
        &mut self,
        position: &Position,
        plies: u8,
        line: &mut Vec<Move>,
        found: &mut Vec<Vec<Move>>,
    ) -> Answer<bool> {
        self.count()?;
        if plies == 1 {
            return self.finish(position, line, found);
        }
        let key = key(position, plies);
        if self.known(key) == Some(false) {
            return Ok(false);
        }
        let mut any = false;
        let mut list = MoveList::new();
        position.legal_moves_into(&mut list);
        let mut aid = (plies == 2 && self.goal == Goal::Mate && !self.is_plain).then(|| Aid::new(position));
        for &m in &list {
            if aid.as_mut().is_some_and(|aid| !aid.may(position, m)) {
                continue;
            }
            any |= self.help_after(position, m, plies, line, found)?;
        }
        if !any {
            self.remember(key, false);
        }
        Ok(any)
    }

    /// The lines that begin with a move. In a series Black moves until the last ply, and only the last of its moves may give check.
    fn help_after(
        &mut self,
        position: &Position,
        m: Move,
        plies: u8,
        line: &mut Vec<Move>,
        found: &mut Vec<Vec<Move>>,
    ) -> Answer<bool> {
        let mut next = *position;
        next.play_unchecked(m);
        if self.kind == Kind::SeriesHelp && plies > 2 {
            if next.is_check() {
                return Ok(false);
            }
            next = next.pass();
        }
        line.push(m);
        let any = self.help(&next, plies - 1, line, found);
        line.pop();
        any
    }

    fn finish(
        &mut self,
        position: &Position,
        line: &mut Vec<Move>,
        found: &mut Vec<Vec<Move>>,
    ) -> Answer<bool> {
        let before = found.len();
        let mut keep = |m: Move| {
            line.push(m);
            found.push(line.clone());
            line.pop();
            true
        };
        if self.is_plain {
            let moves = position.legal_moves();
            moves.iter().filter(|m| is_reached_by(position, **m, self.goal)).for_each(|&m| {
                keep(m);
            });
        } else {
            each_reaching(position, self.goal, keep);
        }
        if found.len() > MOST_LINES { Err(Stopped) } else { Ok(found.len() > before) }
    }
}
