//! The ten rules of the opening once more, from the moves.

use super::naive::{gain, taken};
use super::slow::{Plain, file, place, rank, up};
use tratto_board::{Color, Move, Position, Role, Square};
use tratto_lore::coach::{Advice, GameReview, Saying};
use tratto_lore::opening::Check;

/// One of a side's first moves.
struct Step<'g> {
    before: &'g Position,
    m: Move,
    after: &'g Position,
    /// The other side's move before it.
    earlier: Option<Move>,
}

const CENTRE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];
const HOMES: [(i8, Role); 4] = [(2, Role::Knight), (3, Role::Bishop), (6, Role::Bishop), (7, Role::Knight)];

fn at_home(plain: &Plain, us: Color) -> usize {
    HOMES.into_iter().filter(|&(file, role)| plain.is(place(us, file, 1), us, role)).count()
}

fn steps(review: &GameReview, us: Color) -> Vec<Step<'_>> {
    let first = usize::from(us == Color::Black);
    let plies = (first..review.moves.len()).step_by(2).take(12);
    let step = |ply: usize| Step {
        before: &review.positions[ply],
        m: review.moves[ply],
        after: &review.positions[ply + 1],
        earlier: ply.checked_sub(1).map(|before| review.moves[before]),
    };
    plies.map(step).collect()
}

fn role(step: &Step<'_>) -> Role {
    step.before.role_at(step.m.from()).unwrap()
}

fn is_officer(step: &Step<'_>) -> bool {
    !matches!(role(step), Role::Pawn | Role::King)
}

/// Whether the pawns stand in the centre as the rule has it.
fn has_centre(at: &Position, us: Color) -> bool {
    let plain = Plain::new(at);
    let pawn = |file, rank| plain.is(place(us, file, rank), us, Role::Pawn);
    if us == Color::White {
        return (3..=5).any(|left| pawn(left, 4) && pawn(left + 1, 4));
    }
    (4..=5).any(|at| {
        (4..=5).any(|rank| pawn(at, rank) && !plain.pawn_attacks(us, place(us, at, rank).unwrap()).is_empty())
    })
}

/// Whether a move breaks the rule, for the rules that one move breaks.
fn breaks(check: Check, us: Color, steps: &[Step<'_>], index: usize) -> bool {
    let step = &steps[index];
    let (before, after) = (Plain::new(step.before), Plain::new(step.after));
    let (from, to) = (step.m.from(), step.m.to());
    let home = |plain: &Plain, at, role| plain.is(place(us, at, 1), us, role);
    match check {
        Check::TowardsCentre => {
            let left = HOMES.into_iter().any(|(at, of)| place(us, at, 1) == Some(from) && role(step) == of);
            let good = [(3, 3), (4, 3), (5, 3), (6, 3), (4, 2), (5, 2), (2, 2), (7, 2)];
            let is_good = good.into_iter().any(|(file, rank)| place(us, file, rank) == Some(to));
            left && !is_good
                && !after.attacks(to).iter().any(|hit| CENTRE.contains(hit))
                && taken(step.before, step.m).is_none()
        }
        Check::OneMoveEach => {
            // The piece is followed back to where it started.
            let mut at = from;
            let moved = steps[..index].iter().rev().any(|old| {
                let is_it = old.m.destination() == at && !old.m.is_castling() && is_officer(old);
                if is_it {
                    at = old.m.from();
                }
                is_it
            });
            let recaptures =
                taken(step.before, step.m).is_some() && step.earlier.is_some_and(|old| old.to() == to);
            let wins = taken(step.before, step.m).is_some() && gain(step.before, step.m) > 0;
            is_officer(step)
                && moved
                && at_home(&before, us) > 0
                && before.attackers(from, !us).is_empty()
                && !recaptures
                && !wins
                && !step.after.is_checkmate()
        }
        Check::SafeSquares => {
            let replies = step.after.legal_moves();
            let drives = |reply: &Move| {
                after.is(Some(reply.from()), !us, Role::Pawn)
                    && reply.from().file() == reply.to().file()
                    && reply.promotes_to().is_none()
                    && Plain::new(&step.after.play(*reply).unwrap()).attacks(reply.to()).contains(&to)
                    && gain(step.after, *reply) >= 0
            };
            is_officer(step) && taken(step.before, step.m).is_none() && replies.iter().any(drives)
        }
        Check::MinorsFirst => matches!(role(step), Role::Queen | Role::Rook) && at_home(&before, us) > 1,
        Check::OneDiagonal => {
            let pawn = |at| after.is(place(us, at, 2), us, Role::Pawn);
            role(step) == Role::Pawn
                && [(6, 5, 7), (3, 2, 4)].into_iter().any(|(bishop, left, right)| {
                    home(&after, bishop, Role::Bishop) && !pawn(left) && !pawn(right)
                })
        }
        Check::FreeWay => {
            let is_to = |at, rank| place(us, at, rank) == Some(to);
            let pawn_home = |at| after.is(place(us, at, 2), us, Role::Pawn);
            let by_pawn = role(step) == Role::Pawn
                && (is_to(3, 3) && home(&after, 2, Role::Knight)
                    || is_to(6, 3) && home(&after, 7, Role::Knight)
                    || is_to(4, 3) && !pawn_home(5) && home(&after, 6, Role::Bishop)
                    || is_to(5, 3) && !pawn_home(4) && home(&after, 3, Role::Bishop));
            let classic = role(step) == Role::Knight
                && is_to(3, 3)
                && pawn_home(3)
                && after.is(place(us, 4, 4), us, Role::Pawn)
                && after.is(place(!us, 4, 4), !us, Role::Pawn)
                && !after.is(place(us, 5, 4), us, Role::Pawn);
            by_pawn || classic
        }
        Check::RookFiles => {
            let can_open = after.pawns(us).into_iter().any(|pawn| {
                let mut stands = vec![pawn];
                let mut next = up(us, pawn);
                for double in [false, true] {
                    let Some(square) = next.filter(|square| after.at(*square).is_none()) else { break };
                    if double && rank(us, pawn) != 2 {
                        break;
                    }
                    stands.push(square);
                    next = up(us, square);
                }
                stands.into_iter().any(|at| {
                    [-1, 1].into_iter().any(|side| {
                        let hit = place(us, file(at) + side, rank(us, at) + 1);
                        after.is(hit, !us, Role::Pawn)
                            && (file(at) == file(to) || hit.map(file) == Some(file(to)))
                    })
                })
            });
            role(step) == Role::Rook
                && !step.m.is_castling()
                && file(from) != file(to)
                && !after.on_file(us, file(to)).is_empty()
                && !can_open
        }
        Check::Centre | Check::Castled | Check::PawnTasks => false,
    }
}

fn pawn_tasks(at: &Position, us: Color) -> bool {
    let plain = Plain::new(at);
    let pawns = plain.pawns(us);
    let centre = pawns
        .iter()
        .any(|pawn| CENTRE.contains(pawn) || plain.attacks(*pawn).iter().any(|hit| CENTRE.contains(hit)));
    let king = plain.king(us);
    let near = |pawn: &&Square| (file(**pawn) - file(king)).abs() <= 1 && matches!(rank(us, **pawn), 2 | 3);
    let front = pawns.iter().map(|pawn| rank(us, *pawn)).max().unwrap_or(1);
    let outside = plain.officers(us).into_iter().any(|officer| rank(us, officer) > front);
    centre && pawns.iter().filter(near).count() >= 2 && !outside
}

/// Checks what is told of a rule.
pub(crate) fn check(advice: &Advice, review: &GameReview) -> Result<(), String> {
    let us = advice.side();
    let steps = steps(review, us);
    if let Saying::Unjudged { check, moves } = advice.saying() {
        let left = match check {
            // Decided by one move: none was made that breaks it, and it was not yet time to say that it is kept.
            Check::Centre => !steps.iter().any(|step| has_centre(step.after, us)) && steps.len() < 12,
            Check::PawnTasks => steps.len() < 12,
            Check::Castled => steps.len() < 10 && !steps.iter().any(|step| step.m.is_castling()),
            Check::RookFiles => !steps.iter().any(|step| {
                role(step) == Role::Rook
                    && file(step.m.from()) != file(step.m.destination())
                    && !step.m.is_castling()
            }),
            _ => (0..steps.len()).all(|index| !breaks(*check, us, &steps, index)),
        };
        let counted = usize::from(*moves) == steps.len();
        let shows = !advice.evidence().is_empty() && review.positions.contains(advice.position());
        let game = review.positions.last().unwrap().fen();
        return if left && counted && shows {
            Ok(())
        } else {
            Err(format!("{} can be judged: {game}", check.key()))
        };
    }
    let Saying::Check { check, kept, at } = advice.saying() else { return Err("no rule".to_owned()) };
    let index = usize::from(*at).checked_sub(1).ok_or("no move")?;
    let game = || {
        review.moves.iter().take(24).map(|m| format!("{}{}", m.from(), m.to())).collect::<Vec<_>>().join(" ")
    };
    let ok = |held: bool, what: &str| {
        if held {
            Ok(())
        } else {
            Err(format!("{} of {us:?}, kept {kept} at {at}: {what}: {}", check.key(), game()))
        }
    };
    match check {
        Check::Centre => {
            let first = steps.iter().position(|step| has_centre(step.after, us));
            ok(if *kept { first == Some(index) } else { first.is_none() && steps.len() == 12 }, "the pawns")
        }
        Check::PawnTasks => {
            // Both sides have made their twelve moves, as far as there are so many.
            let last = &review.positions[(review.positions.len() - 1).min(24)];
            ok(advice.position() == last && pawn_tasks(last, us) == *kept, "the pawns")
        }
        Check::Castled => {
            let castles = steps.iter().position(|step| step.m.is_castling());
            let step = &steps[index];
            let forced = role(step) == Role::King
                && (step.before.is_check()
                    || taken(step.before, step.m).is_some() && gain(step.before, step.m) > 0);
            let had = !step.before.castling().is_empty();
            ok(
                if *kept {
                    castles == Some(index) || forced && had
                } else {
                    castles.is_none_or(|castles| castles >= index) && !step.m.is_castling() && !forced
                },
                "the king",
            )
        }
        Check::RookFiles if *kept => {
            let wrong = (0..steps.len()).any(|index| breaks(*check, us, &steps, index));
            let step = &steps[index];
            ok(!wrong && role(step) == Role::Rook && file(step.m.from()) != file(step.m.to()), "the rooks")
        }
        _ => {
            let first = (0..steps.len()).find(|&index| breaks(*check, us, &steps, index));
            ok(
                if *kept { first.is_none_or(|first| first > index) } else { first == Some(index) },
                "the moves",
            )
        }
    }
}
