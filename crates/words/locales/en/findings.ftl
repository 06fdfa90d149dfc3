# What the Laws find: clauses without a full stop, which the code joins to what follows.

## Ends on the board

finding-checkmate = checkmate by { who }
finding-stalemate = stalemate: the player to move has no legal move and is not in check
finding-dead-position = dead position: neither player can mate by any series of legal moves
finding-fivefold = the same position stands for the fifth time
finding-seventy-five = seventy-five moves each without a capture or a pawn move
finding-overlooked-draw = the game was drawn already, but this had not been noticed
finding-overlooked-draw-signed = the game was drawn already when the players signed a decisive result
finding-ended-despite-touch = the game is over: the move was legal, and a piece touched before changes nothing
finding-resigned = { who } resigns
finding-resigned-unwinnable = { who } resigns, but the opponent could not mate by any series of legal moves
finding-agreed = the players agree on a draw
finding-agreed-too-early = a draw cannot be agreed before each player has made a move
finding-agreement-forbidden = the regulations of the event do not allow an agreed draw now

## Draw offers

finding-offer-made = { who } offers a draw at the right moment
finding-offer-at-wrong-time = { who } offers a draw at the wrong moment; the offer holds all the same
finding-offer-repeated = { who } keeps offering a draw at the wrong moment
finding-offer-forbidden = the regulations of the event do not allow { who } to offer a draw now
finding-offer-after-sealing = { who } offers a draw after a move was sealed
finding-condition-void = an offer of a draw cannot carry a condition: { whose } offer stands without it
finding-refused = { who } declines the draw
finding-refused-by-touching = { who } declines the draw by touching a piece
finding-refused-by-moving = { who } declines the draw by making a move
finding-consented = the arbiter consents to a draw
finding-ban-not-provided = the Laws of this edition give an event no power to forbid agreed draws
finding-claim-is-offer = { whose } claim is also an offer of a draw

## Draw claims

finding-threefold-correct = { whose } claim is correct: the position appears { $count } times
finding-threefold-incorrect = { whose } claim is incorrect: the position appears { times-counted }, and three are needed
finding-fifty-correct = { whose } claim is correct: { $count } half-moves without a capture or a pawn move
finding-fifty-incorrect = { whose } claim is incorrect: { halfmoves-counted } without a capture or a pawn move, and a hundred are needed
finding-claim-off-turn = { who } claims a draw without having the move
finding-claim-after-touching = { who } claims a draw after having touched a piece
finding-unfounded = nothing supports { whose } claim
finding-nothing-wrong = the arbiter finds nothing wrong

## The act of moving

finding-touched = touch-move: { who } is bound by what was touched
finding-touched-cannot-move = nothing that { who } touched can be moved or captured
finding-touched-by-mistake = { who } touched the piece on { $square } meaning another
finding-accidental = { who } touched the piece on { $square } by accident, which creates no obligation
finding-adjusting-off-turn = { who } adjusts the piece on { $square } without having the move
finding-adjusting-too-late = { who } said "j'adoube" only after touching: the touch counts
finding-promotion-chosen = the new piece has touched { $square }: { whose } choice is made
finding-touch-enforced = { who } must keep to the piece that was touched or released
finding-complaint-too-late = { who } complains too late, having touched a piece since
finding-only-on-request = in this game the arbiter acts on touched pieces only when a player asks
finding-out-of-turn = { who } moves without having the move
finding-two-hands = { who } used two hands for one move
finding-other-hand = { who } pressed the clock with the hand that had not moved

## The clock

finding-started = the session begins
finding-interrupted = the arbiter stops the clocks
finding-restarted = the arbiter lets the clocks run on
finding-period-entered = { who } has completed the moves of the period
finding-stopped-for-help = { who } stops the clocks to call the arbiter
finding-stopped-groundlessly = { who } stops the clocks without a valid reason
finding-piece-missing = { who } stops the clocks because the piece for the promotion is not available
finding-pressed-without-moving = { who } pressed the clock without having moved
finding-flag-up = the flag has not fallen
finding-flag-lost = { whose } time is over, and the opponent can still mate
finding-flag-drawn = { whose } time is over, but the opponent cannot mate by any series of legal moves
finding-flag-drawn-by-touch = { whose } time is over, but after the piece that was touched the opponent can no longer mate
finding-flag-undetermined = { whose } time is over; whether the opponent can mate could not be decided
finding-flag-after-postponement = { whose } time is over while the arbiter's decision was postponed
finding-moves-completed = { whose } flag is down, but the moves of the period are completed
finding-claim-from-screen = { whose } claim rests on a screen alone, which proves nothing
finding-claimant-flag-down = { who } claims, but has a fallen flag too
finding-arbiter-silent = in this game the arbiter does not call a fallen flag
finding-both-flags-go-on = both flags are down and it cannot be established which fell first; it is not the last period
finding-both-flags-draw = both flags are down and it cannot be established which fell first
finding-both-flags-open = both flags are down, it cannot be established which fell first, and nothing was announced for this case
finding-wrong-setting = the clock was set wrongly
finding-setting-too-late = the clock was set wrongly, but it is too late to change it
finding-clock-defect = the clock is evidently defective
finding-clock-replaced = the clock is replaced
finding-times-by-arbiter = the arbiter sets the times as seems best
finding-times-restored = the times go back to what they were
finding-times-set = the arbiter sets { whose } clock
finding-disturbed = the arbiter gives { who } time for a disturbance from outside

## Presence

finding-late-in-time = { who } comes { $time } late, within the time allowed
finding-late-unstated = { who } comes { $time } late, and the event did not say how late a player may come
finding-too-late = { who } is { $time } late: too late
finding-left-unasked = { who } leaves without the arbiter's permission
finding-left-unreported = { who } leaves without telling the arbiter

## Illegal moves

finding-illegal-move = illegal move by { who }
finding-illegal-move-lost = illegal move by { who }, and it costs the game
finding-illegal-move-drawn = illegal move by { who }: it would cost the game, but the opponent cannot mate by any series of legal moves
finding-illegal-move-undetermined = illegal move by { who }: it ends the game, and whether the opponent can mate could not be decided
finding-illegal-stands = { whose } illegal move can no longer be corrected
finding-not-completed = the move { who } made is illegal, but the clock was not pressed
finding-only-on-claim = in this game the arbiter acts on an illegal move only when the opponent claims it
finding-found-after-end = the illegal move is found after the end of the game
finding-corrected-by-agreement = the players agree to correct the illegal move
finding-arbiter-waits = the arbiter sees an illegal position and waits for the next completed move
finding-illegal-position-stays = the position is still illegal after the next completed move
finding-position-legal-again = the position is legal again
finding-illegal-position = the position is illegal, and it cannot be established how it came about

## Set-up

finding-wrong-start = the game began from a wrong position
finding-wrong-start-too-late = the game began from a wrong position, but it is too late to begin again
finding-board-turned = the board lies the wrong way
finding-setup-too-late = it is too late to complain about the set-up
finding-colours-reversed = the game began with colours reversed
finding-colours-reversed-go-on = the game began with colours reversed, but it has gone too far to begin again
finding-colours-reversed-over = the colours were reversed, but the game is over
finding-pieces-displaced = { who } displaces pieces
finding-pieces-put-back = { who } has put the pieces back
finding-pressed-while-displaced = { who } presses the clock before putting the pieces back
finding-displaced-found = pieces stand where they should not, since { halfmoves-counted }
finding-displaced-unknown = pieces stand where they should not, and it cannot be established since when
finding-restored = the arbiter restores an earlier position

## Scoresheets

finding-writes-ahead = { who } writes the move before making it
finding-records-too-late = { who } moves with { halfmoves-counted } missing on the scoresheet
finding-not-algebraic = { whose } scoresheet is not in algebraic notation
finding-sheet-incomplete = { whose } scoresheet lacks { halfmoves-counted }
finding-sheet-misused = { who } writes on the scoresheet what does not belong there
finding-sheet-hidden = { who } hides the scoresheet from the arbiter
finding-not-recording = { who } does not record the moves
finding-not-provable = the scoresheets cannot show that the time was overstepped
finding-opponent-sheet = { who } may use the opponent's scoresheet to complete the own one
finding-sheet-too-early = { who } asks for the opponent's scoresheet, and no flag has fallen
finding-sheet-not-returned = { who } moves without having given the opponent's scoresheet back
finding-sheets-to-update = after the fall of a flag the scoresheets are brought up to date
finding-sheet-off-turn = { who } asks for a scoresheet without having the move
finding-sheet-shown = the arbiter shows { who } the official scoresheet
finding-sheet-too-often = { who } asks for the arbiter's scoresheet too often
finding-reconstruction = the game is reconstructed on a second board
finding-signed = both players have signed the result
finding-signed-wrong = both players have signed a result other than that of the game

## Quickplay finish

finding-quickplay-claimed = { who } claims a draw in the quickplay finish
finding-quickplay-agreed = the arbiter agrees with { whose } claim
finding-quickplay-postponed = the arbiter postpones the decision on { whose } claim
finding-quickplay-rejected = the arbiter rejects { whose } claim
finding-quickplay-alone = { who } claims a draw with no arbiter in the room
finding-quickplay-not-here = the rules of the quickplay finish do not apply to this game
finding-quickplay-not-announced = the rules of the quickplay finish were not announced for this event
finding-quickplay-not-yet = the quickplay finish has not begun
finding-quickplay-off-turn = { who } claims without having the move
finding-quickplay-too-much-time = { who } still has two minutes or more
finding-extra-seconds-asked = { who } asks for seconds with each move instead
finding-extra-seconds-given = { who } is granted seconds with each move

## Conduct

finding-disrepute = { who } brings the game of chess into disrepute
finding-outside-help = { who } uses notes, advice or another board
finding-distracting = { who } distracts or annoys the opponent
finding-unreasonable-claims = { who } makes unreasonable claims or offers
finding-phone-lost = { whose } telephone costs the game
finding-phone-on = { whose } telephone is against the rules
finding-phone-allowed = { whose } telephone is allowed so
finding-inspection-refused = { who } refuses to be inspected
finding-inspected = the arbiter inspects { who }
finding-smoking = { who } smokes outside the place for it
finding-rough-clock = { who } handles the clock roughly
finding-hovering = { who } keeps a finger on the clock or hovers over it
finding-refuses = { who } persistently refuses to keep the Laws
finding-both-refuse = both players persistently refuse to keep the Laws
finding-finished-player = { who } has finished, and is a spectator now
finding-spectator-interferes = a person who is not playing this game interferes
finding-spectator-may-tell = anybody may point out an irregularity to the arbiter alone
finding-spectator-phone = a telephone sounds in the playing venue
finding-sent-out = the arbiter expels a person who is not playing
finding-no-such-rule = the Laws of this edition have no rule for it

## Requests, penalties, decisions

finding-request-granted = the arbiter grants { whose } request
finding-unable-to-write = { who } cannot write; the arbiter decides how much time that costs
finding-clock-adjusted = an assistant acts for { who }; the arbiter adjusts the clock fairly
finding-provided = the arbiter provides what { who } needs
finding-arbiter-intervenes = the arbiter tells { who } what an arbiter must not tell
finding-arbiter-may-tell = a flag has fallen: the arbiter may tell { who } the number of moves
finding-penalised = the arbiter penalises { who }
finding-declared = the arbiter declares the result
finding-score-refused = the Laws do not allow such a score
finding-annulled = the arbiter annuls the game
finding-decided-otherwise = the arbiter decides otherwise
finding-appealed = { who } appeals against the decision
finding-appeal-barred = { who } appeals, but against this there is no appeal

## Visually impaired players

finding-slip-of-tongue = { who } announces another move than the one made: a slip of the tongue
finding-not-announced = { who } presses the clock before announcing the move
finding-repeated-wrongly = { who } repeats another move than the one announced
finding-not-repeated = { who } moves without having repeated the move announced
finding-assistant-needed = a player who cannot see and one who cannot hear need an assistant
finding-boards-differ = the two boards differ, and the scoresheets agree: { who } wrote one move and made another
finding-sheets-differ = the two boards differ, and so do the scoresheets, since { halfmoves-counted }
finding-assistant-informed = { whose } assistant answers what he was asked
finding-assistant-unasked = { whose } assistant tells him something unasked
finding-assistant-adjourns = { whose } assistant sees to the formalities of the adjournment

## Adjournment

finding-told-to-seal = the arbiter asks { who } to seal a move
finding-adjourns-early = { who } adjourns before the end of the session, and is charged with what is left of it
finding-played-instead-of-sealing = { who } plays on the board the move that was to be sealed
finding-sealed = { who } has sealed a move
finding-envelope-complete = the envelope bears all it must
finding-envelope-incomplete = the envelope lacks { items-counted }
finding-resumed = play is resumed
finding-envelope-opened = the envelope with { whose } sealed move is opened
finding-envelope-too-early = the envelope stays closed while the player who must reply is absent
finding-replier-absent = { who }, who must reply to the sealed move, is absent
finding-reply-sealed = { who } seals the reply, because the player who sealed is absent
finding-sealed-ambiguous = { whose } sealed move is ambiguous
finding-sealed-unclear = the meaning of { whose } sealed move cannot be established
finding-sealed-illegal = { whose } sealed move is illegal
finding-envelope-lost = the envelope is lost, but the position is known
finding-adjourned-lost = the envelope is lost, and the position cannot be recovered
finding-resumption-times-wrong = the times at resumption were wrong, and it was noticed in time
finding-resumption-times-late = the times at resumption were wrong, but it was noticed too late

## Before the game

finding-rate-standard = this is a standard game
finding-rate-rapid = this is a rapid game
finding-rate-blitz = this is a blitz game
finding-edition-too-early = the game is older than the oldest available edition, which is used instead
finding-chess960 = Chess960 is played by the Laws
finding-variant-unknown = the Laws of this edition do not know Chess960
finding-default-time-unstated = the event had to say how late a player may come, and did not
