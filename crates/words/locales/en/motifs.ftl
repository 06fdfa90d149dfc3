# What the command says of motifs, and of engines that it asks.

## motifs

motifs-about = The labels of puzzles (fork, pin, mateIn2 and so on), a line for each row of a CSV file; or the motifs of a position or of moves, with what proves them
motifs-file = A CSV file with the columns PuzzleId, FEN and Moves (UCI, the opponent's move first), plain or compressed, or - for standard input
motifs-engine = Ask an engine for zugzwang, too: it is its opinion, at 100,000 nodes a position (without a name: Stockfish)
motifs-position = Tell our own motifs in this position: of the moves given with --moves, or what checks, captures, promotions and threats win by force
motifs-moves = The moves from the position, in any notation, the first one by the side whose motifs are wanted
motifs-nodes = Look at no more than this many positions
motifs-none = No motif is seen in these moves.
motifs-mate = Mate by force: { $line }
motifs-gain = { $points ->
    [one] 1 point is won by force
   *[other] { $points } points are won by force
}: { $line }
motifs-nothing = Checks, captures, promotions and threats win nothing by force within { $moves } moves.
motifs-undetermined = Undetermined: { $nodes } positions were not enough.
motifs-no-column = the first line names no column { $column }: there have to be PuzzleId, FEN and Moves
motifs-empty = the column { $column } is empty
motifs-unreadable = this is no CSV: { $reason }
motifs-fen = no position with one king a side: { $fen }
motifs-move = half-move { $number } is not legal: { $text }, in { $fen }
motifs-short = a puzzle has two half-moves at least: the opponent's, and the answer

## Engines

value-engine = ENGINE
engine-missing = There is no engine { $name } in { $places }. On Debian: apt-get install stockfish; or name one by its path
engine-start = The engine { $program } does not start: { $reason }
engine-silent = The engine did not answer in its time and was stopped
engine-died = The engine ended by itself: { $status }
engine-lied = The engine named a move that is not legal: { $text }
engine-unfit = Engines are asked only about positions that can arise in a game and are not over
engine-stopped = The engine was stopped before it had an answer
engine-babble = The engine gave no answer that can be understood
