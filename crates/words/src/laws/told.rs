//! What the editions say about a rule where they differ and the table of the Laws has no value for it.
//!
//! Which edition says what is a table of `tratto-laws` (`edition/wordings.rs`); here are the sentences.

use crate::{Words, say};
use tratto_laws::{Edition, Rule};

impl Words {
    /// What an edition adds to the values of its table.
    pub(super) fn told(&self, edition: Edition, rule: Rule) -> Option<String> {
        let sentence = told(rule).get(edition.wording(rule)?)?;
        Some(sentence(self))
    }
}

/// The sentences of a rule, in the order of its wordings: oldest first.
pub(super) fn told(rule: Rule) -> &'static [fn(&Words) -> String] {
    match rule {
        Rule::FederationRules => {
            &[|words| say!(words, "says-federation-may"), |words| say!(words, "says-federation-none")]
        }
        Rule::HavingTheMove => {
            &[|words| say!(words, "says-move-completed"), |words| say!(words, "says-move-made")]
        }
        Rule::AnnouncingCheck => &[|words| say!(words, "says-check-silent")],
        Rule::Made => {
            &[|words| say!(words, "says-made-article-3"), |words| say!(words, "says-made-released")]
        }
        Rule::CaptureMade => {
            &[|words| say!(words, "says-made-article-3"), |words| say!(words, "says-capture-made")]
        }
        Rule::CastlingMade => &[
            |words| say!(words, "says-made-article-3"),
            |words| say!(words, "says-castling-made"),
            |words| say!(words, "says-castling-made-or"),
        ],
        Rule::PromotionMade => &[
            |words| say!(words, "says-made-article-3"),
            |words| say!(words, "says-promotion-made"),
            |words| say!(words, "says-promotion-made-both"),
        ],
        Rule::PromotionOrder => &[
            |words| say!(words, "says-promotion-pawn-first"),
            |words| say!(words, "says-promotion-any-order"),
        ],
        Rule::Completed => {
            &[|words| say!(words, "says-completed-press"), |words| say!(words, "says-completed-next")]
        }
        Rule::RightToPress => {
            &[|words| say!(words, "says-press-always"), |words| say!(words, "says-press-after-reply")]
        }
        Rule::Adjusting => {
            &[|words| say!(words, "says-adjusting-mover"), |words| say!(words, "says-adjusting-only-mover")]
        }
        Rule::CastlingIllegal => &[
            |words| say!(words, "says-castling-king-or-both"),
            |words| say!(words, "says-castling-king-then-rook"),
        ],
        Rule::EndsWithoutPress => &[
            |words| say!(words, "says-enders-1997"),
            |words| say!(words, "says-enders-2001"),
            |words| say!(words, "says-enders-2009"),
            |words| say!(words, "says-enders-2014"),
            |words| say!(words, "says-enders-2017"),
            |words| say!(words, "says-enders-2023"),
        ],
        Rule::Increment => &[
            |words| say!(words, "says-increment-after"),
            |words| say!(words, "says-increment-with"),
            |words| say!(words, "says-increment-before"),
        ],
        Rule::DefaultTime => &[
            |words| say!(words, "says-default-event"),
            |words| say!(words, "says-default-later"),
            |words| say!(words, "says-default-must"),
        ],
        Rule::BothAbsent => {
            &[|words| say!(words, "says-absent-always"), |words| say!(words, "says-absent-not-zero")]
        }
        Rule::ClockHandling => {
            &[|words| say!(words, "says-handling"), |words| say!(words, "says-handling-before")]
        }
        Rule::PlayerStops => {
            &[|words| say!(words, "says-stop-for-help"), |words| say!(words, "says-stop-only")]
        }
        Rule::TimesRestored => {
            &[|words| say!(words, "says-times-judgement"), |words| say!(words, "says-times-unchanged")]
        }
        Rule::Screens => {
            &[|words| say!(words, "says-screens-never"), |words| say!(words, "says-screens-alone")]
        }
        Rule::MoveCounter => &[
            |words| say!(words, "says-counter-never"),
            |words| say!(words, "says-counter"),
            |words| say!(words, "says-counter-alone"),
        ],
        Rule::BoardTurned => {
            &[|words| say!(words, "says-turned-only-error"), |words| say!(words, "says-turned")]
        }
        Rule::ClockSettingQuick => &[|words| say!(words, "says-setting-schedule")],
        Rule::IllegalMove => &[
            |words| say!(words, "says-illegal-made"),
            |words| say!(words, "says-illegal-completed"),
            |words| say!(words, "says-illegal-pressed"),
        ],
        Rule::Replacement => &[
            |words| say!(words, "says-replacement-touched"),
            |words| say!(words, "says-replacement-released"),
        ],
        Rule::FoundLate => &[|words| say!(words, "value-found-any-time")],
        Rule::IncrementBack => {
            &[|words| say!(words, "says-increment-judgement"), |words| say!(words, "says-increment-removed")]
        }
        Rule::OffencesAdd => {
            &[|words| say!(words, "says-offences-conference"), |words| say!(words, "says-offences-add")]
        }
        Rule::IllegalStands => {
            &[|words| say!(words, "says-stands"), |words| say!(words, "says-stands-agreed")]
        }
        Rule::IllegalStandsBlitz => {
            &[|words| say!(words, "says-stands"), |words| say!(words, "says-stands-agreed")]
        }
        Rule::Recording => {
            &[|words| say!(words, "says-record-paper"), |words| say!(words, "says-record-electronic")]
        }
        Rule::SheetUse => {
            &[|words| say!(words, "says-sheet-use"), |words| say!(words, "says-sheet-use-data")]
        }
        Rule::OfferMark => &[|words| say!(words, "says-mark-one"), |words| say!(words, "says-mark-two")],
        Rule::UnableToWrite => &[
            |words| say!(words, "says-write-deducted"),
            |words| say!(words, "says-write-assistant"),
            |words| say!(words, "says-write-disabled"),
        ],
        Rule::SheetOwner => {
            &[|words| say!(words, "says-owner"), |words| say!(words, "says-owner-electronic")]
        }
        Rule::RecordingRelief => {
            &[|words| say!(words, "says-relief-lasts"), |words| say!(words, "says-relief-any")]
        }
        Rule::Reconstruction => {
            &[|words| say!(words, "says-reconstruct"), |words| say!(words, "says-reconstruct-clock")]
        }
        Rule::Signing => {
            &[|words| say!(words, "says-signing"), |words| say!(words, "says-signing-electronic")]
        }
        Rule::RecordingQuick => {
            &[|words| say!(words, "says-quick-record"), |words| say!(words, "says-quick-record-rights")]
        }
        Rule::ThreefoldIntended => &[
            |words| say!(words, "says-intended-written"),
            |words| say!(words, "says-intended-fixed"),
            |words| say!(words, "says-intended-electronic"),
        ],
        Rule::SameEnPassant => &[
            |words| say!(words, "says-passing-could"),
            |words| say!(words, "says-passing-no-longer"),
            |words| say!(words, "says-passing-start"),
        ],
        Rule::SameCastling => {
            &[|words| say!(words, "says-right-changed"), |words| say!(words, "says-right-moved")]
        }
        Rule::FiftyIntended => &[
            |words| say!(words, "says-intended-written"),
            |words| say!(words, "says-intended-fixed"),
            |words| say!(words, "says-intended-electronic"),
        ],
        Rule::FiftyPlayed => {
            &[|words| say!(words, "says-fifty-made"), |words| say!(words, "says-fifty-completed")]
        }
        Rule::ClaimStopsClock => &[
            |words| say!(words, "says-claim-must-stop"),
            |words| say!(words, "says-claim-may-stop"),
            |words| say!(words, "says-claim-shall-stop"),
        ],
        Rule::IntendedMovePlayed => &[
            |words| say!(words, "says-intended-as-is"),
            |words| say!(words, "says-intended-article-4"),
            |words| say!(words, "says-intended-articles-3-4"),
        ],
        Rule::AutomaticSigned => &[
            |words| say!(words, "says-signed-may-change"),
            |words| say!(words, "says-signed-stands-unless"),
            |words| say!(words, "says-signed-stands"),
        ],
        Rule::QuickplayClaim => {
            &[|words| say!(words, "says-quickplay-must-stop"), |words| say!(words, "says-quickplay-may-stop")]
        }
        Rule::QuickplayPostponed => &[
            |words| say!(words, "says-postponed-even"),
            |words| say!(words, "says-postponed-flag"),
            |words| say!(words, "says-postponed-later"),
        ],
        Rule::FiveSeconds => {
            &[|words| say!(words, "says-seconds-either"), |words| say!(words, "says-seconds-increment")]
        }
        Rule::QuickplayAlone => {
            &[|words| say!(words, "says-alone-completed"), |words| say!(words, "says-alone-current")]
        }
        Rule::Devices => &[
            |words| say!(words, "says-device-score"),
            |words| say!(words, "says-device-off"),
            |words| say!(words, "says-device-communication"),
            |words| say!(words, "says-device-any"),
        ],
        Rule::Inspection => {
            &[|words| say!(words, "says-inspect-items"), |words| say!(words, "says-inspect-body")]
        }
        Rule::Smoking => {
            &[|words| say!(words, "says-smoking"), |words| say!(words, "says-smoking-electronic")]
        }
        Rule::Distraction => &[
            |words| say!(words, "says-distraction-offers"),
            |words| say!(words, "says-distraction"),
            |words| say!(words, "says-distraction-noise"),
        ],
        Rule::ConductPenalty => {
            &[|words| say!(words, "says-conduct-but-disrepute"), |words| say!(words, "says-conduct-all")]
        }
        Rule::Appeal => &[
            |words| say!(words, "says-appeal-but-quickplay"),
            |words| say!(words, "says-appeal"),
            |words| say!(words, "says-appeal-signed"),
        ],
        Rule::ArbiterDuties => &[
            |words| say!(words, "says-duties"),
            |words| say!(words, "says-duties-fair"),
            |words| say!(words, "says-duties-special"),
        ],
        Rule::Penalties => &[
            |words| say!(words, "says-penalties-five"),
            |words| say!(words, "says-penalties"),
            |words| say!(words, "says-penalties-fine"),
            |words| say!(words, "says-penalties-rounds"),
        ],
        Rule::PenaltyLoss => &[|words| say!(words, "says-loss"), |words| say!(words, "says-loss-score")],
        Rule::Spectators => {
            &[|words| say!(words, "says-spectators"), |words| say!(words, "says-spectators-arbiter")]
        }
        Rule::AdequateRapid => {
            &[|words| say!(words, "says-adequate-three"), |words| say!(words, "says-adequate-three-recorded")]
        }
        Rule::AdequateBlitz => {
            &[|words| say!(words, "says-adequate-one"), |words| say!(words, "says-adequate-one-recorded")]
        }
        Rule::OtherwiseRapid => {
            &[|words| say!(words, "says-rapid-always"), |words| say!(words, "says-rapid-inadequate")]
        }
        Rule::OtherwiseBlitz => &[
            |words| say!(words, "says-blitz-always"),
            |words| say!(words, "says-blitz-claim"),
            |words| say!(words, "says-blitz-rapid"),
        ],
        Rule::FlagClaimQuick => {
            &[|words| say!(words, "says-flag-must-stop"), |words| say!(words, "says-flag-may-stop")]
        }
        Rule::Notation => &[
            |words| say!(words, "says-signs-needed"),
            |words| say!(words, "says-signs-free"),
            |words| say!(words, "says-signs-free-long"),
        ],
        Rule::PieceLetters => {
            &[|words| say!(words, "says-letters-first"), |words| say!(words, "says-letters-usual")]
        }
        Rule::TwoBoards => {
            &[|words| say!(words, "says-adapt-directors"), |words| say!(words, "says-adapt-organiser")]
        }
        Rule::Announcing => {
            &[|words| say!(words, "says-announce-german"), |words| say!(words, "says-announce-arbiter")]
        }
        Rule::BlindClock => {
            &[|words| say!(words, "says-clock-touch"), |words| say!(words, "says-clock-talking")]
        }
        Rule::BlindRecord => &[
            |words| say!(words, "says-blind-may"),
            |words| say!(words, "says-blind-must-english"),
            |words| say!(words, "says-blind-must"),
        ],
        Rule::Sealing => &[|words| say!(words, "says-seal"), |words| say!(words, "says-seal-paper")],
        Rule::SealedDraw => {
            &[|words| say!(words, "says-sealed-draw"), |words| say!(words, "says-sealed-any")]
        }
        Rule::SealedFlag => {
            &[|words| say!(words, "says-sealed-flag"), |words| say!(words, "says-sealed-flag-general")]
        }
        Rule::ResumptionTimes => {
            &[|words| say!(words, "says-times-harsh"), |words| say!(words, "says-times-arbiter")]
        }
        Rule::SessionLength => {
            &[|words| say!(words, "says-session-both"), |words| say!(words, "says-session-start")]
        }
        Rule::Chess960 => {
            &[|words| say!(words, "says-960-appendix"), |words| say!(words, "says-960-guidelines")]
        }
        _ => &[],
    }
}
