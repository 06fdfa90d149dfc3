//! What a move does plainly: it takes what stands loose, trades equal officers, makes a passed pawn or advances one.

use super::ask::best_win_of;
use super::step::{Step, victim};
use crate::evidence::{Evidence, Part};
use crate::exchange::{captured, is_hanging, value};
use crate::fact::passed_pawns;
use tratto_board::{Bitboard, Rank, Role, Square};

/// What an officer is worth; nothing for kings and pawns.
fn officer(role: Role) -> Option<i32> {
    (role != Role::King && role != Role::Pawn).then(|| value(role))
}

/// The first move takes an undefended officer, and does not just take back as much.
pub(super) fn hanging_piece(step: Step) -> Option<Evidence> {
    let taken = step.captured_at().filter(|&square| is_hanging(step.before(), square))?;
    let gain = step.captured().and_then(officer)?;
    let lost = step.preceding().filter(|(_, m)| m.destination() == taken);
    let lost = lost.and_then(|(earlier, m)| captured(earlier, m)).map_or(0, value);
    (step.at() == 0 && gain > lost)
        .then(|| Evidence::about(taken).with(Part::Attacker, step.from()).by([step.played()]))
}

/// An officer takes an officer worth as much, and is taken back.
pub(super) fn simplification(step: Step) -> Option<Evidence> {
    let reply = step.next()?;
    let given = officer(step.role()?)?;
    let taken = step.captured().and_then(officer)?;
    (taken == given && reply.captured_at() == Some(step.to())).then(|| {
        let evidence = Evidence::about(step.to()).with(Part::Attacker, step.from());
        evidence.with(Part::Defender, reply.from()).by([step.played(), reply.played()])
    })
}

/// A move after which one of our pawns is passed that was not.
pub(super) fn passed_pawn(step: Step) -> Option<Evidence> {
    let earlier = passed_pawns(step.before(), step.us());
    let before = |pawn: Square| if pawn == step.to() { step.from() } else { pawn };
    let made = |&pawn: &Square| !earlier.has(before(pawn));
    let pawns: Bitboard = passed_pawns(step.after(), step.us()).into_iter().filter(made).collect();
    pawns.any().then(|| Evidence::about(pawns).with(Part::Key, step.to()).by([step.played()]))
}

/// A passed pawn goes to its sixth or seventh rank and is not lost there.
pub(super) fn advanced_pawn(step: Step) -> Option<Evidence> {
    let pawn = step.to();
    let is_far = matches!(pawn.rank().from_side(step.us()), Rank::Sixth | Rank::Seventh);
    let is_passed = is_far && passed_pawns(step.after(), step.us()).has(pawn);
    let falls = || best_win_of(step.after(), pawn).is_some_and(|(m, _)| victim(m) == pawn);
    (is_passed && !falls()).then(|| Evidence::about(pawn).with(Part::Key, step.from()).by([step.played()]))
}
