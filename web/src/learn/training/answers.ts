/** How an answer is read and looked up among the verdicts that came with the exercise. Nothing is judged here. */
import type { Square } from '../../wire/grammar'
import { readSquare } from '../../wire/grammar'
import type { Answer, ChoiceOption, JudgedMove, MoveNode, MoveText } from './types'

export type Verdict = {
  isRight: boolean
  sentence: string
  /** What a wrong answer overlooked, after the move itself. */
  refutation: MoveText[]
  /** Squares or moves that were missed, and those that do not belong. */
  missing: string[]
  extra: string[]
}

const plain = (isRight: boolean, sentence: string): Verdict => ({
  isRight,
  sentence,
  refutation: [],
  missing: [],
  extra: [],
})

export function chosen(option: ChoiceOption): Verdict {
  return { ...plain(option.right, option.sentence), refutation: option.refutation ?? [] }
}

export function pointed(answer: Extract<Answer, { kind: 'square' }>, square: Square): Verdict {
  const isRight = answer.right === square
  return plain(isRight, isRight ? answer.sentence : answer.otherwise)
}

/** All of several things and no other: what was said of the first that does not belong, or of one that was missed. */
function compared(right: string[], given: string[], sentences: (one: string) => string): Verdict {
  const missing = right.filter((one) => !given.includes(one))
  const extra = given.filter((one) => !right.includes(one))
  const isRight = !missing.length && !extra.length
  const sentence = isRight ? '' : ([...extra, ...missing].map(sentences).find(Boolean) ?? '')
  return { isRight, sentence, refutation: [], missing, extra }
}

export function marked(answer: Extract<Answer, { kind: 'squares' }>, squares: Square[]): Verdict {
  return compared(answer.right, squares, (square) => answer.sentences[square] ?? answer.otherwise)
}

export function textOf(uci: string, { san, spoken }: JudgedMove): MoveText {
  return { uci, san, spoken }
}

/** All the right moves of a position. */
export function collected(node: MoveNode, given: string[]): Verdict {
  const right = Object.entries(node.moves).flatMap(([uci, { verdict }]) => (verdict === 'right' ? [uci] : []))
  const verdict = compared(right, given, (uci) => node.moves[uci]?.sentence ?? '')
  const [wrong] = verdict.extra
  const move = wrong === undefined ? undefined : node.moves[wrong]
  const refutation = wrong && move?.refutation?.length ? [textOf(wrong, move), ...move.refutation] : []
  return { ...verdict, refutation }
}

/** The squares in a text: `e4`, `a1 b2`, `a1,b2`; or what is no square in it. */
export function readSquares(text: string): { squares: Square[] } | { wrong: string } {
  const squares: Square[] = []
  for (const word of text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)) {
    const square = readSquare(word)
    if (!square) return { wrong: word }
    if (!squares.includes(square)) squares.push(square)
  }
  return squares.length ? { squares } : { wrong: text.trim() }
}

/** A move without what may be left out. */
function bare(text: string): string {
  return text
    .replace(/[+#!?x×:=()\-–\s]/g, '')
    .replace(/e\.?p\.?$/, '')
    .replace(/^[oO0]{3}$/, '000')
    .replace(/^[oO0]{2}$/, '00')
}

/** The same without the square or file that tells two pieces apart. */
function short(text: string): string {
  return text.replace(/^(\p{L})?[a-h]?[1-8]?([a-h][1-8].*)$/u, '$1$2')
}

const ENGLISH = 'K Q R B N'

/** A move in the letters of one language written in those of another, both given from king to knight. */
export function respelt(san: string, letters: string, wanted: string): string {
  const [from, to] = [letters.split(' '), wanted.split(' ')]
  const change = (letter: string): string => to[from.indexOf(letter)] ?? letter
  if (/^[0O]-[0O]/.test(san)) return san
  return san.replace(/^\p{Lu}|(?<==)\p{Lu}/gu, change)
}

export type ReadMove = { uci: string } | { wrong: 'none' | 'several' }

/**
 * Which of the legal moves a text means: in the reader's letters, in which they came, in English ones, or by its squares. What fits
 * several moves is asked again.
 */
export function readMove(text: string, moves: MoveNode['moves'], letters: string): ReadMove {
  const typed = bare(text.trim())
  if (!typed) return { wrong: 'none' }
  const all = Object.entries(moves)
  const spellings = [
    all.map(([uci, { san }]) => [uci, bare(san)] as const),
    all.map(([uci, { san }]) => [uci, bare(respelt(san, letters, ENGLISH))] as const),
    all.map(([uci]) => [uci, uci] as const),
  ]
  const tries: ((spelling: string) => boolean)[] = [
    (spelling) => spelling === typed,
    (spelling) => short(spelling) === typed,
    (spelling) => spelling.toLowerCase() === typed.toLowerCase(),
    (spelling) => short(spelling).toLowerCase() === typed.toLowerCase(),
  ]
  for (const fits of tries) {
    for (const spelling of spellings) {
      const found = spelling.filter(([, one]) => fits(one))
      const [first] = found
      if (first && found.length === 1) return { uci: first[0] }
      if (found.length > 1) return { wrong: 'several' }
    }
  }
  return { wrong: 'none' }
}
