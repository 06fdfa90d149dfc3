//! Acts on a game. Once begun, an act runs to completion even if the client disconnects.

use super::live::LiveGame;
use super::play::{ActByRole, GameInPlay, PendingEvents};
use super::registry::{GameRegistry, color_of};
use super::replay::Visitor;
use super::{fits_online, permits};
use crate::error::ServerError;
use crate::guard::Peer;
use crate::store::EventRow;
use crate::wire::{ActRequest, Mode, Role};
use futures_util::FutureExt as _;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use tokio::sync::OwnedMutexGuard;
use tratto_laws::{Act, ArbiterAct, Occurrence, PlayerAct, Status};

/// The longest text of an act.
const LONGEST: usize = 300;

/// How often loading a game is retried if another request has just failed in it.
const TRIES: usize = 3;

/// The result of an act.
#[derive(Default)]
pub(crate) struct Acted {
    pub(crate) seq: u64,
    pub(crate) at: u64,
    /// The events and their results.
    pub(crate) rows: Vec<EventRow>,
    pub(crate) happened: Vec<Occurrence>,
}

/// Runs work in a detached task: dropping the future does not stop it.
pub(crate) async fn run_detached<T: Send + 'static>(
    work: impl Future<Output = Result<T, ServerError>> + Send + 'static,
) -> Result<T, ServerError> {
    tokio::spawn(work).await.map_err(ServerError::internal)?
}

impl GameRegistry {
    /// Carries out an act that somebody submits.
    pub(crate) async fn act(
        self: &Arc<Self>,
        id: &str,
        peer: Peer,
        role: Role,
        request: ActRequest,
    ) -> Result<Acted, ServerError> {
        if request.act.len() > LONGEST {
            return Err(ServerError::BadValue { field: "act" });
        }
        let act: Act = request.act.parse()?;
        if !permits(role, &act) {
            return Err(ServerError::Forbidden { role, act: act.to_string() });
        }
        let (live, mut guard) = self.lock_current(id, Visitor::of(peer, role)).await?;
        if guard.settings.new.mode == Mode::Online && !fits_online(&act) {
            return Err(ServerError::NotOnline { act: act.to_string() });
        }
        if guard.seq != request.expected_seq {
            return Err(ServerError::Conflict { seq: guard.seq });
        }
        guard.check_cap(role, &act)?;
        guard.payer = Some(peer);
        let now = guard.now(&self.time);
        if let (Act::AgreeToCorrect, Some(color)) = (&act, color_of(role)) {
            if *guard.game.status() == Status::Running && !guard.propose(color) {
                live.tell_time(guard.seq, guard.time_passed(now, &live.languages())?);
                return Ok(Acted { seq: guard.seq, at: now, ..Acted::default() });
            }
            return Ok(self.perform(&live, guard, vec![(role, act)], now).await?.1);
        }
        let effort = if may_take_long(&act) { Effort::LongIfPaid } else { Effort::Short };
        let languages = live.languages();
        let work = move |table: &mut GameInPlay| {
            let mut acts = Vec::new();
            // A player's own act ends the wait for him: his clock runs on.
            if table.awaited().is_some() && table.awaited() == color_of(role) {
                acts.push((Role::Server, Act::Arbiter(ArbiterAct::Restart)));
            }
            acts.extend(table.expand(role, act, request.offer_draw)?);
            table.take(acts, now, now, &languages)
        };
        Ok(self.work(&live, guard, effort, work).await?.1)
    }

    /// Locks a game with everything overdue done; reloads it if another request has failed in it.
    async fn lock_current(
        self: &Arc<Self>,
        id: &str,
        visitor: Visitor,
    ) -> Result<(Arc<LiveGame>, OwnedMutexGuard<GameInPlay>), ServerError> {
        let mut tries = TRIES;
        loop {
            let live = self.open(id, visitor).await?;
            match self.lock(&live).await {
                Err(ServerError::Reload) if tries > 0 => tries -= 1,
                Err(error) => return Err(error),
                Ok(guard) => return Ok((live, guard)),
            }
        }
    }

    /// Somebody joins: a player is let in, and clocks that waited for him run on.
    pub(crate) async fn join(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        peer: Peer,
        role: Role,
    ) -> Result<(), ServerError> {
        let mut guard = self.lock(live).await?;
        let Some(color) = color_of(role) else { return Ok(()) };
        guard.payer = Some(peer);
        let acts = if guard.awaited() == Some(color) {
            vec![(Role::Server, Act::Arbiter(ArbiterAct::Restart))]
        } else if !guard.has_arrived(color) && !guard.is_finished() {
            guard.arrival(color)
        } else {
            return Ok(());
        };
        let now = guard.now(&self.time);
        self.perform(live, guard, acts, now).await?;
        Ok(())
    }

    /// Applies acts and stores them; clients are told when they are on disk.
    pub(super) async fn perform(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        guard: OwnedMutexGuard<GameInPlay>,
        acts: Vec<ActByRole>,
        at: u64,
    ) -> Result<(OwnedMutexGuard<GameInPlay>, Acted), ServerError> {
        let now = guard.now(&self.time);
        let languages = live.languages();
        let work = move |table: &mut GameInPlay| table.take(acts, at, now, &languages);
        self.work(live, guard, Effort::Long, work).await
    }

    /// Applies a change, stores it and broadcasts it, in a detached task that no disconnect can interrupt.
    async fn work(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        guard: OwnedMutexGuard<GameInPlay>,
        effort: Effort,
        work: impl FnOnce(&mut GameInPlay) -> Result<PendingEvents, ServerError> + Send + 'static,
    ) -> Result<(OwnedMutexGuard<GameInPlay>, Acted), ServerError> {
        let (registry, live) = (Arc::clone(self), Arc::clone(live));
        run_detached(async move {
            let change = AssertUnwindSafe(registry.change(&live, guard, effort, work)).catch_unwind().await;
            let done =
                change.unwrap_or_else(|_| Err(Failed::Unsettled(ServerError::internal("an act fell over"))));
            if let Err(Failed::Unsettled(_)) = &done {
                // Memory and disk may differ: unload the game, so that the next request reloads it.
                registry.forget(&live);
            }
            done.map_err(Failed::reason)
        })
        .await
    }

    async fn change(
        &self,
        live: &LiveGame,
        mut guard: OwnedMutexGuard<GameInPlay>,
        effort: Effort,
        work: impl FnOnce(&mut GameInPlay) -> Result<PendingEvents, ServerError> + Send + 'static,
    ) -> Result<(OwnedMutexGuard<GameInPlay>, Acted), Failed> {
        let payer = guard.payer;
        // Nothing has changed yet: without a permit the change is refused.
        let turn = match effort {
            Effort::Short => None,
            Effort::Long => Some(self.judging.take(payer).await.map_err(Failed::Refused)?),
            Effort::LongIfPaid => Some(self.judging.take_paid(payer).await.map_err(Failed::Refused)?),
        };
        guard.unsettled = true;
        let work = move || {
            let step = work(&mut guard);
            // A refused change has been rolled back.
            if step.is_err() {
                guard.unsettled = false;
            }
            (guard, step)
        };
        let (mut guard, step) = match turn {
            Some(turn) => turn.run(work).await.map_err(Failed::Unsettled)?,
            None => work(),
        };
        let PendingEvents { before, rows, head, happened, text } = step.map_err(Failed::Refused)?;
        let (seq, at, rings_at) = (head.seq, head.last_at, guard.rings_at());
        // Before it is stored: advice about the new position would help a player who already sees it.
        self.playing.note_head(guard.number, &head);
        let stored = self.store.append(guard.number, before, rows.clone(), head).await;
        stored.map_err(|error| Failed::Unsettled(error.into()))?;
        guard.unsettled = false;
        live.touch(self.time.now());
        self.timer.arm(&live.id, rings_at);
        live.tell_events(seq, text);
        Ok((guard, Acted { seq, at, rows, happened }))
    }
}

/// What a change may cost.
#[derive(Copy, Clone)]
enum Effort {
    /// It never takes long.
    Short,
    /// The Laws may have to think. It is done in any case.
    Long,
    /// The same, but it is refused if the address has used up its time.
    LongIfPaid,
}

/// Why an act failed.
enum Failed {
    /// Refused: nothing has changed.
    Refused(ServerError),
    /// Failed half-way: the state cannot be trusted.
    Unsettled(ServerError),
}

impl Failed {
    fn reason(self) -> ServerError {
        let (Failed::Refused(error) | Failed::Unsettled(error)) = self;
        error
    }
}

/// Whether the Laws may have to find out whether a side can mate, which takes long and must not block a worker thread. Touches,
/// presses and offers never need it.
fn may_take_long(act: &Act) -> bool {
    let Act::Player(_, act) = act else { return true };
    !matches!(
        act,
        PlayerAct::Touch { .. }
            | PlayerAct::TouchBoth { .. }
            | PlayerAct::Press(_)
            | PlayerAct::Offer(_)
            | PlayerAct::Refuse
            | PlayerAct::Record(_)
    )
}
