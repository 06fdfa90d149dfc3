//! Compares the fast replay of archives with the careful board, written move by written move.

use tratto_board::{
    CastlingSide, File, Move, Position, PromotionRole, Rank, Replay, Role, Setup, Square, WrittenMove,
    chess960,
};

/// Every written move that a written move can give.
fn all_written_moves() -> Vec<WrittenMove> {
    let mut written_moves =
        vec![WrittenMove::castling(CastlingSide::King), WrittenMove::castling(CastlingSide::Queen)];
    for role in Role::ALL {
        for to in Square::all() {
            let plain = WrittenMove::new(role, to);
            written_moves.push(plain);
            for file in File::ALL {
                written_moves.push(plain.from_file(file));
                if role != Role::Pawn {
                    written_moves.push(plain.from_file(file).from_rank(Rank::from_index(file.index())));
                }
            }
            written_moves.extend(Rank::ALL.map(|rank| plain.from_rank(rank)));
            if role == Role::Pawn {
                written_moves.extend(PromotionRole::ALL.map(|role| plain.promoting(role)));
                written_moves
                    .extend(File::ALL.map(|file| plain.from_file(file).promoting(PromotionRole::Queen)));
            }
        }
    }
    written_moves
}

/// Each written move means the same to both, and leads to the same position.
fn compare(position: &Position, written_moves: &[WrittenMove]) {
    for &written in written_moves {
        let mut board = Replay::from(position);
        let mut moves = Vec::new();
        let played = board.play_into(&[written], &mut moves);
        match position.find(written) {
            Ok(m) => {
                assert_eq!((played, &moves[..]), (1, &[m][..]), "{written:?} in {}", position.setup().fen());
                assert_eq!(
                    board.position(),
                    position.play(m).expect("what was found is legal"),
                    "{written:?}"
                );
            }
            Err(_) => {
                assert_eq!(played, 0, "{written:?} in {}", position.setup().fen());
                assert_eq!(board.position(), *position, "{written:?} changed the board");
            }
        }
    }
}

fn walk(mut position: Position, seed: u64, plies: usize, written_moves: &[WrittenMove]) {
    let mut state = seed | 1;
    for _ in 0..plies {
        compare(&position, written_moves);
        let moves = position.legal_moves();
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let Some(&m) = moves.get((state >> 33) as usize % moves.len().max(1)) else { return };
        position.play_unchecked(m);
    }
}

#[test]
fn every_written_move_means_the_same_to_both() {
    let written_moves = all_written_moves();
    let fens = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "4k3/8/8/2pP4/8/8/8/R3K2R w KQ c6 0 2",
        "8/8/8/K1Pp3r/8/8/8/4k3 w - d6 0 1",
        "1Q1Q1Q2/8/Q7/8/4K3/Q6k/8/8 w - - 0 1",
        // Irregular: a king left attacked, as after an illegal move that stands.
        "4k3/8/8/8/4Q3/8/8/4K3 w - - 0 1",
    ];
    for (i, fen) in fens.iter().enumerate() {
        let setup = Setup::from_fen(fen).expect("a position");
        walk(setup.examine().0.expect("one king a side"), i as u64 + 1, 12, &written_moves);
    }
    for seed in 0..12 {
        walk(Position::initial(), seed * 7919 + 1, 50, &written_moves);
        let start =
            chess960::start((seed * 83 % 960) as u16).expect("below 960").position().expect("regular");
        walk(start, seed * 104_729 + 1, 30, &written_moves);
    }
}

#[test]
fn whole_games_and_both_instruction_sets() {
    for portable in [false, true] {
        tratto_board::use_portable_code(portable);
        for seed in 0..50u64 {
            let (mut position, mut written_moves, mut expected) =
                (Position::initial(), Vec::new(), Vec::<Move>::new());
            let mut state = seed * 2_654_435_761 + 1;
            for _ in 0..200 {
                let moves = position.legal_moves();
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                let Some(&m) = moves.get((state >> 33) as usize % moves.len().max(1)) else { break };
                let role = position.role_at(m.from()).expect("a piece moves");
                written_moves.push(match (m.castling_side(), m.promotes_to()) {
                    (Some(side), _) => WrittenMove::castling(side),
                    (None, promotion) => {
                        let written = WrittenMove::new(role, m.to())
                            .from_file(m.from().file())
                            .from_rank(m.from().rank());
                        promotion.map_or(written, |role| written.promoting(role))
                    }
                });
                expected.push(m);
                position.play_unchecked(m);
            }
            let (mut board, mut moves) = (Replay::initial(), Vec::new());
            // In two parts, so that one of them begins with either side.
            let half = written_moves.len() / 2;
            assert_eq!(board.play_into(&written_moves[..half], &mut moves), half);
            assert_eq!(board.play_into(&written_moves[half..], &mut moves), written_moves.len() - half);
            assert_eq!(moves, expected);
            assert_eq!(board.position(), position);
            assert_eq!(board.turn(), position.turn());
        }
    }
    tratto_board::use_portable_code(false);
}
