import { readUci, type File, type Rank, type Square } from '../wire/grammar'
import type { Side } from '../wire/types'

export type { Square }
export type Piece = { side: Side; role: 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn' }

const ROLES: Record<string, Piece['role']> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
}
const FILES: File[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const RANKS: Rank[] = ['8', '7', '6', '5', '4', '3', '2', '1']

export const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** The pieces of a FEN by their squares. */
export function piecesOf(fen: string): Map<Square, Piece> {
  const pieces = new Map<Square, Piece>()
  const ranks = (fen.split(' ')[0] ?? '').split('/')
  ranks.forEach((rank, index) => {
    let file = 0
    for (const letter of rank) {
      const role = ROLES[letter.toLowerCase()]
      if (role) {
        pieces.set(`${FILES[file]}${8 - index}` as Square, {
          side: letter === letter.toLowerCase() ? 'black' : 'white',
          role,
        })
        file += 1
      } else {
        file += Number(letter) || 0
      }
    }
  })
  return pieces
}

/** The name of a piece in the sprite: `wk`, `bp`. */
export function spriteName(piece: Piece): string {
  const letter = Object.entries(ROLES).find(([, role]) => role === piece.role)?.[0] ?? 'p'
  return (piece.side === 'white' ? 'w' : 'b') + letter
}

export function kingOf(pieces: Map<Square, Piece>, side: Side): Square | null {
  for (const [square, piece] of pieces) if (piece.role === 'king' && piece.side === side) return square
  return null
}

/** All squares as a reader sees them: the far rank first. */
export function squaresFrom(side: Side): Square[] {
  const all: Square[] = []
  for (const rank of RANKS) for (const file of FILES) all.push(`${file}${rank}`)
  return side === 'white' ? all : all.reverse()
}

/** Writes the placement field of a FEN. */
export function placement(pieces: Map<Square, Piece>): string {
  const ranks: string[] = []
  for (const rank of RANKS) {
    let text = ''
    let empty = 0
    for (const file of FILES) {
      const piece = pieces.get(`${file}${rank}`)
      if (!piece) {
        empty += 1
        continue
      }
      if (empty) text += empty
      empty = 0
      const letter = spriteName(piece).slice(1)
      text += piece.side === 'white' ? letter.toUpperCase() : letter
    }
    ranks.push(text + (empty || ''))
  }
  return ranks.join('/')
}

/** Whether a piece going there is a pawn that reaches its last rank. */
export function promotes(piece: Piece | undefined, to: Square): boolean {
  return piece?.role === 'pawn' && to.endsWith(piece.side === 'white' ? '8' : '1')
}

export function opposite(side: Side): Side {
  return side === 'white' ? 'black' : 'white'
}

/** The squares of a move, to be marked as the last one. */
export function lastMarks(uci: string | null | undefined): { square: Square; mark: 'last' }[] {
  const move = readUci(uci ?? '')
  return move ? [move.from, move.to].map((square) => ({ square, mark: 'last' })) : []
}

/** The pieces after a move that is known to be legal; nothing is checked. */
export function carried(pieces: Map<Square, Piece>, uci: string): Map<Square, Piece> {
  const after = new Map(pieces)
  const move = readUci(uci)
  const piece = move && pieces.get(move.from)
  if (!piece) return after
  const { from, to } = move
  after.delete(from)
  const target = pieces.get(to)
  const ontoRook = piece.role === 'king' && target?.role === 'rook' && target.side === piece.side
  const byTwo = piece.role === 'king' && Math.abs(to.charCodeAt(0) - from.charCodeAt(0)) === 2
  if (ontoRook || byTwo) {
    const isShort = to > from
    const rank = from[1] as Rank
    after.delete(ontoRook ? to : `${isShort ? 'h' : 'a'}${rank}`)
    after.set(`${isShort ? 'g' : 'c'}${rank}`, piece)
    after.set(`${isShort ? 'f' : 'd'}${rank}`, { side: piece.side, role: 'rook' })
    return after
  }
  // A pawn that moves diagonally to an empty square has captured en passant.
  if (piece.role === 'pawn' && from[0] !== to[0] && !target) after.delete(`${to[0]}${from[1]}` as Square)
  const promoted = ROLES[move.promotion ?? '']
  after.set(to, promoted ? { side: piece.side, role: promoted } : piece)
  return after
}
