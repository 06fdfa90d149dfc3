# What the coach says of a position, a move and a game. A plan is a custom of good players; its premises are told beside it.

coach-side = { $color ->
    [white] White
   *[black] Black
}
coach-other-side = { $color ->
    [white] Black
   *[black] White
}
coach-wing = { $wing ->
    [queenside] the queenside
   *[kingside] the kingside
}

## Plans

plan-trade-officers = { coach-side } is ahead: as a rule, exchange officers and keep the pawns.
plan-trade-pawns = { coach-side } is behind in an endgame: as a rule, exchange pawns and keep the officers.
plan-trade-for-room = { coach-side } is cramped: as a rule, exchange officers to gain room.
plan-keep-pieces = { coach-side } has more space: as a rule, avoid exchanges of officers, which would give the other side room.
plan-keep-their-bad-bishop = The enemy bishop on { $target } is bad: as a rule, { coach-side } does not free the other side of it by an exchange.
plan-free-bad-bishop = The bishop on { $subject } is hemmed in by its own pawns: bring it out before them, or exchange it.
plan-develop = { coach-side } has not brought out { $pieces } yet: develop with { $moves }.
plan-castle = { coach-side } can castle: { $moves }.
plan-make-luft = The king on { $subject } is weak on its back rank: give it air with { $moves }.
plan-attack-king = Around the king on { $target } { coach-side } has more attackers than there are defenders: attack it.
plan-storm = The kings have castled to opposite sides: { coach-side } can send pawns forward against the king on { $target }, with { $moves }.
plan-strike-in-centre = { coach-other-side } attacks with pawns while the centre is open: as a rule, { coach-side } answers in the centre.
plan-king-to-centre = In an endgame without queens the king on { $subject } belongs in the centre: { $moves }.
plan-lever-at-base = The base of the pawn chain is { $target }: attack it there with { $moves }.
plan-minority-attack = On { coach-wing } { coach-side } can advance { $ours ->
    [one] the only pawn
   *[other] the { $ours } pawns
} against { $theirs }: a minority attack, to leave the other side a weak pawn.
plan-advance-majority = On { coach-wing } { coach-side } has { $ours ->
    [one] 1 pawn
   *[other] { $ours } pawns
} against { $theirs }: make a passed pawn there{ $count ->
    [0] .
    [one] , beginning with the candidate on { $candidates }.
   *[other] , beginning with a candidate: { $candidates }.
}
plan-advance-passed-pawn = The passed pawn on { $subject } can advance: { $moves }.
plan-open-for-bishops = { coach-side } has the bishop pair: open lines for it with { $moves }.
plan-rook-behind-own-passer = A rook belongs behind the passed pawn on { $target }: { $moves }.
plan-rook-behind-their-passer = A rook behind the enemy passed pawn on { $target } watches it: { $moves }.
plan-blockade = Stop the pawn on { $target } with a { role } on { $key }: { $moves }.
plan-hold-blockade = The knight on { $subject } blockades the pawn on { $target }: keep it there.
plan-occupy-outpost = The square { $key } is an outpost: occupy it with { $moves }.
plan-rook-to-open-file = The { $file }-file is open: put a rook on it with { $moves }.
plan-rook-to-seventh = A rook can go to the seventh rank: { $moves }.
plan-activate = The { role } on { $subject } is out of play: bring it back with { $moves }.
plan-attack-weak-pawn = The enemy pawn on { $target } is weak: aim at it.
plan-attack-pinned-piece = The { role } on { $target } is pinned to its king: attack it with a pawn, { $moves }.
plan-load-overloaded = { $piece } has to guard { $pieces }: attack { $count ->
    [one] it, or what it guards.
   *[other] it, or one of these.
}

## Mates and endings

coach-mates = { coach-side } { $moves ->
    [one] mates at once
   *[other] mates by force in { $moves } moves
}: { $line }.
coach-ending-won = The pawn on { $pawn } wins, by the exact table of king and pawn against king{ $moves ->
    [0] .
    [one] : it promotes in 1 move at most.
   *[other] : it promotes in { $moves } moves at most.
}
coach-ending-drawn = The pawn on { $pawn } does not win: by the exact table of king and pawn against king it is a draw.
coach-ending-keeping = { $keeping ->
    [all] Every move keeps the result.
    [one] Only { $moves } keeps it.
   *[some] It is kept by { $moves }.
}
coach-zugzwang = { coach-side } is in zugzwang: every move spoils the result, and a pass would keep it.
coach-key-squares = The key squares of the pawn on { $pawn } are { $squares }: its king { $held ->
    [yes] stands on one of them.
   *[no] stands on none of them.
}
coach-opposition = The kings face each other on a { $alignment ->
    [file] file
    [rank] rank
   *[diagonal] diagonal
} with { $between ->
    [one] 1 square
   *[other] { $between } squares
} between them: { coach-side } is not to move and has the { $between ->
    [one] opposition.
   *[other] distant opposition.
}
coach-square-wins = The king on { $king } stands outside the square of the pawn on { $pawn } and not beside it: the pawn promotes.
coach-square-outside = The king on { $king } stands outside the square of the pawn on { $pawn }.
coach-square-inside = The king on { $king } stands inside the square of the pawn on { $pawn }.
coach-rook-not-queen = The pawn on { $pawn } must become a rook: a queen would only draw.
coach-wrong-bishop = { coach-side } has rook pawns and a bishop that does not command { $corner }, where they promote{ $verdict ->
    [won] ; it wins nevertheless, by an exact table, with a promotion in { $moves } moves at most.
    [drawn] : a draw, by an exact table.
   *[unknown] : whether it wins depends on whether the other king reaches that corner.
}
coach-breakthrough = { coach-side } breaks through: { $line } gets a queen in { $moves } moves at most, whatever is answered.

## What can be won, and other words

coach-attacked = { coach-side } can win { $piece } by exchange: { $count ->
    [0] no move meets the attack.
    [one] one move meets the attack.
   *[other] { $count } moves meet the attack.
}
coach-way-away = the piece goes away
coach-way-capture = the attacker is captured
coach-way-interposition = a piece comes between
coach-way-defence = the piece is defended, or can no longer be taken with gain
coach-way-counter-capture = as much is captured elsewhere
coach-way-check = a check, which must be answered first
coach-way-counter-threat = a threat of at least the same size
coach-truth-board = seen on the board
coach-truth-exchange = by exchange or in one move
coach-truth-line = in the line given
coach-truth-proof = proved
coach-truth-engine = an engine's opinion
coach-part-subject = about
coach-part-attacker = attackers
coach-part-defender = defenders
coach-part-target = targets
coach-part-line = line
coach-part-key = key squares
coach-forbidden = This game is being played: no coach, engine or opening name is shown, for the players may not use advice. { $article }
coach-phase = { $phase ->
    [opening] opening
    [middlegame] middlegame
   *[endgame] endgame
}

## tratto coach

value-fen-or-file = FEN|FILE
coach-about = What the coach says of a position or a game: what can be won and how to meet it, mates, endings, plans, each with what proves it
coach-source = A position (FEN, EPD, startpos), a file with a game in any notation, or - for a position on each line of standard input
coach-nth = Which game of the file (default: the first)
coach-ply = The position after so many half-moves of the game
coach-evidence = Show what proves each sentence: premises, squares, moves, and how it is known
coach-edition = The edition of the Laws that forbids advice in a game that is being played (default: the newest)
coach-way = { $way }: { $moves }
coach-moves = moves { $moves }
coach-heading-mate = Mate
coach-heading-attacked = What can be won, and how to meet it
coach-heading-ending = Ending
coach-heading-plans-white = Plans for White
coach-heading-plans-black = Plans for Black
coach-nothing = There is nothing to say that could be shown.
