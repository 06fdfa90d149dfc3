/**
 * When something that was practised comes back: the one scheduler of all training, by FSRS. Pure: the time comes from the caller.
 */
import { createEmptyCard, fsrs, Rating, type Grade, type State } from 'ts-fsrs'

/** Nothing is put off for longer than a year. */
export const LONGEST_DAYS = 365
const DAY_MS = 86_400_000
/** What may be asked again and again in one day is a matter of the page; the scheduler counts in days. */
const scheduler = fsrs({ maximum_interval: LONGEST_DAYS, enable_fuzz: false, enable_short_term: false })

/** What is remembered of one exercise. Times are milliseconds since 1970. */
export type Card = {
  /** The exercise: `drill:level:seed`, or one from a game with its position. */
  id: string
  /** Which version of the exercise was answered; where it is missing the first. */
  version?: number
  due: number
  reviewed: number
  stability: number
  difficulty: number
  days: number
  reps: number
  lapses: number
  state: 0 | 1 | 2 | 3
}

/** How an exercise was answered the first time that it was asked. */
export type Effort = {
  isRight: boolean
  hints: number
  /** The solution was shown before there was an answer. */
  isShown: boolean
  ms: number
  /** From here on an answer is slow. */
  slowMs: number
}

export type Mark = 'again' | 'hard' | 'good'

/** The mark of an answer; none where the solution was shown, because nothing was recalled. */
export function markOf({ isRight, hints, isShown, ms, slowMs }: Effort): Mark | null {
  if (isShown) return null
  if (!isRight) return 'again'
  return hints > 0 || ms > slowMs ? 'hard' : 'good'
}

const GRADES: Record<Mark, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good }

/** The version of an exercise or of a card. */
export const versionOf = (one: object): number => (one as { version?: number }).version ?? 1

/** What is asked: an exercise, in one of its versions. */
export type Asked = { id: string; version?: number | null }

/**
 * The card after an answer; a new one where there was none, or one about another version of the exercise. It is newer than the one before
 * even where a clock goes wrong, so that no answer is lost when cards are merged.
 */
export function reviewed(asked: Asked, last: Card | undefined, mark: Mark, now: number): Card {
  const card = last && versionOf(last) === versionOf(asked) ? last : undefined
  const before = card
    ? {
        due: card.due,
        // The library counts no days backwards.
        last_review: Math.min(card.reviewed, now),
        stability: card.stability,
        difficulty: card.difficulty,
        elapsed_days: 0,
        scheduled_days: card.days,
        learning_steps: 0,
        reps: card.reps,
        lapses: card.lapses,
        state: card.state as State,
      }
    : createEmptyCard(now)
  const next = scheduler.next(before, now, GRADES[mark]).card
  // The library makes "good" at least a day longer than "hard", also beyond the longest interval.
  const days = Math.min(next.scheduled_days, LONGEST_DAYS)
  return {
    id: asked.id,
    version: versionOf(asked),
    due: now + days * DAY_MS,
    reviewed: Math.max(now, (last?.reviewed ?? 0) + 1),
    stability: next.stability,
    difficulty: next.difficulty,
    days,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
  }
}

/** A card whose exercise is not made any more: it is put off as long as any can be. */
export function putOff(card: Card, now: number): Card {
  const reviewed = Math.max(now, card.reviewed + 1)
  return { ...card, due: now + LONGEST_DAYS * DAY_MS, days: LONGEST_DAYS, reviewed }
}

/** Of two cards for one exercise the one with the newer review; of two of one moment every device chooses the same. */
export function newer(one: Card, other: Card): Card {
  const order = other.reviewed - one.reviewed || other.reps - one.reps || other.due - one.due
  return order > 0 ? other : one
}

/** The cards that are due before a time, the longest overdue first. */
export function dueBefore(cards: Iterable<Card>, end: number): Card[] {
  return [...cards]
    .filter((card) => card.due < end)
    .sort((a, b) => a.due - b.due || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

/** One card for each exercise: of two, the one with the newer review. */
export function merged(...piles: Iterable<Card>[]): Card[] {
  const newest = new Map<string, Card>()
  for (const pile of piles) {
    for (const card of pile) {
      const other = newest.get(card.id)
      newest.set(card.id, other ? newer(other, card) : card)
    }
  }
  return [...newest.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The end of the day of a time, where the reader is. */
export function endOfDay(now: number): number {
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime()
}
