//! The recording of the moves: Article 8.

use super::state::{NotAnEvent, PlayerState};
use super::{Game, Status};
use crate::edition::Rule;
use crate::ending::{Decision, EndedBy, Ground};
use crate::event::{Meaning, Written};
use crate::points::Points;
use crate::regulations::Recording;
use crate::ruling::{Choice, Detail, Effect, Finding, Ruling};
use tratto_board::{ByColor, Color};
use tratto_clock::Rate;

/// A player's scoresheet.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Scoresheet {
    /// The half-moves written, counted from the starting point: less than nothing where earlier ones are missing.
    pub(crate) recorded: i32,
    /// What was written since, marks included.
    pub(crate) entries: Vec<Written>,
}

impl Game {
    /// What a player has written since the starting point.
    pub fn scoresheet(&self, player: Color) -> &[Written] {
        &self.players[player].sheet.entries
    }

    /// The half-move that a player has to write next, counted from 0; `None` where his scoresheet is up to date, or has older gaps.
    pub fn unrecorded_ply(&self, player: Color) -> Option<usize> {
        let next = usize::try_from(self.players[player].sheet.recorded).ok()?;
        (next < self.plies.len()).then_some(next)
    }

    /// Whether a player has to record his moves now: by the rate of play, and by the time he has left.
    pub fn must_record(&self, player: Color) -> bool {
        self.regulations.rate() == Rate::Standard && !self.is_relieved(player)
    }

    /// Less than five minutes left, now or earlier in the period where the edition has it so, and less than thirty seconds with
    /// each move. A flag that has fallen ends it.
    fn is_relieved(&self, player: Color) -> bool {
        let Some(clock) = &self.clock else { return false };
        let face = clock.face(self.now).sides[player];
        let values = self.values();
        let (state, lasts) = (&self.players[player], values.relief_lasts);
        let few = face.remaining < values.relief_under || (lasts && state.relieved_in == Some(face.period));
        few && face.bonus.time() < values.relief_bonus && state.flag_seen.is_none()
    }

    /// Remembers who has little time in the period in which he is; gives what was remembered before.
    pub(crate) fn note_relief(&mut self) -> [Option<u32>; 2] {
        let before = Color::ALL.map(|color| self.players[color].relieved_in);
        let Some(clock) = &self.clock else { return before };
        let face = clock.face(self.now);
        for side in Color::ALL {
            if face.sides[side].remaining < self.regulations.values().relief_under {
                self.players[side].relieved_in = Some(face.sides[side].period);
            }
        }
        before
    }

    /// Remembers that whose flag is down had little time; gives the period that has ended.
    pub(crate) fn note_flags(&mut self) -> Option<u32> {
        let face = self.clock.as_ref()?.face(self.now);
        let mut ended = None;
        for side in Color::ALL {
            if let Some(fall) = face.sides[side].flag {
                self.players[side].relieved_in = Some(fall.period);
                ended = ended.max(Some(fall.period));
            }
        }
        ended
    }

    /// Whether a player did not have to record in a period that has ended by the fall of a flag.
    fn was_relieved(&self, player: Color, period: u32) -> bool {
        let Some(clock) = &self.clock else { return false };
        let bonus = clock.face(self.now).sides[player].bonus.time();
        self.players[player].relieved_in == Some(period) && bonus < self.values().relief_bonus
    }

    /// A flag has fallen, and the game goes on: who did not have to record brings his scoresheet up to date.
    pub(crate) fn sheets_after_flag(&mut self, period: u32) -> Option<Ruling> {
        for color in Color::ALL {
            self.players[color].flag_seen = Some(period);
        }
        if self.regulations.recording != Recording::ByHand || self.regulations.rate() != Rate::Standard {
            return None;
        }
        let relieved = Color::ALL.map(|color| self.was_relieved(color, period));
        let gaps = Color::ALL.map(|color| self.unrecorded(color) > 0);
        if relieved == [true, true] && gaps != [false, false] {
            self.halt_clock();
            let ruling = self.ruling(Finding::SheetsToUpdate, &[Rule::NeitherRecords, Rule::SheetAfterFlag]);
            return Some(ruling.with(Effect::ClocksStop).with_all(Color::ALL.map(Effect::Record)));
        }
        let (player, ..) = Color::ALL
            .into_iter()
            .zip(relieved)
            .zip(gaps)
            .map(|((color, relieved), gaps)| (color, relieved, gaps))
            .find(|(_, relieved, gaps)| *relieved && *gaps)?;
        let ruling = self.ruling(Finding::SheetsToUpdate, &[Rule::OneRecords, Rule::SheetAfterFlag]);
        Some(ruling.about(player).with(Effect::Record(player)))
    }

    /// Whether nothing is going on that a move would bring to an end: pieces adjusted, scoresheets completed after a flag-fall.
    #[inline]
    pub(crate) fn is_quiet_at_the_table(&self) -> bool {
        let is_quiet =
            |state: &PlayerState| !state.adjusted && state.flag_seen.is_none() && !state.holds_sheet;
        is_quiet(&self.players.white) && is_quiet(&self.players.black)
    }

    /// A move has been made: what held until then is over.
    pub(crate) fn moved_on(&mut self, player: Color) {
        let state = &mut self.players[player];
        state.flag_done = state.flag_seen.take().or(state.flag_done);
        for color in Color::ALL {
            self.players[color].adjusted = false;
        }
    }

    /// The half-moves that are missing on a player's scoresheet.
    pub(crate) fn unrecorded(&self, player: Color) -> i32 {
        (self.plies.len() as i32 - self.players[player].sheet.recorded).max(0)
    }

    pub(crate) fn record(&mut self, player: Color, written: &Written) -> Result<Vec<Ruling>, NotAnEvent> {
        if !matches!(self.status, Status::Running | Status::Over(_)) {
            self.is_running()?;
        }
        self.is_there(player)?;
        self.players[player].sheet.entries.push(written.clone());
        if written.meaning == Meaning::DrawOffer {
            return Ok(Vec::new());
        }
        let ahead = self.players[player].sheet.recorded >= self.plies.len() as i32;
        self.players[player].sheet.recorded += 1;
        if written.meaning == Meaning::NotAlgebraic {
            return Ok(vec![self.not_algebraic(player)]);
        }
        if ahead && !self.must_seal(player) && self.values().no_writing_ahead {
            let ruling = self.ruling(Finding::WritesAhead, &[Rule::WritingAhead]).about(player);
            let warning = self.by(Effect::Warning(player), &[Rule::Penalties]);
            return Ok(vec![ruling.with(warning).advice(&[Choice::Recommended, Choice::Penalise])]);
        }
        Ok(Vec::new())
    }

    /// A notation that is not algebraic is no evidence; the arbiter warns.
    pub(crate) fn not_algebraic(&self, player: Color) -> Ruling {
        self.ruling(Finding::NotAlgebraic, &[Rule::NotAlgebraic]).about(player).with(Effect::Warning(player))
    }

    /// What must be done with scoresheets before a move: the player's own previous one is on his, after a flag-fall all of them
    /// are, and the opponent has his own back.
    pub(crate) fn record_first(&mut self, player: Color) -> Vec<Ruling> {
        let mut rulings = Vec::new();
        let advice = [Choice::Recommended, Choice::Penalise];
        if self.players[player].holds_sheet {
            let ruling = self.ruling(Finding::SheetNotReturned, &[Rule::OneRecords]).about(player);
            rulings.push(ruling.with(self.by(Effect::Warning(player), &[Rule::Penalties])).advice(&advice));
        }
        let after_flag = self.players[player].flag_seen.is_some();
        // The opponent's last move may still be missing, unless a flag has fallen.
        let missing = self.unrecorded(player);
        let enough = if after_flag { missing == 0 } else { missing <= 1 };
        if enough || self.regulations.recording != Recording::ByHand || !self.must_record(player) {
            return rulings;
        }
        let rule = if after_flag { Rule::SheetAfterFlag } else { Rule::RecordFirst };
        let ruling = self.ruling(Finding::RecordsTooLate, &[rule]).about(player);
        rulings.push(
            ruling
                .detail(Detail::Count(missing as u32))
                .with(Effect::Record(player))
                .with(self.by(Effect::Warning(player), &[Rule::Penalties]))
                .advice(&advice),
        );
        rulings
    }

    /// A player signs.
    pub(crate) fn sign(&mut self, player: Color, score: ByColor<Points>) -> Result<Vec<Ruling>, NotAnEvent> {
        let Status::Over(ending) = self.status else { return Err(NotAnEvent::NotOver) };
        self.players[player].signed = Some(score);
        let mut rulings = Vec::new();
        if self.regulations.recording == Recording::ByHand && self.unrecorded(player) > 0 {
            let missing = self.unrecorded(player) as u32;
            let ruling =
                self.ruling(Finding::SheetIncomplete, &[Rule::Recording, Rule::FlagChecked]).about(player);
            // Where time decided the game, both complete their scoresheets, so that the count of moves can be checked.
            let by_flag = matches!(
                ending.by,
                EndedBy::Claim { ground: Ground::Flag, .. } | EndedBy::Arbiter(Decision::Flag)
            );
            let writers = Color::ALL.into_iter().filter(|color| by_flag || *color == player);
            let ruling = ruling.detail(Detail::Count(missing)).with_all(writers.map(Effect::Record));
            rulings.push(ruling.with(Effect::Stands));
        }
        if self.players[!player].signed != Some(score) {
            return Ok(rulings);
        }
        if score == ending.score {
            let ruling = self.ruling(Finding::Signed, &[Rule::Signing]).with(Effect::Stands);
            rulings.push(ruling);
            return Ok(rulings);
        }
        let article = self.article(Rule::Signing);
        let signed = self.ending(score, EndedBy::Arbiter(Decision::Signed), article);
        self.status = Status::Over(signed);
        self.overrulable = true;
        let ruling = self.ruling(Finding::SignedWrong, &[Rule::Signing]).with(Effect::End(signed));
        rulings.push(ruling.unless_arbiter());
        Ok(rulings)
    }

    /// After a flag-fall a player may use the opponent's scoresheet: on his own move, or with the clocks stopped where neither
    /// has recorded.
    pub(crate) fn opponent_sheet(&mut self, player: Color) -> Ruling {
        let done = self.players[player].flag_done;
        let ended = self.note_flags().filter(|period| Some(*period) > done);
        let Some(period) = self.players[player].flag_seen.or(ended) else {
            let rules = [Rule::OneRecords, Rule::SheetAfterFlag];
            return self.ruling(Finding::SheetTooEarly, &rules).about(player).with(Effect::PlayOn);
        };
        let neither = Color::ALL.into_iter().all(|color| self.was_relieved(color, period));
        let rule = if neither { Rule::NeitherRecords } else { Rule::OneRecords };
        let ruling = self.ruling(Finding::OpponentSheet, &[rule, Rule::SheetAfterFlag]).about(player);
        if !neither && self.board.turn() != player {
            return Ruling { finding: Finding::SheetOffTurn, ..ruling.with(Effect::PlayOn) };
        }
        self.players[player].holds_sheet = true;
        ruling.with(Effect::Record(player))
    }

    /// A player gives the opponent's scoresheet back.
    pub(crate) fn return_sheet(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if !std::mem::take(&mut self.players[player].holds_sheet) {
            return Err(NotAnEvent::NoSheet { player });
        }
        Ok(Vec::new())
    }

    /// No complete scoresheet: the game is played through on a second board.
    pub(crate) fn reconstruct(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.halt_clock();
        let ruling = self.ruling(Finding::Reconstruction, &[Rule::Reconstruction, Rule::ClaimChecked]);
        let effects = Color::ALL.map(Effect::Record);
        Ok(vec![ruling.with(Effect::ClocksStop).with_all(effects)])
    }
}
