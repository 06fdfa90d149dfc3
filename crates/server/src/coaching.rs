//! What the coach says as views, shared by the wire format and the answers of the command line.

use crate::telling::side_of;
use crate::wire::{
    AdviceView, AnswerView, AttackedView, COACH_VERSION, MoveView, OpeningView, PositionAdvice, PremiseView,
    SquaresView,
};
use tratto_board::{Move, Position};
use tratto_lore::coach::{Advice, Attacked, PositionReview, Saying};
use tratto_lore::exchange::to_move;
use tratto_lore::fact::{Answer, Fact};
use tratto_lore::opening::Opening;
use tratto_lore::{Evidence, Part, Phase};
use tratto_notation::{Form, San, Style};
use tratto_words::Words;

/// How moves are written for a reader.
fn style(words: &Words) -> Style {
    Style::new(words.lang().letters(), Form::Short)
}

fn tell_move(position: &Position, m: Move, words: &Words) -> MoveView {
    MoveView {
        uci: position.uci(m).to_string(),
        san: San::write(position, m).as_str().to_owned(),
        text: style(words).write(position, m),
    }
}

fn tell_line(position: &Position, line: &[Move], words: &Words) -> Vec<MoveView> {
    let mut at = *position;
    let told = line.iter().map(|&m| {
        let view = tell_move(&at, m, words);
        at.play_unchecked(m);
        view
    });
    told.collect()
}

fn tell_squares(evidence: &Evidence) -> SquaresView {
    let parts = Part::ALL.into_iter().filter(|part| evidence.squares(*part).any());
    let names = |part| evidence.squares(part).iter().map(|square| square.to_string()).collect();
    parts.map(|part| (part.key().to_owned(), names(part))).collect()
}

fn tell_premise(fact: &Fact, words: &Words) -> PremiseView {
    PremiseView {
        key: fact.concept.key().to_owned(),
        side: side_of(fact.side),
        truth: fact.truth().key().to_owned(),
        squares: tell_squares(&fact.evidence),
        sentence: String::new(),
    }
}

/// The kind of an advice in data.
fn kind(saying: &Saying) -> &'static str {
    match saying {
        Saying::Plan(_) => "plan",
        Saying::Mates { .. } => "mate",
        Saying::Ending(_) => "ending",
    }
}

/// An advice with its sentence and everything that proves it.
pub fn tell_advice(advice: &Advice, words: &Words) -> AdviceView {
    let at = advice.position();
    let moves = match advice.saying().moves() {
        tratto_lore::coach::Moves::Line => tell_line(at, advice.moves(), words),
        tratto_lore::coach::Moves::Choices => {
            advice.moves().iter().map(|&m| tell_move(at, m, words)).collect()
        }
    };
    AdviceView {
        key: advice.saying().key().to_owned(),
        kind: kind(advice.saying()).to_owned(),
        side: side_of(advice.side()),
        truth: advice.truth().key().to_owned(),
        sentence: words.advice(advice, &style(words)),
        fen: at.fen().to_string(),
        squares: tell_squares(advice.evidence()),
        moves,
        moves_are: advice.saying().moves().key().to_owned(),
        premises: advice.premises().iter().map(|fact| tell_premise(fact, words)).collect(),
    }
}

fn tell_answer(at: &Position, answer: &Answer, words: &Words) -> AnswerView {
    AnswerView {
        way: answer.way.key().to_owned(),
        played: tell_move(at, answer.played, words),
        cost: answer.cost,
    }
}

fn tell_attacked(position: &Position, attacked: &Attacked, words: &Words) -> AttackedView {
    let at = to_move(position, attacked.piece.color).unwrap_or(*position);
    AttackedView {
        square: attacked.square.to_string(),
        side: side_of(attacked.piece.color),
        piece: attacked.piece.role.to_string(),
        fen: at.fen().to_string(),
        sentence: words.attacked(attacked),
        answers: attacked.answers.iter().map(|answer| tell_answer(&at, answer, words)).collect(),
    }
}

fn tell_opening(opening: &Opening, words: &Words) -> OpeningView {
    OpeningView { eco: opening.eco.to_owned(), name: words.opening_name(opening).to_owned() }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "opening",
        Phase::Middlegame => "middlegame",
        Phase::Endgame => "endgame",
    }
}

/// A position as the coach sees it.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::coach::{Effort, Occasion, PositionReview};
/// use tratto_words::{Lang, Words};
/// let position = Position::from_fen("6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30")?;
/// let review = PositionReview::of(&position, Occasion::Study.leave()?, Effort::QUICK);
/// let told = tratto_server::tell_position(&review, Words::of(Lang::IT));
/// assert!(told.advice[0].sentence.starts_with("Il Bianco dà matto"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tell_position(review: &PositionReview, words: &Words) -> PositionAdvice {
    let position = &review.position;
    PositionAdvice {
        version: COACH_VERSION,
        fen: position.fen().to_string(),
        turn: side_of(position.turn()),
        phase: phase(review.phase).to_owned(),
        opening: review.opening.map(|opening| tell_opening(opening, words)),
        attacked: review.attacked.iter().map(|one| tell_attacked(position, one, words)).collect(),
        advice: review.advice().map(|advice| tell_advice(advice, words)).collect(),
    }
}
