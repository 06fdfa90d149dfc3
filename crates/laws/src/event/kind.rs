//! The kinds of acts: what is left of an act without squares, men and times. Tests and documents count by them.

use super::acts::{
    Act, Aid, Bystander, Claim, Deed, Discovery, Evidence, Hand, Hands, Hint, Manner, Meaning, Misconduct,
    OfferForm, Office, Penalty, Place, Play, QuickplayGround, Request, Sight, StopReason, Verdict, Written,
};
use crate::named::kinds;

kinds! { Deed {
    Deed::Arrive => "arrives";
    Deed::Leave { place, permitted: false } => "leaves" each place of Place;
    Deed::Leave { place, permitted: true } => "leaves with-permission" each place of Place;
    Deed::Return => "returns";
    Deed::Touch { manner, .. } => "touches" each manner of Manner;
    Deed::TouchBoth { .. } => "touches in-unknown-order";
    Deed::Release { .. } => "releases";
    Deed::Remove(_) => "removes";
    Deed::Put { .. } => "puts";
    Deed::Rest { .. } => "rests";
    Deed::Play(Play { promotion: None, hands: Hands::One, .. }) => "plays";
    Deed::Play(Play { promotion: Some(_), hands: Hands::One, .. }) => "plays and promotes";
    Deed::Play(Play { hands: Hands::Two, .. }) => "plays with-both-hands";
    Deed::TakeBack => "takes-back";
    Deed::Announce(_) => "announces";
    Deed::Repeat(_) => "repeats";
    Deed::Press(hand) => "presses" each hand of Hand;
    Deed::Offer(form) => "offers-draw" each form of OfferForm;
    Deed::Accept => "accepts";
    Deed::Refuse => "refuses";
    Deed::Claim(Claim::Threefold(None)) => "claims threefold";
    Deed::Claim(Claim::Threefold(Some(_))) => "claims threefold with";
    Deed::Claim(Claim::Fifty(None)) => "claims fifty";
    Deed::Claim(Claim::Fifty(Some(_))) => "claims fifty with";
    Deed::Claim(Claim::Flag(evidence)) => "claims flag" each evidence of Evidence;
    Deed::Claim(Claim::IllegalMove) => "claims illegal-move";
    Deed::Claim(Claim::Touched) => "claims touched";
    Deed::Claim(Claim::Quickplay(ground)) => "claims quickplay" each ground of QuickplayGround;
    Deed::Claim(Claim::ExtraSeconds) => "claims extra-seconds";
    Deed::Resign => "resigns";
    Deed::Stop(reason) => "stops-clocks" each reason of StopReason;
    Deed::Record(Written { meaning: Meaning::Move(_), .. }) => "records a move";
    Deed::Record(Written { meaning: Meaning::Ambiguous, .. }) => "records ambiguous";
    Deed::Record(Written { meaning: Meaning::Unclear, .. }) => "records unclear";
    Deed::Record(Written { meaning: Meaning::NotAlgebraic, .. }) => "records not-algebraic";
    Deed::Record(Written { meaning: Meaning::DrawOffer, .. }) => "records draw-offer";
    Deed::Sign(_) => "signs";
    Deed::Displace(_) => "displaces";
    Deed::PutBack => "puts-back";
    Deed::Offend(misconduct) => "offends" each misconduct of Misconduct;
    Deed::Ask(request) => "asks" each request of Request;
    Deed::ReturnSheet => "returns-sheet";
    Deed::Appeal => "appeals";
    Deed::Seal(Written { meaning: Meaning::Move(_), .. }) => "seals a move";
    Deed::Seal(Written { meaning: Meaning::Ambiguous, .. }) => "seals ambiguous";
    Deed::Seal(Written { meaning: Meaning::Unclear, .. }) => "seals unclear";
    Deed::Seal(Written { meaning: Meaning::NotAlgebraic, .. }) => "seals not-algebraic";
    Deed::Seal(Written { meaning: Meaning::DrawOffer, .. }) => "seals draw-offer";
    Deed::Adjourn(_) => "adjourns";
    Deed::State(_) => "states";
} }

kinds! { Office {
    Office::Start => "starts";
    Office::Observe(Sight::Flag(_)) => "observes flag";
    Office::Observe(Sight::BothFlags) => "observes both-flags";
    Office::Observe(Sight::IllegalMove) => "observes illegal-move";
    Office::Observe(Sight::Touched) => "observes touched";
    Office::Observe(Sight::IllegalPosition) => "observes illegal-position";
    Office::Observe(Sight::Absence(_)) => "observes absence";
    Office::Observe(Sight::AutomaticDraw) => "observes automatic-draw";
    Office::Observe(Sight::NotAlgebraic(_)) => "observes not-algebraic";
    Office::Stop => "stops-clocks";
    Office::Restart => "restarts-clocks";
    Office::Decide(verdict) => "decides:" each verdict of Verdict;
    Office::Penalise(_, Penalty::Warning) => "penalises warning";
    Office::Penalise(_, Penalty::OpponentTime(_)) => "penalises opponent-time";
    Office::Penalise(_, Penalty::OwnTime(_)) => "penalises own-time";
    Office::Penalise(_, Penalty::Loss(_)) => "penalises loss";
    Office::Penalise(_, Penalty::OwnPoints(_)) => "penalises own-points";
    Office::Penalise(_, Penalty::OpponentPoints(_)) => "penalises opponent-points";
    Office::Penalise(_, Penalty::Fine) => "penalises fine";
    Office::Penalise(_, Penalty::Exclusion) => "penalises exclusion";
    Office::Penalise(_, Penalty::Expulsion) => "penalises expulsion";
    Office::Set { .. } => "sets";
    Office::Add { .. } => "adds";
    Office::TakeBack(_) => "takes-back";
    Office::Declare(_) => "declares";
    Office::Annul => "annuls";
    Office::PlayOn => "lets-play-on";
    Office::Consent => "consents";
    Office::TellToSeal => "tells-to-seal";
    Office::CheckEnvelope(missing) if missing.is_empty() => "checks-envelope";
    Office::CheckEnvelope(_) => "checks-envelope missing";
    Office::Resume => "resumes";
    Office::OpenEnvelope => "opens-envelope";
    Office::ReplaceClock => "replaces-clock";
    Office::SendOut => "sends-out";
    Office::Inspect(_) => "inspects";
    Office::Provide(_) => "provides";
    Office::Reconstruct => "reconstructs";
    Office::Tell(_, hint) => "tells" each hint of Hint;
} }

kinds! { Aid {
    Aid::Play(_) => "plays";
    Aid::Announce(_) => "announces";
    Aid::Press => "presses";
    Aid::Record(_) => "records";
    Aid::InformAsked => "informs-asked";
    Aid::InformUnasked => "informs-unasked";
    Aid::ClaimFlag => "claims flag";
    Aid::ReportTouch(_) => "reports";
    Aid::Adjourn => "adjourns";
} }

kinds! { Discovery {
    Discovery::WrongStart => "wrong-start";
    Discovery::BoardTurned => "board-turned";
    Discovery::ColoursReversed => "colours-reversed";
    Discovery::ClockSetting { schedule_suffers: false } => "clock-setting";
    Discovery::ClockSetting { schedule_suffers: true } => "clock-setting schedule-suffers";
    Discovery::ClockDefect => "clock-defect";
    Discovery::Displaced(None) => "displaced";
    Discovery::Displaced(Some(_)) => "displaced since";
    Discovery::IllegalMove => "illegal-move";
    Discovery::Flag(_) => "flag";
    Discovery::NotProvable => "not-provable";
    Discovery::BoardsDiffer(_) => "boards-differ";
    Discovery::SheetsDiffer(_) => "sheets-differ";
    Discovery::EnvelopeLost { position_known: true } => "envelope-lost";
    Discovery::EnvelopeLost { position_known: false } => "envelope-lost position-unknown";
    Discovery::ResumptionTimes => "resumption-times";
} }

impl Act {
    /// The kind of the act: what is left of it without squares, men and times.
    ///
    /// ```
    /// use tratto_laws::Act;
    /// let act: Act = "white touches e2 adjusting".parse()?;
    /// assert_eq!(act.kind(), "player touches adjusting");
    /// assert!(Act::kinds().contains(&act.kind()));
    /// # Ok::<(), tratto_laws::ParseActError>(())
    /// ```
    pub fn kind(&self) -> String {
        match self {
            Act::Player(_, deed) => format!("player {}", deed.kind_here()),
            Act::AgreeToCorrect => AGREE.to_owned(),
            Act::Arbiter(office) => format!("arbiter {}", office.kind_here()),
            Act::Assistant(_, aid) => format!("assistant {}", aid.kind_here()),
            Act::Found(discovery) => format!("found {}", discovery.kind_here()),
            Act::Bystander(bystander) => format!("spectator {}", bystander.name()),
        }
    }

    /// Every kind of act.
    pub fn kinds() -> Vec<String> {
        let mut all = vec![AGREE.to_owned()];
        let mut add = |who: &str, kinds: Vec<String>| {
            all.extend(kinds.into_iter().map(|kind| format!("{who} {kind}")));
        };
        add("player", Deed::kinds_here());
        add("arbiter", Office::kinds_here());
        add("assistant", Aid::kinds_here());
        add("found", Discovery::kinds_here());
        add("spectator", Bystander::ALL.iter().map(|bystander| bystander.name().to_owned()).collect());
        all
    }
}

const AGREE: &str = "players agree-to-correct";
