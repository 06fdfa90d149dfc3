/** Whether something read from a file is an exercise that can be shown: whole, and of the kind that games give. */
import type { Exercise } from './types'

type Check = (value: unknown) => boolean
type Fields = Record<string, unknown>

const isText: Check = (value) => typeof value === 'string' && value.length <= 2_000
const isFlag: Check = (value) => typeof value === 'boolean'
const isSquare: Check = (value) => typeof value === 'string' && /^[a-h][1-8]$/.test(value)
const isUci = (value: string): boolean => /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(value)
/** What the board can draw: eight ranks, and who is to move. */
const isFen: Check = (value) =>
  typeof value === 'string' &&
  value.length <= 100 &&
  /^(?:[1-8pnbrqkPNBRQK]{1,8}\/){7}[1-8pnbrqkPNBRQK]{1,8} [wb] /.test(value)

const isOneOf =
  (...all: string[]): Check =>
  (value) =>
    all.includes(value as string)
const isListOf =
  (check: Check, most = 400): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check)
const isMaybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const isObject =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([field, check]) => check((value as Fields)[field]))
const isTableOf =
  (check: Check, isKey: (key: string) => boolean): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).length <= 400 &&
    Object.entries(value).every(([key, one]) => isKey(key) && check(one))

const isMove = isObject({
  uci: (value) => typeof value === 'string' && isUci(value),
  san: isText,
  spoken: isText,
})
const isJudged = isObject({
  san: isText,
  spoken: isText,
  verdict: isOneOf('right', 'also', 'wrong'),
  sentence: isText,
  refutation: isMaybe(isListOf(isMove)),
  // These exercises are answered by one move.
  instead: (value) => value === undefined,
  reply: (value) => value === undefined,
  next: (value) => value === undefined,
})

const isHints = isListOf(isObject({ step: isText, sentence: isText, squares: isListOf(isSquare) }), 10)
const isNode = isObject({ fen: isFen, moves: isTableOf(isJudged, isUci), hints: isMaybe(isHints) })

const FIELDS: Record<string, Check> = {
  id: (value) => typeof value === 'string' && /^own:[A-Za-z0-9/_-]{15,100}$/.test(value),
  version: isMaybe((value) => Number.isSafeInteger(value)),
  fen: isFen,
  orientation: isOneOf('white', 'black'),
  sight: isOneOf('shown'),
  hidden: isFlag,
  marks: isMaybe(isListOf(isSquare)),
  text: isMaybe(isListOf(isText)),
  earlier: (value) => value === undefined,
  question: isText,
  spoken: isText,
  answer: isObject({
    kind: isOneOf('moves'),
    start: (value) => value === 0,
    all: (value) => value === false,
    nodes: (value) => Array.isArray(value) && value.length === 1 && isNode(value[0]),
  }),
  hints: isHints,
  solution: isObject({
    sentence: isText,
    squares: isTableOf(isListOf(isSquare), (key) => key.length <= 20),
    moves: isListOf(isMove),
  }),
  terms: isListOf(isText),
}

/** The field of an exercise that is not right, or `null`. */
export function wrongExercise(value: unknown): { field: string; found: unknown } | null {
  if (typeof value !== 'object' || value === null) return { field: 'id', found: value }
  for (const [field, isRight] of Object.entries(FIELDS)) {
    const found = (value as Fields)[field]
    if (!isRight(found)) return { field, found }
  }
  return null
}

/** An exercise with nothing that is no part of it. */
export function bareExercise(value: unknown): Exercise {
  return Object.fromEntries(
    Object.keys(FIELDS).flatMap((field) => {
      const found = (value as Fields)[field]
      return found === undefined ? [] : [[field, found]]
    }),
  ) as unknown as Exercise
}
