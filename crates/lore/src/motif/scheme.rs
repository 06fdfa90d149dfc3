//! Known schemes of several moves: windmill, double bishop sacrifice, Greek gift, Légal's mate.

use super::ask::{attacks, ours, sliders};
use super::step::Step;
use crate::evidence::{Evidence, Part};
use tratto_board::{Bitboard, File, Rank, Role, Square, squares_between};

fn discovering(step: Step) -> Option<Square> {
    super::attack::discovered_check(step)?.squares(Part::Attacker).single()
}

/// Discovered check, a direct check by the same piece back on the line, and again a discovered check by the same battery; something is taken.
pub(super) fn windmill(step: Step) -> Option<Evidence> {
    let back = step.later()?;
    let again = back.later()?;
    let rear = discovering(step)?;
    let same_piece = back.from() == step.to() && again.from() == back.to();
    let alternates = back.after().is_check() && discovering(again) == Some(rear);
    let gains = [step, back, again].into_iter().any(|step| step.captured().is_some());
    (same_piece && alternates && gains).then(|| {
        let moves = &step.line().moves()[step.at()..=again.at()];
        let evidence = Evidence::about(back.to()).with(Part::Attacker, rear);
        evidence.with(Part::Target, step.after().king(!step.us())).by(moves.iter().copied())
    })
}

/// Whether the step gives a bishop on one of these squares of the other side's second rank, and is taken there.
fn bishop_given(step: Step, files: &[File]) -> bool {
    let second = Rank::Second.from_side(!step.us());
    let to = step.to();
    step.role() == Some(Role::Bishop)
        && to.rank() == second
        && files.contains(&to.file())
        && step.captured().is_some()
        && step.next().is_some_and(|reply| reply.to() == to && reply.captured_at() == Some(to))
}

/// Both bishops are given for the pawns before the castled king within four moves, and the queen comes in with check.
pub(super) fn double_bishop_sacrifice(step: Step) -> Option<Evidence> {
    let wings = [[File::G, File::H], [File::A, File::B]];
    wings.into_iter().find_map(|files| {
        let first = bishop_given(step, &files).then_some(step)?;
        let mut later = std::iter::successors(first.later(), |step| step.later()).take(3);
        let second = later.find(|later| bishop_given(*later, &files) && later.to() != first.to())?;
        let mut between = std::iter::successors(first.later(), |step| step.later()).take(6);
        let entry = between.find(|step| step.role() == Some(Role::Queen) && step.after().is_check())?;
        let given = first.to().bitboard().with(second.to());
        let last = second.at().max(entry.at());
        let moves = &step.line().moves()[step.at()..=last];
        Some(Evidence::about(given).with(Part::Attacker, entry.to()).by(moves.iter().copied()))
    })
}

/// A bishop is given on h7 (h2), the king takes, the knight checks from g5 (g4), and the queen can come to the h-file.
pub(super) fn greek_gift(step: Step) -> Option<Evidence> {
    let (reply, knight) = (step.next()?, step.later()?);
    let (us, to) = (step.us(), step.to());
    let given = step.role() == Some(Role::Bishop)
        && to == Square::new(File::H, Rank::Second.from_side(!us))
        && step.captured() == Some(Role::Pawn)
        && step.after().is_check();
    let taken = reply.to() == to && reply.role() == Some(Role::King);
    let checks = knight.role() == Some(Role::Knight)
        && knight.to() == Square::new(File::G, Rank::Fifth.from_side(us))
        && knight.after().is_check();
    if !(given && taken && checks) {
        return None;
    }
    let again = knight.after().pass();
    let file_h = Bitboard::from(File::H);
    let queens = ours(knight.after(), us, Role::Queen);
    let comes = |queen: &Square| again.legal_moves_from(*queen).iter().any(|m| file_h.has(m.to()));
    let queen = queens.into_iter().find(comes)?;
    let evidence = Evidence::about(to).with(Part::Attacker, knight.to()).with(Part::Attacker, queen);
    Some(evidence.with(Part::Target, reply.to()).by([step.played(), reply.played(), knight.played()]))
}

/// A knight pinned to its queen leaves, the bishop takes the queen, and minor pieces alone mate, the knight among them.
pub(super) fn legal_mate(step: Step) -> Option<Evidence> {
    let (board, us) = (step.after(), step.us());
    let minors = board.by_role(Role::Knight) | board.by_role(Role::Bishop);
    let king = board.king(!us);
    let ring: Bitboard = Square::all().filter(|square| square.distance(king) <= 1).collect();
    let acting: Bitboard = (board.by_color(us) - board.by_role(Role::King))
        .into_iter()
        .filter(|&square| (attacks(board, square) & ring).any())
        .collect();
    let needed: Bitboard = acting
        .into_iter()
        .filter(|&square| super::ask::lifted(board, square, !us).is_some_and(|at| !at.is_checkmate()))
        .collect();
    let only_minors = (needed - minors).is_empty() && needed.len() >= 3;
    let leaves = |leap: Step| -> Option<Evidence> {
        let before = leap.before();
        let reply = leap.next()?;
        let is_knight = before.role_at(leap.from()) == Some(Role::Knight);
        let takes_queen = reply.captured() == Some(Role::Queen) && reply.role() == Some(Role::Bishop);
        let bishop = reply.from();
        let was_pinned = sliders(before, !us).has(bishop)
            && attacks(before, bishop).has(leap.from())
            && squares_between(bishop, reply.to()).has(leap.from());
        let moves = &step.line().moves()[leap.at()..];
        let knight_mates = needed.has(where_now(leap));
        (is_knight && takes_queen && was_pinned && knight_mates).then(|| {
            let evidence = Evidence::about(leap.from()).with(Part::Attacker, needed);
            evidence.with(Part::Target, king).with(Part::Key, reply.to()).by(moves.iter().copied())
        })
    };
    only_minors.then(|| Step::all(step.line()).filter(|leap| leap.is_solver()).find_map(leaves)).flatten()
}

/// Where the piece that makes a move stands at the end of the line, if nothing takes it.
fn where_now(step: Step) -> Square {
    std::iter::successors(step.later(), |later| later.later())
        .fold(step.to(), |at, later| if later.from() == at { later.to() } else { at })
}
