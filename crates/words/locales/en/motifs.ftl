# What the command says of motifs, and of engines that it asks.

## motifs

motifs-about = The labels of puzzles (fork, pin, mateIn2 and so on), told from their moves: a line for each row of a CSV file
motifs-file = A CSV file with the columns PuzzleId, FEN and Moves (UCI, the opponent's move first), plain or compressed, or - for standard input
motifs-engine = Ask an engine for zugzwang, too: it is its opinion, at 100,000 nodes a position (without a name: Stockfish)
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
