//! Logs played again.
//!
//! Whether a side can still mate is the one question of the Laws to which a later version of this crate may know an answer that an earlier one did
//! not: a position that nobody could decide when it was played may be proved dead today. But a game that was played is as it was played. So the
//! log bears witness: where the next thing that happened can only happen in a game that goes on, the game went on, whatever is known
//! today, and the question is not even asked. It is asked only of the position at which a log stops. What was judged stays a pure function of the log,
//! for all versions that can decide no less than the one that judged first.

use super::{Game, Judged, NotAnEvent, Status};
use crate::ending::{Automatic, EndedBy};
use crate::event::{Act, Aid, ArbiterAct, Claim, Discovery, Event, Misconduct, Penalty, PlayerAct, Sight};
use crate::occurrence::Occurrence;
use crate::ruling::Finding;
use crate::winnable::CanMate;
use tratto_clock::ClockEvent;

/// What an act shows about the game in which it happened.
enum Shows {
    /// It went on: the act is refused after the end.
    WentOn,
    /// It was over: the act is refused before the end.
    WasOver,
    /// Nothing that helps; and the game may go on after it although it was over.
    MayReopen,
    Nothing,
}

impl Game {
    /// Whether a game went on, by the events that follow in its log; `None` where they do not tell.
    ///
    /// ```
    /// use tratto_laws::{Event, Game};
    /// let later = |act: &str| Ok::<_, tratto_laws::ParseActError>([Event::new(tratto_clock::Instant::ZERO, act.parse()?)]);
    /// assert_eq!(Game::went_on(&later("white plays e2e4")?), Some(true));
    /// assert_eq!(Game::went_on(&later("white presses")?), None, "a press after the end means nothing");
    /// # Ok::<(), tratto_laws::ParseActError>(())
    /// ```
    pub fn went_on(later: &[Event]) -> Option<bool> {
        later.iter().find_map(|event| match shows(&event.act) {
            Shows::WentOn => Some(true),
            Shows::WasOver | Shows::MayReopen => Some(false),
            Shows::Nothing => None,
        })
    }

    /// Applies the events of a log that happened, as they were accepted then. The same as [`Game::apply_all`], unless a position or
    /// a fallen flag is decided today that nobody could decide when it was played.
    ///
    /// `went_on` says whether the game is known to have gone on after the last of the events ([`Game::went_on`]).
    pub fn replay(&mut self, events: &[Event], went_on: bool) -> Judged {
        let mut known = vec![went_on; events.len() + 1];
        for index in (0..events.len()).rev() {
            known[index] = Game::went_on(&events[index..=index]).unwrap_or(known[index + 1]);
        }
        self.go_on_from_start(known[0]);
        self.happen_all(events, Some(&known[1..]))
    }

    /// One event of a log, as [`Game::apply`] would tell it.
    pub fn replay_one(&mut self, event: &Event, went_on: bool) -> Result<Occurrence, NotAnEvent> {
        self.go_on_from_start(Game::went_on(std::slice::from_ref(event)).unwrap_or(went_on));
        self.trusting = went_on;
        let happened = self.apply(event);
        self.trusting = false;
        happened
    }

    /// A game that was taken up in a position that is known to be dead only today.
    fn go_on_from_start(&mut self, went_on: bool) {
        let Status::Over(ending) = self.status else { return };
        let is_dead = |ruling: &crate::Ruling| ruling.finding == Finding::DeadPosition;
        let by_start = self.ended_at_start.as_deref().is_some_and(is_dead)
            && ending.by == EndedBy::Automatic(Automatic::DeadPosition);
        if went_on && by_start {
            self.ended_at_start = None;
            self.status = Status::Running;
            self.with_clock(ClockEvent::Resume);
        }
    }

    /// What is known about a mate that would end the game: nothing, where the game went on.
    pub(super) fn as_was_known(&self, verdict: CanMate) -> CanMate {
        if self.trusting { CanMate::Unknown } else { verdict }
    }
}

fn shows(act: &Act) -> Shows {
    let goes_on = match act {
        Act::Player(_, act) => match act {
            PlayerAct::Sign(_) => return Shows::WasOver,
            PlayerAct::Claim(Claim::Touched) => return Shows::MayReopen,
            PlayerAct::Claim(claim) => *claim != Claim::IllegalMove,
            PlayerAct::Offend(misconduct) => *misconduct != Misconduct::Interfering,
            PlayerAct::Press(_) | PlayerAct::Record(_) | PlayerAct::Appeal => false,
            _ => true,
        },
        Act::Arbiter(act) => match act {
            ArbiterAct::PlayOn | ArbiterAct::Observe(Sight::Touched) => return Shows::MayReopen,
            ArbiterAct::Penalise(_, Penalty::OwnPoints(_) | Penalty::OpponentPoints(_)) => {
                return Shows::WasOver;
            }
            ArbiterAct::Penalise(_, penalty) => {
                matches!(penalty, Penalty::OpponentTime(_) | Penalty::OwnTime(_) | Penalty::Loss(_))
            }
            ArbiterAct::Observe(sight) => {
                !matches!(sight, Sight::IllegalMove | Sight::AutomaticDraw | Sight::NotAlgebraic(_))
            }
            ArbiterAct::Declare(_)
            | ArbiterAct::Annul
            | ArbiterAct::SendOut
            | ArbiterAct::Inspect(_)
            | ArbiterAct::Provide(_)
            | ArbiterAct::CheckEnvelope(_) => false,
            _ => true,
        },
        Act::Assistant(_, aid) => matches!(aid, Aid::Play(_) | Aid::Announce(_) | Aid::ClaimFlag),
        Act::Found(discovery) => !matches!(discovery, Discovery::ColoursReversed | Discovery::IllegalMove),
        Act::AgreeToCorrect => true,
        Act::Bystander(_) => false,
    };
    if goes_on { Shows::WentOn } else { Shows::Nothing }
}

#[cfg(test)]
mod tests;
