//! The starting point of a game.

use super::hand::InHand;
use super::state::PlayerState;
use super::{Game, OnBoard, Status};
use crate::edition::{AgreementBan, DefaultTime, Rule, Standing};
use crate::regulations::{DrawRule, Regulations};
use crate::ruling::{Choice, Effect, Finding, Ruling};
use crate::winnable::{Alive, Patience};
use std::fmt;
use std::sync::Arc;
use tratto_board::{ByColor, Color, IllegalMove, Move, Setup};
use tratto_clock::{Clock, ClockEvent, Instant, Millis, Rate, SetupError, TimeControl};

/// The start in the middle of a game: both players are present and the clock runs.
#[derive(Clone, Debug)]
pub struct StartingPoint {
    /// The pieces at the start of the game, right or wrong.
    pub setup: Setup,
    /// The moves played and completed since.
    pub moves: Vec<Move>,
    /// What the clocks show; `None` for what the time control gives.
    pub clocks: ByColor<Option<Millis>>,
    /// Offences already penalised.
    pub offences: ByColor<u8>,
    /// The half-moves of the game written on each scoresheet; `None` for all.
    pub recorded: ByColor<Option<u16>>,
    /// When the game is taken up.
    pub at: Instant,
}

impl StartingPoint {
    /// The start of a game with these pieces on the board.
    pub fn new(setup: Setup) -> StartingPoint {
        StartingPoint {
            setup,
            moves: Vec::new(),
            clocks: ByColor::default(),
            offences: ByColor::default(),
            recorded: ByColor::default(),
            at: Instant::ZERO,
        }
    }
}

/// A game that cannot be set up.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum GameError {
    /// The clock cannot keep the time control.
    Clock(SetupError),
    /// A move before the starting point is not legal.
    Move {
        /// Its number among them, from 1.
        number: usize,
        /// Why.
        error: IllegalMove,
    },
    /// No Chess960 starting position has that number.
    Chess960 {
        /// The number.
        number: u16,
    },
    /// A king is missing, so that no move can be judged.
    NoKing,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Clock(error) => write!(f, "{error}"),
            GameError::Move { number, error } => write!(f, "half-move {number}: {error}"),
            GameError::Chess960 { number } => {
                write!(f, "{number} is no Chess960 starting position: they are numbered from 0 to 959")
            }
            GameError::NoKing => f.write_str("a king is missing at the starting point"),
        }
    }
}

impl std::error::Error for GameError {}

impl Game {
    /// A new game: no player has arrived, and the clock has not been started.
    pub fn new(regulations: Regulations) -> Result<Game, GameError> {
        let setup = match regulations.chess960 {
            None => Setup::initial(),
            Some(number) => {
                tratto_board::chess960::start(number).map_err(|_| GameError::Chess960 { number })?
            }
        };
        let clock = match regulations.control {
            TimeControl::Unknown | TimeControl::Untimed => None,
            ref control => Some(Clock::new(control.clone(), regulations.clock).map_err(GameError::Clock)?),
        };
        let board = OnBoard::of(&setup);
        let hash = board.position().map_or(0, |position| position.hash());
        let game = Game {
            regulations: Arc::new(regulations),
            clock,
            now: Instant::ZERO,
            status: Status::NotStarted,
            start: board,
            board,
            plies: Vec::new(),
            rearranged: false,
            hashes: vec![hash],
            in_hand: InHand::default(),
            bound: None,
            bare_press: None,
            players: ByColor::new_with(|_| PlayerState::default()),
            offer: None,
            pending: None,
            watching: false,
            consented: false,
            adjournment: None,
            overrulable: false,
            started: None,
            last_decision: None,
            ended_at_start: None,
            trusting: false,
            alive: Alive::default(),
            patience: Patience::default(),
        };
        Ok(game.with_assistants())
    }

    /// Against an opponent who cannot hear, a visually impaired player has an assistant.
    fn with_assistants(mut self) -> Game {
        for player in Color::ALL {
            self.players[player].assisted = self.needs_assistant(player);
        }
        self
    }

    fn needs_assistant(&self, player: Color) -> bool {
        self.regulations.visually_impaired[player]
            && self.regulations.hearing_impaired[!player]
            && self.edition().has(Rule::AssistantCompulsory)
    }

    /// A game taken up in the middle.
    pub fn taken_up(regulations: Regulations, point: &StartingPoint) -> Result<Game, GameError> {
        let mut game = Game::new(regulations)?;
        game.start = OnBoard::of(&point.setup);
        game.board = game.start;
        game.hashes = vec![game.board.position().map_or(0, |position| position.hash())];
        game.now = point.at;
        game.started = Some(point.at);
        game.status = Status::Running;
        for (index, m) in point.moves.iter().enumerate() {
            let position = game.board.position().ok_or(GameError::NoKing)?;
            position.legal(*m).map_err(|error| GameError::Move { number: index + 1, error })?;
            let mover = position.turn();
            game.push(mover, Some(*m), None, None);
            if let Some(ply) = game.plies.last_mut() {
                ply.completed = true;
            }
        }
        for color in Color::ALL {
            let written = point.recorded[color].map(i32::from);
            let played = game.plies.len() as i32;
            let before = played
                - (2 * i32::from(game.board.fullmoves()) - 2 + i32::from(game.board.turn() == Color::Black));
            let player = &mut game.players[color];
            player.present = true;
            player.offences.moves = point.offences[color];
            player.sheet.recorded = written.map_or(played, |written| written + before);
        }
        game.take_up_clock(point);
        game.ended_at_start = game.ended_by_position().map(Box::new);
        Ok(game)
    }

    /// Sets the clock to what it shows at the starting point, and starts it.
    fn take_up_clock(&mut self, point: &StartingPoint) {
        let turn = self.board.turn();
        let down: Vec<Color> =
            Color::ALL.into_iter().filter(|side| point.clocks[*side] == Some(Millis::ZERO)).collect();
        for side in Color::ALL {
            let moves = u32::from(self.moves_made(side));
            self.with_clock(ClockEvent::SetMoves { side, moves });
            let period = self.clock.as_ref().and_then(|clock| period_of(clock, moves));
            if let Some(period) = period {
                self.with_clock(ClockEvent::SetPeriod { side, period });
            }
            if let Some(time) = point.clocks[side].filter(|time| !time.is_zero()) {
                self.with_clock(ClockEvent::Set { side, time });
            }
        }
        self.with_clock(ClockEvent::Start(turn));
        for side in down {
            self.with_clock(ClockEvent::LowerFlag(side));
        }
        // What the clocks showed earlier is not known: going back beyond the starting point leaves times and periods alone.
        let mut made = ByColor::new_with(|side| u32::from(self.moves_made(side)));
        let Some(mut clock) = self.clock.clone() else { return };
        let now = self.now;
        for ply in self.plies.iter_mut().rev() {
            made[ply.mover] = made[ply.mover].saturating_sub(1);
            for event in [
                ClockEvent::SetMoves { side: ply.mover, moves: made[ply.mover] },
                ClockEvent::Turn(ply.mover),
            ] {
                let _ = clock.apply(event, now);
            }
            ply.clock = Some(clock.snapshot(now));
        }
    }

    /// The rulings before the first event: the edition, the rate of play, and gaps or unusable entries in the regulations.
    pub fn preliminaries(&self) -> Vec<Ruling> {
        let mut rulings = Vec::new();
        let regulations = self.regulations();
        match regulations.standing {
            Standing::InForce => {}
            Standing::TooEarly => rulings.push(self.ruling(Finding::EditionTooEarly, &[])),
        }
        let rate = regulations.rate();
        let (finding, rule) = match rate {
            Rate::Standard => (Finding::RateStandard, Rule::Standard),
            Rate::Rapid => (Finding::RateRapid, Rule::Rapid),
            Rate::Blitz => (Finding::RateBlitz, Rule::Blitz),
        };
        if self.clock.is_some() {
            let supervision = match (rate, regulations.is_unsupervised_quick()) {
                (Rate::Standard, _) => None,
                (Rate::Rapid, true) => Some(Rule::OtherwiseRapid),
                (Rate::Rapid, false) => Some(Rule::AdequateRapid),
                (Rate::Blitz, true) => Some(Rule::OtherwiseBlitz),
                (Rate::Blitz, false) => Some(Rule::AdequateBlitz),
            };
            let mut ruling = self.ruling(finding, &[rule]);
            let stated = match rate {
                Rate::Standard => None,
                Rate::Rapid => Some(Rule::SupervisionStated),
                Rate::Blitz => Some(Rule::SupervisionStatedBlitz),
            };
            for rule in supervision.into_iter().chain(stated) {
                ruling.cite(self.edition().articles(rule));
            }
            rulings.push(ruling);
        }
        if regulations.chess960.is_some() {
            let known = self.edition().has(Rule::Chess960);
            let finding = if known { Finding::Chess960 } else { Finding::VariantUnknown };
            let rules: &[Rule] = if known { &[Rule::Chess960, Rule::Chess960Start] } else { &[Rule::Gaps] };
            rulings.push(self.ruling(finding, rules));
        }
        for player in Color::ALL.into_iter().filter(|player| self.needs_assistant(*player)) {
            let ruling = self.ruling(Finding::AssistantNeeded, &[Rule::AssistantCompulsory]).about(player);
            rulings.push(ruling.with(Effect::Assistant(player)));
        }
        if regulations.draws != DrawRule::Free && self.values().agreement_ban == AgreementBan::NotProvided {
            rulings.push(self.ruling(Finding::BanNotProvided, &[Rule::Agreement]).with(Effect::PlayOn));
        }
        if self.values().default_time == DefaultTime::MustBeStated
            && regulations.default_time.is_none()
            && self.clock.is_some()
        {
            let ruling = self.ruling(Finding::DefaultTimeUnstated, &[Rule::DefaultTime]);
            rulings.push(ruling.advice(&[Choice::PlayOn]));
        }
        rulings.extend(self.ended_at_start.as_deref().cloned());
        rulings
    }
}

/// The period in which a player is after so many moves.
fn period_of(clock: &Clock, moves: u32) -> Option<u32> {
    let periods = clock.control().periods()?;
    let mut period = 0;
    while periods.ends_at(period).is_some_and(|end| u64::from(moves) >= end) {
        period += 1;
    }
    Some(period)
}
