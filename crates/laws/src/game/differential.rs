//! Differential tests of the shortcuts, against a game without them: no fast path for plain moves and presses, every dead position
//! computed again, and a copy of the whole game to restore when an act is refused.

use super::*;
use crate::event::tests::any_act;
use crate::regulations::{Recording, Supervision};
use crate::{DrawRule, StartingPoint};
use proptest::prelude::*;
use tratto_board::{Setup, Square};
use tratto_clock::TimeControl;

impl Game {
    /// [`Game::judge`] without any shortcut.
    fn judge_slowly(&mut self, event: &Event) -> Result<Vec<Ruling>, NotAnEvent> {
        if event.at < self.now {
            return Err(NotAnEvent::TimeWentBack { last: self.now, at: event.at });
        }
        let before = self.clone();
        self.alive = Alive::default();
        self.now = event.at;
        self.note_relief();
        let outcome = self.happen(&event.act);
        match &outcome {
            Ok(rulings) => self.note_decision(&event.act, rulings),
            Err(_) => *self = before,
        }
        outcome
    }

    /// What a plain move leaves to be noted by the next event that is not plain: the time has only run on since.
    fn with_relief_noted(&self) -> Game {
        let mut game = self.clone();
        game.note_relief();
        game
    }
}

const STARTS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pPpp1ppp/8/4pP2/3B4/8/P1PP2pP/R3K2R w KQkq e6 0 20",
    "8/8/3k4/8/2n5/8/3K1R2/8 w - - 0 60",
    "8/2p5/3k4/8/5b2/4B3/3K2P1/8 b - - 90 60",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/4K3/3R4 w - - 140 90",
    "8/8/8/8/8/5k2/6p1/6K1 b - - 0 90",
];

fn some_game() -> impl Strategy<Value = Game> {
    let controls = ["5400+30", "40/5400:1800", "2/60:60", "900+10", "180+2", "60", "3600d5", "-"];
    let parts = (0..Edition::ALL.len(), 0..controls.len(), 0..STARTS.len() + 1, any::<[bool; 10]>());
    parts.prop_map(move |(edition, control, start, is)| {
        let mut regulations = Regulations::new(Edition::ALL[edition]);
        regulations.control = TimeControl::from_pgn(controls[control]).expect("usual");
        regulations.supervision = if is[0] { Supervision::Adequate } else { Supervision::Inadequate };
        regulations.recording = if is[1] { Recording::ByHand } else { Recording::Automatic };
        regulations.guidelines_iii = is[2];
        regulations.visually_impaired.white = is[3] && is[4];
        regulations.visually_impaired.black = is[3] && is[5];
        regulations.arbiter_present = is[6] || is[7];
        regulations.draws = if is[8] { DrawRule::Free } else { DrawRule::NotBefore(2) };
        regulations.touch_move = is[9] || is[4];
        regulations.effort = 10_000;
        match STARTS.get(start) {
            Some(fen) => {
                let point = StartingPoint::new(Setup::from_fen(fen).expect("a board"));
                Game::taken_up(regulations, &point).expect("a game")
            }
            None => Game::new(regulations).expect("a game"),
        }
    })
}

/// Likely acts, so that games make progress: pieces moved and clocks pressed, adjournments from beginning to end, flags,
/// claims.
fn likely(game: &Game, choice: u8, number: u16) -> Act {
    let us = game.turn();
    let them = !us;
    let moves = game.position().map(|position| position.legal_moves());
    let legal = moves.iter().flat_map(|moves| moves.iter()).nth(usize::from(number) % 30).copied();
    let Some(m) = legal else { return format!("{us} resigns").parse().expect("an act") };
    let promotion = m.promotes_to().map_or(String::new(), |role| role.role().letter().to_string());
    let squares = format!("{}{}{promotion}", m.from(), m.destination());
    let odd = Square::from_index((number % 64) as u8);
    let text = match choice % 32 {
        0..=7 => format!("{us} plays {squares}"),
        8..=11 => format!("{them} presses"),
        12 => format!("{us} releases {} on {}", m.from(), m.to()),
        13 => format!("{us} releases {} on {odd}", m.from()),
        14 => format!("{us} plays {}{odd}", m.from()),
        15 => format!("{us} removes {}", m.to()),
        16 => format!("{us} presses"),
        17 => format!("{them} releases {odd} on {}", m.to()),
        18 => "arbiter tells-to-seal".to_owned(),
        19 => format!("{us} seals \"x\" = {squares}"),
        20 => "white arrives".to_owned(),
        21 => "black arrives".to_owned(),
        22 => "arbiter resumes".to_owned(),
        23 => "arbiter opens-envelope".to_owned(),
        24 => "found envelope-lost".to_owned(),
        25 => format!("{us} states {squares}"),
        26 => format!("{them} claims illegal-move"),
        27 => format!("{us} touches {}", m.from()),
        28 => format!("{us} announces {squares}"),
        29 => format!("{them} takes-back"),
        30 => "arbiter starts".to_owned(),
        _ => format!("{them} claims flag"),
    };
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// [`Game::apply_together`] with a copy of the whole game to fall back to.
fn together_by_copy(game: &mut Game, events: &[Event]) -> Result<Vec<Occurrence>, NotAnEvent> {
    let before = game.clone();
    let occurred: Result<Vec<Occurrence>, NotAnEvent> =
        events.iter().map(|event| game.apply(event)).collect();
    if occurred.is_err() {
        *game = before;
    }
    occurred
}

/// More games where there is time for them.
fn cases() -> u32 {
    if std::env::var_os("TRATTO_SLOW").is_some() { 20_000 } else { 400 }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    /// What is refused leaves the game as it was; what happens gives the rulings and the game that it gives without shortcuts.
    #[test]
    fn shortcuts_change_nothing(
        mut game in some_game(),
        steps in prop::collection::vec((any::<(u8, u16)>(), 0..4u8, any_act(), 0..90_000u64), 1..60),
    ) {
        for ((choice, number), odd, act, time) in steps {
            let act = if odd == 0 { act } else { likely(&game, choice, number) };
            // Sometimes an event has too early a time.
            let at = if time % 97 == 0 { Instant::ZERO } else { game.now().after(Millis::from_millis(time / 3)) };
            let event = Event::new(at, act);
            let before = game.clone();
            let mut slow = game.clone();
            let slowly = slow.judge_slowly(&event);
            // Whoever claims or resigns in a game that was over from the start is told why, by the ruling kept for it.
            let is_over_at_start = game.ended_at_start.is_some();
            match game.apply(&event) {
                Ok(happened) => {
                    prop_assert!(is_over_at_start || slowly.as_ref() == Ok(&happened.rulings), "{event:?}");
                    prop_assert_eq!(happened.before, before.situation(&event.act));
                    prop_assert_eq!(happened.after, *game.board());
                }
                Err(error) => {
                    prop_assert_eq!(&game, &before, "{:?} has changed the game", event);
                    prop_assert_eq!(slowly, Err(error));
                }
            }
            prop_assert_eq!(game.with_relief_noted(), slow.with_relief_noted(), "{:?}", event);
        }
    }

    /// Events that belong together happen as they do one after the other, or leave the game as it was; and what is said to be kept is.
    #[test]
    fn together_is_one_after_the_other_or_nothing(
        mut game in some_game(),
        steps in prop::collection::vec(prop::collection::vec((any::<(u8, u16)>(), 0..4u8, any_act()), 1..4), 1..30),
    ) {
        for group in steps {
            let act = |((choice, number), odd, act): &((u8, u16), u8, Act)| {
                if *odd == 0 { act.clone() } else { likely(&game, *choice, *number) }
            };
            let at = game.now().after(Millis::from_millis(700));
            let events: Vec<Event> = group.iter().map(|step| Event::new(at, act(step))).collect();
            let (before, mut copied) = (game.clone(), game.clone());
            let expected = together_by_copy(&mut copied, &events);
            let occurred = game.apply_together(&events);
            prop_assert_eq!(&occurred, &expected, "{:?}", &events);
            prop_assert_eq!(&game, &copied, "{:?}", &events);
            let kept = game.plies_kept();
            prop_assert_eq!(&before.plies[..kept], &game.plies[..kept], "{:?}", &events);
            prop_assert!(occurred.is_ok() || (game == before && kept == game.plies.len()), "{:?}", &events);
        }
    }
}
