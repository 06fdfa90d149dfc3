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
