//! Playing a plan out on the board.

use super::plan::{Plan, Striker, View};
use super::steps::{KING, around, attacks, each, last_rank, lowest, pushed, square, struck};
use tratto_board::{
    Bitboard, Move, MoveList, Position, PromotionRole, Role, attacks_from, squares_between,
};

/// No plan takes more moves of either side.
const LONGEST: usize = 20;

/// For a king: from which squares the goal is exactly so many steps away.
struct Walks {
    exact: [u64; LONGEST + 1],
    /// The fewest steps from where the king stood at first.
    open: u64,
}

impl Walks {
    #[inline(always)]
    fn to(goal: u64, open: u64, longest: usize) -> Walks {
        let mut exact = [0; LONGEST + 1];
        exact[0] = goal;
        for steps in 1..=longest {
            exact[steps] = around(exact[steps - 1]) & open;
        }
        Walks { exact, open }
    }

    /// Whether a king on this square can be at the goal after exactly so many steps.
    #[inline(always)]
    fn can(&self, king: usize, steps: usize) -> bool {
        match steps {
            0 => self.exact[0] & 1 << king != 0,
            _ => KING[king] & self.exact[steps - 1] != 0,
        }
    }

    /// Whether it can be there after so many steps or fewer.
    #[inline(always)]
    fn can_within(&self, king: usize, steps: usize) -> bool {
        (0..=steps).any(|steps| self.can(king, steps))
    }
}

struct Performer<'a> {
    view: &'a View<'a>,
    plan: &'a Plan,
    line: Vec<Move>,
    /// The striker's moves, in order.
    strikes: [Option<Move>; 10],
    ours: Walks,
    theirs: Walks,
    /// The strike and its line: what nobody of the loser's should attack.
    critical: u64,
    path: u64,
    /// How many positions may still be looked at.
    left: u64,
}

/// Plays the plan; the line, if it ends in mate.
pub(super) fn play(view: &View<'_>, plan: &Plan, nodes: &mut u64) -> Option<Vec<Move>> {
    let striker = &plan.striker;
    let strikes = strikes(view, plan)?;
    let bare = view.men & !(1 << view.their_king | 1 << striker.origin);
    // From here the striker strikes; while the kings walk, it looks on.
    let post = plan.via.unwrap_or(striker.launch);
    let watched =
        if plan.strikes > striker.pushes { attacks(striker.role, post, bare) } else { 0 };
    let kings = 1u64 << view.our_king | 1u64 << view.their_king;
    let longest = (plan.moves + 3).min(LONGEST);
    let furniture = view.men & !kings;
    let theirs =
        Walks::to(1 << plan.target, !(furniture | plan.guarded | watched) , longest);
    let open = !(view.ours & !kings | view.denied) & !(view.theirs & !kings & KING[plan.target]);
    let ours = Walks::to(plan.zone & (open | 1 << view.our_king), open, longest);
    let first = (view.position.turn() == view.winner) as usize;
    let line = squares_between(square(plan.strike), square(plan.target)).0;
    let path = line | squares_between(square(post), square(plan.strike)).0 | 1 << plan.strike;
    let mut performer = Performer {
        view,
        plan,
        line: Vec::with_capacity(16),
        strikes,
        ours,
        theirs,
        critical: line | 1 << plan.strike,
        path,
        left: 0,
    };
    let mut tries = 2;
    for moves in plan.moves..=longest {
        let exact = performer.ours.can(view.our_king, moves - plan.strikes)
            && performer.theirs.can(view.their_king, moves - first);
        if exact
            || performer.ours.can_within(view.our_king, moves - plan.strikes)
                && performer.theirs.can_within(view.their_king, moves - first)
        {
            performer.left = 48;
            let found = performer.go(view.position, moves, moves - first, 0);
            *nodes += 48 - performer.left;
            if found {
                return Some(performer.line);
            }
            tries -= 1;
            if tries == 0 {
                break;
            }
        }
    }
    None
}

impl Performer<'_> {
    /// Plays on from here: so many moves are left to either side, so many of the striker's are made.
    fn go(&mut self, position: &Position, our_moves: usize, their_moves: usize, struck: usize) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let at = position.king(position.turn());
        let king = at.index() as usize;
        if position.turn() == self.view.winner {
            let strikes_left = self.plan.strikes - struck;
            let steps_left = our_moves - strikes_left;
            if our_moves == 1 {
                let Some(m) = self.strikes[struck] else { return false };
                if !position.is_legal(m) {
                    return false;
                }
                let mut next = *position;
                next.play_unchecked(m);
                self.line.push(m);
                if next.is_checkmate() {
                    return true;
                }
                self.line.pop();
                return false;
            }
            if let Some(m) = self.strikes[struck]
                && strikes_left > 1
                && position.is_legal(m)
                && self.after(position, m, our_moves - 1, their_moves, struck + 1)
            {
                return true;
            }
            if steps_left == 0 {
                return false;
            }
            for to in each(KING[king] & self.ours.exact[steps_left - 1]) {
                let m = Move::normal(at, square(to));
                if position.is_legal(m) && self.after(position, m, our_moves - 1, their_moves, struck) {
                    return true;
                }
            }
            if self.ours.can_within(king, steps_left - 1)
                && let Some(m) = self.idle(position, struck, true)
            {
                return self.after(position, m, our_moves - 1, their_moves, struck);
            }
        } else {
            if their_moves == 0 {
                return false;
            }
            let spare = self.theirs.can_within(king, their_moves - 1);
            if spare
                && let Some(m) = self.step_aside(position)
            {
                return self.after(position, m, our_moves, their_moves - 1, struck);
            }
            let ours = position.by_color(self.view.winner).0;
            for to in each(KING[king] & self.theirs.exact[their_moves - 1] & !ours) {
                let m = Move::normal(at, square(to));
                if position.is_legal(m) && self.after(position, m, our_moves, their_moves - 1, struck) {
                    return true;
                }
            }
            if spare
                && let Some(m) = self.idle(position, struck, false)
            {
                return self.after(position, m, our_moves, their_moves - 1, struck);
            }
        }
        false
    }

    fn after(&mut self, position: &Position, m: Move, our_moves: usize, their_moves: usize, struck: usize) -> bool {
        let mut next = *position;
        next.play_unchecked(m);
        self.line.push(m);
        let found = self.go(&next, our_moves, their_moves, struck);
        if !found {
            self.line.pop();
        }
        found
    }

    /// A piece of the loser's that is in the way goes elsewhere.
    fn step_aside(&self, position: &Position) -> Option<Move> {
        let loser = !self.view.winner;
        let men = position.men().0;
        let pieces = position.by_color(loser).0
            & !position.by_role(Role::Pawn).0
            & !position.by_role(Role::King).0;
        each(pieces).find_map(|at| {
            let piece = position.piece_at(square(at))?;
            if attacks_from(piece, square(at), Bitboard(men)).0 & self.critical == 0 {
                return None;
            }
            self.harmless(position, &position.legal_moves_from(square(at)), 64, false)
        })
    }

    /// A move that changes nothing: neither king's, nor the striker's.
    fn idle(&self, position: &Position, struck: usize, ours: bool) -> Option<Move> {
        let striker_at = match struck {
            0 => self.plan.striker.origin,
            n => self.strikes[n - 1].map_or(64, |m| m.to().index() as usize),
        };
        self.harmless(position, &position.legal_moves(), striker_at, ours)
    }

    fn harmless(&self, position: &Position, moves: &MoveList, striker: usize, ours: bool) -> Option<Move> {
        let Plan { target, strike, .. } = *self.plan;
        let men = position.men().0;
        let king = position.king(position.turn());
        let other = position.king(!position.turn()).bitboard().0;
        let precious = KING[target] | 1 << target | 1 << strike;
        moves.iter().copied().find(|m| {
            let (from, to) = (m.from(), m.to());
            let (from_bit, to_bit) = (from.bitboard().0, to.bitboard().0);
            if from == king
                || m.promotes_to().is_some()
                || men & to_bit != 0
                || (self.path | self.critical) & to_bit != 0
                || from.index() as usize == striker
            {
                return false;
            }
            let Some(piece) = position.piece_at(from) else { return false };
            let seen = attacks_from(piece, to, Bitboard(men & !from_bit)).0;
            if seen & other != 0 {
                return false;
            }
            if ours {
                let left = attacks_from(piece, from, Bitboard(men)).0;
                left & precious == 0 && to_bit & (KING[target] | 1 << target) == 0
            } else {
                from_bit & KING[target] == 0 && seen & self.critical == 0 && to_bit & 1 << target == 0
            }
        })
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
    let men = view.men & !(1 << view.their_king | 1 << view.our_king);
    // The squares from which `launch` is still so many moves away, backwards.
    let mut ways = [0u64; 8];
    ways[pushes] = 1 << launch;
    let back = !winner;
    for i in (1..pushes).rev() {
        let after = ways[i + 1];
        ways[i] = struck(after & takeable, back) | pushed(after & !men, back);
    }
    let mut at = origin;
    for i in 1..=pushes {
        let bit = 1u64 << at;
        let step = pushed(bit, winner) & !men;
        let double = if i == 1 { pushed(step, winner) & !men } else { 0 };
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
        let to = lowest(to);
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
    Some(pushes)
}
