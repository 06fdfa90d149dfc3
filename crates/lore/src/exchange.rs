//! What the pieces are worth, and what exchanges on a square win or lose.
//!
//! Values are those of the course: pawn 1, knight and bishop 3, rook 5, queen 9; a king counts nothing in sums and more than
//! everything in comparisons. An exchange is played out on one square by legal captures alone, the cheapest piece first: a pinned
//! piece does not take part unless it stays on its line.

use tratto_board::{
    Bitboard, ByColor, Color, Move, MoveKind, MoveList, Piece, Position, Role, Square, attacks_from,
};

/// More pieces than can ever take on one square: 27 on its lines and 8 knights, and the first capture.
const MOST_TAKERS: usize = 40;

/// The worth of a piece in sums.
pub const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// The worth of a piece in comparisons: nothing is dearer than the king.
pub const fn price(role: Role) -> i32 {
    match role {
        Role::King => 99,
        other => value(other),
    }
}

/// What one side's pieces are worth together.
pub fn material(position: &Position, color: Color) -> i32 {
    let count = |role| position.pieces(Piece { color, role }).len() as i32;
    Role::ALL.into_iter().map(|role| count(role) * value(role)).sum()
}

/// One side's material less the other's.
pub fn balance(position: &Position, us: Color) -> i32 {
    material(position, us) - material(position, !us)
}

/// Everything but kings and pawns.
pub fn officers(position: &Position, color: Color) -> Bitboard {
    position.by_color(color) - position.by_role(Role::King) - position.by_role(Role::Pawn)
}

/// The role a move takes, if it is a capture.
pub fn captured(position: &Position, m: Move) -> Option<Role> {
    match m.kind() {
        MoveKind::Castling => None,
        MoveKind::EnPassant => Some(Role::Pawn),
        _ => position.role_at(m.to()),
    }
}

/// What a legal move wins or loses by the exchange that follows on its square, in pawns, each side stopping when it is better off so.
/// A promotion counts what the pawn gains; a move that takes nothing is 0 or what it loses.
///
/// ```
/// use tratto_board::{Move, Position, Square};
/// use tratto_lore::exchange::exchange;
/// // The knight takes a pawn that is defended: a pawn for a knight.
/// let position = Position::from_fen("4k3/8/3p4/4p3/8/3N4/8/4K3 w - - 0 1")?;
/// assert_eq!(exchange(&position, Move::normal(Square::D3, Square::E5)), 1 - 3);
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn exchange(position: &Position, m: Move) -> i32 {
    let Some(mover) = position.role_at(m.from()) else { return 0 };
    if m.is_castling() {
        return 0;
    }
    let to = m.to();
    let mut occupied = position.occupied().without(m.from()).with(to);
    if m.kind() == MoveKind::EnPassant {
        occupied = occupied.without(Square::new(to.file(), m.from().rank()));
    }
    let mut gains = [0; MOST_TAKERS];
    gains[0] = captured(position, m).map_or(0, value);
    let mut standing = mover;
    if let Some(role) = m.promotes_to() {
        standing = role.into();
        gains[0] += value(standing) - 1;
    }
    swap_off(position, to, gains, standing, !position.turn(), occupied)
}

/// What a capture wins by the exchange that follows, whoever's turn it is, where just these squares are occupied; what a promotion
/// gains by itself is left out. None if the piece does not attack the square, nothing of the other side stands there, or its own king
/// would be attacked afterwards. En passant is not a capture of what stands on a square.
///
/// ```
/// use tratto_board::{Position, Square};
/// use tratto_lore::exchange::capture_through;
/// // The knight on d7 holds the pawn on e5; with the knight lifted off the rook wins it.
/// let position = Position::from_fen("6k1/3n4/8/4p3/8/8/8/4R1K1 w - - 0 1")?;
/// let all = position.occupied();
/// assert_eq!(capture_through(&position, Square::E1, Square::E5, all), Some(1 - 5));
/// assert_eq!(capture_through(&position, Square::E1, Square::E5, all.without(Square::D7)), Some(1));
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn capture_through(position: &Position, from: Square, to: Square, occupied: Bitboard) -> Option<i32> {
    let mover = position.piece_at(from).filter(|_| occupied.has(from))?;
    let taken = position.piece_at(to).filter(|taken| occupied.has(to) && taken.color != mover.color)?;
    let after = occupied.without(from);
    if !attacks_from(mover, from, occupied).has(to) || !is_safe_after(position, mover, to, after) {
        return None;
    }
    let promotes = mover.role == Role::Pawn && Bitboard::END_RANKS.has(to);
    let extra = if promotes { value(Role::Queen) - 1 } else { 0 };
    let standing = if promotes { Role::Queen } else { mover.role };
    let mut gains = [0; MOST_TAKERS];
    gains[0] = value(taken.role) + extra;
    Some(swap_off(position, to, gains, standing, !mover.color, after) - extra)
}

/// Whether the king of a piece's side is not attacked once the piece stands on `to` and just these other squares are occupied.
fn is_safe_after(position: &Position, mover: Piece, to: Square, after: Bitboard) -> bool {
    let home = if mover.role == Role::King { to } else { position.king(mover.color) };
    let hostile = position.attackers_through(home, !mover.color, after.with(to))
        & position.by_color(!mover.color)
        & after;
    hostile.without(to).is_empty()
}

/// What the other side wins by taking on a square if this piece stood there, in place of whatever does, and just these other squares
/// were occupied; 0 if it wins nothing.
pub fn standing_loss(position: &Position, piece: Piece, square: Square, occupied: Bitboard) -> i32 {
    -swap_off(position, square, [0; MOST_TAKERS], piece.role, !piece.color, occupied.with(square))
}

/// Plays out the exchange on a square where `standing` has just taken for `gains[0]` and it is this side's turn.
fn swap_off(
    position: &Position,
    to: Square,
    mut gains: [i32; MOST_TAKERS],
    mut standing: Role,
    mut side: Color,
    mut occupied: Bitboard,
) -> i32 {
    let mut depth = 0;
    while let Some(taker) = next_taker(position, to, side, occupied) {
        depth += 1;
        let role = position.role_at(taker).unwrap_or(Role::Pawn);
        gains[depth] = value(standing) - gains[depth - 1];
        standing = role;
        if role == Role::Pawn && Bitboard::END_RANKS.has(to) {
            standing = Role::Queen;
            gains[depth] += value(Role::Queen) - 1;
        }
        occupied = occupied.without(taker);
        side = !side;
    }
    for at in (1..=depth).rev() {
        gains[at - 1] = -gains[at].max(-gains[at - 1]);
    }
    gains[0]
}

/// The cheapest piece that may legally take on the square, where just these squares are occupied. Among equals it is the one nearest
/// its own first rank, so that both colours are treated alike.
fn next_taker(position: &Position, to: Square, side: Color, occupied: Bitboard) -> Option<Square> {
    let takers =
        position.attackers_through(to, side, occupied) & position.by_color(side) & occupied.without(to);
    for role in Role::ALL {
        let of_role = takers & position.by_role(role);
        let seen = if side.is_white() { of_role } else { of_role.flip_ranks() };
        for taker in seen {
            let taker = if side.is_white() { taker } else { taker.flip_ranks() };
            let after = occupied.without(taker);
            if is_safe_after(position, Piece { color: side, role }, to, after) {
                return Some(taker);
            }
        }
    }
    None
}

/// Whether one of its own side attacks the square of a piece, or would if an attacking line piece were gone (through which it defends).
pub fn is_defended(position: &Position, square: Square) -> bool {
    let Some(piece) = position.piece_at(square) else { return false };
    if position.attackers(square, piece.color).any() {
        return true;
    }
    let sliders =
        position.by_role(Role::Bishop) | position.by_role(Role::Rook) | position.by_role(Role::Queen);
    let lifted = position.attackers(square, !piece.color) & sliders;
    lifted.into_iter().any(|slider| {
        let without = position.occupied().without(slider);
        position.attackers_through(square, piece.color, without).any()
    })
}

/// Whether a piece that is not a king stands undefended, attacked or not.
pub fn is_hanging(position: &Position, square: Square) -> bool {
    position.role_at(square).is_some_and(|role| role != Role::King) && !is_defended(position, square)
}

/// Whether a piece that is not a king is attacked and either undefended or attacked by a cheaper piece other than the king.
pub fn is_en_prise(position: &Position, square: Square) -> bool {
    let Some(piece) = position.piece_at(square).filter(|piece| piece.role != Role::King) else {
        return false;
    };
    let attackers = position.attackers(square, !piece.color);
    let is_cheaper = |at| position.role_at(at).is_some_and(|role| price(role) < value(piece.role));
    attackers.any() && (!is_defended(position, square) || attackers.into_iter().any(is_cheaper))
}

/// The position as if it were this side's turn: itself, or after a null move. None while the side that would pass is in check, or
/// would leave the other's king attacked: nothing can be asked then.
pub fn to_move(position: &Position, side: Color) -> Option<Position> {
    if position.turn() == side {
        return Some(*position);
    }
    (!position.is_check()).then(|| position.pass())
}

/// What each side could win by a capture if it were its turn.
#[derive(Clone, Debug)]
pub struct Exchanges {
    /// The pieces of each side that some legal capture of the other wins something by.
    winnable: ByColor<Bitboard>,
    /// Whether the side can be asked: not where it would be its turn only after the other passes in check.
    asked: ByColor<bool>,
}

impl Exchanges {
    /// Plays out every capture of both sides.
    pub fn of(position: &Position) -> Exchanges {
        let mut moves = MoveList::new();
        let mut of_side = |side| match to_move(position, side) {
            Some(at) => {
                at.legal_moves_into(&mut moves);
                (winnable_by(&at, &moves), true)
            }
            None => (Bitboard::EMPTY, false),
        };
        let sides = ByColor::new_with(|color: Color| of_side(!color));
        Exchanges {
            winnable: ByColor::new_with(|color| sides[color].0),
            asked: ByColor::new_with(|color| sides[!color].1),
        }
    }

    /// Whether some legal capture of the piece on a square wins something by exchange.
    pub fn winnable(&self, square: Square) -> bool {
        Color::ALL.into_iter().any(|color| self.winnable[color].has(square))
    }

    /// The pieces of one side that the other could win.
    pub fn winnable_of(&self, color: Color) -> Bitboard {
        self.winnable[color]
    }

    /// Whether it is known what a side could win: not if the other is in check.
    pub fn is_known(&self, side: Color) -> bool {
        self.asked[side]
    }
}

/// The pieces that some capture among these legal moves wins something by. An en-passant capture counts on its pawn's square.
pub(crate) fn winnable_by(at: &Position, moves: &MoveList) -> Bitboard {
    let mut won = Bitboard::EMPTY;
    for &m in moves {
        if captured(at, m).is_none() {
            continue;
        }
        let square = match m.kind() {
            MoveKind::EnPassant => Square::new(m.to().file(), m.from().rank()),
            _ => m.to(),
        };
        if !won.has(square) && exchange(at, m) - promotion_gain(m) > 0 {
            won |= square.bitboard();
        }
    }
    won
}

/// What a promotion gains by itself: it is not the captured piece that was worth it.
fn promotion_gain(m: Move) -> i32 {
    m.promotes_to().map_or(0, |role| value(role.into()) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(fen: &str, uci: &str) -> i32 {
        let position = Position::from_fen(fen).unwrap();
        let m = position.read_uci(uci).unwrap();
        exchange(&position, m)
    }

    #[test]
    fn exchanges_played_out_by_hand() {
        // Rook takes an undefended pawn; the rook on d8 does not reach e5.
        assert_eq!(of("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5"), 1);
        // Nxe5 Nxe5 Rxe5 Bxe5 and White stops: a pawn for a knight.
        assert_eq!(of("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5"), -2);
        // The defender d7 is pinned against its king by the rook on d1 and may not take.
        assert_eq!(of("3k4/3n4/8/4p3/8/5N2/8/3RK3 w - - 0 1", "f3e5"), 1);
        // Pinned on the line of the exchange: the rook d7 may take on d4.
        assert_eq!(of("3k4/3r4/8/8/3p4/5N2/8/3RK3 w - - 0 1", "f3d4"), 1);
        // The king does not recapture what is defended.
        assert_eq!(of("8/8/3k4/4p3/8/5N2/8/4R1K1 w - - 0 1", "f3e5"), 1);
        assert_eq!(of("8/8/3k4/4p3/8/5N2/8/6K1 w - - 0 1", "f3e5"), -2);
        // En passant, and recaptured.
        assert_eq!(of("4k3/4p3/8/2pP4/8/8/8/4K3 w - c6 0 1", "d5c6"), 1);
        assert_eq!(of("4k3/1p6/8/2pP4/8/8/8/4K3 w - c6 0 1", "d5c6"), 0);
        // A promotion that is taken: the pawn is lost.
        assert_eq!(of("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7b8q"), -1);
        assert_eq!(of("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7a8q"), 5 + 8);
    }

    #[test]
    fn pieces_in_danger() {
        let at = |fen: &str| Position::from_fen(fen).unwrap();
        let rook = at("4k3/8/8/4n3/8/8/8/4R1K1 w - - 0 1");
        assert!(is_hanging(&rook, Square::E5) && is_en_prise(&rook, Square::E5));
        let held = at("4k3/8/5p2/4n3/8/8/8/4R1K1 w - - 0 1");
        assert!(!is_hanging(&held, Square::E5) && !is_en_prise(&held, Square::E5));
        assert!(!Exchanges::of(&held).winnable(Square::E5));
        // A pawn attacks a defended knight: the cheaper piece wins it.
        let pawn = at("4k3/8/5p2/4n3/3P4/8/8/6K1 w - - 0 1");
        assert!(is_en_prise(&pawn, Square::E5) && Exchanges::of(&pawn).winnable(Square::E5));
        // Defended through the attacker: the rook on e8 stands behind the rook on e6.
        let ray = at("4r1k1/8/4R3/4n3/8/8/8/6K1 b - - 0 1");
        assert!(is_defended(&ray, Square::E5));
        // In check nobody can pass: what the other side could win is not known.
        let check = at("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
        assert!(
            !Exchanges::of(&check).is_known(Color::Black) && Exchanges::of(&check).is_known(Color::White)
        );
    }
}
