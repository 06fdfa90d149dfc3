//! What acts speak of: moves, what is written down, and the words that say how, where and why.

use crate::named::named;
use tratto_board::{PromotionRole, Square};

/// A whole move.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Play {
    /// Where the piece stood; for castling the king's square.
    pub from: Square,
    /// Where it goes; for castling the king's target, or the rook's square.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<PromotionRole>,
    /// With how many hands.
    pub hands: Hands,
}

impl Play {
    /// A move made with one hand.
    pub fn new(from: Square, to: Square, promotion: Option<PromotionRole>) -> Play {
        Play { from, to, promotion, hands: Hands::One }
    }
}

/// How many hands made a move.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Hands {
    /// One, as the Laws ask.
    One,
    /// Two.
    Two,
}

/// Something written on a scoresheet: the text, and how it is read. The Laws never read handwriting: the caller who submits the
/// event does.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Written {
    /// The text as written.
    pub text: String,
    /// What it says.
    pub meaning: Meaning,
}

/// What something written says.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Meaning {
    /// A move, legal or not.
    Move(Play),
    /// More than one legal move.
    Ambiguous,
    /// Nothing that can be established.
    Unclear,
    /// A move in some notation that is not algebraic.
    NotAlgebraic,
    /// The mark of a draw offer.
    DrawOffer,
}

named! {
    /// How a piece is touched.
    Manner {
        /// Deliberately, to move or capture it.
        Deliberate = "deliberately",
        /// Clearly by accident.
        Accidental = "accidentally",
        /// To adjust it, having said so first.
        Adjusting = "adjusting",
        /// To adjust it, as he says ("j'adoube") only after the touch.
        AdjustingTooLate = "announcing-too-late",
        /// Deliberately, but meaning another piece.
        Mistaken = "by-mistake",
    }
}

named! {
    /// With which hand the clock is pressed.
    Hand {
        /// The one that moved.
        Same = "with-same-hand",
        /// The other.
        Other = "with-other-hand",
    }
}

named! {
    /// How a draw is offered.
    OfferForm {
        /// Plainly.
        Plain = "plainly",
        /// With a condition.
        Conditional = "on-condition",
    }
}

named! {
    /// A place that a player may not leave without asking.
    Place {
        /// Where the games are played.
        Area = "area",
        /// The playing area with its rest rooms and refreshments.
        Venue = "venue",
    }
}

named! {
    /// Why a player stops the clocks.
    StopReason {
        /// The piece that he wants for his pawn is not available.
        PieceMissing = "piece-missing",
        /// He needs the arbiter.
        Assistance = "assistance",
        /// Pieces were displaced.
        Displacement = "displacement",
        /// The clock is set wrongly.
        ClockSetting = "clock-setting",
        /// He has no reason that the Laws know.
        Groundless = "groundless",
    }
}

named! {
    /// A breach of the rules of conduct.
    Misconduct {
        /// Brings the game into disrepute.
        Disrepute = "disrepute",
        /// Uses notes.
        Notes = "notes",
        /// Takes advice.
        Advice = "advice",
        /// Analyses on another board.
        OtherBoard = "other-board",
        /// His telephone sounds.
        PhoneRings = "phone-rings",
        /// He has a telephone about him that is switched on and silent.
        PhoneOn = "phone-on",
        /// He has a telephone about him that is switched off.
        PhoneOff = "phone-off",
        /// He has a telephone, switched off, in his bag, as agreed with the arbiter.
        PhoneInBag = "phone-in-bag",
        /// Refuses to be inspected.
        RefusesInspection = "refuses-inspection",
        /// Smokes outside the place for it.
        Smoking = "smoking",
        /// Distracts or annoys the opponent.
        Distracting = "distracting",
        /// Makes unreasonable claims or offers.
        Unreasonable = "unreasonable",
        /// Persistently refuses to keep the Laws.
        Refusing = "refusing",
        /// Handles the clock roughly.
        RoughClock = "rough-clock",
        /// Keeps a finger on the clock or hovers over it.
        Hovering = "hovering",
        /// Writes on the scoresheet what does not belong there.
        SheetMisused = "sheet-misused",
        /// Hides the scoresheet from the arbiter.
        SheetHidden = "sheet-hidden",
        /// Does not write what he must.
        NotRecording = "not-recording",
        /// Leaves without reporting, where the event asks it of the player not on move.
        NotReporting = "not-reporting",
        /// Interferes, as a spectator, in a game after his own is over.
        Interfering = "interfering",
    }
}

named! {
    /// What a player asks of the arbiter.
    Request {
        /// To see the scoresheet that the arbiter keeps (rapid and blitz).
        SeeSheet = "see-sheet",
        /// A scoresheet to write on (rapid and blitz).
        OwnSheet = "own-sheet",
        /// An explanation of the Laws.
        Explanation = "explanation",
        /// An assistant to move the pieces.
        AssistantToMove = "assistant-to-move",
        /// An assistant to press the clock.
        AssistantToPress = "assistant-to-press",
        /// An assistant to write.
        AssistantToWrite = "assistant-to-write",
        /// The opponent's scoresheet, to complete his own after a flag-fall.
        OpponentSheet = "opponent-sheet",
        /// Two boards, one of them for a visually impaired player.
        TwoBoards = "two-boards",
    }
}

named! {
    /// On what a claim rests.
    Evidence {
        /// The clock on the table.
        Clock = "on-the-clock",
        /// Nothing but a screen or a demonstration board.
        Screen = "from-a-screen",
    }
}

named! {
    /// The ground of a claim in a quickplay finish.
    QuickplayGround {
        /// The opponent makes no effort to win by normal means.
        NoEffort = "no-effort",
        /// The opponent cannot win by normal means.
        CannotWin = "cannot-win",
    }
}

named! {
    /// What an arbiter tells a player, though he should not.
    Hint {
        /// The number of moves made.
        MovesMade = "moves-made",
        /// That the opponent has made his move.
        OpponentMoved = "opponent-moved",
        /// That he has forgotten to press the clock.
        ClockNotPressed = "clock-not-pressed",
    }
}

named! {
    /// How the arbiter decides a claim.
    Verdict {
        /// He agrees with the claim that waits for him.
        Agrees = "agrees",
        /// He postpones his decision.
        Postpones = "postpones",
        /// He postpones it and gives the opponent extra time.
        PostponesWithTime = "postpones-with-time",
        /// He rejects the claim.
        Rejects = "rejects",
    }
}

named! {
    /// What somebody does who does not play this game.
    Bystander {
        /// Tells a player something about his game.
        TellsPlayer = "tells-player",
        /// Tells the arbiter about an irregularity.
        TellsArbiter = "tells-arbiter",
        /// Interferes otherwise.
        Interferes = "interferes",
        /// His telephone sounds.
        PhoneRings = "phone-rings",
    }
}
