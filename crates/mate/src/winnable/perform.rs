//! Plays a plan on the board.
//!
//! Both sides make progress where they can and harmless waiting moves where they cannot, until everything is in place for the mating move. Only
//! legal moves are played.

use super::plan::{LAYERS, Layers, Plan, Striker, View};
use super::steps::{KING, attacks, each, last_rank, lowest, pushed, square, struck};
use tratto_board::{
    Bitboard, Move, MoveList, Piece, Position, PromotionRole, Role, Square, attacks_from, squares_between,
};

/// The most plies of a plan.
const LONGEST: usize = 40;
/// A plan is given up after so many plies without progress.
const PATIENCE: usize = 5;
/// The number of steps that counts for a king which has left the squares it should walk on.
const FAR: usize = LAYERS;

/// A plan that is being played.
struct Performer<'a> {
    view: &'a View<'a>,
    plan: &'a Plan,
    position: &'a mut Position,
    line: &'a mut Vec<Move>,
    /// The striker's moves, in order, and how many of them have been made.
    strikes: [Option<Move>; 10],
    struck: usize,
    /// The squares from which the winner's king can reach its zone, by the number of steps.
    approach: Layers,
    /// The squares from which the losing king can reach its target, by the number of steps.
    flight: Layers,
    /// Squares that no piece of the loser's should attack: the way of the winner's king, the square of the mating move and the line of check.
    critical: u64,
    /// Squares that must stay empty: those the striker passes, and the line of check.
    path: u64,
    /// The pieces that the pawn captures on its way: they must not move.
    victims: u64,
    /// The square of the piece that has to block an escape square, until it does.
    blocker: Option<usize>,
    /// The squares of the kings, and the number of steps that each still needs.
    our_king: usize,
    their_king: usize,
    our_steps: usize,
    their_steps: usize,
    /// No piece of the loser's attacked a critical square when that was last checked, and only kings have moved since.
    calm: bool,
    /// The last waiting move of each side, indexed by whether it is the winner's: it can be taken back as the next one.
    waited: [Option<Move>; 2],
}

/// Plays the plan from the view's position as far as it goes; true if it ends in mate. Adds the moves to `line` and plays them on `position`.
pub(super) fn play(
    view: &View<'_>,
    plan: &Plan,
    position: &mut Position,
    line: &mut Vec<Move>,
    nodes: &mut u64,
) -> bool {
    let striker = &plan.striker;
    let Some(strikes) = strikes(view, plan) else { return false };
    let bare = view.occupied & !(1 << view.their_king | 1 << striker.origin);
    // While the kings walk, the striker waits on this square.
    let post = plan.via.unwrap_or(striker.launch);
    let watched = if plan.strikes > striker.pushes { attacks(striker.role, post, bare) } else { 0 };
    let kings = 1u64 << view.our_king | 1u64 << view.their_king;
    let passive = view.occupied & !kings;
    let here = 1u64 << view.their_king;
    let flight = Layers::from(1 << plan.target, !(passive | plan.guarded | watched | 1 << post) | here);
    let Some(their_steps) = flight.steps_to(here) else { return false };
    let open = !(view.ours & !kings | view.denied | KING[plan.target]);
    let here = 1u64 << view.our_king;
    let towards_zone = |open: u64| {
        let layers = Layers::from(plan.zone & (open | here), open | here);
        layers.steps_to(here).map(|steps| (layers, steps))
    };
    // Preferably over squares that no piece of the loser's attacks.
    let safely = if plan.zone & here == 0 { towards_zone(open & !view.contested) } else { None };
    let Some((approach, our_steps)) = safely.or_else(|| towards_zone(open)) else { return false };
    let (mut pawn_way, mut victims) = (0, 0);
    for m in strikes.iter().take(striker.pushes).flatten() {
        let to = m.to().bitboard().0;
        pawn_way |= to | squares_between(m.from(), m.to()).0;
        victims |= to & view.theirs;
    }
    let across = squares_between(square(plan.strike), square(plan.target)).0;
    let path = pawn_way | across | squares_between(square(post), square(plan.strike)).0 | 1 << plan.strike;
    let mut performer = Performer {
        view,
        plan,
        position,
        line,
        strikes,
        struck: 0,
        approach,
        flight,
        critical: 0,
        path,
        victims,
        blocker: plan.block.map(|(piece, _)| piece),
        our_king: view.our_king,
        their_king: view.their_king,
        our_steps,
        their_steps,
        calm: false,
        waited: [None; 2],
    };
    performer.mark(across);
    let mut best = performer.todo();
    let mut patience = PATIENCE;
    let longest = performer.line.len() + LONGEST;
    while performer.line.len() < longest && patience > 0 {
        *nodes += 1;
        if performer.position.turn() == view.winner {
            if performer.is_ready() {
                let Some(m) = performer.strikes[plan.strikes - 1] else { return false };
                if performer.try_move(m) {
                    return performer.position.is_checkmate();
                }
            }
            if performer.our_move().is_none() {
                return false;
            }
            let king = performer.position.king(view.winner).index() as usize;
            if king != performer.our_king {
                performer.our_king = king;
                performer.our_steps = performer.approach.steps_to(1 << king).unwrap_or(FAR);
                performer.mark(across);
            } else {
                performer.calm = false;
            }
        } else {
            if performer.their_move().is_none() {
                return false;
            }
            let king = performer.position.king(!view.winner).index() as usize;
            if king != performer.their_king {
                performer.their_king = king;
                performer.their_steps = performer.flight.steps_to(1 << king).unwrap_or(FAR);
            } else {
                performer.calm = false;
            }
        }
        let todo = performer.todo();
        if todo < best {
            best = todo;
            patience = PATIENCE;
        } else {
            patience -= 1;
        }
    }
    false
}

impl Performer<'_> {
    /// The number of steps and moves that are still to be made: it measures progress.
    #[inline(always)]
    fn todo(&self) -> usize {
        let strikes = self.plan.strikes - self.struck;
        self.our_steps + self.their_steps + strikes + 4 * self.blocker.is_some() as usize
    }

    /// Whether everything is in place for the mating move.
    fn is_ready(&self) -> bool {
        self.blocker.is_none()
            && self.their_king == self.plan.target
            && self.struck + 1 == self.plan.strikes
            && self.plan.zone & 1 << self.our_king != 0
    }

    /// Sets `critical` from the line of check and the shortest way of the winner's king.
    fn mark(&mut self, line: u64) {
        let mut critical = line | 1 << self.plan.strike;
        let mut at = self.our_king;
        if self.our_steps < FAR {
            for step in (0..self.our_steps).rev() {
                at = lowest(KING[at] & self.approach.fresh[step]);
                critical |= 1 << at;
            }
        }
        self.critical = critical;
    }

    #[inline(always)]
    fn try_move(&mut self, m: Move) -> bool {
        if !self.position.is_legal(m) {
            return false;
        }
        self.position.play_unchecked(m);
        self.line.push(m);
        true
    }

    fn try_step(&mut self, from: usize, goals: u64) -> bool {
        each(KING[from] & goals).any(|to| self.try_move(Move::normal(square(from), square(to))))
    }

    fn our_move(&mut self) -> Option<()> {
        if self.struck + 1 < self.plan.strikes {
            let m = self.strikes[self.struck]?;
            if self.try_move(m) {
                self.struck += 1;
                return Some(());
            }
        }
        let king = self.our_king;
        let (near, level) = match self.our_steps {
            0 | FAR => (0, self.approach.fresh[0]),
            steps => (self.approach.fresh[steps - 1], self.approach.fresh[steps]),
        };
        // The last step might block the losing king's way.
        let is_early = self.our_steps == 1 && self.their_steps > 1;
        if is_early && (self.try_step(king, level) || self.wait_with_striker() || self.wait(true)) {
            return Some(());
        }
        if self.try_step(king, near) || self.try_step(king, level) || self.wait_with_striker() {
            return Some(());
        }
        if self.wait(true) {
            return Some(());
        }
        self.anything()
    }

    /// A waiting move of the striker, to another square from which it can make the mating move.
    fn wait_with_striker(&mut self) -> bool {
        let Plan { target, strike, striker, .. } = *self.plan;
        if self.struck + 1 != self.plan.strikes || self.struck < striker.pushes {
            return false;
        }
        let Some(blow) = self.strikes[self.struck] else { return false };
        let at = blow.from();
        let occupied = self.position.occupied().0;
        let around_king = 1u64 << self.their_king;
        let bare = occupied & !(1 << at.index() | around_king);
        let posts = attacks(striker.role, at.index() as usize, occupied)
            & attacks(striker.role, strike, bare)
            & !(occupied | 1 << strike)
            & !attacks(striker.role, target, bare)
            & !attacks(striker.role, self.their_king, bare);
        for post in each(posts) {
            if self.try_move(Move::normal(at, square(post))) {
                self.strikes[self.struck] = Some(Move::normal(square(post), square(strike)));
                return true;
            }
        }
        false
    }

    fn their_move(&mut self) -> Option<()> {
        let king = self.their_king;
        if self.go_blocking() || self.step_aside() {
            return Some(());
        }
        let ours = self.position.by_color(self.view.winner).0;
        match self.their_steps {
            0 | FAR => {}
            steps => {
                let (near, level) = (self.flight.fresh[steps - 1], self.flight.fresh[steps]);
                if self.try_step(king, near & !ours) || self.try_step(king, level & !ours) {
                    return Some(());
                }
            }
        }
        if self.wait(false) {
            return Some(());
        }
        self.anything()
    }

    /// Any legal move, preferably no capture: none that serves the plan was found.
    fn anything(&mut self) -> Option<()> {
        let occupied = self.position.occupied();
        let mut moves = MoveList::new();
        self.position.legal_moves_into(&mut moves);
        let &m = moves.iter().find(|m| !occupied.has(m.to())).or(moves.first())?;
        self.position.play_unchecked(m);
        self.line.push(m);
        Some(())
    }

    /// Moves the blocking piece to its square, or nearer.
    fn go_blocking(&mut self) -> bool {
        let (Some(at), Some((_, exit))) = (self.blocker, self.plan.block) else { return false };
        if self.try_move(Move::normal(square(at), square(exit))) {
            self.blocker = None;
            return true;
        }
        // Not in one move: to a square from which the next move gets there, or for a knight, nearer.
        let occupied = self.position.occupied();
        let Some(piece) = self.position.piece_at(square(at)) else { return false };
        let other = self.position.king(self.view.winner);
        let moves = self.position.legal_moves_from(square(at));
        let near = |m: &&Move| {
            let seen = attacks_from(piece, m.to(), occupied.without(m.from()));
            !occupied.has(m.to()) && self.path & m.to().bitboard().0 == 0 && !seen.has(other)
        };
        let reaching = |m: &&Move| attacks_from(piece, m.to(), occupied.without(m.from())).has(square(exit));
        let closer = |m: &&Move| {
            piece.role == Role::Knight && m.to().distance(square(exit)) < m.from().distance(square(exit))
        };
        let chosen = moves
            .iter()
            .filter(near)
            .find(reaching)
            .or_else(|| moves.iter().filter(near).find(closer))
            .copied();
        let Some(m) = chosen else { return false };
        self.blocker = Some(m.to().index() as usize);
        self.position.play_unchecked(m);
        self.line.push(m);
        true
    }

    /// Moves a piece of the loser's that attacks a critical square.
    fn step_aside(&mut self) -> bool {
        if self.calm {
            return false;
        }
        let loser = !self.view.winner;
        let occupied = self.position.occupied().0;
        let pieces = self.position.by_color(loser).0
            & !self.position.by_role(Role::Pawn).0
            & !self.position.by_role(Role::King).0;
        let blocker = self.blocker.map_or(0, |piece| 1u64 << piece);
        let pieces = pieces & !blocker;
        if pieces == 0
            || self.position.attacked_through(Bitboard(pieces), loser, Bitboard(occupied)).0 & self.critical
                == 0
        {
            self.calm = true;
            return false;
        }
        for at in each(pieces) {
            let Some(piece) = self.position.piece_at(square(at)) else { continue };
            if attacks_from(piece, square(at), Bitboard(occupied)).0 & self.critical == 0 {
                continue;
            }
            if let Some(m) = self.harmless_piece_move(1 << at, 64, false) {
                self.position.play_unchecked(m);
                self.line.push(m);
                return true;
            }
        }
        false
    }

    /// A waiting move: a harmless move of a piece other than the king and the striker.
    fn wait(&mut self, ours: bool) -> bool {
        let striker = match self.struck {
            0 => self.plan.striker.origin,
            n => self.strikes[n - 1].map_or(64, |m| m.to().index() as usize),
        };
        // The last waiting move back, if possible: that is cheaper than finding another.
        let back = self.waited[ours as usize].map(|m| Move::normal(m.to(), m.from()));
        let m = match back.filter(|&m| self.position.is_legal(m) && self.is_harmless(m, striker, ours)) {
            Some(m) => m,
            None => {
                let pieces = self.position.by_color(self.position.turn()).0
                    & !self.position.by_role(Role::Pawn).0
                    & !self.position.by_role(Role::King).0;
                let m = self.harmless_piece_move(pieces, striker, ours);
                let Some(m) = m.or_else(|| self.harmless_move(striker, ours)) else { return false };
                m
            }
        };
        self.waited[ours as usize] = Some(m);
        self.position.play_unchecked(m);
        self.line.push(m);
        true
    }

    /// A harmless legal move of one of these pieces. No list of the legal moves is made: it would cost more than everything else here.
    fn harmless_piece_move(&self, pieces: u64, striker: usize, ours: bool) -> Option<Move> {
        let occupied = self.position.occupied();
        let open = !occupied.0 & self.enterable(ours);
        each(pieces & self.movable(striker, ours)).find_map(|from| {
            let piece = self.position.piece_at(square(from))?;
            let left = attacks_from(piece, square(from), occupied).0;
            if ours && left & self.kept() != 0 {
                return None;
            }
            let arrives = |&to: &usize| self.arrives_harmlessly(piece, square(from), square(to), ours);
            each(left & open)
                .filter(arrives)
                .map(|to| Move::normal(square(from), square(to)))
                .find(|&m| self.position.is_legal(m))
        })
    }

    /// Any harmless legal move.
    fn harmless_move(&self, striker: usize, ours: bool) -> Option<Move> {
        let mut moves = MoveList::new();
        self.position.legal_moves_into(&mut moves);
        moves.iter().copied().find(|&m| self.is_harmless(m, striker, ours))
    }

    /// Whether a legal move leaves everything in place that the plan relies on.
    fn is_harmless(&self, m: Move, striker: usize, ours: bool) -> bool {
        let occupied = self.position.occupied();
        let (from, to) = (m.from(), m.to());
        if from.bitboard().0 & self.movable(striker, ours) == 0
            || to.bitboard().0 & self.enterable(ours) & !occupied.0 == 0
            || m.promotes_to().is_some()
        {
            return false;
        }
        let Some(piece) = self.position.piece_at(from) else { return false };
        self.arrives_harmlessly(piece, from, to, ours)
            && !(ours && attacks_from(piece, from, occupied).0 & self.kept() != 0)
    }

    /// The squares whose pieces may move while a side waits.
    #[inline(always)]
    fn movable(&self, striker: usize, ours: bool) -> u64 {
        let king = self.position.king(self.position.turn()).bitboard().0;
        let blocker = self.blocker.map_or(0, |piece| 1 << piece);
        let striker = 1u64.checked_shl(striker as u32).unwrap_or(0);
        let needed = if ours { 0 } else { KING[self.plan.target] | self.victims };
        !(king | blocker | striker | needed)
    }

    /// The squares that pieces may enter while a side waits, if they are empty.
    #[inline(always)]
    fn enterable(&self, ours: bool) -> u64 {
        let target = self.plan.target;
        let kept = 1 << target | if ours { KING[target] } else { 0 };
        !(self.path | self.critical | kept)
    }

    /// The squares that the winner's pieces must go on attacking if they do.
    #[inline(always)]
    fn kept(&self) -> u64 {
        let Plan { target, strike, .. } = *self.plan;
        KING[target] | 1 << target | 1 << strike
    }

    /// Whether a piece gives no check from a square, and if it is the loser's, attacks nothing critical from there.
    #[inline(always)]
    fn arrives_harmlessly(&self, piece: Piece, from: Square, to: Square, ours: bool) -> bool {
        let position = &*self.position;
        let seen = attacks_from(piece, to, position.occupied().without(from)).0;
        let critical = if ours { 0 } else { self.critical };
        seen & (position.king(!position.turn()).bitboard().0 | critical) == 0
    }
}

/// The striker's moves, from its square to the mate.
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

/// Writes the moves of a pawn to the square on which it promotes; returns how many they are.
fn pawn_moves(
    view: &View<'_>,
    origin: usize,
    launch: usize,
    pushes: usize,
    moves: &mut [Option<Move>; 10],
) -> Option<usize> {
    let winner = view.winner;
    let takeable = view.theirs & !(1 << view.their_king);
    let occupied = view.occupied & !(1 << view.their_king | 1 << view.our_king);
    // ways[i]: the squares that the pawn may be on after `i` moves, so that it can reach `launch` in the rest; computed backwards.
    let mut ways = [0u64; 8];
    ways[pushes] = 1 << launch;
    let back = !winner;
    for i in (1..pushes).rev() {
        let after = ways[i + 1];
        ways[i] = struck(after & takeable, back) | pushed(after & !occupied, back);
    }
    let mut at = origin;
    for i in 1..=pushes {
        let bit = 1u64 << at;
        let step = pushed(bit, winner) & !occupied;
        let double = if i == 1 { pushed(step, winner) & !occupied } else { 0 };
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
