//! What else belongs to a fact of officers, kings, lines, duties and threats, from its definition.

use super::expected::{centre, only_safe};
use super::parts::{Parts, of_file};
use super::slow::{Plain, Set, Tie, apart, file, place, rank};
use super::tactics::{
    back_rank_lifted, bad_bishop, double_targets, duties, holds, judged_pawns, mates_without, mobility,
};
use tratto_board::{Color, Role, Square};
use tratto_lore::Part;
use tratto_lore::fact::{Concept, Fact};

/// The line behind a tie but for the piece in front.
fn path(tie: Tie) -> impl Iterator<Item = Square> {
    Plain::between(tie.slider, tie.rear).into_iter().filter(move |square| *square != tie.front)
}

/// The ties of a side's line pieces that have this front and this rear.
fn tied(b: &Plain, side: Color, front: Square, rear: Option<&Square>) -> Option<Tie> {
    b.ties(side).into_iter().find(|tie| tie.front == front && Some(&tie.rear) == rear)
}

/// What a rook on its seventh rank does there.
fn seventh(b: &Plain, side: Color, piece: Square) -> Vec<Square> {
    let mut found = b.attacks(piece);
    found.retain(|hit| rank(side, *hit) == 7 && b.is(Some(*hit), !side, Role::Pawn));
    let king = b.king(!side);
    found.extend((rank(side, king) == 8).then_some(king));
    found
}

fn back_rank(b: &Plain, side: Color) -> Parts {
    let king = b.king(side);
    let guards = b.officers(side).into_iter().filter(|officer| {
        rank(side, *officer) == 1 || b.attacks(*officer).iter().any(|to| rank(side, *to) == 1)
    });
    let lifted = back_rank_lifted(b, side);
    let entries = |piece: Square| {
        let mut goals = lifted.attacks(piece);
        goals.retain(|to| {
            let free = b.at(*to).is_none_or(|other| other.color == side && other.role != Role::King);
            let clear = Plain::between(*to, king).into_iter().all(|square| lifted.at(square).is_none());
            rank(side, *to) == 1 && free && clear
        });
        goals
    };
    let majors = b.all(!side, &[Role::Rook, Role::Queen]);
    let before = b.ring(king).into_iter().filter(|square| rank(side, *square) == 2);
    Parts::default()
        .attacker(majors.iter().copied().filter(|piece| !entries(*piece).is_empty()))
        .defender(guards)
        .key(majors.iter().flat_map(|piece| entries(*piece)))
        .line(before)
}

fn weakened(b: &Plain, side: Color, king: Square) -> Parts {
    let shield = |f: i8, r: i8| place(side, f, r).filter(|at| b.is(Some(*at), side, Role::Pawn));
    let missing = b.sector(king).filter(|f| shield(*f, 2).is_none() && shield(*f, 3).is_none());
    let (edge, knight) = if file(king) >= 7 { (8, 7) } else { (1, 2) };
    let nest = place(side, knight, 2).unwrap().is_light();
    let guarded = b.all(side, &[Role::Bishop]).iter().any(|bishop| bishop.is_light() == nest);
    let moved = [edge, knight].into_iter().filter(|f| b.sector(king).contains(f) && !guarded);
    Parts::default().target(missing.filter_map(|f| place(side, f, 2))).key(moved.filter_map(|f| shield(f, 3)))
}

/// The squares of these that are nearest to a king.
fn nearest(king: Square, squares: Vec<Square>) -> Vec<Square> {
    let least = squares.iter().map(|square| apart(king, *square)).min();
    squares.into_iter().filter(|square| Some(apart(king, *square)) == least).collect()
}

/// A rook that cuts a king off, as the fact names it.
fn cut_off(b: &Plain, side: Color, fact: &Fact, king: Square) -> Parts {
    let Some(rook) = fact.evidence.squares(Part::Attacker).single() else { return Parts::default() };
    if !b.is(Some(rook), !side, Role::Rook) {
        return Parts::default();
    }
    let mut beyond = Vec::new();
    for owner in Color::ALL {
        let mut pawns = b.pawns(owner);
        pawns.retain(|pawn| {
            let (low, high) = (file(king).min(file(*pawn)), file(king).max(file(*pawn)));
            b.is_passed(owner, *pawn) && low < file(rook) && file(rook) < high
        });
        beyond.extend(pawns);
    }
    Parts::default().attacker([rook]).line(of_file(file(rook))).target(beyond)
}

/// The mate that a piece prevents, as the fact names it: one of those that are there without it.
fn prevented(b: &Plain, side: Color, fact: &Fact, guard: Square) -> Parts {
    let found = mates_without(b, side, guard);
    let named = fact.evidence.moves.first().copied().filter(|m| found.contains(m));
    Parts::default().moves(named)
}

fn threatened(b: &Plain, side: Color, fact: &Fact) -> Parts {
    let [played] = fact.evidence.moves[..] else { return Parts::default() };
    if !b.turn(side).is_some_and(|at| at.is_legal(played)) {
        return Parts::default();
    }
    let target = match (fact.concept, played.kind()) {
        (Concept::MateThreat, _) => b.king(!side),
        (_, tratto_board::MoveKind::EnPassant) => Square::new(played.to().file(), played.from().rank()),
        _ => played.to(),
    };
    Parts::default().target([target]).moves([played])
}

pub(crate) fn expected(b: &Plain, fact: &Fact, about: &Set, first: Square) -> Parts {
    let side = fact.side;
    let parts = Parts::default;
    let king = b.king(side);
    let target: Set = fact.evidence.squares(Part::Target).into_iter().collect();
    let on_rank = |squares: Vec<Square>, from: i8, to: i8| -> Vec<Square> {
        squares.into_iter().filter(|square| (from..=to).contains(&rank(side, *square))).collect()
    };
    let tie_parts = |tie: Option<Tie>, attacker: &dyn Fn(Tie) -> Square| {
        tie.map_or(parts(), |tie| parts().attacker([attacker(tie)]).target([tie.rear]).line(path(tie)))
    };
    match fact.concept {
        Concept::Material | Concept::MaterialLead => parts().target(b.own(!side)),
        Concept::TheExchange => parts().target(b.all(!side, &[Role::Knight, Role::Bishop])),
        Concept::HangingPiece => parts().attacker(b.attackers(first, !side)),
        Concept::EnPrise | Concept::WinnablePiece => {
            parts().attacker(b.attackers(first, !side)).defender(b.attackers(first, side))
        }
        Concept::TrappedPiece => {
            let moves = b.turn(side).map(|at| at.legal_moves());
            let goals = moves.iter().flatten().filter(|m| m.from() == first).map(|m| m.to());
            parts().attacker(b.attackers(first, !side)).line(goals)
        }
        Concept::Mobility | Concept::OutOfPlay => parts().target(mobility(b, side, first)),
        Concept::OffensivePiece => {
            let mut hits = b.attacks(first);
            hits.retain(|to| {
                let theirs = b.at(*to).is_some_and(|piece| piece.color != side);
                theirs || (rank(side, *to) >= 5 && b.is_hole(!side, *to, 3, 6))
            });
            parts().target(hits)
        }
        Concept::DefensivePiece | Concept::OverloadedPiece => {
            let (guarded, mate) = duties(b, side, first);
            let named = if mate { prevented(b, side, fact, first) } else { parts() };
            named.target(guarded).target(mate.then_some(king))
        }
        Concept::Duty => {
            let attackers = target.iter().flat_map(|target| b.attackers(*target, !side));
            parts().attacker(attackers).target(target.iter().copied())
        }
        Concept::MateDuty => {
            let named = prevented(b, side, fact, first);
            let from = named.moves.first().map(|m| m.from());
            named.attacker(from).target([king])
        }
        Concept::LongDiagonal => {
            let rising = file(first) == rank(Color::White, first);
            let on_it = |square: &Square| {
                let (f, r) = (file(*square), rank(Color::White, *square));
                *square != first && if rising { f == r } else { f + r == 9 }
            };
            parts().line(Square::all().filter(on_it))
        }
        Concept::TransitSquare => {
            let goal = b.turn(side).and_then(|at| only_safe(&at, first));
            let ways = goal.into_iter().flat_map(|goal| {
                about.iter().flat_map(move |user| Plain::between(*user, goal)).collect::<Vec<_>>()
            });
            parts().key(goal).line(ways)
        }
        Concept::StablePiece
        | Concept::BishopPair
        | Concept::OppositeBishops
        | Concept::KnightOnRim
        | Concept::CentralKnight
        | Concept::SameSideCastling
        | Concept::OppositeSideCastling => parts(),
        Concept::BadBishop | Concept::BishopOutsideChain => {
            parts().target(bad_bishop(b, side, first).into_iter().flatten())
        }
        Concept::GoodBishop => {
            let mut blocked = judged_pawns(b, side);
            blocked.retain(|pawn| b.is_blocked(side, *pawn));
            parts().target(blocked)
        }
        Concept::Fianchetto | Concept::CastledFianchetto => {
            let pawns = on_rank(b.on_file(side, file(first)), 3, 4);
            let behind = (fact.concept == Concept::CastledFianchetto).then_some(king);
            parts().key(pawns).target(behind)
        }
        Concept::ConnectedRooks => parts().line(Plain::between(first, *about.last().unwrap())),
        Concept::RookOnOpenFile => parts().line(of_file(file(first))),
        Concept::RookOnHalfOpenFile => {
            parts().line(of_file(file(first))).target(b.on_file(!side, file(first)))
        }
        Concept::RookOnSeventh | Concept::DoubledOnSeventh => {
            parts().target(about.iter().flat_map(|piece| seventh(b, side, *piece)))
        }
        Concept::RookBehindPasser => {
            let way = target.iter().flat_map(|pawn| Plain::between(first, *pawn));
            parts().target(target.iter().copied()).line(way)
        }
        Concept::KingShield => {
            let mut pawns = on_rank(b.pawns(side), 2, 3);
            pawns.retain(|pawn| b.sector(king).contains(&file(*pawn)));
            parts().defender(pawns)
        }
        Concept::WeakenedCastling => weakened(b, side, king),
        Concept::UncastledKing => {
            let closed = |f: &i8| !b.on_file(side, *f).is_empty() && !b.on_file(!side, *f).is_empty();
            parts().line([4, 5].into_iter().filter(|f| !closed(f)).flat_map(of_file))
        }
        Concept::ExposedKing => parts().key(on_rank(b.ring(king), rank(side, king), 8)),
        Concept::KingPressure => {
            let ring = b.ring(b.king(!side));
            let (ours, theirs) = (b.bearing(side, &ring), b.bearing(!side, &ring));
            parts().attacker(ours).defender(theirs).key(ring)
        }
        Concept::LocalSuperiority => {
            let part: Vec<Square> = about.iter().copied().collect();
            parts().attacker(b.bearing(side, &part)).defender(b.bearing(!side, &part))
        }
        Concept::PawnStorm => parts().target([b.king(!side)]),
        Concept::StormWithOpenCentre => {
            let open = |f: &i8| b.on_file(side, *f).is_empty() && b.on_file(!side, *f).is_empty();
            parts().target([b.king(!side)]).line([4, 5].into_iter().filter(open).flat_map(of_file))
        }
        Concept::BackRankWeakness => back_rank(b, side),
        Concept::Luft => {
            let mut free = on_rank(b.ring(king), 2, 2);
            free.retain(|at| b.at(*at).is_none() && b.attackers(*at, !side).is_empty());
            parts().key(free)
        }
        Concept::KingActivity => {
            let mut weak = b.pawns(!side);
            weak.retain(|pawn| b.is_weak(!side, *pawn));
            parts().key(nearest(king, centre().to_vec())).target(nearest(king, weak))
        }
        Concept::CutOffKing => cut_off(b, side, fact, king),
        Concept::AbsolutePin | Concept::TotalPin | Concept::RelativePin => {
            tie_parts(tied(b, !side, first, target.first()), &|tie| tie.slider)
        }
        Concept::CrossPin => {
            let ties = b.ties(!side).into_iter().filter(|tie| tie.front == first && holds(b, side, *tie));
            let ties: Vec<Tie> = ties.collect();
            parts().attacker(ties.iter().map(|tie| tie.slider)).target(ties.iter().map(|tie| tie.rear))
        }
        Concept::HalfPin => {
            let is_it = |tie: &Tie| about.contains(&tie.front) && about.contains(&tie.rear);
            let beyond = |tie: &Tie| b.first(tie.rear, tie.direction) == Some(king);
            let tie = b.ties(!side).into_iter().find(|tie| is_it(tie) && beyond(tie));
            tie.map_or(parts(), |tie| {
                let line = Plain::between(tie.slider, king).into_iter();
                parts().attacker([tie.slider]).target([king]).line(line.filter(|at| !about.contains(at)))
            })
        }
        Concept::Skewer => {
            let is_it =
                |tie: &Tie| tie.slider == first && target.contains(&tie.front) && target.contains(&tie.rear);
            b.ties(side)
                .into_iter()
                .find(is_it)
                .map_or(parts(), |tie| parts().target([tie.front, tie.rear]).line(path(tie)))
        }
        Concept::XRayAttack | Concept::XRayDefence => {
            let is_it = |tie: &Tie| tie.slider == first && target.contains(&tie.rear);
            let tie = b.ties(side).into_iter().find(is_it);
            tie.map_or(parts(), |tie| parts().target([tie.rear]).key([tie.front]).line(path(tie)))
        }
        Concept::DiscoveredAttack | Concept::DiscoveredCheck => {
            tie_parts(tied(b, side, first, target.first()), &|tie| tie.slider)
        }
        Concept::DoubleAttack => parts().target(double_targets(b, side, first)),
        Concept::MateThreat | Concept::PromotionThreat | Concept::CaptureThreat => threatened(b, side, fact),
        other => panic!("{} has no second definition of its parts", other.key()),
    }
}
