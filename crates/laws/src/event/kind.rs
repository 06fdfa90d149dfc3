//! The kinds of acts: what is left of an act without squares, pieces and times. Tests and documents count by them.

use super::acts::{
    Act, Aid, ArbiterAct, Bystander, Claim, Deed, Discovery, Evidence, Hand, Hands, Hint, Manner, Meaning,
    Misconduct, OfferForm, Penalty, Place, Play, QuickplayGround, Request, Sight, StopReason, Verdict,
    Written,
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

kinds! { ArbiterAct {
    ArbiterAct::Start => "starts";
    ArbiterAct::Observe(Sight::Flag(_)) => "observes flag";
    ArbiterAct::Observe(Sight::BothFlags) => "observes both-flags";
    ArbiterAct::Observe(Sight::IllegalMove) => "observes illegal-move";
    ArbiterAct::Observe(Sight::Touched) => "observes touched";
    ArbiterAct::Observe(Sight::IllegalPosition) => "observes illegal-position";
    ArbiterAct::Observe(Sight::Absence(_)) => "observes absence";
    ArbiterAct::Observe(Sight::AutomaticDraw) => "observes automatic-draw";
    ArbiterAct::Observe(Sight::NotAlgebraic(_)) => "observes not-algebraic";
    ArbiterAct::Stop => "stops-clocks";
    ArbiterAct::Restart => "restarts-clocks";
    ArbiterAct::Decide(verdict) => "decides:" each verdict of Verdict;
    ArbiterAct::Penalise(_, Penalty::Warning) => "penalises warning";
    ArbiterAct::Penalise(_, Penalty::OpponentTime(_)) => "penalises opponent-time";
    ArbiterAct::Penalise(_, Penalty::OwnTime(_)) => "penalises own-time";
    ArbiterAct::Penalise(_, Penalty::Loss(_)) => "penalises loss";
    ArbiterAct::Penalise(_, Penalty::OwnPoints(_)) => "penalises own-points";
    ArbiterAct::Penalise(_, Penalty::OpponentPoints(_)) => "penalises opponent-points";
    ArbiterAct::Penalise(_, Penalty::Fine) => "penalises fine";
    ArbiterAct::Penalise(_, Penalty::Exclusion) => "penalises exclusion";
    ArbiterAct::Penalise(_, Penalty::Expulsion) => "penalises expulsion";
    ArbiterAct::Set { .. } => "sets";
    ArbiterAct::Add { .. } => "adds";
    ArbiterAct::TakeBack(_) => "takes-back";
    ArbiterAct::Declare(_) => "declares";
    ArbiterAct::Annul => "annuls";
    ArbiterAct::PlayOn => "lets-play-on";
    ArbiterAct::Consent => "consents";
    ArbiterAct::TellToSeal => "tells-to-seal";
    ArbiterAct::CheckEnvelope(missing) if missing.is_empty() => "checks-envelope";
    ArbiterAct::CheckEnvelope(_) => "checks-envelope missing";
    ArbiterAct::Resume => "resumes";
    ArbiterAct::OpenEnvelope => "opens-envelope";
    ArbiterAct::ReplaceClock => "replaces-clock";
    ArbiterAct::SendOut => "sends-out";
    ArbiterAct::Inspect(_) => "inspects";
    ArbiterAct::Provide(_) => "provides";
    ArbiterAct::Reconstruct => "reconstructs";
    ArbiterAct::Tell(_, hint) => "tells" each hint of Hint;
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
    /// The kind of the act: what is left of it without squares, pieces and times.
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
            Act::Arbiter(act) => format!("arbiter {}", act.kind_here()),
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
        add("arbiter", ArbiterAct::kinds_here());
        add("assistant", Aid::kinds_here());
        add("found", Discovery::kinds_here());
        add("spectator", Bystander::ALL.iter().map(|bystander| bystander.name().to_owned()).collect());
        all
    }
}

const AGREE: &str = "players agree-to-correct";
