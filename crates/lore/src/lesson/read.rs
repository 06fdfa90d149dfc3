//! Reads the file of lessons. A lesson that does not read is left out; a test counts them.

use super::ask::Ask;
use super::{Chapter, Lesson, Paragraph, Text};
use crate::drill::Drill;
use tratto_board::{Setup, Square};

pub(super) fn lessons(text: &'static str) -> Vec<Lesson> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let mut blocks: Vec<Vec<&'static str>> = Vec::new();
    for line in lines {
        match blocks.last_mut() {
            Some(block) if !line.starts_with("lesson ") => block.push(line),
            _ => blocks.push(vec![line]),
        }
    }
    blocks.into_iter().filter_map(|block| lesson(&block)).collect()
}

fn list(text: &'static str) -> Vec<&'static str> {
    text.split([',', ';']).map(str::trim).filter(|item| !item.is_empty()).collect()
}

fn board(fen: &str) -> Option<Setup> {
    Setup::from_fen(fen).ok()
}

fn arrow(text: &str) -> Option<(Square, Square)> {
    let (from, to) = text.split_at_checked(2)?;
    Some((from.parse().ok()?, to.parse().ok()?))
}

fn drill(text: &str) -> Option<(Drill, u8)> {
    let (key, level) = text.split_once(' ')?;
    let (drill, level) = (Drill::from_key(key)?, level.parse().ok()?);
    (1..=drill.levels()).contains(&level).then_some((drill, level))
}

fn lesson(block: &[&'static str]) -> Option<Lesson> {
    let (head, rest) = block.split_first()?;
    let (key, chapter) = head.strip_prefix("lesson ")?.split_once(' ')?;
    let chapter = Chapter::ALL.into_iter().find(|one| one.key() == chapter)?;
    let (mut title, mut question, mut answer) = (Text::default(), Text::default(), Text::default());
    let (mut terms, mut laws, mut drills, mut right) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut parts, mut part) = (Vec::new(), Paragraph::default());
    let mut asked = None;
    for line in rest {
        let (name, text) = line.split_once(": ")?;
        match name {
            "title-it" => title.italian = text,
            "title-en" => title.english = text,
            "question-it" => question.italian = text,
            "question-en" => question.english = text,
            "answer-it" => answer.italian = text,
            "answer-en" => answer.english = text,
            "terms" => terms = list(text),
            "laws" => laws = list(text),
            "drills" => drills = list(text).into_iter().map(drill).collect::<Option<_>>()?,
            "right" => right = text.split_whitespace().filter(|item| *item != "-").collect(),
            "board" => part.board = Some(board(text)?),
            "marks" => {
                part.marks = text
                    .split_whitespace()
                    .map(|name| name.parse().ok())
                    .collect::<Option<Vec<Square>>>()?
                    .into_iter()
                    .collect()
            }
            "arrows" => part.arrows = text.split_whitespace().map(arrow).collect::<Option<_>>()?,
            "claims" => part.claims = list(text),
            "it" => part.text.italian = text,
            "en" => {
                part.text.english = text;
                parts.push(std::mem::take(&mut part));
            }
            "ask" => {
                let (ask, fen) = text.split_once(" | ")?;
                asked = Some((Ask::read(ask)?, board(fen)?));
            }
            _ => return None,
        }
    }
    let (ask, board) = asked?;
    Some(Lesson { key, chapter, title, parts, question, board, ask, right, answer, drills, terms, laws })
}
