//! Taking back the last move: every way in which it can have been played.

use tratto_board::{Bitboard, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square, attacks_from};

/// How a move was made that is taken back.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum LastKind {
    /// A move like others.
    Plain,
    /// A pawn's double step.
    DoubleStep,
    /// An en-passant capture.
    EnPassant,
    /// A promotion.
    Promotion,
    /// Castling; the squares are the king's.
    Castling(CastlingSide),
}

/// A move that can have been the last one.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct LastMove {
    /// The piece that moved, as it was before.
    pub piece: Piece,
    /// Where it came from.
    pub from: Square,
    /// Where it stands.
    pub to: Square,
    /// What it took.
    pub captured: Option<Role>,
    /// How.
    pub kind: LastKind,
}

/// What can be taken; a king never is.
const PREY: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// All moves that the side not to move may have played last, by the way pieces move and captures alone; the simplest first.
pub(super) fn last_moves(setup: &Setup) -> Vec<LastMove> {
    let side = !setup.turn;
    let mut found = Vec::new();
    for captures in [false, true] {
        for to in setup.by_color(side) {
            if let Some(piece) = setup.piece_at(to) {
                Retraction { setup, piece, to, captures, found: &mut found }.all();
            }
        }
    }
    castlings(setup, side, &mut found);
    found
}

/// The ways back of one piece.
struct Retraction<'a> {
    setup: &'a Setup,
    piece: Piece,
    to: Square,
    captures: bool,
    found: &'a mut Vec<LastMove>,
}

impl Retraction<'_> {
    fn all(&mut self) {
        let (piece, to) = (self.piece, self.to);
        let pieces = self.setup.occupied();
        if piece.role == Role::Pawn {
            return self.pawn();
        }
        for from in attacks_from(piece, to, pieces) - pieces {
            self.put(piece, from, LastKind::Plain);
        }
        let last = Rank::Eighth.from_side(piece.color);
        if piece.role != Role::King && to.rank() == last {
            let pawn = Role::Pawn.of(piece.color);
            for from in self.pawn_origins() {
                self.put(pawn, from, LastKind::Promotion);
            }
        }
    }

    /// Empty squares from which a pawn reaches this one: straight on, or by a capture.
    fn pawn_origins(&self) -> Bitboard {
        let back = if self.piece.color.is_white() { -1 } else { 1 };
        let files: &[i8] = if self.captures { &[-1, 1] } else { &[0] };
        let first = Rank::First.from_side(self.piece.color);
        files
            .iter()
            .filter_map(|&file| self.to.offset(file, back))
            .filter(|from| from.rank() != first && !self.setup.occupied().has(*from))
            .collect()
    }

    fn pawn(&mut self) {
        let (piece, to) = (self.piece, self.to);
        for from in self.pawn_origins() {
            self.put(piece, from, LastKind::Plain);
        }
        let back = if piece.color.is_white() { -1 } else { 1 };
        let empty = |square: Option<Square>| square.filter(|square| !self.setup.occupied().has(*square));
        if !self.captures {
            let passed = empty(to.offset(0, back));
            if let (Some(_), Some(from)) = (passed, empty(to.offset(0, 2 * back)))
                && to.rank() == Rank::Fourth.from_side(piece.color)
            {
                self.put(piece, from, LastKind::DoubleStep);
            }
        } else if to.rank() == Rank::Sixth.from_side(piece.color) {
            // The pawn that was taken stood behind, and its own double step came from before.
            let (behind, before) = (empty(to.offset(0, back)), empty(to.offset(0, -back)));
            if behind.is_some() && before.is_some() {
                for from in self.pawn_origins() {
                    self.found.push(LastMove {
                        piece,
                        from,
                        to,
                        captured: Some(Role::Pawn),
                        kind: LastKind::EnPassant,
                    });
                }
            }
        }
    }

    fn put(&mut self, piece: Piece, from: Square, kind: LastKind) {
        let to = self.to;
        if !self.captures {
            self.found.push(LastMove { piece, from, to, captured: None, kind });
            return;
        }
        for prey in PREY {
            if prey != Role::Pawn || !Bitboard::END_RANKS.has(to) {
                self.found.push(LastMove { piece, from, to, captured: Some(prey), kind });
            }
        }
    }
}

fn castlings(setup: &Setup, color: Color, found: &mut Vec<LastMove>) {
    let first = Rank::First.from_side(color);
    let at = |file: File| Square::new(file, first);
    let is = |file: File, role: Role| setup.piece_at(at(file)) == Some(role.of(color));
    let is_empty = |file: File| !setup.occupied().has(at(file));
    let piece = Role::King.of(color);
    if is(File::G, Role::King) && is(File::F, Role::Rook) && is_empty(File::E) && is_empty(File::H) {
        let kind = LastKind::Castling(CastlingSide::King);
        found.push(LastMove { piece, from: at(File::E), to: at(File::G), captured: None, kind });
    }
    let emptied = [File::A, File::B, File::E].into_iter().all(is_empty);
    if is(File::C, Role::King) && is(File::D, Role::Rook) && emptied {
        let kind = LastKind::Castling(CastlingSide::Queen);
        found.push(LastMove { piece, from: at(File::E), to: at(File::C), captured: None, kind });
    }
}

impl LastMove {
    /// The position before it.
    pub fn before(&self, setup: &Setup) -> Setup {
        let mut before = *setup;
        let side = self.piece.color;
        before.turn = side;
        before.castling = Bitboard::EMPTY;
        before.en_passant = None;
        before.remove(self.to);
        before.put(self.from, self.piece);
        let prey = self.captured.map(|role| role.of(!side));
        match self.kind {
            LastKind::Castling(castling) => {
                let (home, stands) = self.rook(castling);
                before.remove(stands);
                before.put(home, Role::Rook.of(side));
            }
            LastKind::EnPassant => {
                before.en_passant = Some(self.to);
                let behind = Square::new(self.to.file(), self.from.rank());
                prey.into_iter().for_each(|prey| before.put(behind, prey));
            }
            _ => prey.into_iter().for_each(|prey| before.put(self.to, prey)),
        }
        before
    }

    /// Where the rook of a castling came from, and where it stands.
    fn rook(&self, side: CastlingSide) -> (Square, Square) {
        let rank = self.to.rank();
        match side {
            CastlingSide::King => (Square::new(File::H, rank), Square::new(File::F, rank)),
            CastlingSide::Queen => (Square::new(File::A, rank), Square::new(File::D, rank)),
        }
    }

    /// The squares that the king must not have found attacked.
    pub(super) fn king_path(&self) -> Option<[Square; 3]> {
        match self.kind {
            LastKind::Castling(side) => Some([self.from, self.rook(side).1, self.to]),
            _ => None,
        }
    }
}
