//! Castling is only castling. Every pair of touched pieces and every illegal move of a king, from positions with and without the right to
//! castle, against a small model of 4.3 to 4.5 written from the text of the Laws.

use std::collections::BTreeSet;
use tratto_board::{Color, Move, MoveKind, Position, Rank, Role, Setup, Square};
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{Edition, Effect, Event, Game, Regulations, Rule, StartingPoint};

/// With rights and without, castling possible and barred, kings that cannot move, pieces to take; Chess960 among them.
const POSITIONS: &[&str] = &[
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1",
    "4k3/8/8/8/8/3r4/8/4K2R w K - 0 1",
    "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1",
    "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
    "4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1",
    "4k3/8/8/8/8/8/3PPP2/3QKB1R w - - 0 1",
    "4k3/8/8/8/8/8/5PPP/5RK1 w - - 0 1",
    "4k3/8/8/8/8/8/5PPP/5RKB w - - 0 1",
    "1rk5/ppp5/8/8/8/8/8/4K3 b - - 0 1",
    "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 5",
    "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R b KQkq - 0 5",
    "4k3/8/8/3n4/4P3/8/8/3RK3 w - - 0 1",
    "4k3/1P6/8/8/3pP3/8/8/R3K2R b - e3 0 1",
    // Chess960.
    "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1",
    "4k3/8/8/8/8/8/8/R4K1R w - - 0 1",
    "4k3/8/8/8/8/8/8/1RK5 w B - 0 1",
    "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
    "2r1k3/8/8/8/8/8/8/RK6 w A - 0 1",
    "rk4r1/pppppppp/8/8/8/8/PPPPPPPP/RK4R1 b GAga - 0 1",
    "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
];

/// What the text leaves to the player: among which moves, whether he is free, and whether it is 4.4 that says so.
#[derive(PartialEq, Eq, Debug)]
struct Left {
    moves: BTreeSet<String>,
    is_free: bool,
    by_castling: bool,
}

fn left(moves: Vec<Move>, position: &Position, by_castling: bool) -> Left {
    let is_free = moves.is_empty();
    let moves = if is_free { position.legal_moves().to_vec() } else { moves };
    Left { moves: moves.iter().map(|m| format!("{m:?}")).collect(), is_free, by_castling }
}

fn is_own(position: &Position, square: Square) -> bool {
    position.by_color(position.turn()).has(square)
}

/// The legal moves of a piece; castling is a move of the king.
fn moves_by(position: &Position, square: Square) -> Vec<Move> {
    position.legal_moves().iter().copied().filter(|m| m.from() == square).collect()
}

fn captures_of(position: &Position, square: Square) -> Vec<Move> {
    let takes = |m: &Move| match m.kind() {
        MoveKind::Castling => false,
        // A pawn taken in passing stands beside the pawn that takes it.
        MoveKind::EnPassant => m.to().file() == square.file() && m.from().rank() == square.rank(),
        _ => m.to() == square,
    };
    position.legal_moves().iter().copied().filter(takes).collect()
}

/// The first touched piece that can be moved or captured, 4.3.1 to 4.3.3, and 4.5 where none can.
fn first_that_can(position: &Position, touched: &[Square]) -> Vec<Move> {
    let can = |square: &Square| match is_own(position, *square) {
        true => moves_by(position, *square),
        false => captures_of(position, *square),
    };
    touched.iter().map(can).find(|moves| !moves.is_empty()).unwrap_or_default()
}

/// 4.3 and 4.4 for two pieces touched one after the other.
fn pair(position: &Position, first: Square, second: Square) -> Left {
    let king = position.king(position.turn());
    let (own, enemy): (Vec<Square>, Vec<Square>) =
        [first, second].into_iter().partition(|square| is_own(position, *square));
    if let ([own], [enemy]) = (&own[..], &enemy[..]) {
        // 4.3.3: the one takes the other, if it can.
        let taken: Vec<Move> =
            captures_of(position, *enemy).into_iter().filter(|m| m.from() == *own).collect();
        let moves = if taken.is_empty() { first_that_can(position, &[first, second]) } else { taken };
        return left(moves, position, false);
    }
    let rook = if first == king { second } else { first };
    let with_right = own.len() == 2 && own.contains(&king) && position.castling().has(rook);
    if !with_right {
        return left(first_that_can(position, &[first, second]), position, false);
    }
    let castling = Move::castling(king, rook);
    if first == king {
        // 4.4.1, and 4.4.3 where that castling is illegal.
        let castles = position.legal_moves().contains(&castling);
        let moves = if castles { vec![castling] } else { moves_by(position, king) };
        return left(moves, position, true);
    }
    // 4.4.2: not castling on that side; the rook, and if it cannot move, the king.
    let mut moves = moves_by(position, rook);
    if moves.is_empty() {
        moves = moves_by(position, king).into_iter().filter(|m| *m != castling).collect();
    }
    // Where neither can move, 4.5 leaves him free, and 4.4.2 has nothing to say.
    let by_castling = !moves.is_empty();
    left(moves, position, by_castling)
}

/// 4.3 and 4.4 for an illegal move of the king to a square.
fn king_to(position: &Position, to: Square) -> Left {
    let us = position.turn();
    let king = position.king(us);
    let home = Rank::First.from_side(us);
    let rook_at = |square: Square| position.piece_at(square) == Some(Role::Rook.of(us));
    let at_home = king.rank() == home && to.rank() == home;
    // Castling is done by moving the king two squares along the rank towards a rook; or, as it is written in Chess960, onto it.
    let two_squares = king.distance(to) == 2 && ["c", "g"].contains(&&to.to_string()[..1]);
    let towards = |square: &Square| rook_at(*square) && (*square > king) == (to > king);
    let beside = Square::all().filter(|square| square.rank() == home).any(|square| towards(&square));
    // With the right, going to the king's square of castling is castling, however far that is.
    let right = |square: Square| position.castling().has(square) && is_own(position, square);
    let far = Square::all()
        .any(|rook| right(rook) && Move::castling(king, rook).destination() == to && king.distance(to) > 1);
    if at_home && (rook_at(to) || far || (two_squares && beside)) {
        return left(moves_by(position, king), position, true);
    }
    match position.piece_at(to) {
        None => left(moves_by(position, king), position, false),
        Some(_) => left(first_that_can(position, &[king, to]), position, false),
    }
}

fn game(fen: &str, edition: Edition) -> Game {
    let mut regulations = Regulations::new(edition);
    regulations.control = TimeControl::from_pgn("5400").expect("a time control");
    Game::taken_up(regulations, &StartingPoint::new(Setup::from_fen(fen).expect("a board"))).expect("a game")
}

fn act(game: &mut Game, act: &str) -> Vec<tratto_laws::Ruling> {
    let event = Event::new(Instant::ZERO, act.parse().expect(act));
    game.apply(&event).unwrap_or_else(|error| panic!("{act}: {error}")).rulings
}

fn is_of_castling(rules: &[Rule]) -> bool {
    rules
        .iter()
        .any(|rule| matches!(rule, Rule::TouchedToCastle | Rule::RookBeforeKing | Rule::CastlingIllegal))
}

#[test]
fn every_pair_of_touched_pieces() {
    let mut pairs = 0;
    for (fen, edition) in
        POSITIONS.iter().flat_map(|fen| Edition::ALL.into_iter().map(move |edition| (fen, edition)))
    {
        let begun = game(fen, edition);
        let position = *begun.board().position().expect("two kings");
        let us = position.turn();
        let pieces: Vec<Square> = position.occupied().iter().collect();
        for (&first, &second) in
            pieces.iter().flat_map(|first| pieces.iter().map(move |second| (first, second)))
        {
            if first == second {
                continue;
            }
            let mut game = begun.clone();
            act(&mut game, &format!("{us} touches {first}"));
            act(&mut game, &format!("{us} touches {second}"));
            let bound = game.obligation().expect("pieces were touched");
            let found = Left {
                moves: bound.moves.iter().map(|m| format!("{m:?}")).collect(),
                is_free: bound.is_free,
                by_castling: is_of_castling(&bound.rules),
            };
            assert_eq!(found, pair(&position, first, second), "{fen} {edition}: {first} {second}");
            pairs += 1;
        }
    }
    assert!(pairs > 20_000, "{pairs}");
}

#[test]
fn every_illegal_move_of_the_king() {
    let mut moves = 0;
    for (fen, edition) in
        POSITIONS.iter().flat_map(|fen| Edition::ALL.into_iter().map(move |edition| (fen, edition)))
    {
        let begun = game(fen, edition);
        let position = *begun.board().position().expect("two kings");
        let us: Color = position.turn();
        let king = position.king(us);
        for to in Square::all().filter(|to| *to != king) {
            let is_king = position.role_at(to) == Some(Role::King);
            if is_king || position.is_legal(position.move_between(king, to, None)) {
                continue;
            }
            for pressed in [true, false] {
                let mut game = begun.clone();
                act(&mut game, &format!("{us} plays {king}{to}"));
                if pressed {
                    act(&mut game, &format!("{us} presses"));
                }
                let rulings = act(&mut game, &format!("{} claims illegal-move", !us));
                let bound = rulings[0]
                    .effects
                    .iter()
                    .find_map(|one| match &one.effect {
                        Effect::Must { moves, .. } => Some((moves.clone(), false)),
                        Effect::Free(_) => Some((position.legal_moves().to_vec(), true)),
                        _ => None,
                    })
                    .unwrap_or_else(|| panic!("{fen} {king}{to}: bound to nothing"));
                let rules = game.obligation().expect("a ruling binds").rules;
                let found = Left {
                    moves: bound.0.iter().map(|m| format!("{m:?}")).collect(),
                    is_free: bound.1,
                    by_castling: is_of_castling(&rules),
                };
                assert_eq!(found, king_to(&position, to), "{fen} {edition}: {king}{to}");
                moves += 1;
            }
        }
    }
    assert!(moves > 10_000, "{moves}");
}
