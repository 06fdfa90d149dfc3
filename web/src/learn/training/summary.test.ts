import { describe, expect, it } from 'vitest'
import type { Result } from './attempt.svelte'
import { median, summary } from './summary'

const result = (change: Partial<Result> = {}): Result => ({
  exercise: { id: 'colour:1:1' } as Result['exercise'],
  isRight: true,
  hints: 0,
  isShown: false,
  ms: 4_000,
  ...change,
})
const run = (right: number, others: Partial<Result>): Result[] =>
  Array.from({ length: 10 }, (_, index) => result(index < right ? {} : others))

it('the median is the middle one, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 9, 5, 7])).toBe(6)
  expect(median([])).toBe(0)
})

describe('a run', () => {
  it('is passed with eight of ten, and not with seven', () => {
    expect(summary(run(8, { isRight: false }), 5_000)).toMatchObject({ right: 8, isPassed: true })
    expect(summary(run(7, { isRight: false }), 5_000)).toMatchObject({ right: 7, isPassed: false })
  })
  it('counts neither what needed a hint nor what was shown', () => {
    expect(summary(run(7, { hints: 1 }), 5_000)).toMatchObject({ right: 7, isPassed: false })
    expect(summary(run(7, { isShown: true }), 5_000)).toMatchObject({ right: 7, isPassed: false })
    expect(summary(run(7, { hints: 1 }), 5_000).again).toHaveLength(3)
  })
  it('is not passed slowly, nor by less than ten', () => {
    expect(summary(run(10, {}), 3_999)).toMatchObject({ isFast: false, isPassed: false })
    expect(summary(run(10, {}), 4_000)).toMatchObject({ isFast: true, isPassed: true })
    expect(summary(run(10, {}).slice(1), 5_000)).toMatchObject({ right: 9, isPassed: false })
  })
})
