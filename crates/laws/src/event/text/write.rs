//! Writing acts.

use crate::event::{
    Act, Aid, ArbiterAct, Claim, Deed, Discovery, Hand, Hands, Manner, Meaning, Penalty, Play, Sight, Written,
};
use crate::points::{Points, Scoring};
use std::fmt;
use tratto_board::ByColor;

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Player(color, deed) => write!(f, "{color} {deed}"),
            Act::AgreeToCorrect => f.write_str("players agree-to-correct"),
            Act::Arbiter(act) => write!(f, "arbiter {act}"),
            Act::Assistant(color, aid) => write!(f, "assistant-of-{color} {aid}"),
            Act::Found(discovery) => write!(f, "found {discovery}"),
            Act::Bystander(act) => write!(f, "spectator {act}"),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        if let Some(role) = self.promotion {
            write!(f, "{}", role.role().letter())?;
        }
        if self.hands == Hands::Two { f.write_str(" with-both-hands") } else { Ok(()) }
    }
}

/// A score as `1-0`, `0-1`, `1/2-1/2`, `0-1/2`.
struct Score(ByColor<Points>);

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain =
            |points: Points| points.to_string().replace('½', "1/2").replace('¼', "1/4").replace('¾', "3/4");
        let usual = Scoring::default();
        if self.0 == usual.drawn() {
            return f.write_str("1/2-1/2");
        }
        write!(f, "{}-{}", plain(self.0.white), plain(self.0.black))
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A backslash before a quotation mark or a backslash keeps it.
        f.write_str("\"")?;
        for letter in self.text.chars() {
            if matches!(letter, '"' | '\\') {
                f.write_str("\\")?;
            }
            write!(f, "{letter}")?;
        }
        f.write_str("\" = ")?;
        match self.meaning {
            Meaning::Move(play) => write!(f, "{play}"),
            Meaning::Ambiguous => f.write_str("ambiguous"),
            Meaning::Unclear => f.write_str("unclear"),
            Meaning::NotAlgebraic => f.write_str("not-algebraic"),
            Meaning::DrawOffer => f.write_str("draw-offer"),
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Arrive => f.write_str("arrives"),
            Deed::Leave { place, permitted: true } => write!(f, "leaves {place} with-permission"),
            Deed::Leave { place, permitted: false } => write!(f, "leaves {place}"),
            Deed::Return => f.write_str("returns"),
            Deed::Touch { square, manner: Manner::Deliberate } => write!(f, "touches {square}"),
            Deed::Touch { square, manner } => write!(f, "touches {square} {manner}"),
            Deed::TouchBoth { square, other } => write!(f, "touches {square} and {other} in-unknown-order"),
            Deed::Release { from, to } => write!(f, "releases {from} on {to}"),
            Deed::Remove(square) => write!(f, "removes {square}"),
            Deed::Put { square, role } => write!(f, "puts {} on {square}", role.role()),
            Deed::Rest { square, role } => write!(f, "rests {} on {square}", role.role()),
            Deed::Play(play) => write!(f, "plays {play}"),
            Deed::TakeBack => f.write_str("takes-back"),
            Deed::Announce(play) => write!(f, "announces {play}"),
            Deed::Repeat(play) => write!(f, "repeats {play}"),
            Deed::Press(Hand::Same) => f.write_str("presses"),
            Deed::Press(hand) => write!(f, "presses {hand}"),
            Deed::Offer(crate::event::OfferForm::Plain) => f.write_str("offers-draw"),
            Deed::Offer(form) => write!(f, "offers-draw {form}"),
            Deed::Accept => f.write_str("accepts"),
            Deed::Refuse => f.write_str("refuses"),
            Deed::Claim(claim) => write!(f, "claims {claim}"),
            Deed::Resign => f.write_str("resigns"),
            Deed::Stop(reason) => write!(f, "stops-clocks {reason}"),
            Deed::Record(written) => write!(f, "records {written}"),
            Deed::Sign(score) => write!(f, "signs {}", Score(*score)),
            Deed::Displace(squares) => {
                f.write_str("displaces")?;
                squares.iter().try_for_each(|square| write!(f, " {square}"))
            }
            Deed::PutBack => f.write_str("puts-back"),
            Deed::Offend(misconduct) => write!(f, "offends {misconduct}"),
            Deed::Ask(request) => write!(f, "asks {request}"),
            Deed::ReturnSheet => f.write_str("returns-sheet"),
            Deed::Appeal => f.write_str("appeals"),
            Deed::Seal(written) => write!(f, "seals {written}"),
            Deed::Adjourn(time) => write!(f, "adjourns {time}"),
            Deed::State(play) => write!(f, "states {play}"),
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Threefold(None) => f.write_str("threefold"),
            Claim::Threefold(Some(written)) => write!(f, "threefold with {written}"),
            Claim::Fifty(None) => f.write_str("fifty"),
            Claim::Fifty(Some(written)) => write!(f, "fifty with {written}"),
            Claim::Flag(crate::event::ClaimEvidence::Clock) => f.write_str("flag"),
            Claim::Flag(evidence) => write!(f, "flag {evidence}"),
            Claim::IllegalMove => f.write_str("illegal-move"),
            Claim::Touched => f.write_str("touched"),
            Claim::Quickplay(ground) => write!(f, "quickplay {ground}"),
            Claim::ExtraSeconds => f.write_str("extra-seconds"),
        }
    }
}

impl fmt::Display for ArbiterAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArbiterAct::Start => f.write_str("starts"),
            ArbiterAct::Observe(sight) => write!(f, "observes {sight}"),
            ArbiterAct::Stop => f.write_str("stops-clocks"),
            ArbiterAct::Restart => f.write_str("restarts-clocks"),
            ArbiterAct::Decide(verdict) => write!(f, "{verdict}"),
            ArbiterAct::Penalise(color, penalty) => write!(f, "penalises {color} {penalty}"),
            ArbiterAct::Set { side, time } => write!(f, "sets {side} to {time}"),
            ArbiterAct::Add { side, time } => write!(f, "adds {time} to {side}"),
            ArbiterAct::TakeBack(plies) => write!(f, "takes-back {plies}"),
            ArbiterAct::Declare(score) => write!(f, "declares {}", Score(*score)),
            ArbiterAct::Annul => f.write_str("annuls"),
            ArbiterAct::PlayOn => f.write_str("lets-play-on"),
            ArbiterAct::Consent => f.write_str("consents"),
            ArbiterAct::TellToSeal => f.write_str("tells-to-seal"),
            ArbiterAct::CheckEnvelope(missing) => {
                f.write_str("checks-envelope")?;
                if !missing.is_empty() {
                    f.write_str(" missing")?;
                }
                missing.iter().try_for_each(|item| write!(f, " {item}"))
            }
            ArbiterAct::Resume => f.write_str("resumes"),
            ArbiterAct::OpenEnvelope => f.write_str("opens-envelope"),
            ArbiterAct::ReplaceClock => f.write_str("replaces-clock"),
            ArbiterAct::SendOut => f.write_str("sends-out"),
            ArbiterAct::Inspect(color) => write!(f, "inspects {color}"),
            ArbiterAct::Provide(color) => write!(f, "provides {color}"),
            ArbiterAct::Reconstruct => f.write_str("reconstructs"),
            ArbiterAct::Tell(player, hint) => write!(f, "tells {player} {hint}"),
        }
    }
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sight::Flag(color) => write!(f, "flag {color}"),
            Sight::BothFlags => f.write_str("both-flags"),
            Sight::IllegalMove => f.write_str("illegal-move"),
            Sight::Touched => f.write_str("touched"),
            Sight::IllegalPosition => f.write_str("illegal-position"),
            Sight::Absence(color) => write!(f, "absence {color}"),
            Sight::AutomaticDraw => f.write_str("automatic-draw"),
            Sight::NotAlgebraic(color) => write!(f, "not-algebraic {color}"),
        }
    }
}

impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain =
            |points: &Points| points.to_string().replace('½', "1/2").replace('¼', "1/4").replace('¾', "3/4");
        match self {
            Penalty::Warning => f.write_str("warning"),
            Penalty::OpponentTime(time) => write!(f, "opponent-time {time}"),
            Penalty::OwnTime(time) => write!(f, "own-time {time}"),
            Penalty::Loss(points) => write!(f, "loss {}", plain(points)),
            Penalty::OwnPoints(points) => write!(f, "own-points {}", plain(points)),
            Penalty::OpponentPoints(points) => write!(f, "opponent-points {}", plain(points)),
            Penalty::Fine => f.write_str("fine"),
            Penalty::Exclusion => f.write_str("exclusion"),
            Penalty::Expulsion => f.write_str("expulsion"),
        }
    }
}

impl fmt::Display for Aid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aid::Play(play) => write!(f, "plays {play}"),
            Aid::Announce(play) => write!(f, "announces {play}"),
            Aid::Press => f.write_str("presses"),
            Aid::Record(written) => write!(f, "records {written}"),
            Aid::InformAsked => f.write_str("informs-asked"),
            Aid::InformUnasked => f.write_str("informs-unasked"),
            Aid::ClaimFlag => f.write_str("claims flag"),
            Aid::ReportTouch(square) => write!(f, "reports {square}"),
            Aid::Adjourn => f.write_str("adjourns"),
        }
    }
}

impl fmt::Display for Discovery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Discovery::WrongStart => f.write_str("wrong-start"),
            Discovery::BoardTurned => f.write_str("board-turned"),
            Discovery::ColoursReversed => f.write_str("colours-reversed"),
            Discovery::ClockSetting { schedule_suffers: false } => f.write_str("clock-setting"),
            Discovery::ClockSetting { schedule_suffers: true } => {
                f.write_str("clock-setting schedule-suffers")
            }
            Discovery::ClockDefect => f.write_str("clock-defect"),
            Discovery::Displaced(None) => f.write_str("displaced"),
            Discovery::Displaced(Some(plies)) => write!(f, "displaced {plies}"),
            Discovery::IllegalMove => f.write_str("illegal-move"),
            Discovery::Flag(color) => write!(f, "flag {color}"),
            Discovery::NotProvable => f.write_str("not-provable"),
            Discovery::BoardsDiffer(color) => write!(f, "boards-differ {color}"),
            Discovery::SheetsDiffer(plies) => write!(f, "sheets-differ {plies}"),
            Discovery::EnvelopeLost { position_known: true } => f.write_str("envelope-lost"),
            Discovery::EnvelopeLost { position_known: false } => {
                f.write_str("envelope-lost position-unknown")
            }
            Discovery::ResumptionTimes => f.write_str("resumption-times"),
        }
    }
}
