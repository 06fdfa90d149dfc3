# The course of the game: what players, arbiter and others do.

## Players

player-act-arrive = { who } comes to the board
player-act-leave-area-true = { who } leaves the playing area with the arbiter's permission
player-act-leave-area-false = { who } leaves the playing area
player-act-leave-venue-true = { who } leaves the playing venue with the arbiter's permission
player-act-leave-venue-false = { who } leaves the playing venue
player-act-return = { who } comes back
player-act-touch-deliberate = { who } touches { $piece }
player-act-touch-accidental = { who } touches { $piece } by accident
player-act-touch-adjusting = { who } says "j'adoube" and adjusts { $piece }
player-act-touch-adjusting-too-late = { who } touches { $piece } and then says "j'adoube"
player-act-touch-mistaken = { who } touches { $piece }, meaning another piece
player-act-touch-both = { who } touches { $piece } and { $other }, and it is unclear which came first
player-act-release = { who } puts { $piece } on { $square } and releases it
player-act-remove = { who } takes { $piece } off the board
player-act-put = { who } puts { role-a } on { $square } and releases it
player-act-rest = { who } lets { role-a } touch { $square } without releasing it
player-act-play-one = { who } plays { $played }
player-act-play-two = { who } plays { $played } with both hands
player-act-take-back = { who } takes the move back before pressing the clock
player-act-announce = { who } announces { $played }
player-act-repeat = { who } repeats { $played } aloud
player-act-press-same = { who } presses the clock
player-act-press-other = { who } presses the clock with the other hand
player-act-offer-plain = { who } offers a draw
player-act-offer-conditional = { who } offers a draw on a condition
player-act-accept = { who } accepts the draw
player-act-refuse = { who } declines the draw
player-act-claim-threefold-none = { who } claims a draw: the position stands for the third time
player-act-claim-threefold-some = { who } claims a draw: with the written move "{ $text }" the position would stand for the third time
player-act-claim-fifty-none = { who } claims a draw by the fifty-move rule
player-act-claim-fifty-some = { who } claims a draw by the fifty-move rule with the written move "{ $text }"
player-act-claim-flag-clock = { who } claims that the opponent's flag has fallen
player-act-claim-flag-screen = { who } claims a flag-fall, having seen it on a screen
player-act-claim-illegal-move = { who } claims that the opponent's move was illegal
player-act-claim-touched = { who } complains about a touched or released piece
player-act-claim-quickplay-no-effort = { who } claims a draw: the opponent makes no effort to win by normal means
player-act-claim-quickplay-cannot-win = { who } claims a draw: the opponent cannot win by normal means
player-act-claim-extra-seconds = { who } asks for five seconds with each move for both
player-act-resign = { who } resigns
player-act-stop-piece-missing = { who } stops the clocks: the piece for the promotion is not available
player-act-stop-assistance = { who } stops the clocks and calls the arbiter
player-act-stop-displacement = { who } stops the clocks: pieces were displaced
player-act-stop-clock-setting = { who } stops the clocks: the clock is set wrongly
player-act-stop-groundless = { who } stops the clocks for no reason that counts
player-act-record = { who } writes "{ $text }" on the scoresheet
player-act-sign = { who } signs { $score }
player-act-displace = { who } knocks over the pieces on { $squares }
player-act-put-back = { who } puts the pieces back
player-act-ask = { who } asks the arbiter for { $what }
player-act-return-sheet = { who } gives the opponent's scoresheet back
player-act-appeal = { who } appeals against the decision
player-act-seal = { who } seals "{ $text }"
player-act-adjourn = { who } adjourns with { $time } of the session left
player-act-state = { who } says that the sealed move was { $played }

## Misconduct

misconduct-disrepute = { who } brings the game into disrepute
misconduct-notes = { who } consults notes
misconduct-advice = { who } takes advice
misconduct-other-board = { who } analyses on another board
misconduct-phone-rings = { whose } telephone rings
misconduct-phone-on = { who } has a telephone on him, switched on and silent
misconduct-phone-off = { who } has a telephone on him, switched off
misconduct-phone-in-bag = { who } has a telephone in his bag, switched off, as agreed
misconduct-refuses-inspection = { who } refuses to be inspected
misconduct-smoking = { who } smokes where it is not allowed
misconduct-distracting = { who } distracts the opponent
misconduct-unreasonable = { who } makes one unreasonable claim or offer after another
misconduct-refusing = { who } persistently refuses to keep the Laws
misconduct-rough-clock = { who } strikes the clock
misconduct-hovering = { who } keeps a finger on the clock
misconduct-sheet-misused = { who } writes notes on the scoresheet
misconduct-sheet-hidden = { who } hides the scoresheet
misconduct-not-recording = { who } does not record the moves
misconduct-not-reporting = { who } leaves without reporting
misconduct-interfering = { who } has finished, and interferes in a game

## Requests: after "asks the arbiter for"

request-see-sheet = a look at the official scoresheet
request-own-sheet = a scoresheet to write on
request-explanation = an explanation of the Laws
request-assistant-to-move = an assistant to move the pieces
request-assistant-to-press = an assistant to press the clock
request-assistant-to-write = an assistant to write
request-opponent-sheet = the opponent's scoresheet
request-two-boards = two boards

## The arbiter

arbiter-act-start = the arbiter starts the session
arbiter-act-observe-flag = the arbiter sees that { whose } flag is down
arbiter-act-observe-both-flags = the arbiter sees that both flags are down
arbiter-act-observe-illegal-move = the arbiter sees the illegal move
arbiter-act-observe-touched = the arbiter sees the breach of Article 4
arbiter-act-observe-illegal-position = the arbiter sees an illegal position
arbiter-act-observe-absence = the arbiter sees that { who } is not there
arbiter-act-observe-automatic-draw = the arbiter sees that the game was drawn already
arbiter-act-observe-not-algebraic = the arbiter sees that { whose } scoresheet is not algebraic
arbiter-act-stop = the arbiter stops the clocks
arbiter-act-restart = the arbiter lets the clocks run on
arbiter-act-decide-agrees = the arbiter agrees with the claim
arbiter-act-decide-postpones = the arbiter postpones the decision
arbiter-act-decide-postpones-with-time = the arbiter postpones the decision and gives the opponent extra time
arbiter-act-decide-rejects = the arbiter rejects the claim
arbiter-act-penalise = the arbiter penalises { who }: { $penalty }
arbiter-act-set = the arbiter sets { whose } clock to { $time }
arbiter-act-add = the arbiter gives { who } { $time } more
arbiter-act-take-back = the arbiter takes the game back by { halfmoves-counted }
arbiter-act-declare = the arbiter declares the result { $score }
arbiter-act-annul = the arbiter annuls the game
arbiter-act-play-on = the arbiter lets the game go on
arbiter-act-consent = the arbiter consents to a draw
arbiter-act-tell-to-seal = the arbiter asks the player to move to seal
arbiter-act-check-envelope-complete = the arbiter checks the envelope: nothing is missing
arbiter-act-check-envelope = the arbiter checks the envelope; missing: { $items }
arbiter-act-resume = the arbiter resumes the adjourned game
arbiter-act-open-envelope = the arbiter opens the envelope
arbiter-act-replace-clock = the arbiter replaces the clock
arbiter-act-send-out = the arbiter expels a person who is not playing
arbiter-act-inspect = the arbiter inspects { who }
arbiter-act-provide = the arbiter provides what { who } needs
arbiter-act-reconstruct = the arbiter has the game reconstructed on a second board
arbiter-act-tell-moves-made = the arbiter tells { who } how many moves have been made
arbiter-act-tell-opponent-moved = the arbiter tells { who } that the opponent has moved
arbiter-act-tell-clock-not-pressed = the arbiter tells { who } that the clock has not been pressed

## Penalties

penalty-warning = a warning
penalty-opponent-time = { $time } more for the opponent
penalty-own-time = { $time } less for himself
penalty-loss = the loss of the game; the opponent scores { $points }
penalty-own-points = his score is cut to { $points }
penalty-opponent-points = the opponent's score is raised to { $points }
penalty-fine = a fine announced in advance
penalty-exclusion = exclusion from one or more rounds
penalty-expulsion = expulsion from the competition

## The envelope

envelope-names = the names of the players
envelope-position = the position
envelope-times = the times used
envelope-sealer = who sealed
envelope-move-number = the number of the sealed move
envelope-draw-offer = the offer of a draw
envelope-resumption = when and where play is resumed

## Assistants

aid-play = { whose } assistant plays { $played } on the board
aid-announce = { whose } assistant announces { $played }
aid-press = { whose } assistant presses the clock
aid-record = { whose } assistant writes "{ $text }" on the scoresheet
aid-inform-asked = { whose } assistant tells him what he asked
aid-inform-unasked = { whose } assistant tells him something unasked
aid-claim-flag = { whose } assistant claims that the opponent's flag has fallen
aid-report-touch = { whose } assistant reports that the opponent touched the piece on { $square }
aid-adjourn = { whose } assistant sees to the formalities of the adjournment

## What is found

found-wrong-start = the initial position is found to have been wrong
found-board-turned = the board is found to lie the wrong way
found-colours-reversed = the colours are found to be reversed
found-clock-setting-false = the clock is found to be set wrongly
found-clock-setting-true = the clock is found to be set wrongly, and leaving it so would upset the schedule
found-clock-defect = the clock is found to be defective
found-displaced-none = pieces are found displaced, and it is not known since when
found-displaced-some = pieces are found displaced, since { halfmoves-counted }
found-illegal-move = an earlier illegal move is found
found-flag = { whose } flag is found down
found-not-provable = the scoresheets cannot show that the time was overstepped
found-boards-differ = the two boards are found to differ: { who } wrote the right move and made another
found-sheets-differ = boards and scoresheets are found to differ, since { halfmoves-counted }
found-envelope-lost-true = the envelope is lost
found-envelope-lost-false = the envelope is lost, and the position with it
found-resumption-times = the times at resumption are found to be wrong

## Others

bystander-tells-player = a spectator tells a player something about the game
bystander-tells-arbiter = a spectator tells the arbiter about an irregularity
bystander-interferes = a spectator interferes
bystander-phone-rings = a spectator's telephone rings

players-agree-to-correct = the players agree to correct the illegal move
piece-from = the { role } from { $square }
