//! What the rules say, edition by edition.
//!
//! One row a value, one column an edition: what changed from one edition to the next can be read at a glance. The article
//! behind each row is in `rules.rs`, under the rule named in the row's comment.

use super::COUNT;
use crate::ruling::Reading;
use tratto_clock::{Millis, Thresholds};

macro_rules! table {
    ($($(#[$doc:meta])* $name:ident: $kind:ty = [$($cell:expr),* $(,)?];)*) => {
        /// What the rules of one edition say: a column of the table.
        #[derive(Clone, Eq, PartialEq, Debug)]
        #[non_exhaustive]
        pub struct Values {
            $($(#[$doc])* pub $name: $kind,)*
        }

        pub(in crate::edition) static VALUES: [Values; COUNT] = {
            $(const $name: [$kind; COUNT] = [$($cell),*];)*
            const fn column(index: usize) -> Values {
                Values { $($name: $name[index]),* }
            }
            const OLDEST: Values = column(0);
            let mut columns = [OLDEST; COUNT];
            let mut index = 1;
            while index < COUNT {
                columns[index] = column(index);
                index += 1;
            }
            columns
        };
    };
}

/// How illegal moves are dealt with in one rate of play and degree of supervision.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct IllegalMoves {
    /// The offence that loses the game, counted from 1.
    pub loses_at: u8,
    /// What the opponent gets for each offence before that one.
    pub bonus: Millis,
    /// Whether the losing offence only draws when the opponent cannot mate.
    pub unwinnable_draws: bool,
    /// Who may find an illegal move, and until when.
    pub found: Found,
}

/// Who may find an illegal move, and until when.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Found {
    /// By anybody, as long as the game lasts.
    AnyTime,
    /// By the opponent before he touches a piece, or by the arbiter before the opponent has moved.
    BeforeTouching,
    /// Only by the opponent's claim before he has made his move.
    OnClaim,
    /// Only by the opponent's claim before he has made his move; then he wins, or draws if he cannot mate.
    ClaimWins,
    /// By the arbiter or by the opponent's claim, before the opponent has made his next move; else it stands.
    BeforeReply,
}

const fn seconds(seconds: u64) -> Millis {
    Millis::from_secs(seconds)
}

/// The `loses_at`-th offence loses, each one before brings the opponent `bonus` seconds; a draw if he cannot mate.
const fn after(loses_at: u8, bonus: u64, found: Found) -> IllegalMoves {
    IllegalMoves { loses_at, bonus: seconds(bonus), unwinnable_draws: true, found }
}

/// The same, lost even against a bare king.
const fn strict(loses_at: u8, bonus: u64, found: Found) -> IllegalMoves {
    IllegalMoves { loses_at, bonus: seconds(bonus), unwinnable_draws: false, found }
}

/// What becomes of a pawn left on the last rank with the clock pressed.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Unpromoted {
    /// The move is taken back; the touched pawn must move.
    TakenBack,
    /// The move is taken back; the pawn must go to that square, and its player chooses the piece.
    MustPromoteThere,
    /// The pawn becomes a queen.
    BecomesQueen,
}

/// Whether a fault in the act of moving counts as an illegal move.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum OffenceCounts {
    /// No: the arbiter may penalise it.
    Discretion,
    /// Yes, as soon as it is done.
    AtOnce,
    /// Yes, once the clock is pressed.
    OnPress,
}

/// In which rates of play the penalties of Articles 7 and 9 are one minute instead of two.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum OneMinute {
    /// Nowhere.
    Nowhere,
    /// In blitz.
    Blitz,
    /// In rapid, and in blitz where supervision is not adequate.
    RapidAndBlitz,
}

/// What an incorrect claim of a draw costs the claimant himself.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum ClaimantLoses {
    /// More than two minutes left: half of it, at most three minutes; between one and two: all but one minute.
    Half,
    /// Nothing.
    Nothing,
}

/// What ends the right to claim a draw on this move.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum ClaimRight {
    /// Making a move.
    LostByMoving,
    /// Touching a piece.
    LostByTouching,
}

/// What refuses an offer of a draw without a word.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum OfferRefused {
    /// Making a move.
    ByMoving,
    /// Touching a piece with the intention of moving or capturing it.
    ByTouching,
}

/// How late a player may come where the event says nothing.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum DefaultTime {
    /// So long.
    Of(Millis),
    /// The event has to say it; where it does not, the arbiter decides.
    MustBeStated,
}

/// How late a player may come to a resumption.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum ResumptionLate {
    /// So long, whatever the event says.
    Fixed(Millis),
    /// So long where the event says nothing.
    UnlessStated(Millis),
    /// As long as at the start of the game.
    DefaultTime,
}

/// What a move must keep to for mate, stalemate or a dead position to end the game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum EndingMove {
    /// The rules of Article 3: a touched piece changes nothing.
    Legal,
    /// Those, and the rules about touched and released pieces.
    LegalAsTouched,
}

/// Whether the capture of a king counts as an illegal move of its own.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum KingCapture {
    /// No: only the illegal move that made it possible.
    NotCounted,
    /// Only where that one can no longer be corrected.
    WhereTheOtherStands,
    /// Yes.
    Counted,
}

/// Whether the arbiter adjusts the clock of a player whose assistant writes or presses for him.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum ClockAdjusted {
    /// Always.
    Always,
    /// Unless the player has a disability.
    UnlessDisabled,
}

/// When repetition ends the game by itself.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Fivefold {
    /// Never.
    Never,
    /// Five appearances on consecutive alternate moves: each four half-moves after the one before.
    Chain,
    /// Five appearances, however far apart.
    AnySpacing,
}

/// What an event may forbid about draws by agreement.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum AgreementBan {
    /// The Laws give no such power.
    NotProvided,
    /// Agreeing.
    Agreeing,
    /// Offering and agreeing.
    OfferingAndAgreeing,
}

/// What is done about colours reversed at the start.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum ColoursReversed {
    /// The game goes on, unless the arbiter decides otherwise.
    GoesOn,
    /// A new game, unless each side has made so many moves.
    NewGameBefore(u16),
}

/// What an arbiter does about a flag he sees fall, in rapid and blitz without adequate supervision.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum ArbiterOnFlag {
    /// He says nothing.
    Silent,
    /// He says nothing unless both are down.
    SilentUnlessBoth,
    /// He may call it.
    MayCall,
    /// He calls it.
    Calls,
}

/// What two fallen flags mean, in rapid and blitz without adequate supervision.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum BothFlags {
    /// A draw.
    Draw,
    /// The first to fall loses, where that can be told.
    FirstLoses,
}

/// In which games the arbiter acts on Article 4 without being asked.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum TouchUnasked {
    /// In standard play only.
    Standard,
    /// Wherever supervision is adequate.
    Adequate,
    /// In every game.
    Always,
}

/// How many pieces of each colour the rule about touching both colours speaks of.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum TouchedBoth {
    /// One of each.
    OneOfEach,
    /// One or more: the first enemy piece by the first own piece.
    FirstOfEach,
}

/// Which contact with a piece counts as touching it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Contact {
    /// Deliberate contact.
    Deliberate,
    /// Contact with the intention of moving or capturing that piece.
    Intended,
    /// Every contact that is not clearly accidental.
    NotAccidental,
}

/// What an arbiter does who sees both kings in check, or a pawn on its last rank, in rapid or blitz.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum KingsInCheck {
    /// The edition does not say.
    NotProvided,
    /// He intervenes if he can.
    Intervenes,
    /// He waits for the next completed move; if the position is still illegal, the game is drawn.
    WaitsThenDraws,
}

/// What a telephone costs its owner.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Phone {
    /// There is no rule.
    NotProvided,
    /// None may be brought into the playing venue; one that rings loses, and the arbiter decides the opponent's score.
    BringingForbidden,
    /// A sound loses the game; a silent one that is not switched off is a breach.
    SoundLoses,
    /// Having one about oneself loses, unless the event is milder.
    PossessionLoses,
}

/// Which misplaced pieces lose the right to castle when it is too late to begin again.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Misplaced {
    /// None: the edition does not speak of it.
    NotProvided,
    /// A king that stood in its queen's place.
    KingOnly,
    /// A misplaced king; a misplaced rook.
    KingAndRook,
}

/// Where the quickplay rules apply.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum QuickplayRates {
    /// Everywhere but in blitz.
    NotBlitz,
    /// Everywhere but in blitz without adequate supervision.
    NotBlitzInadequate,
    /// In standard and rapid play without increment.
    WithoutIncrement,
}

/// Whether an edition tells adequate from inadequate supervision.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Adequacy {
    /// It knows one regime for rapid and one for blitz.
    Unknown,
    /// It tells them apart.
    Told,
}

use Found::{AnyTime, BeforeReply, BeforeTouching, ClaimWins, OnClaim};

const READINGS_1997: &[Reading] = &[Reading::CountedOnceCompleted];
const READINGS_2001: &[Reading] = &[Reading::IllegalMovesIncluded, Reading::CountedOnceCompleted];
const READINGS_2014: &[Reading] = &[Reading::MateBeforeCount, Reading::ClaimantMeant];

const HOUR: Millis = Millis::from_minutes(60);
const SIXTY: DefaultTime = DefaultTime::Of(HOUR);
const ZERO: DefaultTime = DefaultTime::Of(Millis::ZERO);

#[allow(non_upper_case_globals)] // the constants of the macro carry the names of the fields
mod rows {
    use super::*;

    table! {
        //                        1997                         2001                            2005                          2009                                2014                               2017                                2018                                2023

        /// Standard, rapid or blitz (`RB-1` to `RB-3`).
        thresholds: Thresholds = [Thresholds::LAWS_2001,       Thresholds::LAWS_2001,          Thresholds::LAWS_2009,        Thresholds::LAWS_2009,              Thresholds::LAWS_2014,             Thresholds::LAWS_2014,              Thresholds::LAWS_2014,              Thresholds::LAWS_2014];
        /// Whether supervision is told apart (`RB-4`, `RB-5`).
        adequacy: Adequacy     = [Adequacy::Unknown,           Adequacy::Unknown,              Adequacy::Unknown,            Adequacy::Told,                     Adequacy::Told,                    Adequacy::Told,                     Adequacy::Told,                     Adequacy::Told];

        /// Illegal moves in standard play (`IL-16`).
        illegal_standard: IllegalMoves
                               = [strict(3, 120, AnyTime),     strict(3, 120, AnyTime),        strict(3, 120, AnyTime),      after(3, 120, AnyTime),             after(2, 120, AnyTime),            after(2, 120, AnyTime),             after(2, 120, AnyTime),             after(2, 120, AnyTime)];
        /// An illegal move in standard play costs something only in a quickplay finish (`IL-16`).
        illegal_only_in_finish: bool
                               = [true,                        false,                          false,                        false,                              false,                             false,                              false,                              false];
        /// In rapid, adequately supervised (`IL-17`).
        illegal_rapid_adequate: IllegalMoves
                               = [strict(3, 120, AnyTime),     strict(3, 120, BeforeTouching), strict(3, 120, OnClaim),      after(3, 120, AnyTime),             after(2, 120, AnyTime),            after(2, 120, AnyTime),             after(2, 120, AnyTime),             after(2, 60, AnyTime)];
        /// In rapid otherwise (`IL-18`).
        illegal_rapid: IllegalMoves
                               = [strict(3, 120, AnyTime),     strict(3, 120, BeforeTouching), strict(3, 120, OnClaim),      after(3, 120, OnClaim),             after(1, 0, BeforeReply),          after(1, 0, BeforeReply),           after(2, 120, BeforeReply),         after(2, 60, BeforeReply)];
        /// In blitz, adequately supervised (`IL-19`). By the letter of 2023 two minutes, in practice one: see
        /// [`Regulations::blitz_penalty`](crate::Regulations::blitz_penalty).
        illegal_blitz_adequate: IllegalMoves
                               = [after(1, 0, ClaimWins),      after(1, 0, ClaimWins),         after(1, 0, ClaimWins),       after(3, 120, AnyTime),             after(2, 60, AnyTime),             after(2, 60, AnyTime),              after(2, 60, AnyTime),              after(2, 60, AnyTime)];
        /// In blitz otherwise (`IL-20`).
        illegal_blitz: IllegalMoves
                               = [after(1, 0, ClaimWins),      after(1, 0, ClaimWins),         after(1, 0, ClaimWins),       after(1, 0, ClaimWins),             after(1, 0, BeforeReply),          after(1, 0, BeforeReply),           after(2, 60, BeforeReply),          after(2, 60, BeforeReply)];
        /// Illegal moves, two hands and presses without a move have a count each by the letter (`IL-12`).
        offences_apart: bool   = [false,                       false,                          false,                        false,                              false,                             true,                               false,                              false];
        /// An illegal move that nobody claimed in time can still be corrected if both players agree (`IL-13`).
        agreed_correction: bool
                               = [false,                       false,                          false,                        true,                               true,                              true,                               true,                               true];
        /// A pawn left on the last rank (`IL-3`).
        unpromoted: Unpromoted = [Unpromoted::TakenBack,       Unpromoted::TakenBack,          Unpromoted::MustPromoteThere, Unpromoted::MustPromoteThere,       Unpromoted::BecomesQueen,          Unpromoted::BecomesQueen,           Unpromoted::BecomesQueen,           Unpromoted::BecomesQueen];
        /// The clock pressed without a move (`IL-4`).
        press_without_move: OffenceCounts
                               = [OffenceCounts::Discretion,   OffenceCounts::Discretion,      OffenceCounts::Discretion,    OffenceCounts::Discretion,          OffenceCounts::Discretion,         OffenceCounts::OnPress,             OffenceCounts::OnPress,             OffenceCounts::OnPress];
        /// Two hands for one move (`IL-5`).
        two_hands: OffenceCounts
                               = [OffenceCounts::Discretion,   OffenceCounts::Discretion,      OffenceCounts::Discretion,    OffenceCounts::Discretion,          OffenceCounts::Discretion,         OffenceCounts::AtOnce,              OffenceCounts::OnPress,             OffenceCounts::OnPress];
        /// The king captured counts as an illegal move of its own (`MV-10`).
        king_capture: KingCapture
                               = [KingCapture::NotCounted,     KingCapture::NotCounted,        KingCapture::Counted,         KingCapture::Counted,               KingCapture::WhereTheOtherStands,  KingCapture::Counted,               KingCapture::Counted,               KingCapture::Counted];
        /// Both kings in check (`IL-14`).
        kings_in_check: KingsInCheck
                               = [KingsInCheck::NotProvided,   KingsInCheck::NotProvided,      KingsInCheck::Intervenes,     KingsInCheck::Intervenes,           KingsInCheck::WaitsThenDraws,      KingsInCheck::WaitsThenDraws,       KingsInCheck::WaitsThenDraws,       KingsInCheck::WaitsThenDraws];
        /// The same in blitz, from which C2 of 2005 takes B6 away, and B3b of 2009 A4c (`IL-14`).
        kings_in_check_blitz: KingsInCheck
                               = [KingsInCheck::NotProvided,   KingsInCheck::NotProvided,      KingsInCheck::NotProvided,    KingsInCheck::NotProvided,          KingsInCheck::WaitsThenDraws,      KingsInCheck::WaitsThenDraws,       KingsInCheck::WaitsThenDraws,       KingsInCheck::WaitsThenDraws];

        /// Which contact counts (`TM-4`).
        contact: Contact       = [Contact::Deliberate,         Contact::Deliberate,            Contact::Deliberate,          Contact::Deliberate,                Contact::Intended,                 Contact::NotAccidental,             Contact::NotAccidental,             Contact::NotAccidental];
        /// Pieces of both colours touched (`TM-7`).
        touched_both: TouchedBoth
                               = [TouchedBoth::OneOfEach,      TouchedBoth::OneOfEach,         TouchedBoth::OneOfEach,       TouchedBoth::OneOfEach,             TouchedBoth::OneOfEach,            TouchedBoth::FirstOfEach,           TouchedBoth::FirstOfEach,           TouchedBoth::FirstOfEach];
        /// Whether the arbiter acts on Article 4 unasked (`TM-15`).
        touch_unasked: TouchUnasked
                               = [TouchUnasked::Standard,      TouchUnasked::Standard,         TouchUnasked::Standard,       TouchUnasked::Adequate,             TouchUnasked::Always,              TouchUnasked::Always,               TouchUnasked::Always,               TouchUnasked::Always];
        /// Whether adjusting pieces ends the right to complain about the act of moving (`TM-13`).
        adjusting_forfeits: bool
                               = [true,                        true,                           true,                         true,                               false,                             false,                              false,                              false];
        /// A move not pressed is completed by the player's next (`MV-16a`).
        completed_by_next: bool
                               = [false,                       false,                          false,                        false,                              true,                              true,                               true,                               true];

        /// What a move that ends the game must keep to (`EN-1`, `EN-3`, `EN-4`).
        ending_move: EndingMove
                               = [EndingMove::Legal,           EndingMove::Legal,              EndingMove::Legal,            EndingMove::Legal,                  EndingMove::LegalAsTouched,        EndingMove::LegalAsTouched,         EndingMove::LegalAsTouched,         EndingMove::LegalAsTouched];
        /// A resignation where the opponent cannot mate is a draw (`EN-2`).
        resignation_draws: bool
                               = [false,                       false,                          false,                        false,                              false,                             false,                              false,                              true];
        /// Moves each before a draw can be agreed (`DR-8`).
        agreement_moves: u16   = [0,                           0,                              0,                            0,                                  0,                                 1,                                  1,                                  1];
        /// What an event may forbid (`DR-1`).
        agreement_ban: AgreementBan
                               = [AgreementBan::NotProvided,   AgreementBan::NotProvided,      AgreementBan::NotProvided,    AgreementBan::Agreeing,             AgreementBan::OfferingAndAgreeing, AgreementBan::OfferingAndAgreeing,  AgreementBan::OfferingAndAgreeing,  AgreementBan::OfferingAndAgreeing];
        /// What refuses an offer of a draw without a word (`DR-5`).
        offer_refused: OfferRefused
                               = [OfferRefused::ByMoving,      OfferRefused::ByTouching,       OfferRefused::ByTouching,     OfferRefused::ByTouching,           OfferRefused::ByTouching,          OfferRefused::ByTouching,           OfferRefused::ByTouching,           OfferRefused::ByTouching];
        /// What ends the right to claim a draw on this move (`CL-10`).
        claim_right: ClaimRight
                               = [ClaimRight::LostByMoving,    ClaimRight::LostByMoving,       ClaimRight::LostByMoving,     ClaimRight::LostByTouching,         ClaimRight::LostByTouching,        ClaimRight::LostByTouching,         ClaimRight::LostByTouching,         ClaimRight::LostByTouching];
        /// An incorrect claim: what the opponent gets (`CL-15`).
        claim_bonus: Millis    = [seconds(180),                seconds(180),                   seconds(180),                 seconds(180),                       seconds(120),                      seconds(120),                       seconds(120),                       seconds(120)];
        /// Where the minutes of Articles 7 and 9 are one instead of two (`RB-12`).
        one_minute: OneMinute  = [OneMinute::Nowhere,          OneMinute::Nowhere,             OneMinute::Nowhere,           OneMinute::Nowhere,                 OneMinute::Blitz,                  OneMinute::Blitz,                   OneMinute::Blitz,                   OneMinute::RapidAndBlitz];
        /// An incorrect claim: what the claimant loses (`CL-16`).
        claimant_loses: ClaimantLoses
                               = [ClaimantLoses::Half,         ClaimantLoses::Half,            ClaimantLoses::Half,          ClaimantLoses::Nothing,             ClaimantLoses::Nothing,            ClaimantLoses::Nothing,             ClaimantLoses::Nothing,             ClaimantLoses::Nothing];
        /// Repetition that needs no claim (`AU-1`).
        fivefold: Fivefold     = [Fivefold::Never,             Fivefold::Never,                Fivefold::Never,              Fivefold::Never,                    Fivefold::Chain,                   Fivefold::AnySpacing,               Fivefold::AnySpacing,               Fivefold::AnySpacing];
        /// Half-moves without capture or pawn move that end the game by themselves (`AU-2`).
        quiet_limit: Option<u16>
                               = [None,                        None,                           None,                         None,                               Some(150),                         Some(150),                          Some(150),                          Some(150)];

        /// How late a player may come where the event says nothing (`CK-9`).
        default_time: DefaultTime
                               = [SIXTY,                       SIXTY,                          SIXTY,                        ZERO,                               DefaultTime::MustBeStated,         ZERO,                               ZERO,                               ZERO];
        /// Whether the arbiter may decide otherwise (`CK-9`).
        lateness_excusable: bool
                               = [true,                        true,                           true,                         false,                              true,                              true,                               true,                               true];
        /// How late to a resumption (`AD-14`).
        resumption_late: ResumptionLate
                               = [ResumptionLate::Fixed(HOUR), ResumptionLate::Fixed(HOUR),    ResumptionLate::Fixed(HOUR),  ResumptionLate::UnlessStated(HOUR), ResumptionLate::DefaultTime,       ResumptionLate::DefaultTime,        ResumptionLate::DefaultTime,        ResumptionLate::DefaultTime];
        /// Whether the arbiter may decide otherwise there (`AD-14`).
        resumption_excusable: bool
                               = [false,                       false,                          false,                        true,                               true,                              true,                               true,                               true];
        /// Whether unused time goes to the next period in delay mode too (`CK-3`).
        delay_carries: bool    = [false,                       false,                          false,                        false,                              true,                              true,                               true,                               true];
        /// An assistant writes for a player who cannot; otherwise it costs him time (`SC-6`).
        assistant_writes: bool = [false,                       false,                          true,                         true,                               true,                              true,                               true,                               true];
        /// The clock of a player who cannot use it (`CK-13`) or write (`SC-6`).
        clock_adjusted: ClockAdjusted
                               = [ClockAdjusted::Always,       ClockAdjusted::Always,          ClockAdjusted::Always,        ClockAdjusted::Always,              ClockAdjusted::UnlessDisabled,     ClockAdjusted::UnlessDisabled,      ClockAdjusted::UnlessDisabled,      ClockAdjusted::UnlessDisabled];
        /// Both flags down with the order unknown: only where Guidelines III were announced (`CK-20`, `CK-21`).
        both_flags_announced: bool
                               = [false,                       false,                          false,                        false,                              false,                             true,                               true,                               true];
        /// The arbiter who sees a flag fall, rapid and blitz without adequate supervision (`RB-9`).
        arbiter_on_flag: ArbiterOnFlag
                               = [ArbiterOnFlag::Silent,       ArbiterOnFlag::Silent,          ArbiterOnFlag::Silent,        ArbiterOnFlag::SilentUnlessBoth,    ArbiterOnFlag::Calls,              ArbiterOnFlag::MayCall,             ArbiterOnFlag::Calls,               ArbiterOnFlag::Calls];
        /// Whether he who claims a win on time must have time himself (`RB-10`).
        own_flag_up: bool      = [true,                        true,                           true,                         true,                               true,                              true,                               false,                              false];
        /// Both flags down in rapid and blitz (`RB-11`).
        both_flags_quick: BothFlags
                               = [BothFlags::Draw,             BothFlags::Draw,                BothFlags::Draw,              BothFlags::Draw,                    BothFlags::FirstLoses,             BothFlags::FirstLoses,              BothFlags::FirstLoses,              BothFlags::FirstLoses];

        /// Moves each after which no complaint about the set-up is heard in rapid and blitz (`IR-2`, `IR-8`).
        setup_limit: u16       = [3,                           3,                              3,                            3,                                  10,                                10,                                 10,                                 10];
        /// Which misplaced pieces cannot castle then (`IR-2`).
        misplaced: Misplaced   = [Misplaced::NotProvided,          Misplaced::KingOnly,            Misplaced::KingOnly,          Misplaced::KingOnly,                Misplaced::KingAndRook,            Misplaced::KingAndRook,             Misplaced::KingAndRook,             Misplaced::KingAndRook];
        /// Colours reversed (`IR-4`).
        colours_reversed: ColoursReversed
                               = [ColoursReversed::GoesOn,     ColoursReversed::GoesOn,        ColoursReversed::GoesOn,      ColoursReversed::GoesOn,            ColoursReversed::GoesOn,           ColoursReversed::NewGameBefore(10), ColoursReversed::NewGameBefore(10), ColoursReversed::NewGameBefore(10)];

        /// The quickplay rules hold only where announced (`QP-2`).
        quickplay_announced: bool
                               = [false,                       false,                          false,                        false,                              true,                              true,                               true,                               true];
        /// In which games they hold (`QP-3`).
        quickplay_rates: QuickplayRates
                               = [QuickplayRates::NotBlitz,    QuickplayRates::NotBlitz,       QuickplayRates::NotBlitz,     QuickplayRates::NotBlitzInadequate, QuickplayRates::WithoutIncrement,  QuickplayRates::WithoutIncrement,   QuickplayRates::WithoutIncrement,   QuickplayRates::WithoutIncrement];
        /// The claimant must have less than this (`QP-4`).
        quickplay_under: Millis
                               = [seconds(120),                seconds(120),                   seconds(120),                 seconds(120),                       seconds(120),                      seconds(120),                       seconds(120),                       seconds(120)];
        /// The claimant must have the move (`QP-4`).
        quickplay_on_move: bool
                               = [false,                       false,                          true,                         true,                               true,                              true,                               true,                               true];
        /// The claim is also an offer of a draw (`DR-7`).
        quickplay_offers: bool = [false,                       true,                           true,                         true,                               false,                             false,                              false,                              false];
        /// What the opponent gets (`QP-8`, `QP-9`, `QP-11`).
        quickplay_bonus: Millis
                               = [seconds(120),                seconds(120),                   seconds(120),                 seconds(120),                       seconds(120),                      seconds(120),                       seconds(120),                       seconds(120)];
        /// The seconds a move that may be asked for instead (`QP-11`).
        quickplay_extra: Option<Millis>
                               = [None,                        None,                           None,                         None,                               Some(seconds(5)),                  Some(seconds(5)),                   Some(seconds(5)),                   Some(seconds(5))];

        /// Less than this, and no need to record (`SC-9`)...
        relief_under: Millis   = [seconds(300),                seconds(300),                   seconds(300),                 seconds(300),                       seconds(300),                      seconds(300),                       seconds(300),                       seconds(300)];
        /// ...unless this or more comes with each move (`SC-9`).
        relief_bonus: Millis   = [seconds(30),                 seconds(30),                    seconds(30),                  seconds(30),                        seconds(30),                       seconds(30),                        seconds(30),                        seconds(30)];
        /// The relief lasts for the rest of the period, whatever the clock shows later (`SC-9`).
        relief_lasts: bool     = [false,                       false,                          true,                         false,                              true,                              true,                               true,                               true];
        /// Writing a move before making it is forbidden (`SC-2`).
        no_writing_ahead: bool = [false,                       false,                          true,                         true,                               true,                              true,                               true,                               true];
        /// How often a player may ask to see the arbiter's scoresheet (`SC-18`).
        sheet_views: Option<u8>
                               = [None,                        None,                           None,                         None,                               None,                              Some(5),                            Some(5),                            Some(5)];

        /// What a telephone costs (`CO-5`).
        phone: Phone           = [Phone::NotProvided,          Phone::NotProvided,             Phone::BringingForbidden,     Phone::SoundLoses,                  Phone::PossessionLoses,            Phone::PossessionLoses,             Phone::PossessionLoses,             Phone::PossessionLoses];
        /// A breach of `CO-1` leads to the penalties by the article on conduct (`CO-10`).
        disrepute_penalised: bool
                               = [false,                       false,                          false,                        true,                               true,                              true,                               true,                               true];
        /// Whoever sees an irregularity may tell the arbiter (`AR-5`).
        spectators_may_tell: bool
                               = [false,                       false,                          false,                        true,                               true,                              true,                               true,                               true];
        /// No odd shares and no total above the game's maximum (`PT-2`).
        points_total: bool     = [false,                       false,                          false,                        false,                              false,                             true,                               true,                               true];

        /// The readings that the text of the edition itself calls for, because it is misprinted or leaves a gap.
        readings: &'static [Reading]
                               = [READINGS_1997,               READINGS_2001,                  &[],                          &[],                                READINGS_2014,                     &[],                                &[],                                &[]];
    }
}

pub(super) use rows::VALUES;
pub use rows::Values;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::{Edition, Rule};

    #[test]
    fn a_value_is_there_exactly_where_the_rule_is() {
        for edition in Edition::ALL {
            let values = edition.values();
            assert_eq!(values.fivefold != Fivefold::Never, edition.has(Rule::Fivefold), "{edition}");
            assert_eq!(values.quiet_limit.is_some(), edition.has(Rule::SeventyFive), "{edition}");
            assert_eq!(values.quickplay_extra.is_some(), edition.has(Rule::FiveSeconds), "{edition}");
            assert_eq!(values.no_writing_ahead, edition.has(Rule::WritingAhead), "{edition}");
            assert_eq!(values.sheet_views.is_some(), edition.has(Rule::SheetViews), "{edition}");
            assert_eq!(values.phone != Phone::NotProvided, edition.has(Rule::Devices), "{edition}");
            assert_eq!(values.points_total, edition.has(Rule::PointsTotal), "{edition}");
            assert_eq!(values.agreement_moves > 0, edition.has(Rule::MovesBeforeAgreement), "{edition}");
            assert_eq!(values.completed_by_next, edition.has(Rule::CompletedByNext), "{edition}");
            assert_eq!(
                values.kings_in_check != KingsInCheck::NotProvided,
                edition.has(Rule::KingsInCheck),
                "{edition}"
            );
            assert_eq!(
                values.agreement_ban != AgreementBan::NotProvided,
                edition.has(Rule::DrawRestriction),
                "{edition}"
            );
            assert_eq!(values.one_minute != OneMinute::Nowhere, edition.has(Rule::QuickMinutes), "{edition}");
        }
    }
}
