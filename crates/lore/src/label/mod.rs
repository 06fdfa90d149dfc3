//! The labels of puzzles, as the public collection of Lichess has them.
//!
//! A label is a name that a program gave to a line, by a definition that can be repeated: these predicates follow the definitions, slips
//! included, so that files labelled here and there agree. What *we* call a fork or a pin is stricter: [`crate::motif`].

mod attack;
mod mates;
mod removal;
mod shape;

pub(crate) use removal::is_trapped;

use crate::line::Line;
use crate::phase::Phase;

macro_rules! labels {
    ($($name:ident $key:literal $test:expr;)*) => {
        /// A label of a puzzle.
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub enum Label {
            $(#[doc = concat!("`", $key, "`.")] $name,)*
        }

        impl Label {
            /// All, in the order of their names in data.
            pub const ALL: &[Label] = &[$(Label::$name),*];

            /// The name in data.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Label::$name => $key,)*
                }
            }

            /// Whether a line has the label.
            pub fn holds(self, line: &Line) -> bool {
                let test: fn(&Line) -> bool = match self {
                    $(Label::$name => $test,)*
                };
                !line.is_empty() && test(line)
            }
        }
    };
}

labels! {
    AdvancedPawn "advancedPawn" shape::advanced_pawn;
    AnastasiaMate "anastasiaMate" |line| mates::pattern(line) == Some(Label::AnastasiaMate);
    ArabianMate "arabianMate" |line| mates::pattern(line) == Some(Label::ArabianMate);
    AttackingF2F7 "attackingF2F7" shape::attacking_f2_f7;
    Attraction "attraction" removal::attraction;
    BackRankMate "backRankMate" |line| mates::pattern(line) == Some(Label::BackRankMate);
    BishopEndgame "bishopEndgame" shape::bishop_endgame;
    BodenMate "bodenMate" |line| mates::pattern(line) == Some(Label::BodenMate);
    CapturingDefender "capturingDefender" removal::capturing_defender;
    Castling "castling" |line| line.turns().any(|turn| turn.played().is_castling());
    Clearance "clearance" removal::clearance;
    DefensiveMove "defensiveMove" shape::defensive_move;
    Deflection "deflection" removal::deflection;
    DiscoveredAttack "discoveredAttack" attack::discovered_attack;
    DiscoveredCheck "discoveredCheck" attack::discovered_check;
    DoubleBishopMate "doubleBishopMate" |line| mates::pattern(line) == Some(Label::DoubleBishopMate);
    DoubleCheck "doubleCheck" attack::double_check;
    DovetailMate "dovetailMate" |line| mates::pattern(line) == Some(Label::DovetailMate);
    EnPassant "enPassant" shape::en_passant;
    Endgame "endgame" |line| Phase::of(line.start()) == Phase::Endgame;
    ExposedKing "exposedKing" shape::exposed_king;
    Fork "fork" attack::fork;
    HangingPiece "hangingPiece" removal::hanging_piece;
    HookMate "hookMate" |line| mates::pattern(line) == Some(Label::HookMate);
    Interference "interference" removal::interference;
    Intermezzo "intermezzo" removal::intermezzo;
    KingsideAttack "kingsideAttack" shape::kingside_attack;
    KnightEndgame "knightEndgame" shape::knight_endgame;
    Long "long" |line| line.len() == 3;
    Mate "mate" mates::is_mate;
    MateIn1 "mateIn1" |line| mates::is_mate(line) && line.len() == 1;
    MateIn2 "mateIn2" |line| mates::is_mate(line) && line.len() == 2;
    MateIn3 "mateIn3" |line| mates::is_mate(line) && line.len() == 3;
    MateIn4 "mateIn4" |line| mates::is_mate(line) && line.len() == 4;
    MateIn5 "mateIn5" |line| mates::is_mate(line) && line.len() >= 5;
    Middlegame "middlegame" |line| Phase::of(line.start()) == Phase::Middlegame;
    OneMove "oneMove" |line| line.len() == 1;
    Opening "opening" |line| Phase::of(line.start()) == Phase::Opening;
    PawnEndgame "pawnEndgame" shape::pawn_endgame;
    Pin "pin" attack::pin;
    Promotion "promotion" |line| line.turns().any(|turn| turn.played().promotes_to().is_some());
    QueenEndgame "queenEndgame" shape::queen_endgame;
    QueenRookEndgame "queenRookEndgame" shape::queen_rook_endgame;
    QueensideAttack "queensideAttack" shape::queenside_attack;
    QuietMove "quietMove" shape::quiet_move;
    RookEndgame "rookEndgame" shape::rook_endgame;
    Sacrifice "sacrifice" removal::sacrifice;
    Short "short" |line| line.len() == 2;
    Skewer "skewer" attack::skewer;
    SmotheredMate "smotheredMate" |line| mates::pattern(line) == Some(Label::SmotheredMate);
    TrappedPiece "trappedPiece" removal::trapped_piece;
    UnderPromotion "underPromotion" shape::under_promotion;
    VeryLong "veryLong" |line| line.len() >= 4;
    XRayAttack "xRayAttack" attack::x_ray_attack;
}

/// The labels of a line, in the order of their names.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::{Label, Line, labels};
/// // A rook mates on the back rank.
/// let before = Position::from_fen("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1")?;
/// let away = before.read_uci("a2b2")?;
/// let mate = before.play(away)?.read_uci("d1d8")?;
/// let found = labels(&Line::after(before, [away, mate])?);
/// assert!(found.contains(&Label::BackRankMate) && found.contains(&Label::MateIn1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn labels(line: &Line) -> Vec<Label> {
    Label::ALL.iter().copied().filter(|label| label.holds(line)).collect()
}
