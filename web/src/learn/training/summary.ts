/** What a run comes to. */
import type { Result } from './attempt.svelte'

export const RUN_LENGTH = 10
/** So many of ten must be right at once. */
export const PASS = 8

/** From here on an answer is slow, in seconds, by the group of the drill. */
const SLOW: Record<string, number> = {
  board: 8,
  moves: 20,
  tactics: 60,
  endings: 60,
  openings: 30,
  blind: 90,
}
export const slowMs = (group: string): number => (SLOW[group] ?? 60) * 1000

/** Right at the first answer, without a hint. */
export const isClean = (result: Result): boolean => result.isRight && !result.isShown && result.hints === 0

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1] ?? 0, sorted[middle] ?? 0]
  return (low + high) / 2
}

export type Summary = {
  right: number
  count: number
  medianMs: number
  isFast: boolean
  isPassed: boolean
  /** What is worth another try. */
  again: Result[]
}

/** A run is passed with eight of ten right at once, in a median time that is not slow. */
export function summary(results: Result[], slow: number): Summary {
  const right = results.filter(isClean).length
  const medianMs = median(results.map(({ ms }) => ms))
  const isFast = medianMs <= slow
  return {
    right,
    count: results.length,
    medianMs,
    isFast,
    isPassed: results.length >= RUN_LENGTH && right * RUN_LENGTH >= results.length * PASS && isFast,
    again: results.filter((result) => !isClean(result)),
  }
}
