/** How far up the ladder of training without the board the reader has come. */
import type { Progress } from './progress'
import type { LadderStep } from './types'

export type Standing = { passed: number; next: LadderStep | null }

export const isPassed = (step: LadderStep, progress: Record<string, Progress>): boolean =>
  !!progress[`${step.drill}:${step.level}`]?.passedAt

/** The first step that was not passed comes next, whatever was passed above it. */
export function ladderStanding(ladder: LadderStep[], progress: Record<string, Progress>): Standing {
  const next = ladder.find((step) => !isPassed(step, progress)) ?? null
  return { passed: ladder.filter((step) => isPassed(step, progress)).length, next }
}

export const stepHref = ({ drill, level }: LadderStep): string =>
  `/learn/training/${drill}?level=${level}&ladder=1`
