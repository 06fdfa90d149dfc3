# Training: exercises that are generated and verified.

## Drills

drill-square-colour = Colour of a square
drill-square-colour-about = Is the named square light or dark? Then: are two squares of the same colour?
drill-same-diagonal = Same diagonal
drill-same-diagonal-about = Do two squares lie on one diagonal?
drill-find-square = Find the square
drill-find-square-about = Point at the named square, as White and as Black see the board.
drill-name-square = Name the square
drill-name-square-about = Say what the marked square is called, as White and as Black see the board.
drill-piece-moves = Where can it go?
drill-piece-moves-about = Point at every square to which the piece can move.
drill-knight-route = The way of the knight
drill-knight-route-about = Bring the knight to its goal in as few moves as possible.
drill-attackers = What attacks this square?
drill-attackers-about = Point at all pieces of one side that attack the marked square.
drill-captures = All captures
drill-captures-about = Find every legal capture.
drill-checks = All checks
drill-checks-about = Find every legal move that gives check.
drill-is-legal = Is it legal?
drill-is-legal-about = May this move be played? If not, why not?
drill-winnable = What can be won?
drill-winnable-about = Point at the pieces that can be taken with gain, all exchanges counted to the end.
drill-mate-in-one = Mate in one
drill-mate-in-one-about = Find the only move that mates.
drill-mate-in-two = Mate in two
drill-mate-in-two-about = Find the only move after which mate follows, whatever is answered. The solver has proved it.
drill-fork = Fork
drill-fork-about = Win material with one move that attacks two targets.
drill-pin = Pin
drill-pin-about = Win material by pinning a piece.
drill-skewer = Skewer
drill-skewer-about = Win material by attacking a piece with another behind it.
drill-discovery = Discovered attack
drill-discovery-about = Win material by moving a piece out of the way of another.
drill-pawn-race = The square of the pawn
drill-pawn-race-about = Does the king catch the pawn?
drill-pawn-result = King and pawn: won or drawn?
drill-pawn-result-about = Say how it ends with best play. The exact table judges.
drill-pawn-move = Keep the win, keep the draw
drill-pawn-move-about = Find every move that keeps the result.
drill-take-opposition = Take the opposition
drill-take-opposition-about = Find the king move that takes the opposition and with it the result.
drill-key-squares = Key squares
drill-key-squares-about = Mark the squares from which the king wins, whoever is to move.
drill-pawn-play = Promote the pawn
drill-pawn-play-about = Win against the best defence, by the quickest way.
drill-wrong-bishop = The wrong bishop
drill-wrong-bishop-about = Rook pawn and bishop: does the king reach the corner?
drill-knight-distance = Knight moves in the head
drill-knight-distance-about = How many moves does the knight need?
drill-moves-needed = How many moves?
drill-moves-needed-about = How many moves does a piece need on an empty board?
drill-attackers-blind = Attacks in the head
drill-attackers-blind-about = Which pieces attack the square, in a position told in words?
drill-recall = Recall the position
drill-recall-about = Look at a position, hide it, and say what stood on a square.
drill-follow = Follow the moves
drill-follow-about = Follow moves in the head, and say where a piece stands now.
drill-mate-in-one-blind = Mate in one in the head
drill-mate-in-one-blind-about = Find the mating move in a position told in words.
drill-mate-ahead = Mate some moves ahead
drill-mate-ahead-about = See an earlier position, follow the moves in the head, and find the mate.
drill-mate-in-two-blind = Mate in two, seen and hidden
drill-mate-in-two-blind-about = Look at the position, hide it, and solve it in the head.
drill-pawn-result-blind = Pawn endings in the head
drill-pawn-result-blind-about = Won or drawn, in an ending told in words?
drill-pawn-play-blind = Win a pawn ending in the head
drill-pawn-play-blind-about = Look at the ending, hide it, and win it in the head.
drill-opening-name = Name the opening
drill-opening-name-about = Which opening do these moves make?
drill-opening-follow = Openings without the board
drill-opening-follow-about = Follow an opening in the head, and say what stands on a square.

drill-group-board = The board
drill-group-moves = The moves
drill-group-tactics = Tactics
drill-group-endings = Endings
drill-group-blind = Without the board
drill-group-openings = Openings

## Positions and moves in words

drill-placement = { $color ->
    [white] White
   *[black] Black
}: { $pieces }.
drill-pieces = { $role ->
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
drill-moves-follow = Then: { $moves }.
drill-say-move = { $kind ->
    [short] short castling
    [long] long castling
    [takes] { role } takes { $square }
   *[goes] { role } { $square }
}{ $promotion ->
    [none] {""}
   *[other] , promotes to { $promoted }
}{ $check ->
    [mate] , mate
    [check] , check
   *[none] {""}
}

## Questions

drill-ask-square-colour = Is { $square } a light or a dark square?
drill-ask-same-colour = Are { $one } and { $other } of the same colour?
drill-ask-same-diagonal = Are { $one } and { $other } on one diagonal?
drill-ask-find-square = Where is { $square }?
drill-ask-name-square = What is the marked square called?
drill-where-square = As { $color ->
    [white] White
   *[black] Black
} sees the board: file { $file } counted from the left, rank { $rank } counted from below.
drill-ask-piece-moves = To which squares can { piece-on } move?
drill-ask-knight-route = Bring the knight from { $from } to { $to } in as few moves as possible.
drill-ask-knight-distance = How many moves does a knight need from { $from } to { $to }?
drill-ask-moves-needed = How many moves does { role-a } need from { $from } to { $to }, on an empty board?
drill-ask-attackers = Which pieces of { $color ->
    [white] White
   *[black] Black
} attack { $square }?
drill-ask-captures = Which captures are legal for { $color ->
    [white] White
   *[black] Black
}? Find all of them.
drill-ask-checks = Which moves of { $color ->
    [white] White
   *[black] Black
} give check? Find all of them.
drill-ask-winnable = { turn }. Which pieces can be won by taking them?
drill-ask-is-legal = { turn }. May { piece-on } go to { $to }?
drill-ask-mate-in-one = { turn }: mate in one. Which move is it?
drill-ask-mate-in-two = { turn }: mate in two. Which move begins it?
drill-ask-win-material = { turn }. Which move wins material?
drill-ask-result = { turn }. With best play, is it won for { $strong ->
    [white] White
   *[black] Black
}, or drawn?
drill-ask-pawn-runs = { turn }. Does the king of { $defender ->
    [white] White
   *[black] Black
} catch the pawn?
drill-ask-keep-win = { turn }, and the position is won. Which moves keep the win? Find all of them.
drill-ask-keep-draw = { turn }, and the position is a draw. Which moves keep the draw? Find all of them.
drill-ask-take-opposition = { turn }. Take the opposition.
drill-ask-play-out = { turn }: the pawn promotes in { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Win against the best defence.
drill-ask-key-squares = Which are the key squares of the pawn on { $square }?
drill-ask-what-stands = What stands on { $square }?
drill-ask-where-now = Where is now { $color ->
    [white] the white
   *[black] the black
} { role } that stood on { $square }?
drill-ask-opening-name = Which opening is it?

## Answers

drill-yes = yes
drill-no = no
drill-light = light
drill-dark = dark
drill-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
drill-never = never
drill-empty = nothing
drill-won = won
drill-drawn = drawn

## What there is to say about an answer

drill-parity = { $square } is { $colour ->
    [light] light
   *[dark] dark
}: file { $file } and rank { $rank } make { $sum }, which is { $colour ->
    [light] odd
   *[dark] even
}.
drill-colours = { $one } is { $first ->
    [light] light
   *[dark] dark
}, { $other } is { $second ->
    [light] light
   *[dark] dark
}.
drill-diagonal = Both are on the diagonal { $squares }.
drill-apart = They are { $files ->
    [one] 1 file
   *[other] { $files } files
} and { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
} apart; on a diagonal the two numbers would be equal.
drill-named = It is { $square }.
drill-route = { $moves ->
    [one] One move: { $squares }.
   *[other] { $moves } moves, for example by { $squares }.
}
drill-nearer = { $moves ->
    [0] Arrived.
    [one] Right: one more move.
   *[other] Right: { $moves } more moves.
}
drill-not-nearer = From there it still takes { $moves ->
    [one] one move
   *[other] { $moves } moves
}: it has not come nearer.
drill-other-colour = Never: a bishop stays on squares of one colour.
drill-attacks = { piece-on } attacks { $target }.
drill-attacks-not = { piece-on } does not attack { $target }.
drill-takes = It takes { role-a }.
drill-takes-nothing = It takes nothing.
drill-gives-check = It gives check.
drill-no-check = It gives no check.
drill-wins = { $role ->
    [pawn] The pawn
   *[other] The { role }
} can be won: { $gain ->
    [one] one pawn's worth
   *[other] { $gain } pawns' worth
}, all exchanges counted.
drill-loses = Taking here loses { $loss ->
    [one] one pawn's worth
   *[other] { $loss } pawns' worth
} in the end.
drill-even = Taking here is an even exchange.
drill-cannot-take = Nothing can legally take here.
drill-legal = It is legal.
drill-illegal = It is not legal: { $why }.
drill-mates = It mates.
drill-no-mate = No mate: { $line } is possible.
drill-stalemates = Stalemate: the other side has no legal move and is not in check.
drill-key = It mates in two, whatever is answered.
drill-mate-avoided = After { $line } there is no mate in one.
drill-gains = It wins { $gain ->
    [one] one pawn's worth
   *[other] { $gain } pawns' worth
} at least, counting captures to the end: { $line }.
drill-gains-plain = It wins { $gain ->
    [one] one pawn's worth
   *[other] { $gain } pawns' worth
} at least, counting captures to the end.
drill-gains-less = It wins only { $gain ->
    [one] one pawn's worth
   *[other] { $gain } pawns' worth
} by captures after { $line }.
drill-gains-nothing = After { $line } no capture wins anything.
drill-drops = It loses { $loss ->
    [one] one pawn's worth
   *[other] { $loss } pawns' worth
}: { $line }.
drill-pawn-wins = { $strong ->
    [white] White
   *[black] Black
} wins: the pawn promotes { $moves ->
    [0] at once
    [one] in one move
   *[other] in { $moves } moves at most
}, by the exact table.
drill-pawn-draws = It is a draw, by the exact table.
drill-keeps-win = It wins: { $moves ->
    [0] the pawn has promoted
    [one] one more move to the promotion
   *[other] { $moves } more moves to the promotion
}.
drill-keeps-draw = It keeps the draw.
drill-slower = It wins too, but takes { $moves ->
    [one] one move
   *[other] { $moves } moves
} more than the quickest way.
drill-spoils-win = It gives the win away{ $line ->
    [none] .
   *[other] : { $line }.
}
drill-spoils-draw = It loses{ $line ->
    [none] .
   *[other] : { $line }.
}
drill-outside = No: the king is outside the square of the pawn, and the pawn promotes.
drill-inside = Yes: the king is in the square of the pawn, or enters it, and the table says that it holds.
drill-wrong-corner = A draw: the bishop does not command the corner, and the king is not kept from it.
drill-corner-too-far = Won: here the king does not reach the corner in time, though the bishop does not command it.
drill-key-square = With the king on a key square the pawn wins, whoever is to move.
drill-opposition = It takes the opposition: the kings face each other with one square between, and the other side is to move.
drill-stands = On { $square } stands { piece-a }.
drill-is-empty = Nothing stands on { $square }.
drill-is-opening = It is this opening: { $name }.
drill-meets-attack = It meets the attack.
drill-still-taken = The piece can still be taken: { $line }.
drill-not = No.

## Hints

drill-hint-piece = Look at { piece-on }.
drill-hint-square = Look at { $square }.
drill-hint-move = It goes to { $square }.
drill-hint-mate = Look for checks first: which squares are left to the king?
drill-hint-two = Look for a move that leaves every answer with a mate; it need not be a check.
drill-hint-fork = One piece can attack two targets at once.
drill-hint-pin = A piece cannot leave the line to its king, or to something dearer.
drill-hint-skewer = Two pieces stand on one line; the nearer one must go.
drill-hint-discovery = A piece hides the line of another.
drill-hint-pawn = Look at the kings: who has the opposition, and which squares are the key squares?
drill-hint-knight = Count back from the goal: from which squares does the knight reach it?
drill-hint-look = Look at every check, every capture and every threat.

## Lessons

lesson-chapter-board = The board
lesson-chapter-pieces = The pieces
lesson-chapter-values = Values, attack and defence
lesson-chapter-centre = Centre, files, squares
lesson-chapter-pawns = Pawns
lesson-chapter-officers = Bishops, knights, rooks
lesson-chapter-opening = The opening
lesson-chapter-king = The king
lesson-chapter-tactics = Tactics
lesson-chapter-plans = Advantages and plans
lesson-chapter-endings = Endings
lesson-chapter-conduct = Training and conduct
