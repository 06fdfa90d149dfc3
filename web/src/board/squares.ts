import type { Side } from '../wire/types'

export type Square = string
export type Man = { side: Side; role: 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn' }

const ROLES: Record<string, Man['role']> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
}
const FILES = 'abcdefgh'

export const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** The men of a FEN by their squares. */
export function menOf(fen: string): Map<Square, Man> {
  const men = new Map<Square, Man>()
  const ranks = (fen.split(' ')[0] ?? '').split('/')
  ranks.forEach((rank, index) => {
    let file = 0
    for (const letter of rank) {
      const role = ROLES[letter.toLowerCase()]
      if (role) {
        men.set(`${FILES[file]}${8 - index}`, {
          side: letter === letter.toLowerCase() ? 'black' : 'white',
          role,
        })
        file += 1
      } else {
        file += Number(letter) || 0
      }
    }
  })
  return men
}

/** The name of a man in the sprite: `wk`, `bp`. */
export function spriteName(man: Man): string {
  const letter = Object.entries(ROLES).find(([, role]) => role === man.role)?.[0] ?? 'p'
  return (man.side === 'white' ? 'w' : 'b') + letter
}

export function kingOf(men: Map<Square, Man>, side: Side): Square | null {
  for (const [square, man] of men) if (man.role === 'king' && man.side === side) return square
  return null
}

/** All squares as a reader sees them: the far rank first. */
export function squaresFrom(side: Side): Square[] {
  const all: Square[] = []
  for (let rank = 8; rank >= 1; rank -= 1) for (const file of FILES) all.push(`${file}${rank}`)
  return side === 'white' ? all : all.reverse()
}

/** Writes the placement field of a FEN. */
export function placement(men: Map<Square, Man>): string {
  const ranks: string[] = []
  for (let rank = 8; rank >= 1; rank -= 1) {
    let text = ''
    let empty = 0
    for (const file of FILES) {
      const man = men.get(`${file}${rank}`)
      if (!man) {
        empty += 1
        continue
      }
      if (empty) text += empty
      empty = 0
      const letter = spriteName(man).slice(1)
      text += man.side === 'white' ? letter.toUpperCase() : letter
    }
    ranks.push(text + (empty || ''))
  }
  return ranks.join('/')
}

/** Whether a man going there is a pawn that reaches its last rank. */
export function promotes(man: Man | undefined, to: Square): boolean {
  return man?.role === 'pawn' && to.endsWith(man.side === 'white' ? '8' : '1')
}

export function opposite(side: Side): Side {
  return side === 'white' ? 'black' : 'white'
}

/** The men after a move that is known to be right: nothing is judged here, the men are only carried. */
export function carried(men: Map<Square, Man>, uci: string): Map<Square, Man> {
  const after = new Map(men)
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)]
  const man = men.get(from)
  if (!man) return after
  after.delete(from)
  const target = men.get(to)
  const ontoRook = man.role === 'king' && target?.role === 'rook' && target.side === man.side
  const byTwo = man.role === 'king' && Math.abs(to.charCodeAt(0) - from.charCodeAt(0)) === 2
  if (ontoRook || byTwo) {
    const isShort = to > from
    const rank = from[1]
    after.delete(ontoRook ? to : `${isShort ? 'h' : 'a'}${rank}`)
    after.set(`${isShort ? 'g' : 'c'}${rank}`, man)
    after.set(`${isShort ? 'f' : 'd'}${rank}`, { side: man.side, role: 'rook' })
    return after
  }
  // A pawn that goes aslant onto an empty square has taken in passing.
  if (man.role === 'pawn' && from[0] !== to[0] && !target) after.delete(`${to[0]}${from[1]}`)
  const promoted = ROLES[uci[4] ?? '']
  after.set(to, promoted ? { side: man.side, role: promoted } : man)
  return after
}
