import { piecesOf } from '../../board/squares'
import { say } from '../../words/words.svelte'
import { turnOf } from './attempt.svelte'

const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const

/** A position in words, for whoever has no board before him. */
export function told(fen: string): string[] {
  const pieces = [...piecesOf(fen)]
  const lines = (['white', 'black'] as const).flatMap((side) => {
    const named = ROLES.flatMap((role) => {
      const squares = pieces
        .filter(([, piece]) => piece.side === side && piece.role === role)
        .map(([square]) => square)
        .sort()
      return squares.length
        ? [say('training-pieces', { piece: role, count: squares.length, squares: squares.join(', ') })]
        : []
    })
    return named.length ? [say('training-side-has', { side, pieces: named.join('; ') })] : []
  })
  return [...lines, say('training-to-move', { side: turnOf(fen) })]
}
