//! SAN read and written beside shakmaty, in the same run: `cargo run --release --bin notation-race`.

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};
use tratto_board::{Move, Position};
use tratto_notation::{Form, Language, San, Style};
use tratto_oracles::race::{Runner, race};

struct Half {
    position: Position,
    chess: Chess,
    played: Move,
    their_move: shakmaty::Move,
    text: String,
    italian: String,
}

/// Half-moves of random games, with what both libraries need.
fn games() -> Vec<Half> {
    let italian = Style::new(Language::Italian, Form::Short);
    let mut seed = 0x7261_6365u64;
    let mut below = |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 11) as usize % n
    };
    let mut halves = Vec::new();
    for _ in 0..200 {
        let (mut position, mut chess) = (Position::initial(), Chess::default());
        for _ in 0..100 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let played = moves[below(moves.len())];
            let text = San::write(&position, played).as_str().to_owned();
            let san = SanPlus::from_ascii(text.as_bytes()).expect("SAN").san;
            let their_move = san.to_move(&chess).expect("a legal move");
            let italian = italian.write(&position, played);
            halves.push(Half { position, chess: chess.clone(), played, their_move, text, italian });
            position.play_unchecked(played);
            chess.play_unchecked(their_move);
        }
    }
    halves
}

fn main() {
    let halves = games();
    let style = Style::new(Language::Italian, Form::Short);
    // What is found is counted only if it is the move that was played, so that all runners do the same work.
    let mut runners = [
        Runner::new("tratto San", || {
            let found = |half: &&Half| {
                San::from_ascii(half.text.as_bytes())
                    .is_ok_and(|san| san.find(&half.position) == Ok(half.played))
            };
            halves.iter().filter(found).count() as u64
        }),
        Runner::new("tratto strict", || {
            let found = |half: &&Half| Style::PGN.read(&half.position, &half.text) == Ok(half.played);
            halves.iter().filter(found).count() as u64
        }),
        Runner::new("tratto strict, Italian", || {
            let found = |half: &&Half| style.read(&half.position, &half.italian) == Ok(half.played);
            halves.iter().filter(found).count() as u64
        }),
        Runner::new("tratto relaxed", || {
            let found = |half: &&Half| {
                Style::PGN
                    .read_relaxed(&half.position, &half.text)
                    .is_ok_and(|read| read.played == half.played)
            };
            halves.iter().filter(found).count() as u64
        }),
        Runner::new("shakmaty", || {
            let found = |half: &&Half| {
                SanPlus::from_ascii(half.text.as_bytes())
                    .is_ok_and(|plus| plus.san.to_move(&half.chess) == Ok(half.their_move))
            };
            halves.iter().filter(found).count() as u64
        }),
    ];
    race(9, &mut runners).print("SAN read and found on the board", "million moves a second", 1e-6);

    let mut runners = [
        Runner::new("tratto San", || {
            halves.iter().filter(|half| San::write(&half.position, half.played).as_str() == half.text).count()
                as u64
        }),
        Runner::new("tratto, Italian", || {
            let mut text = String::new();
            let same = |half: &&Half| {
                text.clear();
                style.write_into(&half.position, half.played, &mut text);
                text == half.italian
            };
            halves.iter().filter(same).count() as u64
        }),
        Runner::new("shakmaty", || {
            let mut text = String::new();
            let same = |half: &&Half| {
                text.clear();
                let mut chess = half.chess.clone();
                SanPlus::from_move_and_play_unchecked(&mut chess, half.their_move)
                    .append_to_string(&mut text);
                text == half.text
            };
            halves.iter().filter(same).count() as u64
        }),
    ];
    race(9, &mut runners).print("SAN written, check and mate marked", "million moves a second", 1e-6);
}
