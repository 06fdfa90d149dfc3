//! A sentence for every fact of a position, made of its side, its numbers and its evidence.

mod balance;
mod centre;
mod kings;
mod lines;
mod moves;
mod names;
mod pawns;
mod pieces;
mod places;
mod teller;
#[cfg(test)]
mod tests;

use crate::{Words, say};
use teller::Teller;
use tratto_board::Position;
use tratto_lore::Truth;
use tratto_lore::fact::{Concept, Fact};

pub use balance::BalanceLine;
pub use moves::{AnswerLine, Change, ChangeLine};

impl Words {
    /// A fact as a sentence. The position is the one that the fact was found in.
    ///
    /// ```
    /// use tratto_board::{Color, Position};
    /// use tratto_lore::Concept;
    /// use tratto_words::{Lang, Words};
    /// let position = Position::from_fen("4k3/8/8/8/3P4/8/8/4K3 w - - 0 1")?;
    /// let isolated = &Concept::IsolatedPawn.of(&position, Color::White)[0];
    /// assert_eq!(
    ///     Words::of(Lang::IT).fact(isolated, &position),
    ///     "Il pedone bianco in d4 è isolato: non ci sono pedoni bianchi sulle colonne c o e."
    /// );
    /// # Ok::<(), tratto_board::FenError>(())
    /// ```
    pub fn fact(&self, fact: &Fact, position: &Position) -> String {
        self.whole(&self.fact_clause(fact, position))
    }

    /// How something is known: "seen on the board".
    pub fn truth(&self, truth: Truth) -> String {
        match truth {
            Truth::Board => say!(self, "truth-board"),
            Truth::Exchange => say!(self, "truth-exchange"),
            Truth::Line => say!(self, "truth-line"),
            Truth::Proof => say!(self, "truth-proof"),
            Truth::Engine => say!(self, "truth-engine"),
        }
    }

    /// A clause as a sentence: its first letter in capitals, and a full stop.
    fn whole(&self, clause: &str) -> String {
        format!("{}.", self.begun(clause))
    }

    /// A fact as a clause, to be joined with others.
    pub fn fact_clause(&self, fact: &Fact, position: &Position) -> String {
        let told = Teller { words: self, at: position, fact };
        match fact.concept {
            Concept::Material => told.material(),
            Concept::MaterialLead => told.material_lead(),
            Concept::TheExchange => told.exchange_up(),
            Concept::HangingPiece => told.hanging(),
            Concept::EnPrise => told.en_prise(),
            Concept::WinnablePiece => told.winnable(),
            Concept::TrappedPiece => told.trapped(),
            Concept::Mobility => told.mobility(),
            Concept::OutOfPlay => told.out_of_play(),
            Concept::OffensivePiece => told.offensive(),
            Concept::DefensivePiece => told.defensive(),
            Concept::StablePiece => told.stable(),
            Concept::LongDiagonal => told.long_diagonal(),
            Concept::CentreOccupation => told.centre_occupation(),
            Concept::CentreControl => told.centre_control(),
            Concept::BlockedCentre => told.blocked_centre(),
            Concept::OpenCentre => told.open_centre(),
            Concept::MobileCentre => told.mobile_centre(),
            Concept::UnfixedCentre => told.unfixed_centre(),
            Concept::OpenFile => told.open_file(),
            Concept::HalfOpenFile => told.half_open_file(),
            Concept::ClosedFile => told.closed_file(),
            Concept::Battery => told.battery(),
            Concept::DoubledOnFile => told.doubled_on_file(),
            Concept::Hole => told.hole(),
            Concept::FutureHole => told.future_hole(),
            Concept::NegligibleHole => told.negligible_hole(),
            Concept::FixedHole => told.fixed_hole(),
            Concept::ColourComplex => told.colour_complex(),
            Concept::Outpost => told.outpost(),
            Concept::HeldOutpost => told.held_outpost(),
            Concept::SupportedKnight => told.supported_knight(),
            Concept::Space => told.space(),
            Concept::SpaceAdvantage => told.space_advantage(),
            Concept::TransitSquare => told.transit_square(),
            Concept::PawnIslands => told.pawn_islands(),
            Concept::IsolatedPawn => told.isolated(),
            Concept::Isolani => told.isolani(),
            Concept::DoubledPawns => told.doubled(),
            Concept::BackwardPawn => told.backward(),
            Concept::WeakPawn => told.weak(),
            Concept::NegligibleWeakness => told.negligible_weakness(),
            Concept::ClassicWeakness => told.classic_weakness(),
            Concept::FixedWeakPawn => told.fixed_weak_pawn(),
            Concept::HangingPawns => told.hanging_pawns(),
            Concept::PawnChain => told.pawn_chain(),
            Concept::PawnPair => told.pawn_pair(),
            Concept::Phalanx => told.phalanx(),
            Concept::Stonewall => told.stonewall(),
            Concept::Ram => told.ram(),
            Concept::BlockedPawn => told.blocked_pawn(),
            Concept::Blockade => told.blockade(),
            Concept::Lever => told.lever(),
            Concept::PawnBreak => told.pawn_break(),
            Concept::Majority => told.majority(),
            Concept::EffectiveMajority => told.effective_majority(),
            Concept::PassedPawn => told.passed(),
            Concept::ProtectedPassedPawn => told.protected_passed(),
            Concept::ConnectedPassedPawns => told.connected_passed(),
            Concept::UnitedPassedPawns => told.united_passed(),
            Concept::OutsidePassedPawn => told.outside_passed(),
            Concept::CandidatePawn => told.candidate(),
            Concept::BadBishop => told.bad_bishop(),
            Concept::BishopOutsideChain => told.bishop_outside_chain(),
            Concept::GoodBishop => told.good_bishop(),
            Concept::BishopPair => told.bishop_pair(),
            Concept::OppositeBishops => told.opposite_bishops(),
            Concept::Fianchetto => told.fianchetto(),
            Concept::CastledFianchetto => told.castled_fianchetto(),
            Concept::KnightOnRim => told.knight_on_rim(),
            Concept::CentralKnight => told.central_knight(),
            Concept::ConnectedRooks => told.connected_rooks(),
            Concept::RookOnOpenFile => told.rook_on_open_file(),
            Concept::RookOnHalfOpenFile => told.rook_on_half_open_file(),
            Concept::RookOnSeventh => told.seventh(),
            Concept::DoubledOnSeventh => told.doubled_on_seventh(),
            Concept::RookBehindPasser => told.rook_behind_passer(),
            Concept::SameSideCastling => told.same_side_castling(),
            Concept::OppositeSideCastling => told.opposite_side_castling(),
            Concept::KingShield => told.shield(),
            Concept::WeakenedCastling => told.weakened(),
            Concept::UncastledKing => told.uncastled(),
            Concept::ExposedKing => told.exposed(),
            Concept::KingPressure => told.king_pressure(),
            Concept::LocalSuperiority => told.local_superiority(),
            Concept::PawnStorm => told.pawn_storm(),
            Concept::StormWithOpenCentre => told.storm_open_centre(),
            Concept::BackRankWeakness => told.back_rank(),
            Concept::Luft => told.luft(),
            Concept::KingActivity => told.king_activity(),
            Concept::CutOffKing => told.cut_off(),
            Concept::AbsolutePin => told.absolute_pin(),
            Concept::TotalPin => told.total_pin(),
            Concept::RelativePin => told.relative_pin(),
            Concept::CrossPin => told.cross_pin(),
            Concept::HalfPin => told.half_pin(),
            Concept::Skewer => told.skewer(),
            Concept::XRayAttack => told.x_ray_attack(),
            Concept::XRayDefence => told.x_ray_defence(),
            Concept::DiscoveredAttack => told.discovered_attack(),
            Concept::DiscoveredCheck => told.discovered_check(),
            Concept::DoubleAttack => told.double_attack(),
            Concept::Duty => told.duty(),
            Concept::MateDuty => told.mate_duty(),
            Concept::OverloadedPiece => told.overloaded(),
            Concept::MateThreat => told.mate_threat(),
            Concept::PromotionThreat => told.promotion_threat(),
            Concept::CaptureThreat => told.capture_threat(),
        }
    }
}
