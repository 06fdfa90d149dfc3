//! Threats, the ways to meet an attack, and what a move changes.

use crate::{Words, say};
use tratto_board::{Color, Move, Position, Square};
use tratto_lore::exchange::{capture_through, to_move};
use tratto_lore::fact::{Answer, Changes, Concept, Fact, Figures, Menace, Threat, Way};
use tratto_lore::{Evidence, Part};
use tratto_notation::{Form, Style};

/// The moves that meet an attack in one way.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct AnswerLine {
    /// The way.
    pub way: Way,
    /// The moves, in the reader's notation.
    pub sentence: String,
    /// The moves.
    pub moves: Vec<Move>,
    /// The piece that is attacked, and the moves.
    pub evidence: Evidence,
}

/// What became of a fact.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Change {
    /// True after and not before.
    Gained,
    /// True before and not after.
    Lost,
    /// True before and after, with other numbers or squares.
    Altered,
}

impl Change {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Change::Gained => "gained",
            Change::Lost => "lost",
            Change::Altered => "altered",
        }
    }
}

/// One thing that a move changes.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ChangeLine {
    /// What became of it.
    pub change: Change,
    /// The fact: as it is after the move, or as it was before if it is lost. Its squares are the evidence.
    pub fact: Fact,
    /// What is said of it.
    pub sentence: String,
}

/// The fact that a threat of this kind is.
fn concept_of(menace: Menace) -> Concept {
    match menace {
        Menace::Mate => Concept::MateThreat,
        Menace::Promotion => Concept::PromotionThreat,
        Menace::Capture => Concept::CaptureThreat,
    }
}

impl Words {
    /// A threat of a side as a sentence. Its evidence is in the threat.
    pub fn threat(&self, threat: &Threat, side: Color, position: &Position) -> String {
        let fact = Fact {
            side,
            concept: concept_of(threat.menace),
            figures: Figures::Gain(threat.gain),
            evidence: threat.evidence.clone(),
        };
        self.fact(&fact, position)
    }

    /// A way to meet an attack: "Move away".
    pub fn way(&self, way: Way) -> String {
        match way {
            Way::Away => say!(self, "answer-away"),
            Way::Capture => say!(self, "answer-capture"),
            Way::Interposition => say!(self, "answer-interposition"),
            Way::Defence => say!(self, "answer-defence"),
            Way::CounterCapture => say!(self, "answer-counter-capture"),
            Way::Check => say!(self, "answer-check"),
            Way::CounterThreat => say!(self, "answer-counter-threat"),
        }
    }

    /// The complete list of moves that meet the attack on a piece, a line for each way: "Move away: Nd2 or Nf3." None where there is
    /// no answer.
    pub fn answers(&self, position: &Position, square: Square, answers: &[Answer]) -> Vec<AnswerLine> {
        let Some(piece) = position.piece_at(square) else { return Vec::new() };
        let Some(at) = to_move(position, piece.color) else { return Vec::new() };
        let mut lines = Vec::new();
        for way in Way::ALL {
            let these: Vec<&Answer> = answers.iter().filter(|answer| answer.way == way).collect();
            if these.is_empty() {
                continue;
            }
            let told: Vec<String> = these.iter().map(|answer| self.one_answer(&at, answer)).collect();
            let (way_told, told) = (self.begun(&self.way(way)), self.list_or(&told));
            let moves: Vec<Move> = these.iter().map(|answer| answer.played).collect();
            lines.push(AnswerLine {
                way,
                sentence: say!(self, "answer-line", way = way_told, moves = told),
                evidence: Evidence::about(square)
                    .with(Part::Attacker, position.attackers(square, !piece.color))
                    .by(moves.clone()),
                moves,
            });
        }
        lines
    }

    /// How many moves meet the attack on a piece: the sentence before the list. Where there is nothing to meet, or its side could only
    /// move after the other passed in check, it says that.
    pub fn answers_count(&self, position: &Position, square: Square, answers: &[Answer]) -> String {
        let subject = self.pieces_told(position, square.bitboard());
        let Some(piece) = position.piece_at(square) else {
            return self.whole(&say!(self, "answer-empty", square = square));
        };
        let Some(at) = to_move(position, piece.color) else {
            return self.whole(&say!(self, "answer-unasked", subject = subject, color = piece.color));
        };
        let attackers = at.attackers(square, !piece.color) & at.by_color(!piece.color);
        let takes = |from| capture_through(&at, from, square, at.occupied());
        let is_lost = attackers.into_iter().filter_map(takes).any(|gain| gain > 0);
        self.whole(&if is_lost {
            say!(self, "answer-count", subject = subject, count = answers.len())
        } else {
            say!(self, "answer-none-needed", subject = subject, role = piece.role)
        })
    }

    fn one_answer(&self, at: &Position, answer: &Answer) -> String {
        let written = Style::new(self.lang().letters(), Form::Short).write(at, answer.played);
        match answer.cost {
            0 => written,
            cost => say!(self, "answer-cost", written = written, count = cost.unsigned_abs()),
        }
    }

    /// What a move changes, in the order of the facts: what it brings, what is no longer so, what is so otherwise. Where only squares
    /// changed that the words do not name, nothing is said.
    pub fn changes(&self, changes: &Changes, before: &Position, after: &Position) -> Vec<ChangeLine> {
        let gained = changes.gained.iter().map(|fact| {
            let what = self.fact_clause(fact, after);
            let sentence = self.whole(&say!(self, "change-gained", what = what));
            ChangeLine { change: Change::Gained, fact: fact.clone(), sentence }
        });
        let lost = changes.lost.iter().map(|fact| {
            let what = self.fact_clause(fact, before);
            let sentence = self.whole(&say!(self, "change-lost", what = what));
            ChangeLine { change: Change::Lost, fact: fact.clone(), sentence }
        });
        let altered = changes.altered.iter().filter_map(|(old, new)| {
            let (was, is) = (self.fact_clause(old, before), self.fact_clause(new, after));
            let is_news = was != is;
            let sentence = self.whole(&say!(self, "change-altered", was = was, is = is));
            is_news.then(|| ChangeLine { change: Change::Altered, fact: new.clone(), sentence })
        });
        gained.chain(lost).chain(altered).collect()
    }
}
