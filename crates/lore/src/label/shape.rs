//! Labels of the kind of move, of the attack on a wing, and of what is left on the board.

use super::Label;
use super::attack::attacks;
use crate::line::{Line, Turn};
use tratto_board::{Bitboard, Color, File, MoveKind, Position, PromotionRole, Rank, Role, Square};

/// Whether a pawn comes to a rank of its own side's, or further, or promotes.
fn advances(turn: Turn, to: Rank) -> bool {
    let side = turn.before().turn();
    turn.played().promotes_to().is_some()
        || turn.role() == Some(Role::Pawn) && turn.to().rank().from_side(side).index() >= to.index()
}

pub(super) fn advanced_pawn(line: &Line) -> bool {
    line.turns().any(|turn| advances(turn, Rank::Seventh))
}

pub(super) fn en_passant(line: &Line) -> bool {
    line.turns().any(|turn| turn.played().kind() == MoveKind::EnPassant)
}

pub(super) fn under_promotion(line: &Line) -> bool {
    for turn in line.turns() {
        let promoted = turn.played().promotes_to();
        if turn.after().is_checkmate() {
            return promoted == Some(PromotionRole::Knight);
        }
        if promoted.is_some_and(|role| role != PromotionRole::Queen) {
            return true;
        }
    }
    false
}

/// Whether a move checks nothing, takes nothing, attacks nothing and pushes no advanced pawn.
fn is_calm(turn: Turn) -> bool {
    let them = !turn.before().turn();
    !turn.after().is_check()
        && turn.captured().is_none()
        && (attacks(turn.after(), turn.to()) & turn.after().by_color(them)).is_empty()
        && !advances(turn, Rank::Sixth)
}

pub(super) fn quiet_move(line: &Line) -> bool {
    line.turns()
        .filter(|turn| !turn.is_last())
        .any(|turn| is_calm(turn) && !turn.before().is_check() && turn.role() != Some(Role::King))
}

const CHOICES: usize = 3;

pub(super) fn defensive_move(line: &Line) -> bool {
    let last = line.turns_from(line.len()).next();
    last.is_some_and(|turn| turn.before().legal_moves().len() >= CHOICES && is_calm(turn))
        || escapes_check(line)
}

fn escapes_check(line: &Line) -> bool {
    for turn in line.turns() {
        if turn.after().is_check() || turn.captured().is_some() || turn.before().legal_moves().len() < CHOICES
        {
            return false;
        }
        if turn.before().is_check() {
            return true;
        }
    }
    false
}

pub(super) fn exposed_king(line: &Line) -> bool {
    let (start, them) = (line.start(), !line.solver());
    let king = start.king(them);
    if king.rank().from_side(them).index() > Rank::Third.index() {
        return false;
    }
    let ahead = if them == Color::White { 1 } else { -1 };
    let shield: Bitboard = [(0, ahead), (-1, 0), (-1, ahead), (1, 0), (1, ahead)]
        .into_iter()
        .filter_map(|(files, ranks)| king.offset(files, ranks))
        .collect();
    let pawns = start.by_role(Role::Pawn) & start.by_color(them);
    (shield & pawns).is_empty() && line.turns_from(2).any(|turn| !turn.is_last() && turn.after().is_check())
}

pub(super) fn attacking_f2_f7(line: &Line) -> bool {
    let them = !line.solver();
    let first = line.turns().find(|turn| {
        turn.before().role_at(turn.to()).is_some() && matches!(turn.to(), Square::F2 | Square::F7)
    });
    first.is_some_and(|turn| {
        let king = turn.after().king(them);
        (turn.to(), king) == (Square::F7, Square::E8) || (turn.to(), king) == (Square::F2, Square::E1)
    })
}

pub(super) fn kingside_attack(line: &Line) -> bool {
    is_side_attack(line, File::H, &[File::G, File::H], 20)
}

pub(super) fn queenside_attack(line: &Line) -> bool {
    line.start().king(!line.solver()) != Square::A1
        && !kingside_attack(line)
        && is_side_attack(line, File::A, &[File::A, File::B, File::C], 18)
}

fn is_side_attack(line: &Line, corner: File, king_files: &[File], pieces: u32) -> bool {
    if Label::Fork.holds(line) || Label::BackRankMate.holds(line) {
        return false;
    }
    let them = !line.solver();
    let (start, home) = (line.start(), Rank::First.from_side(them));
    let king = start.king(them);
    if king.rank() != home || !king_files.contains(&king.file()) || start.occupied().len() < pieces {
        return false;
    }
    if !line.turns().any(|turn| turn.after().is_check()) {
        return false;
    }
    let corner = Square::new(corner, home);
    let score: i32 = line
        .turns()
        .map(|turn| {
            let distance = corner.distance(turn.to());
            let near = match turn.captured() {
                Some(_) if distance <= 3 => 1,
                _ if distance >= 5 => -1,
                _ => 0,
            };
            near + i32::from(turn.after().is_check())
        })
        .sum();
    score >= 2
}

/// The position at the start and the one after the first move: an endgame's label needs both.
fn both(line: &Line, test: impl Fn(&Position) -> bool) -> bool {
    test(line.start()) && line.turns().next().is_some_and(|turn| test(turn.after()))
}

fn has_only(position: &Position, roles: &[Role]) -> bool {
    let pieces = roles.iter().fold(position.by_role(Role::King), |all, &role| all | position.by_role(role));
    pieces == position.occupied()
}

fn is_endgame_of(line: &Line, role: Role) -> bool {
    both(line, |at| at.by_role(role).any() && has_only(at, &[Role::Pawn, role]))
}

pub(super) fn pawn_endgame(line: &Line) -> bool {
    is_endgame_of(line, Role::Pawn)
}

pub(super) fn knight_endgame(line: &Line) -> bool {
    is_endgame_of(line, Role::Knight)
}

pub(super) fn bishop_endgame(line: &Line) -> bool {
    is_endgame_of(line, Role::Bishop)
}

pub(super) fn rook_endgame(line: &Line) -> bool {
    is_endgame_of(line, Role::Rook)
}

pub(super) fn queen_endgame(line: &Line) -> bool {
    is_endgame_of(line, Role::Queen)
}

pub(super) fn queen_rook_endgame(line: &Line) -> bool {
    both(line, |at| {
        at.by_role(Role::Queen).len() == 1
            && at.by_role(Role::Rook).any()
            && has_only(at, &[Role::Pawn, Role::Rook, Role::Queen])
    })
}
