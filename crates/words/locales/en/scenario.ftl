# Scenario files and logs: what is wrong, where, and what would be right.

scenario-place = line { $line }, column { $column }: { $what }
scenario-event = event { $event }: { $what }
scenario-syntax = this is not written as it should be: { $message }
scenario-unknown-key = "{ $key }" means nothing here; known are { $known }
scenario-missing = "{ $key }" is missing
scenario-wrong-kind = "{ $key }" should be { $expected }
scenario-bad-value = "{ $key }" cannot be "{ $text }"; right would be: { $expected }
scenario-bad-text = "{ $key }" cannot be "{ $text }": { $why }
scenario-move = the move "{ $text }" cannot be read here: { $why }
scenario-pattern = the expected ruling "{ $text }" cannot be read; write it as: finding: effects | choices [articles]
scenario-pattern-name = the expected ruling "{ $text }" cannot be read: "{ $name }" is neither a finding nor a choice; tratto judge --codes shows how rulings are written
scenario-game = the game cannot be set up: { $why }
scenario-nothing-expected = the case names the edition { $edition }, but this step expects nothing of it
scenario-version = the log is of version { $found }, and this program knows versions up to { $known }

act-breaks-off = "{ $text }" breaks off; next should come: { $expected }
act-wrong-word = "{ $text }": in the place of "{ $found }" (character { $column }) should stand: { $expected }

expected-text = a text between quotation marks
expected-number = a whole number, not below zero
expected-truth = true or false
expected-table = a table
expected-smaller = a smaller number
expected-chess960 = a number from 0 to 959
expected-square = a square such as e4
expected-points = points such as 0, 1/2 or 1
expected-move = a move by its squares, such as e2e4 or e7e8q
expected-score = a score such as 1-0, 1/2-1/2 or 0-1/2
expected-quotation-mark = a quotation mark at the end of the text
expected-nothing = nothing more
expected-time = a time such as 2:00 or 1:30:00
expected-names = one of { $names }
expected-edition = an edition ({ $editions }), a span such as 2014-2018, or all
expected-date = a day of the calendar, such as 2017-06-30
expected-no-moves = no moves at all, because a king is missing
expected-draws = free, never, or such as "not before move 30"
