//! What every plan must show, from its definition.

use super::expected::expected;
use super::naive::{holds, is_sound};
use super::slow::{Plain, Set, apart, file, rank, up};
use tratto_board::{Bitboard, Color, Move, Position, Role, Square};
use tratto_lore::Part;
use tratto_lore::coach::{Advice, Plan};
use tratto_lore::fact::{Concept, Fact, Figures};

/// Whose fact a premise must be.
#[derive(Copy, Clone, PartialEq)]
enum Whose {
    Ours,
    Theirs,
    Both,
}
use Whose::{Both, Ours, Theirs};

/// The premises that a plan needs, in their order; several where one of them will do.
fn premises(plan: Plan) -> Vec<(&'static [Concept], Whose)> {
    match plan {
        Plan::TradeOfficers => vec![(&[Concept::MaterialLead], Ours)],
        Plan::TradePawns => vec![(&[Concept::MaterialLead], Theirs)],
        Plan::TradeForRoom => vec![(&[Concept::SpaceAdvantage], Theirs)],
        Plan::KeepPieces => vec![(&[Concept::SpaceAdvantage], Ours)],
        Plan::KeepTheirBadBishop => vec![(&[Concept::BadBishop], Theirs)],
        Plan::FreeBadBishop => vec![(&[Concept::BadBishop], Ours)],
        Plan::Develop | Plan::Castle | Plan::RookToSeventh => vec![],
        Plan::MakeLuft => vec![(&[Concept::BackRankWeakness], Ours)],
        Plan::AttackKing => {
            vec![
                (&[Concept::KingPressure], Ours),
                (&[Concept::ExposedKing, Concept::WeakenedCastling], Theirs),
            ]
        }
        Plan::Storm => vec![(&[Concept::OppositeSideCastling], Both)],
        Plan::StrikeInCentre => vec![(&[Concept::StormWithOpenCentre], Theirs)],
        Plan::KingToCentre => vec![(&[Concept::KingActivity], Ours)],
        Plan::LeverAtBase => vec![(&[Concept::PawnChain], Theirs), (&[Concept::PawnBreak], Ours)],
        Plan::MinorityAttack => vec![(&[Concept::Majority], Theirs), (&[Concept::HalfOpenFile], Ours)],
        Plan::AdvanceMajority => vec![(&[Concept::EffectiveMajority], Ours)],
        Plan::AdvancePassedPawn | Plan::RookBehindOwnPasser => vec![(&[Concept::PassedPawn], Ours)],
        Plan::OpenForBishops => vec![(&[Concept::BishopPair], Ours)],
        Plan::RookBehindTheirPasser => vec![(&[Concept::PassedPawn], Theirs)],
        Plan::Blockade => vec![(&[Concept::PassedPawn, Concept::IsolatedPawn], Theirs)],
        Plan::HoldBlockade => vec![(&[Concept::Blockade], Ours)],
        Plan::OccupyOutpost => vec![(&[Concept::Outpost], Ours)],
        Plan::RookToOpenFile => vec![(&[Concept::OpenFile], Both)],
        Plan::Activate => vec![(&[Concept::OutOfPlay], Ours)],
        Plan::AttackWeakPawn => vec![(&[Concept::WeakPawn], Theirs)],
        Plan::AttackPinnedPiece => vec![(&[Concept::AbsolutePin], Theirs)],
        Plan::LoadOverloaded => vec![(&[Concept::OverloadedPiece], Theirs)],
    }
}

fn set(advice: &Advice, part: Part) -> Vec<Square> {
    advice.evidence().squares(part).into_iter().collect()
}

fn subjects(plain: &Plain, concept: Concept, side: Color) -> Vec<Set> {
    expected(plain, concept, side).into_iter().map(|row| row.1).collect()
}

fn is_endgame(plain: &Plain) -> bool {
    plain.officers(Color::White).len() + plain.officers(Color::Black).len() <= 6
}

fn nearest_centre(from: Square) -> i8 {
    [Square::D4, Square::E4, Square::D5, Square::E5]
        .into_iter()
        .map(|square| apart(from, square))
        .min()
        .unwrap()
}

/// Whether a rook here stands on the pawn's file, behind it as it runs, nothing between.
fn is_behind(plain: &Plain, owner: Color, rook: Square, pawn: Square) -> bool {
    file(rook) == file(pawn)
        && rank(owner, rook) < rank(owner, pawn)
        && Plain::between(rook, pawn).into_iter().all(|square| plain.at(square).is_none())
}

/// Checks a plan: its premises by their second definitions, its moves, and what its squares say.
pub(crate) fn check(plan: Plan, advice: &Advice) -> Result<(), String> {
    let at = advice.position();
    let us = advice.side();
    let fail = |what: &str| Err(format!("{}: {what}: {}", plan.key(), at.fen()));
    let ok = |held: bool, what: &str| if held { Ok(()) } else { fail(what) };
    ok(at.turn() == us && !at.is_check(), "its side is to move and not in check")?;
    let wanted = premises(plan);
    let is_optional = plan == Plan::Castle;
    ok(is_optional || advice.premises().len() == wanted.len(), "the number of premises")?;
    for (fact, (concepts, whose)) in advice.premises().iter().zip(&wanted) {
        ok(concepts.contains(&fact.concept), "another premise")?;
        ok(*whose == Both || (fact.side == us) == (*whose == Ours), "another's premise")?;
    }
    for fact in advice.premises() {
        ok(holds(fact, at), fact.concept.key())?;
    }
    for &m in advice.moves() {
        ok(at.is_legal(m), "an illegal move")?;
        ok(is_sound(at, m), &format!("{}{} loses something at once", m.from(), m.to()))?;
    }
    let plain = Plain::new(at);
    let after = |m: Move| Plain::new(&at.play(m).unwrap());
    let each =
        |test: &dyn Fn(Move) -> bool| !advice.moves().is_empty() && advice.moves().iter().all(|&m| test(m));
    let role = |m: Move| plain.at(m.from()).unwrap().role;
    let premise = |n: usize| -> &Fact { &advice.premises()[n] };
    let subject = |n: usize| premise(n).evidence.subject().unwrap();
    let held = match plan {
        Plan::TradeOfficers | Plan::TradeForRoom | Plan::KeepPieces => {
            let mine = |color| plain.officers(color);
            set(advice, Part::Subject) == mine(us)
                && set(advice, Part::Target) == mine(!us)
                && !mine(us).is_empty()
                && !mine(!us).is_empty()
                && (plan == Plan::TradeOfficers || !is_endgame(&plain))
        }
        Plan::TradePawns => is_endgame(&plain) && !plain.pawns(us).is_empty() && !plain.pawns(!us).is_empty(),
        Plan::KeepTheirBadBishop | Plan::FreeBadBishop => {
            let owner = if plan == Plan::FreeBadBishop { us } else { !us };
            let freed = subjects(&plain, Concept::BishopOutsideChain, owner);
            !freed.iter().any(|set| set.contains(&subject(0)))
        }
        Plan::Develop => each(&|m| {
            let home = rank(us, m.from()) == 1 && matches!(file(m.from()), 2 | 3 | 6 | 7);
            let centre = [Square::D4, Square::E4, Square::D5, Square::E5];
            home && matches!(role(m), Role::Knight | Role::Bishop)
                && after(m).attacks(m.to()).iter().any(|hit| centre.contains(hit))
        }),
        Plan::Castle => each(&|m| m.is_castling()) && !is_endgame(&plain),
        Plan::MakeLuft => {
            each(&|m| role(m) == Role::Pawn && subjects(&after(m), Concept::BackRankWeakness, us).is_empty())
        }
        Plan::AttackKing => {
            let ring = plain.ring(plain.king(!us));
            let (ours, theirs) = (plain.bearing(us, &ring), plain.bearing(!us, &ring));
            ours.len() > theirs.len() && set(advice, Part::Subject) == ours && !is_endgame(&plain)
        }
        Plan::Storm => {
            let open = |wanted| [us, !us].iter().all(|side| plain.on_file(*side, wanted).is_empty());
            let near = plain.sector(plain.king(!us));
            !open(4)
                && !open(5)
                && each(&|m| {
                    role(m) == Role::Pawn && near.contains(&file(m.from())) && file(m.from()) == file(m.to())
                })
        }
        Plan::StrikeInCentre => {
            let open = |wanted| [us, !us].iter().all(|side| plain.on_file(*side, wanted).is_empty());
            open(4) || open(5)
        }
        Plan::KingToCentre => {
            is_endgame(&plain)
                && plain.all(us, &[Role::Queen]).is_empty()
                && plain.all(!us, &[Role::Queen]).is_empty()
                && each(&|m| role(m) == Role::King && nearest_centre(m.to()) < nearest_centre(m.from()))
        }
        Plan::LeverAtBase => {
            let base = set(advice, Part::Target);
            let chain: Vec<Square> = premise(0).evidence.squares(Part::Subject).into_iter().collect();
            let is_base = |square: &Square| {
                chain.contains(square)
                    && plain.pawn_attacks(!us, *square).iter().all(|pawn| !chain.contains(pawn))
            };
            base.iter().all(is_base)
                && each(&|m| {
                    role(m) == Role::Pawn && after(m).attacks(m.to()).iter().any(|hit| base.contains(hit))
                })
        }
        Plan::MinorityAttack => {
            let (ours, theirs) = (set(advice, Part::Subject), set(advice, Part::Target));
            let wing = |square: &Square| file(*square) <= 4;
            let side = wing(&theirs[0]);
            let lines = set(advice, Part::Line);
            ours.iter().chain(&theirs).all(|pawn| wing(pawn) == side)
                && ours.len() < theirs.len()
                && !ours.is_empty()
                && wing(&plain.king(us)) != side
                && lines.iter().any(|square| wing(square) == side)
                && !plain.all(us, &[Role::Rook]).is_empty()
                && !is_endgame(&plain)
        }
        Plan::AdvanceMajority => {
            let ours = set(advice, Part::Subject);
            let wing = |square: &Square| file(*square) <= 4;
            ours.iter().all(|pawn| !plain.is_passed(us, *pawn))
                && (is_endgame(&plain) || wing(&plain.king(us)) != wing(&ours[0]))
                && set(advice, Part::Key).iter().all(|pawn| ours.contains(pawn))
        }
        Plan::AdvancePassedPawn => each(&|m| m.from() == subject(0) && file(m.to()) == file(m.from())),
        Plan::OpenForBishops => each(&|m| {
            let hits = after(m).attacks(m.to());
            (3..=6).contains(&file(m.to())) && hits.iter().any(|hit| plain.is(Some(*hit), !us, Role::Pawn))
        }),
        Plan::RookBehindOwnPasser | Plan::RookBehindTheirPasser => {
            let (owner, pawn) = (premise(0).side, subject(0));
            let there = |plain: &Plain, rook: Square| is_behind(plain, owner, rook, pawn);
            !plain.all(us, &[Role::Rook]).iter().any(|rook| there(&plain, *rook))
                && each(&|m| role(m) == Role::Rook && there(&after(m), m.to()))
        }
        Plan::Blockade => {
            let stop = up(!us, subject(0)).unwrap();
            each(&|m| m.to() == stop && matches!(role(m), Role::Knight | Role::Bishop))
        }
        Plan::HoldBlockade => {
            let (knight, pawn) = (set(advice, Part::Subject)[0], set(advice, Part::Target)[0]);
            plain.is(Some(knight), us, Role::Knight) && up(!us, pawn) == Some(knight)
        }
        Plan::OccupyOutpost => {
            each(&|m| m.to() == subject(0) && matches!(role(m), Role::Knight | Role::Bishop))
        }
        Plan::RookToOpenFile => {
            let line: Bitboard = premise(0).evidence.squares(Part::Line);
            let open = |m: Move| [us, !us].iter().all(|side| plain.on_file(*side, file(m.from())).is_empty());
            plain.all(us, &[Role::Rook]).iter().all(|rook| !line.has(*rook))
                && each(&|m| role(m) == Role::Rook && line.has(m.to()) && !open(m))
        }
        Plan::RookToSeventh => each(&|m| {
            let there = subjects(&after(m), Concept::RookOnSeventh, us);
            let before = subjects(&plain, Concept::RookOnSeventh, us);
            role(m) == Role::Rook
                && rank(us, m.to()) == 7
                && there.iter().any(|set| set.contains(&m.to()))
                && !before.iter().any(|set| set.contains(&m.from()))
        }),
        Plan::Activate => each(&|m| {
            let idle = subjects(&after(m), Concept::OutOfPlay, us);
            m.from() == subject(0) && !idle.iter().any(|set| set.contains(&m.to()))
        }),
        Plan::AttackWeakPawn => plain.is_weak(!us, subject(0)),
        Plan::AttackPinnedPiece => {
            let piece = subject(0);
            each(&|m| {
                let after = after(m);
                role(m) == Role::Pawn && after.attacks(m.to()).contains(&piece) && after.is_pinned(piece)
            })
        }
        Plan::LoadOverloaded => matches!(premise(0).figures, Figures::Count(count) if count >= 2),
    };
    ok(held, "its squares or moves")
}

/// The position that a plan may be about: the one that was asked, or with the other side to move.
pub(crate) fn is_of(advice: &Advice, position: &Position) -> bool {
    let at = advice.position();
    *at == *position || (!position.is_check() && *at == position.pass())
}
