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

plan-trade-officers = { coach-side } is ahead: as a rule, exchange pieces and keep the pawns.
plan-trade-pawns = { coach-side } is behind in an endgame: as a rule, exchange pawns and keep the pieces.
plan-trade-for-room = { coach-side } is cramped: as a rule, exchange pieces to gain room.
plan-keep-pieces = { coach-side } has more space: as a rule, avoid exchanges of pieces, which would give the other side room.
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
coach-wins = { coach-side } wins at least { coach-points } by force: { $line }.
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
coach-zugzwang = { coach-side } is in zugzwang: if it could pass, its result would be better.
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
coach-dead-position = The position is dead: neither side can mate by any series of legal moves, and the game is drawn.
coach-breakthrough = { coach-side } breaks through: { $line } gets a queen in { $moves } moves at most, whatever is answered.

## Other words

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
coach-moves = moves { $moves }
coach-heading-balance = Balance sheet
coach-heading-threats = Threats
coach-heading-mate = Mate
coach-heading-win = What is won by force
coach-heading-attacked = What can be won, and how to meet it
coach-heading-ending = Ending
coach-heading-plans-white = Plans for White
coach-heading-plans-black = Plans for Black
coach-nothing = There is nothing to say that could be shown.

## A move

finding-mates-at-once = It is checkmate.
finding-stalemates = It stalemates: the game is drawn.
finding-wins-material = { $line } wins { coach-points } by exchange.
finding-meets-attack = It meets the attack on { $square }.
finding-threatens = It threatens { $menace ->
    [mate] to mate with { $moves }.
    [promotion] to promote with { $moves }.
   *[capture] { $moves }, which wins { coach-points } by exchange.
}
finding-misses-mate = { $count ->
    [one] It misses a mate at once: { $line }.
   *[other] It misses a mate in { $count }: { $line }.
}
finding-misses-gain = It misses { $line }, which wins { coach-points } by exchange.
finding-misses-win = It misses { $line }, which wins at least { coach-points } by force.
finding-allows-win = It loses at least { coach-points } by force: { $line }.{ $avoidable ->
    [yes] { " " }Another move loses less.
   *[no] { " " }No other move was found that loses less.
}
finding-allows-mate = { $count ->
    [one] It allows mate at once: { $line }.
   *[other] It allows mate in { $count }: { $line }.
}{ $avoidable ->
    [yes] { " " }Another move prevents it.
   *[no] { " " }No other move was found that prevents it.
}
finding-hangs = It leaves { $piece } to be taken: { $line } wins { coach-points } by exchange.
finding-leaves-hanging = It does not save { $piece }: { $line } still wins { coach-points } by exchange.
finding-poisoned = Taking { $piece } is answered by mate in { $count }: { $line }.
finding-allows-promotion = It lets a pawn promote: { $line }.
finding-spoils-ending = By the exact table it throws { $before ->
    [won] the win
   *[drawn] the draw
} away: { $line }.
finding-graded = { $engine } ({ $nodes } nodes) calls it { $grade ->
    [dubious] dubious
    [mistake] a mistake
   *[blunder] a blunder
}: { $before } before it, { $after } after it; it prefers { $line }.
coach-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
coach-score-mate = mate in { $moves }
coach-score-mated = mated in { $moves }
coach-refutation = { $truth ->
    [engine] { $engine } ({ $nodes } nodes) answers { $line }.
    [proof] Proved: { $line }.
   *[exchange] The line: { $line }.
}
coach-chance = { $truth ->
    [engine] { $engine } ({ $nodes } nodes) plays { $line }.
    [proof] Proved instead: { $line }.
   *[exchange] Instead: { $line }.
}
coach-no-findings = Nothing was found that speaks against it.

## The ten rules of the opening

check-centre = { $kept ->
    [yes] By move { $at } { side } has the pawns in the centre that the rule asks for.
   *[no] By move { $at } { side } has not the pawns in the centre that the rule asks for.
}
check-towards-centre = { $kept ->
    [yes] { side }'s minor pieces go towards the centre.
   *[no] With move { $at } a minor piece of { side } leaves its square and does nothing for the centre.
}
check-one-move-each = { $kept ->
    [yes] { side } moves no piece twice without need before all minor pieces have moved.
   *[no] With move { $at } { side } moves a piece again, without need, before all minor pieces have moved.
}
check-safe-squares = { $kept ->
    [yes] { side } puts no piece where a pawn can drive it away at once.
   *[no] With move { $at } { side } puts a piece where a pawn can attack it at once.
}
check-minors-first = { $kept ->
    [yes] { side } brings out three minor pieces before queen and rooks.
   *[no] With move { $at } { side } moves the queen or a rook before three minor pieces are out.
}
check-castled = { $kept ->
    [yes] By move { $at } { side } has castled, or was forced to give castling up.
   *[no] By move { $at } { side } has not castled, or has given castling up without need.
}
check-rook-files = { $kept ->
    [yes] { side }'s rooks go to files that are open or can be opened.
   *[no] With move { $at } { side } puts a rook on a file that is closed and cannot be opened with one lever.
}
check-pawn-tasks = { $kept ->
    [yes] By move { $at } { side }'s pawns hold the centre, shield the king, and no piece stands out in front of all of them.
   *[no] By move { $at } { side }'s pawns lack one of their three tasks: the centre, the shield of the king, room for the pieces.
}
check-one-diagonal = { $kept ->
    [yes] { side } opens one diagonal for each bishop.
   *[no] With move { $at } { side } opens two diagonals for a bishop that is still at home.
}
check-free-way = { $kept ->
    [yes] { side } puts nothing in the way of a piece at home.
   *[no] With move { $at } { side } puts something in the way of a piece at home.
}
check-unjudged = { $check ->
    [centre] Pawns in the centre
    [towards-centre] Minor pieces towards the centre
    [one-move-each] One move for each piece
    [safe-squares] Pieces where no pawn drives them away
    [minors-first] Minor pieces before queen and rooks
    [castled] Castling
    [rook-files] Rooks on open files
    [pawn-tasks] The three tasks of the pawns
    [one-diagonal] One diagonal for each bishop
   *[free-way] A free way for the pieces
}: not judged for { side }, { $all ->
    [yes] because the case did not arise in the first { $moves } moves.
   *[no] because { $moves ->
        [0] no move was made.
        [one] only 1 of the first 12 moves was made.
       *[other] only { $moves } of the first 12 moves were made.
    }
}

## A game

coach-heading-opening = Opening
coach-heading-checks-white = The rules of the opening: White
coach-heading-checks-black = The rules of the opening: Black
coach-heading-turns = Turning points
coach-heading-stages = The structure and the plans
coach-heading-changes = What it changes
coach-motif = { $name }: { $sentence }
coach-opening-until = { $name } ({ $eco }), up to move { $number }
coach-stage = After { $played }: { $phase }
coach-stage-start = At the start: { $phase }
coach-no-turns = No move was found at which the game could be seen to turn.
coach-no-move = The game has no moves to look at.
coach-move-of = The move { $played }
coach-move = The move to look at, from the position
coach-engine = Ask an engine, too; its opinion is always named as such (without a name: Stockfish)
coach-nodes = How many nodes the engine spends on each position (default: 100000)
coach-prefers = { $engine } ({ $nodes } nodes) prefers { $line } ({ $score }).
coach-heading-engine = An engine's opinion
coach-heading-events = What happened

## What happened in a game

event-gambit = With move { $at } { side } offers a pawn, a { $kind ->
    [counter] countergambit
   *[gambit] gambit
}: { $offer }. { $taken ->
    [yes] It is accepted: { $taking }, and the pawn is not won back within three moves.
   *[no] It is declined; { $taking } would have taken the pawn.
}
event-castled = Both sides have castled, to { $same ->
    [yes] the same side
   *[no] opposite sides
}: { $line }.
event-early-queen = With move { $at } { side } brings out the queen before three minor pieces, and a developing move attacks it: { $line }.
event-demolition = { coach-side } gives more than a pawn for a pawn before the castled king, and { $mates ->
    [yes] mates
   *[no] has as much as before
}: { $line }.
