/** Which drills and lessons were passed, in this browser. */
import { createSubscriber } from 'svelte/reactivity'
import { owned, owner } from '../owner'
import { mergedRun, type LessonDone, type Run } from '../sync'
import type { Summary } from './summary'

export type Progress = { runs: number; best: number; passedAt: number | null }
const KEPT = 'tratto.training.progress'
const LESSONS = 'tratto.lessons.progress'

let changed = (): void => undefined
const watch = createSubscriber((update) => {
  changed = update
  return () => (changed = () => undefined)
})

function stored<T extends object>(name: string, of = owner()): T {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(owned(name, of)) ?? '{}')
    return (typeof read === 'object' && read !== null ? read : {}) as T
  } catch {
    return {} as T
  }
}

function store(name: string, value: object, of = owner()): void {
  try {
    localStorage.setItem(owned(name, of), JSON.stringify(value))
  } catch {
    // The browser stores nothing: progress is not kept.
  }
  changed()
}

export function allProgress(): Record<string, Progress> {
  watch()
  return stored(KEPT)
}

export function progressOf(drill: string, level: number): Progress | null {
  return allProgress()[`${drill}:${level}`] ?? null
}

export function keepRun(drill: string, level: number, run: Summary, now: number): void {
  const all = stored<Record<string, Progress>>(KEPT)
  const before = all[`${drill}:${level}`]
  all[`${drill}:${level}`] = {
    runs: (before?.runs ?? 0) + 1,
    best: Math.max(before?.best ?? 0, run.right),
    passedAt: before?.passedAt ?? (run.isPassed ? now : null),
  }
  store(KEPT, all)
}

/** Lessons whose question was answered, by their keys. */
export function lessonsDone(): Record<string, number> {
  watch()
  return stored(LESSONS)
}

export function keepLesson(key: string, now: number): void {
  store(LESSONS, { [key]: now, ...stored<Record<string, number>>(LESSONS) })
}

/** All of it, as an account or a file has it. */
export function allLearnt(of = owner()): { runs: Run[]; lessons: LessonDone[] } {
  const isTime = (at: unknown): at is number => Number.isSafeInteger(at) && (at as number) > 0
  const runs = Object.entries(stored<Record<string, Progress>>(KEPT, of)).map(
    ([id, { runs, best, passedAt }]) => ({
      id,
      runs: runs ?? 0,
      best: best ?? 0,
      ...(isTime(passedAt) ? { passed_at: passedAt } : {}),
    }),
  )
  const lessons = Object.entries(stored<Record<string, number>>(LESSONS, of)).flatMap(([id, done_at]) =>
    isTime(done_at) ? [{ id, done_at }] : [],
  )
  return { runs, lessons }
}

/** Merges what comes from elsewhere with what is here. */
export function takeLearnt(runs: Run[], lessons: LessonDone[], of = owner()): void {
  if (runs.length) {
    const all = new Map(allLearnt(of).runs.map((run) => [run.id, run]))
    for (const run of runs) {
      const old = all.get(run.id)
      all.set(run.id, old ? mergedRun(old, run) : run)
    }
    const kept = [...all.values()].map(({ id, runs, best, passed_at }) => [
      id,
      { runs, best, passedAt: passed_at ?? null },
    ])
    store(KEPT, Object.fromEntries(kept) as object, of)
  }
  if (lessons.length) {
    const all = stored<Record<string, number>>(LESSONS, of)
    for (const { id, done_at } of lessons) all[id] = Math.min(all[id] ?? Infinity, done_at)
    store(LESSONS, all, of)
  }
}

/** Takes away what is stored of somebody, after it was moved. */
export function forgetLearnt(of: string): void {
  try {
    for (const name of [KEPT, LESSONS]) localStorage.removeItem(owned(name, of))
  } catch {
    // The browser stores nothing.
  }
  changed()
}

/** Another reader's progress is shown. */
export function showAnother(): void {
  changed()
}

/** A game without the board that goes on. */
export type KeptBlindGame = { side: 'white' | 'black'; level: number; peeks: number; moves: string[] }
const BLIND = 'tratto.training.blind-game'
const BLIND_RUNG = 'tratto.training.blind-rung'

export function keptBlindGame(): KeptBlindGame | null {
  const { side, level, peeks, moves } = stored<Partial<KeptBlindGame>>(BLIND)
  if ((side !== 'white' && side !== 'black') || !Array.isArray(moves) || !moves.length) return null
  return { side, level: Number(level) || 1, peeks: Number(peeks) || 0, moves: moves.map(String) }
}

export function keepBlindGame(game: KeptBlindGame): void {
  store(BLIND, game)
}

export function clearBlindGame(): void {
  store(BLIND, {})
}

/** The fewest looks at the board in a game that was played to its end; passed without one. */
export type BlindRung = { peeks: number | null; passedAt: number | null }

export function blindRung(): BlindRung {
  const { peeks = null, passedAt = null } = stored<Partial<BlindRung>>(BLIND_RUNG)
  return { peeks, passedAt }
}

export function keepBlindRung(peeks: number, now: number): void {
  const before = blindRung()
  store(BLIND_RUNG, {
    peeks: Math.min(before.peeks ?? peeks, peeks),
    passedAt: before.passedAt ?? (peeks === 0 ? now : null),
  })
}
