//! What the coach says as views.

use super::{side_of, tell_fact, tell_squares};
use crate::wire::{
    AdviceView, AnswersView, AttackedView, BalanceView, COACH_VERSION, ChangeView, DefenceView, EngineView,
    GameAdvice, LineView, MotifView, MoveAdvice, MoveView, OpeningView, PhaseView, PositionAdvice, StageView,
    ThreatView, TurningPointView,
};
use tratto_board::{Color, Move, Position, UciMove};
use tratto_lore::Phase;
use tratto_lore::coach::{
    Advice, Attacked, Finding, GameReview, MoveReview, Moves, PositionReview, Refutation, Saying, Source,
    Stage, TurningPoint, is_telling,
};
use tratto_lore::exchange::to_move;
use tratto_lore::fact::Threat;
use tratto_lore::opening::Opening;
use tratto_notation::{Form, San, Style};
use tratto_words::{BalanceLine, Change, Words};

/// How moves are written for a reader.
fn style(words: &Words) -> Style {
    Style::new(words.lang().letters(), Form::Short)
}

fn tell_move(position: &Position, m: Move, words: &Words) -> MoveView {
    move_view(position, m, position.uci(m), words)
}

fn move_view(position: &Position, m: Move, uci: UciMove, words: &Words) -> MoveView {
    MoveView {
        uci: uci.to_string(),
        san: San::write(position, m).as_str().to_owned(),
        text: style(words).write(position, m),
    }
}

/// The moves of a line, castling written alike in all of it.
fn tell_line(position: &Position, line: &[Move], words: &Words) -> Vec<MoveView> {
    let mut at = *position;
    let told = position.uci_line(line).zip(line).map(|(uci, &m)| {
        let view = move_view(&at, m, uci, words);
        at.play_unchecked(m);
        view
    });
    told.collect()
}

/// The kind of an advice in data.
fn kind(saying: &Saying) -> &'static str {
    match saying {
        Saying::Plan(_) => "plan",
        Saying::Mates { .. } => "mate",
        Saying::Wins { .. } => "win",
        Saying::Ending(_) => "ending",
        Saying::Prefers { .. } => "engine",
        Saying::Move(_) => "move",
        Saying::Event(_) => "event",
        Saying::Check { .. } | Saying::Unjudged { .. } => "opening",
    }
}

/// An advice with its sentence and everything that proves it.
pub fn tell_advice(advice: &Advice, words: &Words) -> AdviceView {
    let at = advice.position();
    let moves = match advice.saying().moves() {
        Moves::Line => tell_line(at, advice.moves(), words),
        Moves::Choices => advice.moves().iter().map(|&m| tell_move(at, m, words)).collect(),
    };
    AdviceView {
        key: advice.saying().key().to_owned(),
        kind: kind(advice.saying()).to_owned(),
        side: side_of(advice.side()),
        truth: advice.truth().key().to_owned(),
        sentence: words.advice(advice, &style(words)),
        term: Some(advice.saying().term().to_owned()),
        fen: at.fen().to_string(),
        squares: tell_squares(advice.evidence()),
        moves,
        moves_are: advice.saying().moves().key().to_owned(),
        engine: match advice.saying() {
            Saying::Prefers { source, .. } | Saying::Move(Finding::Graded { source, .. }) => {
                Some(tell_engine(source))
            }
            _ => None,
        },
        premises: advice.premises().iter().map(|fact| tell_fact(fact, at, words)).collect(),
    }
}

fn tell_attacked(position: &Position, attacked: &Attacked, words: &Words) -> AttackedView {
    let at = to_move(position, attacked.piece.color).unwrap_or(*position);
    let lines = words.answers(position, attacked.square, &attacked.answers).into_iter();
    let cost = |m: Move| attacked.answers.iter().find(|one| one.played == m).map_or(0, |one| one.cost);
    let ways = lines.map(|line| AnswersView {
        way: line.way.key().to_owned(),
        sentence: line.sentence,
        answers: line
            .moves
            .iter()
            .map(|&m| DefenceView { played: tell_move(&at, m, words), cost: cost(m) })
            .collect(),
    });
    AttackedView {
        square: attacked.square.to_string(),
        side: side_of(attacked.piece.color),
        piece: attacked.piece.role.to_string(),
        fen: at.fen().to_string(),
        sentence: words.answers_count(position, attacked.square, &attacked.answers),
        ways: ways.collect(),
    }
}

fn tell_threat(position: &Position, side: Color, threat: &Threat, words: &Words) -> ThreatView {
    let at = to_move(position, side).unwrap_or(*position);
    ThreatView {
        side: side_of(side),
        gain: threat.gain,
        sentence: words.threat(threat, side, position),
        fen: at.fen().to_string(),
        played: tell_move(&at, threat.played, words),
        squares: tell_squares(&threat.evidence),
    }
}

fn tell_balance(line: BalanceLine) -> BalanceView {
    BalanceView {
        key: line.key.to_owned(),
        title: line.title,
        white: line.sides.white,
        black: line.sides.black,
        meaning: line.meaning,
        term: advantage_term(line.key).map(str::to_owned),
        squares_white: tell_squares(&line.evidence.white),
        squares_black: tell_squares(&line.evidence.black),
    }
}

/// The glossary's term for a kind of advantage.
fn advantage_term(key: &str) -> Option<&'static str> {
    Some(match key {
        "material" => "material-advantage",
        "space" => "space-advantage",
        "time" => "lead-in-development",
        "pawns" => "pawn-structure",
        "safety" => "king-safety",
        "files" => "open-file",
        "minors" => "minor-piece",
        _ => return None,
    })
}

fn tell_opening(opening: &Opening, words: &Words) -> OpeningView {
    OpeningView { eco: opening.eco.to_owned(), name: words.opening(opening).to_owned() }
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
        balance: words.balance_sheet(&review.sheet).into_iter().map(tell_balance).collect(),
        threats: [position.turn(), !position.turn()]
            .into_iter()
            .flat_map(|side| {
                review.threats[side].iter().map(move |one| tell_threat(position, side, one, words))
            })
            .collect(),
        attacked: review.attacked.iter().map(|one| tell_attacked(position, one, words)).collect(),
        advice: review.advice().map(|advice| tell_advice(advice, words)).collect(),
    }
}

fn tell_engine(source: &Source) -> EngineView {
    EngineView { name: source.engine.clone(), nodes: source.nodes }
}

/// A line with its motifs; its sentence is that of an answer or of a missed chance.
fn tell_refutation(refutation: &Refutation, sentence: String, words: &Words) -> LineView {
    let line = &refutation.line;
    let motifs = refutation.motifs.iter().map(|seen| MotifView {
        key: seen.motif.key().to_owned(),
        name: words.motif(seen.motif),
        sentence: format!("{}.", words.motif_shown(seen, line)),
        term: seen.motif.term().map(str::to_owned),
        ply: seen.at,
        truth: seen.truth.key().to_owned(),
        squares: tell_squares(&seen.evidence),
    });
    LineView {
        sentence,
        truth: refutation.truth.key().to_owned(),
        engine: refutation.source.as_ref().map(tell_engine),
        fen: line.start().fen().to_string(),
        moves: tell_line(line.start(), line.moves(), words),
        motifs: motifs.collect(),
    }
}

fn tell_chance(chance: &Refutation, words: &Words) -> LineView {
    tell_refutation(chance, words.chance(chance, &style(words)), words)
}

fn tell_answer_to(refutation: &Refutation, words: &Words) -> LineView {
    tell_refutation(refutation, words.refutation(refutation, &style(words)), words)
}

/// A move as the coach sees it.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::coach::{Effort, MoveReview, Occasion};
/// use tratto_words::{Lang, Words};
/// let position = Position::from_fen("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 30")?;
/// let played = position.read_uci("a2b2")?;
/// let review = MoveReview::of(&position, played, Occasion::Study.leave()?, Effort::QUICK, None)?;
/// let told = tratto_server::tell_move_review(&review, Words::of(Lang::EN));
/// assert_eq!(told.findings[0].sentence, "It allows mate at once: 31. Rd8#. Another move prevents it.");
/// assert_eq!(told.refutation.map(|line| line.moves[0].uci.clone()).as_deref(), Some("d1d8"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tell_move_review(review: &MoveReview, words: &Words) -> MoveAdvice {
    let changes = words.changes(&review.changes, &review.before, &review.after).into_iter();
    let tell_change = |line: tratto_words::ChangeLine| {
        let seen_in = if line.change == Change::Lost { &review.before } else { &review.after };
        ChangeView {
            change: line.change.key().to_owned(),
            telling: line.change != Change::Altered && is_telling(line.fact.concept),
            fact: tell_fact(&line.fact, seen_in, words),
            sentence: line.sentence,
        }
    };
    MoveAdvice {
        version: COACH_VERSION,
        fen: review.before.fen().to_string(),
        played: tell_move(&review.before, review.played, words),
        findings: review.findings.iter().map(|advice| tell_advice(advice, words)).collect(),
        chance: review.chance.as_ref().map(|line| tell_chance(line, words)),
        refutation: review.refutation.as_ref().map(|line| tell_answer_to(line, words)),
        trap: review.trap.as_ref().map(|line| tell_chance(line, words)),
        changes: changes.map(tell_change).collect(),
    }
}

fn tell_turning_point(point: &TurningPoint, words: &Words) -> TurningPointView {
    TurningPointView {
        ply: point.ply,
        fen: point.before.fen().to_string(),
        played: tell_move(&point.before, point.played, words),
        numbered: style(words).write_line(&point.before, &[point.played]),
        findings: point.findings.iter().map(|advice| tell_advice(advice, words)).collect(),
        chance: point.chance.as_ref().map(|line| tell_chance(line, words)),
        refutation: point.refutation.as_ref().map(|line| tell_answer_to(line, words)),
    }
}

fn tell_stage(stage: &Stage, review: &GameReview, words: &Words) -> StageView {
    let last = stage.ply.checked_sub(1);
    let turn = stage.position.turn();
    let plans = [turn, !turn].into_iter().flat_map(|side| &stage.plans[side]);
    StageView {
        ply: stage.ply,
        fen: stage.position.fen().to_string(),
        numbered: last.map(|at| style(words).write_line(&review.positions[at], &review.moves[at..=at])),
        phase: phase(stage.phase).to_owned(),
        facts: stage.facts.iter().map(|fact| tell_fact(fact, &stage.position, words)).collect(),
        plans: plans.map(|advice| tell_advice(advice, words)).collect(),
    }
}

/// A game as the coach sees it.
pub fn tell_game_review(review: &GameReview, words: &Words) -> GameAdvice {
    let start = &review.positions[0];
    GameAdvice {
        version: COACH_VERSION,
        fen: start.fen().to_string(),
        moves: tell_line(start, &review.moves, words),
        opening: review.opening.map(|named| tell_opening(named.opening, words)),
        opening_plies: review.opening.map(|named| named.half_moves),
        phases: review
            .phases
            .iter()
            .map(|&(ply, of)| PhaseView { ply, phase: phase(of).to_owned() })
            .collect(),
        checks: Color::ALL
            .into_iter()
            .flat_map(|side| &review.checks[side])
            .map(|advice| tell_advice(advice, words))
            .collect(),
        events: review.events.iter().map(|(_, advice)| tell_advice(advice, words)).collect(),
        turning_points: review.turning_points.iter().map(|point| tell_turning_point(point, words)).collect(),
        stages: review.stages.iter().map(|stage| tell_stage(stage, review, words)).collect(),
    }
}
