# The pages of training and lessons.

training-text = Each run has ten exercises, made anew every time. What was right comes back after some days, what was wrong tomorrow. No account is needed.
training-needs-server = New exercises come from the server; those that were opened before also work without it.
training-kept = The server cannot be reached. These are exercises that this browser has kept.
training-none = The server found no exercise of this kind just now. Try again, or another level.
training-no-drill = There is no drill called { $name }.
training-to-list = All drills

## Before a run

training-level = Level { $level }
training-levels = Levels
training-level-link = { $title }, level { $level }{ $best ->
    [none] {""}
   *[other] , best { $best } of { $count }
}{ $passed ->
    [yes] , passed
   *[no] {""}
}
training-pass-mark = To pass: { $pass } of { $count } right without a hint, in a median time of at most { $seconds } seconds.
training-best = Your best: { $best } of { $count }{ $passed ->
    [yes] , passed.
   *[no] .
}
training-manner = How you are asked
training-voice-switch = Voice
training-voice = Read questions and verdicts aloud
training-blind = Without the board: positions in words
training-is-blind = In this drill the board is not seen while you answer.
training-making = The exercises are being made …
training-begin = Start: { $count ->
    [one] one exercise
   *[other] { $count } exercises
}

## During a run

training-progress = Exercise { $number } of { $count }
training-standing = { $number } of { $count } · { $right } right{ $median ->
    [none] {""}
   *[other] {" "}· median { $median } s
}
training-options = Answers
training-type = { $kind ->
    [square] The square: e4
    [squares] The squares: e4 f5 g6
    [moves] Moves: Nf3, e2e4
   *[move] Your move: Nf3, e2e4, 0-0
}
training-answer = Answer
training-hand-in = { $count ->
    [0] Done: there are none
    [one] Done: 1 chosen
   *[other] Done: { $count } chosen
}
training-chosen = { $squares ->
    [none] Nothing chosen
   *[other] Chosen: { $squares }
}
training-refused = { $why ->
    [illegal] That is not a legal move here.
    [several] Several moves fit that: say which piece moves.
    [choice] Type one of the answers or its number.
   *[none] No legal move fits that. Type it like Nf3, e2e4 or 0-0.
}
training-no-square = { $text } is not a square. Squares are called a1 to h8.
training-remember = Keep this position in mind
training-ready = Hide it and ask
training-earlier = From the position on the board, these moves are played:
training-nearer = One move nearer
training-look = Show the board
training-hint = Hint { $number } of { $count }
training-solve = Show the solution
training-solution = The solution
training-verdict = { $right ->
    [yes] Right.
   *[no] Not right.
}
training-missing = Missing: { $what }.
training-extra = Too many: { $what }.
training-show-me = Show me why
training-retry = Try again
training-next = Next
training-finish = To the result
training-terms = Words:

## A position in words

training-pieces = { $piece ->
    [king] king
    [queen] { $count ->
        [one] queen
       *[other] queens
    }
    [rook] { $count ->
        [one] rook
       *[other] rooks
    }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
   *[pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
} { $squares }
training-side-has = { $side ->
    [white] White
   *[black] Black
}: { $pieces }.
training-to-move = { $side ->
    [white] White
   *[black] Black
} to move.

## After a run

training-result = { $passed ->
    [yes] Passed
    [no] Not passed yet
    [slow] Right, but too slowly to pass
   *[none] Done
}
training-result-numbers = { $right } of { $count } right at once; half of the answers took less than { $median } seconds.
training-new-run = { $counts ->
    [yes] Another ten
   *[no] Go on
}
training-again = { $count ->
    [one] Repeat the one that went wrong
   *[other] Repeat the { $count } that went wrong
}
training-to-repeat = To repeat
training-how = { $how ->
    [wrong] wrong answer
    [hint] right after a hint
   *[shown] solution shown
}
training-comes-back = What went wrong comes back tomorrow under “Due today”. Where you asked for the solution first, nothing is scheduled.
training-level-onward = On to level { $level }
training-ladder-onward = The next step

## What is due

training-due-title = Due today
training-due-text = Exercises come back just before you would forget them: soon after a mistake, and ever later the better you know them.
training-due-count = { $count ->
    [0] { $cards ->
        [0] Nothing yet: whatever you practise comes back here.
       *[other] Nothing is due today.
    }
    [one] One exercise is due.
   *[other] { $count } exercises are due.
}
training-due-line = { $title }: { $count }
training-due-missing = { $count ->
    [one] One exercise is not kept in this browser and needs the server.
   *[other] { $count } exercises are not kept in this browser and need the server.
}
training-own-title = From your games
training-own-about = Positions of your games in which something could be found.
training-own-text = What was missed in your games, or allowed: find the mate or the move that wins material. Every answer was judged by the server when the exercise was made, so these exercises also work without a network.
training-own-count = { $count ->
    [0] There are none yet. Let the coach look at a whole game, and choose “Train these” below its turning points.
    [one] You have one exercise from a game{ $fresh ->
        [0] {""}
       *[other] , which is new
    }.
   *[other] You have { $count } exercises from games, { $fresh ->
        [0] none of them new
        [one] one of them new
       *[other] { $fresh } of them new
    }.
}
training-own-coach = To the coach
training-due-replaced = { $count ->
    [one] One exercise has changed since you answered it: its card is put off, and a new exercise of the same kind takes its place.
   *[other] { $count } exercises have changed since you answered them: their cards are put off, and new exercises of the same kind take their place.
}

## The ladder

training-ladder-title = The ladder without the board
training-ladder-text = From single squares to whole variations in the head: each step is passed with eight of ten before the next begins.
training-ladder-standing = { $passed } of { $count } steps passed
training-ladder-next = Next: { $title }, level { $level }
training-ladder-done = You have passed every step.
training-ladder-game = A whole game against the engine with nothing but words.
training-step-standing = { $passed ->
    [yes] Passed, best { $best } of { $count }
   *[no] To pass: { $pass } of { $count }, half of them within { $seconds } seconds{ $best ->
        [none] {""}
       *[other] {" "}· best so far { $best }
    }
}

## The cards

training-cards-title = Your cards
training-cards-text = { $cards ->
    [0] Each exercise that you answer becomes a card, with the day on which it comes back.
    [one] One exercise that you answered is a card, with the day on which it comes back.
   *[other] { $cards } exercises that you answered are cards, with the days on which they come back.
} Cards, results, lessons and exercises from your games are kept in this browser; you can take them along as one file.
learn-sync = { $standing ->
    [none] You are not signed in, so what you learn is kept in this browser alone.
    [busy] The account is being compared with this browser …
    [done] Everything is kept in the account { $name } too.
    [waiting] { $count ->
        [0] The server cannot be reached. What you learn now is kept in this browser, and goes to the account { $name } when the server answers.
       *[other] The server cannot be reached, so not everything is in the account { $name } yet. It is kept in this browser, and is sent when the server answers.
    }
    [signed-out] You are no longer signed in as { $name }. What you learn is kept in this browser, and is sent when you sign in again.
   *[refused] The account could not store everything: { $reason } It is kept in this browser.
}
learn-sync-sign-in = Sign in
training-export = Save as a file
training-import = Read a file
training-exported = { $count ->
    [one] One card
   *[other] { $count } cards
} with your results and lessons{ $exercises ->
    [0] {""}
    [one] {" "}and one exercise from a game
   *[other] {" "}and { $exercises } exercises from games
} were written to tratto-cards.json.
training-imported = { $count ->
    [one] One card was read; of two for one exercise the newer one stays. You now have { $cards }.
   *[other] { $count } cards were read; of two for one exercise the newer one stays. You now have { $cards }.
}{ $lessons ->
    [0] {""}
    [one] {" "}One lesson in it is done.
   *[other] {" "}{ $lessons } lessons in it are done.
}{ $exercises ->
    [0] {""}
    [one] {" "}One exercise from a game was read too.
   *[other] {" "}{ $exercises } exercises from games were read too.
}
training-file-json = This file cannot be read: it is not JSON. Choose a file that this page has saved.
training-file-format = This is not a file of what was learnt. Choose a file that this page has saved (tratto-cards.json).
training-file-version = This file has version { $found }; this page reads version { $known }.
training-file-many = This file has { $count } entries of one kind; at most { $most } are read.
training-file-card = { $kind ->
    [card] Card
    [run] Result
    [lesson] Lesson
   *[exercise] Exercise
} { $number } of this file is wrong: “{ $field }” is { $found ->
    [none] missing
   *[other] { $found }, which it cannot be
}. Nothing was read.

## Lessons

lessons-text = Short lessons in order: each has a board, a question that is answered on it, and exercises that are made anew every time.
lessons-needs-server = Lessons that were opened before also work without the server.
lessons-kept = The server cannot be reached. This is what the browser has kept.
lessons-progress = { $done } of { $count } lessons done
lessons-next = { $first ->
    [yes] Begin: { $title }
   *[no] Go on: { $title }
}
lessons-all-done = You have done every lesson.
lessons-done = done
lessons-question = The question
lessons-question-again = Ask me again
lessons-to-practice = To the exercises
lessons-practice = Exercises
lessons-terms = Words
lessons-laws = In the Laws
lessons-onward = Next lesson: { $title }
lessons-to-list = All lessons

## A game without the board

training-blind-title = A game without the board
training-blind-text = You type your moves and hear or read those of the engine; the board stays hidden. You may look at it, and every look is counted. Afterwards you see the score.
training-blind-no-engine = This server has no chess engine to play against.
training-blind-get-engine = Whoever runs the server can install one (on Debian: apt-get install stockfish) and start the server again. The other steps of the ladder need no engine.
training-blind-side = Your pieces
training-blind-side-is = { $side ->
    [white] White
    [black] Black
   *[lot] By lot
}
training-blind-level = The engine plays
training-blind-level-is = { $rating ->
    [full] Level { $level }: as well as it can
   *[other] Level { $level }: at { $rating }
}
training-blind-level-note = The numbers are the engine's own estimate of its rating, not a federation's.
training-blind-voice = Read its moves aloud
training-blind-begin = Begin
training-blind-go-on = Go on with your game, { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far
training-blind-again = Another game
training-blind-your-move = You play { $side ->
    [white] White
   *[black] Black
}. { $check ->
    [yes] You are in check. Your move.
   *[no] Your move.
}
training-blind-thinks = { $move ->
    [none] The engine is to move.
   *[other] You play { $move }. The engine is to move.
}
training-blind-reply = { $move }: { $spoken }
training-blind-stuck = The engine did not move.
training-blind-ask-again = Ask it again
training-blind-opponent = { $name }, { $rating ->
    [full] as well as it can
   *[other] limited to { $rating }
}
training-blind-play = Play
training-blind-repeat = Say it again
training-blind-peek = { $open ->
    [yes] Hide the board
   *[no] Look at the board
}
training-blind-peeks = { $count ->
    [0] You have not looked
    [one] You have looked once
   *[other] You have looked { $count } times
}
training-blind-claim = { $move ->
    [none] Claim the draw
   *[other] Claim the draw with { $move }
}
training-blind-resign = Resign
training-blind-resign-sure = Yes, resign
training-blind-not-resign = Play on
training-blind-score = The score
training-blind-rung = { $passed ->
    [yes] Passed: a game played to its end without a look at the board
   *[no] To pass: a game played to its end without a look at the board{ $peeks ->
        [none] {""}
        [one] {" "}· so far with one look
       *[other] {" "}· so far with { $peeks } looks
    }
}
