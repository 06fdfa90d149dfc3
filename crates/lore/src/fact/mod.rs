//! Facts of one position: what stands on the board, told by typed predicates with the squares that prove them.
//!
//! [`Concept`] is the closed list of what can be said; `docs/facts.md` is the same list as a document. [`facts`] says all of a position
//! at once, [`Concept::of`] one concept for one side. A fact is geometry ([`Truth::Board`]) or follows from exchanges on a square or
//! from one half-move ([`Truth::Exchange`]); nothing here searches, and nothing is an opinion.

mod balance;
mod centre;
mod change;
mod duty;
pub(crate) mod ground;
mod kind;
mod king;
mod officers;
mod passed;
mod pawns;
mod squares;
mod table;
mod terms;
mod threat;
mod ties;
mod view;

use crate::evidence::{Evidence, Truth};
use tratto_board::{Bitboard, Color, Position};
use view::View;

pub use balance::{BalanceSheet, Entry, Files, Material, Minors, Pawns, Room, Safety, Time};
pub use change::{Changes, changes};
pub use duty::holds;
pub(crate) use duty::mate_in_one;
pub use ground::{CENTRE, EXTENDED_CENTRE, LONG_DIAGONALS, Wing};
pub use kind::Kind;
pub use table::Concept;
pub use threat::{Answer, Menace, Threat, Way, answers, threats};
pub(crate) use view::passed_pawns;

/// What is true of a position.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Fact {
    /// Whose fact it is. A fact of both sides ([`Scope::Shared`]) is White's in the list.
    pub side: Color,
    /// What is said.
    pub concept: Concept,
    /// The numbers that belong to it.
    pub figures: Figures,
    /// The squares and moves that prove it.
    pub evidence: Evidence,
}

impl Fact {
    /// How it is known.
    pub fn truth(&self) -> Truth {
        self.concept.truth()
    }
}

/// How many facts of a concept a position can have.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Scope {
    /// Any number for each side.
    Each,
    /// One for each side, or none.
    One,
    /// Of both sides together.
    Shared,
}

impl Scope {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Scope::Each => "each",
            Scope::One => "one",
            Scope::Shared => "shared",
        }
    }
}

/// What kind of numbers a concept has.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Measure {
    /// None.
    Nothing,
    /// One count.
    Count,
    /// Pawns and officers apart.
    Split,
    /// Ours and theirs.
    Versus,
    /// Squares, and the ranks of the pawns of each wing.
    Space,
    /// King moves to what matters.
    Distances,
    /// What is won, in pawns.
    Gain,
}

impl Measure {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Measure::Nothing => "nothing",
            Measure::Count => "count",
            Measure::Split => "split",
            Measure::Versus => "versus",
            Measure::Space => "space",
            Measure::Distances => "distances",
            Measure::Gain => "gain",
        }
    }
}

/// The ranks on which pawns stand, as their side counts them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Ranks {
    /// All ranks added up: by the number of pawns, their mean.
    pub sum: u32,
    /// How many pawns.
    pub pawns: u32,
}

/// The numbers of a fact.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Figures {
    /// The fact has none.
    Nothing,
    /// How many.
    Count(u32),
    /// How many, pawns and officers apart.
    Split {
        /// Of pawns.
        pawns: u32,
        /// Of officers.
        officers: u32,
    },
    /// What the fact's side has against what the other has.
    Versus {
        /// Of the fact's side.
        ours: i32,
        /// Of the other.
        theirs: i32,
    },
    /// Space.
    Space {
        /// The squares counted.
        squares: u32,
        /// Pawns on files a to d.
        queenside: Ranks,
        /// Pawns on files e to h.
        kingside: Ranks,
    },
    /// How near a king is, in king moves.
    Distances {
        /// To the nearest of the four central squares.
        centre: u8,
        /// To the nearest weak pawn of the other side, if there is one.
        weak_pawn: Option<u8>,
    },
    /// What is won, in pawns.
    Gain(i32),
}

impl Figures {
    /// What kind they are.
    pub const fn measure(self) -> Measure {
        match self {
            Figures::Nothing => Measure::Nothing,
            Figures::Count(_) => Measure::Count,
            Figures::Split { .. } => Measure::Split,
            Figures::Versus { .. } => Measure::Versus,
            Figures::Space { .. } => Measure::Space,
            Figures::Distances { .. } => Measure::Distances,
            Figures::Gain(_) => Measure::Gain,
        }
    }
}

/// Where a concept writes its facts.
struct Out<'l> {
    facts: &'l mut Vec<Fact>,
    concept: Concept,
    side: Color,
}

impl Out<'_> {
    fn tell(&mut self, figures: Figures, evidence: Evidence) {
        self.facts.push(Fact { side: self.side, concept: self.concept, figures, evidence });
    }

    fn add(&mut self, evidence: Evidence) {
        self.tell(Figures::Nothing, evidence);
    }

    fn count(&mut self, count: u32, evidence: Evidence) {
        self.tell(Figures::Count(count), evidence);
    }

    fn gain(&mut self, gain: i32, evidence: Evidence) {
        self.tell(Figures::Gain(gain), evidence);
    }

    /// The number of squares of each set.
    fn versus(&mut self, ours: Bitboard, theirs: Bitboard, evidence: Evidence) {
        let figures = Figures::Versus { ours: ours.len() as i32, theirs: theirs.len() as i32 };
        self.tell(figures, evidence);
    }
}

/// All facts of a position: in the order of [`Concept::ALL`], White's before Black's, then by squares.
///
/// ```
/// use tratto_board::{Color, Position, Square};
/// use tratto_lore::fact::{Concept, facts};
/// // d6 cannot be defended by a pawn, and e4 holds the square before it.
/// let position = Position::from_fen("4k3/8/3p4/4p3/4P3/8/8/4K3 w - - 0 1")?;
/// let backward = facts(&position).into_iter().find(|fact| fact.concept == Concept::BackwardPawn);
/// let backward = backward.ok_or("none")?;
/// assert_eq!((backward.side, backward.evidence.subject()), (Color::Black, Some(Square::D6)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn facts(position: &Position) -> Vec<Fact> {
    let view = View::new(position);
    let mut facts = Vec::with_capacity(256);
    for &concept in Concept::ALL {
        let sides: &[Color] = if concept.scope() == Scope::Shared { &[Color::White] } else { &Color::ALL };
        for &side in sides {
            concept.look(&view, side, &mut facts);
        }
    }
    facts
}

impl Concept {
    /// The facts of this concept for one side. What is shared by both is told for either.
    ///
    /// ```
    /// use tratto_board::{Color, Position};
    /// use tratto_lore::fact::{Concept, Figures};
    /// let islands = Concept::PawnIslands.of(&Position::initial(), Color::Black);
    /// assert_eq!(islands[0].figures, Figures::Count(1));
    /// ```
    pub fn of(self, position: &Position, side: Color) -> Vec<Fact> {
        self.seen(&View::new(position), side)
    }

    fn seen(self, view: &View<'_>, side: Color) -> Vec<Fact> {
        let mut facts = Vec::new();
        self.look(view, side, &mut facts);
        facts
    }

    /// Whether facts about the same piece are told apart by what it is aimed at.
    const fn is_aimed(self) -> bool {
        matches!(
            self,
            Concept::AbsolutePin
                | Concept::TotalPin
                | Concept::RelativePin
                | Concept::HalfPin
                | Concept::Skewer
                | Concept::XRayAttack
                | Concept::XRayDefence
                | Concept::DiscoveredAttack
                | Concept::DiscoveredCheck
                | Concept::Duty
                | Concept::PawnBreak
                | Concept::MateThreat
                | Concept::PromotionThreat
                | Concept::CaptureThreat
        )
    }
}
