//! Batches of events, as when a log is replayed or an archive is checked.
//!
//! Whether a position is dead is the only expensive question after a move. Along legal moves one answer settles all earlier
//! positions: if the last one can still be won, so can every earlier one, by the moves that were played. So a run of ordinary moves,
//! with their touches and presses, is first played without asking, and one question at its end answers for all. If the end is dead, the
//! first dead position is searched for, and the run is played again up to it. The rulings are those of [`Game::apply`], one by one. In a log
//! (`replay`) every position that was played on from was not dead when it was played; only the last can be.

use super::{Game, Status};
use crate::event::{Act, Event, Hand, Manner, Play, PlayerAct};
use crate::ruling::Ruling;
use crate::{NotAnEvent, OnBoard};
use tratto_board::{Bitboard, Color, Role};

/// The result of many events.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judged {
    /// The rulings, each with the number of its event, from 0.
    pub rulings: Vec<(usize, Ruling)>,
    /// The event that cannot have happened, from 0, and why; those after it were not looked at.
    pub stopped: Option<(usize, NotAnEvent)>,
}

impl Game {
    /// Applies many events: the same as [`Game::apply`] for each, but much faster for runs of moves.
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
        self.happen_all(events, None)
    }

    /// [`Game::apply_all`], and [`Game::replay`] where it is known after which events the game went on.
    pub(super) fn happen_all(&mut self, events: &[Event], went_on: Option<&[bool]>) -> Judged {
        let mut judged = Judged::default();
        let mut done = 0;
        while done < events.len() {
            let known = went_on.map(|went_on| &went_on[done..]);
            done += self.run(&events[done..], known, done, &mut judged.rulings);
            let Some(event) = events.get(done) else { break };
            self.trusting = went_on.is_some_and(|went_on| went_on[done]);
            let ruled = self.judge(event);
            self.trusting = false;
            match ruled {
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
    fn run(
        &mut self,
        events: &[Event],
        went_on: Option<&[bool]>,
        offset: usize,
        rulings: &mut Vec<(usize, Ruling)>,
    ) -> usize {
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
        let live = match went_on {
            None => plies,
            // In a log the game went on after every move but perhaps the last.
            Some(went_on) => match events[..done].iter().rposition(is_play) {
                Some(last) if !went_on[last] => self.plies.len() - 1,
                _ => return done,
            },
        };
        match self.first_dead(live) {
            None => done,
            Some(dead) => {
                *self = before;
                rulings.truncate(ruled);
                self.run_on_trust(events, dead, offset, rulings)
            }
        }
    }

    /// Plays ordinary moves without asking whether positions are dead, up to the given number of half-moves.
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
                Act::Player(player, PlayerAct::Play(play)) => {
                    self.trusting = self.plies.len() + 1 != dead;
                    self.plainly(event).or_else(|| self.play_touched(player, play, event))
                }
                Act::Player(_, PlayerAct::Touch { manner: Manner::Deliberate, .. }) => self.judge(event).ok(),
                Act::Player(_, PlayerAct::Press(Hand::Same)) => self.plainly(event),
                _ => None,
            };
            let Some(ruled) = ruled else { break };
            rulings.extend(ruled.into_iter().map(|ruling| (offset + done, ruling)));
            done += 1;
        }
        self.trusting = false;
        done
    }

    /// A legal move of the player on move after he has touched pieces, which changes nothing on the board but by that move.
    fn play_touched(&mut self, player: Color, play: Play, event: &Event) -> Option<Vec<Ruling>> {
        let position = self.board.position()?;
        let m = position.move_between(play.from, play.to, play.promotion);
        let leads_on = position.turn() == player
            && position.is_legal(m)
            && !self.in_hand.is_moving()
            && self.bare_press.is_none()
            && self.adjournment.is_none();
        if leads_on { self.judge(event).ok() } else { None }
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
}

fn is_play(event: &Event) -> bool {
    matches!(event.act, Act::Player(_, PlayerAct::Play(_)))
}

fn is_ordinary(act: &Act) -> bool {
    match act {
        Act::Player(_, PlayerAct::Play(_) | PlayerAct::Press(Hand::Same)) => true,
        Act::Player(_, PlayerAct::Touch { manner, .. }) => *manner == Manner::Deliberate,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edition, Recording, Regulations, StartingPoint};
    use tratto_board::{Setup, Square};
    use tratto_clock::TimeControl;

    fn game(fen: &str, lay_down: impl FnOnce(&mut Regulations)) -> Game {
        let mut regulations = Regulations::new(Edition::Laws2023);
        regulations.control = TimeControl::from_pgn("5400").unwrap();
        lay_down(&mut regulations);
        Game::taken_up(regulations, &StartingPoint::new(Setup::from_fen(fen).unwrap())).unwrap()
    }

    fn begun() -> Game {
        game("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", |_| {})
    }

    fn events(game: &Game, acts: &str) -> Vec<Event> {
        let at = game.now();
        acts.split("; ").map(|act| Event::new(at, act.parse().unwrap())).collect()
    }

    fn after(mut game: Game, acts: &str) -> Game {
        for event in events(&game, acts) {
            game.apply(&event).unwrap();
        }
        game
    }

    /// How many of these acts are played together.
    fn together(game: Game, acts: &str) -> usize {
        let events = events(&game, acts);
        game.clone().run(&events, None, 0, &mut Vec::new())
    }

    #[test]
    fn ordinary_acts_are_played_together() {
        let acts = "white touches e2; white plays e2e4; white presses; black plays e7e5; black presses; white plays g1f3";
        assert_eq!(together(begun(), acts), 6);
        assert_eq!(
            together(begun(), "white plays e2e4; white presses; black offers-draw; black plays e7e5"),
            2
        );
        assert_eq!(
            together(
                begun(),
                "white plays e2e4; white presses; black touches e7 adjusting; black plays e7e5"
            ),
            2
        );
        assert_eq!(together(begun(), "white plays e2e4; white presses; black plays e7e4; black presses"), 2);
        assert_eq!(together(begun(), "white plays e2e4; black plays e7e5; black presses"), 2);
        assert_eq!(together(begun(), "black plays e7e5"), 0);
        assert_eq!(together(begun(), "white resigns"), 0);
        assert_eq!(together(after(begun(), "white resigns"), "black plays e7e5"), 0);
    }

    #[test]
    fn the_first_dead_position_ends_it() {
        let bishops = || game("8/8/8/4k3/8/3n4/4B3/4K3 w - - 0 1", |_| {});
        let acts = "white plays e2d3; white presses; black plays e5d4; black presses";
        assert_eq!(together(bishops(), acts), 1);
        let mut judged = bishops();
        judged.apply_all(&events(&judged, "white plays e2d3"));
        assert!(matches!(judged.status, Status::Over(_)));
        // A mate and a stalemate are told by the move itself.
        let mate = game("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", |_| {});
        assert_eq!(together(mate, "white plays a1a8; white presses"), 1);
        let stalemate = game("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", |_| {});
        assert_eq!(together(stalemate, "white plays g5g6; white presses"), 1);
    }

    /// Whether the move of the player to move needs no thought, so that it costs next to nothing.
    fn is_plain(game: &Game, from: Square, to: Square) -> bool {
        let (player, at) = (game.turn(), game.now());
        game.clone().play_plainly(player, Play::new(from, to, None), at).is_some()
    }

    #[test]
    fn a_move_is_plain_when_nothing_else_goes_on() {
        let white = |game: &Game| is_plain(game, Square::G1, Square::F3);
        let black = |game: &Game| is_plain(game, Square::G8, Square::F6);
        assert!(white(&begun()) && !is_plain(&begun(), Square::G1, Square::G3));
        assert!(black(&after(begun(), "white plays e2e4; white presses")));
        assert!(black(&after(begun(), "white plays e2e4")), "a move completes the one before it");
        for acts in [
            "white touches g1",
            "white displaces e2",
            "white resigns",
            "arbiter tells-to-seal",
            "black offers-draw",
        ] {
            assert!(!white(&after(begun(), acts)), "{acts}");
        }
        for acts in [
            "white plays e2e4; white offers-draw; white presses",
            "white plays e2e5; white presses",
            "white presses",
        ] {
            assert!(!black(&after(begun(), acts)), "{acts}");
        }
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert!(!white(&game(start, |regulations| regulations.recording = Recording::ByHand)));
        assert!(!white(&game(start, |regulations| regulations.visually_impaired.white = true)));
        assert!(!white(&game(start, |regulations| regulations.visually_impaired.black = true)));
    }

    #[test]
    fn a_press_is_plain_after_a_plain_move() {
        let plain = |acts: &str, player| {
            let mut game = after(begun(), acts);
            let at = game.now();
            game.press_plainly(player, at).is_some()
        };
        assert!(plain("white plays e2e4", Color::White));
        assert!(!plain("white plays e2e4", Color::Black));
        assert!(!plain("white plays e2e4; white presses", Color::White));
        assert!(!plain("white plays e2e5", Color::White));
        assert!(!plain("white plays e2e4; white displaces g1", Color::White));
        assert!(!plain("white plays e2e4; white resigns", Color::White));
    }
}
