//! Which term of the glossary explains what the coach says.

use super::{EndingNote, Event, Finding, Plan, Saying};
use crate::opening::Check;

impl Saying {
    /// The id of the glossary's term for what it is about.
    ///
    /// ```
    /// use tratto_lore::coach::{Plan, Saying};
    /// assert_eq!(Saying::Plan(Plan::MakeLuft).term(), "luft");
    /// ```
    pub const fn term(&self) -> &'static str {
        match self {
            Saying::Plan(plan) => plan.term(),
            Saying::Mates { .. } => "checkmate",
            Saying::Ending(note) => note.term(),
            Saying::Prefers { .. } => "evaluation",
            Saying::Move(finding) => finding.term(),
            Saying::Wins { .. } => "material-advantage",
            Saying::Event(event) => event.term(),
            Saying::Check { check, .. } | Saying::Unjudged { check, .. } => check.term(),
        }
    }
}

impl Plan {
    /// The id of the glossary's term for what it is about.
    #[allow(unreachable_patterns, reason = "a plan without a word of its own is a plan")]
    pub const fn term(self) -> &'static str {
        match self {
            Plan::TradeOfficers | Plan::TradePawns | Plan::TradeForRoom | Plan::KeepPieces => {
                "exchange-of-pieces"
            }
            Plan::KeepTheirBadBishop | Plan::FreeBadBishop => "bad-bishop",
            Plan::Develop => "development",
            Plan::Castle => "castling",
            Plan::MakeLuft => "luft",
            Plan::AttackKing => "king-safety",
            Plan::Storm => "pawn-advance",
            Plan::StrikeInCentre => "centre",
            Plan::KingToCentre => "active-king",
            Plan::LeverAtBase => "lever",
            Plan::MinorityAttack | Plan::AdvanceMajority => "pawn-majority",
            Plan::AdvancePassedPawn => "passed-pawn",
            Plan::OpenForBishops => "bishop-pair",
            Plan::RookBehindOwnPasser | Plan::RookBehindTheirPasser => "rook-behind-the-passed-pawn",
            Plan::Blockade | Plan::HoldBlockade => "blockade",
            Plan::OccupyOutpost => "outpost",
            Plan::RookToOpenFile => "open-file",
            Plan::RookToSeventh => "rook-on-the-seventh-rank",
            Plan::Activate => "piece-out-of-play",
            Plan::AttackWeakPawn => "weak-pawn",
            Plan::AttackPinnedPiece => "pin",
            Plan::LoadOverloaded => "overloading",
            _ => "plan",
        }
    }
}

impl Event {
    /// The id of the glossary's term for it.
    pub const fn term(self) -> &'static str {
        match self {
            Event::Gambit { counters: true, .. } => "countergambit",
            Event::Gambit { accepted: true, .. } => "gambit-accepted",
            Event::Gambit { .. } => "gambit",
            Event::Castled { same_side: true } => "same-side-castling",
            Event::Castled { .. } => "castling",
            Event::EarlyQueen { .. } => "early-queen-move",
            Event::Demolition { .. } => "demolition-of-the-castled-position",
        }
    }
}

impl EndingNote {
    /// The id of the glossary's term for it.
    #[allow(unreachable_patterns, reason = "an ending without a word of its own is an ending")]
    pub const fn term(&self) -> &'static str {
        match self {
            EndingNote::Table { .. } => "technical-ending",
            EndingNote::Zugzwang => "zugzwang",
            EndingNote::KeySquares { .. } => "key-squares",
            EndingNote::Opposition { .. } => "opposition",
            EndingNote::Square { .. } => "square-of-the-pawn",
            EndingNote::RookNotQueen => "underpromotion",
            EndingNote::WrongBishop { .. } => "wrong-coloured-bishop",
            EndingNote::Breakthrough { .. } => "pawn-breakthrough",
            _ => "endgame",
        }
    }
}

impl Finding {
    /// The id of the glossary's term for it.
    #[allow(unreachable_patterns, reason = "a finding without a word of its own is about a move")]
    pub const fn term(&self) -> &'static str {
        match self {
            Finding::Mates | Finding::MissesMate { .. } | Finding::AllowsMate { .. } => "checkmate",
            Finding::Stalemates => "stalemate",
            Finding::Wins { .. } | Finding::MissesGain { .. } => "material-advantage",
            Finding::Meets { .. } => "defence",
            Finding::Threatens { .. } => "threat",
            Finding::Hangs { .. } | Finding::LeavesHanging { .. } => "en-prise",
            Finding::Poisoned { .. } => "trap",
            Finding::AllowsPromotion => "promotion",
            Finding::SpoilsEnding { .. } => "technical-ending",
            Finding::Graded { .. } => "evaluation",
            _ => "move",
        }
    }
}

impl Check {
    /// The id of the glossary's term for what the rule is about.
    #[allow(unreachable_patterns, reason = "a rule without a word of its own is about the opening")]
    pub const fn term(self) -> &'static str {
        match self {
            Check::Centre => "occupation-of-the-centre",
            Check::TowardsCentre => "control-of-the-centre",
            Check::OneMoveEach => "tempo",
            Check::SafeSquares | Check::OneDiagonal | Check::FreeWay => "development",
            Check::MinorsFirst => "early-queen-move",
            Check::Castled => "castling",
            Check::RookFiles => "open-file",
            Check::PawnTasks => "pawn-structure",
            _ => "opening",
        }
    }
}
