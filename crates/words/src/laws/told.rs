//! Where the editions differ in what they say, and no value of the table of the Laws tells it.
//!
//! Read rule by rule in the texts of the editions. A rule that is neither here nor in `edition.rs` says the same wherever it stands:
//! only its number changed, or its wording without a consequence.

use crate::{Words, say};
use tratto_laws::Edition::{self, *};
use tratto_laws::Rule;

/// A sentence, and the edition from which on it holds.
type Since = (Edition, fn(&Words) -> String);

impl Words {
    /// What an edition adds to the values of its table: the newest sentence that is not younger than the edition.
    pub(super) fn told(&self, edition: Edition, rule: Rule) -> Option<String> {
        let since = told(rule).iter().rfind(|(since, _)| *since <= edition)?;
        Some(since.1(self))
    }
}

/// The sentences of a rule, oldest edition first.
fn told(rule: Rule) -> &'static [Since] {
    match rule {
        Rule::FederationRules => &[
            (Laws2001, |words| say!(words, "says-federation-may")),
            (Laws2014, |words| say!(words, "says-federation-none")),
        ],
        Rule::AnnouncingCheck => &[(Laws2001, |words| say!(words, "says-check-silent"))],
        Rule::Made => &[
            (Laws2001, |words| say!(words, "says-made-article-3")),
            (Laws2009, |words| say!(words, "says-made-released")),
        ],
        Rule::CaptureMade => &[
            (Laws2001, |words| say!(words, "says-made-article-3")),
            (Laws2009, |words| say!(words, "says-capture-made")),
        ],
        Rule::CastlingMade => &[
            (Laws2001, |words| say!(words, "says-made-article-3")),
            (Laws2009, |words| say!(words, "says-castling-made")),
            (Laws2017, |words| say!(words, "says-castling-made-or")),
        ],
        Rule::PromotionMade => &[
            (Laws2001, |words| say!(words, "says-made-article-3")),
            (Laws2009, |words| say!(words, "says-promotion-made")),
            (Laws2014, |words| say!(words, "says-promotion-made-both")),
        ],
        Rule::PromotionOrder => &[
            (Laws2009, |words| say!(words, "says-promotion-pawn-first")),
            (Laws2014, |words| say!(words, "says-promotion-any-order")),
        ],
        Rule::Completed => &[
            (Laws2001, |words| say!(words, "says-completed-press")),
            (Laws2014, |words| say!(words, "says-completed-next")),
        ],
        Rule::RightToPress => &[
            (Laws2001, |words| say!(words, "says-press-always")),
            (Laws2014, |words| say!(words, "says-press-after-reply")),
        ],
        Rule::Adjusting => &[
            (Laws2001, |words| say!(words, "says-adjusting-mover")),
            (Laws2014, |words| say!(words, "says-adjusting-only-mover")),
        ],
        Rule::CastlingIllegal => &[
            (Laws2001, |words| say!(words, "says-castling-king-or-both")),
            (Laws2014, |words| say!(words, "says-castling-king-then-rook")),
        ],
        Rule::EndsWithoutPress => &[
            (Laws2001, |words| say!(words, "says-enders-2001")),
            (Laws2009, |words| say!(words, "says-enders-2009")),
            (Laws2014, |words| say!(words, "says-enders-2014")),
            (Laws2017, |words| say!(words, "says-enders-2017")),
            (Laws2023, |words| say!(words, "says-enders-2023")),
        ],
        Rule::Increment => &[
            (Laws2001, |words| say!(words, "says-increment-after")),
            (Laws2009, |words| say!(words, "says-increment-with")),
            (Laws2017, |words| say!(words, "says-increment-before")),
        ],
        Rule::DefaultTime => &[
            (Laws2001, |words| say!(words, "says-default-event")),
            (Laws2014, |words| say!(words, "says-default-later")),
            (Laws2017, |words| say!(words, "says-default-must")),
        ],
        Rule::BothAbsent => &[
            (Laws2001, |words| say!(words, "says-absent-always")),
            (Laws2009, |words| say!(words, "says-absent-not-zero")),
        ],
        Rule::ClockHandling => &[
            (Laws2001, |words| say!(words, "says-handling")),
            (Laws2014, |words| say!(words, "says-handling-before")),
        ],
        Rule::PlayerStops => &[
            (Laws2001, |words| say!(words, "says-stop-for-help")),
            (Laws2009, |words| say!(words, "says-stop-only")),
        ],
        Rule::TimesRestored => &[
            (Laws2001, |words| say!(words, "says-times-judgement")),
            (Laws2014, |words| say!(words, "says-times-unchanged")),
        ],
        Rule::Screens => &[
            (Laws2001, |words| say!(words, "says-screens-never")),
            (Laws2009, |words| say!(words, "says-screens-alone")),
        ],
        Rule::MoveCounter => &[
            (Laws2001, |words| say!(words, "says-counter")),
            (Laws2009, |words| say!(words, "says-counter-alone")),
        ],
        Rule::BoardTurned => &[
            (Laws2001, |words| say!(words, "says-turned-only-error")),
            (Laws2009, |words| say!(words, "says-turned")),
        ],
        Rule::ClockSettingQuick => &[(Laws2014, |words| say!(words, "says-setting-schedule"))],
        Rule::IllegalMove => &[
            (Laws2001, |words| say!(words, "says-illegal-made")),
            (Laws2009, |words| say!(words, "says-illegal-completed")),
            (Laws2017, |words| say!(words, "says-illegal-pressed")),
        ],
        Rule::Replacement => &[
            (Laws2001, |words| say!(words, "says-replacement-touched")),
            (Laws2009, |words| say!(words, "says-replacement-released")),
        ],
        Rule::FoundLate => &[(Laws2001, |words| say!(words, "value-found-any-time"))],
        Rule::IncrementBack => &[
            (Laws2001, |words| say!(words, "says-increment-judgement")),
            (Laws2023, |words| say!(words, "says-increment-removed")),
        ],
        Rule::OffencesAdd => &[
            (Laws2017, |words| say!(words, "says-offences-conference")),
            (Laws2018, |words| say!(words, "says-offences-add")),
        ],
        Rule::IllegalStands => &[
            (Laws2001, |words| say!(words, "says-stands")),
            (Laws2014, |words| say!(words, "says-stands-agreed")),
        ],
        Rule::IllegalStandsBlitz => &[
            (Laws2001, |words| say!(words, "says-stands")),
            (Laws2009, |words| say!(words, "says-stands-agreed")),
        ],
        Rule::Recording => &[
            (Laws2001, |words| say!(words, "says-record-paper")),
            (Laws2023, |words| say!(words, "says-record-electronic")),
        ],
        Rule::SheetUse => &[
            (Laws2001, |words| say!(words, "says-sheet-use")),
            (Laws2009, |words| say!(words, "says-sheet-use-data")),
        ],
        Rule::OfferMark => &[
            (Laws2001, |words| say!(words, "says-mark-two")),
            (Laws2009, |words| say!(words, "says-mark-one")),
        ],
        Rule::UnableToWrite => &[
            (Laws2001, |words| say!(words, "says-write-deducted")),
            (Laws2009, |words| say!(words, "says-write-assistant")),
            (Laws2014, |words| say!(words, "says-write-disabled")),
        ],
        Rule::SheetOwner => &[
            (Laws2001, |words| say!(words, "says-owner")),
            (Laws2023, |words| say!(words, "says-owner-electronic")),
        ],
        Rule::RecordingRelief => &[
            (Laws2009, |words| say!(words, "says-relief-any")),
            (Laws2014, |words| say!(words, "says-relief-lasts")),
        ],
        Rule::Reconstruction => &[
            (Laws2001, |words| say!(words, "says-reconstruct")),
            (Laws2017, |words| say!(words, "says-reconstruct-clock")),
        ],
        Rule::Signing => &[
            (Laws2001, |words| say!(words, "says-signing")),
            (Laws2023, |words| say!(words, "says-signing-electronic")),
        ],
        Rule::RecordingQuick => &[
            (Laws2001, |words| say!(words, "says-quick-record")),
            (Laws2017, |words| say!(words, "says-quick-record-rights")),
        ],
        Rule::ThreefoldIntended => &[
            (Laws2001, |words| say!(words, "says-intended-written")),
            (Laws2014, |words| say!(words, "says-intended-fixed")),
            (Laws2023, |words| say!(words, "says-intended-electronic")),
        ],
        Rule::SameEnPassant => &[
            (Laws2001, |words| say!(words, "says-passing-could")),
            (Laws2009, |words| say!(words, "says-passing-no-longer")),
            (Laws2014, |words| say!(words, "says-passing-start")),
        ],
        Rule::SameCastling => &[
            (Laws2001, |words| say!(words, "says-right-changed")),
            (Laws2009, |words| say!(words, "says-right-moved")),
        ],
        Rule::FiftyIntended => &[
            (Laws2001, |words| say!(words, "says-intended-written")),
            (Laws2014, |words| say!(words, "says-intended-fixed")),
            (Laws2023, |words| say!(words, "says-intended-electronic")),
        ],
        Rule::FiftyPlayed => &[
            (Laws2001, |words| say!(words, "says-fifty-made")),
            (Laws2014, |words| say!(words, "says-fifty-completed")),
        ],
        Rule::ClaimStopsClock => &[
            (Laws2001, |words| say!(words, "says-claim-must-stop")),
            (Laws2009, |words| say!(words, "says-claim-may-stop")),
            (Laws2014, |words| say!(words, "says-claim-shall-stop")),
        ],
        Rule::IntendedMovePlayed => &[
            (Laws2001, |words| say!(words, "says-intended-as-is")),
            (Laws2009, |words| say!(words, "says-intended-article-4")),
            (Laws2014, |words| say!(words, "says-intended-articles-3-4")),
        ],
        Rule::AutomaticSigned => &[
            (Laws2014, |words| say!(words, "says-signed-may-change")),
            (Laws2017, |words| say!(words, "says-signed-stands-unless")),
            (Laws2023, |words| say!(words, "says-signed-stands")),
        ],
        Rule::QuickplayClaim => &[
            (Laws2001, |words| say!(words, "says-quickplay-must-stop")),
            (Laws2009, |words| say!(words, "says-quickplay-may-stop")),
        ],
        Rule::QuickplayPostponed => &[
            (Laws2001, |words| say!(words, "says-postponed-flag")),
            (Laws2009, |words| say!(words, "says-postponed-later")),
        ],
        Rule::FiveSeconds => &[
            (Laws2014, |words| say!(words, "says-seconds-either")),
            (Laws2017, |words| say!(words, "says-seconds-increment")),
        ],
        Rule::QuickplayAlone => &[
            (Laws2001, |words| say!(words, "says-alone-completed")),
            (Laws2009, |words| say!(words, "says-alone-current")),
        ],
        Rule::Devices => &[
            (Laws2009, |words| say!(words, "says-device-off")),
            (Laws2014, |words| say!(words, "says-device-communication")),
            (Laws2017, |words| say!(words, "says-device-any")),
        ],
        Rule::Inspection => &[
            (Laws2014, |words| say!(words, "says-inspect-items")),
            (Laws2017, |words| say!(words, "says-inspect-body")),
        ],
        Rule::Smoking => &[
            (Laws2009, |words| say!(words, "says-smoking")),
            (Laws2017, |words| say!(words, "says-smoking-electronic")),
        ],
        Rule::Distraction => &[
            (Laws2001, |words| say!(words, "says-distraction")),
            (Laws2009, |words| say!(words, "says-distraction-noise")),
        ],
        Rule::ConductPenalty => &[
            (Laws2001, |words| say!(words, "says-conduct-but-disrepute")),
            (Laws2009, |words| say!(words, "says-conduct-all")),
        ],
        Rule::Appeal => &[
            (Laws2009, |words| say!(words, "says-appeal-but-quickplay")),
            (Laws2014, |words| say!(words, "says-appeal")),
            (Laws2017, |words| say!(words, "says-appeal-signed")),
        ],
        Rule::ArbiterDuties => &[
            (Laws2001, |words| say!(words, "says-duties")),
            (Laws2014, |words| say!(words, "says-duties-fair")),
            (Laws2017, |words| say!(words, "says-duties-special")),
        ],
        Rule::Penalties => &[
            (Laws2001, |words| say!(words, "says-penalties")),
            (Laws2014, |words| say!(words, "says-penalties-fine")),
            (Laws2017, |words| say!(words, "says-penalties-rounds")),
        ],
        Rule::PenaltyLoss => &[
            (Laws2001, |words| say!(words, "says-loss")),
            (Laws2014, |words| say!(words, "says-loss-score")),
        ],
        Rule::Spectators => &[
            (Laws2001, |words| say!(words, "says-spectators")),
            (Laws2009, |words| say!(words, "says-spectators-arbiter")),
        ],
        Rule::AdequateRapid => &[
            (Laws2009, |words| say!(words, "says-adequate-three")),
            (Laws2014, |words| say!(words, "says-adequate-three-recorded")),
        ],
        Rule::AdequateBlitz => &[
            (Laws2009, |words| say!(words, "says-adequate-one")),
            (Laws2014, |words| say!(words, "says-adequate-one-recorded")),
        ],
        Rule::OtherwiseRapid => &[
            (Laws2001, |words| say!(words, "says-rapid-always")),
            (Laws2009, |words| say!(words, "says-rapid-inadequate")),
        ],
        Rule::OtherwiseBlitz => &[
            (Laws2001, |words| say!(words, "says-blitz-always")),
            (Laws2009, |words| say!(words, "says-blitz-claim")),
            (Laws2014, |words| say!(words, "says-blitz-rapid")),
        ],
        Rule::FlagClaimQuick => &[
            (Laws2001, |words| say!(words, "says-flag-must-stop")),
            (Laws2014, |words| say!(words, "says-flag-may-stop")),
        ],
        Rule::Notation => &[
            (Laws2001, |words| say!(words, "says-signs-needed")),
            (Laws2009, |words| say!(words, "says-signs-free")),
            (Laws2017, |words| say!(words, "says-signs-free-long")),
        ],
        Rule::PieceLetters => &[
            (Laws2001, |words| say!(words, "says-letters-first")),
            (Laws2017, |words| say!(words, "says-letters-usual")),
        ],
        Rule::TwoBoards => &[
            (Laws2001, |words| say!(words, "says-adapt-directors")),
            (Laws2017, |words| say!(words, "says-adapt-organiser")),
        ],
        Rule::Announcing => &[
            (Laws2001, |words| say!(words, "says-announce-german")),
            (Laws2017, |words| say!(words, "says-announce-arbiter")),
        ],
        Rule::BlindClock => &[
            (Laws2001, |words| say!(words, "says-clock-touch")),
            (Laws2017, |words| say!(words, "says-clock-talking")),
        ],
        Rule::BlindRecord => &[
            (Laws2001, |words| say!(words, "says-blind-may")),
            (Laws2009, |words| say!(words, "says-blind-must-english")),
            (Laws2017, |words| say!(words, "says-blind-must")),
        ],
        Rule::Sealing => &[
            (Laws2001, |words| say!(words, "says-seal")),
            (Laws2023, |words| say!(words, "says-seal-paper")),
        ],
        Rule::SealedDraw => &[
            (Laws2001, |words| say!(words, "says-sealed-draw")),
            (Laws2014, |words| say!(words, "says-sealed-any")),
        ],
        Rule::SealedFlag => &[
            (Laws2001, |words| say!(words, "says-sealed-flag")),
            (Laws2014, |words| say!(words, "says-sealed-flag-general")),
        ],
        Rule::ResumptionTimes => &[
            (Laws2001, |words| say!(words, "says-times-harsh")),
            (Laws2017, |words| say!(words, "says-times-arbiter")),
        ],
        Rule::SessionLength => &[
            (Laws2001, |words| say!(words, "says-session-both")),
            (Laws2017, |words| say!(words, "says-session-start")),
        ],
        Rule::Chess960 => &[
            (Laws2009, |words| say!(words, "says-960-appendix")),
            (Laws2017, |words| say!(words, "says-960-guidelines")),
        ],
        _ => &[],
    }
}
