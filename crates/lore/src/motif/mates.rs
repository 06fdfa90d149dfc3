//! Named mates, seen in the last position of a line, and what is needed for a mate.

use super::ask::{lifted, ours};
use super::step::Step;
use crate::evidence::{Evidence, Part};
use tratto_board::{Bitboard, Color, File, Piece, Position, Rank, Role, Square};

/// A position in which one side is mated.
struct Mate<'l> {
    board: &'l Position,
    us: Color,
    king: Square,
    /// The squares beside the king.
    ring: Bitboard,
    checkers: Bitboard,
    step: Step<'l>,
}

impl<'l> Mate<'l> {
    fn of(step: Step<'l>) -> Mate<'l> {
        let (board, us) = (step.after(), step.us());
        let king = board.king(!us);
        let ring = Square::all().filter(|square| square.distance(king) == 1).collect();
        Mate { board, us, king, ring, checkers: board.checkers(), step }
    }

    fn theirs(&self) -> Bitboard {
        self.board.by_color(!self.us)
    }

    fn attackers(&self, square: Square) -> Bitboard {
        self.board.attackers(square, self.us)
    }

    fn is_on_edge_file(&self) -> bool {
        matches!(self.king.file(), File::A | File::H)
    }

    fn holds(&self, square: Option<Square>, role: Role) -> bool {
        square.and_then(|at| self.board.piece_at(at)) == Some(Piece { color: self.us, role })
    }

    /// The piece that moved, if it alone gives check and is one of these.
    fn sole(&self, roles: &[Role]) -> Option<Square> {
        let checker = self.checkers.single()?;
        self.board.role_at(checker).filter(|role| roles.contains(role)).map(|_| checker)
    }

    fn told(&self, attackers: Bitboard, key: Bitboard) -> Evidence {
        Evidence::about(self.king)
            .with(Part::Attacker, attackers)
            .with(Part::Key, key)
            .by([self.step.played()])
    }
}

/// A knight checks, and every square beside the king holds one of its own pieces.
pub(super) fn smothered(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let knight = mate.sole(&[Role::Knight])?;
    (mate.ring - mate.theirs()).is_empty().then(|| mate.told(knight.bitboard(), mate.ring))
}

/// The king on its first rank, every square before it held by its own pieces and not attacked; rook or queen checks along the rank.
pub(super) fn back_rank(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let home = Rank::First.from_side(!mate.us);
    let shield = mate.ring & Bitboard::from(Rank::Second.from_side(!mate.us));
    let checker = mate.sole(&[Role::Rook, Role::Queen])?;
    let holds = (shield - mate.theirs()).is_empty()
        && shield.into_iter().all(|square| mate.attackers(square).is_empty());
    (mate.king.rank() == home && checker.rank() == home && holds)
        .then(|| mate.told(checker.bitboard(), shield))
}

/// The king on an edge file away from the corner, its own piece beside it, our knight two squares beyond that: rook or queen mates on the file.
pub(super) fn anastasia(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let checker = mate.sole(&[Role::Rook, Role::Queen])?;
    let king = mate.king;
    if !mate.is_on_edge_file() || Bitboard::END_RANKS.has(king) || checker.file() != king.file() {
        return None;
    }
    let inward = if king.file() == File::A { 1 } else { -1 };
    let (beside, knight) = (king.offset(inward, 0)?, king.offset(3 * inward, 0)?);
    (mate.theirs().has(beside) && mate.holds(Some(knight), Role::Knight))
        .then(|| mate.told(checker.bitboard().with(knight), beside.bitboard()))
}

/// The king in the corner, a rook beside it guarded by a knight two files and two ranks from the king.
pub(super) fn arabian(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let rook = mate.sole(&[Role::Rook])?;
    let king = mate.king;
    let two_off = |&knight: &Square| {
        let files = knight.file().index().abs_diff(king.file().index());
        (files, knight.rank().index().abs_diff(king.rank().index())) == (2, 2)
    };
    let guards = mate.attackers(rook) & ours(mate.board, mate.us, Role::Knight);
    let knight = guards.into_iter().find(two_off)?;
    (mate.is_on_edge_file() && Bitboard::END_RANKS.has(king) && rook.distance(king) == 1)
        .then(|| mate.told(rook.bitboard().with(knight), Bitboard::EMPTY))
}

/// A rook beside the king guarded by a knight beside the king guarded by a pawn.
pub(super) fn hook(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let rook = mate.sole(&[Role::Rook]).filter(|rook| rook.distance(mate.king) == 1)?;
    let knights = mate.attackers(rook) & ours(mate.board, mate.us, Role::Knight) & mate.ring;
    knights.into_iter().find_map(|knight| {
        let pawn = (mate.attackers(knight) & ours(mate.board, mate.us, Role::Pawn)).first()?;
        Some(mate.told(rook.bitboard().with(knight).with(pawn), Bitboard::EMPTY))
    })
}

/// Two bishops alone attack the king and the squares beside it: on which sides of the king's file they stand.
fn only_bishops(mate: &Mate) -> Option<(Square, Square)> {
    let bishops = ours(mate.board, mate.us, Role::Bishop);
    let (first, second) = (bishops.first()?, bishops.into_iter().nth(1)?);
    let only = |square: Square| (mate.attackers(square) - bishops).is_empty();
    let both_act = [first, second]
        .into_iter()
        .all(|bishop| (super::ask::attacks(mate.board, bishop) & mate.ring.with(mate.king)).any());
    let all = mate.ring.with(mate.king).into_iter().all(only);
    (all && both_act && bishops.len() == 2).then_some((first, second))
}

fn is_crossed(mate: &Mate, first: Square, second: Square) -> bool {
    let file = mate.king.file().index();
    (first.file().index() < file) == (second.file().index() > file)
}

/// Two bishops mate from both sides of the king's file.
pub(super) fn boden(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let (first, second) = only_bishops(&mate)?;
    let pair = first.bitboard().with(second);
    is_crossed(&mate, first, second).then(|| mate.told(pair, Bitboard::EMPTY))
}

/// Two bishops mate from the same side of the king's file.
pub(super) fn two_bishops(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let (first, second) = only_bishops(&mate)?;
    let pair = first.bitboard().with(second);
    (!is_crossed(&mate, first, second)).then(|| mate.told(pair, Bitboard::EMPTY))
}

/// The king off the edge, a queen diagonally beside it; nothing else of ours attacks the squares beside the king, and those that the
/// queen does not attack hold its own pieces.
pub(super) fn dovetail(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let queen = mate.sole(&[Role::Queen])?;
    let king = mate.king;
    let diagonal = king.distance(queen) == 1 && king.file() != queen.file() && king.rank() != queen.rank();
    if mate.is_on_edge_file() || Bitboard::END_RANKS.has(king) || !diagonal {
        return None;
    }
    let fits = |square: Square| {
        let attackers = mate.attackers(square);
        match attackers == queen.bitboard() {
            true => mate.board.role_at(square).is_none(),
            false => attackers.is_empty(),
        }
    };
    let blocked = mate.ring & mate.theirs();
    mate.ring.without(queen).into_iter().all(fits).then(|| mate.told(queen.bitboard(), blocked))
}

/// The king on an edge between two of its own pieces on that edge; rook or queen checks from in front.
pub(super) fn epaulette(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let king = mate.king;
    let checker = mate.sole(&[Role::Rook, Role::Queen])?;
    let sides = [(Bitboard::END_RANKS.has(king), 1, 0), (mate.is_on_edge_file(), 0, 1)];
    sides.into_iter().find_map(|(is_edge, files, ranks)| {
        let (one, other) = (king.offset(files, ranks)?, king.offset(-files, -ranks)?);
        let in_front = match files {
            0 => checker.rank() == king.rank(),
            _ => checker.file() == king.file(),
        };
        let shoulders = one.bitboard().with(other);
        (is_edge && in_front && (shoulders - mate.theirs()).is_empty())
            .then(|| mate.told(checker.bitboard(), shoulders))
    })
}

/// A rook beside the king on the king's first rank, guarded by a bishop.
pub(super) fn opera(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let home = Rank::First.from_side(!mate.us);
    let rook = mate.sole(&[Role::Rook])?;
    let bishop = (mate.attackers(rook) & ours(mate.board, mate.us, Role::Bishop)).first()?;
    (mate.king.rank() == home && rook.rank() == home && rook.distance(mate.king) == 1)
        .then(|| mate.told(rook.bitboard().with(bishop), Bitboard::EMPTY))
}

/// A piece of the mated side stands beside its king where it went within the line; but for it the king could go there.
pub(super) fn self_block(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let line = step.line();
    Step::all(line).filter(|earlier| !earlier.is_solver()).find_map(|entry| {
        let square = entry.to();
        let stands = mate.theirs().has(square) && square != mate.king && mate.ring.has(square);
        // The same piece as then: nothing has gone there since.
        let stays =
            Step::all(line).skip(entry.at() + 1).all(|later| later.to() != square && later.from() != square);
        let flees = |without: Position| {
            without.legal_moves_from(mate.king).iter().any(|m| m.to() == square && !m.is_castling())
        };
        (stands && stays && lifted(mate.board, square, !mate.us).is_some_and(flees))
            .then(|| mate.told(mate.checkers, square.bitboard()).by([entry.played()]))
    })
}

/// Rook and bishop, or rook and knight, mate together: of our officers just these two are needed.
pub(super) fn cooperation(step: Step) -> Option<Evidence> {
    let mate = Mate::of(step);
    let is_needed = |&square: &Square| {
        lifted(mate.board, square, !mate.us).is_some_and(|without| !without.is_checkmate())
    };
    let officers = crate::exchange::officers(mate.board, mate.us);
    let needed: Bitboard = officers.into_iter().filter(is_needed).collect();
    let rooks = needed & mate.board.by_role(Role::Rook);
    let minors = needed & (mate.board.by_role(Role::Bishop) | mate.board.by_role(Role::Knight));
    (needed.len() == 2 && rooks.len() == 1 && minors.len() == 1).then(|| mate.told(needed, Bitboard::EMPTY))
}
