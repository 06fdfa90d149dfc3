//! The acts, by who does them.

use crate::named::named;
use crate::points::Points;
use tratto_board::{ByColor, Color, PromotionRole, Square};
use tratto_clock::Millis;

/// Something that is done or found at a board.
///
/// `Display` writes it as a short sentence and `FromStr` reads it back: `white plays e2e4`, `black claims flag`, `arbiter
/// adds 2:00 to black`. Logs and scenario files hold it in this form; `docs/scenarios.md` lists every one.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Act {
    /// A player does something.
    Player(Color, Deed),
    /// The players agree, without the arbiter, to correct the illegal move that stands.
    AgreeToCorrect,
    /// The arbiter does something.
    Arbiter(ArbiterAct),
    /// A player's assistant does something.
    Assistant(Color, Aid),
    /// Something is found to be wrong, by whomever.
    Found(Discovery),
    /// Somebody who does not play this game does something.
    Bystander(Bystander),
}

/// What a player does.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Deed {
    /// Comes to the board.
    Arrive,
    /// Leaves the playing area or the venue.
    Leave {
        /// Which.
        place: Place,
        /// Whether the arbiter gave leave.
        permitted: bool,
    },
    /// Comes back.
    Return,
    /// Touches a piece.
    Touch {
        /// Where it stands.
        square: Square,
        /// How.
        manner: Manner,
    },
    /// Touches a piece of each colour, and nobody can tell which came first.
    TouchBoth {
        /// The one.
        square: Square,
        /// The other.
        other: Square,
    },
    /// Puts a piece on a square and lets it go.
    Release {
        /// Where it came from.
        from: Square,
        /// Where it is now.
        to: Square,
    },
    /// Takes a piece off the board.
    Remove(Square),
    /// Puts a new piece on a square and lets it go.
    Put {
        /// Where.
        square: Square,
        /// What.
        role: PromotionRole,
    },
    /// Lets a new piece touch a square without letting it go.
    Rest {
        /// Where.
        square: Square,
        /// What.
        role: PromotionRole,
    },
    /// Makes a whole move, from the touch to the release.
    Play(Play),
    /// Puts everything back as it was before the move he has made but not completed.
    TakeBack,
    /// Announces a move (play with a visually impaired player).
    Announce(Play),
    /// Repeats the move that the opponent has announced.
    Repeat(Play),
    /// Presses the clock.
    Press(Hand),
    /// Offers a draw.
    Offer(OfferForm),
    /// Accepts the offer of a draw.
    Accept,
    /// Refuses it in words.
    Refuse,
    /// Claims something.
    Claim(Claim),
    /// Resigns.
    Resign,
    /// Stops both clocks.
    Stop(StopReason),
    /// Writes on his scoresheet, in the next place.
    Record(Written),
    /// Signs the scoresheets with a result.
    Sign(ByColor<Points>),
    /// Displaces pieces, as with a sleeve.
    Displace(Vec<Square>),
    /// Puts displaced pieces back.
    PutBack,
    /// Breaks a rule of conduct.
    Offend(Misconduct),
    /// Asks the arbiter for something.
    Ask(Request),
    /// Gives the opponent's scoresheet back.
    ReturnSheet,
    /// Appeals against the last decision.
    Appeal,
    /// Seals a move.
    Seal(Written),
    /// Adjourns before the session ends; the time left of the session is charged to him.
    Adjourn(Millis),
    /// States which move he had sealed, when the envelope is lost.
    State(Play),
}

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

named! {
    /// How a piece is touched.
    Manner {
        /// Deliberately, to move or capture it.
        Deliberate = "deliberately",
        /// Clearly by accident.
        Accidental = "accidentally",
        /// To adjust it, having said so first.
        Adjusting = "adjusting",
        /// To adjust it, as he says afterwards.
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
        /// The piece he wants for his pawn is not at hand.
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

/// What a player claims.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Claim {
    /// The same position for the third time, on the board or with the move he has written.
    Threefold(Option<Written>),
    /// Fifty moves each without capture or pawn move, on the board or with the move he has written.
    Fifty(Option<Written>),
    /// The opponent's time is over.
    Flag(Evidence),
    /// The opponent made an illegal move, used two hands, or pressed without moving.
    IllegalMove,
    /// The opponent broke the rules about touched and released pieces.
    Touched,
    /// The opponent cannot win, or does not try to, by normal means.
    Quickplay(QuickplayGround),
    /// Five seconds a move for both instead.
    ExtraSeconds,
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

/// Something written on a scoresheet: the text, and how it is read. The Laws never read handwriting: whoever brings the
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

/// What the arbiter does.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum ArbiterAct {
    /// Starts the session: White's clock runs.
    Start,
    /// Sees something.
    Observe(Sight),
    /// Stops the clocks.
    Stop,
    /// Lets the clocks run on.
    Restart,
    /// Decides a claim that waits for him.
    Decide(Verdict),
    /// Penalises a player.
    Penalise(Color, Penalty),
    /// Sets a clock.
    Set {
        /// Whose.
        side: Color,
        /// To what.
        time: Millis,
    },
    /// Gives time, as for a disturbance from outside.
    Add {
        /// To whom.
        side: Color,
        /// How much.
        time: Millis,
    },
    /// Restores an earlier position: so many half-moves are taken back.
    TakeBack(u16),
    /// Declares a result.
    Declare(ByColor<Points>),
    /// Annuls the game.
    Annul,
    /// Decides otherwise than the rule that holds unless he does: the game goes on.
    PlayOn,
    /// Consents to a draw that the event forbids without him.
    Consent,
    /// Asks the player on move to seal.
    TellToSeal,
    /// Checks the envelope; what is missing on it is listed.
    CheckEnvelope(Vec<crate::game::EnvelopeItem>),
    /// Resumes an adjourned game.
    Resume,
    /// Opens the envelope.
    OpenEnvelope,
    /// Replaces the clock; the times are set apart.
    ReplaceClock,
    /// Sends somebody out who is no player.
    SendOut,
    /// Inspects a player.
    Inspect(Color),
    /// Provides what a player needs: the missing piece, a scoresheet, an assistant.
    Provide(Color),
    /// Has the players reconstruct the game on a second board.
    Reconstruct,
    /// Tells a player something.
    Tell(Color, Hint),
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

/// What the arbiter sees.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Sight {
    /// A player's flag is down.
    Flag(Color),
    /// Both flags are down.
    BothFlags,
    /// An illegal move, two hands, or a press without a move.
    IllegalMove,
    /// A breach of the rules about touched and released pieces.
    Touched,
    /// An illegal position whose cause he did not see: both kings in check, a pawn on its last rank.
    IllegalPosition,
    /// A player is not there.
    Absence(Color),
    /// A draw that needed no claim has been overlooked.
    AutomaticDraw,
    /// A scoresheet in a notation that is not algebraic.
    NotAlgebraic(Color),
}

named! {
    /// How the arbiter decides a claim.
    Verdict {
        /// He agrees.
        Agrees = "agrees",
        /// He postpones his decision.
        Postpones = "postpones",
        /// He postpones it and gives the opponent extra time.
        PostponesWithTime = "postpones-with-time",
        /// He rejects it.
        Rejects = "rejects",
    }
}

/// What an arbiter can impose.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime(Millis),
    /// Less time for the offender.
    OwnTime(Millis),
    /// The loss of the game; the opponent's score is decided with it.
    Loss(Points),
    /// Fewer points for the offender in this game.
    OwnPoints(Points),
    /// More points for the opponent in this game.
    OpponentPoints(Points),
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    Exclusion,
    /// Expulsion from the competition.
    Expulsion,
}

/// What an assistant does.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Aid {
    /// Makes a move of the player on the board.
    Play(Play),
    /// Announces a move.
    Announce(Play),
    /// Presses the player's clock.
    Press,
    /// Writes on the player's scoresheet.
    Record(Written),
    /// Tells the player counts or times because he asked.
    InformAsked,
    /// Tells him unasked.
    InformUnasked,
    /// Claims that the opponent's time is over.
    ClaimFlag,
    /// Tells the arbiter that the opponent touched a piece.
    ReportTouch(Square),
    /// Sees to the formalities of an adjournment.
    Adjourn,
}

/// What is found to be wrong.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Discovery {
    /// The initial position was wrong.
    WrongStart,
    /// The board lies the wrong way.
    BoardTurned,
    /// The colours were reversed.
    ColoursReversed,
    /// The clock is set wrongly.
    ClockSetting {
        /// Whether leaving it would upset the schedule of the event.
        schedule_suffers: bool,
    },
    /// The clock is evidently defective.
    ClockDefect,
    /// Pieces stand where they should not, since so many half-moves; `None` where nobody can tell.
    Displaced(Option<u16>),
    /// An illegal move was played earlier.
    IllegalMove,
    /// A flag is down, whatever the time: the evidence of the clock on the table.
    Flag(Color),
    /// The scoresheets cannot show that a player overstepped his time.
    NotProvable,
    /// The two boards differ and the scoresheets agree: this player wrote the right move and made another.
    BoardsDiffer(Color),
    /// The two boards differ and so do the scoresheets, since so many half-moves.
    SheetsDiffer(u16),
    /// The envelope is lost.
    EnvelopeLost {
        /// Whether the position can be recovered.
        position_known: bool,
    },
    /// The times shown at resumption are wrong.
    ResumptionTimes,
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
