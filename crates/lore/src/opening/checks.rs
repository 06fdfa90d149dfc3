//! The memorandum of opening rules as ten checks on the first twelve moves of a game, for both sides.

use super::record::{MINORS, Record, Step, minors_out, seen, stands};
use crate::evidence::{Evidence, Part, Truth};
use crate::exchange::exchange;
use tratto_board::{
    Bitboard, ByColor, CastlingSide, Color, File, IllegalMove, Move, MoveKind, Piece, Position, Rank, Role,
    Square, attacks_from,
};

macro_rules! checks {
    ($($(#[$doc:meta])* $name:ident $key:literal $test:path;)*) => {
        /// One of the ten rules. All are advice, and good games break them; a check says what the moves did.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum Check {
            $($(#[$doc])* $name,)*
        }

        impl Check {
            /// All, in the order of the memorandum.
            pub const ALL: [Check; 10] = [$(Check::$name),*];

            /// The name in data.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Check::$name => $key,)*
                }
            }

            fn look(self, record: &Record, us: Color) -> Finding {
                match self {
                    $(Check::$name => $test(record, us),)*
                }
            }
        }
    };
}

checks! {
    /// White: two pawns side by side on the fourth rank, on c and d, d and e, or e and f. Black: a pawn on d or e on its fourth or fifth
    /// rank, defended by a pawn.
    Centre "centre" centre;
    /// A minor piece that leaves its place attacks a square of the centre, or stands on c3 to f3, d2, e2, or in a fianchetto.
    TowardsCentre "towards-centre" towards_centre;
    /// No officer moves twice before all minor pieces have moved, unless it was attacked, takes back, wins something by exchange, or mates.
    OneMoveEach "one-move-each" one_move_each;
    /// No officer goes, without taking, where a pawn can attack it next move and is not lost.
    SafeSquares "safe-squares" safe_squares;
    /// Queen and rooks move after three minor pieces.
    MinorsFirst "minors-first" minors_first;
    /// Castled by the tenth move, or prevented: the king had to move out of check, or won something.
    Castled "castled" castled;
    /// A rook that changes its file goes to one that is open, half-open, or one lever away: a pawn of its side attacks an enemy pawn or
    /// would after a step, and one of the two stands on the file.
    RookFiles "rook-files" rook_files;
    /// The three tasks of the pawns: at least one in the centre or attacking it, two before the king, and no officer out in front of all.
    PawnTasks "pawn-tasks" pawn_tasks;
    /// Not two ways opened for one bishop that stays at home: the pawns of both sides of it have moved.
    OneDiagonal "one-diagonal" one_diagonal;
    /// No pawn in the way of a piece at home: on c3 or f3 before its knight, on d3 or e3 before a bishop whose other pawn has opened that
    /// way; nor a knight on c3 before the c-pawn in a queen's-pawn game.
    FreeWay "free-way" free_way;
}

/// What a check found.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Finding {
    /// The rule was kept.
    Kept {
        /// By which of the side's moves it was fulfilled, or the last one looked at.
        at: u16,
        /// The squares that show it.
        evidence: Evidence,
    },
    /// It was not.
    Broken {
        /// With which of the side's moves, or by which it should have been fulfilled.
        at: u16,
        /// The squares and moves that show it.
        evidence: Evidence,
    },
    /// Nothing to judge: the game is too short, or what the rule is about did not happen.
    NotApplicable,
}

impl Finding {
    /// Whether the rule was broken.
    pub fn is_broken(&self) -> bool {
        matches!(self, Finding::Broken { .. })
    }
}

/// The ten checks of both sides.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Memorandum {
    findings: ByColor<Vec<Finding>>,
}

impl Memorandum {
    /// Looks at the first twelve moves of each side, from the initial array.
    ///
    /// ```
    /// use tratto_board::{Color, Position};
    /// use tratto_lore::opening::{Check, Memorandum};
    /// use tratto_notation::San;
    /// let (mut position, mut moves) = (Position::initial(), Vec::new());
    /// for text in "e4 e5 Qh5 Nc6".split(' ') {
    ///     let m = San::read(&position, text)?;
    ///     moves.push(m);
    ///     position.play_unchecked(m);
    /// }
    /// let found = Memorandum::of(&moves)?;
    /// assert!(found.finding(Color::White, Check::MinorsFirst).is_broken());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(moves: &[Move]) -> Result<Memorandum, IllegalMove> {
        let record = Record::of(moves)?;
        let of_side = |us: Color| Check::ALL.into_iter().map(|check| check.look(&record, us)).collect();
        Ok(Memorandum { findings: ByColor::new_with(of_side) })
    }

    /// What one check found for one side.
    pub fn finding(&self, color: Color, check: Check) -> &Finding {
        &self.findings[color][check as usize]
    }

    /// All of one side, in order.
    pub fn of_side(&self, color: Color) -> impl Iterator<Item = (Check, &Finding)> {
        Check::ALL.into_iter().zip(&self.findings[color])
    }

    /// They hold in the moves of the game.
    pub fn truth(&self) -> Truth {
        Truth::Line
    }
}

fn pawns(position: &Position, color: Color) -> Bitboard {
    position.pieces(Piece { color, role: Role::Pawn })
}

/// Judges a rule along the moves of one side: it is broken at the first move for which `breaks` gives evidence. If no move breaks it, it is kept
/// from the move on at which `is_decided` says that the rest of the opening cannot break it any more, or else, if the game goes that far, from
/// the last move that is looked at.
fn first_break(
    record: &Record,
    us: Color,
    breaks: impl Fn(Step<'_>) -> Option<Evidence>,
    is_decided: impl Fn(Step<'_>) -> bool,
    kept: impl Fn(&Position) -> Evidence,
) -> Finding {
    // A rule that was kept is reported only with evidence on the board.
    let told = |step: Step<'_>| match kept(step.after) {
        evidence if evidence.is_empty() => Finding::NotApplicable,
        evidence => Finding::Kept { at: step.number, evidence },
    };
    for step in record.steps(us) {
        if let Some(evidence) = breaks(step) {
            return Finding::Broken { at: step.number, evidence };
        }
        if is_decided(step) {
            return told(step);
        }
    }
    match record.steps(us).last() {
        Some(step) if record.is_full(us) => told(step),
        _ => Finding::NotApplicable,
    }
}

/// Where the minor pieces of a side stand that have left home.
fn minors(position: &Position, us: Color) -> Bitboard {
    let all = position.pieces(Role::Knight.of(us)) | position.pieces(Role::Bishop.of(us));
    let at_home = MINORS.into_iter().filter(|&(role, file)| stands(position, us, role, file, Rank::First));
    all - at_home.map(|(_, file)| seen(us, file, Rank::First)).collect::<Bitboard>()
}

/// d4, e4, d5, e5.
fn centre_squares() -> Bitboard {
    [Square::D4, Square::E4, Square::D5, Square::E5].into_iter().collect()
}

fn centre(record: &Record, us: Color) -> Finding {
    let held = |position: &Position| -> Option<Bitboard> {
        let own = pawns(position, us);
        let at = |file, rank| seen(us, file, rank);
        if us == Color::White {
            let pairs = [(File::C, File::D), (File::D, File::E), (File::E, File::F)];
            let pair = pairs.map(|(a, b)| at(a, Rank::Fourth).bitboard() | at(b, Rank::Fourth).bitboard());
            return pair.into_iter().find(|&pair| (pair - own).is_empty());
        }
        let squares =
            [File::D, File::E].into_iter().flat_map(|file| [at(file, Rank::Fourth), at(file, Rank::Fifth)]);
        squares.into_iter().filter(|&square| own.has(square)).find_map(|square| {
            let guards = attacks_from(Role::Pawn.of(!us), square, Bitboard::EMPTY) & own;
            guards.any().then(|| guards.with(square))
        })
    };
    for step in record.steps(us) {
        if let Some(squares) = held(step.after) {
            return Finding::Kept { at: step.number, evidence: Evidence::about(squares) };
        }
    }
    match record.steps(us).last() {
        Some(step) if record.is_full(us) => {
            let near = pawns(step.after, us) & centre_squares();
            let evidence = Evidence::about(near).with(Part::Target, centre_squares());
            Finding::Broken { at: step.number, evidence }
        }
        _ => Finding::NotApplicable,
    }
}

fn towards_centre(record: &Record, us: Color) -> Finding {
    let good: Bitboard = [
        (File::C, Rank::Third),
        (File::D, Rank::Third),
        (File::E, Rank::Third),
        (File::F, Rank::Third),
        (File::D, Rank::Second),
        (File::E, Rank::Second),
        (File::B, Rank::Second),
        (File::G, Rank::Second),
    ]
    .into_iter()
    .map(|(file, rank)| seen(us, file, rank))
    .collect();
    let breaks = |step: Step<'_>| {
        let home = MINORS
            .into_iter()
            .any(|(role, file)| role == step.role && step.played.from() == seen(us, file, Rank::First));
        let to = step.played.to();
        let attacked = attacks_from(step.role.of(us), to, step.after.occupied());
        let is_good = (attacked & centre_squares()).any() || (good | centre_squares()).has(to);
        let evidence = || {
            Evidence::about(step.played.from())
                .with(Part::Target, to)
                .with(Part::Key, centre_squares())
                .by([step.played])
        };
        (home && !is_good && step.captured().is_none()).then(evidence)
    };
    let is_decided = |step: Step<'_>| minors_out(step.after, us) == 4;
    first_break(record, us, breaks, is_decided, |position| Evidence::about(minors(position, us)))
}

fn one_move_each(record: &Record, us: Color) -> Finding {
    // Where officers stand that have moved.
    let moved_before = |number: u16| {
        record.steps(us).take_while(|step| step.number < number).fold(Bitboard::EMPTY, |moved, step| {
            let kept = moved & step.before.by_color(us);
            let is_moved = step.is_officer() && !step.played.is_castling();
            let after = kept.without(step.played.from());
            if is_moved { after.with(step.played.to()) } else { after }
        })
    };
    let breaks = |step: Step<'_>| {
        let from = step.played.from();
        let again =
            step.is_officer() && moved_before(step.number).has(from) && minors_out(step.before, us) < 4;
        let has_reason = step.before.attackers(from, !us).any()
            || step.recaptures()
            || step.captured().is_some() && exchange(step.before, step.played) > 0
            || step.after.is_checkmate();
        let waiting =
            MINORS.into_iter().filter(|&(role, file)| stands(step.before, us, role, file, Rank::First));
        let waiting: Bitboard = waiting.map(|(_, file)| seen(us, file, Rank::First)).collect();
        let evidence = || {
            Evidence::about(from)
                .with(Part::Target, step.played.to())
                .with(Part::Key, waiting)
                .by([step.played])
        };
        (again && !has_reason).then(evidence)
    };
    let is_decided = |step: Step<'_>| minors_out(step.after, us) == 4;
    first_break(record, us, breaks, is_decided, |position| Evidence::about(minors(position, us)))
}

fn safe_squares(record: &Record, us: Color) -> Finding {
    let breaks = |step: Step<'_>| {
        if !step.is_officer() || step.captured().is_some() {
            return None;
        }
        let to = step.played.to();
        let hitters = attacks_from(Role::Pawn.of(us), to, Bitboard::EMPTY);
        let replies = step.after.legal_moves();
        let hits = |m: &&Move| {
            step.after.role_at(m.from()) == Some(Role::Pawn)
                && matches!(m.kind(), MoveKind::Normal | MoveKind::DoubleStep)
                && m.from().file() == m.to().file()
                && hitters.has(m.to())
                && exchange(step.after, **m) >= 0
        };
        let hit = replies.iter().find(hits).copied()?;
        let evidence = Evidence::about(to).with(Part::Attacker, hit.from()).with(Part::Target, hit.to());
        Some(evidence.by([step.played, hit]))
    };
    let officers = |position: &Position| Evidence::about(crate::exchange::officers(position, us));
    first_break(record, us, breaks, |_| false, officers)
}

fn minors_first(record: &Record, us: Color) -> Finding {
    let breaks = |step: Step<'_>| {
        let is_heavy = matches!(step.role, Role::Queen | Role::Rook);
        let evidence =
            || Evidence::about(step.played.from()).with(Part::Target, step.played.to()).by([step.played]);
        (is_heavy && minors_out(step.before, us) < 3).then(evidence)
    };
    let is_decided = |step: Step<'_>| minors_out(step.after, us) >= 3;
    first_break(record, us, breaks, is_decided, |position| Evidence::about(minors(position, us)))
}

/// By which move a side should have castled.
const CASTLED_BY: u16 = 10;

fn castled(record: &Record, us: Color) -> Finding {
    let may = |position: &Position| {
        [CastlingSide::King, CastlingSide::Queen]
            .into_iter()
            .any(|side| position.castling_rook(us, side).is_some())
    };
    for step in record.steps(us) {
        let m = step.played;
        if m.is_castling() {
            let evidence = Evidence::about(m.destination()).by([m]);
            return Finding::Kept { at: step.number, evidence };
        }
        let evidence = || Evidence::about(step.after.king(us)).with(Part::Line, m.from()).by([m]);
        if !may(step.after) {
            let is_forced = step.role == Role::King
                && (step.before.is_check() || step.captured().is_some() && exchange(step.before, m) > 0);
            return if is_forced {
                Finding::Kept {
                    at: step.number,
                    evidence: evidence().with(Part::Attacker, step.before.checkers()),
                }
            } else {
                Finding::Broken { at: step.number, evidence: evidence() }
            };
        }
        if step.number >= CASTLED_BY {
            return Finding::Broken { at: step.number, evidence: Evidence::about(step.after.king(us)) };
        }
    }
    Finding::NotApplicable
}

/// Whether a pawn of ours can open a file: it attacks an enemy pawn or would after a step, and one of the two stands on the file.
fn can_open(position: &Position, us: Color, file: File) -> bool {
    let theirs = pawns(position, !us);
    let forward = if us == Color::White { 1 } else { -1 };
    let is_free = |square: &Square| !position.occupied().has(*square);
    pawns(position, us).into_iter().any(|pawn| {
        let one = pawn.offset(0, forward).filter(is_free);
        let may_double = pawn.rank() == Rank::Second.from_side(us);
        let two = one.filter(|_| may_double).and_then(|one| one.offset(0, forward)).filter(is_free);
        [Some(pawn), one, two].into_iter().flatten().any(|at| {
            let attacked = attacks_from(Role::Pawn.of(us), at, Bitboard::EMPTY) & theirs;
            attacked.into_iter().any(|target| target.file() == file || at.file() == file)
        })
    })
}

fn rook_files(record: &Record, us: Color) -> Finding {
    let mut placed: Option<(u16, Square)> = None;
    for step in record.steps(us) {
        let (from, to) = (step.played.from(), step.played.to());
        if step.role != Role::Rook || from.file() == to.file() {
            continue;
        }
        let own = pawns(step.after, us) & Bitboard::from(to.file());
        if own.any() && !can_open(step.after, us, to.file()) {
            let evidence = Evidence::about(to).with(Part::Line, own).by([step.played]);
            return Finding::Broken { at: step.number, evidence };
        }
        placed = Some((step.number, to));
    }
    match placed {
        Some((at, square)) => {
            let evidence = Evidence::about(square).with(Part::Line, square.file().bitboard());
            Finding::Kept { at, evidence }
        }
        None => Finding::NotApplicable,
    }
}

/// So many pawns make a shield.
const SHIELD: u32 = 2;

fn pawn_tasks(record: &Record, us: Color) -> Finding {
    if !record.is_full(us) {
        return Finding::NotApplicable;
    }
    let position = record.last();
    let own = pawns(position, us);
    let in_centre: Bitboard = own
        .into_iter()
        .filter(|&pawn| {
            let reached = attacks_from(Role::Pawn.of(us), pawn, Bitboard::EMPTY).with(pawn);
            (reached & centre_squares()).any()
        })
        .collect();
    let king = position.king(us);
    let near = [Rank::Second, Rank::Third].map(|rank| Bitboard::from(rank.from_side(us)));
    let shield: Bitboard = (own & (near[0] | near[1]))
        .into_iter()
        .filter(|pawn| pawn.file().index().abs_diff(king.file().index()) <= 1)
        .collect();
    let height = |square: Square| square.rank().from_side(us).index();
    let front = own.into_iter().map(height).max().unwrap_or(0);
    let officers = crate::exchange::officers(position, us);
    let outside: Bitboard = officers.into_iter().filter(|&square| height(square) > front).collect();
    let evidence = Evidence::about(in_centre)
        .with(Part::Defender, shield)
        .with(Part::Target, outside)
        .with(Part::Key, king);
    let at = super::record::MOVES as u16;
    if in_centre.any() && shield.len() >= SHIELD && outside.is_empty() {
        Finding::Kept { at, evidence }
    } else {
        Finding::Broken { at, evidence }
    }
}

fn one_diagonal(record: &Record, us: Color) -> Finding {
    // A bishop's place and the pawns before its two ways.
    let ways = [(File::F, File::E, File::G), (File::C, File::B, File::D)];
    let breaks = |step: Step<'_>| {
        let opened = |position: &Position| {
            ways.into_iter().find(|&(bishop, left, right)| {
                let is_open = |file| !stands(position, us, Role::Pawn, file, Rank::Second);
                stands(position, us, Role::Bishop, bishop, Rank::First) && is_open(left) && is_open(right)
            })
        };
        let (bishop, left, right) = opened(step.after).filter(|_| step.role == Role::Pawn)?;
        let squares = [left, right].map(|file| seen(us, file, Rank::Second));
        let evidence = Evidence::about(seen(us, bishop, Rank::First))
            .with(Part::Line, squares.into_iter().collect::<Bitboard>());
        Some(evidence.by([step.played]))
    };
    let bishops = |position: &Position| {
        !ways.into_iter().any(|(file, ..)| stands(position, us, Role::Bishop, file, Rank::First))
    };
    let is_decided = |step: Step<'_>| bishops(step.after);
    first_break(record, us, breaks, is_decided, |position| {
        let at_home =
            [File::C, File::F].map(|file| seen(us, file, Rank::First)).into_iter().collect::<Bitboard>();
        Evidence::about(position.pieces(Role::Bishop.of(us))).with(Part::Key, at_home)
    })
}

fn free_way(record: &Record, us: Color) -> Finding {
    let breaks = |step: Step<'_>| {
        let at = step.after;
        let has = |role, file, rank| stands(at, us, role, file, rank);
        let home = |file| seen(us, file, Rank::First);
        let to = step.played.to();
        let in_way = |waiting: Square| Evidence::about(to).with(Part::Target, waiting).by([step.played]);
        if step.role == Role::Pawn {
            let knights = [(File::C, File::B), (File::F, File::G)];
            let before_knight = knights.into_iter().find(|&(pawn, knight)| {
                to == seen(us, pawn, Rank::Third) && has(Role::Knight, knight, Rank::First)
            });
            if let Some((_, knight)) = before_knight {
                return Some(in_way(home(knight)));
            }
            // A pawn on d3 shuts what the e-pawn opened for the bishop f1; one on e3 what the d-pawn opened for c1.
            let bishops = [(File::D, File::E, File::F), (File::E, File::D, File::C)];
            let before_bishop = bishops.into_iter().find(|&(pawn, opener, bishop)| {
                to == seen(us, pawn, Rank::Third)
                    && !has(Role::Pawn, opener, Rank::Second)
                    && has(Role::Bishop, bishop, Rank::First)
            });
            return before_bishop.map(|(_, _, bishop)| in_way(home(bishop)));
        }
        let is_classic = step.role == Role::Knight
            && to == seen(us, File::C, Rank::Third)
            && has(Role::Pawn, File::C, Rank::Second)
            && has(Role::Pawn, File::D, Rank::Fourth)
            && stands(at, !us, Role::Pawn, File::D, Rank::Fourth)
            && !has(Role::Pawn, File::E, Rank::Fourth);
        is_classic.then(|| {
            Evidence::about(to).with(Part::Target, seen(us, File::C, Rank::Second)).by([step.played])
        })
    };
    let is_decided = |step: Step<'_>| minors_out(step.after, us) == 4;
    first_break(record, us, breaks, is_decided, |position| Evidence::about(minors(position, us)))
}
