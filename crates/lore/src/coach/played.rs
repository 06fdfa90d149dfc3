//! What the coach says of a move.

use super::known::Known;
use super::mate::{Forced, Mating, forced_mate};
use super::{Advice, Effort, Grade, Leave, Moves, Opinion, Refutation, Saying, Score, Source};
use crate::ending::{Outcome, PawnEnding};
use crate::evidence::{Evidence, Part, Truth};
use crate::exchange::{Exchanges, captured, exchange, to_move, value};
use crate::fact::{Changes, Menace, Threat, Way, answers, changes, threats};
use crate::motif::{self, find_gain, forces_gain};
use tratto_board::{IllegalMove, Move, Position, Role, Square};

/// Something said of a move. "It" is the move, "they" the side that answers.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Finding {
    /// It mates.
    Mates,
    /// It stalemates: the game is drawn.
    Stalemates,
    /// It takes, and wins so much by exchange.
    Wins {
        /// In pawns.
        gain: i32,
    },
    /// It meets an attack.
    Meets {
        /// On the piece that stood here.
        square: Square,
        /// How.
        way: Way,
    },
    /// It makes a threat that was not there.
    Threatens {
        /// To do what.
        menace: Menace,
        /// What is won, in pawns.
        gain: i32,
    },
    /// A forced mate was there, and it does not keep to it.
    MissesMate {
        /// In so many moves.
        moves: u8,
    },
    /// Another move would have won more by exchange, by two pawns or more.
    MissesGain {
        /// What it would have won.
        gain: i32,
    },
    /// By a proof another move would have won more by force than one exchange shows, and this one does not.
    MissesWin {
        /// So many pawns at least.
        gain: i32,
    },
    /// By a proof they win more by force than one exchange shows.
    AllowsWin {
        /// So many pawns at least, what the move took being deducted.
        gain: i32,
        /// Whether another move was found that loses two pawns less at least, as far as exchanges and the same search see.
        avoidable: bool,
    },
    /// They mate by force.
    AllowsMate {
        /// In so many moves.
        moves: u8,
        /// Whether another move would have prevented a mate in so many.
        avoidable: bool,
    },
    /// They can win a piece by exchange that they could not win before.
    Hangs {
        /// What it is.
        role: Role,
        /// What they win.
        gain: i32,
    },
    /// They can still win a piece by exchange that they could have won before.
    LeavesHanging {
        /// What it is.
        role: Role,
        /// What they win.
        gain: i32,
    },
    /// They can win a piece by exchange, but are then mated by force.
    Poisoned {
        /// What it is.
        role: Role,
        /// In so many moves.
        moves: u8,
    },
    /// They can promote and lose nothing.
    AllowsPromotion,
    /// By the exact table it throws a win or a draw away.
    SpoilsEnding {
        /// What it was.
        before: Outcome,
        /// What it is.
        after: Outcome,
    },
    /// An engine finds that it loses so much.
    Graded {
        /// How much.
        grade: Grade,
        /// What it thought before, for the side that moves.
        before: Score,
        /// What it thinks now, for the same side.
        after: Score,
        /// Which engine. Its line is what it would have played.
        source: Source,
    },
}

impl Finding {
    /// The name in data.
    pub const fn key(&self) -> &'static str {
        match self {
            Finding::Mates => "mates-at-once",
            Finding::Stalemates => "stalemates",
            Finding::Wins { .. } => "wins-material",
            Finding::Meets { .. } => "meets-attack",
            Finding::Threatens { .. } => "threatens",
            Finding::MissesMate { .. } => "misses-mate",
            Finding::MissesGain { .. } => "misses-gain",
            Finding::MissesWin { .. } => "misses-win",
            Finding::AllowsWin { .. } => "allows-win",
            Finding::AllowsMate { .. } => "allows-mate",
            Finding::Hangs { .. } => "hangs",
            Finding::LeavesHanging { .. } => "leaves-hanging",
            Finding::Poisoned { .. } => "poisoned",
            Finding::AllowsPromotion => "allows-promotion",
            Finding::SpoilsEnding { .. } => "spoils-ending",
            Finding::Graded { .. } => "graded",
        }
    }

    /// What its moves are.
    pub const fn moves(&self) -> Moves {
        match self {
            Finding::Threatens { .. } => Moves::Choices,
            _ => Moves::Line,
        }
    }

    /// Whether they win something by exchange.
    const fn is_loss(&self) -> bool {
        matches!(self, Finding::Hangs { .. } | Finding::LeavesHanging { .. } | Finding::AllowsPromotion)
    }

    /// Whether it speaks against the move.
    pub const fn is_fault(&self) -> bool {
        !matches!(
            self,
            Finding::Mates
                | Finding::Wins { .. }
                | Finding::Meets { .. }
                | Finding::Threatens { .. }
                | Finding::Poisoned { .. }
        )
    }
}

/// An engine's opinions around a move.
#[derive(Copy, Clone, Debug)]
pub struct Opinions<'o> {
    /// Of the position before it.
    pub before: &'o Opinion,
    /// Of the position after it.
    pub after: &'o Opinion,
}

/// A move as the coach sees it.
#[derive(Clone, Debug)]
pub struct MoveReview {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub played: Move,
    /// The position after it.
    pub after: Position,
    /// What it does, and what speaks against it.
    pub findings: Vec<Advice>,
    /// What it changes.
    pub changes: Changes,
    /// What should have been played, with its motifs, where that is known.
    pub chance: Option<Refutation>,
    /// How it is answered best, with the motifs, where that is known.
    pub refutation: Option<Refutation>,
    /// The line that mates whoever takes what it leaves to be taken, from the move on.
    pub trap: Option<Refutation>,
}

impl MoveReview {
    /// Looks at a move, with an engine's opinions if there are any.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_lore::coach::{Effort, MoveReview, Occasion};
    /// // Rb2 lets White mate on the back rank.
    /// let position = Position::from_fen("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1")?;
    /// let review =
    ///     MoveReview::of(&position, position.read_uci("a2b2")?, Occasion::Study.leave()?, Effort::QUICK, None)?;
    /// assert!(review.findings.iter().any(|finding| finding.saying().key() == "allows-mate"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(
        position: &Position,
        m: Move,
        _leave: Leave,
        effort: Effort,
        opinions: Option<Opinions<'_>>,
    ) -> Result<MoveReview, IllegalMove> {
        let after = position.play(m)?;
        let known = [*position, after].map(|at| Known::of(&at, effort));
        let looked = Looked::new(*position, m, after, effort, &known);
        let mut findings = looked.findings(Ask::Everything);
        findings.extend(opinions.and_then(|opinions| looked.graded(opinions)));
        let (chance, refutation) = looked.lines(&findings, opinions);
        let changes = changes(position, &after);
        let poisoned =
            findings.iter().find(|advice| matches!(advice.saying(), Saying::Move(Finding::Poisoned { .. })));
        let trap = poisoned.and_then(|advice| {
            Refutation::to_mate(position, [m].into_iter().chain(advice.moves().iter().copied()))
        });
        Ok(MoveReview { before: *position, played: m, after, findings, changes, chance, refutation, trap })
    }
}

/// How much of a move is asked.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Ask {
    /// All that can be said.
    Everything,
    /// Only what speaks against it.
    Faults,
}

/// A move that is looked at.
pub(super) struct Looked<'m> {
    before: Position,
    m: Move,
    after: Position,
    effort: Effort,
    /// What is forced before it and after it.
    known: &'m [Known; 2],
    /// What the move wins by exchange, and what it loses on its square.
    own: i32,
}

/// So many pawns more make another capture a missed chance.
pub(super) const MISSED: i32 = 2;
/// So many other moves are searched for one that does not lose by force.
const OTHERS: usize = 12;
/// So many half-moves of an engine's line are told.
pub(super) const SHOWN: usize = 9;
/// So many new threats are told.
const THREATS: usize = 3;

impl Looked<'_> {
    pub(super) fn new(
        before: Position,
        m: Move,
        after: Position,
        effort: Effort,
        known: &[Known; 2],
    ) -> Looked<'_> {
        Looked { before, m, after, effort, known, own: exchange(&before, m) }
    }

    /// What they win at most by one capture or promotion, less what the move wins itself.
    pub(super) fn loss(&self) -> i32 {
        most_lost(&self.after) - self.own.max(0)
    }

    /// Whether another move would have lost less, by two pawns or more.
    pub(super) fn is_loss_avoidable(&self) -> bool {
        let loss = self.loss();
        self.before.legal_moves().into_iter().any(|m| {
            let mut other = self.before;
            other.play_unchecked(m);
            other.is_checkmate() || most_lost(&other) - exchange(&self.before, m).max(0) <= loss - MISSED
        })
    }

    fn us(&self) -> tratto_board::Color {
        self.before.turn()
    }

    /// Something said of the position before the move.
    fn there(&self, finding: Finding, truth: Truth, evidence: Evidence) -> Option<Advice> {
        Advice::new(&self.before, self.us(), Saying::Move(finding), truth, evidence)
    }

    /// Something said of the position after it.
    fn then(&self, finding: Finding, truth: Truth, evidence: Evidence) -> Option<Advice> {
        Advice::new(&self.after, self.us(), Saying::Move(finding), truth, evidence)
    }

    fn moved(&self) -> Evidence {
        Evidence::about(self.m.from()).with(Part::Key, self.m.destination()).by([self.m])
    }

    pub(super) fn findings(&self, ask: Ask) -> Vec<Advice> {
        let mut found = Vec::new();
        if self.after.is_checkmate() {
            let evidence = self.moved().with(Part::Target, self.after.king(!self.us()));
            found.extend(self.there(Finding::Mates, Truth::Exchange, evidence));
            return found;
        }
        found.extend(self.missed_mate());
        if self.after.is_stalemate() {
            let evidence = self.moved().with(Part::Target, self.after.king(!self.us()));
            found.extend(self.there(Finding::Stalemates, Truth::Exchange, evidence));
            found.extend(self.missed_gain());
            found.extend(self.missed_win());
            return found;
        }
        if ask == Ask::Everything {
            found.extend(self.merits());
        }
        found.extend(self.missed_gain());
        found.extend(self.missed_win());
        found.extend(self.allowed_mate());
        found.extend(self.losses());
        found.extend(self.allowed_win());
        found.extend(self.ending());
        found
    }

    /// What the move does well.
    fn merits(&self) -> Vec<Advice> {
        let mut found = Vec::new();
        if self.own > 0 && captured(&self.before, self.m).is_some() {
            let evidence = self.moved();
            found.extend(self.there(Finding::Wins { gain: self.own }, Truth::Exchange, evidence));
        }
        for square in Exchanges::of(&self.before).winnable_of(self.us()) {
            let answer = answers(&self.before, square).into_iter().find(|answer| answer.played == self.m);
            if let Some(answer) = answer {
                let evidence = self
                    .moved()
                    .with(Part::Target, square)
                    .with(Part::Attacker, self.before.attackers(square, !self.us()));
                found.extend(self.there(
                    Finding::Meets { square, way: answer.way },
                    Truth::Exchange,
                    evidence,
                ));
            }
        }
        let Some(again) = to_move(&self.after, self.us()) else { return found };
        let old = threats(&self.before, self.us());
        let is_new = |threat: &&Threat| {
            !old.iter().any(|old| old.menace == threat.menace && old.played.to() == threat.played.to())
        };
        for threat in threats(&again, self.us()).iter().filter(is_new).take(THREATS) {
            let finding = Finding::Threatens { menace: threat.menace, gain: threat.gain };
            let saying = Saying::Move(finding);
            found.extend(Advice::new(&again, self.us(), saying, Truth::Exchange, threat.evidence.clone()));
        }
        found
    }

    fn missed_mate(&self) -> Option<Advice> {
        let Forced::Mate(mating) = &self.known[0].mate else { return None };
        if mating.keys.contains(&self.m) {
            return None;
        }
        let truth = if mating.moves == 1 { Truth::Exchange } else { Truth::Proof };
        let evidence = along(mating).with(Part::Target, self.before.king(!self.us()));
        self.there(Finding::MissesMate { moves: mating.moves }, truth, evidence)
    }

    fn missed_gain(&self) -> Option<Advice> {
        let found = threats(&self.before, self.us());
        let best = found.iter().find(|threat| threat.menace != Menace::Mate)?;
        let is_missed = best.gain >= self.own.max(0) + MISSED && !self.after.is_check();
        let evidence = best.evidence.clone();
        is_missed
            .then(|| self.there(Finding::MissesGain { gain: best.gain }, Truth::Exchange, evidence))
            .flatten()
    }

    /// What was forced and is not after this move, if it is more than one exchange shows.
    fn missed_win(&self) -> Option<Advice> {
        let win = self.known[0].win.as_ref()?;
        if win.gain < self.own.max(0) + MISSED
            || forces_gain(&self.before, self.m, win.gain, self.effort.search) != Some(false)
        {
            return None;
        }
        self.there(Finding::MissesWin { gain: win.gain }, Truth::Proof, win.evidence())
    }

    /// What they force now, if it is more than one exchange shows.
    fn allowed_win(&self) -> Option<Advice> {
        let win = self.known[1].win.as_ref()?;
        let gain = win.gain - taken_by(&self.before, self.m);
        if gain < MISSED {
            return None;
        }
        let avoidable = self.is_win_avoidable(gain - MISSED);
        self.then(Finding::AllowsWin { gain, avoidable }, Truth::Proof, win.evidence())
    }

    /// Whether after another move they neither mate nor, as far as exchanges and the search see, win more than this.
    fn is_win_avoidable(&self, most: i32) -> bool {
        let mut searched = 0;
        self.before.legal_moves().into_iter().filter(|&m| m != self.m).any(|m| {
            let mut other = self.before;
            other.play_unchecked(m);
            let most = most + taken_by(&self.before, m);
            if searched == OTHERS || most < 0 || most_lost(&other) > most {
                return false;
            }
            searched += 1;
            !matches!(forced_mate(&other, self.effort.moves, self.effort.nodes), Forced::Mate(_))
                && matches!(find_gain(&other, most + 1, self.effort.search), motif::Finding::Nothing)
        })
    }

    fn allowed_mate(&self) -> Option<Advice> {
        let Forced::Mate(mating) = &self.known[1].mate else { return None };
        let prevents = |m: Move| {
            let mut other = self.before;
            other.play_unchecked(m);
            matches!(forced_mate(&other, mating.moves, self.effort.nodes), Forced::None { .. })
        };
        let others = self.before.legal_moves();
        let avoidable = others.into_iter().filter(|&m| m != self.m).any(prevents);
        let truth = if mating.moves == 1 { Truth::Exchange } else { Truth::Proof };
        let evidence = along(mating).with(Part::Target, self.after.king(self.us()));
        self.then(Finding::AllowsMate { moves: mating.moves, avoidable }, truth, evidence)
    }

    /// What they can win now, each piece once, with the capture that wins most.
    fn losses(&self) -> Vec<Advice> {
        let they = !self.us();
        let known = Exchanges::of(&self.before);
        let winnable_before = known.winnable_of(self.us());
        let mut found: Vec<Advice> = Vec::new();
        let mut seen: Vec<Square> = Vec::new();
        for threat in threats(&self.after, they) {
            let target = threat.evidence.squares(Part::Target);
            let Some(square) = target.single().filter(|square| !seen.contains(square)) else { continue };
            let evidence = threat.evidence.clone();
            match threat.menace {
                Menace::Mate => {}
                Menace::Promotion => {
                    seen.push(square);
                    found.extend(self.then(Finding::AllowsPromotion, Truth::Exchange, evidence));
                }
                Menace::Capture => {
                    seen.push(square);
                    let Some(role) = self.after.role_at(square) else { continue };
                    // A capture on the move's own square is the other half of an exchange.
                    let is_exchange = square == self.m.destination() && self.own >= 0;
                    if is_exchange {
                        continue;
                    }
                    found.extend(self.lost(&threat, role, winnable_before.has(square)));
                }
            }
        }
        found
    }

    fn lost(&self, threat: &Threat, role: Role, was_lost: bool) -> Option<Advice> {
        let mut taken = self.after;
        taken.play_unchecked(threat.played);
        if let Forced::Mate(mating) = forced_mate(&taken, self.effort.moves, self.effort.nodes) {
            let evidence = threat.evidence.clone().by(mating.line.iter().copied());
            return self.then(Finding::Poisoned { role, moves: mating.moves }, Truth::Proof, evidence);
        }
        let gain = threat.gain;
        let finding =
            if was_lost { Finding::LeavesHanging { role, gain } } else { Finding::Hangs { role, gain } };
        self.then(finding, Truth::Exchange, threat.evidence.clone())
    }

    fn ending(&self) -> Option<Advice> {
        let judged = PawnEnding::of(&self.before)?.judge(self.m).ok()?;
        let refutation = judged.refutation?;
        let finding = Finding::SpoilsEnding { before: judged.before, after: judged.after };
        self.then(finding, Truth::Proof, refutation.evidence)
    }

    /// An engine's grade of the move; none if it would have played it, or if it loses little.
    pub(super) fn graded(&self, opinions: Opinions<'_>) -> Option<Advice> {
        let (before, after) = (opinions.before.score(), opinions.after.score().reversed());
        let grade = Grade::of(before, after).filter(|_| opinions.before.line().first() != Some(&self.m))?;
        let source = opinions.before.source().clone();
        let line = opinions.before.line();
        let line = &line[..line.len().min(SHOWN)];
        let first = line.first()?;
        let evidence =
            Evidence::about(first.from()).with(Part::Key, first.destination()).by(line.iter().copied());
        self.there(Finding::Graded { grade, before, after, source }, Truth::Engine, evidence)
    }

    /// What was missed, and how the move is answered, with their motifs: proved where that is so, else by the engine.
    pub(super) fn lines(
        &self,
        findings: &[Advice],
        opinions: Option<Opinions<'_>>,
    ) -> (Option<Refutation>, Option<Refutation>) {
        let told = |wanted: fn(&Finding) -> bool| {
            findings.iter().find(|advice| matches!(advice.saying(), Saying::Move(found) if wanted(found)))
        };
        let graded = told(|found| matches!(found, Finding::Graded { .. })).is_some();
        let opinions = opinions.filter(|_| graded);
        let missed = told(|found| matches!(found, Finding::MissesMate { .. }));
        let chance = match (missed, opinions) {
            (Some(missed), _) => Refutation::from(&self.before, missed.moves(), missed.truth(), None),
            (None, Some(opinions)) => {
                let source = Some(opinions.before.source().clone());
                Refutation::from(&self.before, opinions.before.line(), Truth::Engine, source)
            }
            (None, None) => told(|found| matches!(found, Finding::MissesWin { .. }))
                .or_else(|| told(|found| matches!(found, Finding::MissesGain { .. })))
                .and_then(|gain| Refutation::from(&self.before, gain.moves(), gain.truth(), None)),
        };
        let allowed = told(|found| matches!(found, Finding::AllowsMate { .. }));
        let refutation = match (allowed, opinions) {
            (Some(allowed), _) => {
                Refutation::after(&self.before, self.m, allowed.moves(), allowed.truth(), None)
            }
            (None, Some(opinions)) => {
                let source = Some(opinions.after.source().clone());
                Refutation::after(&self.before, self.m, opinions.after.line(), Truth::Engine, source)
            }
            (None, None) => told(|found| matches!(found, Finding::SpoilsEnding { .. }))
                .or_else(|| told(|found| matches!(found, Finding::AllowsWin { .. })))
                .or_else(|| told(Finding::is_loss))
                .and_then(|lost| Refutation::after(&self.before, self.m, lost.moves(), lost.truth(), None)),
        };
        (chance, refutation)
    }
}

/// What the side to move wins at most by one capture or promotion, the exchange played out.
pub(super) fn most_lost(position: &Position) -> i32 {
    let found = threats(position, position.turn());
    found.iter().find(|threat| threat.menace != Menace::Mate).map_or(0, |threat| threat.gain)
}

/// What a move takes, and what it gains by promoting.
fn taken_by(position: &Position, m: Move) -> i32 {
    let promoted = m.promotes_to().map_or(0, |role| value(role.into()) - 1);
    captured(position, m).map_or(0, value) + promoted
}

/// The evidence of a mate: what moves first, where to, and its line.
fn along(mating: &Mating) -> Evidence {
    let evidence = Evidence::default().by(mating.line.iter().copied());
    match mating.line.first() {
        Some(first) => evidence.with(Part::Subject, first.from()).with(Part::Key, first.destination()),
        None => evidence,
    }
}
