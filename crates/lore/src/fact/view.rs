//! A position with what many concepts ask of it, worked out once.

use super::duty::Duties;
use super::ground::{beside_files, front};
use super::threat::{Threat, threats_in};
use crate::exchange::{is_en_prise, to_move, winnable_by};
use std::cell::OnceCell;
use tratto_board::{Bitboard, ByColor, Color, File, MoveList, Piece, Position, Role, Square, attacks_from};

/// A position looked at for its facts. What takes time is worked out when it is first asked for.
pub(crate) struct View<'p> {
    pub(crate) at: &'p Position,
    pub(crate) occupied: Bitboard,
    pub(crate) pawns: ByColor<Bitboard>,
    /// The squares that pawns attack now.
    pub(crate) pawn_attacks: ByColor<Bitboard>,
    /// The squares that pawns attack or could come to attack by advancing alone.
    pub(crate) ever: ByColor<Bitboard>,
    /// What each side attacks.
    pub(crate) attacked: ByColor<Bitboard>,
    pub(crate) passed: ByColor<Bitboard>,
    pub(crate) pinned: ByColor<Bitboard>,
    attacks: [Bitboard; 64],
    turns: ByColor<OnceCell<Option<(Position, MoveList)>>>,
    winnable: ByColor<OnceCell<Bitboard>>,
    holes: ByColor<OnceCell<Bitboard>>,
    duties: ByColor<OnceCell<Duties>>,
    threats: ByColor<OnceCell<Vec<Threat>>>,
}

impl<'p> View<'p> {
    pub(crate) fn new(at: &'p Position) -> View<'p> {
        let occupied = at.occupied();
        let mut attacks = [Bitboard::EMPTY; 64];
        let mut attacked = ByColor::new_with(|_| Bitboard::EMPTY);
        for square in occupied {
            if let Some(piece) = at.piece_at(square) {
                let reach = attacks_from(piece, square, occupied);
                attacks[square.index() as usize] = reach;
                attacked[piece.color] |= reach;
            }
        }
        let pawns = ByColor::new_with(|color| at.pieces(Role::Pawn.of(color)));
        let hits = |color: Color, pawns: Bitboard| beside_files(pawns.forward(color));
        View {
            at,
            occupied,
            pawns,
            pawn_attacks: ByColor::new_with(|color| hits(color, pawns[color])),
            ever: ByColor::new_with(|color| hits(color, pawns[color] | front(color, pawns[color]))),
            attacked,
            passed: ByColor::new_with(|color| passed(&pawns, color)),
            pinned: ByColor::new_with(|color| at.pinned(color)),
            attacks,
            turns: ByColor::new_with(|_| OnceCell::new()),
            winnable: ByColor::new_with(|_| OnceCell::new()),
            holes: ByColor::new_with(|_| OnceCell::new()),
            duties: ByColor::new_with(|_| OnceCell::new()),
            threats: ByColor::new_with(|_| OnceCell::new()),
        }
    }

    /// What the piece on a square attacks.
    pub(crate) fn attacks(&self, square: Square) -> Bitboard {
        self.attacks[square.index() as usize]
    }

    /// One side's pieces of a role.
    pub(crate) fn of(&self, color: Color, role: Role) -> Bitboard {
        self.at.pieces(Piece { color, role })
    }

    /// Knights and bishops.
    pub(crate) fn minors(&self, color: Color) -> Bitboard {
        self.of(color, Role::Knight) | self.of(color, Role::Bishop)
    }

    /// Rooks and queens.
    pub(crate) fn majors(&self, color: Color) -> Bitboard {
        self.of(color, Role::Rook) | self.of(color, Role::Queen)
    }

    /// Everything but pawns and king.
    pub(crate) fn officers(&self, color: Color) -> Bitboard {
        self.minors(color) | self.majors(color)
    }

    /// Bishops, rooks and queens.
    pub(crate) fn sliders(&self, color: Color) -> Bitboard {
        self.officers(color) - self.of(color, Role::Knight)
    }

    /// The role on a square; a pawn where nothing stands, which nobody asks.
    pub(crate) fn role(&self, square: Square) -> Role {
        self.at.role_at(square).unwrap_or(Role::Pawn)
    }

    /// The pawns of a side on a file.
    pub(crate) fn on_file(&self, color: Color, file: File) -> Bitboard {
        self.pawns[color] & file.bitboard()
    }

    /// Whether neither side has a pawn on the file.
    pub(crate) fn is_open(&self, file: File) -> bool {
        Color::ALL.into_iter().all(|color| self.on_file(color, file).is_empty())
    }

    /// Whether the side has no pawn on the file and the other has.
    pub(crate) fn is_half_open(&self, color: Color, file: File) -> bool {
        self.on_file(color, file).is_empty() && self.on_file(!color, file).any()
    }

    /// The pieces of one side that attack a square.
    pub(crate) fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.at.attackers(square, by) & self.at.by_color(by)
    }

    /// The position as if it were this side's turn, and its legal moves. None where it cannot be asked.
    pub(crate) fn turn(&self, side: Color) -> Option<&(Position, MoveList)> {
        let ask = || to_move(self.at, side).map(|at| (at, at.legal_moves()));
        self.turns[side].get_or_init(ask).as_ref()
    }

    /// The pieces of a side that some legal capture wins something by.
    pub(crate) fn winnable(&self, side: Color) -> Bitboard {
        let ask = || self.turn(!side).map_or(Bitboard::EMPTY, |(at, moves)| winnable_by(at, moves));
        *self.winnable[side].get_or_init(ask)
    }

    /// The squares of a side's third to sixth rank that none of its pawns can ever attack.
    pub(crate) fn holes(&self, side: Color) -> Bitboard {
        *self.holes[side].get_or_init(|| super::ground::ranks(side, 3, 6) - self.ever[side])
    }

    /// What the pieces of a side must guard.
    pub(crate) fn duties(&self, side: Color) -> &Duties {
        self.duties[side].get_or_init(|| Duties::of(self, side))
    }

    /// What a side threatens.
    pub(crate) fn threats(&self, side: Color) -> &[Threat] {
        let ask = || self.turn(side).map_or(Vec::new(), |(at, moves)| threats_in(at, moves));
        self.threats[side].get_or_init(ask)
    }

    /// Whether the piece on a square is attacked and badly defended.
    pub(crate) fn is_en_prise(&self, square: Square) -> bool {
        is_en_prise(self.at, square)
    }
}

/// The passed pawns of one side.
pub(crate) fn passed_pawns(at: &Position, color: Color) -> Bitboard {
    passed(&ByColor::new_with(|color| at.pieces(Role::Pawn.of(color))), color)
}

/// The pawns of a side that no pawn of the other stands before, on their file or beside it.
fn passed(pawns: &ByColor<Bitboard>, color: Color) -> Bitboard {
    let stopping = front(!color, pawns[!color]);
    pawns[color] - stopping - beside_files(stopping)
}
