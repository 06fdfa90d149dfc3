//! What is said of a move, played out.

use super::naive::{answers, balance, best, gain, is_key, mates_within, menace, move_forces, taken};
use super::slow::{Plain, apart};
use super::three::runs_through;
use std::collections::HashMap;
use tratto_board::{Color, Position, Role, Square};
use tratto_lore::Part;
use tratto_lore::coach::{Advice, EndingNote, Finding, MoveReview, Saying};
use tratto_lore::ending::{Outcome, PawnEnding, Verdict};

/// How many moves of its side a forced gain takes; the capture that collects it is not counted.
fn moves_of(advice: &Advice) -> u8 {
    let mut last = *advice.position();
    for &m in advice.moves() {
        last = last.play(m).unwrap();
    }
    let half_moves = advice.moves().len();
    (if last.is_checkmate() { half_moves.div_ceil(2) } else { half_moves / 2 }) as u8
}

/// Checks something said of a move; the review gives the position before it and after.
pub(crate) fn check(
    finding: &Finding,
    advice: &Advice,
    before: &Position,
    m: tratto_board::Move,
) -> Result<(), String> {
    let after = before.play(m).unwrap();
    let us = before.turn();
    let name = finding.key();
    let at = advice.position();
    let fen = before.fen();
    let ok = |held: bool, what: &str| {
        if held { Ok(()) } else { Err(format!("{name}: {what}: {fen} {}{}", m.from(), m.to())) }
    };
    let first = advice.moves().first().copied();
    let line_mates = || {
        let mut at = *at;
        for &m in advice.moves() {
            at = at.play(m).unwrap();
        }
        at.is_checkmate()
    };
    let mate_in = |at: &Position, moves: u8| mates_within(at, moves) && !mates_within(at, moves - 1);
    ok(advice.side() == us, "whose it is")?;
    match finding {
        Finding::Mates => ok(after.is_check() && after.legal_moves().is_empty(), "no mate"),
        Finding::Stalemates => ok(!after.is_check() && after.legal_moves().is_empty(), "no stalemate"),
        Finding::Wins { gain: told } => {
            ok(*told == gain(before, m) && *told > 0 && taken(before, m).is_some(), "another gain")
        }
        Finding::Meets { square, .. } => {
            let found = answers(before, *square);
            ok(found.is_none_or(|found| found.contains(&m)), "it does not meet the attack")
        }
        Finding::Threatens { gain, .. } => {
            ok(at.turn() == us && *at == after.pass(), "not after a pass")?;
            let now = menace(at, first.unwrap());
            ok(now.is_some_and(|(_, now)| now == *gain), "no such threat")?;
            let to = first.unwrap().to();
            let kind = now.unwrap().0;
            let same = |old: &tratto_board::Move| {
                old.to() == to && menace(before, *old).is_some_and(|old| old.0 == kind)
            };
            ok(!before.legal_moves().iter().any(same), "the threat was there")
        }
        Finding::MissesMate { moves } => {
            ok(*at == *before && mate_in(before, *moves), "no such mate")?;
            ok(!is_key(before, m, *moves) && line_mates(), "it does not miss it")
        }
        Finding::MissesGain { gain: told } => {
            let other = first.unwrap();
            ok(*at == *before && gain(before, other) == *told, "another gain")?;
            ok(*told >= gain(before, m).max(0) + 2, "it does not miss it")
        }
        Finding::MissesWin { gain: told } => {
            let moves = moves_of(advice);
            ok(*at == *before && *told > best(before) && *told >= gain(before, m).max(0) + 2, "too little")?;
            ok(move_forces(at, first.unwrap(), balance(at) + told, moves), "nothing is forced")
        }
        Finding::AllowsWin { gain: told, .. } => {
            let moves = moves_of(advice);
            let took = balance(before) + balance(&after);
            ok(*at == after && *told >= 2 && *told - took > best(&after), "too little")?;
            ok(move_forces(at, first.unwrap(), balance(at) + told - took, moves), "nothing is forced")
        }
        Finding::AllowsMate { moves, avoidable } => {
            ok(*at == after && mate_in(&after, *moves) && line_mates(), "no such mate")?;
            let prevents = |other: &tratto_board::Move| {
                *other != m && !mates_within(&before.play(*other).unwrap(), *moves)
            };
            ok(!avoidable || before.legal_moves().iter().any(prevents), "nothing prevents it")
        }
        Finding::Hangs { role, gain: told } | Finding::LeavesHanging { role, gain: told } => {
            let capture = first.unwrap();
            let square = taken(&after, capture).unwrap();
            ok(*at == after && gain(&after, capture) == *told && *told > 0, "another gain")?;
            ok(after.role_at(square) == Some(*role), "another piece")?;
            let most = after.legal_moves();
            let most = most
                .iter()
                .filter(|other| taken(&after, **other) == Some(square) && other.promotes_to().is_none());
            ok(
                most.map(|&other| gain(&after, other)).max().unwrap_or(0) <= *told,
                "another capture wins more",
            )?;
            let was = !before.is_check() && {
                let passed = before.pass();
                let all = passed.legal_moves();
                all.iter().any(|&other| taken(&passed, other) == Some(square) && gain(&passed, other) > 0)
            };
            ok(!matches!(finding, Finding::LeavesHanging { .. }) || was, "it could not be won before")
        }
        Finding::Poisoned { moves, .. } => {
            let capture = first.unwrap();
            let then = after.play(capture).unwrap();
            ok(gain(&after, capture) > 0 && mate_in(&then, *moves) && line_mates(), "no such mate")
        }
        Finding::AllowsPromotion => ok(
            menace(&after, first.unwrap()).is_some_and(|(kind, _)| kind == "promotion"),
            "no safe promotion",
        ),
        Finding::SpoilsEnding { before: was, after: is } => {
            let ending = PawnEnding::of(before).unwrap();
            let now = PawnEnding::of(&after).map_or(Outcome::Drawn, |ending| ending.outcome());
            let same = |one: &Outcome, other: &Outcome| one.is_won() == other.is_won();
            ok(same(was, &ending.outcome()) && !same(was, is), "the result is the same")?;
            ok(m.promotes_to().is_some() || same(is, &now), "another result")
        }
        Finding::Graded { .. } => ok(false, "there is no engine here"),
    }
}

/// Checks a mate or an ending that is told of a position.
pub(crate) fn check_position(advice: &Advice, position: &Position) -> Result<(), String> {
    let at = advice.position();
    let fen = position.fen();
    let ok = |held: bool, what: &str| if held { Ok(()) } else { Err(format!("{what}: {fen}")) };
    let plain = Plain::new(at);
    let kings = |side: Color| (plain.king(side), plain.king(!side));
    let us = advice.side();
    match advice.saying() {
        Saying::Mates { moves } => {
            ok(at == position && mates_within(at, *moves) && !mates_within(at, moves - 1), "no such mate")?;
            ok(advice.moves().len() == usize::from(2 * moves - 1), "a line of another length")
        }
        Saying::Wins { gain: told } => {
            let moves = moves_of(advice);
            let first = *advice.moves().first().ok_or("no move")?;
            ok(at == position && us == at.turn() && *told > best(at), "too little")?;
            ok(move_forces(at, first, balance(at) + told, moves), "nothing is forced")
        }
        Saying::Ending(note) => match note {
            EndingNote::Table { outcome, .. } => {
                let ending = PawnEnding::of(at).unwrap();
                ok(outcome.is_won() == ending.outcome().is_won(), "another result")
            }
            EndingNote::Zugzwang => {
                let passed = PawnEnding::of(&at.pass()).unwrap().outcome().is_won();
                let now = PawnEnding::of(at).unwrap().outcome().is_won();
                let pawn_moves = plain.pawns(us).len() == 1;
                ok(at.turn() == us && if pawn_moves { !now && passed } else { now && !passed }, "no zugzwang")
            }
            EndingNote::KeySquares { held } => {
                let king = plain.king(us);
                ok(*held == advice.evidence().squares(Part::Key).has(king), "the king stands elsewhere")
            }
            EndingNote::Opposition { between, .. } => {
                let (mine, theirs) = kings(us);
                let empty = Plain::between(mine, theirs);
                ok(
                    at.turn() != us
                        && empty.len() == usize::from(*between)
                        && apart(mine, theirs) == *between as i8 + 1
                        && matches!(between, 1 | 3 | 5)
                        && empty.iter().all(|square| plain.at(*square).is_none()),
                    "no opposition",
                )
            }
            EndingNote::Square { pawn, inside, .. } => {
                let to = Square::new(pawn.file(), tratto_board::Rank::Eighth.from_side(us));
                let steps = apart(*pawn, to).min(5) + i8::from(at.turn() != us);
                ok(*inside == (apart(plain.king(!us), to) <= steps), "the king stands elsewhere")?;
                ok(plain.is(Some(*pawn), us, Role::Pawn) && plain.is_passed(us, *pawn), "no such pawn")
            }
            EndingNote::RookNotQueen => {
                let mut wrong = true;
                for &m in
                    at.legal_moves().iter().filter(|m| m.promotes_to().map(Role::from) == Some(Role::Queen))
                {
                    let then = at.play(m).unwrap();
                    let is_lost = then.legal_moves().iter().any(|reply| reply.to() == m.to());
                    wrong &= then.is_stalemate() || is_lost;
                }
                ok(wrong, "a queen wins")
            }
            EndingNote::WrongBishop { verdict } => {
                let corner = advice.evidence().squares(Part::Key).single().unwrap();
                let bishops = plain.all(us, &[Role::Bishop]);
                let pawns = plain.pawns(us);
                let is_wrong = bishops.iter().all(|bishop| bishop.is_light() != corner.is_light());
                let is_known = !matches!(verdict, Verdict::Undetermined);
                let is_small = pawns.len() == 1 && bishops.len() == 1 && plain.pawns(!us).is_empty();
                ok(is_wrong && pawns.iter().all(|pawn| pawn.file() == corner.file()), "no wrong bishop")?;
                ok(!is_known || is_small, "a result that nobody proved")
            }
            EndingNote::Dead => {
                // Nobody has enough to mate, or no pawn can move or take, and there is nothing else.
                let officers = [Color::White, Color::Black].map(|side| plain.officers(side).len());
                let pawns = at.legal_moves().iter().any(|m| at.role_at(m.from()) == Some(Role::Pawn));
                let bare = officers[0] + officers[1] <= 1
                    && plain.pawns(us).is_empty()
                    && plain.pawns(!us).is_empty();
                ok(bare || !pawns || officers[0] + officers[1] <= 2, "somebody can mate")
            }
            EndingNote::Breakthrough { moves } => {
                let mut last = *at;
                for &m in advice.moves() {
                    last = last.play(m).unwrap();
                }
                ok(
                    advice.moves().last().is_some_and(|m| m.promotes_to().is_some()),
                    "no promotion at its end",
                )?;
                let first = *advice.moves().first().ok_or("no move")?;
                ok(runs_through(at, first, *moves, &mut HashMap::new()), "a reply stops it")
            }
        },
        other => Err(format!("{} is not about a position: {fen}", other.key())),
    }
}

/// Whatever speaks for the move as a whole: its best answer cannot be found to be worse than what is told.
pub(crate) fn check_silence(review: &MoveReview) -> Result<(), String> {
    let has = |key: &str| review.findings.iter().any(|advice| advice.saying().key() == key);
    let fen = review.before.fen();
    let mate = mates_within(&review.after, 1);
    if mate && !has("allows-mate") {
        return Err(format!("a mate in one is not told: {fen}"));
    }
    let missed = mates_within(&review.before, 1) && !review.after.is_checkmate();
    if missed && !has("misses-mate") {
        return Err(format!("a missed mate in one is not told: {fen}"));
    }
    let lost = best(&review.after);
    let told =
        ["allows-mate", "hangs", "leaves-hanging", "poisoned", "allows-promotion"].into_iter().any(has);
    let is_exchange = gain(&review.before, review.played) >= 0;
    if lost > 0 && !told && !is_exchange && !review.after.is_checkmate() {
        return Err(format!("what can be won is not told: {fen}"));
    }
    Ok(())
}
