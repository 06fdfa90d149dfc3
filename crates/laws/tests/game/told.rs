//! What a game tells of itself at any time: who is there, what was offered, claimed or sealed, what has been played.

use tratto_board::{ByColor, Color, Move, Setup, Square};
use tratto_clock::{Millis, TimeControl};
use tratto_laws::{
    Date, Detail, Edition, Event, Finding, Game, MoveFault, PhoneRule, Points, Reading, Regulations, Ruling,
    Scoring, StartingPoint, Status, Supervision,
};

fn regulations() -> Regulations {
    let mut regulations = Regulations::new(Edition::Laws2023);
    regulations.control = TimeControl::from_pgn("5400").expect("a usual time control");
    regulations
}

fn running() -> Game {
    Game::taken_up(regulations(), &StartingPoint::new(Setup::initial())).expect("a game")
}

/// Lets some acts happen; the rulings on the last of them.
fn act(game: &mut Game, acts: &str) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    for text in acts.split(';').map(str::trim) {
        let event = Event::new(game.now(), text.parse().expect("an act"));
        rulings = game.apply(&event).unwrap_or_else(|error| panic!("{text}: {error}")).rulings;
    }
    rulings
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
    let rulings = act(&mut game, "white claims quickplay cannot-win");
    assert!(rulings.iter().all(Ruling::is_advice), "the arbiter decides");
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
    let rulings = act(&mut game, "white seals \"e4\" = e2e4");
    assert!(!rulings.is_empty() && !rulings.iter().any(Ruling::is_advice), "nobody has to decide");
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
    assert!(matches!(second.fault(), Some(MoveFault::Illegal(_))));
    assert_eq!(game.offences(Color::Black), 0, "nobody has said anything yet");
    assert!(game.is_present(Color::White) && !game.is_assisted(Color::White));
    act(&mut game, "black presses; white claims illegal-move");
    assert_eq!((game.offences(Color::Black), game.offences(Color::White)), (1, 0));
}

#[test]
fn a_scoresheet_lags_behind_by_what_is_not_written() {
    let mut game = running();
    assert_eq!(game.unrecorded_ply(Color::White), None);
    act(&mut game, "white plays e2e4");
    assert_eq!(game.unrecorded_ply(Color::White), Some(0));
    act(&mut game, "white records \"e4\" = e2e4");
    assert_eq!((game.unrecorded_ply(Color::White), game.unrecorded_ply(Color::Black)), (None, Some(0)));
    assert_eq!(game.scoresheet(Color::White).len(), 1);
}

#[test]
fn a_position_that_stood_once_would_stand_twice() {
    let mut game = running();
    act(&mut game, "white plays g1f3; white presses; black plays g8f6; black presses; white plays f3g1");
    act(&mut game, "white presses");
    let back = game.appearances_with(Move::normal(Square::F6, Square::G8));
    assert_eq!(back.after, [0, 4]);
    let on = game.appearances_with(Move::normal(Square::F6, Square::D5));
    assert_eq!(on.after, [4]);
}

#[test]
fn boards_remember_what_was_put_on_them() {
    // The king goes where no king may, the game goes on, and it is taken back only later.
    let mut game = running();
    act(&mut game, "white plays e2e4; white presses; black plays e8e6; black presses; white plays d2d4");
    act(&mut game, "white presses");
    let boards: Vec<String> = game.boards().map(|board| board.setup().fen().to_string()).collect();
    assert_eq!(boards.len(), game.plies().len() + 1);
    for (index, board) in boards.iter().enumerate() {
        assert_eq!(*board, game.before(index).setup().fen().to_string(), "{index}");
    }
    assert!(boards[2].starts_with("rnbq1bnr/pppppppp/4k3/8/4P3/"), "{}", boards[2]);
    assert!(boards[2].contains(" KQ "), "a king that has moved does not castle: {}", boards[2]);
}

#[test]
fn a_score_is_made_of_usual_shares() {
    let score =
        |white, black| ByColor { white: Points::from_quarters(white), black: Points::from_quarters(black) };
    let football =
        Scoring { win: Points::from_quarters(12), draw: Points::from_quarters(4), loss: Points::ZERO };
    assert!(football.admits(score(12, 0)) && football.admits(score(4, 4)) && football.admits(score(0, 0)));
    assert!(football.admits(score(4, 0)) && !football.admits(score(12, 4)) && !football.admits(score(2, 0)));
    // A point for coming: 3, 2 and 1.
    let attended = Scoring {
        win: Points::from_quarters(12),
        draw: Points::from_quarters(8),
        loss: Points::from_quarters(4),
    };
    assert!(attended.admits(score(12, 4)) && attended.admits(score(8, 8)));
    assert!(!attended.admits(score(12, 8)) && !attended.admits(score(12, 12)));
}

#[test]
fn a_wrong_claim_costs_by_edition_rate_and_event() {
    use Supervision::{Adequate, Inadequate};
    let bonus = |edition, control: &str, supervision| {
        let mut regulations = Regulations::new(edition);
        regulations.control = TimeControl::from_pgn(control).expect("a usual time control");
        regulations.supervision = supervision;
        regulations.blitz_penalty = Millis::from_secs(90);
        regulations.claim_bonus().get() / 1000
    };
    assert_eq!(bonus(Edition::Laws2009, "5400", Adequate), 180);
    assert_eq!(bonus(Edition::Laws2014, "300", Inadequate), 60);
    assert_eq!(bonus(Edition::Laws2018, "900", Adequate), 120);
    assert_eq!(bonus(Edition::Laws2023, "5400", Adequate), 120);
    assert_eq!(bonus(Edition::Laws2023, "900", Adequate), 60);
    assert_eq!(bonus(Edition::Laws2023, "300", Inadequate), 60);
    assert_eq!(bonus(Edition::Laws2023, "300", Adequate), 90, "the event lays it down");
}

#[test]
fn rulings_say_what_was_wrong_and_how_the_article_was_read() {
    let pawn = Setup::from_fen("4k3/8/8/8/8/8/6p1/K7 b - - 0 50").expect("a board");
    let mut game = Game::taken_up(regulations(), &StartingPoint::new(pawn)).expect("a game");
    let rulings = act(&mut game, "black plays g2g1; black presses; white claims illegal-move");
    let Detail::Fault(left) = &rulings[0].detail else { panic!("{rulings:?}") };
    assert_eq!(left.fault, MoveFault::Unpromoted { square: Square::G1 }, "the pawn that was left there");
    assert_eq!(left.board.setup(), pawn, "the board before the move");

    let once = act(&mut running(), "white plays e2e5; white presses; black claims illegal-move");
    assert!(
        matches!(&once[0].detail, Detail::Fault(faulty) if matches!(faulty.fault, MoveFault::Illegal(_)))
    );
    assert!(once[0].readings.is_empty(), "{once:?}");

    let acts =
        "white plays e2e5; white presses; black plays e7e4; black presses; arbiter observes illegal-move";
    let twice = act(&mut running(), acts);
    assert_eq!(twice[0].readings, [Reading::EachCounts], "{twice:?}");
}

#[test]
fn rulings_say_when_their_text_was_not_at_hand() {
    let unverified = |edition| {
        let mut regulations = regulations();
        regulations.edition = edition;
        let game = Game::new(regulations).expect("a game");
        game.preliminaries().iter().any(Ruling::is_unverified)
    };
    assert!(unverified(Edition::Laws2014) && !unverified(Edition::Laws2018));
}

#[test]
fn a_telephone_in_a_bag_is_allowed_and_one_in_a_pocket_is_not() {
    let with = |phones, text: &str| {
        let mut regulations = regulations();
        regulations.phones = phones;
        let mut game = Game::taken_up(regulations, &StartingPoint::new(Setup::initial())).expect("a game");
        act(&mut game, text)[0].finding
    };
    let bag = "white offends phone-in-bag";
    assert_eq!(with(PhoneRule::InBag, bag), Finding::PhoneAllowed);
    assert_ne!(with(PhoneRule::AsLaws, bag), Finding::PhoneAllowed);
    assert_ne!(with(PhoneRule::InBag, "white offends phone-on"), Finding::PhoneAllowed);
}

#[test]
fn what_can_be_read_is_told_again() {
    assert_eq!("1½".parse::<Points>().map(Points::quarters), Ok(6));
    assert_eq!("2017-06-30".parse::<Date>().map(Date::year), Ok(2017));
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
