//! What cannot have happened: every refusal, where it is due, and the game as it was.

use tratto_board::{Setup, Square};
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{Edition, Event, Game, Regulations, StartingPoint};

/// A game of ninety minutes at its beginning, everybody there.
fn running() -> Game {
    let mut regulations = Regulations::new(Edition::Laws2023);
    regulations.control = TimeControl::from_pgn("5400").expect("a usual time control");
    Game::taken_up(regulations, &StartingPoint::new(Setup::initial())).expect("a game")
}

fn without_clock() -> Game {
    Game::taken_up(Regulations::new(Edition::Laws2023), &StartingPoint::new(Setup::initial()))
        .expect("a game")
}

fn unstarted() -> Game {
    let mut regulations = Regulations::new(Edition::Laws2023);
    regulations.control = TimeControl::from_pgn("5400").expect("a usual time control");
    Game::new(regulations).expect("a game")
}

/// The last of the acts cannot have happened, and this is why; those before it have.
fn refuses(mut game: Game, acts: &str, why: &str) {
    let acts: Vec<&str> = acts.split(';').map(str::trim).filter(|act| !act.is_empty()).collect();
    let (last, before) = acts.split_last().expect("an act");
    for act in before {
        let event = Event::new(game.now(), act.parse().expect("an act"));
        game.apply(&event).unwrap_or_else(|error| panic!("{act}: {error}"));
    }
    let stood = format!("{game:?}");
    let event = Event::new(game.now(), last.parse().expect("an act"));
    let error = game.apply(&event).expect_err(last);
    assert_eq!(error.to_string(), why, "{acts:?}");
    assert_eq!(format!("{game:?}"), stood, "{acts:?}: the game has changed");
}

const NOT_BEGUN: &str = "the session has not begun: start it first";
const NO_CLOCK: &str = "the game is played without a clock";

#[test]
fn before_the_session() {
    refuses(unstarted(), "white arrives; white plays e2e4", NOT_BEGUN);
    refuses(unstarted(), "white arrives; white presses", NOT_BEGUN);
    refuses(unstarted(), "white arrives; white offers-draw", NOT_BEGUN);
    refuses(unstarted(), "white arrives; white claims flag", NOT_BEGUN);
    refuses(unstarted(), "arbiter stops-clocks", NOT_BEGUN);
    refuses(unstarted(), "found illegal-move", NOT_BEGUN);
    refuses(unstarted(), "found wrong-start", NOT_BEGUN);
    refuses(unstarted(), "arbiter adds 1:00 to white", NOT_BEGUN);
    refuses(unstarted(), "arbiter takes-back 1", NOT_BEGUN);
    refuses(unstarted(), "white arrives; white arrives", "white is at the board already");
    refuses(unstarted(), "white asks two-boards", "white is not at the board: let him arrive first");
    refuses(unstarted(), "arbiter starts; arbiter starts", "the session has begun already");
}

#[test]
fn who_is_not_there_does_nothing() {
    let away = "white is not at the board: let him arrive first";
    for act in [
        "plays e2e4",
        "presses",
        "touches e2",
        "releases e2 on e4",
        "removes e2",
        "displaces e2",
        "claims threefold",
        "claims illegal-move",
        "claims touched",
        "claims extra-seconds",
        "stops-clocks assistance",
        "records \"e4\" = e2e4",
        "announces e2e4",
        "takes-back",
        "asks explanation",
        "leaves area",
    ] {
        refuses(unstarted(), &format!("black arrives; arbiter starts; white {act}"), away);
    }
    refuses(running(), "white returns", "white is at the board already");
    refuses(running(), "black arrives", "black is at the board already");
}

#[test]
fn nothing_there_to_act_on() {
    refuses(running(), "white plays e4e5", "nothing stands on e4");
    refuses(running(), "white touches e4", "nothing stands on e4");
    refuses(running(), "white touches e2 and e4 in-unknown-order", "nothing stands on e4");
    refuses(running(), "white releases e4 on e5", "nothing stands on e4");
    refuses(running(), "white removes e4", "nothing stands on e4");
    refuses(running(), "black displaces e7 e4", "nothing stands on e4");
    refuses(running(), "white puts-back", "white has displaced nothing");
    refuses(running(), "black displaces e7; white puts-back", "white has displaced nothing");
    refuses(running(), "black accepts", "no draw has been offered to black");
    refuses(
        running(),
        "white plays e2e4; white offers-draw; white accepts",
        "no draw has been offered to white",
    );
    refuses(
        running(),
        "white plays e2e4; white offers-draw; white refuses",
        "no draw has been offered to white",
    );
    refuses(running(), "arbiter agrees", "no claim waits for the arbiter");
    refuses(running(), "white takes-back", "the player has made no move that is not completed");
    refuses(
        running(),
        "white plays e2e4; white presses; white takes-back",
        "the player has made no move that is not completed",
    );
    refuses(
        running(),
        "white plays e2e4; white presses; arbiter takes-back 2",
        "only 1 half-moves have been played",
    );
    refuses(running(), "players agree-to-correct", "no illegal move stands");
    refuses(running(), "white appeals", "nothing has been decided");
    refuses(
        running(),
        "white plays e2e4; white records \"e4\" = e2e4; black appeals",
        "nothing has been decided",
    );
    refuses(running(), "arbiter consents", "draws are free in this event");
    refuses(running(), "assistant-of-white presses", "white has no assistant");
    refuses(running(), "white signs 1-0", "the game is not over");
    refuses(running(), "arbiter penalises white own-points 0", "the game is not over");
}

#[test]
fn a_clock_that_is_not_there_or_does_not_run() {
    refuses(without_clock(), "white plays e2e4; white presses", NO_CLOCK);
    refuses(without_clock(), "black claims flag", NO_CLOCK);
    refuses(without_clock(), "arbiter observes flag white", NO_CLOCK);
    refuses(without_clock(), "arbiter observes both-flags", NO_CLOCK);
    refuses(without_clock(), "arbiter stops-clocks", NO_CLOCK);
    refuses(without_clock(), "arbiter restarts-clocks", NO_CLOCK);
    refuses(without_clock(), "arbiter replaces-clock", NO_CLOCK);
    refuses(without_clock(), "arbiter sets white to 1:00", NO_CLOCK);
    refuses(without_clock(), "arbiter adds 1:00 to white", NO_CLOCK);
    refuses(without_clock(), "arbiter penalises white opponent-time 1:00", NO_CLOCK);
    refuses(without_clock(), "arbiter penalises white own-time 1:00", NO_CLOCK);
    refuses(without_clock(), "white stops-clocks assistance", NO_CLOCK);
    refuses(without_clock(), "found clock-setting", NO_CLOCK);
    refuses(without_clock(), "found clock-defect", NO_CLOCK);
    refuses(without_clock(), "found flag white", NO_CLOCK);
    let stood = tratto_clock::ClockError::Stopped.to_string();
    refuses(running(), "arbiter stops-clocks; white plays e2e4; white presses", &stood);
}

#[test]
fn after_the_end() {
    for act in [
        "black plays e7e5",
        "black touches e7",
        "black offers-draw",
        "black claims flag",
        "black resigns",
        "arbiter stops-clocks",
        "arbiter tells-to-seal",
        "found wrong-start",
        "black leaves area",
        "arbiter sets white to 1:00",
    ] {
        refuses(running(), &format!("white resigns; {act}"), "the game is over");
    }
    refuses(running(), "white plays f2f3; white resigns; white arrives", "the game is over");
}

#[test]
fn adjournment_has_its_order() {
    let sealed = "arbiter tells-to-seal; white seals \"e4\" = e2e4";
    refuses(running(), "white seals \"e4\" = e2e4", "nobody was told to seal a move");
    refuses(running(), "arbiter tells-to-seal; black seals \"e5\" = e7e5", "nobody was told to seal a move");
    refuses(running(), "arbiter tells-to-seal; found envelope-lost", "no move has been sealed");
    let opened = format!("{sealed}; white arrives; black arrives; arbiter resumes");
    refuses(running(), &format!("{opened}; found envelope-lost"), "no move has been sealed");
    refuses(running(), &format!("{opened}; black seals \"e5\" = e7e5"), "nobody was told to seal a move");
    let alone = format!("{sealed}; black arrives; arbiter resumes");
    refuses(
        running(),
        &format!("{alone}; white arrives; black seals \"e5\" = e7e5"),
        "nobody was told to seal a move",
    );
    let lost = format!("{sealed}; found envelope-lost; white arrives; black arrives; arbiter resumes");
    refuses(running(), &format!("{lost}; black states e7e5"), "the envelope is not lost");
    refuses(running(), &format!("{lost}; white states e2e4; white states d2d4"), "the envelope is not lost");
    refuses(running(), "arbiter checks-envelope", "the game is not adjourned");
    refuses(running(), "arbiter resumes", "the game is not adjourned");
    refuses(running(), "arbiter opens-envelope", "no move has been sealed");
    refuses(running(), "found envelope-lost", "no move has been sealed");
    refuses(running(), "white states e2e4", "the envelope is not lost");
    refuses(running(), &format!("{sealed}; black plays e7e5"), "the game is adjourned: resume it first");
    refuses(running(), &format!("{sealed}; arbiter stops-clocks"), "the game is adjourned: resume it first");
    refuses(running(), &format!("{sealed}; white states e2e4"), "the game is adjourned: resume it first");
}

#[test]
fn editions_and_rooms_differ() {
    let mut regulations = Regulations::new(Edition::Laws2009);
    regulations.arbiter_present = false;
    regulations.control = TimeControl::from_pgn("5400").expect("a usual time control");
    let point = StartingPoint::new(Setup::initial());
    let alone = Game::taken_up(regulations, &point).expect("a game");
    refuses(alone.clone(), "arbiter observes illegal-move", "there is no arbiter in the room");
    refuses(alone.clone(), "arbiter tells white moves-made", "there is no arbiter in the room");
    refuses(
        alone,
        "arbiter sets white to 1:00; white claims quickplay cannot-win; arbiter postpones",
        "there is no arbiter in the room",
    );
    let old = Game::taken_up(Regulations::new(Edition::Laws2009), &point).expect("a game");
    refuses(old, "arbiter penalises white fine", "this edition does not know that penalty");
}

#[test]
fn what_was_not_lent_is_not_given_back_and_what_is_not_asked_for_is_not_repeated() {
    refuses(running(), "white returns-sheet", "white does not have the opponent's scoresheet");
    refuses(unstarted(), "white arrives; white returns-sheet", NOT_BEGUN);
    refuses(unstarted(), "white arrives; white repeats e2e4", NOT_BEGUN);
    refuses(unstarted(), "arbiter tells white moves-made", NOT_BEGUN);
    // Nothing was announced: whoever repeats a move says nothing that matters.
    let mut game = running();
    let repeats = Event::new(game.now(), "black repeats e2e4".parse().expect("an act"));
    assert_eq!(game.apply(&repeats).map(|happened| happened.rulings), Ok(Vec::new()));
    assert_eq!(game.unannounced(), None);
}

#[test]
fn an_unannounced_move_is_told_and_taken_back() {
    let mut regulations = Regulations::new(Edition::Laws2023);
    regulations.visually_impaired.white = true;
    let mut game = Game::taken_up(regulations, &StartingPoint::new(Setup::initial())).expect("a game");
    let mut apply = |act: &str| {
        let event = Event::new(game.now(), act.parse().expect("an act"));
        let rulings = game.apply(&event).expect(act).rulings;
        (rulings.len(), game.unannounced().map(|m| (m.from(), m.to())), game.plies().len())
    };
    assert_eq!(apply("white plays g1f3"), (0, Some((Square::G1, Square::F3)), 0));
    assert_eq!(apply("white takes-back"), (0, None, 0));
    assert_eq!(apply("white plays g1f3"), (0, Some((Square::G1, Square::F3)), 0));
    assert_eq!(apply("white announces g1f3"), (0, None, 1));
}

#[test]
fn time_does_not_go_back() {
    let mut game = running();
    let at = |millis| Event::new(Instant::from_millis(millis), "white touches e2".parse().expect("an act"));
    game.apply(&at(2_000)).expect("two seconds later");
    assert!(game.apply(&at(2_000)).is_ok(), "at the same time");
    let error = game.apply(&at(1_999)).expect_err("before");
    assert!(error.to_string().ends_with("give events in their order"), "{error}");
}
