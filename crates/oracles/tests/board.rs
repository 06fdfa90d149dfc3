//! The board against shakmaty and cozy-chess along random games: 100,000 of them, a million with `TRATTO_SLOW=1`.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};
use std::collections::HashMap;
use tratto_board::chess960::StartNumber;
use tratto_board::{CastlingSpelling, Move, Position, RightsSpelling, Setup};

/// A random number generator (xorshift), so that a failing game can be repeated by its number.
struct SeededRng(u64);

impl SeededRng {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % sides
    }
}

/// From, to (the rook's square in castling) and promotion, as one number to sort by.
fn ours(m: Move) -> u32 {
    u32::from(m.from().index())
        | u32::from(m.to().index()) << 6
        | m.promotes_to().map_or(0, |role| role.role() as u32) << 12
}

fn shakmatys(m: shakmaty::Move) -> u32 {
    let (from, to) = match m {
        shakmaty::Move::Castle { king, rook } => (king, rook),
        _ => (m.from().expect("no drops in chess"), m.to()),
    };
    u32::from(from) | u32::from(to) << 6 | m.promotion().map_or(0, |role| role as u32 - 1) << 12
}

fn cozys(m: cozy_chess::Move) -> u32 {
    m.from as u32 | (m.to as u32) << 6 | m.promotion.map_or(0, |piece| piece as u32) << 12
}

fn sorted(moves: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut moves: Vec<u32> = moves.collect();
    moves.sort_unstable();
    moves
}

/// The FEN as shakmaty and cozy-chess write it: the en-passant square only where a capture is legal.
fn fen(position: &Position) -> String {
    let mut setup: Setup = position.setup();
    setup.en_passant = position.legal_en_passant();
    setup.fen_with(RightsSpelling::Shredder)
}

/// Plays one random game on three boards at once.
fn play(number: u64) {
    let mut rng = SeededRng(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let start = if number.is_multiple_of(2) { StartNumber::INITIAL } else { StartNumber::by_lot(number) };
    let mut position = start.setup().position().expect("a start is regular");
    let first = position.fen_with(RightsSpelling::Shredder);
    let mut chess: Chess = first
        .parse::<shakmaty::fen::Fen>()
        .expect("our FEN is one")
        .into_position(CastlingMode::Chess960)
        .expect("a start is legal");
    let mut cozy = cozy_chess::Board::from_fen(&first, true).expect("our FEN is one");
    let mut hashes: HashMap<u64, u64> = HashMap::new();
    let mut back: HashMap<u64, u64> = HashMap::new();
    for ply in 0..150 {
        let moves = position.legal_moves();
        let list = sorted(moves.iter().map(|&m| ours(m)));
        let at = || format!("game {number}, ply {ply}: {}", position.fen_with(RightsSpelling::Shredder));
        assert_eq!(list, sorted(chess.legal_moves().into_iter().map(shakmatys)), "{}", at());
        let mut cozy_moves = Vec::with_capacity(list.len());
        cozy.generate_moves(|batch| {
            cozy_moves.extend(batch);
            false
        });
        assert_eq!(list, sorted(cozy_moves.into_iter().map(cozys)), "{}", at());
        assert_eq!(position.is_check(), chess.is_check(), "{}", at());
        assert_eq!(position.is_checkmate(), chess.is_checkmate(), "{}", at());
        assert_eq!(position.is_stalemate(), chess.is_stalemate(), "{}", at());
        // Equal hashes here exactly where shakmaty calls the positions the same.
        let Zobrist64(theirs) = chess.zobrist_hash(EnPassantMode::Legal);
        assert_eq!(*hashes.entry(position.hash()).or_insert(theirs), theirs, "{}", at());
        assert_eq!(*back.entry(theirs).or_insert(position.hash()), position.hash(), "{}", at());
        if ply % 8 == 0 {
            let text = fen(&position);
            let theirs = shakmaty::fen::Fen::from_position(&chess, EnPassantMode::Legal);
            assert_eq!(text, shredder(&theirs.to_string(), &text), "{}", at());
            assert_eq!(Position::from_fen(&text).expect("a regular position").hash(), position.hash());
            let Zobrist64(key) = chess.zobrist_hash(EnPassantMode::PseudoLegal);
            assert_eq!(position.polyglot_key(), key, "{}", at());
        }
        if moves.is_empty() {
            return;
        }
        let m = moves[rng.roll(moves.len())];
        let uci = m.uci(CastlingSpelling::KingTakesRook).to_string();
        assert_eq!(position.read_uci(&uci), Ok(m), "{}", at());
        let theirs = chess.legal_moves().into_iter().find(|&theirs| shakmatys(theirs) == ours(m));
        chess.play_unchecked(theirs.expect("the lists agree"));
        cozy.play_unchecked(uci.parse().expect("UCI"));
        position = position.play(m).expect("it is in the list");
    }
}

/// shakmaty writes `KQkq` where it can: the castling field is compared by meaning, the rest to the letter.
fn shredder(theirs: &str, ours: &str) -> String {
    let field = |text: &str| text.split(' ').nth(2).map(str::to_owned).expect("six fields");
    let setup = |text: &str| Setup::from_fen(text).expect("a FEN");
    if setup(theirs).castling == setup(ours).castling {
        theirs.replacen(&format!(" {} ", field(theirs)), &format!(" {} ", field(ours)), 1)
    } else {
        theirs.to_owned()
    }
}

#[test]
fn random_games_agree() {
    let games: u64 = if std::env::var_os("TRATTO_SLOW").is_some() { 1_000_000 } else { 100_000 };
    let threads = std::thread::available_parallelism().map_or(2, usize::from) as u64;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || (0..games).skip(thread as usize).step_by(threads as usize).for_each(play));
        }
    });
}
