import type { Language } from '../words/words.svelte'

/** The letters of the pieces in SAN, by what the reader wants to see. */
const LETTERS: Record<Language | 'figurines', Record<string, string>> = {
  en: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N' },
  it: { K: 'R', Q: 'D', R: 'T', B: 'A', N: 'C' },
  figurines: { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' },
}

/** SAN with English letters in the reader's own. */
export function written(san: string, letters: Language | 'figurines'): string {
  if (san.startsWith('O-O')) return san.replaceAll('O', '0')
  const table = LETTERS[letters]
  return san.replace(/^[KQRBN]|(?<==)[QRBN]/g, (letter) => table[letter] ?? letter)
}

/** The parts of a move for a voice: which piece, whether it takes, where, and what follows. */
export type Spoken = {
  piece: 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn'
  castling: 'short' | 'long' | 'no'
  from: string
  takes: 'yes' | 'no'
  to: string
  promotion: string
  follows: 'check' | 'mate' | 'nothing'
}

const NAMES: Record<string, Spoken['piece']> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' }

export function spoken(san: string): Spoken | null {
  const follows = san.endsWith('#') ? 'mate' : san.endsWith('+') ? 'check' : 'nothing'
  const bare = san.replace(/[+#]$/, '')
  const blank = { from: '', to: '', promotion: 'none', takes: 'no', follows } as const
  if (bare === 'O-O') return { ...blank, piece: 'king', castling: 'short' }
  if (bare === 'O-O-O') return { ...blank, piece: 'king', castling: 'long' }
  const match = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?$/.exec(bare)
  if (!match) return null
  const [, piece = '', from = '', takes, to = '', promotion = ''] = match
  // Two squares and no piece: an illegal move, written as it was made.
  if (!piece && from.length > 1) return null
  return {
    piece: NAMES[piece] ?? 'pawn',
    castling: 'no',
    from,
    takes: takes ? 'yes' : 'no',
    to,
    promotion: NAMES[promotion] ?? 'none',
    follows,
  }
}
