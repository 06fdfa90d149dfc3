//! Every motif once more, by a naive definition of its own: what is told of a line is asked of it again, by moves played out and square by
//! square. The definitions are those of `docs/motifs.md`.

use super::line::{Told, balance, best_win, ends_well, falls, given, mates, settled, threat, wins};
use super::naive::{gain, mates_within, taken};
use super::naive_of_mates;
use super::pins::{Lines, absolute_pin, cross_pin, half_pin, is_tie, relative_pin};
use super::slow::{Plain, file, place, price, rank, worth};
use super::three;
use tratto_board::{Move, MoveKind, Position, PromotionRole, Role, Square};
use tratto_lore::{Line, Motif, Part, Seen, Truth};

/// Whether a motif that is told of a line is so.
pub(crate) fn check(seen: &Seen, line: &Line) -> Result<(), String> {
    let told = Told { seen, line };
    let moves: Vec<String> = line.moves().iter().map(|m| format!("{}{}", m.from(), m.to())).collect();
    let wrong = |what: &str| {
        Err(format!(
            "{} at {}: {what}: {} {}",
            seen.motif.key(),
            seen.at,
            line.start().fen(),
            moves.join(" ")
        ))
    };
    if seen.evidence.is_empty() || seen.by != line.boards()[seen.at].turn() {
        return wrong("whose it is");
    }
    let anybody = matches!(seen.motif, Motif::CrossCheck | Motif::Interposition | Motif::Unpin);
    if !anybody && seen.by != line.solver() {
        return wrong("not the solver's");
    }
    if holds(&told) { Ok(()) } else { wrong("it is not so") }
}

fn role(told: &Told<'_>) -> Role {
    told.before().role_at(told.m().from()).unwrap()
}

/// Something that is threatened anew.
#[derive(Clone, PartialEq)]
enum Target {
    King,
    Piece(Square),
    Mate,
    Promotion(Square),
}

fn fork_targets(told: &Told<'_>) -> Vec<Target> {
    let (before, after) = (told.before(), told.after());
    let again = after.pass();
    let mut found = Vec::new();
    if after.is_check() {
        found.push(Target::King);
    }
    let enemies = Plain::new(after).own(!told.us());
    let new = enemies.into_iter().filter(|square| after.role_at(*square) != Some(Role::King));
    found.extend(new.filter(|at| falls(&again, *at) > 0 && falls(before, *at) == 0).map(Target::Piece));
    for &m in &again.legal_moves() {
        let was =
            || before.legal_moves().iter().any(|old| old.from() == m.from() && old.promotes_to().is_some());
        let is_promotion = m.promotes_to() == Some(PromotionRole::Queen) && taken(&again, m).is_none();
        if is_promotion && gain(&again, m) > 0 && !was() {
            found.push(Target::Promotion(m.from()));
        }
    }
    if !after.is_check() && mates_within(&again, 1) && !mates_within(before, 1) {
        found.push(Target::Mate);
    }
    found
}

/// Whether no legal reply meets all.
fn none_meets(told: &Told<'_>, targets: &[Target]) -> bool {
    let after = told.after();
    let replies = after.legal_moves();
    !replies.is_empty()
        && replies.iter().all(|&reply| {
            let next = after.play(reply).unwrap();
            let cost = given(after, reply);
            let is_realised = |target: &Target| match target {
                Target::King => false,
                Target::Piece(square) => {
                    let at = if reply.from() == *square { reply.destination() } else { *square };
                    falls(&next, at) > cost
                }
                Target::Mate => mates_within(&next, 1),
                Target::Promotion(pawn) => next.legal_moves().iter().any(|&m| {
                    m.from() == *pawn
                        && m.promotes_to() == Some(PromotionRole::Queen)
                        && gain(&next, m) > cost
                }),
            };
            targets.iter().any(is_realised)
                || falls(&next, reply.destination()) > cost
                || mates_within(&next, 1)
        })
}

fn fork(told: &Told<'_>) -> bool {
    let targets = fork_targets(told);
    if targets.len() < 2 {
        return false;
    }
    if told.seen.truth == Truth::Exchange {
        return none_meets(told, &targets);
    }
    let (Some(reply), Some(second), Some(then)) = (told.played(1), told.played(2), told.board(2)) else {
        return false;
    };
    let Some(took) = taken(then, second) else { return false };
    let was = if reply.to() == took { reply.from() } else { took };
    targets.contains(&Target::Piece(was)) && wins(then, second) > given(told.after(), reply)
}

fn skewer(told: &Told<'_>) -> bool {
    let (Some(front), Some(slider), Some(rear)) = (told.subject(), told.attacker(), told.target()) else {
        return false;
    };
    let (before, after, us) = (Plain::new(told.before()), Plain::new(told.after()), told.us());
    let again = told.after().pass();
    let is_new = slider == told.to() || !before.attacks(slider).contains(&front);
    let prices = [front, rear].map(|square| after.at(square).map_or(0, |piece| price(piece.role)));
    let is_king = front == after.king(!us);
    let takes =
        again.legal_moves().iter().any(|&m| m.from() == slider && m.to() == front && gain(&again, m) > 0);
    if !is_tie(&after, us, slider, front, rear)
        || !is_new
        || rear == after.king(!us)
        || prices[0] < prices[1]
        || !(is_king || takes)
    {
        return false;
    }
    if told.seen.truth == Truth::Exchange {
        let first = if is_king { Target::King } else { Target::Piece(front) };
        return none_meets(told, &[first, Target::Piece(rear)]);
    }
    let (Some(reply), Some(second), Some(then)) = (told.played(1), told.played(2), told.board(2)) else {
        return false;
    };
    reply.from() == front
        && second.from() == slider
        && taken(then, second) == Some(rear)
        && gain(then, second) > given(told.after(), reply)
}

/// What the move leaves: where it came from, and what it took in passing.
fn emptied(told: &Told<'_>) -> Vec<Square> {
    let m = told.m();
    let passed = (m.kind() == MoveKind::EnPassant).then(|| taken(told.before(), m)).flatten();
    [m.from()].into_iter().chain(passed).collect()
}

/// Whether the move opened the line of this piece on that square.
fn opens(told: &Told<'_>, slider: Square, target: Square) -> bool {
    let (before, after) = (Plain::new(told.before()), Plain::new(told.after()));
    let gone = emptied(told);
    slider != told.to()
        && !told.m().is_castling()
        && before.at(slider) == after.at(slider)
        && after.attacks(slider).contains(&target)
        && !before.attacks(slider).contains(&target)
        && Plain::between(slider, target).iter().any(|square| gone.contains(square))
}

fn discovered_attack(told: &Told<'_>) -> bool {
    let again = told.after().pass();
    let king = told.after().king(!told.us());
    let takes = |slider: Square, target: Square| {
        again.legal_moves().iter().any(|&m| m.from() == slider && m.to() == target && gain(&again, m) > 0)
    };
    let targets = told.squares(Part::Target);
    let sliders = told.squares(Part::Attacker);
    !targets.is_empty()
        && targets.iter().all(|target| {
            *target != king
                && sliders.iter().any(|slider| opens(told, *slider, *target) && takes(*slider, *target))
        })
}

fn double_check(told: &Told<'_>) -> bool {
    let plain = Plain::new(told.after());
    let king = plain.king(!told.us());
    // Nothing but the king can answer two checks.
    let only_king = told.after().legal_moves().iter().all(|m| m.from() == king);
    plain.attackers(king, told.us()).len() > 1 && only_king
}

fn interposition(told: &Told<'_>) -> bool {
    let (Some(slider), Some(target)) = (told.attacker(), told.target()) else { return false };
    let (before, us) = (told.before(), told.us());
    let goes = taken(before, told.m()).is_none()
        && role(told) != Role::King
        && Plain::between(slider, target).contains(&told.to())
        && before.piece_at(slider).is_some_and(|piece| piece.color != us && piece.role.slides_on_lines());
    let was = match before.is_check() {
        true => target == before.king(us) && Plain::new(before).attackers(target, !us) == [slider],
        false => {
            let theirs = before.pass();
            let takes = |m: &&Move| m.from() == slider && m.to() == target;
            theirs.legal_moves().iter().filter(takes).any(|&m| gain(&theirs, m) > 0)
                && falls(told.after(), target) == 0
        }
    };
    goes && was
}

fn unpin(told: &Told<'_>) -> bool {
    let Some(freed) = told.subject() else { return false };
    let (before, after) = (Plain::new(told.before()), Plain::new(told.after()));
    let own = before.at(freed).is_some_and(|piece| piece.color == told.us());
    let king = after.king(told.us());
    own && before.at(freed) == after.at(freed)
        && before.is_pinned(freed)
        && !after.is_pinned(freed)
        && after.attackers(king, !told.us()).is_empty()
}

/// Neither moves out of danger nor takes as much as it is worth.
fn is_trapped(told: &Told<'_>, square: Square) -> bool {
    let after = told.after();
    let plain = Plain::new(after);
    let Some(piece) = plain.at(square) else { return false };
    let saves = |m: &&Move| {
        let next = Plain::new(&after.play(**m).unwrap());
        let takes = taken(after, **m).map_or(0, |at| worth(plain.at(at).unwrap().role));
        takes >= worth(piece.role) || !next.is_en_prise(m.to())
    };
    !matches!(piece.role, Role::Pawn | Role::King)
        && !after.is_check()
        && !plain.is_pinned(square)
        && plain.is_en_prise(square)
        && !after.legal_moves().iter().filter(|m| m.from() == square).any(|m| saves(&m))
}

fn is_calm(told: &Told<'_>) -> bool {
    let again = told.after().pass();
    let calm = !told.after().is_check()
        && !told.before().is_check()
        && taken(told.before(), told.m()).is_none()
        && told.m().promotes_to().is_none();
    calm && !again.legal_moves().iter().any(|&m| m.from() == told.to() && wins(&again, m) > 0)
}

fn quiet_move(told: &Told<'_>) -> bool {
    let (before, again) = (told.before(), told.after().pass());
    let Some(&next) = told.seen.evidence.moves.get(1) else { return false };
    if !is_calm(told) || !again.is_legal(next) {
        return false;
    }
    if mates_within(&again, 1) {
        return mates(&again, next) && !mates_within(before, 1);
    }
    wins(&again, next) > 0 && !(before.is_legal(next) && wins(before, next) > 0)
}

fn defensive_move(told: &Told<'_>) -> bool {
    let (before, m) = (told.before(), told.m());
    if told.after().is_check() || taken(before, m).is_some() || m.promotes_to().is_some() {
        return false;
    }
    let was = match before.is_check() {
        true => {
            before.legal_moves().iter().any(|&other| other != m && threat(&before.play(other).unwrap()) > 0)
        }
        false => threat(&before.pass()) > 0,
    };
    was && threat(told.after()) == 0
}

fn sacrifice(told: &Told<'_>) -> bool {
    let (before, after, m) = (told.before(), told.after(), told.m());
    let Some(&reply) = told.played(1).filter(|_| told.seen.motif == Motif::Combination).as_ref().or(told
        .seen
        .evidence
        .moves
        .get(1))
    else {
        return false;
    };
    // The offer is the capture that wins most, which the combination's line need not accept.
    let captures = after.legal_moves();
    let most = captures
        .iter()
        .filter(|other| taken(after, **other).is_some())
        .map(|&other| gain(after, other))
        .max();
    let result = given(before, m) - most.unwrap_or(0);
    let is_told = told.seen.motif == Motif::Combination
        || after.is_legal(reply) && taken(after, reply).is_some() && gain(after, reply) == most.unwrap_or(0);
    let offered = told.subject() == Some(told.to());
    let was_lost = if before.is_check() {
        let others = before.legal_moves();
        let loss = |&other: &Move| threat(&before.play(other).unwrap()) - given(before, other);
        others.iter().filter(|&&other| other != m).map(loss).min().unwrap_or(i32::MAX)
    } else if offered {
        0
    } else {
        best_win(&before.pass())
    };
    is_told && result <= -2 && -result > was_lost
}

fn desperado(told: &Told<'_>) -> bool {
    let (before, m) = (told.before(), told.m());
    let (Some(took), Some(piece)) = (taken(before, m), before.role_at(m.from())) else { return false };
    if before.is_check() || matches!(piece, Role::King | Role::Pawn) || told.after().is_checkmate() {
        return false;
    }
    let theirs = before.pass();
    let plain = Plain::new(before);
    let value = |square: Square| worth(plain.at(square).unwrap().role);
    let saves = |other: &&Move| {
        other.from() == m.from()
            && taken(before, **other).is_none()
            && falls(&before.play(**other).unwrap(), other.to()) == 0
    };
    let hangs = |square: &Square| {
        *square != m.from()
            && plain.at(*square).unwrap().role != Role::Pawn
            && value(*square) >= worth(piece)
            && falls(&theirs, *square) > 0
    };
    let same = |square: &Square| {
        *square != told.to() && plain.at(*square).unwrap().role == piece && falls(before, *square) > 0
    };
    let both = plain.own(told.us()).iter().any(hangs) || plain.own(!told.us()).iter().any(same);
    let takes = before.legal_moves();
    let most = takes
        .iter()
        .filter(|other| other.from() == m.from())
        .filter_map(|&other| taken(before, other))
        .map(value)
        .max();
    falls(&theirs, m.from()) > 0
        && (both || !before.legal_moves().iter().any(|other| saves(&other)))
        && falls(told.after(), told.to()) > 0
        && most == Some(value(took))
        && (both || value(took) < worth(piece))
}

fn underpromotion(told: &Told<'_>) -> bool {
    let (before, after, m) = (told.before(), told.after(), told.m());
    let Some(role) = m.promotes_to().filter(|role| *role != PromotionRole::Queen) else { return false };
    let queen = before.play(Move::promotion(m.from(), m.to(), PromotionRole::Queen)).unwrap();
    let lost = |at: &Position| falls(at, m.to()) > 0;
    queen.is_stalemate() && !after.is_stalemate()
        || after.is_checkmate() && !queen.is_checkmate()
        || lost(&queen) && !lost(after)
        || role == PromotionRole::Knight && !queen.is_check() && {
            let targets = fork_targets(told);
            targets.len() > 1 && none_meets(told, &targets)
        }
}

fn stalemate_trick(told: &Told<'_>) -> bool {
    let (us, after) = (told.us(), told.after());
    let behind = balance(told.line.start(), us) <= -3;
    let replies = after.legal_moves();
    let holds = |m: &&Move| {
        let next = after.play(**m).unwrap();
        next.is_stalemate() || settled(&next, us) >= 0
    };
    let stalemates = |m: &&Move| after.play(**m).unwrap().is_stalemate();
    let forced = replies.iter().any(|m| stalemates(&m)) && replies.iter().all(|m| holds(&m));
    behind && (after.is_stalemate() || forced)
}

fn hanging_piece(told: &Told<'_>) -> bool {
    let (before, m) = (told.before(), told.m());
    let Some(square) = taken(before, m) else { return false };
    let plain = Plain::new(before);
    let piece = plain.at(square).unwrap().role;
    let lost = told.preceding().filter(|(_, earlier)| earlier.destination() == square);
    let lost = lost
        .and_then(|(at, earlier)| taken(at, earlier).and_then(|at_square| at.role_at(at_square)))
        .map_or(0, worth);
    told.seen.at == 0
        && !matches!(piece, Role::Pawn | Role::King)
        && !plain.is_defended(square)
        && worth(piece) > lost
}

fn simplification(told: &Told<'_>) -> bool {
    let (before, m) = (told.before(), told.m());
    let Some((square, reply)) = taken(before, m).zip(told.played(1)) else { return false };
    let officer = |role: Role| !matches!(role, Role::Pawn | Role::King);
    let (ours, theirs) = (told.after().role_at(told.to()).unwrap(), before.role_at(square).unwrap());
    officer(ours)
        && officer(theirs)
        && worth(ours) == worth(theirs)
        && taken(told.after(), reply) == Some(told.to())
}

fn passed_pawn(told: &Told<'_>) -> bool {
    let (before, after, us) = (Plain::new(told.before()), Plain::new(told.after()), told.us());
    let pawns = told.squares(Part::Subject);
    let was = |pawn: Square| if pawn == told.to() { told.m().from() } else { pawn };
    !pawns.is_empty()
        && pawns.iter().all(|pawn| {
            after.is(Some(*pawn), us, Role::Pawn)
                && after.is_passed(us, *pawn)
                && !before.is_passed(us, was(*pawn))
        })
}

fn advanced_pawn(told: &Told<'_>) -> bool {
    let (after, us, pawn) = (Plain::new(told.after()), told.us(), told.to());
    let stands = after.is(Some(pawn), us, Role::Pawn) && after.is_passed(us, pawn);
    stands && matches!(rank(us, pawn), 6 | 7) && falls(told.after(), pawn) == 0
}

fn trap(told: &Told<'_>) -> bool {
    let Some((at, bait)) = told.preceding() else { return false };
    let floor = balance(told.before(), told.us()) + 3;
    told.seen.at == 0
        && taken(at, bait).is_some()
        && gain(at, bait) >= 0
        && ends_well(told.last(), told.us(), floor)
}

fn combination(told: &Told<'_>) -> bool {
    sacrifice(told) && !told.is_last() && ends_well(told.last(), told.us(), balance(told.before(), told.us()))
}

fn greek_gift(told: &Told<'_>) -> bool {
    let us = told.us();
    let (Some(reply), Some(knight), Some(then)) = (told.played(1), told.played(2), told.board(3)) else {
        return false;
    };
    let again = then.pass();
    let comes =
        again.legal_moves().iter().any(|m| again.role_at(m.from()) == Some(Role::Queen) && file(m.to()) == 8);
    role(told) == Role::Bishop
        && place(us, 8, 7) == Some(told.to())
        && told.before().role_at(told.to()) == Some(Role::Pawn)
        && told.after().is_check()
        && reply.to() == told.to()
        && told.after().role_at(reply.from()) == Some(Role::King)
        && place(us, 7, 5) == Some(knight.to())
        && then.role_at(knight.to()) == Some(Role::Knight)
        && then.is_check()
        && comes
}

fn holds(told: &Told<'_>) -> bool {
    let (before, after) = (told.before(), told.after());
    match told.seen.motif {
        Motif::Fork => fork(told),
        Motif::AbsolutePin => absolute_pin(told),
        Motif::RelativePin => relative_pin(told),
        Motif::CrossPin => cross_pin(told),
        Motif::HalfPin => half_pin(told),
        Motif::Skewer => skewer(told),
        Motif::DiscoveredAttack => discovered_attack(told),
        Motif::DiscoveredCheck => {
            told.attacker().is_some_and(|slider| opens(told, slider, after.king(!told.us())))
        }
        Motif::DoubleCheck => double_check(told),
        Motif::CrossCheck => before.is_check() && after.is_check(),
        Motif::Interposition => interposition(told),
        Motif::Promotion => role(told) == Role::Pawn && rank(told.us(), told.to()) == 8,
        Motif::Underpromotion => underpromotion(told),
        Motif::Desperado => desperado(told),
        Motif::StalemateTrick => stalemate_trick(told),
        Motif::Trap => trap(told),
        Motif::TrappedPiece => {
            told.subject().is_some_and(|square| is_trapped(told, square) && falls(&after.pass(), square) > 0)
        }
        Motif::QuietMove => quiet_move(told),
        Motif::DefensiveMove => defensive_move(told),
        Motif::Sacrifice => sacrifice(told),
        Motif::Combination => combination(told),
        Motif::Unpin => unpin(told),
        Motif::HangingPiece => hanging_piece(told),
        Motif::Simplification => simplification(told),
        Motif::PassedPawn => passed_pawn(told),
        Motif::AdvancedPawn => advanced_pawn(told),
        Motif::GreekGift => greek_gift(told),
        Motif::Decoy
        | Motif::Deflection
        | Motif::Overload
        | Motif::RemovingDefender
        | Motif::Interference
        | Motif::SquareClearance
        | Motif::LineClearance
        | Motif::Zwischenzug
        | Motif::XRay
        | Motif::Battery
        | Motif::Windmill
        | Motif::DoubleBishopSacrifice
        | Motif::LegalMate
        | Motif::PerpetualCheck
        | Motif::Breakthrough => three::holds(told),
        _ => naive_of_mates::holds(told),
    }
}
