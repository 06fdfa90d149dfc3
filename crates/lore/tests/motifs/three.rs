//! Motifs of three half-moves and more, once more.

use super::line::{Told, balance, ends_well, falls, presses, put_back, settled, succeeds, threat, without};
use super::naive::{gain, mates_within, taken};
use super::slow::{Plain, file, rank};
use std::collections::HashMap;
use tratto_board::{Move, Position, Role, Square};
use tratto_lore::{Motif, Part};

/// The solver's move, the reply, and the solver's next move, with the positions before and after each.
struct Three<'l> {
    told: &'l Told<'l>,
    reply: Move,
    second: Move,
    /// Before the second move.
    then: Position,
    /// After it.
    end: Position,
}

impl<'l> Three<'l> {
    fn of(told: &'l Told<'l>) -> Option<Three<'l>> {
        let (reply, second) = (told.played(1)?, told.played(2)?);
        Some(Three { told, reply, second, then: *told.board(2)?, end: *told.board(3)? })
    }

    fn succeeds(&self) -> bool {
        succeeds(&self.then, self.second)
    }

    fn mates(&self) -> bool {
        self.end.is_checkmate()
    }

    /// Where a guard would hinder the second move.
    fn guarded(&self) -> Vec<Square> {
        let mut squares = vec![self.second.destination()];
        if self.mates() {
            let plain = Plain::new(&self.end);
            let king = plain.king(self.end.turn());
            squares.extend(
                plain
                    .attackers(king, !self.end.turn())
                    .into_iter()
                    .flat_map(|from| Plain::between(from, king)),
            );
        }
        squares
    }

    /// Whether it would have worked with the piece that replied at home.
    fn succeeds_anyway(&self) -> bool {
        put_back(&self.then, self.reply.destination(), self.reply.from(), self.told.us())
            .is_some_and(|at| succeeds(&at, self.second))
    }
}

pub(crate) fn holds(told: &Told<'_>) -> bool {
    let motif = told.seen.motif;
    match motif {
        Motif::PerpetualCheck => return perpetual(told),
        Motif::Breakthrough => return breakthrough(told),
        Motif::Windmill => return windmill(told),
        Motif::DoubleBishopSacrifice => return double_bishops(told),
        Motif::LegalMate => return legal_mate(told),
        Motif::Battery if told.after().is_checkmate() => return battery(told, None),
        _ => {}
    }
    let Some(three) = Three::of(told) else { return false };
    match motif {
        Motif::Decoy => decoy(&three),
        Motif::Deflection => deflection(&three),
        Motif::Overload => overload(&three),
        Motif::RemovingDefender => removing_defender(&three),
        Motif::Interference => interference(&three),
        Motif::SquareClearance => {
            let uses = three.second.destination() == told.m().from()
                && three.second.from() != told.to()
                && taken(&three.then, three.second).is_none();
            uses && clears(&three)
        }
        Motif::LineClearance => {
            let (from, to) = (three.second.from(), three.second.destination());
            let crosses = Plain::between(from, to).contains(&told.m().from());
            crosses && from != told.to() && told.after().piece_at(to).is_none() && clears(&three)
        }
        Motif::Zwischenzug => zwischenzug(&three),
        Motif::XRay => x_ray(&three),
        Motif::Battery => battery(told, Some(&three)),
        _ => false,
    }
}

fn decoy(three: &Three<'_>) -> bool {
    let told = three.told;
    let (before, us, to) = (told.before(), told.us(), told.to());
    let is_taken = taken(told.after(), three.reply) == Some(to) && three.reply.destination() == to;
    if !is_taken || gain(before, told.m()) > 0 {
        return false;
    }
    let floor = balance(before, us);
    let (home, lured) = (three.reply.from(), three.then.role_at(to).unwrap());
    if three.second.destination() == to {
        let was_safe = put_back(&three.then, to, home, us).is_some_and(|at| falls(&at, home) == 0);
        return lured != Role::King
            && was_safe
            && gain(&three.then, three.second) > 0
            && settled(&three.end, us) > floor;
    }
    let hits = Plain::new(&three.end).attacks(three.second.destination()).contains(&to);
    // The same piece on the same square before anything was given.
    let mut earlier = Plain::new(before).without(three.second.from());
    earlier.put(three.second.destination(), three.end.piece_at(three.second.destination()));
    let hit_home = earlier.attacks(three.second.destination()).contains(&home);
    let collected = lured == Role::King || told.played(4).is_some_and(|third| third.destination() == to);
    hits && !hit_home && collected && ends_well(told.last(), us, floor + 1)
}

fn deflection(three: &Three<'_>) -> bool {
    let told = three.told;
    let (after, us) = (told.after(), told.us());
    let (guard, went, target) = (three.reply.from(), three.reply.destination(), three.second.destination());
    let plain = Plain::new(after);
    let forced = went == told.to() || after.is_check() || plain.attackers(guard, us).contains(&told.to());
    let did = plain.attacks(guard).iter().any(|hit| three.guarded().contains(hit))
        || three.second.promotes_to().is_some() && guard == target;
    let does = went == target || Plain::new(&three.then).attacks(went).contains(&target);
    told.subject() == Some(guard) && forced && did && !does && three.succeeds() && !three.succeeds_anyway()
}

fn overload(three: &Three<'_>) -> bool {
    let told = three.told;
    let (before, m, guard) = (told.before(), told.m(), three.reply.from());
    let first = match without(before, guard, told.us()) {
        Some(at) => gain(before, m) <= 0 && at.is_legal(m) && gain(&at, m) > 0,
        None => Plain::new(before).attackers(told.to(), !told.us()) == [guard],
    };
    let took = taken(before, m);
    deflection(three)
        && three.reply.destination() == told.to()
        && took.is_some()
        && took != Some(guard)
        && first
}

fn removing_defender(three: &Three<'_>) -> bool {
    let told = three.told;
    let (before, target) = (told.before(), three.second.destination());
    let Some(guard) = taken(before, told.m()) else { return false };
    let did = Plain::new(before).attacks(guard).iter().any(|hit| three.guarded().contains(hit));
    let came = three.reply.destination() == target && !three.mates();
    let alone = match three.mates() {
        true => !mates_within(before, 1),
        false => {
            falls(before, target) == 0
                && without(before, guard, told.us()).is_some_and(|at| falls(&at, target) > 0)
        }
    };
    guard != target && did && !came && alone && three.succeeds()
}

fn interference(three: &Three<'_>) -> bool {
    let told = three.told;
    let us = told.us();
    let guard = told.squares(Part::Defender).first().copied();
    let (Some(at), Some(guard), Some(target)) = (told.subject(), guard, told.target()) else { return false };
    let landed = at == told.to() || at == three.reply.destination();
    let is_slider = three.then.piece_at(guard).is_some_and(|piece| {
        piece.color != us && matches!(piece.role, Role::Bishop | Role::Rook | Role::Queen)
    });
    let open = without(&three.then, at, us).or_else(|| put_back(&three.then, at, three.reply.from(), us));
    let works_anyway = open.is_none_or(|open| succeeds(&open, three.second));
    landed
        && is_slider
        && Plain::between(guard, target).contains(&at)
        && three.guarded().contains(&target)
        && three.succeeds()
        && !works_anyway
}

fn clears(three: &Three<'_>) -> bool {
    let told = three.told;
    presses(told.before(), told.m())
        && presses(&three.then, three.second)
        && !told.m().is_castling()
        && !three.second.is_castling()
        && ends_well(told.last(), told.us(), balance(told.before(), told.us()) + 1)
}

fn zwischenzug(three: &Three<'_>) -> bool {
    let told = three.told;
    let Some((at, taking)) = told.preceding() else { return false };
    let (before, target) = (told.before(), taking.destination());
    let moves = before.legal_moves();
    let natural = moves.iter().filter(|m| taken(before, **m).is_some() && m.to() == target);
    let Some(natural) = natural.map(|&m| gain(before, m)).max() else { return false };
    let greater = told.after().is_check()
        || taken(before, told.m()).is_some()
        || threat(&told.after().pass()) > natural;
    taken(at, taking).is_some()
        && natural >= 0
        && told.to() != target
        && taken(&three.then, three.second).is_some()
        && three.second.destination() == target
        && three.reply.from() != target
        && three.reply.destination() != target
        && greater
}

fn x_ray(three: &Three<'_>) -> bool {
    let told = three.told;
    let (to, slider) = (told.to(), three.second.from());
    let through = Plain::new(told.after()).without(three.reply.from());
    let is_slider = matches!(three.then.role_at(slider), Some(Role::Bishop | Role::Rook | Role::Queen));
    is_slider
        && three.reply.destination() == to
        && three.second.destination() == to
        && told.m().from() != slider
        && Plain::between(slider, to).contains(&three.reply.from())
        && through.attacks(slider).contains(&to)
        && told.after().role_at(three.reply.from()) != Some(Role::King)
}

fn battery(told: &Told<'_>, three: Option<&Three<'_>>) -> bool {
    let (Some(rear), from, to) = (told.attacker(), told.m().from(), told.to()) else { return false };
    let before = Plain::new(told.before());
    let stands = Plain::between(rear, to).contains(&from)
        && before.without(from).attacks(rear).contains(&to)
        && before.attacks(from).contains(&to);
    let works = match three {
        None => without(told.after(), rear, !told.us()).is_some_and(|at| !at.is_checkmate()),
        Some(three) => {
            three.reply.destination() == to && three.second.from() == rear && three.second.destination() == to
        }
    };
    stands && works
}

/// The line piece that a move uncovers on the king.
fn uncovers(before: &Position, m: Move, after: &Position) -> Option<Square> {
    let (was, is) = (Plain::new(before), Plain::new(after));
    let (us, king) = (before.turn(), is.king(after.turn()));
    is.attackers(king, us).into_iter().find(|from| {
        *from != m.destination() && was.at(*from) == is.at(*from) && !was.attacks(*from).contains(&king)
    })
}

fn windmill(told: &Told<'_>) -> bool {
    let (Some(back), Some(again)) = (told.played(2), told.played(4)) else { return false };
    let boards: Vec<&Position> = (0..=5).filter_map(|later| told.board(later)).collect();
    let [one, two, three, four, five, six] = boards[..] else { return false };
    let rear = uncovers(one, told.m(), two);
    let took = [(one, told.m()), (three, back), (five, again)].iter().any(|(at, m)| taken(at, *m).is_some());
    rear.is_some()
        && rear == uncovers(five, again, six)
        && four.is_check()
        && back.from() == told.to()
        && again.from() == back.destination()
        && took
}

fn double_bishops(told: &Told<'_>) -> bool {
    let (us, line) = (told.us(), told.line);
    let given: Vec<(usize, Square)> = (told.seen.at..line.moves().len())
        .step_by(2)
        .filter_map(|at| {
            let (board, m) = (&line.boards()[at], line.moves()[at]);
            let reply = *line.moves().get(at + 1)?;
            let is_given = board.role_at(m.from()) == Some(Role::Bishop)
                && taken(board, m).is_some()
                && rank(us, m.to()) == 7
                && reply.to() == m.to();
            is_given.then_some((at, m.to()))
        })
        .take_while(|(at, _)| at - told.seen.at <= 6)
        .collect();
    let queen_checks = (told.seen.at..line.moves().len()).step_by(2).any(|at| {
        line.boards()[at].role_at(line.moves()[at].from()) == Some(Role::Queen)
            && line.boards()[at + 1].is_check()
    });
    let wing = |files: [i8; 2]| {
        let on: Vec<Square> =
            given.iter().map(|(_, to)| *to).filter(|to| files.contains(&file(*to))).collect();
        on.iter().any(|one| on.iter().any(|other| one != other))
    };
    queen_checks && (wing([7, 8]) || wing([1, 2]))
}

fn legal_mate(told: &Told<'_>) -> bool {
    let board = told.after();
    let (us, plain) = (told.us(), Plain::new(board));
    let needed: Vec<Square> = plain
        .own(us)
        .into_iter()
        .filter(|from| without(board, *from, !us).is_some_and(|at| !at.is_checkmate()))
        .collect();
    let minors = told.squares(Part::Attacker).iter().all(|from| {
        needed.contains(from) && matches!(board.role_at(*from), Some(Role::Knight | Role::Bishop))
    });
    let line = told.line;
    let leaps = (0..line.moves().len().saturating_sub(1)).step_by(2).any(|at| {
        let (before, leap) = (&line.boards()[at], line.moves()[at]);
        let (then, reply) = (&line.boards()[at + 1], line.moves()[at + 1]);
        before.role_at(leap.from()) == Some(Role::Knight)
            && taken(then, reply).is_some_and(|square| then.role_at(square) == Some(Role::Queen))
            && then.role_at(reply.from()) == Some(Role::Bishop)
            && Plain::between(reply.from(), reply.to()).contains(&leap.from())
    });
    board.is_checkmate() && minors && needed.len() >= 3 && leaps
}

/// Positions with a check that are looked at for a perpetual check at most; more are not judged.
const ROUND: usize = 400;

/// The set of positions in check from which every reply is answered by a check that stays in the set: those that fall out are struck off
/// until none does.
fn perpetual(told: &Told<'_>) -> bool {
    let after = told.after();
    if !told.is_last() || !after.is_check() || after.is_checkmate() {
        return false;
    }
    let key = |at: &Position| at.fen().split(' ').take(4).collect::<Vec<_>>().join(" ");
    // For each position in check: for each reply the checks that answer it.
    let mut answers: HashMap<String, Vec<Vec<String>>> = HashMap::new();
    let mut open = vec![*after];
    while let Some(at) = open.pop() {
        if answers.contains_key(&key(&at)) {
            continue;
        }
        if answers.len() == ROUND {
            return true;
        }
        let mut replies = Vec::new();
        for &reply in &at.legal_moves() {
            let next = at.play(reply).unwrap();
            let checks: Vec<Position> = next
                .legal_moves()
                .iter()
                .map(|&m| next.play(m).unwrap())
                .filter(Position::is_check)
                .collect();
            replies.push(checks.iter().map(key).collect());
            open.extend(checks);
        }
        answers.insert(key(&at), replies);
    }
    loop {
        let lost: Vec<String> = answers
            .iter()
            .filter(|(_, replies)| {
                !replies.iter().all(|checks| checks.iter().any(|to| answers.contains_key(to)))
            })
            .map(|(at, _)| at.clone())
            .collect();
        if lost.is_empty() {
            return answers.contains_key(&key(after));
        }
        lost.iter().for_each(|at| {
            answers.remove(at);
        });
    }
}

fn breakthrough(told: &Told<'_>) -> bool {
    let (before, m) = (told.before(), told.m());
    let plain = Plain::new(before);
    let only_pawns = plain.officers(told.us()).is_empty() && plain.officers(!told.us()).is_empty();
    let offered = Plain::new(told.after()).pawn_attacks(!told.us(), told.to());
    let moves = told.seen.evidence.moves.len().div_ceil(2) as u8;
    only_pawns
        && taken(before, m).is_none()
        && before.role_at(m.from()) == Some(Role::Pawn)
        && !offered.is_empty()
        && runs_through(before, m, moves, &mut HashMap::new())
}

/// Whether after this move, whatever is replied, a pawn of ours promotes in so many moves and is not taken, and none of theirs promotes.
pub(crate) fn runs_through(
    at: &Position,
    m: Move,
    moves: u8,
    known: &mut HashMap<(String, u8), bool>,
) -> bool {
    let after = at.play(m).unwrap();
    let replies = after.legal_moves();
    if m.promotes_to().is_some() {
        return !after.is_stalemate() && !replies.iter().any(|reply| taken(&after, *reply) == Some(m.to()));
    }
    moves > 1
        && !replies.is_empty()
        && replies.iter().all(|&reply| {
            reply.promotes_to().is_none() && promotes(&after.play(reply).unwrap(), moves - 1, known)
        })
}

fn promotes(at: &Position, moves: u8, known: &mut HashMap<(String, u8), bool>) -> bool {
    let key = (at.fen().split(' ').take(4).collect::<Vec<_>>().join(" "), moves);
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let wins = at.legal_moves().iter().any(|&m| runs_through(at, m, moves, known));
    known.insert(key, wins);
    wins
}
