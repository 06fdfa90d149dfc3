//! Which term of the glossary explains a motif.

use super::Motif;

impl Motif {
    /// The id of the glossary's term for it; none where the glossary has no word for just this.
    ///
    /// ```
    /// use tratto_lore::{Motif, term};
    /// let id = Motif::GreekGift.term().ok_or("none")?;
    /// assert!(term::all().iter().any(|term| term.id == id));
    /// # Ok::<(), &str>(())
    /// ```
    pub const fn term(self) -> Option<&'static str> {
        Some(match self {
            Motif::Fork => "fork",
            Motif::AbsolutePin => "absolute-pin",
            Motif::RelativePin => "relative-pin",
            Motif::CrossPin => "pin",
            Motif::HalfPin => "half-pin",
            Motif::Skewer => "skewer",
            Motif::DiscoveredAttack => "discovered-attack",
            Motif::DiscoveredCheck => "discovered-check",
            Motif::DoubleCheck => "double-check",
            Motif::CrossCheck => "cross-check",
            Motif::Decoy => "decoy",
            Motif::Deflection => "deflection",
            Motif::Overload => "overloading",
            Motif::RemovingDefender => "removing-the-defender",
            Motif::Interference => "interference",
            Motif::Interposition => "interposition",
            Motif::SquareClearance => "square-clearance",
            Motif::LineClearance => "line-clearance",
            Motif::SelfBlock => "self-block",
            Motif::Zwischenzug => "intermezzo",
            Motif::XRay => "x-ray",
            Motif::Battery => "battery",
            Motif::Windmill => "windmill",
            Motif::DoubleBishopSacrifice => "double-bishop-sacrifice",
            Motif::GreekGift => "bishop-sacrifice-on-h7",
            Motif::LegalMate => "legals-mate",
            Motif::Promotion => "promotion",
            Motif::Underpromotion => "underpromotion",
            Motif::Desperado => "desperado",
            Motif::PerpetualCheck => "perpetual-check",
            Motif::StalemateTrick => "stalemate-trick",
            Motif::Trap => "trap",
            Motif::TrappedPiece => "trapped-piece",
            Motif::QuietMove => "quiet-move",
            Motif::DefensiveMove => "defence",
            Motif::Sacrifice => "sacrifice",
            Motif::Combination => "combination",
            Motif::Unpin => "unpin",
            Motif::HangingPiece => "en-prise",
            Motif::Simplification => "simplification",
            Motif::PassedPawn => "passed-pawn",
            Motif::Breakthrough => "pawn-breakthrough",
            Motif::SmotheredMate => "smothered-mate",
            Motif::BackRankMate => "back-rank-mate",
            Motif::AnastasiaMate => "anastasias-mate",
            Motif::ArabianMate => "arabian-mate",
            Motif::HookMate => "hook-mate",
            Motif::BodenMate => "bodens-mate",
            Motif::TwoBishopsMate => "double-bishop-mate",
            Motif::DovetailMate => "dovetail-mate",
            Motif::EpauletteMate => "epaulette-mate",
            Motif::OperaMate => "opera-mate",
            Motif::Cooperation | Motif::AdvancedPawn => return None,
        })
    }
}
