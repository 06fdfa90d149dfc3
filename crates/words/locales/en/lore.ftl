# The almanac and the glossary: what players know that is not law.

## almanac

almanac-about = Anniversaries of a day, champions of a year, winners of a title, people
almanac-date = A day (03-14), or a date (1879-03-14) to see also who was champion then; today if left out
almanac-champions = All winners of a title: { $titles }
almanac-person = Who somebody was, and what they won; part of the name will do
almanac-ical = Write a calendar with the anniversaries, of DATE or else of all days, to this file, or - for standard output
almanac-show = Show a table: { $tables }
almanac-value-date = DATE
almanac-value-title = TITLE
almanac-value-name = NAME
almanac-no-today = this machine does not know what day it is: give a date such as 1879-03-14
almanac-date-shape = give a day such as 03-14, or a date such as 1879-03-14
almanac-date-none = the calendar has no such day: the month comes first, then the day, as in 03-14
almanac-no-title = the titles are { $titles }
almanac-no-table = the tables are { $tables }
almanac-nobody = the almanac knows nobody called "{ $name }"
almanac-near = Did you mean { $names }?
almanac-written = { $count ->
    [one] 1 anniversary
   *[other] { $count } anniversaries
} written to { $path }

almanac-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
almanac-full-date = { $day } { $year }
almanac-born = { $name } is born
almanac-died = { $name } dies
almanac-ago = { $years ->
    [one] 1 year ago
   *[other] { $years } years ago
}
almanac-calendar-name = Chess anniversaries
almanac-calendar-entry = { $what } ({ $year })
almanac-champions-in = Champions in { $year }
almanac-no-champions = no winner of a title is known for { $year }
almanac-known-until = The almanac ends with { $year }: somebody else may have won since.
almanac-ours = * added from general knowledge; the rest is from the sources, which end in 2015
almanac-vacant = no winner known
almanac-since = since { $year }
almanac-lived-from = b. { $year }
almanac-lived-until = d. { $year }
almanac-person-born = Born: { $date }
almanac-person-died = Died: { $date }
almanac-person-aliases = Also: { $names }
almanac-person-fields = Field: { $fields }
almanac-people-many = { $count } people; give more of the name to see one in full.

almanac-title-before = Strongest player before 1886
almanac-title-world = World champion
almanac-title-world-classical = World champion outside FIDE
almanac-title-world-women = Women's world champion
almanac-title-correspondence = World correspondence champion
almanac-title-correspondence-women = Women's world correspondence champion
almanac-title-italy-first = Champion of Italy, first series
almanac-title-italy = Champion of Italy
almanac-title-italy-women = Women's champion of Italy
almanac-title-italy-correspondence = Correspondence champion of Italy
almanac-title-italy-correspondence-women = Women's correspondence champion of Italy
almanac-title-italy-solving = Problem-solving champion of Italy

almanac-field-champion = titles
almanac-field-player = play
almanac-field-problemist = problems
almanac-field-solver = solving
almanac-field-author = writing
almanac-field-organiser = organising
almanac-field-other = history

almanac-country = { $code ->
    [AUS] Australia
    [AUT] Austria
    [BEL] Belgium
    [BUL] Bulgaria
    [CHN] China
    [CRO] Croatia
    [CUB] Cuba
    [DEN] Denmark
    [EST] Estonia
    [FIN] Finland
    [FRA] France
    [GBR] Great Britain
    [GER] Germany
    [HUN] Hungary
    [IND] India
    [ISR] Israel
    [ITA] Italy
    [NED] Netherlands
    [NOR] Norway
    [RUS] Russia
    [SLO] Slovenia
    [UKR] Ukraine
    [URS] Soviet Union
    [USA] United States
    [UZB] Uzbekistan
   *[other] { $code }
}

almanac-by-fsi = Categories of the Italian federation
almanac-by-fide = Titles of FIDE
almanac-rating-from = from { $rating }
almanac-founded = founded in { $year }
almanac-signs-symbols = Signs beside moves
almanac-signs-organisations = Organisations
almanac-signs-texts = Written short

almanac-courtesies = Seven courtesies at the board, after Benjamin Franklin (1779)
almanac-courtesy-same-rules = If you play by the strict rules, they bind both players alike: do not insist on them for your opponent and neglect them yourself.
almanac-courtesy-same-allowances = If you agree to be lenient, an allowance that you ask for is one that you gladly give.
almanac-courtesy-no-false-moves = Never make a false move to escape from trouble or to gain something: nobody enjoys playing with a cheat.
almanac-courtesy-no-hurry = However long your opponent thinks, show no impatience: no humming, no look at the watch, no drumming fingers, nothing that disturbs.
almanac-courtesy-no-pretence = Do not pretend to have blundered in order to make your opponent careless: that is deceit and not skill.
almanac-courtesy-no-triumph = When you have won, do not gloat: find something kind and true to say about your opponent's play.
almanac-courtesy-silent-spectators = When you watch, be silent: no advice, no signs, no moving of pieces afterwards, unless both players ask you.

## define

define-about = What a chess term means, in Italian or in English
define-term = The term, in Italian or in English, in any usual spelling; or - to read one a line from standard input
define-list = List the terms, all or of one category: { $categories }
define-value-term = TERM
define-value-category = CATEGORY
define-no-category = the categories are { $categories }
define-unknown = the glossary does not have "{ $asked }"
define-near = Did you mean { $terms }?
define-other = In Italian: { $words }
define-also = Also: { $words }
define-see = See also: { $words }

term-quoted = “{ $word }”
term-category-rules = rules
term-category-opening = opening
term-category-strategy = strategy
term-category-pawn-structure = pawn structure
term-category-tactics = tactics
term-category-endgame = endgame
term-category-problem = chess problems
term-category-notation = notation
term-category-clock = clock and time
term-category-organisation = organisation
term-category-training = training
term-category-history = history
