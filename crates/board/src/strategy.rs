//! Strategies for property tests, here and in the crates above: feature `proptest`.
//!
//! ```
//! use proptest::prelude::*;
//! use tratto_board::{Setup, strategy};
//! proptest!(|(setup in strategy::setups())| {
//!     prop_assert_eq!(Setup::from_fen(&setup.fen()), Ok(setup));
//! });
//! ```

use crate::epd::{Epd, Operand, Operation};
use crate::moves::Move;
use crate::setup::Setup;
use crate::types::{Bitboard, Color, Piece, PromotionRole, Role, Square};
use crate::uci::UciMove;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Any of the 64 squares.
pub fn squares() -> impl Strategy<Value = Square> + Clone {
    (0..64u8).prop_map(Square::from_index)
}

/// Either side.
pub fn colors() -> impl Strategy<Value = Color> + Clone {
    select(&Color::ALL[..])
}

/// Any of the twelve kinds of pieces.
pub fn pieces() -> impl Strategy<Value = Piece> + Clone {
    (colors(), select(&Role::ALL[..])).prop_map(|(color, role)| role.of(color))
}

/// Any role a pawn may become.
pub fn promotion_roles() -> impl Strategy<Value = PromotionRole> + Clone {
    select(&PromotionRole::ALL[..])
}

/// Any set of squares, from sparse to full.
pub fn bitboards() -> impl Strategy<Value = Bitboard> + Clone {
    prop_oneof![
        any::<u64>().prop_map(Bitboard),
        (any::<u64>(), any::<u64>()).prop_map(|(a, b)| Bitboard(a & b)),
        (any::<u64>(), any::<u64>()).prop_map(|(a, b)| Bitboard(a | b)),
    ]
}

/// Any setup that a FEN can say, sensible or not: castling rights on both first ranks with or without rooks, an
/// en-passant square of rank 3 or 6 with or without a pawn, all counters.
pub fn setups() -> impl Strategy<Value = Setup> + Clone {
    let pieces = |share| vec(option::weighted(share, pieces()), 64);
    (
        prop_oneof![pieces(0.1), pieces(0.4), pieces(0.95)],
        colors(),
        prop_oneof![
            Just(Bitboard::EMPTY),
            Just(Setup::initial().castling),
            bitboards().prop_map(|rights| rights & Bitboard::END_RANKS),
        ],
        option::of((any::<bool>(), 0..8u8)),
        prop_oneof![0..=150u16, any::<u16>()],
        prop_oneof![1..=9999u16, 1..=u16::MAX],
    )
        .prop_map(|(pieces, turn, castling, en_passant, halfmoves, fullmoves)| {
            let mut setup = Setup::empty();
            for (square, piece) in Square::all().zip(pieces) {
                if let Some(piece) = piece {
                    setup.put(square, piece);
                }
            }
            setup.turn = turn;
            setup.castling = castling;
            setup.en_passant =
                en_passant.map(|(sixth, file)| Square::from_index(file + if sixth { 40 } else { 16 }));
            setup.halfmoves = halfmoves;
            setup.fullmoves = fullmoves;
            setup
        })
}

/// Any move of any kind between two squares, possible on some board or on none.
pub fn moves() -> impl Strategy<Value = Move> + Clone {
    let ends = || (squares(), squares()).prop_filter("a move goes somewhere", |(from, to)| from != to);
    prop_oneof![
        ends().prop_map(|(from, to)| Move::normal(from, to)),
        ends().prop_map(|(from, to)| Move::double_step(from, to)),
        ends().prop_map(|(from, to)| Move::en_passant(from, to)),
        (ends(), promotion_roles()).prop_map(|((from, to), role)| Move::promotion(from, to, role)),
        (0..8u8, 1..8u8, any::<bool>()).prop_map(|(king, away, last)| {
            let rank = if last { 56 } else { 0 };
            Move::castling(Square::from_index(rank + king), Square::from_index(rank + (king + away) % 8))
        }),
    ]
}

/// Any move that UCI can say.
pub fn uci_moves() -> impl Strategy<Value = UciMove> + Clone {
    prop_oneof![
        1 => Just(UciMove::Null),
        9 => (squares(), squares(), option::of(promotion_roles()))
            .prop_map(|(from, to, promotion)| UciMove::Play { from, to, promotion }),
    ]
}

/// Any operation of an EPD that is not a counter's.
pub fn operations() -> impl Strategy<Value = Operation> + Clone {
    let operand = prop_oneof![
        "[a-hKQRBNx1-8=+#-]{1,6}".prop_map(Operand::Word),
        "[^\\s\";\\p{C}]{1,4}".prop_map(Operand::Word),
        r#"[ -~é♞]{0,12}|[\\" ]{0,5}"#.prop_map(Operand::Text),
    ];
    ("[a-zA-Z][a-zA-Z0-9_]{0,14}", vec(operand, 0..4)).prop_map(|(opcode, operands)| {
        Operation::new(format!("{opcode:.14}_"), operands).expect("every part is well formed")
    })
}

/// Any line of EPD.
pub fn epds() -> impl Strategy<Value = Epd> + Clone {
    (setups(), vec(operations(), 0..4)).prop_map(|(setup, operations)| Epd::new(setup, operations))
}
