//! How many ordinary moves a second are judged in full: clock, repetition, endings with winnability.
//!
//! `cargo bench --package tratto-laws`. The games are random, from a fixed seed, eighty half-moves each unless they end before,
//! so that every run judges the same moves; what was judged is asserted, not only timed. Logs are judged with `Game::apply_all`, as
//! audits and replays do; the others are for one event after the other, as in a
//! game that is being played, against the former way of it. A file of games as UCI moves, one game
//! a line, can be given instead: `cargo bench --package tratto-laws -- games.txt`.

use std::hint::black_box;
use std::io::Write;
use std::time::Instant as Stopwatch;
use tratto_board::{Position, PromotionRole, Role};
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{
    Act, Edition, Event, Game, Hand, Manner, Play, PlayerAct, Regulations, Ruling, StartingPoint, Status,
};
use tratto_mate::winnable::{Budget, dead};

const GAMES: usize = 2_000;
const HALF_MOVES: usize = 80;

/// The generator SplitMix64.
struct Lot(u64);

impl Lot {
    fn draw(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % below as u64) as usize
    }
}

fn by_lot() -> Vec<Vec<Play>> {
    let mut lot = Lot(2023);
    let mut games = Vec::with_capacity(GAMES);
    for _ in 0..GAMES {
        let mut position = Position::initial();
        let mut plays = Vec::new();
        while plays.len() < HALF_MOVES && position.has_legal_move() {
            let moves = position.legal_moves();
            let m = moves[lot.draw(moves.len())];
            plays.push(Play::new(m.from(), m.destination(), m.promotes_to()));
            position.play_unchecked(m);
        }
        games.push(plays);
    }
    games
}

fn from_file(text: &str) -> Vec<Vec<Play>> {
    let play = |word: &str| {
        let promotion = word.chars().nth(4).and_then(Role::from_letter).and_then(PromotionRole::from_role);
        Some(Play::new(word.get(0..2)?.parse().ok()?, word.get(2..4)?.parse().ok()?, promotion))
    };
    text.lines().map(|line| line.split_whitespace().filter_map(play).collect()).collect()
}

/// The events of a game: each move made and pressed, a second after the last.
fn events(plays: &[Play]) -> Vec<Event> {
    let mut events = Vec::with_capacity(2 * plays.len());
    let mut player = tratto_board::Color::White;
    for (second, play) in (1..).zip(plays) {
        let at = Instant::from_millis(1_000 * second);
        events.push(Event::new(at, Act::Player(player, PlayerAct::Play(*play))));
        events.push(Event::new(at, Act::Player(player, PlayerAct::Press(Hand::Same))));
        player = !player;
    }
    events
}

fn main() {
    let file = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    let games = match file.as_deref().map(std::fs::read_to_string) {
        Some(Ok(text)) => from_file(&text),
        Some(Err(error)) => panic!("{error}"),
        None => by_lot(),
    };
    let logs: Vec<Vec<Event>> = games.iter().map(|plays| events(plays)).collect();
    let mut regulations = Regulations::new(Edition::NEWEST);
    regulations.control = TimeControl::from_pgn("5400+30").expect("a usual time control");
    let start = StartingPoint::new(tratto_board::Setup::initial());

    let begin = || Game::taken_up(regulations.clone(), &start).expect("the usual start");

    let mut best = f64::MAX;
    let mut judged = 0;
    let mut ended = 0;
    for _ in 0..5 {
        (judged, ended) = (0, 0);
        let watch = Stopwatch::now();
        for log in &logs {
            let mut game = begin();
            black_box(game.apply_all(log));
            judged += game.plies().len();
            ended += usize::from(*game.status() != Status::Running);
        }
        best = best.min(watch.elapsed().as_secs_f64());
    }
    if file.is_none() {
        assert!(judged > GAMES * HALF_MOVES * 9 / 10, "too few moves judged: {judged}");
        assert!(ended < GAMES / 10, "too many games over: {ended}");
    }
    let mut out = std::io::stdout().lock();
    let speed = judged as f64 / best;
    let _ = writeln!(
        out,
        "logs: {judged} moves of {} games judged in {best:.3} s, {ended} games over: {speed:.0} moves a second",
        logs.len()
    );

    // As they are played: after every move it is asked whether the position is dead. The rulings must be the same.
    let some = &logs[..logs.len().min(200)];
    let (mut best, mut games) = (f64::MAX, Vec::new());
    for _ in 0..5 {
        let watch = Stopwatch::now();
        games = some.iter().map(|log| judged_one_by_one(begin(), log)).collect();
        best = best.min(watch.elapsed().as_secs_f64());
    }
    for ((game, rulings), log) in games.iter().zip(some) {
        let mut again = begin();
        assert_eq!(again.apply_all(log).rulings, *rulings, "one by one and all at once differ");
        assert_eq!(again.status(), game.status(), "one by one and all at once differ");
    }
    let moves: usize = games.iter().map(|(game, _)| game.plies().len()).sum();
    let one_by_one = moves as f64 / best;
    let _ = writeln!(
        out,
        "one by one: {moves} moves of {} games, each made and pressed, in {best:.3} s: {one_by_one:.0} moves a second, {:.0} events; \
         a log is {:.1} times as quick",
        some.len(),
        2.0 * one_by_one,
        speed / one_by_one
    );

    // The same as it was before anything was remembered from move to move: a copy of the game before each event to fall back to, and
    // the whole question after each move. Measured are these two, on top of what a log costs.
    let watch = Stopwatch::now();
    for log in some {
        let mut game = begin();
        for event in log {
            let copy = black_box(game.clone());
            if game.apply(event).is_err() {
                break;
            }
            drop(copy);
            if let (Act::Player(_, PlayerAct::Play(_)), Some(position)) =
                (&event.act, game.board().position())
            {
                black_box(dead(position, Budget::nodes(regulations.effort)));
            }
        }
    }
    let asked = watch.elapsed().as_secs_f64() - best + moves as f64 / speed;
    let _ = writeln!(
        out,
        "with nothing remembered: {:.0} moves a second; what is remembered is worth a factor of {:.1}",
        moves as f64 / asked,
        asked / best
    );

    // Governed play: pieces touched before they are moved.
    let governed: Vec<Vec<Event>> = some.iter().map(|log| touched(log)).collect();
    let events: usize = governed.iter().map(Vec::len).sum();
    let mut best = f64::MAX;
    for _ in 0..5 {
        let watch = Stopwatch::now();
        governed.iter().for_each(|log| drop(black_box(judged_one_by_one(begin(), log))));
        best = best.min(watch.elapsed().as_secs_f64());
    }
    let _ = writeln!(
        out,
        "governed, one by one: {events} events in {best:.3} s: {:.0} events a second",
        events as f64 / best
    );

    for half_moves in [20, 300] {
        together(half_moves, &mut out);
    }
}

/// What a move with its press costs after so many half-moves, as in a game online: applied together, and with a copy of the game to
/// fall back to.
fn together(half_moves: usize, out: &mut impl Write) {
    // No repetition and no count of moves ends a game of 2001.
    let mut regulations = Regulations::new(Edition::Laws2001);
    regulations.control = TimeControl::from_pgn("36000+30").expect("a usual time control");
    let start = StartingPoint::new(tratto_board::Setup::initial());
    let mut game = Game::taken_up(regulations, &start).expect("the usual start");
    let mut lot = Lot(7);
    let mut pair = |game: &Game| {
        let position = game.board().position().expect("legal moves keep the kings");
        let pieces = position.occupied().len();
        let goes_on = |m: &tratto_board::Move| {
            let mut next = *position;
            next.play_unchecked(*m);
            next.has_legal_move() && next.occupied().len() == pieces
        };
        let moves: Vec<_> = position.legal_moves().iter().copied().filter(goes_on).collect();
        let m = moves[lot.draw(moves.len())];
        let (at, player) = (Instant::from_millis(game.now().get() + 1_000), position.turn());
        let play = PlayerAct::Play(Play::new(m.from(), m.destination(), m.promotes_to()));
        [play, PlayerAct::Press(Hand::Same)].map(|act| Event::new(at, Act::Player(player, act)))
    };
    while game.plies().len() < half_moves {
        let events = pair(&game);
        game.apply_together(&events).expect("a legal move and its press");
    }
    let events = pair(&game);
    let time = |work: &dyn Fn(&mut Game)| {
        let mut best = f64::MAX;
        for _ in 0..5 {
            let mut games = vec![game.clone(); 1_000];
            let watch = Stopwatch::now();
            games.iter_mut().for_each(work);
            best = best.min(watch.elapsed().as_secs_f64() * 1e3);
            black_box(games);
        }
        best
    };
    let now = time(&|game| drop(black_box(game.apply_together(&events))));
    let once = time(&|game| {
        let sheet = |game: &Game| -> Vec<(Option<u16>, bool, bool)> {
            let plies = game.plies().iter();
            plies
                .map(|ply| (ply.made().map(|m| m.bits()), ply.fault().is_some(), ply.is_completed()))
                .collect()
        };
        let (backup, before) = (game.clone(), sheet(game));
        let occurred: Vec<_> = events.iter().map(|event| game.apply(event)).collect();
        let kept = before.iter().zip(sheet(game)).take_while(|(old, new)| **old == *new).count();
        black_box((backup, occurred, kept));
    });
    let _ = writeln!(
        out,
        "a move with its press after {half_moves} half-moves: {now:.2} µs; with a copy of the game and of its half-moves {once:.2} µs"
    );
}

/// The same with the piece touched before each move.
fn touched(log: &[Event]) -> Vec<Event> {
    let mut events = Vec::with_capacity(log.len() * 3 / 2);
    for event in log {
        if let Act::Player(player, PlayerAct::Play(play)) = event.act {
            let touch = PlayerAct::Touch { square: play.from, manner: Manner::Deliberate };
            events.push(Event::new(event.at, Act::Player(player, touch)));
        }
        events.push(event.clone());
    }
    events
}

fn judged_one_by_one(mut game: Game, log: &[Event]) -> (Game, Vec<(usize, Ruling)>) {
    let mut rulings = Vec::new();
    for (index, event) in log.iter().enumerate() {
        match game.apply(event) {
            Ok(more) => rulings.extend(more.rulings.into_iter().map(|ruling| (index, ruling))),
            Err(_) => break,
        }
    }
    (game, rulings)
}
