//! The view of exercises and lessons, with all their sentences.

use crate::telling::side_of;
use crate::wire::{
    AnswerView, ChapterOfLessons, CourseView, DrillGroup, DrillView, EarlierView, ExerciseList, ExerciseView,
    HintView, JudgedMove, LadderStep, LessonDrill, LessonLine, LessonPart, LessonView, MoveText, MoveVerdict,
    NodeView, OptionView, SightKind, SolutionView, TrainingView,
};
use std::collections::BTreeMap;
use tratto_board::{Bitboard, Move, Setup, Square};
use tratto_lore::drill::{
    Answer, Choice, Drill, Exercise, Group, Hint, Judged, LADDER, Label, Node, Question, Remark, Rung, Sight,
    Source, Verdict,
};
use tratto_lore::lesson::{Chapter, Paragraph, lessons};
use tratto_words::Words;

/// After so many seeds without an exercise there is none to be had.
const BARREN: u64 = 20;

/// All drills, by group, and the ladder.
pub fn training(words: &Words) -> TrainingView {
    let of_group = |group: Group| DrillGroup {
        key: group.key().to_owned(),
        title: words.drill_group(group),
        drills: Drill::ALL
            .iter()
            .filter(|drill| drill.group() == group)
            .map(|drill| drill_view(words, *drill))
            .collect(),
    };
    let step = |rung: &Rung| LadderStep {
        drill: rung.drill.key().to_owned(),
        level: rung.level,
        pass: rung.pass,
        of: rung.of,
    };
    TrainingView {
        groups: Group::ALL.into_iter().map(of_group).collect(),
        ladder: LADDER.iter().map(step).collect(),
    }
}

fn drill_view(words: &Words, drill: Drill) -> DrillView {
    DrillView {
        key: drill.key().to_owned(),
        title: words.drill(drill),
        about: words.drill_about(drill),
        levels: drill.levels(),
        version: drill.version(),
        blind: drill.is_blind(),
        terms: drill.terms().iter().map(|&term| term.to_owned()).collect(),
    }
}

/// All lessons, in order.
pub fn course(words: &Words) -> CourseView {
    let of_chapter = |chapter: Chapter| ChapterOfLessons {
        key: chapter.key().to_owned(),
        title: words.lesson_chapter(chapter),
        lessons: lessons()
            .iter()
            .enumerate()
            .filter(|(_, lesson)| lesson.chapter == chapter)
            .map(|(order, lesson)| LessonLine {
                key: lesson.key.to_owned(),
                order: order + 1,
                title: words.lesson_text(&lesson.title).to_owned(),
            })
            .collect(),
    };
    CourseView { chapters: Chapter::ALL.into_iter().map(of_chapter).collect() }
}

/// A lesson by its key, with its question.
pub fn lesson_view(words: &Words, key: &str) -> Option<LessonView> {
    let place = lessons().iter().position(|lesson| lesson.key == key)?;
    let lesson = lessons().get(place)?;
    let neighbour = |place: Option<usize>| Some(lessons().get(place?)?.key.to_owned());
    let part = |part: &Paragraph| LessonPart {
        text: words.lesson_text(&part.text).to_owned(),
        fen: part.board.map(|board| board.fen()),
        marks: names(part.marks),
        arrows: part.arrows.iter().map(|(from, to)| format!("{from}{to}")).collect(),
        board_text: part.board.map(|board| words.placement(&board)).unwrap_or_default(),
    };
    let owned = |keys: &[&'static str]| keys.iter().map(|&key| key.to_owned()).collect();
    Some(LessonView {
        key: lesson.key.to_owned(),
        order: place + 1,
        chapter: lesson.chapter.key().to_owned(),
        title: words.lesson_text(&lesson.title).to_owned(),
        parts: lesson.parts.iter().map(part).collect(),
        question: exercise_view(words, &lesson.exercise()?),
        exercises: lesson
            .drills
            .iter()
            .map(|(drill, level)| LessonDrill {
                drill: drill.key().to_owned(),
                level: *level,
                title: words.drill(*drill),
            })
            .collect(),
        terms: owned(&lesson.terms),
        laws: owned(&lesson.laws),
        before: neighbour(place.checked_sub(1)),
        after: neighbour(Some(place + 1)),
    })
}

/// So many exercises, from a seed on; seeds that make none are passed over. Fewer if `stop` says so, or if seed after seed makes none.
pub fn exercises(
    words: &Words,
    drill: Drill,
    level: u8,
    seed: u64,
    count: usize,
    stop: &dyn Fn() -> bool,
) -> ExerciseList {
    let mut list = ExerciseList { exercises: Vec::new(), next_seed: seed };
    let mut barren = 0;
    while list.exercises.len() < count && barren < BARREN && !stop() {
        match drill.exercise(level, list.next_seed) {
            Some(exercise) => {
                list.exercises.push(exercise_view(words, &exercise));
                barren = 0;
            }
            None => barren += 1,
        }
        list.next_seed = list.next_seed.wrapping_add(1);
    }
    list
}

/// An exercise with all its sentences.
pub fn exercise_view(words: &Words, exercise: &Exercise) -> ExerciseView {
    let empty = Setup::empty();
    let made = match exercise.source {
        Source::Made { drill, level, .. } => Some((drill, level)),
        Source::Lesson(_) => None,
    };
    let board = exercise.board.as_ref().unwrap_or(&empty);
    let told = exercise.earlier.as_ref().map(|earlier| earlier.position.setup());
    // The board in words is of use wherever a question is about one; the initial array needs none.
    let shown = told.or(exercise.board).filter(|board| *board != Setup::initial() && board.occupied().any());
    let answers_by_board = !matches!(exercise.answer, Answer::Square(_)) || exercise.earlier.is_some();
    let text = shown.filter(|_| answers_by_board).map(|board| words.placement(&board)).unwrap_or_default();
    let question = words.drill_question(exercise);
    let mut spoken = text.clone();
    if let Some(earlier) = &exercise.earlier {
        spoken.push(words.spoken_line(&earlier.position.setup(), &earlier.moves));
    }
    spoken.push(question.clone());
    let earlier = exercise.earlier.as_ref().map(|earlier| EarlierView {
        fen: earlier.position.fen(),
        moves: line(words, &earlier.position.setup(), &earlier.moves),
    });
    ExerciseView {
        id: exercise.id(),
        drill: made.map(|(drill, _)| drill.key().to_owned()),
        version: exercise.version(),
        level: made.map(|(_, level)| level),
        fen: exercise.board.map(|board| board.fen()),
        orientation: side_of(exercise.orientation),
        sight: match exercise.sight {
            Sight::Shown => SightKind::Shown,
            Sight::ThenHidden => SightKind::ThenHidden,
            Sight::Hidden => SightKind::Hidden,
        },
        hidden: exercise.sight != Sight::Shown,
        marks: names(exercise.marks),
        text,
        earlier,
        question,
        spoken: spoken.join(" "),
        answer: answer_view(words, exercise, board),
        hints: hints(words, exercise, exercise.board.as_ref(), exercise.hints()),
        solution: solution_view(words, exercise, board),
        terms: exercise.terms().iter().map(|&term| term.to_owned()).collect(),
    }
}

fn hints(words: &Words, exercise: &Exercise, board: Option<&Setup>, all: Vec<Hint>) -> Vec<HintView> {
    let view = |hint: Hint| HintView {
        step: hint.key().to_owned(),
        sentence: words.drill_hint(exercise, board, hint),
        squares: hint.square().map(|square| square.to_string()).into_iter().collect(),
    };
    all.into_iter().map(view).collect()
}

fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

fn move_text(words: &Words, board: &Setup, m: Move) -> MoveText {
    MoveText { uci: uci(board, m), san: words.short_move(board, m), spoken: words.spoken_move(board, m) }
}

/// A move as in UCI; without both kings on the board its squares say enough.
fn uci(board: &Setup, m: Move) -> String {
    match board.position() {
        Ok(position) => position.uci(m).to_string(),
        Err(_) => format!("{}{}", m.from(), m.to()),
    }
}

fn line(words: &Words, board: &Setup, moves: &[Move]) -> Vec<MoveText> {
    let mut at = *board;
    let mut told = Vec::with_capacity(moves.len());
    for &m in moves {
        told.push(move_text(words, &at, m));
        at = after(&at, m);
    }
    told
}

fn after(board: &Setup, m: Move) -> Setup {
    if let Some(next) = board.position().ok().and_then(|position| position.play(m).ok()) {
        return next.setup();
    }
    let mut next = *board;
    if let Some(piece) = next.remove(m.from()) {
        next.put(m.to(), piece);
    }
    next
}

fn answer_view(words: &Words, exercise: &Exercise, board: &Setup) -> AnswerView {
    let remark = |remark: &Remark| words.drill_remark(exercise, remark, board, &[]);
    match &exercise.answer {
        Answer::Choice(choices) => {
            let option = |choice: &Choice| OptionView {
                key: label_key(&choice.label),
                label: words.drill_choice(&choice.label),
                right: choice.right,
                sentence: remark(&choice.remark),
                refutation: line(words, board, &choice.refutation),
            };
            AnswerView::Choice { options: choices.iter().map(option).collect() }
        }
        Answer::Squares { right, remarks } => AnswerView::Squares {
            right: names(*right),
            sentences: remarks.iter().map(|(square, one)| (square.to_string(), remark(one))).collect(),
            otherwise: remark(&Remark::Not),
        },
        Answer::Square(square) => AnswerView::Square {
            right: square.to_string(),
            sentence: exercise.solution.remark.as_ref().map_or_else(String::new, remark),
            otherwise: remark(&Remark::Not),
        },
        Answer::Moves { nodes, all } => AnswerView::Moves {
            start: 0,
            all: *all,
            nodes: nodes
                .iter()
                .enumerate()
                .map(|(place, node)| node_view(words, exercise, place, node))
                .collect(),
        },
    }
}

fn node_view(words: &Words, exercise: &Exercise, place: usize, node: &Node) -> NodeView {
    let moves = node
        .moves
        .iter()
        .map(|judged| (uci(&node.board, judged.played), judged_view(words, exercise, node, judged)));
    // The first position has the hints of the exercise.
    let all = if place == 0 { Vec::new() } else { exercise.hints_in(node) };
    let hints = hints(words, exercise, Some(&node.board), all);
    NodeView { fen: node.board.fen(), moves: moves.collect(), hints }
}

fn judged_view(words: &Words, exercise: &Exercise, node: &Node, judged: &Judged) -> JudgedMove {
    let board = &node.board;
    let next = after(board, judged.played);
    let text = move_text(words, board, judged.played);
    let mut sentences = vec![words.drill_remark(exercise, &judged.remark, &next, &judged.refutation)];
    if exercise.question == Question::WinMaterial {
        sentences.extend(node.refuted_by(judged).map(|motif| words.drill_refutation(motif)));
    }
    // What is answered is told as well: where the board is hidden, nothing else shows it.
    sentences.extend(judged.reply.map(|reply| words.drill_reply(&next, reply, false)));
    let instead = judged.instead.as_ref().map(|one| (one.position.setup(), one.reply));
    sentences.extend(instead.map(|(board, reply)| words.drill_reply(&board, reply, true)));
    JudgedMove {
        san: text.san,
        spoken: text.spoken,
        verdict: match judged.verdict {
            Verdict::Right => MoveVerdict::Right,
            Verdict::Also => MoveVerdict::Also,
            Verdict::Wrong => MoveVerdict::Wrong,
        },
        sentence: sentences.join(" "),
        refutation: line(words, &next, &judged.refutation),
        reply: judged.reply.map(|reply| move_text(words, &next, reply)),
        instead: instead.map(|(board, reply)| move_text(words, &board, reply)),
        next: judged.next,
    }
}

fn label_key(label: &Label) -> String {
    match label {
        Label::Yes => "yes".to_owned(),
        Label::No => "no".to_owned(),
        Label::Light => "light".to_owned(),
        Label::Dark => "dark".to_owned(),
        Label::Square(square) => square.to_string(),
        Label::Moves(count) => count.to_string(),
        Label::Never => "never".to_owned(),
        Label::Piece(piece) => piece.to_string(),
        Label::Empty => "empty".to_owned(),
        Label::Won => "won".to_owned(),
        Label::Drawn => "drawn".to_owned(),
        Label::Opening(opening) => opening.english.to_owned(),
        Label::Ahead(count) => count.to_string(),
        Label::Concept(concept) => concept.key().to_owned(),
    }
}

fn solution_view(words: &Words, exercise: &Exercise, board: &Setup) -> SolutionView {
    let told = exercise.solution.remark.as_ref();
    let right = || match &exercise.answer {
        Answer::Choice(choices) => choices.iter().find(|choice| choice.right).map(|choice| &choice.remark),
        _ => None,
    };
    let sentence = told.or_else(right).map(|remark| words.drill_remark(exercise, remark, board, &[]));
    let mut squares: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (part, there) in &exercise.solution.squares {
        squares.entry(part.key().to_owned()).or_default().extend(names(*there));
    }
    squares.retain(|_, there| !there.is_empty());
    SolutionView {
        sentence: sentence.unwrap_or_else(|| right_answers(words, exercise)),
        squares,
        moves: line(words, board, &exercise.solution.moves),
    }
}

/// The right squares or moves one after the other, where there is nothing else to say.
fn right_answers(words: &Words, exercise: &Exercise) -> String {
    let all: Vec<String> = match &exercise.answer {
        Answer::Squares { right, .. } => names(*right),
        Answer::Moves { nodes, .. } => nodes
            .first()
            .into_iter()
            .flat_map(|node| {
                let right = node.moves.iter().filter(|judged| judged.verdict == Verdict::Right);
                right.map(|judged| words.short_move(&node.board, judged.played))
            })
            .collect(),
        Answer::Square(square) => vec![Square::to_string(square)],
        Answer::Choice(_) => Vec::new(),
    };
    if all.is_empty() { String::new() } else { format!("{}.", words.list(&all)) }
}
