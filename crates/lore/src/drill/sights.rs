//! What there is to see in a position: pawns, files, squares, pieces. The predicates answer.

use super::Drill;
use super::chance::Chance;
use super::exercise::{Answer, Choice, Exercise, Label, Question};
use super::made;
use super::remark::Remark;
use super::rights;
use crate::evidence::Part;
use crate::exchange::{captured, value};
use crate::fact::{self, Concept, Way};
use crate::opening::{Opening, openings};
use tratto_board::{Bitboard, Color, Move, Position, Rank, Role, attacks_from};

/// So many positions are looked at.
const TRIES: u32 = 2_000;
/// More squares than this are tedious to point at.
const MOST: u32 = 8;

/// What is asked for: the squares that have this part in the facts of a concept.
type Topic = (Concept, Part);

/// What a drill asks for on a level.
const fn topics(drill: Drill, level: u8) -> &'static [Topic] {
    match (drill, level) {
        (Drill::CentreControl, _) => &[(Concept::CentreControl, Part::Attacker)],
        (Drill::OpenFiles, 1) => &[(Concept::OpenFile, Part::Line)],
        (Drill::OpenFiles, _) => &[(Concept::HalfOpenFile, Part::Line)],
        (Drill::WeakSquares, 1) => &[(Concept::Outpost, Part::Subject)],
        (Drill::WeakSquares, _) => &[(Concept::Hole, Part::Subject)],
        (Drill::IsolatedPawns, _) => &[(Concept::IsolatedPawn, Part::Subject)],
        (Drill::WeakPawns, 1) => &[(Concept::DoubledPawns, Part::Subject)],
        (Drill::WeakPawns, _) => &[(Concept::BackwardPawn, Part::Subject)],
        (Drill::PassedPawns, 1) => &[(Concept::PassedPawn, Part::Subject)],
        (Drill::PassedPawns, _) => &[(Concept::CandidatePawn, Part::Subject)],
        (Drill::PawnChains, 1) => &[(Concept::PawnChain, Part::Key)],
        (Drill::PawnChains, _) => &[(Concept::PawnBreak, Part::Key)],
        (Drill::Majorities, _) => &[(Concept::Majority, Part::Subject)],
        (Drill::BadBishops, _) => &[(Concept::BadBishop, Part::Subject)],
        (Drill::PlacedKnights, 1) => &[(Concept::KnightOnRim, Part::Subject)],
        (Drill::PlacedKnights, _) => &[(Concept::CentralKnight, Part::Subject)],
        (Drill::PlacedRooks, 1) => &[
            (Concept::RookOnOpenFile, Part::Subject),
            (Concept::RookOnHalfOpenFile, Part::Subject),
            (Concept::ConnectedRooks, Part::Subject),
        ],
        (Drill::PlacedRooks, _) => {
            &[(Concept::RookOnSeventh, Part::Subject), (Concept::RookBehindPasser, Part::Subject)]
        }
        (Drill::KingAttackers, _) => &[(Concept::KingPressure, Part::Attacker)],
        _ => &[],
    }
}

/// A position after an opening that is really played, and so many moves more.
fn position(chance: &mut Chance, least: u64, most: u64) -> Option<Position> {
    let all: Vec<&Opening> = openings().iter().filter(|opening| opening.moves.len() >= 8).collect();
    let opening = chance.one_of(&all)?;
    let plies = least + chance.below(most - least + 1);
    let (positions, _) = chance.game_from(opening.position, plies);
    positions.last().copied().filter(Position::has_legal_move)
}

/// The squares of a topic. Files are told by their squares on White's first rank.
fn squares(position: &Position, (concept, part): Topic, side: Color) -> Bitboard {
    let facts = concept.of(position, side);
    let found = facts.iter().fold(Bitboard::EMPTY, |all, fact| all | fact.evidence.squares(part));
    if part == Part::Line { found & Bitboard::from(Rank::First) } else { found }
}

fn king_attacks(position: &Position, side: Color) -> Bitboard {
    attacks_from(Role::King.of(side), position.king(side), Bitboard::EMPTY)
}

pub(super) fn squares_of(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (least, most) = if level == 1 { (10, 40) } else { (0, 30) };
    (0..TRIES).find_map(|_| {
        let topic = chance.one_of(topics(drill, level))?;
        let side = if chance.toss() { Color::White } else { Color::Black };
        let position = position(&mut chance, least, most)?;
        // Breaks are moves: they are asked of whoever is to move.
        let side = if topic.0 == Concept::PawnBreak { position.turn() } else { side };
        let right = squares(&position, topic, side);
        // A king that attacks the centre does not count as controlling it, and would confuse.
        let confuses =
            topic.0 == Concept::CentreControl && (king_attacks(&position, side) & fact::CENTRE).any();
        if right.is_empty() || right.len() > MOST || confuses {
            return None;
        }
        let question = Question::Seen { concept: topic.0, side };
        let answer = Answer::Squares { right, remarks: Vec::new() };
        let exercise = Exercise::new(drill, level, seed, question, answer).on(position.setup());
        let exercise = if topic.0 == Concept::PawnBreak {
            exercise.telling(rights::passing(&position))
        } else {
            exercise
        };
        Some(exercise.showing(Part::Key, right))
    })
}

/// How many answers are offered about the material.
const COUNTS: usize = 4;

pub(super) fn material(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (least, most) = if level == 1 { (40, 90) } else { (10, 40) };
    let position = position(&mut chance, least, most)?;
    let total = |side: Color| {
        let pieces = position.by_color(side).into_iter().filter_map(|square| position.role_at(square));
        pieces.filter(|role| *role != Role::King).map(value).sum::<i32>()
    };
    let remark = Remark::Worth(total(Color::White), total(Color::Black));
    let right = total(Color::White) - total(Color::Black);
    let mut offered = vec![right];
    let mut others: Vec<i32> = [-right, right - 1, right + 1, right - 2, right + 2, right + 3].into();
    chance.shuffle(&mut others);
    for other in others {
        if offered.len() < COUNTS && !offered.contains(&other) {
            offered.push(other);
        }
    }
    offered.sort_unstable();
    let choice = |ahead| Choice::new(Label::Ahead(ahead), ahead == right, remark.clone());
    let answer = Answer::Choice(offered.into_iter().map(choice).collect());
    let exercise = Exercise::new(drill, level, seed, Question::Material, answer).on(position.setup());
    Some(exercise.told(remark))
}

const CENTRES: [Concept; 4] =
    [Concept::OpenCentre, Concept::BlockedCentre, Concept::MobileCentre, Concept::UnfixedCentre];

/// What kind of centre is it? Positions of which two things can be said are left out.
pub(super) fn centre_kind(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let wanted = chance.one_of(&CENTRES)?;
    (0..TRIES).find_map(|_| {
        let position = position(&mut chance, 0, 30)?;
        let is = |concept: Concept| Color::ALL.iter().any(|&side| !concept.of(&position, side).is_empty());
        let found: Vec<Concept> = CENTRES.into_iter().filter(|&concept| is(concept)).collect();
        if found != [wanted] {
            return None;
        }
        let remark = Remark::IsConcept(wanted);
        let choice = |concept| Choice::new(Label::Concept(concept), concept == wanted, remark.clone());
        let answer = Answer::Choice(CENTRES.into_iter().map(choice).collect());
        let exercise = Exercise::new(drill, level, seed, Question::CentreKind, answer).on(position.setup());
        let facts = Color::ALL.into_iter().flat_map(|side| wanted.of(&position, side));
        let parts = |part| facts.clone().fold(Bitboard::EMPTY, |all, fact| all | fact.evidence.squares(part));
        let (subject, line) = (parts(Part::Subject), parts(Part::Line));
        Some(exercise.told(remark).showing(Part::Subject, subject).showing(Part::Line, line))
    })
}

/// Every move that meets the attack on a piece, where neither checks nor counter-attacks blur what meets it.
pub(super) fn meet_attack(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let most = if level == 1 { 4 } else { 9 };
    (0..TRIES).find_map(|_| {
        let position = position(&mut chance, 4, 40)?;
        if position.is_check() {
            return None;
        }
        let attacked = Concept::EnPrise.of(&position, position.turn());
        let attacked: Bitboard = attacked.iter().filter_map(|fact| fact.evidence.subject()).collect();
        let square = attacked.single()?;
        let ways = fact::answers(&position, square);
        let plain = |way| matches!(way, Way::Away | Way::Capture | Way::Interposition | Way::Defence);
        // What takes something and is taken back saves no piece, but loses nothing either.
        let takes = |m: Move| captured(&position, m).is_some();
        let kinds = |way| ways.iter().any(|answer| answer.way == way);
        let is_mixed = [Way::Capture, Way::Interposition, Way::Defence].into_iter().any(kinds);
        if ways.is_empty()
            || ways.len() > most
            || ways.iter().any(|answer| !plain(answer.way) || answer.cost > 0)
            || ways.iter().any(|answer| answer.played.from() == square && takes(answer.played))
            || level > 1 && !is_mixed
        {
            return None;
        }
        let answer = made::answers(&position, square)?;
        let Answer::Moves { nodes, .. } = &answer else { return None };
        if nodes.iter().flat_map(|node| &node.moves).any(|judged| judged.remark == Remark::Not) {
            return None;
        }
        let first = nodes.first()?.right().first().copied()?;
        let exercise = Exercise::new(drill, level, seed, Question::MeetAttack(square), answer);
        let exercise = exercise.on(position.setup()).marking(square).told(Remark::MeetsAttack);
        let attackers = position.attackers(square, !position.turn()) & position.by_color(!position.turn());
        let exercise = exercise.telling(rights::of_both(&position)).solved_by(vec![first]);
        Some(exercise.showing(Part::Subject, square).showing(Part::Attacker, attackers))
    })
}
