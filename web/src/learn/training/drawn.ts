/** What is drawn over the board of an exercise: what is asked about, what was chosen, and what became of it. */
import type { Arrow } from '../../board/Arrows.svelte'
import { readUci } from '../../wire/grammar'
import type { Attempt } from './attempt.svelte'
import type { Spot } from './Spots.svelte'
import { squares } from './types'

const spotted = (list: readonly string[], tone: Spot['tone']): Spot[] =>
  squares(list).map((square) => ({ square, tone }))

const drawn = (list: readonly string[], kind: Arrow['kind']): Arrow[] =>
  list.flatMap((uci) => {
    const move = readUci(uci)
    return move ? [{ from: move.from, to: move.to, kind }] : []
  })

/** Squares that are right, wrong, missed, asked about, hinted at or chosen. */
export function spotsOf(attempt: Attempt, isEarlier: boolean): Spot[] {
  const { phase, verdict, exercise } = attempt
  const { answer, solution } = exercise
  const given: string[] = attempt.squares
  if (attempt.showing || phase === 'looking') return []
  if (isEarlier) return spotted(given, 'chosen')
  if (phase === 'asking') {
    const hinted = attempt.help.slice(0, attempt.hints).at(-1)?.squares ?? []
    return [...spotted(exercise.marks ?? [], 'note'), ...spotted(given, 'chosen'), ...spotted(hinted, 'hint')]
  }
  if (verdict && (answer.kind === 'squares' || answer.kind === 'square')) {
    const right = answer.kind === 'squares' ? answer.right : [answer.right]
    const [good, missed] = [
      right.filter((one) => given.includes(one)),
      right.filter((one) => !given.includes(one)),
    ]
    const bad = given.filter((one) => !right.includes(one))
    return [...spotted(good, 'good'), ...spotted(missed, 'note'), ...spotted(bad, 'bad')]
  }
  if (phase === 'wrong' && answer.kind === 'moves') return []
  // A square that matters in two ways is marked once.
  return spotted([...new Set(Object.values(solution.squares).flat())], 'note')
}

/** Moves that are collected, and after the answer what became of each. */
export function arrowsOf(attempt: Attempt): Arrow[] {
  const { phase, verdict, moves } = attempt
  if (!attempt.isCollecting || attempt.showing) return []
  if (phase === 'asking') return drawn(moves, 'other')
  if (!verdict) {
    const all = Object.entries(attempt.node?.moves ?? {}).filter(([, { verdict }]) => verdict === 'right')
    return drawn(
      all.map(([uci]) => uci),
      'other',
    )
  }
  const good = moves.filter((uci) => !verdict.extra.includes(uci))
  return [...drawn(good, 'move'), ...drawn(verdict.missing, 'other'), ...drawn(verdict.extra, 'attack')]
}
