# The commands judge and editions.

value-edition = EDITION
value-rule = RULE
unknown-edition = the editions are { $editions }

## judge

judge-about = Judges a situation at the board: what happened, every ruling with its article, and whether it is as expected
judge-files = Scenario files (see docs/scenarios.md), logs of games in JSON, or - for standard input
judge-edition = Judge by this edition of the Laws, whatever the file says
judge-all-editions = Show how the editions differ on the case
judge-codes = Print each ruling in the short form in which a scenario expects it
judge-example = Print a scenario to begin with
judge-example-manual = A case for `tratto judge`. The manual of the format is docs/scenarios.md.
judge-example-case = example
judge-example-title = Castling through an attacked square, in rapid
judge-example-editions = under which editions it is checked
judge-example-control = fifteen minutes and ten seconds a move
judge-example-supervision = one arbiter for many boards
judge-fault = { $path }: { $what }
judge-laws = Laws of { $edition }
judge-cannot-be = this cannot have happened: { $why }
judge-clocks = clocks { $white } – { $black }
judge-not-started = the session has not begun
judge-running = the game goes on
judge-adjourned = the game is adjourned
judge-annulled = the game is annulled and a new one is played ({ $article })
judge-over = { $ending } ({ $article })
judge-may = { who } may { $what }
judge-must = { who } { $what }
judge-difference = line { $line }, Laws of { $edition }: { $about } not as expected
judge-difference-before = before the first step, Laws of { $edition }: { $about } not as expected
judge-no-event = line { $line }, Laws of { $edition }: "{ $act }" cannot have happened
judge-no-event-of-log = event { $number }, Laws of { $edition }: "{ $act }" cannot have happened
judge-expected = expected
judge-found = found
judge-about-rulings = the rulings are
judge-about-clock = { whose } clock is
judge-about-position = the position is
judge-about-may = what { who } may claim is
judge-about-must = what { who } must do is
judge-about-event = what happened is
judge-nothing-expected = Nothing is expected of it, so nothing was checked.
judge-as-expected = As expected under the Laws of { $editions }.
judge-sums = { $cases ->
    [one] 1 case
   *[other] { $cases } cases
}, { $checks ->
    [one] 1 check
   *[other] { $checks } checks
}: { $different ->
    [0] all as expected
    [one] 1 not as expected
   *[other] { $different } not as expected
}
judge-before = Before the game
judge-all-alike = All editions rule alike; only the articles change.
judge-parting = The editions part at { $count ->
    [one] one event
   *[other] { $count } events
} of { $events }.
judge-no-ruling = No ruling.
judge-articles = Articles { $articles }

## editions

editions-about = Compares the editions of the Laws, rule by rule
editions-rule = A rule by its key (EN-2), by an article of any edition (7.5.5), or by words in Italian or English; all rules if left out
editions-changed = Only rules that do not say the same in all editions
editions-none = no rule answers to "{ $asked }": give a key such as EN-2, an article such as 7.5.5, or words such as illegal move
editions-no-rule = no such rule
editions-unverified = ? not verified: the text of that edition could not be consulted
editions-mark = ● says something else than the edition before it
editions-more = { $count } rules; tratto editions KEY shows one in full.
