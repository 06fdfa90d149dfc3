//! What was found, and which reading of the text was chosen.

use crate::named::named;

named! {
    /// What the Laws found in what happened. Each has its sentence in both languages.
    Finding {
        // Ends on the board.

        /// The king is mated.
        Checkmate = "checkmate",
        /// No legal move, and no check.
        Stalemate = "stalemate",
        /// Nobody can mate by any series of legal moves.
        DeadPosition = "dead-position",
        /// The position stands for the fifth time.
        Fivefold = "fivefold",
        /// Seventy-five moves each without capture or pawn move.
        SeventyFive = "seventy-five",
        /// A draw that needed no claim had been overlooked.
        OverlookedDraw = "overlooked-draw",
        /// The same, after a decisive result.
        OverlookedDrawSigned = "overlooked-draw-signed",
        /// A touched piece is complained of after a legal move has ended the game.
        EndedDespiteTouch = "ended-despite-touch",
        /// The player resigns.
        Resigned = "resigned",
        /// The player resigns, and the opponent could not mate.
        ResignedUnwinnable = "resigned-unwinnable",
        /// The players agree on a draw.
        Agreed = "agreed",
        /// The players agree before each has made a move.
        AgreedTooEarly = "agreed-too-early",
        /// The event forbids an agreed draw now.
        AgreementForbidden = "agreement-forbidden",
        // Draw offers.

        /// A draw is offered at the right moment.
        OfferMade = "offer-made",
        /// A draw is offered at another moment.
        OfferAtWrongTime = "offer-at-wrong-time",
        /// Draws are offered at the wrong moment again.
        OfferRepeated = "offer-repeated",
        /// The event forbids offering a draw now.
        OfferForbidden = "offer-forbidden",
        /// A draw is offered after a move was sealed.
        OfferAfterSealing = "offer-after-sealing",
        /// A condition was attached to the offer of a draw.
        ConditionVoid = "condition-void",
        /// The offer of a draw is refused.
        Refused = "refused",
        /// The offer of a draw is refused by touching a piece.
        RefusedByTouching = "refused-by-touching",
        /// The offer of a draw is refused by making a move.
        RefusedByMoving = "refused-by-moving",
        /// The arbiter consents to a draw.
        Consented = "consented",
        /// The Laws of this edition give no power to forbid agreed draws.
        BanNotProvided = "ban-not-provided",
        /// The claim of a draw is also an offer of one.
        ClaimIsOffer = "claim-is-offer",
        // Draw claims.

        /// The claim of threefold repetition is correct.
        ThreefoldCorrect = "threefold-correct",
        /// The claim of threefold repetition is incorrect.
        ThreefoldIncorrect = "threefold-incorrect",
        /// The claim of fifty moves is correct.
        FiftyCorrect = "fifty-correct",
        /// The claim of fifty moves is incorrect.
        FiftyIncorrect = "fifty-incorrect",
        /// A draw is claimed by a player who has not the move.
        ClaimOffTurn = "claim-off-turn",
        /// A draw is claimed after a piece was touched.
        ClaimAfterTouching = "claim-after-touching",
        /// Nothing supports the claim.
        Unfounded = "unfounded",
        /// The arbiter finds nothing wrong.
        NothingWrong = "nothing-wrong",
        // The act of moving.

        /// A touched piece binds the player.
        Touched = "touched",
        /// No touched piece can move or be captured.
        TouchedCannotMove = "touched-cannot-move",
        /// A piece is touched that was not meant.
        TouchedByMistake = "touched-by-mistake",
        /// A piece is touched by accident.
        Accidental = "accidental",
        /// Pieces are adjusted by a player who may not.
        AdjustingOffTurn = "adjusting-off-turn",
        /// Adjusting is announced after the touch.
        AdjustingTooLate = "adjusting-too-late",
        /// The promoted piece has touched its square.
        PromotionChosen = "promotion-chosen",
        /// A touched or released piece is enforced.
        TouchEnforced = "touch-enforced",
        /// A complaint about a touched piece comes too late.
        ComplaintTooLate = "complaint-too-late",
        /// The arbiter acts on Article 4 only when asked.
        OnlyOnRequest = "only-on-request",
        /// Pieces are moved by a player who has not the move.
        OutOfTurn = "out-of-turn",
        /// Two hands were used for one move.
        TwoHands = "two-hands",
        /// The clock is pressed with the hand that did not move.
        OtherHand = "other-hand",
        // The clock.

        /// The session begins.
        Started = "started",
        /// The arbiter stops the clocks.
        Interrupted = "interrupted",
        /// The arbiter lets the clocks run on.
        Restarted = "restarted",
        /// The moves of a period are completed, and the time of the next is added.
        PeriodEntered = "period-entered",
        /// A player stops the clocks to seek the arbiter's help.
        StoppedForHelp = "stopped-for-help",
        /// A player stops the clocks without a valid reason.
        StoppedGroundlessly = "stopped-groundlessly",
        /// A player stops the clocks because the promoted piece is not available.
        PieceMissing = "piece-missing",
        /// The clock is pressed without a move.
        PressedWithoutMoving = "pressed-without-moving",
        /// The flag is not down.
        FlagUp = "flag-up",
        /// Time is over, and the opponent can mate.
        FlagLost = "flag-lost",
        /// Time is over, and the opponent cannot mate.
        FlagDrawn = "flag-drawn",
        /// Time is over, and what was touched leaves the opponent no mate.
        FlagDrawnByTouch = "flag-drawn-by-touch",
        /// Time is over, and whether the opponent can mate is not decided.
        FlagUndetermined = "flag-undetermined",
        /// Time is over while the arbiter's decision was put off.
        FlagAfterPostponement = "flag-after-postponement",
        /// The flag is down, but the moves of the period are completed.
        MovesCompleted = "moves-completed",
        /// A claim rests on nothing but a screen.
        ClaimFromScreen = "claim-from-screen",
        /// The claimant's own flag is down.
        ClaimantFlagDown = "claimant-flag-down",
        /// The arbiter does not point out a fallen flag.
        ArbiterSilent = "arbiter-silent",
        /// Both flags are down in an earlier period: the game goes on.
        BothFlagsGoOn = "both-flags-go-on",
        /// Both flags are down: the game is drawn.
        BothFlagsDraw = "both-flags-draw",
        /// Both flags are down, and nothing was announced for it.
        BothFlagsOpen = "both-flags-open",
        /// The clock was set wrongly.
        WrongSetting = "wrong-setting",
        /// The clock was set wrongly, and it is too late to change it.
        SettingTooLate = "setting-too-late",
        /// The clock is evidently defective.
        ClockDefect = "clock-defect",
        /// The clock is replaced.
        ClockReplaced = "clock-replaced",
        /// The arbiter sets the times by his judgement.
        TimesByArbiter = "times-by-arbiter",
        /// The times go back to what they were.
        TimesRestored = "times-restored",
        /// The arbiter sets a clock.
        TimesSet = "times-set",
        /// The arbiter gives time for a disturbance.
        Disturbed = "disturbed",
        // Presence.

        /// A player is late, within the time allowed.
        LateInTime = "late-in-time",
        /// A player is late, and the event did not say how late he may be.
        LateUnstated = "late-unstated",
        /// A player is too late.
        TooLate = "too-late",
        /// A player leaves without asking.
        LeftUnasked = "left-unasked",
        /// A player leaves without reporting.
        LeftUnreported = "left-unreported",
        // Illegal moves.

        /// An illegal move is found and repaired.
        IllegalMove = "illegal-move",
        /// An illegal move loses the game.
        IllegalMoveLost = "illegal-move-lost",
        /// An illegal move would lose the game, but the opponent cannot mate.
        IllegalMoveDrawn = "illegal-move-drawn",
        /// An illegal move ends the game; whether the opponent can mate is not decided.
        IllegalMoveUndetermined = "illegal-move-undetermined",
        /// An illegal move can no longer be corrected.
        IllegalStands = "illegal-stands",
        /// An illegal move that is not completed is replaced.
        NotCompleted = "not-completed",
        /// The arbiter acts on an illegal move only when it is claimed.
        OnlyOnClaim = "only-on-claim",
        /// An illegal move is found after the end of the game.
        FoundAfterEnd = "found-after-end",
        /// The players correct an illegal move among themselves.
        CorrectedByAgreement = "corrected-by-agreement",
        /// The arbiter sees an illegal position and waits for the next completed move.
        ArbiterWaits = "arbiter-waits",
        /// The position is still illegal after the next completed move.
        IllegalPositionStays = "illegal-position-stays",
        /// The position is legal again.
        PositionLegalAgain = "position-legal-again",
        /// The position is illegal, and its cause lies further back than can be told.
        IllegalPosition = "illegal-position",
        // Set-up.

        /// The initial position was wrong.
        WrongStart = "wrong-start",
        /// The initial position was wrong, and it is too late to begin again.
        WrongStartTooLate = "wrong-start-too-late",
        /// The board lay the wrong way.
        BoardTurned = "board-turned",
        /// It is too late to complain about the set-up.
        SetupTooLate = "setup-too-late",
        /// The colours were reversed: a new game.
        ColoursReversed = "colours-reversed",
        /// The colours were reversed: the game goes on.
        ColoursReversedGoOn = "colours-reversed-go-on",
        /// The colours were reversed, and the game is over.
        ColoursReversedOver = "colours-reversed-over",
        /// A player displaces pieces.
        PiecesDisplaced = "pieces-displaced",
        /// A player has put displaced pieces back on the opponent's move.
        PiecesPutBack = "pieces-put-back",
        /// The clock is pressed while pieces lie about.
        PressedWhileDisplaced = "pressed-while-displaced",
        /// Pieces are found displaced.
        DisplacedFound = "displaced-found",
        /// Pieces are found displaced, and nobody can tell since when.
        DisplacedUnknown = "displaced-unknown",
        /// The arbiter restores an earlier position.
        Restored = "restored",
        // Scoresheets.

        /// A move is written before it is made.
        WritesAhead = "writes-ahead",
        /// A move is made before the previous one is recorded.
        RecordsTooLate = "records-too-late",
        /// A scoresheet is not algebraic.
        NotAlgebraic = "not-algebraic",
        /// A scoresheet is incomplete when it is signed.
        SheetIncomplete = "sheet-incomplete",
        /// A scoresheet is used for something else.
        SheetMisused = "sheet-misused",
        /// A scoresheet is hidden from the arbiter.
        SheetHidden = "sheet-hidden",
        /// A player does not record.
        NotRecording = "not-recording",
        /// The scoresheets cannot show that time was overstepped.
        NotProvable = "not-provable",
        /// A player may use the opponent's scoresheet.
        OpponentSheet = "opponent-sheet",
        /// The opponent's scoresheet is asked for before a flag has fallen.
        SheetTooEarly = "sheet-too-early",
        /// The opponent's scoresheet is not given back before the next move.
        SheetNotReturned = "sheet-not-returned",
        /// A flag has fallen: scoresheets are brought up to date.
        SheetsToUpdate = "sheets-to-update",
        /// A scoresheet is asked for by a player who has not the move.
        SheetOffTurn = "sheet-off-turn",
        /// The arbiter shows his scoresheet.
        SheetShown = "sheet-shown",
        /// The arbiter's scoresheet is asked for too often.
        SheetTooOften = "sheet-too-often",
        /// The game is reconstructed on a second board.
        Reconstruction = "reconstruction",
        /// Both players signed the result.
        Signed = "signed",
        /// Both players signed another result.
        SignedWrong = "signed-wrong",
        // Quickplay finish.

        /// A draw is claimed in a quickplay finish.
        QuickplayClaimed = "quickplay-claimed",
        /// The arbiter agrees: the game is drawn.
        QuickplayAgreed = "quickplay-agreed",
        /// The arbiter postpones his decision.
        QuickplayPostponed = "quickplay-postponed",
        /// The arbiter rejects the claim.
        QuickplayRejected = "quickplay-rejected",
        /// A draw is claimed without an arbiter in the room.
        QuickplayAlone = "quickplay-alone",
        /// The quickplay rules do not apply to this game.
        QuickplayNotHere = "quickplay-not-here",
        /// The quickplay rules were not announced.
        QuickplayNotAnnounced = "quickplay-not-announced",
        /// The quickplay finish has not begun.
        QuickplayNotYet = "quickplay-not-yet",
        /// The claimant has not the move.
        QuickplayOffTurn = "quickplay-off-turn",
        /// The claimant does not have less than two minutes.
        QuickplayTooMuchTime = "quickplay-too-much-time",
        /// Seconds with each move are asked for.
        ExtraSecondsAsked = "extra-seconds-asked",
        /// Seconds with each move are given.
        ExtraSecondsGiven = "extra-seconds-given",
        // Conduct.

        /// A player brings chess into disrepute.
        Disrepute = "disrepute",
        /// A player uses notes, advice or another board.
        OutsideHelp = "outside-help",
        /// A player distracts the opponent.
        Distracting = "distracting",
        /// A player makes unreasonable claims or offers.
        UnreasonableClaims = "unreasonable-claims",
        /// A telephone loses the game.
        PhoneLost = "phone-lost",
        /// A telephone breaks the rules.
        PhoneOn = "phone-on",
        /// A telephone is allowed here.
        PhoneAllowed = "phone-allowed",
        /// A player refuses to be inspected.
        InspectionRefused = "inspection-refused",
        /// The arbiter inspects a player.
        Inspected = "inspected",
        /// A player smokes outside the place for it.
        Smoking = "smoking",
        /// A player handles the clock roughly.
        RoughClock = "rough-clock",
        /// A player keeps a finger on the clock.
        Hovering = "hovering",
        /// A player persistently refuses to keep the Laws.
        Refuses = "refuses",
        /// Both players persistently refuse to keep the Laws.
        BothRefuse = "both-refuse",
        /// A player who has finished interferes in a game.
        FinishedPlayer = "finished-player",
        /// Somebody interferes in the game.
        SpectatorInterferes = "spectator-interferes",
        /// Somebody tells the arbiter about an irregularity.
        SpectatorMayTell = "spectator-may-tell",
        /// Somebody's telephone sounds in the venue.
        SpectatorPhone = "spectator-phone",
        /// The arbiter sends somebody out.
        SentOut = "sent-out",
        /// The edition has no rule for it.
        NoSuchRule = "no-such-rule",
        // Requests, penalties, decisions.

        /// The arbiter grants a request.
        RequestGranted = "request-granted",
        /// A player cannot write: the arbiter decides how much time it costs.
        UnableToWrite = "unable-to-write",
        /// An assistant acts for a player: the arbiter adjusts the clock.
        ClockAdjusted = "clock-adjusted",
        /// The arbiter provides what is missing.
        Provided = "provided",
        /// The arbiter tells a player what he must not.
        ArbiterIntervenes = "arbiter-intervenes",
        /// The arbiter tells the number of moves where he may.
        ArbiterMayTell = "arbiter-may-tell",
        /// The arbiter imposes a penalty.
        Penalised = "penalised",
        /// The arbiter declares a result.
        Declared = "declared",
        /// Such a score does not exist.
        ScoreRefused = "score-refused",
        /// The arbiter annuls the game.
        Annulled = "annulled",
        /// The arbiter decides otherwise.
        DecidedOtherwise = "decided-otherwise",
        /// A player appeals.
        Appealed = "appealed",
        /// There is no appeal.
        AppealBarred = "appeal-barred",
        // Visually impaired players.

        /// A move is announced wrongly.
        SlipOfTongue = "slip-of-tongue",
        /// The clock is pressed before the move is announced.
        NotAnnounced = "not-announced",
        /// The opponent's announced move is repeated wrongly.
        RepeatedWrongly = "repeated-wrongly",
        /// A move is made before the opponent's was repeated.
        NotRepeated = "not-repeated",
        /// A game against a player who cannot hear needs an assistant.
        AssistantNeeded = "assistant-needed",
        /// The boards differ, and the scoresheets agree.
        BoardsDiffer = "boards-differ",
        /// The boards and the scoresheets differ.
        SheetsDiffer = "sheets-differ",
        /// An assistant informs his player because he asked.
        AssistantInformed = "assistant-informed",
        /// An assistant informs his player unasked.
        AssistantUnasked = "assistant-unasked",
        /// An assistant sees to the formalities of an adjournment.
        AssistantAdjourns = "assistant-adjourns",
        // Adjournment.

        /// The arbiter asks for a sealed move.
        ToldToSeal = "told-to-seal",
        /// A player adjourns before the end of the session.
        AdjournsEarly = "adjourns-early",
        /// A move is played that should have been sealed.
        PlayedInsteadOfSealing = "played-instead-of-sealing",
        /// A move is sealed.
        Sealed = "sealed",
        /// The envelope says all it must.
        EnvelopeComplete = "envelope-complete",
        /// The envelope does not say all it must.
        EnvelopeIncomplete = "envelope-incomplete",
        /// Play is resumed.
        Resumed = "resumed",
        /// The envelope is opened.
        EnvelopeOpened = "envelope-opened",
        /// The envelope is not opened while the replier is absent.
        EnvelopeTooEarly = "envelope-too-early",
        /// The replier is absent at resumption.
        ReplierAbsent = "replier-absent",
        /// The reply is sealed because the sealer is absent.
        ReplySealed = "reply-sealed",
        /// The sealed move is ambiguous.
        SealedAmbiguous = "sealed-ambiguous",
        /// The meaning of the sealed move cannot be established.
        SealedUnclear = "sealed-unclear",
        /// The sealed move is illegal.
        SealedIllegal = "sealed-illegal",
        /// The envelope is lost.
        EnvelopeLost = "envelope-lost",
        /// The adjourned position cannot be recovered.
        AdjournedLost = "adjourned-lost",
        /// The times at resumption are wrong, and found so in time.
        ResumptionTimesWrong = "resumption-times-wrong",
        /// The times at resumption are found wrong too late.
        ResumptionTimesLate = "resumption-times-late",
        // Before the game.

        /// The game is a standard one.
        RateStandard = "rate-standard",
        /// The game is a rapid one.
        RateRapid = "rate-rapid",
        /// The game is a blitz game.
        RateBlitz = "rate-blitz",
        /// The game is older than the oldest available edition.
        EditionTooEarly = "edition-too-early",
        /// Chess960 is played by the Laws.
        Chess960 = "chess960",
        /// The Laws of this edition do not know Chess960.
        VariantUnknown = "variant-unknown",
        /// The event had to state a default time and did not.
        DefaultTimeUnstated = "default-time-unstated",
    }
}

named! {
    /// The reading chosen where a text allows two, is misprinted, or leaves a gap.
    Reading {
        /// 2014, 9.6b: the first print lacked the clause that mate comes before the count of moves.
        MateBeforeCount = "mate-before-count",
        /// 2014, 9.6a: "five consecutive alternate moves" is read as five appearances, each four half-moves after the last.
        ConsecutiveAlternate = "consecutive-alternate",
        /// 6.9: what a touched piece leaves open counts when it is asked whether the opponent can mate.
        TouchCountsForMate = "touch-counts-for-mate",
        /// 2014, A.4c: "opponent" at its end is read as "claimant".
        ClaimantMeant = "claimant-meant",
        /// 2001, B5(b): the list of articles is read to include illegal moves, as its own heading says.
        IllegalMovesIncluded = "illegal-moves-included",
        /// 1997 and 2001, 7.4: an illegal move is repaired as soon as it is made, and counted once the clock is pressed.
        CountedOnceCompleted = "counted-once-completed",
        /// Illegal moves played after an unnoticed one are counted too.
        EachCounts = "each-counts",
        /// 2017: illegal moves, two hands and presses without a move are counted together.
        SharedCount = "shared-count",
        /// 2023, B.2: the penalty in blitz under adequate supervision is two minutes by the letter and one in practice.
        BlitzPenaltyGap = "blitz-penalty-gap",
        /// 2014, 1.2: a king taken where the illegal move before it stands is an illegal move itself.
        KingTakenIsIllegal = "king-taken-is-illegal",
        /// 1997 to 2009, 6.2: in delay mode no unused time goes to the next period, whatever a clock would do.
        NoCarryOver = "no-carry-over",
        /// 1997 to 2009, 4.6 or 4.7: adjusting is a deliberate touch too, and ends the right to complain.
        AdjustingForfeits = "adjusting-forfeits",
        /// D.2.4 since 2017: a press before the move is announced is undone, and is no press without a move.
        UnannouncedPress = "unannounced-press",
        /// 7.3: ten moves "by both players" means ten by each.
        LimitNeedsBoth = "limit-needs-both",
    }
}
