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
