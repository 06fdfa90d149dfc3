//! SAN beside shakmaty's: every legal move of random games is written alike, and each reads what the other wrote.

use shakmaty::san::{San as TheirSan, SanPlus};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};
use tratto_board::{Move, Position, chess960};
use tratto_notation::{San, Style};

/// A move by its squares, the rook's for castling, and the letter of the new piece.
fn ours(m: Move) -> (u8, u8, Option<char>) {
    (m.from().index(), m.to().index(), m.promotes_to().map(|role| role.role().letter()))
}

fn theirs(m: shakmaty::Move) -> (u8, u8, Option<char>) {
    let from = m.from().map_or(64, u8::from);
    (from, u8::from(m.to()), m.promotion().map(shakmaty::Role::char))
}

struct SeededRng(u64);

impl SeededRng {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

fn start(number: u16) -> (Position, Chess) {
    let position = chess960::start(number).expect("below 960").position().expect("a regular start");
    let fen: Fen = position.fen().parse().expect("a FEN");
    let chess = fen.into_position(CastlingMode::Chess960).expect("a start position");
    (position, chess)
}

#[test]
fn san_is_written_and_read_alike() {
    let games = if std::env::var_os("TRATTO_SLOW").is_some() { 5_000 } else { 300 };
    let mut rng = SeededRng(0x5a4e_2024);
    let mut compared = 0u64;
    for game in 0..games {
        // Every other game is orthodox.
        let number = if game % 2 == 0 { 518 } else { rng.below(960) as u16 };
        let (mut position, mut chess) = start(number);
        for _ in 0..150 {
            let moves = position.legal_moves();
            let mut their_moves: Vec<shakmaty::Move> = chess.legal_moves().into_iter().collect();
            let mut our_moves: Vec<Move> = moves.to_vec();
            our_moves.sort_by_key(|&m| ours(m));
            their_moves.sort_by_key(|&m| theirs(m));
            let keys: Vec<_> = our_moves.iter().map(|&m| ours(m)).collect();
            assert_eq!(
                keys,
                their_moves.iter().map(|&m| theirs(m)).collect::<Vec<_>>(),
                "{}",
                position.fen()
            );
            if our_moves.is_empty() {
                break;
            }
            for (&m, &their_move) in our_moves.iter().zip(&their_moves) {
                let text = San::write(&position, m);
                let their_text = SanPlus::from_move(chess.clone(), their_move).to_string();
                assert_eq!(text.as_str(), their_text, "{}", position.fen());
                let read = TheirSan::from_ascii(their_text.trim_end_matches(['+', '#']).as_bytes());
                let read = read.expect("SAN").to_move(&chess).expect("a legal move");
                assert_eq!(theirs(read), ours(m));
                assert_eq!(San::read(&position, &their_text), Ok(m));
                assert_eq!(Style::PGN.read(&position, &their_text), Ok(m));
                compared += 1;
            }
            let chosen = rng.below(our_moves.len());
            position.play_unchecked(our_moves[chosen]);
            chess.play_unchecked(their_moves[chosen]);
        }
    }
    assert!(compared > 500_000, "{compared}");
}

/// Texts with too much, too little or wrong hints: both read the same move or none.
#[test]
fn hints_are_read_alike() {
    let mut rng = SeededRng(0x1234_5678_9abc);
    for game in 0..60 {
        let (mut position, mut chess) = start(if game % 2 == 0 { 518 } else { rng.below(960) as u16 });
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for role in "NBRQK".chars() {
                for hint in ["", "a", "d", "h", "1", "4", "8", "d4", "e2"] {
                    let square = tratto_board::Square::from_index(rng.below(64) as u8);
                    // DIFFERENCE: shakmaty wants the sign of a capture; we read a move without it, as the Laws allow.
                    let sign = if position.by_color(!position.turn()).has(square) { "x" } else { "" };
                    let text = format!("{role}{hint}{sign}{square}");
                    let our = San::read(&position, &text).ok();
                    let their =
                        TheirSan::from_ascii(text.as_bytes()).ok().and_then(|san| san.to_move(&chess).ok());
                    assert_eq!(our.map(ours), their.map(theirs), "{text} in {}", position.fen());
                }
            }
            let m = moves[rng.below(moves.len())];
            let their = chess.legal_moves().into_iter().find(|their| theirs(*their) == ours(m));
            chess.play_unchecked(their.expect("the same moves"));
            position.play_unchecked(m);
        }
    }
}
