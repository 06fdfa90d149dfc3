use super::*;
use crate::event::tests::any_act;
use crate::{Edition, Regulations, StartingPoint};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use std::collections::BTreeMap;
use tratto_board::Setup;
use tratto_clock::TimeControl;

/// A knight can take a rook, and nobody is left with anything to mate with.
fn begun(edition: Edition) -> Game {
    let mut regulations = Regulations::new(edition);
    regulations.control = TimeControl::from_pgn("5400+30").unwrap();
    let setup = Setup::from_fen("8/8/3k4/8/8/4n3/3K4/5R2 b - - 0 1").unwrap();
    Game::taken_up(regulations, &StartingPoint::new(setup)).unwrap()
}

/// The same when he has done so.
fn drawn(edition: Edition) -> Game {
    let mut game = begun(edition);
    game.apply(&event(&game, "black plays e3f1")).unwrap();
    game
}

fn event(game: &Game, act: &str) -> Event {
    Event::new(game.now(), act.parse().unwrap())
}

/// The list of acts against the rules themselves: what shows that the game went on is refused after a dead position, and whatever is
/// refused there because the game is over shows that it went on.
#[test]
fn what_shows_that_a_game_went_on_is_refused_after_its_end() {
    let mut runner = TestRunner::deterministic();
    let mut wrong = BTreeMap::new();
    for _ in 0..20_000 {
        let act = any_act().new_tree(&mut runner).unwrap().current();
        let edition = Edition::ALL[(0..Edition::ALL.len()).new_tree(&mut runner).unwrap().current()];
        let mut game = drawn(edition);
        assert!(matches!(game.status(), Status::Over(_)));
        let refused = game.apply(&event(&game, &act.to_string())).err();
        let complaint = match shows(&act) {
            Shows::WentOn if refused.is_none() => {
                "shows that the game went on, and is accepted after the end"
            }
            Shows::WasOver => {
                let mut game = begun(edition);
                assert_eq!(*game.status(), Status::Running);
                let refused = game.apply(&event(&game, &act.to_string())).is_err();
                if refused { continue } else { "shows that the game was over, and is accepted before" }
            }
            Shows::Nothing if refused == Some(NotAnEvent::Over) => {
                "is refused after the end, and should show that the game went on"
            }
            Shows::Nothing if *game.status() == Status::Running => "reopens the game",
            _ => continue,
        };
        wrong.insert(format!("{} {complaint}", act.kind()), act.to_string());
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
