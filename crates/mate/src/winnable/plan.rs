//! Mates that can be built with few men moving.
//!
//! Most positions allow a simple plan: the losing king walks to some square, the winner's king comes near if it is
//! needed, one man of the winner's strikes. The men that do not take part are furniture: they guard squares, they
//! block squares, and those of the loser's that are in the way step aside. A plan is only a proposal: [`super::perform`]
//! plays it move by move, and only a mate on the board counts.

use super::steps::{EDGE, KING, around, attacks, each, last_rank, lowest, pushed, square, struck};
use tratto_board::{Bitboard, Color, Position, Role, squares_between};

/// What is worth knowing of a position before planning, as sets of squares.
pub(super) struct View<'p> {
    pub(super) position: &'p Position,
    pub(super) winner: Color,
    pub(super) men: u64,
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

    /// After how many steps some square of the set is reached.
    #[inline(always)]
    pub(super) fn steps_to(&self, set: u64) -> Option<usize> {
        self.fresh[..self.count].iter().position(|layer| layer & set != 0)
    }
}

/// The man that is to give mate, and where it sets out from once it is ready.
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
    /// How many moves the striker makes.
    pub(super) strikes: usize,
    /// The moves of the side that needs more of them.
    pub(super) moves: usize,
}

/// The best few proposals, shortest first.
pub(super) struct Plans {
    plans: [Option<Plan>; PLANS],
}

const PLANS: usize = 4;

impl Plans {
    pub(super) fn iter(&self) -> impl Iterator<Item = &Plan> {
        self.plans.iter().flatten()
    }

    /// A plan with this many moves would still be of interest.
    #[inline(always)]
    fn wants(&self, moves: usize) -> bool {
        self.plans[PLANS - 1].is_none_or(|plan| moves < plan.moves)
    }

    #[inline]
    fn add(&mut self, plan: Plan) {
        // One plan for each target: others would fail for the same reasons.
        if let Some(same) =
            self.plans.iter().position(|other| other.is_some_and(|other| other.target == plan.target))
        {
            if self.plans[same].is_some_and(|other| other.moves <= plan.moves) {
                return;
            }
            self.plans[same..].rotate_left(1);
            self.plans[PLANS - 1] = None;
        }
        let place = self.plans.iter().position(|other| other.is_none_or(|other| plan.moves < other.moves));
        if let Some(place) = place {
            self.plans[place..].rotate_right(1);
            self.plans[place] = Some(plan);
        }
    }
}

impl<'p> View<'p> {
    pub(super) fn new(position: &'p Position, winner: Color) -> View<'p> {
        let loser = !winner;
        let (ours, theirs) = (position.by_color(winner).0, position.by_color(loser).0);
        let men = ours | theirs;
        let (our_king, their_king) = (position.king(winner), position.king(loser));
        let pawns = position.by_role(Role::Pawn).0 & theirs;
        let pieces = Bitboard(theirs & !pawns & !their_king.bitboard().0);
        let contested = position.attacked_through(pieces, loser, Bitboard(men)).0;
        let steps = pushed(pawns, loser) & !men;
        let denied = struck(pawns, loser);
        View {
            position,
            winner,
            men,
            ours,
            theirs,
            our_king: our_king.index() as usize,
            their_king: their_king.index() as usize,
            denied,
            contested,
            pushes: steps | pushed(steps, loser) & !men,
            approach: Layers::from(our_king.bitboard().0, !(ours | denied)),
        }
    }

    /// Proposals for this position, of one kind of striker after the other.
    pub(super) fn plans(&self, stage: usize) -> Option<Plans> {
        let mut plans = Plans { plans: [None; PLANS] };
        let of = |role: Role| self.position.by_role(role).0 & self.ours;
        let role = match stage {
            0 => Role::Queen,
            1 => Role::Rook,
            2 => Role::Pawn,
            3 => Role::Bishop,
            4 => Role::Knight,
            _ => return None,
        };
        for origin in each(of(role)) {
            if role == Role::Pawn {
                self.consider_pawn(origin, &mut plans);
            } else {
                self.consider(Striker { role, origin, launch: origin, pushes: 0 }, &mut plans);
            }
        }
        Some(plans)
    }

    fn consider_pawn(&self, origin: usize, plans: &mut Plans) {
        let files = self.pawn_reach(origin);
        let Some((pushes, arrivals)) = files else { return };
        for launch in each(arrivals) {
            self.consider(Striker { role: Role::Queen, origin, launch, pushes }, plans);
        }
    }

    /// After how many moves a pawn can promote, and where.
    fn pawn_reach(&self, origin: usize) -> Option<(usize, u64)> {
        let mut reached = 1u64 << origin;
        let empty = !(self.men & !(1 << self.our_king | 1 << self.their_king));
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

    /// Looks for mates by one man.
    fn consider(&self, striker: Striker, plans: &mut Plans) {
        let Striker { role, origin, launch, pushes } = striker;
        let bare = self.men & !(1 << self.their_king | 1 << origin);
        let furniture = Bitboard(self.ours & !(1 << self.our_king | 1 << origin));
        let guarded = self.position.attacked_through(furniture, self.winner, Bitboard(bare)).0;
        let flight = Layers::from(1 << self.their_king, !(self.men | guarded));
        let reach = attacks(role, launch, bare);
        let ours = self.ours & !(1 << origin);
        let first = (self.position.turn() == self.winner) as usize;
        let free = !(self.theirs | guarded);
        for steps in 0..flight.count {
            let least = (pushes + 1).max(steps + first);
            if !plans.wants(least) {
                break;
            }
            for target in each(flight.fresh[steps]) {
                let exits = KING[target] & free;
                if EDGE & 1 << target == 0 && exits.count_ones() > 3 {
                    continue;
                }
                let seen = attacks(role, target, bare);
                let from = seen & !ours & !self.denied;
                let base = Plan {
                    striker,
                    target,
                    strike: launch,
                    via: None,
                    zone: 0,
                    guarded,
                    strikes: pushes,
                    moves: steps + first,
                };
                if pushes > 0 && from & 1 << launch != 0 {
                    self.propose(base, bare, plans);
                }
                if reach & 1 << target == 0 {
                    for strike in each(from & reach) {
                        self.propose(Plan { strike, strikes: pushes + 1, ..base }, bare, plans);
                    }
                }
                if !plans.wants(least.max(pushes + 2)) {
                    continue;
                }
                for strike in each(from & !reach & !(1 << launch) & (KING[target] | EDGE)) {
                    let stops = attacks(role, strike, bare) & reach & !seen & !self.men;
                    if stops != 0 {
                        let via = Some(lowest(stops));
                        self.propose(Plan { strike, via, strikes: pushes + 2, ..base }, bare, plans);
                    }
                }
            }
        }
    }

    /// Adds the plan if the losing king would have no way out.
    #[inline(always)]
    fn propose(&self, mut plan: Plan, bare: u64, plans: &mut Plans) {
        let Plan { target, strike, guarded, .. } = plan;
        let line = squares_between(square(strike), square(target)).0;
        if line & self.pushes != 0 {
            return;
        }
        let covered = attacks(plan.striker.role, strike, bare) | guarded;
        let blocked = self.theirs & !(1 << self.their_king | 1 << strike);
        let mut zone = !(KING[target] | 1 << target | line | 1 << strike);
        for exit in each(KING[target] & !covered & !blocked) {
            zone &= KING[exit];
        }
        let Some(steps) = self.approach.steps_to(zone) else { return };
        plan.zone = zone;
        // Someone has to step aside.
        let aside = ((line | 1 << strike) & self.contested != 0) as usize;
        plan.moves = (plan.moves + aside).max(steps + plan.strikes);
        if plans.wants(plan.moves) {
            plans.add(plan);
        }
    }
}
