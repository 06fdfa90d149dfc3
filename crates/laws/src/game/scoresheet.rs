//! The recording of the moves: Article 8.

use super::state::NotAnEvent;
use super::{Game, Status};
use crate::edition::Rule;
use crate::ending::{Decision, EndedBy, Ending};
use crate::event::{Meaning, Written};
use crate::points::Points;
use crate::regulations::Recording;
use crate::ruling::{Choice, Detail, Effect, Finding, Ruling};
use tratto_board::{ByColor, Color};
use tratto_clock::Rate;

/// A player's scoresheet.
#[derive(Clone, Debug, Default)]
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

    /// Less than five minutes left, and less than thirty seconds with each move.
    pub(crate) fn is_relieved(&self, player: Color) -> bool {
        let Some(clock) = &self.clock else { return false };
        let face = clock.face(self.now).sides[player];
        face.remaining < self.values().relief_under && face.bonus.time() < self.values().relief_bonus
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

    /// Before a move the player's own previous one must be on his scoresheet.
    pub(crate) fn record_first(&mut self, player: Color) -> Option<Ruling> {
        if self.regulations.recording != Recording::ByHand || !self.must_record(player) {
            return None;
        }
        // The opponent's last move may still be missing.
        let missing = self.unrecorded(player);
        if missing <= 1 {
            return None;
        }
        let ruling = self.ruling(Finding::RecordsTooLate, &[Rule::RecordFirst]).about(player);
        Some(
            ruling
                .detail(Detail::Count(missing as u32))
                .with(Effect::Record(player))
                .with(self.by(Effect::Warning(player), &[Rule::Penalties]))
                .advice(&[Choice::Recommended, Choice::Penalise]),
        )
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
            rulings.push(
                ruling.detail(Detail::Count(missing)).with(Effect::Record(player)).with(Effect::Stands),
            );
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
        let signed = Ending { score, by: EndedBy::Arbiter(Decision::Signed), article };
        self.status = Status::Over(signed);
        self.overrulable = true;
        let ruling = self.ruling(Finding::SignedWrong, &[Rule::Signing]).with(Effect::End(signed));
        rulings.push(ruling.unless_arbiter());
        Ok(rulings)
    }

    /// After a flag-fall a player may use the opponent's scoresheet, on his own move.
    pub(crate) fn opponent_sheet(&self, player: Color) -> Ruling {
        let one = self.is_relieved(player) != self.is_relieved(!player);
        let rule = if one { Rule::OneRecords } else { Rule::NeitherRecords };
        let ruling = self.ruling(Finding::OpponentSheet, &[rule, Rule::SheetAfterFlag]).about(player);
        if self.board.turn() != player {
            return Ruling { finding: Finding::SheetOffTurn, ..ruling.with(Effect::PlayOn) };
        }
        ruling.with(Effect::Record(player))
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
