//! Motifs of a line: fork, pin, deflection, the named mates, and the others, by our own definitions.
//!
//! A label ([`crate::label`](crate::Label)) is what a program called a puzzle. A motif is seen at one half-move of a line, with the
//! squares and moves that prove it. `docs/motifs.md` has every definition, and how it differs from the label of the same name.

mod ask;
mod attack;
mod duty;
mod ending;
mod find;
mod mates;
mod moves;
mod pin;
mod plain;
mod scheme;
mod step;
mod terms;

pub use find::{Budget, Finding, Gain, Proof, Refutation, find, find_gain, forces_gain};

use crate::evidence::{Evidence, Truth};
use crate::line::Line;
use step::Step;
use tratto_board::Color;

/// At which half-moves a motif is looked for.
#[derive(Copy, Clone, Eq, PartialEq)]
enum When {
    /// The solver's.
    Solver,
    /// Anybody's.
    Anyone,
    /// The solver's last, if it is the end of the line and mates.
    Mate,
}

macro_rules! motifs {
    ($($name:ident $key:literal $truth:ident $when:ident $test:path;)*) => {
        /// A motif.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum Motif {
            $(#[doc = concat!("`", $key, "`.")] $name,)*
        }

        impl Motif {
            /// All, in the order in which they are looked for.
            pub const ALL: &[Motif] = &[$(Motif::$name),*];

            /// The name in data.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Motif::$name => $key,)*
                }
            }

            /// What kind of truth it usually is that a line shows it.
            pub const fn truth(self) -> Truth {
                match self {
                    $(Motif::$name => Truth::$truth,)*
                }
            }

            const fn when(self) -> When {
                match self {
                    $(Motif::$name => When::$when,)*
                }
            }

            fn test(self) -> fn(Step) -> Option<Evidence> {
                match self {
                    $(Motif::$name => $test,)*
                }
            }
        }
    };
}

motifs! {
    Fork "fork" Exchange Solver attack::fork;
    AbsolutePin "absolute-pin" Board Solver pin::absolute;
    RelativePin "relative-pin" Exchange Solver pin::relative;
    CrossPin "cross-pin" Exchange Solver pin::crossed;
    HalfPin "half-pin" Board Solver pin::half;
    Skewer "skewer" Exchange Solver pin::skewer;
    DiscoveredAttack "discovered-attack" Exchange Solver attack::discovered_attack;
    DiscoveredCheck "discovered-check" Board Solver attack::discovered_check;
    DoubleCheck "double-check" Board Solver attack::double_check;
    CrossCheck "cross-check" Board Anyone attack::cross_check;
    Decoy "decoy" Line Solver duty::decoy;
    Deflection "deflection" Line Solver duty::deflection;
    Overload "overload" Line Solver duty::overload;
    RemovingDefender "removing-defender" Line Solver duty::removing_defender;
    Interference "interference" Line Solver duty::interference;
    Interposition "interposition" Board Anyone moves::interposition;
    SquareClearance "square-clearance" Line Solver duty::square_clearance;
    LineClearance "line-clearance" Line Solver duty::line_clearance;
    SelfBlock "self-block" Line Mate mates::self_block;
    Zwischenzug "zwischenzug" Line Solver duty::zwischenzug;
    XRay "x-ray" Line Solver attack::x_ray;
    Battery "battery" Line Solver attack::battery;
    Cooperation "cooperation" Board Mate mates::cooperation;
    Windmill "windmill" Line Solver scheme::windmill;
    DoubleBishopSacrifice "double-bishop-sacrifice" Line Solver scheme::double_bishop_sacrifice;
    GreekGift "greek-gift" Line Solver scheme::greek_gift;
    LegalMate "legal-mate" Line Mate scheme::legal_mate;
    Promotion "promotion" Board Solver ending::promotion;
    Underpromotion "underpromotion" Exchange Solver ending::underpromotion;
    Desperado "desperado" Exchange Solver moves::desperado;
    PerpetualCheck "perpetual-check" Proof Solver ending::perpetual_check;
    StalemateTrick "stalemate-trick" Line Solver ending::stalemate_trick;
    Trap "trap" Line Solver ending::trap;
    TrappedPiece "trapped-piece" Exchange Solver moves::trapped_piece;
    QuietMove "quiet-move" Exchange Solver moves::quiet_move;
    DefensiveMove "defensive-move" Exchange Solver moves::defensive_move;
    Sacrifice "sacrifice" Exchange Solver moves::sacrifice;
    Combination "combination" Line Solver moves::combination;
    Unpin "unpin" Board Anyone moves::unpin;
    HangingPiece "hanging-piece" Exchange Solver plain::hanging_piece;
    Simplification "simplification" Line Solver plain::simplification;
    PassedPawn "passed-pawn" Board Solver plain::passed_pawn;
    AdvancedPawn "advanced-pawn" Exchange Solver plain::advanced_pawn;
    Breakthrough "breakthrough" Proof Solver ending::breakthrough;
    SmotheredMate "smothered-mate" Board Mate mates::smothered;
    BackRankMate "back-rank-mate" Board Mate mates::back_rank;
    AnastasiaMate "anastasia-mate" Board Mate mates::anastasia;
    ArabianMate "arabian-mate" Board Mate mates::arabian;
    HookMate "hook-mate" Board Mate mates::hook;
    BodenMate "boden-mate" Board Mate mates::boden;
    TwoBishopsMate "two-bishops-mate" Board Mate mates::two_bishops;
    DovetailMate "dovetail-mate" Board Mate mates::dovetail;
    EpauletteMate "epaulette-mate" Board Mate mates::epaulette;
    OperaMate "opera-mate" Board Mate mates::opera;
}

/// A motif seen in a line, and what proves it.
///
/// The squares of the evidence are those of the position after the half-move it names, unless the motif's definition says otherwise.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Seen {
    /// Which motif.
    pub motif: Motif,
    /// Whose it is.
    pub by: Color,
    /// Which half-move of the line shows it, the first being 0.
    pub at: usize,
    /// How it is known: as the motif says, or by the line alone where a fork or skewer takes its prey in it, though a reply might have met both.
    pub truth: Truth,
    /// What proves it.
    pub evidence: Evidence,
}

/// The motifs of a line, half-move by half-move. The same piece pinned on the same line, or the like, is told once.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::{Line, Motif, motifs};
/// // The knight attacks king and queen.
/// let start = Position::from_fen("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1")?;
/// let fork = start.read_uci("d5c7")?;
/// let found = motifs(&Line::new(start, [fork])?);
/// assert_eq!(found[0].motif, Motif::Fork);
/// assert!(!found[0].evidence.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn motifs(line: &Line) -> Vec<Seen> {
    let mut found: Vec<Seen> = Vec::new();
    let ends_in_mate = line.last().is_checkmate();
    for step in Step::all(line) {
        for &motif in Motif::ALL {
            let is_asked = match motif.when() {
                When::Anyone => true,
                When::Solver => step.is_solver(),
                When::Mate => ends_in_mate && step.is_last() && step.is_solver(),
            };
            if !is_asked {
                continue;
            }
            if let Some((evidence, truth)) = shown(motif, step) {
                let seen = Seen { motif, by: step.us(), at: step.at(), truth, evidence };
                if !found.iter().any(|earlier| is_same(earlier, &seen)) {
                    found.push(seen);
                }
            }
        }
    }
    found
}

/// The evidence that a half-move shows a motif, and how it is known.
fn shown(motif: Motif, step: Step) -> Option<(Evidence, Truth)> {
    let in_line = || match motif {
        Motif::Fork => attack::fork_in_line(step),
        Motif::Skewer => pin::skewer_in_line(step),
        _ => None,
    };
    let proved = motif.test()(step).map(|evidence| (evidence, motif.truth()));
    proved.or_else(|| in_line().map(|evidence| (evidence, Truth::Line)))
}

/// Whether two motifs say the same of the same pieces: a pin that stands is told once.
fn is_same(earlier: &Seen, later: &Seen) -> bool {
    use crate::evidence::Part::{Attacker, Subject, Target};
    let stands = matches!(
        later.motif,
        Motif::AbsolutePin
            | Motif::RelativePin
            | Motif::CrossPin
            | Motif::HalfPin
            | Motif::TrappedPiece
            | Motif::Sacrifice
            | Motif::Combination
    );
    let squares = |part| earlier.evidence.squares(part) == later.evidence.squares(part);
    stands
        && (earlier.motif, earlier.by) == (later.motif, later.by)
        && [Subject, Attacker, Target].into_iter().all(squares)
}
