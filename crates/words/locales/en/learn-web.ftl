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
