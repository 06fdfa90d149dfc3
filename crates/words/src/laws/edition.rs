//! What each edition says about a rule: the value of the table of the Laws, and what `told.rs` adds to it.

use crate::{Words, say};
use tratto_clock::{Bound, Millis, Thresholds};
use tratto_laws::{
    AgreementBan, ArbiterOnFlag, BothFlags, ClaimRight, ClaimantLoses, ClockAdjusted, ColoursReversed,
    Contact, DefaultTime, Edition, EndingMove, Fivefold, Found, IllegalMoves, KingCapture, KingsInCheck,
    Misplaced, OffenceCounts, OfferRefused, OneMinute, Phone, QuickplayRates, ResumptionLate, Rule,
    TouchUnasked, TouchedBoth, Unpromoted, Values,
};

impl Words {
    /// What an edition says about a rule; `None` where it has no such rule, or where all editions that have it say the same.
    ///
    /// ```
    /// use tratto_laws::{Edition, Rule};
    /// use tratto_words::{Lang, Words};
    /// let words = Words::of(Lang::EN);
    /// assert_eq!(words.value(Edition::Laws2009, Rule::MovesBeforeAgreement), None);
    /// assert_eq!(words.value(Edition::Laws2017, Rule::MovesBeforeAgreement).as_deref(), Some("1 move each"));
    /// ```
    pub fn value(&self, edition: Edition, rule: Rule) -> Option<String> {
        if !edition.has(rule) {
            return None;
        }
        let values = edition.values();
        let value = self
            .value_of_play(values, rule)
            .or_else(|| self.value_of_illegal(values, rule))
            .or_else(|| self.value_of_draws(values, rule))
            .or_else(|| self.value_of_clock(values, rule))
            .or_else(|| self.value_of_quickplay(values, rule));
        let parts: Vec<String> = value.into_iter().chain(self.told(edition, rule)).collect();
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    /// The available editions, to choose from: "2018 or 2023".
    pub fn editions(&self) -> String {
        self.list_or(&Edition::ALL.map(|edition| edition.to_string()))
    }

    fn value_of_play(&self, values: &Values, rule: Rule) -> Option<String> {
        Some(match rule {
            Rule::Contact => match values.contact {
                Contact::Deliberate => say!(self, "value-contact-deliberate"),
                Contact::Intended => say!(self, "value-contact-intended"),
                Contact::NotAccidental => say!(self, "value-contact-not-accidental"),
            },
            Rule::TouchedBoth => match values.touched_both {
                TouchedBoth::OneOfEach => say!(self, "value-both-one"),
                TouchedBoth::FirstOfEach => say!(self, "value-both-first"),
            },
            Rule::TouchUnasked => match values.touch_unasked {
                TouchUnasked::Standard => say!(self, "value-unasked-standard"),
                TouchUnasked::Adequate => say!(self, "value-unasked-adequate"),
                TouchUnasked::Always => say!(self, "value-unasked-always"),
            },
            Rule::TouchComplaint => match values.adjusting_forfeits {
                true => say!(self, "value-complaint-touch"),
                false => say!(self, "value-complaint-intent"),
            },
            Rule::Checkmate | Rule::Stalemate | Rule::DeadPosition => match values.ending_move {
                EndingMove::Legal => say!(self, "value-ends-legal"),
                EndingMove::LegalAsTouched => say!(self, "value-ends-touch"),
            },
            Rule::KingTaken => match values.king_capture {
                KingCapture::Counted => say!(self, "value-king-counts"),
                // That a king is captured where the other stands is an interpretation of ours: no text says so.
                KingCapture::WhereTheOtherStands | KingCapture::NotCounted => {
                    say!(self, "value-king-silent")
                }
            },
            Rule::WrongStartQuick => {
                let limit = say!(self, "value-limit", count = values.setup_limit);
                let misplaced = match values.misplaced {
                    Misplaced::NotProvided => return Some(limit),
                    Misplaced::KingOnly => say!(self, "value-misplaced-king"),
                    Misplaced::KingAndRook => say!(self, "value-misplaced-both"),
                };
                format!("{limit}; {misplaced}")
            }
            Rule::ClockSettingQuick => say!(self, "value-limit", count = values.setup_limit),
            Rule::ColoursReversed => match values.colours_reversed {
                ColoursReversed::GoesOn => say!(self, "value-colours-go-on"),
                ColoursReversed::NewGameBefore(moves) => say!(self, "value-colours-new", count = moves),
            },
            Rule::SheetViews | Rule::SheetViewsBlitz => match values.sheet_views {
                Some(count) => say!(self, "value-views", count = count),
                None => return None,
            },
            Rule::RecordingRelief => {
                let (under, bonus) = (self.duration(values.relief_under), self.duration(values.relief_bonus));
                say!(self, "value-relief", under = under, bonus = bonus)
            }
            Rule::Devices => match values.phone {
                Phone::NotProvided => return None,
                Phone::BringingForbidden => say!(self, "value-phone-brought"),
                Phone::SoundLoses => say!(self, "value-phone-sound"),
                Phone::PossessionLoses => say!(self, "value-phone-possession"),
            },
            Rule::Rapid | Rule::Blitz | Rule::Standard => self.rate_lines(values.thresholds, rule),
            _ => return None,
        })
    }

    fn value_of_illegal(&self, values: &Values, rule: Rule) -> Option<String> {
        Some(match rule {
            Rule::OffencePenalty => {
                let penalty = self.illegal(values.illegal_standard);
                match values.illegal_only_in_finish {
                    true => format!("{penalty}; {}", say!(self, "value-illegal-finish")),
                    false => penalty,
                }
            }
            Rule::IllegalRapidAdequate => self.illegal(values.illegal_rapid_adequate),
            Rule::IllegalRapid => self.illegal(values.illegal_rapid),
            Rule::IllegalBlitzAdequate => self.illegal(values.illegal_blitz_adequate),
            Rule::IllegalBlitz => self.illegal(values.illegal_blitz),
            Rule::Unpromoted => match values.unpromoted {
                Unpromoted::TakenBack => say!(self, "value-unpromoted-back"),
                Unpromoted::MustPromoteThere => say!(self, "value-unpromoted-there"),
                Unpromoted::BecomesQueen => say!(self, "value-unpromoted-queen"),
            },
            Rule::PressWithoutMove | Rule::PressPenalty => self.counts(values.press_without_move),
            Rule::TwoHands | Rule::TwoHandsPenalty => self.counts(values.two_hands),
            Rule::KingsInCheck => {
                let does = match values.kings_in_check {
                    KingsInCheck::NotProvided => return None,
                    KingsInCheck::Intervenes => say!(self, "value-kings-intervenes"),
                    KingsInCheck::WaitsThenDraws => say!(self, "value-kings-waits"),
                };
                match values.kings_in_check == values.kings_in_check_blitz {
                    true => does,
                    false => format!("{does}; {}", say!(self, "value-kings-rapid")),
                }
            }
            Rule::QuickMinutes | Rule::ClaimIncorrectQuick => match values.one_minute {
                OneMinute::Nowhere => return None,
                OneMinute::Blitz => say!(self, "value-minute-blitz"),
                OneMinute::RapidAndBlitz => say!(self, "value-minute-both"),
            },
            _ => return None,
        })
    }

    fn value_of_draws(&self, values: &Values, rule: Rule) -> Option<String> {
        Some(match rule {
            Rule::Resignation => match values.resignation_draws {
                true => say!(self, "value-resignation-draws"),
                false => say!(self, "value-resignation-loses"),
            },
            Rule::MovesBeforeAgreement => say!(self, "value-moves-each", count = values.agreement_moves),
            Rule::Agreement => match values.agreement_moves {
                0 => say!(self, "value-agreement-any"),
                count => say!(self, "value-agreement-after", count = count),
            },
            Rule::DrawRestriction => match values.agreement_ban {
                AgreementBan::NotProvided => return None,
                AgreementBan::Agreeing => say!(self, "value-ban-agreeing"),
                AgreementBan::OfferingAndAgreeing => say!(self, "value-ban-both"),
            },
            Rule::OfferEnds => match values.offer_refused {
                OfferRefused::ByMoving => say!(self, "value-offer-moving"),
                OfferRefused::ByTouching => say!(self, "value-offer-touching"),
            },
            Rule::ClaimIsOffer => match values.quickplay_offers {
                true => say!(self, "value-claim-offer-quickplay"),
                false => say!(self, "value-claim-offer"),
            },
            Rule::ClaimRightLost => match values.claim_right {
                ClaimRight::LostByMoving => say!(self, "value-claim-moving"),
                ClaimRight::LostByTouching => say!(self, "value-claim-touching"),
            },
            Rule::ClaimIncorrect => {
                let gets = say!(self, "value-claim-bonus", time = self.duration(values.claim_bonus));
                match values.claimant_loses {
                    ClaimantLoses::Half => format!("{gets}; {}", say!(self, "value-claimant-half")),
                    ClaimantLoses::Nothing => gets,
                }
            }
            Rule::Fivefold => match values.fivefold {
                Fivefold::Never => return None,
                Fivefold::Chain => say!(self, "value-fivefold-chain"),
                Fivefold::AnySpacing => say!(self, "value-fivefold-any"),
            },
            Rule::SeventyFive => match values.quiet_limit {
                Some(limit) => say!(self, "value-quiet", count = limit),
                None => return None,
            },
            _ => return None,
        })
    }

    fn value_of_clock(&self, values: &Values, rule: Rule) -> Option<String> {
        Some(match rule {
            Rule::DefaultTime => {
                let late = match values.default_time {
                    DefaultTime::Of(Millis::ZERO) => say!(self, "value-default-zero"),
                    DefaultTime::Of(time) => say!(self, "value-default-of", time = self.duration(time)),
                    DefaultTime::MustBeStated => say!(self, "value-default-stated"),
                };
                match values.lateness_excusable {
                    true => format!("{late}; {}", say!(self, "value-default-excusable")),
                    false => late,
                }
            }
            Rule::ResumptionLate => {
                let late = match values.resumption_late {
                    ResumptionLate::Fixed(time) => {
                        say!(self, "value-default-of", time = self.duration(time))
                    }
                    ResumptionLate::UnlessStated(time) => {
                        say!(self, "value-default-unless-stated", time = self.duration(time))
                    }
                    ResumptionLate::DefaultTime => say!(self, "value-default-same"),
                };
                match values.resumption_excusable {
                    true => format!("{late}; {}", say!(self, "value-default-excusable")),
                    false => late,
                }
            }
            Rule::TimeCarried => match values.delay_carries {
                true => say!(self, "value-carried-applicable"),
                false => say!(self, "value-carried-no-delay"),
            },
            Rule::UnableToPress => match values.clock_adjusted {
                ClockAdjusted::Always => say!(self, "value-assistant-adjusted"),
                ClockAdjusted::UnlessDisabled => say!(self, "value-assistant-disabled"),
            },
            Rule::BothFlagsEarly => {
                self.where_announced(say!(self, "value-flags-go-on"), values.both_flags_announced)
            }
            Rule::BothFlagsLast => {
                self.where_announced(say!(self, "value-flags-draw"), values.both_flags_announced)
            }
            Rule::FlagQuick => match values.arbiter_on_flag {
                ArbiterOnFlag::Silent => say!(self, "value-flag-silent"),
                ArbiterOnFlag::SilentUnlessBoth => say!(self, "value-flag-unless-both"),
                ArbiterOnFlag::MayCall => say!(self, "value-flag-may"),
                ArbiterOnFlag::Calls => say!(self, "value-flag-calls"),
            },
            Rule::FlagClaimQuick => match values.own_flag_up {
                true => say!(self, "value-own-flag-up"),
                false => say!(self, "value-own-flag-any"),
            },
            Rule::BothFlagsQuick => match values.both_flags_quick {
                BothFlags::Draw => say!(self, "value-flags-draw"),
                BothFlags::FirstLoses => say!(self, "value-flags-first"),
            },
            _ => return None,
        })
    }

    fn value_of_quickplay(&self, values: &Values, rule: Rule) -> Option<String> {
        Some(match rule {
            Rule::QuickplayApplies => match values.quickplay_announced {
                true => say!(self, "value-announced"),
                false => say!(self, "value-always"),
            },
            Rule::QuickplayRates => match values.quickplay_rates {
                QuickplayRates::NotBlitz => say!(self, "value-quickplay-not-blitz"),
                QuickplayRates::NotBlitzInadequate => say!(self, "value-quickplay-adequate"),
                QuickplayRates::WithoutIncrement => say!(self, "value-quickplay-no-increment"),
            },
            Rule::QuickplayClaim => self.quickplay(values.quickplay_under, values.quickplay_on_move),
            Rule::QuickplayAlone => self.quickplay(values.quickplay_under, false),
            Rule::QuickplayRejected => {
                say!(self, "value-quickplay-bonus", time = self.duration(values.quickplay_bonus))
            }
            Rule::QuickplayPostponed => {
                say!(self, "value-quickplay-may", time = self.duration(values.quickplay_bonus))
            }
            Rule::FiveSeconds => match values.quickplay_extra {
                Some(time) => say!(self, "value-seconds", time = self.duration(time)),
                None => return None,
            },
            _ => return None,
        })
    }

    /// What follows, and whether it must have been announced.
    fn where_announced(&self, follows: String, announced: bool) -> String {
        match announced {
            true => format!("{follows}; {}", say!(self, "value-announced")),
            false => follows,
        }
    }

    fn quickplay(&self, under: Millis, on_move: bool) -> String {
        let under = self.duration(under);
        match on_move {
            true => say!(self, "value-quickplay-on-move", under = under),
            false => say!(self, "value-quickplay-any-time", under = under),
        }
    }

    /// Three offences lose, two before them cost minutes, and who may find them.
    fn illegal(&self, rule: IllegalMoves) -> String {
        let mut parts = vec![say!(self, "value-illegal-loses", number = rule.loses_at)];
        if rule.loses_at > 1 {
            parts.push(say!(self, "value-illegal-bonus", time = self.duration(rule.bonus)));
        }
        if rule.unwinnable_draws {
            parts.push(say!(self, "value-illegal-unwinnable"));
        }
        parts.push(match rule.found {
            Found::AnyTime => say!(self, "value-found-any-time"),
            Found::BeforeTouching => say!(self, "value-found-before-touching"),
            Found::OnClaim => say!(self, "value-found-on-claim"),
            Found::ClaimWins => say!(self, "value-found-claim-wins"),
            Found::BeforeReply => say!(self, "value-found-before-reply"),
        });
        parts.join("; ")
    }

    fn counts(&self, counts: OffenceCounts) -> String {
        match counts {
            OffenceCounts::Discretion => say!(self, "value-counts-discretion"),
            OffenceCounts::AtOnce => say!(self, "value-counts-at-once"),
            OffenceCounts::OnPress => say!(self, "value-counts-on-press"),
        }
    }

    /// The line between two rates of play, and whether the increment counts.
    fn rate_lines(&self, lines: Thresholds, rule: Rule) -> String {
        let bound = |bound: Bound| match bound {
            Bound::Below(time) => say!(self, "value-below", time = self.duration(time)),
            Bound::UpTo(time) => say!(self, "value-up-to", time = self.duration(time)),
        };
        let beyond = |bound: Bound| match bound {
            Bound::Below(time) => say!(self, "value-from", time = self.duration(time)),
            Bound::UpTo(time) => say!(self, "value-beyond", time = self.duration(time)),
        };
        let span = match rule {
            Rule::Blitz => bound(lines.blitz),
            Rule::Standard => beyond(lines.rapid),
            _ => say!(self, "value-between", low = beyond(lines.blitz), high = bound(lines.rapid)),
        };
        match lines.counts_increment {
            true => say!(self, "value-with-increment", span = span),
            false => say!(self, "value-without-increment", span = span),
        }
    }
}
