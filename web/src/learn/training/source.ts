/** Where exercises come from: the server, or what was kept of its answers in this browser. */
import { api, ask, Refusal } from '../../wire/api'
import { currentLanguage } from '../../words/words.svelte'
import { fetchedOrKept, forget, keep, kept, keptUnder } from '../kept'
import { isOwn, loadOwn } from './own'
import { RUN_LENGTH } from './summary'
import type { Exercise, Training } from './types'

/** How many runs of a drill and level are kept; the oldest gives way. */
const SETS = 3
/** So often the server is asked for one run. */
const MOST_CALLS = 6
type KeptSet = { at: number; isDone: boolean; exercises: Exercise[] }

const setKey = (drill: string, level: number, slot: number): string =>
  `${currentLanguage()}|set|${drill}|${level}|${slot}`
const troubleKey = (id: string): string => `${currentLanguage()}|trouble|${id}`

export async function loadTraining(): Promise<{ value: Training; isKept: boolean }> {
  return fetchedOrKept(`${currentLanguage()}|training`, () => ask(api.GET('/api/training')))
}

function drawSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/** Exercises from a seed on. The server may answer with fewer than were asked for, because making them takes its time. */
async function fetched(drill: string, level: number, seed: number, count: number): Promise<Exercise[]> {
  const exercises: Exercise[] = []
  let next = seed
  for (let time = 0; time < MOST_CALLS && exercises.length < count; time += 1) {
    const query = { seed: next, count: count - exercises.length, level }
    const answer = await ask(api.GET('/api/training/{drill}', { params: { path: { drill }, query } }))
    exercises.push(...answer.exercises)
    next = answer.next_seed
  }
  return exercises
}

async function keptSets(drill: string, level: number): Promise<{ slot: number; set: KeptSet }[]> {
  const slots = Array.from({ length: SETS }, (_, slot) => slot)
  const sets = await Promise.all(slots.map((slot) => kept<KeptSet>('answers', setKey(drill, level, slot))))
  return sets.flatMap((set, slot) => (set ? [{ slot, set }] : []))
}

/** Keeps a run for later, in an empty place or that of the oldest. */
async function keepSet(drill: string, level: number, exercises: Exercise[], isDone: boolean): Promise<void> {
  if (!exercises.length) return
  const sets = await keptSets(drill, level)
  const free = Array.from({ length: SETS }, (_, slot) => slot).find((slot) =>
    sets.every((one) => one.slot !== slot),
  )
  const oldest = [...sets].sort((a, b) => a.set.at - b.set.at)[0]?.slot ?? 0
  await keep('answers', [[setKey(drill, level, free ?? oldest), { at: Date.now(), isDone, exercises }]])
}

/** A run of a drill: a new one, or one that was kept where the server is not reached. */
export async function loadRun(
  drill: string,
  level: number,
): Promise<{ exercises: Exercise[]; isKept: boolean }> {
  try {
    const exercises = await fetched(drill, level, drawSeed(), RUN_LENGTH)
    // A second one is fetched ahead, so that there is something new without a network.
    void keepSet(drill, level, exercises, true)
      .then(() => provide(drill, level, 2))
      .catch(() => undefined)
    return { exercises, isKept: false }
  } catch (error) {
    if (!(error instanceof Refusal) || error.fault) throw error
    // One that was not asked yet comes first, and then the one that was asked the longest time ago.
    const sets = (await keptSets(drill, level)).sort(
      (a, b) => Number(a.set.isDone) - Number(b.set.isDone) || a.set.at - b.set.at,
    )
    const [next] = sets
    if (!next) throw error
    await keep('answers', [[setKey(drill, level, next.slot), { ...next.set, at: Date.now(), isDone: true }]])
    return { exercises: next.set.exercises, isKept: true }
  }
}

/** Fetches a run ahead where fewer are kept, so that there is one without a network. */
export async function provide(drill: string, level: number, wanted = 1): Promise<void> {
  if ((await keptSets(drill, level)).length >= wanted) return
  await keepSet(drill, level, await fetched(drill, level, drawSeed(), RUN_LENGTH), false)
}

/** Exercises that went wrong stay here until they go well, so that they come back without a network too. */
export async function keepTrouble(exercise: Exercise): Promise<void> {
  await keep('answers', [[troubleKey(exercise.id), exercise]])
}

export async function forgetTrouble(id: string): Promise<void> {
  await forget('answers', troubleKey(id))
}

/** A new exercise of the same drill and level; of a position from a game there is no other. */
export async function loadFresh(id: string): Promise<Exercise | undefined> {
  if (isOwn(id)) return undefined
  const [drill = '', level = '1'] = id.split(':')
  const [exercise] = await fetched(drill, Number(level), drawSeed(), 1)
  return exercise
}

/** An exercise by its name, if it can be had. */
export async function loadExercise(id: string): Promise<Exercise | null> {
  if (isOwn(id)) return loadOwn(id)
  const [drill = '', level = '1', seed = '0'] = id.split(':')
  const known = await kept<Exercise>('answers', troubleKey(id))
  if (known) return known
  const sets = await keptUnder<KeptSet>('answers', `${currentLanguage()}|set|${drill}|${level}|`)
  const among = sets.flatMap(({ exercises }) => exercises).find((exercise) => exercise.id === id)
  if (among) return among
  const [exercise] = await fetched(drill, Number(level), Number(seed), 1)
  // Where the drill has changed since, the exercise is another one, and the card is about nothing.
  return exercise?.id === id ? exercise : null
}
