//! The state of a game in play: the Laws' own state, and a few facts that the server adds.

use super::cap::{Caps, SinceMove};
use super::live::Localized;
use super::matter::{Matter, calls_arbiter};
use super::settings::Settings;
use super::view;
use crate::error::ServerError;
use crate::store::{ChainHash, EventRow, GameRow, Head};
use crate::time::ServerTime;
use crate::wire::{CrashPolicy, EventView, Mode, Role, Starting, ToClient, Update};
use std::sync::Arc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tratto_board::{ByColor, Color};
use tratto_clock::{Instant, Phase};
use tratto_laws::{Act, ArbiterAct, DefaultTime, Event, Game, Occurrence, PlayerAct, Ruling, Sight, Status};
use tratto_words::{Lang, Words};

/// How long the clocks wait for the returning player after the server had stopped.
const GRACE: u64 = 30_000;

/// A game in play.
pub(crate) struct GameInPlay {
    pub(crate) number: i64,
    pub(crate) settings: Arc<Settings>,
    pub(crate) created_at: u64,
    pub(crate) start_fen: String,
    pub(crate) rematch: Option<String>,
    pub(crate) game: Game,
    pub(crate) seq: u64,
    /// The chain hash after that event.
    pub(super) chain: ChainHash,
    /// Which players have arrived.
    arrived: ByColor<bool>,
    started_at: Option<u64>,
    /// The server has stopped the clocks because it had been down.
    interrupted: bool,
    /// The player who has proposed to correct an illegal move, and after which event. It is logged only once both agree.
    proposal: Option<(Color, u64)>,
    /// Open matters for the arbiter.
    pub(super) matters: Vec<Matter>,
    /// Limits on events, and the count since the last move.
    pub(crate) caps: Caps,
    pub(super) since_move: SinceMove,
    /// Since when this run of the server has waited for the returning player.
    waiting_since: Option<u64>,
    /// How far the game is ahead of the server's clock, because it was played while the system clock was wrong.
    pub(super) ahead: u64,
    /// A change is not on disk yet. If the flag is found set under a new lock, the change has failed and the state cannot be trusted.
    pub(crate) unsettled: bool,
    /// Whether recovery after an earlier run of the server has been done.
    pub(crate) recovered: bool,
}

/// Events that have been applied and are to be stored.
pub(crate) struct PendingEvents {
    pub(crate) before: u64,
    pub(crate) rows: Vec<EventRow>,
    pub(crate) head: Head,
    /// The result of each event.
    pub(crate) happened: Vec<Occurrence>,
    /// The update for all clients.
    pub(crate) text: Localized,
}

/// An act and the role that submits it.
pub(crate) type ActByRole = (Role, Act);

impl GameInPlay {
    /// The state of a stored game, by replaying its log. `went_on` says whether the game is known to have gone on after the last of these
    /// events.
    pub(crate) fn replay(
        row: &GameRow,
        events: &[EventRow],
        went_on: bool,
    ) -> Result<GameInPlay, ServerError> {
        let settings = Settings::of_row(row)?;
        let mut table = GameInPlay::set(row.number, Arc::new(settings), row.created_at, row.root)?;
        table.rematch.clone_from(&row.rematch);
        table.redo(events, went_on)?;
        Ok(table)
    }

    /// Replays stored events. They are applied in batches where possible; one by one only while the clocks or the players wait.
    pub(crate) fn redo(&mut self, rows: &[EventRow], went_on: bool) -> Result<(), ServerError> {
        let events = rows.iter().map(stored_event).collect::<Result<Vec<Event>, ServerError>>()?;
        let went_on = |index: usize| Game::went_on(&events[index..]).unwrap_or(went_on);
        happen_again(&mut self.game, &[], went_on(0))?;
        let stops = |index: usize| {
            let act = &events[index].act;
            calls_arbiter(act) || rows[index].actor == Role::Server && *act == Act::Arbiter(ArbiterAct::Stop)
        };
        let mut done = 0;
        while done < rows.len() {
            let rest = done..rows.len();
            let end = if self.interrupted || !self.matters.is_empty() {
                done + 1
            } else {
                rest.clone().find(|i| stops(*i)).map_or(rows.len(), |i| i + 1)
            };
            let mut rulings =
                happen_again(&mut self.game, &events[done..end], went_on(end))?.into_iter().peekable();
            for index in done..end {
                let (row, act) = (&rows[index], &events[index].act);
                let mut ruled = Vec::new();
                while let Some((_, ruling)) = rulings.next_if(|(event, _)| done + event == index) {
                    ruled.push(ruling);
                }
                self.note(row.actor, act, row.at);
                self.attend_to(row.seq, row.at, row.actor, act, &ruled);
                self.seq = row.seq;
                self.chain = row.hash;
            }
            done = end;
        }
        Ok(())
    }

    /// The state before the first event.
    pub(crate) fn set(
        number: i64,
        settings: Arc<Settings>,
        created_at: u64,
        root: ChainHash,
    ) -> Result<GameInPlay, ServerError> {
        let game = settings.game(created_at)?;
        Ok(GameInPlay {
            number,
            created_at,
            start_fen: view::fen_of(game.board()),
            rematch: None,
            arrived: ByColor::new_with(|color| game.is_present(color)),
            game,
            seq: 0,
            chain: root,
            started_at: None,
            interrupted: false,
            proposal: None,
            matters: Vec::new(),
            caps: Caps::default(),
            since_move: SinceMove::default(),
            waiting_since: None,
            ahead: 0,
            unsettled: false,
            recovered: false,
            settings,
        })
    }

    /// The current time in this game.
    pub(crate) fn now(&self, time: &ServerTime) -> u64 {
        time.now().saturating_add(self.ahead)
    }

    /// When something falls due by itself, by the server's clock.
    pub(super) fn rings_at(&self) -> Option<u64> {
        self.due().map(|due| due.saturating_sub(self.ahead))
    }

    /// Prepares a replayed game: its time never lies before its last event.
    pub(super) fn take_up(&mut self, now: u64, caps: Caps) {
        self.caps = caps;
        self.ahead = self.game.now().get().max(self.created_at).saturating_sub(now);
    }

    /// Updates the server's own facts after an event.
    fn note(&mut self, actor: Role, act: &Act, at: u64) {
        self.since_move.note(act);
        match act {
            Act::Player(color, PlayerAct::Arrive) => self.arrived[*color] = true,
            Act::Arbiter(ArbiterAct::Start) => self.started_at = Some(at),
            Act::Arbiter(ArbiterAct::Stop) if actor == Role::Server => self.interrupted = true,
            _ => {}
        }
        if self.interrupted && self.stopped_side().is_none() {
            self.interrupted = false;
            self.waiting_since = None;
        }
    }

    /// The side whose clock would be running if both were not stopped.
    pub(super) fn stopped_side(&self) -> Option<Color> {
        let face = self.game.clock()?.face(self.game.now());
        match face.phase {
            Phase::Stopped(side) if *self.game.status() == Status::Running => Some(side),
            _ => None,
        }
    }

    /// The player whom the clocks wait for after the server had stopped.
    pub(crate) fn awaited(&self) -> Option<Color> {
        if self.interrupted { self.stopped_side() } else { None }
    }

    /// Records that this run of the server has begun to wait.
    pub(crate) fn begin_waiting(&mut self, now: u64) {
        if self.interrupted && self.waiting_since.is_none() {
            self.waiting_since = Some(now);
        }
    }

    /// The player whose proposal to correct an illegal move is open.
    pub(crate) fn proposed(&self) -> Option<Color> {
        self.proposal.filter(|(_, seq)| *seq == self.seq).map(|(color, _)| color)
    }

    /// Records a proposal to correct an illegal move; returns whether both players agree now.
    pub(crate) fn propose(&mut self, color: Color) -> bool {
        let both = self.proposed() == Some(!color);
        self.proposal = (!both).then_some((color, self.seq));
        both
    }

    pub(crate) fn has_arrived(&self, color: Color) -> bool {
        self.arrived[color]
    }

    /// Whether a clock is running that a crash would have to stop.
    pub(crate) fn stops_at_crash(&self) -> bool {
        self.settings.new.crash == CrashPolicy::Stop
            && *self.game.status() == Status::Running
            && self.game.clock().is_some_and(|clock| clock.running(self.game.now()).is_some())
    }

    /// Whether the server calls flags, as an arbiter who watches only this board.
    fn calls_flags(&self) -> bool {
        self.settings.new.mode == Mode::Online || !self.settings.regulations.is_unsupervised_quick()
    }

    fn flag_due(&self) -> Option<(u64, Color)> {
        if *self.game.status() != Status::Running {
            return None;
        }
        let clock = self.game.clock()?;
        let due = clock.flag_due()?;
        clock.running(self.game.now()).map(|side| (due.get(), side))
    }

    /// When an absent player loses by default.
    fn absence_due(&self) -> Option<(u64, Color)> {
        if *self.game.status() != Status::Running {
            return None;
        }
        let missing = Color::ALL.into_iter().find(|color| !self.arrived[*color])?;
        let regulations = &self.settings.regulations;
        let limit = match (regulations.default_time, regulations.values().default_time) {
            (Some(time), _) | (None, DefaultTime::Of(time)) => time,
            (None, DefaultTime::MustBeStated) => return None,
        };
        // Arriving exactly at the limit is still in time.
        Some((self.started_at?.saturating_add(limit.get()).saturating_add(1), missing))
    }

    fn waiting_due(&self) -> Option<u64> {
        self.awaited()?;
        // A game from a position waits for its first player without a limit.
        if self.seq <= 1 {
            return None;
        }
        Some(self.waiting_since?.saturating_add(GRACE))
    }

    /// When something happens by itself.
    pub(crate) fn due(&self) -> Option<u64> {
        let flag = self.flag_due().map(|(at, _)| at);
        let absence = self.absence_due().map(|(at, _)| at);
        [flag, absence, self.waiting_due()].into_iter().flatten().min()
    }

    /// The first act that is due by itself, with its moment.
    pub(crate) fn overdue(&self, now: u64) -> Option<(ActByRole, u64)> {
        let mut due: Vec<(u64, Act)> = Vec::new();
        if self.calls_flags() {
            due.extend(
                self.flag_due().map(|(at, side)| (at, Act::Arbiter(ArbiterAct::Observe(Sight::Flag(side))))),
            );
        }
        due.extend(
            self.absence_due()
                .map(|(at, side)| (at, Act::Arbiter(ArbiterAct::Observe(Sight::Absence(side))))),
        );
        due.extend(self.waiting_due().map(|at| (at, Act::Arbiter(ArbiterAct::Restart))));
        let (at, act) = due.into_iter().filter(|(at, _)| *at <= now).min_by_key(|(at, _)| *at)?;
        Some(((Role::Server, act), at))
    }

    /// The server's acts when a player arrives: his arrival, and the start once both are present.
    pub(crate) fn arrival(&self, color: Color) -> Vec<ActByRole> {
        let mut acts = vec![(Role::Server, Act::Player(color, PlayerAct::Arrive))];
        acts.extend(self.start_after(color));
        acts
    }

    /// The start of the session, if this arrival makes it possible.
    pub(crate) fn start_after(&self, color: Color) -> Option<ActByRole> {
        let starts = self.settings.new.start == Starting::Together
            && *self.game.status() == Status::NotStarted
            && self.game.is_present(!color);
        starts.then_some((Role::Server, Act::Arbiter(ArbiterAct::Start)))
    }

    /// The events at the creation of a game: running clocks are stopped until the player on move has arrived.
    pub(crate) fn opening(&self) -> Vec<EventRow> {
        let runs = self.game.clock().is_some_and(|clock| clock.running(self.game.now()).is_some());
        let stop = Act::Arbiter(ArbiterAct::Stop).to_string();
        let row = EventRow::after(&self.chain, 1, self.created_at, Role::Server, stop);
        runs.then_some(row).into_iter().collect()
    }

    /// Applies acts, all or none, and prepares what is stored and what is broadcast in these languages.
    pub(crate) fn take(
        &mut self,
        acts: Vec<ActByRole>,
        at: u64,
        now: u64,
        languages: &[Lang],
    ) -> Result<PendingEvents, ServerError> {
        let at = at.max(self.game.now().get());
        // A refused act changes nothing. Only of several acts together, such as a move online with its press, a later one can be refused.
        let backup = (acts.len() > 1).then(|| self.game.clone());
        let sheet = self.fingerprint();
        let (before, mut chain) = (self.seq, self.chain);
        let (mut rows, mut occurred) = (Vec::new(), Vec::new());
        for (actor, act) in acts {
            let event = Event::new(Instant::from_millis(at), act);
            let happened = match self.game.apply(&event) {
                Ok(happened) => happened,
                Err(reason) => {
                    if let Some(backup) = backup {
                        self.game = backup;
                    }
                    return Err(ServerError::NotAnEvent(reason));
                }
            };
            let seq = before + 1 + rows.len() as u64;
            let row = EventRow::after(&chain, seq, at, actor, event.act.to_string());
            chain = row.hash;
            rows.push(row);
            occurred.push(happened);
        }
        for (row, happened) in rows.iter().zip(&occurred) {
            self.note(row.actor, &happened.event.act, row.at);
            self.attend_to(row.seq, row.at, row.actor, &happened.event.act, &happened.rulings);
            self.seq = row.seq;
        }
        self.chain = chain;
        let kept = sheet.iter().zip(self.fingerprint()).take_while(|(old, new)| **old == *new).count();
        let text = Localized::each(languages, |words| {
            message(&self.update(words, view::event_views(words, &rows, &occurred), kept, now))
        })?;
        Ok(PendingEvents { before, rows, head: self.head(), happened: occurred, text })
    }

    /// The update when only time has passed.
    pub(crate) fn time_passed(&self, now: u64, languages: &[Lang]) -> Result<Localized, ServerError> {
        let kept = self.game.plies().len();
        Localized::each(languages, |words| message(&self.update(words, Vec::new(), kept, now)))
    }

    /// The update after events.
    fn update(&self, words: &Words, events: Vec<EventView>, kept: usize, now: u64) -> ToClient {
        ToClient::Update(Box::new(Update {
            events,
            moment: self.moment(words, now),
            plies_kept: kept,
            plies: self.scoresheet(kept),
        }))
    }

    /// The parts of a half-move that can still change.
    fn fingerprint(&self) -> Vec<(Option<u16>, bool, bool)> {
        let plies = self.game.plies().iter();
        plies.map(|ply| (ply.made().map(|m| m.bits()), ply.fault().is_some(), ply.is_completed())).collect()
    }

    pub(crate) fn head(&self) -> Head {
        Head {
            seq: self.seq,
            last_at: self.game.now().get().max(self.created_at),
            due: self.due(),
            status: status_name(self.game.status()),
            result: view::result_of(self.game.status()),
            fen: view::fen_of(self.game.board()),
        }
    }
}

/// Replays events that the Laws have accepted before, in one batch, which is much faster than one by one. Returns the rulings, each
/// with the number of its event.
///
/// The log is trusted: a position that was played on from was not known to be dead, whatever is known today.
pub(crate) fn happen_again(
    game: &mut Game,
    events: &[Event],
    went_on: bool,
) -> Result<Vec<(usize, Ruling)>, ServerError> {
    let judged = game.replay(events, went_on);
    match judged.stopped {
        Some((_, error)) => Err(ServerError::internal(error)),
        None => Ok(judged.rulings),
    }
}

/// Converts a stored event.
pub(crate) fn stored_event(row: &EventRow) -> Result<Event, ServerError> {
    let act: Act = row.act.parse().map_err(ServerError::internal)?;
    Ok(Event::new(Instant::from_millis(row.at), act))
}

fn status_name(status: &Status) -> &'static str {
    match status {
        Status::NotStarted => "not-started",
        Status::Running => "running",
        Status::Adjourned => "adjourned",
        Status::Over(_) => "over",
        Status::Annulled(_) => "annulled",
    }
}

/// Serialises a message.
pub(crate) fn message(message: &ToClient) -> Result<Utf8Bytes, ServerError> {
    serde_json::to_string(message).map(Utf8Bytes::from).map_err(ServerError::internal)
}

#[cfg(test)]
mod tests;
