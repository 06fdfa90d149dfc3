import type { ClockView, Side } from '../wire/types'

/** What one side of the server's clock shows a number of milliseconds after the message arrived. */
export function shownAfter(clock: ClockView, side: Side, elapsed: number): { ms: number; delay: number } {
  const half = clock[side]
  if (clock.phase !== 'running' || clock.side !== side) return { ms: half.shown_ms, delay: half.delay_ms }
  if (half.bonus.kind === 'delay') {
    const delay = Math.max(0, half.delay_ms - elapsed)
    return { ms: Math.max(0, half.shown_ms - Math.max(0, elapsed - half.delay_ms)), delay }
  }
  return { ms: Math.max(0, half.shown_ms - elapsed), delay: Math.max(0, half.delay_ms - elapsed) }
}

/** A time as a digital clock shows it: tenths in the last twenty seconds. */
export function clockText(ms: number): string {
  if (ms < 20_000) {
    const tenths = Math.floor(Math.max(0, ms) / 100)
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`
  }
  const seconds = Math.ceil(ms / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** A time as the acts of the Laws write it: `1:30:00`, `2:05`. */
export function actTime(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
