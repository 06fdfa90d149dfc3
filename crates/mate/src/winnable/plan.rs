//! Plans for mates in which few pieces move.
//!
//! In a plan the losing king walks to a target square, the winner's king comes near it if that is needed, and one piece of the winner's, the striker,
//! gives mate. The other pieces are passive: they guard and block squares, and pieces of the loser's that are in the way move off.
//! A plan is only a proposal: [`super::perform`] plays it with legal moves, and it counts only if it ends in mate.

use super::steps::{EDGE, KING, around, attacks, connected, each, last_rank, pushed, square, struck};
use super::zone::zone;
use tratto_board::{Bitboard, Color, Position, Role, attacks_from, squares_between};

/// A position with the sets of squares that all its plans need.
pub(super) struct View<'p> {
    pub(super) position: &'p Position,
    pub(super) winner: Color,
    pub(super) occupied: u64,
    pub(super) ours: u64,
    pub(super) theirs: u64,
    pub(super) our_king: usize,
    pub(super) their_king: usize,
    /// The squares that the loser's pawns attack: the winner's king and striker keep off them.
    pub(super) denied: u64,
    /// The squares that the loser's pieces attack, pawns and king excepted.
    pub(super) contested: u64,
    /// The squares that the loser's pawns can step to, single and double.
    pushes: u64,
    /// The squares that the winner's king can reach, by the number of steps.
    pub(super) approach: Layers,
    /// The squares that it can reach in at most this number of steps.
    pub(super) within: [u64; LAYERS],
}

/// The squares that a king can reach, by the least number of steps: `fresh[n]` holds those that need exactly `n`, for `n < count`. What is
/// farther than [`LAYERS`] steps away is left out.
pub(super) struct Layers {
    pub(super) fresh: [u64; LAYERS],
    pub(super) count: usize,
}

/// The most layers.
pub(super) const LAYERS: usize = 12;

impl Layers {
    /// The layers around a set of squares, over squares of `open`.
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

    /// The layers around a square over two sets of squares, up to `most` of them. Both are computed in one loop, because each step waits for the
    /// step before.
    #[inline(always)]
    pub(super) fn both(start: u64, open: [u64; 2], most: usize) -> [Layers; 2] {
        let mut layers = [Layers { fresh: [0; LAYERS], count: 1 }, Layers { fresh: [0; LAYERS], count: 1 }];
        let (mut fresh, mut seen) = ([start; 2], [start; 2]);
        (layers[0].fresh[0], layers[1].fresh[0]) = (start, start);
        for count in 1..most.min(LAYERS) {
            for i in 0..2 {
                fresh[i] = around(fresh[i]) & open[i] & !seen[i];
                seen[i] |= fresh[i];
                layers[i].fresh[count] = fresh[i];
                layers[i].count += (fresh[i] != 0) as usize;
            }
            if fresh == [0; 2] {
                break;
            }
        }
        layers
    }

    /// The number of steps from one set of squares to another over squares of `open`, if it is less than [`LAYERS`].
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

    /// The least number of steps to a square of the set.
    #[inline(always)]
    pub(super) fn steps_to(&self, set: u64) -> Option<usize> {
        self.fresh[..self.count].iter().position(|layer| layer & set != 0)
    }
}

/// The piece that is to give mate.
#[derive(Copy, Clone)]
pub(super) struct Striker {
    /// Its role when it gives mate: a queen, if it is a pawn now.
    pub(super) role: Role,
    /// Its square; it is a pawn if [`Striker::pushes`] is not 0.
    pub(super) origin: usize,
    /// The square from which it makes its moves as this role: `origin`, or the square on which the pawn promotes.
    pub(super) launch: usize,
    /// The number of pawn moves before, the promotion included.
    pub(super) pushes: usize,
}

/// One plan.
#[derive(Copy, Clone)]
pub(super) struct Plan {
    pub(super) striker: Striker,
    /// The square on which the losing king is to be mated.
    pub(super) target: usize,
    /// The square from which the striker gives mate.
    pub(super) strike: usize,
    /// A square on which the striker stops on its way to `strike`.
    pub(super) via: Option<usize>,
    /// The squares on one of which the winner's king has to stand at the mate.
    pub(super) zone: u64,
    /// The squares that the winner's passive pieces guard.
    pub(super) guarded: u64,
    /// A piece of the loser's and the square next to its king that it has to block.
    pub(super) block: Option<(usize, usize)>,
    /// The number of the striker's moves, pawn moves included.
    pub(super) strikes: usize,
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
        let approach = Layers::from(our_king.bitboard().0, !(ours | denied));
        let mut within = approach.fresh;
        for steps in 1..LAYERS {
            within[steps] |= within[steps - 1];
        }
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
            approach,
            within,
        }
    }

    /// Calls `attempt` with one plan after the other until it mates or wants no more: plans of the stages below, in each stage by striker and
    /// then by the number of moves. With `only_simple`, only plans of up to six moves without a blocking piece. True if one mated.
    pub(super) fn survey(&self, only_simple: bool, attempt: &mut impl FnMut(&Plan) -> Attempt) -> bool {
        use Role::{Bishop, Knight, Pawn, Queen, Rook};
        let stages: [(&[Role], Scope); 4] = [
            (&[Queen, Rook], Scope { least: 1, most: 6, blocking: false }),
            (&[Pawn, Bishop, Knight], Scope { least: 1, most: 6, blocking: false }),
            (&[Queen, Rook, Pawn, Bishop, Knight], Scope { least: 7, most: 12, blocking: false }),
            (&[Bishop, Knight], Scope { least: 1, most: 12, blocking: true }),
        ];
        let count = if only_simple { 2 } else { stages.len() };
        let mut seen_from = Seen::new();
        for &(roles, scope) in &stages[..count] {
            for &role in roles {
                for origin in each(self.position.by_role(role).0 & self.ours) {
                    let done = if role == Role::Pawn {
                        self.pawn_reach(origin).map_or(Attempt::Failed, |(pushes, arrivals)| {
                            for launch in each(arrivals) {
                                let striker = Striker { role: Role::Queen, origin, launch, pushes };
                                match self.consider(striker, scope, &mut seen_from, attempt) {
                                    Attempt::Failed => {}
                                    done => return done,
                                }
                            }
                            Attempt::Failed
                        })
                    } else {
                        let striker = Striker { role, origin, launch: origin, pushes: 0 };
                        self.consider(striker, scope, &mut seen_from, attempt)
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

    /// The number of moves in which a pawn can promote, and the squares on which it can then.
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

    /// Calls `attempt` with the plans for one striker that are in `scope`, those with fewer moves first.
    fn consider(
        &self,
        striker: Striker,
        scope: Scope,
        seen_from: &mut Seen,
        attempt: &mut impl FnMut(&Plan) -> Attempt,
    ) -> Attempt {
        let Striker { role, origin, launch, pushes } = striker;
        if pushes + 1 > scope.most {
            return Attempt::Failed;
        }
        let bare = self.occupied & !(1 << self.their_king | 1 << origin);
        let passive = Bitboard(self.ours & !(1 << self.our_king | 1 << origin));
        let guarded = self.position.attacked_through(passive, self.winner, Bitboard(bare)).0;
        seen_from.start(role, bare);
        let reach = seen_from.square(launch);
        // The losing king's walk; and the same if the striker attacks from `launch` all the time, so that it keeps off those squares.
        let here = 1 << self.their_king;
        let open = !(self.occupied | guarded);
        let [flight, unwatched] = Layers::both(here, [open, open & !(reach | 1 << launch)], scope.most + 1);
        let ours = self.ours & !(1 << origin);
        let their_pieces = self.theirs & !here;
        let first = (self.position.turn() == self.winner) as usize;
        let few = with_few(!(self.theirs | guarded));
        let plan = |found: &Found| {
            let &Found { target, strike, via, zone, block, strikes, moves: _ } = found;
            Plan { striker, target, strike, via, zone, guarded, block, strikes }
        };
        let mut later = [Found::NONE; LATER];
        let mut kept = 0;
        let (mut flown, mut near, mut done) = (0, 0, 0);
        // Targets on which a plan with a stop on the way may mate, and no other does.
        let mut roundabout = 0u64;
        for cost in 1..=scope.most {
            flown |= flight.fresh.get(cost - first).copied().unwrap_or_default();
            if let Some(&layer) = cost.checked_sub(pushes.max(1)).and_then(|steps| self.approach.fresh.get(steps)) {
                near |= around(around(layer));
            }
            for kept in later[..kept].iter_mut().filter(|kept| kept.moves == cost) {
                let found = std::mem::replace(kept, Found::NONE);
                if cost >= scope.least {
                    match attempt(&plan(&found)) {
                        Attempt::Failed => {}
                        done => return done,
                    }
                }
            }
            let targets = flown & !done & (few | EDGE & (near | around(guarded)));
            done |= targets;
            for target in each(targets) {
                let seen = seen_from.square(target);
                let from = seen & !ours & !self.denied;
                let goal = Goal::new(striker, target, guarded, their_pieces, scope.blocking);
                let mut best = Found::NONE;
                // No plan is wanted that takes so many moves.
                let mut limit = scope.most + 1;
                let mut good = false;
                if pushes > 0 && from & 1 << launch != 0 {
                    let walk = flight.steps_to(1 << target).unwrap_or(0) + first;
                    if let Some(found) = self.complete(&goal, launch, pushes, walk, reach, limit) {
                        (limit, best) = (found.moves, found);
                        good = limit <= cost;
                    }
                }
                let strikes = from & reach;
                if !good
                    && strikes != 0
                    && reach & 1 << target == 0
                    && let Some(steps) = unwatched.steps_to(1 << target)
                    && steps + first < limit
                {
                    for strike in each(strikes) {
                        let covered = seen_from.square(strike);
                        if let Some(found) =
                            self.complete(&goal, strike, pushes + 1, steps + first, covered, limit)
                        {
                            (limit, best) = (found.moves, found);
                            if limit <= cost {
                                good = true;
                                break;
                            }
                        }
                    }
                }
                if !good && from & !reach & !(1 << launch) & (KING[target] | EDGE) != 0 {
                    roundabout |= 1 << target;
                }
                if best.moves > cost {
                    if kept < LATER {
                        later[kept] = best;
                        kept += 1;
                    }
                } else if best.moves > 0 && cost >= scope.least {
                    match attempt(&plan(&best)) {
                        Attempt::Failed => {}
                        done => return done,
                    }
                }
            }
            // Plans with a stop need one move more, so they are looked for only at this cost.
            if cost < pushes + 2 {
                continue;
            }
            for target in each(std::mem::take(&mut roundabout)) {
                let seen = seen_from.square(target);
                let from = seen & !ours & !self.denied & !reach & !(1 << launch) & (KING[target] | EDGE);
                let walk = flight.steps_to(1 << target).unwrap_or(0) + first;
                let goal = Goal::new(striker, target, guarded, their_pieces, scope.blocking);
                let mut best = Found::NONE;
                let mut limit = scope.most + 1;
                for strike in each(from) {
                    let covered = seen_from.square(strike);
                    let stops = covered & reach & !seen & !(self.occupied | 1 << target);
                    if stops != 0
                        && let Some(found) = self.complete(&goal, strike, pushes + 2, walk, covered, limit)
                        && let Some(stop) = each(stops).find(|&stop| {
                            let watched = seen_from.square(stop) | 1 << stop;
                            connected(self.their_king, target, !(self.occupied | guarded | watched))
                        })
                    {
                        best = Found { via: Some(stop), ..found };
                        limit = found.moves;
                        if limit <= cost {
                            break;
                        }
                    }
                }
                if best.moves > cost {
                    if kept < LATER {
                        later[kept] = best;
                        kept += 1;
                    }
                } else if best.moves > 0 && cost >= scope.least {
                    match attempt(&plan(&best)) {
                        Attempt::Failed => {}
                        done => return done,
                    }
                }
            }
        }
        Attempt::Failed
    }

    /// A plan for this goal by a mating move from `strike`, if the losing king then has no escape and the plan takes fewer moves than `limit`.
    /// The losing king walks `walk` moves, and the striker attacks `covered` from there.
    #[inline(always)]
    fn complete(
        &self,
        goal: &Goal,
        strike: usize,
        strikes: usize,
        walk: usize,
        covered: u64,
        limit: usize,
    ) -> Option<Found> {
        if walk.max(strikes) >= limit {
            return None;
        }
        let target = goal.target;
        let exits = (goal.open | goal.ring & 1 << strike) & !covered;
        let apart = !(KING[target] | 1 << target | 1 << strike);
        // Most strikes fail here: the winner's king cannot guard the exits, or not in time.
        let zone = zone(exits, target) & apart;
        if zone & self.within[(limit - 1 - strikes).min(LAYERS - 1)] == 0 && !goal.blocking {
            return None;
        }
        let line = squares_between(square(strike), square(target)).0;
        if line & self.pushes != 0 {
            return None;
        }
        let zone = zone & !line;
        let mut found = Found { target, strike, via: None, zone, block: None, strikes, moves: walk };
        let steps = match self.approach.steps_to(zone) {
            Some(steps) if steps + strikes >= limit => return None,
            Some(steps) => steps,
            None if !goal.blocking => return None,
            None => self.with_block(&mut found, exits, apart & !line, line | 1 << strike)?,
        };
        let critical = line | 1 << strike;
        if critical & self.contested != 0 {
            // A piece of the loser's has to move off, which costs a move; one that blocks a square next to the king cannot.
            let blocked = self.theirs & !(1 << self.their_king | 1 << strike);
            if self.is_answered(blocked & KING[target], critical, goal.origin) {
                return None;
            }
            found.moves += 1;
        }
        found.moves = found.moves.max(steps + strikes);
        (found.moves < limit).then_some(found)
    }

    /// Whether one of these pieces of the loser's, other than pawns, attacks a critical square once the striker has left its own.
    fn is_answered(&self, pieces: u64, critical: u64, origin: usize) -> bool {
        let occupied = Bitboard(self.occupied & !(1 << origin));
        each(pieces & !self.position.by_role(Role::Pawn).0).any(|at| {
            let piece = self.position.piece_at(square(at));
            piece.is_some_and(|piece| attacks_from(piece, square(at), occupied).0 & critical != 0)
        })
    }
}

/// What a plan for a mate on one square starts from.
struct Goal {
    target: usize,
    /// The squares next to the target that the winner's passive pieces do not guard.
    ring: u64,
    /// Those of them that no piece of the loser's occupies.
    open: u64,
    /// The square of the striker.
    origin: usize,
    /// Whether a piece of the loser's may be told to block a square next to its king.
    blocking: bool,
}

impl Goal {
    #[inline(always)]
    fn new(striker: Striker, target: usize, guarded: u64, their_pieces: u64, blocking: bool) -> Goal {
        let ring = KING[target] & !guarded;
        Goal { target, ring, open: ring & !their_pieces, origin: striker.origin, blocking }
    }
}

/// What is found for a goal: most fields are those of [`Plan`].
#[derive(Copy, Clone)]
struct Found {
    target: usize,
    strike: usize,
    via: Option<usize>,
    zone: u64,
    block: Option<(usize, usize)>,
    strikes: usize,
    /// The number of moves of the side that needs more of them; 0 if nothing was found.
    moves: usize,
}

impl Found {
    const NONE: Found = Found { target: 0, strike: 0, via: None, zone: 0, block: None, strikes: 0, moves: 0 };
}

/// The attacks of one role from each square, computed when first asked for.
struct Seen {
    role: Role,
    /// The occupied squares.
    bare: u64,
    /// The squares for which `from` is valid.
    known: u64,
    from: [u64; 64],
}

impl Seen {
    fn new() -> Seen {
        Seen { role: Role::Queen, bare: 0, known: 0, from: [0; 64] }
    }

    /// Forgets everything, and begins with another role and other occupied squares.
    fn start(&mut self, role: Role, bare: u64) {
        (self.role, self.bare, self.known) = (role, bare, 0);
    }

    #[inline(always)]
    fn square(&mut self, at: usize) -> u64 {
        if self.known >> at & 1 == 0 {
            self.known |= 1 << at;
            self.from[at & 63] = attacks(self.role, at, self.bare);
        }
        self.from[at & 63]
    }
}

impl View<'_> {
    /// Leaves one escape square to be blocked by a piece of the loser's; returns the steps of the winner's king to its new zone.
    fn with_block(&self, plan: &mut Found, exits: u64, anywhere: u64, critical: u64) -> Option<usize> {
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

/// The range of plans to look for, by their number of moves.
#[derive(Copy, Clone)]
struct Scope {
    least: usize,
    most: usize,
    /// Whether a piece of the loser's may be told to block a square next to its king.
    blocking: bool,
}

/// The most plans that are kept until plans with fewer moves have been tried.
const LATER: usize = 12;

/// The result of trying a plan.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Attempt {
    Mated,
    Failed,
    /// Failed, and no more plans are wanted.
    Enough,
}

/// The squares with at most three neighbours in the set. All squares are counted at once, with one word for each binary digit of the count.
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
