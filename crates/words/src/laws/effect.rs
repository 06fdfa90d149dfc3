//! The consequences of a ruling, and what is left to the arbiter.

use crate::{Words, say};
use tratto_laws::{Choice, Effect, Ending, Outcome, Reading, Right};

impl Words {
    /// One effect, as a clause without capital or full stop.
    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::End(ending) => self.ending(ending),
            Effect::Must { player, moves, board } => {
                let list = self.moves_on(board, moves);
                say!(self, "effect-must", color = *player, count = moves.len(), moves = list)
            }
            Effect::NewGame => say!(self, "effect-new-game"),
            Effect::PlayOn => say!(self, "effect-play-on"),
            Effect::Stands => say!(self, "effect-stands"),
            Effect::Add { side, time } => {
                say!(self, "effect-add", color = *side, time = self.duration(*time))
            }
            Effect::Take { side, time } => {
                say!(self, "effect-take", color = *side, time = self.duration(*time))
            }
            Effect::Set { side, time } => {
                say!(self, "effect-set", color = *side, time = self.clock_time(*time))
            }
            Effect::ExtraTime(time) => say!(self, "effect-extra-time", time = self.duration(*time)),
            Effect::Back(plies) => say!(self, "effect-back", count = *plies),
            Effect::Free(player) => say!(self, "effect-free", color = *player),
            Effect::Promote { square, role } => say!(self, "effect-promote", square = *square, role = *role),
            Effect::Clock(side) => say!(self, "effect-clock", color = *side),
            Effect::ClocksStop => say!(self, "effect-clocks-stop"),
            Effect::NextPeriod => say!(self, "effect-next-period"),
            Effect::Warning(player) => say!(self, "effect-warning", color = *player),
            Effect::Offence { player, number: 1 } => say!(self, "effect-offence-1", color = *player),
            Effect::Offence { player, number: 2 } => say!(self, "effect-offence-2", color = *player),
            Effect::Offence { player, number } => {
                say!(self, "effect-offence", color = *player, number = *number)
            }
            Effect::Loses { player, right: Right::DrawClaim } => {
                say!(self, "effect-loses-draw-claim", color = *player)
            }
            Effect::Loses { player, right: Right::TouchComplaint } => {
                say!(self, "effect-loses-touch-complaint", color = *player)
            }
            Effect::Loses { player, right: Right::IllegalClaim } => {
                say!(self, "effect-loses-illegal-claim", color = *player)
            }
            Effect::Loses { player, right: Right::SetupComplaint } => {
                say!(self, "effect-loses-setup-complaint", color = *player)
            }
            Effect::Loses { player, right: Right::Castling } => {
                say!(self, "effect-loses-castling", color = *player)
            }
            Effect::Loses { player, right: Right::CastlingQueenside } => {
                say!(self, "effect-loses-castling-queenside", color = *player)
            }
            Effect::Loses { player, right: Right::CastlingKingside } => {
                say!(self, "effect-loses-castling-kingside", color = *player)
            }
            Effect::Loses { player, right: Right::PromotionChoice } => {
                say!(self, "effect-loses-promotion-choice", color = *player)
            }
            Effect::OfferStands(player) => say!(self, "effect-offer-stands", color = *player),
            Effect::OfferRefused(player) => say!(self, "effect-offer-refused", color = *player),
            Effect::OfferVoid(player) => say!(self, "effect-offer-void", color = *player),
            Effect::Transfer => say!(self, "effect-transfer"),
            Effect::PutBack(player) => say!(self, "effect-put-back", color = *player),
            Effect::Record(player) => say!(self, "effect-record", color = *player),
            Effect::Seals { player, sealed, board } => {
                say!(self, "effect-seals", color = *player, sealed = self.move_on(board, *sealed))
            }
            Effect::Opened { sealed, board } => {
                say!(self, "effect-opened", sealed = self.move_on(board, *sealed))
            }
            Effect::Fine(player) => say!(self, "effect-fine", color = *player),
            Effect::Excluded(player) => say!(self, "effect-excluded", color = *player),
            Effect::Expelled(player) => say!(self, "effect-expelled", color = *player),
            Effect::SentOut => say!(self, "effect-sent-out"),
            Effect::Assistant(player) => say!(self, "effect-assistant", color = *player),
            Effect::Appeal(player) => say!(self, "effect-appeal", color = *player),
            Effect::Final => say!(self, "effect-final"),
            Effect::Supplied(player) => say!(self, "effect-supplied", color = *player),
        }
    }

    /// An effect as a recommendation, after "recommended:"; `None` where the arbiter cannot impose it.
    pub(super) fn advised(&self, effect: &Effect) -> Option<String> {
        Some(match effect {
            Effect::Warning(player) => say!(self, "advised-warning", color = *player),
            Effect::Add { side, time } => {
                say!(self, "advised-add", color = *side, time = self.duration(*time))
            }
            Effect::Take { side, time } => {
                say!(self, "advised-take", color = *side, time = self.duration(*time))
            }
            Effect::Record(player) => say!(self, "advised-record", color = *player),
            Effect::PutBack(player) => say!(self, "advised-put-back", color = *player),
            Effect::PlayOn => say!(self, "advised-play-on"),
            Effect::SentOut => say!(self, "advised-sent-out"),
            Effect::ClocksStop => say!(self, "advised-clocks-stop"),
            Effect::End(ending) => say!(self, "advised-result", ending = self.ending(ending)),
            _ => return None,
        })
    }

    /// How the game ended, as a clause: "White wins, 1–0".
    pub fn ending(&self, ending: &Ending) -> String {
        let score = self.score(ending.score);
        match ending.outcome() {
            Outcome::Won(color) => say!(self, "effect-won", color = color, score = score),
            Outcome::Drawn => say!(self, "effect-drawn", score = score),
            Outcome::BothLost => say!(self, "effect-both-lose", score = score),
            Outcome::Other => say!(self, "effect-score", score = score),
        }
    }

    /// What an arbiter may do, after "the arbiter may"; granting and rejecting are combined.
    pub(super) fn choices(&self, choices: &[Choice]) -> String {
        let either = choices.contains(&Choice::Agree) && choices.contains(&Choice::Reject);
        let said = choices.iter().filter_map(|choice| match choice {
            Choice::Agree if either => Some(say!(self, "choice-agree-or-reject")),
            Choice::Reject if either => None,
            other => Some(self.choice(*other)),
        });
        self.list_or(&said.collect::<Vec<_>>())
    }

    /// One thing that an arbiter may do, after "the arbiter may".
    fn choice(&self, choice: Choice) -> String {
        match choice {
            Choice::Recommended => say!(self, "choice-recommended"),
            Choice::PlayOn => say!(self, "choice-play-on"),
            Choice::Penalise => say!(self, "choice-penalise"),
            Choice::Warn => say!(self, "choice-warn"),
            Choice::Lost => say!(self, "choice-lost"),
            Choice::Drawn => say!(self, "choice-drawn"),
            Choice::NewGame => say!(self, "choice-new-game"),
            Choice::Agree => say!(self, "choice-agree"),
            Choice::Postpone => say!(self, "choice-postpone"),
            Choice::Reject => say!(self, "choice-reject"),
            Choice::SetTimes => say!(self, "choice-set-times"),
            Choice::OpponentScore => say!(self, "choice-opponent-score"),
            Choice::Expel => say!(self, "choice-expel"),
        }
    }

    /// The interpretation adopted where a text allows two.
    pub(super) fn reading(&self, reading: Reading) -> String {
        match reading {
            Reading::MateBeforeCount => say!(self, "reading-mate-before-count"),
            Reading::ConsecutiveAlternate => say!(self, "reading-consecutive-alternate"),
            Reading::TouchCountsForMate => say!(self, "reading-touch-counts-for-mate"),
            Reading::ClaimantMeant => say!(self, "reading-claimant-meant"),
            Reading::IllegalMovesIncluded => say!(self, "reading-illegal-moves-included"),
            Reading::CountedOnceCompleted => say!(self, "reading-counted-once-completed"),
            Reading::EachCounts => say!(self, "reading-each-counts"),
            Reading::SharedCount => say!(self, "reading-shared-count"),
            Reading::BlitzPenaltyGap => say!(self, "reading-blitz-penalty-gap"),
            Reading::KingTakenIsIllegal => say!(self, "reading-king-taken-is-illegal"),
            Reading::NoCarryOver => say!(self, "reading-no-carry-over"),
            Reading::AdjustingForfeits => say!(self, "reading-adjusting-forfeits"),
            Reading::UnannouncedPress => say!(self, "reading-unannounced-press"),
            Reading::LimitNeedsBoth => say!(self, "reading-limit-needs-both"),
        }
    }
}
