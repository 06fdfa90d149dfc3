# Motifs of a line: a name, and in one sentence what the squares and moves of its evidence show.

## Names

motif-name-fork = fork
motif-name-absolute-pin = absolute pin
motif-name-relative-pin = relative pin
motif-name-cross-pin = cross-pin
motif-name-half-pin = half-pin
motif-name-skewer = skewer
motif-name-discovered-attack = discovered attack
motif-name-discovered-check = discovered check
motif-name-double-check = double check
motif-name-cross-check = cross-check
motif-name-decoy = decoy
motif-name-deflection = deflection
motif-name-overload = overloaded piece
motif-name-removing-defender = removing the defender
motif-name-interference = interference
motif-name-interposition = interposition
motif-name-square-clearance = square clearance
motif-name-line-clearance = line clearance
motif-name-self-block = self-block
motif-name-zwischenzug = in-between move
motif-name-x-ray = x-ray
motif-name-battery = battery
motif-name-cooperation = pieces working together
motif-name-windmill = windmill
motif-name-double-bishop-sacrifice = double bishop sacrifice
motif-name-greek-gift = Greek gift
motif-name-legal-mate = Légal's mate
motif-name-promotion = promotion
motif-name-underpromotion = underpromotion
motif-name-desperado = desperado
motif-name-perpetual-check = perpetual check
motif-name-stalemate-trick = stalemate trick
motif-name-trap = trap
motif-name-trapped-piece = trapped piece
motif-name-quiet-move = quiet move
motif-name-defensive-move = defensive move
motif-name-sacrifice = sacrifice
motif-name-combination = combination
motif-name-unpin = unpinning
motif-name-hanging-piece = hanging piece
motif-name-simplification = simplification
motif-name-passed-pawn = making a passed pawn
motif-name-advanced-pawn = advanced passed pawn
motif-name-breakthrough = breakthrough
motif-name-smothered-mate = smothered mate
motif-name-back-rank-mate = back-rank mate
motif-name-anastasia-mate = Anastasia's mate
motif-name-arabian-mate = Arabian mate
motif-name-hook-mate = hook mate
motif-name-boden-mate = Boden's mate
motif-name-two-bishops-mate = mate by two bishops
motif-name-dovetail-mate = dovetail mate
motif-name-epaulette-mate = epaulette mate
motif-name-opera-mate = opera mate

## How a motif is known

motif-truth-board = seen on the board
motif-truth-exchange = by exchanges and single replies
motif-truth-line = in this line
motif-truth-proof = proved against every reply
motif-truth-engine = an engine's opinion

## What is shown. Sentences without capital and full stop; $count is the number of pieces in $by.

motif-square = the square { $square }
motif-threat-mate = mate on { $square }
motif-threat-promotion = a promotion on { $square }
motif-fork = { $by } { $count ->
    [one] forks
   *[other] attack together
} { $targets }
motif-fork-and-threat = { $by } { $count ->
    [one] attacks { $targets } and threatens
   *[other] attack { $targets } and threaten
} { $threats }
motif-fork-threats = { $by } { $count ->
    [one] threatens
   *[other] threaten
} { $threats } at once
motif-pin = { $by } pins { $pinned } to { $target }
motif-cross-pin = { $by } pin { $pinned } on two lines
motif-half-pin = between { $by } and { $target } stand only { $pinned }: if one of them leaves the line, the other is pinned
motif-skewer = { $by } attacks { $front }, and behind it stands { $target }
motif-opened-attack = { $mover } has opened the line, and { $by } { $count ->
    [one] attacks
   *[other] attack
} { $targets }
motif-opened-check = { $mover } has opened the line, and { $by } gives check
motif-double-check = { $by } give check at the same time
motif-cross-check = { $side } answers a check with a check, by { $by }
motif-decoy = { piece-on } is lured to { $to }, and there { $by } attacks it
motif-decoy-taken = { piece-on } is lured to { $to } and taken there
motif-deflection = { piece-on } is drawn away to { $to }, and { $by } can go to { $target }
motif-overload = { $guard } has two tasks, on { $squares }, and cannot do both
motif-removing-defender = { $by } takes the defender, { $guard }, and { $next } can go to { $target }
motif-between = { $mover } comes between { $by } and { $target }
motif-square-clearance = { $mover } has left { $square } free for { $by }
motif-line-clearance = { $mover } has left the line, and { $by } can go to { $target }
motif-self-block = { $blocker } takes a flight square from its own king
motif-zwischenzug = before taking back on { $square }, { $side } plays { $move }
motif-x-ray = { $by } acts on { $square } through { $through }
motif-battery = { $mover } goes to { $square } with { $by } behind it
motif-mate-together = { $by } mate together
motif-windmill = { $mover } goes and comes back with check, and { $by } gives discovered check each time it goes
motif-double-bishop-sacrifice = { $side } gives both bishops on { $squares }, and the queen comes in with check on { $entry }
motif-greek-gift = { $side } gives the bishop on { $square }, and the knight follows with check on { $entry }
motif-legal-mate = { $side } lets the queen be taken on { $square } and mates with { $by }
motif-promotion = the pawn on { $from } goes to { $to } and becomes { role-a }
motif-underpromotion = the pawn on { $from } goes to { $to } and becomes { role-a }: here a queen would not do
motif-desperado = { $by } is attacked and takes the most that it can, on { $square }
motif-perpetual-check = the king on { $square } cannot escape the checks: { $side } can go on giving them
motif-stalemate-given = { $side } is behind and stalemates the other side: a draw
motif-stalemate-offered = { $side } is behind and seeks stalemate: after { $reply } it has no move left
motif-trap = the capture on { $square } falls into a trap
motif-trapped-piece = { $by } { $count ->
    [one] attacks
   *[other] attack
} { $target }, and none of its moves saves it
motif-quiet-move = { $move } neither checks nor takes, and threatens { $threat }
motif-check-met = { $side } meets the check and loses nothing
motif-mate-parried = { $by } threatened mate, and { $move } prevents it
motif-threat-parried = { $by } threatened { $target }, and { $move } prevents it
motif-sacrifice = { $side } offers { $offered }, which { $by } can take
motif-combination-mate = { $side } offers { $offered }, and the line ends in mate
motif-combination = { $side } offers { $offered }, and has lost nothing at the end of the line
motif-unpin = { $by } no longer pins { $freed }
motif-hanging-piece = { $by } takes { $target }, which nothing guards
motif-simplification = { $by } and { $target } are traded on { $square }
motif-passed-pawn = { $count ->
    [one] { $pawns } is now a passed pawn
   *[other] { $pawns } are now passed pawns
}
motif-advanced-pawn = the passed pawn goes on from { $from } to { $to }
motif-breakthrough = the pawn on { $square } breaks through: whatever is replied, a pawn promotes
motif-smothered-mate = { $by } mates the king on { $square }, which its own pieces shut in
motif-back-rank-mate = { $by } mates the king on { $square }, whose own pieces leave it no way off the back rank
motif-named-mate = { $by } { $count ->
    [one] mates
   *[other] mate
} the king on { $square }: { $name }
