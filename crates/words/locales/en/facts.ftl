# Facts of a position, one clause for each concept. A fact of one side has its $color; $subject and the other pieces are phrases.

## Pieces in a sentence. English has no cases: `-by`, `-of` and `-to` are for languages that join prepositions and articles.

fact-roles = { $role ->
    [pawn] pawns
    [knight] knights
    [bishop] bishops
    [rook] rooks
    [queen] queens
   *[king] kings
}
fact-noun = { $color ->
    [white] white{ " " }
    [black] black{ " " }
   *[any] { "" }
}{ $count ->
    [one] { role }
   *[other] { fact-roles }
} on { $squares }
fact-pieces = the { fact-noun }
fact-pieces-by = { fact-pieces }
fact-pieces-of = { fact-pieces }
fact-pieces-to = { fact-pieces }
fact-passed-pawns = the { $color ->
    [white] white
   *[black] black
} passed { $count ->
    [one] pawn
   *[other] pawns
} on { $squares }
fact-squares = the { $count ->
    [one] square
   *[other] squares
} { $squares }
fact-weak-squares = the weak { $count ->
    [one] square
   *[other] squares
} { $squares }
fact-along = { $line ->
    [file] along the file
    [rank] along the rank
   *[diagonal] along the diagonal
} from { $from } to { $to }
fact-pawns = { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}
fact-white-black = { $color ->
    [white] white
   *[black] black
}
fact-other-color = { $color ->
    [white] black
   *[black] white
}
fact-other-color-plural = { fact-other-color }
fact-other-side = { $color ->
    [white] Black
   *[black] White
}
fact-other-side-of = { $color ->
    [white] Black's
   *[black] White's
}
# Endings of adjectives; English has none.
fact-o = { "" }

## Material and pieces

fact-material = { side-of } pieces are worth { $ours ->
    [one] 1 pawn
   *[other] { $ours } pawns
}, { fact-other-side-of } { $theirs ->
    [one] 1 pawn
   *[other] { $theirs } pawns
}
fact-material-lead = { side } is ahead in material by the worth of { fact-pawns }
fact-exchange-up = { side } is the exchange up: a rook more against a knight or bishop more, and all else equal in number
fact-hanging = { $subject } is not defended, and nothing attacks it
fact-hanging-attacked = { $subject } is not defended, and is attacked by { $by }
fact-en-prise = { $subject } is en prise: attacked by { $by } and not defended
fact-en-prise-cheaper = { $subject } is en prise: attacked by { $by }, worth less
fact-winnable = a capture of { $of } would win material: it is attacked by { $by }
fact-winnable-defended = a capture of { $of } would win material: it is attacked by { $by } and defended by { $defended }
fact-winnable-in-passing = { $subject } can be captured en passant with gain
fact-trapped = { $subject } is trapped: attacked by { $by }, and none of its moves saves it
fact-mobility = { $subject } attacks { $count ->
    [0] no square
    [one] 1 square
   *[other] { $count } squares
} that { $count ->
    [0] is
    [one] is
   *[other] are
} neither occupied by its own side nor attacked by { fact-other-color } pawns
fact-out-of-play-shut = { $subject } is out of play: it attacks { $count ->
    [0] no square that is
    [one] only one square that is
   *[other] only { $count } squares that are
} neither occupied by its own side nor attacked by { fact-other-color } pawns
fact-out-of-play-far = { $subject } is out of play: it needs more than two moves to attack anything on the files around { $king }
fact-offensive = { $subject } is in the attack: it attacks { $what }
fact-defensive = { $subject } has { $count ->
    [one] a defensive duty
   *[other] { $count } defensive duties
}: it { $what }
fact-duty-guards = guards { $what }
fact-duty-mate = prevents mate on { $square }
fact-stable = { $subject } is stable: no { fact-other-color } pawn attacks it or can do so by advancing
fact-long-diagonal = { $subject } stands on the long diagonal from { $from } to { $to }

## Centre, files, squares, space

fact-centre-occupation = { side } occupies the centre with { $what }
fact-centre-control = { side } attacks the four squares of the centre { $pawns ->
    [0] with no pawn
    [one] once with a pawn
   *[other] { $pawns } times with pawns
} and { $officers ->
    [0] with no other piece
    [one] once with another piece
   *[other] { $officers } times with other pieces
}, not counting the king
fact-blocked-centre = the centre is blocked: { $subject } stand face to face, and no pawn can capture any of them
fact-open-centre = the centre is open: no pawn stands on the { $file }-file
fact-mobile-centre = { side-of } centre is mobile: { $subject } stand side by side, and { $squares } before them { $count ->
    [one] is
   *[other] are
} free and not attacked by more pawns than defend { $count ->
    [one] it
   *[other] them
}
fact-unfixed-centre = the centre is not fixed: neither blocked nor open, and mobile for neither side; { $subject } stand there
fact-open-file = the { $file }-file is open: no pawn stands on it
fact-half-open-file = the { $file }-file is half-open for { side }: it has no { fact-white-black } pawn, but has { $what }
fact-closed-file = the { $file }-file is closed: { $subject } stand on it
fact-battery = { $subject } form a battery { $along }
fact-doubled-on-file = { $subject } are doubled on the { $file }-file
fact-hole = the square { $square } is a weak square for { side }: no { fact-white-black } pawn attacks it or can do so by advancing
fact-future-hole = the square { $square } may become a weak square for { side }: no { fact-white-black } pawn attacks it or can do so by advancing
fact-negligible-hole = { side-of } weak square { $square } hardly matters: no { fact-other-color } knight, bishop, rook or queen reaches it safely in two moves
fact-fixed-hole = { side-of } weak square { $square } is fixed: { $what } stands on the square before it
fact-colour-complex = { side } is weak on the { $shade ->
    [light] light
   *[dark] dark
} squares: { $squares } are weak, and { side } has no bishop of that colour
fact-outpost = the square { $square } is an outpost for { side }: defended by { $by }, and no { fact-other-color } pawn attacks it or can do so by advancing
fact-held-outpost = { $subject } stands on an outpost: defended by { $by }, and no { fact-other-color } pawn attacks it or can do so by advancing
fact-supported-knight = { $subject } is a supported knight: it stands on an outpost, defended by { $by }
fact-space = { side } has a space of { $count ->
    [one] 1 square
   *[other] { $count } squares
} on files c to f, on or behind its pawns; its pawns stand, counted from its own side, on average { $ranks }
fact-space-wing = on rank { $rank } on the { $wing ->
    [queenside] queenside
   *[kingside] kingside
}
fact-space-advantage = { side } has an advantage in space: { $ours } squares against { $theirs }
fact-transit = the square { $square } is a transit square for { side }: the only one to which { $subject } can go without loss

## Pawns

fact-pawn-islands = { side } has { $count ->
    [one] one pawn island
   *[other] { $count } pawn islands
}
fact-isolated = { $subject } is isolated: no { fact-white-black } pawn stands on { $count ->
    [one] the { $files }-file
   *[other] file { $files }
}
fact-isolani = { $subject } is an isolani: isolated on a central file, without { fact-other-color } pawns on it
fact-doubled = { $subject } are { $count ->
    [2] doubled
    [3] tripled
   *[other] one behind the other
} on the { $file }-file
fact-backward = { $subject } is backward: the { fact-white-black } pawns on the files beside it have gone further, and { $square }, the square before it, is attacked by { $by }
fact-weak-attacked = { $subject } is weak: { $flaw ->
    [isolated] isolated
    [backward] backward
   *[doubled] doubled and not defended
}, and attacked by { $by }
fact-weak-open = { $subject } is weak: { $flaw ->
    [isolated] isolated
    [backward] backward
   *[doubled] doubled and not defended
}, and no { fact-other-color } pawn stands on its file
fact-negligible-weakness = the weakness of { $of } hardly matters: it is { $flaw ->
    [isolated] isolated
    [backward] backward
   *[doubled] doubled and not defended
}, but not attacked, and its file is closed
fact-classic-weakness = { $subject } are a classic weakness: doubled, and the foremost is stopped by { $by }
fact-fixed-weak-pawn = the weakness of { $of } is fixed: { $what } stands before it
fact-hanging-pawns = { $subject } are hanging pawns: no other { fact-white-black } pawn stands on their files or beside them, and no { fact-other-color } pawn on their files
fact-pawn-chain = { $subject } form a chain, from the base on { $base } to the head on { $head }
fact-pawn-pair = { $subject } defends the pawn on { $head }
fact-phalanx = { $subject } form { $count ->
    [2] a duo
   *[other] a phalanx
}, side by side
fact-stonewall = { side } has a stonewall with { $what }: the pawns attack { $strong }, but can no longer defend { $weak }
fact-ram = { $subject } and { $what } form a ram: they stop each other
fact-blocked-pawn = { $subject } is blocked by { $by }
fact-blockade = { $subject } blockades { $what }, { $kind ->
    [passed] a passed pawn
   *[isolated] an isolated pawn
}
fact-lever = { $subject } is a lever against { $what }
fact-pawn-break = moving to { $square }, { $subject } would make a pawn break: it would attack { $what }
fact-majority = { side } has the majority on the { $wing ->
    [queenside] queenside
   *[kingside] kingside
}: { $ours ->
    [one] 1 pawn
   *[other] { $ours } pawns
} against { $theirs }
fact-effective-majority = { side-of } majority on the { $wing ->
    [queenside] queenside
   *[kingside] kingside
} is effective: { $ours ->
    [one] 1 pawn
   *[other] { $ours } pawns
} against { $theirs }, and none is doubled or backward
fact-passed = { $subject } is passed: no { fact-other-color } pawn stands ahead on its file or on the files beside it
fact-passed-behind = { $subject } is passed, but { $what } { $count ->
    [one] stands
   *[other] stand
} before it on its file
fact-protected-passed = { $subject } is a protected passed pawn, defended by { $by }
fact-connected-passed = { $subject } are connected: they stand on neighbouring files
fact-united-passed = { $subject } are united: they stand on neighbouring files, at most one rank apart
fact-outside-passed = { $subject } is an outside passed pawn: every other pawn is at least three files away
fact-candidate = { $subject } is a candidate: no { fact-other-color } pawn stands ahead on its file, and on the files beside it { $ours ->
    [0] no pawn helps it and none
    [one] 1 pawn helps it and { $theirs }
   *[other] { $ours } pawns help it and { $theirs }
} { $theirs ->
    [0] stands
    [one] stands
   *[other] stand
} against it

## Pieces in good and bad places

fact-bad-bishop = { $subject } is bad: more than half of { side-of } pawns{ $central ->
    [yes] { " " }on files c to f
   *[no] { "" }
} stand on squares of its colour, and of these { $what } are blocked
fact-bishop-outside-chain = { $subject } is active, though bad by the colour of its pawns: it stands further forward than { $what }, which are blocked
fact-good-bishop = { $subject } is good: { $what } { $count ->
    [one] is
   *[other] are
} blocked, and not on squares of its colour
fact-bishop-pair = { side } has the bishop pair, { $subject }, and { fact-other-side } has not
fact-opposite-bishops = the bishops are of opposite colours: { $subject }
fact-fianchetto = { $subject } is in fianchetto, behind { $what }
fact-castled-fianchetto = { $subject } is in fianchetto before { $what }, in a castled position
fact-knight-on-rim = { $subject } stands on the rim
fact-central-knight = { $subject } is centralised
fact-connected-rooks = { $subject } are connected: nothing stands between them
fact-rook-on-open-file = { $subject } stands on the open { $file }-file
fact-rook-on-half-open-file = { $subject } stands on the half-open { $file }-file, against { $what }
fact-seventh = { $subject } is on its seventh rank, { $what }
fact-seventh-king = with { $what } on its own first rank
fact-seventh-pawns = attacking { $what }
fact-doubled-on-seventh = { $subject } are doubled on their seventh rank
fact-rook-behind-passer = { $subject } stands behind { $what }

## Kings

fact-same-side-castling = both kings, { $subject }, stand as after castling to the same side
fact-opposite-side-castling = both kings, { $subject }, stand as after castling to opposite sides
fact-shield = { $subject }, in a castled position, has { $count ->
    [0] no shield of pawns
    [one] a shield of one pawn: { $what }
   *[other] a shield of { $count } pawns: { $what }
}
fact-weakened = { side-of } castled position, with { $king }, is weakened: { $what }
fact-weakened-missing = no pawn shields it on the { $count ->
    [one] { $files }-file
   *[other] files { $files }
}
fact-weakened-moved = { $what } { $count ->
    [one] has
   *[other] have
} advanced, and { side } has no bishop of the colour of { $square }
fact-uncastled = { $subject } is still in the centre at move { $number }, and the { $count ->
    [one] { $files }-file is
   *[other] files { $files } are
} not closed
fact-exposed = { $subject } is exposed: no { fact-white-black } pawn stands beside or before it
fact-king-pressure = { side } attacks squares beside { $king } with { $what }; { fact-other-side } guards such squares with { $defended }: { $ours } against { $theirs }, not counting pawns and king
fact-king-pressure-alone = { side } attacks squares beside { $king } with { $what }; no knight, bishop, rook or queen guards such squares
fact-local-superiority = { side } is stronger on files { $from } to { $to } of { fact-other-side-of } half: { $what } against { $defended }, { $ours } against { $theirs }, not counting pawns and king
fact-local-superiority-alone = { side } is stronger on files { $from } to { $to } of { fact-other-side-of } half: { $what } attack{ $ours ->
    [one] s
   *[other] { "" }
} it, and no knight, bishop, rook or queen of { fact-other-side } guards it
fact-pawn-storm = { $subject } { $count ->
    [one] storms
   *[other] storm
} the files around { $king }
fact-storm-open-centre = { $subject } { $count ->
    [one] storms
   *[other] storm
} the files around { $king } while the centre is open: no pawn stands on the { $files ->
    [d-e] files d and e
   *[other] { $files }-file
}
fact-back-rank = { side-of } back rank is weak: the squares before { $king } are taken by its own pieces or attacked, and { $what } could give check on { $squares }
fact-back-rank-guarded = { side-of } back rank is weak: the squares before { $king } are taken by its own pieces or attacked, and { $what } could give check on { $squares } if { $defended } were gone
fact-luft = { $subject } has luft: { $squares } before it { $count ->
    [one] is
   *[other] are
} free and not attacked
fact-king-activity = { $subject } stands { $centre ->
    [0] in the centre
    [one] 1 move from the centre
   *[other] { $centre } moves from the centre
}
fact-king-activity-weak = { $subject } stands { $centre ->
    [0] in the centre
    [one] 1 move from the centre
   *[other] { $centre } moves from the centre
} and { $weak ->
    [one] beside a weak { fact-other-color } pawn
   *[other] { $weak } moves from the nearest weak { fact-other-color } pawn
}, on { $squares }
fact-cut-off = { $subject } is cut off on the { $file }-file by { $by } from { $what }

## Lines, duties, threats

fact-absolute-pin = { $subject } is pinned to { $king } by { $by }
fact-total-pin = { $subject } is totally pinned to { $king } by { $by }: it cannot move even along the line
fact-relative-pin = { $subject } is pinned to { $to } by { $by }: if it leaves the line, { $what } can be captured with gain
fact-cross-pin = { $subject } is pinned on { $count } lines at once, by { $by }, with { $what } behind it
fact-half-pin = { $subject } are half-pinned: when either leaves the line, the other is pinned to { $king } by { $by }
fact-skewer = { $subject } skewers { $front } and, behind, { $rear }
fact-x-ray-attack = { $subject } attacks { $what } by x-ray, through { $through }
fact-x-ray-defence = { $subject } defends { $what } by x-ray, through { $through }
fact-discovered-attack = if { $subject } leaves the line, { $by } attacks { $what } and can win something by it
fact-discovered-check = if { $subject } leaves the line, { $by } gives check to { $king }
fact-double-attack = { $subject } makes a double attack, on { $what }
fact-duty = { $subject } has the duty to guard { $what }, which could otherwise be captured with gain
fact-mate-duty = without { $subject }, { $what } would mate on { $square }
fact-overloaded = { $subject } is overloaded with { $count } duties: it { $what }
fact-mate-threat = { $subject } { $turn ->
    [now] can mate
   *[next] threatens to mate
} on { $square }
fact-mate-threat-promotion = { $subject } { $turn ->
    [now] can mate
   *[next] threatens to mate
} on { $square } by promoting to { role-a }
fact-mate-threat-castling = { side } { $turn ->
    [now] can mate
   *[next] threatens to mate
} by castling { $wing ->
    [king] on the king's side
   *[queen] on the queen's side
}
fact-promotion-threat = { $subject } { $turn ->
    [now] can promote
   *[next] threatens to promote
} to { role-a } on { $square } without loss
fact-capture-threat = { $subject } { $turn ->
    [now] can capture
   *[next] threatens to capture
} { $what } and win { $count ->
    [one] 1 pawn's worth
   *[other] { $count } pawns' worth
}

## Kinds of truth

truth-board = seen on the board
truth-exchange = by exchange or one half-move
truth-line = in the line given
truth-proof = proved
truth-engine = an engine's opinion

## The balance sheet: one line for each kind of advantage

balance-has = { side } has { $what }
balance-material = material
balance-material-side = { side-of } pieces are worth { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}{ $pair ->
    [yes] { ", " }and { side } has the bishop pair
   *[no] { "" }
}
balance-material-means = { $who ->
    [nobody] material is equal
    [white] White is ahead by the worth of { fact-pawns }
   *[black] Black is ahead by the worth of { fact-pawns }
}
balance-space = space
balance-space-side = { side } has a space of { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, and { $centre ->
    [0] does not attack the centre
    [one] attacks squares of the centre once
   *[other] attacks squares of the centre { $centre } times
}
balance-space-means = { $who ->
    [nobody] nobody has an advantage in space
    [white] White has an advantage in space
   *[black] Black has an advantage in space
}
balance-time = time
balance-time-side = { side } has taken { $count ->
    [0] no step of development
    [one] 1 step of development: { $done }
   *[other] { $count } steps of development: { $done }
}
balance-time-minors = { $count ->
    [one] 1 minor piece brought out
   *[other] { $count } minor pieces brought out
}
balance-time-castled = the king in a castled position
balance-time-queen = no queen on the first rank
balance-time-move = the move
balance-time-means = { $who ->
    [nobody] nobody is ahead in time
    [white] White is ahead by { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
   *[black] Black is ahead by { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
}
balance-pawns = pawns
balance-pawns-islands = { $count ->
    [one] 1 pawn island
   *[other] { $count } pawn islands
}
balance-pawns-none = { side } has no pawns
balance-pawns-isolated = { $count ->
    [one] 1 isolated pawn
   *[other] { $count } isolated pawns
}
balance-pawns-doubled = { $count } doubled pawns
balance-pawns-backward = { $count ->
    [one] 1 backward pawn
   *[other] { $count } backward pawns
}
balance-pawns-passed = { $count ->
    [one] 1 passed pawn
   *[other] { $count } passed pawns
}
balance-pawns-means = { $who ->
    [nobody] counting isolated, doubled and backward pawns, the sides are equal
    [white] White has fewer isolated, doubled and backward pawns in all
   *[black] Black has fewer isolated, doubled and backward pawns in all
}
balance-safety = safety of the king
balance-safety-side = { side-of } king { $castled ->
    [yes] stands in a castled position
   *[no] does not stand in a castled position
}{ $exposed ->
    [yes] { ", " }is exposed
   *[no] { "" }
} and has { $shield ->
    [0] no pawn
    [one] 1 pawn
   *[other] { $shield } pawns
} in its shield; not counting pawns and kings, { $attackers ->
    [0] no piece attacks
    [one] 1 piece attacks
   *[other] { $attackers } pieces attack
} squares beside it and { $defenders ->
    [0] none guards
    [one] 1 guards
   *[other] { $defenders } guard
} such squares
balance-safety-means = { $who ->
    [nobody] no king has more attackers than defenders
    [both] both kings have more attackers than defenders
    [white] White's king has more attackers than defenders
   *[black] Black's king has more attackers than defenders
}
balance-files = files
balance-files-open = { $count ->
    [one] 1 rook on an open file
   *[other] { $count } rooks on open files
}
balance-files-half = { $count ->
    [one] 1 rook on a half-open file
   *[other] { $count } rooks on half-open files
}
balance-files-seventh = { $count ->
    [one] 1 rook or queen at work on the seventh rank
   *[other] { $count } rooks and queens at work on the seventh rank
}
balance-files-none = { side } has no rook on an open or half-open file and none at work on the seventh rank
balance-files-means = { $who ->
    [nobody] by these counts the sides are equal
    [white] by these counts White has more
   *[black] by these counts Black has more
}
balance-minors = minor pieces
balance-minors-outposts = { $count ->
    [one] 1 minor piece on an outpost
   *[other] { $count } minor pieces on outposts
}
balance-minors-bad = { $count ->
    [one] 1 bad bishop
   *[other] { $count } bad bishops
}
balance-minors-rim = { $count ->
    [one] 1 knight on the rim
   *[other] { $count } knights on the rim
}
balance-minors-none = { side } has no minor piece on an outpost, no bad bishop and no knight on the rim
balance-minors-means = { $who ->
    [nobody] in outposts held the sides are equal
    [white] White holds more outposts
   *[black] Black holds more outposts
}

## Ways to meet an attack

answer-away = moving away
answer-capture = capturing the attacker
answer-interposition = coming between
answer-defence = defending
answer-counter-capture = capturing as much elsewhere
answer-check = giving check, after which the attack works again
answer-counter-threat = threatening something as big
answer-line = { $way }: { $moves }.
answer-cost = { $written }, at a cost of { $count }
answer-empty = nothing stands on { $square }
answer-unasked = how to meet an attack on { $subject } is not asked while { fact-other-side } is in check
answer-none-needed = { $subject } is not lost by exchange: there is no attack to meet
answer-count = { $count ->
    [0] no move meets
    [one] 1 move meets
   *[other] { $count } moves meet
} the attack on { $subject }

## What a move changes

change-gained = now { $what }
change-lost = no longer so: { $what }
change-altered = now { $is }; before: { $was }
