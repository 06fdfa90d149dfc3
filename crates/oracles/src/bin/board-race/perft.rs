//! Perft on the six usual positions: once counting the last ply, once playing every move.

use cozy_chess::Board;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};
use std::hint::black_box;
use tratto_board::{MoveList, Position};
use tratto_oracles::race::{Outcome, Runner};

pub(crate) const SUITE: [(&str, &str, u32, u64); 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690),
    ("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
    ("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15_833_292),
    ("position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        5,
        164_075_551,
    ),
];

/// One position on the three boards.
fn boards(fen: &str) -> (Position, Board, Chess) {
    let chess = fen.parse::<Fen>().expect("a good FEN").into_position(CastlingMode::Standard);
    (crate::position(fen), fen.parse().expect("a good FEN"), chess.expect("a legal position"))
}

fn cozy(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for m in moves {
                let mut child = board.clone();
                child.play_unchecked(m);
                nodes += cozy(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

/// The last ply counted, not played.
pub(crate) fn bulk(rounds: usize, less: u32) {
    let mut total = Outcome::default();
    for (name, fen, depth, nodes) in SUITE {
        let depth = depth - less;
        let (ours, board, chess) = boards(fen);
        let outcome = tratto_oracles::race::race(
            rounds,
            &mut [
                Runner::new("tratto", || black_box(&ours).perft(depth)),
                Runner::new("tratto, portable code", || {
                    tratto_board::use_portable_code(true);
                    let nodes = black_box(&ours).perft(depth);
                    tratto_board::use_portable_code(false);
                    nodes
                }),
                Runner::new("cozy-chess", || cozy(black_box(&board), depth)),
                Runner::new("shakmaty", || shakmaty::perft(black_box(&chess), depth)),
            ],
        );
        if less == 0 {
            assert_eq!(outcome.result, nodes, "{name}: the known node count");
        }
        total.add(outcome);
    }
    total.print("bulk perft, six positions", "M nodes/s", 1e-6);
}

/// Every move is listed and played down to the leaves, hash included, as in a search.
pub(crate) fn made(rounds: usize) {
    let mut total = Outcome::default();
    for (_, fen, depth, _) in SUITE {
        let depth = depth - 2;
        let (ours, board, chess) = boards(fen);
        let outcome = tratto_oracles::race::race(
            rounds,
            &mut [
                Runner::new("tratto", || our_tree(black_box(&ours), depth)),
                Runner::new("cozy-chess", || cozy_tree(black_box(&board), depth)),
                Runner::new("shakmaty (no hash)", || shakmaty_tree(black_box(&chess), depth)),
            ],
        );
        total.add(outcome);
    }
    total.print("list, make and hash every move, six positions", "M nodes/s", 1e-6);
}

/// The three functions are written alike: a leaf is played without a call of its own.
fn our_tree(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    let mut moves = MoveList::new();
    position.legal_moves_into(&mut moves);
    let mut child = *position;
    for &m in &moves {
        position.play_into(m, &mut child);
        nodes += if depth == 1 { leaf(&child) } else { our_tree(&child, depth - 1) };
    }
    nodes
}

fn leaf<T>(made: &T) -> u64 {
    black_box(made);
    1
}

fn cozy_tree(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for m in moves {
            let mut child = board.clone();
            child.play_unchecked(m);
            nodes += if depth == 1 { leaf(&child) } else { cozy_tree(&child, depth - 1) };
        }
        false
    });
    nodes
}

fn shakmaty_tree(chess: &Chess, depth: u32) -> u64 {
    let mut nodes = 0;
    for m in chess.legal_moves() {
        let mut child = chess.clone();
        child.play_unchecked(m);
        nodes += if depth == 1 { leaf(&child) } else { shakmaty_tree(&child, depth - 1) };
    }
    nodes
}
