/** Exercises from one's own games: made by the server when they are asked for, and kept whole in this browser. */
import { Job } from '../../wire/job.svelte'
import { currentLanguage, LANGUAGES } from '../../words/words.svelte'
import { keep, kept, keptUnder } from '../kept'
import { owner } from '../owner'
import type { Exercise } from './types'

/** An exercise as it is kept: when it was made, from which game, for whom. */
export type OwnKept = { at: number; game: string; owner: string; exercise: Exercise }

/** So many are kept at most: as many as a file may have. */
export const MOST_OWN = 1_000

const keyOf = (id: string, language = currentLanguage()): string => `${language}|own|${id}`

export const isOwn = (id: string): boolean => id.startsWith('own:')

/** The position of an exercise, which its name has in it. */
export const fenOf = (id: string): string => `${id.slice('own:'.length).replaceAll('_', ' ')} 0 1`

/** Whether a move answers the exercise, by the verdict that came with it. */
export function isAnsweredBy({ answer }: Exercise, uci: string | undefined): boolean {
  return answer.kind === 'moves' && !!uci && answer.nodes[answer.start]?.moves[uci]?.verdict === 'right'
}

/** Asks the server for the exercises of positions; `null` if that was stopped. */
export async function makeOwn(
  positions: string[],
  job: Job,
): Promise<{ exercises: Exercise[]; without: number } | null> {
  const answer = await job.begin({ kind: 'own-exercises', positions })
  return answer?.kind === 'own-exercises' ? answer : null
}

export async function keepOwn(exercises: Exercise[], game: string, at = Date.now()): Promise<void> {
  await keep(
    'answers',
    exercises.map((exercise) => [keyOf(exercise.id), { at, game, owner: owner(), exercise }]),
  )
}

/** Everything that is kept for this reader, the newest first; of two languages the reader's own. */
export async function allOwn(): Promise<OwnKept[]> {
  const mine = currentLanguage()
  const codes = [...LANGUAGES.map(({ code }) => code).filter((code) => code !== mine), mine]
  const found = new Map<string, OwnKept>()
  for (const code of codes) {
    for (const one of await keptUnder<OwnKept>('answers', `${code}|own|`)) {
      if (!one.owner || one.owner === owner()) found.set(one.exercise.id, one)
    }
  }
  return [...found.values()].sort((a, b) => b.at - a.at)
}

/** An exercise by its name: kept in the reader's language, made again by the server, or kept in another language. */
export async function loadOwn(id: string): Promise<Exercise | null> {
  const known = await kept<OwnKept>('answers', keyOf(id))
  if (known) return known.exercise
  try {
    const made = await makeOwn([fenOf(id)], new Job())
    const exercise = made?.exercises.find((one) => one.id === id) ?? null
    if (exercise) await keepOwn([exercise], '')
    return exercise
  } catch (error) {
    for (const { code } of LANGUAGES) {
      const other = await kept<OwnKept>('answers', keyOf(id, code))
      if (other) return other.exercise
    }
    throw error
  }
}
