# The command line's own words: help, complaints, files.

about = The Laws of Chess, executable: board, moves and reasons.

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-everywhere = Everywhere
heading-examples = Examples

value-command = COMMAND
value-options = OPTIONS
value-lang = LANGUAGE
value-fen = FEN
value-file = FILE
value-number = N
value-depth = DEPTH
value-move = MOVE
value-square = SQUARE
value-style = STYLE
value-two-squares = TWO-SQUARES
value-shell = SHELL
value-folder = FOLDER
value-seed = SEED
value-moves = MOVES
value-table = TABLE
value-target = WHAT
value-form = FORM
value-addr = ADDRESS

option-json = Answer in JSON, one object a line
option-lang = Speak this language: { $languages } (default: that of TRATTO_LANG, LC_ALL, LC_MESSAGES or LANG)
option-help = Show this help
option-version = Show the version

## Complaints

fault = tratto: { $what }
try-help = Try "tratto --help", or --help after a command.
did-you-mean = Did you mean "{ $name }"?
quote-the-fen = A FEN has spaces in it: put it between quotes.
unknown-argument = "{ $arg }" is not expected here
unknown-command = there is no command "{ $name }"
missing-argument = something is missing: { $args }
missing-command = which command? None was given
missing-value = { $arg } needs a value
too-many-values = { $arg } has too many values
argument-twice = { $arg } is given twice
argument-conflict = { $arg } does not go together with { $prior }
invalid-value = { $arg } cannot be "{ $value }": it is one of { $valid }
refused-value = { $arg } cannot be "{ $value }": { $right }
argument-not-utf8 = an argument is not valid UTF-8 text
unknown-lang = the languages are { $languages }
not-a-number = a whole number from { $low } to { $high }
not-two-squares = two squares such as a6f1, from the tail of the arrow to its head

## Files

standard-input = standard input
cannot-read = { $path } cannot be read: { $reason }
cannot-write = { $path } cannot be written: { $reason }
not-utf8 = { $path }, line { $line }: not valid UTF-8 text
reason-not-found = there is no such file
reason-permission = permission denied
reason-directory = it is a folder
reason-packed = it is packed with { $kind }; unpack it first (gzip, zstd and bzip2 are unpacked here)
reason-pdf = it is a PDF document, not a text
reason-binary = it is not a text
reason-address-in-use = another program listens there already
reason-address-not-here = this machine has no such address
