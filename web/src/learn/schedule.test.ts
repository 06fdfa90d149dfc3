import { describe, expect, it } from 'vitest'
import {
  dueBefore,
  endOfDay,
  LONGEST_DAYS,
  markOf,
  merged,
  putOff,
  reviewed,
  versionOf,
  type Card,
} from './schedule'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 0, 15, 9, 30)
const effort = { isRight: true, hints: 0, isShown: false, ms: 5_000, slowMs: 20_000 }

describe('the mark of an answer', () => {
  it('is "again" for a wrong answer, however fast', () => {
    expect(markOf({ ...effort, isRight: false })).toBe('again')
    expect(markOf({ ...effort, isRight: false, hints: 2, ms: 60_000 })).toBe('again')
  })
  it('is "hard" after a hint, or when it took long', () => {
    expect(markOf({ ...effort, hints: 1 })).toBe('hard')
    expect(markOf({ ...effort, ms: 20_001 })).toBe('hard')
  })
  it('is "good" otherwise, also at the very limit', () => {
    expect(markOf(effort)).toBe('good')
    expect(markOf({ ...effort, ms: 20_000 })).toBe('good')
  })
  it('is none where the solution was shown', () => {
    expect(markOf({ ...effort, isShown: true })).toBe(null)
    expect(markOf({ ...effort, isRight: false, isShown: true })).toBe(null)
  })
})

describe('a card', () => {
  it('comes back later the better it was known', () => {
    const again = reviewed({ id: 'a:1:1' }, undefined, 'again', NOW)
    const hard = reviewed({ id: 'a:1:1' }, undefined, 'hard', NOW)
    const good = reviewed({ id: 'a:1:1' }, undefined, 'good', NOW)
    for (const card of [again, hard, good]) {
      expect(card.due - NOW).toBe(card.days * DAY)
      expect(card.days).toBeGreaterThanOrEqual(1)
    }
    expect(again.days).toBeLessThanOrEqual(hard.days)
    expect(hard.days).toBeLessThan(good.days)
  })
  it('is never put off for more than a year', () => {
    let card: Card | undefined
    let now = NOW
    for (let time = 0; time < 40; time += 1) {
      card = reviewed({ id: 'a:1:1' }, card, 'good', now)
      expect(card.days).toBeLessThanOrEqual(LONGEST_DAYS)
      now = card.due
    }
    expect(card?.days).toBe(LONGEST_DAYS)
    expect(card?.reps).toBe(40)
  })
  it('comes back within days after it was forgotten, and that is counted', () => {
    let card: Card | undefined
    let now = NOW
    for (let time = 0; time < 6; time += 1) {
      card = reviewed({ id: 'a:1:1' }, card, 'good', now)
      now = card.due
    }
    const before = card as Card
    const after = reviewed({ id: 'a:1:1' }, before, 'again', now)
    expect(after.days).toBeLessThan(before.days)
    expect(after.lapses).toBe(before.lapses + 1)
  })
  it('depends on nothing but its arguments', () => {
    expect(reviewed({ id: 'a:1:1' }, undefined, 'good', NOW)).toEqual(
      reviewed({ id: 'a:1:1' }, undefined, 'good', NOW),
    )
  })
})

describe('a card about another version of its exercise', () => {
  it('tells nothing of the new one, and gives way to it', () => {
    let card: Card | undefined
    let now = NOW
    for (let time = 0; time < 6; time += 1) {
      card = reviewed({ id: 'a:1:1', version: 1 }, card, 'good', now)
      now = card.due
    }
    const fresh = reviewed({ id: 'a:1:1', version: 2 }, card, 'good', now)
    expect([fresh.version, fresh.reps]).toEqual([2, 1])
    expect(merged([card as Card], [fresh])).toEqual([fresh])
  })
  it('is the first where nothing is said of it', () => {
    const old = reviewed({ id: 'a:1:1' }, undefined, 'good', NOW)
    delete old.version
    expect(versionOf(old)).toBe(1)
    expect(reviewed({ id: 'a:1:1', version: 1 }, old, 'good', NOW + DAY).reps).toBe(2)
    expect(reviewed({ id: 'a:1:1', version: 2 }, old, 'good', NOW + DAY).reps).toBe(1)
  })
})

describe('a clock that went wrong', () => {
  it('loses no answer that was given after it', () => {
    const future = reviewed({ id: 'a:1:1' }, undefined, 'good', NOW + 1000 * DAY)
    const next = reviewed({ id: 'a:1:1' }, future, 'again', NOW)
    expect(merged([next], [future])).toEqual([next])
    expect(next.due).toBe(NOW + next.days * DAY)
    const away = putOff(future, NOW)
    expect(merged([future], [away])).toEqual([away])
  })
})

describe('many cards', () => {
  const card = (id: string, due: number, at = NOW): Card => ({
    ...reviewed({ id }, undefined, 'good', at),
    due,
  })
  it('are due in the order in which they fell due', () => {
    const cards = [
      card('b:1:1', NOW + 5),
      card('a:1:2', NOW + 9),
      card('a:1:1', NOW + 5),
      card('c:1:1', NOW - 1),
    ]
    expect(dueBefore(cards, NOW + 9).map(({ id }) => id)).toEqual(['c:1:1', 'a:1:1', 'b:1:1'])
  })
  it('are merged by the newer review, whichever side it is on', () => {
    const old = card('a:1:1', NOW + DAY, NOW)
    const young = card('a:1:1', NOW + 3 * DAY, NOW + DAY)
    const other = card('b:1:1', NOW + DAY)
    expect(merged([old, other], [young])).toEqual([young, other])
    expect(merged([young], [old, other])).toEqual([young, other])
    expect(merged([], [])).toEqual([])
  })
})

it('a day ends at midnight where the reader is', () => {
  const end = new Date(endOfDay(NOW))
  expect([end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([0, 0, 0])
  expect(end.getTime()).toBeGreaterThan(NOW)
  expect(end.getTime() - NOW).toBeLessThanOrEqual(DAY)
})
