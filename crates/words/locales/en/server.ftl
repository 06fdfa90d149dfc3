# The server: what it answers when a request cannot be done, and the moment of a game.

server-bad-request = The request cannot be read: { $detail }
server-bad-act = "{ $text }" is no act: { $ends ->
    [yes] it breaks off, and { $expected } should follow
   *[no] in place { $place } "{ $found }" should be { $expected }
}.
server-not-playable = This cannot be played from: { $reasons }.
server-bad-control = "{ $text }" is no time control: write it as in PGN, such as 300+3 or 40/5400+30:1800+30, or - for no clock.
server-bad-edition = "{ $text }" is no edition of the Laws: { $editions }.
server-bad-value = The value of { $field } is out of bounds.
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
    [organiser] The organiser gives out the links and takes no part in the game.
   *[spectator] Whoever watches cannot take part.
}
server-not-owner = This game belongs to somebody else.
server-forged = The request does not come from Tratto's own pages.
server-conflict = Something happened just before: look at the board and decide again.
server-no-engine = This server has no chess engine. Whoever runs it can install one (on Debian: apt-get install stockfish) and start the server again.
server-being-played = This position stands on a board of this server where a game is being played: nothing is said of it until the game has left it ({ $article }).
server-illegal = { $text } is not legal: { $reason }.
server-not-your-turn = It is your opponent's turn.
server-not-online = In online play there are only whole moves, draw offers, claims and resignation.
server-taken = This name is taken.
server-too-many = Too many requests: wait a moment.
server-too-large = That is too much at once.
server-version = The page speaks version { $version } of the messages and the server version { $known }: load the page again.
server-no-greeting = The first message has to be a greeting.
server-stopping = The server is stopping and will be back in a moment.
server-reload = The game is being loaded again: try once more in a moment.
server-busy = The server has too much to do just now: try again in a moment.
server-damaged = The record of this game cannot be read. The operator of the server has been informed.
server-capped = So much has happened in this game that only the clock, resignation, agreement and the arbiter go on.
server-cap-between = Much has happened since the last move. Now only a move, the clock, resignation, agreement and the arbiter's acts go on.
server-cap-events = { $events } events: the limit of this server. Now only the clock, resignation, agreement and the arbiter's acts go on; the arbiter is called.
server-too-many-games = This account has as many games under way as it may. Finish or delete some first.
server-internal = Something went wrong inside the server. It has been noted.

## The end

server-ending = { $result }: { $how }
server-sealed = { who } seals a move.
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

## Time controls by name

preset = { $key ->
    [lightning-5] Lightning, 5 min
    [lightning-10] Lightning, 10 min
    [half-lightning-15] Half lightning, 15 min
    [quick-30] Quick game, half an hour
    [long-120] Long game, 2 hours for 40 moves, 1 for 20, then half an hour
    [blitz-3-2] Blitz, 3 min + 2 s a move
    [blitz-5-3] Blitz, 5 min + 3 s a move
    [rapid-10-5] Rapid, 10 min + 5 s a move
    [rapid-15-10] Rapid, 15 min + 10 s a move
    [rapid-25-10] Rapid, 25 min + 10 s a move
    [standard-90-30] Standard, 90 min for 40 moves, then 30 min, + 30 s a move
    [standard-60-30] Standard, 1 hour + 30 s a move
   *[untimed] Without a clock
}

## Can this be won?

server-winnable = { who } can still mate{ $moves ->
    [one] {" "}in one move.
   *[other] , for instance in { $moves } moves.
}
server-undetermined = { $color ->
    [white] Whether White can mate
   *[black] Whether Black can mate
} could not be found out within the effort allowed.
