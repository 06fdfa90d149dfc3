/** Which drills and lessons were passed, in this browser. */
import type { Summary } from './summary'

export type Progress = { runs: number; best: number; passedAt: number | null }
const KEPT = 'tratto.training.progress'
const LESSONS = 'tratto.lessons.progress'

function stored<T extends object>(name: string): T {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return (typeof read === 'object' && read !== null ? read : {}) as T
  } catch {
    return {} as T
  }
}

function store(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // The browser stores nothing: progress is not kept.
  }
}

export function allProgress(): Record<string, Progress> {
  return stored(KEPT)
}

export function progressOf(drill: string, level: number): Progress | null {
  return allProgress()[`${drill}:${level}`] ?? null
}

export function keepRun(drill: string, level: number, run: Summary, now: number): void {
  const all = allProgress()
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
  return stored(LESSONS)
}

export function keepLesson(key: string, now: number): void {
  store(LESSONS, { [key]: now, ...lessonsDone() })
}
