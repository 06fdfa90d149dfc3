//! Mates that can be built with few pieces moving.
//!
//! Most positions allow a simple plan: the losing king walks to some square, the winner's king comes near if it is
//! needed, one piece of the winner's strikes. The pieces that do not take part are furniture: they guard squares, they
//! block squares, and those of the loser's that are in the way step aside. A plan is only a proposal: [`super::perform`]
//! plays it move by move, and only a mate on the board counts.

use super::steps::{EDGE, KING, around, attacks, connected, each, last_rank, pushed, square, struck};
use tratto_board::{Bitboard, Color, Position, Role, attacks_from, squares_between};

/// What is worth knowing of a position before planning, as sets of squares.
pub(super) struct View<'p> {
    pub(super) position: &'p Position,
    pub(super) winner: Color,
    pub(super) occupied: u64,
    pub(super) ours: u64,
    pub(super) theirs: u64,
    pub(super) our_king: usize,
    pub(super) their_king: usize,
    /// What their pawns attack.
    pub(super) denied: u64,
    /// What their pieces attack.
    pub(super) contested: u64,
    /// Where their pawns can step.
    pushes: u64,
    /// The winner's king after so many steps.
    approach: Layers,
}

/// The squares first reached by a king after 0, 1, 2... steps.
pub(super) struct Layers {
    pub(super) fresh: [u64; LAYERS],
    pub(super) count: usize,
}

pub(super) const LAYERS: usize = 12;

impl Layers {
    #[inline(always)]
    pub(super) fn from(start: u64, open: u64) -> Layers {
        let mut layers = Layers { fresh: [0; LAYERS], count: 1 };
        layers.fresh[0] = start;
        let mut seen = start;
        while layers.count < LAYERS {
            let next = around(layers.fresh[layers.count - 1]) & open & !seen;
            if next == 0 {
                break;
            }
            layers.fresh[layers.count] = next;
            layers.count += 1;
            seen |= next;
        }
        layers
    }

    /// After how many steps a king that sets out from one set of squares reaches another, if it is not too far.
    pub(super) fn between(start: u64, goal: u64, open: u64) -> Option<usize> {
        let (mut fresh, mut seen) = (start, start);
        for steps in 0..LAYERS {
            if fresh & goal != 0 {
                return Some(steps);
            }
            fresh = around(fresh) & open & !seen;
            if fresh == 0 {
                return None;
            }
            seen |= fresh;
        }
        None
    }

    /// After how many steps some square of the set is reached.
    #[inline(always)]
    pub(super) fn steps_to(&self, set: u64) -> Option<usize> {
        self.fresh[..self.count].iter().position(|layer| layer & set != 0)
    }
}

/// The piece that is to give mate, and where it sets out from once it is ready.
#[derive(Copy, Clone)]
pub(super) struct Striker {
    pub(super) role: Role,
    /// Where it stands now; a pawn, if [`Striker::pushes`] is not zero.
    pub(super) origin: usize,
    /// Where it strikes from: its own square, or the square where the pawn becomes a queen.
    pub(super) launch: usize,
    /// How many pawn moves come first, the promotion among them.
    pub(super) pushes: usize,
}

/// One proposal.
#[derive(Copy, Clone)]
pub(super) struct Plan {
    pub(super) striker: Striker,
    /// Where the losing king is to be mated.
    pub(super) target: usize,
    /// Where the striker gives mate from.
    pub(super) strike: usize,
    /// A stop of the striker's on the way.
    pub(super) via: Option<usize>,
    /// Where the winner's king has to be.
    pub(super) zone: u64,
    /// What the furniture guards.
    pub(super) guarded: u64,
    /// A piece of the loser's and the square by its king that it is to block.
    pub(super) block: Option<(usize, usize)>,
    /// How many moves the striker makes.
    pub(super) strikes: usize,
    /// The moves of the side that needs more of them.
    pub(super) moves: usize,
}

impl<'p> View<'p> {
    pub(super) fn new(position: &'p Position, winner: Color) -> View<'p> {
        let loser = !winner;
        let (ours, theirs) = (position.by_color(winner).0, position.by_color(loser).0);
        let occupied = ours | theirs;
        let (our_king, their_king) = (position.king(winner), position.king(loser));
        let pawns = position.by_role(Role::Pawn).0 & theirs;
        let pieces = Bitboard(theirs & !pawns & !their_king.bitboard().0);
        let contested = position.attacked_through(pieces, loser, Bitboard(occupied)).0;
        let steps = pushed(pawns, loser) & !occupied;
        let denied = struck(pawns, loser);
        View {
            position,
            winner,
            occupied,
            ours,
            theirs,
            our_king: our_king.index() as usize,
            their_king: their_king.index() as usize,
            denied,
            contested,
            pushes: steps | pushed(steps, loser) & !occupied,
            approach: Layers::from(our_king.bitboard().0, !(ours | denied)),
        }
    }

    /// Offers plans to be tried, those with fewer moves first, until one succeeds; if told so, only simple ones.
    pub(super) fn survey(&self, only_simple: bool, attempt: &mut impl FnMut(&Plan) -> Attempt) -> bool {
        use Role::{Bishop, Knight, Pawn, Queen, Rook};
        let stages: [(&[Role], Scope); 4] = [
            (&[Queen, Rook], Scope { least: 1, most: 6, blocking: false }),
            (&[Pawn, Bishop, Knight], Scope { least: 1, most: 6, blocking: false }),
            (&[Queen, Rook, Pawn, Bishop, Knight], Scope { least: 7, most: 12, blocking: false }),
            (&[Bishop, Knight], Scope { least: 1, most: 12, blocking: true }),
        ];
        let count = if only_simple { 2 } else { stages.len() };
        for &(roles, scope) in &stages[..count] {
            for &role in roles {
                for origin in each(self.position.by_role(role).0 & self.ours) {
                    let done = if role == Role::Pawn {
                        self.pawn_reach(origin).map_or(Attempt::Failed, |(pushes, arrivals)| {
                            for launch in each(arrivals) {
                                let striker = Striker { role: Role::Queen, origin, launch, pushes };
                                match self.consider(striker, scope, attempt) {
                                    Attempt::Failed => {}
                                    done => return done,
                                }
                            }
                            Attempt::Failed
                        })
                    } else {
                        self.consider(Striker { role, origin, launch: origin, pushes: 0 }, scope, attempt)
                    };
                    match done {
                        Attempt::Failed => {}
                        Attempt::Mated => return true,
                        Attempt::Enough => return false,
                    }
                }
            }
        }
        false
    }

    /// After how many moves a pawn can promote, and where.
    fn pawn_reach(&self, origin: usize) -> Option<(usize, u64)> {
        let mut reached = 1u64 << origin;
        let empty = !(self.occupied & !(1 << self.our_king | 1 << self.their_king));
        let takeable = self.theirs & !(1 << self.their_king);
        for moves in 1..=6 {
            let mut next = pushed(reached, self.winner) & empty;
            if moves == 1 && self.is_at_home(origin) {
                next |= pushed(next, self.winner) & empty;
            }
            reached = next | struck(reached, self.winner) & takeable;
            if reached & last_rank(self.winner) != 0 {
                return Some((moves, reached & last_rank(self.winner)));
            }
        }
        None
    }

    fn is_at_home(&self, pawn: usize) -> bool {
        pawn >> 3 == if self.winner.is_white() { 1 } else { 6 }
    }

    /// Looks for mates by one piece that take from so many to so many moves.
    fn consider(
        &self,
        striker: Striker,
        scope: Scope,
        attempt: &mut impl FnMut(&Plan) -> Attempt,
    ) -> Attempt {
        let Striker { role, origin, launch, pushes } = striker;
        if pushes + 1 > scope.most {
            return Attempt::Failed;
        }
        let bare = self.occupied & !(1 << self.their_king | 1 << origin);
        let furniture = Bitboard(self.ours & !(1 << self.our_king | 1 << origin));
        let guarded = self.position.attacked_through(furniture, self.winner, Bitboard(bare)).0;
        let flight = Layers::from(1 << self.their_king, !(self.occupied | guarded));
        let mut seen_from = Seen { role, bare, from: [0; 64] };
        let reach = seen_from.square(launch);
        // Where the striker looks on the losing king does not walk, if it strikes from where it is.
        let unwatched = Layers::from(1 << self.their_king, !(self.occupied | guarded | reach | 1 << launch));
        let ours = self.ours & !(1 << origin);
        let first = (self.position.turn() == self.winner) as usize;
        let free = !(self.theirs | guarded);
        let few = with_few(free);
        let mut later: [Option<Plan>; LATER] = [None; LATER];
        let mut kept = 0;
        let (mut flown, mut near, mut done) = (0, 0, 0);
        // Where a direct strike is not enough.
        let mut roundabout = 0u64;
        for cost in 1..=scope.most {
            if let Some(steps) = cost.checked_sub(first)
                && steps < flight.count
            {
                flown |= flight.fresh[steps];
                if first == 1 && steps == 1 {
                    flown |= flight.fresh[0];
                }
            }
            if let Some(steps) = cost.checked_sub(pushes.max(1))
                && steps < self.approach.count
            {
                near |= around(around(self.approach.fresh[steps]));
            }
            for plan in later[..kept].iter_mut() {
                if plan.is_some_and(|plan| plan.moves == cost)
                    && let Some(plan) = plan.take()
                    && cost >= scope.least
                {
                    match attempt(&plan) {
                        Attempt::Failed => {}
                        done => return done,
                    }
                }
            }
            let targets = flown & !done & (few | EDGE & (near | around(guarded)));
            done |= targets;
            for target in each(targets) {
                let steps = flight.steps_to(1 << target).unwrap_or(0);
                let seen = seen_from.square(target);
                let from = seen & !ours & !self.denied;
                let base = Plan {
                    striker,
                    target,
                    strike: launch,
                    via: None,
                    zone: 0,
                    guarded,
                    block: None,
                    strikes: pushes,
                    moves: steps + first,
                };
                let mut best: Option<Plan> = None;
                // No plan is wanted that takes so many moves.
                let mut limit = scope.most + 1;
                let mut keep = |strike, strikes, covered, base: &Plan| {
                    if let Some(plan) = self.propose(base, strike, strikes, covered, limit, scope.blocking) {
                        limit = plan.moves;
                        best = Some(plan);
                    }
                    limit <= cost
                };
                let good = pushes > 0 && from & 1 << launch != 0 && keep(launch, pushes, reach, &base)
                    || reach & 1 << target == 0
                        && unwatched.steps_to(1 << target).is_some_and(|steps| {
                            let base = Plan { moves: steps + first, ..base };
                            each(from & reach).any(|strike| {
                                let covered = seen_from.square(strike);
                                keep(strike, pushes + 1, covered, &base)
                            })
                        });
                if !good && from & !reach & !(1 << launch) & (KING[target] | EDGE) != 0 {
                    roundabout |= 1 << target;
                }
                let Some(plan) = best else { continue };
                if plan.moves > cost {
                    if kept < LATER {
                        later[kept] = Some(plan);
                        kept += 1;
                    }
                } else if cost >= scope.least {
                    match attempt(&plan) {
                        Attempt::Failed => {}
                        done => return done,
                    }
                }
            }
            // A stop on the way takes a move more: it is looked for when there is time for it.
            if cost < pushes + 2 {
                continue;
            }
            for target in each(std::mem::take(&mut roundabout)) {
                let steps = flight.steps_to(1 << target).unwrap_or(0);
                let seen = seen_from.square(target);
                let from = seen & !ours & !self.denied & !reach & !(1 << launch) & (KING[target] | EDGE);
                let base = Plan {
                    striker,
                    target,
                    strike: launch,
                    via: None,
                    zone: 0,
                    guarded,
                    block: None,
                    strikes: pushes,
                    moves: steps + first,
                };
                let mut best: Option<Plan> = None;
                for strike in each(from) {
                    let covered = seen_from.square(strike);
                    let stops = covered & reach & !seen & !(self.occupied | 1 << target);
                    if stops == 0 {
                        continue;
                    }
                    let limit = best.map_or(scope.most + 1, |best| best.moves);
                    if let Some(plan) =
                        self.propose(&base, strike, pushes + 2, covered, limit, scope.blocking)
                        && let Some(stop) = each(stops).find(|&stop| {
                            let watched = seen_from.square(stop) | 1 << stop;
                            connected(self.their_king, target, !(self.occupied | guarded | watched))
                        })
                    {
                        best = Some(Plan { via: Some(stop), ..plan });
                        if plan.moves <= cost {
                            break;
                        }
                    }
                }
                let Some(plan) = best else { continue };
                if plan.moves > cost {
                    if kept < LATER {
                        later[kept] = Some(plan);
                        kept += 1;
                    }
                } else if cost >= scope.least {
                    match attempt(&plan) {
                        Attempt::Failed => {}
                        done => return done,
                    }
                }
            }
        }
        Attempt::Failed
    }

    /// The plan with the winner's king's part worked out, if the losing king would have no way out and it takes fewer
    /// moves than the limit.
    #[inline(always)]
    fn propose(
        &self,
        base: &Plan,
        strike: usize,
        strikes: usize,
        attacked: u64,
        limit: usize,
        blocking: bool,
    ) -> Option<Plan> {
        let target = base.target;
        let line = squares_between(square(strike), square(target)).0;
        if line & self.pushes != 0 {
            return None;
        }
        let blocked = self.theirs & !(1 << self.their_king | 1 << strike);
        let anywhere = !(KING[target] | 1 << target | line | 1 << strike);
        let exits = KING[target] & !(attacked | base.guarded | blocked);
        let mut zone = anywhere;
        for exit in each(exits) {
            zone &= KING[exit];
            if zone == 0 && !blocking {
                return None;
            }
        }
        let steps = self.approach.steps_to(zone);
        if steps.map_or(!blocking, |steps| (steps + strikes).max(base.moves) >= limit) {
            return None;
        }
        let mut plan = Plan { strike, strikes, zone, ..*base };
        let steps = match steps {
            Some(steps) => steps,
            None => self.with_block(&mut plan, exits, anywhere, line | 1 << strike)?,
        };
        let critical = line | 1 << strike;
        if critical & self.contested != 0 {
            // Someone has to step aside; but those who block a square by the king stay.
            if self.is_answered(blocked & KING[target], critical, base.striker.origin) {
                return None;
            }
            plan.moves += 1;
        }
        plan.moves = plan.moves.max(steps + plan.strikes);
        (plan.moves < limit).then_some(plan)
    }

    /// Whether one of these pieces of the loser's, pawns apart, attacks a critical square once the striker has left.
    fn is_answered(&self, pieces: u64, critical: u64, origin: usize) -> bool {
        let occupied = Bitboard(self.occupied & !(1 << origin));
        each(pieces & !self.position.by_role(Role::Pawn).0).any(|at| {
            let piece = self.position.piece_at(square(at));
            piece.is_some_and(|piece| attacks_from(piece, square(at), occupied).0 & critical != 0)
        })
    }
}

/// Where a piece attacks from, worked out once for every square.
struct Seen {
    role: Role,
    bare: u64,
    from: [u64; 64],
}

impl Seen {
    #[inline(always)]
    fn square(&mut self, at: usize) -> u64 {
        let known = &mut self.from[at & 63];
        if *known == 0 {
            *known = attacks(self.role, at, self.bare);
        }
        *known
    }
}

impl View<'_> {
    /// Gives one exit to a piece of the loser's to block; the steps of the winner's king then.
    fn with_block(&self, plan: &mut Plan, exits: u64, anywhere: u64, critical: u64) -> Option<usize> {
        let loser = !self.winner;
        let pieces = self.theirs & !self.position.by_role(Role::Pawn).0 & !(1 << self.their_king);
        for exit in each(exits) {
            let zone =
                each(exits & !(1 << exit)).fold(anywhere, |zone, exit| zone & KING[exit]) & !(1 << exit);
            let Some(steps) = self.approach.steps_to(zone) else { continue };
            for piece in each(pieces & !KING[plan.target]) {
                let role = self.position.role_at(square(piece))?;
                let seen =
                    attacks_from(role.of(loser), square(exit), Bitboard(self.occupied & !(1 << piece)));
                let wrong_colour = role == Role::Bishop && (piece ^ piece >> 3 ^ exit ^ exit >> 3) & 1 != 0;
                if seen.0 & critical == 0 && !wrong_colour {
                    plan.zone = zone;
                    plan.block = Some((piece, exit));
                    plan.moves += 2;
                    return Some(steps);
                }
            }
        }
        None
    }
}

/// Which plans to look for.
#[derive(Copy, Clone)]
struct Scope {
    least: usize,
    most: usize,
    /// Whether a piece of the loser's may have to block a square by its king.
    blocking: bool,
}

/// Plans kept for later, when plans with fewer moves have been tried.
const LATER: usize = 12;

/// What came of trying a plan.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Attempt {
    Mated,
    Failed,
    /// Failed, and no more plans are wanted.
    Enough,
}

/// The squares with at most three neighbours in the set: eight counters of one bit each, for all squares at once.
fn with_few(set: u64) -> u64 {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    let east = (set & NOT_H) << 1;
    let west = (set & NOT_A) >> 1;
    let neighbours = [east, west, set << 8, set >> 8, east << 8, east >> 8, west << 8, west >> 8];
    let (mut ones, mut twos, mut many) = (0u64, 0u64, 0u64);
    for bit in neighbours {
        let carry = ones & bit;
        ones ^= bit;
        many |= twos & carry;
        twos ^= carry;
    }
    !many
}
