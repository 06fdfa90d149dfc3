# The learning pages: what there is to learn, glossary, almanac, openings, coach.

learn-title = Learn
learn-text = From the moves of the pieces to plans: short lessons, training, and the words, people and openings of chess. It works without an account.
learn-part = { $part ->
    [lessons] Lessons
    [training] Training
    [coach] Coach
    [openings] Openings
    [glossary] Glossary
   *[almanac] Almanac
}
learn-part-text = { $part ->
    [lessons] Short lessons in order, each with a board, a question and exercises.
    [training] The board by heart, tactics and endings; what you got wrong comes again in time.
    [coach] What stands on the board, what it threatens and what to do about it: every sentence shows what it rests on.
    [openings] Walk through the openings on the board, with their names in Italian and English.
    [glossary] What chess players call things, and what they mean by it.
   *[almanac] Today in the history of chess; champions, people, titles and signs.
}

learn-found = { $count ->
    [0] Nothing found.
    [one] One found.
   *[other] { $count } found.
}
learn-show = Show on the board
learn-flip = Turn the board

## Glossary

learn-glossary-seek = A word, in English or in Italian
learn-glossary-category = Belongs to
learn-glossary-every = everything
learn-glossary-letter = First letter
learn-glossary-open = In the glossary
learn-glossary-also = Also: { $words }
learn-glossary-beside = { $language ->
    [it] In Italian:
   *[en] In English:
}
learn-glossary-related = See also
learn-glossary-none = The glossary has no “{ $asked }”.
learn-glossary-near = Did you mean:
learn-glossary-empty = No term of this kind begins with this letter.
learn-pieces-title = The pieces and the game in other languages
learn-games-title = What the game is called

## Almanac

learn-almanac-part = { $part ->
    [champions] Champions
    [people] People
    [titles] Categories and titles
    [signs] Signs
    [courtesies] Courtesies
   *[day] Day by day
}
learn-almanac-before = The day before
learn-almanac-after = The day after
learn-almanac-today = Today
learn-almanac-any = Another day
learn-almanac-nothing = The almanac has nothing for this day.
learn-almanac-champions-in = Champions in { $year }
learn-almanac-calendar = In your calendar
learn-almanac-calendar-text = Births and deaths of chess, every year on their day. Your calendar can follow them here, or take them once as a file.
learn-almanac-subscribe = Follow
learn-almanac-file = As a file
learn-almanac-title = Title
learn-almanac-seek = A name
learn-almanac-people = { $count ->
    [0] Nobody of that name.
    [one] One person.
   *[other] { $count } people.
}
learn-almanac-nag = ${ $number } in PGN
learn-almanac-offences = What is an offence stands in the Laws:

## Openings

learn-openings-tree = On the board
learn-openings-courses = Two courses, corrected
learn-openings-start = The initial position
learn-openings-start-text = Move a piece, or choose a move: { $count } positions have a name here.
learn-openings-unnamed = A position without a name
learn-openings-left = The last position with a name was { $count ->
    [one] one half-move ago.
   *[other] { $count } half-moves ago.
}
learn-openings-known = Known moves
learn-openings-lines = { $count ->
    [one] 1 name
   *[other] { $count } names
}
learn-openings-end = No move is known from here. Any legal move can be tried on the board.
learn-openings-seek = A name in English or in Italian, a code, or a FEN
learn-openings-beside-language = it
learn-openings-source = A name belongs to a position, by whatever moves it came about. Positions and names were typed for Tratto; the codes are those of the Encyclopaedia of Chess Openings.
learn-courses-text = The opening lines of two Italian courses for beginners. A third of them had misprints, or lacked the moves of one side: each line says what was put right, and why.
learn-courses-branch = Or:
learn-courses-uncertain = This reading is not certain.
learn-courses-is = { $name }, { $eco }
learn-courses-show-branch = Show the other answer

## Coach

learn-coach-text = A position or a game, and what is to be seen in it. Every sentence shows what it rests on; where nothing can be shown, nothing is said. Of a game that is being played the coach says nothing.
learn-coach-what = What to look at
learn-coach-mode = { $mode ->
    [edit] Set up a position
    [game] A game
   *[look] Look
}
learn-coach-pgn = A game in PGN
learn-coach-read-game = Read the game
learn-coach-file = From a file
learn-coach-this-game = Look at this game with the coach
learn-coach-phase = { $phase ->
    [opening] Opening
    [middlegame] Middlegame
   *[endgame] Endgame
}, { $side ->
    [white] White to move.
   *[black] Black to move.
}
learn-coach-section = { $section ->
    [engine] An engine
    [mate] Mate
    [win] What is won by force
    [threats] Threats
    [attacked] What can be won, and how to meet it
    [ending] Ending
    [plans-white] Plans for White
    [plans-black] Plans for Black
   *[balance] Balance sheet
}
learn-coach-advantage = Kind of advantage
learn-coach-show = Show me
learn-coach-hide = Clear the board of this
learn-coach-premises = { $count ->
    [one] What it rests on
   *[other] What it rests on ({ $count })
}
learn-coach-square = { $part ->
    [subject] about
    [attacker] attackers
    [defender] defenders
    [target] targets
    [line] line
   *[key] key squares
}
learn-truth = { $truth ->
    [board] seen on the board
    [exchange] by an exchange or one move
    [line] in this line
    [proof] proved
   *[engine] an engine's opinion
}
learn-coach-facts = Every fact of the position
learn-coach-fact-kind = { $kind ->
    [pieces] Pieces
    [centre] Centre and space
    [pawns] Pawns
    [places] Squares and files
    [kings] Kings
   *[lines] Attacks and lines
}
learn-coach-deeper = Look further
learn-coach-deeper-text = { $engine ->
    [yes] The server looks for longer mates and asks its engine. What the engine thinks is an opinion, and is marked as one.
   *[no] The server looks for longer mates. It has no engine: nothing is said that could not be proved.
}
learn-coach-begin = { $what ->
    [game] Look at the whole game
   *[position] Look at this position
}
learn-coach-looking = Looking: { $positions ->
    [0] at mates
   *[other] { $positions } positions
}
learn-coach-done = The server has looked; what it found is among the sentences.
learn-coach-review = The whole game
learn-coach-turns = Where it turned
learn-coach-no-turns = No move changed the course of the game, as far as that could be shown.
learn-coach-train = Train these
learn-coach-train-text = Makes exercises of these positions: find the mate or the move that wins material. They are kept in this browser and come back.
learn-coach-making = Making exercises: { $done } of { $count } positions looked at
learn-coach-made = { $count ->
    [0] No exercise could be made.
    [one] One exercise was made, and is kept in this browser.
   *[other] { $count } exercises were made, and are kept in this browser.
}{ $without ->
    [0] {""}
    [one] {" "}In one position no mate or gain could be proved without an engine.
   *[other] {" "}In { $without } positions no mate or gain could be proved without an engine.
}
learn-coach-to-own = To the exercises
learn-needs-server = This needs the server, which cannot be reached now.
learn-coach-checks = The rules of the opening
learn-coach-events = What happened
learn-coach-stages = The changes of structure, and the plans
