//! Many events at once, as when a log is replayed or an archive is audited.
//!
//! Whether a position is dead is the one dear question after a move. Along legal moves it answers itself backwards: from a
//! position that can still be won every earlier one can be won too, by the moves that were played. So a run of
//! ordinary moves, with the touches that begin and the presses that complete them, is first played on trust, and one question
//! at its end settles them all. Where the end is dead, the first dead position is looked for, and the run is played again
//! up to it. The rulings are those of [`Game::apply`], one by one.

use super::{Game, Status};
use crate::event::{Act, Deed, Event, Hand, Manner, Play};
use crate::ruling::Ruling;
use crate::winnable;
use crate::{NotAnEvent, OnBoard};
use tratto_board::{Bitboard, Color, Position, Role};

/// What many events led to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judged {
    /// The rulings, each with the number of its event, from 0.
    pub rulings: Vec<(usize, Ruling)>,
    /// The event that cannot have happened, from 0, and why; those after it were not looked at.
    pub stopped: Option<(usize, NotAnEvent)>,
}

impl Game {
    /// Lets many things happen, one after the other: the same as [`Game::apply`] for each, and much quicker where moves follow moves.
    ///
    /// ```
    /// use tratto_laws::{Edition, Event, Game, Regulations};
    /// let acts = ["white arrives", "black arrives", "arbiter starts", "white plays f2f3", "black plays e7e5", "white plays g2g4",
    ///     "black plays d8h4", "white plays h2h3"];
    /// let mut game = Game::new(Regulations::new(Edition::NEWEST))?;
    /// let at = game.now();
    /// let events = acts.iter().map(|act| Ok(Event::new(at, act.parse()?))).collect::<Result<Vec<_>, tratto_laws::ParseActError>>()?;
    /// let judged = game.apply_all(&events);
    /// assert_eq!(judged.rulings.last().map(|(event, _)| *event), Some(6), "the queen mates");
    /// assert_eq!(judged.stopped.map(|(event, _)| event), Some(7), "the game is over");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply_all(&mut self, events: &[Event]) -> Judged {
        let mut judged = Judged::default();
        let mut done = 0;
        while done < events.len() {
            done += self.run(&events[done..], done, &mut judged.rulings);
            let Some(event) = events.get(done) else { break };
            match self.apply(event) {
                Ok(rulings) => judged.rulings.extend(rulings.into_iter().map(|ruling| (done, ruling))),
                Err(error) => {
                    judged.stopped = Some((done, error));
                    break;
                }
            }
            done += 1;
        }
        judged
    }

    /// The ordinary moves and presses at the head of some events; gives their number.
    fn run(&mut self, events: &[Event], offset: usize, rulings: &mut Vec<(usize, Ruling)>) -> usize {
        let OnBoard::Playable(position) = &self.board else { return 0 };
        // Where an illegal move has left a pawn on its last rank, nothing is asked, and nothing can be trusted.
        let is_regular = (position.by_role(Role::Pawn) & Bitboard::END_RANKS).is_empty();
        let begins = events.first().is_some_and(|event| is_ordinary(&event.act));
        if !is_regular || !begins || self.status != Status::Running {
            return 0;
        }
        let before = self.clone();
        let room = events.iter().take_while(|event| is_ordinary(&event.act)).count().div_ceil(2);
        self.plies.reserve(room);
        self.hashes.reserve(room);
        let (plies, ruled) = (self.plies.len(), rulings.len());
        let done = self.run_on_trust(events, usize::MAX, offset, rulings);
        match self.first_dead(plies) {
            None => done,
            Some(dead) => {
                *self = before;
                rulings.truncate(ruled);
                self.run_on_trust(events, dead, offset, rulings)
            }
        }
    }

    /// Plays ordinary moves on trust that no position is dead, but the one after so many half-moves, where it ends.
    fn run_on_trust(
        &mut self,
        events: &[Event],
        dead: usize,
        offset: usize,
        rulings: &mut Vec<(usize, Ruling)>,
    ) -> usize {
        let mut done = 0;
        for event in events {
            if event.at < self.now || self.status != Status::Running {
                break;
            }
            let ruled = match event.act {
                Act::Player(player, Deed::Play(play)) => {
                    self.trusting = self.plies.len() + 1 != dead;
                    let plainly = self.play_plainly(player, play, event.at);
                    plainly.or_else(|| self.play_touched(player, play, event))
                }
                Act::Player(_, Deed::Touch { manner: Manner::Deliberate, .. }) => self.apply(event).ok(),
                Act::Player(player, Deed::Press(Hand::Same)) => self.press_plainly(player, event.at),
                _ => None,
            };
            let Some(ruled) = ruled else { break };
            rulings.extend(ruled.into_iter().map(|ruling| (offset + done, ruling)));
            done += 1;
        }
        self.trusting = false;
        done
    }

    /// A legal move of the player on move after he has touched men, which changes nothing on the board but by that move.
    fn play_touched(&mut self, player: Color, play: Play, event: &Event) -> Option<Vec<Ruling>> {
        let position = self.board.position()?;
        let m = position.move_between(play.from, play.to, play.promotion);
        let leads_on = position.turn() == player
            && position.is_legal(m)
            && !self.in_hand.is_moving()
            && self.bare_press.is_none()
            && self.adjournment.is_none();
        if leads_on { self.apply(event).ok() } else { None }
    }

    /// The first dead position after more than so many half-moves, by the number of half-moves before it.
    fn first_dead(&self, plies: usize) -> Option<usize> {
        let dead = |index: usize| self.is_dead(self.before(index).position()?);
        let mut last = self.plies.len();
        let end = self.board.position()?;
        if !end.has_legal_move() {
            if end.is_check() {
                return None;
            }
            last -= 1;
        }
        let mut live = plies;
        if last <= live {
            return None;
        }
        // A dead position stays dead; what is not decided leaves only the way move by move.
        match dead(last) {
            Some(false) => return None,
            Some(true) => {}
            None => return (live + 1..last).find(|&index| dead(index) == Some(true)),
        }
        let mut first = last;
        while first - live > 1 {
            let middle = live.midpoint(first);
            match dead(middle) {
                Some(true) => first = middle,
                Some(false) => live = middle,
                None => return (live + 1..=first).find(|&index| dead(index) == Some(true)),
            }
        }
        Some(first)
    }

    fn is_dead(&self, position: &Position) -> Option<bool> {
        winnable::is_dead(position, self.regulations.effort)
    }
}

fn is_ordinary(act: &Act) -> bool {
    match act {
        Act::Player(_, Deed::Play(_) | Deed::Press(Hand::Same)) => true,
        Act::Player(_, Deed::Touch { manner, .. }) => *manner == Manner::Deliberate,
        _ => false,
    }
}
