# The server: what it answers when a request cannot be done, and the moment of a game.

server-bad-request = The request cannot be read: { $detail }
server-bad-act = "{ $text }" is no act: { $ends ->
    [yes] it breaks off, and { $expected } should follow
   *[no] in place { $place } "{ $found }" should be { $expected }
}.
server-not-playable = This cannot be played from: { $reasons }.
server-bad-control = "{ $text }" is no time control: write it as in PGN, such as 300+3 or 40/5400+30:1800+30, or - for no clock.
server-bad-edition = "{ $text }" is no edition of the Laws: 2001, 2009, 2014, 2017, 2018 or 2023.
server-bad-value = The value of { $field } is out of bounds.
server-bad-game = The game cannot be set up so.
server-no-game = There is no such game.
server-no-page = There is no such page.
server-bad-link = This link is not valid, or has been withdrawn. Ask the organiser for a new one.
server-no-session = Nobody is signed in.
server-bad-password = The name or the password is wrong.
server-forbidden = { $role ->
    [white] White may not do this.
    [black] Black may not do this.
    [arbiter] This is for the player himself to do, not for the arbiter.
    [assistant] An assistant may not do this.
   *[spectator] Whoever watches cannot take part.
}
server-not-owner = This game belongs to somebody else.
server-forged = The request does not come from Tratto's own pages.
server-conflict = Something happened just before: look at the board and decide again.
server-illegal = { $text } is not legal: { $reason }.
server-not-your-turn = It is your opponent's turn.
server-not-online = In online play there are only whole moves, draw offers, claims and resignation.
server-taken = This name is taken.
server-too-many = Too many requests: wait a moment.
server-too-large = That is too much at once.
server-version = The page speaks version { $version } of the messages and the server version { $known }: load the page again.
server-no-greeting = The first message has to be a greeting.
server-stopping = The server is stopping and will be back in a moment.
server-internal = Something went wrong inside the server. It has been noted.

server-ruling = { $cited ->
    [0] { $finding }
   *[other] Article { $articles }: { $finding }
}{ $count ->
    [0] .
   *[other] ; { $effects }.
}

## Duties and rights

duty-play-among = { $count ->
    [one] You must play { $moves }.
   *[other] You must play one of these: { $moves }.
}
duty-move = It is your move.
duty-press = Press the clock.
duty-announce = Announce your move.
duty-record = { $count ->
    [one] Write down the half-move that is missing on your scoresheet.
   *[other] Write down the { $count } half-moves that are missing on your scoresheet.
}
duty-need-not-record = You need not write the moves down.
duty-mark-offer = Mark the offer of a draw on your scoresheet with (=).
duty-seal = Seal your move.
duty-put-back = Put the displaced pieces back, in your own time.
duty-answer-offer = Answer the offer of a draw, or refuse it by touching a piece.

claim-threefold = Draw by repetition: this position has stood on the board { $count } times.
claim-threefold-by-move = Draw by repetition with your next move: the position would stand there for the { $count ->
    [3] third
    [4] fourth
   *[other] { $count }th
} time.
claim-fifty = Draw by the fifty-move rule: { $count } moves each without a capture or a pawn move.
claim-fifty-by-move = Draw by the fifty-move rule with your next move: it makes { $count } moves each.
claim-flag = Your opponent's flag is down.
claim-illegal-move = Your opponent's last move was illegal.
claim-touched = Your opponent did not move the piece that was touched.
claim-quickplay = Draw in the quickplay finish: your opponent cannot win, or does not try, by normal means.
claim-extra-seconds = Extra seconds with each move, instead of a draw in the quickplay finish.
claim-accept-draw = Accept the draw.

## The end

ending = { $who ->
    [white] White wins
    [black] Black wins
    [nobody] Both lose
   *[both] Draw
}: { $how } (Article { $article }).
ending-reason = { $reason ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead-position] nobody can mate any more
    [fivefold] the same position for the fifth time
    [seventy-five] seventy-five moves without a capture or a pawn move
    [resignation] resignation
    [agreement] by agreement
    [threefold] the same position for the third time
    [fifty] fifty moves without a capture or a pawn move
    [flag] time
    [both-flags] both flags are down
    [illegal-move] an illegal move
    [illegal-moves] illegal moves
    [illegal-position] an illegal position that stayed
    [quickplay] a claim in the quickplay finish
    [lateness] too late at the board
    [conduct] conduct
    [sealed-move] the sealed move
    [signed] as both players signed
   *[declared] by the arbiter's decision
}

## What cannot happen

not-time-went-back = The time of this event lies before that of the one before it.
not-started = The session has not begun.
not-already-started = The session has begun already.
not-adjourned = The game is adjourned.
not-not-adjourned = The game is not adjourned.
not-over = The game is over.
not-not-over = The game is not over.
not-there = { $player ->
    [white] White is not at the board.
   *[black] Black is not at the board.
}
not-already-there = { $player ->
    [white] White is at the board already.
   *[black] Black is at the board already.
}
not-empty-square = Nothing stands on { $square }.
not-no-clock = This game is played without a clock.
not-clock = The clock cannot do that now.
not-no-offer = { $player ->
    [white] No draw has been offered to White.
   *[black] No draw has been offered to Black.
}
not-nothing-to-decide = No claim waits for the arbiter.
not-nothing-to-take-back = There is no move that could still be taken back.
not-too-far-back = { $played ->
    [one] Only one half-move has been played.
   *[other] Only { $played } half-moves have been played.
}
not-nothing-to-correct = No illegal move stands.
not-nothing-displaced = { $player ->
    [white] White has displaced nothing.
   *[black] Black has displaced nothing.
}
not-time-to-seal = Nobody was asked to seal a move.
not-nothing-sealed = No move has been sealed.
not-envelope-lost = The envelope is not lost.
not-such-penalty = This edition of the Laws does not know that penalty.
not-nothing-to-appeal = Nothing has been decided that could be appealed.
not-assistant = { $player ->
    [white] White has no assistant.
   *[black] Black has no assistant.
}
not-arbiter = There is no arbiter in the room.
not-consent-needed = Draws are free in this game: no consent is needed.

## Time controls by name

preset = { $key ->
    [lightning-5] Lightning, 5 minutes
    [lightning-10] Lightning, 10 minutes
    [half-lightning-15] Half lightning, 15 minutes
    [quick-30] Quick game, half an hour
    [long-120] Long game, the classical one
    [blitz-3-2] Blitz, 3 minutes and 2 seconds
    [blitz-5-3] Blitz, 5 minutes and 3 seconds
    [rapid-10-5] Rapid, 10 minutes and 5 seconds
    [rapid-15-10] Rapid, 15 minutes and 10 seconds
    [rapid-25-10] Rapid, 25 minutes and 10 seconds
    [standard-90-30] Standard, 90 minutes for 40 moves, then 30
    [standard-60-30] Standard, one hour and 30 seconds
   *[untimed] Without a clock
}

## Can this be won?

winnable-yes = { $side ->
    [white] White
   *[black] Black
} can still mate{ $moves ->
    [0] : it is mate.
    [one] {" "}in one move.
   *[other] , for instance in { $moves } moves.
}
winnable-no = { $side ->
    [white] White
   *[black] Black
} cannot mate: { $reason ->
    [Mated] the king is mated already.
    [Stalemate] it is stalemate.
    [BareKing] there is nothing left but the king.
    [BishopsOfOneColour] there are only bishops of one square colour, and nothing helps them.
    [LoneKnight] there is only a knight, and nothing helps it.
    [Blocked] the pawns are locked, and nothing can get at the king.
   *[NoMate] no series of legal moves ends in mate.
}
winnable-unknown = { $side ->
    [white] Whether White can mate
   *[black] Whether Black can mate
} could not be found out within the effort allowed.
