/** Everything that was learnt as a file: written, and read with what is wrong in it. */
import { LONGEST_DAYS, type Card } from './schedule'
import type { Learnt, LessonDone, Run } from './sync'
import { bareExercise, wrongExercise } from './training/checked'
import type { Exercise } from './training/types'

const FORMAT = 'tratto-cards'
/** The first version had cards alone. */
const VERSION = 2
/** An exercise by its name: `drill:level:seed`, or `own:` with a position from a game. */
const ID = /^(?:[a-z0-9-]{1,40}:\d{1,2}:\d{1,20}|own:[A-Za-z0-9/_-]{15,100})$/
export const MOST_CARDS = 20_000
/** And of anything else. */
export const MOST_OTHERS = 1_000

/** What a file has. */
export type Whole = Learnt & { exercises: Exercise[] }
export type FileKind = 'card' | 'run' | 'lesson' | 'exercise'

/** What is wrong with a file, and where. */
export type FileFault =
  | { kind: 'json' }
  | { kind: 'format' }
  | { kind: 'version'; found: string; known: number }
  | { kind: 'many'; count: number; most: number }
  | { kind: FileKind; number: number; field: string; found: string }

export function written({ cards, runs, lessons, exercises }: Whole): string {
  const whole = { format: FORMAT, version: VERSION, cards, runs, lessons, exercises }
  return JSON.stringify(whole, null, 1)
}

const isTime = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
const isWithin = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most

/** What each field of a card must be. */
const FIELDS: Record<keyof Required<Card>, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'string' && ID.test(value),
  version: (value) => value === undefined || isTime(value),
  due: isTime,
  reviewed: isTime,
  stability: isWithin(0, 100 * LONGEST_DAYS),
  difficulty: isWithin(0, 10),
  days: isWithin(0, LONGEST_DAYS),
  reps: isCount,
  lapses: isCount,
  state: (value) => isCount(value) && (value as number) <= 3,
}

/** The field of a card that is not right, or `null`. */
export function wrongField(card: unknown): { field: string; found: string } | null {
  return wrong(card, FIELDS)
}

function shown(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** A card with nothing that is no part of it. */
export function bare(card: Card): Card {
  return Object.fromEntries(
    Object.keys(FIELDS).flatMap((field) => {
      const value = card[field as keyof Card]
      return value === undefined ? [] : [[field, value]]
    }),
  ) as unknown as Card
}

type Fields = Record<string, (value: unknown) => boolean>
const isName = (value: unknown): boolean => typeof value === 'string' && /^[\x21-\x7e]{1,160}$/.test(value)
const RUN: Record<keyof Required<Run>, (value: unknown) => boolean> = {
  id: isName,
  runs: isCount,
  best: isCount,
  passed_at: (value) => value === undefined || isTime(value),
}
const LESSON: Record<keyof LessonDone, (value: unknown) => boolean> = { id: isName, done_at: isTime }

function wrong(value: unknown, fields: Fields): { field: string; found: string } | null {
  if (typeof value !== 'object' || value === null) return { field: 'id', found: shown(value) }
  for (const [field, isRight] of Object.entries(fields)) {
    const found = (value as Record<string, unknown>)[field]
    if (!isRight(found)) return { field, found: shown(found) }
  }
  return null
}

const only = <T extends object>(value: T, fields: object): T =>
  Object.fromEntries(Object.entries(value).filter(([field]) => field in fields)) as T

function wrongInExercise(value: unknown): { field: string; found: string } | null {
  const found = wrongExercise(value)
  return found && { field: found.field, found: shown(found.found) }
}

/** What a file has, or the first thing that is wrong with it. Nothing is repaired. */
export function read(text: string): Whole | { fault: FileFault } {
  let whole: unknown
  try {
    whole = JSON.parse(text)
  } catch {
    return { fault: { kind: 'json' } }
  }
  if (typeof whole !== 'object' || whole === null) return { fault: { kind: 'format' } }
  const { format, version, ...parts } = whole as Record<string, unknown>
  if (format !== FORMAT || !Array.isArray(parts['cards'])) return { fault: { kind: 'format' } }
  if (version !== 1 && version !== VERSION)
    return { fault: { kind: 'version', found: shown(version), known: VERSION } }
  const kinds = [
    ['card', 'cards', wrongField, MOST_CARDS],
    ['run', 'runs', (value: unknown) => wrong(value, RUN), MOST_OTHERS],
    ['lesson', 'lessons', (value: unknown) => wrong(value, LESSON), MOST_OTHERS],
    ['exercise', 'exercises', wrongInExercise, MOST_OTHERS],
  ] as const
  for (const [kind, name, faultOf, most] of version === 1 ? kinds.slice(0, 1) : kinds) {
    const list = parts[name]
    if (!Array.isArray(list)) return { fault: { kind: 'format' } }
    if (list.length > most) return { fault: { kind: 'many', count: list.length, most } }
    for (const [index, one] of list.entries()) {
      const found = faultOf(one)
      if (found) return { fault: { kind, number: index + 1, ...found } }
    }
  }
  const of = <T>(name: string): T[] => (version === 1 ? [] : (parts[name] as T[]))
  return {
    cards: (parts['cards'] as Card[]).map(bare),
    runs: of<Run>('runs').map((run) => only(run, RUN)),
    lessons: of<LessonDone>('lessons').map((lesson) => only(lesson, LESSON)),
    exercises: of<unknown>('exercises').map(bareExercise),
  }
}
