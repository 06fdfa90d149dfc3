//! Irregularities of board, pieces and clock: Articles 6.10, 7.2 to 7.6, and their limits in rapid and blitz.

use super::board::OnBoard;
use super::illegal::Finder;
use super::state::NotAnEvent;
use super::{Game, Status};
use crate::edition::{ColoursReversed, Misplaced, Rule};
use crate::event::Discovery;
use crate::ruling::{Choice, Consequence, Detail, Effect, Finding, Reading, Right, Ruling};
use tratto_board::{Color, File, Rank, Role, Square};
use tratto_clock::ClockEvent;

impl Game {
    pub(crate) fn discovery(&mut self, discovery: Discovery) -> Result<Vec<Ruling>, NotAnEvent> {
        match discovery {
            Discovery::WrongStart => self.wrong_start(),
            Discovery::BoardTurned => self.board_turned(),
            Discovery::ColoursReversed => self.colours_reversed(),
            Discovery::ClockSetting { schedule_suffers } => self.clock_setting(schedule_suffers),
            Discovery::ClockDefect => self.clock_defect(),
            Discovery::Displaced(plies) => self.displaced_found(plies),
            Discovery::IllegalMove => self.illegal_found(Finder::Anyone),
            Discovery::Flag(side) => self.flag_found(side),
            Discovery::NotProvable => self.not_provable(),
            Discovery::BoardsDiffer(player) => self.boards_differ(player),
            Discovery::SheetsDiffer(plies) => self.sheets_differ(plies),
            Discovery::EnvelopeLost { position_known } => self.envelope_lost(position_known),
            Discovery::ResumptionTimes => self.resumption_times(),
        }
    }

    /// Whether it is too late to complain about the set-up, as rapid and blitz have it.
    fn is_past_setup_limit(&self) -> bool {
        let limit = self.values().setup_limit;
        self.regulations.is_unsupervised_quick()
            && Color::ALL.into_iter().all(|color| self.moves_made(color) >= limit)
    }

    fn annul(&mut self, finding: Finding, rules: &[Rule]) -> Ruling {
        let ruling = self.ruling(finding, rules).with(Effect::NewGame);
        let article = self.article(rules[0]);
        self.conclude(Status::Annulled(article));
        ruling
    }

    fn wrong_start(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if !self.is_past_setup_limit() {
            let mut rules = vec![Rule::WrongStart, Rule::InitialArray];
            if self.regulations.is_unsupervised_quick() {
                rules.push(Rule::WrongStartQuick);
            }
            return Ok(vec![self.annul(Finding::WrongStart, &rules)]);
        }
        let lost: Vec<Effect> = Color::ALL.into_iter().flat_map(|color| self.misplaced(color)).collect();
        for effect in &lost {
            if let Effect::Loses { player, right } = effect {
                self.bar_castling(*player, *right);
            }
        }
        let ruling = self.ruling(Finding::WrongStartTooLate, &[Rule::WrongStartQuick]);
        Ok(vec![ruling.with_all(lost).with(Effect::PlayOn)])
    }

    /// The castling rights that a player's misplaced pieces cost him.
    fn misplaced(&self, player: Color) -> Vec<Effect> {
        let home = Rank::First.from_side(player);
        let stands =
            |role: Role, file: File| self.start.piece_at(Square::new(file, home)) == Some(role.of(player));
        let loses = |right| vec![Effect::Loses { player, right }];
        if self.values().misplaced == Misplaced::NotProvided {
            return Vec::new();
        }
        if !stands(Role::King, File::E) {
            return loses(Right::Castling);
        }
        if self.values().misplaced == Misplaced::KingOnly {
            return Vec::new();
        }
        let mut effects = Vec::new();
        if !stands(Role::Rook, File::A) {
            effects.extend(loses(Right::CastlingQueenside));
        }
        if !stands(Role::Rook, File::H) {
            effects.extend(loses(Right::CastlingKingside));
        }
        effects
    }

    fn bar_castling(&mut self, player: Color, right: Right) {
        let home = Rank::First.from_side(player);
        let mut setup = self.board.setup();
        setup.castling &= match right {
            Right::CastlingQueenside => !Square::new(File::A, home).bitboard(),
            Right::CastlingKingside => !Square::new(File::H, home).bitboard(),
            _ => !home.bitboard(),
        };
        self.board = OnBoard::of(&setup);
        self.rearranged = true;
        if let Some(hash) = self.board.position().map(|position| position.hash())
            && let Some(last) = self.hashes.edit_last()
        {
            *last = hash;
        }
    }

    fn board_turned(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if self.is_past_setup_limit() {
            let lost = Color::ALL.map(|player| Effect::Loses { player, right: Right::SetupComplaint });
            let ruling = self.ruling(Finding::SetupTooLate, &[Rule::WrongStartQuick]);
            return Ok(vec![ruling.with(Effect::PlayOn).with_all(lost)]);
        }
        Ok(vec![
            self.ruling(Finding::BoardTurned, &[Rule::BoardTurned, Rule::BoardPlacement])
                .with(Effect::Transfer),
        ])
    }

    fn colours_reversed(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        if let Status::Over(_) = self.status {
            let ruling = self.ruling(Finding::ColoursReversedOver, &[Rule::ColoursReversedOver]);
            return Ok(vec![ruling.with(Effect::Stands)]);
        }
        self.is_running()?;
        match self.values().colours_reversed {
            ColoursReversed::GoesOn => {
                let ruling = self.ruling(Finding::ColoursReversedGoOn, &[Rule::ColoursReversed]);
                Ok(vec![ruling.with(Effect::PlayOn).unless_arbiter()])
            }
            ColoursReversed::NewGameBefore(limit) => {
                let reached = Color::ALL.map(|color| self.moves_made(color) >= limit);
                if reached == [true, true] {
                    let ruling = self.ruling(Finding::ColoursReversedGoOn, &[Rule::ColoursReversed]);
                    return Ok(vec![ruling.with(Effect::PlayOn)]);
                }
                let ruling = self.annul(Finding::ColoursReversed, &[Rule::ColoursReversed]);
                let one_side = reached.contains(&true);
                Ok(vec![if one_side { ruling.reading(Reading::LimitNeedsBoth) } else { ruling }])
            }
        }
    }

    fn clock_setting(&mut self, schedule_suffers: bool) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if self.clock.is_none() {
            return Err(NotAnEvent::NoClock);
        }
        let excused = schedule_suffers && self.values().setup_limit > 3;
        if self.is_past_setup_limit() && !excused {
            return Ok(vec![
                self.ruling(Finding::SettingTooLate, &[Rule::ClockSettingQuick]).with(Effect::PlayOn),
            ]);
        }
        if !self.edition().has(Rule::ClockSetting) {
            let ruling = self.ruling(Finding::NoSuchRule, &[Rule::Gaps, Rule::ClockDefect]);
            return Ok(vec![ruling.advice(&[Choice::SetTimes, Choice::PlayOn])]);
        }
        self.halt_clock();
        Ok(vec![
            self.ruling(Finding::WrongSetting, &[Rule::ClockSetting]).with(Effect::ClocksStop),
            self.ruling(Finding::TimesByArbiter, &[Rule::ClockSetting, Rule::MoveCounter])
                .advice(&[Choice::SetTimes]),
        ])
    }

    fn clock_defect(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if self.clock.is_none() {
            return Err(NotAnEvent::NoClock);
        }
        self.halt_clock();
        Ok(vec![
            self.ruling(Finding::ClockDefect, &[Rule::ClockDefect]).with(Effect::ClocksStop),
            self.ruling(Finding::TimesByArbiter, &[Rule::ClockDefect]).advice(&[Choice::SetTimes]),
        ])
    }

    /// A player's sleeve: he puts the pieces back in his own time.
    pub(crate) fn displace(&mut self, player: Color, squares: &[Square]) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        if let Some(square) = squares.iter().find(|square| self.board.piece_at(**square).is_none()) {
            return Err(NotAnEvent::EmptySquare { square: *square });
        }
        self.players[player].displaced = squares.to_vec();
        let ruling = self.ruling(Finding::PiecesDisplaced, &[Rule::Displaced]).about(player);
        let ruling = ruling.with(Effect::PutBack(player));
        if self.running_clock() != Some(!player) {
            return Ok(vec![ruling]);
        }
        // He puts them back in his own time, though it is the opponent's move.
        self.players[player].lent = true;
        self.with_clock(ClockEvent::Lend(player));
        Ok(vec![ruling.with(Effect::Clock(player))])
    }

    pub(crate) fn put_back(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        if std::mem::take(&mut self.players[player].displaced).is_empty() {
            return Err(NotAnEvent::NothingDisplaced { player });
        }
        if !std::mem::take(&mut self.players[player].lent) {
            return Ok(Vec::new());
        }
        self.with_clock(ClockEvent::Lend(!player));
        let ruling = self.ruling(Finding::PiecesPutBack, &[Rule::Displaced]).about(player);
        Ok(vec![ruling.with_all(self.running_clock().map(Effect::Clock))])
    }

    /// The pieces that a player has displaced are still to be put back, in his own time.
    pub(crate) fn still_displaced(&self, player: Color) -> Ruling {
        let ruling = self.ruling(Finding::PressedWhileDisplaced, &[Rule::Displaced]).about(player);
        ruling.with(Effect::Clock(player)).with(Effect::PutBack(player))
    }

    /// The clock is pressed while pieces lie about: they are put back in the player's own time.
    pub(crate) fn press_with_pieces_displaced(&mut self, player: Color) -> Option<Ruling> {
        if self.players[player].displaced.is_empty() {
            return None;
        }
        // The move is not completed after all: he will press again.
        let then = match &mut self.bare_press {
            Some(press) => press.clock.take(),
            None => {
                let pressed = self.plies.edit_late(|ply| ply.mover == player);
                pressed.and_then(|ply| {
                    ply.completed = false;
                    ply.clock.clone()
                })
            }
        };
        self.restore_clock(then.as_ref());
        Some(self.still_displaced(player))
    }

    /// Pieces are found where they should not stand.
    fn displaced_found(&mut self, plies: Option<u16>) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let Some(plies) = plies else {
            let rules = [Rule::DisplacedFound, Rule::TimesRestored];
            let ruling = self.ruling(Finding::DisplacedUnknown, &rules);
            return Ok(vec![ruling.advice(&[Choice::SetTimes])]);
        };
        let (back, times) = self.go_back(plies)?;
        let ruling =
            self.ruling(Finding::DisplacedFound, &[Rule::DisplacedFound]).detail(Detail::Count(plies.into()));
        Ok(vec![ruling.with_all(back).with_all(times).unless_arbiter()])
    }

    /// Takes back half-moves, pieces, clocks and all.
    pub(crate) fn go_back(&mut self, plies: u16) -> Result<(Option<Effect>, Vec<Consequence>), NotAnEvent> {
        let played = self.plies.len();
        let index = played
            .checked_sub(usize::from(plies))
            .ok_or(NotAnEvent::TooFarBack { played: u16::try_from(played).unwrap_or(u16::MAX) })?;
        let Some(first) = self.plies.get(index).cloned() else { return Ok((None, Vec::new())) };
        self.pop(usize::from(plies));
        self.in_hand.clear();
        self.bound = None;
        self.bare_press = None;
        let times = self.restore_clock(first.clock.as_ref());
        Color::ALL.into_iter().for_each(|color| self.players[color].displaced.clear());
        let times = times.into_iter().map(|effect| self.by(effect, &[Rule::TimesRestored])).collect();
        Ok((Some(Effect::Back(plies)), times))
    }

    /// The clock on the table shows a fallen flag.
    fn flag_found(&mut self, side: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let clock = self.clock.as_mut().ok_or(NotAnEvent::NoClock)?;
        clock.apply(ClockEvent::LowerFlag(side), self.now)?;
        Ok(Vec::new())
    }

    /// The scoresheets cannot show that a player overstepped his time.
    fn not_provable(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let clock = self.clock.as_ref().ok_or(NotAnEvent::NoClock)?;
        let face = clock.face(self.now);
        let ends: Vec<(Color, u32)> = Color::ALL
            .into_iter()
            .filter_map(|side| {
                let half = face.sides[side];
                let period = half.flag.map_or(half.period, |fall| fall.period);
                let end = clock.control().periods()?.ends_at(period)?;
                Some((side, u32::try_from(end).ok()?))
            })
            .collect();
        for (side, moves) in ends {
            self.with_clock(ClockEvent::RaiseFlag(side));
            self.with_clock(ClockEvent::SetMoves { side, moves });
        }
        Ok(vec![self.ruling(Finding::NotProvable, &[Rule::NotProved]).with(Effect::NextPeriod)])
    }

    /// The boards differ: who wrote the right move and made another puts his board right.
    fn boards_differ(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let ruling = self.ruling(Finding::BoardsDiffer, &[Rule::BoardsDiffer]).about(player);
        Ok(vec![ruling.with(Effect::PutBack(player))])
    }

    /// The boards and the scoresheets differ: back to where they agree.
    fn sheets_differ(&mut self, plies: u16) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let (back, times) = self.go_back(plies)?;
        let ruling =
            self.ruling(Finding::SheetsDiffer, &[Rule::SheetsDiffer]).detail(Detail::Count(plies.into()));
        Ok(vec![ruling.with_all(back).with_all(times).unless_arbiter()])
    }
}
