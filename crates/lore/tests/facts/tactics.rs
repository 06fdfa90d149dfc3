//! Which facts each concept must give, from its definition: officers, kings, lines, duties, threats.

use super::expected::{NOTHING, Row, aimed, count, one, row, singles, versus};
use super::slow::{Plain, Set, Tie, directions, file, place, price, rank, up, worth};
use tratto_board::{Color, Move, Role, Square};
use tratto_lore::fact::{Concept, Figures};

fn sum(b: &Plain, color: Color) -> i32 {
    b.own(color).into_iter().map(|square| worth(b.at(square).unwrap().role)).sum()
}

fn role(b: &Plain, square: Square) -> Role {
    b.at(square).unwrap().role
}

pub(crate) fn mobility(b: &Plain, side: Color, officer: Square) -> Vec<Square> {
    let mut squares = b.attacks(officer);
    squares.retain(|to| {
        b.at(*to).is_none_or(|piece| piece.color != side) && b.pawn_attacks(!side, *to).is_empty()
    });
    squares
}

fn is_out_of_play(b: &Plain, side: Color, officer: Square) -> bool {
    let waits =
        role(b, officer) == Role::Rook && rank(side, officer) == 1 && b.position.castling().has(officer);
    if b.is_pinned(officer) || waits {
        return false;
    }
    let sector = b.sector(b.king(!side));
    let lifted = b.without(officer);
    let piece = b.at(officer).unwrap();
    let hits = |from: Square| lifted.reach(piece, from).iter().any(|to| sector.contains(&file(*to)));
    let steps = |from: Square| {
        let mut to = lifted.reach(piece, from);
        to.retain(|to| lifted.at(*to).is_none_or(|other| other.color != side));
        to.retain(|to| b.pawn_attacks(!side, *to).is_empty());
        to
    };
    let near = hits(officer) || steps(officer).iter().any(|a| hits(*a) || steps(*a).iter().any(|c| hits(*c)));
    mobility(b, side, officer).len() <= 2 || !near
}

fn is_trapped(b: &Plain, side: Color, officer: Square) -> bool {
    let Some(at) = b.turn(side) else { return false };
    let in_check = !b.attackers(b.king(side), !side).is_empty();
    if in_check || b.is_pinned(officer) || !b.is_en_prise(officer) {
        return false;
    }
    at.legal_moves().iter().filter(|m| m.from() == officer).all(|&m| {
        let takes = b.at(m.to()).map_or(0, |piece| price(piece.role));
        takes < worth(role(b, officer)) && Plain::new(&at.play(m).unwrap()).is_en_prise(m.to())
    })
}

pub(crate) fn judged_pawns(b: &Plain, side: Color) -> Vec<Square> {
    let central: Vec<Square> =
        b.pawns(side).into_iter().filter(|pawn| (3..=6).contains(&file(*pawn))).collect();
    if central.len() < 3 { b.pawns(side) } else { central }
}

pub(crate) fn bad_bishop(b: &Plain, side: Color, bishop: Square) -> Option<Vec<Square>> {
    let judged = judged_pawns(b, side);
    let same: Vec<Square> =
        judged.iter().copied().filter(|pawn| pawn.is_light() == bishop.is_light()).collect();
    let blocked: Vec<Square> = same.iter().copied().filter(|pawn| b.is_blocked(side, *pawn)).collect();
    (same.len() * 2 > judged.len() && blocked.len() >= 2).then_some(blocked)
}

fn has_pair(b: &Plain, side: Color) -> bool {
    let bishops = b.all(side, &[Role::Bishop]);
    bishops.iter().any(|bishop| bishop.is_light()) && bishops.iter().any(|bishop| !bishop.is_light())
}

fn fianchetti(b: &Plain, side: Color) -> Vec<Square> {
    let is_one = |bishop: &Square| {
        matches!(file(*bishop), 2 | 7)
            && rank(side, *bishop) == 2
            && [3, 4].into_iter().any(|r| b.is(place(side, file(*bishop), r), side, Role::Pawn))
    };
    b.all(side, &[Role::Bishop]).into_iter().filter(is_one).collect()
}

fn batteries(b: &Plain, side: Color, on_file: bool) -> Vec<Row> {
    let mut found = Vec::new();
    for slider in b.all(side, &[Role::Bishop, Role::Rook, Role::Queen]) {
        for direction in directions(role(b, slider)) {
            let Some(other) = b.first(slider, direction).filter(|other| slider < *other) else { continue };
            let piece = b.at(other).unwrap();
            if piece.color == side
                && directions(piece.role).contains(&direction)
                && (direction.0 == 0 || !on_file)
            {
                found.push(row(NOTHING, [slider, other]));
            }
        }
    }
    found
}

fn connected_rooks(b: &Plain, side: Color) -> Vec<Row> {
    let mut found = Vec::new();
    for one in b.all(side, &[Role::Rook]) {
        for direction in [(1, 0), (0, 1)] {
            if let Some(other) = b.first(one, direction)
                && b.is(Some(other), side, Role::Rook)
            {
                found.push(row(NOTHING, [one, other]));
            }
        }
    }
    found
}

fn on_seventh(b: &Plain, side: Color) -> Vec<Square> {
    let busy = |piece: &Square| {
        let hits = b.attacks(*piece);
        let pawn = |hit: &Square| rank(side, *hit) == 7 && b.is(Some(*hit), !side, Role::Pawn);
        rank(side, *piece) == 7 && (rank(side, b.king(!side)) == 8 || hits.iter().any(pawn))
    };
    b.all(side, &[Role::Rook, Role::Queen]).into_iter().filter(busy).collect()
}

fn rooks_behind(b: &Plain, side: Color) -> Vec<Row> {
    let mut found = Vec::new();
    for rook in b.all(side, &[Role::Rook]) {
        for owner in Color::ALL {
            let ahead = if owner == Color::White { (0, 1) } else { (0, -1) };
            if let Some(pawn) = b.first(rook, ahead)
                && b.is(Some(pawn), owner, Role::Pawn)
                && b.is_passed(owner, pawn)
            {
                found.push(aimed(NOTHING, [rook], [pawn]));
            }
        }
    }
    found
}

fn cut_off(b: &Plain, side: Color) -> Vec<Row> {
    let home = file(b.king(side));
    let mut found = Vec::new();
    for rook in b.all(!side, &[Role::Rook]) {
        let mut beyond = Vec::new();
        for owner in Color::ALL {
            beyond.extend(b.pawns(owner).into_iter().filter(|pawn| {
                let (low, high) = (home.min(file(*pawn)), home.max(file(*pawn)));
                b.is_passed(owner, *pawn) && low < file(rook) && file(rook) < high
            }));
        }
        if !beyond.is_empty() {
            found.push(aimed(NOTHING, [b.king(side)], beyond));
        }
    }
    found
}

fn is_weakened(b: &Plain, side: Color) -> bool {
    let king = b.king(side);
    let shield = |f: i8, r: i8| b.is(place(side, f, r), side, Role::Pawn);
    let missing = b.sector(king).any(|f| !shield(f, 2) && !shield(f, 3));
    let (edge, knight) = if file(king) >= 7 { (8, 7) } else { (1, 2) };
    let nest = place(side, knight, 2).unwrap().is_light();
    let guarded = b.all(side, &[Role::Bishop]).iter().any(|bishop| bishop.is_light() == nest);
    let moved = [edge, knight].into_iter().any(|f| b.sector(king).contains(&f) && shield(f, 3));
    b.is_castled(side) && (missing || (moved && !guarded))
}

/// The board without the officers that stand on a side's first rank or guard it.
pub(crate) fn back_rank_lifted(b: &Plain, side: Color) -> Plain {
    let mut lifted = b.clone();
    for officer in b.officers(side) {
        if rank(side, officer) == 1 || b.attacks(officer).iter().any(|to| rank(side, *to) == 1) {
            lifted.put(officer, None);
        }
    }
    lifted
}

fn back_rank(b: &Plain, side: Color) -> bool {
    let king = b.king(side);
    if rank(side, king) != 1 {
        return false;
    }
    let shut = b.ring(king).into_iter().filter(|square| rank(side, *square) == 2).all(|square| {
        b.at(square).is_some_and(|piece| piece.color == side) || !b.attackers(square, !side).is_empty()
    });
    let lifted = back_rank_lifted(b, side);
    let enters = |piece: Square| {
        lifted.attacks(piece).into_iter().any(|to| {
            let free = lifted.at(to).is_none_or(|other| other.color == side && other.role != Role::King);
            let clear = Plain::between(to, king).into_iter().all(|square| lifted.at(square).is_none());
            rank(side, to) == 1 && free && clear
        })
    };
    shut && b.all(!side, &[Role::Rook, Role::Queen]).into_iter().any(enters)
}

fn wins_behind(b: &Plain, tie: Tie) -> bool {
    b.without(tie.front).wins(tie.slider, tie.rear)
}

fn is_skewer(b: &Plain, tie: Tie) -> bool {
    let (front, rear) = (role(b, tie.front), role(b, tie.rear));
    price(front) >= price(rear)
        && (front == Role::King || b.wins(tie.slider, tie.front))
        && wins_behind(b, tie)
}

/// Whether the front piece of a tie has a legal move off its line.
fn can_leave(b: &Plain, side: Color, tie: Tie, quietly: bool) -> bool {
    let Some(at) = b.turn(side) else { return false };
    let on_line = |square: Square| {
        let (files, ranks) =
            (file(square) - file(tie.slider), rank(Color::White, square) - rank(Color::White, tie.slider));
        files * tie.direction.1 == ranks * tie.direction.0
    };
    at.legal_moves().iter().any(|&m| {
        let check = at.play(m).unwrap().is_check();
        m.from() == tie.front && !on_line(m.destination()) && !(quietly && check)
    })
}

fn is_along(b: &Plain, side: Color, tie: Tie) -> bool {
    let mut path = Plain::between(tie.slider, tie.rear);
    path.push(tie.slider);
    let goes = |to: Square| match role(b, tie.front) {
        Role::Pawn => {
            (up(side, tie.front) == Some(to) && b.at(to).is_none())
                || (b.at(to).is_some() && b.attacks(tie.front).contains(&to))
        }
        _ => b.attacks(tie.front).contains(&to),
    };
    path.into_iter().filter(|to| *to != tie.front).any(goes)
}

/// The same piece guards `rear` whether it is held by a king behind it or by something that would fall.
pub(crate) fn holds(b: &Plain, side: Color, tie: Tie) -> bool {
    if b.at(tie.rear).unwrap().color != side {
        return false;
    }
    let dear = price(role(b, tie.rear)) >= price(role(b, tie.front));
    tie.rear == b.king(side) || (dear && wins_behind(b, tie) && !is_skewer(b, tie))
}

pub(crate) fn double_targets(b: &Plain, side: Color, piece: Square) -> Vec<Square> {
    let mut hits = b.attacks(piece);
    hits.retain(|hit| b.at(*hit).is_some_and(|other| other.color != side));
    hits.retain(|hit| role(b, *hit) == Role::King || b.wins(piece, *hit));
    hits
}

/// What falls without a piece, and whether they mate without it.
pub(crate) fn duties(b: &Plain, side: Color, guard: Square) -> (Vec<Square>, bool) {
    if role(b, guard) == Role::King || b.is_pinned(guard) {
        return (Vec::new(), false);
    }
    let lifted = b.without(guard);
    let mut others = b.own(side);
    others.retain(|other| *other != guard && role(b, *other) != Role::King);
    others.retain(|other| !b.falls(*other) && lifted.falls(*other));
    let has_mate = b.turn(!side).is_some_and(|at| Plain::mates(&at).is_empty());
    (others, has_mate && !mates_without(b, side, guard).is_empty())
}

/// The mates in one move that the other side would have with a piece lifted off.
pub(crate) fn mates_without(b: &Plain, side: Color, guard: Square) -> Vec<Move> {
    let Some(at) = b.turn(!side) else { return Vec::new() };
    let mut setup = at.setup();
    setup.remove(guard);
    setup.castling = setup.castling.without(guard);
    setup.examine().0.map_or(Vec::new(), |at| Plain::mates(&at))
}

fn duty_count(b: &Plain, side: Color, guard: Square) -> usize {
    let (guarded, mate) = duties(b, side, guard);
    guarded.len() + usize::from(mate)
}

fn threats(b: &Plain, side: Color, concept: Concept) -> Vec<Row> {
    let Some(at) = b.turn(side) else { return Vec::new() };
    let mut found = Vec::new();
    for &m in &at.legal_moves() {
        let after = at.play(m).unwrap();
        let gain = Plain::exchange(&at, m).0;
        let target = if m.kind() == tratto_board::MoveKind::EnPassant {
            Square::new(m.to().file(), m.from().rank())
        } else {
            m.to()
        };
        let takes = !m.is_castling() && b.at(target).is_some_and(|piece| piece.role != Role::King);
        let (kind, gain, target) = if after.is_checkmate() {
            (Concept::MateThreat, 99, b.king(!side))
        } else if let Some(role) = m.promotes_to() {
            if gain < worth(role.into()) - 1 || after.is_stalemate() {
                continue;
            }
            (Concept::PromotionThreat, gain, m.to())
        } else if takes && gain > 0 {
            (Concept::CaptureThreat, gain, target)
        } else {
            continue;
        };
        if kind == concept {
            found.push(aimed(Figures::Gain(gain), [m.from()], [target]));
        }
    }
    found
}

pub(crate) fn expected(b: &Plain, concept: Concept, side: Color) -> Vec<Row> {
    let (mine, king, enemy) = (b.own(side), b.king(side), b.king(!side));
    let is_mine = |square: Square| b.at(square).is_some_and(|piece| piece.color == side);
    let officers = b.officers(side);
    let bishops = b.all(side, &[Role::Bishop]);
    let lead = |role: Role| b.all(side, &[role]).len() as i32 - b.all(!side, &[role]).len() as i32;
    let flag =
        |holds: bool, subject: Vec<Square>| if holds { vec![row(NOTHING, subject)] } else { Vec::new() };
    let on = |ties: Vec<Tie>,
              holds: &dyn Fn(Tie) -> bool,
              subject: &dyn Fn(Tie) -> (Square, Vec<Square>)|
     -> Vec<Row> {
        let kept = ties.into_iter().filter(|tie| holds(*tie)).map(subject);
        kept.map(|(subject, target)| aimed(NOTHING, [subject], target)).collect()
    };
    let forward = |tie: Tie| (tie.front, vec![tie.rear]);
    match concept {
        Concept::Material => {
            let figures = Figures::Versus { ours: sum(b, side), theirs: sum(b, !side) };
            vec![row(figures, mine)]
        }
        Concept::MaterialLead => {
            let ahead = sum(b, side) - sum(b, !side);
            if ahead >= 2 { vec![row(count(ahead as usize), mine)] } else { Vec::new() }
        }
        Concept::TheExchange => {
            let up = lead(Role::Rook) == 1
                && lead(Role::Knight) + lead(Role::Bishop) == -1
                && lead(Role::Queen) == 0
                && lead(Role::Pawn) == 0;
            flag(up, b.all(side, &[Role::Rook]))
        }
        Concept::HangingPiece => {
            singles(mine.into_iter().filter(|square| *square != king && !b.is_defended(*square)))
        }
        Concept::EnPrise => singles(mine.into_iter().filter(|square| b.is_en_prise(*square))),
        Concept::WinnablePiece => {
            singles(mine.into_iter().filter(|square| *square != king && b.is_winnable(*square)))
        }
        Concept::TrappedPiece => singles(officers.into_iter().filter(|square| is_trapped(b, side, *square))),
        Concept::Mobility => {
            officers.into_iter().map(|square| row(count(mobility(b, side, square).len()), [square])).collect()
        }
        Concept::OutOfPlay => officers
            .into_iter()
            .filter(|square| is_out_of_play(b, side, *square))
            .map(|square| row(count(mobility(b, side, square).len()), [square]))
            .collect(),
        Concept::OffensivePiece => {
            let target = |to: &Square| {
                b.at(*to).is_some_and(|piece| piece.color != side)
                    || (rank(side, *to) >= 5 && b.is_hole(!side, *to, 3, 6))
            };
            singles(officers.into_iter().filter(|square| b.attacks(*square).iter().any(target)))
        }
        Concept::StablePiece => singles(officers.into_iter().filter(|square| !b.ever(!side, *square))),
        Concept::LongDiagonal => {
            let long = |square: &Square| {
                let (f, r) = (file(*square), rank(Color::White, *square));
                f == r || f + r == 9
            };
            singles(b.all(side, &[Role::Bishop, Role::Queen]).into_iter().filter(long))
        }
        Concept::Battery => batteries(b, side, false),
        Concept::DoubledOnFile => batteries(b, side, true),
        Concept::BadBishop => singles(bishops.into_iter().filter(|at| bad_bishop(b, side, *at).is_some())),
        Concept::BishopOutsideChain => singles(bishops.into_iter().filter(|at| {
            bad_bishop(b, side, *at)
                .is_some_and(|blocked| blocked.iter().all(|pawn| rank(side, *pawn) < rank(side, *at)))
        })),
        Concept::GoodBishop => {
            let mut blocked = judged_pawns(b, side);
            blocked.retain(|pawn| b.is_blocked(side, *pawn));
            let good = |at: &Square| blocked.iter().all(|pawn| pawn.is_light() != at.is_light());
            if blocked.is_empty() { Vec::new() } else { singles(bishops.into_iter().filter(good)) }
        }
        Concept::BishopPair => flag(has_pair(b, side) && !has_pair(b, !side), bishops),
        Concept::OppositeBishops => {
            let theirs = b.all(!side, &[Role::Bishop]);
            let opposite =
                bishops.len() == 1 && theirs.len() == 1 && bishops[0].is_light() != theirs[0].is_light();
            flag(opposite, [bishops, theirs].concat())
        }
        Concept::Fianchetto => singles(fianchetti(b, side)),
        Concept::CastledFianchetto => {
            let before = |bishop: &Square| b.is_castled(side) && (file(*bishop) == 7) == (file(king) >= 7);
            singles(fianchetti(b, side).into_iter().filter(before))
        }
        Concept::KnightOnRim => {
            let rim = |at: &Square| {
                let (f, r) = (file(*at), rank(side, *at));
                (matches!(f, 1 | 8) || matches!(r, 1 | 8)) && !(r == 1 && matches!(f, 2 | 7))
            };
            singles(b.all(side, &[Role::Knight]).into_iter().filter(rim))
        }
        Concept::CentralKnight => singles(
            b.all(side, &[Role::Knight])
                .into_iter()
                .filter(|at| (3..=6).contains(&file(*at)) && (3..=6).contains(&rank(side, *at))),
        ),
        Concept::ConnectedRooks => connected_rooks(b, side),
        Concept::RookOnOpenFile | Concept::RookOnHalfOpenFile => {
            let half = concept == Concept::RookOnHalfOpenFile;
            singles(b.all(side, &[Role::Rook]).into_iter().filter(|rook| {
                let (own, other) = (b.on_file(side, file(*rook)), b.on_file(!side, file(*rook)));
                own.is_empty() && other.is_empty() != half
            }))
        }
        Concept::RookOnSeventh => singles(on_seventh(b, side)),
        Concept::DoubledOnSeventh => {
            let pieces = on_seventh(b, side);
            if pieces.len() >= 2 { vec![row(count(pieces.len()), pieces)] } else { Vec::new() }
        }
        Concept::RookBehindPasser => rooks_behind(b, side),
        Concept::CutOffKing => cut_off(b, side),
        Concept::SameSideCastling | Concept::OppositeSideCastling => {
            let same = (file(king) >= 7) == (file(enemy) >= 7);
            let castled = b.is_castled(side) && b.is_castled(!side);
            flag(castled && same == (concept == Concept::SameSideCastling), vec![king, enemy])
        }
        Concept::KingShield => {
            let before = |pawn: &&Square| {
                b.sector(king).contains(&file(**pawn)) && matches!(rank(side, **pawn), 2 | 3)
            };
            let pawns = b.pawns(side).iter().filter(before).count();
            if b.is_castled(side) { vec![row(count(pawns), [king])] } else { Vec::new() }
        }
        Concept::WeakenedCastling => flag(is_weakened(b, side), vec![king]),
        Concept::UncastledKing => {
            let closed = |f: i8| !b.on_file(side, f).is_empty() && !b.on_file(!side, f).is_empty();
            let late = b.position.fullmoves() >= 10 && matches!(file(king), 4 | 5) && rank(side, king) <= 2;
            flag(late && !(closed(4) && closed(5)), vec![king])
        }
        Concept::ExposedKing => {
            let cover =
                |at: &Square| rank(side, *at) >= rank(side, king) && b.is(Some(*at), side, Role::Pawn);
            flag(!b.ring(king).iter().any(cover), vec![king])
        }
        Concept::KingPressure => {
            let ring = b.ring(enemy);
            let (ours, theirs) = (b.bearing(side, &ring), b.bearing(!side, &ring));
            if ours.is_empty() { Vec::new() } else { vec![row(versus(ours.len(), theirs.len()), [enemy])] }
        }
        Concept::LocalSuperiority => {
            let mut found = Vec::new();
            for files in [1..=3, 4..=5, 6..=8] {
                let part: Vec<Square> =
                    Square::all().filter(|at| files.contains(&file(*at)) && rank(side, *at) >= 5).collect();
                let (ours, theirs) = (b.bearing(side, &part).len(), b.bearing(!side, &part).len());
                if ours > theirs {
                    found.push(row(versus(ours, theirs), part));
                }
            }
            found
        }
        Concept::PawnStorm | Concept::StormWithOpenCentre => {
            let open =
                [4, 5].into_iter().any(|f| b.on_file(side, f).is_empty() && b.on_file(!side, f).is_empty());
            let mut pawns = b.pawns(side);
            pawns.retain(|pawn| rank(side, *pawn) >= 5 && b.sector(enemy).contains(&file(*pawn)));
            if concept == Concept::PawnStorm || open { one(NOTHING, pawns) } else { Vec::new() }
        }
        Concept::BackRankWeakness => flag(back_rank(b, side), vec![king]),
        Concept::Luft => {
            let free = |at: &Square| {
                rank(side, *at) == 2 && b.at(*at).is_none() && b.attackers(*at, !side).is_empty()
            };
            flag(rank(side, king) == 1 && b.ring(king).iter().any(free), vec![king])
        }
        Concept::AbsolutePin => on(b.ties(!side), &|tie| is_mine(tie.front) && tie.rear == king, &forward),
        Concept::TotalPin => {
            let holds = |tie: Tie| is_mine(tie.front) && tie.rear == king && !is_along(b, side, tie);
            on(b.ties(!side), &holds, &forward)
        }
        Concept::RelativePin => {
            let held = |tie: Tie| {
                is_mine(tie.front) && tie.rear != king && holds(b, side, tie) && can_leave(b, side, tie, true)
            };
            on(b.ties(!side), &held, &forward)
        }
        Concept::CrossPin => {
            let mut found = Vec::new();
            for piece in mine.into_iter().filter(|piece| *piece != king) {
                let lines = b
                    .ties(!side)
                    .into_iter()
                    .filter(|tie| tie.front == piece && holds(b, side, *tie))
                    .count();
                if lines >= 2 {
                    found.push(row(count(lines), [piece]));
                }
            }
            found
        }
        Concept::HalfPin => {
            let mut found = Vec::new();
            for tie in b.ties(!side) {
                let behind = b.first(tie.rear, tie.direction);
                if is_mine(tie.front)
                    && is_mine(tie.rear)
                    && tie.rear != king
                    && tie.front != king
                    && behind == Some(king)
                {
                    found.push(row(NOTHING, [tie.front, tie.rear]));
                }
            }
            found
        }
        Concept::Skewer => {
            let holds = |tie: Tie| !is_mine(tie.front) && !is_mine(tie.rear) && is_skewer(b, tie);
            on(b.ties(side), &holds, &|tie| (tie.slider, vec![tie.front, tie.rear]))
        }
        Concept::XRayAttack => {
            let holds =
                |tie: Tie| !is_mine(tie.front) && !is_mine(tie.rear) && role(b, tie.rear) != Role::Pawn;
            on(b.ties(side), &holds, &|tie| (tie.slider, vec![tie.rear]))
        }
        Concept::XRayDefence => {
            let holds = |tie: Tie| !is_mine(tie.front) && is_mine(tie.rear) && tie.rear != king;
            on(b.ties(side), &holds, &|tie| (tie.slider, vec![tie.rear]))
        }
        Concept::DiscoveredAttack | Concept::DiscoveredCheck => {
            let check = concept == Concept::DiscoveredCheck;
            let holds = |tie: Tie| {
                is_mine(tie.front)
                    && !is_mine(tie.rear)
                    && (tie.rear == enemy) == check
                    && (check || wins_behind(b, tie))
                    && can_leave(b, side, tie, false)
            };
            on(b.ties(side), &holds, &forward)
        }
        Concept::DoubleAttack => {
            let two = mine.into_iter().map(|piece| (piece, double_targets(b, side, piece)));
            two.filter(|(_, targets)| targets.len() >= 2)
                .map(|(piece, targets)| aimed(count(targets.len()), [piece], targets))
                .collect()
        }
        Concept::Duty => {
            let all = mine.into_iter().flat_map(|guard| {
                duties(b, side, guard).0.into_iter().map(move |target| aimed(NOTHING, [guard], [target]))
            });
            all.collect()
        }
        Concept::MateDuty => singles(mine.into_iter().filter(|guard| duties(b, side, *guard).1)),
        Concept::OverloadedPiece | Concept::DefensivePiece => {
            let (among, least): (Set, usize) = if concept == Concept::OverloadedPiece {
                (mine.into_iter().collect(), 2)
            } else {
                (officers.into_iter().collect(), 1)
            };
            let counted = among.into_iter().map(|guard| (guard, duty_count(b, side, guard)));
            counted
                .filter(|(_, duties)| *duties >= least)
                .map(|(guard, duties)| row(count(duties), [guard]))
                .collect()
        }
        Concept::MateThreat | Concept::PromotionThreat | Concept::CaptureThreat => threats(b, side, concept),
        other => panic!("{} has no second definition", other.key()),
    }
}
