//! Single operations on positions of real games, where branches are not as regular as in a perft tree.

use cozy_chess::Board;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};
use std::hint::black_box;
use tratto_board::{CastlingSpelling, MoveList, Position};
use tratto_oracles::race::{Runner, race as run};

const DEFAULT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/winnability/lichess.txt");

/// The same positions on three boards, and a legal move of each as text.
struct Positions {
    fens: Vec<String>,
    ours: Vec<Position>,
    cozy: Vec<Board>,
    chess: Vec<Chess>,
    moves: Vec<String>,
}

fn chess(fen: &str) -> Option<Chess> {
    fen.parse::<Fen>().ok()?.into_position(CastlingMode::Standard).ok()
}

fn read(file: &str) -> Positions {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut found = Positions { fens: vec![], ours: vec![], cozy: vec![], chess: vec![], moves: vec![] };
    for (number, line) in text.lines().enumerate() {
        let fen = line.get(3..).filter(|_| line.as_bytes().get(2) == Some(&b' ')).unwrap_or(line);
        let (Ok(ours), Ok(cozy), Some(chess)) = (Position::from_fen(fen), fen.parse(), chess(fen)) else {
            continue;
        };
        let moves = ours.legal_moves();
        let Some(m) = moves.get(number * 7 % moves.len().max(1)) else { continue };
        // cozy-chess reads castling only as king takes rook.
        found.moves.push(m.uci(CastlingSpelling::KingTakesRook).to_string());
        found.fens.push(fen.to_owned());
        found.ours.push(ours);
        found.cozy.push(cozy);
        found.chess.push(chess);
    }
    found
}

/// Reads every move of a list; returns how many there are.
fn each<T>(moves: impl IntoIterator<Item = T>) -> u64 {
    moves.into_iter().map(black_box).count() as u64
}

/// Runs all single operations and prints the ratios.
pub(crate) fn race(rounds: usize, file: Option<&str>) {
    let file = file.unwrap_or(DEFAULT);
    let Positions { fens, ours, cozy, chess, moves } = read(file);
    let count = fens.len() as u64;
    println!("{count} positions of real games ({})", file.rsplit('/').next().unwrap_or(file));

    let mut lists = run(
        rounds,
        &mut [
            Runner::new("tratto", || {
                let mut moves = MoveList::new();
                let mut count = |p: &Position| {
                    p.legal_moves_into(&mut moves);
                    black_box(&moves).len() as u64
                };
                ours.iter().map(&mut count).sum()
            }),
            Runner::new("cozy-chess", || cozy.iter().map(cozy_list).sum()),
            Runner::new("shakmaty", || chess.iter().map(|p| black_box(&p.legal_moves()).len() as u64).sum()),
        ],
    );
    lists.result = count;
    lists.print("a list of the legal moves", "M lists/s", 1e-6);

    // As most people write it: the list is made, walked through by value and dropped.
    let mut walks = run(
        rounds,
        &mut [
            Runner::new("tratto", || ours.iter().map(|p| each(p.legal_moves())).sum()),
            Runner::new("tratto, by reference", || {
                ours.iter().map(|p| each(p.legal_moves().iter().copied())).sum()
            }),
            Runner::new("shakmaty", || chess.iter().map(|p| each(p.legal_moves())).sum()),
        ],
    );
    walks.result = count;
    walks.print("for m in position.legal_moves()", "M lists/s", 1e-6);

    run(
        rounds,
        &mut [
            Runner::new("tratto", || {
                let texts = ours.iter().zip(&moves);
                texts.filter(|(p, text)| black_box(p.read_uci(black_box(text))).is_ok()).count() as u64
            }),
            Runner::new("cozy-chess", || {
                let texts = cozy.iter().zip(&moves);
                texts.filter(|(p, text)| black_box(text).parse().is_ok_and(|m| p.is_legal(m))).count() as u64
            }),
            Runner::new("shakmaty", || {
                let texts = chess.iter().zip(&moves);
                texts
                    .filter(|(p, text)| {
                        black_box(text).parse::<UciMove>().is_ok_and(|uci| black_box(uci.to_move(*p)).is_ok())
                    })
                    .count() as u64
            }),
        ],
    )
    .print("UCI text to a checked legal move", "M moves/s", 1e-6);

    run(
        rounds,
        &mut [
            Runner::new("tratto", || {
                fens.iter().filter(|fen| Position::from_fen(black_box(fen)).is_ok()).count() as u64
            }),
            Runner::new("cozy-chess", || {
                fens.iter().filter(|fen| black_box(fen).parse::<Board>().is_ok()).count() as u64
            }),
            Runner::new("shakmaty", || fens.iter().filter(|fen| chess_of(black_box(fen))).count() as u64),
        ],
    )
    .print("FEN read and validated", "M positions/s", 1e-6);

    let mut printing = run(
        rounds,
        &mut [
            Runner::new("tratto", || ours.iter().map(|p| black_box(p.fen()).len() as u64).sum()),
            Runner::new("shakmaty", || {
                let print = |p: &Chess| Fen::from_position(p, EnPassantMode::Always).to_string();
                chess.iter().map(|p| black_box(print(p)).len() as u64).sum()
            }),
        ],
    );
    printing.result = count;
    printing.print("FEN printed", "M positions/s", 1e-6);
}

fn chess_of(fen: &str) -> bool {
    chess(fen).is_some()
}

fn cozy_list(board: &Board) -> u64 {
    let mut list =
        [cozy_chess::Move { from: cozy_chess::Square::A1, to: cozy_chess::Square::A1, promotion: None }; 256];
    let mut length = 0;
    board.generate_moves(|batch| {
        for m in batch {
            list[length] = m;
            length += 1;
        }
        false
    });
    black_box(&list[..length]).len() as u64
}
