# Whether a side can still mate.

winnable-line = { side } can mate: { $line }
winnable-mated = { side } has mated: it is mate already.
winnable-no = { side } cannot mate: { $reason }.
winnable-unknown = { side }: not determined; more nodes may decide it.
winnable-dead = The position is dead: neither side can mate.

reason-mated = the king is mated
reason-stalemate = it is stalemate
reason-bare-king = there is nothing but the king
reason-bishops = there are only bishops of one square colour, and nothing helps them
reason-knight = there is only one knight, and nothing helps it
reason-blocked = the pawns are locked, and nothing can ever give check
reason-no-mate = no series of legal moves ends in mate
reason-first-moves = none of the moves allowed leads to mate
reason-other = there is no mate

## winnable

winnable-about = Can a side still mate, by any series of legal moves? A mating line, or the reason why not
winnable-fen = The positions: FENs between quotes, startpos, files with one a line (other columns are passed over; also packed), or - for standard input
winnable-brief = One line a position: W or -, then B or -; ? for what is not determined, !! for what is no position
winnable-nodes = Look at no more than this many positions for each side
