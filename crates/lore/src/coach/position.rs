//! All that the coach says of a position.

use super::attacked::{Attacked, attacked};
use super::known::Known;
use super::mate::{Forced, tell};
use super::plan::plans_from;
use super::played::SHOWN;
use super::{Advice, Leave, Opinion, Saying, ending};
use crate::evidence::{Evidence, Part, Truth};
use crate::fact::{BalanceSheet, Fact, Threat, facts, threats};
use crate::motif::Budget;
use crate::opening::{Opening, named};
use crate::phase::Phase;
use tratto_board::{ByColor, Position};

/// How far the coach looks for mates and forced gains.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Effort {
    /// Mates in so many moves at most.
    pub moves: u8,
    /// So many nodes for each number of moves.
    pub nodes: u64,
    /// How far material is looked for that is won by force.
    pub search: Budget,
}

impl Effort {
    /// For one position that a reader looks at.
    pub const THOROUGH: Effort =
        Effort { moves: 4, nodes: 200_000, search: Budget { nodes: 20_000, moves: 3 } };
    /// For every move of a game.
    pub const QUICK: Effort = Effort { moves: 2, nodes: 20_000, search: Budget { nodes: 300, moves: 2 } };
}

impl Default for Effort {
    fn default() -> Effort {
        Effort::THOROUGH
    }
}

/// A position as the coach sees it.
#[derive(Clone, Debug)]
pub struct PositionReview {
    /// The position.
    pub position: Position,
    /// How far the game has come.
    pub phase: Phase,
    /// The opening whose position this is, if it has a name.
    pub opening: Option<&'static Opening>,
    /// The kinds of advantage side by side.
    pub sheet: BalanceSheet,
    /// What each side threatens; for the side to move, what it can do now.
    pub threats: ByColor<Vec<Threat>>,
    /// The pieces that can be won, with every way to meet the attack.
    pub attacked: Vec<Attacked>,
    /// Whether the side to move mates by force.
    pub mate: Option<Advice>,
    /// Whether the side to move wins more by force than one exchange shows; not asked where it mates.
    pub win: Option<Advice>,
    /// What is known of the ending.
    pub endings: Vec<Advice>,
    /// The plans of each side; none where the side to move mates by force, which settles the matter.
    pub plans: ByColor<Vec<Advice>>,
    /// What an engine would play, if one was asked.
    pub engine: Option<Advice>,
    /// Everything that is seen on the board or by exchange.
    pub facts: Vec<Fact>,
}

impl PositionReview {
    /// Looks at a position.
    ///
    /// ```
    /// use tratto_board::{Color, Position};
    /// use tratto_lore::coach::{Effort, Occasion, PositionReview};
    /// let leave = Occasion::Study.leave()?;
    /// let review = PositionReview::of(&Position::initial(), leave, Effort::QUICK);
    /// assert!(review.attacked.is_empty() && review.mate.is_none());
    /// assert!(!review.plans[Color::White].is_empty());
    /// # Ok::<(), tratto_lore::coach::BeingPlayed>(())
    /// ```
    pub fn of(position: &Position, leave: Leave, effort: Effort) -> PositionReview {
        PositionReview::looked_at(position, leave, effort, &mut |_| true)
    }

    /// [`PositionReview::of`], for somebody who may lose patience: `watch` is told now and then how many lengths of mate have been looked
    /// through, and says whether to go on. `None` where it did not.
    pub fn watched(
        position: &Position,
        leave: Leave,
        effort: Effort,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Option<PositionReview> {
        let mut goes_on = true;
        let review = PositionReview::looked_at(position, leave, effort, &mut |done| {
            goes_on = goes_on && watch(done);
            goes_on
        });
        goes_on.then_some(review)
    }

    fn looked_at(
        position: &Position,
        _leave: Leave,
        effort: Effort,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> PositionReview {
        let facts = facts(position);
        let known = Known::watched(position, effort, watch);
        let mate = match known.mate {
            Forced::Mate(mating) => tell(position, &mating),
            _ => None,
        };
        let win = known.win.and_then(|win| {
            let saying = Saying::Wins { gain: win.gain };
            Advice::new(position, position.turn(), saying, Truth::Proof, win.evidence())
        });
        let plans = ByColor::new_with(|side| match mate {
            Some(_) => Vec::new(),
            None => plans_from(position, side, Some(&facts)),
        });
        PositionReview {
            position: *position,
            phase: Phase::of(position),
            opening: named(position),
            sheet: BalanceSheet::of(position),
            threats: ByColor::new_with(|side| threats(position, side)),
            attacked: attacked(position),
            mate,
            win,
            endings: ending::notes(position),
            plans,
            engine: None,
            facts,
        }
    }

    /// The same with an engine's opinion of the position.
    #[must_use]
    pub fn with_opinion(mut self, opinion: &Opinion) -> PositionReview {
        let line = opinion.line();
        let line = &line[..line.len().min(SHOWN)];
        let from = line
            .first()
            .map_or(Evidence::default(), |m| Evidence::about(m.from()).with(Part::Key, m.destination()));
        let saying = Saying::Prefers { score: opinion.score(), source: opinion.source().clone() };
        let evidence = from.by(line.iter().copied());
        self.engine = Advice::new(&self.position, self.position.turn(), saying, Truth::Engine, evidence);
        self
    }

    /// Every advice: the mate, the forced gain, the ending, the engine's opinion, the plans of the side to move and of the other.
    pub fn advice(&self) -> impl Iterator<Item = &Advice> {
        let turn = self.position.turn();
        let plans = [turn, !turn].into_iter().flat_map(|side| &self.plans[side]);
        self.mate.iter().chain(&self.win).chain(&self.endings).chain(&self.engine).chain(plans)
    }
}
