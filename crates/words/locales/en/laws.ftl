# The Laws: what is found, what follows, by which article. Clauses without a full stop: the code joins them.

## Players. A clause that begins with one of these is given its capital letter by the code.

who = { $color ->
    [white] White
    [black] Black
   *[nobody] the player
}
whose = { $color ->
    [white] White's
    [black] Black's
   *[nobody] the player's
}
times-counted = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
halfmoves-counted = { $count ->
    [one] one half-move
   *[other] { $count } half-moves
}
items-counted = { $count ->
    [one] one item
   *[other] { $count } items
}
to-whom = { who }
by-whom = { who }

## What follows

effect-new-game = the game is annulled and a new one is played
effect-play-on = the game goes on
effect-stands = what was done stands
effect-add = { who } gets { $time } more
effect-take = { who } loses { $time }
effect-set = { whose } clock is set to { $time }
effect-extra-time = from now on both players get { $time } with each move
effect-back = the game goes back by { halfmoves-counted }
effect-free = { who } may play any legal move
effect-promote = the pawn on { $square } becomes { role-a }
effect-clock = { whose } clock runs
effect-clocks-stop = both clocks are stopped
effect-next-period = the next move is the first of the next period
effect-warning = { who } is warned
effect-offence-1 = this is { whose } first offence
effect-offence-2 = this is { whose } second offence
effect-offence = this is { whose } offence number { $number }
effect-loses-draw-claim = { who } cannot claim a draw on this move
effect-loses-touch-complaint = { who } can no longer complain about it
effect-loses-illegal-claim = { who } can no longer have the illegal move corrected
effect-loses-setup-complaint = { who } can no longer complain about the set-up
effect-loses-castling = { who } may not castle in this game
effect-loses-castling-queenside = { who } may not castle on the queen's side in this game
effect-loses-castling-kingside = { who } may not castle on the king's side in this game
effect-loses-promotion-choice = { who } can no longer choose another piece
effect-offer-stands = { whose } offer of a draw stands
effect-offer-refused = { whose } offer of a draw is declined
effect-offer-void = { whose } offer of a draw does not count
effect-transfer = the position is moved onto a board that lies correctly
effect-put-back = { who } puts the pieces back, on his own time
effect-record = { who } brings the scoresheet up to date
effect-seals = { $sealed } becomes { whose } sealed move
effect-opened = the sealed move { $sealed } is played
effect-fine = { who } pays the fine announced
effect-excluded = { who } is left out of one or more rounds
effect-expelled = { who } is expelled from the competition
effect-sent-out = the person concerned must leave the playing venue
effect-assistant = { who } may have an assistant
effect-appeal = { whose } appeal goes to the committee
effect-final = the decision is final
effect-supplied = { who } is given what is missing

## What is left to the arbiter: after "the arbiter may"

choice-recommended = do as recommended
choice-play-on = let the game go on
choice-penalise = impose other penalties
choice-warn = only warn
choice-lost = declare the game lost
choice-drawn = declare the game drawn
choice-new-game = have a new game played
choice-agree = grant the claim
choice-postpone = postpone the decision
choice-reject = reject the claim
choice-agree-or-reject = grant or reject the claim
choice-set-times = set the clocks as he thinks fit
choice-opponent-score = decide the opponent's score
choice-expel = expel the person concerned

## Readings chosen

reading-mate-before-count = mate comes before the count of moves, as the first print of 9.6b failed to say
reading-consecutive-alternate = "five consecutive alternate moves" means five appearances, each four half-moves after the one before
reading-touch-counts-for-mate = what the touched piece leaves open counts when it is asked whether the opponent can mate
reading-claimant-meant = at the end of A.4c "opponent" is read as "claimant"
reading-illegal-moves-included = the list of articles in B5(b) is read to include illegal moves, as its heading says
reading-counted-once-completed = an illegal move is repaired as soon as it is made, and counted once the clock is pressed
reading-each-counts = illegal moves played after an unnoticed one are counted too
reading-shared-count = illegal moves, two hands and presses without a move are counted together
reading-blitz-penalty-gap = the penalty in supervised blitz is two minutes by the letter and one in practice
reading-king-taken-is-illegal = capturing the king is an illegal move itself where the one before it stands, since 1.2 forbids it
reading-no-carry-over = in delay mode no unused time goes to the next period, whatever a clock would show
reading-adjusting-forfeits = adjusting is a deliberate touch too, and ends the right to complain
reading-unannounced-press = a press before the move is announced is undone, and is no press without a move
reading-limit-needs-both = ten moves "by both players" means ten by each

## What a player may claim: after "may"

claim-threefold = claim a draw: the position has stood on the board { $count } times
claim-threefold-by-move = claim a draw by repetition, writing { $moves }
claim-fifty = claim a draw: { $count } half-moves without a capture or a pawn move
claim-fifty-by-move = claim a draw by the fifty-move rule, writing { $moves }
claim-flag = claim that the opponent's flag has fallen
claim-illegal-move = claim that the opponent's move is illegal
claim-touched = complain about a piece the opponent touched or released
claim-quickplay = claim a draw in the quickplay finish
claim-extra-seconds = ask for seconds with each move
claim-accept-draw = accept the draw that was offered

## What a player must do

duty-play-among = must play { $moves }
duty-move = must move
duty-press = must press the clock
duty-announce = must announce the move
duty-repeat = must repeat the opponent's move aloud
duty-return-sheet = must give the opponent's scoresheet back before moving
duty-record = must record { halfmoves-counted }
duty-need-not-record = need not record the moves
duty-mark-offer = must mark the offer of a draw on the scoresheet
duty-seal = must seal a move
duty-put-back = must put the displaced pieces back
duty-answer-offer = must answer the offer of a draw, or decline it by touching a piece

## What cannot have happened

not-event-time-went-back = it is of { $at } s, and the event before it of { $last } s: events come in their order
not-event-not-started = the session has not begun: the arbiter must start it first
not-event-already-started = the session has begun already
not-event-adjourned = the game is adjourned: it must be resumed first
not-event-not-adjourned = the game is not adjourned
not-event-over = the game is over
not-event-not-over = the game is not over
not-event-not-there = { who } is not at the board: let him arrive first
not-event-already-there = { who } is at the board already
not-event-empty-square = nothing stands on { $square }
not-event-no-clock = the game is played without a clock
not-event-no-offer = no draw has been offered to { who }
not-event-nothing-to-decide = no claim waits for the arbiter
not-event-nothing-to-take-back = the player has made no move that is not completed
not-event-too-far-back = the game cannot go back so far: it has { halfmoves-counted }
not-event-nothing-to-correct = no illegal move stands that could be corrected
not-event-nothing-displaced = { who } has displaced nothing
not-event-not-time-to-seal = no player was told to seal a move
not-event-nothing-sealed = no move has been sealed
not-event-envelope-not-lost = the envelope is not lost
not-event-no-such-penalty = this edition does not know that penalty
not-event-nothing-to-appeal = nothing has been decided that could be appealed against
not-event-no-assistant = { who } has no assistant
not-event-no-arbiter = there is no arbiter in the room
not-event-no-sheet = { who } does not have the opponent's scoresheet
not-event-no-consent-needed = draws are free in this event: no consent is needed

effect-won = { who } wins, { $score }
effect-drawn = the game is drawn, { $score }
effect-both-lose = both players lose, { $score }
effect-score = the game is over, { $score }
effect-must = { $count ->
    [0] { who } must move
   *[other] { who } must play { $moves }
}

## The ruling as a whole

ruling-because = { $what }: { $why }
ruling-unless = { $effects }, unless the arbiter decides otherwise
ruling-recommended = recommended: { $effects }
ruling-advised = recommended: { $effects }
advised-warning = a warning for { who }
advised-add = { $time } more for { who }
advised-take = { $time } less for { who }
advised-record = an update of { whose } scoresheet
advised-put-back = the correct position put back by { who }
advised-play-on = to let the game go on
advised-sent-out = to expel the offender
advised-clocks-stop = to stop the clocks
advised-result = this result: { $ending }
ruling-choices = it is for the arbiter to { $choices }
ruling-reading = reading chosen: { $reading }
list-or = { $head } or { $last }
articles = { $count ->
    [one] Article { $list }
   *[other] Articles { $list }
}
article-preface = Preface
article-glossary = Glossary
article-appendix = Appendix { $appendix }
article-manual = FIDE Arbiters' Manual
articles-of = { $articles }, Laws of { $edition }
article-unverified = not verified: the text of { $list } in the Laws of { $edition } could not be consulted

## Pieces, times, faults

piece-unknown = the piece on { $square }
duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
duration-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
game-move = half-move { $number } before the starting point ({ $squares }) is not legal
game-chess960 = { $number } is no starting position of Chess960: they are numbered from 0 to 959
game-no-king = a king is missing at the starting point
fault-king-taken = the king on { $square } was captured
fault-unpromoted = { $piece } was not replaced by another piece
fault-incomplete = a part of the move was left out
fault-no-move = no move was made
fault-no-king = a king is missing from the board
