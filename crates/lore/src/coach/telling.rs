//! Which changes a coach mentions.

use crate::fact::Concept;

/// Whether a change of a fact of this kind is worth a coach's sentence: what follows from a piece having moved, or is told otherwise, is not.
pub const fn is_telling(concept: Concept) -> bool {
    matches!(
        concept,
        Concept::TheExchange
            | Concept::TrappedPiece
            | Concept::BlockedCentre
            | Concept::OpenCentre
            | Concept::MobileCentre
            | Concept::OpenFile
            | Concept::HalfOpenFile
            | Concept::HeldOutpost
            | Concept::Outpost
            | Concept::ColourComplex
            | Concept::SpaceAdvantage
            | Concept::IsolatedPawn
            | Concept::DoubledPawns
            | Concept::BackwardPawn
            | Concept::HangingPawns
            | Concept::PawnChain
            | Concept::Stonewall
            | Concept::Blockade
            | Concept::Lever
            | Concept::EffectiveMajority
            | Concept::PassedPawn
            | Concept::ProtectedPassedPawn
            | Concept::ConnectedPassedPawns
            | Concept::OutsidePassedPawn
            | Concept::BadBishop
            | Concept::BishopPair
            | Concept::OppositeBishops
            | Concept::Fianchetto
            | Concept::KnightOnRim
            | Concept::ConnectedRooks
            | Concept::RookOnOpenFile
            | Concept::RookOnHalfOpenFile
            | Concept::RookOnSeventh
            | Concept::RookBehindPasser
            | Concept::SameSideCastling
            | Concept::OppositeSideCastling
            | Concept::KingShield
            | Concept::WeakenedCastling
            | Concept::ExposedKing
            | Concept::BackRankWeakness
            | Concept::AbsolutePin
            | Concept::RelativePin
            | Concept::Skewer
            | Concept::DiscoveredCheck
            | Concept::DoubleAttack
            | Concept::OverloadedPiece
    )
}
