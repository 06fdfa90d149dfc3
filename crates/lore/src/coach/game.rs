//! What the coach says of a game.

use super::event::events;
use super::known::Known;
use super::plan::plans_from;
use super::played::{Ask, Looked};
use super::{Advice, Effort, Finding, Grade, Leave, Opinion, Opinions, Refutation, Saying};
use crate::evidence::{Evidence, Truth};
use crate::fact::{Concept, Fact};
use crate::opening::{Check, Finding as Checked, Memorandum, Named, classify};
use crate::phase::Phase;
use tratto_board::{Bitboard, ByColor, Color, IllegalMove, Move, Position, Role};

/// A move with which the game turned, or could have.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// After so many half-moves it was made.
    pub ply: usize,
    /// The position before it.
    pub before: Position,
    /// The move.
    pub played: Move,
    /// What speaks against it.
    pub findings: Vec<Advice>,
    /// What should have been played, with its motifs, where that is known.
    pub chance: Option<Refutation>,
    /// How it is answered best, with the motifs, where that is known.
    pub refutation: Option<Refutation>,
}

/// A part of the game with one structure: of the centre, the passed pawns, the pawns that mark a structure, and the castled kings.
#[derive(Clone, Debug)]
pub struct Stage {
    /// After so many half-moves it begins.
    pub ply: usize,
    /// The position then.
    pub position: Position,
    /// How far the game has come.
    pub phase: Phase,
    /// The facts that are new.
    pub facts: Vec<Fact>,
    /// The plans of each side then.
    pub plans: ByColor<Vec<Advice>>,
}

/// A game as the coach sees it.
#[derive(Clone, Debug)]
pub struct GameReview {
    /// The positions, one more than the moves.
    pub positions: Vec<Position>,
    /// The moves.
    pub moves: Vec<Move>,
    /// The opening, and how far it reaches.
    pub opening: Option<Named>,
    /// After how many half-moves each phase began.
    pub phases: Vec<(usize, Phase)>,
    /// The ten rules of the opening for each side: kept, broken or not judged; none for a game from another position than the initial array.
    pub checks: ByColor<Vec<Advice>>,
    /// What happened that one move alone does not show, and after how many half-moves it began.
    pub events: Vec<(usize, Advice)>,
    /// The moves with which it turned.
    pub turning_points: Vec<TurningPoint>,
    /// The main changes of structure, with the plans of both sides.
    pub stages: Vec<Stage>,
}

impl GameReview {
    /// Looks at a game. The opinions are those of an engine for each position, as far as there are any; without them it is said what can be
    /// proved or seen without one.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_lore::coach::{Effort, GameReview, Occasion};
    /// use tratto_notation::San;
    /// let (mut position, mut moves) = (Position::initial(), Vec::new());
    /// for text in "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#".split(' ') {
    ///     let m = San::read(&position, text)?;
    ///     moves.push(m);
    ///     position.play_unchecked(m);
    /// }
    /// let leave = Occasion::Finished.leave()?;
    /// let review = GameReview::of(&Position::initial(), &moves, leave, Effort::QUICK, &[])?;
    /// assert!(review.turning_points.iter().any(|point| point.ply == 5), "3... Nf6 allows mate");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(
        start: &Position,
        moves: &[Move],
        leave: Leave,
        effort: Effort,
        opinions: &[Option<Opinion>],
    ) -> Result<GameReview, IllegalMove> {
        GameReview::looked_at(start, moves, leave, effort, opinions, &mut |_| true)
    }

    /// [`GameReview::of`], for somebody who may lose patience: before each half-move `watch` is told how many have been looked at, and says
    /// whether to go on. `None` where it did not.
    pub fn watched(
        start: &Position,
        moves: &[Move],
        leave: Leave,
        effort: Effort,
        opinions: &[Option<Opinion>],
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Option<GameReview>, IllegalMove> {
        let mut goes_on = true;
        let review = GameReview::looked_at(start, moves, leave, effort, opinions, &mut |done| {
            goes_on = goes_on && watch(done);
            goes_on
        })?;
        Ok(goes_on.then_some(review))
    }

    fn looked_at(
        start: &Position,
        moves: &[Move],
        _leave: Leave,
        effort: Effort,
        opinions: &[Option<Opinion>],
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<GameReview, IllegalMove> {
        let mut positions = vec![*start];
        for (at, &m) in moves.iter().enumerate() {
            positions.push(positions[at].play(m)?);
        }
        let from_initial = start.same_position(&Position::initial());
        let checks = match Memorandum::of(moves) {
            Ok(memorandum) if from_initial => {
                ByColor::new_with(|side| checked(&memorandum, side, &positions))
            }
            _ => ByColor::new_with(|_| Vec::new()),
        };
        Ok(GameReview {
            opening: classify(start, moves)?,
            phases: phases(&positions),
            checks,
            events: events(&positions, moves),
            turning_points: turning_points(&positions, moves, effort, opinions, watch),
            stages: stages(&positions, watch),
            positions,
            moves: moves.to_vec(),
        })
    }
}

/// The phases in order. What is over does not come again.
fn phases(positions: &[Position]) -> Vec<(usize, Phase)> {
    let mut found: Vec<(usize, Phase)> = Vec::new();
    for (ply, position) in positions.iter().enumerate() {
        let phase = Phase::of(position);
        if found.last().is_none_or(|(_, last)| *last < phase) {
            found.push((ply, phase));
        }
    }
    found
}

/// So many moves of each side are looked at for the rules of the opening.
const OPENING: usize = 12;

/// The ten checks of a side.
fn checked(memorandum: &Memorandum, side: Color, positions: &[Position]) -> Vec<Advice> {
    let is_black = usize::from(side == Color::Black);
    let moves = (positions.len() - is_black) / 2;
    let told = memorandum.of_side(side).filter_map(|(check, finding)| {
        let (kept, at, evidence) = match finding {
            Checked::Kept { at, evidence } => (true, *at, evidence),
            Checked::Broken { at, evidence } => (false, *at, evidence),
            Checked::NotApplicable => {
                let looked_at = moves.min(OPENING);
                let position = &positions[(2 * looked_at + is_black).min(positions.len() - 1)];
                let saying = Saying::Unjudged { check, moves: looked_at as u16 };
                let evidence = Evidence::about(concerned(check, position, side));
                return Advice::new(position, side, saying, Truth::Line, evidence);
            }
        };
        // Its moves are played from the position before that move; squares alone are seen after it.
        let before = 2 * usize::from(at.saturating_sub(1)) + is_black;
        let ply = match check {
            // The tasks of the pawns are looked at when both sides have made their moves.
            Check::PawnTasks => positions.len().saturating_sub(1).min(2 * OPENING),
            _ if evidence.moves.is_empty() => before + 1,
            _ => before,
        };
        let position = positions.get(ply)?;
        Advice::new(position, side, Saying::Check { check, kept, at }, Truth::Line, evidence.clone())
    });
    told.collect()
}

/// The pieces that a rule is about; the king if none is left.
fn concerned(check: Check, position: &Position, side: Color) -> Bitboard {
    let of = |roles: &[Role]| {
        roles.iter().fold(Bitboard::EMPTY, |all, &role| all | position.pieces(role.of(side)))
    };
    let pieces = match check {
        Check::Castled => Bitboard::EMPTY,
        Check::Centre | Check::PawnTasks => of(&[Role::Pawn]),
        Check::RookFiles => of(&[Role::Rook]),
        Check::OneDiagonal => of(&[Role::Bishop]),
        Check::SafeSquares => crate::exchange::officers(position, side),
        Check::TowardsCentre | Check::OneMoveEach | Check::MinorsFirst | Check::FreeWay => {
            of(&[Role::Knight, Role::Bishop])
        }
    };
    if pieces.any() { pieces } else { position.king(side).bitboard() }
}

/// So much lost by exchange makes a turning point.
const TURNS: i32 = 2;

fn turning_points(
    positions: &[Position],
    moves: &[Move],
    effort: Effort,
    opinions: &[Option<Opinion>],
    watch: &mut dyn FnMut(u64) -> bool,
) -> Vec<TurningPoint> {
    let mut found = Vec::new();
    let Some(first) = positions.first() else { return found };
    let mut forced = Known::of(first, effort);
    for (ply, &m) in moves.iter().enumerate() {
        if !watch(ply as u64) {
            break;
        }
        let (before, after) = (positions[ply], positions[ply + 1]);
        let around_it = [forced, Known::of(&after, effort)];
        let looked = Looked::new(before, m, after, effort, &around_it);
        let known = |at: usize| opinions.get(at).and_then(Option::as_ref);
        let around = match (known(ply), known(ply + 1)) {
            (Some(before), Some(after)) => Some(Opinions { before, after }),
            _ => None,
        };
        let mut findings = looked.findings(Ask::Faults);
        findings.extend(around.and_then(|around| looked.graded(around)));
        findings.retain(|advice| match advice.saying() {
            Saying::Move(finding) => finding.is_fault(),
            _ => false,
        });
        // Where an engine has judged the positions before and after, material that an exchange or a short search shows is no turning point:
        // the engine would have seen it.
        let counts = |advice: &&Advice| around.is_none() || !is_material(advice);
        if findings.iter().filter(counts).any(|advice| turns(advice, &looked)) {
            let (chance, refutation) = looked.lines(&findings, around);
            found.push(TurningPoint { ply, before, played: m, findings, chance, refutation });
        }
        let [_, next]: [Known; 2] = around_it;
        forced = next;
    }
    found
}

/// Whether something said of a move is about material alone: not a mate, and not how the game ends.
fn is_material(advice: &Advice) -> bool {
    let is_mate =
        matches!(advice.saying(), Saying::Move(Finding::MissesMate { .. } | Finding::AllowsMate { .. }));
    let is_win =
        matches!(advice.saying(), Saying::Move(Finding::MissesWin { .. } | Finding::AllowsWin { .. }));
    is_win || advice.truth() == Truth::Exchange && !is_mate
}

/// Whether something said of a move makes it a turning point.
fn turns(advice: &Advice, looked: &Looked<'_>) -> bool {
    let Saying::Move(finding) = advice.saying() else { return false };
    match finding {
        Finding::MissesMate { .. } | Finding::Stalemates | Finding::SpoilsEnding { .. } => true,
        Finding::MissesGain { .. } | Finding::MissesWin { .. } => true,
        Finding::AllowsMate { avoidable, .. } | Finding::AllowsWin { avoidable, .. } => *avoidable,
        Finding::Hangs { .. } | Finding::LeavesHanging { .. } | Finding::AllowsPromotion => {
            looked.loss() >= TURNS && looked.is_loss_avoidable()
        }
        Finding::Graded { grade, .. } => *grade >= Grade::Mistake,
        _ => false,
    }
}

/// What marks a structure.
const MARKS: [Concept; 10] = [
    Concept::BlockedCentre,
    Concept::OpenCentre,
    Concept::MobileCentre,
    Concept::UnfixedCentre,
    Concept::Isolani,
    Concept::HangingPawns,
    Concept::Stonewall,
    Concept::PassedPawn,
    Concept::SameSideCastling,
    Concept::OppositeSideCastling,
];

/// A structure lasts so many half-moves at least, or to the end of the game.
const LASTING: usize = 4;

/// What tells a structure's marks apart: a passed pawn that advances is still the same.
fn mark(fact: &Fact) -> (Concept, Color, Option<u8>) {
    let is_pawn = matches!(fact.concept, Concept::PassedPawn | Concept::Isolani);
    let file = fact.evidence.subject().map(|square| square.file().index());
    (fact.concept, fact.side, file.filter(|_| is_pawn))
}

fn marks(position: &Position) -> Vec<Fact> {
    let of = |concept: Concept| -> Vec<Fact> {
        let is_shared = concept.scope() == crate::fact::Scope::Shared;
        let sides = if is_shared { &Color::ALL[..1] } else { &Color::ALL[..] };
        sides.iter().flat_map(|&side| concept.of(position, side)).collect()
    };
    MARKS.into_iter().flat_map(of).collect()
}

fn stages(positions: &[Position], watch: &mut dyn FnMut(u64) -> bool) -> Vec<Stage> {
    let all: Vec<Vec<Fact>> = positions.iter().map(marks).collect();
    let kinds = |ply: usize| -> Vec<(Concept, Color, Option<u8>)> {
        let mut kinds: Vec<_> = all[ply].iter().map(mark).collect();
        kinds.sort();
        kinds.dedup();
        kinds
    };
    let mut found: Vec<Stage> = Vec::new();
    let (mut now, mut phase) = (Vec::new(), None);
    for (ply, position) in positions.iter().enumerate() {
        if !watch(positions.len() as u64) {
            break;
        }
        let here = kinds(ply);
        let lasts = (ply..positions.len()).take(LASTING).all(|later| kinds(later) == here);
        let later = Phase::of(position).max(phase.unwrap_or(Phase::Opening));
        let is_new = |fact: &&Fact| !now.contains(&mark(fact));
        let fresh: Vec<Fact> = all[ply].iter().filter(is_new).cloned().collect();
        let begins = (!fresh.is_empty() && lasts) || phase != Some(later);
        if lasts && fresh.is_empty() {
            now.clone_from(&here);
        }
        if begins {
            let plans = ByColor::new_with(|side| plans_from(position, side, None));
            found.push(Stage { ply, position: *position, phase: later, facts: fresh, plans });
            (now, phase) = (here, Some(later));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::{Occasion, PositionReview};
    use tratto_notation::San;

    fn moves() -> Vec<Move> {
        let mut position = Position::initial();
        let mut read = |text| {
            let m = San::read(&position, text).expect("a move");
            position.play_unchecked(m);
            m
        };
        "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#".split(' ').map(&mut read).collect()
    }

    /// Whoever never loses patience hears what nobody was asked for; whoever does hears nothing, and is told how far it has come.
    #[test]
    fn a_review_that_is_watched_is_the_same_or_none() {
        let (start, moves) = (Position::initial(), moves());
        let leave = || Occasion::Study.leave().expect("nothing is played");
        let alone = GameReview::of(&start, &moves, leave(), Effort::QUICK, &[]).expect("legal moves");
        let watched = |patience: u64| {
            let mut told = Vec::new();
            let mut watch = |done| {
                told.push(done);
                done < patience
            };
            let review = GameReview::watched(&start, &moves, leave(), Effort::QUICK, &[], &mut watch);
            (review.expect("legal moves"), told)
        };
        let (whole, told) = watched(u64::MAX);
        assert_eq!(format!("{whole:?}"), format!("{:?}", Some(alone)));
        assert!(told.is_sorted() && told.ends_with(&[8]), "{told:?}");
        let (stopped, told) = watched(3);
        assert!(stopped.is_none());
        assert_eq!(told, [0, 1, 2, 3], "nothing more is asked for after the answer");

        let position = Position::from_fen("6k1/5ppp/8/8/8/8/r4PPP/6K1 w - - 0 1").expect("a position");
        let review = |patience: u64| {
            PositionReview::watched(&position, leave(), Effort::THOROUGH, &mut |done| done < patience)
        };
        let alone = PositionReview::of(&position, leave(), Effort::THOROUGH);
        assert_eq!(format!("{:?}", review(u64::MAX)), format!("{:?}", Some(alone)));
        assert!(review(2).is_none() && review(0).is_none());
    }
}
