//! What is asked of one position: what could be won, what would be if a piece were gone, what no reply avoids.

use super::step::victim;
use crate::exchange::{balance, captured, exchange, value};
pub(super) use crate::fact::mate_in_one;
use tratto_board::{
    Bitboard, Color, Move, Piece, Position, PromotionRole, Role, Square, attacks_from, line_through,
    squares_between,
};

/// More than any exchange can win: a mate.
pub(super) const MATE: i32 = 100;

/// What the piece on a square attacks.
pub(super) fn attacks(position: &Position, square: Square) -> Bitboard {
    attacks_through(position, square, position.occupied())
}

/// What the piece on a square would attack if just these squares were occupied.
pub(super) fn attacks_through(position: &Position, square: Square, occupied: Bitboard) -> Bitboard {
    position.piece_at(square).map_or(Bitboard::EMPTY, |piece| attacks_from(piece, square, occupied))
}

pub(super) const fn is_slider(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// One side's line pieces.
pub(super) fn sliders(position: &Position, color: Color) -> Bitboard {
    let roles = [Role::Bishop, Role::Rook, Role::Queen];
    roles.into_iter().fold(Bitboard::EMPTY, |all, role| all | position.pieces(role.of(color)))
}

/// One side's pieces of a role.
pub(super) fn ours(position: &Position, color: Color, role: Role) -> Bitboard {
    position.pieces(role.of(color))
}

/// The position after a legal move.
pub(super) fn played(position: &Position, m: Move) -> Position {
    let mut next = *position;
    next.play_unchecked(m);
    next
}

/// The position without a piece, this side to move. None for a king, which cannot be lifted off.
pub(super) fn lifted(position: &Position, square: Square, turn: Color) -> Option<Position> {
    let mut setup = position.setup();
    if setup.remove(square)?.role == Role::King {
        return None;
    }
    setup.castling = setup.castling.without(square);
    setup.turn = turn;
    setup.en_passant = None;
    setup.examine().0
}

/// The position with a piece put back, this side to move.
pub(super) fn moved_back(position: &Position, from: Square, to: Square, turn: Color) -> Option<Position> {
    let mut setup = position.setup();
    let piece: Piece = setup.remove(from)?;
    setup.put(to, piece);
    setup.turn = turn;
    setup.en_passant = None;
    setup.examine().0
}

/// Whether a move mates.
pub(super) fn mates(position: &Position, m: Move) -> bool {
    position.gives_check(m) && !played(position, m).has_legal_move()
}

/// What a capture or promotion wins by exchange; other moves win nothing.
pub(super) fn wins(position: &Position, m: Move) -> i32 {
    match captured(position, m).is_some() || m.promotes_to().is_some() {
        true => exchange(position, m),
        false => 0,
    }
}

/// The capture or promotion that wins most by exchange, if one wins anything.
pub(super) fn best_win(position: &Position) -> Option<(Move, i32)> {
    let moves = position.legal_moves();
    let wins = moves.iter().map(|&m| (m, wins(position, m))).filter(|&(_, gain)| gain > 0);
    wins.max_by_key(|&(_, gain)| gain)
}

/// What the side to move could win at once: a mate, or by the best exchange; 0 if nothing.
pub(super) fn threat(position: &Position) -> i32 {
    match mate_in_one(position) {
        Some(_) => MATE,
        None => best_win(position).map_or(0, |(_, gain)| gain),
    }
}

/// What the best capture of the piece on a square wins.
pub(super) fn best_win_of(position: &Position, square: Square) -> Option<(Move, i32)> {
    let moves = position.legal_captures();
    let all = moves.iter().filter(|&&m| victim(m) == square).map(|&m| (m, exchange(position, m)));
    all.filter(|&(_, gain)| gain > 0).max_by_key(|&(_, gain)| gain)
}

/// Whether a move mates, or wins something by capture or promotion.
pub(super) fn succeeds(position: &Position, m: Move) -> bool {
    position.is_legal(m) && (mates(position, m) || wins(position, m) > 0)
}

/// One side's balance, the side to move taking what it can win.
pub(super) fn settled(position: &Position, us: Color) -> i32 {
    let gain = best_win(position).map_or(0, |(_, gain)| gain);
    balance(position, us) + if position.turn() == us { gain } else { -gain }
}

/// Whether one side ends a line with a mate, or with no less than this.
pub(super) fn ends_well(last: &Position, us: Color, floor: i32) -> bool {
    match last.is_checkmate() {
        true => last.turn() != us,
        false => settled(last, us) >= floor,
    }
}

/// The first two pieces of the other side that a line piece meets on one line: the one it attacks and the one behind.
pub(super) fn lined_up(
    position: &Position,
    slider: Square,
) -> impl Iterator<Item = (Square, Square)> + use<> {
    let (position, occupied) = (*position, position.occupied());
    let them = position.piece_at(slider).map_or(Color::White, |piece| !piece.color);
    let enemies = position.by_color(them);
    (attacks(&position, slider) & enemies).into_iter().filter_map(move |front| {
        let through = attacks_through(&position, slider, occupied.without(front));
        let behind = through & enemies & line_through(slider, front);
        let behind = behind.into_iter().find(|&back| squares_between(slider, back).has(front))?;
        Some((front, behind))
    })
}

/// Something threatened.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Target {
    King(Square),
    Piece(Square),
    Mate(Move),
    Promotion(Square),
}

/// What a reply takes or gains by promoting.
pub(super) fn taken_by(position: &Position, reply: Move) -> i32 {
    let promoted = reply.promotes_to().map_or(0, |role| value(role.into()) - 1);
    captured(position, reply).map_or(0, value) + promoted
}

/// Whether after every legal reply some target is still mated, promoted, or taken with more gain than the reply gave; or the piece that
/// replies is so taken itself, or mate follows. At least one reply must exist.
pub(super) fn is_unavoidable(position: &Position, targets: &[Target]) -> bool {
    let replies = position.legal_moves();
    let mut next = *position;
    !replies.is_empty()
        && replies.iter().all(|&reply| {
            position.play_into(reply, &mut next);
            let given = taken_by(position, reply);
            targets.iter().any(|&target| is_realised(&next, target, reply, given))
                || best_win_of(&next, reply.destination()).is_some_and(|(_, gain)| gain > given)
                || mate_in_one(&next).is_some()
        })
}

fn is_realised(next: &Position, target: Target, reply: Move, given: i32) -> bool {
    match target {
        Target::King(_) => false,
        Target::Piece(square) => {
            let at = if reply.from() == square { reply.destination() } else { square };
            best_win_of(next, at).is_some_and(|(_, gain)| gain > given)
        }
        Target::Mate(_) => mate_in_one(next).is_some(),
        Target::Promotion(pawn) => next
            .legal_moves_from(pawn)
            .iter()
            .any(|&m| m.promotes_to() == Some(PromotionRole::Queen) && exchange(next, m) > given),
    }
}
