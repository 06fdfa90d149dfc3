//! The seam to `tratto-mate`: whether a side can mate by any series of legal moves.

use crate::game::Game;
use std::fmt;
use std::sync::Arc;
use tratto_board::{Color, Move, Position};
use tratto_mate::winnable::{self, Budget, Verdict, dead_watched, verdict_watched, verdict_with_watched};

/// A search has room for one position for every so many that it may look at.
const LOOKED_AT_PER_ROOM: u64 = 8;
/// The least room, for some 50 megabytes.
const LEAST_ROOM: u32 = 250_000;

/// What an effort is worth: so many positions looked at, and memory in proportion, since a server judges several games at once. Both come from
/// the one number that is in the log.
fn budget(effort: u64) -> Budget {
    let room = u32::try_from(effort / LOOKED_AT_PER_ROOM).unwrap_or(u32::MAX);
    Budget::nodes(effort).in_room(room.max(LEAST_ROOM))
}

/// Whether a side can mate by any series of legal moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum CanMate {
    Yes,
    No,
    /// Not decided within the effort allowed.
    Unknown,
}

impl From<Verdict> for CanMate {
    fn from(verdict: Verdict) -> CanMate {
        match verdict {
            Verdict::Winnable { .. } => CanMate::Yes,
            Verdict::Unwinnable { .. } => CanMate::No,
            Verdict::Undetermined => CanMate::Unknown,
        }
    }
}

/// Who waits for the answers: told how much more has been looked at, he says whether to go on. It is no part of what the game is.
#[derive(Clone, Default)]
pub(crate) struct Patience(Option<Arc<Watch>>);

/// Told how many more positions have been looked at; says whether to go on.
type Watch = dyn Fn(u64) -> bool + Send + Sync;

impl Patience {
    pub(crate) fn of(watch: impl Fn(u64) -> bool + Send + Sync + 'static) -> Patience {
        Patience(Some(Arc::new(watch)))
    }

    /// For one question: it counts from nothing each time a search begins.
    fn watch(&self) -> impl FnMut(u64) -> bool + '_ {
        let mut told = 0;
        move |nodes| {
            let more = nodes.checked_sub(told).unwrap_or(nodes);
            told = nodes;
            self.0.as_ref().is_none_or(|watch| watch(more))
        }
    }
}

impl PartialEq for Patience {
    fn eq(&self, _: &Patience) -> bool {
        true
    }
}

impl fmt::Debug for Patience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Patience")
    }
}

impl Game {
    /// The same game for somebody who waits for its rulings and may lose patience. Whenever it has to be found out whether a side can mate, `watch` is
    /// told now and then how many more positions have been looked at, and says whether to go on; where it does not, the question is
    /// left undetermined, as if the effort had been spent.
    ///
    /// ```
    /// use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
    /// use tratto_laws::{Edition, Event, Game, Regulations};
    /// let spent = std::sync::Arc::new(AtomicU64::new(0));
    /// let total = std::sync::Arc::clone(&spent);
    /// let watch = move |more| total.fetch_add(more, Relaxed) + more < 2_000_000;
    /// let mut game = Game::new(Regulations::new(Edition::NEWEST))?.watched(watch);
    /// for act in ["white arrives", "black arrives", "arbiter starts", "white plays e2e4"] {
    ///     game.apply(&Event::new(game.now(), act.parse()?))?;
    /// }
    /// assert!(spent.load(Relaxed) < 1_000, "mates are easily found here");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn watched(mut self, watch: impl Fn(u64) -> bool + Send + Sync + 'static) -> Game {
        self.patience = Patience::of(watch);
        self
    }

    /// Whether a side can mate by any series of legal moves, within the effort allowed.
    pub(crate) fn can_mate(&self, position: &Position, side: Color) -> CanMate {
        let budget = budget(self.regulations.effort);
        verdict_watched(position, side, budget, &mut self.patience.watch()).into()
    }

    /// The same where the player on move is bound to certain moves.
    pub(crate) fn can_mate_after(&self, position: &Position, side: Color, moves: &[Move]) -> CanMate {
        let budget = budget(self.regulations.effort);
        verdict_with_watched(position, side, moves, budget, &mut self.patience.watch()).into()
    }

    /// Whether nobody can mate; `None` where the effort does not decide it.
    #[inline]
    pub(crate) fn is_dead(&self, position: &Position) -> Option<bool> {
        dead_watched(position, budget(self.regulations.effort), &mut self.patience.watch())
    }

    /// Whether nobody can mate in the position that a move has led to; `None` where the effort does not decide it.
    #[inline]
    pub(crate) fn is_dead_after(&mut self, m: Option<Move>, position: &Position) -> Option<bool> {
        let budget = budget(self.regulations.effort);
        self.alive.0.is_dead_watched(m, position, budget, &mut self.patience.watch())
    }
}

/// What a game remembers to answer sooner whether its position is dead. It is no part of what the game is: games are equal whatever they
/// remember.
#[derive(Clone, Default)]
pub(crate) struct Alive(winnable::Alive);

impl PartialEq for Alive {
    fn eq(&self, _: &Alive) -> bool {
        true
    }
}

impl fmt::Debug for Alive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Alive")
    }
}
