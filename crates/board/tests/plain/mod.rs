//! The rules of Article 3 implemented plainly, square by square, without bitboards: an oracle for positions that no other library
//! accepts.

use tratto_board::{CastlingSide, Color, Move, Piece, Position, PromotionRole, Rank, Role, Setup, Square};

/// A board as 64 squares.
#[derive(Clone)]
struct Board([Option<Piece>; 64]);

impl Board {
    fn of(setup: &Setup) -> Board {
        Board(std::array::from_fn(|i| setup.piece_at(Square::from_index(i as u8))))
    }

    fn at(&self, square: Square) -> Option<Piece> {
        self.0[square.index() as usize]
    }

    fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.0[square.index() as usize] = piece;
    }

    fn king(&self, color: Color) -> Square {
        Square::all().find(|&square| self.at(square) == Some(Role::King.of(color))).unwrap()
    }

    /// The squares a piece attacks, whatever stands on them (3.1).
    fn attacks(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.at(from) else { return Vec::new() };
        let forward = if piece.color == Color::White { 1 } else { -1 };
        let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let slanted = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let (steps, far): (Vec<(i8, i8)>, bool) = match piece.role {
            Role::Pawn => (vec![(-1, forward), (1, forward)], false),
            Role::Knight => {
                (vec![(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)], false)
            }
            Role::Bishop => (slanted.to_vec(), true),
            Role::Rook => (straight.to_vec(), true),
            Role::Queen => ([straight, slanted].concat(), true),
            Role::King => ([straight, slanted].concat(), false),
        };
        let mut found = Vec::new();
        for (files, ranks) in steps {
            let mut at = from;
            while let Some(next) = at.offset(files, ranks) {
                found.push(next);
                if !far || self.at(next).is_some() {
                    break;
                }
                at = next;
            }
        }
        found
    }

    fn is_attacked(&self, square: Square, by: Color) -> bool {
        Square::all().any(|from| {
            self.at(from).is_some_and(|piece| piece.color == by) && self.attacks(from).contains(&square)
        })
    }
}

/// Every legal move, by trying each on the board (3.9).
pub(crate) fn legal_moves(position: &Position) -> Vec<Move> {
    let setup = position.setup();
    let board = Board::of(&setup);
    let us = setup.turn;
    let mut found = Vec::new();
    for from in Square::all() {
        let Some(piece) = board.at(from).filter(|piece| piece.color == us) else { continue };
        if piece.role == Role::Pawn {
            pawn_moves(&board, &setup, from, &mut found);
            continue;
        }
        for to in board.attacks(from) {
            // A piece may not go to a square of its own side (3.1); the king is never captured (1.4.1).
            if board.at(to).is_none_or(|there| there.color != us && there.role != Role::King) {
                found.push(Move::normal(from, to));
            }
        }
    }
    found.retain(|&m| {
        let mut after = board.clone();
        after.set(m.to(), after.at(m.from()));
        after.set(m.from(), None);
        if m.kind() == tratto_board::MoveKind::EnPassant {
            after.set(Square::new(m.to().file(), m.from().rank()), None);
        }
        !after.is_attacked(after.king(us), !us)
    });
    castlings(&board, &setup, &mut found);
    found
}

fn pawn_moves(board: &Board, setup: &Setup, from: Square, found: &mut Vec<Move>) {
    let us = setup.turn;
    let forward = if us == Color::White { 1 } else { -1 };
    let mut add = |to: Square| {
        if to.rank() == Rank::Eighth.from_side(us) {
            found.extend(PromotionRole::ALL.map(|role| Move::promotion(from, to, role)));
        } else {
            found.push(Move::normal(from, to));
        }
    };
    let ahead = from.offset(0, forward).filter(|&to| board.at(to).is_none());
    if let Some(to) = ahead {
        add(to);
    }
    for to in board.attacks(from) {
        if board.at(to).is_some_and(|there| there.color != us && there.role != Role::King) {
            add(to);
        }
    }
    if let Some(to) = ahead.and_then(|square| square.offset(0, forward))
        && from.rank() == Rank::Second.from_side(us)
        && board.at(to).is_none()
    {
        found.push(Move::double_step(from, to));
    }
    for to in board.attacks(from) {
        if setup.en_passant == Some(to) && board.at(to).is_none() {
            found.push(Move::en_passant(from, to));
        }
    }
}

/// Castling as the Chess960 guideline says it, which in the orthodox array is 3.8.2.
fn castlings(board: &Board, setup: &Setup, found: &mut Vec<Move>) {
    let us = setup.turn;
    let king = board.king(us);
    for rook in setup.castling.iter().filter(|&rook| board.at(rook) == Some(Role::Rook.of(us))) {
        let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
        let king_to = Square::new(side.king_file(), king.rank());
        let rook_to = Square::new(side.rook_file(), king.rank());
        let span = |a: Square, b: Square| a.min(b).index()..=a.max(b).index();
        let free = span(king, king_to)
            .chain(span(rook, rook_to))
            .map(Square::from_index)
            .all(|square| square == king || square == rook || board.at(square).is_none());
        let mut without_king = board.clone();
        without_king.set(king, None);
        let safe =
            span(king, king_to).map(Square::from_index).all(|square| !without_king.is_attacked(square, !us));
        let mut after = without_king;
        after.set(rook, None);
        after.set(king_to, Some(Role::King.of(us)));
        after.set(rook_to, Some(Role::Rook.of(us)));
        if free && safe && !after.is_attacked(king_to, !us) {
            found.push(Move::castling(king, rook));
        }
    }
}
