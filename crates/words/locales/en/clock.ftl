# Time controls and clocks: what cannot be read, what was assumed, what a clock refuses.

rate-standard = standard
rate-rapid = rapid
rate-blitz = blitz

## Time controls

control-fault = time control "{ $text }", character { $column }: { $problem }
control-empty = there is nothing to read; "?" stands for unknown, "-" for no clock
control-unexpected = "{ $found }" where { $expected } should stand
control-ends = the text ends where { $expected } should stand
control-expects-seconds = a number of seconds
control-expects-moves = a number of moves, at least 1,
control-expects-end-of-field = "+", "d", "b", ":" or the end
control-expects-end = the end
control-expects-time = a time such as 90', 1h30 or 5
control-expects-connection = "+", "," or a word such as "delay"
control-expects-move-number = "move" and its number
control-too-large = the number { $number } is too large for a time control
control-too-fine = the number { $number } has more than three decimals; milliseconds are the finest
control-unknown-word = "{ $word }" means nothing here; write for instance 5+3, 90'/40 + 30' + 30" or G/60 d5
control-rate-alone = "{ $word }" names a rate of play, not a time; say the time too, for instance { $word } { $example }
control-missing-moves = another period follows, so this one needs its number of moves, for instance 90'/40 + 30'
control-second-bonus = the time for each move is given a second time; give it once
control-no-period-begins = no period begins with move { $from }; name the first move of a period
control-ambiguous = this can be read in several ways; leave no doubt and write { $ways }
periods-empty = a time control needs at least one period
periods-not-last = period { $number } is for all remaining moves and another follows; give it a number of moves, as in 40/5400:1800
periods-no-time = period { $number } gives no time; give it at least one second or an increment

## What was assumed

assumed-pgn-seconds = read as a PGN tag, in seconds
assumed-minutes = a number without a unit is minutes
assumed-seconds-per-move = the number without a unit at the end is seconds for each move
assumed-forty-is-moves = of two numbers the 40 is the moves
assumed-moves-first = the moves come before the stroke, as with G/ and SD/
assumed-same-order = moves and minutes stand in the same order throughout
assumed-from-move-one = the time for each move is given from the first move
assumed-last-repeats = the last period is repeated as often as needed
assumed-semilampo = semilampo is 15 minutes

## Clocks

clock-time-went-back = the event is of { $at } ms, but the clock was last touched at { $last } ms; events come in their order
clock-not-started = the clock has not been started; start it first
clock-already-started = the clock has been started already
clock-stopped = both clocks are stopped; let them run on first
clock-running = the clock is running already
clock-not-on-move = { who } pressed, but the opponent's clock is running
clock-flag-down = { whose } flag is down; give time or raise the flag first
clock-flag-up = { whose } flag is up
clock-too-much = { who } has { $remaining }, and { $time } more is beyond what a clock can hold
clock-too-little = { who } has { $remaining }, so { $time } cannot be taken
clock-no-such-period = the time control has no period { $number }
clock-no-bonus = this clock gives nothing for a move; take a digital clock with periods
clock-setup-no-time = there is no time to set a clock to; give a time control with periods
clock-setup-bonus = a mechanical clock gives nothing for a move, and period { $number } does; take a digital clock
clock-setup-hourglass = a mechanical clock is no hourglass; take a digital clock
clock-setup-counter = a mechanical clock counts no moves; let the periods change by flag
clock-setup-freeze = a mechanical clock does not freeze; switch that off
