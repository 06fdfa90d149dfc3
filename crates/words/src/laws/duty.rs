//! What a player may claim and must do.

use crate::{Words, say};
use tratto_laws::{CanClaim, ClaimKind, Duty, DutyKind, Game};

impl Words {
    /// What a player may claim, after "may": "claim a draw: the position has stood on the board 3 times".
    pub fn claim(&self, claim: &CanClaim, game: &Game) -> String {
        let moves = self.moves_on(game.board(), &claim.moves);
        match claim.kind {
            ClaimKind::Threefold => say!(self, "claim-threefold", count = claim.count),
            ClaimKind::ThreefoldByMove => say!(self, "claim-threefold-by-move", moves = moves),
            ClaimKind::Fifty => say!(self, "claim-fifty", count = claim.count),
            ClaimKind::FiftyByMove => say!(self, "claim-fifty-by-move", moves = moves),
            ClaimKind::Flag => say!(self, "claim-flag"),
            ClaimKind::IllegalMove => say!(self, "claim-illegal-move"),
            ClaimKind::Touched => say!(self, "claim-touched"),
            ClaimKind::Quickplay => say!(self, "claim-quickplay"),
            ClaimKind::ExtraSeconds => say!(self, "claim-extra-seconds"),
            ClaimKind::AcceptDraw => say!(self, "claim-accept-draw"),
        }
    }

    /// What a player must do, or need not, after his name: "must move".
    pub fn duty(&self, duty: &Duty, game: &Game) -> String {
        let moves = self.moves_on(game.board(), &duty.moves);
        match duty.kind {
            DutyKind::PlayAmong => say!(self, "duty-play-among", moves = moves),
            DutyKind::Move => say!(self, "duty-move"),
            DutyKind::Press => say!(self, "duty-press"),
            DutyKind::Announce => say!(self, "duty-announce"),
            DutyKind::Repeat => say!(self, "duty-repeat"),
            DutyKind::ReturnSheet => say!(self, "duty-return-sheet"),
            DutyKind::Record => say!(self, "duty-record", count = duty.count),
            DutyKind::NeedNotRecord => say!(self, "duty-need-not-record"),
            DutyKind::MarkOffer => say!(self, "duty-mark-offer"),
            DutyKind::Seal => say!(self, "duty-seal"),
            DutyKind::PutBack => say!(self, "duty-put-back"),
            DutyKind::AnswerOffer => say!(self, "duty-answer-offer"),
        }
    }
}
