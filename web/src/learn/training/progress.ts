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
