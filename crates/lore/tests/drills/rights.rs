//! What the board does not show must not decide: every position that looks the same, and of which the same is told, has the same answer.

use super::{goals, seeds};
use std::collections::BTreeSet;
use tratto_board::{CastlingSide, Color, File, Position, Rank, Role, Setup, Square};
use tratto_lore::drill::{Drill, Exercise, Question, Right};
use tratto_lore::fact::Concept;
use tratto_lore::lesson::lessons;

fn corner(color: Color, side: CastlingSide) -> Square {
    let file = if side == CastlingSide::King { File::H } else { File::A };
    Square::new(file, if color == Color::White { Rank::First } else { Rank::Eighth })
}

/// Every position that looks like this one: with other rights to castle, or after another last move; but as it is told.
fn look_alikes(board: &Setup, rights: &[Right]) -> Vec<Position> {
    let mut bare = *board;
    (bare.castling, bare.en_passant) = (tratto_board::Bitboard::EMPTY, None);
    let mut boards = vec![bare];
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            let rook = corner(color, side);
            let king = Square::new(File::E, rook.rank());
            let at_home = board.piece_at(king) == Some(Role::King.of(color))
                && board.piece_at(rook) == Some(Role::Rook.of(color));
            let told = rights.iter().find_map(|right| match *right {
                Right::Castle { color: one, side: other, has } if (one, other) == (color, side) => Some(has),
                _ => None,
            });
            assert!(at_home || told.is_none(), "told of {rook}, where no rook is at home");
            let with = |one: &Setup| {
                let mut one = *one;
                one.castling = one.castling.with(rook);
                one
            };
            match (at_home, told) {
                (false, _) | (true, Some(false)) => {}
                (true, Some(true)) => boards = boards.iter().map(with).collect(),
                (true, None) => boards.extend(boards.iter().map(with).collect::<Vec<_>>()),
            }
        }
    }
    let (from, over, to) = match board.turn {
        Color::White => (Rank::Seventh, Rank::Sixth, Rank::Fifth),
        Color::Black => (Rank::Second, Rank::Third, Rank::Fourth),
    };
    let stepped = |file: &File| {
        board.piece_at(Square::new(*file, to)) == Some(Role::Pawn.of(!board.turn))
            && [from, over].iter().all(|rank| board.piece_at(Square::new(*file, *rank)).is_none())
    };
    let mut last: Vec<Option<Square>> = vec![None];
    last.extend(File::ALL.into_iter().filter(stepped).map(|file| Some(Square::new(file, over))));
    for right in rights {
        match *right {
            Right::DoubleStep(start, end) => {
                assert_eq!((start.rank(), end.rank(), start.file()), (from, to, end.file()));
                last.retain(|passed| passed.is_some_and(|passed| passed.file() == end.file()));
            }
            Right::NoDoubleStep => last.retain(Option::is_none),
            Right::Castle { .. } => {}
        }
    }
    let after = |one: &Setup, en_passant: Option<Square>| {
        let mut one = *one;
        one.en_passant = en_passant;
        one
    };
    let all = boards.iter().flat_map(|one| last.iter().map(|&en_passant| after(one, en_passant)));
    let regular = |one: Setup| one.examine().0.filter(|_| one.examine().1.is_empty());
    all.filter_map(regular).collect()
}

fn written(at: &Position, moves: impl IntoIterator<Item = tratto_board::Move>) -> BTreeSet<String> {
    moves.into_iter().map(|m| at.uci(m).to_string()).collect()
}

/// What is right in a position, as text; none for questions on which these rights have no bearing.
fn answer(exercise: &Exercise, at: &Position) -> Option<BTreeSet<String>> {
    let plays = |m: &tratto_board::Move| at.play(*m).unwrap();
    let takes = |m: &tratto_board::Move| plays(m).occupied().len() < at.occupied().len();
    Some(match exercise.question {
        Question::PieceMoves(_, square) => goals(at, square).iter().map(Square::to_string).collect(),
        Question::IsLegal(from, to) => {
            let legal = at.legal_moves().iter().any(|m| m.from() == from && m.destination() == to);
            [legal.to_string()].into()
        }
        Question::Captures | Question::Winnable => {
            written(at, at.legal_moves().iter().copied().filter(takes))
        }
        Question::Checks => written(at, at.legal_moves().iter().copied().filter(|m| plays(m).is_check())),
        Question::MateInOne => {
            written(at, at.legal_moves().iter().copied().filter(|m| plays(m).is_checkmate()))
        }
        // Here the other side's castling counts as well.
        Question::MateIn(_) | Question::WinMaterial | Question::MeetAttack(_) => {
            let castling = at.castling().into_iter().map(|rook| rook.to_string());
            written(at, at.legal_moves()).into_iter().chain(castling).collect()
        }
        Question::Seen { concept: Concept::PawnBreak, .. } => {
            let is_pawn = |m: &tratto_board::Move| at.role_at(m.from()) == Some(Role::Pawn);
            written(at, at.legal_moves().into_iter().filter(is_pawn))
        }
        Question::Lesson(_) => written(at, at.legal_moves()),
        _ => return None,
    })
}

fn verify(exercise: &Exercise) -> usize {
    let Some(position) = exercise.position() else { return 0 };
    let Some(expected) = answer(exercise, &position) else { return 0 };
    // The moves that led here are told, and with them the last one.
    let is_told = exercise.earlier.is_some();
    let found = look_alikes(&position.setup(), &exercise.rights);
    let kept = found.iter().filter(|other| !is_told || other.en_passant() == position.en_passant());
    let mut count = 0;
    for other in kept {
        assert_eq!(answer(exercise, other), Some(expected.clone()), "{}: {}", exercise.id(), other.fen());
        count += 1;
    }
    assert!(count > 0, "{}: {}", exercise.id(), position.fen());
    count
}

#[test]
fn what_the_board_does_not_show_is_told_where_it_decides() {
    let mut alike = 0;
    let mut told = 0;
    for &drill in Drill::ALL {
        for level in 1..=drill.levels() {
            for seed in 0..seeds(drill).min(400) {
                let Some(exercise) = drill.exercise(level, seed) else { continue };
                alike += verify(&exercise);
                told += usize::from(!exercise.rights.is_empty());
            }
        }
    }
    assert!(alike > 3_000 && told > 300, "{alike} {told}");
}

#[test]
fn lessons_tell_it_too() {
    for lesson in lessons() {
        // Questions about what is seen on the board do not turn on it.
        let exercise = lesson.exercise().unwrap();
        if matches!(exercise.answer, tratto_lore::drill::Answer::Moves { .. }) || !exercise.rights.is_empty()
        {
            verify(&exercise);
        }
    }
}

/// To ask about a castling and to say that the right to it is lost would be no question.
#[test]
fn what_is_told_does_not_answer_the_question() {
    for seed in 0..2_000 {
        let Some(exercise) = Drill::IsLegal.exercise(1, seed) else { continue };
        let Question::IsLegal(from, to) = exercise.question else { panic!("{}", exercise.id()) };
        let files = i16::from(to.file().index()) - i16::from(from.file().index());
        for right in &exercise.rights {
            match *right {
                Right::Castle { side, has: false, .. } => {
                    let wing = if files > 0 { CastlingSide::King } else { CastlingSide::Queen };
                    assert!(files.abs() < 2 || wing != side, "{}", exercise.id());
                }
                Right::NoDoubleStep => assert!(
                    files == 0 || exercise.position().unwrap().piece_at(to).is_some(),
                    "{}",
                    exercise.id()
                ),
                _ => {}
            }
        }
    }
}
