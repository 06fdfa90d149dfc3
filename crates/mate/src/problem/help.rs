//! Help play: all lines of exactly the asked length.

use super::search::{Answer, Search, Stopped, each_reaching, key};
use super::stipulation::Kind;
use tratto_board::{Move, Position};

/// More lines than this nobody reads.
pub(super) const MOST_LINES: usize = 10_000;

/// All lines of so many plies; false if the search was stopped or there are too many.
pub(super) fn lines(
    search: &mut Search<'_>,
    position: &Position,
    plies: u32,
    found: &mut Vec<Vec<Move>>,
) -> bool {
    let mut line = Vec::with_capacity(plies as usize);
    let plies = u8::try_from(plies).unwrap_or(u8::MAX);
    match search.kind {
        Kind::SeriesHelp => search.series(position, plies, &mut line, found).is_ok(),
        _ => search.help(position, plies, &mut line, found).is_ok(),
    }
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
            return finish(self, position, line, found);
        }
        let key = key(position, plies);
        if self.known(key) == Some(false) {
            return Ok(false);
        }
        let mut any = false;
        for &m in &position.legal_moves() {
            let mut next = *position;
            next.play_unchecked(m);
            line.push(m);
            let some = self.help(&next, plies - 1, line, found);
            line.pop();
            any |= some?;
        }
        if !any {
            self.remember(key, false);
        }
        Ok(any)
    }

    /// The same where Black moves until the last ply. Only the last of its moves may give check.
    fn series(
        &mut self,
        position: &Position,
        plies: u8,
        line: &mut Vec<Move>,
        found: &mut Vec<Vec<Move>>,
    ) -> Answer<bool> {
        self.count()?;
        let key = key(position, plies);
        if self.known(key) == Some(false) {
            return Ok(false);
        }
        let mut any = false;
        for &m in &position.legal_moves() {
            let mut next = *position;
            next.play_unchecked(m);
            line.push(m);
            let some = if plies == 2 {
                finish(self, &next, line, found)
            } else if next.is_check() {
                Ok(false)
            } else {
                self.series(&next.pass(), plies - 1, line, found)
            };
            line.pop();
            any |= some?;
        }
        if !any {
            self.remember(key, false);
        }
        Ok(any)
    }
}

fn finish(
    search: &mut Search<'_>,
    position: &Position,
    line: &mut Vec<Move>,
    found: &mut Vec<Vec<Move>>,
) -> Answer<bool> {
    let before = found.len();
    each_reaching(position, search.goal, |m| {
        line.push(m);
        found.push(line.clone());
        line.pop();
        true
    });
    if found.len() > MOST_LINES { Err(Stopped) } else { Ok(found.len() > before) }
}
