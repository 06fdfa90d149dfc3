//! Playing a plan out on the board.

use super::plan::{Plan, Striker, View};
use super::steps::{KING, around, attacks, each, last_rank, pushed, square, struck};
use tratto_board::{Bitboard, Move, Position, PromotionRole, Role, attacks_from, squares_between};

/// No plan takes more moves of either side.
const LONGEST: usize = 24;

/// For a king: from which squares the goal is exactly so many steps away.
struct Walks([u64; LONGEST + 1]);

impl Walks {
    #[inline(always)]
    fn to(goal: u64, open: u64, longest: usize) -> Walks {
        let mut walks = [0; LONGEST + 1];
        walks[0] = goal;
        for steps in 1..=longest.min(LONGEST) {
            walks[steps] = around(walks[steps - 1]) & open;
        }
        Walks(walks)
    }

    /// Whether a king on this square can be at the goal after exactly so many steps.
    #[inline(always)]
    fn can(&self, king: usize, steps: usize) -> bool {
        match steps {
            0 => self.0[0] & 1 << king != 0,
            _ => KING[king] & self.0[steps - 1] != 0,
        }
    }
}

struct Walker<'a> {
    plan: &'a Plan,
    position: Position,
    line: Vec<Move>,
    /// The striker's moves, in order.
    strikes: [Option<Move>; 10],
    struck: usize,
    ours: Walks,
    theirs: Walks,
}

/// Plays the plan; the line, if it ends in mate.
pub(super) fn play(view: &View<'_>, plan: &Plan, nodes: &mut u64) -> Option<Vec<Move>> {
    let striker = &plan.striker;
    let strikes = strikes(view, plan)?;
    let count = plan.strikes;
    let bare = view.men & !(1 << view.their_king | 1 << striker.origin);
    // From here the striker strikes; while the kings walk, it looks on.
    let post = plan.via.unwrap_or(striker.launch);
    let watched = if count > striker.pushes { attacks(striker.role, post, bare) } else { 0 };
    let flight = !(view.ours | view.theirs | plan.guarded | watched) | 1 << plan.target;
    let approach = !(view.men | view.denied);

    let first = (view.position.turn() == view.winner) as usize;
    let longest = (plan.moves + 2).min(LONGEST);
    let ours = Walks::to(plan.zone & (approach | 1 << view.our_king), approach, longest);
    let theirs = Walks::to(1 << plan.target, flight, longest);
    let moves = (plan.moves..=longest)
        .find(|&moves| {
            ours.can(view.our_king, moves - count) && theirs.can(view.their_king, moves - first)
        })
        .or_else(|| {
            (plan.moves..=longest).find(|&moves| {
                (0..=moves - count).any(|steps| ours.can(view.our_king, steps))
                    && (0..=moves - first).any(|steps| theirs.can(view.their_king, steps))
            })
        })?;
    let mut walker = Walker {
        plan,
        position: *view.position,
        line: Vec::with_capacity(2 * moves),
        strikes,
        struck: 0,
        ours,
        theirs,
    };
    let (mut our_moves, mut their_moves) = (moves, moves - first);
    while our_moves > 0 {
        *nodes += 1;
        if walker.position.turn() == view.winner {
            walker.our_move(view, our_moves)?;
            our_moves -= 1;
        } else {
            walker.their_move(view, their_moves)?;
            their_moves -= 1;
        }
    }
    walker.position.is_checkmate().then_some(walker.line)
}

impl Walker<'_> {
    #[inline(always)]
    fn try_move(&mut self, m: Move) -> bool {
        if !self.position.is_legal(m) {
            return false;
        }
        self.position.play_unchecked(m);
        self.line.push(m);
        true
    }

    fn our_move(&mut self, view: &View<'_>, left: usize) -> Option<()> {
        let strikes_left = self.plan.strikes - self.struck;
        let steps_left = left - strikes_left;
        let next = self.strikes[self.struck];
        if strikes_left > 1 || steps_left == 0 {
            let m = next?;
            if self.try_move(m) {
                self.struck += 1;
                return Some(());
            }
        }
        if steps_left == 0 {
            return None;
        }
        let king = self.position.king(view.winner);
        let goals = KING[king.index() as usize] & self.ours.0[steps_left - 1];
        each(goals)
            .find(|&to| self.try_move(Move::normal(king, square(to))))
            .map(|_| ())
            .or_else(|| self.idle(view, true))
    }

    /// A move that changes nothing: neither king's, nor the striker's.
    fn idle(&mut self, view: &View<'_>, ours: bool) -> Option<()> {
        let Plan { target, strike, striker, .. } = *self.plan;
        let position = self.position;
        let men = position.men().0;
        let king = position.king(position.turn());
        let other = position.king(!position.turn()).bitboard().0;
        let line = squares_between(square(strike), square(target)).0;
        let path = line
            | squares_between(square(self.plan.via.unwrap_or(striker.launch)), square(strike)).0
            | 1 << strike;
        let precious = KING[target] | 1 << target | 1 << strike;
        let striker_at = match self.struck {
            0 => striker.origin,
            n => self.strikes[n - 1].map_or(64, |m| m.to().index() as usize),
        };
        for &m in &position.legal_moves() {
            let (from, to) = (m.from(), m.to());
            if from == king || m.promotes_to().is_some() {
                continue;
            }
            let (from_bit, to_bit) = (from.bitboard().0, to.bitboard().0);
            if men & to_bit != 0 || path & to_bit != 0 || from.index() as usize == striker_at {
                continue;
            }
            let Some(piece) = position.piece_at(from) else { continue };
            let seen = attacks_from(piece, to, Bitboard(men & !from_bit)).0;
            if seen & other != 0 {
                continue;
            }
            if ours {
                let left = attacks_from(piece, from, Bitboard(men)).0;
                if left & precious != 0 || to_bit & (KING[target] | 1 << target) != 0 {
                    continue;
                }
            } else if from_bit & KING[target] != 0 || seen & path != 0 {
                continue;
            }
            return self.try_move(m).then_some(());
        }
        None
    }

    fn their_move(&mut self, view: &View<'_>, left: usize) -> Option<()> {
        let king = self.position.king(!view.winner);
        let goals = KING[king.index() as usize] & self.theirs.0[left - 1];
        each(goals)
            .find(|&to| self.try_move(Move::normal(king, square(to))))
            .map(|_| ())
            .or_else(|| self.idle(view, false))
    }
}

/// The striker's moves, from where it stands to the mate.
fn strikes(view: &View<'_>, plan: &Plan) -> Option<[Option<Move>; 10]> {
    let Striker { origin, launch, pushes, .. } = plan.striker;
    let mut moves = [None; 10];
    let mut count = 0;
    if pushes > 0 {
        count = pawn_moves(view, origin, launch, pushes, &mut moves)?;
    }
    let mut at = launch;
    for to in [plan.via, (plan.strikes > count).then_some(plan.strike)].into_iter().flatten() {
        moves[count] = Some(Move::normal(square(at), square(to)));
        count += 1;
        at = to;
    }
    Some(moves)
}

/// The way of a pawn to the square where it promotes.
fn pawn_moves(
    view: &View<'_>,
    origin: usize,
    launch: usize,
    pushes: usize,
    moves: &mut [Option<Move>; 10],
) -> Option<usize> {
    let winner = view.winner;
    let takeable = view.theirs & !(1 << view.their_king);
    // The squares from which `launch` is still so many moves away, backwards.
    let mut ways = [0u64; 8];
    ways[pushes] = 1 << launch;
    let back = !winner;
    for i in (1..pushes).rev() {
        let after = ways[i + 1];
        let men = struck(after & takeable, back) | pushed(after & !view.men, back);
        ways[i] = men;
    }
    let mut at = origin;
    for i in 1..=pushes {
        let bit = 1u64 << at;
        let step = pushed(bit, winner) & !view.men;
        let double = if i == 1 { pushed(step, winner) & !view.men } else { 0 };
        let takes = struck(bit, winner) & takeable;
        let goal = ways[i];
        let (to, is_double) = if step & goal != 0 {
            (step & goal, false)
        } else if takes & goal != 0 {
            (takes & goal, false)
        } else if double & goal != 0 {
            (double & goal, true)
        } else {
            return None;
        };
        let to = to.trailing_zeros() as usize & 63;
        let m = if 1u64 << to & last_rank(winner) != 0 {
            Move::promotion(square(at), square(to), PromotionRole::Queen)
        } else if is_double {
            Move::double_step(square(at), square(to))
        } else {
            Move::normal(square(at), square(to))
        };
        moves[i - 1] = Some(m);
        at = to;
    }
    debug_assert!(plan_role_is_queen(view));
    Some(pushes)
}

fn plan_role_is_queen(_: &View<'_>) -> bool {
    let _ = Role::Queen;
    true
}
