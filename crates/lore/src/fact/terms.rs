//! Which term of the glossary explains a concept.

use super::Concept;

impl Concept {
    /// The id of the glossary's term for it; none where the glossary has no word for just this.
    ///
    /// ```
    /// use tratto_lore::{Concept, term};
    /// let id = Concept::DoubleAttack.term().ok_or("none")?;
    /// assert!(term::all().iter().any(|term| term.id == id));
    /// # Ok::<(), &str>(())
    /// ```
    pub const fn term(self) -> Option<&'static str> {
        Some(match self {
            Concept::Material => "values-of-the-pieces",
            Concept::MaterialLead => "material-advantage",
            Concept::TheExchange => "the-exchange",
            Concept::HangingPiece | Concept::EnPrise => "en-prise",
            Concept::WinnablePiece => "static-exchange-evaluation",
            Concept::TrappedPiece => "trapped-piece",
            Concept::Mobility => "mobility",
            Concept::OutOfPlay => "piece-out-of-play",
            Concept::OffensivePiece | Concept::DefensivePiece => "role-of-a-piece",
            Concept::StablePiece => "stability-of-a-piece",
            Concept::LongDiagonal => "long-diagonal",
            Concept::CentreOccupation => "occupation-of-the-centre",
            Concept::CentreControl => "control-of-the-centre",
            Concept::BlockedCentre => "blocked-centre",
            Concept::OpenCentre => "open-centre",
            Concept::MobileCentre => "mobile-centre",
            Concept::UnfixedCentre => "centre",
            Concept::OpenFile | Concept::RookOnOpenFile => "open-file",
            Concept::HalfOpenFile | Concept::RookOnHalfOpenFile => "half-open-file",
            Concept::ClosedFile => "closed-file",
            Concept::Battery => "battery",
            Concept::DoubledOnFile => "doubling-of-rooks",
            Concept::Hole | Concept::FutureHole => "weak-square",
            Concept::NegligibleHole | Concept::NegligibleWeakness => "negligible-weakness",
            Concept::FixedHole | Concept::FixedWeakPawn => "fixed-weakness",
            Concept::ColourComplex => "weak-colour-complex",
            Concept::Outpost | Concept::HeldOutpost => "outpost",
            Concept::SupportedKnight => "supported-knight",
            Concept::Space | Concept::SpaceAdvantage => "space-advantage",
            Concept::TransitSquare => "transit-squares",
            Concept::PawnIslands => "pawn-island",
            Concept::IsolatedPawn => "isolated-pawn",
            Concept::Isolani => "isolani",
            Concept::DoubledPawns => "doubled-pawn",
            Concept::BackwardPawn => "backward-pawn",
            Concept::WeakPawn => "weak-pawn",
            Concept::ClassicWeakness => "classic-weakness",
            Concept::HangingPawns => "hanging-pawns",
            Concept::PawnChain => "pawn-chain",
            Concept::Phalanx => "duo",
            Concept::Stonewall => "stonewall",
            Concept::Ram => "ram",
            Concept::BlockedPawn => "blocked-pawn",
            Concept::Blockade => "blockade",
            Concept::Lever => "lever",
            Concept::PawnBreak => "pawn-break",
            Concept::Majority | Concept::EffectiveMajority => "pawn-majority",
            Concept::PassedPawn => "passed-pawn",
            Concept::ProtectedPassedPawn => "protected-passed-pawn",
            Concept::ConnectedPassedPawns | Concept::UnitedPassedPawns => "connected-passed-pawns",
            Concept::OutsidePassedPawn => "outside-passed-pawn",
            Concept::CandidatePawn => "candidate-passed-pawn",
            Concept::BadBishop | Concept::BishopOutsideChain => "bad-bishop",
            Concept::GoodBishop => "good-bishop",
            Concept::BishopPair => "bishop-pair",
            Concept::OppositeBishops => "opposite-coloured-bishops",
            Concept::Fianchetto => "fianchetto",
            Concept::CastledFianchetto => "castling-behind-a-fianchetto",
            Concept::KnightOnRim => "knight-on-the-rim",
            Concept::ConnectedRooks => "connected-rooks",
            Concept::RookOnSeventh | Concept::DoubledOnSeventh => "rook-on-the-seventh-rank",
            Concept::RookBehindPasser => "rook-behind-the-passed-pawn",
            Concept::SameSideCastling => "same-side-castling",
            Concept::OppositeSideCastling => "attack-with-opposite-side-castling",
            Concept::KingShield => "pawn-shield",
            Concept::WeakenedCastling => "weakened-castled-position",
            Concept::UncastledKing => "attack-on-the-uncastled-king",
            Concept::ExposedKing => "exposed-king",
            Concept::KingPressure => "king-safety",
            Concept::LocalSuperiority => "local-superiority",
            Concept::BackRankWeakness => "back-rank-weakness",
            Concept::Luft => "luft",
            Concept::KingActivity => "active-king",
            Concept::AbsolutePin => "absolute-pin",
            Concept::TotalPin | Concept::CrossPin => "pin",
            Concept::RelativePin => "relative-pin",
            Concept::HalfPin => "half-pin",
            Concept::Skewer => "skewer",
            Concept::XRayAttack | Concept::XRayDefence => "x-ray",
            Concept::DiscoveredAttack => "discovered-attack",
            Concept::DiscoveredCheck => "discovered-check",
            Concept::DoubleAttack => "double-attack",
            Concept::Duty | Concept::MateDuty => "defender",
            Concept::OverloadedPiece => "overloading",
            Concept::MateThreat | Concept::CaptureThreat => "threat",
            Concept::PromotionThreat => "promotion",
            Concept::PawnPair
            | Concept::CentralKnight
            | Concept::PawnStorm
            | Concept::StormWithOpenCentre
            | Concept::CutOffKing => return None,
        })
    }
}
