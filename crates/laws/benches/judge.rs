//! How many ordinary moves a second are judged in full: clock, repetition, endings with winnability.
//!
//! `cargo bench --package tratto-laws`. The games are drawn by lot from a fixed seed, eighty half-moves each unless they end before,
//! so that every run judges the same moves; what was judged is asserted, not only timed. Logs are judged with `Game::apply_all`, as
//! audits and replays do; the second figure is for one event after the other, as in a game that is being played. A file of games as UCI moves, one game
//! a line, can be given instead: `cargo bench --package tratto-laws -- games.txt`.

use std::hint::black_box;
use std::io::Write;
use std::time::Instant as Stopwatch;
use tratto_board::{Position, PromotionRole, Role};
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{Act, Deed, Edition, Event, Game, Hand, Play, Regulations, Ruling, StartingPoint, Status};

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
        events.push(Event::new(at, Act::Player(player, Deed::Play(*play))));
        events.push(Event::new(at, Act::Player(player, Deed::Press(Hand::Same))));
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

    // As they are played: every position is asked about at once. The rulings must be the same.
    let some = &logs[..logs.len().min(200)];
    let watch = Stopwatch::now();
    let games: Vec<(Game, Vec<(usize, Ruling)>)> = some.iter().map(|log| one_by_one(begin(), log)).collect();
    let took = watch.elapsed().as_secs_f64();
    for ((game, rulings), log) in games.iter().zip(some) {
        let mut again = begin();
        assert_eq!(again.apply_all(log).rulings, *rulings, "one by one and all at once differ");
        assert_eq!(again.status(), game.status(), "one by one and all at once differ");
    }
    let moves: usize = games.iter().map(|(game, _)| game.plies().len()).sum();
    let _ = writeln!(
        out,
        "one by one: {moves} moves of {} games in {took:.3} s: {:.0} moves a second",
        some.len(),
        moves as f64 / took
    );
}

fn one_by_one(mut game: Game, log: &[Event]) -> (Game, Vec<(usize, Ruling)>) {
    let mut rulings = Vec::new();
    for (index, event) in log.iter().enumerate() {
        match game.apply(event) {
            Ok(more) => rulings.extend(more.into_iter().map(|ruling| (index, ruling))),
            Err(_) => break,
        }
    }
    (game, rulings)
}
