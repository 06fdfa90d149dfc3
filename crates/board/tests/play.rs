//! What must hold of every position, regular or not.

#![allow(clippy::unwrap_used)]

mod plain;

use proptest::prelude::*;
use tratto_board::{
    Bitboard, ByColor, Color, EnPassantSense, Move, MoveKind, Position, PromotionRole, RightsSpelling, Role,
    Setup, Square, chess960::StartNumber,
};

/// A position reached by playing the moves with these indices (modulo the number of moves) from a Chess960 start.
fn reached(start: u16, choices: &[u16]) -> (Position, Vec<Position>) {
    let mut position = StartNumber::try_from(start).unwrap().setup().position().unwrap();
    let mut before = Vec::new();
    for &choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        before.push(position);
        position.play_unchecked(moves[choice as usize % moves.len()]);
    }
    (position, before)
}

/// Positions of play, orthodox and Chess960.
fn played() -> impl Strategy<Value = Position> {
    (prop_oneof![Just(518u16), 0..960u16], prop::collection::vec(any::<u16>(), 0..200))
        .prop_map(|(start, choices)| reached(start, &choices).0)
}

/// Any arrangement with one king a side: pawns on the last rank, twenty queens, both kings attacked.
fn wild() -> impl Strategy<Value = Position> {
    (tratto_board::strategy::setups(), 0..64u8, 1..64u8).prop_map(|(mut setup, white, apart)| {
        for square in setup.by_role(Role::King) {
            setup.remove(square);
        }
        setup.put(Square::from_index(white), Role::King.of(Color::White));
        setup.put(Square::from_index((white + apart) % 64), Role::King.of(Color::Black));
        setup.examine().0.unwrap()
    })
}

fn positions() -> impl Strategy<Value = Position> {
    prop_oneof![played(), wild()]
}

fn sorted(moves: &[Move]) -> Vec<Move> {
    let mut moves = moves.to_vec();
    moves.sort();
    moves
}

/// Every move value that could be meant between two squares.
fn all_values() -> impl Iterator<Item = Move> {
    Square::all().flat_map(|from| {
        Square::all().filter(move |&to| to != from).flat_map(move |to| {
            let promotions = PromotionRole::ALL.map(|role| Move::promotion(from, to, role));
            [
                Move::normal(from, to),
                Move::double_step(from, to),
                Move::en_passant(from, to),
                Move::castling(from, to),
            ]
            .into_iter()
            .chain(promotions)
        })
    })
}

fn mirrored(position: &Position) -> Position {
    let setup = position.setup();
    let mut mirror = Setup::empty();
    for square in Square::all() {
        if let Some(piece) = setup.piece_at(square) {
            mirror.put(square.flip_ranks(), piece.role.of(!piece.color));
        }
    }
    mirror.turn = !setup.turn;
    mirror.castling = setup.castling.flip_ranks();
    mirror.en_passant = setup.en_passant.map(Square::flip_ranks);
    mirror.examine().0.unwrap()
}

fn flipped(m: Move) -> Move {
    let (from, to) = (m.from().flip_ranks(), m.to().flip_ranks());
    match m.kind() {
        MoveKind::Normal => Move::normal(from, to),
        MoveKind::DoubleStep => Move::double_step(from, to),
        MoveKind::EnPassant => Move::en_passant(from, to),
        MoveKind::Castling => Move::castling(from, to),
        MoveKind::Promotion(role) => Move::promotion(from, to, role),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn the_list_is_what_the_plain_rules_say(position in positions()) {
        let list = position.legal_moves();
        prop_assert_eq!(sorted(&list), sorted(&plain::legal_moves(&position)), "{}", position.fen());
        prop_assert_eq!(position.has_legal_move(), !list.is_empty());
    }

    #[test]
    fn playing_keeps_the_hash_and_undo_takes_it_back(position in positions()) {
        for &m in &position.legal_moves() {
            let mut next = position;
            let undo = next.play_undoable(m);
            prop_assert_eq!(next.hash(), next.fresh_hash(), "{} {:?}", position.fen(), m);
            let again = next.setup().examine().0.unwrap();
            prop_assert_eq!(again, next, "{} {:?}", position.fen(), m);
            prop_assert_eq!(again.hash(), next.hash());
            prop_assert_eq!(position.gives_check(m), next.is_check());
            next.undo(undo);
            prop_assert_eq!(next, position);
        }
        let passed = position.pass();
        prop_assert_eq!(passed.hash(), passed.fresh_hash());
    }

    #[test]
    fn fen_there_and_back(position in positions()) {
        for spelling in [RightsSpelling::Automatic, RightsSpelling::Shredder] {
            let text = position.fen_with(spelling);
            prop_assert_eq!(Setup::from_fen(&text).unwrap().examine().0.unwrap(), position, "{}", text);
        }
    }

    #[test]
    fn colours_can_be_exchanged(position in positions()) {
        let mirror = mirrored(&position);
        let moves: Vec<Move> = mirror.legal_moves().iter().map(|&m| flipped(m)).collect();
        prop_assert_eq!(sorted(&position.legal_moves()), sorted(&moves));
        prop_assert_eq!(position.is_check(), mirror.is_check());
        prop_assert_eq!(position.pinned(Color::White), mirror.pinned(Color::Black).flip_ranks());
    }

    #[test]
    fn kinds_of_lists_agree_with_the_whole(position in positions()) {
        let all = position.legal_moves();
        let mut by_piece = Vec::new();
        for square in Square::all() {
            by_piece.extend_from_slice(&position.legal_moves_from(square));
        }
        prop_assert_eq!(sorted(&by_piece), sorted(&all));
        let captures: Vec<Move> = all.iter().copied()
            .filter(|m| m.kind() == MoveKind::EnPassant || !m.is_castling() && position.occupied().has(m.to())).collect();
        prop_assert_eq!(sorted(&position.legal_captures()), sorted(&captures));
        let checks: Vec<Move> = all.iter().copied().filter(|&m| position.gives_check(m)).collect();
        prop_assert_eq!(sorted(&position.legal_checks()), sorted(&checks));
        prop_assert_eq!(position.evasions().len(), if position.is_check() { all.len() } else { 0 });
        prop_assert_eq!(position.is_checkmate(), all.is_empty() && position.is_check());
        prop_assert_eq!(position.is_stalemate(), all.is_empty() && !position.is_check());
        for role in Role::ALL {
            for to in Square::all() {
                let sources: Bitboard = all.iter()
                    .filter(|m| !m.is_castling() && m.to() == to && position.role_at(m.from()) == Some(role))
                    .map(|m| m.from()).collect();
                prop_assert_eq!(position.legal_sources(role, to), sources, "{} {} {}", position.fen(), role, to);
            }
        }
    }

    #[test]
    fn sameness_is_an_equality_with_three_senses(a in played()) {
        let mut later = a.setup();
        later.halfmoves += 2;
        later.fullmoves += 1;
        let later = later.examine().0.unwrap();
        prop_assert!(a.same_position(&later) && a.hash() == later.hash() && a != later);
        let mut quiet = a.setup();
        quiet.en_passant = None;
        let quiet = quiet.examine().0.unwrap();
        prop_assert_eq!(a.same_position(&quiet), a.legal_en_passant().is_none());
        prop_assert_eq!(a.same_position_by(&quiet, EnPassantSense::Legal), a.legal_en_passant().is_none());
        prop_assert_eq!(a.same_position_by(&quiet, EnPassantSense::DoubleStep), a.en_passant().is_none());
        if a.legal_en_passant().is_some() {
            prop_assert!(!a.same_position_by(&quiet, EnPassantSense::PawnReady));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn one_move_is_legal_exactly_if_it_is_in_the_list(position in positions()) {
        let list = position.legal_moves();
        for m in all_values() {
            prop_assert_eq!(position.is_legal(m), list.contains(&m), "{} {:?}", position.fen(), m);
            prop_assert_eq!(position.play(m).is_ok(), list.contains(&m));
        }
    }

    #[test]
    fn why_is_silent_exactly_for_legal_moves(position in positions()) {
        let list = position.legal_moves();
        for from in Square::all() {
            for to in Square::all() {
                for promotion in [None, Some(PromotionRole::Queen), Some(PromotionRole::Knight)] {
                    let meant = position.move_between(from, to, promotion);
                    let why = position.why_not(from, to, promotion);
                    prop_assert_eq!(why.is_none(), list.contains(&meant), "{} {}{} {:?}", position.fen(), from, to, why);
                }
            }
        }
        // Every legal move is found by its squares.
        for &m in &list {
            let found = position.find_move(m.from(), m.to(), m.promotes_to());
            prop_assert_eq!(found, Ok(m));
        }
    }

    #[test]
    fn no_move_value_makes_it_panic(position in positions(), moves in prop::collection::vec(tratto_board::strategy::moves(), 0..40)) {
        let mut position = position;
        for m in moves {
            position.play_unchecked(m);
            let _ = (position.legal_moves().len(), position.is_check(), position.hash(), position.setup());
        }
    }
}

#[test]
fn points_of_both_sides_can_be_held_together() {
    let pieces = ByColor::new_with(|color| Position::initial().by_color(color).len());
    assert_eq!(pieces, ByColor { white: 16, black: 16 });
}
