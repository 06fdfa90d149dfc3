//! The regulations of an event for its games.

use crate::edition::{
    Adequacy, Date, Edition, IllegalMoves, InForce, OneMinute, QuickplayRates, Rule, Standing, TouchUnasked,
    Values,
};
use crate::named::named;
use crate::points::Scoring;
use tratto_board::ByColor;
use tratto_clock::{Bonus, Millis, Rate, Settings, TimeControl};

/// The regulations of a game: the edition, the time, and all that the Laws leave to the event.
///
/// ```
/// use tratto_laws::{Edition, Rate, Regulations};
/// let mut regulations = Regulations::new(Edition::Laws2018);
/// regulations.control = tratto_clock::TimeControl::from_pgn("300+3")?;
/// assert_eq!(regulations.rate(), Rate::Blitz);
/// # Ok::<(), tratto_clock::TimeControlError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Whether that edition was in force, or only stands in for another.
    pub standing: Standing,
    /// The time control.
    pub control: TimeControl,
    /// How the clock is built and set.
    pub clock: Settings,
    /// The rate of play where it is laid down; otherwise it follows from the time control.
    pub rate: Option<Rate>,
    /// Whether supervision is adequate, as the Laws on rapid and blitz understand it.
    pub supervision: Supervision,
    /// How late a player may come; `None` where the event says nothing.
    pub default_time: Option<Millis>,
    /// What is laid down about draws by agreement.
    pub draws: DrawRule,
    /// Whether Guidelines III (2014: Appendix G) were announced.
    pub guidelines_iii: bool,
    /// Whether the five seconds of Guideline III.4 are a delay rather than an increment, as Appendix G.4 of 2014 allows.
    pub extra_seconds_delay: bool,
    /// The number of the Chess960 starting position.
    pub chess960: Option<u16>,
    /// The points for a win, a draw and a loss.
    pub scoring: Scoring,
    /// Whether touched pieces bind. Off in play where only whole moves are made.
    pub touch_move: bool,
    /// Which players are visually impaired, so that moves are announced.
    pub visually_impaired: ByColor<bool>,
    /// Which players cannot hear: against a visually impaired one an assistant is needed.
    pub hearing_impaired: ByColor<bool>,
    /// Who keeps the scoresheets.
    pub recording: Recording,
    /// Whether there is an arbiter in the room.
    pub arbiter_present: bool,
    /// The penalty in blitz under adequate supervision by the Laws of 2023: two minutes by the letter, one in practice.
    pub blitz_penalty: Millis,
    /// What is laid down about telephones.
    pub phones: PhoneRule,
    /// Whether the player not on move must report before leaving the playing area.
    pub reporting: bool,
    /// Whether the three kinds of offence of 2017 are counted apart, as its letter has it, rather than together.
    pub separate_counts: bool,
    /// Whether decisions of the arbiter can be appealed.
    pub appeals: bool,
    /// The effort allowed to find out whether a side can mate, in positions looked at.
    pub effort: u64,
}

named! {
    /// Whether supervision is adequate (one arbiter for at most three rapid games, or for one blitz game, and the moves
    /// recorded).
    Supervision {
        /// It is.
        Adequate = "adequate",
        /// It is not.
        Inadequate = "inadequate",
    }
}

/// What an event lays down about draws by agreement.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum DrawRule {
    /// They are free.
    Free,
    /// None before each side has made so many moves, without the arbiter's consent.
    NotBefore(u16),
    /// None without the arbiter's consent.
    Never,
}

named! {
    /// Who keeps the scoresheets.
    Recording {
        /// The device: nothing is asked of the players.
        Automatic = "automatic",
        /// Each player, by his own hand.
        ByHand = "by-hand",
    }
}

named! {
    /// What an event lays down about telephones.
    PhoneRule {
        /// Nothing beyond the Laws.
        AsLaws = "as-laws",
        /// One may be kept in a bag, switched off.
        InBag = "in-bag",
        /// A telephone costs less than the game.
        Milder = "milder",
    }
}

impl Regulations {
    /// The usual regulations: an untimed game, adequately supervised.
    pub fn new(edition: Edition) -> Regulations {
        Regulations {
            edition,
            standing: Standing::InForce,
            control: TimeControl::Untimed,
            clock: Settings::default(),
            rate: None,
            supervision: Supervision::Adequate,
            default_time: None,
            draws: DrawRule::Free,
            guidelines_iii: false,
            extra_seconds_delay: false,
            chess960: None,
            scoring: Scoring::default(),
            touch_move: true,
            visually_impaired: ByColor::default(),
            hearing_impaired: ByColor::default(),
            recording: Recording::Automatic,
            arbiter_present: true,
            blitz_penalty: Millis::from_secs(60),
            phones: PhoneRule::AsLaws,
            reporting: false,
            separate_counts: false,
            appeals: true,
            effort: 640_000_000,
        }
    }

    /// The usual regulations for a game that started on a day.
    pub fn on(day: Date) -> Regulations {
        let InForce { edition, standing } = Edition::on(day);
        Regulations { standing, ..Regulations::new(edition) }
    }

    /// What the rules of the edition say.
    pub fn values(&self) -> &'static Values {
        self.edition.values()
    }

    /// Standard, rapid or blitz. A game without a clock is standard.
    pub fn rate(&self) -> Rate {
        self.rate.or_else(|| self.control.rate(&self.values().thresholds)).unwrap_or(Rate::Standard)
    }

    /// Whether the special rules of rapid and blitz for want of supervision apply.
    pub fn is_unsupervised_quick(&self) -> bool {
        let adequate = self.supervision == Supervision::Adequate && self.values().adequacy == Adequacy::Told;
        self.rate() != Rate::Standard && !adequate
    }

    /// How illegal moves are dealt with in this game.
    pub fn illegal_moves(&self) -> IllegalMoves {
        let values = self.values();
        let adequate = !self.is_unsupervised_quick();
        match self.rate() {
            Rate::Standard => values.illegal_standard,
            Rate::Rapid if adequate => values.illegal_rapid_adequate,
            Rate::Rapid => values.illegal_rapid,
            Rate::Blitz if adequate => {
                let regime = values.illegal_blitz_adequate;
                if self.has_blitz_gap() {
                    IllegalMoves { bonus: self.blitz_penalty, ..regime }
                } else {
                    regime
                }
            }
            Rate::Blitz => values.illegal_blitz,
        }
    }

    /// The rules behind [`Regulations::illegal_moves`], beside the general ones.
    pub(crate) fn illegal_rule(&self) -> Option<Rule> {
        let adequate = !self.is_unsupervised_quick();
        match self.rate() {
            Rate::Standard => None,
            Rate::Rapid if adequate => Some(Rule::IllegalRapidAdequate),
            Rate::Rapid => Some(Rule::IllegalRapid),
            Rate::Blitz if adequate => Some(Rule::IllegalBlitzAdequate),
            Rate::Blitz => Some(Rule::IllegalBlitz),
        }
    }

    /// Whether the penalty in minutes falls into the gap of the Laws of 2023: blitz under adequate supervision follows the
    /// competitive rules (two minutes), while the article that makes it one is invoked only for the other blitz games.
    pub(crate) fn has_blitz_gap(&self) -> bool {
        self.values().one_minute == OneMinute::RapidAndBlitz
            && self.rate() == Rate::Blitz
            && !self.is_unsupervised_quick()
    }

    /// What the opponent gets for an incorrect claim of a draw.
    pub fn claim_bonus(&self) -> Millis {
        let values = self.values();
        let one = Millis::from_secs(60);
        match (values.one_minute, self.rate()) {
            (OneMinute::Blitz, Rate::Blitz) | (OneMinute::RapidAndBlitz, Rate::Rapid) => one,
            (OneMinute::RapidAndBlitz, Rate::Blitz) if self.is_unsupervised_quick() => one,
            (OneMinute::RapidAndBlitz, Rate::Blitz) => self.blitz_penalty,
            _ => values.claim_bonus,
        }
    }

    /// Whether the minutes of Articles 7 and 9 are cut to one by an article of the appendices.
    pub(crate) fn is_one_minute(&self) -> bool {
        match (self.values().one_minute, self.rate()) {
            (OneMinute::Blitz, Rate::Blitz) | (OneMinute::RapidAndBlitz, Rate::Rapid) => true,
            (OneMinute::RapidAndBlitz, Rate::Blitz) => self.is_unsupervised_quick(),
            _ => false,
        }
    }

    /// Whether the arbiter acts on Article 4 without being asked.
    pub fn acts_on_touch_unasked(&self) -> bool {
        match self.values().touch_unasked {
            TouchUnasked::Standard => self.rate() == Rate::Standard,
            TouchUnasked::Adequate => !self.is_unsupervised_quick(),
            TouchUnasked::Always => true,
        }
    }

    /// Whether the rules about a quickplay finish apply to games of this kind at all.
    pub(crate) fn quickplay_rate(&self) -> bool {
        let with_increment =
            self.control.periods().is_some_and(|periods| periods.last().bonus() != Bonus::None);
        match self.values().quickplay_rates {
            QuickplayRates::NotBlitz => self.rate() != Rate::Blitz,
            QuickplayRates::NotBlitzInadequate => self.rate() != Rate::Blitz || !self.is_unsupervised_quick(),
            QuickplayRates::WithoutIncrement => self.rate() != Rate::Blitz && !with_increment,
        }
    }
}
