//! Every exercise is verified by code that shares nothing with its generator: rays walked square by square, moves tried one by one.

#![allow(clippy::unwrap_used, dead_code)]

#[path = "../facts/expected.rs"]
mod expected;
mod hints;
mod rights;
mod sights;
#[path = "../facts/slow.rs"]
mod slow;
#[path = "../facts/tactics.rs"]
mod tactics;
mod trees;
mod version;

use std::collections::BTreeSet;
use tratto_board::{Color, Position, PromotionRole, Role, Setup, Square};
use tratto_lore::drill::{
    Answer, Choice, Drill, Exercise, Group, LADDER, Label, Node, Question, Remark, Sight, Verdict,
};
use tratto_lore::ending::{PawnEnding, Verdict as Known, WrongBishop};
use tratto_lore::exchange::balance;
use tratto_lore::opening::classify;
use tratto_lore::term;

/// How many seeds are tried: fewer for exercises that are searched for, many more under the slow switch.
fn seeds(drill: Drill) -> u64 {
    let is_slow = std::env::var_os("TRATTO_SLOW").is_some();
    let is_tactics = matches!(
        drill,
        Drill::Fork
            | Drill::Pin
            | Drill::Skewer
            | Drill::Discovery
            | Drill::DiscoveredCheck
            | Drill::DoubleCheck
            | Drill::Deflection
            | Drill::RemovingDefender
            | Drill::TrappedPiece
            | Drill::Zwischenzug
            | Drill::Promotion
            | Drill::TacticsAhead
    );
    if drill.group() == Group::Positions || matches!(drill, Drill::MeetAttack | Drill::BackRank) {
        return if is_slow { 2_000 } else { 40 };
    }
    let is_mate = drill.key().starts_with("mate");
    if drill.key().starts_with("mate-in-three") {
        return if is_slow { 400 } else { 6 };
    }
    match (is_tactics, is_mate) {
        (true, _) => {
            if is_slow {
                400
            } else {
                8
            }
        }
        (_, true) => {
            if is_slow {
                4_000
            } else {
                40
            }
        }
        _ => {
            if is_slow {
                20_000
            } else {
                1_000
            }
        }
    }
}

fn right_choice(exercise: &Exercise) -> &Label {
    let Answer::Choice(choices) = &exercise.answer else { panic!("{}: a choice", exercise.id()) };
    let right: Vec<&Choice> = choices.iter().filter(|choice| choice.right).collect();
    assert_eq!(right.len(), 1, "{}: {choices:?}", exercise.id());
    let doubled = choices
        .iter()
        .enumerate()
        .any(|(place, one)| choices[..place].iter().any(|other| other.label == one.label));
    assert!(!doubled && choices.len() >= 2, "{}: {choices:?}", exercise.id());
    &right[0].label
}

fn is_yes(exercise: &Exercise) -> bool {
    match right_choice(exercise) {
        Label::Yes | Label::Won | Label::Light => true,
        Label::No | Label::Drawn | Label::Dark => false,
        other => panic!("{}: {other:?}", exercise.id()),
    }
}

fn right_squares(exercise: &Exercise) -> BTreeSet<Square> {
    let Answer::Squares { right, .. } = &exercise.answer else { panic!("{}: squares", exercise.id()) };
    right.into_iter().collect()
}

fn nodes(exercise: &Exercise) -> &[Node] {
    let Answer::Moves { nodes, .. } = &exercise.answer else { panic!("{}: moves", exercise.id()) };
    nodes
}

fn position(exercise: &Exercise) -> Position {
    exercise.position().unwrap_or_else(|| panic!("{}: two kings", exercise.id()))
}

fn is_light(square: Square) -> bool {
    !(square.file().index() + square.rank().index()).is_multiple_of(2)
}

fn apart(one: Square, other: Square) -> (u8, u8) {
    (one.file().index().abs_diff(other.file().index()), one.rank().index().abs_diff(other.rank().index()))
}

const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const LINES: [(i8, i8); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The squares an officer attacks, walked step by step.
fn walk(board: &Setup, role: Role, from: Square) -> BTreeSet<Square> {
    let steps: &[(i8, i8)] = match role {
        Role::Knight => &KNIGHT,
        Role::Rook => &LINES[..4],
        Role::Bishop => &LINES[4..],
        _ => &LINES,
    };
    let far = if matches!(role, Role::Knight | Role::King) { 1 } else { 7 };
    let mut seen = BTreeSet::new();
    for &(files, ranks) in steps {
        for times in 1..=far {
            let Some(square) = from.offset(files * times, ranks * times) else { break };
            seen.insert(square);
            if board.piece_at(square).is_some() {
                break;
            }
        }
    }
    seen
}

fn attacks(board: &Setup, from: Square, to: Square) -> bool {
    let Some(piece) = board.piece_at(from) else { return false };
    if piece.role == Role::Pawn {
        let ahead = if piece.color == Color::White { 1 } else { -1 };
        return [from.offset(1, ahead), from.offset(-1, ahead)].contains(&Some(to));
    }
    walk(board, piece.role, from).contains(&to)
}

/// The fewest moves on an empty board.
fn needed(role: Role, from: Square, to: Square) -> Option<u8> {
    let mut reached = BTreeSet::from([from]);
    for moves in 0..=8 {
        if reached.contains(&to) {
            return Some(moves);
        }
        let steps = reached.iter().flat_map(|&square| walk(&Setup::empty(), role, square));
        reached = steps.chain(reached.iter().copied()).collect();
    }
    None
}

/// Where a piece can legally go, each square asked for by itself.
fn goals(position: &Position, from: Square) -> BTreeSet<Square> {
    let promotions = [None, Some(PromotionRole::Queen)];
    // Castling may be written onto the rook, but the king goes elsewhere.
    let is_own = |to: &Square| position.by_color(position.turn()).has(*to);
    let can_go = |to: &Square| promotions.iter().any(|&role| position.why_not(from, *to, role).is_none());
    Square::all().filter(|to| !is_own(to) && can_go(to)).collect()
}

fn mates_at_once(position: &Position) -> bool {
    position.legal_moves().into_iter().any(|m| position.play(m).unwrap().is_checkmate())
}

/// Whether a move mates in so many moves or fewer, whatever is answered: everything is tried.
fn mates_by(position: &Position, m: tratto_board::Move, moves: u8) -> bool {
    let next = position.play(m).unwrap();
    if next.is_checkmate() {
        return true;
    }
    let replies = next.legal_moves();
    moves > 1
        && !replies.is_empty()
        && replies.into_iter().all(|reply| mates_within(&next.play(reply).unwrap(), moves - 1))
}

fn mates_within(position: &Position, moves: u8) -> bool {
    moves > 0 && position.legal_moves().into_iter().any(|m| mates_by(position, m, moves))
}

/// What the side to move wins on a square by legal captures.
fn wins_on(position: &Position, square: Square) -> Option<i32> {
    let captures = position
        .legal_moves()
        .into_iter()
        .filter(|m| m.to() == square && position.piece_at(square).is_some());
    let us = position.turn();
    captures
        .map(|m| {
            let next = position.play(m).unwrap();
            balance(&next, us) - balance(position, us) - wins_on(&next, square).unwrap_or(0).max(0)
        })
        .max()
}

/// What the side to move has in the end, within bounds, when each side takes as long as that is better than to stop.
fn settled(position: &Position, low: i32, high: i32) -> i32 {
    let us = position.turn();
    let in_check = position.is_check();
    if in_check && !position.has_legal_move() {
        return -1_000;
    }
    let now = balance(position, us);
    let mut best = if in_check { -1_000 } else { now };
    for m in position.legal_moves() {
        let next = position.play(m).unwrap();
        if best >= high {
            return best;
        }
        if in_check || balance(&next, us) != now {
            best = best.max(-settled(&next, -high, -low.max(best)));
        }
    }
    best
}

/// What a move wins at least, whatever is answered.
fn gain(position: &Position, m: tratto_board::Move) -> i32 {
    let (us, next) = (position.turn(), position.play(m).unwrap());
    let start = balance(position, us);
    if next.is_checkmate() {
        return 1_000;
    }
    let after = next.legal_moves().into_iter().map(|reply| {
        let then = next.play(reply).unwrap();
        match (then.has_legal_move(), then.is_check()) {
            (false, true) => -1_000,
            (false, false) => -start,
            _ if mates_at_once(&then) => 1_000,
            _ => settled(&then, -2_000, 2_000) - start,
        }
    });
    after.min().unwrap_or(-start)
}

fn is_won(position: &Position) -> bool {
    match PawnEnding::of(position) {
        Some(ending) => ending.outcome().is_won(),
        None => matches!(WrongBishop::of(position).expect("a table").verdict, Known::Won { .. }),
    }
}

/// Won or not after a move of a pawn ending: by the table, or by what promotion leaves.
fn keeps(position: &Position, m: tratto_board::Move, wins: bool) -> bool {
    let next = position.play(m).unwrap();
    let after = match PawnEnding::of(&next) {
        Some(ending) => ending.outcome().is_won(),
        None => {
            let strong = m
                .promotes_to()
                .is_some_and(|role| matches!(role, PromotionRole::Queen | PromotionRole::Rook));
            strong && next.has_legal_move() && !next.legal_moves().iter().any(|reply| reply.to() == m.to())
                || next.is_checkmate()
        }
    };
    after == wins
}

/// Every legal move is there once, every line can be played, every link leads to the position that the moves make.
fn nodes_are_whole(exercise: &Exercise) {
    let Answer::Moves { nodes, .. } = &exercise.answer else { return };
    for node in nodes {
        let Ok(position) = node.board.position() else { continue };
        let all: BTreeSet<u16> = position.legal_moves().iter().map(|m| m.bits()).collect();
        let told: BTreeSet<u16> = node.moves.iter().map(|judged| judged.played.bits()).collect();
        assert!(all == told && told.len() == node.moves.len(), "{}", exercise.id());
        assert!(node.moves.iter().any(|judged| judged.verdict == Verdict::Right), "{}", exercise.id());
        for judged in &node.moves {
            let mut at = position.play(judged.played).unwrap();
            for &m in &judged.refutation {
                at = at.play(m).unwrap();
            }
            if let Some(instead) = &judged.instead {
                // The answer is one to a right move of the tree, and the node after it has its position.
                let before = nodes.iter().any(|node| {
                    let right = node.moves.iter().filter(|one| one.verdict == Verdict::Right);
                    let at = node.board.position().unwrap();
                    right.into_iter().any(|one| at.play(one.played).unwrap().same_position(&instead.position))
                });
                let after = instead.position.play(instead.reply).unwrap();
                let next = nodes[judged.next.unwrap()].board.position().unwrap();
                assert!(before && next.same_position(&after) && judged.reply.is_none(), "{}", exercise.id());
            } else if let Some(next) = judged.next {
                let after = position.play(judged.played).unwrap().play(judged.reply.unwrap()).unwrap();
                assert!(nodes[next].board.position().unwrap().same_position(&after), "{}", exercise.id());
            }
        }
    }
}

fn moves_agree(exercise: &Exercise, node: &Node, is_right: impl Fn(&Position, tratto_board::Move) -> bool) {
    let position = node.board.position().unwrap();
    for judged in &node.moves {
        let right = judged.verdict != Verdict::Wrong;
        assert_eq!(right, is_right(&position, judged.played), "{}: {:?}", exercise.id(), judged.played);
    }
}

fn verify(exercise: &Exercise) {
    let id = exercise.id();
    nodes_are_whole(exercise);
    match exercise.question {
        Question::SquareColour(square) => assert_eq!(is_yes(exercise), is_light(square), "{id}"),
        Question::SameColour(one, other) => {
            assert_eq!(is_yes(exercise), is_light(one) == is_light(other), "{id}")
        }
        Question::SameDiagonal(one, other) => {
            let (files, ranks) = apart(one, other);
            assert_eq!(is_yes(exercise), files == ranks, "{id}");
        }
        Question::FindSquare(square) => {
            assert!(matches!(exercise.answer, Answer::Square(right) if right == square), "{id}")
        }
        Question::NameSquare => {
            assert_eq!(*right_choice(exercise), Label::Square(exercise.marks.single().unwrap()), "{id}");
        }
        Question::PieceMoves(role, square) => {
            let board = exercise.board.unwrap();
            let expected = match board.position() {
                Ok(position) => goals(&position, square),
                Err(_) => {
                    let mine =
                        |at: &Square| board.piece_at(*at).is_some_and(|piece| piece.color == Color::White);
                    walk(&board, role, square).into_iter().filter(|at| !mine(at)).collect()
                }
            };
            assert_eq!(right_squares(exercise), expected, "{id}");
        }
        Question::KnightRoute(_, to) => {
            for node in nodes(exercise) {
                let from = node.board.occupied().single().unwrap();
                assert_eq!(node.moves.len(), walk(&node.board, Role::Knight, from).len(), "{id}");
                for judged in &node.moves {
                    let left = needed(Role::Knight, judged.played.to(), to).unwrap();
                    let nearer = left < needed(Role::Knight, from, to).unwrap();
                    assert_eq!(judged.verdict == Verdict::Right, nearer, "{id}");
                    assert_eq!(judged.next.is_some(), nearer && left > 0, "{id}");
                }
            }
        }
        Question::KnightDistance(from, to) => {
            assert_eq!(
                *right_choice(exercise),
                Label::Moves(needed(Role::Knight, from, to).unwrap()),
                "{id}"
            );
        }
        Question::MovesNeeded(role, from, to) => {
            let label = needed(role, from, to).map_or(Label::Never, Label::Moves);
            assert_eq!(*right_choice(exercise), label, "{id}");
        }
        Question::Attackers(color, square) => {
            let board = exercise.board.unwrap();
            let of_side = board.by_color(color).into_iter();
            let expected: BTreeSet<Square> = of_side.filter(|&from| attacks(&board, from, square)).collect();
            assert_eq!(right_squares(exercise), expected, "{id}");
        }
        Question::Captures => moves_agree(exercise, &nodes(exercise)[0], |position, m| {
            balance(&position.play(m).unwrap(), position.turn()) > balance(position, position.turn())
                && position.play(m).unwrap().occupied().len() < position.occupied().len()
        }),
        Question::Checks => moves_agree(exercise, &nodes(exercise)[0], |position, m| {
            let next = position.play(m).unwrap().setup();
            let king = next.pieces(Role::King.of(!position.turn())).single().unwrap();
            next.by_color(position.turn()).into_iter().any(|from| attacks(&next, from, king))
        }),
        Question::IsLegal(from, to) => {
            let legal =
                position(exercise).legal_moves().iter().any(|m| m.from() == from && m.destination() == to);
            assert_eq!(is_yes(exercise), legal, "{id}");
        }
        Question::Winnable => {
            let at = position(exercise);
            let theirs = at.by_color(!at.turn()).into_iter();
            let expected =
                theirs.filter(|&square| wins_on(&at, square).is_some_and(|gain| gain > 0)).collect();
            assert_eq!(right_squares(exercise), expected, "{id}");
        }
        Question::MateInOne => {
            moves_agree(exercise, &nodes(exercise)[0], |at, m| at.play(m).unwrap().is_checkmate());
            let right = nodes(exercise)[0].moves.iter().filter(|judged| judged.verdict == Verdict::Right);
            assert_eq!(right.count(), 1, "{id}");
        }
        Question::MateIn(moves) => trees::mate_in(exercise, moves),
        Question::MeetAttack(square) => sights::meets_attack(exercise, square),
        Question::Seen { concept, side } => {
            assert_eq!(right_squares(exercise), sights::seen(&position(exercise), concept, side), "{id}");
        }
        Question::Material => {
            let plain = slow::Plain::new(&position(exercise));
            let total =
                |side| plain.own(side).iter().map(|at| slow::worth(plain.at(*at).unwrap().role)).sum::<i32>();
            let ahead = total(Color::White) - total(Color::Black);
            assert_eq!(*right_choice(exercise), Label::Ahead(ahead), "{id}");
        }
        Question::CentreKind => sights::centre(exercise),
        Question::WinMaterial => {
            let at = position(exercise);
            let moves = &nodes(exercise)[0].moves;
            let gains: Vec<i32> = moves.iter().map(|judged| gain(&at, judged.played)).collect();
            let best = *gains.iter().max().unwrap();
            for (judged, &gain) in moves.iter().zip(&gains) {
                let told = match judged.remark {
                    Remark::Gains(gain) | Remark::GainsLess(gain) => gain,
                    Remark::GainsNothing => 0,
                    Remark::Drops(loss) => -loss,
                    Remark::SpoilsDraw => -1_000,
                    ref other => panic!("{id}: {other:?}"),
                };
                assert_eq!(told, gain, "{id}: {:?}", judged.played);
                let verdict = match gain {
                    _ if gain == best => Verdict::Right,
                    1.. => Verdict::Also,
                    _ => Verdict::Wrong,
                };
                assert_eq!(judged.verdict, verdict, "{id}: {:?}", judged.played);
            }
            assert!(gains.iter().filter(|&&gain| gain > best - 2).count() == 1 && best >= 2, "{id}");
        }
        Question::Result => assert_eq!(is_yes(exercise), is_won(&position(exercise)), "{id}"),
        // "Yes" is that the king catches the pawn.
        Question::PawnRuns => assert_eq!(is_yes(exercise), !is_won(&position(exercise)), "{id}"),
        Question::Keep { wins } => {
            let strong = PawnEnding::of(&position(exercise)).unwrap().strong();
            assert!(!wins || position(exercise).turn() == strong, "{id}");
            moves_agree(exercise, &nodes(exercise)[0], |at, m| keeps(at, m, wins));
        }
        Question::TakeOpposition => {
            let at = position(exercise);
            moves_agree(exercise, &nodes(exercise)[0], |at, m| keeps(at, m, is_won(at)));
            let right =
                nodes(exercise)[0].moves.iter().find(|judged| judged.verdict == Verdict::Right).unwrap();
            let next = at.play(right.played).unwrap();
            let (files, ranks) = apart(next.king(Color::White), next.king(Color::Black));
            assert!(files.max(ranks) == 2 && files.is_multiple_of(2) && ranks.is_multiple_of(2), "{id}");
        }
        Question::PlayOut { moves } => trees::play_out(exercise, moves),
        Question::KeySquares => {
            let board = exercise.board.unwrap();
            for &king in &right_squares(exercise) {
                let free = Square::all().filter(|at| at.distance(king) > 1 && board.piece_at(*at).is_none());
                for alone in free {
                    let mut full = board;
                    let strong = board.turn;
                    full.put(king, Role::King.of(strong));
                    full.put(alone, Role::King.of(!strong));
                    full.turn = strong;
                    let regular = full.examine().0.and_then(|at| PawnEnding::of(&at));
                    assert!(regular.is_none_or(|ending| ending.outcome().is_won()), "{id}: {king} {alone}");
                }
            }
        }
        Question::WhatStands(square) => {
            let there = exercise.board.unwrap().piece_at(square).map_or(Label::Empty, Label::Piece);
            assert_eq!(*right_choice(exercise), there, "{id}");
        }
        Question::WhereNow(piece, from) => {
            let earlier = exercise.earlier.as_ref().unwrap();
            assert_eq!(earlier.position.piece_at(from), Some(piece), "{id}");
            let (mut at, mut square) = (earlier.position, from);
            for &m in &earlier.moves {
                square = match () {
                    () if m.from() == square => m.destination(),
                    () if m.is_castling() && m.to() == square => m.rook_to().unwrap(),
                    () => square,
                };
                at = at.play(m).unwrap();
            }
            assert_eq!(at.piece_at(square), Some(piece), "{id}");
            assert!(matches!(exercise.answer, Answer::Square(right) if right == square), "{id}");
        }
        Question::OpeningName => {
            let earlier = exercise.earlier.as_ref().unwrap();
            let found = classify(&earlier.position, &earlier.moves).unwrap().unwrap();
            assert_eq!(*right_choice(exercise), Label::Opening(found.opening), "{id}");
        }
        Question::Lesson(_) => panic!("{id}: that is a lesson's"),
        Question::OwnGame { .. } => panic!("{id}: that is from a game"),
    }
}

#[test]
fn every_exercise_is_right() {
    for &drill in Drill::ALL {
        for level in 1..=drill.levels() {
            let mut made = 0;
            for seed in 0..seeds(drill) {
                if let Some(exercise) = drill.exercise(level, seed) {
                    verify(&exercise);
                    made += 1;
                }
            }
            assert!(made * 4 >= seeds(drill), "{} {level}: {made} of {}", drill.key(), seeds(drill));
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_exercise() {
    for &drill in Drill::ALL {
        let text = |seed| format!("{:?}", drill.exercise(1, seed));
        assert_eq!(text(5), text(5), "{}", drill.key());
        let several: BTreeSet<String> = (5..11).map(text).collect();
        assert!(several.len() > 1, "{}", drill.key());
        assert!(drill.exercise(0, 1).is_none() && drill.exercise(drill.levels() + 1, 1).is_none());
    }
}

#[test]
fn drills_are_found_and_their_terms_exist() {
    for &drill in Drill::ALL {
        assert_eq!(Drill::from_key(drill.key()), Some(drill));
        for id in drill.terms() {
            assert!(term::by_id(id).is_some(), "{}: no term {id}", drill.key());
        }
    }
    assert_eq!(Drill::from_key("nothing"), None);
    for rung in LADDER {
        assert!((1..=rung.drill.levels()).contains(&rung.level) && rung.pass <= rung.of, "{rung:?}");
    }
    let earlier = Drill::MateAhead.exercise(2, 1).unwrap();
    assert_eq!((earlier.earlier.unwrap().moves.len(), earlier.sight), (4, Sight::Shown));
}
