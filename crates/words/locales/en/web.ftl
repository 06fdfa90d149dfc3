# The pages in the browser.

web-no-answer = The server does not answer. Check the connection and try again.
web-no-page = There is no such page
web-home = To the home page
web-skip = To the content
web-menu = Pages
web-menu-open = Menu
web-language = Language
web-piece-letters = K Q R B N
web-close = Close
web-cancel = Cancel
web-yes = yes
web-no = no
web-nav = { $page ->
    [new] New game
    [watch] Watch
    [clock] Clock
    [learn] Learn
    [winnable] Can this be won?
   *[about] About
}
web-theme = { $theme ->
    [light] Light; change to dark
    [dark] Dark; change to the system's choice
   *[system] As the system; change to light
}
web-white = White
web-black = Black
web-side = { $side ->
    [white] White
   *[black] Black
}
web-piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
web-side-piece = { $side ->
    [white] white
   *[black] black
} { web-piece }

## Home

web-headline = The Laws of Chess, executable.
web-subline = A board, a clock, a scoresheet and an arbiter. Play a game under the Laws in full: touch-move, illegal moves, claims, flags. Every ruling cites its article.
web-start-game = Start a game
web-start-clock = Set a clock
web-try = Try a ruling
web-case-name = { $case ->
    [castling] Castling through check
    [touch] The touched bishop
    [flag] The flag and the bare king
   *[repetition] A hasty claim
}
web-case-text = { $case ->
    [castling] White castles although the bishop looks at f1, and presses the clock. Black stops the clocks and claims an illegal move.
    [touch] White touches the bishop on f1, thinks better of it and plays the knight to f3. Black claims that the bishop must move.
    [flag] White is a queen up and runs out of time. Black, with nothing but the king, points at the flag.
   *[repetition] White claims a draw by threefold repetition. The position stands on the board for the first time.
}
web-way = { $page ->
    [new] On one device or two, with the Laws in full or simply online. No account needed.
    [clock] A full-screen chess clock for a wooden board, with every kind of time control. It works without a network.
    [watch] Games being played now, and games to play through again.
   *[winnable] Any position: can White still mate, can Black, or is it dead? With the mating line.
}

## New game

web-mode = How it is played
web-mode-name = { $mode ->
    [governed] Governed by the Laws
   *[online] Online
}
web-mode-text = { $mode ->
    [governed] Touch, release, press. Illegal moves can be made, and are punished; draws are claimed by the book.
   *[online] Only legal moves, and the clock is pressed for you.
}
web-control = Time control
web-control-any = Any other, as you would write it
web-control-read = Read as { $spoken }{ $rate ->
    [standard] : a standard game.
    [rapid] : rapid.
    [blitz] : blitz.
   *[none] .
}
web-bad-control = This is no time control: write it as 5+3, or 90/40+30+30.
web-players = Names, if you like
web-more-rules = Edition, Chess960 and other regulations
web-edition = Edition of the Laws
web-array = Starting position
web-array-usual = The usual one
web-array-lot = Chess960, random
web-array-number = Chess960, by number
web-array-another = Another random position
web-array-which = Number, 0 to 959
web-draws = Draws by agreement
web-draws-free = Free
web-draws-not-before = Not before a certain move
web-draws-never = Only with the arbiter's consent
web-draws-moves = Moves
web-lateness = Default time, in minutes
web-as-edition = as the edition says
web-begins = The session begins
web-begins-together = when both players have come
web-begins-arbiter = when the arbiter starts it
web-crash = If the server stops, the clocks
web-crash-stop = stop with it
web-crash-run = run on
web-supervised = Supervision is adequate: the server calls the flags
web-guidelines = Guidelines III apply (quickplay finish)
web-listed = Anybody may find it in the list of games
web-create = Make the game
web-links-title = The game is ready
web-links-text = Give each link to whoever it is meant for. It opens once: from then on the place is theirs, and the link opens nothing any more. The game begins when both players are there.
web-link-for = { $role ->
    [white] White
    [black] Black
    [arbiter] Arbiter
    [assistant] Assistant
    [organiser] Organiser
   *[spectator] To watch
}
web-link-text = { $role ->
    [white] Plays the white pieces.
    [black] Plays the black pieces.
    [arbiter] Rules on claims, sets the clocks, imposes penalties.
    [assistant] Moves and presses for a player who cannot see the board.
    [organiser] Gives out the links, and takes no part in the game.
   *[spectator] Not a secret: anybody may look on.
}
web-qr = QR code of the link
web-copy = Copy the link
web-copied = Copied
web-open-here = Open here

## The game

web-connecting = Going to the board …
web-board = Chessboard
web-square = { $square }{ $piece ->
    [none] , empty
   *[other] , { web-side-piece }
}{ $held ->
    [yes] , in your hand
   *[no] {""}
}{ $marked ->
    [yes] , marked
   *[no] {""}
}
web-to-move = to move
web-away = not here
web-offences = { $count ->
    [one] one offence
   *[other] { $count } offences
}
web-flag-down = The flag is down
web-delay-left = delay { $seconds } s
web-moves-to-go = { $count ->
    [one] one move to go
   *[other] { $count } moves to go
}
web-press-now = Press the clock
web-press-hint = press after your move
web-space-bar = space
web-press-clock = { $side ->
    [white] Press White's clock
   *[black] Press Black's clock
}: { $time }
web-lost = The connection is lost. Trying again …
web-waiting = { $side ->
    [white] Waiting for White
    [black] Waiting for Black
   *[none] Waiting for the arbiter to start
}
web-awaiting = The server had stopped. The clocks wait for { $side ->
    [white] White
   *[black] Black
}.
web-adjourned = The game is adjourned
web-clocks-stopped = The clocks are stopped
web-press-due = { $side ->
    [white] White has moved and has not pressed the clock
   *[black] Black has moved and has not pressed the clock
}
web-on-move = { $side ->
    [white] White to move
   *[black] Black to move
}{ $check ->
    [yes] : check
   *[no] {""}
}
web-lag = lag { $ms } ms
web-not-legal = Not legal: { $why }{ $article ->
    [none] .
   *[other] {" "}(Article { $article }).
}
web-confirm-move = Play this move?
web-confirm = Play it
web-promotion = Promote to
web-moment = Duties and rights of the moment
web-acts = { $side ->
    [white] What White can do
   *[black] What Black can do
}
web-draw-offered = { $side ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
web-accept = Accept
web-refuse = Refuse
web-type-move = Move: Nf3, e2e4, 0-0
web-play = Play
web-adjust = I adjust
web-adjust-hint = The next piece you touch is only adjusted, and binds you to nothing.
web-take-back = Take the move back
web-offer = Offer a draw
web-offer-with-move = Draw offered with your next move
web-claim-open = Claim …
web-call-open = Call the arbiter …
web-resign-open = Resign …
web-resign-title = Resign?
web-resign-text = { $side ->
    [white] White resigns, and the game is over.
   *[black] Black resigns, and the game is over.
}
web-resign = Resign
web-play-on = Play on
web-claim-title = A claim
web-claim-which = What do you claim?
web-claim-kind = { $kind ->
    [threefold] Draw: the same position for the third time
    [fifty] Draw: fifty moves without a capture or a pawn move
    [flag] My opponent's flag is down
    [illegal-move] My opponent's move was illegal
    [touched] My opponent did not move the piece that was touched
    [quickplay] Draw in the quickplay finish
   *[extra-seconds] Extra seconds in the quickplay finish
}
web-claim-how = On what ground?
web-claim-now = The position on the board
web-claim-by-move = The position after the move I am going to play
web-claim-move = Your move, as you write it on the scoresheet
web-claim-ground = Because my opponent
web-cannot-win = cannot win by normal means
web-no-effort = makes no effort to win
web-count-appearances = { $count ->
    [one] This position stands on the board for the first time.
   *[other] This position has stood on the board { $count } times.
}
web-count-quiet = { $count ->
    [0] There is no full move without a capture or a pawn move behind you.
    [one] One move each without a capture or a pawn move.
   *[other] { $count } moves each without a capture or a pawn move.
}
web-claim-at-risk = By the count of this page the claim is not correct. You may make it; a wrong claim has its price.
web-claim = Claim
web-call-title = Call the arbiter
web-call-stops = Stop the clocks, because
web-call-asks = Without stopping them, ask for
web-call-request = { $request ->
    [explanation] an explanation of the Laws
    [assistant-to-move] an assistant to move for me
    [assistant-to-press] an assistant to press the clock for me
   *[assistant-to-write] an assistant to write for me
}
web-ask = Ask
web-call-text = Both clocks stand still until the arbiter lets them run.
web-call-reason = { $reason ->
    [assistance] I need the arbiter's help
    [clock-setting] The clock is set wrong
    [displacement] Pieces have been displaced
   *[piece-missing] I need a piece to promote to
}
web-no-arbiter-here = Nobody with the arbiter's link is here now.
web-call = Stop the clocks
web-scoresheet = Scoresheet
web-number = Number
web-nobody-records = The players need not write the moves down.
web-no-moves = No move has been played.
web-ply-fault = { $fault ->
    [king-taken] The king was taken
    [unpromoted] The pawn was not promoted
    [incomplete] The move was not finished
    [no-move] The clock was pressed without a move
   *[other] Not a legal move
}
web-first = To the start
web-back = One move back
web-forward = One move forward
web-last = To the end
web-flip = Turn the board
web-rulings = Rulings
web-routine = { $others ->
    [yes] { $count ->
        [one] One more, as in every game
       *[other] { $count } more, as in every game
    }
   *[no] { $count ->
        [one] Only one, as in every game
       *[other] Only { $count }, as in every game
    }
}
web-no-rulings = The arbiter has had nothing to say.
web-article = Art. { $number }
web-effects = What follows
web-force = { $force ->
    [binding] This is so by the Laws themselves.
    [unless-arbiter] This holds unless the arbiter decides otherwise.
   *[advice] This is for the arbiter to decide.
}
web-unverified = The text of this article has not been seen by us; the ruling follows later editions.
web-game-about = { $mode ->
    [governed] Governed by the Laws of { $edition }
   *[online] Online, Laws of { $edition }
}{ $timed ->
    [yes] , { $control }.
   *[no] , without a clock.
}
web-game-960 = Chess960, position { $number }.
web-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-announced = { $side ->
    [white] White: { $what }.
   *[black] Black: { $what }.
}
web-spoken = { $castling ->
    [short] castles short
    [long] castles long
   *[no] { web-piece }{ $from ->
        [none] {""}
       *[other] {" "}{ $from }
    }{ $takes ->
        [yes] {" "}takes
       *[no] {""}
    } { $to }{ $promotion ->
        [queen] , promotes to queen
        [rook] , promotes to rook
        [bishop] , promotes to bishop
        [knight] , promotes to knight
       *[none] {""}
    }
}{ $follows ->
    [check] , check
    [mate] , mate
   *[nothing] {""}
}
web-result = Result
web-annulled = The game is annulled; a new one is to be played.
web-sign = { $both ->
    [yes] { $side ->
        [white] White signs
       *[black] Black signs
    }
   *[no] Sign the result
}
web-rematch = Play again, colours changed
web-rematch-accept = Your opponent wants to play again: accept
web-rematch-watch = They play again: watch
web-rematch-open = They play again: open the rematch
web-pgn = Game as PGN
web-log = Complete log (JSON)
web-print = Print the scoresheet
web-date = Date
web-signature = { $side ->
    [white] White's signature
   *[black] Black's signature
}
web-tastes = Preferences
web-taste-figurines = Figurines instead of letters
web-taste-coordinates = Coordinates on the board
web-taste-sounds = Sounds
web-taste-confirm = Ask before each move
web-taste-premove = Moves in advance, on the opponent's time

## The arbiter

web-arbiter = Arbiter
web-arbiter-here = Act as the arbiter
web-start = Start the session
web-stop-clocks = Stop the clocks
web-restart-clocks = Let them run
web-arbiter-sees = What you have seen
web-sees-illegal = an illegal move
web-sees-touched = a touched piece not moved
web-sees-flag = { $side ->
    [white] White's flag down
   *[black] Black's flag down
}
web-let-play-on = Let them play on
web-arbiter-more = Times, penalties, result
web-player = Player
web-time = Time
web-set-time = Set
web-add-time = Add
web-penalty = Penalty
web-penalty-kind = { $kind ->
    [warning] Warning
    [opponent-time] Time for the opponent
    [own-time] Less time for the player
    [loss] Loss of the game
    [fine] Fine
    [exclusion] Exclusion from the event
   *[expulsion] Expulsion
}
web-penalise = Impose
web-half-moves = Half-moves
web-restore = Take back
web-declare = Declare
web-any-act = Any other act, written as in the log
web-do = Do it

## The assistant

web-assistant = Assistant
web-assistant-for = Whom you help
web-assistant-unasked = { $side ->
    [white] White
   *[black] Black
} has asked for no assistant yet: the player does so under "Call the arbiter".
web-announce = Announce
web-assistant-flag = Claim a fallen flag
web-assistant-answers = Answer the player's question
web-assistant-touched = The opponent touched the piece on
web-assistant-report = Report

## Clock

web-clock-title = Chess clock
web-clock-text = For a wooden board. Lay the device between the players: each presses their own half. Once loaded, it works without a network.
web-set = Set
web-clock-ready = Black presses to start White's clock.
web-clock-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
web-clock-period = period { $number }
web-clock-bonus = { $kind ->
    [bronstein] up to { $seconds } s back
   *[increment] + { $seconds } s
}
web-pause = Pause
web-resume = Go on
web-full = Full screen
web-leave-full = Leave full screen
web-sound-on = Sound on
web-sound-off = Sound off
web-correct-hold = Correct (hold)
web-correct = Correct the clock
web-moves-made = Moves made
web-set-anew = Set again

## Watch

web-live = Being played
web-over = Over
web-none-live = Nobody is playing in public just now.
web-game-line = { $mode ->
    [governed] Governed by the Laws of { $edition }
   *[online] Online, Laws of { $edition }
} · { $control }{ $status ->
    [not-started] {" "}· not begun
    [adjourned] {" "}· adjourned
    [annulled] {" "}· annulled
   *[other] {""}
}

## Can this be won?

web-winnable-text = Set up any position. The answer is exact: by some series of legal moves, the other side helping, can White mate? Can Black? If neither can, the game is over.
web-more-games = Earlier games
web-go-on-looking = Go on looking
web-looking = Looking … { $positions } positions so far
web-looking-waits = Others come first …
web-stop-looking = Stop
web-undecided = A second was not enough to decide. The server can go on looking for longer.
web-palette = Pieces to set up
web-eraser = Take off the board
web-turn = To move
web-ask-winnable = Can this be won?
web-clear = Clear
web-initial = Initial position
web-examples = Examples
web-example = { $name ->
    [minors] Knight against bishop
    [bishop] A bishop alone
   *[locked] Pawns locked
}
web-edit = Change the position
web-show-line = Show it on the board
web-dead = { $dead ->
    [yes] A dead position: the game is drawn.
    [no] The game goes on: at least one player can still win.
   *[unknown] It could not be found out.
}

## About

web-about-text = Tratto is the Laws of Chess, executable. Tell it what happens at the board, touch by touch and move by move, and it says what follows and under which article. The same game always gets the same rulings.
web-about-honest = When it cannot find an answer it says so, and does not guess. When an article can be read in two ways, it says which reading it took.
web-editions = Editions
web-from = In force from
web-articles = Articles
web-illegal-costs = Illegal move: time for the opponent
web-illegal-loses = Loses with the
web-nth = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
}
web-claim-costs = Wrong claim
web-fivefold = Fivefold repetition
web-sources = Sources
web-sources-text = The Laws of Chess are FIDE's. The article numbers are theirs; the explanations here are in our own words. In a tournament the official text decides.
web-licence = Licence
web-licence-text = Tratto is free software ({ $licence }). The pages are built with:
web-licences = Their licences in full
web-version = Version { $version }.
web-api = The API, for programs

## Account

web-account-short = Account
web-account = Organiser's account
web-account-text = You need none to play. An organiser's account keeps the games you make, and lets you withdraw a link and give out another.
web-name = Name
web-password = Password
web-sign-in = Sign in
web-sign-up = Make an account
web-sign-out = Sign out
web-signed-in = Signed in as { $name }.
web-my-games = Games you made
web-no-games = None yet: a game you make while signed in appears here.
web-renew = { $role ->
    [white] New link for White
    [black] New link for Black
    [arbiter] New link for the arbiter
   *[assistant] New link for the assistant
}
web-withdraw = { $role ->
    [white] Withdraw White's
    [black] Withdraw Black's
    [arbiter] Withdraw the arbiter's
   *[assistant] Withdraw the assistant's
}

## What waits for the arbiter

web-to-decide = For you to decide
web-waits-for-arbiter = Waiting for the arbiter
web-clocks-wait = The clocks are stopped: the arbiter is called
web-since = since { $time }
web-choice = { $choice ->
    [agree] Agree with the claim
    [reject] Reject it
    [postpone] Put the decision off
    [play-on] Let the game go on
    [warn] Warn
    [penalise] Another penalty …
    [lost] Declare the game lost
    [drawn] Declare a draw
    [new-game] Have a new game played
    [set-times] Set the clocks …
    [opponent-score] Decide the opponent's score …
    [expel] Expel from the event
    [restart] Let the clocks run
    [provide] It is provided
   *[recommended] As recommended
}
web-has-assistant = { $side ->
    [white] White has an assistant.
   *[black] Black has an assistant.
}

## Agreeing, appealing, adjourning

web-correct-illegal = { $proposed ->
    [mine] Correction proposed
    [theirs] Agree to correct the illegal move
   *[none] Propose to correct the illegal move
}
web-players-agree = Both players agree to correct
web-call-other = Or else
web-call-appeal = appeal against the last decision
web-call-adjourn = adjourn now and seal a move
web-call-rest = Time left of the session, which counts as mine
web-appeal = Appeal
web-appeal-of = { $both ->
    [yes] { $side ->
        [white] White appeals
       *[black] Black appeals
    }
   *[no] Appeal against the decision
}
web-adjourn = Adjourn
web-adjournment = Adjournment
web-tell-to-seal = Have the next move sealed
web-check-envelope = The envelope is in order
web-resume-game = Resume the game
web-open-envelope = Open the envelope
web-envelope-lost = The envelope is lost
web-sealing = { $side ->
    [white] White seals a move
   *[black] Black seals a move
}
web-seal-title = Your sealed move
web-seal-text = Write the move that you would play. Nobody sees it until the envelope is opened; the clocks stop when you seal.
web-seal-move = Move: Nf3, e2e4
web-seal = Seal
web-come-back = I am at the board
web-come-back-text = { $side ->
    [white] The game is adjourned. White says so when White is back.
   *[black] The game is adjourned. Black says so when Black is back.
}
web-announce-mine = Announce my move
web-repeat = Repeat the opponent's move
web-impaired = Visually impaired
web-impaired-text = Moves are then announced before the clock is pressed, and an assistant can be asked for: the assistant has a link of their own.

## The rules

web-rules-behind = The rules behind it
web-rule-elsewhere = { $years }, { $articles }{ $says ->
    [yes] :
   *[no] .
}
web-rule-everywhere = The other editions that have this rule say the same.
web-rule-open = This rule in all editions
web-laws-title = What each edition says
web-laws-text = The rules of Tratto, one by one and in our own words, with the article that carries each in every edition of the Laws. Where an edition is missing, it has no such rule.
web-laws-seek = Search: an article, a word
web-laws-none = No rule has all these words.
web-laws-unverified = The text of this article has not been seen by us.
web-laws-open = Rule by rule: what each edition says
