//! What a game tells of itself at any time: who is there, what was offered, claimed or sealed, what has been played.

use tratto_board::{ByColor, Color, Move, Setup, Square};
use tratto_clock::{Millis, TimeControl};
use tratto_laws::{Date, Edition, Event, Fault, Game, Points, Regulations, StartingPoint, Status};

fn regulations() -> Regulations {
    let mut regulations = Regulations::new(Edition::Laws2023);
    regulations.control = TimeControl::from_pgn("5400").expect("a usual time control");
    regulations
}

fn running() -> Game {
    Game::taken_up(regulations(), &StartingPoint::new(Setup::initial())).expect("a game")
}

fn act(game: &mut Game, acts: &str) {
    for text in acts.split(';').map(str::trim) {
        let event = Event::new(game.now(), text.parse().expect("an act"));
        game.apply(&event).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

#[test]
fn who_is_there() {
    let mut game = Game::new(regulations()).expect("a game");
    assert!(!game.is_present(Color::White) && !game.is_present(Color::Black));
    act(&mut game, "black arrives");
    assert!(!game.is_present(Color::White) && game.is_present(Color::Black));
    assert_eq!(*game.status(), Status::NotStarted);
    act(&mut game, "white arrives; arbiter starts");
    assert_eq!((game.is_present(Color::White), *game.status()), (true, Status::Running));
}

#[test]
fn an_offer_stands_until_it_is_refused() {
    let mut game = running();
    assert_eq!(game.draw_offer(), None);
    act(&mut game, "white plays e2e4; white offers-draw");
    assert_eq!(game.draw_offer(), Some(Color::White));
    act(&mut game, "white presses");
    assert_eq!(game.draw_offer(), Some(Color::White));
    act(&mut game, "black refuses");
    assert_eq!(game.draw_offer(), None);
}

#[test]
fn a_claim_waits_for_the_arbiter() {
    let mut regulations = regulations();
    regulations.guidelines_iii = true;
    let mut point =
        StartingPoint::new(Setup::from_fen("8/8/8/3k4/8/3K4/4R3/5r2 w - - 20 90").expect("a board"));
    point.clocks = ByColor::new_with(|_| Some(Millis::from_secs(100)));
    let mut game = Game::taken_up(regulations, &point).expect("a game");
    assert_eq!(game.open_claim(), None);
    act(&mut game, "white claims quickplay cannot-win");
    assert_eq!(game.open_claim(), Some(Color::White));
    act(&mut game, "arbiter rejects");
    assert_eq!(game.open_claim(), None);
}

#[test]
fn an_envelope_is_closed_until_it_is_opened_or_lost() {
    let mut game = running();
    assert!(game.sealing().is_none() && !game.has_envelope());
    act(&mut game, "arbiter tells-to-seal");
    assert!(game.sealing() == Some(Color::White) && !game.has_envelope());
    act(&mut game, "white seals \"e4\" = e2e4");
    assert!(game.sealing().is_none() && game.has_envelope());
    let mut lost = game.clone();
    act(&mut lost, "found envelope-lost");
    assert!(!lost.has_envelope());
    act(&mut game, "white arrives; black arrives; arbiter resumes");
    assert!(!game.has_envelope());
    assert_eq!(game.plies().len(), 1);
}

#[test]
fn half_moves_say_who_what_and_when() {
    let mut game = running();
    act(&mut game, "white plays e2e4");
    let [ply] = game.plies() else { panic!("one half-move") };
    assert_eq!(ply.mover(), Color::White);
    assert_eq!(ply.made(), Some(Move::double_step(Square::E2, Square::E4)));
    assert_eq!((ply.fault(), ply.is_completed()), (None, false));
    assert_eq!((game.moves_made(Color::White), game.moves_completed(Color::White)), (1, 0));
    act(&mut game, "white presses; black plays e8e6");
    assert_eq!((game.moves_made(Color::White), game.moves_completed(Color::White)), (1, 1));
    let [first, second] = game.plies() else { panic!("two half-moves") };
    assert!(first.is_completed());
    assert_eq!(second.mover(), Color::Black);
    assert!(matches!(second.fault(), Some(Fault::Illegal(_))));
    assert_eq!(game.offences(Color::Black), 0, "nobody has said anything yet");
    assert!(game.is_present(Color::White) && !game.is_assisted(Color::White));
}

#[test]
fn what_cannot_be_read_says_what_would_be_right() {
    for text in ["", "x", "+1", "-1", "1/3", "99999", "1 /2"] {
        let error = text.parse::<Points>().expect_err(text).to_string();
        assert!(error.contains(&format!("{text:?}")) && error.contains("1/2"), "{text:?}: {error}");
    }
    for text in ["2018", "2018-13-01", "2018-02-30", "1 January"] {
        let error = text.parse::<Date>().expect_err(text).to_string();
        assert!(error.contains(text) && error.contains("2017-06-30"), "{text:?}: {error}");
    }
}
