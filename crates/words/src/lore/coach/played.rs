//! Moves, and the rules of the opening.

use crate::{Words, say};
use tratto_board::Role;
use tratto_lore::coach::{Advice, Finding, Refutation, Score, Source};
use tratto_lore::ending::Outcome;
use tratto_lore::fact::Menace;
use tratto_lore::opening::Check;
use tratto_lore::{Part, Truth};
use tratto_notation::Style;

fn menace(menace: Menace) -> &'static str {
    match menace {
        Menace::Mate => "mate",
        Menace::Promotion => "promotion",
        Menace::Capture => "capture",
    }
}

impl Words {
    pub(super) fn advice_on_move(&self, finding: &Finding, advice: &Advice, style: &Style) -> String {
        let line = style.write_line(advice.position(), advice.moves());
        let points = |gain: i32| gain.unsigned_abs();
        // What is lost stands where the first move of the line takes it.
        let piece = |role: Role| {
            let target = advice.evidence().squares(Part::Target).first();
            target.map_or_else(|| say!(self, "role", role = role), |square| self.piece_on(role, square))
        };
        match finding {
            Finding::Mates => say!(self, "finding-mates-at-once"),
            Finding::Stalemates => say!(self, "finding-stalemates"),
            Finding::Wins { gain } => {
                say!(self, "finding-wins-material", line = line, points = points(*gain))
            }
            Finding::Meets { square, .. } => say!(self, "finding-meets-attack", square = *square),
            Finding::Threatens { menace: kind, gain } => {
                let moves = self.advised_moves(advice, style);
                let kind = menace(*kind);
                say!(self, "finding-threatens", menace = kind, moves = moves, points = points(*gain))
            }
            Finding::MissesMate { moves } => say!(self, "finding-misses-mate", count = *moves, line = line),
            Finding::MissesGain { gain } => {
                say!(self, "finding-misses-gain", line = line, points = points(*gain))
            }
            Finding::MissesWin { gain } => {
                say!(self, "finding-misses-win", line = line, points = points(*gain))
            }
            Finding::AllowsWin { gain, avoidable } => {
                let avoidable = if *avoidable { "yes" } else { "no" };
                say!(self, "finding-allows-win", line = line, points = points(*gain), avoidable = avoidable)
            }
            Finding::AllowsMate { moves, avoidable } => {
                let avoidable = if *avoidable { "yes" } else { "no" };
                say!(self, "finding-allows-mate", count = *moves, line = line, avoidable = avoidable)
            }
            Finding::Hangs { role, gain } => {
                say!(self, "finding-hangs", piece = piece(*role), line = line, points = points(*gain))
            }
            Finding::LeavesHanging { role, gain } => {
                say!(
                    self,
                    "finding-leaves-hanging",
                    piece = piece(*role),
                    line = line,
                    points = points(*gain)
                )
            }
            Finding::Poisoned { role, moves } => {
                say!(self, "finding-poisoned", piece = piece(*role), count = *moves, line = line)
            }
            Finding::AllowsPromotion => say!(self, "finding-allows-promotion", line = line),
            Finding::SpoilsEnding { before, .. } => {
                let before = if matches!(before, Outcome::Won { .. }) { "won" } else { "drawn" };
                say!(self, "finding-spoils-ending", before = before, line = line)
            }
            Finding::Graded { grade, before, after, source } => say!(
                self,
                "finding-graded",
                engine = source.engine.as_str(),
                nodes = source.nodes,
                grade = grade.key(),
                before = self.engine_score(*before),
                after = self.engine_score(*after),
                line = line
            ),
        }
    }

    /// An evaluation: "+1.35", "mate in 3".
    pub fn engine_score(&self, score: Score) -> String {
        match score {
            Score::Centipawns(score) => {
                let sign = if score < 0 { '−' } else { '+' };
                format!("{sign}{}", self.decimal(f64::from(score).abs() / 100.0, 2))
            }
            Score::Mate(moves) if moves > 0 => say!(self, "coach-score-mate", moves = moves.unsigned_abs()),
            Score::Mate(moves) => say!(self, "coach-score-mated", moves = moves.unsigned_abs()),
        }
    }

    /// The line by which a move is answered, and whose it is if it is an opinion.
    pub fn refutation(&self, refutation: &Refutation, style: &Style) -> String {
        let (truth, line, source) = self.told_line(refutation, style);
        let (engine, nodes) = (source.engine, source.nodes);
        say!(self, "coach-refutation", truth = truth, line = line, engine = engine, nodes = nodes)
    }

    /// The line that should have been played, and whose it is if it is an opinion.
    pub fn chance(&self, chance: &Refutation, style: &Style) -> String {
        let (truth, line, source) = self.told_line(chance, style);
        let (engine, nodes) = (source.engine, source.nodes);
        say!(self, "coach-chance", truth = truth, line = line, engine = engine, nodes = nodes)
    }

    fn told_line(&self, refutation: &Refutation, style: &Style) -> (&'static str, String, Source) {
        let truth = match refutation.truth {
            Truth::Engine => "engine",
            Truth::Proof => "proof",
            _ => "exchange",
        };
        let line = style.write_line(refutation.line.start(), refutation.line.moves());
        let nobody = Source { engine: String::new(), nodes: 0 };
        (truth, line, refutation.source.clone().unwrap_or(nobody))
    }

    pub(super) fn advice_on_opening(&self, check: Check, kept: bool, at: u16, advice: &Advice) -> String {
        let (color, kept) = (advice.side(), if kept { "yes" } else { "no" });
        match check {
            Check::Centre => say!(self, "check-centre", kept = kept, at = at, color = color),
            Check::TowardsCentre => say!(self, "check-towards-centre", kept = kept, at = at, color = color),
            Check::OneMoveEach => say!(self, "check-one-move-each", kept = kept, at = at, color = color),
            Check::SafeSquares => say!(self, "check-safe-squares", kept = kept, at = at, color = color),
            Check::MinorsFirst => say!(self, "check-minors-first", kept = kept, at = at, color = color),
            Check::Castled => say!(self, "check-castled", kept = kept, at = at, color = color),
            Check::RookFiles => say!(self, "check-rook-files", kept = kept, at = at, color = color),
            Check::PawnTasks => say!(self, "check-pawn-tasks", kept = kept, at = at, color = color),
            Check::OneDiagonal => say!(self, "check-one-diagonal", kept = kept, at = at, color = color),
            Check::FreeWay => say!(self, "check-free-way", kept = kept, at = at, color = color),
        }
    }
}
