# Tournaments: reports, pairing, colours.

## Reports

report-at-column = line { $line }, column { $column }: { $problem }
report-at-line = line { $line }: { $problem }
report-too-short = a record { $code } has at least { $needed } columns
report-not-a-number = "{ $text }" should be a number from { $from } to { $to }
report-not-points = "{ $text }" should be points, such as 2.5
report-not-one-of = "{ $text }" should be { $right }
report-no-such-round = round { $round } of player { $player }: "{ $text }" should be an opponent, w or b, and a result (1 = 0 W D L + - ?, or nothing yet); or 0000 - with U, F, H or Z
report-repeated = number { $number } stands in line { $line } already
report-unknown = no player has number { $number }
report-contradiction = round { $round }: player { $player } has { $opponent } as opponent, but the line of { $opponent } does not say the same with the other colour
report-wrong-points = player { $player } has { $said } points here, but { $counted } by the results
report-no-players = there is no record 001, so there are no players
report-baku-points = Baku acceleration needs a win worth two draws and a loss worth nothing
report-unsupported = { $what }: this is not supported
report-latin = The file is not UTF-8; it was read as Latin-1.
report-other-system = The tournament type { $kind } is not paired here; it is treated as the FIDE (Dutch) system.

## pair

pair-about = Pair the rounds of a Swiss tournament by the FIDE (Dutch) system, from a tournament report file (TRF)
pair-next = Show the next round
pair-file = A tournament report (TRF16 or TRF26); - for standard input
pair-brief = One line for each board, "white black" by pairing number; the bye is "number 0"
pair-why = Show why each player has the colour
pair-out = Write the report with the new round to this file, or - for standard output
pair-edition = Which edition of the pairing rules: 2017 or 2026; otherwise as the report says
pair-unknown-edition = the editions of the pairing rules are 2017 and 2026
pair-parity = Whose number decides the first colours: participants (counted among those who have taken part, as other programs do) or number (the pairing number, as the rule says)
pair-value-parity = WHICH
pair-value-edition = YEAR
pair-unknown-parity = this is either participants or number
pair-check = Pair every round of a report again, and show where it differs
pair-generate = Generate a random tournament as a report, the same for the same seed
pair-seed = The seed of the random numbers
pair-players = How many players
pair-rounds = How many rounds
pair-draws = How many games in a hundred are drawn between equals
pair-forfeits = One game in so many is forfeited; 0 for none
pair-withdrawals = One player in so many withdraws before a round; 0 for none
pair-half-byes = One player in so many has a half-point bye in a round; 0 for none
pair-absences = One player in so many is absent from a round; 0 for none
pair-late = One player in so many enters late; 0 for none
pair-baku = With Baku acceleration
pair-too-many-rounds = { $players } players can play { $most } rounds at most

pair-round = Round { $round }
pair-points = { $points ->
    [1.0] 1 point
   *[other] { $points } points
}
pair-bye = { $player } has the pairing-allocated bye
pair-absent = Not paired: { $players }
pair-written = Round { $round } written to { $path }
pair-check-right = Round { $round }: as the rules pair it
pair-check-wrong = Round { $round }: differs from the rules
pair-check-recorded = recorded { $pairs }
pair-check-expected = by the rules { $pairs }
pair-check-none = Round { $round }: the rules give no pairing: { $reason }
pair-check-no-rounds = No round has been paired yet
pair-check-bye = { $player } bye
pair-stopped = After round { $round } no further round could be paired: { $reason }

pair-nobody = there is nobody to pair
pair-no-initial-color = the colour of the first player is not known; draw it and add the record "152 W" or "152 B"
pair-finished = { $rounds ->
    [one] the only round has been paired
   *[other] all { $rounds } rounds have been paired
}
pair-impossible = no pairing meets the absolute criteria (C.04.3, C1 to C4): nobody meets twice or has a second bye, and players with the same absolute colour preference do not meet; the chief arbiter decides (C.04.3, 1.9.3)
pair-impossible-for = no pairing meets the absolute criteria (C.04.3, C1 to C4): { $count ->
    [one] number { $players } has
   *[other] numbers { $players } have
} no possible opponent left; the chief arbiter decides (C.04.3, 1.9.3)
pair-color-both = both preferences are met (5.2.1)
pair-color-stronger = the stronger preference is met (5.2.2)
pair-color-alternates = the colours change from the last round in which they differed (5.2.3)
pair-color-higher = the preference of the higher ranked player is met (5.2.4)
pair-color-number = by the pairing number and the colour drawn (5.2.5)
