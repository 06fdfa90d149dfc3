import { opposite } from '../board/squares'
import type { Period, Side } from '../wire/types'

/**
 * A two-sided clock for a wooden board, which needs no server. A pure state machine like the server's own: every act carries its time,
 * and nothing here reads the system time.
 */
export type Control = { periods: Period[]; hourglass: number | null }

export type Half = {
  ms: number
  /** What is left of the delay of this move. */
  delay: number
  /** What this move has used so far, for a Bronstein delay. */
  used: number
  period: number
  moves: number
  flag: boolean
}

export type Running = {
  control: Control
  white: Half
  black: Half
  /** Whose clock runs, or would. */
  turn: Side
  phase: 'ready' | 'running' | 'paused' | 'out'
  since: number
}

export function setUp(control: Control): Running {
  const half = (): Half => {
    const first = control.periods[0]
    const start = control.hourglass ?? first?.ms ?? 0
    // The increment is there before the first move, as on a digital clock: 5+3 begins at 5:03.
    const bonus = first?.bonus.kind === 'increment' ? first.bonus.ms : 0
    const delay = first && isDelay(first) ? first.bonus.ms : 0
    return { ms: start + bonus, delay, used: 0, period: 0, moves: 0, flag: false }
  }
  return { control, white: half(), black: half(), turn: 'white', phase: 'ready', since: 0 }
}

function isDelay(period: Period): boolean {
  return period.bonus.kind === 'delay' || period.bonus.kind === 'bronstein'
}

export function periodOf(clock: Running, side: Side): Period | undefined {
  const { periods } = clock.control
  return periods[Math.min(clock[side].period, periods.length - 1)]
}

/** The clock as it reads then. */
export function at(clock: Running, now: number): Running {
  if (clock.phase !== 'running') return clock
  const elapsed = Math.max(0, now - clock.since)
  const half = { ...clock[clock.turn] }
  const other = { ...clock[opposite(clock.turn)] }
  half.used += elapsed
  let spent = elapsed
  if (periodOf(clock, clock.turn)?.bonus.kind === 'delay') {
    spent = Math.max(0, elapsed - half.delay)
    half.delay = Math.max(0, half.delay - elapsed)
  }
  if (clock.control.hourglass !== null) other.ms += Math.min(spent, half.ms)
  half.ms -= spent
  const next: Running = { ...clock, [clock.turn]: half, [opposite(clock.turn)]: other, since: now }
  if (half.ms <= 0) {
    half.ms = 0
    half.flag = true
    next.phase = 'out'
  }
  return next
}

/** A side presses: its move is complete, and the other clock runs. The first press starts the game. */
export function press(clock: Running, side: Side, now: number): Running {
  const current = at(clock, now)
  if (current.phase === 'ready') {
    return { ...current, phase: 'running', turn: opposite(side), since: now }
  }
  if (current.phase !== 'running' || current.turn !== side) return current
  const half = { ...current[side] }
  const period = periodOf(current, side)
  half.moves += 1
  if (period) {
    if (period.bonus.kind === 'increment') half.ms += period.bonus.ms
    if (period.bonus.kind === 'bronstein') half.ms += Math.min(half.used, period.bonus.ms)
  }
  if (half.moves >= movesUpTo(current.control, half.period)) {
    half.period += 1
    half.ms += current.control.periods[half.period]?.ms ?? 0
  }
  half.used = 0
  const fresh = current.control.periods[Math.min(half.period, current.control.periods.length - 1)]
  half.delay = fresh && isDelay(fresh) ? fresh.bonus.ms : 0
  return { ...current, [side]: half, turn: opposite(side), since: now }
}

/** The moves that complete a period, counted from the start. */
export function movesUpTo(control: Control, period: number): number {
  let sum = 0
  for (const one of control.periods.slice(0, period + 1)) {
    if (!one.moves) return Infinity
    sum += one.moves
  }
  return period < control.periods.length - 1 ? sum : Infinity
}

export function pause(clock: Running, now: number): Running {
  const current = at(clock, now)
  if (current.phase === 'running') return { ...current, phase: 'paused' }
  if (current.phase === 'paused') return { ...current, phase: 'running', since: now }
  return current
}

/** A correction by the arbiter: time, moves, whose turn it is. */
export function correct(clock: Running, side: Side, ms: number, moves: number): Running {
  const half = { ...clock[side], ms: Math.max(0, ms), moves: Math.max(0, moves) }
  half.flag = half.ms === 0
  let period = 0
  while (half.moves >= movesUpTo(clock.control, period)) period += 1
  half.period = period
  const next: Running = { ...clock, [side]: half }
  if (next.phase === 'out' && !next.white.flag && !next.black.flag) next.phase = 'paused'
  return next
}

const NONE = { kind: 'none', ms: 0 } as const

/** Reads a time control in PGN, for use without a server. */
export function controlOf(text: string): Control | null {
  const glass = /^\*(\d+)$/.exec(text)
  if (glass) return { periods: [], hourglass: Number(glass[1]) * 1000 }
  const periods: Period[] = []
  for (const part of text.split(':')) {
    const match = /^(?:(\d+)\/)?(\d+)(?:([+db])(\d+))?$/.exec(part)
    if (!match) return null
    const kinds = { '+': 'increment', d: 'delay', b: 'bronstein' } as const
    const kind = kinds[(match[3] ?? '+') as keyof typeof kinds]
    periods.push({
      moves: match[1] ? Number(match[1]) : null,
      ms: Number(match[2]) * 1000,
      bonus: match[4] ? { kind, ms: Number(match[4]) * 1000 } : { ...NONE },
    })
  }
  return periods.length ? { periods, hourglass: null } : null
}
