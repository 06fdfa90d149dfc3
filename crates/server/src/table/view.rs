//! A game as clients see it.

use super::play::GameInPlay;
use crate::sentence;
use crate::store::EventRow;
use crate::telling::{side_of, tell_to_table};
use crate::wire::{
    BonusKind, BonusView, CanClaimView, ClockView, DutyView, Ending as EndingView, EventView, FlagView,
    GameSettings, Moment, PhaseKind, PlyView, RulingView, SideClock, StatusKind,
};
use tratto_board::{CastlingSpelling, Color};
use tratto_clock::{Bonus, Clock, Face, Instant, Phase};
use tratto_laws::{
    Act, CanClaim, ClaimKind, EndedBy, Ending, Finding, Game, MoveFault, Occurrence, OnBoard, PlayerAct, Ply,
    Rule, Ruling, Status,
};
use tratto_notation::San;
use tratto_words::Words;

/// How castling is written throughout a game: as its starting position requires.
pub(crate) fn spelling_of(game: &Game) -> CastlingSpelling {
    game.before(0).position().map_or_else(CastlingSpelling::default, |start| start.castling_spelling())
}

pub(crate) fn fen_of(board: &OnBoard) -> String {
    match board {
        OnBoard::Playable(position) => position.fen(),
        OnBoard::Kingless(setup) => setup.fen(),
    }
}

pub(crate) fn status_of(status: &Status) -> StatusKind {
    match status {
        Status::NotStarted => StatusKind::NotStarted,
        Status::Running => StatusKind::Running,
        Status::Adjourned => StatusKind::Adjourned,
        Status::Over(_) => StatusKind::Over,
        Status::Annulled(_) => StatusKind::Annulled,
    }
}

/// The result as PGN writes it, or as points if PGN has no notation for it.
pub(crate) fn result_of(status: &Status) -> String {
    let Status::Over(ending) = status else { return "*".to_owned() };
    let plain = |points: tratto_laws::Points| match points.to_string().as_str() {
        "½" => "1/2".to_owned(),
        text => text.to_owned(),
    };
    format!("{}-{}", plain(ending.score.white), plain(ending.score.black))
}

pub(crate) fn ending_view(words: &Words, ending: &Ending) -> EndingView {
    let by = match ending.by {
        EndedBy::Resignation { by } => Some(by),
        EndedBy::Claim { claimant, .. } => Some(claimant),
        _ => None,
    };
    EndingView {
        result: result_of(&Status::Over(*ending)),
        white: ending.score.white.to_string(),
        black: ending.score.black.to_string(),
        reason: sentence::reason(ending.by).to_owned(),
        by: by.map(side_of),
        article: ending.article.number().to_owned(),
        sentence: sentence::ending(words, ending),
    }
}

pub(crate) fn ruling_view(words: &Words, ruling: &Ruling) -> RulingView {
    tell_to_table(ruling, words)
}

/// An event with its rulings; a sealed move stays secret.
pub(crate) fn event_view(words: &Words, row: &EventRow, happened: &Occurrence) -> EventView {
    let act = &happened.event.act;
    let (text, sentence, hides) = match act {
        Act::Player(player, PlayerAct::Seal(_)) => {
            (format!("{player} seals"), sentence::sealed(words, *player), true)
        }
        _ => (row.act.clone(), sentence::act(words, act, &happened.before), false),
    };
    // The finding could reveal the sealed move too.
    let shown = happened.rulings.iter().filter(|ruling| !hides || ruling.finding == Finding::Sealed);
    EventView {
        seq: row.seq,
        at: row.at,
        actor: row.actor,
        act: text,
        sentence,
        rulings: shown.map(|ruling| ruling_view(words, ruling)).collect(),
    }
}

/// Events with their rulings.
pub(crate) fn event_views(words: &Words, rows: &[EventRow], happened: &[Occurrence]) -> Vec<EventView> {
    rows.iter().zip(happened).map(|(row, happened)| event_view(words, row, happened)).collect()
}

impl GameInPlay {
    /// How the game stands.
    pub(crate) fn moment(&self, words: &Words, now: u64) -> Moment {
        let game = &self.game;
        let spelling = spelling_of(&self.game);
        let at = Instant::from_millis(now.max(game.now().get()));
        let position = game.board().position();
        let running = *game.status() == Status::Running;
        let moves = match position {
            Some(position) if running => {
                position.legal_moves().iter().map(|m| m.uci(spelling).to_string()).collect()
            }
            _ => Vec::new(),
        };
        let last = game.plies().last();
        let claims = Color::ALL.into_iter().flat_map(|color| self.claims(words, color, at));
        let duties = Color::ALL.into_iter().flat_map(|color| self.duties(words, color));
        let ending = match game.status() {
            Status::Over(ending) => Some(ending_view(words, ending)),
            _ => None,
        };
        Moment {
            seq: self.seq,
            server_time: now,
            status: status_of(game.status()),
            fen: fen_of(game.board()),
            turn: side_of(game.turn()),
            check: position.is_some_and(|position| position.is_check()),
            moves,
            last_move: last.and_then(|ply| ply.made()).map(|m| m.uci(spelling).to_string()),
            unannounced: game.unannounced().map(|m| m.uci(spelling).to_string()),
            press_due: running && last.is_some_and(|ply| !ply.is_completed()),
            clock: game.clock().map(|clock| clock_view(clock, at)),
            white_present: game.is_present(Color::White),
            black_present: game.is_present(Color::Black),
            white_offences: game.offences(Color::White),
            black_offences: game.offences(Color::Black),
            draw_offer: game.draw_offer().map(side_of),
            duties: duties.collect(),
            claims: claims.collect(),
            appearances: u32::try_from(game.appearances().count()).unwrap_or(u32::MAX),
            quiet: game.quiet().halfmoves,
            capped: self.cap().is_some(),
            awaiting: self.awaited().map(side_of),
            matters: self.matters(words),
            assisted: Color::ALL.into_iter().filter(|color| game.is_assisted(*color)).map(side_of).collect(),
            correctable: running && game.plies().iter().any(|ply| ply.fault().is_some()),
            correction: self.proposed().map(side_of),
            sealing: game.sealing().map(side_of),
            envelope: game.has_envelope(),
            ending,
        }
    }

    fn claims(&self, words: &Words, player: Color, at: Instant) -> Vec<CanClaimView> {
        let spelling = spelling_of(&self.game);
        let view = |claim: CanClaim| CanClaimView {
            player: side_of(player),
            kind: claim.kind.name().to_owned(),
            count: claim.count,
            moves: claim.moves.iter().map(|m| m.uci(spelling).to_string()).collect(),
            article: sentence::article(words, &claim.article),
            sentence: sentence::claim(words, player, &claim, &self.game),
        };
        let mut claims = self.game.can_claim(player);
        // The game's state is that of the last event; a flag may have fallen since.
        let flag_fell = self.game.clock().is_some_and(|clock| clock.face(at).sides[!player].is_out);
        let is_open = *self.game.status() == Status::Running && self.game.is_present(player);
        if flag_fell && is_open && !claims.iter().any(|claim| claim.kind == ClaimKind::Flag) {
            let articles = self.game.edition().articles(Rule::FlagCounts);
            let claim = |article| CanClaim {
                kind: ClaimKind::Flag,
                count: 0,
                after: Vec::new(),
                since: None,
                moves: Vec::new(),
                article,
            };
            claims.extend(articles.first().copied().map(claim));
        }
        claims.into_iter().map(view).collect()
    }

    fn duties(&self, words: &Words, player: Color) -> Vec<DutyView> {
        let spelling = spelling_of(&self.game);
        let view = |duty: tratto_laws::Duty| DutyView {
            player: side_of(player),
            kind: duty.kind.name().to_owned(),
            sentence: sentence::duty(words, player, &duty, &self.game),
            moves: duty.moves.iter().map(|m| m.uci(spelling).to_string()).collect(),
            count: (duty.count > 0).then_some(duty.count),
            articles: sentence::articles(words, &duty.articles),
        };
        self.game.duties(player).into_iter().map(view).collect()
    }

    /// The scoresheet from a half-move on.
    pub(crate) fn scoresheet(&self, from: usize) -> Vec<PlyView> {
        plies(&self.game, from)
    }

    pub(crate) fn settings_view(&self) -> GameSettings {
        let (new, regulations) = (&self.settings.new, &self.settings.regulations);
        GameSettings {
            mode: new.mode,
            edition: regulations.edition.to_string(),
            control: regulations.control.to_pgn(),
            control_spoken: regulations.control.to_spoken(),
            rate: regulations.rate().to_string(),
            chess960: regulations.chess960,
            default_time_ms: new.default_time_ms,
            draws: new.draws,
            supervised: new.supervised,
            guidelines_iii: new.guidelines_iii,
            visually_impaired: new.visually_impaired,
            crash: new.crash,
            start: new.start,
            players: new.players.clone(),
            listed: new.listed,
            created_at: self.created_at,
            start_fen: self.start_fen.clone(),
        }
    }
}

/// The half-moves of a game from one on.
pub(crate) fn plies(game: &Game, from: usize) -> Vec<PlyView> {
    let spelling = spelling_of(game);
    let (mut before, mut after) = (game.boards().skip(from), game.boards().skip(from + 1));
    let rest = game.plies().iter().skip(from);
    rest.map_while(|ply| Some(ply_view(ply, &before.next()?, &after.next()?, game, spelling))).collect()
}

fn ply_view(
    ply: &Ply,
    before: &OnBoard,
    after: &OnBoard,
    game: &Game,
    spelling: CastlingSpelling,
) -> PlyView {
    let made = ply.made();
    let squares = made.map(|m| m.uci(spelling).to_string());
    let san = match (before.position(), made, ply.fault()) {
        (Some(position), Some(m), None) => Some(San::write(position, m).as_str().to_owned()),
        _ => squares.clone(),
    };
    let number = match before {
        OnBoard::Playable(position) => position.fullmoves(),
        OnBoard::Kingless(setup) => setup.fullmoves,
    };
    PlyView {
        side: side_of(ply.mover()),
        number,
        uci: squares,
        san,
        fault: ply.fault().map(|fault| fault_name(fault).to_owned()),
        completed: ply.is_completed(),
        clock_ms: game.clock().map(|_| ply.times()[ply.mover()].get()),
        fen: fen_of(after),
    }
}

fn fault_name(fault: MoveFault) -> &'static str {
    match fault {
        MoveFault::Illegal(_) => "illegal",
        MoveFault::KingTaken { .. } => "king-taken",
        MoveFault::Unpromoted { .. } => "unpromoted",
        MoveFault::Incomplete => "incomplete",
        MoveFault::NoMove => "no-move",
        MoveFault::NoKing => "no-king",
    }
}

fn clock_view(clock: &Clock, at: Instant) -> ClockView {
    let face = clock.face(at);
    let (phase, side) = match face.phase {
        Phase::Ready => (PhaseKind::Ready, None),
        Phase::Running(side) => (PhaseKind::Running, Some(side)),
        Phase::Stopped(side) => (PhaseKind::Stopped, Some(side)),
        Phase::Frozen(side) => (PhaseKind::Frozen, Some(side)),
    };
    ClockView {
        phase,
        side: side.map(side_of),
        white: side_clock(&face, Color::White),
        black: side_clock(&face, Color::Black),
    }
}

fn side_clock(face: &Face, color: Color) -> SideClock {
    let side = &face.sides[color];
    SideClock {
        remaining_ms: side.remaining.get(),
        shown_ms: side.shown.get(),
        delay_ms: side.delay.get(),
        bonus: bonus_view(side.bonus),
        flag: side.flag.map(|fall| FlagView { at: fall.at.get(), is_out: side.is_out }),
        period: side.period,
        moves: side.moves,
        moves_to_go: side.moves_to_go,
    }
}

pub(crate) fn bonus_view(bonus: Bonus) -> BonusView {
    let kind = match bonus {
        Bonus::Increment(_) => BonusKind::Increment,
        Bonus::Delay(_) => BonusKind::Delay,
        Bonus::Bronstein(_) => BonusKind::Bronstein,
        _ => BonusKind::None,
    };
    BonusView { kind, ms: bonus.time().get() }
}
