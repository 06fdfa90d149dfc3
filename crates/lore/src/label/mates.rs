//! Labels of mates. A mate has one name at most: the first that fits, in the order in which they are asked for here.

use super::Label;
use super::attack::{holds, is_edge_file};
use crate::line::Line;
use tratto_board::{Bitboard, Color, Position, Rank, Role, Square};

pub(super) fn is_mate(line: &Line) -> bool {
    line.last().is_checkmate()
}

/// The end of a line that mates.
struct Mate<'l> {
    board: &'l Position,
    us: Color,
    king: Square,
    /// The squares beside the king.
    ring: Bitboard,
    /// Where the mating piece stands, and what it is.
    mover: Square,
    role: Role,
}

impl Mate<'_> {
    fn attackers(&self, square: Square) -> Bitboard {
        self.board.attackers(square, self.us)
    }

    /// Whether a square holds one of the mated side's pieces.
    fn is_theirs(&self, square: Square) -> bool {
        self.board.by_color(!self.us).has(square)
    }
}

pub(super) fn pattern(line: &Line) -> Option<Label> {
    let last = line.turns_from(line.len()).next()?;
    let board = line.last();
    if !board.is_checkmate() {
        return None;
    }
    let us = line.solver();
    let king = board.king(!us);
    let ring = Square::all().filter(|square| square.distance(king) == 1).collect();
    let mate = Mate { board, us, king, ring, mover: last.to(), role: last.role()? };
    type Test = fn(&Mate) -> bool;
    let named: [(Test, Label); 5] = [
        (smothered, Label::SmotheredMate),
        (back_rank, Label::BackRankMate),
        (anastasia, Label::AnastasiaMate),
        (hook, Label::HookMate),
        (arabian, Label::ArabianMate),
    ];
    named
        .into_iter()
        .find(|(test, _)| test(&mate))
        .map(|(_, label)| label)
        .or_else(|| bishops(&mate))
        .or_else(|| dovetail(&mate).then_some(Label::DovetailMate))
}

fn smothered(mate: &Mate) -> bool {
    (mate.board.checkers() & mate.board.by_role(Role::Knight)).any()
        && mate.ring.into_iter().all(|square| mate.is_theirs(square))
}

fn back_rank(mate: &Mate) -> bool {
    let home = Rank::First.from_side(!mate.us);
    let second = Rank::Second.from_side(!mate.us);
    mate.king.rank() == home
        && (mate.ring & Bitboard::from(second))
            .into_iter()
            .all(|square| mate.is_theirs(square) && mate.attackers(square).is_empty())
        && mate.board.checkers().into_iter().any(|checker| checker.rank() == home)
}

fn is_end_rank(square: Square) -> bool {
    Bitboard::END_RANKS.has(square)
}

fn anastasia(mate: &Mate) -> bool {
    let king = mate.king;
    if !is_edge_file(king.file()) || is_end_rank(king) || mate.mover.file() != king.file() {
        return false;
    }
    let inward = if king.file().index() == 0 { 1 } else { -1 };
    matches!(mate.role, Role::Queen | Role::Rook)
        && king.offset(inward, 0).is_some_and(|square| mate.is_theirs(square))
        && holds(mate.board, king.offset(3 * inward, 0), mate.us, Role::Knight)
}

fn hook(mate: &Mate) -> bool {
    let guards = |square, role| mate.attackers(square) & mate.board.by_role(role);
    mate.role == Role::Rook
        && mate.mover.distance(mate.king) == 1
        && (guards(mate.mover, Role::Knight) & mate.ring)
            .into_iter()
            .any(|knight| guards(knight, Role::Pawn).any())
}

fn arabian(mate: &Mate) -> bool {
    let king = mate.king;
    let two_off = |knight: Square| {
        let files = knight.file().index().abs_diff(king.file().index());
        let ranks = knight.rank().index().abs_diff(king.rank().index());
        (files, ranks) == (2, 2)
    };
    is_edge_file(king.file())
        && is_end_rank(king)
        && mate.role == Role::Rook
        && mate.mover.distance(king) == 1
        && (mate.attackers(mate.mover) & mate.board.by_role(Role::Knight)).into_iter().any(two_off)
}

fn bishops(mate: &Mate) -> Option<Label> {
    let ours = mate.board.by_role(Role::Bishop) & mate.board.by_color(mate.us);
    let (first, second) = (ours.first()?, ours.into_iter().nth(1)?);
    let only_bishops = |square| (mate.attackers(square) - mate.board.by_role(Role::Bishop)).is_empty();
    if !mate.ring.with(mate.king).into_iter().all(only_bishops) {
        return None;
    }
    let file = mate.king.file().index();
    let crossed = (first.file().index() < file) == (second.file().index() > file);
    Some(if crossed { Label::BodenMate } else { Label::DoubleBishopMate })
}

fn dovetail(mate: &Mate) -> bool {
    let (king, queen) = (mate.king, mate.mover);
    if is_edge_file(king.file()) || is_end_rank(king) || mate.role != Role::Queen {
        return false;
    }
    if king.file() == queen.file() || king.rank() == queen.rank() || king.distance(queen) > 1 {
        return false;
    }
    mate.ring.without(queen).into_iter().all(|square| {
        let attackers = mate.attackers(square);
        match attackers == queen.bitboard() {
            true => mate.board.role_at(square).is_none(),
            false => attackers.is_empty(),
        }
    })
}
