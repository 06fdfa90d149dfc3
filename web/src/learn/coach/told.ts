import type { Arrow } from '../../board/Arrows.svelte'
import type { Square } from '../../board/squares'
import { readUci } from '../../wire/grammar'
import type { components } from '../../wire/openapi'

type Schemas = components['schemas']
export type Advice = Schemas['AdviceView']
export type Fact = Schemas['FactView']
export type PositionAdvice = Schemas['PositionAdvice']
export type GameAdvice = Schemas['GameAdvice']
export type Line = Schemas['LineView']

/** What a square has to do with a statement. */
export const PARTS = ['subject', 'attacker', 'defender', 'target', 'line', 'key'] as const
export type Part = (typeof PARTS)[number]
export type Squares = Partial<Record<Part, Square[]>>
export type Move = { uci: string; text: string }

/** A sentence with what proves it, ready to be drawn. */
export type Told = {
  /** Unique on the page. */
  id: string
  sentence: string
  /** How it is known; none where the sentence itself counts what is below it. */
  truth: string
  /** The position that it is about. */
  fen: string
  squares: Squares
  moves: Move[]
  /** Whether the moves follow each other; otherwise each is played from the position. */
  isLine: boolean
  /** What it rests on. */
  premises: Told[]
  /** The key of its term in the glossary. */
  term: string | null
  /** After so many moves of its line the squares stand so. */
  at: number
}

/** The squares of an answer of the server, by part; a part that is not known here is left out. */
export function squaresOf(told: Record<string, string[]>): Squares {
  const known = PARTS.flatMap((part) => (told[part] ? [[part, told[part]] as const] : []))
  return Object.fromEntries(known)
}

export function ofFact(fact: Fact, fen: string, id: string): Told {
  const moves = (fact.moves ?? []).map((uci, index) => ({ uci, text: fact.moves_text?.[index] ?? uci }))
  return {
    id,
    sentence: fact.sentence,
    truth: fact.truth,
    fen,
    squares: squaresOf(fact.squares),
    moves,
    isLine: false,
    premises: [],
    term: fact.term ?? null,
    at: 0,
  }
}

export function ofAdvice(advice: Advice, id: string): Told {
  return {
    id,
    sentence: advice.sentence,
    truth: advice.truth,
    fen: advice.fen,
    squares: squaresOf(advice.squares),
    moves: advice.moves,
    isLine: advice.moves_are === 'line',
    premises: (advice.premises ?? []).map((fact, index) => ofFact(fact, advice.fen, `${id}-${index}`)),
    term: advice.term ?? null,
    at: 0,
  }
}

/** A line that answers a move or should have been played; its motifs are what it rests on. */
export function ofLine(line: Line, id: string): Told {
  const premises = line.motifs.map((motif, index) =>
    plain(`${id}-${index}`, motif.sentence, motif.truth, line.fen, {
      squares: squaresOf(motif.squares),
      moves: line.moves,
      isLine: true,
      term: motif.term ?? null,
      // The squares are those of the position after the half-move that shows it.
      at: motif.ply + 1,
    }),
  )
  return { ...plain(id, line.sentence, line.truth, line.fen), moves: line.moves, isLine: true, premises }
}

/** The same for sentences that have no view of their own. */
export function plain(
  id: string,
  sentence: string,
  truth: string,
  fen: string,
  rest: Partial<Told> = {},
): Told {
  return {
    id,
    sentence,
    truth,
    fen,
    squares: {},
    moves: [],
    isLine: false,
    premises: [],
    term: null,
    at: 0,
    ...rest,
  }
}

/** Whether there is anything to draw. */
export function canShow({ squares, moves }: Told): boolean {
  return moves.length > 0 || PARTS.some((part) => squares[part]?.length)
}

/** The arrows of a statement: its moves, and who attacks what where squares alone say it. */
export function arrowsOf(told: Told, step = 0): Arrow[] {
  const moves = told.isLine ? told.moves.slice(step, step + 1) : told.moves
  const played = moves.flatMap(({ uci }) => readUci(uci) ?? [])
  if (played.length) return played.map(({ from, to }) => ({ from, to, kind: 'move' }))
  const aims = told.squares.target ?? told.squares.subject ?? []
  const [aim] = aims
  if (aims.length !== 1 || !aim || told.isLine) return []
  return (told.squares.attacker ?? []).map((from) => ({ from, to: aim, kind: 'attack' }))
}
