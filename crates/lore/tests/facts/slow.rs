//! The definitions once more, square by square on a plain board: nothing of the crate but the names of its types.

use std::collections::BTreeSet;
use tratto_board::{Color, Move, MoveKind, Piece, Position, Role, Square};

pub(crate) type Set = BTreeSet<Square>;

/// A board as sixty-four places.
#[derive(Clone)]
pub(crate) struct Plain {
    pub(crate) places: [Option<Piece>; 64],
    pub(crate) position: Position,
}

pub(crate) fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

pub(crate) fn price(role: Role) -> i32 {
    if role == Role::King { 99 } else { worth(role) }
}

/// The file of a square, from 1 to 8.
pub(crate) fn file(square: Square) -> i8 {
    square.file().index() as i8 + 1
}

/// The rank of a square as a side counts it, from 1 to 8.
pub(crate) fn rank(side: Color, square: Square) -> i8 {
    let rank = square.rank().index() as i8 + 1;
    if side == Color::White { rank } else { 9 - rank }
}

/// The square on a file and on a rank as a side counts it.
pub(crate) fn place(side: Color, file: i8, rank: i8) -> Option<Square> {
    if !(1..=8).contains(&file) || !(1..=8).contains(&rank) {
        return None;
    }
    let rank = if side == Color::White { rank } else { 9 - rank };
    Some(Square::from_index(((rank - 1) * 8 + file - 1) as u8))
}

pub(crate) fn up(side: Color, square: Square) -> Option<Square> {
    place(side, file(square), rank(side, square) + 1)
}

pub(crate) fn apart(one: Square, other: Square) -> i8 {
    let white = Color::White;
    (file(one) - file(other)).abs().max((rank(white, one) - rank(white, other)).abs())
}

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const SLANTED: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

pub(crate) fn directions(role: Role) -> Vec<(i8, i8)> {
    match role {
        Role::Rook => STRAIGHT.to_vec(),
        Role::Bishop => SLANTED.to_vec(),
        Role::Queen => [STRAIGHT, SLANTED].concat(),
        _ => Vec::new(),
    }
}

impl Plain {
    pub(crate) fn new(position: &Position) -> Plain {
        let mut places = [None; 64];
        for square in Square::all() {
            places[square.index() as usize] = position.piece_at(square);
        }
        Plain { places, position: *position }
    }

    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        self.places[square.index() as usize]
    }

    pub(crate) fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.places[square.index() as usize] = piece;
    }

    pub(crate) fn without(&self, square: Square) -> Plain {
        let mut plain = self.clone();
        plain.put(square, None);
        plain
    }

    pub(crate) fn is(&self, square: Option<Square>, color: Color, role: Role) -> bool {
        square.is_some_and(|square| self.at(square) == Some(Piece { color, role }))
    }

    pub(crate) fn all(&self, color: Color, roles: &[Role]) -> Vec<Square> {
        let fits = |square: &Square| {
            self.at(*square).is_some_and(|piece| piece.color == color && roles.contains(&piece.role))
        };
        Square::all().filter(fits).collect()
    }

    pub(crate) fn pawns(&self, color: Color) -> Vec<Square> {
        self.all(color, &[Role::Pawn])
    }

    pub(crate) fn officers(&self, color: Color) -> Vec<Square> {
        self.all(color, &[Role::Knight, Role::Bishop, Role::Rook, Role::Queen])
    }

    pub(crate) fn own(&self, color: Color) -> Vec<Square> {
        self.all(color, &Role::ALL)
    }

    pub(crate) fn king(&self, color: Color) -> Square {
        self.all(color, &[Role::King])[0]
    }

    /// The first piece from a square in a direction.
    pub(crate) fn first(&self, from: Square, (files, ranks): (i8, i8)) -> Option<Square> {
        let mut at = from.offset(files, ranks)?;
        while self.at(at).is_none() {
            at = at.offset(files, ranks)?;
        }
        Some(at)
    }

    /// What a piece would attack from a square, stopping at the first piece.
    pub(crate) fn reach(&self, piece: Piece, from: Square) -> Vec<Square> {
        let steps: Vec<(i8, i8)> = match piece.role {
            Role::Pawn => {
                let up = if piece.color == Color::White { 1 } else { -1 };
                vec![(1, up), (-1, up)]
            }
            Role::Knight => vec![(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)],
            Role::King => [STRAIGHT, SLANTED].concat(),
            role => {
                let mut found = Vec::new();
                for (files, ranks) in directions(role) {
                    let mut at = from;
                    while let Some(next) = at.offset(files, ranks) {
                        found.push(next);
                        at = next;
                        if self.at(next).is_some() {
                            break;
                        }
                    }
                }
                return found;
            }
        };
        steps.into_iter().filter_map(|(files, ranks)| from.offset(files, ranks)).collect()
    }

    pub(crate) fn attacks(&self, from: Square) -> Vec<Square> {
        self.at(from).map_or(Vec::new(), |piece| self.reach(piece, from))
    }

    pub(crate) fn attackers(&self, square: Square, by: Color) -> Vec<Square> {
        self.own(by).into_iter().filter(|from| self.attacks(*from).contains(&square)).collect()
    }

    /// Whether a pawn of this side attacks the square or could by advancing.
    pub(crate) fn ever(&self, by: Color, square: Square) -> bool {
        self.pawns(by)
            .into_iter()
            .any(|pawn| (file(pawn) - file(square)).abs() == 1 && rank(by, pawn) < rank(by, square))
    }

    pub(crate) fn pawn_attacks(&self, by: Color, square: Square) -> Vec<Square> {
        self.pawns(by).into_iter().filter(|pawn| self.attacks(*pawn).contains(&square)).collect()
    }

    pub(crate) fn on_file(&self, color: Color, wanted: i8) -> Vec<Square> {
        self.pawns(color).into_iter().filter(|pawn| file(*pawn) == wanted).collect()
    }

    /// Squares strictly between two on a line; none if they share none.
    pub(crate) fn between(one: Square, other: Square) -> Vec<Square> {
        let (files, ranks) = (file(other) - file(one), rank(Color::White, other) - rank(Color::White, one));
        if !(files == 0 || ranks == 0 || files.abs() == ranks.abs()) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let mut at = one;
        while let Some(next) = at.offset(files.signum(), ranks.signum()).filter(|next| *next != other) {
            found.push(next);
            at = next;
        }
        found
    }

    pub(crate) fn is_pinned(&self, square: Square) -> bool {
        let Some(piece) = self.at(square).filter(|piece| piece.role != Role::King) else { return false };
        self.ties(!piece.color).iter().any(|tie| tie.front == square && tie.rear == self.king(piece.color))
    }

    /// Line pieces of a side, the first piece on a line of theirs, and the second.
    pub(crate) fn ties(&self, side: Color) -> Vec<Tie> {
        let mut found = Vec::new();
        for slider in self.all(side, &[Role::Bishop, Role::Rook, Role::Queen]) {
            for direction in directions(self.at(slider).unwrap().role) {
                if let Some(front) = self.first(slider, direction)
                    && let Some(rear) = self.first(front, direction)
                {
                    found.push(Tie { slider, front, rear, direction });
                }
            }
        }
        found
    }

    /// The board after a piece has gone from one square to another, if its king is then not attacked.
    fn moved(&self, from: Square, to: Square) -> Option<Plain> {
        let piece = self.at(from)?;
        let mut after = self.without(from);
        after.put(to, Some(piece));
        let king = if piece.role == Role::King { to } else { self.position.king(piece.color) };
        let hostile = after.attackers(king, !piece.color);
        hostile.is_empty().then_some(after)
    }

    /// What a side wins by taking on a square, stopping when that is better; equals nearest their first rank go first.
    pub(crate) fn swap(&self, to: Square, side: Color) -> i32 {
        let Some(standing) = self.at(to) else { return 0 };
        for role in Role::ALL {
            let mut takers = self.all(side, &[role]);
            takers.sort_by_key(|from| (rank(side, *from), file(*from)));
            for from in takers {
                if from == to || !self.attacks(from).contains(&to) {
                    continue;
                }
                if let Some(mut after) = self.moved(from, to) {
                    let mut gain = worth(standing.role);
                    if role == Role::Pawn && matches!(rank(side, to), 1 | 8) {
                        after.put(to, Some(Role::Queen.of(side)));
                        gain += 8;
                    }
                    return (gain - after.swap(to, !side)).max(0);
                }
            }
        }
        0
    }

    /// What one capture wins; a promotion's own gain is left out.
    pub(crate) fn capture(&self, from: Square, to: Square) -> Option<i32> {
        let (mover, taken) = (self.at(from)?, self.at(to)?);
        if mover.color == taken.color || !self.attacks(from).contains(&to) {
            return None;
        }
        let mut after = self.moved(from, to)?;
        if mover.role == Role::Pawn && matches!(rank(mover.color, to), 1 | 8) {
            after.put(to, Some(Role::Queen.of(mover.color)));
        }
        Some(worth(taken.role) - after.swap(to, !mover.color))
    }

    pub(crate) fn wins(&self, from: Square, to: Square) -> bool {
        self.capture(from, to).is_some_and(|gain| gain > 0)
    }

    pub(crate) fn falls(&self, square: Square) -> bool {
        let color = self.at(square).unwrap().color;
        self.own(!color).into_iter().any(|from| self.wins(from, square))
    }

    pub(crate) fn is_defended(&self, square: Square) -> bool {
        let color = self.at(square).unwrap().color;
        if !self.attackers(square, color).is_empty() {
            return true;
        }
        self.attackers(square, !color).into_iter().any(|attacker| {
            !directions(self.at(attacker).unwrap().role).is_empty()
                && !self.without(attacker).attackers(square, color).is_empty()
        })
    }

    pub(crate) fn is_en_prise(&self, square: Square) -> bool {
        let Some(piece) = self.at(square).filter(|piece| piece.role != Role::King) else { return false };
        let attackers = self.attackers(square, !piece.color);
        !attackers.is_empty()
            && (!self.is_defended(square)
                || attackers.iter().any(|at| price(self.at(*at).unwrap().role) < worth(piece.role)))
    }

    pub(crate) fn is_passed(&self, side: Color, pawn: Square) -> bool {
        !self
            .pawns(!side)
            .into_iter()
            .any(|other| (file(other) - file(pawn)).abs() <= 1 && rank(side, other) > rank(side, pawn))
    }

    pub(crate) fn neighbours(&self, side: Color, pawn: Square) -> Vec<Square> {
        self.pawns(side).into_iter().filter(|other| (file(*other) - file(pawn)).abs() == 1).collect()
    }

    pub(crate) fn is_isolated(&self, side: Color, pawn: Square) -> bool {
        self.neighbours(side, pawn).is_empty()
    }

    pub(crate) fn is_backward(&self, side: Color, pawn: Square) -> bool {
        let neighbours = self.neighbours(side, pawn);
        let Some(stop) = up(side, pawn) else { return false };
        !neighbours.is_empty()
            && neighbours.iter().all(|other| rank(side, *other) > rank(side, pawn))
            && !self.pawn_attacks(!side, stop).is_empty()
    }

    pub(crate) fn could_be_weak(&self, side: Color, pawn: Square) -> bool {
        self.is_isolated(side, pawn)
            || self.is_backward(side, pawn)
            || (self.on_file(side, file(pawn)).len() > 1 && !self.is_defended(pawn))
    }

    pub(crate) fn is_weak(&self, side: Color, pawn: Square) -> bool {
        let attackable =
            self.on_file(!side, file(pawn)).is_empty() || !self.attackers(pawn, !side).is_empty();
        attackable && self.could_be_weak(side, pawn)
    }

    pub(crate) fn is_hole(&self, side: Color, square: Square, from: i8, to: i8) -> bool {
        (from..=to).contains(&rank(side, square)) && !self.ever(side, square)
    }

    pub(crate) fn is_blocked(&self, side: Color, pawn: Square) -> bool {
        let before = up(side, pawn).and_then(|stop| self.at(stop));
        before.is_some_and(|piece| piece.color != side)
    }

    pub(crate) fn is_castled(&self, side: Color) -> bool {
        let king = self.king(side);
        let has_rights = (1..=8)
            .filter_map(|file| place(side, file, 1))
            .any(|square| self.position.castling().has(square));
        rank(side, king) == 1 && (file(king) <= 3 || file(king) >= 7) && !has_rights
    }

    pub(crate) fn sector(&self, king: Square) -> std::ops::RangeInclusive<i8> {
        let middle = file(king).clamp(2, 7);
        middle - 1..=middle + 1
    }

    pub(crate) fn ring(&self, king: Square) -> Vec<Square> {
        Square::all().filter(|square| apart(*square, king) == 1).collect()
    }

    /// The officers of a side that attack one of these squares.
    pub(crate) fn bearing(&self, color: Color, squares: &[Square]) -> Vec<Square> {
        let hits = |from: &Square| self.attacks(*from).iter().any(|hit| squares.contains(hit));
        self.officers(color).into_iter().filter(hits).collect()
    }

    /// The position with this side to move, if it can be asked.
    pub(crate) fn turn(&self, side: Color) -> Option<Position> {
        if self.position.turn() == side {
            return Some(self.position);
        }
        let king = self.king(self.position.turn());
        self.attackers(king, side).is_empty().then(|| self.position.pass())
    }

    /// What a legal move wins or loses by exchange on its square, and what of it is the promotion's.
    pub(crate) fn exchange(at: &Position, m: Move) -> (i32, i32) {
        if m.is_castling() {
            return (0, 0);
        }
        let mut plain = Plain::new(at);
        let mover = plain.at(m.from()).unwrap();
        let mut gain = plain.at(m.to()).map_or(0, |piece| worth(piece.role));
        if m.kind() == MoveKind::EnPassant {
            gain = 1;
            plain.put(Square::new(m.to().file(), m.from().rank()), None);
        }
        let standing = m.promotes_to().map_or(mover.role, Role::from);
        let extra = m.promotes_to().map_or(0, |role| worth(role.into()) - 1);
        plain.put(m.from(), None);
        plain.put(m.to(), Some(standing.of(mover.color)));
        (gain + extra - plain.swap(m.to(), !mover.color), extra)
    }

    pub(crate) fn is_winnable(&self, square: Square) -> bool {
        let color = self.at(square).unwrap().color;
        let Some(at) = self.turn(!color) else { return false };
        at.legal_moves().iter().any(|&m| {
            let takes = match m.kind() {
                MoveKind::Castling => return false,
                MoveKind::EnPassant => Square::new(m.to().file(), m.from().rank()),
                _ => m.to(),
            };
            let (gain, extra) = Plain::exchange(&at, m);
            takes == square && gain - extra > 0
        })
    }

    pub(crate) fn mates(at: &Position) -> Vec<Move> {
        let is_mate = |m: &Move| at.play(*m).unwrap().is_checkmate();
        at.legal_moves().iter().copied().filter(is_mate).collect()
    }
}

/// A line piece and the two pieces before it.
#[derive(Copy, Clone)]
pub(crate) struct Tie {
    pub(crate) slider: Square,
    pub(crate) front: Square,
    pub(crate) rear: Square,
    pub(crate) direction: (i8, i8),
}
