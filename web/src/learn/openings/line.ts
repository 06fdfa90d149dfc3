import { written } from '../../board/written'

/** A move of a line. */
export type Move = { uci: string; san: string }

/** The number before the move with this index, where one is written: `1.`, or `3…` where a line begins with Black. */
export function numbered(index: number, first = 0): string {
  const half = first + index
  const number = Math.floor(half / 2) + 1
  return half % 2 === 0 ? `${number}.` : index === 0 ? `${number}…` : ''
}

/** A line as text: `1.e4 e5 2.Nf3`, in the reader's letters. */
export function lineText(moves: Move[], letters: string, first = 0): string {
  return moves.map(({ san }, index) => numbered(index, first) + written(san, letters)).join(' ')
}

/** How many half-moves were made before a position, by its FEN. */
export function halfMoves(fen: string): number {
  const [, turn, , , , number] = fen.split(' ')
  return 2 * (Math.max(1, Number(number) || 1) - 1) + (turn === 'b' ? 1 : 0)
}
