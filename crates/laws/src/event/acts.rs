//! The table of acts: for each its name, what it means, what it speaks of and how it is written.
//!
//! One row an act. After `=` stands the verb, and between brackets what follows it:
//!
//! | written | means |
//! |---|---|
//! | `square` | the value of that field |
//! | `"on"` | this word |
//! | `(manner or Manner::Deliberate)` | the value; left out where it is this one |
//! | `(permitted flag "with-permission")` | the word where the field is true; `unless` where it is false |
//! | `(written after "with")` | the word and the value, or neither |
//! | `(plies maybe "since")` | the value, or nothing; the word only names the kind |
//! | `(squares list)` | one value or more, up to the end; `list "missing"` none, or the word and one or more |
//! | `(play plain)` | the value; its forms are not counted as kinds of their own |
//!
//! From it come the types, the text, the reader, the kinds, the list in `docs/scenarios.md` and what the pages write and read
//! (`web/src/wire/acts.ts`). `docs/scenarios.md` says what else a new act needs.

use super::grammar::acts;
use super::names::{
    Evidence, Hand, Hint, Manner, Misconduct, OfferForm, Place, Play, QuickplayGround, Request, StopReason,
    Verdict, Written,
};
use crate::game::EnvelopeItem;
use crate::points::Points;
use tratto_board::{ByColor, Color, PromotionRole, Square};
use tratto_clock::Millis;

acts! {
    /// What a player does.
    #[derive(Clone, Eq, PartialEq, Hash, Debug)]
    PlayerAct, "what the player does: " {
        /// Comes to the board.
        Arrive = "arrives" [];
        /// Leaves the playing area or the venue.
        Leave {
            /// Which.
            place: Place,
            /// Whether the arbiter gave leave.
            permitted: bool,
        } = "leaves" [place (permitted flag "with-permission")];
        /// Comes back.
        Return = "returns" [];
        /// Touches a piece.
        Touch {
            /// Where it stands.
            square: Square,
            /// How.
            manner: Manner,
        } = "touches" [square (manner or Manner::Deliberate)];
        /// Touches a piece of each colour, and it is unclear which came first.
        TouchBoth {
            /// The one.
            square: Square,
            /// The other.
            other: Square,
        } = "touches" [square "and" other "in-unknown-order"];
        /// Puts a piece on a square and lets it go.
        Release {
            /// Where it came from.
            from: Square,
            /// Where it is now.
            to: Square,
        } = "releases" [from "on" to];
        /// Takes a piece off the board.
        Remove(square: Square) = "removes" [square];
        /// Puts a new piece on a square and lets it go.
        Put {
            /// Where.
            square: Square,
            /// What.
            role: PromotionRole,
        } = "puts" [role "on" square];
        /// Lets a new piece touch a square without letting it go.
        Rest {
            /// Where.
            square: Square,
            /// What.
            role: PromotionRole,
        } = "rests" [role "on" square];
        /// Makes a whole move, from the touch to the release.
        Play(play: Play) = "plays" [play];
        /// Puts everything back as it was, before he presses.
        TakeBack = "takes-back" [];
        /// Announces a move, as in play with a visually impaired player.
        Announce(play: Play) = "announces" [(play plain)];
        /// Repeats the move that the opponent has announced.
        Repeat(play: Play) = "repeats" [(play plain)];
        /// Presses the clock.
        Press(hand: Hand) = "presses" [(hand or Hand::Same)];
        /// Offers a draw.
        Offer(form: OfferForm) = "offers-draw" [(form or OfferForm::Plain)];
        /// Accepts the offer of a draw.
        Accept = "accepts" [];
        /// Refuses it in words.
        Refuse = "refuses" [];
        /// Claims something.
        Claim(claim: Claim) = "claims" [claim];
        /// Resigns.
        Resign = "resigns" [];
        /// Stops both clocks.
        Stop(reason: StopReason) = "stops-clocks" [reason];
        /// Writes on his own scoresheet, in the next place.
        Record(written: Written) = "records" [written];
        /// Signs the scoresheets with a result.
        Sign(score: ByColor<Points>) = "signs" [score];
        /// Displaces pieces, as with a sleeve; on the opponent's time his own clock runs until they are back.
        Displace(squares: Vec<Square>) = "displaces" [(squares list)];
        /// Puts displaced pieces back.
        PutBack = "puts-back" [];
        /// Breaks a rule of conduct.
        Offend(misconduct: Misconduct) = "offends" [misconduct];
        /// Asks the arbiter for something.
        Ask(request: Request) = "asks" [request];
        /// Gives the opponent's scoresheet back.
        ReturnSheet = "returns-sheet" [];
        /// Appeals against the last decision.
        Appeal = "appeals" [];
        /// Puts a move into the envelope and stops the clock.
        Seal(written: Written) = "seals" [written];
        /// Adjourns before the session ends; so much of it is left and charged to him.
        Adjourn(rest: Millis) = "adjourns" [rest];
        /// States which move he had sealed, when the envelope is lost.
        State(play: Play) = "states" [(play plain)];
    }
}

acts! {
    /// What a player claims.
    #[derive(Clone, Eq, PartialEq, Hash, Debug)]
    Claim, "" {
        /// The same position for the third time, on the board or by the move he has written.
        Threefold(written: Option<Written>) = "threefold" [(written after "with")];
        /// Fifty moves each without capture or pawn move, on the board or by the move he has written.
        Fifty(written: Option<Written>) = "fifty" [(written after "with")];
        /// The opponent's time is over.
        Flag(evidence: Evidence) = "flag" [(evidence or Evidence::Clock)];
        /// The opponent made an illegal move, used two hands, or pressed without moving.
        IllegalMove = "illegal-move" [];
        /// The opponent broke the rules about touched and released pieces.
        Touched = "touched" [];
        /// The opponent cannot win, or does not try to, by normal means.
        Quickplay(ground: QuickplayGround) = "quickplay" [ground];
        /// Five seconds a move for both instead.
        ExtraSeconds = "extra-seconds" [];
    }
}

acts! {
    /// What the arbiter does.
    #[derive(Clone, Eq, PartialEq, Hash, Debug)]
    ArbiterAct, "what the arbiter does: " {
        /// Starts the session: White's clock runs.
        Start = "starts" [];
        /// Sees something.
        Observe(sight: Sight) = "observes" [sight];
        /// Stops the clocks.
        Stop = "stops-clocks" [];
        /// Lets the clocks run on.
        Restart = "restarts-clocks" [];
        /// Decides a claim that waits for him.
        Decide(verdict: Verdict) = "" [verdict];
        /// Penalises a player.
        Penalise(side: Color, penalty: Penalty) = "penalises" [side penalty];
        /// Sets a clock.
        Set {
            /// Whose.
            side: Color,
            /// To what.
            time: Millis,
        } = "sets" [side "to" time];
        /// Gives time, as for a disturbance from outside.
        Add {
            /// To whom.
            side: Color,
            /// How much.
            time: Millis,
        } = "adds" [time "to" side];
        /// Restores the position of so many half-moves ago.
        TakeBack(plies: u16) = "takes-back" [plies];
        /// Declares a result.
        Declare(score: ByColor<Points>) = "declares" [score];
        /// Annuls the game.
        Annul = "annuls" [];
        /// Decides otherwise than the rule that holds unless he does: the game goes on.
        PlayOn = "lets-play-on" [];
        /// Consents to a draw that the event forbids without him.
        Consent = "consents" [];
        /// Asks the player on move to seal.
        TellToSeal = "tells-to-seal" [];
        /// Checks the envelope; what is missing on it is listed.
        CheckEnvelope(missing: Vec<EnvelopeItem>) = "checks-envelope" [(missing list "missing")];
        /// Resumes an adjourned game.
        Resume = "resumes" [];
        /// Opens the envelope.
        OpenEnvelope = "opens-envelope" [];
        /// Replaces the clock; the times are set apart.
        ReplaceClock = "replaces-clock" [];
        /// Expels a person who is not playing.
        SendOut = "sends-out" [];
        /// Inspects a player.
        Inspect(side: Color) = "inspects" [side];
        /// Provides what a player needs: the missing piece, a scoresheet, an assistant.
        Provide(side: Color) = "provides" [side];
        /// Has the players reconstruct the game on a second board.
        Reconstruct = "reconstructs" [];
        /// Tells a player what he must not, save the number of moves after a flag.
        Tell(side: Color, hint: Hint) = "tells" [side hint];
    }
}

acts! {
    /// What the arbiter sees.
    #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
    Sight, "" {
        /// A player's flag is down.
        Flag(side: Color) = "flag" [side];
        /// Both flags are down.
        BothFlags = "both-flags" [];
        /// An illegal move, two hands, or a press without a move.
        IllegalMove = "illegal-move" [];
        /// A breach of the rules about touched and released pieces.
        Touched = "touched" [];
        /// An illegal position whose cause he did not see: both kings in check, a pawn on its last rank.
        IllegalPosition = "illegal-position" [];
        /// A player is not there.
        Absence(side: Color) = "absence" [side];
        /// A draw that needed no claim has been overlooked.
        AutomaticDraw = "automatic-draw" [];
        /// A scoresheet in a notation that is not algebraic.
        NotAlgebraic(side: Color) = "not-algebraic" [side];
    }
}

acts! {
    /// What an arbiter can impose.
    #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
    Penalty, "" {
        /// A warning.
        Warning = "warning" [];
        /// More time for the opponent.
        OpponentTime(time: Millis) = "opponent-time" [time];
        /// Less time for the offender.
        OwnTime(time: Millis) = "own-time" [time];
        /// The loss of the game, with what the opponent scores.
        Loss(points: Points) = "loss" [points];
        /// Fewer points for the offender in this game.
        OwnPoints(points: Points) = "own-points" [points];
        /// More points for the opponent in this game.
        OpponentPoints(points: Points) = "opponent-points" [points];
        /// A fine announced in advance.
        Fine = "fine" [];
        /// Exclusion from one or more rounds.
        Exclusion = "exclusion" [];
        /// Expulsion from the competition.
        Expulsion = "expulsion" [];
    }
}

acts! {
    /// What an assistant does.
    #[derive(Clone, Eq, PartialEq, Hash, Debug)]
    Aid, "what the assistant does: " {
        /// Makes a move of the player on the board.
        Play(play: Play) = "plays" [(play plain)];
        /// Announces a move.
        Announce(play: Play) = "announces" [(play plain)];
        /// Presses the player's clock.
        Press = "presses" [];
        /// Writes on the player's scoresheet.
        Record(written: Written) = "records" [(written plain)];
        /// Tells the player counts or times because he asked.
        InformAsked = "informs-asked" [];
        /// Tells him unasked.
        InformUnasked = "informs-unasked" [];
        /// Claims that the opponent's time is over.
        ClaimFlag = "claims" ["flag"];
        /// Tells the arbiter that the opponent touched a piece.
        ReportTouch(square: Square) = "reports" [square];
        /// Sees to the formalities of an adjournment.
        Adjourn = "adjourns" [];
    }
}

acts! {
    /// What is found to be wrong.
    #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
    Discovery, "what is found: " {
        /// The initial position was wrong.
        WrongStart = "wrong-start" [];
        /// The board lies the wrong way.
        BoardTurned = "board-turned" [];
        /// The colours were reversed.
        ColoursReversed = "colours-reversed" [];
        /// The clock is set wrongly.
        ClockSetting {
            /// Whether leaving it would upset the schedule of the event.
            schedule_suffers: bool,
        } = "clock-setting" [(schedule_suffers flag "schedule-suffers")];
        /// The clock is evidently defective.
        ClockDefect = "clock-defect" [];
        /// Pieces stand where they should not, since so many half-moves; without a number nobody can tell.
        Displaced(plies: Option<u16>) = "displaced" [(plies maybe "since")];
        /// An illegal move was played earlier.
        IllegalMove = "illegal-move" [];
        /// A flag is down, whatever the time: the evidence of the clock on the table.
        Flag(side: Color) = "flag" [side];
        /// The scoresheets cannot show that a player overstepped his time.
        NotProvable = "not-provable" [];
        /// The two boards differ and the scoresheets agree: this player wrote the right move and made another.
        BoardsDiffer(side: Color) = "boards-differ" [side];
        /// The two boards differ and so do the scoresheets, since so many half-moves.
        SheetsDiffer(plies: u16) = "sheets-differ" [plies];
        /// The envelope is lost.
        EnvelopeLost {
            /// Whether the position can be recovered.
            position_known: bool,
        } = "envelope-lost" [(position_known unless "position-unknown")];
        /// The times shown at resumption are wrong.
        ResumptionTimes = "resumption-times" [];
    }
}
