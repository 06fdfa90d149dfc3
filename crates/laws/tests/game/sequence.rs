//! Many events at once give the rulings of one event after the other, dead positions in the midst of them included.

use proptest::prelude::*;
use tratto_board::{Position, Setup};
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{
    Act, Edition, Event, Finding, Game, Hand, Judged, NotAnEvent, Play, PlayerAct, Regulations, Ruling,
    StartingPoint, Status,
};

fn game(fen: &str, edition: Edition, effort: u64) -> Game {
    let mut regulations = Regulations::new(edition);
    regulations.control = TimeControl::from_pgn("5400+30").expect("a usual time control");
    regulations.effort = effort;
    Game::taken_up(regulations, &StartingPoint::new(Setup::from_fen(fen).expect("a board"))).expect("a game")
}

fn one_by_one(game: &mut Game, events: &[Event]) -> Judged {
    let mut judged = Judged::default();
    for (index, event) in events.iter().enumerate() {
        match game.apply(event) {
            Ok(more) => judged.rulings.extend(more.rulings.into_iter().map(|ruling: Ruling| (index, ruling))),
            Err(error) => {
                judged.stopped = Some((index, error));
                break;
            }
        }
    }
    judged
}

/// Random legal moves, each made and pressed, whatever the Laws say to the positions that arise.
fn events(fen: &str, lots: &[u16]) -> Vec<Event> {
    let mut position = Position::from_fen(fen).expect("a position");
    let mut events = Vec::new();
    for (second, lot) in (1..).zip(lots) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        // Captures come first, so that the board empties.
        let captures: Vec<_> = moves.iter().filter(|m| position.piece_at(m.to()).is_some()).collect();
        let m = match captures.is_empty() || lot % 3 == 0 {
            true => moves[usize::from(*lot) % moves.len()],
            false => *captures[usize::from(*lot) % captures.len()],
        };
        let at = Instant::from_millis(1_000 * second);
        let play = Play::new(m.from(), m.destination(), m.promotes_to());
        events.push(Event::new(at, Act::Player(position.turn(), PlayerAct::Play(play))));
        events.push(Event::new(at, Act::Player(position.turn(), PlayerAct::Press(Hand::Same))));
        position.play_unchecked(m);
    }
    events
}

fn same(fen: &str, edition: Edition, effort: u64, events: &[Event]) -> Judged {
    let (mut first, mut second) = (game(fen, edition, effort), game(fen, edition, effort));
    let slowly = one_by_one(&mut first, events);
    let quickly = second.apply_all(events);
    assert_eq!(slowly, quickly, "{fen}");
    assert_eq!(format!("{first:?}"), format!("{second:?}"), "{fen}");
    quickly
}

const STARTS: &[&str] = &[
    "8/8/3k4/8/2n5/8/3K1R2/8 w - - 0 1",
    "8/2p5/3k4/8/5b2/4B3/3K2P1/8 b - - 0 1",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/4K3/3R4 w - - 0 1",
    "7k/5Q2/8/6K1/8/8/8/8 b - - 0 1",
    "8/8/8/8/8/5k2/6p1/6K1 w - - 140 90",
    "k7/P7/K7/8/8/8/8/8 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

/// Random governed play: pieces are touched, sometimes others than those moved, moves are now and then illegal, taken back, claimed
/// and offered upon. What the game refuses stays out, so that it is the log of a game.
fn governed(fen: &str, edition: Edition, effort: u64, lots: &[u16]) -> Vec<Event> {
    let mut game = game(fen, edition, effort);
    let mut events: Vec<Event> = Vec::new();
    for (second, lot) in (1..).zip(lots) {
        let Some(position) = game.board().position().copied() else { break };
        let (us, moves) = (position.turn(), position.legal_moves());
        let Some(m) = moves.get(usize::from(lot / 16) % moves.len().max(1)) else { break };
        let other = moves[usize::from(lot / 7) % moves.len()];
        let squares = format!("{}{}", m.from(), m.destination());
        let promotion = m.promotes_to().map_or("", |_| "q");
        let mut acts = vec![format!("{us} touches {}", m.from())];
        match lot % 16 {
            0 => acts.insert(0, format!("{us} touches {}", other.from())),
            1 => acts.push(format!("{us} offers-draw")),
            2 => acts.extend([format!("{us} plays {squares}{promotion}"), format!("{us} takes-back")]),
            3 => acts.insert(0, format!("{us} plays {}{}", m.from(), other.from())),
            4 => acts.insert(0, format!("{us} presses")),
            5 => acts.insert(0, format!("{} touches {}", !us, other.from())),
            6 => acts.insert(0, format!("{us} touches {} adjusting", other.from())),
            _ => {}
        }
        acts.extend([format!("{us} plays {squares}{promotion}"), format!("{us} presses")]);
        match lot % 16 {
            7 => acts.push(format!("{} claims touched", !us)),
            3 | 4 => acts.push(format!("{} claims illegal-move", !us)),
            1 => acts.push(format!("{} refuses", !us)),
            _ => {}
        }
        for act in acts {
            let Ok(act) = act.parse() else { continue };
            let event = Event::new(Instant::from_millis(1_000 * second), act);
            if game.apply(&event).is_ok() {
                events.push(event);
            }
        }
    }
    events
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_governed_log_replayed_gives_what_it_gave_live(
        start in 0..STARTS.len(),
        edition in 0..Edition::ALL.len(),
        effort in prop_oneof![Just(20u64), Just(1_000_000)],
        lots in prop::collection::vec(any::<u16>(), 1..60),
    ) {
        let events = governed(STARTS[start], Edition::ALL[edition], effort, &lots);
        let judged = same(STARTS[start], Edition::ALL[edition], effort, &events);
        prop_assert_eq!(judged.stopped, None);
    }

    /// The log of a game is content with the judge who wrote it, and with one who knows more: what was undetermined to the first was
    /// played on from, and the second ends the game where the log does at the earliest.
    #[test]
    fn a_log_is_replayed_as_it_was_played_by_whoever_knows_more(
        start in 0..STARTS.len(),
        edition in 0..Edition::ALL.len(),
        effort in prop_oneof![Just(0u64), Just(20), Just(1_000_000)],
        lots in prop::collection::vec(any::<u16>(), 1..60),
        cut in any::<u16>(),
    ) {
        let edition = Edition::ALL[edition];
        // A start that is known to be dead can have no log.
        let events = governed(STARTS[start], edition, effort, &lots);
        let mut live = game(STARTS[start], edition, effort);
        let ruled = one_by_one(&mut live, &events);
        let mut same = game(STARTS[start], edition, effort);
        prop_assert_eq!(&same.replay(&events, false), &ruled);
        prop_assert_eq!(format!("{same:?}"), format!("{live:?}"));
        // In two parts, and one by one.
        let cut = usize::from(cut) % (events.len() + 1);
        let later = |index: usize| Game::went_on(&events[index..]).unwrap_or(*live.status() == Status::Running);
        let mut parted = game(STARTS[start], edition, effort);
        parted.replay(&events[..cut], later(cut));
        for (index, event) in events.iter().enumerate().skip(cut) {
            let told = parted.replay_one(event, later(index + 1)).expect("it is a log").rulings;
            let expected: Vec<_> = ruled.rulings.iter().filter(|(event, _)| *event == index).collect();
            prop_assert_eq!(&told, &expected.into_iter().map(|(_, ruling)| ruling.clone()).collect::<Vec<_>>());
        }
        prop_assert_eq!(format!("{parted:?}"), format!("{live:?}"));
        let mut wiser = game(STARTS[start], edition, 1_000_000);
        prop_assert_eq!(wiser.replay(&events, later(events.len())).stopped, None);
        prop_assert_eq!(wiser.plies(), live.plies());
        prop_assert_eq!(wiser.status(), live.status());
    }

    /// The boards that playing to them gives are those that stood there.
    #[test]
    fn boards_are_found_again(
        start in 0..STARTS.len(),
        lots in prop::collection::vec(any::<u16>(), 1..40),
    ) {
        let events = governed(STARTS[start], Edition::Laws2023, 20, &lots);
        let mut game = game(STARTS[start], Edition::Laws2023, 20);
        // By the number of half-moves: what stands in the game, rulings that take back included.
        let mut stood = vec![*game.board()];
        for event in &events {
            game.apply(event).expect("it is a log");
            stood.truncate(game.plies().len());
            stood.push(*game.board());
            prop_assert_eq!(&game.boards().collect::<Vec<_>>(), &stood);
            prop_assert_eq!(game.before(stood.len() / 2), stood[stood.len() / 2]);
        }
    }

    #[test]
    fn all_at_once_is_one_by_one(
        start in 0..STARTS.len(),
        edition in 0..Edition::ALL.len(),
        effort in prop_oneof![Just(0u64), Just(20), Just(1_000_000)],
        lots in prop::collection::vec(any::<u16>(), 1..60),
    ) {
        same(STARTS[start], Edition::ALL[edition], effort, &events(STARTS[start], &lots));
    }
}

fn played(moves: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for (index, squares) in moves.split_whitespace().enumerate() {
        let player = if index % 2 == 0 { "white" } else { "black" };
        for act in [format!("{player} plays {squares}"), format!("{player} presses")] {
            events.push(Event::new(Instant::ZERO, act.parse().expect("an act")));
        }
    }
    events
}

#[test]
fn the_first_dead_position_ends_the_game() {
    let events = played("d2c3 d6c6 f2f8 c4e3 f8f1 e3f1 c3d4 c6b6 d4e4 b6c6 e4d4");
    let judged = same("8/8/3k4/8/2n5/8/3K1R2/8 w - - 0 1", Edition::Laws2023, 1_000_000, &events);
    let (event, ruling) = &judged.rulings[0];
    assert_eq!((*event, ruling.finding), (10, Finding::DeadPosition), "the knight takes the rook");
    assert_eq!(judged.rulings.len(), 1);
    // A press after the end means nothing; a move is no event any more.
    assert_eq!(judged.stopped.map(|(event, _)| event), Some(12));
}

#[test]
fn a_game_taken_up_in_a_dead_position_is_over() {
    let dead = "8/8/3k4/8/8/8/3K4/8 w - - 0 1";
    let judged = same(dead, Edition::Laws2018, 1_000_000, &played("d2d3 d6d5 d3e3"));
    assert_eq!((judged.rulings.len(), judged.stopped), (0, Some((0, NotAnEvent::Over))));
    // Whoever resigns is told why he cannot.
    let mut game = game(dead, Edition::Laws2018, 1_000_000);
    let before = game.preliminaries();
    assert_eq!(before.last().map(|ruling| ruling.finding), Some(Finding::DeadPosition));
    let resigns = Event::new(Instant::ZERO, "white resigns".parse().expect("an act"));
    assert_eq!(game.apply(&resigns).expect("answered").rulings, before[before.len() - 1..]);
}

#[test]
fn stalemate_and_mate_end_a_run() {
    let stalemate = played("g5g6");
    let mut position = game("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", Edition::Laws2023, 1_000_000);
    assert_eq!(position.apply_all(&stalemate).rulings[0].1.finding, Finding::Stalemate);
    assert!(matches!(position.status(), Status::Over(_)));
    let mate = played("f2f3 e7e5 g2g4 d8h4 h2h3");
    let judged = same(STARTS[6], Edition::Laws2023, 1_000_000, &mate);
    assert_eq!((judged.rulings[0].0, judged.rulings[0].1.finding), (6, Finding::Checkmate));
    assert_eq!(judged.stopped.map(|(event, _)| event), Some(8));
}

#[test]
fn time_that_runs_back_stops_it() {
    let mut events = played("e2e4 e7e5 g1f3");
    events[1].at = Instant::from_millis(5);
    let judged = same(STARTS[6], Edition::Laws2023, 1_000_000, &events);
    assert_eq!(judged.stopped.map(|(event, _)| event), Some(2));
}

#[test]
fn what_is_not_ordinary_comes_in_between() {
    let acts = [
        "white plays e2e4",
        "white presses",
        "black plays e7e5",
        "black offers-draw",
        "black presses",
        "white plays g1f3",
        "white presses",
        "black plays e5f3",
        "black presses",
        "white claims illegal-move",
        "black plays b8c6",
        "black presses",
    ];
    let events: Vec<Event> =
        acts.iter().map(|act| Event::new(Instant::ZERO, act.parse().expect("an act"))).collect();
    let judged = same(STARTS[6], Edition::Laws2023, 1_000_000, &events);
    let found: Vec<_> = judged.rulings.iter().map(|(event, ruling)| (*event, ruling.finding)).collect();
    assert_eq!(found[0], (3, Finding::OfferMade));
    assert!(found.contains(&(9, Finding::IllegalMove)), "{found:?}");
    assert_eq!(judged.stopped, None);
}

/// When the rook is taken nobody can mate any more behind these walls; without any effort nobody sees it, and the game goes on.
fn overlooked() -> (&'static str, Vec<Event>) {
    let moves = "b3a4 g7f6 c2b3 f6e5";
    (
        "8/6k1/1p6/1Pp5/r1Pp4/pB1Pp1p1/P1B1P1P1/1B1B2K1 w - - 0 1",
        played_from(tratto_board::Color::White, moves),
    )
}

/// The same when the rook is gone.
const WALLS: &str = "8/6k1/1p6/1Pp5/B1Pp4/p2Pp1p1/P1B1P1P1/1B1B2K1 b - - 0 1";

fn played_from(first: tratto_board::Color, moves: &str) -> Vec<Event> {
    let mut player = first;
    let mut events = Vec::new();
    for squares in moves.split_whitespace() {
        for act in [format!("{player} plays {squares}"), format!("{player} presses")] {
            events.push(Event::new(Instant::ZERO, act.parse().expect("an act")));
        }
        player = !player;
    }
    events
}

#[test]
fn a_log_that_goes_on_after_a_position_now_known_to_be_dead_is_played_to_its_end() {
    let (start, events) = overlooked();
    let mut live = game(start, Edition::Laws2023, 0);
    assert_eq!(one_by_one(&mut live, &events).stopped, None, "nobody knew");
    let mut today = game(start, Edition::Laws2023, 1_000_000);
    assert_eq!(
        today.apply_all(&events).stopped.map(|(event, _)| event),
        Some(2),
        "played today it is a draw"
    );
    let mut replayed = game(start, Edition::Laws2023, 1_000_000);
    let judged = replayed.replay(&events, false);
    assert_eq!(judged.stopped, None);
    assert_eq!(
        judged.rulings.iter().map(|(event, _)| *event).collect::<Vec<_>>(),
        [6],
        "where the log stops"
    );
    let mut goes_on = game(start, Edition::Laws2023, 1_000_000);
    assert_eq!(goes_on.replay(&events, true), Judged::default());
    assert_eq!(*goes_on.status(), Status::Running);
    // The next move is judged by what is known now.
    let next = played_from(tratto_board::Color::White, "b3c2");
    let ruled = goes_on.apply(&next[0]).expect("a move").rulings;
    assert_eq!(ruled[0].finding, Finding::DeadPosition);
}

#[test]
fn a_game_taken_up_in_a_position_now_known_to_be_dead_goes_on_as_its_log_does() {
    let start = WALLS;
    let events = played_from(tratto_board::Color::Black, "g7f6 c2b3 f6e5");
    let mut live = game(start, Edition::Laws2023, 0);
    assert_eq!(one_by_one(&mut live, &events).stopped, None);
    let mut replayed = game(start, Edition::Laws2023, 1_000_000);
    assert!(matches!(replayed.status(), Status::Over(_)));
    let judged = replayed.replay(&events, true);
    assert_eq!((judged.stopped, replayed.status()), (None, &Status::Running));
    assert_eq!(format!("{:?}", replayed.clock()), format!("{:?}", live.clock()));
}

#[test]
fn a_flag_that_nobody_could_judge_and_the_log_goes_on_after_it_ends_nothing_in_the_replay() {
    let start = WALLS;
    let acts =
        ["arbiter observes flag black", "arbiter sets black to 1:00", "black plays g7f6", "black presses"];
    let at = Instant::from_millis(6_000_000);
    let events: Vec<Event> = acts.iter().map(|act| Event::new(at, act.parse().expect("an act"))).collect();
    let mut live = game(start, Edition::Laws2023, 0);
    let ruled = one_by_one(&mut live, &events);
    assert_eq!((&ruled.stopped, ruled.rulings[0].1.finding), (&None, Finding::FlagUndetermined));
    let mut replayed = game(start, Edition::Laws2023, 1_000_000);
    assert_eq!(replayed.replay(&events, true), ruled);
}
