/** The cards as a file: written, and read with what is wrong in it. */
import { LONGEST_DAYS, type Card } from './schedule'

const FORMAT = 'tratto-cards'
const VERSION = 1
/** An exercise by its name: `drill:level:seed`. */
const ID = /^[a-z0-9-]{1,40}:\d{1,2}:\d{1,20}$/
export const MOST_CARDS = 20_000

/** What is wrong with a file, and where. */
export type FileFault =
  | { kind: 'json' }
  | { kind: 'format' }
  | { kind: 'version'; found: string; known: number }
  | { kind: 'many'; count: number; most: number }
  | { kind: 'card'; number: number; field: string; found: string }

export function written(cards: Card[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, cards }, null, 1)
}

const isTime = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
const isWithin = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most

/** What each field of a card must be. */
const FIELDS: Record<keyof Card, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'string' && ID.test(value),
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
  if (typeof card !== 'object' || card === null) return { field: 'id', found: shown(card) }
  for (const [field, isRight] of Object.entries(FIELDS)) {
    const value = (card as Record<string, unknown>)[field]
    if (!isRight(value)) return { field, found: shown(value) }
  }
  return null
}

function shown(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function bare(card: Card): Card {
  return Object.fromEntries(
    Object.keys(FIELDS).map((field) => [field, card[field as keyof Card]]),
  ) as unknown as Card
}

/** The cards of a file, or the first thing that is wrong with it. Nothing is repaired. */
export function read(text: string): { cards: Card[] } | { fault: FileFault } {
  let whole: unknown
  try {
    whole = JSON.parse(text)
  } catch {
    return { fault: { kind: 'json' } }
  }
  if (typeof whole !== 'object' || whole === null) return { fault: { kind: 'format' } }
  const { format, version, cards } = whole as Record<string, unknown>
  if (format !== FORMAT || !Array.isArray(cards)) return { fault: { kind: 'format' } }
  if (version !== VERSION) return { fault: { kind: 'version', found: shown(version), known: VERSION } }
  if (cards.length > MOST_CARDS) return { fault: { kind: 'many', count: cards.length, most: MOST_CARDS } }
  for (const [index, card] of cards.entries()) {
    const wrong = wrongField(card)
    if (wrong) return { fault: { kind: 'card', number: index + 1, ...wrong } }
  }
  return { cards: (cards as Card[]).map(bare) }
}
