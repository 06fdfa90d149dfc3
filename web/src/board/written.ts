/** King, queen, rook, bishop and knight as SAN has them, and as figurines. */
const ENGLISH = ['K', 'Q', 'R', 'B', 'N']
export const FIGURINES = '♔ ♕ ♖ ♗ ♘'

/** SAN with English letters in others, given in the same order: `R D T A C` for Italian. */
export function written(san: string, letters: string): string {
  if (san.startsWith('O-O')) return san.replaceAll('O', '0')
  const own = letters.split(' ')
  return san.replace(/^[KQRBN]|(?<==)[QRBN]/g, (letter) => own[ENGLISH.indexOf(letter)] ?? letter)
}

/** The parts of a move for a screen reader: which piece, whether it captures, where, and what follows. */
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
