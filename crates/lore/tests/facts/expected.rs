//! Which facts each concept must give, from its definition: pawns, squares, files, the centre.

use super::slow::{Plain, Set, apart, file, place, rank, up};
use super::tactics;
use tratto_board::{Color, Position, Role, Square};
use tratto_lore::fact::{Concept, Figures, Ranks};

/// One expected fact: its numbers, its subject (its line, where it has no subject) and its target, where several have one subject.
pub(crate) type Row = (Figures, Set, Option<Set>);

pub(crate) fn row(figures: Figures, subject: impl IntoIterator<Item = Square>) -> Row {
    (figures, subject.into_iter().collect(), None)
}

pub(crate) fn aimed(
    figures: Figures,
    subject: impl IntoIterator<Item = Square>,
    target: impl IntoIterator<Item = Square>,
) -> Row {
    (figures, subject.into_iter().collect(), Some(target.into_iter().collect()))
}

pub(crate) const NOTHING: Figures = Figures::Nothing;

pub(crate) fn count(found: usize) -> Figures {
    Figures::Count(found as u32)
}

pub(crate) fn versus(ours: usize, theirs: usize) -> Figures {
    Figures::Versus { ours: ours as i32, theirs: theirs as i32 }
}

/// One row for each of these squares.
pub(crate) fn singles(squares: impl IntoIterator<Item = Square>) -> Vec<Row> {
    squares.into_iter().map(|square| row(NOTHING, [square])).collect()
}

/// One row, if there is anything in it.
pub(crate) fn one(figures: Figures, subject: Vec<Square>) -> Vec<Row> {
    if subject.is_empty() { Vec::new() } else { vec![row(figures, subject)] }
}

fn file_squares(wanted: i8) -> Vec<Square> {
    Square::all().filter(|square| file(*square) == wanted).collect()
}

pub(crate) fn centre() -> [Square; 4] {
    [Square::D4, Square::E4, Square::D5, Square::E5]
}

pub(crate) fn space(b: &Plain, side: Color) -> Vec<Square> {
    Square::all()
        .filter(|square| {
            let pawns = b.on_file(side, file(*square));
            (2..=4).contains(&rank(side, *square))
                && (3..=6).contains(&file(*square))
                && pawns.iter().any(|pawn| rank(side, *pawn) >= rank(side, *square))
                && b.pawn_attacks(!side, *square).is_empty()
        })
        .collect()
}

fn has_ram(b: &Plain, wanted: i8) -> Option<Vec<Square>> {
    let white = b.on_file(Color::White, wanted);
    let rams = white.into_iter().filter(|pawn| b.is(up(Color::White, *pawn), Color::Black, Role::Pawn));
    let mut pawns = Vec::new();
    for pawn in rams {
        let other = up(Color::White, pawn).unwrap();
        if !b.pawn_attacks(Color::Black, pawn).is_empty() || !b.pawn_attacks(Color::White, other).is_empty() {
            return None;
        }
        pawns.extend([pawn, other]);
    }
    (!pawns.is_empty()).then_some(pawns)
}

fn blocked_centre(b: &Plain) -> Option<Vec<Square>> {
    Some([has_ram(b, 4)?, has_ram(b, 5)?].concat())
}

fn is_open(b: &Plain, wanted: i8) -> bool {
    b.on_file(Color::White, wanted).is_empty() && b.on_file(Color::Black, wanted).is_empty()
}

fn mobile_centre(b: &Plain, side: Color) -> Vec<Row> {
    let mut found = Vec::new();
    for left in b.pawns(side) {
        let right = place(side, file(left) + 1, rank(side, left));
        if !(3..=5).contains(&file(left)) || rank(side, left) < 4 || !b.is(right, side, Role::Pawn) {
            continue;
        }
        let can_go = |pawn: Square| {
            up(side, pawn).is_some_and(|stop| {
                b.at(stop).is_none() && b.pawn_attacks(!side, stop).len() <= b.pawn_attacks(side, stop).len()
            })
        };
        if can_go(left) || can_go(right.unwrap()) {
            found.push(row(NOTHING, [left, right.unwrap()]));
        }
    }
    found
}

fn strong(b: &Plain, side: Color) -> Vec<Square> {
    Square::all()
        .filter(|square| {
            (4..=6).contains(&rank(side, *square))
                && !b.pawn_attacks(side, *square).is_empty()
                && !b.ever(!side, *square)
                && b.at(*square).is_none_or(|piece| piece.role != Role::Pawn)
        })
        .collect()
}

fn holes(b: &Plain, side: Color, from: i8, to: i8) -> Vec<Square> {
    Square::all().filter(|square| b.is_hole(side, *square, from, to)).collect()
}

/// All rows of pawns in which each defends the next, from a pawn that none defends to one that defends none.
fn chains(b: &Plain, side: Color) -> Vec<Vec<Square>> {
    let next = |pawn: Square| {
        let mut found = b.attacks(pawn);
        found.retain(|square| b.is(Some(*square), side, Role::Pawn));
        found
    };
    let bases = b.pawns(side).into_iter().filter(|pawn| b.pawn_attacks(side, *pawn).is_empty());
    let mut open: Vec<Vec<Square>> = bases.map(|pawn| vec![pawn]).collect();
    let mut done = Vec::new();
    while let Some(chain) = open.pop() {
        let on = next(chain[chain.len() - 1]);
        if on.is_empty() {
            done.push(chain);
            continue;
        }
        for square in on {
            open.push([chain.clone(), vec![square]].concat());
        }
    }
    done
}

fn majorities(b: &Plain, side: Color, effective: bool) -> Vec<Row> {
    let mut found = Vec::new();
    for files in [1..=4, 5..=8] {
        let on_wing = |color: Color| -> Vec<Square> {
            b.pawns(color).into_iter().filter(|pawn| files.contains(&file(*pawn))).collect()
        };
        let (mine, theirs) = (on_wing(side), on_wing(!side));
        let sound =
            mine.iter().all(|pawn| b.on_file(side, file(*pawn)).len() == 1 && !b.is_backward(side, *pawn));
        if mine.len() > theirs.len() && (sound || !effective) {
            found.push(row(versus(mine.len(), theirs.len()), mine));
        }
    }
    found
}

fn hanging_pawns(b: &Plain, side: Color) -> Vec<Row> {
    let mut found = Vec::new();
    for left in 3..=5 {
        let (one, other) = (b.on_file(side, left), b.on_file(side, left + 1));
        if one.len() != 1 || other.len() != 1 {
            continue;
        }
        let steps = [rank(side, one[0]), rank(side, other[0])];
        let on_rank = steps.iter().all(|step| matches!(step, 3 | 4)) && steps.contains(&4);
        let free = |wanted| b.on_file(side, wanted).is_empty();
        let facing = [left, left + 1].iter().any(|wanted| !b.on_file(!side, *wanted).is_empty());
        if on_rank && free(left - 1) && free(left + 2) && !facing {
            found.push(row(NOTHING, [one[0], other[0]]));
        }
    }
    found
}

fn breaks(b: &Plain, side: Color) -> Vec<Row> {
    let Some(at) = b.turn(side) else { return Vec::new() };
    let mut found = Vec::new();
    for &m in &at.legal_moves() {
        if at.role_at(m.from()) != Some(Role::Pawn) || m.promotes_to().is_some() {
            continue;
        }
        let after = Plain::new(&at.play(m).unwrap());
        let mut targets = after.attacks(m.to());
        targets.retain(|square| after.is(Some(*square), !side, Role::Pawn));
        if !targets.is_empty() {
            found.push(aimed(NOTHING, [m.from()], targets));
        }
    }
    found
}

fn passed_pairs(b: &Plain, side: Color, most: i8) -> Vec<Row> {
    let passed: Vec<Square> = b.pawns(side).into_iter().filter(|pawn| b.is_passed(side, *pawn)).collect();
    let mut found = Vec::new();
    for &one in &passed {
        for &other in &passed {
            if file(other) - file(one) == 1 && (rank(side, one) - rank(side, other)).abs() <= most {
                found.push(row(NOTHING, [one, other]));
            }
        }
    }
    found
}

fn candidates(b: &Plain, side: Color) -> Vec<Row> {
    let mut found = Vec::new();
    for pawn in b.pawns(side) {
        let ahead = |other: &Square| rank(side, *other) > rank(side, pawn);
        if b.is_passed(side, pawn) || b.on_file(!side, file(pawn)).iter().any(ahead) {
            continue;
        }
        let helpers = b.neighbours(side, pawn).into_iter().filter(|other| !ahead(other)).count();
        let against = b.pawns(!side).into_iter().filter(|other| (file(*other) - file(pawn)).abs() == 1);
        let against = against.filter(ahead).count();
        if helpers >= against {
            found.push(row(versus(helpers, against), [pawn]));
        }
    }
    found
}

fn colour_complexes(b: &Plain, side: Color) -> Vec<Row> {
    let mut found = Vec::new();
    for light in [true, false] {
        let bishops = b.all(side, &[Role::Bishop]);
        if bishops.iter().any(|bishop| bishop.is_light() == light) {
            continue;
        }
        let weak: Vec<Square> =
            holes(b, side, 3, 4).into_iter().filter(|hole| hole.is_light() == light).collect();
        let near =
            |first: i8| weak.iter().copied().filter(move |hole| (first..first + 3).contains(&file(*hole)));
        let all: Set = (1..=6).filter(|first| near(*first).count() >= 3).flat_map(near).collect();
        if !all.is_empty() {
            found.push(row(count(all.len()), all));
        }
    }
    found
}

/// The holes that no officer of theirs reaches in one or two safe moves.
fn negligible(b: &Plain, side: Color) -> Vec<Square> {
    let mut found = holes(b, side, 3, 4);
    for officer in b.officers(!side) {
        let piece = b.at(officer).unwrap();
        let lifted = b.without(officer);
        let own = |square: Square| lifted.at(square).is_some_and(|other| other.color == !side);
        let safe = |square: Square| {
            let mut there = lifted.clone();
            there.put(square, Some(piece));
            there.swap(square, side) == 0
        };
        let mut reached = vec![officer];
        for step in b.attacks(officer) {
            if own(step) || !safe(step) {
                continue;
            }
            reached.push(step);
            reached.extend(lifted.reach(piece, step).into_iter().filter(|goal| !own(*goal) && safe(*goal)));
        }
        found.retain(|hole| !reached.contains(hole));
    }
    found
}

/// The one square to which an officer can go without loss, if there is just one.
pub(crate) fn only_safe(at: &Position, officer: Square) -> Option<Square> {
    let moves = at.legal_moves();
    let safe = moves.iter().filter(|m| m.from() == officer && !m.is_castling());
    let goals: Set = safe.filter(|m| Plain::exchange(at, **m).0 >= 0).map(|m| m.to()).collect();
    (goals.len() == 1).then(|| goals.first().copied()).flatten()
}

fn transits(b: &Plain, side: Color) -> Vec<Row> {
    let Some(at) = b.turn(side) else { return Vec::new() };
    let only = |officer: Square| only_safe(&at, officer);
    let mut found = Vec::new();
    for goal in Square::all().filter(|square| b.at(*square).is_none()) {
        let users: Vec<Square> =
            b.officers(side).into_iter().filter(|officer| only(*officer) == Some(goal)).collect();
        if users.len() >= 2 {
            found.push(row(count(users.len()), users));
        }
    }
    found
}

/// The facts of a concept for one side.
pub(crate) fn expected(b: &Plain, concept: Concept, side: Color) -> Vec<Row> {
    let pawns = b.pawns(side);
    let kept = |test: &dyn Fn(Square) -> bool| -> Vec<Square> {
        pawns.iter().copied().filter(|pawn| test(*pawn)).collect()
    };
    let both = |wanted: i8| [b.on_file(Color::White, wanted), b.on_file(Color::Black, wanted)].concat();
    match concept {
        Concept::CentreOccupation => {
            let on = |roles: &[Role]| -> Vec<Square> {
                b.all(side, roles).into_iter().filter(|square| centre().contains(square)).collect()
            };
            let pawns = on(&[Role::Pawn]);
            let officers = on(&[Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
            let figures = Figures::Split { pawns: pawns.len() as u32, officers: officers.len() as u32 };
            one(figures, [pawns, officers].concat())
        }
        Concept::CentreControl => {
            let hits = |pieces: Vec<Square>| -> u32 {
                let one = |from| b.attacks(from).iter().filter(|hit| centre().contains(hit)).count();
                pieces.into_iter().map(one).sum::<usize>() as u32
            };
            let figures = Figures::Split { pawns: hits(b.pawns(side)), officers: hits(b.officers(side)) };
            if figures == (Figures::Split { pawns: 0, officers: 0 }) {
                Vec::new()
            } else {
                vec![row(figures, [])]
            }
        }
        Concept::BlockedCentre => blocked_centre(b).map_or(Vec::new(), |pawns| one(NOTHING, pawns)),
        Concept::OpenCentre => {
            [4, 5].into_iter().filter(|f| is_open(b, *f)).map(|f| row(NOTHING, file_squares(f))).collect()
        }
        Concept::MobileCentre => mobile_centre(b, side),
        Concept::UnfixedCentre => {
            let mobile = Color::ALL.into_iter().any(|side| !mobile_centre(b, side).is_empty());
            let fixed = blocked_centre(b).is_some() || is_open(b, 4) || is_open(b, 5) || mobile;
            if fixed { Vec::new() } else { one(NOTHING, [both(4), both(5)].concat()) }
        }
        Concept::OpenFile => {
            (1..=8).filter(|f| is_open(b, *f)).map(|f| row(NOTHING, file_squares(f))).collect()
        }
        Concept::HalfOpenFile => (1..=8)
            .filter(|f| b.on_file(side, *f).is_empty() && !b.on_file(!side, *f).is_empty())
            .map(|f| row(NOTHING, file_squares(f)))
            .collect(),
        Concept::ClosedFile => (1..=8)
            .filter(|f| Color::ALL.into_iter().all(|color| !b.on_file(color, *f).is_empty()))
            .map(|f| row(NOTHING, both(f)))
            .collect(),
        Concept::Hole => singles(holes(b, side, 3, 4)),
        Concept::FutureHole => singles(holes(b, side, 5, 6)),
        Concept::NegligibleHole => singles(negligible(b, side)),
        Concept::FixedHole => {
            let fixed = |hole: &Square| b.is(up(side, *hole), !side, Role::Pawn);
            singles(holes(b, side, 3, 4).into_iter().filter(fixed))
        }
        Concept::ColourComplex => colour_complexes(b, side),
        Concept::Outpost => singles(strong(b, side)),
        Concept::HeldOutpost | Concept::SupportedKnight => {
            let held = |square: &Square| {
                b.is(Some(*square), side, Role::Knight)
                    || (concept == Concept::HeldOutpost && b.is(Some(*square), side, Role::Bishop))
            };
            singles(strong(b, side).into_iter().filter(held))
        }
        Concept::Space => {
            let squares = space(b, side);
            let ranks = |files: std::ops::RangeInclusive<i8>| {
                let on: Vec<i8> = pawns
                    .iter()
                    .filter(|pawn| files.contains(&file(**pawn)))
                    .map(|pawn| rank(side, *pawn))
                    .collect();
                Ranks { sum: on.iter().map(|rank| *rank as u32).sum(), pawns: on.len() as u32 }
            };
            let figures = Figures::Space {
                squares: squares.len() as u32,
                queenside: ranks(1..=4),
                kingside: ranks(5..=8),
            };
            if pawns.is_empty() { Vec::new() } else { vec![row(figures, squares)] }
        }
        Concept::SpaceAdvantage => {
            let (mine, theirs) = (space(b, side), space(b, !side));
            let figures = versus(mine.len(), theirs.len());
            if mine.len() >= theirs.len() + 3 { vec![row(figures, mine)] } else { Vec::new() }
        }
        Concept::TransitSquare => transits(b, side),
        Concept::PawnIslands => {
            let has = |f: i8| !b.on_file(side, f).is_empty();
            one(count((1..=8).filter(|f| has(*f) && !has(f - 1)).count()), pawns)
        }
        Concept::IsolatedPawn => singles(kept(&|pawn| b.is_isolated(side, pawn))),
        Concept::Isolani => singles(kept(&|pawn| {
            b.is_isolated(side, pawn)
                && matches!(file(pawn), 4 | 5)
                && b.on_file(!side, file(pawn)).is_empty()
        })),
        Concept::DoubledPawns => {
            let files = (1..=8).map(|f| b.on_file(side, f)).filter(|on| on.len() > 1);
            files.map(|on| row(count(on.len()), on)).collect()
        }
        Concept::BackwardPawn => singles(kept(&|pawn| b.is_backward(side, pawn))),
        Concept::WeakPawn => singles(kept(&|pawn| b.is_weak(side, pawn))),
        Concept::NegligibleWeakness => {
            singles(kept(&|pawn| b.could_be_weak(side, pawn) && !b.is_weak(side, pawn)))
        }
        Concept::ClassicWeakness => {
            let rammed = |on: &Vec<Square>| {
                let front = on.iter().max_by_key(|pawn| rank(side, **pawn)).unwrap();
                b.is(up(side, *front), !side, Role::Pawn)
            };
            let files = (1..=8).map(|f| b.on_file(side, f)).filter(|on| on.len() > 1 && rammed(on));
            files.map(|on| row(NOTHING, on)).collect()
        }
        Concept::FixedWeakPawn => {
            singles(kept(&|pawn| b.is_weak(side, pawn) && b.is(up(side, pawn), !side, Role::Pawn)))
        }
        Concept::HangingPawns => hanging_pawns(b, side),
        Concept::PawnChain => {
            let long = chains(b, side).into_iter().filter(|chain| chain.len() >= 3);
            long.map(|chain| row(count(chain.len()), chain)).collect()
        }
        Concept::PawnPair => {
            let short = chains(b, side).into_iter().filter(|chain| chain.len() == 2);
            short.map(|chain| row(count(2), chain)).collect()
        }
        Concept::Phalanx => {
            let mut found = Vec::new();
            for step in 1..=8 {
                let mut run: Vec<Square> = Vec::new();
                for f in 1..=9 {
                    match place(side, f, step).filter(|square| b.is(Some(*square), side, Role::Pawn)) {
                        Some(square) => run.push(square),
                        None => {
                            if run.len() >= 2 {
                                found.push(row(count(run.len()), run.clone()));
                            }
                            run.clear();
                        }
                    }
                }
            }
            found
        }
        Concept::Stonewall => {
            let [c, d, e, f] = [(3, 3), (4, 4), (5, 3), (6, 4)]
                .map(|(f, r)| place(side, f, r).filter(|square| b.is(Some(*square), side, Role::Pawn)));
            match (d, e, f) {
                (Some(d), Some(e), Some(f)) => vec![row(NOTHING, [d, e, f].into_iter().chain(c))],
                _ => Vec::new(),
            }
        }
        Concept::Ram => singles(kept(&|pawn| b.is(up(side, pawn), !side, Role::Pawn))),
        Concept::BlockedPawn => singles(kept(&|pawn| b.is_blocked(side, pawn))),
        Concept::Blockade => {
            let theirs = b.pawns(!side).into_iter();
            let free = theirs.filter(|pawn| b.is_passed(!side, *pawn) || b.is_isolated(!side, *pawn));
            singles(free.filter_map(|pawn| up(!side, pawn)).filter(|stop| b.officers(side).contains(stop)))
        }
        Concept::Lever => {
            let hits = |pawn: Square| b.attacks(pawn).iter().any(|hit| b.is(Some(*hit), !side, Role::Pawn));
            singles(kept(&hits))
        }
        Concept::PawnBreak => breaks(b, side),
        Concept::Majority => majorities(b, side, false),
        Concept::EffectiveMajority => majorities(b, side, true),
        Concept::PassedPawn => singles(kept(&|pawn| b.is_passed(side, pawn))),
        Concept::ProtectedPassedPawn => {
            singles(kept(&|pawn| b.is_passed(side, pawn) && !b.pawn_attacks(side, pawn).is_empty()))
        }
        Concept::ConnectedPassedPawns => passed_pairs(b, side, 7),
        Concept::UnitedPassedPawns => passed_pairs(b, side, 1),
        Concept::OutsidePassedPawn => {
            let all = [b.pawns(Color::White), b.pawns(Color::Black)].concat();
            singles(kept(&|pawn| {
                let mut others = all.iter().filter(|other| **other != pawn);
                b.is_passed(side, pawn)
                    && all.len() > 1
                    && others.all(|other| (file(*other) - file(pawn)).abs() >= 3)
            }))
        }
        Concept::CandidatePawn => candidates(b, side),
        Concept::KingActivity => {
            let all = b.officers(Color::White).len() + b.officers(Color::Black).len();
            let king = b.king(side);
            let weak = b.pawns(!side).into_iter().filter(|pawn| b.is_weak(!side, *pawn));
            let figures = Figures::Distances {
                centre: centre().into_iter().map(|square| apart(king, square)).min().unwrap() as u8,
                weak_pawn: weak.map(|pawn| apart(king, pawn) as u8).min(),
            };
            if all <= 6 { vec![row(figures, [king])] } else { Vec::new() }
        }
        _ => tactics::expected(b, concept, side),
    }
}
