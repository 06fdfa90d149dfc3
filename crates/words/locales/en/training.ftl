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
drill-mate-in-three = Mate in three
drill-mate-in-three-about = Find the only move after which mate follows with the third move, whatever is answered. The solver has proved it.
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
drill-mate-in-two-blind-about = Look at the position, hide it, and solve it in the head, with every variation.
drill-mate-in-three-blind = Mate in three, seen and hidden
drill-mate-in-three-blind-about = Look at the position, hide it, and solve it in the head, with every variation.
drill-pawn-result-blind = Pawn endings in the head
drill-pawn-result-blind-about = Won or drawn, in an ending told in words?
drill-pawn-play-blind = Win a pawn ending in the head
drill-pawn-play-blind-about = Look at the ending, hide it, and win it in the head.
drill-opening-name = Name the opening
drill-opening-name-about = Which opening do these moves make?
drill-opening-follow = Openings without the board
drill-opening-follow-about = Follow an opening in the head, and say what stands on a square.
drill-count-material = Count the material
drill-count-material-about = Say who is ahead in material, and by how much.
drill-centre-control = Control of the centre
drill-centre-control-about = Point at the pieces that attack a square of the centre.
drill-centre-kind = What kind of centre?
drill-centre-kind-about = Say whether the centre is open, blocked, mobile, or none of these.
drill-open-files = Open files
drill-open-files-about = Find the open files; then the half-open ones of a side.
drill-weak-squares = Outposts and holes
drill-weak-squares-about = Point at the outposts of a side; then at the holes in its position.
drill-isolated-pawns = Isolated pawns
drill-isolated-pawns-about = Point at the pawns that have no companion on the files beside them.
drill-weak-pawns = Doubled and backward pawns
drill-weak-pawns-about = Point at the doubled pawns of a side; then at the backward ones.
drill-passed-pawns = Passed pawns
drill-passed-pawns-about = Point at the passed pawns; then at those that can become passed.
drill-pawn-chains = Chains and breaks
drill-pawn-chains-about = Point at the base of a chain; then at the squares of the pawn breaks.
drill-majorities = Pawn majorities
drill-majorities-about = Point at the pawns of a majority.
drill-bad-bishops = The bad bishop
drill-bad-bishops-about = Point at the bishop whose own pawns stand in its way.
drill-placed-knights = Knights on the rim and in the centre
drill-placed-knights-about = Point at the knights on the rim; then at those in the centre.
drill-placed-rooks = Rooks in their places
drill-placed-rooks-about = Point at rooks on open files and connected rooks; then at rooks on the seventh rank and behind passed pawns.
drill-king-attackers = Pressure on the king
drill-king-attackers-about = Point at the pieces that attack a square beside the king.
drill-meet-attack = Meet the attack
drill-meet-attack-about = Find every move that meets an attack on a piece.
drill-discovered-check = Discovered check
drill-discovered-check-about = Win material with a check that a piece gives by leaving the line of another.
drill-double-check = Double check
drill-double-check-about = Win material with a check by two pieces at once.
drill-deflection = Deflection
drill-deflection-about = Win material by drawing a defender away from its task.
drill-removing-defender = Removing the defender
drill-removing-defender-about = Win material by taking the piece that defends.
drill-trapped-piece = Trapping a piece
drill-trapped-piece-about = Win a piece by taking its squares away.
drill-zwischenzug = The in-between move
drill-zwischenzug-about = Win more by playing another move before taking back.
drill-promotion = Bringing a pawn through
drill-promotion-about = Win material with a pawn that promotes.
drill-back-rank = Mate on the back rank
drill-back-rank-about = Mate in two a king that is shut in behind its own pawns.
drill-tactics-ahead = Tactics some moves ahead
drill-tactics-ahead-about = See an earlier position, follow the moves in the head, and find the move that wins material.

drill-group-board = The board
drill-group-moves = The moves
drill-group-positions = Pawns, files, squares
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
drill-ask-mate-in = { turn }: mate in { $moves ->
    [2] two
    [3] three
   *[other] { $moves }
}. Which move begins it?
drill-ask-meet-attack = { turn }, and { piece-on } is attacked. Which moves meet the attack? Find all of them.
drill-ask-material = Who is ahead in material, and by how much? Pawn 1, knight and bishop 3, rook 5, queen 9.
drill-ask-centre-kind = Of what kind is the centre?
drill-ask-seen = { $concept ->
    [centre-control] Which pieces of { $color ->
        [white] White
       *[black] Black
    } attack a square of the centre (d4, e4, d5, e5)?
    [open-file] Which files are open? Point at their squares on the first rank.
    [half-open-file] Which files are half-open for { $color ->
        [white] White
       *[black] Black
    }? Point at their squares on the first rank.
    [outpost] Which squares are outposts for { $color ->
        [white] White
       *[black] Black
    }: defended by a pawn of that side, and never to be attacked by an enemy pawn?
    [hole] Which squares are holes in the position of { $color ->
        [white] White
       *[black] Black
    }: on its third and fourth ranks, and never again to be defended by its pawns?
    [isolated-pawn] Which pawns of { $color ->
        [white] White
       *[black] Black
    } are isolated?
    [doubled-pawns] Which pawns of { $color ->
        [white] White
       *[black] Black
    } are doubled?
    [backward-pawn] Which pawns of { $color ->
        [white] White
       *[black] Black
    } are backward?
    [passed-pawn] Which pawns of { $color ->
        [white] White
       *[black] Black
    } are passed?
    [candidate-pawn] Which pawns of { $color ->
        [white] White
       *[black] Black
    } are candidates to become passed?
    [pawn-chain] Which pawn of { $color ->
        [white] White
       *[black] Black
    } is the base of a chain of three pawns or more? Point at every one.
    [pawn-break] { turn }. To which squares can a pawn go so that it attacks an enemy pawn at once?
    [majority] Which pawns of { $color ->
        [white] White
       *[black] Black
    } form a majority on their wing (files a to d, files e to h)?
    [bad-bishop] Which bishop of { $color ->
        [white] White
       *[black] Black
    } is bad?
    [knight-on-rim] Which knights of { $color ->
        [white] White
       *[black] Black
    } are on the rim?
    [central-knight] Which knights of { $color ->
        [white] White
       *[black] Black
    } are in the centre, on the sixteen squares from c3 to f6?
    [rook-on-open-file] Which rooks of { $color ->
        [white] White
       *[black] Black
    } are on an open file?
    [rook-on-half-open-file] Which rooks of { $color ->
        [white] White
       *[black] Black
    } are on a half-open file?
    [connected-rooks] Which rooks of { $color ->
        [white] White
       *[black] Black
    } are connected?
    [rook-on-seventh] Which rooks or queens of { $color ->
        [white] White
       *[black] Black
    } are on the seventh rank, with the enemy king on the eighth or attacking a pawn on the seventh?
    [rook-behind-passer] Which rooks of { $color ->
        [white] White
       *[black] Black
    } are behind a passed pawn, their own or the enemy's?
   *[king-pressure] Which pieces of { $color ->
        [white] White
       *[black] Black
    }, pawns and king apart, attack a square beside the enemy king?
}
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

## What the board does not show

drill-right-castle = { $color ->
    [white] White
   *[black] Black
} may { $has ->
    [yes] still castle
   *[no] no longer castle
} { $side ->
    [king] kingside
    [queen] queenside
   *[both] { $has ->
        [yes] on both sides
       *[no] on either side
    }
}.
drill-right-step = The last move was { $from }-{ $to }.
drill-right-no-step = No pawn can be taken en passant.

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
drill-even-material = even
drill-ahead = { $color ->
    [white] White
   *[black] Black
} by { $count }
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
drill-key = It mates in { $moves ->
    [2] two
    [3] three
   *[other] { $moves }
}, whatever is answered.
drill-mate-avoided = After { $line } there is no mate in { $moves ->
    [1] one
    [2] two
   *[other] { $moves }
}.
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
drill-worth = White's pieces are worth { $white }, Black's { $black }.
drill-is-concept = It is: { $name }.
drill-meets-attack = It meets the attack.
drill-still-taken = The piece can still be taken: { $line }.
drill-refuted-by = The motif: { $name }.
drill-reply = { $which ->
    [one] { $color ->
        [white] White answers
       *[black] Black answers
    } { $line }.
   *[other] Right. And if { $color ->
        [white] White
       *[black] Black
    } answers { $line } instead?
}
drill-not = No.

## Hints

drill-hint-piece = Look at { piece-on }.
drill-hint-square = Look at { $square }.
drill-hint-move = It goes to { $square }.
drill-hint-mate = Look for checks first: which squares are left to the king?
drill-hint-two = Look for a move that leaves every answer with a mate; it need not be a check.
drill-hint-fork = One piece can attack two targets at once.
drill-hint-pin = A piece may not leave the line to its king, or would lose something dearer by leaving its line.
drill-hint-skewer = Two pieces stand on one line; the nearer one must go.
drill-hint-discovery = A piece hides the line of another.
drill-hint-pawn = Look at the kings: who has the opposition, and which squares are the key squares?
drill-hint-knight = Count back from the goal: from which squares does the knight reach it?
drill-hint-discovered-check = A piece stands between one of its own and the enemy king. Where does it go with the most gain?
drill-hint-deflection = A piece defends something alone: draw it away.
drill-hint-removing-defender = A piece defends something alone: take it.
drill-hint-trapped-piece = A piece has no safe square left: attack it, or take its last one away.
drill-hint-zwischenzug = What is to be taken back does not run away: look for a check or a greater capture first.
drill-hint-promotion = A pawn is near its last rank: what keeps it from promoting?
drill-hint-back-rank = The king has no air: who guards its rank?
drill-hint-meet-attack = Go away, take the attacker, put a piece between, defend.
drill-hint-count = { $count ->
    [0] There is none.
    [one] There is one.
   *[other] There are { $count }.
}
drill-hint-one = One of them is { $square }.
drill-hint-file = It is on the { $file }-file.
drill-hint-not = It is not this: { $what }.
drill-hint-colour = Add the numbers of file and rank, a being 1: an even sum is dark, an odd one light.
drill-hint-diagonal = Count files and ranks from one to the other: on a diagonal there are as many of both.
drill-hint-legal = Where is the king, what attacks it now, and what would attack it afterwards?
drill-hint-captures = Go from piece to piece, pawns included: what does each attack, and may it leave its place?
drill-hint-checks = Look from the king: along files, ranks and diagonals, and at the squares of a knight. A piece that leaves a line may give check, too.
drill-hint-race = Draw the square whose side is the way of the pawn. A pawn at home may go two squares.
drill-hint-corner = Of what colour is the corner, and how many moves does the king need to it?
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
